"""Deck A: cards that answer actions, rolls and prices."""

from typing import Any

import pytest

from meadhall.games.feast_for_odin.pieces import KNARR
from meadhall.games.feast_for_odin.rules import Odin
from tests.games.feast_for_odin.cards.driving import (
    starting,
    step,
    succeed,
)
from tests.games.feast_for_odin.cards.proof import fires, rests
from tests.games.feast_for_odin.cards.scene import (
    Held,
    asked,
    dice,
    held,
    occupy,
    scene,
)
from tests.games.feast_for_odin.table import can, do, give, have

# --- prices, rolls and other rules ----------------------------------------------------


@fires(1)
def test_peddler_lowers_the_price_of_the_livestock_market() -> None:
    s = occupy(scene(played=[1], silver=2), "buy_cattle_milk")  # C1
    assert held(s) == {"cattle": 1, "milk": 1}
    assert held(occupy(scene(played=[1]), "buy_sheep")) == {"sheep": 1}


@rests(1)
def test_peddler_lowers_no_other_price() -> None:
    s = scene(played=[1], ships=["knarr"], silver=1, oil=1)
    assert held(occupy(s, "overseas_trading_1", "trade oil")) == {"rune_stone": 1}


@fires(170)
def test_refugee_helper_lowers_the_price_of_emigration() -> None:
    s = scene(played=[170], ships=["knarr"], silver=1, round=3)
    assert held(occupy(s, "emigration_1", "emigrate 4")) == {}


@rests(170)
def test_refugee_helper_lowers_no_other_price() -> None:
    assert "occupy buy_sheep" not in can(scene(played=[170]))


@fires(89)
def test_catapulter_counts_stone_twice() -> None:
    s = dice(scene(played=[89], ships=["longship"], stone=2), "pillaging", 7)
    occupy(s, "pillaging_1", "loot spices")  # C13
    assert held(s) == {"spices": 1, "stone": 1}


@rests(89)
def test_catapulter_counts_swords_once() -> None:
    s = dice(scene(played=[89], ships=["longship"], sword=2), "pillaging", 7)
    occupy(s, "pillaging_1", "loot spices")
    assert held(s) == {"spices": 1}


@fires(137)
def test_melee_fighter_spends_spears_as_swords() -> None:
    s = dice(scene(played=[137], ships=["longship"], spear=1), "raiding", 5)
    assert held(occupy(s, "raiding", "loot rune_stone")) == {"rune_stone": 1}


@rests(137)
def test_melee_fighter_spends_no_swords_as_spears() -> None:
    s = dice(scene(played=[137], ships=["whaling_boat"], sword=3), "whaling", 3)
    occupy(s, "whaling_main")
    assert not starting(s, "succeed")


@fires(153)
def test_proficient_hunter_rolls_a_fourth_time() -> None:
    s = dice(scene(played=[153]), "hunting", 8, 8, 8, 1)
    occupy(s, "hunting_1", "roll", "roll")
    assert "roll" in asked(s)
    do(s, "roll")
    assert "roll" not in can(s)


@rests(153)
def test_without_the_proficient_hunter_there_are_three_rolls() -> None:
    s = dice(scene(hand=[153]), "hunting", 8, 8, 8)
    occupy(s, "hunting_1", "roll", "roll")
    assert "roll" not in asked(s)


@fires(147)
def test_steersman_raids_with_a_knarr() -> None:
    s = dice(scene(played=[147], ships=["knarr"]), "raiding", 6)
    assert held(occupy(s, "raiding", "loot rune_stone")) == {"rune_stone": 1}


@rests(147)
def test_steersman_raids_with_no_boat_and_trades_with_no_longship() -> None:
    s = scene(played=[147], ships=["whaling_boat", "longship"], silver=1, oil=1)
    assert "occupy overseas_trading_1" not in can(s)
    assert "occupy raiding" not in can(scene(played=[147], ships=["whaling_boat"]))


# --- each time: spaces ----------------------------------------------------------------


@fires(3)
@pytest.mark.parametrize("space", ["market_beans", "draw_occupation"])
def test_furrier_adds_a_snare_to_one_silver(space: str) -> None:
    assert have(occupy(scene(played=[3]), space), "snare") == 1


@rests(3)
def test_furrier_adds_nothing_to_two_silver() -> None:
    assert held(occupy(scene(played=[3]), "mead_and_silver")) == {"mead": 2, "silver": 2}  # C6


@fires(36)
def test_ships_cook_lifts_meat_before_overseas_trading() -> None:
    s = scene(played=[36], ships=["knarr"], silver=1, salt_meat=1, peas=1)
    occupy(s, "overseas_trading_1")
    assert starting(s, "upgrade") == ["upgrade salt_meat"]
    do(s, "upgrade salt_meat", "trade linen")
    assert held(s) == {"peas": 1, "silk": 1}


