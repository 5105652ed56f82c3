"""What the hall says at a table, and what that is made of."""

from typing import Any, Literal

from meadhall.hall.protocol.base import Code, Instant, Millis, Move, Wire, Word
from meadhall.hall.protocol.people import Person
from meadhall.hall.protocol.tables import TableInfo


class LegalMove(Wire, frozen=True):
    name: Move  # what to send
    args: dict[str, Word]  # its arguments by name: text `move-<verb>` with these
    detail: dict[str, Any] = {}  # what the position adds: text `move-<verb>.detail` with both


class LogLine(Wire, frozen=True):
    move: int  # number of the journal entry that told it
    key: str
    args: dict[str, Any]


class ChatLine(Wire, frozen=True):
    id: int
    at: Instant
    person: Person
    text: str


class Clock(Wire, frozen=True):
    """Each seat's time as it was at `at`; those in `running` go down from there."""

    at: Instant
    running: list[int]
    left: list[Millis]
    vacation: list[Instant | None]  # by seat: stands still until then


class Request(Wire, frozen=True):
    """A question to all other humans at the table; all must say yes."""

    id: str
    kind: Literal["undo", "abandon"]
    by: int  # seat
    to: int | None = None  # undo: back to before this journal entry
    yes: list[int] = []  # seats that agreed so far, the asker's included
    open: list[int] = []  # seats still to answer


class Presence(Wire, frozen=True):
    person: Person
    seats: list[int]  # empty: a watcher
    pages: int = 1  # in how many windows, on whatever devices


class Hello(Wire, frozen=True, tag="hello"):
    """The first message."""

    protocol: int
    server_time: Instant
    you: Person
    seats: list[int]  # yours; empty: you watch
    table: TableInfo
    chat: list[ChatLine]  # the newest 50, oldest first
    lines: list[LogLine]  # the newest 200 that you may read
    more_lines: bool  # older ones can be asked for
    people: list[Presence]
    watchers: int
    request: Request | None


class Table(Wire, frozen=True, tag="table"):
    """Something about the table changed: seats, state, who is away, the outcome."""

    table: TableInfo
    seats: list[int]  # yours, as they are now


class View(Wire, frozen=True, tag="view"):
    """The position with the eyes of one seat of yours, or of a spectator (`seat` null)."""

    seat: int | None
    number: int
    view: Any  # the game's own struct: core.seen.View and its fields
    legal: list[LegalMove]  # empty when this seat is not asked
    undo: list[int]  # entries this seat may take back now, newest last
    no_undo: Literal["reveal", "other-seat", "nothing"] | None  # why not (further)
    lines: list[LogLine]  # told since the last view you were sent
    dropped: list[int]  # entries taken back since: forget their lines
    clock: Clock | None


class Done(Wire, frozen=True, tag="done"):
    """Carried out, and committed. The same command sent again gets the same answer."""

    id: str
    number: int  # of the table's journal after it


class Stale(Wire, frozen=True, tag="stale"):
    """Not carried out: the table has moved on. Fresh views follow."""

    id: str
    number: int


class Previewed(Wire, frozen=True, tag="preview"):
    id: str
    number: int
    seat: int
    played: int  # how many of the moves are in this view
    stopped: Literal["reveal", "turn", "over"] | None  # why not all, or why none may follow
    view: Any
    legal: list[LegalMove]
    places: list[Any] | None  # the game's own structs, if they were asked for


class Log(Wire, frozen=True, tag="log"):
    id: str
    lines: list[LogLine]
    more_lines: bool


class Error(Wire, frozen=True, tag="error"):
    id: str | None  # null: the message could not be read at all
    code: Code
    details: dict[str, Any] = {}


class Chatted(Wire, frozen=True, tag="chat"):
    line: ChatLine


class PeopleChanged(Wire, frozen=True, tag="people-changed"):
    """Who came or changed (name, seats, pages), and who left, since the last message about it."""

    changed: list[Presence]
    left: list[str]  # ids of people
    watchers: int


class ClockChanged(Wire, frozen=True, tag="clock"):
    """A clock changed without a move (somebody came back, went on vacation)."""

    clock: Clock


class Asked(Wire, frozen=True, tag="request"):
    """A question was asked, answered in part, or (null) is settled."""

    request: Request | None
    settled: Literal["agreed", "refused", "withdrawn", "overtaken"] | None = None


class Reconnect(Wire, frozen=True, tag="reconnect"):
    """The socket is closed; connect again after that time, unless the reason speaks against it."""

    after: Millis
    reason: Literal["stopping", "too-slow", "signed-out", "no-watchers"]


TableMessage = (
    Hello
    | Table
    | View
    | Done
    | Stale
    | Previewed
    | Log
    | Error
    | Chatted
    | PeopleChanged
    | ClockChanged
    | Asked
    | Reconnect
)
