"""Rows as the hall handles them: the JSON columns opened."""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from meadhall.hall.protocol.base import Move
from meadhall.hall.protocol.messages import Request
from meadhall.hall.protocol.tables import NoClock, Outcome, Pace, TableState

Kind = Literal["start", "play", "undo", "retract", "away", "back", "resign", "end"]
# undo takes back all entries from `back_to` on, retract only those of its seat


class SeatRow(msgspec.Struct):
    kind: Literal["open", "person", "bot", "hot"] = "open"
    person: str | None = None  # of a hot seat: whose device it is
    name: str | None = None  # of a hot seat, or of somebody in an imported game
    bot: str | None = None
    away: bool = False
    resigned: bool = False
    nonce: str | None = None

    @property
    def by_bot(self) -> bool:
        """Whether a bot decides here now."""
        return self.kind == "bot" or self.away or self.resigned

    @property
    def finished_by_bot(self) -> bool:
        """Whether a bot plays here in place of a person; after the end: to the end."""
        return self.kind != "bot" and (self.away or self.resigned)


class Clocks(msgspec.Struct):
    """Time left by seat, and since when it runs (none: it stands)."""

    left: list[int] = []
    since: list[int | None] = []


class TableRow(msgspec.Struct, kw_only=True):
    id: str
    code: str
    game: str
    rules_version: int
    options: dict[str, Any]
    seats: list[SeatRow]
    owner: str
    public: bool
    watchers: bool
    chat: bool
    pace: Pace = NoClock()
    state: TableState = "open"
    created: int
    started: int | None = None
    ended: int | None = None
    number: int = 0
    waiting: list[int] = []
    since: int | None = None
    clocks: Clocks = msgspec.field(default_factory=Clocks)
    due: int | None = None
    outcome: Outcome | None = None
    secret: str
    seed: str | None = None
    request: Request | None = None
    rematch: str | None = None
    version: int = 0

    def people(self) -> list[str]:
        """Who sits here, each once, by seat."""
        return list(dict.fromkeys(seat.person for seat in self.seats if seat.person))

    def seats_of(self, person: str) -> list[int]:
        return [at for at, seat in enumerate(self.seats) if seat.person == person]


class Entry(msgspec.Struct, kw_only=True, gc=False):
    """One line of a table's journal."""

    number: int
    kind: Kind
    seat: int | None = None
    move: Move | None = None
    back_to: int | None = None  # undo, retract: the first entry taken back
    at: int
    command: str | None = None  # person and command id, on the last entry of a command
    lines: list["LogEntry"] = []
    state: str | None = None  # a snapshot of the position after it; written, read only by itself
    gone: list[int] = []  # what it takes back; found out by the match, not stored

    @property
    def moves(self) -> bool:
        """Whether it changes the position."""
        return self.kind in ("play", "undo", "retract")

    def takes_back(self, other: "Entry") -> bool:
        """Whether this one takes back the other."""
        if self.back_to is None or not self.back_to <= other.number < self.number:
            return False
        return self.kind == "undo" or other.seat == self.seat


def seats_given_up(notes: Sequence[Entry], before: int | None) -> dict[int, Entry]:
    """The note by which each seat came into a bot's hands, as it was before that entry."""
    found: dict[int, Entry] = {}
    for note in notes:
        if note.seat is None or (before is not None and note.number >= before):
            continue
        if note.kind == "back":
            found.pop(note.seat, None)
        else:
            found[note.seat] = note
    return found


def in_force(entries: Sequence[Entry]) -> list[Entry]:
    """The moves that were not taken back, in order."""
    kept: list[Entry] = []
    for entry in entries:
        if entry.kind == "play":
            kept.append(entry)
        elif entry.moves:
            kept = [play for play in kept if not entry.takes_back(play)]
    return kept


class LogEntry(msgspec.Struct, gc=False):
    """A line of the chronicle."""

    key: str
    args: dict[str, Any]
    only: list[int] | None = None

    def readable(self, seat: int | None) -> bool:
        return self.only is None or seat in self.only

    @property
    def is_mark(self) -> bool:
        """It marks the lines of an event and has no text."""
        return self.key.startswith("scene-")


JSON_COLUMNS: dict[str, Any] = {
    "options": dict[str, Any],
    "seats": list[SeatRow],
    "pace": Pace,
    "waiting": list[int],
    "clocks": Clocks,
    "outcome": Outcome,
    "request": Request,
}
_DECODERS = {name: msgspec.json.Decoder(kind) for name, kind in JSON_COLUMNS.items()}
_LINES = msgspec.json.Decoder(list[LogEntry])
_MOVE = msgspec.json.Decoder(Move)
_encode = msgspec.json.Encoder().encode


def text(value: Any) -> str:
    return _encode(value).decode()


def table_from(row: Any) -> TableRow:
    values = dict(row)
    for name, decoder in _DECODERS.items():
        if values[name] is not None:
            values[name] = decoder.decode(values[name])
    return TableRow(**values)


def table_values(row: TableRow) -> dict[str, Any]:
    values = {}
    for name in row.__struct_fields__:
        value = getattr(row, name)
        values[name] = text(value) if name in JSON_COLUMNS and value is not None else value
    return values


def entry_from(row: Any) -> Entry:
    return Entry(
        number=row["number"],
        kind=row["kind"],
        seat=row["seat"],
        move=_MOVE.decode(row["move"]) if row["move"] else None,
        back_to=row["back_to"],
        at=row["at"],
        command=row["command"],
        lines=_LINES.decode(row["lines"]) if row["lines"] else [],
    )


def entry_values(table: str, entry: Entry) -> dict[str, Any]:
    return {
        "table": table,
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "move": text(entry.move) if entry.move is not None else None,
        "back_to": entry.back_to,
        "at": entry.at,
        "command": entry.command,
        "lines": text(entry.lines) if entry.lines else None,
        "state": entry.state,
    }