@rests(36)
def test_ships_cook_lifts_no_animal() -> None:
    s = scene(played=[36], ships=["knarr"], silver=1, sheep=1, oil=1)
    assert held(occupy(s, "overseas_trading_1", "trade oil")) == {"sheep": 1, "rune_stone": 1}


@fires(37)
def test_foreign_trader_lifts_a_good_before_overseas_trading() -> None:
    s = scene(played=[37], ships=["knarr"], silver=1, stockfish=1)
    occupy(s, "overseas_trading_1", "upgrade stockfish", "trade hide")
    assert held(s) == {"silverware": 1}


@rests(37)
def test_foreign_trader_does_not_help_at_the_sale() -> None:
    s = scene(played=[37], ships=["knarr"], stockfish=1)
    occupy(s, "special_sale")
    assert not starting(s, "upgrade")


@fires(149)
def test_priest_gives_oil_before_overseas_trading() -> None:
    s = scene(played=[149], ships=["knarr"], silver=1)
    assert held(occupy(s, "overseas_trading_1", "trade oil")) == {"rune_stone": 1}


@rests(149)
def test_priest_gives_nothing_elsewhere() -> None:
    assert held(occupy(scene(played=[149]), "take_stockfish")) == {"stockfish": 1}


@fires(113)
def test_apprentice_craftsman_takes_from_a_strip_before_crafting() -> None:
    s = scene(played=[113], flax=1, strips=["stone ore ore silver_2"])
    occupy(s, "craft_linen")
    (mine,) = starting(s, "mine")
    assert held(do(s, mine)) == {"stone": 1, "linen": 1}


@rests(113)
def test_apprentice_craftsman_takes_nothing_before_a_market() -> None:
    s = scene(played=[113], strips=["stone ore ore silver_2"])
    assert held(occupy(s, "market_beans")) == {"beans": 1, "silver": 1}


@fires(117)
def test_shipowner_upgrades_after_building_a_large_ship() -> None:
    s = occupy(scene(played=[117], wood=2, peas=1), "build_knarr", "upgrade peas")
    assert (held(s), s.players[0].ships(KNARR)) == ({"mead": 1}, 1)


@rests(117)
def test_shipowner_gets_nothing_for_a_boat_or_a_bought_ship() -> None:
    s = occupy(scene(played=[117], wood=1, peas=1), "build_whaling_boat")
    assert (held(s), s.seat) == ({"peas": 1}, 1)
    s = do(scene(played=[117], silver=5, peas=1), "anytime", "buy knarr")
    assert not [move for move in can(s) if move.startswith("upgrade")]


@fires(122)
@pytest.mark.parametrize(
    ("count", "after"),
    [
        (2, {"wood": 1, "stone": 1, "mead": 1}),
        (3, {"wood": 1, "stone": 1, "ore": 1, "hide": 1}),
    ],
)
def test_mountain_guard_rewards_different_things(count: int, after: Held) -> None:
    s = occupy(scene(played=[122], strips=["wood stone ore silver_2"]), "mountain_3_upgrade_1")
    do(s, next(move for move in asked(s) if move.endswith(f" {count}")))
    assert (held(s), s.seat) == (after, 1)


@rests(122)
def test_mountain_guard_gives_nothing_for_one_kind() -> None:
    s = scene(played=[122], strips=["ore ore silver_2"])
    occupy(s, "mountain_2")
    do(s, next(m for m in asked(s) if m.endswith(" 2")))
    assert held(s) == {"ore": 2}


@fires(152)
def test_merchant_lifts_one_good_twice() -> None:
    s = occupy(scene(played=[152], cabbage=1, peas=1, flax=1), "upgrade_3")  # C24
    do(s, "upgrade-far cabbage")
    assert not starting(s, "upgrade-far")
    do(s, "upgrade peas", "upgrade flax")
    assert held(s) == {"skin_and_bones": 1, "mead": 1, "stockfish": 1}


@rests(152)
def test_merchant_does_not_help_with_two_upgrades() -> None:
    s = occupy(scene(played=[152], cabbage=1), "upgrade_2")
    assert asked(s) == ["upgrade cabbage"]


@fires(154)
def test_woodcutter_pays_for_two_wood() -> None:
    s = occupy(scene(played=[154], seats=3), "wood_per_player")
    assert held(s) == {"wood": 3, "ore": 1, "silver": 1}


@rests(154)
def test_woodcutter_pays_nothing_for_one_wood() -> None:
    s = scene(played=[154], strips=["wood stone ore silver_2"])
    occupy(s, "mountain_2")
    do(s, next(m for m in asked(s) if m.endswith(" 1")))
    assert held(s) == {"wood": 1}


@fires(164)
def test_armed_fighter_takes_stone_before_four_vikings() -> None:
    s = scene(played=[164], silver=3, strips=["stone ore ore silver_2"])
    occupy(s, "buy_sheep_cattle")
    (mine,) = starting(s, "mine")
    assert held(do(s, mine)) == {"stone": 1, "sheep": 1, "cattle": 1}


