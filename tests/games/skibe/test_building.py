"""S-2 and S-3: a turn of building, loading and playing a chieftain."""

import pytest

from meadhall.core.state import IllegalAction
from meadhall.games.skibe.pieces import STOCK
from meadhall.games.skibe.rules import Skibe
from tests.games.skibe.arrange import (
    BLUE,
    GAME,
    RED,
    aboard,
    arrange,
    asked,
    bows,
    do,
    equipment_stock,
    legal,
    shown,
    stones,
)
from tests.marks import clause
from tests.typed import typed


@clause("S-2.1", "S30")
def test_a_turn_is_building_or_a_stern_and_never_a_pass() -> None:
    s = arrange(ships=[["blue", "red", "green"], ["green", "blue"], ["red", "green"]])
    assert legal(s) == ["take 1", "take 2", "take 3", "draw", "stern top"]


@clause("S-2.2")
def test_the_next_player_clockwise_follows() -> None:
    s = arrange(3, turn=2, display=["blue:f", "red", "green"])
    do(s, "take 1", "lay top", "load-food top", "hold")
    assert asked(s) == (0, "turn")


@clause("S-2.2")
def test_the_log_announces_every_turn_the_first_one_too() -> None:
    s = typed(Skibe, GAME.start(3, 1, {"first_player": "2"}))
    s.chronicle = []
    while s.turns < 3:
        s.play(s.legal()[0])
    told = [line.args for line in s.chronicle if line.key == "log-turn"]
    assert told == [{"turn": 1, "seat": 1}, {"turn": 2, "seat": 2}, {"turn": 3, "seat": 0}]
    assert s.chronicle[0].key == "log-turn"


@clause("S-3.1")
def test_a_blind_card_must_be_laid() -> None:
    s = arrange(next_card="blue/red:f")
    do(s, "draw")
    assert asked(s) == (BLUE, "lay")
    do(s, "lay middle")
    assert aboard(s, "middle") == ["green", "blue", "blue/red"]


@clause("S-3.1")
def test_an_open_card_leaves_its_slot() -> None:
    s = arrange(display=["blue", "red", "green"])
    do(s, "take 2")
    assert shown(s) == ["blue", None, "green"]


@clause("S32")
def test_the_last_card_of_the_pile_may_be_drawn_while_three_lie_open() -> None:
    s = arrange(pile=1, next_card="blue:f")
    do(s, "draw", "lay top", "load-food top", "hold")
    assert shown(s) == ["blue", "red", "green"]
    do(s, "take 1")
    assert "draw" not in legal(s)
    s = arrange(pile=0, display=["blue:f", "red", "green"])
    do(s, "take 1", "lay top", "load-food top", "hold")
    assert shown(s) == [None, "red", "green"]
    assert legal(s)[:2] == ["take 2", "take 3"]


@clause("S-3.2")
def test_a_full_ship_takes_a_stern_but_no_card() -> None:
    full = ["blue", "red", "green", "yellow", "blue", "red"]
    s = arrange(4, ships=[full, ["green", "yellow"], ["green", "yellow"]])
    assert "stern top" in legal(s)
    do(s, "take 1")
    assert legal(s) == ["lay middle", "lay bottom"]


@clause("S-3.2")
def test_a_card_goes_to_the_right_end() -> None:
    s = arrange(ships=[["blue", "red"], [], []], display=["green:f", "red", "blue"])
    do(s, "take 1", "lay top")
    assert aboard(s, "top") == ["blue", "red", "green"]


@clause("S-3.3", "S-3.4")
def test_food_must_be_loaded_and_goes_to_any_ship() -> None:
    s = arrange(display=["blue:f", "red", "green"])
    do(s, "take 1", "lay top")
    assert legal(s) == ["load-food top", "load-food middle", "load-food bottom"]
    do(s, "load-food bottom")
    assert bows(s) == [1, 1, 2]
    assert s.food_on(STOCK) == 2


