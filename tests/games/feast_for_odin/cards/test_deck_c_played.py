"""Deck C: cards that act when they are played, at any time, or once."""

import pytest

from meadhall.games.feast_for_odin.pieces import LONGSHIP
from tests.games.feast_for_odin.cards.driving import Kept, any_time_uses, starting
from tests.games.feast_for_odin.cards.proof import fires, rests
from tests.games.feast_for_odin.cards.scene import (
    Held,
    asked,
    dice,
    gone,
    held,
    occupied,
    occupy,
    play,
    scene,
)
from tests.games.feast_for_odin.table import can, do, give, have, own, place, ships
from tests.marks import clause

TRIO = ["whaling_boat", "knarr", "longship"]

# --- at once: gains ---------------------------------------------------------------------

GAINS: list[tuple[int, Kept, Held]] = [
    (11, {}, {"spear": 1}),
    (14, {"ships": TRIO}, {"whale_meat": 1}),
    (14, {"ships": [*TRIO, "whaling_boat", "knarr", "longship"]}, {"whale_meat": 2}),
    (16, {"ships": ["longship-3", "longship-1"]}, {"silver": 2}),
    (16, {"ships": ["longship-3", "longship-3", "whaling_boat-1"]}, {"silver": 5}),
    (18, {"ships": ["longship-2"]}, {"silk": 1}),
    (18, {"ships": ["longship-2", "longship-3"]}, {"jewellery": 1}),
    (18, {"ships": ["longship-2"] * 3}, {"silver_hoard": 1}),
    (26, {"mead": 3, "milk": 1, "sheep": 1, "pregnant_sheep": 1},
     {"mead": 3, "milk": 1, "sheep": 1, "pregnant_sheep": 1, "silver": 3}),
    (183, {"ships": ["knarr"]}, {"peas": 1, "beans": 1, "flax": 1}),
    (183, {"ships": ["knarr"] * 4},
     {"peas": 1, "beans": 1, "flax": 1, "grain": 1, "cabbage": 1, "fruits": 1}),
    (188, {"seats": 2}, {"silver": 1}),
    (188, {"seats": 4}, {"silver": 3}),
]  # fmt: skip
NOTHING: list[tuple[int, Kept]] = [
    (14, {"ships": ["knarr", "longship"]}),
    (16, {"ships": ["longship-3"]}),
    (18, {"ships": ["longship-1"]}),
    (26, {"oil": 2}),
    (31, {"peas": 2, "oil": 4}),
    (61, {"ships": ["knarr"]}),
    (63, {"silver": 2}),
    (67, {"silver": 3}),
    (71, {"silver": 9}),
    (75, {}),
    (81, {"silver": 7}),
    (183, {"ships": ["longship"]}),
    (184, {"wood": 4, "ore": 2}),
]


@fires(*{card for card, _, _ in GAINS})
@pytest.mark.parametrize(("card", "before", "after"), GAINS)
def test_a_card_gives_when_it_is_played(card: int, before: Kept, after: Held) -> None:
    s = play(scene(**before), card)
    assert (held(s), s.seat) == (after, 1)


@rests(*{card for card, _ in NOTHING})
@pytest.mark.parametrize(("card", "before"), NOTHING)
def test_a_card_does_nothing_without_what_it_needs(card: int, before: Kept) -> None:
    s = scene(**before)
    supply, fleet = held(s), ships(s)
    play(s, card)
    assert (held(s), ships(s), s.seat) == (supply, fleet, 1)


@fires(15)
def test_cottager_gives_mead_for_houses_and_hide_for_building() -> None:
    assert held(play(own(scene(), "stone_house_1"), 15)) == {"mead": 2}
    assert held(occupy(scene(played=[15], stone=1), "build_stone_house")) == {"hide": 1}


@rests(15)
def test_cottager_gives_nothing_for_a_shed() -> None:
    assert held(occupy(scene(played=[15], wood=2), "build_shed")) == {}


@fires(19)
@pytest.mark.parametrize(("tiles", "gift"), [(3, "silk"), (4, "spices"), (5, "jewellery")])
def test_host_counts_special_tiles(tiles: int, gift: str) -> None:
    names = ("helmet", "belt", "fibula", "chalice", "horseshoe")[:tiles]
    s = play(give(scene(), **dict.fromkeys(names, 1)), 19)
    assert have(s, gift) == 1


@rests(19)
def test_host_needs_three_special_tiles() -> None:
    assert held(play(scene(helmet=1, belt=1), 19)) == {"helmet": 1, "belt": 1}


