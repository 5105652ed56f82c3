"""Deck A: cards that answer phases, things that come, and where they go."""

import pytest

from tests.games.feast_for_odin.cards.driving import (
    WITHOUT_HARVEST,
    Kept,
    lay,
    leave_table,
    on,
    step,
    to_feast,
    weapons,
)
from tests.games.feast_for_odin.cards.proof import fires, rests
from tests.games.feast_for_odin.cards.scene import (
    Held,
    asked,
    held,
    occupied,
    occupy,
    scene,
)
from tests.games.feast_for_odin.table import can, do, give, have, own

# --- each time: phases ----------------------------------------------------------------


@fires(7)
@pytest.mark.parametrize(("grain", "silver"), [(1, 1), (2, 2), (3, 2)])
def test_miller_pays_for_grain_left_after_the_feast(grain: int, silver: int) -> None:
    s = leave_table(to_feast(scene(played=[7], grain=grain)))
    assert held(on(s, "before-bonus", "feast"))["silver"] == silver


@rests(7)
def test_miller_pays_nothing_without_grain() -> None:
    s = leave_table(to_feast(scene(played=[7], peas=1)))
    assert "silver" not in held(on(s, "before-bonus", "feast"))


@fires(8)
def test_craft_leader_gives_oil_for_five_vikings_on_crafting() -> None:
    s = occupied(occupied(scene(played=[8]), "forge", 0, 3), "craft_chest", 0, 2)
    assert held(on(s, "before-income"))["oil"] == 1


@rests(8)
def test_craft_leader_gives_nothing_for_four() -> None:
    s = occupied(occupied(scene(played=[8]), "forge", 0, 3), "craft_linen", 0, 1)
    assert "oil" not in held(on(s, "before-income"))


@fires(9)
def test_ore_boatman_lays_an_ore_for_each_longship() -> None:
    s = on(scene(played=[9], ships=["longship"]), "hold-now")
    bare_home = s.players[0].covered[0]
    lay(s, "ore", "home")
    assert s.players[0].covered[0] != bare_home
    assert "ore" not in held(s)


@rests(9)
def test_ore_boatman_lays_nothing_without_a_longship() -> None:
    s = on(scene(played=[9], ships=["knarr"]), "hold-now")
    assert step(s) == "turn"


@fires(38)
@pytest.mark.parametrize(("way", "gift"), [(1, "wood"), (2, "stone"), (3, "ore")])
def test_peacemaker_takes_a_material_instead_of_a_weapon(way: int, gift: str) -> None:
    s = on(scene(played=[38]), "card")
    do(s, f"use 38 {way}")
    assert (have(s, gift), weapons(s)) == (1, 0)


@rests(38)
def test_peacemaker_may_take_the_weapon() -> None:
    s = do(on(scene(played=[38]), "card"), "decline")
    assert (weapons(s), [have(s, one) for one in ("wood", "stone", "ore")]) == (1, [0, 0, 0])


@fires(41)
@pytest.mark.parametrize(("way", "price"), [(1, "silver"), (2, "mead")])
def test_slowpoke_sells_oil_after_the_bonus(way: int, price: str) -> None:
    s = on(give(scene(played=[41]), **{price: 1}), "card")
    do(s, f"use 41 {way}")
    assert (have(s, "oil"), have(s, price)) == (1, 0)


@rests(41)
def test_slowpoke_sells_nothing_without_a_price() -> None:
    assert have(on(scene(played=[41], peas=1), "card"), "oil") == 0


EACH_BAD_YEAR: list[tuple[int, Kept, int, Held]] = [
    (94, {"oil": 3}, 1, {"oil": 1, "spices": 1}),
    (96, {"game_meat": 1}, 1, {"whale_meat": 1}),
    (96, {"whale_meat": 1}, 2, {"game_meat": 2}),
]


@fires(*{card for card, _, _, _ in EACH_BAD_YEAR})
@pytest.mark.parametrize(("card", "before", "way", "after"), EACH_BAD_YEAR)
def test_a_card_exchanges_in_a_round_without_harvest(
    card: int, before: Kept, way: int, after: Held
) -> None:
    s = on(scene(played=[card], round=WITHOUT_HARVEST, **before), "card")
    assert held(do(s, f"use {card} {way}")).items() >= after.items()


@fires(95)
def test_wanderer_takes_two_from_a_strip_in_a_round_without_harvest() -> None:
    strip = "stone stone ore ore silver_2"  # one thing of it leaves before
    s = on(scene(played=[95], round=WITHOUT_HARVEST, strips=[strip]), "mine")
    do(s, next(move for move in asked(s) if move.endswith(" 2")))
    assert (have(s, "stone"), have(s, "ore")) == (1, 1)


@rests(94, 95, 96)
def test_they_do_nothing_in_a_round_with_harvest() -> None:
    s = scene(played=[94, 95, 96], oil=2, game_meat=1)
    assert step(on(s, "card", "mine")) == "turn"


