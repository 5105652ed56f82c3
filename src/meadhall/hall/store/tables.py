"""Tables, journals with their snapshots, and chat in the database."""

from typing import Any, Literal

import sqlalchemy as sa

from meadhall.hall.store.database import Database
from meadhall.hall.store.rows import (
    Entry,
    TableRow,
    entry_from,
    entry_values,
    in_force,
    table_from,
    table_values,
)
from meadhall.hall.store.schema import chat, journal, seatings, tables

Listed = Literal["open", "mine", "finished", "finished-mine", "finished-others"]
PAGE = 50
ENTRY = [column for column in journal.c if column.name != "state"]


class TableStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    # --- tables ---------------------------------------------------------------

    async def create(self, row: TableRow, entries: list[Entry] | None = None) -> None:
        """A new table; IntegrityError if its code is in use."""

        def work(connection: sa.Connection) -> None:
            connection.execute(tables.insert(), table_values(row))
            if people := row.people():
                connection.execute(seatings.insert(), _seated(row.id, people))
            if entries:
                connection.execute(journal.insert(), [entry_values(row.id, e) for e in entries])

        await self.database.write(work)

    async def get(self, table: str) -> TableRow | None:
        row = await self.database.one(tables.select().where(tables.c.id == table))
        return None if row is None else table_from(row)

    async def by_code(self, code: str) -> TableRow | None:
        row = await self.database.one(tables.select().where(tables.c.code == code.upper()))
        return None if row is None else table_from(row)

    async def listed(
        self,
        which: Listed,
        person: str | None,
        game: str | None = None,
        before: tuple[int, str] | None = None,
        limit: int = PAGE,
    ) -> list[TableRow]:
        """Newest first: open public tables, somebody's, or finished public ones and theirs.

        Theirs are those at which they sat and those which they imported.
        """
        query = tables.select().order_by(tables.c.created.desc(), tables.c.id.desc()).limit(limit)
        mine = tables.c.id.in_(sa.select(seatings.c.table).where(seatings.c.person == person))
        if which == "open":
            query = query.where(tables.c.state == "open", tables.c.public.is_(True))
        elif which == "mine":
            query = query.where(tables.c.state.in_(("open", "playing")), mine)
        else:
            query = query.where(tables.c.state == "over")
            public = tables.c.public.is_(True)
            if which == "finished-mine":
                query = query.where(sa.or_(mine, tables.c.owner == person))
            elif which == "finished-others":
                query = query.where(public, ~mine, tables.c.owner != person)
            else:
                query = query.where(sa.or_(public, mine, tables.c.owner == person))
        if game:
            query = query.where(tables.c.game == game)
        if before:
            query = query.where(sa.tuple_(tables.c.created, tables.c.id) < sa.tuple_(*before))
        return await self._rows(query)

    async def due(self, now: int, limit: int = 200) -> list[str]:
        """Tables at which the hall must act by itself."""
        query = (
            sa.select(tables.c.id).where(tables.c.due <= now).order_by(tables.c.due).limit(limit)
        )
        return [row["id"] for row in await self.database.all(query)]

    async def heads(self, ids: list[str]) -> dict[str, tuple[int, int]]:
        """Number and version of some tables, to see which have moved on."""
        query = sa.select(tables.c.id, tables.c.number, tables.c.version).where(
            tables.c.id.in_(ids)
        )
        rows = await self.database.all(query)
        return {row["id"]: (row["number"], row["version"]) for row in rows}

    async def set_due(self, table: str, due: int | None) -> None:
        """Nothing to do any more (None), or: look again at once (0), the operator did something."""
        change = tables.update().where(tables.c.id == table).values(due=due)
        await self.database.execute(change)

    async def recent(self, limit: int, state: str | None = None) -> list[TableRow]:
        """For the operator: any tables, newest first."""
        query = tables.select().order_by(tables.c.created.desc()).limit(limit)
        if state:
            query = query.where(tables.c.state == state)
        return await self._rows(query)

    # --- journals ---------------------------------------------------------------

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        query = (
            sa.select(*ENTRY)
            .where(journal.c.table == table, journal.c.number > after)
            .order_by(journal.c.number)
        )
        return await self._entries(query)

    async def moves(self, table: str, after: int = 0) -> list[Entry]:
        """The moves that were not taken back, without what they told."""
        columns = [column for column in ENTRY if column.name != "lines"]
        query = (
            sa.select(*columns, sa.null().label("lines"))
            .where(
                journal.c.table == table,
                journal.c.number > after,
                sa.or_(journal.c.move.is_not(None), journal.c.back_to.is_not(None)),
            )
            .order_by(journal.c.number)
        )
        return in_force(await self._entries(query))

    async def notes(self, table: str) -> list[Entry]:
        """The entries that hand a seat to a bot or back to its person."""
        query = (
            sa.select(*ENTRY)
            .where(journal.c.table == table, journal.c.kind.in_(("away", "back", "resign")))
            .order_by(journal.c.number)
        )
        return await self._entries(query)

    async def newest_entries(self, table: str, before: int, limit: int) -> list[Entry]:
        """Up to `limit` entries numbered below `before`, oldest first."""
        query = (
            sa.select(*ENTRY)
            .where(journal.c.table == table, journal.c.number.between(1, before - 1))
            .order_by(journal.c.number.desc())
            .limit(limit)
        )
        return (await self._entries(query))[::-1]

    async def undos(self, table: str) -> list[Entry]:
        """All entries that took others back."""
        query = sa.select(*ENTRY).where(journal.c.table == table, journal.c.back_to.is_not(None))
        return await self._entries(query)

    async def left_at(self, table: str) -> dict[int | None, int]:
        """By seat: the newest entry with which somebody went away."""
        query = sa.select(journal.c.seat, sa.func.max(journal.c.number).label("number"))
        query = query.where(journal.c.table == table, journal.c.kind == "away")
        found = await self.database.all(query.group_by(journal.c.seat))
        return {row["seat"]: row["number"] for row in found}

    async def command(self, table: str, command: str) -> int | None:
        """The number after which a command was carried out, if it was."""
        query = sa.select(journal.c.number).where(
            journal.c.table == table, journal.c.command == command
        )
        row = await self.database.one(query)
        return None if row is None else int(row["number"])

    async def snapshot(self, table: str, upto: int | None = None) -> tuple[int, str] | None:
        """The newest snapshot (numbered `upto` at most) of a position that was not taken back."""
        later = journal.alias("later")
        undone = sa.exists().where(
            later.c.table == table,
            later.c.back_to <= journal.c.number,
            later.c.number > journal.c.number,
        )
        query = (
            sa.select(journal.c.number, journal.c.state)
            .where(journal.c.table == table, journal.c.state.is_not(None), ~undone)
            .order_by(journal.c.number.desc())
            .limit(1)
        )
        if upto is not None:
            query = query.where(journal.c.number <= upto)
        row = await self.database.one(query)
        return None if row is None else (row["number"], row["state"])

    async def _rows(self, query: sa.Select[Any]) -> list[TableRow]:
        return [table_from(row) for row in await self.database.all(query)]

    async def _entries(self, query: sa.Select[Any]) -> list[Entry]:
        return [entry_from(row) for row in await self.database.all(query)]

    # --- chat ---------------------------------------------------------------------

    async def say(self, table: str, person: str, at: int, text: str, command: str) -> int | None:
        """The line's id; None if that command has been carried out already."""
        values = {"table": table, "person": person, "at": at, "text": text, "command": command}

        def work(connection: sa.Connection) -> int:
            key: Any = connection.execute(chat.insert().values(values)).inserted_primary_key
            return int(key[0])

        try:
            return await self.database.write(work)
        except sa.exc.IntegrityError:
            return None

    async def said(self, table: str, limit: int = 50) -> list[Any]:
        query = chat.select().where(chat.c.table == table).order_by(chat.c.id.desc()).limit(limit)
        return list(reversed(await self.database.all(query)))


def _seated(table: str, people: list[str]) -> list[dict[str, Any]]:
    return [{"person": person, "table": table} for person in people]
