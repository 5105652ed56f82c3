"""The only legal move is made automatically, and announced only if it ends the decision."""

from collections.abc import Callable

from playwright.sync_api import expect

from meadhall.core.state import State
from tests.web.staged import Staged, turn_with
from tests.web.visitor import Visitor

Visit = Callable[..., Visitor]

# Records every announcement of a forced move, even a brief one.
COUNTDOWNS = """() => {
  window.countdowns = [];
  new MutationObserver(() => {
    for (const hint of document.querySelectorAll('.hintline')) {
      if (hint.textContent.includes('Only one legal')) window.countdowns.push(hint.textContent);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}"""


def only_end(state: State) -> bool:
    """There is one legal move, and another seat decides after it."""
    legal = state.legal(state.seat)
    after = state.clone()
    after.play(legal[0])
    return len(legal) == 1 and state.seat not in after.waiting and after.reveals == state.reveals


def test_a_forced_opening_of_a_tool_is_silent(visit: Visit) -> None:
    """The only group must be split: its tool opens automatically, and any tile can be chosen."""
    visitor = visit()
    page = visitor.page
    page.add_init_script(f"({COUNTDOWNS})()")
    visitor.open_table("Animals on Board", ["Easy bot"], options={"First player": "Seat 1"})
    page.locator("[data-legal]").first.click()
    page.locator("[data-confirm]").click()
    tiles = page.locator(".pen .grip.on")
    tiles.first.wait_for()
    many = tiles.count()
    assert many > 2
    expect(page.locator("[data-confirm]")).to_be_disabled()
    tiles.first.click()
    page.locator("[data-confirm]:not([disabled])").click()
    expect(page.locator("[data-seat='1']")).to_be_visible()
    expect(page.locator(".pen").nth(1)).to_be_visible()
    assert page.evaluate("window.countdowns") == []


def test_a_forced_opening_that_was_taken_back_is_not_made_again(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.open_table("Animals on Board", ["Easy bot"], options={"First player": "Seat 1"})
    page.locator("[data-legal]").first.click()
    page.locator("[data-confirm]").click()
    page.locator(".pen .grip.on").first.wait_for()
    page.locator("[data-undo]").click()
    page.locator(".pen .cover").click()
    page.locator(".pen .grip.on").nth(1).click()
    expect(page.locator("[data-confirm]")).to_be_enabled()
    expect(page.locator(".banner")).to_have_count(0)
    expect(page.locator("[data-undo]")).to_have_count(1)


def test_a_forced_end_of_a_decision_is_announced(visit: Visit) -> None:
    _, state = turn_with("vikings-on-board", only_end)
    visitor = visit()
    staged = Staged(visitor, state)
    for command in visitor.page.evaluate("staged.commands"):
        if command["type"] == "preview":
            staged.answer(command)
    expect(visitor.page.locator(".hintline")).to_contain_text("Only one legal move")
