"""Deck C: cards that answer spaces, actions and rolls."""

import pytest

from meadhall.games.feast_for_odin.pieces import KNARR
from tests.games.feast_for_odin.cards.driving import starting, step, succeed
from tests.games.feast_for_odin.cards.proof import fires, rests
from tests.games.feast_for_odin.cards.scene import Held, asked, dice, held, occupied, occupy, scene
from tests.games.feast_for_odin.table import can, do, give, have

STRIP = "stone ore ore silver_2"

# --- prices -------------------------------------------------------------------------------


@fires(2)
def test_patron_lowers_prices_of_two_and_more() -> None:
    assert held(occupy(scene(played=[2], silver=1), "buy_salt_meat")) == {"salt_meat": 2}


@rests(2)
def test_patron_lowers_no_price_of_one() -> None:
    assert "occupy buy_stockfish" not in can(scene(played=[2]))


@fires(116)
def test_master_bricklayer_saves_a_stone() -> None:
    assert held(occupy(scene(played=[116], stone=1), "build_long_house")) == {}  # C5
    assert "occupy build_stone_house" in can(scene(played=[116]))


@rests(116)
def test_master_bricklayer_saves_no_stone_in_crafting() -> None:
    assert "occupy craft_rune_stone" not in can(scene(played=[116]))


# --- spaces -------------------------------------------------------------------------------

ADDED: list[tuple[int, str, Held, Held]] = [
    (111, "craft_runes_chests", {"stone": 2, "wood": 2},
     {"rune_stone": 2, "chest": 2, "silver": 2}),
    (118, "market_beans", {}, {"beans": 1, "silver": 1, "mead": 1, "stone": 1}),
]  # fmt: skip


@fires(*{card for card, _, _, _ in ADDED})
@pytest.mark.parametrize(("card", "space", "before", "after"), ADDED)
def test_a_space_gives_more(card: int, space: str, before: Held, after: Held) -> None:
    assert held(occupy(give(scene(played=[card]), **before), space)) == after


@rests(111, 118)
def test_other_spaces_give_no_more() -> None:
    s = occupy(scene(played=[111, 118], flax=1), "craft_linen")
    assert held(s) == {"linen": 1}


@fires(114)
def test_silk_stitcher_sells_silk_after_crafting() -> None:
    s = occupy(scene(played=[114], flax=1, silver=3), "craft_linen", "use 114 1")
    assert held(s) == {"linen": 1, "silk": 1}


@rests(114)
def test_silk_stitcher_sells_nothing_after_a_market() -> None:
    s = occupy(scene(played=[114], silver=3), "market_beans")
    assert (held(s), s.seat) == ({"beans": 1, "silver": 4}, 1)


@fires(123)
def test_oil_seller_swaps_oil_after_a_single_upgrade() -> None:
    s = occupy(scene(played=[123], mead=1, strips=[STRIP]), "mountain_1_upgrade_1")  # C26
    do(s, starting(s, "mine")[0], "upgrade mead", "use 123 1")
    assert held(s) == {"stone": 1, "silverware": 1}


@rests(123)
def test_oil_seller_swaps_nothing_after_two_upgrades() -> None:
    s = occupy(scene(played=[123], mead=2), "upgrade_2", "upgrade mead", "upgrade mead")
    assert (held(s), s.seat) == ({"oil": 2}, 1)


@fires(88)
def test_clerk_moves_goods_to_the_upper_left() -> None:
    s = scene(played=[88], ships=["knarr"] * 2, silver=2, sheep=1)  # C30
    occupy(s, "overseas_trading_1")
    do(s, *starting(s, "use"))
    do(s, "upgrade sheep")
    do(s, *starting(s, "trade")[:1])
    assert held(s) == {"spices": 1}


@rests(88)
def test_clerk_leaves_the_price_of_the_trade() -> None:
    s = scene(played=[88], ships=["knarr"], silver=1, oil=1, sheep=1)
    assert held(occupy(s, "overseas_trading_1", "trade oil")) == {"sheep": 1, "rune_stone": 1}


