"""Deck C: cards that answer phases."""

import pytest

from tests.games.feast_for_odin.cards.driving import (
    WITHOUT_HARVEST,
    leave_table,
    on,
    step,
    to_feast,
)
from tests.games.feast_for_odin.cards.proof import fires, rests
from tests.games.feast_for_odin.cards.scene import asked, held, occupied, scene
from tests.games.feast_for_odin.table import do, give, have, own


@fires(92)
@pytest.mark.parametrize(("tiles", "silver"), [(3, 1), (4, 2), (5, 3)])
def test_sympathetic_soul_pays_for_special_tiles(tiles: int, silver: int) -> None:
    names = ("helmet", "belt", "fibula", "chalice", "horseshoe")[:tiles]
    s = give(scene(played=[92], round=WITHOUT_HARVEST), **dict.fromkeys(names, 1))
    assert have(on(s), "silver") == silver


@rests(92)
def test_sympathetic_soul_rests_in_a_round_with_harvest() -> None:
    assert have(on(scene(played=[92], helmet=1, belt=1, fibula=1)), "silver") == 0


@fires(93)
@pytest.mark.parametrize(("boats", "gift"), [(1, "beans"), (2, "grain"), (3, "cabbage")])
def test_helper_gives_crops_for_boats(boats: int, gift: str) -> None:
    s = scene(played=[93], ships=["whaling_boat"] * boats, round=WITHOUT_HARVEST)
    assert have(on(s), gift) == 1


@rests(93)
def test_helper_gives_nothing_without_a_boat() -> None:
    s = on(scene(played=[93], ships=["knarr"], round=WITHOUT_HARVEST))
    assert [have(s, crop) for crop in ("beans", "grain", "cabbage")] == [0, 0, 0]


@fires(157)
def test_skinner_takes_skin_and_bones_of_animals_served() -> None:
    s = to_feast(scene(played=[157], pregnant_sheep=1, cattle=1, peas=2))  # C49
    animal = next(move for move in asked(s) if move.startswith("serve cattle"))
    do(s, animal)
    assert have(s, "skin_and_bones") == 1


@rests(157)
def test_skinner_takes_nothing_of_fish() -> None:
    s = do(to_feast(scene(played=[157], stockfish=1, peas=1)), "serve stockfish wide")
    assert have(s, "skin_and_bones") == 0


@fires(162)
def test_flax_farmer_gives_flax_for_seven_vikings() -> None:
    s = scene(played=[162])
    for space in ("mead_and_silver", "laying_snare", "hunting_2", "craft_chest"):
        occupied(s, space, seat=0, vikings=2)
    before = have(s, "flax")
    assert have(on(s, "card"), "flax") - before == 2  # one of them from the harvest


@rests(162)
def test_flax_farmer_gives_nothing_for_six() -> None:
    s = scene(played=[162])
    for space in ("mead_and_silver", "laying_snare", "hunting_2"):
        occupied(s, space, seat=0, vikings=2)
    assert have(on(s, "card"), "flax") == 1  # from the harvest


@fires(169)
def test_sower_adds_what_was_held_before_the_harvest() -> None:
    s = on(scene(played=[169], flax=1), "card")
    assert have(s, "flax") == 3  # one held, one of the harvest, one of the card
    s = on(scene(played=[169], flax=1, grain=1), "card")
    assert len(asked(s)) == 2
    do(s, "use 169 2")
    assert step(on(s)) == "turn"


@rests(169)
def test_sower_adds_nothing_to_empty_fields() -> None:
    assert have(on(scene(played=[169]), "card"), "flax") == 1


@fires(172)
def test_fish_cook_moves_fish_from_the_table_into_houses() -> None:
    s = own(scene(played=[172], stockfish=1), "long_house_1")
    do(to_feast(s), "serve stockfish wide")
    on(leave_table(s), "hold-now", "card")
    do(s, *[move for move in asked(s) if move.startswith("use 172")])
    do(s, next(move for move in asked(s) if move.startswith("lay stockfish")))
    covered = list(s.players[0].covered)
    do(s, next(move for move in asked(s) if move.startswith("at ")))
    assert list(s.players[0].covered) != covered
    assert "stockfish" not in held(s)


@rests(172)
def test_fish_cook_needs_a_house() -> None:
    s = do(to_feast(scene(played=[172], stockfish=1)), "serve stockfish wide")
    assert step(on(leave_table(s), "hold-now", "card")) == "turn"
