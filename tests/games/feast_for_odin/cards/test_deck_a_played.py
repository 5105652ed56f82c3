"""Deck A: cards that act when they are played, or at any time."""

import pytest

from meadhall.games.feast_for_odin.pieces import BOAT, LONGSHIP
from tests.games.feast_for_odin.cards.driving import (
    Kept,
    any_time_uses,
    starting,
    step,
    weapons,
)
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
from tests.games.feast_for_odin.table import do, fill, give, have, own, ships

# --- at once: gains -------------------------------------------------------------------

GAINS: list[tuple[int, Kept, Held]] = [
    (10, {"sheep": 2, "pregnant_cattle": 1},
     {"sheep": 2, "pregnant_cattle": 1, "milk": 2, "silver": 2}),
    (10, {"sheep": 3}, {"sheep": 3, "milk": 1, "silver": 1}),
    (22, {"ships": ["longship", "longship", "knarr"]}, {"stone": 2, "ore": 2, "silver": 2}),
    (24, {"ships": ["whaling_boat", "whaling_boat", "knarr"]}, {"oil": 1, "wood": 2}),
    (27, {"ships": ["whaling_boat"] * 3}, {"stockfish": 3}),
    (33, {"sheep": 2, "pregnant_sheep": 1}, {"sheep": 2, "pregnant_sheep": 1, "wool": 1}),
    (33, {"sheep": 5}, {"sheep": 5, "wool": 2}),
    (33, {"sheep": 7}, {"sheep": 7, "wool": 3}),
    (34, {"sheep": 1, "pregnant_sheep": 1},
     {"sheep": 1, "pregnant_sheep": 1, "milk": 1, "wool": 1}),
    (34, {"sheep": 4}, {"sheep": 4, "milk": 1, "wool": 2}),
    (43, {}, {"fruits": 1}),
]  # fmt: skip
NOTHING: list[tuple[int, Kept]] = [
    (10, {}),
    (22, {"ships": ["knarr", "whaling_boat"]}),
    (24, {"ships": ["longship"]}),
    (27, {"ships": ["longship", "knarr"]}),
    (33, {"sheep": 2}),
    (34, {"sheep": 1}),
]


@fires(*{card for card, _, _ in GAINS})
@pytest.mark.parametrize(("card", "before", "after"), GAINS)
def test_a_card_gives_when_it_is_played(card: int, before: Kept, after: Held) -> None:
    s = play(scene(**before), card)
    assert (held(s), s.seat) == (after, 1)


@rests(*{card for card, _ in NOTHING})
@pytest.mark.parametrize(("card", "before"), NOTHING)
def test_a_card_gives_nothing_without_what_it_counts(card: int, before: Kept) -> None:
    s = scene(**before)
    supply = held(s)
    play(s, card)
    assert (held(s), s.seat) == (supply, 1)


@rests(43, 68)
@pytest.mark.parametrize("card", [43, 68])
def test_a_card_in_hand_or_played_long_ago_gives_nothing(card: int) -> None:
    for s in scene(hand=[card]), scene(played=[card]):
        assert held(occupy(s, "market_beans")) == {"beans": 1, "silver": 1}


@fires(23)
def test_custodian_pays_for_houses_and_not_for_sheds() -> None:
    s = own(own(scene(), "stone_house_1"), "long_house_1")
    assert held(play(s, 23)) == {"silver": 4}


@rests(23)
def test_custodian_pays_nothing_for_a_shed() -> None:
    s = occupy(scene(wood=2), "build_shed")
    do(s, "pass")
    assert held(play(s, 23)) == {}


@fires(32)
@pytest.mark.parametrize(("longships", "drawn"), [(1, 2), (2, 5), (3, 10), (4, 10)])
def test_weapons_supplier_draws_by_longships(longships: int, drawn: int) -> None:
    assert weapons(play(scene(ships=["longship"] * longships), 32)) == drawn


@rests(32)
def test_weapons_supplier_needs_a_longship() -> None:
    assert weapons(play(scene(ships=["knarr", "knarr"]), 32)) == 0


@fires(68)
def test_weapon_supplier_draws_four() -> None:
    assert weapons(play(scene(), 68)) == 4


@fires(12)
def test_helmsman_gives_a_chest_and_a_weapon_after_a_longship_was_used() -> None:
    assert held(play(scene(), 12)) == {"chest": 1}
    s = dice(scene(played=[12], ships=["longship"]), "raiding", 6)
    occupy(s, "raiding", "loot rune_stone")
    assert asked(s) == ["use 12 2", "decline"]
    do(s, "use 12 2")
    assert (have(s, "rune_stone"), weapons(s), s.seat) == (1, 1, 1)


@rests(12)
def test_helmsman_draws_nothing_for_other_ships() -> None:
    s = occupy(scene(played=[12], ships=["whaling_boat"]), "explore_near", "explore shetland")
    assert (weapons(s), s.seat) == (0, 1)


# --- at once: exchanges ---------------------------------------------------------------

