"""Decisions at a table: each looks at the table as it is and says what to reply or to write.

None of them waits for anything: what has to be read from the database is read before.
"""

from typing import TYPE_CHECKING, Final, Literal

import msgspec

from meadhall.core.state import State
from meadhall.hall.problems import Refused
from meadhall.hall.protocol import commands
from meadhall.hall.protocol.messages import Done, Error, Log, Previewed, Request, Stale
from meadhall.hall.protocol.tables import NoClock, OwnPace
from meadhall.hall.store.people import new_id
from meadhall.hall.store.rows import Entry, Kind, SeatRow, TableRow
from meadhall.hall.table import clocks
from meadhall.hall.table.info import why_read_only
from meadhall.hall.table.match import Change, Match
from meadhall.hall.table.standing import outcome_of
from meadhall.hall.table.worker import Worker

if TYPE_CHECKING:
    from meadhall.hall.table.table import Table

Reply = Done | Stale | Previewed | Log | Error
Settled = Literal["agreed", "refused", "withdrawn", "overtaken"]
SeatNote = Literal["away", "back", "resign"]
SEAT_NOTES: Final[dict[type, SeatNote]] = {
    commands.Resign: "resign",
    commands.Leave: "away",
    commands.Back: "back",
}
LEASE: Final = 5000  # ms after which another worker may ask a bot that this one was to ask


class Write:
    """The outcome of a decision that changes the table: the row after it, and what led to it."""

    def __init__(
        self,
        row: TableRow,
        change: Change | None = None,  # of the match; without one only the row changes
        start: str | None = None,  # the first snapshot: the game begins
        settled: Settled | None = None,  # how a question that was open has ended
    ) -> None:
        self.row = row
        self.change = change
        self.start = start
        self.settled = settled


class Earlier:
    """What a question about going back needs of a table's past."""

    def __init__(self, positions: int, state: State | None, decided: set[int]) -> None:
        self.positions = positions  # newest entry that changed the position when this was read
        self.state = state  # the position to go back to
        self.decided = decided  # seats that are away and have decided something since


# --- a move ------------------------------------------------------------------------------


def command(
    table: "Table", person: str, sent: commands.TableCommand, key: str, earlier: Earlier | None
) -> Reply | Write:
    """What a person's command does. Every kind that enters the mailbox is here."""
    if isinstance(sent, commands.Play):
        return play(table, person, sent, key)
    if isinstance(sent, commands.Preview):
        return preview(table, person, sent)
    if isinstance(sent, commands.Undo):
        return undo(table, person, sent, key)
    if isinstance(sent, commands.Resign | commands.Leave | commands.Back):
        return seat_note(table, person, sent, key)
    if isinstance(sent, commands.AskUndo):
        return ask_undo(table, person, sent, key, earlier)
    if isinstance(sent, commands.AskAbandon):
        return ask_abandon(table, person, sent, key)
    if isinstance(sent, commands.Answer):
        return answer(table, person, sent, earlier)
    raise Refused("bad-request", problem=f"no command {type(sent).__name__}")


def play(table: "Table", person: str, sent: commands.Play, key: str) -> Reply | Write:
    match = own_match(table, person, sent.seat)
    if not match.fresh_enough(sent.seat, sent.seen):
        return _stale(table, match, sent)
    return _write(table, match.play(sent.seat, sent.moves, table.worker.time.now(), key))


def own_match(table: "Table", person: str, seat: int, present: bool = True) -> Match:
    """The match, if it runs and the seat is this person's to decide."""
    match = playing(table)
    row = table.row
    if seat >= len(row.seats) or row.seats[seat].person != person:
        raise Refused("not-your-seat", yours=row.seats_of(person))
    mine = row.seats[seat]
    if present and (mine.away or mine.resigned or mine.kind == "bot"):
        raise Refused("wrong-state", state="resigned" if mine.resigned else "away", needed="back")
    return match


def playing(table: "Table") -> Match:
    """The match, if it can be played on."""
    if table.row.state != "playing":
        raise Refused("wrong-state", state=table.row.state, needed="playing")
    if table.match is None:
        raise Refused("read-only", reason=why_read_only(table.row))
    return table.match


def _stale(
    table: "Table", match: Match, sent: commands.Play | commands.Undo | commands.Preview
) -> Stale:
    if sent.seen > match.number:  # from the future: this worker is behind
        table.dirty = True
    return Stale(id=sent.id, number=match.number)


def _write(table: "Table", change: Change, seats: list[SeatRow] | None = None) -> Write:
    return Write(row_after(table, change, seats), change)


