"""O-6  What the spaces do."""

import pytest

from meadhall.core.sets import has, size
from meadhall.games.feast_for_odin.boards import ISLANDS
from meadhall.games.feast_for_odin.pieces import STRIPS, WEAPONS
from meadhall.games.feast_for_odin.state import GONE
from tests.games.feast_for_odin.table import (
    bare,
    can,
    cannot,
    changed,
    do,
    fleet,
    give,
    have,
    new,
    place,
    rolls,
    row,
    ships,
    until,
    with_cards,
)
from tests.marks import clause


@clause("O-6.1")
@pytest.mark.parametrize(
    ("space", "price", "building"),
    [
        ("build_shed", {"wood": 2}, 0),
        ("build_stone_house", {"stone": 1}, 1),
        ("build_long_house", {"stone": 2}, 2),
    ],
)
def test_buildings_cost_wood_or_stone(space: str, price: dict[str, int], building: int) -> None:
    s = bare(new(2), **price)
    do(s, f"occupy {space}")
    assert s.players[0].houses(building) == 1
    assert s.buildings[building] == [3, 3, 5][building] - 1
    assert sum(list(s.players[0].supply)) == 0


@clause("O-6.2")
@pytest.mark.parametrize(
    ("space", "wood", "berths"),
    [
        ("build_whaling_boat", 1, ["whaling_boat", *["-"] * 6]),
        ("build_knarr", 2, [*["-"] * 3, "knarr", *["-"] * 3]),
        ("build_longship", 2, [*["-"] * 3, "longship", *["-"] * 3]),
    ],
)
def test_ships_are_built_from_wood(space: str, wood: int, berths: list[str]) -> None:
    s = bare(new(2), wood=wood)
    do(s, f"occupy {space}")
    assert (ships(s), have(s, "wood")) == (berths, 0)


@clause("O-6.2")
def test_without_a_free_berth_no_ship_can_be_taken() -> None:
    s = fleet(bare(new(2), wood=2), *["knarr"] * 4)
    do(s, "occupy build_longship")
    assert ships(s) == [*["-"] * 3, *["knarr"] * 4]


@clause("O-6.2")
def test_house_and_ship_together() -> None:
    s = bare(new(2), wood=2, stone=2)
    do(s, "occupy build_house_and_ship")
    assert can(s)[:2] == ["choose stone_house_and_longship", "choose long_house_and_knarr"]
    do(s, "choose long_house_and_knarr")
    assert (s.players[0].houses(2), ships(s)[3]) == (1, "knarr")


@clause("O-6.3")
def test_cattle_and_milk_cost_three_silver() -> None:
    s = bare(new(2), silver=3)
    do(s, "occupy buy_cattle_milk")
    assert (have(s, "silver"), have(s, "cattle"), have(s, "milk")) == (0, 1, 1)
    assert have(s, "pregnant_cattle") == 0


@clause("O-6.3")
@pytest.mark.parametrize(
    ("space", "paid", "gained"),
    [
        ("take_stockfish", {}, {"stockfish": 1}),
        ("buy_stockfish", {"silver": 1}, {"stockfish": 2}),
        ("buy_salt_meat", {"silver": 2}, {"salt_meat": 2}),
        ("buy_sheep", {"silver": 1}, {"sheep": 1}),
        ("buy_sheep_cattle", {"silver": 3}, {"sheep": 1, "cattle": 1}),
        ("market_beans", {}, {"beans": 1, "silver": 1}),
        ("market_flax_stockfish", {}, {"flax": 1, "stockfish": 1, "silver": 1}),
        ("market_fruits", {}, {"fruits": 1, "oil": 1, "salt_meat": 1, "silver": 1}),
        ("mead_and_silver", {}, {"mead": 2, "silver": 2}),
        ("craft_linen", {"flax": 1}, {"linen": 1}),
        ("craft_rune_stone", {"stone": 1}, {"rune_stone": 1, "silver": 1}),
        ("sheep_or_cattle", {}, {"sheep": 1}),
    ],
)
def test_simple_spaces(space: str, paid: dict[str, int], gained: dict[str, int]) -> None:
    s = bare(new(2), **paid)
    do(s, f"occupy {space}")
    assert {name: have(s, name) for name in gained} == gained
    assert sum(s.players[0].supply) == sum(gained.values())


