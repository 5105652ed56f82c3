"""Gestures, keys and pages of the board of A Feast for Odin."""

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

import meadhall
from meadhall.core.state import State
from tests.web.staged import Staged, turn_with
from tests.web.visitor import Visitor

Visit = Callable[..., Visitor]
Name = list[str | int]
ODIN = "A Feast for Odin"
SHORT = {"Length": "Short, 6 rounds"}
ASKED = "[data-legal]:not([disabled]):visible"


def lays(item: str) -> Callable[[State], bool]:
    """A turn in which this can be laid on the home board."""

    def wanted(state: State) -> bool:
        view = state.view(state.seat)
        fits = view.own.fits if view.own else ()
        return view.prompt.key == "prompt-turn" and any(
            fit.item == item and fit.board == "home" for fit in fits
        )

    return wanted


def planned(page: Page) -> list[Name]:
    """The moves of the newest preview of a plan."""
    found: list[Name] = page.evaluate(
        "staged.commands.filter(({ type, places }) => type === 'preview' && places === undefined)"
        ".at(-1)?.moves ?? []"
    )
    return found


def in_hand(visitor: Visitor, item: str) -> Page:
    """A page with this in the player's hand; the hall never tells its places."""
    state = turn_with("feast-for-odin", lays(item))[1]
    page = Staged(visitor, state).page
    taking = page.get_by_role("button", name=re.compile(f"^Take in hand: {item}"))
    taking.first.dispatch_event("click")
    expect(page.locator(".takes[data-board=home]")).to_be_attached()
    return page


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_a_tile_is_laid_by_key(visit: Visit, key: str) -> None:
    """O-7.2"""
    page = in_hand(visit(), "hide")
    page.locator(".takes[data-board=home]").focus()
    page.keyboard.press(key)
    moves = planned(page)
    assert [move[0] for move in moves] == ["anytime", "lay", "at"]
    assert moves[1] == ["lay", "hide", "home"]


def test_arrows_aim_a_tile(visit: Visit) -> None:
    page = in_hand(visit(), "hide")
    board = page.locator(".takes[data-board=home]")
    board.focus()
    first = board.get_attribute("aria-label")
    page.keyboard.press("ArrowRight")
    second = board.get_attribute("aria-label")
    assert second != first
    page.keyboard.press("ArrowLeft")
    expect(board).to_have_attribute("aria-label", first or "")


def test_coins_are_laid_by_key(visit: Visit) -> None:
    """O-7.1  Space puts a coin on the board, Enter lays those that are there as one step."""
    page = in_hand(visit(), "silver")
    board = page.locator(".takes[data-board=home]")
    board.focus()
    page.keyboard.press("Space")
    page.keyboard.press("Space")
    expect(page.locator("[data-confirm]")).to_contain_text("2")
    page.keyboard.press("Enter")
    assert [move[0] for move in planned(page)].count("at") == 2


def test_a_press_beside_a_free_cell_takes_the_nearest(visit: Visit) -> None:
    """The middle of the home board is seldom free for a coin."""
    page = in_hand(visit(), "silver")
    page.evaluate("document.adoptedStyleSheets = []")
    page.locator(".takes[data-board=home]").click()
    expect(page.locator("[data-confirm]")).to_be_enabled()
    expect(page.locator(".takes[data-board=home]")).to_have_attribute("aria-pressed", "true")


def test_a_tile_without_a_place_leaves_the_hand(visit: Visit) -> None:
    """The hall knows of no place: the page does not wait for one."""
    visitor = visit()
    page = in_hand(visitor, "hide")
    asked = "staged.commands.findLast(({ places }) => places !== undefined)"
    page.evaluate(
        f"""() => {{
          const {{ id, seat }} = {asked};
          staged.say([{{ type: 'preview', id, seat, number: 0, played: 0, stopped: null,
            view: {{}}, legal: [], places: [] }}]);
        }}"""
    )
    expect(page.locator(".takes")).to_have_count(0)
    expect(page.locator("[data-verb=occupy]").first).to_be_attached()