@fires(110)
def test_birka_settler_emigrates_after_trading() -> None:
    s = scene(played=[110], ships=["knarr"], silver=3, oil=1, round=2)
    occupy(s, "overseas_trading_2", "trade oil", "emigrate 4")
    assert (held(s), s.players[0].ships(KNARR)) == ({"rune_stone": 1}, 0)


@rests(110)
def test_birka_settler_stays_after_trading_elsewhere() -> None:
    s = scene(played=[110], ships=["knarr"], silver=3, oil=1, round=2)
    occupy(s, "overseas_trading_1", "trade oil")
    assert (s.players[0].ships(KNARR), s.seat) == (1, 1)


@fires(103)
def test_forest_blacksmith_fetches_before_ore_is_paid() -> None:
    s = occupy(scene(played=[103], ore=1, strips=[STRIP]), "forge")
    do(s, starting(s, "mine")[0], "forge jewellery")
    assert held(s) == {"stone": 1, "jewellery": 1}


@rests(103)
def test_forest_blacksmith_fetches_nothing_for_wood() -> None:
    s = occupy(scene(played=[103], wood=1, ore=1, strips=[STRIP]), "craft_chest", "choose wood")
    assert (held(s), s.seat) == ({"ore": 1, "chest": 1, "silver": 1}, 1)


@fires(108)
def test_ironsmith_takes_a_viking_back() -> None:
    s = scene(played=[108], ore=1, silver=1, vikings=5)
    occupy(s, "forge", "forge jewellery")  # C36
    do(s, *starting(s, "use"), *starting(s, "summon")[:1])
    assert (s.players[0].thing, held(s)) == (3, {"jewellery": 1})


@rests(108)
def test_ironsmith_takes_nobody_back_for_wood() -> None:
    s = scene(played=[108], wood=1, silver=1, vikings=5)
    occupy(s, "craft_chest")
    assert (s.players[0].thing, s.seat) == (3, 1)


@fires(125)
def test_scribe_writes_when_islands_are_found_and_left_for() -> None:
    s = scene(played=[125], ships=["whaling_boat"])
    assert have(occupy(s, "explore_near", "explore shetland"), "rune_stone") == 1  # C43
    s = scene(played=[125], ships=["knarr"], silver=1)
    assert held(occupy(s, "emigration_1", "emigrate 4")) == {"rune_stone": 1}


@rests(125)
def test_scribe_writes_nothing_when_emigration_is_declined() -> None:
    s = scene(played=[125], ships=["whaling_boat"], silver=1)
    occupy(s, "exchange_boat_emigrate", "decline")
    assert held(s) == {"silver": 1}


@fires(148)
def test_spice_merchant_sells_spices_after_a_knarr() -> None:
    s = occupy(scene(played=[148], wood=2, silver=3), "build_knarr", "use 148 1")
    assert held(s) == {"spices": 1}


@rests(148)
def test_spice_merchant_sells_nothing_after_other_ships() -> None:
    s = occupy(scene(played=[148], wood=2, silver=3), "build_longship")
    assert (held(s), s.seat) == ({"silver": 3}, 1)


@fires(150)
def test_meat_buyer_swaps_one_of_two() -> None:
    s = occupy(scene(played=[150], silver=2), "buy_salt_meat", "use 150 1")
    assert held(s) == {"salt_meat": 1, "game_meat": 1}


@rests(150)
def test_meat_buyer_swaps_no_single_fish() -> None:
    s = occupy(scene(played=[150]), "take_stockfish")
    assert (held(s), s.seat) == ({"stockfish": 1}, 1)


@fires(188)
def test_mineworker_pays_for_the_last_double_coin() -> None:
    s = occupy(scene(played=[188], strips=["ore silver_2"]), "mountain_2")
    do(s, next(move for move in asked(s) if move.endswith(" 2")))
    assert held(s) == {"ore": 1, "silver": 3}


