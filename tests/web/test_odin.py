"""Gestures, keys and words of the board of A Feast for Odin."""

import string
from collections.abc import Callable

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from meadhall.games.feast_for_odin import GAME
from meadhall.games.feast_for_odin.rules import Odin
from tests.games.feast_for_odin.table import (
    do,
    fleet,
    give,
    new,
    rolls,
    until,
    with_cards,
)
from tests.web.odin_page import OdinPage
from tests.web.visitor import Visitor

Visit = Callable[..., Visitor]
CONFIRM = "[data-confirm]"
DECLINING = {verb.name for verb in GAME.actions.verbs.values() if verb.declines}


def opened(visit: Visit, state: Odin, **how: object) -> OdinPage:
    return OdinPage(visit(settings={"forced": "never"}, **how), state)


def box(found: Locator) -> FloatRect:
    at = found.bounding_box()
    assert at
    return at


def cell(page: OdinPage, row: int, column: int) -> tuple[float, float]:
    """The middle of a cell of the home board on the screen."""
    at = box(page.page.locator("[data-board=home]"))
    unit = at["width"] / 13.7  # 13 cells and the margins
    return at["x"] + unit * (column - 0.15), at["y"] + unit * (row - 0.15)


def space(name: str) -> str:
    return f"[data-space={name}]"


def good(name: str) -> str:
    return f".mine-odin [aria-label='Take in hand: {name}']"


# --- a gesture, a confirmation ---------------------------------------------------------------


def test_a_tile_needs_two_clicks(visit: Visit) -> None:
    page = opened(visit, give(new(), silk=1))
    page.click(good("silk"))
    page.page.mouse.click(*cell(page, 11, 3))
    page.settle()
    assert [name[0] for name in page.planned] == ["anytime", "lay", "at"]
    assert page.sent is None


def test_a_tile_is_dragged_from_the_ladder(visit: Visit) -> None:
    page = opened(visit, give(new(), silk=1))
    at = box(page.page.locator(good("silk")))
    mouse = page.page.mouse
    mouse.move(at["x"] + 10, at["y"] + 10)
    mouse.down()
    mouse.move(at["x"] + 30, at["y"] - 20)
    page.settle()
    mouse.move(*cell(page, 11, 3), steps=3)
    mouse.up()
    page.settle()
    assert [name[0] for name in page.planned] == ["anytime", "lay", "at"]


def test_a_tile_let_go_elsewhere_is_put_back(visit: Visit) -> None:
    page = opened(visit, give(new(), silk=1))
    at = box(page.page.locator(good("silk")))
    mouse = page.page.mouse
    mouse.move(at["x"] + 10, at["y"] + 10)
    mouse.down()
    mouse.move(at["x"] + 30, at["y"] - 20, steps=2)
    page.settle()
    mouse.move(8, 8)
    mouse.up()
    page.settle()
    assert page.page.locator(".insp").count() == 0


def test_five_coins_are_one_drag(visit: Visit) -> None:
    page = opened(visit, give(new(), silver=9))
    at = box(page.page.locator(good("silver")))
    mouse = page.page.mouse
    mouse.move(at["x"] + 10, at["y"] + 10)
    mouse.down()
    mouse.move(at["x"] + 20, at["y"] - 10)
    page.settle()
    for column in range(3, 8):
        mouse.move(*cell(page, 2, column))
    mouse.up()
    page.settle()
    expect(page.page.locator(CONFIRM)).to_contain_text("Lay 5 × silver")
    page.click(CONFIRM)
    assert len([name for name in page.planned if name[0] == "at"]) == 5
    expect(page.page.locator(".steps li")).to_have_count(1)


def test_a_space_with_a_price_needs_two_clicks(visit: Visit) -> None:
    """O-5.3  The default way is shown chosen; the button sends space and way."""
    page = opened(visit, give(new(), wood=2, ore=1))
    page.click(space("craft_chest"))
    expect(page.page.locator(".pop .crow")).to_have_count(2)
    page.click(CONFIRM)
    assert page.sent == [["occupy", "craft_chest"], ["choose", "wood"]]


