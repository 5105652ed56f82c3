"""Gestures and keys of the board of Looot."""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

import meadhall
from meadhall.core.state import State
from tests.web.staged import Staged, turn_with
from tests.web.visitor import Visitor

Visit = Callable[..., Visitor]
Name = list[str | int]


def asks(step: str) -> Callable[[State], bool]:
    return lambda state: state.view(state.seat).prompt.key == f"prompt-{step}"


def staged(visitor: Visitor, state: State) -> Staged:
    found = Staged(visitor, state)
    found.page.evaluate("document.adoptedStyleSheets = []")  # drags need painted frames
    return found


def box(found: Locator) -> FloatRect:
    at = found.bounding_box()
    assert at
    return at


def middle(found: Locator) -> tuple[float, float]:
    at = box(found)
    return at["x"] + at["width"] / 2, at["y"] + at["height"] / 2


def carry(page: Page, start: Locator, goal: str) -> None:
    """Drags with the mouse; `goal` is drawn when the piece has been picked up at the latest."""
    page.mouse.move(*middle(start))
    page.mouse.down()
    x, y = middle(start)
    page.mouse.move(x + 12, y + 12)
    page.mouse.move(*middle(page.locator(goal).first), steps=4)
    page.mouse.up()


def planned(page: Page) -> list[Name]:
    """The moves of the newest preview."""
    found: list[Name] = page.evaluate(
        "staged.commands.filter(({ type }) => type === 'preview').at(-1)?.moves ?? []"
    )
    return found


def names(state: State, verb: str) -> list[Name]:
    moves = [list(state.game.actions.name(move)) for move in state.legal()]
    return [name for name in moves if name[0] == verb]


def test_a_figure_is_dragged_to_a_space(visit: Visit) -> None:
    state = meadhall.game("looot").start(2, 1)
    page = staged(visit(), state).page
    name = names(state, "place")[-1]
    carry(page, page.locator(".mine-looot .figure"), f"[data-drop='{' '.join(map(str, name))}']")
    assert planned(page) == [name]


def test_a_tile_is_dragged_to_a_cell(visit: Visit) -> None:
    _, state = turn_with("looot", asks("lay"))
    page = staged(visit(settings={"forced": "never"}), state).page
    name = names(state, "lay")[-1]
    carry(page, page.locator(".queue .now"), f"[data-drop='lay {name[1]}']")
    assert planned(page) == [name]


def test_a_longship_is_dragged_to_a_cell(visit: Visit) -> None:
    """L-7.1  Ship and cell are one gesture, whether the hall has answered meanwhile or not."""
    _, state = turn_with("looot", asks("quay"))
    found = staged(visit(settings={"forced": "never"}), state)
    ship = names(state, "ship")[0]
    free = state.view(0).players[state.seat].fjord
    cell = max(n for n, one in enumerate(free, 1) if one.tile is None)
    row = found.page.locator(f".row [data-move='ship {ship[1]}']")
    carry(found.page, row, f".fjordp [data-drop='lay {cell}']")
    assert planned(found.page) == [ship, ["lay", cell]]
    found.answer()
    expect(found.page.locator(".ghost")).to_have_count(1)


def test_a_piece_let_go_elsewhere_is_not_placed(visit: Visit) -> None:
    page = staged(visit(), meadhall.game("looot").start(2, 1)).page
    carry(page, page.locator(".mine-looot .figure"), ".fjordp")
    assert planned(page) == []
    expect(page.locator("html.dragging")).to_have_count(0)


def test_shields_have_keys(visit: Visit) -> None:
    """L-4.1  S and then 1 to 3; a digit alone is no shield."""
    state = meadhall.game("looot").start(2, 1)
    found = staged(visit(), state)
    found.page.keyboard.press("s")
    expect(found.page.get_by_text("Choose a shield:")).to_be_visible()
    found.page.keyboard.press("3")
    assert planned(found.page) == [["shield", "double"]]


def test_longships_and_trophies_have_keys(visit: Visit) -> None:
    """L-7.4  1 to 5 are the longships, 6 to 0 the trophies for 2 to 6 axes."""
    _, state = turn_with("looot", lambda s: asks("quay")(s) and len(names(s, "trophy")) > 1)
    found = staged(visit(settings={"forced": "never"}), state)
    ship, trophy = names(state, "ship")[-1], names(state, "trophy")[1]
    found.page.keyboard.press("67890"[int(trophy[1]) - 2])
    assert planned(found.page) == [trophy]
    found.answer()
    found.page.keyboard.press(str(ship[1]))
    assert planned(found.page) == [trophy, ship]