@clause("O-6.3")
def test_sheep_free_or_cattle_for_silver() -> None:
    s = bare(new(2), silver=1)
    do(s, "occupy sheep_or_cattle", "choose cattle")
    assert (have(s, "sheep"), have(s, "cattle"), have(s, "silver")) == (0, 1, 0)


@clause("O-6.4")
@pytest.mark.parametrize(("plain", "pregnant", "milk"), [(1, 0, 1), (1, 1, 2), (3, 1, 3)])
def test_milk_for_each_cow_three_at_most(plain: int, pregnant: int, milk: int) -> None:
    s = bare(new(2), cattle=plain, pregnant_cattle=pregnant)
    do(s, "occupy milk_cattle")
    assert have(s, "milk") == milk
    assert s.players[0].cattle() == plain + pregnant


@clause("O-6.4")
def test_wool_needs_sheep_and_spices_add_milk_and_wool() -> None:
    s = bare(new(2))
    assert cannot(s, "occupy wool_sheep")
    do(give(s, sheep=2), "occupy wool_sheep")
    assert have(s, "wool") == 2
    bare(s, 1, cattle=3)
    do(s, "occupy market_spices")
    assert [have(s, name, 1) for name in ("spices", "silver", "milk", "wool")] == [1, 1, 2, 0]


@clause("O-6.4", "O-13.4")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_wood_per_player(seats: int) -> None:
    s = bare(new(seats))
    do(s, "occupy wood_per_player")
    assert (have(s, "wood"), have(s, "ore")) == (seats, 1)


@clause("O-6.5")
def test_hide_and_linen_make_clothing_and_two_silver() -> None:
    s = bare(new(2), hide=1, linen=1)
    do(s, "occupy craft_clothing")
    assert [have(s, n) for n in ("hide", "linen", "clothing", "silver")] == [0, 0, 1, 2]


@clause("O-6.5")
def test_master_crafting_exchanges_at_will() -> None:
    s = bare(new(2), wool=1, silverware=1)
    do(s, "occupy master_crafting")
    assert have(s, "silver") == 4
    do(s, "decline", "exchange silverware")
    assert [have(s, n) for n in ("wool", "robe", "silverware", "jewellery")] == [1, 0, 0, 1]


@clause("O-6.6")
def test_the_forge_makes_jewellery_or_a_tile_with_the_tongs() -> None:
    s = bare(new(2), ore=1)
    do(s, "occupy forge")
    assert sorted(can(s)) == [
        "forge cloakpin", "forge crucifix", "forge fibula", "forge forge_hammer", "forge helmet",
        "forge horseshoe", "forge jewellery", "forge throwing_axe",
    ]  # fmt: skip
    do(s, "forge crucifix")
    assert have(s, "crucifix") == 1
    bare(s, 1, ore=1)
    s.held[30] = 0
    do(changed(s), "occupy forge")
    assert cannot(s, "forge crucifix")


@clause("O-6.7", "O19")
def test_three_from_one_strip_and_two_from_another() -> None:
    s = bare(new(2))
    s.strips = row([0, 0] + [GONE] * 6)
    s.hidden_strips = []
    do(changed(s), "occupy mountain_3_2")
    assert [move for move in can(s) if move.startswith("mine ")] == [
        "mine 1 1", "mine 1 2", "mine 1 3", "mine 2 1", "mine 2 2", "mine 2 3",
    ]  # fmt: skip
    do(s, "mine 1 3")
    assert [move for move in can(s) if move.startswith("mine ")] == ["mine 2 1", "mine 2 2"]
    do(s, "mine 2 2")
    assert [have(s, name) for name in ("wood", "stone")] == [4, 1]
    assert list(s.strips)[:2] == [3, 2]


