"""Group commit: all moves that wait share one transaction, and so one fsync."""

import asyncio
import logging
from typing import Any

import msgspec
import sqlalchemy as sa

from meadhall.hall.metrics import COMMIT_ROWS, COMMIT_SECONDS
from meadhall.hall.problems import Refused
from meadhall.hall.store.database import Database
from meadhall.hall.store.rows import Entry, TableRow, entry_values, table_values
from meadhall.hall.store.schema import journal, snapshots, tables

log = logging.getLogger(__name__)

PLAYED = ("number", "waiting", "since", "clocks", "due", "request")
CHANGED = (*PLAYED, "seats", "state", "ended", "outcome")
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


class Writer:
    """Takes commits from all tables; `commit` returns when they are on the disk."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._waiting: list[tuple[Commit, asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """After what waits has been written."""
        if self._task is None:
            return
        while self._waiting:
            await asyncio.wait([future for _, future in self._waiting])
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def commit(self, commit: Commit) -> None:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((commit, future))
        self._wake.set()
        await future

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                await self._write_batch(batch)

    async def _write_batch(self, batch: list[tuple[Commit, asyncio.Future[None]]]) -> None:
        try:
            with COMMIT_SECONDS.time():
                await self._write([commit for commit, _ in batch])
        except sa.exc.IntegrityError as error:
            if len(batch) == 1:
                _settle(batch, Conflict(str(error.orig)))
                return
            for one in batch:  # somebody lost a race: the others must not suffer
                await self._write_batch([one])
        except Refused as error:
            log.warning("commit of %d moves failed: %r", len(batch), error.__cause__)
            _settle(batch, error)
        except Exception as error:
            log.exception("commit of %d moves failed", len(batch))
            _settle(batch, error)
        else:
            COMMIT_ROWS.observe(len(batch))
            _settle(batch, None)

    async def _write(self, commits: list[Commit]) -> None:
        entries = [entry_values(c.row.id, entry) for c in commits for entry in c.entries]
        shots = [
            {"table": c.row.id, "number": c.row.number, "state": c.snapshot}
            for c in commits
            if c.snapshot is not None
        ]
        played = [_head(c.row, PLAYED) for c in commits if not c.changed]
        changed = [_head(c.row, CHANGED) for c in commits if c.changed]
        async with self.database.writing() as connection:
            await connection.execute(INSERT_ENTRIES, entries)
            if shots:
                await connection.execute(INSERT_SNAPSHOTS, shots)
            if played:
                await connection.execute(UPDATE_PLAYED, played)
            if changed:
                await connection.execute(UPDATE_CHANGED, changed)


def _head(row: TableRow, names: tuple[str, ...]) -> dict[str, Any]:
    return {"at_id": row.id, **table_values(row, names)}


def _settle(batch: list[tuple[Commit, asyncio.Future[None]]], error: BaseException | None) -> None:
    for _, future in batch:
        if future.done():  # whoever waited has gone
            continue
        if error is None:
            future.set_result(None)
        else:
            future.set_exception(error)