@rests(188)
def test_mineworker_pays_nothing_for_ore() -> None:
    s = occupy(scene(played=[188], strips=["ore ore silver_2"]), "mountain_2")
    do(s, next(move for move in asked(s) if move.endswith(" 2")))
    assert held(s) == {"ore": 2}


@fires(151)
def test_thing_spokesman_pays_for_one_or_two_who_return() -> None:
    s = dice(scene(played=[151], ships=["whaling_boat"]), "whaling", 12)
    occupy(s, "whaling_main", "fail", "call-back 1")  # C37
    assert have(s, "silver") == 1


@rests(151)
def test_thing_spokesman_pays_nothing_if_nobody_returns() -> None:
    s = dice(scene(played=[151], ships=["whaling_boat"]), "whaling", 12)
    occupy(s, "whaling_main", "fail", "call-back 0")
    assert have(s, "silver") == 0


@fires(168)
def test_earl_of_lade_pays_for_three_vikings() -> None:
    assert held(occupy(scene(played=[168], vikings=4), "take_stockfish"))["silver"] == 1


@rests(168)
def test_earl_of_lade_pays_for_no_other_number() -> None:
    assert "silver" not in held(occupy(scene(played=[168], vikings=5), "take_stockfish"))


@fires(91)
def test_latecomer_uses_an_empty_neighbour() -> None:
    s = occupied(scene(played=[91], silver=1), "buy_stockfish", seat=0)
    do(s, "pass", "pass")  # C60
    assert "visit take_stockfish" in asked(s)
    assert held(do(s, "visit take_stockfish"))["stockfish"] >= 1


@rests(91)
def test_latecomer_needs_silver_and_a_viking_beside() -> None:
    for s in (
        occupied(scene(played=[91]), "buy_stockfish", seat=0),
        occupied(scene(played=[91], silver=1), "mead_and_silver", seat=0, vikings=2),
    ):
        do(s, "pass", "pass")
        assert not [move for move in can(s) if move.startswith("visit")]


# --- rolls --------------------------------------------------------------------------------


@fires(4)
def test_hunter_lowers_every_roll() -> None:
    s = dice(scene(played=[4], ships=["longship"]), "raiding", 8)  # C9
    occupy(s, "raiding")
    assert "loot silverware" in asked(s)
    assert "loot chest" not in asked(s)


@rests(4)
def test_hunter_in_hand_lowers_nothing() -> None:
    s = dice(scene(hand=[4], ships=["longship"]), "raiding", 8)
    assert "loot chest" in asked(occupy(s, "raiding"))


@fires(11)
def test_trident_hunter_counts_spears_twice() -> None:
    s = dice(scene(played=[11], ships=["whaling_boat"], spear=2), "whaling", 5)
    occupy(s, "whaling_main")
    assert have(succeed(s), "spear") == 0


@rests(11)
def test_trident_hunter_counts_wood_once() -> None:
    s = dice(scene(played=[11], ships=["whaling_boat"], wood=2), "whaling", 5)
    assert not starting(occupy(s, "whaling_main"), "succeed")


@fires(90)
def test_sword_fighter_pays_ore_for_a_higher_roll() -> None:
    s = dice(scene(played=[90], ships=["longship-1"]), "raiding", 5)
    occupy(s, "raiding")
    do(s, starting(s, "use")[0])
    assert "loot silverware" in asked(s)  # 5 + 2
    assert sum(s.players[0].loaded) == 0


@rests(90)
def test_sword_fighter_does_not_pillage() -> None:
    s = dice(scene(played=[90], ships=["longship-1"]), "pillaging", 6)
    assert step(occupy(s, "pillaging_1")) == "dice"


@fires(136)
def test_raider_takes_two_things() -> None:
    s = dice(scene(played=[136], ships=["longship"]), "pillaging", 12)
    occupy(s, "pillaging_1", "loot rune_stone")
    do(s, "loot silverware")
    assert held(s) == {"rune_stone": 1, "silverware": 1}  # 12 + 1 = 6 + 7