EXCHANGES: list[tuple[int, Kept, str, Held]] = [
    (65, {"spear": 2, "snare": 3}, "use 65 1", {"snare": 1, "treasure_chest": 1}),
    (74, {"grain": 1, "silver": 3}, "use 74 1", {"silver": 1, "cattle": 1}),
    (86, {"silver": 5}, "use 86 1", {"silver": 3, "hide": 1}),
    (86, {"silver": 5}, "use 86 2", {"silver": 1, "hide": 2}),
    (86, {"silver": 6}, "use 86 3", {"hide": 3}),
    (79, {"cattle": 1}, "use 79 1", {"pregnant_cattle": 1}),
]
TOO_POOR: list[tuple[int, Kept]] = [
    (64, {"ships": ["whaling_boat"], "silver": 1}),
    (64, {"ships": ["knarr"], "silver": 2}),
    (65, {"spear": 2, "snare": 1}),
    (74, {"grain": 1, "silver": 1}),
    (86, {"silver": 1}),
    (17, {"silk": 1}),
    (66, {"peas": 1}),
    (66, {"mead": 1, "silver": 1}),
    (79, {"sheep": 1, "pregnant_cattle": 1}),
    (83, {"rune_stone": 2}),
]


@fires(*{card for card, _, _, _ in EXCHANGES})
@pytest.mark.parametrize(("card", "before", "move", "after"), EXCHANGES)
def test_an_exchange_may_be_made_or_declined(
    card: int, before: Kept, move: str, after: Held
) -> None:
    s = play(scene(**before), card)
    assert "decline" in asked(s)
    assert held(do(s, move)) == after
    s = play(scene(**before), card, "decline")
    assert (held(s), s.seat) == (before, 1)


@rests(*{card for card, _ in TOO_POOR})
@pytest.mark.parametrize(("card", "before"), TOO_POOR)
def test_an_exchange_that_cannot_be_paid_is_not_offered(card: int, before: Kept) -> None:
    s = scene(**before)
    supply, fleet = held(s), ships(s)
    play(s, card)
    assert (held(s), ships(s), s.seat) == (supply, fleet, 1)


@fires(64)
def test_ship_builder_turns_a_boat_into_a_longship() -> None:
    s = play(scene(ships=["whaling_boat-1"], silver=3), 64, "use 64 1")
    player = s.players[0]
    assert (player.ships(BOAT), player.ships(LONGSHIP)) == (0, 1)
    assert held(s) == {"silver": 1}  # the ore is lost


@fires(64)
def test_ship_builder_is_asked_which_boat_if_their_ore_differs() -> None:
    s = play(scene(ships=["whaling_boat-1", "whaling_boat"], silver=2), 64, "use 64 2")
    assert sorted(ships(s)) == ["-"] * 5 + ["longship", "whaling_boat"]
    s = play(scene(ships=["whaling_boat-1", "whaling_boat-1"], silver=2), 64)
    assert starting(s, "use") == ["use 64 1"]  # alike: no question


@fires(17)
@pytest.mark.parametrize(
    ("good", "blue"), [("cattle", "silver_hoard"), ("peas", "rune_stone"), ("oil", "rune_stone")]
)
def test_orient_shipper_lifts_a_good_to_blue(good: str, blue: str) -> None:
    s = play(give(scene(silk=1), **{good: 1}), 17)  # C28
    assert starting(s, "upgrade") == [f"upgrade {good}"]
    assert held(do(s, f"upgrade {good}")) == {blue: 1, "silk": 1}


@fires(66)
def test_field_farmer_moves_a_good_to_the_upper_right() -> None:
    s = play(scene(cabbage=1, silver=2), 66)
    assert held(do(s, "upgrade cabbage")) == {"silver": 1, "sheep": 1}
    s = play(scene(cabbage=1, silver=2), 66)
    assert held(do(s, "upgrade-far cabbage")) == {"silver": 1, "robe": 1}


@fires(83)
def test_wholesaler_upgrades_up_to_four_of_one_kind() -> None:
    s = play(scene(peas=5, flax=1), 83, "upgrade peas")
    assert "upgrade flax" not in asked(s)
    do(s, "upgrade peas", "upgrade peas", "upgrade peas")
    assert (held(s), s.seat) == ({"peas": 1, "mead": 4, "flax": 1}, 1)


# --- at once: phases and actions ------------------------------------------------------


@fires(5)
def test_chief_holds_a_feast_at_once() -> None:
    s = play(scene(peas=1, silver=1), 5)
    assert step(s) == "feast"
    do(s, "serve peas wide", "serve-coins 1")
    assert (held(s), s.players[0].penalties, s.seat, step(s)) == ({}, 3, 1, "turn")


@rests(5)
def test_chief_in_hand_holds_no_feast() -> None:
    s = occupy(scene(hand=[5]), "market_beans")
    assert (step(s), s.seat, s.players[0].penalties) == ("turn", 1, 0)