def test_a_second_click_on_the_space_sends_it(visit: Visit) -> None:
    page = opened(visit, give(new(), silver=3))
    page.click(space("buy_sheep"))
    expect(page.page.locator(CONFIRM)).to_contain_text("Send 2, pay 1 silver")
    page.click(space("buy_sheep"))
    assert page.sent == [["occupy", "buy_sheep"]]


def test_digits_choose_the_rows_of_the_card(visit: Visit) -> None:
    page = opened(visit, give(new(), wood=2, ore=1))
    page.click(space("craft_chest"))
    page.key("2")
    assert page.planned == [["occupy", "craft_chest"], ["choose", "ore"]]


def test_a_way_that_is_impossible_says_why(visit: Visit) -> None:
    page = opened(visit, give(new(), wood=2, ore=0))
    page.click(space("craft_chest"))
    shut = page.page.locator(".pop .crow.off")
    expect(shut).to_contain_text("ore: 1 needed, you have 0")


def test_a_way_chosen_before_a_card_is_drawn_is_kept(visit: Visit) -> None:
    """O-5.5  The third column draws a card first; the rules ask for the way after it."""
    state = give(with_cards(), silver=3)
    page = opened(visit, until(state, "turn"))
    page.click(space("sheep_or_cattle"))
    confirm = page.page.locator(CONFIRM)
    expect(confirm).to_have_attribute("title", "Can’t be undone: a card is drawn")
    page.key("2")
    expect(confirm).to_contain_text("Send 3, pay 1 silver")
    page.click(CONFIRM)
    assert page.sent == [["occupy", "sheep_or_cattle"]]
    page.carry_out()
    assert page.sent == [["choose", "cattle"]]


def test_exchanges_are_switches(visit: Visit) -> None:
    """O-6  Both are on; switched off, the good is kept."""
    page = opened(visit, give(new(), wool=1, silverware=1))
    page.click(space("master_crafting"))
    switches = page.page.locator(".pop [role=switch]")
    expect(switches).to_have_count(2)
    switches.nth(1).click()
    page.settle()
    expect(switches.nth(1)).to_have_attribute("aria-checked", "false")
    page.click(CONFIRM)
    assert page.sent == [["occupy", "master_crafting"], ["exchange", "wool"], ["decline"]]


def test_a_boat_swap_and_an_emigration_are_one_plan(visit: Visit) -> None:
    page = opened(visit, fleet(give(new(), silver=5), "whaling_boat", "knarr"))
    page.click(space("exchange_boat_emigrate"))
    page.click(CONFIRM)
    assert page.sent is not None
    assert [name[0] for name in page.sent] == ["occupy", "swap", "emigrate"]


def test_the_free_card_of_the_fourth_column_is_a_chip(visit: Visit) -> None:
    """O-5.6  It covers nothing; declined before the action, it is asked for after it."""
    state = until(with_cards(), "turn")
    page = opened(visit, state)
    page.click(space("market_spices"))
    expect(page.page.locator(".decide")).to_have_count(0)
    expect(page.page.get_by_role("button", name="Before: play a card")).to_be_visible()
    assert page.planned == [["occupy", "market_spices"], ["decline"]]
    page.page.get_by_role("button", name="Before: play a card").click()
    page.settle()
    expect(page.page.locator(".decide .occ.can").first).to_be_visible()


def test_a_feast_with_enough_food_needs_two_clicks(visit: Visit) -> None:
    page = opened(visit, feasting())
    page.click(".cheap")
    expect(page.page.locator(CONFIRM)).to_contain_text("Serve and end the feast")
    page.click(CONFIRM)
    assert page.sent == [["set-table"]]


def test_the_cheapest_table_replaces_the_plates_of_the_plan(visit: Visit) -> None:
    page = opened(visit, feasting())
    page.click(".fd .len")
    page.key("k")
    assert page.planned == [["set-table"]]


def feasting() -> Odin:
    state = until(new(), "feast")
    return give(state, 0, peas=3, stockfish=3, beans=3, milk=3, flax=2)


# --- keys -----------------------------------------------------------------------------------


def hunting() -> Odin:
    return do(rolls(give(new(), wood=3, bow=2), 8, 7), "occupy hunting_1")


def upgrading() -> Odin:
    return do(give(new(), hide=2, oil=1), "occupy mountain_1_upgrade_1", "mine 2 1")


