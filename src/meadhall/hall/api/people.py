"""Guests and accounts."""

import asyncio
import secrets
from typing import get_args

import msgspec
import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from meadhall.hall import names
from meadhall.hall.api.endpoint import Call, Endpoint, Nothing
from meadhall.hall.bus import PersonChanged, SignedOut
from meadhall.hall.problems import Refused
from meadhall.hall.protocol.base import Colour, Emblem
from meadhall.hall.protocol.people import (
    ChangeMe,
    ChangePassword,
    Credentials,
    DeleteAccount,
    Me,
    NewGuest,
    Vacation,
)
from meadhall.hall.store.people import PersonRow, kept, new_id, new_token

COLOURS: tuple[Colour, ...] = get_args(Colour)[:5]  # grey and the ring are the watchers'
EMBLEMS: tuple[Emblem, ...] = get_args(Emblem)[:5]
LONGEST_VACATION = 60 * 86_400_000

hasher = PasswordHasher()
_NOBODY = hasher.hash("the password of nobody")  # so that an unknown name takes as long


def me(call: Call, person: PersonRow) -> Me:
    return Me(
        person=person.shown(),
        language=person.language,
        vacation_until=person.vacation_until,
        muted=person.muted,
        server_time=call.house.time.now(),
    )


async def get_me(call: Call) -> Me:
    return me(call, call.person)


async def guest(call: Call) -> Me:
    """A visitor is somebody at once; asking again changes nothing."""
    if call.maybe_person is not None:
        return me(call, call.maybe_person)
    await call.house.limits.take("guest", call.address)
    wish: NewGuest = call.body
    name = names.any_name() if wish.name is None else await _free_name(call, wish.name)
    person = PersonRow(
        id=new_id(),
        name=name,
        colour=secrets.choice(COLOURS) if wish.colour is None else wish.colour,
        emblem=secrets.choice(EMBLEMS) if wish.emblem is None else wish.emblem,
        language=wish.language,
        created=call.house.time.now(),
    )
    token = new_token()
    await call.house.people.create(person, token)
    call.new_cookie = call.sessions.cookie(token)
    return me(call, person)


async def _free_name(call: Call, name: str, mine: PersonRow | None = None) -> str:
    """Nobody may look like an account that is not theirs."""
    tidy = names.clean(name)
    owner = await call.house.people.by_name(names.key(tidy))
    if owner is not None and (mine is None or owner.id != mine.id):
        raise Refused("name-taken")
    return tidy


async def change_me(call: Call) -> Me:
    wish: ChangeMe = call.body
    person = msgspec.structs.replace(call.person)
    if wish.name is not None:
        person.name = await _free_name(call, wish.name, call.person)
        if person.password is not None:
            person.name_key = names.key(person.name)
    person.colour = wish.colour or person.colour
    person.emblem = wish.emblem or person.emblem
    person.language = wish.language or person.language
    return await _changed(call, person)


async def _changed(call: Call, person: PersonRow) -> Me:
    try:
        await call.house.people.change(person)
    except sa.exc.IntegrityError:
        call.house.people.forget(person.id)
        raise Refused("name-taken") from None
    call.house.person_changed(person)
    call.house.bus.tell(PersonChanged(person.id))
    return me(call, person)


async def claim(call: Call) -> Me:
    wish: Credentials = call.body
    if call.person.password is not None:
        raise Refused("wrong-state", state="account", needed="guest")
    name = await _free_name(call, wish.name, call.person)
    names.check_password(wish.password, name)
    hashed = await asyncio.to_thread(hasher.hash, wish.password)
    person = msgspec.structs.replace(
        call.person, name=name, name_key=names.key(name), password=hashed
    )
    return await _changed(call, person)


async def login(call: Call) -> Me:
    """Takes as long and answers alike, whether the name or the password is wrong."""
    wish: Credentials = call.body
    key = names.key(wish.name)
    await call.house.limits.take("login", call.address)
    await call.house.limits.take("login-name", key)
    person = await call.house.people.by_name(key)
    right = await asyncio.to_thread(_verify, person, wish.password)
    if person is None or not right:
        raise Refused("login-failed")
    if person.banned:
        raise Refused("banned")
    token = new_token()
    await call.house.people.log_in(person.id, token, call.house.time.now())
    call.new_cookie = call.sessions.cookie(token)
    return me(call, person)


def _verify(person: PersonRow | None, password: str) -> bool:
    try:
        return hasher.verify(person.password if person and person.password else _NOBODY, password)
    except VerifyMismatchError:
        return False


async def logout(call: Call) -> Nothing:
    if call.maybe_person is not None:
        await call.house.people.log_out(call.token)
        _sign_out(call, SignedOut(call.person.id, only=kept(call.token)))
    call.new_cookie = call.sessions.no_cookie()
    return Nothing()


async def logout_everywhere(call: Call) -> Nothing:
    await call.house.people.log_out_everywhere(call.person.id)
    _sign_out(call, SignedOut(call.person.id))
    call.new_cookie = call.sessions.no_cookie()
    return Nothing()


def _sign_out(call: Call, who: SignedOut) -> None:
    """Their sockets are closed, at whatever worker."""
    call.house.sign_out(who)
    call.house.bus.tell(who)


async def password(call: Call) -> Me:
    wish: ChangePassword = call.body
    if call.person.password is None:
        raise Refused("wrong-state", state="guest", needed="account")
    await call.house.limits.take("login-name", call.person.id)
    if not await asyncio.to_thread(_verify, call.person, wish.old):
        raise Refused("login-failed")
    names.check_password(wish.new, call.person.name)
    hashed = await asyncio.to_thread(hasher.hash, wish.new)
    answer = await _changed(call, msgspec.structs.replace(call.person, password=hashed))
    await call.house.people.log_out_everywhere(call.person.id, but=call.token)
    _sign_out(call, SignedOut(call.person.id, but=kept(call.token)))
    return answer


async def delete(call: Call) -> Nothing:
    """Games stay, the name goes."""
    wish: DeleteAccount = call.body
    if call.person.password is not None:
        await call.house.limits.take("login-name", call.person.id)
        if not await asyncio.to_thread(_verify, call.person, wish.password or ""):
            raise Refused("login-failed")
    person = msgspec.structs.replace(
        call.person,
        name="",
        name_key=None,
        colour="grey",
        emblem="ring",
        language=None,
        password=None,
        muted=[],
        deleted=True,
    )
    await _changed(call, person)
    await call.house.people.log_out_everywhere(person.id)
    _sign_out(call, SignedOut(person.id))
    for table in await call.house.people.playing(person.id):
        await call.house.left_for_good(table, person.id)
    call.new_cookie = call.sessions.no_cookie()
    return Nothing()


async def vacation(call: Call) -> Me:
    wish: Vacation = call.body
    now = call.house.time.now()
    if wish.until is not None and not now < wish.until <= now + LONGEST_VACATION:
        raise Refused("bad-request", problem="until must lie in the future, 60 days at most")
    person = msgspec.structs.replace(call.person, vacation_until=wish.until)
    answer = await _changed(call, person)
    for table in await call.house.people.playing(person.id):
        await call.house.vacation_changed(table)
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
        method="POST", path="/api/me/vacation", handler=vacation, body=Vacation, answer=Me,
        limit="me", summary="Let clocks of tables at one's own pace stand still",
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
