"""S-10: the options of a table."""

from tests.games.skibe.arrange import BLUE, RED, aboard, arrange, asked, do, legal, shown, stones
from tests.marks import clause

TOP = ["red", "red", "green"]
FULL = [
    ["blue", "red", "green", "blue", "red"],
    ["green", "blue", "red", "green", "blue/red"],
    ["red", "blue", "green", "blue/green", "red/green"],
]


@clause("S-10.1", "S2")
def test_the_shield_of_the_stern_counts_for_its_owner() -> None:
    s = arrange(ships=[TOP, [], []], food=[2, 1, 1], count_stern_shield=True)
    do(s, "stern top")
    assert s.scores() == [1 * 2, 2 * 2, 1 * 2]


@clause("S-10.1")
def test_the_triple_and_the_final_scoring_count_no_shield_of_a_stern() -> None:
    s = arrange(3, ships=FULL, pile=0, display=["blue/red"], count_stern_shield=True)
    do(s, "pass", "pass", "pass")
    assert s.over
    assert [pay.shields for pay in s.view(None).sheet[0].pays] == [2, 2, 1]
    assert [pay.shields for pay in s.view(None).sheet[1].pays] == [1, 1, 0]


@clause("S-10.3", "S26")
def test_the_last_card_ends_the_game_at_once() -> None:
    s = arrange(ships=[["blue"], [], []], pile=0, display=["red:f"], finish_last_turn=False)
    do(s, "take 1", "lay middle")
    assert s.over
    assert s.scores() == [1, 1, 0]


@clause("S-10.3")
def test_with_the_option_other_cards_are_still_loaded() -> None:
    s = arrange(pile=0, display=["blue:f", "red"], finish_last_turn=False)
    do(s, "take 1", "lay middle")
    assert asked(s) == (BLUE, "load-food")


@clause("S-10.4", "S24")
def test_the_player_of_the_stern_chooses_the_open_cards_of_the_new_ship() -> None:
    s = arrange(ships=[TOP, [], []], pile=0, turn=RED, new_ship_cards="choose")
    do(s, "stern top")
    assert asked(s) == (RED, "start-ship")
    assert legal(s) == ["start-ship 1", "start-ship 2", "start-ship 3"]
    do(s, "start-ship 3")
    assert legal(s) == ["start-ship 1", "start-ship 2"]
    do(s, "start-ship 2")
    assert aboard(s, "top") == ["green", "red"]
    assert shown(s) == ["blue", None, None]
    assert asked(s) == (2, "turn")


@clause("S-10.4")
def test_nobody_is_asked_which_open_cards_without_a_choice() -> None:
    s = arrange(ships=[TOP, [], []], pile=0, display=["blue", "red"], new_ship_cards="choose")
    do(s, "stern top")
    assert aboard(s, "top") == ["blue", "red"]


@clause("S35")
def test_after_three_full_ships_the_player_on_turn_chooses() -> None:
    s = arrange(
        ships=FULL,
        turn=RED,
        pile=5,
        display=["blue/red", "red/green", "blue/green"],
        new_ship_cards="choose",
    )
    do(s, "pass", "pass", "pass")
    assert asked(s) == (RED, "start-ship")
    do(s, "start-ship 2")
    assert aboard(s, "bottom")[1] == "red/green"
    assert asked(s) == (RED, "turn")


@clause("S-10.5", "S21")
def test_protect_does_not_bind_its_owner() -> None:
    rows = [["protect blue", "remove blue", "swap red"], [], []]
    s = arrange(
        ships=[["blue", "red", "green"], [], []], chiefs=rows, protection_blocks_owner=False
    )
    do(s, "stern top")
    assert "remove top 1" in legal(s)
    do(s, "decline")
    assert "swap top 1" not in legal(s)


@clause("S-10.6", "S22")
def test_protection_holds_for_the_whole_final_scoring() -> None:
    s = arrange(
        ships=[["blue", "red"], ["blue"], []],
        pile=0,
        display=["green:f"],
        chiefs=[["protect blue"], ["remove red"], []],
        protection_spans_rows=True,
    )
    do(s, "take 1", "lay bottom", "load-food top", "hold")
    assert legal(s) == ["decline", "remove top 2", "remove middle 1", "remove bottom 1"]


@clause("S-10.7", "S18", "S37")
def test_an_open_card_may_be_removed_and_the_gap_is_filled_after_the_new_ship() -> None:
    s = arrange(
        ships=[TOP, [], []], chiefs=[["remove red"], [], []], pile=3, remove_from_display=True
    )
    pile = s.pile[:]
    do(s, "stern top")
    assert legal(s)[-3:] == ["remove-open 1", "remove-open 2", "remove-open 3"]
    do(s, "remove-open 2")
    assert list(s.vikings(0)) == pile[:2]
    assert s.display[1] == pile[2]


@clause("S-10.7")
def test_removing_the_last_open_card_ends_the_game() -> None:
    s = arrange(
        ships=[TOP, [], []], chiefs=[["remove red"], [], []], pile=0, display=["blue"],
        remove_from_display=True,
    )  # fmt: skip
    do(s, "stern top", "remove-open 1")
    assert s.over
    assert aboard(s, "top") == []


@clause("S-10.8", "S5")
def test_a_viking_carries_one_stone_at_most() -> None:
    s = arrange(
        ships=[["red*", "green"], [], []],
        display=["blue:e", "red", "green"],
        one_stone_per_card=True,
    )
    do(s, "take 1", "lay top")
    assert legal(s) == ["equip top 2"]
    do(s, "equip top 2")
    assert stones(s) == ["top 1", "top 2"]


@clause("S-10.8")
def test_a_chieftain_moves_no_second_stone_to_a_viking() -> None:
    s = arrange(
        ships=[["red*", "green", "blue*"], [], []],
        chiefs=[["equipment red"], [], []],
        one_stone_per_card=True,
    )
    do(s, "stern top")
    assert legal(s) == ["decline", "lift top 1", "lift top 3", "equip top 2"]
    do(s, "lift top 1")
    assert legal(s) == ["stow-equipment", "equip top 2"]
