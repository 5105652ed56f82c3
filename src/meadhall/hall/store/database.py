"""The engine: one URL, SQLite in WAL mode or PostgreSQL, brought to the newest schema."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from meadhall.hall.problems import Refused

MIGRATIONS = Path(__file__).parent / "migrations"


class Database:
    """Connections for reading, and for writing one at a time (SQLite has one writer)."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.sqlite = self.url.get_backend_name() == "sqlite"
        if self.sqlite:
            file = self.url.database
            assert file, "settings refuse a database in memory"
            Path(file).parent.mkdir(parents=True, exist_ok=True)
            self.engine = create_async_engine(self.url, connect_args={"timeout": 15}, pool_size=4)
            sa.event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
        else:
            self.engine = create_async_engine(
                self.url,
                pool_size=8,
                max_overflow=4,
                pool_timeout=10,
                pool_pre_ping=True,
                connect_args={"timeout": 5, "command_timeout": 20},
            )
        self._writing = asyncio.Lock()

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self.engine.connect() as connection:
                yield connection
        except _OUT_OF_REACH as error:
            raise unavailable(error) from error

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction. Start it with a write, so that SQLite can wait for its turn."""
        try:
            turn = self._writing if self.sqlite else contextlib.nullcontext()
            async with turn, self.engine.begin() as connection:
                yield connection
        except sa.exc.IntegrityError:
            raise
        except _OUT_OF_REACH as error:
            raise unavailable(error) from error

    async def one(self, query: sa.Select[Any]) -> Any | None:
        async with self.reading() as connection:
            return (await connection.execute(query)).mappings().first()

    async def all(self, query: sa.Select[Any]) -> list[Any]:
        async with self.reading() as connection:
            return list((await connection.execute(query)).mappings().all())

    async def migrate(self) -> None:
        """To the newest schema."""
        async with self.writing() as connection:
            await connection.run_sync(_upgrade)

    async def close(self) -> None:
        await self.engine.dispose()


_OUT_OF_REACH = (DBAPIError, sa.exc.TimeoutError, OSError, asyncio.TimeoutError)


def unavailable(error: BaseException) -> Refused:
    """The database cannot be used now; the reason goes to the log, not outward."""
    refused = Refused("unavailable", what="database")
    refused.__cause__ = error
    return refused


def _prepare_sqlite(connection: Any, _: Any) -> None:
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