@clause("S-3.5", "S9", "S10")
def test_without_stock_one_food_may_move_but_never_the_last_of_a_bow() -> None:
    s = arrange(food=[4, 1, 1], display=["blue:f", "red", "green"])
    do(s, "take 1", "lay bottom")
    assert legal(s) == ["decline", "move-food top middle", "move-food top bottom"]
    do(s, "move-food top bottom")
    assert bows(s) == [3, 1, 2]


@clause("S-3.5", "S9")
def test_moving_food_may_be_declined() -> None:
    s = arrange(food=[2, 2, 2], display=["blue:f", "red", "green"])
    do(s, "take 1", "lay top", "decline")
    assert bows(s) == [2, 2, 2]
    assert asked(s) == (BLUE, "chieftain")


@clause("S-3.6", "S7")
def test_equipment_goes_to_a_viking_of_other_colours() -> None:
    s = arrange(
        4,
        ships=[["blue", "blue/red"], ["red"], ["green/yellow"]],
        display=["blue:e", "red", "green"],
    )
    do(s, "take 1", "lay top")
    assert legal(s) == ["equip middle 1", "equip bottom 1"]
    do(s, "equip bottom 1")
    assert stones(s) == ["bottom 1"]
    assert equipment_stock(s) == 3


@clause("S-3.6", "S7")
def test_neither_colour_of_a_card_with_two_may_be_shared() -> None:
    s = arrange(
        ships=[["blue"], ["red", "red/green"], ["green", "blue/green"]],
        display=["blue/red:e", "red", "green"],
    )
    do(s, "take 1", "lay top")
    assert legal(s) == ["equip bottom 1"]


@clause("S8")
def test_a_colour_nobody_plays_bars_equipment_too() -> None:
    s = arrange(
        3,
        ships=[["green/purple", "green"], ["red/yellow"], ["red"]],
        display=["blue/purple:e", "red", "green"],
    )
    do(s, "take 1", "lay top")
    assert legal(s) == ["equip top 2", "equip middle 1", "equip bottom 1"]


@clause("S5")
def test_a_viking_may_carry_two_stones() -> None:
    s = arrange(ships=[["red*"], [], []], display=["blue:e", "red", "green"])
    do(s, "take 1", "lay top", "equip top 1")
    assert stones(s) == ["top 1", "top 1"]


@clause("S18")
def test_an_open_card_is_never_equipped() -> None:
    s = arrange(ships=[["red"], [], []], display=["blue:e", "red", "green"])
    do(s, "take 1", "lay top")
    assert legal(s) == ["equip top 1"]


@clause("S-3.7", "S12")
def test_without_a_fitting_viking_nothing_is_loaded_and_the_turn_goes_on() -> None:
    s = arrange(
        ships=[["blue*", "blue/red*"], ["blue/green"], ["red/green"]],
        display=["blue/red:e", "red", "green"],
    )
    do(s, "take 1", "lay top")
    assert equipment_stock(s) == 2
    assert asked(s) == (BLUE, "chieftain")


@clause("S-3.8", "S11")
def test_without_stock_a_stone_of_any_viking_may_move_to_one_that_fits() -> None:
    s = arrange(
        ships=[["blue*", "red*"], ["green**"], ["red/green"]], display=["blue:e", "red", "green"]
    )
    do(s, "take 1", "lay bottom")
    assert legal(s) == ["decline", "lift top 1", "lift top 2", "lift middle 1"]
    do(s, "lift top 2")
    assert legal(s) == ["equip middle 1", "equip bottom 1"]
    do(s, "equip bottom 1")
    assert stones(s) == ["bottom 1", "middle 1", "middle 1", "top 1"]


@clause("S-3.8")
def test_a_stone_that_has_nowhere_else_to_go_is_not_offered() -> None:
    s = arrange(ships=[["blue**", "red**"], [], []], display=["blue:e", "red", "green"])
    do(s, "take 1", "lay bottom")
    assert legal(s) == ["decline", "lift top 1"]


