"""V-3  The eleven spaces of the village."""

import pytest

from meadhall.games.vikings_on_board.rules import Vikings
from tests.games.vikings_on_board.harbour import (
    bow,
    can,
    do,
    docked,
    hull,
    numbers,
    position,
    spaces,
    stack,
    start,
    walk_on,
)
from tests.marks import clause
from tests.typed import step_name

FIVE = "B1 B2 B3 Y1 Y2"


def on_turn(space: str, *args: object, **kwargs: object) -> Vikings:
    """The position after the mover chose that space."""
    return do(position(*args, **kwargs), f"send {space}")  # type: ignore[arg-type]


# --- first player -------------------------------------------------------------------------


@clause("V-3.1")
def test_first_player_has_no_other_effect() -> None:
    s = position()
    before = s.dump()
    do(s, "send first-player")
    after = s.dump()
    changed = {key for key in before if before[key] != after[key]}
    assert changed - {"agenda"} == {"placed", "turn"}


# --- promote ------------------------------------------------------------------------------


@clause("V-3.2", "V1")
def test_a_promoted_piece_moves_to_the_front() -> None:
    s = on_turn("promote", ["R1 G2 B3"], mover=1)
    do(s, "promote blue 3 a")
    assert hull(s, 1) == "B3 R1 G2"


@clause("V-3.2", "V1")
def test_with_the_option_a_promoted_piece_moves_one_step() -> None:
    s = on_turn("promote", ["R1 G2 B3"], mover=1, promote_mode="one_step")
    do(s, "promote blue 3 a")
    assert hull(s, 1) == "R1 B3 G2"


@clause("V-3.2")
def test_only_pieces_of_the_own_clan_are_promoted() -> None:
    s = on_turn("promote", ["R1 G2 B3", "G1 B1"], mover=1)
    assert can(s) == ["promote blue 1 a", "promote blue 3 a"]


@clause("V-3.2", "V2")
def test_a_front_piece_alone_does_not_allow_promoting() -> None:
    assert "promote" not in spaces(position(["R1 B2", "R2", "G1 B1"]))
    assert "promote" in spaces(position(["B2 R1", "R2", "G1 B1"]))


@clause("V2")
def test_with_the_option_the_front_piece_may_be_named() -> None:
    s = on_turn("promote", ["R1 B2", "R2"], promote_needs_real_move=False)
    assert can(s) == ["promote red 1 a", "promote red 2 a"]
    do(s, "promote red 1 a")
    assert hull(s, 1) == "R1 B2"


@clause("V1", "V2")
def test_one_step_leaves_the_front_piece_where_it_is() -> None:
    options = {"promote_needs_real_move": False, "promote_mode": "one_step"}
    s = do(on_turn("promote", ["R1 B2"], **options), "promote red 1 a")
    assert hull(s, 1) == "R1 B2"


# --- jumps --------------------------------------------------------------------------------


@clause("V-3.3")
def test_an_own_piece_jumps_to_the_rear_of_another_ship() -> None:
    s = on_turn("jump-own", ["R1 R2 B3", "G1 Y1"])
    assert can(s) == ["lift red 1 a", "lift red 2 a"]
    do(s, "lift red 1 a", "jump 2")
    assert (hull(s, 1), hull(s, 2)) == ("R2 B3", "G1 Y1 R1")


@clause("V-3.3")
def test_a_piece_does_not_jump_to_its_own_ship() -> None:
    s = do(on_turn("jump-own", ["R1 R2", "G1", None, None]), "lift red 1 a")
    assert can(s) == ["jump 2", "jump 5", "jump 6", "jump 7", "jump 8"]


@clause("V-3.3", "V23")
def test_no_piece_jumps_to_a_ship_of_five() -> None:
    hulls = ["R1", FIVE, "G1", None, None, None, None, None]
    s = do(on_turn("jump-own", hulls), "lift red 1 a")
    assert can(s) == ["jump 3"]


@clause("V-3.11", "V23")
def test_a_swap_with_a_ship_of_five_is_legal() -> None:
    s = do(on_turn("swap", ["R1", FIVE, "G1"]), "lift red 1 a")
    assert "swap blue 2 a" in can(s)
    do(s, "swap blue 2 a")
    assert (hull(s, 1), hull(s, 2)) == ("B2", "B1 R1 B3 Y1 Y2")


