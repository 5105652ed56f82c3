"""What the operator does to tables and people, beside a running hall or without one.

Writes into the database as any worker would. A running hall is told by the table's `due`.
"""

import contextlib
from collections.abc import AsyncIterator

import msgspec

from meadhall.core.record import Record
from meadhall.hall import names, replay, seating
from meadhall.hall.house import House
from meadhall.hall.outages import newest_outages
from meadhall.hall.problems import Refused
from meadhall.hall.room import LOOK_AGAIN, Room
from meadhall.hall.settings import Settings
from meadhall.hall.store.people import PersonRow
from meadhall.hall.store.rows import Entry, TableRow

OPERATOR = "operator"


@contextlib.asynccontextmanager
async def house_for(settings: Settings) -> AsyncIterator[House]:
    """The hall's storage without its sockets, bots and clocks."""
    house = House(msgspec.structs.replace(settings, bot_processes=0, bus="", workers=1))
    house.stopping = True  # no bot is asked from here
    try:
        await house.database.migrate()
        house.outages = await newest_outages(house.database)
        yield house
    finally:
        await house.stop()


async def find(house: House, table: str) -> Room:
    """By id or short code."""
    with contextlib.suppress(Refused):
        return await house.room(table)
    row = await house.tables.by_code(table)
    if row is None:
        raise Refused("not-found", problem=f"no table has the id or code {table!r}")
    return await house.room(row.id)


async def listing(house: House, state: str | None, limit: int) -> list[TableRow]:
    return await house.tables.recent(limit, state)


async def undo(house: House, table: str, to: int) -> int:
    """Back to before entry `to`; the new number."""
    room = await find(house, table)
    async with room.lock:
        match = room.playing()
        if not 1 <= to <= match.number:
            raise Refused("cannot-undo", problem=f"entries are 1 to {match.number}")
        state = await replay.state_after(house, room.row, to - 1)
        entry = Entry(
            number=match.number + 1, kind="undo", back_to=to, at=house.time.now(), command=OPERATOR
        )
        await room.commit(match.rewound(state, entry))
    await house.tables.set_due(room.id, LOOK_AGAIN)
    return room.row.number


async def end(house: House, table: str) -> None:
    """Without a result."""
    room = await find(house, table)
    if room.row.state == "open":

        def close(row: TableRow) -> None:
            row.state = "abandoned"

        await seating.change(room, close)
    else:
        async with room.lock:
            match = room.playing()
            entry = Entry(
                number=match.number + 1, kind="end", at=house.time.now(), command=OPERATOR
            )
            await room.commit(match.note(entry))
    await house.tables.set_due(room.id, LOOK_AGAIN)


async def export(house: House, table: str) -> Record:
    room = await find(house, table)
    return await replay.record(house, room.row, operator=True)


async def import_(house: House, record: Record) -> Room:
    return await seating.import_record(house, OPERATOR, record)


async def ban(house: House, who: str, banned: bool) -> PersonRow:
    """By id, or by the name of an account."""
    person = await house.people.get(who) or await house.people.by_name(names.key(who))
    if person is None:
        raise Refused("not-found", problem=f"nobody has the id or the account name {who!r}")
    person = msgspec.structs.replace(person, banned=banned)
    await house.people.change(person)
    if banned:
        await house.people.log_out_everywhere(person.id)
        for table in await house.people.playing(person.id):
            await house.tables.set_due(table, LOOK_AGAIN)
    return person
