"""The journal: appends entries to tables, many tables in one transaction (group commit).

A commit names the version of the table that it was decided on. If the table has another version by
now, the new one would be NULL, which the database refuses; so does the primary key (table, number)
of an entry that another worker has written. Either way the commit fails as a whole: `Conflict`.
"""

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import Callable
from functools import cache, lru_cache, partial
from typing import Any, Final

import sqlalchemy as sa
from msgspec.structs import astuple

from meadhall.hall.problems import Refused
from meadhall.hall.run.metrics import COMMIT_ROWS, COMMIT_SECONDS
from meadhall.hall.store.database import Database, driver
from meadhall.hall.store.rows import JSON_COLUMNS, Entry, TableRow, text

log = logging.getLogger(__name__)

MAX_GROUP: Final = 500  # commits in one transaction
MAX_ROWS: Final = 256  # of one statement, on SQLite
ROW_STEP: Final = 8  # their number is a multiple of it
KEPT: Final = 64  # entries for which a game in play keeps its snapshots; the first one stays

Row = tuple[Any, ...]
Statement = tuple[str, Row]  # SQL with a question mark for each value, and the values

# Given when a table is opened and never changed; `number` and `version` change with every commit.
FIXED: Final = {"id", "code", "game", "options", "public", "watchers", "chat", "pace", "created",
                "secret"}  # fmt: skip
# What else a decision may change of a table, with its position in the struct.
COLUMNS: Final = [
    (name, at)
    for at, name in enumerate(TableRow.__struct_fields__)
    if name not in FIXED and name not in ("number", "version")
]
# Columns of an entry, by the bit that says that it is not NULL.
OPTIONAL: Final = ["seat", "move", "back_to", "command", "lines", "state"]
SEAT, MOVE, BACK_TO, COMMAND, LINES, STATE = 1, 2, 4, 8, 16, 32

PRUNE: Final = (
    'UPDATE journal SET state = NULL WHERE "table" = ? AND number > 0 AND number < ? '
    "AND state IS NOT NULL"
)
UNSEAT: Final = 'DELETE FROM seatings WHERE "table" = ?'
SEAT_PERSON: Final = 'INSERT INTO seatings ("table", person) VALUES (?, ?)'


class Conflict(Exception):
    """Another worker has changed the table: reload it and decide again."""


class Commit:
    """What one decision writes: entries, and the columns of the table that changed.

    The values are made here, in the main thread: the writing thread has to wait for the
    interpreter.
    """

    def __init__(self, before: TableRow, row: TableRow, entries: list[Entry]) -> None:
        self.statements: list[Statement] = [_insert_entry(row.id, entry) for entry in entries]
        self.statements.append(_update_table(before, row))
        if row.seats is not before.seats and row.people() != before.people():
            self.statements.append((UNSEAT, (row.id,)))
            for person in row.people():
                self.statements.append((SEAT_PERSON, (row.id, person)))
        if entries:
            below = _snapshots_needed_from(row, entries[0].number)
            if below > 0:
                self.statements.append((PRUNE, (row.id, below)))


def _insert_entry(table: str, entry: Entry) -> Statement:
    present = 0
    values: list[Any] = [table, entry.number, entry.kind, entry.at]
    if entry.seat is not None:
        present |= SEAT
        values.append(entry.seat)
    if entry.move is not None:
        present |= MOVE
        values.append(text(entry.move))
    if entry.back_to is not None:
        present |= BACK_TO
        values.append(entry.back_to)
    if entry.command is not None:
        present |= COMMAND
        values.append(entry.command)
    if entry.lines:
        present |= LINES
        values.append(text(entry.lines))
    if entry.state is not None:
        present |= STATE
        values.append(entry.state)
    return _entry_sql(present), tuple(values)


@cache
def _entry_sql(present: int) -> str:
    names = ["table", "number", "kind", "at"]
    names += [name for bit, name in enumerate(OPTIONAL) if present & 1 << bit]
    columns = ", ".join(f'"{name}"' for name in names)
    return f"INSERT INTO journal ({columns}) VALUES ({', '.join('?' * len(names))})"


def _update_table(before: TableRow, row: TableRow) -> Statement:
    changed: list[str] = []
    values: list[Any] = [row.number]
    fields_before = astuple(before)
    fields = astuple(row)
    for name, at in COLUMNS:
        value = fields[at]
        if value is not fields_before[at] and value != fields_before[at]:
            changed.append(name)
            is_json = value is not None and name in JSON_COLUMNS
            values.append(text(value) if is_json else value)
    values.append(before.version)
    values.append(row.id)
    return _table_sql(tuple(changed)), tuple(values)


@lru_cache(maxsize=4096)
def _table_sql(changed: tuple[str, ...]) -> str:
    columns = ", ".join(f'"{name}" = ?' for name in ("number", *changed))
    version = "version = CASE WHEN version = ? THEN version + 1 END"
    return f"UPDATE tables SET {columns}, {version} WHERE id = ?"


