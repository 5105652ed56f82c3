"""Group commit: all moves that wait share one transaction, and so one fsync."""

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import Callable
from functools import partial

import sqlalchemy as sa

from meadhall.hall.metrics import COMMIT_ROWS, COMMIT_SECONDS
from meadhall.hall.problems import Refused
from meadhall.hall.store.database import Database, driver
from meadhall.hall.store.lines import Commit, prepare_sqlite, write_by_sql, write_to_sqlite

log = logging.getLogger(__name__)

MOST = 500  # commits in one transaction


class Conflict(Exception):
    """Another worker has written this number of the journal: reload and decide again."""


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
        self._prepared: sqlite3.Connection | None = None

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
                await self.database.write(work, whole=True)
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
        lines = [line for commit in commits for line in commit.lines]
        if self.database.sqlite:
            raw = driver(connection)
            if raw is not self._prepared:
                prepare_sqlite(raw)
                if not raw.in_transaction:  # else it may be taken back with the rest of it
                    self._prepared = raw
            write_to_sqlite(raw, lines)
        else:
            write_by_sql(connection, lines)


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
