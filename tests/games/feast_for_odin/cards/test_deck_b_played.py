"""Deck B: cards that act when they are played, at any time, or once."""

import pytest

from meadhall.games.feast_for_odin.pieces import BOAT, KNARR, LONGSHIP
from tests.games.feast_for_odin.cards.driving import Kept, any_time_uses, lay, starting
from tests.games.feast_for_odin.cards.proof import fires, rests
from tests.games.feast_for_odin.cards.scene import Held, asked, gone, held, occupy, play, scene
from tests.games.feast_for_odin.table import can, do, fill, give, have, own, place, ships

# --- at once --------------------------------------------------------------------------

GAINS: list[tuple[int, Kept, Held]] = [
    (13, {}, {"bow": 1}),
    (25, {"ships": ["knarr", "knarr"]}, {"salt_meat": 2}),
    (29, {"game_meat": 2, "whale_meat": 3}, {"game_meat": 2, "whale_meat": 3, "salt_meat": 2}),
    (30, {"silk": 1}, {"silk": 1, "silver": 1}),
    (30, {"silk": 2}, {"silk": 2, "silver": 3}),
    (30, {"silk": 4}, {"silk": 4, "silver": 6}),
]
NOTHING: list[tuple[int, Kept]] = [
    (25, {"ships": ["longship"]}),
    (29, {"game_meat": 2}),
    (30, {"spices": 2}),
    (62, {"ore": 1}),
    (70, {"silver": 9}),
    (72, {"silver": 2, "round": 3}),
    (78, {"peas": 3}),
    (80, {"silver": 1}),
    (82, {"ships": ["knarr"], "silver": 5}),
    (84, {"ships": ["whaling_boat"], "silver": 5}),
]
DEALS: list[tuple[int, Kept, str, Held]] = [
    (62, {"ore": 1, "silver": 2}, "use 62 1", {"silver": 1, "crucifix": 1}),
    (62, {"ore": 1, "silver": 2}, "use 62 2", {"silver": 1, "cloakpin": 1}),
    (80, {"silver": 3}, "use 80 1", {"silver": 1, "sheep": 1}),
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


@fires(*{card for card, _, _, _ in DEALS})
@pytest.mark.parametrize(("card", "before", "move", "after"), DEALS)
def test_a_deal_may_be_made_or_declined(card: int, before: Kept, move: str, after: Held) -> None:
    assert held(play(scene(**before), card, move)) == after
    s = play(scene(**before), card, "decline")
    assert (held(s), s.seat) == (before, 1)


@rests(62)
def test_fine_blacksmith_makes_no_tile_twice() -> None:
    s = play(gone(scene(ore=1, silver=1), "crucifix"), 62)
    assert asked(s) == ["use 62 2", "decline"]


@fires(21)
def test_collector_collects_the_bonuses_of_home() -> None:
    s = fill(scene(), "home")
    play(s, 21, "use 21 1")
    assert held(s) == {"mead": 1, "rune_stone": 1, "wood": 1, "stone": 1, "ore": 1}


@rests(21)
def test_collector_collects_nothing_of_houses() -> None:
    s = fill(own(scene(), "stone_house_1"), "stone_house_1")
    play(s, 21)
    while s.seat == 0:
        do(s, starting(s, "use")[0] if starting(s, "use") else "decline")
    assert held(s) == {}


@fires(70)
def test_courier_takes_the_cloakpin_off_a_board() -> None:
    s = give(gone(scene(), "cloakpin"), 1, cloakpin=0)
    place(s, "cloakpin", "home", "a1", seat=1)
    before = s.players[1].covered[0]
    play(s, 70, "use 70 1")
    assert held(s) == {"cloakpin": 1}
    assert s.players[1].covered[0] == before  # a rune stone and silverware fill its cells


@fires(72)
def test_earl_buys_a_stone_house_for_the_round() -> None:
    s = play(scene(silver=4, round=3), 72, "use 72 1")
    assert (held(s), s.players[0].houses(1)) == ({"silver": 1}, 1)


@fires(78)
def test_traveling_merchant_turns_tiles_over() -> None:
    s = play(scene(ships=["knarr"], peas=3, oil=1), 78)
    do(s, "upgrade peas", "upgrade oil")
    assert (held(s), s.seat) == ({"peas": 2, "mead": 1, "rune_stone": 1}, 1)


@fires(82)
@pytest.mark.parametrize(("knarrs", "price"), [(1, 6), (2, 3), (3, 1)])
def test_longship_builder_sells_by_knarrs(knarrs: int, price: int) -> None:
    s = play(scene(ships=["knarr"] * knarrs, silver=7), 82)
    do(s, starting(s, "use")[0])
    assert (have(s, "silver"), s.players[0].ships(LONGSHIP)) == (7 - price, 1)


@fires(84)
def test_harbor_guard_emigrates_for_less() -> None:
    s = play(scene(ships=["knarr", "longship"], silver=3, round=4), 84, "emigrate 4")
    assert (held(s), s.players[0].ships(KNARR), s.players[0].emigrants) == ({"silver": 1}, 0, [1])


# --- any time ---------------------------------------------------------------------------

ANYTIME: list[tuple[int, Kept, str, Held]] = [
    (44, {"hide": 1, "wool": 1, "linen": 1}, "use 44 1", {"clothing": 1, "silver": 3}),
    (51, {"rune_stone": 1}, "use 51 1", {"silver": 1, "milk": 1}),
    (51, {"rune_stone": 1}, "use 51 2", {"silver": 1, "cabbage": 1}),
    (57, {"beans": 2}, "use 57 1", {"peas": 1, "mead": 1, "stockfish": 1}),
    (187, {"flax": 3}, "use 187 1", {"treasure_chest": 1}),
]
NOT_NOW: list[tuple[int, Kept]] = [
    (44, {"hide": 1, "wool": 1}),
    (46, {"wood": 3, "flax": 1}),
    (51, {"stone": 2}),
    (53, {"peas": 1}),
    (57, {"beans": 1}),
    (187, {"flax": 2}),
]


@fires(*{card for card, _, _, _ in ANYTIME})
@pytest.mark.parametrize(("card", "before", "move", "after"), ANYTIME)
def test_an_any_time_card_exchanges(card: int, before: Kept, move: str, after: Held) -> None:
    s = scene(played=[card], **before)
    assert move in any_time_uses(s)
    assert held(do(s, move)) == after


@rests(*{card for card, _ in NOT_NOW})
@pytest.mark.parametrize(("card", "before"), NOT_NOW)
def test_an_any_time_card_waits_for_its_price(card: int, before: Kept) -> None:
    assert any_time_uses(scene(played=[card], **before)) == []


@fires(46)
@pytest.mark.parametrize("cloth", ["wool", "linen"])
def test_ship_architect_builds_a_longship(cloth: str) -> None:
    s = give(scene(played=[46], wood=4), **{cloth: 1})
    (use,) = any_time_uses(s)
    do(s, use)
    assert (held(s), s.players[0].ships(LONGSHIP)) == ({"wood": 1}, 1)


@fires(53)
def test_farm_shop_owner_lifts_an_orange_good() -> None:
    s = scene(played=[53], peas=1, mead=1, silver=2)
    (use,) = any_time_uses(s)
    do(s, use)
    if starting(s, "upgrade"):
        assert starting(s, "upgrade") == ["upgrade peas"]
        do(s, "upgrade peas")
    assert held(s) == {"mead": 2, "silver": 1}


@fires(187)
def test_chronicler_gets_the_belt_during_an_action() -> None:
    s = occupy(scene(played=[187], flax=2, peas=2), "upgrade_2", "upgrade peas")
    assert any_time_uses(s) == ["use 187 2"]
    assert held(do(s, "use 187 2"))["belt"] == 1


@fires(40)
def test_master_joiner_lays_wood_in_a_house() -> None:
    s = own(scene(played=[40], wood=2), "long_house_1")
    before = s.players[0].covered
    lay(do(s, "anytime"), "wood", "long_house_1")
    assert (held(s), list(s.players[0].covered) != list(before)) == ({"wood": 1}, True)


@rests(40)
def test_master_joiner_lays_no_wood_at_home() -> None:
    s = own(scene(played=[40], wood=2), "long_house_1")
    do(s, "anytime")
    assert "lay wood home" not in can(s)
    s = own(scene(wood=2), "long_house_1")
    do(s, "anytime") if "anytime" in can(s) else s
    assert "lay wood long_house_1" not in can(s)


# --- once ---------------------------------------------------------------------------------


@fires(178)
def test_boat_builder_gives_boats_for_four_large_ships() -> None:
    s = scene(played=[178], ships=["knarr"] * 3, silver=8)
    do(s, "anytime", "buy longship")
    assert s.players[0].ships(BOAT) == 2


@rests(178)
def test_boat_builder_waits_for_the_fourth_ship() -> None:
    s = scene(played=[178], ships=["knarr"] * 2, silver=8)
    do(s, "anytime", "buy longship")
    assert s.players[0].ships(BOAT) == 0


@fires(179)
def test_cutter_operator_pays_for_the_next_knarr() -> None:
    s = scene(played=[179], ships=["knarr"], silver=5)
    do(s, "anytime", "buy knarr")
    assert held(s) == {"stockfish": 2, "silver": 2}


@rests(179)
def test_cutter_operator_pays_for_no_other_ship_and_only_once() -> None:
    s = scene(played=[179], ships=["knarr"], silver=8)
    do(s, "anytime", "buy longship")
    assert held(s) == {}
    s = scene(played=[179], silver=9)
    do(s, "anytime", "buy knarr")
    assert held(s) == {"stockfish": 1, "silver": 5}
    do(s, "buy knarr" if "buy knarr" in can(s) else "anytime")
    do(s, *(["buy knarr"] if "buy knarr" in can(s) else []))
    assert held(s)["stockfish"] == 1
