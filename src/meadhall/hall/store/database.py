"""The engine: one URL, SQLite in WAL mode or PostgreSQL, brought to the newest schema.

PostgreSQL is reached through SQLAlchemy's asynchronous engine. SQLite is a library that blocks: its
two connections, one for reading and one for writing, live in a thread each. Moves of all tables
share transactions: see `journal`.
"""

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Callable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from meadhall.hall.problems import Refused

MIGRATIONS = Path(__file__).parent / "migrations"
T = TypeVar("T")
Work = Callable[[sa.Connection], T]  # part of a transaction: all of it or nothing
Job = tuple[Work[Any], "asyncio.Future[Any]"]
CHECKPOINT_EVERY = 8  # transactions
LOG_LIMIT = 4000  # pages of 4 kB after which SQLite makes a checkpoint by itself


class SQLite:
    """One file. SQLAlchemy begins and ends transactions as told; the driver's own idea of when
    to begin one is off."""

    def __init__(self, url: sa.URL) -> None:
        assert url.database, "settings refuse a database in memory"
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        options = {"timeout": 15, "cached_statements": 500}
        self._engine = sa.create_engine(url, hide_parameters=True, connect_args=options)
        sa.event.listen(self._engine, "connect", _prepare)
        self._reader = ThreadPoolExecutor(1)
        self._reading: sa.Connection | None = None
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()  # None: the end
        self._writer: threading.Thread | None = None
        self._checkpointer = ThreadPoolExecutor(1)
        self._checkpointing: Future[None] | None = None
        self._written = 0  # transactions since

    async def read(self, query: sa.Select[Any], values: Mapping[str, Any] | None) -> list[Any]:
        def work() -> list[Any]:
            if self._reading is None:
                self._reading = self._engine.connect()
            try:
                return list(self._reading.execute(query, values).mappings().all())
            finally:
                self._reading.rollback()  # the next look sees what is there by then

        return await asyncio.get_running_loop().run_in_executor(self._reader, work)

    async def write(self, work: Work[T]) -> T:
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put((work, future))
        if self._writer is None:
            self._writer = threading.Thread(target=self._write_all, name="sqlite", daemon=True)
            self._writer.start()
        return await future

    def _write_all(self) -> None:
        """The writing thread."""
        connection: sa.Connection | None = None
        while (job := self._jobs.get()) is not None:
            work, future = job
            result: Any = None
            failure: Exception | None = None
            try:
                connection = connection or self._engine.connect()
                result = _transaction(connection, work)
            except Exception as error:
                failure = error
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
                future.get_loop().call_soon_threadsafe(_settle, future, result, failure)
            self._checkpoint_if_due()
        if connection is not None:
            connection.close()

    def _checkpoint_if_due(self) -> None:
        """Starts a checkpoint in another thread, so that commits do not wait for it. If the log
        grows long all the same, SQLite makes a checkpoint within a commit."""
        self._written += 1
        if self._written >= CHECKPOINT_EVERY and (
            self._checkpointing is None or self._checkpointing.done()
        ):
            self._written = 0
            with contextlib.suppress(RuntimeError):  # no thread can be started now: next time
                self._checkpointing = self._checkpointer.submit(self._checkpoint)

    def _checkpoint(self) -> None:
        with self._engine.connect() as connection:
            driver(connection).execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()

    async def close(self) -> None:
        self._jobs.put(None)
        if self._writer is not None:
            await asyncio.to_thread(self._writer.join)
        await asyncio.to_thread(self._checkpointer.shutdown)
        if self._reading is not None:
            await asyncio.get_running_loop().run_in_executor(self._reader, self._reading.close)
        self._reader.shutdown()
        self._engine.dispose()


def _transaction(connection: sa.Connection, work: Work[T]) -> T:
    raw = driver(connection)
    raw.execute("BEGIN IMMEDIATE")
    try:
        result = work(connection)
        raw.execute("COMMIT")
    finally:
        if raw.in_transaction:  # it failed
            raw.rollback()
        if connection.in_transaction():  # as SQLAlchemy sees it, where it was used
            connection.rollback()
    return result


def _settle(future: "asyncio.Future[Any]", result: Any, failure: Exception | None) -> None:
    if future.done():  # the caller no longer waits
        return
    if failure is None:
        future.set_result(result)
    else:
        future.set_exception(failure)


def driver(connection: sa.Connection) -> sqlite3.Connection:
    """SQLite's own connection below SQLAlchemy's."""
    found = connection.connection.driver_connection
    assert isinstance(found, sqlite3.Connection)
    return found


class PostgreSQL:
    def __init__(self, url: sa.URL) -> None:
        self._engine = create_async_engine(
            url,
            hide_parameters=True,  # of errors: what is stored has no business in a log
            pool_size=8,
            max_overflow=4,
            pool_timeout=10,
            pool_pre_ping=True,
            connect_args={"timeout": 5, "command_timeout": 20},
        )

    async def read(self, query: sa.Select[Any], values: Mapping[str, Any] | None) -> list[Any]:
        async with self._engine.connect() as connection:
            return list((await connection.execute(query, values)).mappings().all())

    async def write(self, work: Work[T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()


class Database:
    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.sqlite = self.url.get_backend_name() == "sqlite"
        self._file = SQLite(self.url) if self.sqlite else PostgreSQL(self.url)

    async def write(self, work: Work[T]) -> T:
        """Runs the work as one transaction and returns when it is on the disk."""
        try:
            return await self._file.write(work)
        except (sa.exc.IntegrityError, sqlite3.IntegrityError):
            raise
        except _OUT_OF_REACH as error:
            raise unavailable(error) from error

    async def execute(self, statement: sa.Insert | sa.Update | sa.Delete) -> int:
        """One statement as a transaction; how many rows it changed."""
        return await self.write(lambda connection: connection.execute(statement).rowcount)

    async def all(
        self, query: sa.Select[Any], values: Mapping[str, Any] | None = None
    ) -> list[Any]:
        try:
            return await self._file.read(query, values)
        except _OUT_OF_REACH as error:
            raise unavailable(error) from error

    async def one(
        self, query: sa.Select[Any], values: Mapping[str, Any] | None = None
    ) -> Any | None:
        found = await self.all(query, values)
        return found[0] if found else None

    async def migrate(self) -> None:
        """To the newest schema."""
        await self.write(_upgrade)

    async def close(self) -> None:
        await self._file.close()


_OUT_OF_REACH = (DBAPIError, sqlite3.Error, sa.exc.TimeoutError, OSError, asyncio.TimeoutError)


def unavailable(error: BaseException) -> Refused:
    """The database cannot be used now; the reason goes to the log, not outward."""
    refused = Refused("unavailable", what="database")
    refused.__cause__ = error
    return refused


def _prepare(connection: Any, _: Any) -> None:
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",  # a commit is on the disk before it is acknowledged
        f"wal_autocheckpoint={LOG_LIMIT}",
        "foreign_keys=ON",
        "busy_timeout=15000",
        "cache_size=-16000",
        "temp_store=MEMORY",  # what a statement of many rows may have to take back
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def alembic_config(connection: sa.Connection) -> Config:
    if not connection.in_transaction():
        connection.begin()  # Alembic leaves its end to us
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def _upgrade(connection: sa.Connection) -> None:
    command.upgrade(alembic_config(connection), "head")