@rests(136)
def test_raider_takes_no_two_things_beyond_the_result() -> None:
    s = dice(scene(played=[136], ships=["longship"]), "pillaging", 8)
    occupy(s, "pillaging_1", "loot rune_stone")
    assert held(s) == {"rune_stone": 1}


@fires(138)
def test_robber_takes_green_goods() -> None:
    s = dice(scene(played=[138], ships=["longship"]), "raiding", 7)  # C16
    occupy(s, "raiding")
    assert {"loot wool", "loot linen", "loot hide", "loot oil"} <= set(asked(s))
    assert "loot skin_and_bones" not in asked(s)


@rests(138)
def test_robber_fails_at_five() -> None:
    s = dice(scene(played=[138], ships=["longship"]), "raiding", 5)
    occupy(s, "raiding")
    assert not starting(s, "loot")


@fires(139)
def test_loot_hunter_lowers_the_highest_tile() -> None:
    s = dice(scene(played=[139], ships=["longship-3"]), "pillaging", 12)  # C17: 12 + 3
    assert "loot english_crown" in asked(occupy(s, "pillaging_1"))


@rests(139)
def test_loot_hunter_lowers_no_other_tile() -> None:
    s = dice(scene(played=[139], ships=["longship"]), "pillaging", 12)
    assert "loot round_shield" not in asked(occupy(s, "pillaging_1"))


@fires(141)
def test_ivory_sculptor_gives_beans_for_two_boats() -> None:
    s = dice(scene(played=[141], ships=["whaling_boat"] * 2, spear=1), "whaling", 3)
    occupy(s, "whaling_main", "sail 1-2")  # C20
    assert have(succeed(s), "beans") == 1


@rests(141)
def test_ivory_sculptor_gives_nothing_if_wood_is_spent() -> None:
    s = dice(scene(played=[141], ships=["whaling_boat"] * 2, wood=1), "whaling", 3)
    occupy(s, "whaling_main", "sail 1-2")
    assert have(succeed(s), "beans") == 0


@fires(146)
def test_sledger_lowers_hunting_and_snare_rolls() -> None:
    s = dice(scene(played=[146]), "snare", 1)
    occupy(s, "laying_snare")
    assert (held(s), s.seat) == ({"fur": 1, "snare": 1}, 1)  # the result is 0


@rests(146)
def test_sledger_lowers_no_whaling_roll() -> None:
    s = dice(scene(played=[146], ships=["whaling_boat"]), "whaling", 2)
    assert not starting(occupy(s, "whaling_main"), "succeed")


@fires(130)
def test_snare_specialist_takes_a_viking_back() -> None:
    s = dice(scene(played=[130], snare=4, vikings=4), "snare", 1)
    succeed(occupy(s, "laying_snare"))
    snares = have(s, "snare")
    do(s, *starting(s, "use"), *starting(s, "summon")[:1])
    assert (s.players[0].thing, have(s, "snare")) == (3, snares - 2)


@rests(130)
def test_snare_specialist_needs_two_snares() -> None:
    s = dice(scene(played=[130], wood=1, vikings=4), "snare", 1)
    succeed(occupy(s, "laying_snare"))
    assert (s.players[0].thing, s.seat) == (2, 1)


@fires(131)
def test_bait_layer_swaps_fish_for_meat() -> None:
    s = dice(scene(played=[131], stockfish=1), "snare", 6)  # C21
    occupy(s, "laying_snare", "fail")
    while s.seat == 0:
        do(s, "use 131 1" if "use 131 1" in asked(s) else "call-back 0")
    assert held(s) == {"wood": 1, "snare": 1, "game_meat": 1}


@rests(131)
def test_bait_layer_swaps_nothing_after_a_hunt() -> None:
    s = dice(scene(played=[131], stockfish=1), "hunting", 8)
    assert held(occupy(s, "hunting_1", "fail")) == {"stockfish": 1, "wood": 1, "bow": 1}
