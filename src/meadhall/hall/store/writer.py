"""Group commit: all moves that wait share one transaction, and so one fsync.

To SQLite a whole group goes as one JSON text a statement, which it takes apart itself: the
writing thread then needs the interpreter some few times a group, not for every row.
"""

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import Callable
from functools import partial
from operator import attrgetter
from typing import Any

import msgspec
import sqlalchemy as sa

from meadhall.hall.metrics import COMMIT_ROWS, COMMIT_SECONDS
from meadhall.hall.problems import Refused
from meadhall.hall.store.database import Database, driver
from meadhall.hall.store.rows import Entry, TableRow, entry_values, table_values, text
from meadhall.hall.store.schema import journal, snapshots, tables

log = logging.getLogger(__name__)

PLAYED = ("number", "waiting", "since", "clocks", "due", "request")
CHANGED = (*PLAYED, "seats", "state", "ended", "outcome")
KEPT = 64  # entries back to which a game in play keeps its snapshots; the first one stays
MOST = 500  # commits in one transaction


class Conflict(Exception):
    """Another worker has written this number of the journal: reload and decide again."""


class Commit(msgspec.Struct):
    """What one command writes: entries, perhaps a snapshot, and the table's new head."""

    row: TableRow
    entries: list[Entry]
    snapshot: str | None = None
    changed: bool = False  # more than the position: seats, state, outcome


def _update(names: tuple[str, ...]) -> sa.Update:
    values: dict[str, Any] = {name: sa.bindparam(name) for name in names}
    values["version"] = tables.c.version + 1
    return tables.update().where(tables.c.id == sa.bindparam("at_id")).values(values)


UPDATE_PLAYED = _update(PLAYED)
UPDATE_CHANGED = _update(CHANGED)
INSERT_ENTRIES = journal.insert()
INSERT_SNAPSHOTS = snapshots.insert()


# SQLite takes these apart: [[table, entry], ...], [[table, number, state], ...], [[id, ...], ...].
# What lies deeper in an entry or a row comes out as the JSON text that its column holds.
_NAMES = [column.name for column in journal.columns if column.name != "table"]
JSON_ENTRIES = f"""INSERT INTO journal ("table", {", ".join(f'"{name}"' for name in _NAMES)})
    SELECT json_extract(value, '$[0]'),
    {", ".join(f"json_extract(value, '$[1].{name}')" for name in _NAMES)} FROM json_each(?)"""
JSON_SNAPSHOTS = """INSERT INTO snapshots ("table", "number", "state")
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]')
    FROM json_each(?)"""


def _update_json(names: tuple[str, ...]) -> str:
    """Takes [[id, value, ...], ...]."""
    taken = ", ".join(
        f"\"{name}\" = json_extract(j.value, '$[{at}]')" for at, name in enumerate(names, 1)
    )
    return (
        f"UPDATE tables SET {taken}, version = version + 1 FROM json_each(?) AS j "
        "WHERE tables.id = json_extract(j.value, '$[0]')"
    )


PRUNE = snapshots.delete().where(
    snapshots.c.table == sa.bindparam("at_table"),
    snapshots.c.number > 0,
    snapshots.c.number < sa.bindparam("below"),
)
JSON_PRUNE = """DELETE FROM snapshots WHERE rowid IN (
    SELECT s.rowid FROM json_each(?) AS j CROSS JOIN snapshots AS s
    ON s."table" = json_extract(j.value, '$.at_table')
    AND s.number > 0 AND s.number < json_extract(j.value, '$.below'))"""
JSON_PLAYED = _update_json(PLAYED)
JSON_CHANGED = _update_json(CHANGED)


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
        if not commits:
            return
        if self.database.sqlite:
            raw = driver(connection)
            for sql, rows in _as_json(commits):
                raw.execute(sql, (rows,))
            return
        entries = [entry_values(c.row.id, entry) for c in commits for entry in c.entries]
        shots = [
            {"table": c.row.id, "number": c.row.number, "state": c.snapshot}
            for c in commits
            if c.snapshot is not None
        ]
        connection.execute(INSERT_ENTRIES, entries)
        if shots:
            connection.execute(INSERT_SNAPSHOTS, shots)
        if played := [_head(c.row, PLAYED) for c in commits if not c.changed]:
            connection.execute(UPDATE_PLAYED, played)
        if changed := [_head(c.row, CHANGED) for c in commits if c.changed]:
            connection.execute(UPDATE_CHANGED, changed)
        if old := _outlived(commits):
            connection.execute(PRUNE, old)


def _as_json(commits: list[Commit]) -> list[tuple[str, str]]:
    parts: list[tuple[str, list[Any]]] = [
        (JSON_ENTRIES, [(c.row.id, entry) for c in commits for entry in c.entries]),
        (JSON_SNAPSHOTS, [(c.row.id, c.row.number, c.snapshot) for c in commits if c.snapshot]),
        (JSON_PLAYED, [_played(c.row) for c in commits if not c.changed]),
        (JSON_CHANGED, [_changed(c.row) for c in commits if c.changed]),
        (JSON_PRUNE, _outlived(commits)),
    ]
    return [(sql, text(rows)) for sql, rows in parts if rows]


_played = attrgetter("id", *PLAYED)
_changed = attrgetter("id", *CHANGED)


def _outlived(commits: list[Commit]) -> list[dict[str, Any]]:
    """Snapshots that no restart needs any more: now and then, and at the end."""
    found = []
    for commit in commits:
        row = commit.row
        if row.state == "over":
            found.append({"at_table": row.id, "below": row.number})
        elif (commit.entries[0].number - 1) // KEPT != row.number // KEPT:
            found.append({"at_table": row.id, "below": row.number - KEPT})
    return found


def _head(row: TableRow, names: tuple[str, ...]) -> dict[str, Any]:
    return {"at_id": row.id, **table_values(row, names)}


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
