"""S-4, S-6 and S-7: sterns, points, clean-up, and three full ships."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from meadhall.games.skibe.pieces import STOCK
from meadhall.games.skibe.table import BY_STERN, Scored, Worth
from tests.games.skibe.arrange import (
    BLUE,
    GREEN,
    RED,
    aboard,
    arrange,
    asked,
    bows,
    chief,
    do,
    equipment_stock,
    legal,
    shown,
    stones,
)
from tests.marks import clause

TOP = ["blue", "red", "green"]
FULL = [
    ["blue", "red", "green", "blue", "red"],
    ["green", "blue", "red", "green", "blue/red"],
    ["red", "blue", "green", "blue/green", "red/green"],
]
OPEN = ["blue/yellow", "red/yellow", "green/yellow"]


@clause("S-4.1")
def test_a_stern_needs_three_vikings_on_the_ship() -> None:
    s = arrange(ships=[["blue", "red"], TOP, []])
    assert [move for move in legal(s) if move.startswith("stern")] == ["stern middle"]


@clause("S-4.1")
def test_a_player_without_sterns_lays_none() -> None:
    s = arrange(ships=[TOP, [], []])
    s.sterns = vec[i64]([0, 2, 2])
    assert "stern top" not in legal(s)


@clause("S-4.1", "S-4.2")
def test_a_stern_is_the_whole_turn() -> None:
    s = arrange(ships=[TOP, [], []])
    do(s, "stern top")
    assert asked(s) == (RED, "turn")
    assert s.scores() == [1, 1, 1]


@clause("S-4.3", "S4")
def test_a_stern_is_used_up_and_the_next_player_is_on_turn() -> None:
    s = arrange(ships=[TOP, [], []], turn=GREEN)
    do(s, "stern top")
    assert list(s.sterns) == [2, 2, 1]
    assert s.view(None).ships[0].stern is None
    assert s.view(None).players[GREEN].sterns == ["green-stern-2"]
    assert asked(s) == (BLUE, "turn")


@clause("S-6.1")
def test_a_ship_pays_shields_and_equipment_times_food() -> None:
    s = arrange(ships=[["blue", "blue*", "red**"], [], []], food=[3, 1, 1])
    do(s, "stern top")
    assert s.scores() == [(2 + 1) * 3, (1 + 2) * 3, 0]


@clause("S-6.1", "S-6.2", "S6")
def test_a_card_of_two_colours_and_its_stone_serve_both() -> None:
    s = arrange(ships=[["blue/red*"], [], []], food=[2, 1, 1])
    assert [pay.points for pay in s.view(None).ships[0].pays] == [4, 4, 0]


@clause("S-6.2")
def test_two_shields_of_one_colour_are_two_but_a_stone_on_them_is_one() -> None:
    s = arrange(ships=[["blue/blue*"], [], []], deck="twins")
    pay = s.view(None).ships[0].pays[BLUE]
    assert (pay.shields, pay.equipment, pay.points) == (2, 1, 3)


@clause("S-6.2", "S8")
def test_colours_nobody_plays_score_for_nobody() -> None:
    s = arrange(3, ships=[["blue/yellow*", "red/purple", "green"], [], []])
    do(s, "stern top")
    assert s.scores() == [2, 1, 1]


@clause("S-6.3", "S-6.4")
def test_a_scored_ship_is_cleared_and_a_new_one_begins() -> None:
    s = arrange(ships=[["blue*", "red*", "green"], ["blue*"], []], food=[3, 1, 1], pile=5)
    cards, drawn = s.vikings(0), s.pile[:2]
    do(s, "stern top")
    assert bows(s) == [1, 1, 1]
    assert s.food_on(STOCK) == 3
    assert equipment_stock(s) == 3
    assert stones(s) == ["middle 1"]
    assert list(s.vikings(0)) == drawn
    assert set(cards) <= set(s.out)


@clause("S-6.3")
def test_the_chieftains_of_the_ship_leave_and_do_not_come_back() -> None:
    s = arrange(ships=[TOP, [], []], chiefs=[["food red"], ["swap red"], []])
    do(s, "stern top", "decline")
    assert [s.chieftains(ship) for ship in range(3)] == [[], [chief("swap red")], []]
    assert [c.action for c in s.view(None).players[RED].chieftains] == [
        "equipment", "remove", "protect",
    ]  # fmt: skip


@clause("S-6.4")
def test_the_cards_of_a_new_ship_load_nothing() -> None:
    s = arrange(ships=[TOP, ["blue"], []], next_card="red:e")
    do(s, "stern top")
    assert equipment_stock(s) == 4
    assert asked(s) == (RED, "turn")


@clause("S-6.4", "S24")
def test_a_short_pile_is_helped_by_slot_1() -> None:
    s = arrange(
        ships=[TOP, [], []], pile=1, next_card="blue/green", display=["red", "blue", "green"]
    )
    do(s, "stern top")
    assert aboard(s, "top") == ["blue/green", "red"]
    assert shown(s) == [None, "blue", "green"]
    assert not s.over


@clause("S16")
def test_a_ship_shortened_while_it_is_scored_is_scored_all_the_same() -> None:
    s = arrange(ships=[TOP, [], []], chiefs=[["remove red"], [], []])
    do(s, "stern top", "remove top 1")
    assert s.scores() == [0, 1, 1]


@clause("S17")
def test_an_emptied_ship_keeps_its_food_and_can_be_built_on() -> None:
    s = arrange(
        ships=[TOP, ["blue"], []],
        food=[1, 2, 1],
        chiefs=[["remove red"], [], []],
        display=["blue:f", "red:f", "green:f"],
    )
    do(s, "stern top", "remove middle 1")
    assert aboard(s, "middle") == []
    assert bows(s) == [1, 2, 1]
    do(s, "take 1", "lay middle")
    assert aboard(s, "middle") == ["blue"]


@clause("S-7.1", "S27")
def test_with_all_ships_full_everybody_is_asked_once_for_a_stern() -> None:
    s = arrange(ships=FULL, display=OPEN, turn=RED)
    assert asked(s) == (RED, "full")
    assert legal(s) == ["pass", "stern top", "stern middle", "stern bottom"]
    do(s, "pass")
    assert asked(s) == (GREEN, "full")
    do(s, "pass")
    assert asked(s) == (BLUE, "full")


@clause("S-7.1", "S36")
def test_a_player_without_stern_is_not_asked() -> None:
    s = arrange(ships=FULL, display=OPEN, turn=RED)
    s.sterns = vec[i64]([2, 2, 0])
    before = Scored(BY_STERN, 0, 1, GREEN, 1, Worth(vec[i64]([0] * 3), vec[i64]([0] * 3)))
    s.sheet = [before, before]  # the two that green laid before
    do(s, "pass")
    assert asked(s) == (BLUE, "full")


@clause("S-7.2", "S28")
def test_a_stern_laid_meanwhile_is_that_players_turn() -> None:
    s = arrange(ships=FULL, display=OPEN, turn=BLUE)
    do(s, "pass", "stern middle")
    assert s.scores() != [0, 0, 0]
    assert aboard(s, "top") == FULL[0]
    assert asked(s) == (GREEN, "turn")


@clause("S-7.3", "S-7.4", "S27", "S28")
def test_nobody_lays_a_stern_and_all_three_are_scored() -> None:
    s = arrange(3, ships=FULL, display=OPEN, turn=RED, pile=8)
    do(s, "pass", "pass", "pass")
    assert [(row.reason, row.ship) for row in s.view(None).sheet] == [
        ("full", 0), ("full", 1), ("full", 2),
    ]  # fmt: skip
    assert list(s.sizes) == [2, 2, 2]
    assert list(s.sterns) == [2, 2, 2]
    assert asked(s) == (RED, "turn")


@clause("S-7.3")
def test_a_ship_shortened_by_the_one_above_is_scored_all_the_same() -> None:
    s = arrange(3, ships=FULL, display=OPEN, pile=8, chiefs=[["remove red"], [], []])
    do(s, "pass", "pass", "pass", "remove middle 1")
    rows = s.view(None).sheet
    assert [row.ship for row in rows] == [0, 1, 2]
    assert rows[1].pays[GREEN].shields == 1


@clause("S-7.4", "S29")
def test_the_game_ends_when_cards_run_out_between_full_ships() -> None:
    s = arrange(3, ships=FULL, display=["blue/red", "red/green"], pile=0)
    do(s, "pass", "pass", "pass")
    assert s.over
    sheet = s.view(None).sheet
    assert [(row.reason, row.ship) for row in sheet] == [
        ("full", 0), ("final", 0), ("final", 1), ("final", 2),
    ]  # fmt: skip
    assert [pay.shields for pay in sheet[1].pays] == [1, 2, 1]  # the new cards only


@clause("S-7.4", "S29")
@pytest.mark.parametrize(("cards", "scored"), [(3, ["full"] * 2), (6, ["full"] * 3)])
def test_full_ships_are_scored_until_the_cards_run_out(cards: int, scored: list[str]) -> None:
    s = arrange(3, ships=FULL, display=OPEN, pile=cards - 3)
    do(s, "pass", "pass", "pass")
    assert s.over
    assert [row.reason for row in s.view(None).sheet] == [*scored, "final", "final", "final"]


@clause("S2")
def test_a_stern_counts_no_shield_by_default() -> None:
    s = arrange(ships=[["red", "red", "green"], [], []])
    do(s, "stern top")
    assert s.scores() == [0, 2, 1]


@clause("S-4.2", "S-6.1", "S-6.3")
def test_the_log_tells_a_scoring_as_one_event() -> None:
    s = arrange(ships=[["blue*", "red", "green"], [], []], food=[2, 1, 1])
    s.chronicle = []
    do(s, "stern top")
    keys = [line.key for line in s.chronicle]
    assert keys[: keys.index("scene-end") + 1] == [
        "scene-ship",
        "log-stern",
        "log-scored",
        "log-pay",
        "log-pay",
        "log-pay",
        "log-cleanup",
        "log-start-ship",
        "log-start-ship",
        "scene-end",
    ]
    pays = [line.args for line in s.chronicle if line.key == "log-pay"]
    facts = [(p["shields"], p["equipment"], p["food"], p["points"]) for p in pays]
    assert facts == [(1, 1, 2, 4), (1, 0, 2, 2), (1, 0, 2, 2)]
    (clean,) = [line.args for line in s.chronicle if line.key == "log-cleanup"]
    assert (clean["food"], clean["equipment"], clean["cards"]) == (1, 1, 3)
