"""Guests and accounts."""

import asyncio
from collections.abc import Awaitable
from typing import get_args

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from meadhall.hall import names
from meadhall.hall.fleet.bus import NewSession, PersonChanged, SignedOut
from meadhall.hall.net.api.endpoint import Call, Endpoint, Nothing
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
from meadhall.hall.store.people import Column, PersonRow, hash_token, new_id, new_token
from meadhall.hall.table.fair import COLOURS

EMBLEMS: tuple[Emblem, ...] = get_args(Emblem)  # of each colour
DAY = 86_400_000
LONGEST_VACATION = 60 * DAY

hasher = PasswordHasher()
_NOBODY = hasher.hash("the password of nobody")  # so that an unknown name takes as long


def me(call: Call, person: PersonRow) -> Me:
    return Me(
        person=person.shown(),
        language=person.language,
        vacation_until=person.vacation_until,
        muted=person.muted,
        server_time=call.hall.time.now(),
    )


async def get_me(call: Call) -> Me:
    return me(call, call.person)


async def guest(call: Call) -> Me:
    """A visitor is somebody at once; asking again changes nothing."""
    if call.maybe_person is not None:
        return me(call, call.maybe_person)
    await call.hall.limits.take("guest", call.address)
    wish: NewGuest = call.body
    name = names.any_name() if wish.name is None else await _free_name(call, wish.name)
    colour = call.hall.worker.chance.colour() if wish.colour is None else wish.colour
    person = PersonRow(
        id=new_id(),
        name=name,
        colour=colour,
        emblem=EMBLEMS[COLOURS.index(colour)] if wish.emblem is None else wish.emblem,
        language=wish.language,
        created=call.hall.time.now(),
    )
    token = new_token()
    await call.hall.people.create(person, token)
    call.new_cookie = call.sessions.cookie(token)
    return me(call, person)


async def _free_name(call: Call, name: str, mine: PersonRow | None = None) -> str:
    """Nobody may look like an account that is not theirs."""
    tidy = names.clean(name)
    owners = await call.hall.people.owners(names.keys(tidy))
    if owners - {mine.id if mine else ""}:
        raise Refused("name-taken")
    return tidy


async def change_me(call: Call) -> Me:
    wish: ChangeMe = call.body
    values: dict[Column, str | None] = {}
    if wish.name is not None:
        name = await _free_name(call, wish.name, call.person)
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
        return me(call, call.person)
    change = call.hall.people.change(call.person.id, values, call.person.password)
    return await _changed(call, change)


async def muted(call: Call) -> Muted:
    ids = call.person.muted
    people = await call.hall.people.shown(ids)
    return Muted(people=[people[one] for one in reversed(ids)])


async def unmute(call: Call) -> Me:
    wish: Unmute = call.body
    return await _changed(call, call.hall.people.mute(call.person.id, wish.person, on=False))


async def _changed(call: Call, change: Awaitable[PersonRow]) -> Me:
    """Carries the change out and tells everybody."""
    try:
        person = await change
    except sa.exc.IntegrityError:
        raise Refused("name-taken") from None
    call.hall.person_changed(person)
    call.hall.bus.tell(PersonChanged(person.id))
    return me(call, person)


async def claim(call: Call) -> Me:
    wish: Credentials = call.body
    if call.person.password is not None:
        raise Refused("wrong-state", state="account", needed="guest")
    name = await _free_name(call, wish.name, call.person)
    names.check_password(wish.password, name)
    hashed = await asyncio.to_thread(hasher.hash, wish.password)
    token, now = new_token(), call.hall.time.now()
    change = call.hall.people.claim(
        call.person.id, name, names.key(name), hashed, call.token, token, now
    )
    answer = await _changed(call, change)
    note = NewSession(hash_token(call.token), hash_token(token))
    call.hall.session_changed(note)
    call.hall.bus.tell(note)
    call.new_cookie = call.sessions.cookie(token)
    return answer


async def login(call: Call) -> Me:
    """Takes as long and answers alike, whether the name or the password is wrong."""
    wish: Credentials = call.body
    key = names.key(wish.name.casefold())
    await call.hall.limits.take("login", call.address)
    await call.hall.guesses.begin(key, call.address)
    person = await call.hall.people.account(names.tidy(wish.name), names.keys(wish.name))
    right = await asyncio.to_thread(_verify, person, wish.password)
    if person is None or not right:
        raise Refused("login-failed")
    await call.hall.guesses.right(key, call.address)
    if person.banned:
        raise Refused("banned")
    token = new_token()
    if not await call.hall.people.log_in(person, token, call.hall.time.now()):
        raise Refused("login-failed")
    call.new_cookie = call.sessions.cookie(token)
    return me(call, person)


def _verify(person: PersonRow | None, password: str) -> bool:
    try:
        return hasher.verify(person.password if person and person.password else _NOBODY, password)
    except VerifyMismatchError:
        return False


