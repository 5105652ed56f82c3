"""The acceptance examples of the cards page, C1 to C60."""

import pytest

from meadhall.games.feast_for_odin.agenda import settle
from meadhall.games.feast_for_odin.boards import BOARDS, HOME
from meadhall.games.feast_for_odin.pieces import item
from meadhall.games.feast_for_odin.placing import income
from meadhall.games.feast_for_odin.player import with_value
from meadhall.games.feast_for_odin.rules import Odin
from meadhall.games.feast_for_odin.spaces import ALL_SPACES
from tests.games.feast_for_odin.cards.scene import (
    asked,
    dice,
    failed_harvest,
    gone,
    held,
    occupied,
    occupy,
    play,
    scene,
)
from tests.games.feast_for_odin.table import (
    can,
    changed,
    do,
    give,
    own,
    place,
    quietly,
    round_over,
    until,
)


def test_c1_livestock_is_a_silver_cheaper() -> None:
    assert held(occupy(scene(played=[1], silver=2), "buy_cattle_milk")) == {"cattle": 1, "milk": 1}
    assert held(occupy(scene(played=[1]), "buy_sheep")) == {"sheep": 1}


def test_c2_two_discounts_add_up_and_look_at_the_printed_price() -> None:
    assert held(occupy(scene(played=[1, 2]), "buy_salt_meat")) == {"salt_meat": 2}
    assert held(occupy(scene(played=[2], silver=1), "buy_salt_meat")) == {"salt_meat": 2}
    assert "occupy buy_stockfish" not in can(scene(played=[2]))


def test_c4_emigration_is_cheaper_by_two_cards() -> None:
    s = scene(played=[2, 170], ships=["knarr"], round=3)
    assert held(occupy(s, "emigration_1", "emigrate 4")) == {}
    s = scene(played=[2, 110, 170], ships=["knarr"], silver=2, round=3)
    occupy(s, "overseas_trading_2")
    do(s, *[move for move in asked(s) if move == "done"])
    do(s, *[move for move in asked(s) if move.startswith("emigrate")])
    assert held(s) == {}


def test_c5_a_house_costs_a_stone_less() -> None:
    assert held(occupy(scene(played=[116]), "build_stone_house")) == {}
    assert held(occupy(scene(played=[116], stone=1), "build_long_house")) == {}
    assert "occupy build_house_and_ship" in can(scene(played=[116], stone=1, wood=2))
    assert held(play(scene(played=[116], silver=5, round=5), 72, "use 72 1")) == {}


def test_c6_a_snare_for_exactly_one_printed_silver() -> None:
    s = occupy(scene(played=[3], wood=1), "craft_chest")
    assert held(s) == {"chest": 1, "silver": 1, "snare": 1}
    assert "snare" not in held(occupy(scene(played=[3]), "mead_and_silver"))
    assert held(occupy(scene(played=[3]), "market_spices"))["snare"] == 1


def test_c7_two_silver_become_grain_and_wood() -> None:
    s = occupy(scene(played=[124]), "mead_and_silver", "use 124 1")
    assert held(s) == {"mead": 2, "grain": 1, "wood": 2}
    s = occupy(scene(played=[124], strips=["silver_2"]), "mountain_2")
    do(s, asked(s)[0])
    assert (held(s), s.seat) == ({"silver": 2}, 1)


def test_c8_hunting_results_are_lowered_by_two_cards() -> None:
    s = dice(scene(played=[4, 13], bow=1, wood=1), "hunting", 3)
    occupy(s, "hunting_1")
    assert {"succeed 0", "succeed 1"} <= set(asked(s))
    s = dice(scene(played=[4, 13]), "hunting", 2)
    assert held(occupy(s, "hunting_1"))["game_meat"] == 1


def test_c9_a_lowered_raid() -> None:
    s = dice(scene(played=[4], ships=["longship"]), "raiding", 8)
    occupy(s, "raiding")
    assert {"loot silverware", "loot glass_beads", "loot rune_stone"} <= set(asked(s))
    assert "loot chest" not in asked(s)


def test_c10_a_spear_counts_two() -> None:
    s = scene(played=[11], ships=["whaling_boat"], spear=3, wood=1)
    occupy(dice(s, "whaling", 6), "whaling_extra")
    assert [move for move in asked(s) if move.startswith("succeed")] == ["succeed 2", "succeed 3"]


def test_c11_the_one_spear_comes_back() -> None:
    s = scene(played=[11, 142], ships=["whaling_boat-1"], spear=1)
    occupy(dice(s, "whaling", 4), "whaling_extra", "succeed 1")
    assert (held(s)["spear"], held(s)["whale_meat"]) == (1, 1)


