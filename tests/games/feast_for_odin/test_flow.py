"""Several acts in one decision, and how many decisions a game takes."""

import pytest

from meadhall.games.feast_for_odin.boards import BOARD_NAMES, BOARDS
from meadhall.games.feast_for_odin.pieces import ITEMS, STRIPS
from meadhall.games.feast_for_odin.placing import income, minus_cells
from meadhall.games.feast_for_odin.rules import Odin
from tests.games.feast_for_odin.flow import Policy, at_random, laying_all, measure
from tests.games.feast_for_odin.table import (
    bare,
    can,
    cannot,
    changed,
    do,
    fill,
    give,
    have,
    new,
    own,
    row,
    until,
    verbs,
)
from tests.marks import clause


def strips(s: Odin, *lying: int) -> Odin:
    """Only these strips lie open, whole."""
    s.strips = row([0 if strip in lying else -1 for strip in range(1, len(STRIPS) + 1)])
    return changed(s)


# --- O51  a tile in its best place ------------------------------------------------------


@clause("O51")
def test_a_tile_is_put_over_the_first_open_cell_of_the_board() -> None:
    s = bare(new(), oil=1)
    do(s, "anytime", "put oil home")
    assert have(s, "oil") == 0
    piece = s.players[0].laid[0]
    assert (ITEMS[piece.item], BOARD_NAMES[piece.board]) == ("oil", "home")
    by_hand = bare(new(), silver=1)
    do(by_hand, "anytime", "cover silver home 1")
    assert s.players[0].covered[0] & by_hand.players[0].covered[0]


@clause("O51")
def test_a_tile_put_covers_no_symbol_while_there_is_another_place() -> None:
    s = own(bare(new(), oil=9, hide=9, silk=9), "shetland")
    do(s, "put-all")
    home = s.players[0].covered[0]
    assert home & BOARDS[0].symbols == 0


@clause("O51")
def test_where_only_symbols_are_left_a_tile_is_put_on_one() -> None:
    s = give(fill(bare(new()), "home"), amber=1)
    do(s, "anytime", "put amber home")
    assert s.players[0].covered[0] & BOARDS[0].symbols


@clause("O51")
def test_put_is_offered_just_where_lay_is_but_not_for_coins() -> None:
    s = own(bare(new(), oil=1, silk=2, silver=3, ore=1), "iceland")
    do(s, "anytime")
    lays = {move[4:] for move in can(s) if move.startswith("lay ")}
    puts = {move[4:] for move in can(s) if move.startswith("put ")}
    assert puts == {what for what in lays if what.split(" ")[0] not in ("silver", "ore")}


@clause("O51")
def test_all_that_fits_is_put_at_once_and_the_decision_stays() -> None:
    s = bare(new(), oil=2, silk=1, peas=2, silver=4)
    before = [move for move in can(s) if move.startswith("occupy")]
    do(s, "put-all")
    assert (have(s, "oil"), have(s, "silk")) == (0, 0)
    assert (have(s, "peas"), have(s, "silver")) == (2, 4)  # food and coins are kept
    assert s.seat == 0
    assert [move for move in can(s) if move.startswith("occupy")] == before
    assert cannot(s, "put-all")


@clause("O51")
def test_all_can_be_put_from_the_open_list_too() -> None:
    s = bare(new(), oil=1, silver=1)
    do(s, "anytime", "put-all")
    assert have(s, "oil") == 0
    assert "cover silver home 1" in can(s)  # the list is still open


@clause("O51")
def test_food_is_put_only_after_the_last_feast() -> None:
    s = own(bare(new(), peas=1), "stone_house_1")
    assert cannot(s, "put-all")
    s.round = s.rounds
    give(s, mead=12)
    until(changed(s), "last-placing")
    give(s, peas=1, oil=0)
    do(changed(s), "put-all", seat=0)
    assert have(s, "peas") == 0


@clause("O51")
def test_putting_all_raises_the_income() -> None:
    s = bare(new(), hide=1, silk=2, silverware=2, oil=1, robe=1)
    before, minus = income(s, 0), minus_cells(s, 0, 0)
    do(s, "put-all")
    assert income(s, 0) > before
    assert minus_cells(s, 0, 0) < minus


# --- O52  two goods, two strips -------------------------------------------------------