async def logout(call: Call) -> Nothing:
    if call.maybe_person is not None:
        await call.hall.people.log_out(call.token)
        _sign_out(call, SignedOut(call.person.id, only=hash_token(call.token)))
    call.new_cookie = call.sessions.no_cookie()
    return Nothing()


async def logout_everywhere(call: Call) -> Nothing:
    await call.hall.people.log_out_everywhere(call.person.id)
    _sign_out(call, SignedOut(call.person.id))
    call.new_cookie = call.sessions.no_cookie()
    return Nothing()


def _sign_out(call: Call, who: SignedOut) -> None:
    """Their sockets are closed, at whatever worker."""
    call.hall.sign_out(who)
    call.hall.bus.tell(who)


async def password(call: Call) -> Me:
    wish: ChangePassword = call.body
    if call.person.password is None:
        raise Refused("wrong-state", state="guest", needed="account")
    await call.hall.limits.take("password", call.person.id)
    if not await asyncio.to_thread(_verify, call.person, wish.old):
        raise Refused("login-failed")
    names.check_password(wish.new, call.person.name)
    hashed = await asyncio.to_thread(hasher.hash, wish.new)
    change = call.hall.people.new_password(
        call.person.id, hashed, call.person.password, but=call.token
    )
    answer = await _changed(call, change)
    _sign_out(call, SignedOut(call.person.id, but=hash_token(call.token)))
    return answer


async def delete(call: Call) -> Nothing:
    """Games stay, the name goes."""
    wish: DeleteAccount = call.body
    if call.person.password is not None:
        await call.hall.limits.take("password", call.person.id)
        if not await asyncio.to_thread(_verify, call.person, wish.password or ""):
            raise Refused("login-failed")
    person = call.person.id
    await _changed(call, call.hall.people.delete(person, call.person.password))
    _sign_out(call, SignedOut(person))
    for table in await call.hall.people.playing(person):  # a crash here: cleaning.py goes on
        await call.hall.left_for_good(table, person)
    call.new_cookie = call.sessions.no_cookie()
    return Nothing()


async def vacation(call: Call) -> Me:
    wish: Vacation = call.body
    now = call.hall.time.now()
    if wish.until is not None and not now < wish.until <= now + LONGEST_VACATION:
        raise Refused("bad-request", problem="until must lie in the future, 60 days at most")
    most = call.hall.settings.vacation_days * DAY
    change = call.hall.people.vacation(call.person.id, wish.until, now, most)
    answer = await _changed(call, change)
    for table in await call.hall.people.playing(call.person.id):
        await call.hall.vacation_changed(table)
    return answer


ENDPOINTS = [
    Endpoint(method="GET", path="/api/me", handler=get_me, answer=Me, summary="Who you are"),
    Endpoint(
        method="POST", path="/api/guest", handler=guest, body=NewGuest, answer=Me,
        signed_in=None, limit="me", summary="Become a guest",
        refusals=("name-bad", "name-taken"),
    ),
    Endpoint(
        method="PATCH", path="/api/me", handler=change_me, body=ChangeMe, answer=Me, limit="me",
        summary="Change name, colour, emblem, language", refusals=("name-bad", "name-taken"),
    ),
    Endpoint(
        method="GET", path="/api/me/muted", handler=muted, answer=Muted,
        summary="Whose chat you do not get",
    ),
    Endpoint(
        method="POST", path="/api/me/unmute", handler=unmute, body=Unmute, answer=Me, limit="me",
        summary="Get somebody's chat again",
    ),
    Endpoint(
        method="POST", path="/api/me/vacation", handler=vacation, body=Vacation, answer=Me,
        limit="me", summary="Let clocks of tables at one's own pace stand still",
        refusals=("vacation-spent",),
    ),
    Endpoint(
        method="POST", path="/api/account/claim", handler=claim, body=Credentials, answer=Me,
        limit="claim", summary="Make the guest an account",
        refusals=("name-bad", "name-taken", "password-bad", "wrong-state"),
    ),
    Endpoint(
        method="POST", path="/api/account/login", handler=login, body=Credentials, answer=Me,
        signed_in=False, limit="me", summary="Log in", refusals=("login-failed", "banned"),
    ),
    Endpoint(
        method="POST", path="/api/account/logout", handler=logout, body=Nothing, answer=Nothing,
        signed_in=None, limit="me", summary="Log out here",
    ),
    Endpoint(
        method="POST", path="/api/account/logout-everywhere", handler=logout_everywhere,
        body=Nothing, answer=Nothing, limit="account", summary="Log out on all devices",
    ),
    Endpoint(
        method="POST", path="/api/account/password", handler=password, body=ChangePassword,
        answer=Me, limit="account", summary="Change the password",
        refusals=("login-failed", "password-bad", "wrong-state"),
    ),
    Endpoint(
        method="POST", path="/api/account/delete", handler=delete, body=DeleteAccount,
        answer=Nothing, limit="account", summary="Delete the account; games stay",
        refusals=("login-failed",),
    ),
]  # fmt: skip