def test_c13_a_stone_counts_two_and_none_is_superfluous() -> None:
    s = scene(played=[89], ships=["longship"], stone=2)
    occupy(dice(s, "pillaging", 7), "pillaging_1")
    assert {"loot spices", "loot treasure_chest"} <= set(asked(s))
    do(s, "loot spices")
    assert held(s) == {"stone": 1, "spices": 1}


def test_c16_green_goods_can_be_raided() -> None:
    s = scene(played=[138], ships=["longship"])
    occupy(dice(s, "raiding", 7), "raiding")
    for good in ("rune_stone", "silverware", "glass_beads", "wool", "linen", "hide", "oil"):
        assert f"loot {good}" in asked(s)
    assert "loot skin_and_bones" not in asked(s)
    s = scene(played=[138], ships=["longship"])
    occupy(dice(s, "raiding", 5), "raiding")
    assert asked(s) == ["roll", "fail"]


@pytest.mark.parametrize(
    ("taken", "tiles", "needs"),
    [
        ([], ["english_crown"], 15),
        (["english_crown"], ["round_shield"], 12),
        (
            ["english_crown", "round_shield", "chalice", "throwing_axe"],
            ["forge_hammer", "fibula"],
            9,
        ),
    ],
)
def test_c17_the_highest_special_tile_needs_one_less(
    taken: list[str], tiles: list[str], needs: int
) -> None:
    s = gone(scene(played=[139], ships=["longship-3"]), *taken)
    occupy(dice(s, "pillaging", needs - 3), "pillaging_1")
    assert {f"loot {tile}" for tile in tiles} <= set(asked(s))
    s = gone(scene(played=[139], ships=["longship-3"]), *taken)
    occupy(dice(s, "pillaging", needs - 4), "pillaging_1")
    assert not {f"loot {tile}" for tile in tiles} & set(asked(s))


def test_c18_a_raid_given_up_after_two_rolls() -> None:
    s = scene(played=[104, 153], ships=["longship"])
    occupy(dice(s, "raiding", 1, 2), "raiding", "roll", "fail")
    assert asked(s) == ["use 104 1", "use 104 2"]
    do(s, "use 104 1")
    assert held(s) == {"stone": 1, "sword": 1, "stockfish": 1}
    s = scene(played=[104, 153], ships=["longship"])
    occupy(dice(s, "raiding", 1, 2, 3), "raiding", "roll", "roll")
    assert "roll" in asked(s)
    assert held(do(s, "fail")) == {"stone": 1, "sword": 1}


def test_c20_a_whale_without_wood() -> None:
    def whaled(*moves: str, pips: int = 4, **supply: int) -> dict[str, int]:
        s = give(scene(played=[141], ships=["whaling_boat", "whaling_boat"]), 0, **supply)
        return held(occupy(dice(s, "whaling", pips), "whaling_main", "sail 1-2", *moves))

    assert whaled("succeed 2", spear=2)["beans"] == 1
    assert "beans" not in whaled("succeed 1", spear=1, wood=1)
    assert whaled(pips=2)["beans"] == 1


def test_c21_bait_after_a_failed_snare() -> None:
    s = scene(played=[131], stockfish=1)
    occupy(dice(s, "snare", 5), "laying_snare", "fail")
    assert held(s) == {"stockfish": 1, "wood": 1, "snare": 1}
    while s.seat == 0:
        moves = asked(s)
        do(s, next((m for m in moves if m.startswith("use")), moves[0]))
    assert held(s) == {"game_meat": 1, "wood": 1, "snare": 1}


def test_c22_a_snare_with_three_cards() -> None:
    s = scene(played=[126, 127, 175], wood=4)
    occupy(dice(s, "snare", 4), "laying_snare", "succeed 0")
    assert held(s) == {"fur": 1, "snare": 1, "silver": 1, "stockfish": 1}
    do(s, "use 175 1")
    assert held(s) == {"fur": 1, "snare": 1, "stockfish": 1, "oil": 1}


def test_c24_one_of_three_goods_goes_two_steps() -> None:
    s = scene(played=[152], cabbage=1, peas=1, flax=1)
    occupy(s, "upgrade_3", "upgrade-far cabbage")
    assert asked(s)[:2] == ["upgrade peas", "upgrade flax"]
    assert not [move for move in asked(s) if move.startswith("upgrade-far")]
    do(s, "upgrade peas", "upgrade flax")
    assert held(s) == {"skin_and_bones": 1, "mead": 1, "stockfish": 1}


