"""What actions write down and effects remember: receipts with their cause, order, latches."""

import pytest

from tests.games.feast_for_odin.cards.scene import (
    Held,
    asked,
    dice,
    failed_harvest,
    held,
    lay_open,
    occupy,
    play,
    scene,
)
from tests.games.feast_for_odin.table import can, changed, do, fleet, give, own, ships, until
from tests.marks import clause

TWO_STRIPS = ["wood wood stone ore ore silver_2 silver_2", "wood wood stone stone ore ore silver_2"]


# --- receipts and spendings with their cause --------------------------------------------------


def test_wood_of_two_strips_adds_up() -> None:
    s = occupy(scene(played=[154], strips=TWO_STRIPS), "mountain_3_2", "mine 1 1", "mine 4 1")
    assert held(s) == {"wood": 2, "silver": 1}
    s = occupy(scene(played=[155], strips=TWO_STRIPS), "mountain_3_2", "mine 1 1", "mine 4 1")
    assert asked(s) == ["use 155 1", "decline"]


def test_two_strips_mined_at_once_are_one_action_too() -> None:
    s = occupy(scene(played=[154], strips=TWO_STRIPS), "mountain_3_2", "mine-two 1 4")
    assert held(s) == {"wood": 4, "stone": 1, "silver": 1}


def test_a_stone_that_a_card_adds_is_not_printed() -> None:
    s = occupy(scene(played=[118, 156]), "market_beans")
    assert held(s) == {"beans": 1, "silver": 1, "mead": 1, "stone": 1}


@pytest.mark.parametrize(
    ("card", "good", "made"),
    [(175, "flax", "stockfish"), (28, "wool", "chest"), (28, "robe", "treasure_chest")],
)
def test_a_good_made_by_an_upgrade_is_received(card: int, good: str, made: str) -> None:
    s = give(scene(played=[card], silver=1), **{good: 1})
    occupy(s, "upgrade_2", f"upgrade {good}")
    assert asked(s) == [f"use {card} 1", "decline"]
    do(s, f"use {card} 1")
    assert held(s) == {made: 1, "oil": 1}


def test_spices_made_by_an_upgrade_bring_oil() -> None:
    s = scene(played=[190], skin_and_bones=2)
    occupy(s, "upgrade_2", "upgrade-two skin_and_bones skin_and_bones")
    assert held(s) == {"spices": 2, "oil": 2}


@pytest.mark.parametrize(("stone", "after"), [(1, 1), (0, 0)])
def test_stone_of_strips_pays_but_not_that_of_a_market(stone: int, after: int) -> None:
    strips = ["stone ore ore silver_2 silver_2"]
    s = scene(played=[6], strips=strips)
    if stone:
        occupy(s, "mountain_2", "mine 1 1")
    else:
        lay_open(s, 118)
        occupy(s, "market_beans")
    assert held(s).get("silver", 0) == after + (0 if stone else 1)  # a market gives 1 itself


@pytest.mark.parametrize(("swords", "left"), [(1, 2), (2, 0)])
def test_only_a_single_sword_comes_back(swords: int, left: int) -> None:
    s = scene(played=[135], ships=["longship"], sword=2)
    dice(s, "raiding", 6 - swords)
    occupy(s, "raiding", "loot rune_stone")
    assert held(s).get("sword", 0) == left


def test_the_last_coin_of_a_strip_gives_one_more() -> None:
    s = scene(played=[188], strips=["silver_2 silver_2"])
    occupy(s, "mountain_2", "mine 1 1")
    assert held(s) == {"silver": 2}
    s = scene(played=[188], strips=["silver_2 silver_2"])
    occupy(s, "mountain_2", "mine 1 2")
    assert held(s) == {"silver": 5}


# --- the owner chooses the order ----------------------------------------------------------------


@clause("O-12.4")
def test_one_silver_pays_for_one_of_two_effects_as_the_owner_likes() -> None:
    s = occupy(scene(played=[120, 175]), "market_flax_stockfish")
    assert asked(s) == ["upgrade flax", "upgrade stockfish", "done"]
    other = do(s.clone(), "done")
    assert asked(other) == ["use 175 1", "decline"]
    do(other, "use 175 1")
    assert held(other) == {"flax": 1, "stockfish": 1, "oil": 1}
    do(s, "upgrade flax")  # the silver is spent: the other effect drops out
    assert (s.seat, held(s)) == (1, {"stockfish": 2})


@clause("O-12.4")
def test_two_effects_that_wait_at_the_same_point_are_asked_together() -> None:
    s = scene(played=[95, 96], strips=["ore silver_2"], game_meat=1)
    failed_harvest(s)
    assert asked(s) == ["use 95 1", "use 96 1", "decline"]
    other = do(s.clone(), "use 95 1", "done")
    assert asked(other) == ["use 96 1", "decline"]
    do(s, "use 96 1")
    assert asked(s) == ["mine 2 1", "mine 2 2", "done"]  # the other one: no question but its own


# --- memory ---------------------------------------------------------------------------------------


def test_a_latch_without_room_is_spent_all_the_same() -> None:
    s = play(scene(ships=["whaling_boat"] * 3 + ["knarr"] * 4), 178)
    assert ships(s) == ["whaling_boat"] * 3 + ["knarr"] * 4
    fleet(s, "knarr", "knarr", "knarr")
    give(s, silver=5)
    until(changed(s), "turn")
    while s.seat != 0:
        do(s, "pass")
    do(s, "anytime", "buy knarr")
    assert ships(s) == ["-"] * 3 + ["knarr"] * 4


@pytest.mark.parametrize(
    ("card", "fleet_of", "paid"),
    [(180, ["longship"] * 3, {"silverware": 4}), (181, ["knarr"] * 3, {"wool": 3})],
)
def test_a_latch_that_holds_when_played_acts_at_once_and_only_once(
    card: int, fleet_of: list[str], paid: Held
) -> None:
    s = play(scene(ships=fleet_of), card)
    assert held(s) == paid
    give(s, silver=8)
    until(changed(s), "turn")
    while s.seat != 0:
        do(s, "pass")
    do(s, "anytime", "buy longship")
    assert held(s) == paid


def test_the_next_knarr_counts_however_it_is_got() -> None:
    s = occupy(scene(played=[179], ships=["knarr"], wood=2), "build_knarr")
    assert held(s) == {"stockfish": 2, "silver": 2}


def test_an_exchange_opens_with_two_houses_and_stays_open_until_it_is_used() -> None:
    s = own(scene(played=[182], wood=7, silver=1), "stone_house_1")
    assert not [move for move in can(do(s, "anytime")) if move.startswith("use")]
    do(s, "back")
    own(s, "stone_house_2")
    assert {"use 182 1", "use 182 2"} <= set(can(do(s, "anytime")))
    do(s, "use 182 1")
    assert held(s) == {"wood": 5, "spices": 1, "silver": 1}
    assert not [move for move in can(do(s, "anytime")) if move.startswith("use")]


def test_the_first_pair_of_a_round_draws_no_weapon() -> None:
    s = occupy(scene(played=[166]), "mead_and_silver")
    assert (s.seat, s.players[0].pairs) == (1, 1)
    do(s, "pass")
    occupy(s, "market_flax_stockfish")
    assert asked(s) == ["use 166 1", "decline"]
