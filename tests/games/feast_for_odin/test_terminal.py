"""One typed line for a placement, and a table that can be read."""

import pytest

from meadhall.core.game import Unclear
from meadhall.core.state import said
from meadhall.core.texts import LANGUAGES, Teller
from meadhall.games.feast_for_odin import GAME
from meadhall.games.feast_for_odin.rules import Odin
from meadhall.games.feast_for_odin.shorthand import expand
from meadhall.games.feast_for_odin.terminal import draw
from tests.games.feast_for_odin.table import (
    bare,
    can,
    cover,
    do,
    fleet,
    give,
    new,
    own,
    place,
    until,
)

SAY = Teller(GAME, "en")
OIL_AT_12A = ["anytime", "lay oil home", "at 1 12 a"]


def typed(s: Odin, words: str, say: Teller = SAY) -> list[str]:
    moves = expand(s.clone(), s.seat, words, say)
    return [] if moves is None else [said(GAME.actions.name(move)) for move in moves]


def estate() -> Odin:
    """At the first turn, with two boards and a few tiles."""
    return own(bare(new(2), oil=1, silver=9, belt=1, silk=1, peas=1), "iceland")


@pytest.mark.parametrize(
    "words",
    ["oil 12a", "oil a12", "oil 12 a", "OIL a 12", "oil a12 1", "oil 12a 1 home", "oil home a12"],
)
def test_a_placement_in_one_line_however_the_cell_is_spelt(words: str) -> None:
    s = bare(new(2), oil=1)
    assert typed(s, words) == OIL_AT_12A
    do(s, *typed(s, words))
    assert s.view(0).players[0].boards[0].pieces[0].cells == [[12, 1], [12, 2]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_goods_and_boards_go_by_their_names_in_every_language(language: str) -> None:
    say = Teller(GAME, language)
    words = f"{say('item-silk')} 1b 2 {say('board-iceland')}"
    assert typed(estate(), words, say)[1:3] == ["lay silk iceland", "at 2 1 b"]


def test_a_turn_that_is_not_typed_is_the_first_that_fits() -> None:
    s = cover(bare(new(2), oil=1), "home", "b1")
    assert typed(s, "oil 1a")[-2:] == ["lay oil home", "at 2 1 a"]


def test_a_special_tile_can_be_turned_over() -> None:
    s = bare(new(2), helmet=1)
    assert typed(s, "helmet 2c 5")[-2:] == ["lay helmet home", "at 5 2 c"]


def test_from_the_middle_of_the_long_way_it_works_as_well() -> None:
    s = do(estate(), "anytime")
    assert typed(s, "silk 1a 1 home") == ["lay silk home", "at 1 1 a"]
    do(s, "lay oil home")
    assert typed(s, "silk 1a 1 home") == ["back", "lay silk home", "at 1 1 a"]


def test_a_list_that_one_line_opens_is_closed_again() -> None:
    assert typed(estate(), "silk 1a 1 home") == ["anytime", "lay silk home", "at 1 1 a", "back"]
    s = bare(new(2), oil=1)
    assert typed(s, "oil 1a") == ["anytime", "lay oil home", "at 1 1 a"]  # nothing is left to do


def test_with_one_way_to_hold_a_tile_the_board_is_not_asked_for() -> None:
    s = bare(new(2), ore=1)
    assert typed(s, "ore 1a") == ["anytime", "lay ore home", "at 1 1 a"]


def test_ships_and_ore_in_one_line() -> None:
    s = fleet(bare(new(2), silver=5, ore=1), "whaling_boat")
    assert typed(s, "buy knarr") == ["anytime", "buy knarr", "back"]
    assert typed(s, "load 1") == ["anytime", "load 1", "back"]
    assert typed(s, "buy whaling_boat") == ["anytime", "buy whaling_boat", "back"]


def test_other_words_are_no_shorthand() -> None:
    assert expand(estate(), 0, "dance", SAY) is None
    assert expand(estate(), 0, "", SAY) is None


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("fur 1a", "You could lay: oil, silk, belt, and silver."),
        ("oil", "Add the cell, for example: oil a1 1, oil a1 2"),
        ("oil 12a 2", "No place at a12 for: oil."),
        ("oil 12a 2", "as you would type them: oil a11 2, oil a10 2"),
        ("oil 99a", "No place at a99"),
        ("oil 1a", "Add the board: home and Iceland"),
        ("oil 1a mars", "“mars” is none of your boards. Yours are: home and Iceland."),
        ("oil 1a greenland", "Yours are: home and Iceland."),
        ("oil 1a 0", "Turns of this tile: 1 to 2 (oil)"),
        ("oil 1a 3", "Turns of this tile: 1 to 2 (oil)"),
        ("peas 1a", "There is no room on your boards for peas"),
    ],
)
def test_a_mistake_is_answered_with_what_would_be_right(words: str, told: str) -> None:
    with pytest.raises(Unclear) as error:
        expand(estate(), 0, words, SAY)
    assert told in str(error.value)


def test_the_places_it_names_can_be_typed() -> None:
    s = estate()
    with pytest.raises(Unclear) as error:
        expand(s.clone(), 0, "oil 12a 2", SAY)
    named = str(error.value).partition("type them: ")[2].removesuffix(".")
    for words in named.replace(" and ", " ").split(","):
        assert typed(s, words)[2].startswith("at ")


def test_before_the_first_part_of_an_action_nothing_is_laid() -> None:
    s = bare(new(2), oil=1, peas=1, mead=1)
    do(s, "occupy upgrade_2")
    assert "anytime" not in can(s)
    with pytest.raises(Unclear, match="Choose a part of the action first"):
        expand(s.clone(), 0, "oil 12a", SAY)


# --- the table -------------------------------------------------------------------------------


def test_the_board_says_what_covers_each_cell() -> None:
    s = place(place(bare(new(2)), "hide", "home", "a12"), "silk", "home", "c2")
    text = draw(cover(give(s, ore=1), "home", "b6").view(0), SAY)
    rows = [row.split() for row in text.splitlines()]
    assert ["12", "A", "A", "A", ".", ".", ".", ".", "-"] in rows
    assert ["6", "*", "$", ".", ".", ".", ".", "5", "-", "-", "-", "-", "-"] in rows
    assert "A hide (green) · B silk (blue)" in text
    assert "* a6 ore, 4 cells open" in text
    assert "x or blank = cannot be" in text


def test_at_the_feast_the_seats_that_food_takes_are_shown() -> None:
    s = bare(until(new(2), "feast"), stockfish=1, beans=1, wood=3)
    assert "Food, seats lengthwise/upright: stockfish 3/1 · beans 2/2" in draw(s.view(0), SAY)


def test_the_shapes_of_tiles_that_can_be_laid_are_shown() -> None:
    s = bare(new(2), oil=1, belt=1, peas=1, helmet=1)
    text = draw(s.view(0), SAY)
    assert "Tiles you can lay, width x height: oil 2x1 · helmet" in text
    assert "peas 2x1" not in text
    assert "peas 2x1" in draw(own(s, "stone_house_1").view(0), SAY)
    assert "helmet ##/##/#." in text