@clause("O52", "O-6.8")
def test_two_goods_rise_in_one_decision() -> None:
    s = bare(new(), peas=1, beans=1, grain=1)
    do(s, "occupy upgrade_3", "upgrade-two peas beans")
    assert (have(s, "mead"), have(s, "milk")) == (1, 1)
    assert verbs(s) == sorted(["upgrade", "done", *(["anytime"] if "anytime" in can(s) else [])])
    do(s, "upgrade grain")
    assert s.seat == 1


@clause("O52")
def test_two_of_one_good_rise_together_only_if_there_are_two() -> None:
    s = bare(new(), peas=2, beans=1)
    do(s, "occupy upgrade_2")
    assert "upgrade-two peas peas" in can(s)
    assert cannot(s, "upgrade-two beans beans")
    do(s, "upgrade-two peas peas")
    assert (have(s, "peas"), have(s, "mead")) == (0, 2)


@clause("O52", "O10")
def test_a_good_just_made_is_no_half_of_a_pair() -> None:
    s = bare(new(), peas=1, beans=2)
    do(s, "occupy upgrade_3", "upgrade peas")
    assert have(s, "mead") == 1
    assert not any("mead" in move for move in can(s) if move.startswith("upgrade"))
    assert "upgrade-two beans beans" in can(s)


@clause("O52")
def test_one_upgrade_has_no_pairs() -> None:
    s = bare(new(), peas=2, beans=1)
    do(strips(s, 1), "occupy mountain_1_upgrade_1")
    do(s, "mine 1 1")
    assert "upgrade-two" not in verbs(s)


@clause("O52", "O-6.7")
def test_the_most_of_two_strips_is_taken_in_one_decision() -> None:
    s = bare(new())
    do(strips(s, 1, 2), "occupy mountain_3_2")
    first, second = s.clone(), s.clone()
    do(s, "mine-two 1 2")
    do(first, "mine 1 3", "mine 2 2")
    assert s.dump() == first.dump()
    do(second, "mine-two 2 1")
    assert list(second.strips[:2]) == [2, 3]  # other numbers: the order matters


@clause("O52")
def test_four_strips_take_two_decisions_and_their_order_does_not_matter() -> None:
    s = bare(new())
    do(strips(s, 1, 2, 3, 4), "occupy mountain_2222_or_double_3")
    if "choose" in verbs(s):
        do(s, next(move for move in can(s) if move.startswith("choose")))
    assert "mine-two 1 2" in can(s)
    assert cannot(s, "mine-two 2 1")
    do(s, "mine-two 1 3", "mine-two 2 4")
    assert list(s.strips[:4]) == [2, 2, 2, 2]
    assert s.seat == 1


@clause("O52")
def test_a_single_strip_has_no_pairs() -> None:
    s = bare(new())
    do(strips(s, 1), "occupy mountain_3_2")
    assert "mine-two" not in verbs(s)


# --- O53  the cheapest table without a kind -----------------------------------------------


@clause("O53", "O-9.6")
def test_a_kind_of_food_is_spared() -> None:
    s = bare(new(), peas=3, milk=2, silver=9)
    until(s, "feast")
    assert {"spare peas", "spare milk", "set-table"} <= set(can(s, 0))
    do(s, "spare peas", seat=0)
    assert have(s, "peas") == 3
    assert 0 not in s.waiting


@clause("O53")
def test_with_one_kind_nothing_is_spared() -> None:
    s = bare(new(), peas=3, silver=9)
    until(s, "feast")
    assert "spare" not in verbs(s, 0)


@clause("O53", "O16")
def test_both_sides_of_an_animal_are_spared_together() -> None:
    s = bare(new(), sheep=1, pregnant_sheep=1, peas=9, silver=9)
    until(s, "feast")
    sheep = have(s, "sheep") + have(s, "pregnant_sheep")
    do(s, "spare sheep", seat=0)
    assert have(s, "sheep") + have(s, "pregnant_sheep") == sheep


# --- how many decisions --------------------------------------------------------------------


@pytest.mark.parametrize(("policy", "most"), [(at_random, 450), (laying_all, 350)])
def test_a_game_of_four_takes_so_many_decisions_at_most(policy: Policy, most: int) -> None:
    games = 6
    count = measure(games, policy)
    assert sum(count.steps.values()) / games < most
