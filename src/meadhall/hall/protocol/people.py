"""Guests and accounts."""

from typing import Annotated, Literal

import msgspec

from meadhall.core.texts import Language
from meadhall.hall.protocol.base import (
    Colour,
    Emblem,
    Id,
    Instant,
    NameText,
    Password,
    Wire,
)


class Person(Wire, frozen=True):
    """Somebody as others see them. A deleted account keeps its id, `name` is then empty."""

    id: str
    name: str
    colour: Colour
    emblem: Emblem
    guest: bool


class Me(Wire, frozen=True):
    """You. GET /api/me, and the answer of everything that changes you."""

    person: Person
    language: Language | None
    vacation_until: Instant | None
    muted: list[str] = []  # ids of people whose chat you do not get
    server_time: Instant = 0


class Muted(Wire, frozen=True):
    """GET /api/me/muted: the people of `Me.muted`, last muted first."""

    people: list[Person]


class Unmute(Wire, frozen=True):
    """POST /api/me/unmute: you get their chat again. At a table the command `mute` does both."""

    person: Id


class NewGuest(Wire, frozen=True):
    """POST /api/guest: with nothing given the hall picks a name and a shield."""

    name: NameText | None = None
    colour: Colour | None = None
    emblem: Emblem | None = None
    language: Language | None = None


class ChangeMe(Wire, frozen=True):
    """PATCH /api/me: only what is given changes."""

    name: NameText | None = None
    colour: Colour | None = None
    emblem: Emblem | None = None
    language: Language | None = None


class Credentials(Wire, frozen=True):
    """POST /api/account/claim and /api/account/login."""

    name: NameText
    password: Password


class ChangePassword(Wire, frozen=True):
    """POST /api/account/password. Other devices are logged out."""

    old: Password
    new: Password


class DeleteAccount(Wire, frozen=True):
    """POST /api/account/delete. A guest gives no password."""

    password: Password | None = None


class Report(Wire, frozen=True):
    """POST /api/reports: tells the operator about somebody at a table; the chat goes along."""

    table: Id
    person: Id
    reason: Literal["insult", "spam", "cheating", "name", "other"]
    text: Annotated[str, msgspec.Meta(max_length=500)] = ""


class Vacation(Wire, frozen=True):
    """POST /api/me/vacation: clocks of tables at one's own pace stand still until then."""

    until: Instant | None
