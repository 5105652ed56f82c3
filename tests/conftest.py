"""What `make quick` leaves out: browsers, PostgreSQL and servers of a test's own, besides the tests
that are marked slow where they stand."""

import pytest

SLOW_FIXTURES = {"browser", "halls", "postgres", "valkey"}
SLOW_FILES = {"test_kill.py", "test_secrets.py"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        fixtures = set(getattr(item, "fixturenames", ()))
        callspec = getattr(item, "callspec", None)
        if (
            fixtures & SLOW_FIXTURES
            or item.path.name in SLOW_FILES
            or (callspec is not None and "postgresql" in callspec.params.values())
        ):
            item.add_marker(pytest.mark.slow)