def row_after(table: "Table", change: Change, seats: list[SeatRow] | None = None) -> TableRow:
    """The table's row after a change of its match."""
    old, state = table.row, change.state
    last = change.entries[-1]
    now = last.at
    row: TableRow = msgspec.structs.replace(old, seats=seats or old.seats, number=change.number)
    ended = last.kind == "end"
    row.waiting = [] if state.over or ended else state.waiting
    moves = change.moves
    if row.waiting != old.waiting or moves:
        row.since = now
    if not isinstance(row.pace, NoClock):
        told = [line for entry in change.entries for line in entry.lines]
        _set_clocks(table, row, last, moves, clocks.hold_of(told))
    asked = row.request.open if row.request is not None else []
    if last.moves or ended or (last.kind == "resign" and last.seat in asked):
        row.request = None
    if state.over:
        row.state, row.ended = "over", now
        row.outcome = outcome_of(state, row.seats)
    elif ended:
        row.state, row.ended = "abandoned", now
    row.due = due(table.worker, row, now)
    return row


def _set_clocks(table: "Table", row: TableRow, last: Entry, moves: int, hold: int) -> None:
    """`moves`: made by the seat of the last entry; below zero: taken back by it."""
    running = [seat for seat in row.waiting if not row.seats[seat].by_bot]
    before = row.clocks
    if last.kind == "back" and last.seat is not None:
        before = clocks.back(before, row.pace, last.seat)
    row.clocks = clocks.after(
        before,
        row.pace,
        last.at,
        last.seat if moves else None,
        running,
        table.vacations,
        table.worker.outages,
        moves,
        hold,
    )


def due(worker: Worker, row: TableRow, now: int) -> int | None:
    """When the hall must act by itself: a bot is to move, or a clock runs out."""
    if row.state != "playing":
        return None
    if _bot_among(row, row.waiting) is not None:
        return now + LEASE + worker.bot_budget
    return clocks.deadline(row.clocks, row.pace, now, worker.outages)


def _bot_among(row: TableRow, waiting: list[int]) -> int | None:
    for at in waiting:
        seat = row.seats[at]
        if seat.kind == "bot" or seat.away or seat.resigned:  # compiled: faster than by_bot
            return at
    return None


def bot_seat(table: "Table") -> int | None:
    """A seat that is asked and decided by a bot."""
    if table.row.state != "playing" or table.match is None:
        return None
    return _bot_among(table.row, table.match.state.waiting)


# --- the other commands at a table -------------------------------------------------------


def undo(table: "Table", person: str, sent: commands.Undo, key: str) -> Reply | Write:
    match = own_match(table, person, sent.seat)
    if not match.fresh_enough(sent.seat, sent.seen):
        return _stale(table, match, sent)
    return _write(table, match.undo(sent.seat, sent.to, table.worker.time.now(), key))


def preview(table: "Table", person: str, sent: commands.Preview) -> Reply:
    """Tries moves on a copy: nothing changes, and nobody else learns of it."""
    match = own_match(table, person, sent.seat)
    if not match.fresh_enough(sent.seat, sent.seen):
        return _stale(table, match, sent)
    tried = match.preview(sent.seat, sent.moves)
    return Previewed(
        id=sent.id,
        number=match.number,
        seat=sent.seat,
        played=tried.played,
        stopped=tried.stopped,
        view=tried.state.view(sent.seat),
        legal=match.legal(sent.seat, tried.state),
        places=None if sent.places is None else match.places(sent.seat, sent.places, tried.state),
    )


def seat_note(
    table: "Table", person: str, sent: commands.Resign | commands.Leave | commands.Back, key: str
) -> Reply | Write:
    match = own_match(table, person, sent.seat, present=False)
    seat = table.row.seats[sent.seat]
    kind = SEAT_NOTES[type(sent)]
    if seat.resigned:
        raise Refused("wrong-state", state="resigned")
    if (kind == "away") == seat.away and kind != "resign":
        return Done(id=sent.id, number=match.number)  # it is so already
    return note(table, kind, sent.seat, key)


def ask_undo(
    table: "Table", person: str, sent: commands.AskUndo, key: str, earlier: Earlier | None
) -> Reply | Write:
    """Asks all others who are there, and those who are away if a decision of theirs would be
    taken back."""
    match = own_match(table, person, sent.seat)
    if sent.seen < match.positions:
        return Stale(id=sent.id, number=match.number)
    if sent.to > match.number:
        raise Refused("cannot-undo", problem="nothing", may=match.may_undo(sent.seat))
    if earlier is None or earlier.positions != match.positions:  # somebody moved meanwhile
        return Stale(id=sent.id, number=match.number)
    seats = table.row.seats
    asked = [
        seat
        for seat in others(table, person)
        if not seats[seat].away or seat in earlier.decided
    ]  # fmt: skip
    request = _new_request(table, person, "undo", sent.seat, sent.to, asked)
    return _grant(table, request, key, earlier) if not asked else _ask(table, request)


def ask_abandon(
    table: "Table", person: str, sent: commands.AskAbandon, key: str
) -> Reply | Write:  # fmt: skip
    own_match(table, person, sent.seat)
    asked = others(table, person)
    request = _new_request(table, person, "abandon", sent.seat, None, asked)
    return _grant(table, request, key, None) if not asked else _ask(table, request)