@clause("O-6.7", "O-6.8")
@pytest.mark.parametrize(
    ("space", "allowances", "goods", "levels"),
    [
        ("mountain_2", [2], 0, 1),
        ("mountain_1_upgrade_1", [1], 1, 1),
        ("upgrade_2", [], 2, 1),
        ("mountain_3_upgrade_1", [3], 1, 1),
        ("upgrade_3", [], 3, 1),
        ("mountain_3_2", [3, 2], 0, 1),
        ("upgrade_3_weapons_4", [], 3, 1),
        ("upgrade_4", [], 4, 1),
        ("mountain_4_double_2", [4], 2, 2),
    ],
)
def test_so_much_from_mountains_and_so_many_upgrades(
    space: str, allowances: list[int], goods: int, levels: int
) -> None:
    s = bare(new(2), peas=9)
    s.strips = row([0] * 8)
    s.hidden_strips = []
    do(changed(s), f"occupy {space}")
    for strip, allowance in enumerate(allowances, 1):
        most = max(int(move.split()[2]) for move in can(s) if move.startswith("mine "))
        assert most == allowance
        do(s, f"mine {strip} {most}")
    do(s, *["upgrade peas"] * goods)
    assert s.seat == 1
    assert have(s, "mead" if levels == 1 else "oil") == goods


@clause("O-6.7", "O-6.8")
def test_two_from_each_of_four_strips_or_three_double_upgrades() -> None:
    s = bare(new(2), peas=9)
    s.strips = row([0] * 8)
    s.hidden_strips = []
    do(changed(s), "occupy mountain_2222_or_double_3")
    assert can(s) == ["choose mountains", "choose upgrades"]
    do(s, "choose mountains", "mine 1 2", "mine 2 2", "mine 3 2")
    assert not any(move.startswith("mine 1 ") for move in can(s))
    assert "mine 4 3" not in can(s)
    do(s, "mine 4 2")
    assert (s.seat, have(s, "wood"), have(s, "peas")) == (1, 8, 9)


@clause("O-6.7", "O19")
def test_the_double_coin_is_one_thing_and_an_emptied_strip_leaves() -> None:
    s = bare(new(2))
    s.strips = row([len(STRIPS[0]) - 2] + [GONE] * 7)
    s.hidden_strips = []
    do(changed(s), "occupy mountain_2", "mine 1 2")
    assert have(s, "silver") == 4
    assert s.strips[0] == GONE


@clause("O-6.8")
def test_stockfish_becomes_hide() -> None:
    s = bare(new(2), stockfish=1)
    do(s, "occupy upgrade_2", "upgrade stockfish")
    assert (have(s, "stockfish"), have(s, "hide")) == (0, 1)


@clause("O-6.8", "O10")
def test_no_tile_rises_twice_but_another_of_its_kind_may() -> None:
    s = bare(new(2), peas=1)
    do(s, "occupy upgrade_2", "upgrade peas")
    assert s.seat == 1
    s = bare(new(2), peas=1, mead=1)
    do(s, "occupy upgrade_3", "upgrade peas", "upgrade mead")
    assert (s.seat, have(s, "mead"), have(s, "oil")) == (1, 1, 1)


@clause("O-6.8", "O10")
def test_a_double_upgrade_is_exactly_two_levels() -> None:
    s = bare(new(2), peas=1, mead=1, oil=1, sheep=1)
    s.strips = row([GONE] * 8)
    s.hidden_strips = []
    do(changed(s), "occupy mountain_2222_or_double_3")
    singles = ["upgrade peas", "upgrade mead", "upgrade sheep"]
    assert [move for move in can(s) if not move.startswith("upgrade-two ")] == singles
    do(s, "upgrade sheep")
    assert have(s, "jewellery") == 1
    do(s, "upgrade peas", "done")
    assert (have(s, "oil"), have(s, "mead")) == (2, 1)


