"""S-5: what chieftains do when a ship is scored."""

from meadhall.core.texts import Teller
from meadhall.games.skibe.pieces import STOCK
from meadhall.games.skibe.rules import Skibe
from tests.games.skibe.arrange import (
    BLUE,
    GAME,
    GREEN,
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

TOP = ["blue", "red", "green"]


@clause("S-5.1")
def test_the_first_chieftain_laid_acts_first_and_its_owner_decides() -> None:
    s = arrange(ships=[TOP, ["blue"], ["red"]], chiefs=[["food green", "remove red"], [], []])
    do(s, "stern top")
    assert asked(s) == (GREEN, "move-food")
    do(s, "decline")
    assert asked(s) == (RED, "remove")


@clause("S-5.1")
def test_chieftains_of_other_ships_do_nothing() -> None:
    s = arrange(ships=[TOP, ["blue"], ["red"]], chiefs=[[], ["food green"], ["remove red"]])
    do(s, "stern top")
    assert asked(s) == (RED, "turn")
    assert len(s.chieftains(1)) == len(s.chieftains(2)) == 1


@clause("S-5.2")
def test_equipment_may_move_between_cards_of_any_ships_and_colours_and_the_stock() -> None:
    s = arrange(ships=[TOP, ["blue*"], ["red"]], chiefs=[["equipment blue"], [], []])
    do(s, "stern top")
    everyone = ["top 1", "top 2", "top 3", "middle 1", "bottom 1"]
    assert legal(s) == ["decline", "lift middle 1", *[f"equip {berth}" for berth in everyone]]
    do(s, "lift middle 1")
    others = ["top 1", "top 2", "top 3", "bottom 1"]
    assert legal(s) == ["stow-equipment", *[f"equip {berth}" for berth in others]]
    do(s, "equip bottom 1")
    assert stones(s) == ["bottom 1"]


@clause("S-5.2")
def test_equipment_goes_from_the_stock_or_back_to_it() -> None:
    s = arrange(ships=[TOP, ["blue*"], ["red"]], chiefs=[["equipment blue"], [], []])
    do(s, "stern top", "equip bottom 1")
    assert stones(s) == ["bottom 1", "middle 1"]
    s = arrange(ships=[TOP, ["blue*"], ["red"]], chiefs=[["equipment blue"], [], []])
    do(s, "stern top", "lift middle 1", "stow-equipment")
    assert stones(s) == []
    assert equipment_stock(s) == 4


@clause("S-5.3", "S10")
def test_food_may_move_between_bows_and_stock_but_the_last_stays() -> None:
    s = arrange(ships=[TOP, ["blue"], ["red"]], food=[2, 1, 1], chiefs=[["food red"], [], []])
    do(s, "stern top")
    assert set(legal(s)) == {
        "decline", "load-food top", "load-food middle", "load-food bottom", "stow-food top",
        "move-food top middle", "move-food top bottom",
    }  # fmt: skip


@clause("S-5.3")
def test_food_from_the_ship_scored_counts_where_it_went() -> None:
    s = arrange(ships=[TOP, ["blue"], ["red"]], food=[2, 1, 1], chiefs=[["food red"], [], []])
    do(s, "stern top", "move-food top bottom")
    assert bows(s) == [1, 1, 2]
    assert s.scores() == [1, 1, 1]


@clause("S-5.3")
def test_food_goes_back_to_the_stock() -> None:
    s = arrange(ships=[TOP, ["blue"], ["red"]], food=[1, 3, 1], chiefs=[["food red"], [], []])
    do(s, "stern top", "stow-food middle")
    assert bows(s) == [1, 2, 1]
    assert s.food_on(STOCK) == 2


@clause("S-5.4", "S-5.5")
def test_equipment_protects_from_remove_and_swap() -> None:
    s = arrange(ships=[["blue*", "red", "green"], [], []], chiefs=[["remove red"], [], []])
    do(s, "stern top")
    assert legal(s) == ["decline", "remove top 2", "remove top 3"]
    s = arrange(ships=[["blue*", "red", "green"], [], []], chiefs=[["swap red"], [], []])
    do(s, "stern top")
    assert legal(s) == ["decline", "swap top 2", "swap top 3"]


@clause("S-5.2", "S-5.4")
def test_once_the_equipment_is_gone_the_card_can_be_removed() -> None:
    s = arrange(
        ships=[["blue*", "red", "green"], [], []], chiefs=[["equipment red", "remove red"], [], []]
    )
    do(s, "stern top", "lift top 1", "stow-equipment")
    assert "remove top 1" in legal(s)


@clause("S-5.4")
def test_a_removed_viking_leaves_the_game_from_any_ship() -> None:
    s = arrange(ships=[TOP, ["blue", "red"], ["red"]], chiefs=[["remove red"], [], []])
    gone = s.vikings(1)[0]
    do(s, "stern top", "remove middle 1")
    assert aboard(s, "middle") == ["red"]
    assert gone in s.out


@clause("S-5.4", "S18")
def test_an_open_card_cannot_be_removed() -> None:
    s = arrange(ships=[TOP, [], []], chiefs=[["remove red"], [], []])
    do(s, "stern top")
    assert legal(s) == ["decline", "remove top 1", "remove top 2", "remove top 3"]


@clause("S-5.5")
def test_vikings_of_two_ships_are_swapped() -> None:
    s = arrange(ships=[TOP, ["blue/red", "red"], ["red"]], chiefs=[["swap red"], [], []])
    do(s, "stern top", "swap top 3", "swap-with middle 1")
    assert aboard(s, "middle") == ["green", "red"]
    assert s.scores() == [2, 2, 0]  # blue, red and blue/red were scored


@clause("S-5.5")
def test_a_swap_with_an_open_card_loads_nothing() -> None:
    s = arrange(
        ships=[TOP, [], []], display=["blue/red:f", "red", "green"], chiefs=[["swap red"], [], []]
    )
    do(s, "stern top", "swap top 3", "swap-open 1")
    assert shown(s) == ["green", "red", "green"]
    assert s.scores() == [2, 2, 0]
    assert s.food_on(STOCK) == 3


def told(s: Skibe, *moves: str) -> list[str]:
    """What the log says of these moves."""
    s.chronicle = []
    do(s, *moves)
    teller = Teller(GAME, "en", ["Ann", "Bo", "Cleo"])
    return [teller.say(line.key, line.args) for line in s.chronicle if line.printed()]


@clause("S-5.5")
def test_the_log_of_a_swap_tells_from_where_to_where() -> None:
    s = arrange(ships=[TOP, ["blue/red"], []], chiefs=[["swap red"], [], []])
    do(s, "stern top")
    by_ships = told(s.clone(), "swap top 3", "swap-with middle 1")
    assert "Bo swaps Pine (top ship) and Moon and Hammer (middle ship)." in by_ships
    with_open = told(s.clone(), "swap middle 1", "swap-open 2")
    assert "Bo swaps Moon and Hammer (middle ship) and Hammer (open card)." in with_open


@clause("S19")
def test_a_swap_begins_on_a_ship_and_may_end_on_the_same_one() -> None:
    s = arrange(ships=[TOP, [], []], chiefs=[["swap red"], [], []])
    do(s, "stern top")
    assert legal(s) == ["decline", "swap top 1", "swap top 2", "swap top 3"]
    do(s, "swap top 1")
    opened = ["swap-open 1", "swap-open 2", "swap-open 3"]
    assert legal(s) == ["swap-with top 2", "swap-with top 3", *opened]
    do(s, "swap-with top 3")
    assert s.scores() == [1, 1, 1]


@clause("S-5.6", "S20")
def test_protect_covers_the_owners_colour_on_that_ship_only() -> None:
    s = arrange(
        ships=[["blue", "blue/red", "green"], ["blue"], []],
        chiefs=[["protect blue", "remove red"], [], []],
    )
    do(s, "stern top")
    assert asked(s) == (RED, "remove")
    assert legal(s) == ["decline", "remove top 3", "remove middle 1"]
    assert [viking.guarded for viking in s.view(None).ships[0].vikings] == [True, True, False]


@clause("S-5.6")
def test_protect_holds_against_swapping_from_either_side() -> None:
    s = arrange(ships=[TOP, ["red"], []], chiefs=[["protect blue", "swap red"], [], []])
    do(s, "stern top")
    assert "swap top 1" not in legal(s)
    do(s, "swap middle 1")
    assert "swap-with top 1" not in legal(s)
    assert "swap-with top 2" in legal(s)


@clause("S-5.6", "S20")
def test_protect_comes_too_late_for_those_before_it() -> None:
    s = arrange(ships=[TOP, [], []], chiefs=[["remove red", "protect blue"], [], []])
    do(s, "stern top")
    assert "remove top 1" in legal(s)


@clause("S21")
def test_protect_binds_its_owner() -> None:
    s = arrange(ships=[TOP, [], []], chiefs=[["protect blue", "remove blue"], [], []])
    do(s, "stern top")
    assert legal(s) == ["decline", "remove top 2", "remove top 3"]


@clause("S23")
def test_protect_does_not_hold_against_moving_stones() -> None:
    s = arrange(
        ships=[["blue*", "red", "green"], [], []],
        food=[2, 1, 1],
        chiefs=[["protect blue", "equipment red", "food green"], [], []],
    )
    do(s, "stern top", "lift top 1", "stow-equipment")
    assert "stow-food top" in legal(s)


@clause("S-5.6")
def test_protection_ends_with_the_row() -> None:
    s = arrange(ships=[TOP, ["red"], []], chiefs=[["protect blue"], [], []])
    do(s, "stern top")
    assert list(s.guards) == [0, 0, 0]


@clause("S36")
def test_an_action_without_a_target_is_not_asked() -> None:
    s = arrange(
        ships=[["blue*", "red*", "green*"], [], []], chiefs=[["remove red", "swap green"], [], []]
    )
    do(s, "stern top")
    assert asked(s) == (RED, "turn")


@clause("S36", "S-5.5")
def test_a_single_viking_has_nothing_to_swap_with_once_the_display_is_empty() -> None:
    s = arrange(
        ships=[["blue*", "red"], [], []],
        display=["blue:e"],
        pile=0,
        chiefs=[["swap green"], [], []],
    )
    do(s, "take 1", "lay middle", "equip top 2", "hold")
    assert asked(s) is None or asked(s) != (GREEN, "swap")
    assert s.over


@clause("S3")
def test_a_stern_is_no_viking() -> None:
    s = arrange(
        ships=[TOP, [], []], chiefs=[["remove red", "swap red", "equipment red"], [], []], turn=BLUE
    )
    do(s, "stern top")
    assert s.view(None).ships[0].stern == BLUE
    assert legal(s) == ["decline", "remove top 1", "remove top 2", "remove top 3"]
    do(s, "decline")
    assert legal(s) == ["decline", "swap top 1", "swap top 2", "swap top 3"]
    do(s, "decline")
    assert legal(s) == ["decline", "equip top 1", "equip top 2", "equip top 3"]
