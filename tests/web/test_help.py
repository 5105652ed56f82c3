"""Help and rules: for the options of a table, and with all options on the rules page."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import meadhall
from tests.web.staged import Staged
from tests.web.visitor import Visitor

Visit = Callable[..., Visitor]
STERN = "The stern shows a shield of its owner"
GAMES = [game.slug for game in meadhall.all_games()]


@pytest.mark.parametrize("on", [False, True], ids=["without", "with"])
def test_the_drawer_tells_the_rules_of_this_table(visit: Visit, on: bool) -> None:
    visitor = visit()
    game = meadhall.game("skibe")
    page = Staged(visitor, game.start(3, 1, {"count_stern_shield": on})).page
    page.keyboard.press("r")
    drawer = page.locator("dialog")
    expect(drawer.locator(".clause.now")).to_be_visible()
    page.wait_for_timeout(300)  # the guide shows nothing else
    assert drawer.get_by_text(STERN).count() == on
    headings = drawer.locator("h3").all_text_contents()
    assert headings[:3] == ["Aim", "A turn", "A worked score"]
    assert headings[-1] == "Options at this table"
    told = drawer.locator(".options").inner_text()
    assert f"Stern counts as a shield: {'yes (usually: no)' if on else 'no'}" in told


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("slug", GAMES)
def test_the_page_of_rules_begins_with_the_aim(
    visit: Visit, axe: str, slug: str, phone: bool
) -> None:
    visitor = visit(phone=phone)
    visitor.go(f"/rules/{slug}")
    visitor.page.wait_for_selector(".options")
    headings = visitor.page.locator("h2").all_text_contents()
    assert headings[:3] == ["Aim", "A turn", "A worked score"]
    assert headings[-1] == "With other options"
    assert visitor.problems(axe) == []
    assert visitor.clipped() == []


def test_the_page_of_rules_tells_other_options_apart(visit: Visit) -> None:
    page = visit().page
    page.goto("/rules/skibe")
    options = page.locator(".options")
    expect(options.get_by_role("heading", name="Stern counts as a shield: yes")).to_be_visible()
    expect(page.get_by_text(STERN)).to_have_count(1)
    expect(options.get_by_text(STERN)).to_have_count(1)
    page.get_by_role("searchbox").fill("stern shield owner")
    expect(page.locator("section")).to_have_count(2)


def test_what_is_left_in_the_bag_of_looot_can_be_looked_up(visit: Visit) -> None:
    page = Staged(visit(settings={"textBoard": True}), meadhall.game("looot").start(2, 1)).page
    heading = page.get_by_text("Longships still in the bag")
    heading.click()
    rows = page.locator("details", has=heading).locator("tbody tr")
    expect(rows).to_have_count(25)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_board_of_looot_lists_all_longships_and_sites(visit: Visit, phone: bool) -> None:
    """L-9.1  Of 30 longships 5 are at sea, 25 in the bag; of 15 sites 6 are in this game."""
    page = Staged(visit(phone=phone), meadhall.game("looot").start(2, 1)).page
    page.keyboard.press("b")
    found = page.get_by_role("dialog", name="Longships left")
    expect(found.get_by_role("img", name=re.compile("^Longship .* in the bag$"))).to_have_count(25)
    expect(found.get_by_role("img", name=re.compile("^Longship .* at sea$"))).to_have_count(5)
    expect(found.get_by_role("img", name=re.compile("in the fjord: "))).to_have_count(6)
    expect(found.get_by_role("img", name=re.compile("not in this game$"))).to_have_count(9)
    page.keyboard.press("Escape")
    expect(found).to_have_count(0)