@clause("O44")
def test_of_two_alike_the_one_just_made_is_laid() -> None:
    s = bare(new(2), peas=1, mead=1)
    s.players[0].owned |= 1 << 16  # a long house
    s.buildings[2] -= 1
    do(changed(s), "occupy upgrade_3", "upgrade peas", "anytime", "lay mead long_house_1")
    do(s, next(move for move in can(s) if move.startswith("at")), "back")
    assert "upgrade mead" in can(s)


@clause("O-6.8")
def test_three_upgrades_and_four_weapons() -> None:
    s = bare(new(2))
    do(s, "occupy upgrade_3_weapons_4")  # nothing to upgrade, but weapons to draw
    assert sum(s.players[0].supply) == 4


@clause("O-6.9", "O9")
def test_overseas_trading_turns_one_of_each_green_kind() -> None:
    greens = {"oil": 1, "hide": 1, "wool": 1, "linen": 2, "clothing": 1}
    s = fleet(bare(new(2), silver=1, **greens), "knarr")
    do(s, "occupy overseas_trading_1", "trade-all")
    blue = ["rune_stone", "silverware", "chest", "silk", "silver_hoard"]
    assert [have(s, name) for name in blue] == [1, 1, 1, 1, 1]
    assert [have(s, name) for name in greens] == [0, 0, 0, 1, 0]
    assert (have(s, "silver"), s.seat) == (0, 1)


@clause("O9")
def test_goods_on_boards_are_not_traded() -> None:
    s = fleet(bare(new(2), silver=1), "knarr")
    place(s, "oil", "home", "a12")
    do(s, "occupy overseas_trading_1")
    assert (s.seat, have(s, "rune_stone")) == (1, 0)


@clause("O-6.10")
def test_the_special_sale_sells_two_tiles_but_no_crown() -> None:
    s = fleet(bare(new(2), silver=5), "knarr")
    do(s, "occupy special_sale")
    offered = [move for move in can(s) if move.startswith("purchase")]
    assert "purchase english_crown" not in offered
    assert "purchase chalice" in offered  # 5 silver
    assert "purchase round_shield" not in offered  # 6 silver
    do(s, "purchase forge_hammer", "purchase helmet")
    assert (s.seat, have(s, "silver"), have(s, "helmet")) == (1, 0, 1)
    assert size(s.specials) == 13


@clause("O-6.10")
def test_no_hoard_of_silver_buys_the_crown_or_the_altar() -> None:
    s = until(new(2, mini_harvest=True), "turn")
    fleet(bare(s, silver=500), "knarr")
    do(s, "occupy special_sale")
    offered = [move for move in can(s) if move.startswith("purchase")]
    assert len(offered) == 14
    assert not {"purchase english_crown", "purchase altar"} & set(offered)


@clause("O-6.11")
def test_plundering_needs_two_longships() -> None:
    s = fleet(bare(new(2)), "longship")
    assert cannot(s, "occupy plundering")
    do(fleet(s, "longship", "longship"), "occupy plundering")
    assert have(s, "silver_hoard") == 1


@clause("O-6.12")
def test_exploring_takes_the_island_and_its_silver() -> None:
    s = fleet(bare(new(2)), "knarr")
    s.islands[ISLANDS.index("greenland")] = 4
    do(changed(s), "occupy explore_middle")
    assert can(s) == ["explore iceland", "explore greenland"]
    do(s, "explore greenland")
    assert (have(s, "silver"), s.players[0].berths[3]) == (4, 1)
    assert s.players[0].owned >> (1 + ISLANDS.index("greenland")) & 1
    assert s.islands[ISLANDS.index("greenland")] == -1