def test_c25_fur_instead_of_the_upgrade_of_one_good() -> None:
    s = scene(played=[102], silk=1, strips=[])
    assert "occupy mountain_1_upgrade_1" in can(s)
    occupy(s, "mountain_1_upgrade_1", "use 102 2")
    assert held(s) == {"fur": 1}
    assert "occupy upgrade_2" not in can(scene(played=[102], silk=1))


def test_c26_oil_of_the_very_upgrade() -> None:
    s = scene(played=[123], mead=1, strips=["silver_2"])
    occupy(s, "mountain_1_upgrade_1")
    do(s, asked(s)[0], "upgrade mead", "use 123 1")
    assert held(s) == {"silver": 2, "silverware": 1}


@pytest.mark.parametrize(
    ("good", "made"), [("cattle", "silver_hoard"), ("peas", "rune_stone"), ("oil", "rune_stone")]
)
def test_c28_always_up_to_blue(good: str, made: str) -> None:
    s = play(give(scene(), 0, **{good: 1}), 17, f"upgrade {good}")
    assert held(s) == {made: 1}


def test_c28_not_from_blue() -> None:
    s = play(scene(silk=1), 17)
    assert s.seat == 1


def test_c29_across_the_grid_into_the_stable() -> None:
    s = play(scene(played=[174], silver=4, fruits=1), 66)
    assert asked(s) == ["upgrade fruits", "done"]
    do(s, "upgrade fruits", "use 174 1")
    assert held(s) == {"cattle": 1, "silk": 1}


def test_c30_a_move_across_and_the_price_of_the_trade() -> None:
    s = scene(played=[88], ships=["knarr", "knarr"], silver=2, sheep=1)
    occupy(s, "overseas_trading_1", "upgrade sheep")
    do(s, "trade skin_and_bones")
    assert held(s) == {"spices": 1}


@pytest.mark.parametrize(("before", "after"), [(3, 6), (5, 8)])
def test_c32_peas_double_up_to_eight(before: int, after: int) -> None:
    s = failed_harvest(scene(played=[97], peas=before))
    do(s, "use 97 1")
    assert held(s) == {"peas": after}


def test_c32_not_more_than_eight() -> None:
    s = failed_harvest(scene(played=[97], peas=8))
    assert "pass" in asked(s)


def test_c36_a_viking_comes_back_from_the_forge() -> None:
    s = scene(played=[108, 151], ore=1, silver=1)
    occupy(s, "forge", "forge jewellery", "use 108 1")
    assert held(s) == {"jewellery": 1, "silver": 1}
    assert s.there[ALL_SPACES.index("forge")] == 2


@pytest.mark.parametrize(("back", "silver"), [(2, 1), (1, 1), (0, 0)])
def test_c37_vikings_called_back(back: int, silver: int) -> None:
    s = scene(played=[151], ships=["whaling_boat"])
    occupy(dice(s, "whaling", 12), "whaling_main", "fail", f"call-back {back}")
    assert held(s).get("silver", 0) == silver


def test_c39_boats_as_far_as_there_is_room() -> None:
    s = scene(
        played=[178], ships=["knarr", "knarr", "knarr", "whaling_boat", "whaling_boat"], silver=8
    )
    do(s, "anytime", "buy longship")
    assert s.players[0].ships(0) == 3
    assert s.players[0].marks


@pytest.mark.parametrize(("pays", "silverware"), [(5, 4), (6, 3), (12, 2)])
def test_c40_silverware_by_the_round_income(pays: int, silverware: int) -> None:
    s = scene(ships=["longship"] * 3)
    raise_income(s, pays)
    play(s, 180)
    assert held(s).get("silverware", 0) == silverware


def raise_income(s: Odin, wanted: int) -> None:
    """Covers income cells of the home board until it pays so much."""
    cells = iter(BOARDS[HOME].income[0])
    while income(s, 0) < wanted:
        player = s.players[0]
        covered = player.covered[HOME] | 1 << next(cells)
        player.covered = with_value(player.covered, HOME, covered)


def test_c43_a_rune_stone_for_each_voyage() -> None:
    s = scene(played=[125], ships=["whaling_boat"], silver=1)
    occupy(s, "exchange_boat_emigrate", "emigrate 4")
    assert held(s) == {"rune_stone": 1}
    s = scene(played=[125], ships=["whaling_boat"])
    occupy(s, "explore_near", "explore shetland")
    assert held(s) == {"rune_stone": 1}