FRESH: dict[str, Callable[[], Odin]] = {
    "turn": lambda: give(new(), silk=1, silver=5),
    "dice": hunting,
    "feast": feasting,
    "upgrade": upgrading,
    "before-income": lambda: until(give(new(), silk=1), "before-income"),
}


@pytest.mark.parametrize("decision", FRESH)
def test_no_key_of_a_fresh_decision_declines(visit: Visit, decision: str) -> None:
    state = FRESH[decision]()
    visitor = visit(settings={"forced": "never", "confirm": "never"})
    page = OdinPage(visitor, state)
    for key in [*"abdefgijknopqsvwxyz", *string.digits, "Enter", "Space", "Escape"]:
        page.page.evaluate("document.querySelector('[data-confirm]')?.blur()")  # a fresh decision
        page.key(key)  # those left out belong to the hall
        assert not [name for name in page.sent or [] if name[0] in DECLINING], key
        if page.sent:
            page.reject()
        else:
            page.show(state)
            page.settle()


@pytest.mark.parametrize("decision", FRESH)
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_first_focus_is_never_a_no(visit: Visit, decision: str, phone: bool) -> None:
    page = opened(visit, FRESH[decision](), phone=phone)
    verb = page.page.evaluate("document.activeElement?.dataset.verb ?? ''")
    assert verb not in DECLINING


def test_keys_propose_and_the_button_confirms(visit: Visit) -> None:
    page = opened(visit, hunting())
    page.key("g")
    assert page.sent is None
    expect(page.page.locator(CONFIRM)).to_contain_text("Give up")
    page.key("Enter")
    assert page.sent == [["fail"]]


def test_d_rolls(visit: Visit) -> None:
    page = opened(visit, hunting())
    page.key("d")
    assert page.sent == [["roll"]]


def test_p_asks_before_it_passes(visit: Visit) -> None:
    page = opened(visit, new())
    page.key("p")
    assert page.sent is None
    expect(page.page.locator("[data-prompt]")).to_contain_text("Pass with")


def test_a_opens_the_list_and_i_fills_to_the_next_income(visit: Visit) -> None:
    page = opened(visit, give(new(), silver=9))
    page.key("a")
    expect(page.page.locator(".anyp")).to_be_visible()
    page.click(good("silver"))
    page.key("i")
    expect(page.page.locator(CONFIRM)).to_contain_text("× silver")
    page.key("Enter")
    assert page.planned[-1][0] == "at"


def test_r_turns_the_tile_in_hand(visit: Visit) -> None:
    page = opened(visit, give(new(), silk=1))
    page.click(good("silk"))
    page.key("Home")
    page.key("r", "Enter")
    assert page.planned[-1][:2] == ["at", 2]


def test_f2_looks_at_the_next_player_beside_the_own_board(visit: Visit) -> None:
    page = opened(visit, new())
    page.key("F2")
    expect(page.page.locator(".see")).to_be_visible()
    expect(page.page.locator(".estatep")).to_be_visible()
    page.key("Escape")
    expect(page.page.locator(".see")).to_have_count(0)


def test_the_list_of_keys_names_those_of_the_board(visit: Visit) -> None:
    page = opened(visit, new())
    page.page.keyboard.press("?")
    expect(page.page.get_by_role("row", name="K lay the cheapest feast")).to_be_visible()


# --- what is shown ---------------------------------------------------------------------------


def test_sending_vikings_to_a_die_wears_an_eye(visit: Visit) -> None:
    page = opened(visit, new())
    page.click(space("hunting_1"))
    confirm = page.page.locator(CONFIRM)
    expect(confirm).to_have_attribute("title", "Can’t be undone: a die is rolled")
    expect(confirm.locator("use[href='#ui-eye']")).to_have_count(1)


def test_a_window_says_who_is_still_busy(visit: Visit) -> None:
    page = opened(visit, until(give(new(), silk=1), "before-income"))
    expect(page.page.get_by_role("group", name="Still busy: ")).to_be_visible()


def test_a_solo_game_has_a_waiting_space(visit: Visit) -> None:
    page = opened(visit, until(new(1), "turn"))
    expect(page.page.locator(".waits")).to_be_visible()
