"""Commands of the operator for tables and people, while the hall runs or not.

Writes into the database as any worker would. A running hall is told by the table's `due`.
"""

import contextlib
import secrets
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from functools import partial

import msgspec

from meadhall.core.record import Record
from meadhall.hall import names
from meadhall.hall.lobby.seating import abandon
from meadhall.hall.net.api.people import hasher
from meadhall.hall.problems import Refused
from meadhall.hall.protocol.tables import TableInfo
from meadhall.hall.run.hall import Hall
from meadhall.hall.run.settings import Settings
from meadhall.hall.slices import Slices
from meadhall.hall.store.outages import newest_outages
from meadhall.hall.store.people import PersonRow
from meadhall.hall.table import decide
from meadhall.hall.table.driver import LOOK_AGAIN
from meadhall.hall.table.loading import state_after
from meadhall.hall.table.table import Table

OPERATOR = "operator"


@contextlib.asynccontextmanager
async def hall_for(settings: Settings) -> AsyncIterator[Hall]:
    """The hall's storage without its sockets, bots and clocks."""
    quiet = msgspec.structs.replace(settings, bot_processes=0, bus="", workers=1)
    hall = Hall(quiet)
    hall.worker.stopping = True  # no bot is asked from here
    try:
        await hall.database.migrate()
        hall.worker.outages = await newest_outages(hall.database)
        yield hall
    finally:
        await hall.stop()


async def find(hall: Hall, table: str) -> Table:
    """A table by its id or short code."""
    with contextlib.suppress(Refused):
        return await hall.open_tables.open(table)
    row = await hall.tables.by_code(table)
    if row is None:
        raise Refused("not-found", problem=f"no table has the id or code {table!r}")
    return await hall.open_tables.open(row.id)


async def info(hall: Hall, table: str) -> TableInfo:
    return await (await find(hall, table)).info()


async def undo(hall: Hall, table: str, to: int) -> int:
    """Goes back to before entry `to`; the new number."""
    found = await find(hall, table)
    match = decide.playing(found)
    if not 1 <= to <= match.number:
        raise Refused("cannot-undo", problem=f"entries are 1 to {match.number}")
    state = await state_after(hall.tables, found.row, to - 1, Slices())
    await found.run(partial(decide.go_back, found, state, to, OPERATOR))
    await hall.tables.set_due(found.id, LOOK_AGAIN)
    return found.row.number


async def end(hall: Hall, table: str) -> None:
    """Ends a game without a result."""
    found = await find(hall, table)
    if found.row.state == "open":
        await abandon(found)
    else:
        await found.run(partial(decide.end, found, OPERATOR))
    await hall.tables.set_due(found.id, LOOK_AGAIN)


async def export(hall: Hall, table: str) -> Record:
    found = await find(hall, table)
    return await hall.replays.record(found.row, operator=True)


async def find_person(hall: Hall, who: str) -> PersonRow:
    """A person by id, or by a name that only one has; Refused lists those who have it."""
    if (person := await hall.people.get(who)) is not None:
        return person
    keys = names.keys(who)
    account = await hall.people.account(names.tidy(who), keys)
    guests = [one for one in await hall.people.guests() if names.key(one.name) in keys]
    found = [*([account] if account else []), *guests]
    if not found:
        raise Refused("not-found", problem=f"nobody has the id or the name {who!r}")
    if len(found) > 1:
        lines = "\n".join(f"  {one.id}  {_described(one)}" for one in found)
        raise Refused("not-found", problem=f"several have that name; give the id:\n{lines}")
    return found[0]


def _described(person: PersonRow) -> str:
    kind = "guest" if person.password is None else "account"
    banned = ", banned" if person.banned else ""
    return f"{person.name} ({kind} since {day(person.created)}{banned})"


def day(instant: int) -> str:
    return f"{datetime.fromtimestamp(instant / 1000, UTC):%Y-%m-%d %H:%M}"


async def new_password(hall: Hall, who: str, password: str | None) -> tuple[PersonRow, str]:
    """Sets the password of an account, drawn if none is given; its sessions end."""
    person = await hall.people.get(who)
    person = person or await hall.people.account(names.tidy(who), names.keys(who))
    if person is None or person.password is None:
        raise Refused("not-found", problem=f"no account has the id or the name {who!r}")
    if password is None:
        password = secrets.token_urlsafe(12)
    else:
        names.check_password(password, person.name)
    return await hall.people.new_password(person.id, hasher.hash(password)), password


async def ban(hall: Hall, who: str, banned: bool) -> PersonRow:
    """Bans somebody, or lifts the ban."""
    found = await find_person(hall, who)
    person = await hall.people.ban(found.id, banned)
    if banned:
        for table in await hall.people.playing(person.id):
            await hall.tables.set_due(table, LOOK_AGAIN)
    return person