@clause("S-3.8", "S36")
def test_moving_equipment_may_be_declined_and_is_asked_only_if_possible() -> None:
    s = arrange(ships=[["blue**", "red**"], [], []], display=["blue:e", "red", "green"])
    do(s, "take 1", "lay bottom", "decline")
    assert asked(s) == (BLUE, "chieftain")
    s = arrange(ships=[["blue****"], [], []], display=["blue:e", "red", "green"])
    do(s, "take 1", "lay bottom")
    assert asked(s) == (BLUE, "chieftain")


@clause("S-3.9")
def test_a_ship_shows_each_action_once() -> None:
    s = arrange(chiefs=[["remove red"], [], []], display=["blue:f", "red", "green"])
    do(s, "take 1", "lay bottom", "load-food top")
    assert "chieftain remove top" not in legal(s)
    assert "chieftain swap top" in legal(s)
    assert "chieftain remove middle" in legal(s)
    assert len(legal(s)) == 1 + 15 - 1


@clause("S-3.9")
def test_a_chieftain_leaves_the_hand_and_lies_outside_the_last() -> None:
    s = arrange(chiefs=[["remove red"], [], []], display=["blue:f", "red", "green"])
    do(s, "take 1", "lay bottom", "load-food top", "chieftain swap top")
    row = s.view(None).ships[0].chieftains
    assert [(chief.seat, chief.action) for chief in row] == [(RED, "remove"), (BLUE, "swap")]
    hand = [chief.action for chief in s.view(None).players[BLUE].chieftains]
    assert hand == ["equipment", "food", "remove", "protect"]


@clause("S-3.9")
def test_at_most_one_chieftain_is_played_in_a_turn() -> None:
    s = arrange(display=["blue:f", "red:f", "green"])
    do(s, "take 1", "lay bottom", "load-food top", "hold")
    assert asked(s) == (RED, "turn")
    do(s, "take 2", "lay bottom", "load-food top", "chieftain food top")
    assert asked(s) == (2, "turn")


@clause("S13")
def test_a_chieftain_may_go_to_a_full_ship_and_to_one_of_two_cards() -> None:
    full = ["blue", "red", "green", "blue", "red"]
    s = arrange(3, ships=[full, ["green", "blue"], ["red"]], display=["blue:f", "red", "green"])
    do(s, "take 1", "lay bottom", "load-food top")
    assert {"chieftain food top", "chieftain food middle"} <= set(legal(s))


@clause("S14")
def test_a_player_may_have_several_chieftains_on_a_ship() -> None:
    s = arrange(chiefs=[["food blue"], [], []], display=["blue:f", "red", "green"])
    do(s, "take 1", "lay top", "load-food top", "chieftain swap top")
    assert len(s.chieftains(0)) == 2


@clause("S36")
def test_nobody_is_asked_for_a_chieftain_with_none_to_play() -> None:
    s = arrange(display=["blue:f", "red", "green"])
    s.hands[BLUE] = 0
    do(s, "take 1", "lay top", "load-food top")
    assert asked(s) == (RED, "turn")


@clause("S-3.10")
def test_the_display_is_refilled_at_the_end_of_the_turn() -> None:
    s = arrange(display=["blue:f", "red", "green"], next_card="red/green")
    do(s, "take 1", "lay top", "load-food top")
    assert shown(s) == [None, "red", "green"]
    do(s, "hold")
    assert shown(s) == ["red/green", "red", "green"]


@clause("S-3.10")
def test_a_blind_card_leaves_the_display_as_it_is() -> None:
    s = arrange(next_card="blue:f")
    before = shown(s)
    do(s, "draw", "lay top", "load-food top", "hold")
    assert shown(s) == before


@clause("S-2.1")
def test_an_illegal_move_changes_nothing() -> None:
    s = arrange()
    before = s.dump()
    with pytest.raises(IllegalAction, match="stern top"):
        s.play(GAME.actions.id(("stern", "top")))
    assert s.dump() == before
