"""Guests and accounts."""

import asyncio
from collections.abc import Awaitable
from dataclasses import dataclass
from typing import get_args

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from meadhall.hall import names
from meadhall.hall.fleet.bus import NewSession, SignedOut
from meadhall.hall.fleet.guesses import Guesses
from meadhall.hall.fleet.limits import Limits
from meadhall.hall.lobby.seating import Seating
from meadhall.hall.lobby.visitors import Visitors
from meadhall.hall.net.api.endpoint import Call, Endpoint, Nothing
from meadhall.hall.net.sessions import Sessions
from meadhall.hall.problems import Refused
from meadhall.hall.protocol.base import Emblem
from meadhall.hall.protocol.people import (
    ChangeMe,
    ChangePassword,
    Credentials,
    DeleteAccount,
    Me,
    Muted,
    NewGuest,
    Unmute,
    Vacation,
)
from meadhall.hall.run.clock import HallClock
from meadhall.hall.store.people import Column, PeopleStore, PersonRow, hash_token, new_id, new_token
from meadhall.hall.table.fair import COLOURS, Chance
from meadhall.hall.table.open_tables import OpenTables

EMBLEMS: tuple[Emblem, ...] = get_args(Emblem)  # of each colour
DAY = 86_400_000
LONGEST_VACATION = 60 * DAY

hasher = PasswordHasher()
_NOBODY = hasher.hash("the password of nobody")  # so that an unknown name takes as long


def _verify(person: PersonRow | None, password: str) -> bool:
    try:
        return hasher.verify(person.password if person and person.password else _NOBODY, password)
    except VerifyMismatchError:
        return False


