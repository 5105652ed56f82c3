"""Everything that crosses the wire, as structs: REST bodies and answers, socket messages.

The flow is explained in docs/protocol.md. Rules of the house:

- JSON; unknown fields are refused, on both sides.
- An instant is whole milliseconds since 1970 (UTC), a duration whole milliseconds.
- Nothing here is a sentence: what people read is a message key with arguments.
- A *number* counts the entries of a table's journal (moves and undos). It only grows.
"""

from typing import Annotated, Any, Literal

import msgspec

from meadhall.core.options import Choice, Flag, Number

PROTOCOL = 1  # goes up when an old client could no longer follow

Word = int | str
Move = list[Word]  # ["split", 3]: a verb and its arguments
Instant = int
Millis = int
Seat = Annotated[int, msgspec.Meta(ge=0, le=15)]
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+\Z")]
Slug = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[a-z0-9-]+\Z")]
NameText = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]  # checked further by names.py
Password = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]  # 8 or more where it is set
Nonce = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+\Z")]
ChatText = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]

Colour = Literal["blue", "red", "green", "yellow", "purple", "grey"]
Emblem = Literal["moon", "hammer", "pine", "sun", "knot", "ring"]
Language = Literal["en", "pl", "de", "fr", "nl", "es", "it"]


class Wire(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every struct of the protocol is."""


# --- errors ------------------------------------------------------------------

Code = Literal[
    "bad-request",  # details.problem: what is wrong and what would be right
    "not-signed-in",  # no session: POST /api/guest first
    "forbidden",  # not yours to do; details.problem
    "wrong-origin",  # the request came from another site
    "not-found",
    "wrong-method",
    "too-large",  # details.limit in bytes
    "too-many",  # rate limit; details.retry_after in milliseconds
    "name-taken",
    "name-bad",  # details.problem: "short" | "long" | "characters" | "confusable" | "reserved"
    "password-bad",  # details.problem: "short" | "long" | "common"
    "login-failed",  # name or password is wrong, or locked out: never says which
    "banned",
    "bad-options",  # details.problem
    "no-such-game",
    "seat-taken",
    "seats-empty",  # cannot start: details.seats are still open
    "wrong-state",  # the table is open, playing or over, and this needs another; details.state
    "not-your-seat",
    "not-your-turn",  # details.waiting
    "illegal-move",  # details.at: index of the refused move; details.legal: names
    "cannot-undo",  # details.problem: "reveal" | "other-seat" | "nothing"
    "read-only",  # details.reason: "rules-version" | "game-missing"; details.stored, .here
    "muted",
    "chat-off",
    "no-request",  # the question was answered or withdrawn meanwhile
    "request-open",  # another question is open already
    "unavailable",  # the database cannot be reached now: send it again with the same id
    "internal",  # details.ref stands in the server's log
]


class Problem(Wire, frozen=True):
    """The body of every HTTP answer that is not 2xx."""

    code: Code
    details: dict[str, Any] = {}


# --- people ------------------------------------------------------------------


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


class Vacation(Wire, frozen=True):
    """POST /api/me/vacation: clocks of tables at one's own pace stand still until then."""

    until: Instant | None


# --- Web Push --------------------------------------------------------------------

PushText = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
Endpoint = Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]


class PushKey(Wire, frozen=True):
    """GET /api/push: `applicationServerKey`; null: this host sends none."""

    key: str | None


class PushKeys(Wire, frozen=True):
    p256dh: PushText
    auth: PushText


class Subscription(Wire, frozen=True):
    """POST /api/push: what the browser's PushSubscription says of itself."""

    endpoint: Endpoint
    keys: PushKeys
    expires: float | None = msgspec.field(default=None, name="expirationTime")


class Unsubscribe(Wire, frozen=True):
    """DELETE /api/push"""

    endpoint: Endpoint


class Pushed(Wire, frozen=True, tag="turn"):
    """What a push says, once decrypted: it is your turn there."""

    table: str
    game: str
    language: Language | None


# --- games and texts -----------------------------------------------------------


class VerbInfo(Wire, frozen=True):
    """A verb and the names of its arguments: the button's text is `move-<name>`."""

    name: str
    args: list[str]


class GameInfo(Wire, frozen=True):
    slug: str
    title: str
    least: int
    most: int
    rules_version: int
    options: list[Flag | Choice | Number]
    verbs: list[VerbInfo]


class Catalogue(Wire, frozen=True):
    """GET /api/games. Texts: /texts/<language>/<slug>.ftl and <slug>.rules.ftl, those of the
    house /texts/<language>/house.ftl."""

    games: list[GameInfo]
    bots: list[str]  # weakest first
    languages: list[str]
    protocol: int = PROTOCOL


# --- tables --------------------------------------------------------------------


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


class SeatInfo(Wire, frozen=True):
    seat: int
    kind: Literal["open", "person", "bot", "hot"]
    person: Person | None = None  # who sits there; of a hot seat: whose device it is
    name: str | None = None  # of a hot seat
    bot: str | None = None  # which bot sits there, or plays on for an absent person
    away: bool = False  # a bot plays on until they come back (`back`)
    resigned: bool = False
    connected: bool = False


class Outcome(Wire, frozen=True):
    scores: list[int]
    ranks: list[int]


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
    code: str | None  # for people at the table, and of public tables
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
    """GET /api/tables?list=open|mine|finished&game=<slug>&before=<cursor>, newest first."""

    tables: list[TableInfo]
    next: str | None = None  # the cursor of the next page


