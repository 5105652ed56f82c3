"""The text view: every field of every game has a label in every language."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from meadhall.core.registry import games
from meadhall.core.texts import LANGUAGES, messages, source
from tests.ladder.messages import labels
from tests.web.staged import Staged
from tests.web.visitor import Visitor

Visit = Callable[..., Visitor]
GAMES = {game.slug: game for game in games()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", sorted(GAMES))
def test_every_field_has_a_label(slug: str, language: str) -> None:
    game = GAMES[slug]
    package = f"meadhall.games.{slug.replace('-', '_')}"
    have = set(messages(package, language))
    assert sorted(labels(game) - have) == []


def said(slug: str, language: str) -> set[str]:
    """All labels of a game: some are spelled like the field."""
    text = source(f"meadhall.games.{slug.replace('-', '_')}", language)
    return set(re.findall(r"^view-\w+ = (.*)", text, re.MULTILINE))


def raw(view: Any) -> set[str]:
    """How the fields would be called if they had no label."""
    if isinstance(view, list):
        return set().union(*map(raw, view))
    if not isinstance(view, dict):
        return set()
    names = {name.replace("_", " ").capitalize() for name in view}
    return names.union(*map(raw, view.values()))


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_no_field_is_called_by_its_raw_name(visit: Visit, slug: str) -> None:
    game = GAMES[slug]
    visitor = visit(settings={"textBoard": True, "forced": "never"})
    visitor.open_table(game.title, ["Easy bot"] * max(1, game.seats[0] - 1))
    page = visitor.page
    page.wait_for_selector(".textboard dt")
    at = f"/api/tables/{visitor.table}/replay"
    names = raw(page.evaluate("at => fetch(at).then(a => a.json()).then(p => p.view)", at))
    for language in LANGUAGES:
        page.evaluate(
            """language => {
              const kept = JSON.parse(localStorage.getItem('meadhall.settings'));
              localStorage.setItem('meadhall.settings', JSON.stringify({ ...kept, language }));
            }""",
            language,
        )
        page.reload()
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.wait_for_selector(".textboard dt")
        shown = set(page.locator(".textboard :is(dt, th, h3, h4)").all_inner_texts())
        assert shown & names - said(slug, language) == set(), language
        assert visitor.clipped() == []


def test_a_long_list_of_moves_stands_below_headings_and_can_be_searched(visit: Visit) -> None:
    state = GAMES["feast-for-odin"].start(2, 1, {})
    moves = state.legal(state.seat)
    assert len(moves) > 20
    staged = Staged(visit(settings={"forced": "never"}), state)
    page = staged.page
    expect(page.locator(".moves h3")).to_have_text(["Place vikings"])
    buttons = page.locator("[data-legal]")
    expect(buttons).to_have_count(len(moves))
    field = page.get_by_role("searchbox", name="Find a move")
    field.fill("nothing of the kind")
    expect(buttons).to_have_count(0)
    expect(page.locator(".moves [role=status]")).to_have_text("No move has these words.")
    field.fill("SNARE vikings")
    expect(buttons).to_have_count(1)
    field.press("Enter")  # the only one left
    staged.answer()
    confirm = page.locator("[data-confirm]")
    expect(confirm).to_be_enabled()
    expect(confirm).to_contain_text("snare")
