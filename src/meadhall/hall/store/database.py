"""The engine: one URL, SQLite in WAL mode or PostgreSQL, brought to the newest schema.

PostgreSQL is spoken to by SQLAlchemy's asynchronous engine. SQLite is a library that blocks: its
two connections, one for reading and one for writing, live in a thread each. All that waits to be
written to it shares one transaction, and so one wait for the disk.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
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
Done = tuple[Any, BaseException | None]
MOST = 200  # jobs in one transaction


class Line:
    """A connection to an SQLite file, and the only thread that uses it."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1)
        self._connection: sa.Connection | None = None

    def opened(self) -> sa.Connection:
        """In the thread."""
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    async def call(self, work: Callable[..., T], *args: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *args)

    async def close(self) -> None:
        if self._connection is not None:
            await self.call(self._connection.close)
        self._thread.shutdown()


class SQLite:
    """One file. SQLAlchemy begins and ends transactions as told; the driver's own idea of when
    to begin one is off."""

    def __init__(self, url: sa.URL) -> None:
        assert url.database, "settings refuse a database in memory"
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        self._engine = sa.create_engine(url, connect_args={"timeout": 15})
        sa.event.listen(self._engine, "connect", _prepare)
        self._reader = Line(self._engine)
        self._writer = Line(self._engine)
        self._jobs: list[Job] = []
        self._writing: asyncio.Task[None] | None = None

    async def read(self, query: sa.Select[Any], values: Mapping[str, Any] | None) -> list[Any]:
        def work() -> list[Any]:
            connection = self._reader.opened()
            try:
                return list(connection.execute(query, values).mappings().all())
            finally:
                connection.rollback()  # the next look sees what is there by then

        return await self._reader.call(work)

    async def write(self, work: Work[T]) -> T:
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.append((work, future))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all(), name="sqlite")
        return await future

    async def _write_all(self) -> None:
        while self._jobs:
            jobs, self._jobs = self._jobs[:MOST], self._jobs[MOST:]
            done = await self._writer.call(self._transaction, [work for work, _ in jobs])
            for (_, future), (result, error) in zip(jobs, done, strict=True):
                if future.done():  # whoever waited has gone
                    continue
                if error is None:
                    future.set_result(result)
                else:
                    future.set_exception(error)
        self._writing = None

    def _transaction(self, jobs: list[Work[Any]]) -> list[Done]:
        """In the thread. A job that fails takes nothing of the others with it."""
        try:
            connection = self._writer.opened()
            try:
                connection.exec_driver_sql("BEGIN IMMEDIATE")
                done = [self._job(connection, work) for work in jobs]
                connection.exec_driver_sql("COMMIT")
            finally:
                driver(connection).rollback()  # nothing to do unless it went wrong
                connection.rollback()
        except Exception as error:
            return [(None, error)] * len(jobs)
        return done

    def _job(self, connection: sa.Connection, work: Work[Any]) -> Done:
        raw = driver(connection)
        raw.execute("SAVEPOINT job")
        try:
            result = work(connection)
        except Exception as error:
            raw.execute("ROLLBACK TO job")
            return None, error
        raw.execute("RELEASE job")
        return result, None

    async def close(self) -> None:
        while self._writing is not None:
            await asyncio.wait([self._writing])
        await self._reader.close()
        await self._writer.close()
        self._engine.dispose()


def driver(connection: sa.Connection) -> sqlite3.Connection:
    """SQLite's own connection below SQLAlchemy's."""
    found = connection.connection.driver_connection
    assert isinstance(found, sqlite3.Connection)
    return found


class PostgreSQL:
    def __init__(self, url: sa.URL) -> None:
        self._engine = create_async_engine(
            url,
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
        """Carries the work out and returns when it is on the disk."""
        try:
            return await self._file.write(work)
        except (sa.exc.IntegrityError, sqlite3.IntegrityError):
            raise
        except _OUT_OF_REACH as error:
            raise unavailable(error) from error

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
        "foreign_keys=ON",
        "busy_timeout=15000",
        "cache_size=-16000",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def alembic_config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    return config


def _upgrade(connection: sa.Connection) -> None:
    config = alembic_config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
