"""Deck B: cards that answer spaces, actions and rolls."""

import pytest

from meadhall.games.feast_for_odin.pieces import BOAT, KNARR
from meadhall.games.feast_for_odin.rules import Odin
from tests.games.feast_for_odin.cards.driving import starting, step, succeed, weapons
from tests.games.feast_for_odin.cards.proof import fires, rests
from tests.games.feast_for_odin.cards.scene import Held, asked, dice, held, occupy, play, scene
from tests.games.feast_for_odin.table import can, do, give, have

STRIP = "stone ore ore silver_2"


# --- spaces -------------------------------------------------------------------------------


@fires(109)
def test_master_count_pays_for_knarrs_after_trading() -> None:
    s = scene(played=[109], ships=["knarr", "knarr"], silver=1, oil=1)
    assert held(occupy(s, "overseas_trading_2", "trade oil")) == {"rune_stone": 1, "silver": 2}


@rests(109)
def test_master_count_pays_nothing_on_the_other_space() -> None:
    s = scene(played=[109], ships=["knarr", "knarr"], silver=1, oil=1)
    assert held(occupy(s, "overseas_trading_1", "trade oil")) == {"rune_stone": 1}


ADDED: list[tuple[int, str, Held, Held]] = [
    (112, "craft_linen", {"flax": 1}, {"linen": 1, "mead": 1}),
    (119, "market_beans", {}, {"beans": 1, "silver": 1, "milk": 1}),
    (115, "build_stone_house", {"stone": 1}, {"silverware": 1}),
]


@fires(*{card for card, _, _, _ in ADDED})
@pytest.mark.parametrize(("card", "space", "before", "after"), ADDED)
def test_a_space_gives_more(card: int, space: str, before: Held, after: Held) -> None:
    assert held(occupy(give(scene(played=[card]), **before), space)) == after


@rests(112, 115, 119)
def test_other_spaces_give_no_more() -> None:
    s = occupy(scene(played=[112, 115, 119]), "mead_and_silver")
    assert held(s) == {"mead": 2, "silver": 2}


@fires(120)
def test_middleman_upgrades_after_a_market() -> None:
    s = occupy(scene(played=[120], peas=1), "market_beans")
    do(s, *starting(s, "use"))
    do(s, "upgrade peas")
    assert held(s) == {"beans": 1, "mead": 1}


@rests(120)
def test_middleman_does_not_upgrade_elsewhere() -> None:
    s = occupy(scene(played=[120], peas=1, silver=1), "take_stockfish")
    assert (held(s), s.seat) == ({"peas": 1, "silver": 1, "stockfish": 1}, 1)


@fires(121)
@pytest.mark.parametrize(
    ("space", "price"), [("build_whaling_boat", "wood"), ("build_stone_house", "stone")]
)
def test_carpenter_takes_from_a_strip_before_building(space: str, price: str) -> None:
    s = occupy(give(scene(played=[121], strips=[STRIP]), **{price: 1}), space)
    (mine,) = starting(s, "mine")
    assert held(do(s, mine)) == {"stone": 1}


@rests(121)
def test_carpenter_takes_nothing_before_crafting() -> None:
    s = occupy(scene(played=[121], flax=1, strips=[STRIP]), "craft_linen")
    assert (held(s), s.seat) == ({"linen": 1}, 1)


@fires(124)
def test_laborer_sells_for_two_silver() -> None:
    s = occupy(scene(played=[124]), "mead_and_silver", "use 124 1")  # C7
    assert held(s) == {"mead": 2, "grain": 1, "wood": 2}


@rests(124)
def test_laborer_sells_nothing_for_one_silver() -> None:
    s = occupy(scene(played=[124], silver=3), "market_beans")
    assert (held(s), s.seat) == ({"beans": 1, "silver": 4}, 1)


@fires(102)
def test_fur_merchant_swaps_silk_for_fur_instead_of_an_upgrade() -> None:
    s = occupy(scene(played=[102], silk=1, strips=[STRIP]), "mountain_1_upgrade_1")  # C25
    do(s, starting(s, "mine")[0])
    do(s, next(move for move in asked(s) if move.startswith("use 102")))
    assert held(s) == {"stone": 1, "fur": 1}


