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
from functools import lru_cache, partial
from typing import Any, Final

import sqlalchemy as sa
from msgspec.structs import astuple

from meadhall.hall.problems import Refused
from meadhall.hall.run.metrics import COMMIT_ROWS, COMMIT_SECONDS
from meadhall.hall.store.database import Database, driver
from meadhall.hall.store.rows import JSON_COLUMNS, Entry, TableRow, text

log = logging.getLogger(__name__)

MAX_GROUP: Final = 500  # commits in one transaction
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
# None is given as -1, 0 or an empty text: sqlite3 binds None far more slowly than other values.
INSERT_ENTRY: Final = (
    'INSERT INTO journal ("table", number, kind, at, seat, back_to, move, command, lines, state) '
    "VALUES (?, ?, ?, ?, NULLIF(?, -1), NULLIF(?, 0), NULLIF(?, ''), NULLIF(?, ''), "
    "NULLIF(?, ''), NULLIF(?, ''))"
)
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
    values = (
        table,
        entry.number,
        entry.kind,
        entry.at,
        -1 if entry.seat is None else entry.seat,
        entry.back_to or 0,
        "" if entry.move is None else text(entry.move),
        entry.command or "",
        text(entry.lines) if entry.lines else "",
        entry.state or "",
    )
    return INSERT_ENTRY, values


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

    async def _write_group(self) -> None:
        group: Group = []

        def work(connection: sa.Connection) -> None:
            self._take(group)
            self._write(connection, [commit for commit, _ in group])

        async with self._turn:
            await self._run(group, work)
        if self._waiting:
            self._schedule()

    def _take(self, group: Group) -> None:
        """Drains the queue at the last moment, so that a group is as large as possible.

        Also called from SQLite's thread while commits are added: removes only what it took.
        """
        self._scheduled = False
        group += self._waiting[:MAX_GROUP]
        del self._waiting[: len(group)]

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
            if self.database.sqlite:
                driver(connection).executemany(sql, rows)
            else:
                connection.exec_driver_sql(_numbered(sql), rows)


@lru_cache(maxsize=4096)
def _numbered(sql: str) -> str:
    """The same statement with PostgreSQL's names for the values: $1, $2 and so on."""
    first, *others = sql.split("?")
    return first + "".join(f"${at}{part}" for at, part in enumerate(others, 1))


def _report(group: Group, error: Exception | None) -> None:
    for _, on_done in group:
        try:
            on_done(error)
        except Exception:
            log.exception("after a commit")
