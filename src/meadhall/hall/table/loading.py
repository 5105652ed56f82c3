"""Loading a match: a snapshot and the entries of the journal after it."""

from typing import Final

from meadhall.hall import logs, rules
from meadhall.hall.match import Match, loaded
from meadhall.hall.problems import Refused
from meadhall.hall.store.people import PeopleStore
from meadhall.hall.store.rows import Entry, TableRow
from meadhall.hall.store.tables import TableStore

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