@fires(171)
def test_flax_baker_bakes_after_a_harvest() -> None:
    s = on(scene(played=[171]), "card")
    before = held(s)
    do(s, "use 171 1")
    assert (have(s, "flax"), have(s, "grain")) == (before["flax"] - 1, before.get("grain", 0) + 1)
    assert have(s, "silver") == 1


@rests(171)
def test_flax_baker_does_not_bake_without_harvest() -> None:
    assert step(on(scene(played=[171], flax=2, round=WITHOUT_HARVEST), "card")) == "turn"


@fires(158)
@pytest.mark.parametrize("meat", ["game_meat", "whale_meat"])
def test_barbarian_draws_weapons_for_meat_on_the_table(meat: str) -> None:
    s = to_feast(give(scene(played=[158]), **{meat: 1}))
    do(s, f"serve {meat} wide")
    assert (weapons(s), have(s, "silver")) == (3, 1)


@rests(158)
def test_barbarian_draws_nothing_for_fish() -> None:
    s = to_feast(scene(played=[158], stockfish=1, peas=1))
    do(s, "serve stockfish wide")
    assert (weapons(s), have(s, "silver")) == (0, 0)


@fires(160)
def test_sober_man_gets_silver_for_a_feast_without_mead() -> None:
    s = to_feast(scene(played=[160], peas=1, mead=1))
    do(s, "serve peas wide", "use 160 1")
    assert (have(s, "silver"), "serve mead wide" in can(s)) == (1, False)


@rests(160)
def test_sober_man_gets_nothing_after_mead() -> None:
    s = to_feast(scene(played=[160], mead=1))
    leave_table(do(s, "serve mead wide"))
    assert have(s, "silver") == 0


@fires(165)
def test_village_leader_gets_silver_for_clothing() -> None:
    assert have(to_feast(scene(played=[165], clothing=1, peas=1)), "silver") == 2


@rests(165)
def test_village_leader_gets_nothing_for_other_goods() -> None:
    assert have(to_feast(scene(played=[165], robe=1, peas=1)), "silver") == 0


@fires(186)
def test_pea_flour_baker_lays_two_peas_lengthwise() -> None:
    s = to_feast(scene(played=[186], peas=3, silver=2))
    do(s, "serve peas wide", "serve-coins 1")
    assert "serve peas wide" in can(s)
    do(s, "serve peas wide")
    assert "serve peas wide" not in can(s)


@rests(186)
def test_pea_flour_baker_lays_no_other_good_twice_lengthwise() -> None:
    s = to_feast(scene(played=[186], flax=2, silver=2))
    do(s, "serve flax wide", "serve-coins 1")
    assert "serve flax wide" not in can(s)


# --- each time: what comes and where it goes ------------------------------------------


@fires(98)
def test_nobleman_buys_silk_for_grain_in_a_house() -> None:
    s = own(scene(played=[98], grain=1, silver=3), "stone_house_1")
    lay(do(s, "anytime"), "grain", "stone_house_1")
    assert "use 98 1" in can(s)
    assert held(do(s, "use 98 1")) == {"silver": 1, "silk": 1}


@rests(98)
def test_nobleman_buys_nothing_for_other_goods() -> None:
    s = own(scene(played=[98], peas=1, silver=3), "stone_house_1")
    lay(do(s, "anytime"), "peas", "stone_house_1")
    assert "use 98 1" not in can(s)
    assert held(s) == {"silver": 3}


@fires(99)
def test_tutor_plays_instead_of_drawing() -> None:
    s = scene(played=[99], hand=[43])
    s.deck = [27, 22]
    occupy(s, "draw_occupation")
    assert "play 43" in asked(s)
    do(s, "play 43")
    assert (held(s), s.players[0].hand) == ({"fruits": 1, "silver": 1}, [])


@rests(99)
def test_tutor_with_an_empty_hand_draws() -> None:
    s = scene(played=[99])
    s.deck = [27]
    occupy(s, "draw_occupation")
    assert (held(s), s.players[0].hand) == ({"silver": 1}, [27])


@fires(174)
def test_bosporus_traveler_buys_for_each_new_cattle() -> None:
    s = occupy(scene(played=[174], silver=6), "buy_cattle_milk", "use 174 1")
    assert held(s) == {"cattle": 1, "milk": 1, "silk": 1}
    s = occupy(scene(played=[174], silver=7), "buy_cattle_milk", "use 174 2")
    assert held(s) == {"cattle": 1, "milk": 1, "spices": 1}


@rests(174)
def test_bosporus_traveler_buys_nothing_for_sheep() -> None:
    s = occupy(scene(played=[174], silver=6), "buy_sheep")
    assert (held(s), s.seat) == ({"sheep": 1, "silver": 5}, 1)