def test_c44_a_weapon_after_a_voyage_with_a_longship() -> None:
    s = scene(played=[12], ships=["whaling_boat", "longship"])
    occupy(s, "explore_near", "explore shetland")
    assert asked(s) == ["use 12 2", "decline"]
    s = scene(played=[12], ships=["whaling_boat"])
    assert occupy(s, "explore_near", "explore shetland").seat == 1
    s = scene(played=[12], ships=["knarr"], silver=1)
    assert occupy(s, "emigration_1", "emigrate 4").seat == 1


def test_c46_rune_stones_by_board() -> None:
    s = own(own(scene(played=[100, 101]), "shetland"), "stone_house_1")
    s.islands[0] = -1
    place(s, "rune_stone", "home", "a12")
    quiet_answers(s)
    assert held(s) == {}
    place(s, "rune_stone", "shetland", "c5")
    quiet_answers(s)
    assert held(s) == {"silver": 1}
    place(s, "rune_stone", "stone_house_1", "b1")
    quiet_answers(s)
    assert held(s) == {"silver": 2, "mead": 1}


def quiet_answers(s: Odin) -> None:
    """Lets the cards answer what was arranged by hand."""
    settle(s)
    changed(s)


def test_c47_three_cards_at_a_purchase() -> None:
    s = scene(played=[1, 174, 190], silver=6)
    occupy(s, "buy_sheep_cattle", "use 174 2")
    assert held(s) == {"sheep": 1, "cattle": 1, "spices": 1, "oil": 1}
    assert s.seat == 1


def test_c51_peas_after_an_action_with_cards() -> None:
    s = scene(played=[176], hand=[43, 27])
    occupy(s, "play_occupations_2", "play 43", "play 27")
    assert held(s) == {"fruits": 1, "peas": 1}
    s = scene(played=[176], hand=[43], stone=1)
    occupy(s, "play_occupation_paid", "done")
    assert held(s) == {"silver": 1}


@pytest.mark.parametrize(("islands", "silver"), [(1, 0), (2, 4), (3, 9), (4, 16)])
def test_c54_islands_at_the_scoring(islands: int, silver: int) -> None:
    s = scene(played=[189])
    for island in ["shetland", "faroe_islands", "iceland", "greenland"][:islands]:
        own(s, island)
    until(s, "feast")
    s.round = s.rounds
    give(s, 0, silver=0)
    while not s.over:
        quietly(s)
    assert held(s).get("silver", 0) == silver


def test_c56_silver_for_what_leaves_the_strips() -> None:
    s = scene(played=[173], strips=["ore silver_2"])
    round_over(s)
    assert held(s)["silver"] == 3


def test_c58_a_shed_slot_filled_early() -> None:
    s = scene(played=[42], wood=1)
    s.players[0].sheds = 1
    until(changed(s), "card")
    do(s, "use 42 1")
    assert (held(s).get("wood", 0), held(s)["silver"]) == (0, 1)
    tally = {line.key: line.points for line in s.tally(0)}
    assert tally["tally-buildings"] + tally["tally-building-minus"] == 3


def test_c60_a_neighbour_in_the_first_column() -> None:
    s = scene(played=[91], silver=1)
    occupied(s, "buy_stockfish", seat=0)
    s.players[0].thing -= 1
    do(changed(s), "pass", "pass")
    assert asked(s) == ["visit take_stockfish", "decline"]
    do(s, "visit take_stockfish")
    assert held(s)["stockfish"] == 1
    assert s.held[ALL_SPACES.index("take_stockfish")] == 0


def test_c33_something_else_than_a_new_weapon() -> None:
    s = scene(played=[38])
    until(s, "card")
    assert asked(s) == ["use 38 1", "use 38 2", "use 38 3", "decline"]
    do(s, "use 38 2")
    assert held(s)["stone"] == 1
    assert sum(s.players[0].supply[-4:]) == 0


def test_c49_animals_that_are_served() -> None:
    s = until(scene(played=[157]), "feast")
    give(s, 0, peas=1, flax=0, beans=0, pregnant_sheep=1, pregnant_cattle=0, mead=0)
    do(changed(s), "serve pregnant_sheep narrow", seat=0)
    assert held(s)["skin_and_bones"] == 1


def test_c53_a_stockfish_of_the_table_goes_to_a_house() -> None:
    s = own(scene(played=[172]), "long_house_1")
    until(s, "feast")
    give(s, 0, stockfish=2, peas=1, flax=0, beans=0)
    do(s, "serve stockfish wide", "serve peas narrow", "serve stockfish narrow", seat=0)
    until(s, "hold-now")
    assert "lay stockfish long_house_1" in asked(s)
    do(s, "lay stockfish long_house_1")
    do(s, asked(s)[0])
    assert [piece.item for piece in s.players[0].laid].count(item("stockfish")) == 1
    assert held(s).get("stockfish", 0) == 0