@rests(164)
def test_armed_fighter_takes_no_wood_and_nothing_in_other_columns() -> None:
    s = scene(played=[164], silver=3, strips=["wood stone ore silver_2"])
    assert held(occupy(s, "buy_sheep_cattle")) == {"sheep": 1, "cattle": 1}
    s = scene(played=[164], silver=3, strips=["stone ore ore silver_2"])
    assert held(occupy(s, "buy_sheep")) == {"silver": 2, "sheep": 1}


# --- each time: dice ------------------------------------------------------------------


def snare(card: int, pips: int, **kept: Any) -> Odin:
    """A snare laid with that card on the table, to the end of the first roll."""
    return occupy(dice(scene(played=[card], **kept), "snare", pips), "laying_snare")


@fires(126)
def test_trapper_pays_for_a_snare() -> None:
    s = snare(126, 1, snare=1)
    assert held(succeed(s)) == {"fur": 1, "silver": 1, "snare": 1}


@rests(126)
def test_trapper_pays_nothing_for_a_failure() -> None:
    s = snare(126, 6)
    do(s, "fail", "call-back 0")
    assert held(s) == {"wood": 1, "snare": 1}


@fires(128)
def test_digger_takes_from_a_strip_after_a_snare() -> None:
    s = snare(128, 1, snare=1, strips=["stone ore ore silver_2"])
    succeed(s)
    (mine,) = starting(s, "mine")
    assert have(do(s, mine), "stone") == 1


@rests(128)
def test_digger_takes_nothing_after_a_failure() -> None:
    s = snare(128, 6, strips=["stone ore ore silver_2"])
    do(s, "fail", "call-back 0")
    assert held(s) == {"wood": 1, "snare": 1}


@fires(134)
def test_drunkard_drinks_after_a_failed_raid() -> None:
    s = dice(scene(played=[134], ships=["longship"]), "raiding", 1)
    assert held(occupy(s, "raiding", "fail")) == {"stone": 1, "sword": 1, "mead": 1}


@rests(134)
def test_drunkard_drinks_after_no_other_failure() -> None:
    s = dice(scene(played=[134], ships=["longship"]), "pillaging", 1)
    occupy(s, "pillaging_1", "fail", "call-back 0")
    assert held(s) == {"stone": 1, "sword": 1}


@fires(135)
def test_lone_wolf_gets_his_only_sword_back() -> None:
    s = dice(scene(played=[135], ships=["longship"], sword=2), "raiding", 5)
    assert held(occupy(s, "raiding", "loot rune_stone")) == {"rune_stone": 1, "sword": 2}


@rests(135)
def test_lone_wolf_loses_two_swords() -> None:
    s = dice(scene(played=[135], ships=["longship"], sword=2), "raiding", 4)
    assert held(occupy(s, "raiding", "loot rune_stone")) == {"rune_stone": 1}


@fires(140)
def test_blubber_cook_adds_oil_to_a_whale() -> None:
    s = dice(scene(played=[140], ships=["whaling_boat-1"]), "whaling", 1)
    occupy(s, "whaling_main")
    assert (held(s), s.seat) == ({"oil": 2, "skin_and_bones": 1, "whale_meat": 1}, 1)


@rests(140)
def test_blubber_cook_adds_nothing_to_a_failure() -> None:
    s = dice(scene(played=[140], ships=["whaling_boat"]), "whaling", 12)
    occupy(s, "whaling_main", "fail", "call-back 0")
    assert held(s) == {"wood": 1, "spear": 1}


@fires(145)
def test_forester_takes_from_a_strip_before_the_hunt() -> None:
    s = scene(played=[145], strips=["wood stone ore silver_2"])
    dice(s, "hunting", 8)
    occupy(s, "hunting_1")
    (mine,) = starting(s, "mine")
    do(s, mine)
    assert (have(s, "wood"), step(s)) == (1, "dice")


@rests(145)
def test_forester_takes_nothing_before_a_snare() -> None:
    s = dice(scene(played=[145], strips=["wood stone ore silver_2"]), "snare", 6)
    assert step(occupy(s, "laying_snare")) == "dice"


@fires(163)
def test_farmhand_adds_to_a_hunt_of_two_vikings() -> None:
    s = dice(scene(played=[163]), "hunting", 1)
    occupy(give(s, bow=1), "hunting_2")
    succeed(s)
    assert held(s) == {"hide": 2, "game_meat": 1, "silver": 1}


@rests(163)
def test_farmhand_adds_nothing_to_a_hunt_of_one_viking() -> None:
    s = dice(scene(played=[163]), "hunting", 1)
    occupy(give(s, bow=1), "hunting_1")
    succeed(s)
    assert held(s) == {"hide": 1, "game_meat": 1}
