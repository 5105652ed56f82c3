"""The text view: every field of every game has a label in every language."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from meadhall.core.registry import all_games
from meadhall.core.state import State
from meadhall.core.texts import LANGUAGES, messages, source
from tests.games.skibe.arrange import arrange
from tests.games.skibe.arrange import do as do_skibe
from tests.games.vikings_on_board.harbour import position
from tests.ladder.messages import labels
from tests.web.staged import Staged
from tests.web.visitor import Visitor

Visit = Callable[..., Visitor]
GAMES = {game.slug: game for game in all_games()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", sorted(GAMES))
def test_every_field_has_a_label(slug: str, language: str) -> None:
    game = GAMES[slug]
    package = f"meadhall.games.{slug.replace('-', '_')}"
    have = set(messages(package, language))
    assert sorted(labels(game) - have) == []


def said(slug: str, language: str) -> set[str]:
    """All labels of a game; some are spelled like their field."""
    text = source(f"meadhall.games.{slug.replace('-', '_')}", language)
    return set(re.findall(r"^view-\w+ = (.*)", text, re.MULTILINE))


def raw(view: Any) -> set[str]:
    """Names that the fields would have without labels."""
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
        visitor.set_language(language)
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
    staged = Staged(visit(settings={"forced": "never", "textBoard": True}), state)
    page = staged.page
    crews = ["Place 1 Viking", "Place 2 Vikings", "Place 3 Vikings", "Place 4 Vikings"]
    expect(page.locator(".moves h3")).to_have_text(crews)
    buttons = page.locator("[data-legal]")
    expect(buttons).to_have_count(len(moves))
    field = page.get_by_role("searchbox", name="Find a move")
    field.fill("nothing of the kind")
    expect(buttons).to_have_count(0)
    expect(page.locator(".moves [role=status]")).to_have_text("No move matches.")
    field.fill("SNARE vikings")
    expect(buttons).to_have_count(1)
    field.press("Enter")  # the only match
    staged.answer()
    confirm = page.locator("[data-confirm]")
    expect(confirm).to_be_enabled()
    expect(confirm).to_contain_text("snare")


def shown(visit: Visit, state: State) -> Page:
    """The text view of a position, for the seat that decides."""
    return Staged(visit(settings={"textBoard": True, "forced": "never"}), state).page


def fact(page: Page, label: str, within: str = ".textboard") -> Locator:
    """The value beside a label."""
    return page.locator(f"{within} dl div", has=page.locator("dt", has_text=label)).locator("dd")


def part(page: Page, title: str) -> Locator:
    heading = page.get_by_role("heading", name=title, exact=True)
    return page.locator(".textboard details", has=heading)


def test_skibe_names_who_acts_and_whose_shield_is_whose(visit: Visit) -> None:
    s = arrange(
        ships=[["blue", "red", "green"], [], []], chiefs=[["protect blue", "swap red"], [], []]
    )
    do_skibe(s, "stern top")  # the second item, of the second player
    page = shown(visit, s)
    expect(fact(page, "Chieftain’s turn")).to_have_text("Astrid")
    scoring = part(page, "Being scored")
    expect(scoring).to_contain_text("Top ship")
    expect(scoring).to_contain_text("scored by a player")
    for name, shield in (("Easy bot 1", "Moon"), ("Astrid", "Hammer"), ("Easy bot 2", "Pine")):
        expect(part(page, name).locator("dl div").first).to_have_text(f"Shield {shield}")
    hand = part(page, "Astrid").locator("dl div", has_text="Chieftains in hand")
    expect(hand.locator("dd")).to_have_text("Equipment, Food, Remove, Protect")
    expect(page.locator("[data-legal]").nth(1)).to_have_text("Swap: top ship, place 2, Hammer")


def test_vikings_calls_the_score_a_score(visit: Visit) -> None:
    s = position(piles=["hides grain"], bets={(0, 3): "won"}, market=(2, 3, 1))
    page = shown(visit, s)
    expect(fact(page, "Score now")).to_have_text("8")
    expect(page.locator(".textboard")).not_to_contain_text("Goods are worth")
    first = page.locator("[data-legal]").first
    expect(first).to_have_text("First player: you go first next round")


def test_looot_shows_what_a_viking_would_bring(visit: Visit) -> None:
    s = GAMES["looot"].start(2, 1, {})
    page = shown(visit, s)
    rows = part(page, "What a Viking brings").locator("tbody tr")
    view = s.view(s.seat)
    hexes = {hex_.id: hex_ for hex_ in view.land}
    expect(rows).to_have_count(len(view.prospects))
    for at, prospect in enumerate(view.prospects[:3]):
        space = hexes[prospect.hex]
        cells = rows.nth(at).locator("th, td")
        expect(cells.nth(0)).to_have_text(f"{space.board} {space.number}")
        expect(cells.nth(1)).to_have_text(prospect.kind)


def test_looot_tells_the_neighbours_of_spaces_out_of_reach(visit: Visit) -> None:
    s = GAMES["looot"].start(2, 1, {})
    page = shown(visit, s)
    view = s.view(s.seat)
    far = next(hex_ for hex_ in view.land if hex_.id not in {one.hex for one in view.prospects})
    ring = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
    beside = {(far.q + q, far.r + r) for q, r in ring}
    near = [f"{one.board}{one.number}" for one in view.land if (one.q, one.r) in beside]
    line = re.compile(rf"^{far.number} .*next to {' '.join(near)}$")
    expect(page.locator(".textboard li", has_text=line)).to_have_count(1)


def test_odin_says_why_a_space_is_closed(visit: Visit) -> None:
    page = shown(visit, GAMES["feast-for-odin"].start(2, 1, {}))
    spaces = part(page, "Action spaces")
    spaces.locator("summary").click()
    row = spaces.locator("tr", has_text="Pillaging (3 Vikings)")
    expect(row.locator("td").last).to_have_text("needs ships")