def test_home_goes_to_the_cell_of_most_points(visit: Visit) -> None:
    _, state = turn_with("looot", asks("lay"))
    page = staged(visit(settings={"forced": "never"}), state).page
    page.keyboard.press("Home")
    spots = state.view(state.seat).spots
    best = max(spots, key=lambda spot: (spot.points, -spot.cell))
    expect(page.locator(f"[data-move='lay {best.cell}']")).to_be_focused()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_longship_at_sea_opens_the_list_of_what_can_come(visit: Visit, phone: bool) -> None:
    page = staged(visit(phone=phone), meadhall.game("looot").start(2, 1)).page
    page.locator(".landp .slot").first.click()
    expect(page.get_by_role("dialog", name="Longships left")).to_be_visible()


def widest(seats: int) -> State:
    """Of some random games the position whose scores have most digits."""
    found: list[State] = []
    for seed in range(8):
        state, chance = meadhall.game("looot").start(seats, seed), Random(seed)
        while not state.over:
            if asks("place")(state):
                found.append(state.clone())
            state.play(chance.choice(state.legal()))
    return max(found, key=lambda state: len("".join(map(str, state.scores()))))


def test_the_counts_of_four_seats_fit_a_narrow_phone(visit: Visit) -> None:
    state = widest(4)
    assert max(len(str(score)) for score in state.scores()) == 3
    page = staged(visit(phone=True), state).page
    cut = page.evaluate(
        """() => [...document.querySelectorAll('.seat')].flatMap((seat) => {
          const place = seat.getBoundingClientRect();
          return [...seat.querySelectorAll('.stat')]
            .map((stat) => stat.getBoundingClientRect())
            .filter((at) => at.width > 0 && at.right > place.right + 0.5)
            .map((at) => `${at.right} beyond ${place.right}`);
        })"""
    )
    assert cut == []


def test_the_list_of_keys_names_those_of_the_board(visit: Visit) -> None:
    page = staged(visit(), meadhall.game("looot").start(2, 1)).page
    page.keyboard.press("?")
    expect(page.get_by_role("row", name="S 1 – 3 use a shield")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_turn_ends_by_the_neutral_button_beside_confirm(visit: Visit, phone: bool) -> None:
    """L-7.4  One press sends it; while something is planned, the confirm button ends the turn."""
    _, state = turn_with("looot", asks("quay"))
    page = staged(visit(phone=phone, settings={"forced": "never"}), state).page
    end = page.locator(".actions [data-verb='done']")
    assert box(end)["x"] < box(page.locator("[data-confirm]"))["x"]
    end.click()
    assert page.evaluate("staged.commands.at(-1).type") == "play"
    assert page.evaluate("staged.commands.at(-1).moves") == [["done"]]


def test_nothing_is_sent_before_the_turn_is_complete(visit: Visit) -> None:
    """L-3.2  A shield or a viking alone cannot be sent; the button says what is missing."""
    state = meadhall.game("looot").start(2, 1)
    found = staged(visit(settings={"forced": "never"}), state)
    page = found.page
    confirm = page.locator("[data-confirm]")
    expect(confirm).to_be_disabled()
    expect(confirm).to_contain_text("Choose a space")
    page.keyboard.press("s")
    page.keyboard.press("3")
    found.answer()
    expect(page.locator(".hintline")).to_contain_text("Declared: double resource")
    expect(confirm).to_be_disabled()
    page.locator(".place").first.click()
    found.answer()
    expect(confirm).to_contain_text("Lay 3 tiles")
    expect(confirm).to_be_disabled()
    page.keyboard.press("Enter")
    assert page.evaluate("staged.commands.every(({ type }) => type !== 'play')")


def test_the_prompt_of_a_plan_that_ends_the_game_asks_to_confirm_it(visit: Visit) -> None:
    def last(state: State) -> bool:
        after = state.clone()
        after.play(after.legal()[0])
        return asks("lay")(state) and after.over

    _, state = turn_with("looot", last)
    found = staged(visit(settings={"forced": "never"}), state)
    found.page.locator(".fjordp .well.free").first.click()
    found.answer()
    expect(found.page.locator("[data-prompt]")).to_have_text("Ends the game")


def test_all_trophies_fit_beside_each_other_on_a_narrow_phone(visit: Visit) -> None:
    """L-7.4  The row of trophies needs no scrolling."""
    _, state = turn_with("looot", lambda s: asks("quay")(s) and len(names(s, "trophy")) > 1)
    page = staged(visit(phone=True, settings={"forced": "never"}), state).page
    row = page.locator(".trophies")
    assert row.evaluate("row => row.scrollWidth - row.clientWidth") <= 0


def test_the_fjord_of_who_waits_at_the_same_device_stays_in_sight(visit: Visit) -> None:
    visitor = visit()
    visitor.open_table("Looot", ["On this device", "Easy bot"])
    page = visitor.page
    expect(page.locator(".bench.yours")).to_be_visible()
    expect(page.locator(".seat .door")).to_have_count(2)