def answer(
    table: "Table", person: str, sent: commands.Answer, earlier: Earlier | None
) -> Reply | Write:
    row = table.row
    request = row.request
    if request is None or request.id != sent.request:
        raise Refused("no-request")
    if sent.seat not in row.seats_of(person):
        raise Refused("not-your-seat")
    if not sent.yes:
        settled: Literal["withdrawn", "refused"]
        settled = "withdrawn" if sent.seat == request.by else "refused"
        return Write(msgspec.structs.replace(row, request=None), settled=settled)
    if sent.seat not in request.open:
        return Done(id=sent.id, number=row.number)
    open_ = [seat for seat in request.open if seat != sent.seat]
    if open_:
        yes = [*request.yes, sent.seat]
        return _ask(table, msgspec.structs.replace(request, yes=yes, open=open_))
    return _grant(table, request, None, earlier)


def others(table: "Table", person: str) -> list[int]:
    """Seats of other people, also of those who are away; who resigned is no longer asked."""
    mine = table.row.seats_of(person)
    return [
        at
        for at, row in enumerate(table.row.seats)
        if row.kind in ("person", "hot") and not row.resigned and at not in mine
    ]


def _new_request(
    table: "Table",
    person: str,
    kind: Literal["undo", "abandon"],
    seat: int,
    to: int | None,
    asked: list[int],
) -> Request:
    row = table.row
    if row.request is not None:
        raise Refused("request-open", request=row.request.id)
    return Request(
        id=new_id(), kind=kind, by=seat, to=to, yes=row.seats_of(person), open=asked
    )  # fmt: skip


def _ask(table: "Table", request: Request) -> Write:
    return Write(msgspec.structs.replace(table.row, request=request))


def _grant(
    table: "Table", request: Request, key: str | None, earlier: Earlier | None
) -> Write:  # fmt: skip
    """Everybody agreed: goes back, or ends the game."""
    match = playing(table)
    if request.kind == "abandon":
        change = match.note(_entry(table, match, "end", key, request.by))
    else:
        assert request.to is not None
        if earlier is None or earlier.state is None:
            raise Refused("unavailable", what="table", problem="the table has changed; try again")
        entry = _entry(table, match, "undo", key, request.by, request.to)
        change = match.rewound(earlier.state, entry)
    row = row_after(table, change)
    row.request = None
    return Write(row, change, settled="agreed")


def _entry(
    table: "Table",
    match: Match,
    kind: Kind,
    key: str | None,
    seat: int | None = None,
    back_to: int | None = None,
) -> Entry:
    """The next entry of the journal."""
    now, number = table.worker.time.now(), match.number + 1
    return Entry(number=number, kind=kind, seat=seat, back_to=back_to, at=now, command=key)


# --- decisions of the hall ---------------------------------------------------------------


def note(table: "Table", kind: SeatNote, seat: int, key: str | None) -> Write:
    """An entry that changes a seat: away, back, resign."""
    match = playing(table)
    seats = [msgspec.structs.replace(row) for row in table.row.seats]
    chosen = seats[seat]
    if kind == "resign":
        chosen.resigned = True
    chosen.away = kind == "away"
    if chosen.kind != "bot":
        chosen.bot = "rollout" if chosen.by_bot else None
    return _write(table, match.note(_entry(table, match, kind, key, seat)), seats)


def bot_move(table: "Table", seat: int, action: int, number: int) -> Write | None:
    """A move that a bot chose after entry `number`; None if it is no longer its turn."""
    match = table.match
    if match is None or bot_seat(table) != seat or table.worker.stopping:
        return None
    if match.number != number and action not in match.state.legal(seat):
        return None
    move = list(match.game.actions.name(action))
    return _write(table, match.play(seat, [move], table.worker.time.now(), None))


def go_back(table: "Table", state: State, to: int, key: str) -> Write:
    """The operator goes back to before entry `to`."""
    match = playing(table)
    entry = _entry(table, match, "undo", key, back_to=to)
    return _write(table, match.rewound(state, entry))


def end(table: "Table", key: str) -> Write:
    """The operator ends the game without a result."""
    match = playing(table)
    return _write(table, match.note(_entry(table, match, "end", key)))


def vacation(table: "Table") -> Write | None:
    """Stops or restarts clocks at one's own pace after a vacation has changed."""
    row, worker = table.row, table.worker
    if row.state != "playing" or not isinstance(row.pace, OwnPace):
        return None
    now = worker.time.now()
    running = [seat for seat in row.waiting if not row.seats[seat].by_bot]
    new = clocks.after(row.clocks, row.pace, now, None, running, table.vacations, worker.outages)
    changed = msgspec.structs.replace(row, clocks=new)
    changed.due = due(table.worker, changed, now)
    return Write(changed)