@dataclass(eq=False)
class PeopleApi:
    people: PeopleStore
    sessions: Sessions
    limits: Limits
    guesses: Guesses
    visitors: Visitors
    tables: OpenTables
    seating: Seating
    time: HallClock
    chance: Chance
    vacation_days: int

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint("GET /api/me", self.get_me, answer=Me, summary="Who you are"),
            Endpoint(
                "POST /api/guest", self.guest, body=NewGuest, answer=Me,
                signed_in=None, limit="me", summary="Become a guest",
                refusals=("name-bad", "name-taken"),
            ),
            Endpoint(
                "PATCH /api/me", self.change_me, body=ChangeMe, answer=Me, limit="me",
                summary="Change name, colour, emblem, language",
                refusals=("name-bad", "name-taken"),
            ),
            Endpoint(
                "GET /api/me/muted", self.muted, answer=Muted,
                summary="Whose chat you do not get",
            ),
            Endpoint(
                "POST /api/me/unmute", self.unmute, body=Unmute, answer=Me, limit="me",
                summary="Get somebody's chat again",
            ),
            Endpoint(
                "POST /api/me/vacation", self.vacation, body=Vacation, answer=Me,
                limit="me", summary="Let clocks of tables at one's own pace stand still",
                refusals=("vacation-spent",),
            ),
            Endpoint(
                "POST /api/account/claim", self.claim, body=Credentials, answer=Me,
                limit="claim", summary="Make the guest an account",
                refusals=("name-bad", "name-taken", "password-bad", "wrong-state"),
            ),
            Endpoint(
                "POST /api/account/login", self.login, body=Credentials, answer=Me,
                signed_in=False, limit="me", summary="Log in", refusals=("login-failed", "banned"),
            ),
            Endpoint(
                "POST /api/account/logout", self.logout, body=Nothing, answer=Nothing,
                signed_in=None, limit="me", summary="Log out here",
            ),
            Endpoint(
                "POST /api/account/logout-everywhere", self.logout_everywhere,
                body=Nothing, answer=Nothing, limit="account", summary="Log out on all devices",
            ),
            Endpoint(
                "POST /api/account/password", self.password, body=ChangePassword,
                answer=Me, limit="account", summary="Change the password",
                refusals=("login-failed", "password-bad", "wrong-state"),
            ),
            Endpoint(
                "POST /api/account/delete", self.delete, body=DeleteAccount,
                answer=Nothing, limit="account", summary="Delete the account; games stay",
                refusals=("login-failed",),
            ),
        ]  # fmt: skip

    def me(self, person: PersonRow) -> Me:
        return Me(
            person=person.shown(),
            language=person.language,
            vacation_until=person.vacation_until,
            muted=person.muted,
            server_time=self.time.now(),
        )

    async def get_me(self, call: Call) -> Me:
        return self.me(call.person)

    async def guest(self, call: Call) -> Me:
        """Makes a visitor a guest; asking again changes nothing."""
        if call.maybe_person is not None:
            return self.me(call.maybe_person)
        await self.limits.take("guest", call.address)
        wish: NewGuest = call.body
        name = names.any_name() if wish.name is None else await self._free_name(wish.name)
        colour = self.chance.colour() if wish.colour is None else wish.colour
        person = PersonRow(
            id=new_id(),
            name=name,
            colour=colour,
            emblem=EMBLEMS[COLOURS.index(colour)] if wish.emblem is None else wish.emblem,
            language=wish.language,
            created=self.time.now(),
        )
        token = new_token()
        await self.people.create(person, token)
        call.new_cookie = self.sessions.cookie(token)
        return self.me(person)

    async def _free_name(self, name: str, mine: PersonRow | None = None) -> str:
        """The name as it is kept; Refused if it looks like that of another account."""
        tidy = names.clean(name)
        owners = await self.people.owners(names.keys(tidy))
        if owners - {mine.id if mine else ""}:
            raise Refused("name-taken")
        return tidy

    async def change_me(self, call: Call) -> Me:
        wish: ChangeMe = call.body
        values: dict[Column, str | None] = {}
        if wish.name is not None:
            name = await self._free_name(wish.name, call.person)
            values["name"] = name
            if call.person.password is not None:
                values["name_key"] = names.key(name)
        if wish.colour is not None:
            values["colour"] = wish.colour
        if wish.emblem is not None:
            values["emblem"] = wish.emblem
        if wish.language is not None:
            values["language"] = wish.language
        if not values:
            return self.me(call.person)
        change = self.people.change(call.person.id, values, call.person.password)
        return await self._changed(change)

    async def muted(self, call: Call) -> Muted:
        ids = call.person.muted
        people = await self.people.shown(ids)
        return Muted(people=[people[one] for one in reversed(ids)])

    async def unmute(self, call: Call) -> Me:
        wish: Unmute = call.body
        return await self._changed(self.people.mute(call.person.id, wish.person, on=False))

    async def _changed(self, change: Awaitable[PersonRow]) -> Me:
        """Carries the change out and tells everybody."""
        try:
            person = await change
        except sa.exc.IntegrityError:
            raise Refused("name-taken") from None
        self.visitors.change_person(person)
        return self.me(person)

    async def claim(self, call: Call) -> Me:
        wish: Credentials = call.body
        if call.person.password is not None:
            raise Refused("wrong-state", state="account", needed="guest")
        name = await self._free_name(wish.name, call.person)
        names.check_password(wish.password, name)
        hashed = await asyncio.to_thread(hasher.hash, wish.password)
        token, now = new_token(), self.time.now()
        change = self.people.claim(
            call.person.id, name, names.key(name), hashed, call.token, token, now
        )
        answer = await self._changed(change)
        self.visitors.change_session(NewSession(hash_token(call.token), hash_token(token)))
        call.new_cookie = self.sessions.cookie(token)
        return answer

    async def login(self, call: Call) -> Me:
        """Takes as long and answers alike, whether the name or the password is wrong."""
        wish: Credentials = call.body
        key = names.key(wish.name.casefold())
        await self.limits.take("login", call.address)
        await self.guesses.begin(key, call.address)
        person = await self.people.account(names.tidy(wish.name), names.keys(wish.name))
        right = await asyncio.to_thread(_verify, person, wish.password)
        if person is None or not right:
            raise Refused("login-failed")
        await self.guesses.right(key, call.address)
        if person.banned:
            raise Refused("banned")
        token = new_token()
        if not await self.people.log_in(person, token, self.time.now()):
            raise Refused("login-failed")
        call.new_cookie = self.sessions.cookie(token)
        return self.me(person)

    async def logout(self, call: Call) -> Nothing:
        if call.maybe_person is not None:
            await self.people.log_out(call.token)
            self.visitors.sign_out(SignedOut(call.person.id, only=hash_token(call.token)))
        call.new_cookie = self.sessions.no_cookie()
        return Nothing()

    async def logout_everywhere(self, call: Call) -> Nothing:
        await self.people.log_out_everywhere(call.person.id)
        self.visitors.sign_out(SignedOut(call.person.id))
        call.new_cookie = self.sessions.no_cookie()
        return Nothing()

    async def password(self, call: Call) -> Me:
        wish: ChangePassword = call.body
        if call.person.password is None:
            raise Refused("wrong-state", state="guest", needed="account")
        await self.limits.take("password", call.person.id)
        if not await asyncio.to_thread(_verify, call.person, wish.old):
            raise Refused("login-failed")
        names.check_password(wish.new, call.person.name)
        hashed = await asyncio.to_thread(hasher.hash, wish.new)
        change = self.people.new_password(
            call.person.id, hashed, call.person.password, but=call.token
        )
        answer = await self._changed(change)
        self.visitors.sign_out(SignedOut(call.person.id, but=hash_token(call.token)))
        return answer

    async def delete(self, call: Call) -> Nothing:
        """Deletes the account: its games stay, its name goes."""
        wish: DeleteAccount = call.body
        if call.person.password is not None:
            await self.limits.take("password", call.person.id)
            if not await asyncio.to_thread(_verify, call.person, wish.password or ""):
                raise Refused("login-failed")
        person = call.person.id
        await self._changed(self.people.delete(person, call.person.password))
        self.visitors.sign_out(SignedOut(person))
        for table in await self.people.playing(person):  # a crash here: cleaning.py goes on
            await self.seating.left_for_good(table, person)
        call.new_cookie = self.sessions.no_cookie()
        return Nothing()

    async def vacation(self, call: Call) -> Me:
        wish: Vacation = call.body
        now = self.time.now()
        if wish.until is not None and not now < wish.until <= now + LONGEST_VACATION:
            raise Refused("bad-request", problem="until must lie in the future, 60 days at most")
        most = self.vacation_days * DAY
        change = self.people.vacation(call.person.id, wish.until, now, most)
        answer = await self._changed(change)
        for table in await self.people.playing(call.person.id):
            await (await self.tables.open(table)).driver.vacation_changed()
        return answer