@fires(31)
def test_storeman_adds_a_fourth() -> None:
    s = play(scene(peas=3, oil=4, silk=3), 31)
    assert starting(s, "take") == ["take peas", "take silk"]
    assert held(do(s, "take silk")) == {"peas": 3, "oil": 4, "silk": 4}


@fires(69)
def test_equipment_supplier_fills_up_weapons() -> None:
    s = play(scene(bow=3, spear=1), 69, "use 69 1")
    assert held(s) == {"bow": 3, "snare": 2, "spear": 2, "sword": 2}


@rests(69)
def test_equipment_supplier_adds_nothing_to_two_of_each() -> None:
    s = play(scene(bow=2, snare=2, spear=2, sword=2), 69)
    assert s.seat == 1


# --- at once: deals and actions ------------------------------------------------------------

DEALS: list[tuple[int, Kept, list[str], Held]] = [
    (63, {"sheep": 1, "silver": 3}, ["use 63 1", "use 63 3"],
     {"salt_meat": 1, "hide": 1, "wool": 1, "drinking_horn": 1}),
    (67, {"silver": 5}, ["use 67 1"],
     {"silver": 1, "silverware": 2, "game_meat": 1, "mead": 1}),
    (73, {}, ["use 73 1"], {"silverware": 1}),
    (73, {"silver": 2}, ["use 73 2"], {"crucifix": 1}),
    (73, {"silver": 6}, ["use 73 3"], {"silver": 1, "chalice": 1}),
    (75, {"silver": 1}, ["use 75 1"], {"skin_and_bones": 1}),
]  # fmt: skip


@fires(*{card for card, _, _, _ in DEALS})
@pytest.mark.parametrize(("card", "before", "moves", "after"), DEALS)
def test_a_deal_is_made(card: int, before: Kept, moves: list[str], after: Held) -> None:
    s = play(scene(**before), card)
    assert "decline" in asked(s)
    assert (held(do(s, *moves)), s.seat) == (after, 1)


@rests(73)
def test_metalsmith_sells_no_tile_that_is_gone() -> None:
    s = play(gone(scene(silver=9), "crucifix", "chalice"), 73)
    assert starting(s, "use") == ["use 73 1"]


@fires(61)
def test_wharf_owner_sells_a_longship() -> None:
    s = play(scene(ships=["longship-2"]), 61)
    do(s, starting(s, "use")[0])
    assert (held(s), s.players[0].ships(LONGSHIP)) == ({"silver": 8}, 0)


@fires(61)
@clause("O55")
def test_wharf_owner_is_asked_which_longship_if_their_ore_differs() -> None:
    s = play(scene(ships=["longship-2", "longship", "longship-2"]), 61)
    assert starting(s, "use") == ["use 61 1", "use 61 2"]
    kept = do(s.clone(), "use 61 1")
    assert sorted(ships(kept)) == ["-"] * 5 + ["longship-2", "longship-2"]
    do(s, "use 61 2")
    assert sorted(ships(s)) == ["-"] * 5 + ["longship", "longship-2"]
    assert held(s) == {"silver": 8}


@fires(71)
def test_innkeeper_takes_the_drinking_horn_off_a_board() -> None:
    s = give(gone(scene(), "drinking_horn"), 1, drinking_horn=0)
    place(s, "drinking_horn", "home", "a1", seat=1)
    before = s.players[1].covered[0]
    play(s, 71, "use 71 1")
    assert (held(s), s.players[1].covered[0]) == ({"drinking_horn": 1}, before)


@fires(81)
@pytest.mark.parametrize(
    ("arms", "price"), [({"sword": 2}, 6), ({"sword": 1, "spear": 1}, 6), ({"bow": 4}, 6)]
)
def test_quartermaster_sells_a_longship_by_weapons(arms: Held, price: int) -> None:
    s = play(give(scene(silver=8), **arms), 81, "use 81 1")
    assert (held(s).get("silver", 0), s.players[0].ships(LONGSHIP)) == (8 - price, 1)


@fires(184)
@pytest.mark.parametrize("price", [{"wood": 4}, {"silver": 3}])
def test_sponsor_gives_a_laden_longship(price: Held) -> None:
    s = play(give(scene(ore=4), **price), 184)
    do(s, starting(s, "use")[0])
    assert (held(s), "longship-3" in ships(s)) == ({"ore": 1}, True)


