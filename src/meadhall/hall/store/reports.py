"""What people told the operator about others."""

import msgspec
import sqlalchemy as sa

from meadhall.hall.store.database import Database
from meadhall.hall.store.rows import text
from meadhall.hall.store.schema import reports


class SaidLine(msgspec.Struct):
    """A line of chat as it was when somebody was reported."""

    person: str
    name: str
    at: int
    text: str


class ReportRow(msgspec.Struct, kw_only=True):
    id: int = 0
    at: int
    table: str
    by: str
    person: str
    name: str
    reason: str
    text: str
    chat: list[SaidLine]
    done: int | None = None


_chat = msgspec.json.Decoder(list[SaidLine])


def remove_lines(connection: sa.Connection, person: str) -> None:
    """Removes the name and the chat lines of a deleted account from all reports."""
    named = reports.update().where(reports.c.person == person).values(name="")
    connection.execute(named)
    holds = sa.select(reports.c.id, reports.c.chat).where(reports.c.chat.contains(f'"{person}"'))
    for report, chat in connection.execute(holds).all():
        left = [line for line in _chat.decode(chat) if line.person != person]
        change = reports.update().where(reports.c.id == report).values(chat=text(left))
        connection.execute(change)


class ReportStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def keep(self, row: ReportRow) -> None:
        values = msgspec.structs.asdict(row) | {"chat": text(row.chat)}
        del values["id"]
        await self.database.execute(reports.insert().values(values))

    async def open(self) -> list[ReportRow]:
        """Those that are not done, oldest first."""
        query = reports.select().where(reports.c.done.is_(None)).order_by(reports.c.id)
        found = await self.database.all(query)
        return [ReportRow(**{**row, "chat": _chat.decode(row["chat"])}) for row in found]

    async def done(self, report: int, now: int) -> bool:
        """False if there is no such report."""
        change = reports.update().where(reports.c.id == report).values(done=now)
        return bool(await self.database.execute(change))

    async def remove(self, before: int) -> None:
        """Those done before then."""
        query = reports.delete().where(reports.c.done < before)
        await self.database.execute(query)
