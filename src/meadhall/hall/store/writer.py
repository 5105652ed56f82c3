"""Group commit: all moves that wait share one transaction, and so one fsync.

To SQLite a whole group goes as one statement of many rows a table: the writing thread then needs
the interpreter some few times a group, not for every row.
"""

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import Callable
from functools import cache, partial
from typing import Any

import sqlalchemy as sa

from meadhall.hall.metrics import COMMIT_ROWS, COMMIT_SECONDS
from meadhall.hall.problems import Refused
from meadhall.hall.store.database import Database, driver
from meadhall.hall.store.rows import Entry, TableRow, text
from meadhall.hall.store.schema import journal, tables

log = logging.getLogger(__name__)

KEPT = 64  # entries back to which a game in play keeps its snapshots; the first one stays
MOST = 500  # commits in one transaction
MOST_ROWS = 128  # in one statement for SQLite
STEP = 8  # their number is a multiple of it

Row = list[Any]


class Conflict(Exception):
    """Another worker has written this number of the journal: reload and decide again."""


class Commit:
    """What one command writes, as rows: entries, and the table's new head.

    They are made where it is given, since the writing thread has to wait for the interpreter.
    """

    def __init__(self, row: TableRow, entries: list[Entry], changed: bool = False) -> None:
        self.entries = [_entry(row.id, entry) for entry in entries]
        self.head = _played(row)
        self.changed = changed  # more than the position: seats, state, outcome
        if changed:
            self.head += _more(row)
        self.outlived = _outlived(row, entries[0].number)


class Statement:
    """For rows of values by these names; `many` is the same for SQLite, for many rows at once.

    There no value is NULL but the empty text: its driver takes a microsecond for each None. Rows of
    nothing else make up the number (`_many`).
    """

    def __init__(self, names: tuple[str, ...], sql: sa.Executable, many: str) -> None:
        self.names = names
        self.sql = sql
        self.many = many


def _insert(table: sa.Table) -> Statement:
    names = tuple(column.name for column in table.columns)
    quoted = ", ".join(f'"{name}"' for name in names)
    taken = ", ".join(
        f"nullif(column{at}, '')" if column.nullable else f"column{at}"
        for at, column in enumerate(table.columns, 1)
    )
    many = f"INSERT INTO {table.name} ({quoted}) SELECT {taken} FROM (%s) WHERE column1 <> ''"
    return Statement(names, table.insert(), many)


def _update(*names: str) -> Statement:
    """Of a table's row: its id, and what is set."""
    values: dict[str, Any] = {name: sa.bindparam(name) for name in names}
    values["version"] = tables.c.version + 1
    sql = tables.update().where(tables.c.id == sa.bindparam("at_id")).values(values)
    taken = ", ".join(f"\"{name}\" = nullif(v.column{at}, '')" for at, name in enumerate(names, 2))
    many = (
        f"UPDATE tables SET {taken}, version = version + 1 FROM (%s) AS v "
        "WHERE tables.id = v.column1"
    )
    return Statement(("at_id", *names), sql, many)


PLAYED = ("number", "waiting", "since", "clocks", "due", "request")
HEADS = _update(*PLAYED)
WHOLE_HEADS = _update(*PLAYED, "seats", "state", "ended", "outcome")
ENTRIES = _insert(journal)
PRUNE = Statement(
    ("at_table", "below"),
    journal.update()
    .where(
        journal.c.table == sa.bindparam("at_table"),
        journal.c.number > 0,
        journal.c.number < sa.bindparam("below"),
        journal.c.state.is_not(None),
    )
    .values(state=None),
    """UPDATE journal SET state = NULL WHERE rowid IN (
    SELECT j.rowid FROM (%s) AS v CROSS JOIN journal AS j
    ON j."table" = v.column1 AND j.number > 0 AND j.number < v.column2
    WHERE j.state IS NOT NULL)""",
)


Told = Callable[[BaseException | None], None]  # once it is on the disk, or cannot be
Batch = list[tuple[Commit, Told]]