@clause("O-6.12", "O-6.13")
def test_one_longship_raids_explores_and_emigrates_in_one_round() -> None:
    s = fleet(bare(new(2), silver=6), "longship")
    s.round = 6
    for player in s.players:
        player.thing = 11
    s.islands = row([-1] * len(ISLANDS))
    s.islands[ISLANDS.index("newfoundland")] = 0
    s.strips = row([GONE] * 8)
    rolls(s, 8, 8)
    do(changed(s), "occupy raiding", "loot rune_stone", "pass")
    do(s, "occupy explore_far")
    do(s, "occupy emigration_1", "emigrate 4")
    assert has(s.players[0].owned, 1 + ISLANDS.index("newfoundland"))
    assert (s.players[0].emigrants, ships(s)[3], have(s, "silver")) == ([2], "-", 0)


@clause("O-6.13")
def test_emigration_in_round_4_costs_four_silver_and_the_ore() -> None:
    s = fleet(bare(new(2), silver=4), "longship-2")
    s.round = 4
    vikings = s.players[0].thing
    do(changed(s), "occupy emigration_1", "emigrate 4")
    assert (have(s, "silver"), have(s, "ore"), ships(s)) == (0, 0, ["-"] * 7)
    assert (s.players[0].emigrants, s.players[0].thing) == ([2], vikings - 2)


@clause("O-6.13")
def test_a_further_ship_needs_two_seats_without_vikings() -> None:
    s = fleet(bare(new(2), silver=9), "knarr")
    s.players[0].emigrants = [1, 1, 1]
    assert cannot(changed(s), "occupy emigration_1")  # six free seats in round 1
    s.round = 3
    assert "occupy emigration_1" in can(changed(s))


@clause("O-6.14", "O32")
def test_the_boat_swap_alone_is_enough() -> None:
    s = fleet(bare(new(2)), "whaling_boat-1")
    do(s, "occupy exchange_boat_emigrate")
    assert (s.seat, ships(s)[0], ships(s)[3], have(s, "ore")) == (1, "-", "knarr", 0)


@clause("O-6.14", "O32")
def test_the_swap_needs_a_large_berth_and_may_be_followed_by_emigration() -> None:
    s = fleet(bare(new(2), silver=1), "whaling_boat", *["knarr"] * 4)
    do(s, "occupy exchange_boat_emigrate")
    assert can(s) == ["emigrate 4"]
    s = fleet(bare(new(2), silver=1), "whaling_boat")
    do(s, "occupy exchange_boat_emigrate", "emigrate 4")
    assert (s.players[0].emigrants, have(s, "silver")) == ([1], 0)


def test_weapons_drawn_together_are_told_in_one_line_not_in_the_order_of_the_draws() -> None:
    s = bare(new(2), beans=1)
    s.chronicle = []
    do(s, "occupy upgrade_3_weapons_4", "upgrade beans")
    while s.seat == 0:
        do(s, "done")
    lines = [line.args["item"] for line in s.chronicle if line.key == "log-weapon"]
    assert len(lines) == 1
    assert lines[0] == sorted(lines[0], key=WEAPONS.index)
    assert len(lines[0]) == 4


@clause("O-6.15")
def test_draw_an_occupation_and_a_silver() -> None:
    s = with_cards(2)
    do(bare(s), "occupy draw_occupation")
    assert (len(s.players[0].hand), have(s, "silver")) == (2, 1)


@clause("O-6.15")
def test_play_one_for_stone_or_ore() -> None:
    s = bare(with_cards(2), stone=1, ore=1)
    card = s.players[0].hand[0]
    do(s, "occupy play_occupation_paid", "choose stone", f"play {card}")
    assert (s.players[0].played, have(s, "stone"), have(s, "silver")) == ([card], 0, 1)


@clause("O-6.15")
def test_play_up_to_two_or_four() -> None:
    s = with_cards(2)
    s.players[0].hand += [s.deck.pop(), s.deck.pop()]
    first, second, third = s.players[0].hand
    do(changed(s), "occupy play_occupations_2")
    assert cannot(s, "done")
    do(s, f"play {first}", f"play {second}")
    assert (s.seat, s.players[0].hand) == (1, [third])
    s.players[1].thing = 3
    do(changed(s), "occupy play_occupations_4")
    do(s, f"play {s.players[1].hand[0]}", "done")
    assert len(s.players[1].played) == 1