@rests(102)
def test_fur_merchant_swaps_nothing_for_two_upgrades() -> None:
    s = occupy(scene(played=[102], silk=1, peas=1), "upgrade_2")
    assert not starting(s, "use")


@fires(105)
def test_knarr_builder_builds_a_knarr_on_the_boats_space() -> None:
    s = occupy(scene(played=[105], wood=4), "build_whaling_boat", "use 105 1")
    assert (held(s), s.players[0].ships(KNARR)) == ({"wood": 1}, 1)


@rests(105)
def test_knarr_builder_needs_three_wood() -> None:
    s = occupy(scene(played=[105], wood=2), "build_whaling_boat")
    assert (held(s), s.players[0].ships(BOAT), s.seat) == ({"wood": 1}, 1, 1)


@fires(106)
@pytest.mark.parametrize(("longships", "vikings"), [(3, 3), (4, 2)])
def test_warmonger_plunders_with_fewer_vikings(longships: int, vikings: int) -> None:
    s = scene(played=[106], ships=["longship"] * longships, vikings=vikings)
    assert held(occupy(s, "plundering")) == {"silver_hoard": 1}
    assert s.players[0].thing == 0


@rests(106)
def test_warmonger_needs_three_longships() -> None:
    assert "occupy plundering" not in can(scene(played=[106], ships=["longship"] * 2, vikings=3))


@fires(107)
def test_adventurer_finds_any_island_with_any_ship() -> None:
    s = occupy(scene(played=[107], ships=["whaling_boat"]), "explore_near")
    assert "explore greenland" in asked(s)


@rests(107)
def test_adventurer_does_not_help_on_other_spaces() -> None:
    s = scene(played=[107], ships=["whaling_boat"])
    assert "occupy explore_middle" not in can(s)
    assert "explore greenland" not in asked(occupy(scene(ships=["whaling_boat"]), "explore_near"))


@fires(166)
def test_weapons_warden_draws_before_the_second_pair() -> None:
    s = scene(played=[166], vikings=8)
    s.players[0].pairs = 1
    occupy(s, "mead_and_silver")
    assert asked(s) == ["use 166 1", "decline"]
    assert (weapons(do(s, "use 166 1")), s.seat) == (1, 1)


@rests(166)
def test_weapons_warden_draws_nothing_before_the_first_pair() -> None:
    s = occupy(scene(played=[166], vikings=8), "mead_and_silver")
    assert (weapons(s), s.seat) == (0, 1)


@fires(185)
def test_dorestad_traveller_upgrades_instead_of_raiding() -> None:
    s = occupy(scene(played=[185], ships=["longship"], peas=1, beans=1), "raiding")
    do(s, *starting(s, "use"))
    do(s, "upgrade peas", "upgrade beans")
    assert (held(s), s.seat) == ({"mead": 1, "milk": 1}, 1)


@rests(185)
def test_dorestad_traveller_needs_a_longship_and_does_not_replace_pillaging() -> None:
    assert "occupy raiding" not in can(scene(played=[185], peas=1))
    s = dice(scene(played=[185], ships=["longship"], peas=1), "pillaging", 6)
    assert step(occupy(s, "pillaging_1")) == "dice"


# --- what an action brought ---------------------------------------------------------------


@fires(155)
def test_cooper_turns_wood_into_stockfish() -> None:
    s = occupy(scene(played=[155]), "wood_per_player", "use 155 1")
    assert held(s) == {"wood": 1, "ore": 1, "stockfish": 1}


@rests(155)
def test_cooper_needs_two_wood_of_one_action() -> None:
    s = scene(played=[155], wood=3, strips=["wood stone ore silver_2"])
    occupy(s, "mountain_2")
    do(s, next(move for move in asked(s) if move.endswith(" 1")))
    assert (held(s), s.seat) == ({"wood": 4}, 1)