@clause("V-3.3")
def test_a_jump_is_impossible_when_the_only_ship_with_room_is_its_own() -> None:
    hulls = [FIVE, "G1 G1 G2 G2 G3", "R1 R2", *[None] * 5]
    s = position(hulls)
    assert "jump-own" not in spaces(s)
    assert "jump-any" in spaces(s)
    do(s, "send jump-any")
    assert "lift red 1 a" not in can(s)
    assert "lift green 3 a" in can(s)


@clause("V-3.3")
def test_a_jump_needs_a_piece_of_the_own_clan_in_port() -> None:
    assert "jump-own" not in spaces(position(["B1", "G1"]))


@clause("V-3.7")
def test_any_piece_jumps() -> None:
    s = on_turn("jump-any", ["Y1 B2", "R3"])
    assert can(s) == ["lift red 3 a", "lift blue 2 a", "lift yellow 1 a"]
    do(s, "lift yellow 1 a", "jump 2")
    assert (hull(s, 1), hull(s, 2)) == ("B2", "R3 Y1")


# --- load, market, draw -------------------------------------------------------------------


@clause("V-3.5", "V31")
def test_load_one_lays_the_top_good_on_a_bow() -> None:
    s = on_turn("load-one", load="nails hides")
    assert [s.view(seat).doing.good.kind for seat in (0, 1, None)] == ["nails"] * 3
    assert can(s) == [f"load {ship}" for ship in range(1, 9)]
    do(s, "load 3")
    assert bow(s, 3) == ["nails"]
    assert s.view(None).load_stack == 1


@clause("V-3.5")
def test_any_number_of_goods_fits_on_a_bow() -> None:
    s = on_turn("load-one", goods={3: "hides hides hides hides hides"}, load="nails")
    do(s, "load 3")
    assert len(bow(s, 3)) == 6


@clause("V-3.5")
def test_an_empty_stack_cannot_be_loaded_from() -> None:
    assert "load-one" not in spaces(position(load=""))
    assert "load-one" in spaces(position(load="hides"))


@clause("V-3.5", "V26")
def test_goods_stay_on_their_ship() -> None:
    s = position(["R1 R2", "B1"], goods={1: "hides grain"})
    do(s, "send jump-own", "lift red 1 a", "jump 2")
    assert bow(s, 1) == ["hides", "grain"]


@clause("V-3.6")
def test_the_market_raises_one_kind_by_one() -> None:
    s = do(on_turn("market", market=(1, 3, 2)), "raise grain")
    assert numbers(s.market) == [1, 4, 2]


@clause("V-3.6")
def test_no_price_exceeds_four() -> None:
    assert can(on_turn("market", market=(4, 3, 4))) == ["raise grain"]


@clause("V-3.6")
def test_a_full_market_cannot_be_chosen() -> None:
    assert "market" not in spaces(position(market=(4, 4, 4)))


@clause("V-3.9")
def test_draw_three_lay_one_and_put_two_under() -> None:
    s = on_turn("draw-three", draw="hides grain nails grain hides")
    assert can(s) == ["pick hides 1", "pick grain 2", "pick nails 3"]
    do(s, "pick grain 2", "load 5")
    assert bow(s, 5) == ["grain"]
    assert stack(s) == ["grain", "hides", "hides", "nails"]


@clause("V-3.9", "V20", "V21")
def test_two_are_drawn_from_a_stack_of_two() -> None:
    s = on_turn("draw-three", draw="hides nails")
    assert can(s) == ["pick hides 1", "pick nails 2"]
    do(s, "pick nails 2", "load 1")
    assert bow(s, 1) == ["nails"]
    assert stack(s) == ["hides"]


@clause("V20")
def test_the_last_good_of_the_stack_can_be_drawn() -> None:
    s = do(on_turn("draw-three", draw="nails"), "pick nails 1", "load 1")
    assert stack(s) == []
    walk_on(s)
    assert "draw-three" not in spaces(s)