def test_nothing_has_to_be_pressed_while_others_move(visit: Visit) -> None:
    """The bots begin; after a pass they end the round. Each time the page asks by itself."""
    visitor = visit(motion=True, settings={"forced": "never"})
    page = visitor.page
    visitor.open_table(ODIN, ["Easy bot"] * 3, options={**SHORT, "First player": "Seat 2"})
    page.wait_for_selector(ASKED)
    expect(page.locator(".boardp .s-taken").first).to_be_attached()
    page.keyboard.press("p")
    page.locator("[data-confirm]:not([disabled])").click()
    page.wait_for_selector(".bench:not(.yours)", state="attached")
    page.wait_for_selector(f".bench.yours {ASKED}, .stage {ASKED}")
    expect(page.locator("[data-busy]")).to_have_count(0)


def test_others_watch_the_board_and_see_no_cards(visit: Visit, axe: str) -> None:
    visitor = visit(settings={"forced": "never"})
    visitor.open_table(ODIN, ["Easy bot"], options=SHORT)
    visitor.page.wait_for_selector(ASKED)
    watcher = visit()
    watcher.go(f"/table/{visitor.table}")
    expect(watcher.page.locator(".boardp")).to_be_visible()
    expect(watcher.page.locator("[data-legal]")).to_have_count(0)
    expect(watcher.page.locator(".mine-odin")).to_have_count(0)
    assert watcher.problems(axe) == []
    visitor.play_ahead(Random(1), 6)
    expect(watcher.page.locator(".boardp")).to_be_visible()


def test_two_at_one_device_hand_it_over(visit: Visit) -> None:
    """Cards in hand are secret: the page hides them until the next player is there."""
    visitor = visit(settings={"forced": "never"})
    page = visitor.page
    visitor.open_table(ODIN, ["On this device"], options=SHORT)
    here = page.get_by_role("button", name=re.compile("^I’m "))
    seen: set[str] = set()
    for _ in range(2):
        here.wait_for()
        seen.add(here.inner_text())
        expect(page.locator(".mine-odin")).to_have_count(0)
        here.click()
        page.locator(".actions [data-verb=pass]").click()
        page.locator("[data-confirm]:not([disabled])").click()
    assert len(seen) == 2


# Counts the elements of two parts of the board that change.
CHANGES = """() => {
  window.changes = { estate: 0, board: 0 };
  const watch = new MutationObserver((all) => {
    for (const { target } of all) {
      const el = target.nodeType === 1 ? target : target.parentElement;
      if (el?.closest('.estatep')) window.changes.estate += 1;
      if (el?.closest('.boardp')) window.changes.board += 1;
    }
  });
  watch.observe(document.querySelector('.stage'),
    { subtree: true, childList: true, attributes: true, characterData: true });
}"""


def test_a_move_of_somebody_else_repaints_only_what_changed(visit: Visit) -> None:
    game = meadhall.game("feast-for-odin")
    state = game.start(3, 1, {"first_player": "2", "length": "short"})
    while state.view(0).prompt.key != "prompt-turn":
        state.play(state.legal(state.seat)[0], state.seat)
    other = state.seat
    mine = (other + 2) % 3  # the third moves next
    staged = Staged(visit(), state.clone())
    staged.show(state.clone(), mine)
    space = next(
        move for move in state.legal(other) if game.actions.name(move)[1:] == ("take_stockfish",)
    )
    state.play(space, other)
    staged.page.evaluate(CHANGES)
    assert mine not in state.waiting
    staged.show(state.clone(), mine, drop=False)
    changes = staged.page.evaluate("changes")
    whole = staged.page.locator(".boardp *").count()
    assert changes["estate"] == 0
    assert 0 < changes["board"] < whole / 10, (changes, whole)
