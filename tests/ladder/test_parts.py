"""Every registered game has all its parts."""

from collections.abc import Callable

import pytest

from meadhall.core.registry import game
from meadhall.core.texts import HOUSE, LANGUAGES
from tests.ladder import cases, messages, parts


@pytest.mark.parametrize("part", parts.PARTS, ids=lambda part: part.__name__)
@pytest.mark.parametrize("slug", cases.slugs())
def test_part(slug: str, part: Callable[..., None]) -> None:
    part(game(slug))


@pytest.mark.parametrize("case", cases.all_cases(), ids=cases.name)
def test_all_can_be_said(case: cases.Case) -> None:
    slug, seats, options, seed = case
    parts.texts_sayable(game(slug), seats, options, seed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_speaks_every_language(language: str) -> None:
    assert messages.of(HOUSE, language) == messages.of(HOUSE, "en")