@clause("V-3.9", "V21")
@pytest.mark.parametrize(
    ("upper", "expected"),
    [("upper hides 1", ["hides", "nails"]), ("upper nails 3", ["nails", "hides"])],
)
def test_with_the_option_the_player_orders_the_goods_put_back(
    upper: str, expected: list[str]
) -> None:
    options = {"draw_three_return_order": "player_choice"}
    s = do(on_turn("draw-three", draw="hides grain nails grain", **options), "pick grain 2")
    assert can(s) == ["upper hides 1", "upper nails 3"]
    do(s, upper, "load 1")
    assert stack(s) == ["grain", *expected]


@clause("V21")
@pytest.mark.parametrize(
    ("pick", "upper", "expected"),
    [
        ("pick hides 1", "upper nails 3", ["nails", "grain"]),
        ("pick nails 3", "upper grain 2", ["grain", "hides"]),
        ("pick nails 3", "upper hides 1", ["hides", "grain"]),
    ],
)
def test_the_order_is_chosen_whichever_good_is_laid(
    pick: str, upper: str, expected: list[str]
) -> None:
    options = {"draw_three_return_order": "player_choice"}
    s = on_turn("draw-three", draw="hides grain nails", **options)
    assert stack(do(s, pick, upper, "load 1")) == expected


# --- set sail, swap -----------------------------------------------------------------------


@clause("V-3.10", "V3")
def test_set_sail_takes_a_stern_and_the_ship_is_chosen_later() -> None:
    s = do(position(), "send set-sail")
    assert (s.sterns, s.captain, s.leaving) == (6, 0, -1)
    assert step_name(s) == "space"


@clause("V-3.10", "V3", "V34")
def test_with_the_option_the_ship_is_chosen_at_once() -> None:
    s = position(goods={3: "hides"}, set_sail_ship_choice="when_taken")
    do(s, "send set-sail")
    assert s.waiting == [0]
    assert can(s) == ["sail 3"]
    do(s, "sail 3")
    assert s.view(None).ships[2].leaving
    assert 3 in docked(s)


@clause("V34")
def test_a_ship_chosen_at_once_sails_whatever_happens_to_it() -> None:
    hulls = ["R1", "B1 B2", "G1 G2"]
    s = position(hulls, goods={1: "hides", 2: "nails"}, set_sail_ship_choice="when_taken")
    do(s, "send set-sail", "sail 1")
    do(s, "send jump-any", "lift red 1 a", "jump 3")
    walk_on(s)
    assert 1 not in docked(s)
    assert s.round == 2


@clause("V-3.10", "V27")
def test_everything_else_goes_on_after_set_sail() -> None:
    s = do(position(["R1 B1", "B2"], goods={1: "hides"}), "send set-sail")
    assert {"bet", "load-one", "jump-any", "swap"} <= set(spaces(s))
    do(s, "send load-one", "load 1")
    assert len(bow(s, 1)) == 2


@clause("V-3.11")
def test_swapped_pieces_take_each_others_place() -> None:
    s = on_turn("swap", ["R1 B2 G3", "Y1 G1 R2"])
    do(s, "lift blue 2 a", "swap red 2 a")
    assert (hull(s, 1), hull(s, 2)) == ("R1 R2 G3", "Y1 G1 B2")


@clause("V-3.11")
def test_a_swap_needs_two_ships_with_a_hull() -> None:
    assert "swap" not in spaces(position(["R1 B2 G3"]))
    assert "swap" in spaces(position(["R1 B2 G3", "Y1"]))


@clause("V-3.11")
def test_pieces_of_one_ship_are_not_swapped() -> None:
    s = do(on_turn("swap", ["R1 B2 G3", "Y1"]), "lift blue 2 a")
    assert can(s) == ["swap yellow 1 a"]


@clause("V19")
def test_swapping_equal_pieces_is_legal() -> None:
    s = do(on_turn("swap", ["R1 B2", "R1 G1"]), "lift red 1 a", "swap red 1 b")
    assert (hull(s, 1), hull(s, 2)) == ("R1 B2", "R1 G1")
    assert s.hull(0)[0] == 1


@clause("V19")
def test_equal_pieces_on_two_ships_are_two_moves() -> None:
    assert can(on_turn("jump-own", ["R1", "R1"])) == ["lift red 1 a", "lift red 1 b"]


def test_a_new_game_offers_every_space() -> None:
    assert len(spaces(start())) == 11
