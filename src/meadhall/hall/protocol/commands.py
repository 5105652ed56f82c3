"""What a client says at a table: GET /ws/tables/{id}.

Every command has an id of the client's making; exactly one reply bears it: done, preview, log,
stale or error.
"""

from typing import Annotated

import msgspec

from meadhall.hall.protocol.base import ChatText, FirstNumber, Id, Move, Number, Seat, Wire


class Command(Wire, frozen=True):
    id: Id


class Play(Command, frozen=True, tag="play"):
    """One move or several, all or none. `seen` is the number of the newest view."""

    seen: Number
    seat: Seat
    moves: Annotated[list[Move], msgspec.Meta(min_length=1, max_length=200)]


class Preview(Command, frozen=True, tag="preview"):
    """Tries moves on a copy, as far as nothing hidden would be revealed.

    `places` names a thing of the game: the answer says where it could go after these moves.
    """

    seen: Number
    seat: Seat
    moves: Annotated[list[Move], msgspec.Meta(max_length=200)]
    places: Annotated[str, msgspec.Meta(max_length=40)] | None = None


class Undo(Command, frozen=True, tag="undo"):
    """Takes back the seat's move `to` and all after it; without `to` its newest."""

    seen: Number
    seat: Seat
    to: Number | None = None


class AskUndo(Command, frozen=True, tag="ask-undo"):
    """Where `undo` refuses: asks all other humans to go back to before entry `to`."""

    seen: Number
    seat: Seat
    to: FirstNumber


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

    before: FirstNumber


class Refresh(Command, frozen=True, tag="refresh"):
    """Asks for the table and fresh views; answered by done."""


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
