"""Words that all of the protocol is made of, and what is said when something is refused."""

from typing import Annotated, Any, Literal

import msgspec

PROTOCOL = 1  # goes up when an old client could no longer follow

Word = int | str
Move = list[Word]  # ["split", 3]: a verb and its arguments
Instant = int
Millis = int
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]  # of a journal entry; 0: the start
FirstNumber = Annotated[int, msgspec.Meta(ge=1, le=2**31 - 1)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=15)]
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+\Z")]
Slug = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[a-z0-9-]+\Z")]
NameText = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]  # checked further by names.py
Password = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]  # 8 or more where it is set
Nonce = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+\Z")]
ChatText = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]

Colour = Literal["blue", "red", "green", "yellow", "purple", "grey"]
Emblem = Literal["moon", "hammer", "pine", "sun", "knot", "ring"]


class Wire(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, gc=False):
    """What every struct of the protocol is."""


Code = Literal[
    "bad-request",  # details.problem: what is wrong and what would be right
    "not-signed-in",  # no session: POST /api/guest first
    "forbidden",  # not yours to do; details.problem
    "wrong-origin",  # the request came from another site
    "wrong-host",  # this hall is not at that host; details.host
    "not-found",
    "wrong-method",
    "too-large",  # details.limit in bytes
    "too-many",  # rate limit; details.retry_after in milliseconds
    "too-many-sockets",  # one person's; details.limit
    "too-many-watchers",  # at a table; details.limit
    "busy",  # too much long work waits; details.retry_after in milliseconds
    "name-taken",
    "name-bad",  # details.problem: "short" | "long" | "characters" | "confusable" | "reserved"
    "password-bad",  # details.problem: "short" | "long" | "simple" | "common" | "name"
    "login-failed",  # name or password is wrong, or locked out: never says which
    "banned",
    "vacation-spent",  # details.latest: the last instant until which a vacation may last now
    "bad-options",  # details.problem
    "no-such-game",
    "seat-taken",
    "seats-empty",  # cannot start: details.seats are still open
    "wrong-state",  # the table is open, playing or over, and this needs another; details.state
    "not-your-seat",
    "not-your-turn",  # details.waiting
    "illegal-move",  # details.at: index of the refused move; details.legal: names
    "cannot-undo",  # details.problem: "reveal" | "other-seat" | "nothing"
    "read-only",  # details.reason: "rules-version" | "game-missing"
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


class Health(Wire, frozen=True):
    """GET /healthz, /readyz."""

    status: Literal["ok", "unavailable"]
    database: bool = True
    bus: bool = True
    version: str = ""