@fires(156)
def test_stone_crusher_pays_for_stone() -> None:
    s = occupy(scene(played=[156], strips=[STRIP]), "mountain_2")
    do(s, next(move for move in asked(s) if move.endswith(" 1")))
    assert held(s) == {"stone": 1, "silver": 1}


@rests(156)
def test_stone_crusher_pays_nothing_for_wood() -> None:
    s = occupy(scene(played=[156]), "wood_per_player")
    assert "silver" not in held(s)


@fires(175)
def test_codliver_oil_presser_sells_oil_after_stockfish() -> None:
    s = occupy(scene(played=[175], silver=1), "take_stockfish", "use 175 1")
    assert held(s) == {"stockfish": 1, "oil": 1}


@rests(175)
def test_codliver_oil_presser_sells_nothing_after_other_goods() -> None:
    s = occupy(scene(played=[175], stockfish=2), "market_beans")
    assert (held(s), s.seat) == ({"stockfish": 2, "beans": 1, "silver": 1}, 1)


@fires(176)
def test_etiquette_teacher_gives_peas_once_an_action() -> None:
    s = play(scene(played=[176], hand=[43]), 68)
    do(s, "play 43")
    assert (have(s, "peas"), have(s, "fruits")) == (1, 1)  # C51


@rests(176)
def test_etiquette_teacher_gives_nothing_without_a_card() -> None:
    assert "peas" not in held(occupy(scene(played=[176]), "market_beans"))


@fires(6)
def test_stonecarver_pays_for_each_stone_of_a_strip() -> None:
    s = scene(played=[6], strips=["stone stone ore ore silver_2"])
    occupy(s, "mountain_2")
    do(s, next(move for move in asked(s) if move.endswith(" 2")))
    assert held(s) == {"stone": 2, "silver": 2}


@rests(6)
def test_stonecarver_pays_nothing_for_other_stone() -> None:
    s = dice(scene(played=[6], ships=["longship"]), "raiding", 1)
    assert held(occupy(s, "raiding", "fail")) == {"stone": 1, "sword": 1}


@fires(28)
def test_locksmith_sells_oil_for_a_chest() -> None:
    s = occupy(scene(played=[28], wood=1), "craft_chest", "use 28 1")
    assert held(s) == {"chest": 1, "oil": 1}


@rests(28)
def test_locksmith_sells_nothing_for_a_rune_stone() -> None:
    s = occupy(scene(played=[28], stone=1), "craft_rune_stone")
    assert (held(s), s.seat) == ({"rune_stone": 1, "silver": 1}, 1)


@fires(190)
def test_bosporus_merchant_gives_oil_for_spices() -> None:
    assert held(occupy(scene(played=[190]), "market_spices")) == {
        "spices": 1, "silver": 1, "oil": 1,
    }  # fmt: skip


@rests(190)
def test_bosporus_merchant_gives_nothing_for_silk() -> None:
    s = scene(played=[190, 54], silverware=1)
    do(s, "anytime", "use 54 2")
    assert held(s) == {"silk": 1}


# --- rolls --------------------------------------------------------------------------------


def snare(card: int, pips: int, **kept: int) -> Odin:
    """A snare laid with that card on the table, to the end of the first roll."""
    s = give(scene(played=[card]), **kept)
    return occupy(dice(s, "snare", pips), "laying_snare")


@fires(13)
def test_archer_lowers_each_hunting_roll() -> None:
    s = occupy(dice(scene(played=[13]), "hunting", 1), "hunting_1")
    assert (held(s), s.seat) == ({"hide": 1, "game_meat": 1}, 1)  # the result is 0


@rests(13)
def test_archer_lowers_no_snare_roll() -> None:
    s = snare(13, 1)
    assert not starting(s, "succeed")


@fires(127)
def test_angler_adds_a_stockfish_to_a_snare() -> None:
    assert have(succeed(snare(127, 1, snare=1)), "stockfish") == 1


@rests(127, 129)
def test_a_failed_snare_brings_nothing_more() -> None:
    s = give(scene(played=[127, 129]), snare=1)
    occupy(dice(s, "snare", 6), "laying_snare", "fail", "call-back 0")
    assert held(s) == {"snare": 2, "wood": 1}


