"""No card made up for one test lies on the table of another."""

from collections.abc import Iterator

import pytest

from meadhall.games.feast_for_odin.triggers import EFFECTS


@pytest.fixture
def made_up_cards() -> Iterator[None]:
    """No card has an effect before or after a test."""
    assert not any(EFFECTS)
    yield
    for effects in EFFECTS:
        effects.clear()
