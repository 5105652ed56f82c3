"""Deck B: cards that answer phases, and tiles that are laid."""

import pytest

from meadhall.games.feast_for_odin.rules import Odin
from tests.games.feast_for_odin.cards.driving import (
    WITHOUT_HARVEST,
    lay,
    leave_table,
    on,
    starting,
    step,
    to_feast,
)
from tests.games.feast_for_odin.cards.proof import fires, rests
from tests.games.feast_for_odin.cards.scene import asked, dice, held, occupied, occupy, scene
from tests.games.feast_for_odin.table import do, fill, give, have, own, quietly


@fires(42)
@pytest.mark.parametrize("material", ["wood", "stone"])
def test_steward_stocks_a_shed_for_silver(material: str) -> None:
    s = occupy(scene(played=[42], wood=2), "build_shed")
    give(s, **{material: 1})
    on(s, "card")
    do(s, starting(s, "use")[0])
    assert held(s) == {"silver": 1}


@rests(42)
def test_steward_needs_a_shed() -> None:
    assert step(on(scene(played=[42], wood=1), "card")) == "turn"


@fires(97)
@pytest.mark.parametrize(("peas", "after"), [(3, 6), (5, 8)])
def test_pea_counter_doubles_up_to_eight(peas: int, after: int) -> None:
    s = on(scene(played=[97], peas=peas, round=WITHOUT_HARVEST), "card")  # C32
    assert have(do(s, "use 97 1"), "peas") == after


@rests(97)
def test_pea_counter_stops_at_eight_and_rests_with_a_harvest() -> None:
    s = on(scene(played=[97], peas=8, round=WITHOUT_HARVEST), "card")
    assert step(s) == "turn"
    assert step(on(scene(played=[97], peas=3), "card")) == "turn"


@fires(100, 101)
@pytest.mark.parametrize(
    ("card", "board", "gift"),
    [(100, "shetland", {"silver": 1}), (101, "stone_house_1", {"mead": 1, "silver": 1})],
)
def test_a_rune_stone_that_is_laid_pays(card: int, board: str, gift: dict[str, int]) -> None:
    s = own(scene(played=[card], rune_stone=1), board)  # C46
    lay(do(s, "anytime"), "rune_stone", board)
    assert held(s) == gift


@rests(100, 101)
def test_a_rune_stone_laid_at_home_pays_nothing() -> None:
    s = scene(played=[100, 101], rune_stone=1)
    lay(do(s, "anytime"), "rune_stone", "home")
    assert held(s) == {}


@fires(159)
def test_festive_hunter_hunts_after_game_meat() -> None:
    s = do(to_feast(scene(played=[159], game_meat=1)), "serve game_meat wide")
    on(leave_table(s), "card")
    dice(s, "hunting", 8)
    do(s, "use 159 1")
    assert step(s) == "dice"
    assert have(do(s, "fail"), "bow") == 1


@rests(159)
def test_festive_hunter_does_not_hunt_after_fish() -> None:
    s = do(to_feast(scene(played=[159], stockfish=1)), "serve stockfish wide")
    assert step(on(leave_table(s), "card")) == "turn"


def standing(card: int, *spaces: tuple[str, int]) -> Odin:
    """Vikings of seat 0 stand on spaces with a card on the table."""
    s = scene(played=[card])
    for space, vikings in spaces:
        occupied(s, space, seat=0, vikings=vikings)
    return s


@fires(161)
def test_whaling_assistant_gives_cabbage_for_seven_vikings() -> None:
    s = standing(161, ("forge", 3), ("whaling_main", 3), ("pillaging_2", 3))
    assert have(on(s, "card"), "cabbage") == 1


@rests(161)
def test_whaling_assistant_gives_nothing_for_six() -> None:
    s = standing(161, ("forge", 3), ("whaling_main", 3), ("mead_and_silver", 2))
    assert have(on(s, "card"), "cabbage") == 0


@fires(167)
@pytest.mark.parametrize(("spices", "silver"), [(1, 1), (2, 2), (3, 2)])
def test_taster_pays_for_spices(spices: int, silver: int) -> None:
    assert have(to_feast(scene(played=[167], spices=spices, peas=1)), "silver") == silver


@rests(167)
def test_taster_pays_nothing_for_silk() -> None:
    assert have(to_feast(scene(played=[167], silk=2, peas=1)), "silver") == 0


@fires(173)
def test_punchcutter_pays_for_what_leaves_the_strips() -> None:
    s = scene(played=[173], strips=["ore silver_2"])
    assert have(on(s), "silver") == 3  # C56


@rests(173)
def test_punchcutter_pays_nothing_for_stone() -> None:
    s = scene(played=[173], strips=["stone ore ore silver_2"])
    assert have(on(s), "silver") == 0


@fires(177)
def test_maid_takes_silverware_for_a_single_bonus() -> None:
    s = fill(own(scene(played=[177]), "stone_house_1"), "stone_house_1")
    on(s, "card")
    assert asked(s) == ["use 177 1", "decline"]
    do(s, "use 177 1")
    assert (have(s, "silverware"), have(s, "hide")) == (1, 0)


@rests(177)
def test_maid_takes_nothing_without_a_bonus() -> None:
    s = on(own(scene(played=[177]), "stone_house_1"), "card")
    assert (step(s), have(s, "silverware")) == ("turn", 0)


def silver_at_the_end(cards: list[int], islands: int) -> int:
    """What seat 0 has after a last round in which nothing is done."""
    s = scene(played=cards, round=7)
    for island in ("shetland", "faroe_islands", "iceland", "greenland")[:islands]:
        own(s, island)
    while not s.over:
        if step(s) == "feast":
            do(s, "leave")
        else:
            quietly(s)
    return have(s, "silver")


@fires(189)
@pytest.mark.parametrize(("islands", "silver"), [(2, 4), (3, 9), (4, 16)])
def test_seafarer_pays_for_islands_at_the_end(islands: int, silver: int) -> None:
    assert silver_at_the_end([189], islands) - silver_at_the_end([], islands) == silver  # C54


@rests(189)
def test_seafarer_pays_nothing_for_one_island() -> None:
    assert silver_at_the_end([189], 1) == silver_at_the_end([], 1)