class Writer:
    """Takes commits from all tables and says of each when it is on the disk."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._waiting: Batch = []
        self._called = False  # somebody will come for what waits
        self._tasks: set[asyncio.Task[None]] = set()
        # SQLite's thread takes one group after the other by itself
        self._turn = contextlib.nullcontext() if database.sqlite else asyncio.Lock()

    async def stop(self) -> None:
        """After what waits has been written."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def commit(self, commit: Commit) -> None:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.put(commit, partial(_tell, future))
        await future

    def put(self, commit: Commit, told: Told) -> None:
        self._waiting.append((commit, told))
        self._call()

    def _call(self) -> None:
        if not self._called:
            self._called = True
            task = asyncio.create_task(self._write_group(), name="writer")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _take(self, batch: Batch) -> None:
        """All that waits, as late as can be; whoever comes later calls again. Also from SQLite's
        thread, while others are added: only what was taken is removed."""
        self._called = False
        batch += self._waiting[:MOST]
        del self._waiting[: len(batch)]

    async def _write_group(self) -> None:
        batch: Batch = []

        def work(connection: sa.Connection) -> None:
            self._take(batch)
            self._write(connection, [commit for commit, _ in batch])

        async with self._turn:
            await self._carry_out(batch, work)
        if self._waiting:
            self._call()

    async def _carry_out(self, batch: Batch, work: Callable[[sa.Connection], None]) -> None:
        try:
            with COMMIT_SECONDS.time():
                await self.database.write(work)
        except (sa.exc.IntegrityError, sqlite3.IntegrityError) as error:
            if len(batch) == 1:
                _settle(batch, Conflict(str(error)))
                return
            for one in batch:  # somebody lost a race: the others must not suffer
                await self._carry_out([one], partial(self._write, commits=[one[0]]))
        except Exception as error:
            if not batch:  # the database was out of reach before it came to them
                self._take(batch)
            if isinstance(error, Refused):
                log.warning("commit of %d moves failed: %r", len(batch), error.__cause__)
            else:
                log.exception("commit of %d moves failed", len(batch))
            _settle(batch, error)
        else:
            COMMIT_ROWS.observe(len(batch))
            _settle(batch, None)

    def _write(self, connection: sa.Connection, commits: list[Commit]) -> None:
        entries = [row for commit in commits for row in commit.entries]
        played = [commit.head for commit in commits if not commit.changed]
        changed = [commit.head for commit in commits if commit.changed]
        outlived = [commit.outlived for commit in commits if commit.outlived is not None]
        for rows, statement in (
            (entries, ENTRIES),
            (played, HEADS),
            (changed, WHOLE_HEADS),
            (outlived, PRUNE),
        ):
            if rows and self.database.sqlite:
                _execute_many(driver(connection), statement.many, rows)
            elif rows:
                named = [dict(zip(statement.names, row, strict=True)) for row in rows]
                connection.execute(statement.sql, named)


def _entry(table: str, entry: Entry) -> Row:
    move = None if entry.move is None else text(entry.move)
    lines = text(entry.lines) if entry.lines else None
    return [table, entry.number, entry.kind, entry.seat, move, entry.back_to, entry.at,
            entry.command, lines, entry.state]  # fmt: skip


def _played(row: TableRow) -> Row:
    request = None if row.request is None else text(row.request)
    return [row.id, row.number, text(row.waiting), row.since, text(row.clocks), row.due, request]


def _more(row: TableRow) -> Row:
    outcome = None if row.outcome is None else text(row.outcome)
    return [text(row.seats), row.state, row.ended, outcome]


def _execute_many(raw: sqlite3.Connection, sql: str, rows: list[Row]) -> None:
    """One statement for all rows, up to the most it can have."""
    width = len(rows[0])
    for at in range(0, len(rows), MOST_ROWS):
        values: list[Any] = []
        some = rows[at : at + MOST_ROWS]
        for row in some:
            for value in row:
                values.append("" if value is None else value)
        count = (len(some) + STEP - 1) // STEP * STEP
        values += [""] * ((count - len(some)) * width)
        raw.execute(_many(sql, count, width), values)


@cache
def _many(sql: str, count: int, width: int) -> str:
    """Few texts for any number of rows: SQLite need not read them again and again."""
    row = f"({', '.join('?' * width)})"
    return sql % f"VALUES {', '.join([row] * count)}"


def _outlived(row: TableRow, first: int) -> Row | None:
    """Snapshots that no restart needs any more: now and then, and at the end."""
    if row.state == "over":
        return [row.id, row.number]
    if (first - 1) // KEPT != row.number // KEPT:
        return [row.id, row.number - KEPT]
    return None


def _settle(batch: Batch, error: BaseException | None) -> None:
    for _, told in batch:
        try:
            told(error)
        except Exception:
            log.exception("after a commit")


def _tell(future: "asyncio.Future[None]", error: BaseException | None) -> None:
    if future.done():  # whoever waited has gone
        return
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)