@fires(35)
def test_cattle_breeder_breeds_both_kinds() -> None:
    s = play(scene(sheep=2, pregnant_cattle=1), 35, "use 35 1")
    assert held(s) == {"sheep": 1, "pregnant_sheep": 1, "cattle": 2}


@rests(35)
def test_cattle_breeder_breeds_no_single_animal() -> None:
    s = play(scene(sheep=1, cattle=1), 35)
    while s.seat == 0:
        do(s, "use 35 1" if "use 35 1" in asked(s) else "decline")
    assert held(s) == {"sheep": 1, "cattle": 1}


@fires(87)
def test_preacher_takes_the_crucifix_or_four_things_of_a_strip() -> None:
    five = "stone stone ore ore silver_2"
    s = play(scene(strips=[five]), 87)
    assert len(asked(s)) == 3
    assert held(do(s, "use 87 1")) == {"crucifix": 1}
    s = play(scene(strips=[five]), 87)
    do(s, "use 87 2")
    (mine,) = starting(s, "mine")
    assert held(do(s, mine)) == {"stone": 2, "ore": 2}


@rests(87)
def test_preacher_takes_no_lost_crucifix_and_no_short_strip() -> None:
    s = play(gone(scene(strips=["ore ore silver_2"]), "crucifix"), 87)
    assert (held(s), s.seat) == ({}, 1)


@fires(76)
def test_homecomer_brings_back_one_from_each_space_of_the_fourth_column() -> None:
    s = scene(vikings=2)
    for space in "whaling_extra", "buy_sheep_cattle":
        occupied(s, space, seat=0, vikings=4)
    play(s, 76)
    assert asked(s) == ["use 76 1", "use 76 2", "use 76 3", "decline"]  # one, the other, both
    do(s, "use 76 3")
    assert (s.players[0].thing, s.seat) == (2, 1)  # 2 placed for the card, 2 back


@rests(76)
def test_homecomer_leaves_other_columns_alone() -> None:
    s = occupied(scene(vikings=2), "forge", seat=0, vikings=3)
    play(s, 76)
    assert (s.players[0].thing, s.seat) == (0, 1)


@fires(77)
def test_follower_uses_a_space_that_another_player_holds() -> None:
    s = occupied(scene(), "mead_and_silver", seat=1, vikings=2)
    play(s, 77)
    assert "visit mead_and_silver" in asked(s)
    assert held(do(s, "visit mead_and_silver")) == {"mead": 2, "silver": 2}


@rests(77)
def test_follower_needs_an_occupied_space_of_the_second_column() -> None:
    s = occupied(scene(), "market_beans", seat=1)
    play(s, 77)
    assert "visit market_beans" not in asked(s)
    assert "visit mead_and_silver" not in asked(s)


@fires(20)
def test_builder_collects_the_bonuses_of_houses() -> None:
    s = fill(own(scene(), "stone_house_1"), "stone_house_1")
    play(s, 20, "use 20 1")
    assert held(s) == {"hide": 1}


@rests(20)
def test_builder_collects_nothing_at_home() -> None:
    s = play(scene(), 20)
    while s.seat == 0:
        do(s, "use 20 1" if "use 20 1" in asked(s) else "decline")
    assert held(s) == {}


# --- any time -------------------------------------------------------------------------

ANYTIME: list[tuple[int, Kept, str, Held]] = [
    (47, {"salt_meat": 2}, "use 47 1", {"salt_meat": 1, "hide": 1}),
    (48, {"cattle": 1}, "use 48 1", {"jewellery": 1}),
    (48, {"pregnant_cattle": 1}, "use 48 2", {"jewellery": 1}),
    (50, {"rune_stone": 1}, "use 50 1", {"hide": 1}),
    (54, {"silverware": 1}, "use 54 1", {"chest": 1}),
    (54, {"silverware": 1}, "use 54 2", {"silk": 1}),
    (58, {"flax": 3}, "use 58 1", {"flax": 1, "oil": 3}),
    (59, {"flax": 2, "silver": 1}, "use 59 1", {"linen": 2}),
]
NOT_NOW: list[tuple[int, Kept]] = [
    (47, {"game_meat": 3}),
    (48, {"sheep": 2}),
    (50, {"stone": 1}),
    (52, {"silver": 1}),
    (54, {"silver": 5}),
    (56, {"bow": 1}),
    (58, {"flax": 1}),
    (59, {"flax": 2}),
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


@fires(52)
def test_tutor_plays_a_card_for_silver() -> None:
    s = scene(played=[52], hand=[43], silver=2)
    do(s, "anytime", "use 52 1")
    assert (held(s), s.players[0].played, s.seat) == ({"silver": 1, "fruits": 1}, [52, 43], 0)


@fires(56)
def test_arms_dealer_sells_any_two_weapons() -> None:
    s = scene(played=[56], bow=1, sword=1)
    (use,) = any_time_uses(s)
    assert held(do(s, use)) == {"ore": 1}