class Position(Wire, frozen=True):
    """GET /api/tables/{id}/replay?at=N&seat=S: the position after N moves (undone ones left out).

    Without `seat`: your own, else a spectator's. Other seats' eyes only after the end.
    """

    at: int
    of: int  # how many moves there are
    seat: int | None
    view: Any
    lines: list["LogLine"]  # what this move told
    by: int | None  # who made it
    move: Move | None  # after the end only, or your own


class Round(Wire, frozen=True):
    """Where a round (or a turn, in games without rounds) begins."""

    number: int
    at: int  # so many moves were made before


class Course(Wire, frozen=True):
    """GET /api/tables/{id}/course: how the game went, move by move (undone ones left out)."""

    by: list[int]  # who made each move
    rounds: list[Round]
    scores: list[list[int]]  # by seat after 0, 1, ... moves; empty before the end


class Health(Wire, frozen=True):
    """GET /healthz, /readyz."""

    status: Literal["ok", "unavailable"]
    database: bool = True
    bus: bool = True
    version: str = ""


# --- parts of socket messages ----------------------------------------------------


class LegalMove(Wire, frozen=True):
    name: Move  # what to send
    args: dict[str, Word]  # its arguments by name: text `move-<verb>` with these


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


# --- socket at a table: client -> server ------------------------------------------
# GET /ws/tables/{id}. Every command has an id of the client's making; exactly one reply
# bears it: done, preview, log, stale or error.


class Command(Wire, frozen=True):
    id: Id


class Play(Command, frozen=True, tag="play"):
    """One move or several, all or none. `seen` is the number of the newest view."""

    seen: Annotated[int, msgspec.Meta(ge=0)]
    seat: Seat
    moves: Annotated[list[Move], msgspec.Meta(min_length=1, max_length=200)]


class Preview(Command, frozen=True, tag="preview"):
    """Tries moves on a copy, as far as nothing hidden would be revealed."""

    seen: Annotated[int, msgspec.Meta(ge=0)]
    seat: Seat
    moves: Annotated[list[Move], msgspec.Meta(max_length=200)]


class Undo(Command, frozen=True, tag="undo"):
    """Takes back the seat's move `to` and all after it; without `to` its newest."""

    seen: Annotated[int, msgspec.Meta(ge=0)]
    seat: Seat
    to: int | None = None


class AskUndo(Command, frozen=True, tag="ask-undo"):
    """Where `undo` refuses: asks all other humans to go back to before entry `to`."""

    seen: Annotated[int, msgspec.Meta(ge=0)]
    seat: Seat
    to: Annotated[int, msgspec.Meta(ge=1)]


class AskAbandon(Command, frozen=True, tag="ask-abandon"):
    """Offers to end the game without a result."""

    seat: Seat


class Answer(Command, frozen=True, tag="answer"):
    """To a Request. The asker's `no` withdraws it."""

    request: Id
    seat: Seat
    yes: bool


class Chat(Command, frozen=True, tag="chat"):
    text: ChatText


class Mute(Command, frozen=True, tag="mute"):
    """No chat of that person reaches you any more, at any table; or again."""

    person: Id
    on: bool = True


class Resign(Command, frozen=True, tag="resign"):
    """For good: a bot plays the seat to the end."""

    seat: Seat


class Leave(Command, frozen=True, tag="leave"):
    """A bot plays on until `back`."""

    seat: Seat


class Back(Command, frozen=True, tag="back"):
    seat: Seat


class AskLog(Command, frozen=True, tag="log"):
    """Older chronicle lines: those of entries before `before`."""

    before: Annotated[int, msgspec.Meta(ge=1)]


class Refresh(Command, frozen=True, tag="refresh"):
    """Table and views anew; answered by done."""


class Visible(Command, frozen=True, tag="visible"):
    """Whether the page is looked at; a new socket's is. Answered by done, told to nobody."""

    on: bool


class Ping(Command, frozen=True, tag="ping"):
    """Answered by done; keeps proxies from closing the socket."""


TableCommand = (
    Play
    | Preview
    | Undo
    | AskUndo
    | AskAbandon
    | Answer
    | Chat
    | Mute
    | Resign
    | Leave
    | Back
    | AskLog
    | Refresh
    | Visible
    | Ping
)


# --- socket at a table: server -> client -------------------------------------------


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
    view: Any  # the game's own struct: core.view.View and its fields
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


class People(Wire, frozen=True, tag="people"):
    people: list[Presence]
    watchers: int


class ClockChanged(Wire, frozen=True, tag="clock"):
    """A clock changed without a move (somebody came back, went on vacation)."""

    clock: Clock


class Asked(Wire, frozen=True, tag="request"):
    """A question was asked, answered in part, or (null) is settled."""

    request: Request | None
    settled: Literal["agreed", "refused", "withdrawn", "overtaken"] | None = None


class Reconnect(Wire, frozen=True, tag="reconnect"):
    """This worker stops; connect again after that time. Nothing is lost."""

    after: Millis
    reason: Literal["stopping", "too-slow", "signed-out"]


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
    | People
    | ClockChanged
    | Asked
    | Reconnect
)


# --- socket of the lobby -------------------------------------------------------------
# GET /ws/lobby. The client sends Ping only.


class LobbyHello(Wire, frozen=True, tag="lobby"):
    protocol: int
    server_time: Instant
    you: Person
    open: list[TableInfo]  # public ones, newest first, 100 at most
    mine: list[TableInfo]  # open and running ones at which you sit


class LobbyTable(Wire, frozen=True, tag="lobby-table"):
    """A table that is open and public, or yours: new or changed."""

    table: TableInfo
    mine: bool


class LobbyGone(Wire, frozen=True, tag="lobby-gone"):
    """No longer open; or no longer yours."""

    id: str


LobbyMessage = LobbyHello | LobbyTable | LobbyGone | Done | Error | Reconnect
