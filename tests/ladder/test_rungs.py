"""Every registered game, at every setting, up every rung."""

from collections.abc import Callable

import pytest

from meadhall.core.registry import game
from tests.ladder import cases, rungs


@pytest.mark.parametrize("rung", rungs.RUNGS, ids=lambda rung: rung.__name__)
@pytest.mark.parametrize("case", cases.all_cases(), ids=cases.name)
def test_rung(case: cases.Case, rung: Callable[..., None]) -> None:
    slug, seats, options, seed = case
    rung(game(slug), seats, options, seed)


def test_there_are_games() -> None:
    assert "animals-on-board" in cases.slugs()