@fires(129)
def test_meat_curer_takes_a_snare_for_salt_meat() -> None:
    s = succeed(snare(129, 1, snare=3))
    snares = have(s, "snare")
    do(s, "use 129 1")
    assert (have(s, "salt_meat"), have(s, "snare")) == (1, snares - 1)


@fires(143)
def test_antlers_seller_pays_for_a_hunt() -> None:
    s = occupy(dice(scene(played=[143], bow=1), "hunting", 1), "hunting_1")
    assert have(succeed(s), "silver") == 1


@rests(143, 144)
def test_a_failed_hunt_brings_nothing_more() -> None:
    s = occupy(dice(scene(played=[143, 144], silver=2), "hunting", 8), "hunting_1", "fail")
    assert held(s) == {"silver": 2, "wood": 1, "bow": 1}


@fires(144)
def test_deerstalker_sells_skin_and_bones_after_a_hunt() -> None:
    s = occupy(dice(scene(played=[144], bow=1, silver=2), "hunting", 1), "hunting_1")
    assert have(do(succeed(s), "use 144 1"), "skin_and_bones") == 1
    assert have(s, "silver") == 0


@fires(104)
@pytest.mark.parametrize(("way", "gift"), [(1, "stockfish"), (2, "oil")])
def test_disheartened_warrior_stops_early(way: int, gift: str) -> None:
    s = dice(scene(played=[104], ships=["longship"]), "raiding", 1, 1)
    occupy(s, "raiding", "roll", "fail", f"use 104 {way}")  # C18
    assert held(s) == {"stone": 1, "sword": 1, gift: 1}


@rests(104)
def test_disheartened_warrior_gets_nothing_after_three_rolls() -> None:
    s = dice(scene(played=[104], ships=["longship"]), "raiding", 1, 1, 1)
    occupy(s, "raiding", "roll", "roll")
    if s.seat == 0:
        do(s, "fail")
    assert held(s) == {"stone": 1, "sword": 1}


@fires(133)
@pytest.mark.parametrize(("way", "gift"), [(1, "silver"), (2, "peas")])
def test_lance_bearer_adds_to_a_raid(way: int, gift: str) -> None:
    s = dice(scene(played=[133], ships=["longship"]), "raiding", 6)
    assert held(occupy(s, "raiding", "loot rune_stone", f"use 133 {way}")) == {
        "rune_stone": 1, gift: 1,
    }  # fmt: skip


@rests(133)
def test_lance_bearer_adds_nothing_to_pillaging() -> None:
    s = dice(scene(played=[133], ships=["longship"]), "pillaging", 6)
    assert held(occupy(s, "pillaging_1", "loot rune_stone")) == {"rune_stone": 1}


@fires(132)
def test_berserker_pays_ore_for_a_higher_roll() -> None:
    s = dice(scene(played=[132], ships=["longship-2"]), "pillaging", 5)
    occupy(s, "pillaging_1", "use 132 4")
    assert "loot spices" in asked(s)  # 5 + 1 + 3
    assert "loot jewellery" not in asked(s)
    assert s.players[0].loaded[3] == 1


@rests(132)
def test_berserker_needs_loaded_ore_and_does_not_raid() -> None:
    s = dice(scene(played=[132], ships=["longship"]), "pillaging", 6)
    assert step(occupy(s, "pillaging_1")) == "dice"
    s = dice(scene(played=[132], ships=["longship-2"]), "raiding", 6)
    assert step(occupy(s, "raiding")) == "dice"


@fires(142)
def test_whale_catcher_gets_the_only_spear_back() -> None:
    s = dice(scene(played=[142], ships=["whaling_boat"], spear=2), "whaling", 2)
    occupy(s, "whaling_main")
    assert held(succeed(s)) == {"oil": 1, "skin_and_bones": 1, "whale_meat": 1, "spear": 2}


@rests(142)
def test_whale_catcher_loses_two_spears() -> None:
    s = dice(scene(played=[142], ships=["whaling_boat"], spear=2), "whaling", 3)
    occupy(s, "whaling_main")
    assert have(succeed(s), "spear") == 0
