"""Tables, before and around play."""

from typing import Annotated, Literal

import msgspec

from meadhall.hall.protocol.base import Instant, Millis, NameText, Nonce, Seat, Slug, Wire
from meadhall.hall.protocol.people import Person


class Live(Wire, frozen=True, tag="live"):
    """A bank per seat, and an increment for every decision taken."""

    bank: Annotated[Millis, msgspec.Meta(ge=10_000, le=86_400_000)]
    increment: Annotated[Millis, msgspec.Meta(ge=0, le=600_000)] = 0


class OwnPace(Wire, frozen=True, tag="own-pace"):
    """So many days for each decision."""

    days: Annotated[int, msgspec.Meta(ge=1, le=30)]


class NoClock(Wire, frozen=True, tag="no-clock"):
    pass


Pace = Live | OwnPace | NoClock


class OpenSeat(Wire, frozen=True, tag="open"):
    pass


class MySeat(Wire, frozen=True, tag="me"):
    pass


class BotSeat(Wire, frozen=True, tag="bot"):
    bot: Annotated[str, msgspec.Meta(min_length=1, max_length=40)] = "rollout"


class HotSeat(Wire, frozen=True, tag="hot"):
    """Somebody else at the owner's device."""

    name: NameText


SeatWish = OpenSeat | MySeat | BotSeat | HotSeat


class NewTable(Wire, frozen=True):
    """POST /api/tables -> TableInfo. Starts at once if `start` and no seat is open."""

    game: Slug
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=16)]
    options: dict[str, bool | int | str] = {}
    public: bool = True  # listed in the lobby; otherwise by link or code only
    watchers: bool = True  # may others look on (public view only)?
    chat: bool = True
    pace: Pace = NoClock()
    nonce: Nonce | None = None  # your share of the chance; the hall draws one if missing
    start: bool = False


class SitDown(Wire, frozen=True):
    """POST /api/tables/{id}/sit. Without `seat` the first open one; a seated person moves."""

    seat: Seat | None = None
    nonce: Nonce | None = None


class Swap(Wire, frozen=True):
    """POST /api/tables/{id}/swap (owner, before the start): two seats change places."""

    a: Seat
    b: Seat


class SeatNumber(Wire, frozen=True):
    """POST /api/tables/{id}/remove (owner)"""

    seat: Seat


class Stand(Wire, frozen=True):
    """POST /api/tables/{id}/stand. Without a seat: from all of yours."""

    seat: Seat | None = None


class Fill(Wire, frozen=True):
    """POST /api/tables/{id}/fill (owner, before the start): a bot in that seat, or in all open."""

    bot: Annotated[str, msgspec.Meta(min_length=1, max_length=40)] = "rollout"
    seat: Seat | None = None


class AddHot(Wire, frozen=True):
    """POST /api/tables/{id}/hot: somebody at your device takes an open seat."""

    seat: Seat
    name: NameText


class Rematch(Wire, frozen=True):
    """POST /api/tables/{id}/rematch: everybody who asks adds their share of the chance."""

    nonce: Nonce | None = None


class SeatInfo(Wire, frozen=True):
    seat: int
    kind: Literal["open", "person", "bot", "hot"]
    person: Person | None = None  # who sits there; of a hot seat: whose device it is
    name: str | None = None  # of a hot seat, or of somebody in an imported game
    bot: str | None = None  # which bot sits there, or plays on for an absent person
    away: bool = False  # a bot plays on until they come back (`back`); after the end: they did not
    resigned: bool = False
    connected: bool = False


class Outcome(Wire, frozen=True):
    """A person's seat that a bot finished (`away` or `resigned`) ranks behind all people who
    played to the end."""

    scores: list[int]
    ranks: list[int]
    rule_ranks: list[int] = []  # those of the rule book, where they differ


class Fair(Wire, frozen=True):
    """Commit and reveal. `meadhall verify` checks a finished game."""

    commitment: str  # SHA-256 of the secret, in hex; known before anybody sits down
    nonces: list[str] = []  # by seat, from the start on
    seed_hash: str | None = None  # SHA-256 of the seed as decimal digits, from the start on
    secret: str | None = None  # hex, after the end
    seed: str | None = None  # decimal digits (too large for a JavaScript number), after the end


TableState = Literal["open", "playing", "over", "abandoned"]


class TableInfo(Wire, frozen=True):
    """A table as everybody sees it."""

    id: str
    code: str  # short; whoever has it finds the table
    game: str
    rules_version: int
    options: dict[str, bool | int | str]
    seats: list[SeatInfo]
    owner: str  # id of a person
    public: bool
    watchers: bool
    chat: bool
    pace: Pace
    fair: Fair
    state: TableState
    created: Instant
    started: Instant | None = None
    ended: Instant | None = None
    number: int = 0
    waiting: list[int] = []  # seats that may decide now
    since: Instant | None = None  # since when
    outcome: Outcome | None = None
    rematch: str | None = None  # id of the next table, once there is one
    read_only: Literal["rules-version", "game-missing"] | None = None


class TablePage(Wire, frozen=True):
    """GET /api/tables?list=<which>&game=<slug>&before=<cursor>, newest first.

    Which: open, mine, finished (public ones and yours), finished-mine, finished-others.
    """

    tables: list[TableInfo]
    next: str | None = None  # the cursor of the next page
