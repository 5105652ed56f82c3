"""O-3, O-11  The phases that ask nobody."""

import pytest

from meadhall.games.feast_for_odin.boards import ISLANDS
from meadhall.games.feast_for_odin.mountains import age_strips
from meadhall.games.feast_for_odin.phases import breed, new_weapon, turn_islands
from meadhall.games.feast_for_odin.pieces import STRIPS, WEAPONS
from meadhall.games.feast_for_odin.rules import Odin
from meadhall.games.feast_for_odin.state import GONE
from tests.games.feast_for_odin.table import (
    bare,
    do,
    give,
    have,
    new,
    round_over,
    row,
)
from tests.marks import clause


@clause("O-3.1")
def test_a_viking_joins_in_each_round() -> None:
    s = new(2)
    found = []
    while s.round < 7:
        found.append(s.players[1].thing)
        round_over(s)
    assert [*found, s.players[1].thing] == [6, 7, 8, 9, 10, 11, 12]


@clause("O-3.2")
def test_the_harvest_of_the_long_game() -> None:
    s = new(2)
    gained = []
    for _ in range(7):
        gained.append(sum(have(s, crop) for crop in CROPS))
        bare(s, 0)
        if s.round < 7:
            round_over(s)
    assert gained == [3, 4, 0, 5, 0, 6, 0]


@clause("O-3.2")
def test_the_harvest_of_the_short_game() -> None:
    s = new(2, length="short")
    gained = []
    for _ in range(6):
        gained.append(sum(have(s, crop) for crop in CROPS))
        bare(s, 0)
        if s.round < 6:
            round_over(s)
    assert gained == [3, 0, 4, 0, 5, 0]


CROPS = ["peas", "beans", "flax", "grain", "cabbage", "fruits"]


def lying(s: Odin) -> dict[str, int]:
    return {ISLANDS[n]: s.islands[n] for n in range(len(ISLANDS)) if s.islands[n] >= 0}


@clause("O-3.3")
def test_round_3_turns_shetland_and_silver_lies_on_the_others() -> None:
    s = round_over(round_over(new(2)))
    assert s.round == 3
    assert lying(s) == {"bear_island": 0, "faroe_islands": 2, "iceland": 2, "greenland": 2}


@clause("O-3.3", "O18")
def test_silver_is_laid_even_if_the_board_due_is_taken_and_a_turned_board_loses_its_own() -> None:
    s = new(2)
    s.islands[ISLANDS.index("shetland")] = -1
    for s.round in (3, 4):
        turn_islands(s)
    assert lying(s) == {"baffin_island": 0, "iceland": 4, "greenland": 4}


@clause("O-3.3")
def test_bear_island_holds_six_silver_in_round_6() -> None:
    s = new(2)
    for s.round in range(1, 7):
        turn_islands(s)
    assert lying(s) == {"bear_island": 6, "baffin_island": 4, "labrador": 2, "newfoundland": 0}


@clause("O-3.4", "O33")
def test_an_empty_pile_is_remade_from_the_discards() -> None:
    s = new(2)
    s.pile = row([0, 0, 0, 0])
    s.discards = row([0, 0, 2, 0])
    before = have(s, "spear"), have(s, "spear", 1)
    new_weapon(s)
    assert (have(s, "spear"), have(s, "spear", 1)) == (before[0] + 1, before[1] + 1)
    assert sum(list(s.pile)) + sum(list(s.discards)) == 0


@clause("O33")
def test_with_both_piles_empty_weapons_are_still_drawn_by_lot_and_given_by_name() -> None:
    s = new(2)
    emptied = sum(list(s.pile))
    give(s, 1, **{weapon: have(s, weapon, 1) + s.pile[n] for n, weapon in enumerate(WEAPONS)})
    s.pile = row([0, 0, 0, 0])
    had = sum(have(s, weapon) for weapon in WEAPONS)
    drawn = {s.draw_weapon(0, 0) for _ in range(emptied)}
    assert drawn == {0, 1, 2, 3}
    assert sum(have(s, weapon) for weapon in WEAPONS) == had + emptied
    swords = have(s, "sword")
    s.give_weapon(0, len(s.players[0].supply) - 1, 0)
    assert have(s, "sword") == swords + 1
    s.check()


@clause("O14")
def test_a_named_weapon_comes_from_the_discards_first() -> None:
    s = new(2)
    s.discards = row([1, 0, 0, 0])
    pile = s.pile[0]
    bow = len(s.players[0].supply) - 4
    s.give_weapon(0, bow, 0)
    assert (s.discards[0], s.pile[0]) == (0, pile)
    s.give_weapon(0, bow, 0)
    assert s.pile[0] == pile - 1


@clause("O-11.1", "O16")
@pytest.mark.parametrize(
    ("plain", "pregnant", "after"),
    [
        (2, 1, (4, 0)),
        (4, 0, (3, 1)),
        (0, 1, (2, 0)),
        (1, 0, (1, 0)),
        (2, 0, (1, 1)),
        (1, 2, (5, 0)),
    ],
    ids=["one pregnant", "four", "pregnant alone", "alone", "two", "two pregnant"],
)
def test_breeding(plain: int, pregnant: int, after: tuple[int, int]) -> None:
    s = give(new(2), sheep=plain, pregnant_sheep=pregnant, cattle=2)
    breed(s)
    assert (have(s, "sheep"), have(s, "pregnant_sheep")) == after
    assert (have(s, "cattle"), have(s, "pregnant_cattle")) == (1, 1)


@clause("O-11.1")
def test_the_chronicle_tells_of_pregnant_and_of_young_animals() -> None:
    s = bare(new(2), sheep=2, pregnant_cattle=1)
    bare(s, 1)
    s.chronicle = []
    breed(s)
    told = [(line.key, line.args["item"]) for line in s.chronicle]
    assert told == [("log-pregnant", "pregnant_sheep"), ("log-birth", "cattle")]


@clause("O-11.2", "O20")
def test_strips_age_poor_ones_leave_and_one_is_turned_up() -> None:
    s = new(2)
    s.strips = row([0, len(STRIPS[1]) - 2, GONE, GONE, len(STRIPS[4]) - 1, -1, GONE, GONE])
    s.hidden_strips = [5]
    age_strips(s)
    assert list(s.strips) == [1, GONE, GONE, GONE, GONE, 0, GONE, GONE]
    age_strips(s)
    assert list(s.strips) == [2, GONE, GONE, GONE, GONE, 1, GONE, GONE]


@clause("O-11.2")
def test_a_strip_with_two_double_coins_stays() -> None:
    s = new(2)
    s.strips = row([4] + [GONE] * 7)  # the only strip that ends in two double coins
    s.hidden_strips = []
    age_strips(s)
    assert s.strips[0] == 5
    age_strips(s)
    assert s.strips[0] == GONE


@clause("O20")
def test_with_four_players_no_strip_is_left_for_round_7() -> None:
    s = new(4)
    while s.round < 6:
        round_over(s)
    assert s.hidden_strips == []
    round_over(s)
    assert s.round == 7


@clause("O-11.3")
def test_vikings_come_home_and_spaces_are_free() -> None:
    s = do(new(2), "occupy mead_and_silver")
    assert s.players[0].thing == 4
    round_over(s)
    assert [player.thing for player in s.players] == [7, 7]
    assert not any(list(s.held))
