"""Loading a match: a snapshot and the entries of the journal after it."""

from typing import Final

from meadhall.core.state import State
from meadhall.hall import rules
from meadhall.hall.problems import Refused
from meadhall.hall.run import logs
from meadhall.hall.slices import Slices
from meadhall.hall.store.people import PeopleStore
from meadhall.hall.store.rows import Entry, TableRow
from meadhall.hall.store.tables import TableStore
from meadhall.hall.table.info import why_read_only
from meadhall.hall.table.match import Match, loaded

REACH: Final = 32  # entries that are followed again, so that they can be taken back


async def load(tables: TableStore, row: TableRow) -> tuple[Match, list[Entry]]:
    """Starts at a snapshot a little back, so that what could be taken back still can be; at the
    newest one if there is none in reach, or if the entries after it cannot be followed."""
    game = rules.find(row.game)
    assert game is not None
    for upto in (max(0, row.number - REACH), row.number):
        found = await tables.snapshot(row.id, upto)
        if found is None:
            raise Refused("not-found", problem="the table has no snapshot")
        number, text = found
        if upto < row.number and number < upto - REACH:
            continue
        match = Match(game, loaded(game, text), number)
        entries = await tables.entries(row.id, number)
        if all(match.follow(entry) for entry in entries):
            return match, entries
    name = logs.alias(row.id)
    raise ValueError(f"table {name}: its entries do not follow on its snapshots")


async def vacations(people: PeopleStore, row: TableRow) -> list[int | None]:
    """By seat: until when its person is on vacation."""
    found: list[int | None] = []
    for seat in row.seats:
        person = await people.get(seat.person) if seat.person else None
        found.append(person.vacation_until if person else None)
    return found


def play(state: State, entry: Entry) -> None:
    state.play(state.game.actions.id(entry.move or []), entry.seat)


async def state_after(
    tables: TableStore, row: TableRow, number: int, slices: Slices | None = None
) -> State:
    """The position after the entry `number`, which was not taken back (0: the start).

    Does not wait for its turn at `LongWork`: a replay has it already, a take-back must not wait.
    """
    slices = slices or Slices()
    game = rules.find(row.game)
    if game is None or why_read_only(row):
        raise Refused("read-only", reason=why_read_only(row))
    found = await tables.snapshot(row.id, upto=number)
    if found is None:
        raise Refused("not-found", problem="the table has no snapshot")
    at, text = found
    state = loaded(game, text)
    if at < number:
        for entry in await tables.moves(row.id, at):
            if entry.number <= number:
                play(state, entry)
                await slices.yield_if_due()
    return state
