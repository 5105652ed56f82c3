"""Earlier positions: for replay, for going back by consent, and as a Record file."""

from typing import TYPE_CHECKING

from meadhall.core.record import Ending, Record
from meadhall.core.state import State
from meadhall.hall import fair, rules
from meadhall.hall.match import loaded, log_lines
from meadhall.hall.problems import Refused
from meadhall.hall.protocol.replays import Course, Position, Round
from meadhall.hall.showing import why_read_only
from meadhall.hall.store.rows import Entry, TableRow

if TYPE_CHECKING:
    from meadhall.hall.house import House


async def state_after(house: "House", row: TableRow, number: int) -> State:
    """The position after the entry `number`, which was not taken back (0: the start)."""
    game = rules.find(row.game)
    if game is None or why_read_only(row):
        raise Refused("read-only", reason=why_read_only(row))
    found = await house.tables.snapshot(row.id, upto=number)
    if found is None:
        raise Refused("not-found", problem="the table has no snapshot")
    at, text = found
    moves = await house.tables.moves(row.id, at)
    async with house.long_work as work:
        state = loaded(game, text)
        for entry in moves:
            if entry.number <= number:
                state.play(game.actions.id(entry.move or []), entry.seat)
                await work.breathe()
    return state


async def position(
    house: "House", row: TableRow, person: str | None, at: int | None, seat: int | None
) -> Position:
    """The position after `at` moves, with the eyes of a seat or of a spectator."""
    if row.started is None:
        raise Refused("wrong-state", state=row.state, needed="playing or over")
    over = row.state in ("over", "abandoned")
    mine = row.seats_of(person) if person else []
    if seat is None and mine and not over:
        seat = mine[0]
    if seat is not None:
        if seat >= len(row.seats):
            raise Refused("not-found", problem=f"seats are 0 to {len(row.seats) - 1}")
        if not over and seat not in mine:
            raise Refused("not-your-seat", problem="other seats' eyes are open after the end")
    elif not over and not row.watchers and not mine:
        raise Refused("forbidden", problem="this table has no watchers")
    entries = await house.tables.moves(row.id)
    if at is None:
        at = len(entries)
    if at > len(entries):
        raise Refused("not-found", problem=f"the game has {len(entries)} moves so far")
    last = entries[at - 1] if at else None
    state = await state_after(house, row, last.number if last else 0)
    told = await house.tables.newest_entries(row.id, last.number + 1, 1) if last else []
    seen = last is not None and (over or last.seat in mine)
    return Position(
        at=at,
        of=len(entries),
        seat=seat,
        view=state.view(seat),
        lines=log_lines(told, seat),
        by=last.seat if last else None,
        move=last.move if last and seen else None,
    )


async def course(house: "House", row: TableRow, person: str | None) -> Course:
    """Who moved when, where rounds begin, and (after the end) the scores on the way."""
    if row.started is None:
        raise Refused("wrong-state", state=row.state, needed="playing or over")
    over = row.state in ("over", "abandoned")
    mine = row.seats_of(person) if person else []
    if not over and not row.watchers and not mine:
        raise Refused("forbidden", problem="this table has no watchers")
    entries = await house.tables.moves(row.id)
    state = await state_after(house, row, 0)
    rounds: list[Round] = []
    scores = []
    async with house.long_work as work:
        for at in range(len(entries) + 1):
            number = _round(state)
            if number is not None and (not rounds or rounds[-1].number != number):
                rounds.append(Round(number=number, at=at))
            if over:
                scores.append(state.scores())
            await work.breathe()
            if at < len(entries):
                entry = entries[at]
                state.play(state.game.actions.id(entry.move or []), entry.seat)
    return Course(by=[entry.seat or 0 for entry in entries], rounds=rounds, scores=scores)


def _round(state: State) -> int | None:
    """What the game counts: rounds, or turns where it has no rounds."""
    count: int | None = getattr(state, "round", None)
    if count is not None:
        return count
    view = state.view(None)
    counts = (getattr(view, name, None) for name in ("number", "turn"))
    return next((count for count in counts if count is not None), None)


async def record(house: "House", row: TableRow, operator: bool = False) -> Record:
    """The game as a file. While it is played only the operator may see its seed."""
    if not operator and row.state not in ("over", "abandoned"):
        raise Refused("wrong-state", state=row.state, needed="over")
    if row.seed is None:
        raise Refused("wrong-state", state=row.state, needed="over")
    return make_record(row, await house.tables.moves(row.id))


def make_record(row: TableRow, entries: list[Entry]) -> Record:
    outcome = row.outcome
    nonces = [seat.nonce or "" for seat in row.seats]
    note = ""
    if row.secret:
        note = fair.note_of(row.id, fair.commitment_of(row.secret), row.secret, nonces)
    return Record(
        game=row.game,
        rules_version=row.rules_version,
        seats=len(row.seats),
        options=dict(row.options),
        seed=int(row.seed or 0),
        moves=[(entry.seat or 0, list(entry.move or [])) for entry in entries],
        result=Ending(outcome.scores, outcome.ranks) if outcome else None,
        note=note,
    )