def _snapshots_needed_from(row: TableRow, first: int) -> int:
    """The number below which a restart needs no snapshots; 0 where it is not yet time to look."""
    if row.state == "over":
        return row.number
    if (first - 1) // KEPT != row.number // KEPT:
        return row.number - KEPT
    return 0


OnDone = Callable[[Exception | None], None]  # called once, when it is on the disk or cannot be
Group = list[tuple[Commit, OnDone]]


class Journal:
    """Takes commits from all tables and reports of each when it is on the disk."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._waiting: Group = []
        self._scheduled = False  # a task will take what waits
        self._tasks: set[asyncio.Task[None]] = set()
        # SQLite's thread writes one group after the other by itself
        self._turn = contextlib.nullcontext() if database.sqlite else asyncio.Lock()

    def append(self, commit: Commit, on_done: OnDone) -> None:
        self._waiting.append((commit, on_done))
        self._schedule()

    async def stop(self) -> None:
        """Returns when everything that waits has been written."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    def _schedule(self) -> None:
        if not self._scheduled:
            self._scheduled = True
            task = asyncio.create_task(self._write_group(), name="journal")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _take(self, group: Group) -> None:
        """Drains the queue at the last moment, so that a group is as large as possible.

        Also called from SQLite's thread while commits are added: removes only what it took.
        """
        self._scheduled = False
        group += self._waiting[:MAX_GROUP]
        del self._waiting[: len(group)]

    async def _write_group(self) -> None:
        group: Group = []

        def work(connection: sa.Connection) -> None:
            self._take(group)
            self._write(connection, [commit for commit, _ in group])

        async with self._turn:
            await self._run(group, work)
        if self._waiting:
            self._schedule()

    async def _run(self, group: Group, work: Callable[[sa.Connection], None]) -> None:
        try:
            with COMMIT_SECONDS.time():
                await self.database.write(work)
        except (sa.exc.IntegrityError, sqlite3.IntegrityError) as error:
            if len(group) == 1:
                _report(group, Conflict(str(error)))
                return
            for one in group:  # one of them lost a race: each gets a transaction of its own
                await self._run([one], partial(self._write, commits=[one[0]]))
        except Exception as error:
            if not group:  # the database was out of reach before it took them
                self._take(group)
            if isinstance(error, Refused):
                log.warning("commit of %d decisions failed: %r", len(group), error.__cause__)
            else:
                log.exception("commit of %d decisions failed", len(group))
            _report(group, error)
        else:
            COMMIT_ROWS.observe(len(group))
            _report(group, None)

    def _write(self, connection: sa.Connection, commits: list[Commit]) -> None:
        """Equal statements of all commits are executed together."""
        grouped: dict[str, list[Row]] = {}
        for commit in commits:
            for sql, values in commit.statements:
                if sql in grouped:
                    grouped[sql].append(values)
                else:
                    grouped[sql] = [values]
        for sql, rows in grouped.items():
            if not self.database.sqlite:
                connection.exec_driver_sql(_numbered(sql, "$"), rows)
            elif sql == UNSEAT:
                driver(connection).executemany(sql, rows)
            else:
                _write_rows(driver(connection), sql, rows)


def _write_rows(raw: sqlite3.Connection, sql: str, rows: list[Row]) -> None:
    """One statement for up to `MAX_ROWS` rows.

    SQLite's driver gives up the interpreter during a statement and has to wait for it afterwards.
    With `executemany` that happens for each row, and the main thread seldom runs in between.
    """
    if len(rows) == 1:
        raw.execute(sql, rows[0])
        return
    for start in range(0, len(rows), MAX_ROWS):
        some = rows[start : start + MAX_ROWS]
        count = (len(some) + ROW_STEP - 1) // ROW_STEP * ROW_STEP
        values = [value for row in some for value in row]
        values += [""] * ((count - len(some)) * len(some[0]))
        raw.execute(_for_rows(sql, count), values)


@lru_cache(maxsize=4096)
def _for_rows(sql: str, count: int) -> str:
    """The same statement for several rows. A table has at most one row among them.

    Rows of empty text fill up the number, so that few statements are prepared; they do nothing.
    """
    row = f"({', '.join('?' * sql.count('?'))})"
    values = ", ".join([row] * count)
    if sql.startswith("INSERT"):
        insert = sql.partition(" VALUES ")[0]
        return f"{insert} SELECT * FROM (VALUES {values}) WHERE column1 <> ''"
    change, _, condition = _numbered(sql, "v.column").rpartition(" WHERE ")
    return f"{change} FROM (VALUES {values}) AS v WHERE {condition}"


@lru_cache(maxsize=4096)
def _numbered(sql: str, prefix: str) -> str:
    """The same statement with a numbered name for each value: $1, $2 and so on."""
    first, *others = sql.split("?")
    return first + "".join(f"{prefix}{at}{part}" for at, part in enumerate(others, 1))


def _report(group: Group, error: Exception | None) -> None:
    for _, on_done in group:
        try:
            on_done(error)
        except Exception:
            log.exception("after a commit")