@fires(60)
def test_inspector_brings_back_one_viking_or_two() -> None:
    s = occupied(scene(vikings=4, silver=3, round=3), "forge", seat=0, vikings=3)
    play(s, 60)
    assert {"summon forge 1", "summon forge 2"} <= set(asked(s))
    do(s, "summon forge 2")
    assert (s.players[0].thing, held(s)) == (4, {})


@rests(60)
def test_inspector_sells_no_second_viking_without_silver() -> None:
    s = occupied(scene(vikings=4, silver=2, round=3), "forge", seat=0, vikings=3)
    assert "summon forge 2" not in asked(play(s, 60))


@fires(85)
def test_hornblower_hunts_and_lays_a_snare() -> None:
    s = play(scene(silver=3), 85)
    dice(s, "hunting", 8)
    do(s, "use 85 1", "fail")
    dice(s, "snare", 6)
    do(s, starting(s, "use")[0], "fail")
    assert (held(s), s.seat) == ({"wood": 2, "bow": 1, "snare": 1}, 1)


@rests(85)
def test_hornblower_does_not_hunt_without_silver() -> None:
    assert play(scene(), 85).seat == 1


# --- any time -------------------------------------------------------------------------------

ANYTIME: list[tuple[int, Kept, str, Held]] = [
    (45, {"wood": 1, "silver": 7}, "use 45 1", {"silver": 1, "treasure_chest": 1}),
    (49, {"cattle": 1}, "use 49 1",
     {"peas": 1, "flax": 1, "beans": 1, "grain": 1, "cabbage": 1}),
    (55, {"chest": 1, "silver": 3}, "use 55 1", {"treasure_chest": 1}),
]  # fmt: skip
NOT_NOW: list[tuple[int, Kept]] = [
    (39, {"ships": ["longship", "whaling_boat"]}),
    (45, {"wood": 1, "silver": 5}),
    (49, {"sheep": 3}),
    (55, {"chest": 1, "silver": 2}),
    (182, {"wood": 5}),
]


@fires(*{card for card, _, _, _ in ANYTIME})
@pytest.mark.parametrize(("card", "before", "move", "after"), ANYTIME)
def test_an_any_time_card_exchanges(card: int, before: Kept, move: str, after: Held) -> None:
    s = scene(played=[card], **before)
    assert move in any_time_uses(s)
    assert held(do(s, move)) == after


@rests(*{card for card, _ in NOT_NOW})
@pytest.mark.parametrize(("card", "before"), NOT_NOW)
def test_an_any_time_card_waits(card: int, before: Kept) -> None:
    assert any_time_uses(scene(played=[card], **before)) == []


@fires(39)
def test_modifier_unloads_ore() -> None:
    s = scene(played=[39], ships=["longship-2"])
    do(s, any_time_uses(s)[0])
    assert (held(s), ships(s)[3]) == ({"ore": 1}, "longship-1")


@fires(182)
@pytest.mark.parametrize(("way", "paid", "got"), [(1, 2, 1), (2, 5, 2)])
def test_herb_gardener_sells_spices_once(way: int, paid: int, got: int) -> None:
    s = own(own(scene(played=[182], wood=9), "stone_house_1"), "long_house_1")
    do(s, "anytime", f"use 182 {way}")
    assert (have(s, "wood"), have(s, "spices")) == (9 - paid, got)
    assert not [move for move in can(s) if move.startswith("use 182")]
    if "anytime" in can(s):
        assert any_time_uses(s) == []


# --- once -----------------------------------------------------------------------------------


@fires(180)
def test_beach_raider_gives_silverware_for_a_small_income() -> None:
    s = scene(played=[180], ships=["longship", "longship"], silver=8)
    do(s, "anytime", "buy longship")
    assert held(s) == {"silverware": 4}
    assert held(play(scene(ships=["longship"] * 3), 180)) == {"silverware": 4}


@rests(180)
def test_beach_raider_waits_for_the_third_longship() -> None:
    s = scene(played=[180], ships=["longship", "knarr"], silver=8)
    do(s, "anytime", "buy longship")
    assert held(s) == {}


@fires(181)
def test_sail_patcher_gives_wool_for_a_small_income() -> None:
    s = scene(played=[181], ships=["longship", "knarr"], silver=5)
    do(s, "anytime", "buy knarr")
    assert held(s) == {"wool": 3}


@rests(181)
def test_sail_patcher_counts_no_boats() -> None:
    s = scene(played=[181], ships=["whaling_boat", "knarr"], silver=5)
    do(s, "anytime", "buy knarr")
    assert held(s) == {}
