"""Every registered game has all its parts."""

import re
from collections.abc import Callable

import pytest

from meadhall.core.registry import game
from meadhall.core.texts import HOUSE, LANGUAGES
from tests.ladder import cases, messages, parts, rungs


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


def test_the_house_says_all_it_can_say() -> None:
    """No message of the terminal that nothing uses."""
    code = "".join(
        (parts.ROOT / "src" / "meadhall" / name).read_text(encoding="utf-8")
        for name in ("cli.py", "terminal.py")
    )
    keys = [key for key in messages.of(HOUSE, "en") if key.startswith("terminal-")]
    assert len(keys) > 10
    assert [key for key in keys if not re.search(f"[\"']{key}[\"']", code)] == []


# Verbs without arguments that do something: none of them passes, gives up or ends.
DOING = {
    "animals-on-board": {"pull-hidden"},
    "feast-for-odin": {
        "anytime",
        "back",
        "put-all",
        "trade-all",
        "roll",
        "set-table",
        "take-off",
    },
    "skibe": {"draw", "stow-equipment"},
}


@pytest.mark.parametrize("slug", cases.slugs())
def test_verbs_that_pass_or_end_are_declared_so(slug: str) -> None:
    """A verb without arguments is either one of them, or is listed above."""
    verbs = list(game(slug).actions)
    declining = {verb.name for verb in verbs if verb.declines}
    assert {verb.name for verb in verbs if not verb.args} - DOING.get(slug, set()) == declining
    named = {"pass", "fail", "decline", "done"}
    assert named & {verb.name for verb in verbs} <= declining


@pytest.mark.parametrize("slug", cases.slugs())
def test_secrets_are_declared_where_there_are_some(slug: str) -> None:
    one = game(slug)
    seen = [rungs.shared(state) for state, _, _ in rungs.points(one, one.seats[-1], {}, 3, 10)]
    assert one.secrets == any(len(different) > 1 for different in seen)
