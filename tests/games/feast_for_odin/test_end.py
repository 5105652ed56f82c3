"""O-10  The end and the score."""

import pytest

from meadhall.games.feast_for_odin.rules import Odin
from tests.games.feast_for_odin.table import (
    bare,
    can,
    changed,
    cover,
    do,
    fleet,
    give,
    have,
    new,
    own,
    place,
    quietly,
    round_over,
    until,
    with_cards,
)
from tests.marks import clause


def last_feast(**items: int) -> Odin:
    """The feast of the last round; seat 0 has these items besides twelve silver."""
    s = new(2, length="short")
    while s.round < 6:
        round_over(s)
    until(give(s, silver=1), "feast")
    return bare(s, 0, **{"silver": 12, **items})


def line(s: Odin, key: str, seat: int = 0) -> int:
    return next(entry.points for entry in s.tally(seat) if entry.key == f"tally-{key}")


@clause("O-10.1")
def test_after_the_last_feast_pieces_may_still_be_laid() -> None:
    s = last_feast(oil=1)
    penalties = s.players[0].penalties
    do(s, "set-table", seat=0)
    until(s, "last-placing")
    assert s.players[0].penalties == penalties
    before = s.scores()[0]
    do(s, "anytime", "lay oil home", "at 1 1 a", seat=0)
    assert s.scores()[0] == before + 2
    while not s.over:
        quietly(s)
    assert s.over


@clause("O6")
def test_the_last_income_is_paid_as_silver() -> None:
    s = new(2, length="short")
    while s.round < 6:
        round_over(s)
    own(bare(s), "iceland")
    until(s, "feast")
    assert have(s, "silver") == 1


@clause("O-10.2", "O43")
def test_a_shed_without_materials_is_worth_two() -> None:
    s = bare(new(2))
    base = s.scores()[0]
    s.players[0].sheds = 1
    assert s.scores()[0] - base == 2
    give(s, wood=2, stone=5)
    assert s.scores()[0] - base == 2 + 2 + 3


@clause("O-10.2")
def test_a_stone_house_has_a_slot_for_wood_and_one_for_stone() -> None:
    s = own(bare(new(2)), "stone_house_1")
    assert line(s, "building-minus") == -9
    assert line(give(s, wood=3), "building-minus") == -8


@clause("O-10.3")
def test_the_crown_counts_two_wherever_it_is() -> None:
    s = bare(new(2), english_crown=1)
    assert line(s, "crown") == 2
    s.specials &= ~(1 << 50)
    bare(s)
    assert line(s, "crown") == 0
    place(s, "english_crown", "home", "a1")
    assert line(s, "crown") == 2


@clause("O-10.3")
def test_emigrated_ships() -> None:
    s = bare(new(2))
    s.players[0].emigrants = [1, 2]
    assert line(s, "emigrants") == 18 + 21


@clause("O-10.3")
def test_ships_islands_buildings_animals_and_silver() -> None:
    s = bare(new(2), sheep=1, pregnant_sheep=1, cattle=1, pregnant_cattle=1, silver=7)
    fleet(s, "whaling_boat-1", "knarr", "longship-3")
    own(own(own(s, "iceland"), "stone_house_1"), "long_house_1")
    found = [line(s, key) for key in ("ships", "islands", "buildings", "animals", "silver")]
    assert found == [16, 16, 27, 2 + 3 + 3 + 4, 7]


@clause("O-10.3")
def test_silver_on_a_board_counts_nothing() -> None:
    s = cover(bare(new(2), silver=3), "home", "a7")
    assert line(s, "silver") == 3


@clause("O-10.3", "O-12.3")
def test_played_occupations_count_their_points() -> None:
    s = with_cards(2)
    s.players[0].played = [5, 6]  # 7 and 1 points
    assert line(s, "occupations") == 8


@clause("O-10.4")
def test_minus_points() -> None:
    s = own(own(bare(new(2)), "iceland"), "lofoten")
    assert (line(s, "home-minus"), line(s, "island-minus")) == (-86, -24 - 17)
    s.players[0].penalties = 2
    assert line(s, "penalties") == -6


@clause("O-10.5")
def test_most_points_win_and_ties_are_shared() -> None:
    s = new(3)
    for seat, silver in enumerate((4, 9, 9)):
        bare(s, seat, silver=silver)
    assert s.ranks() == [3, 1, 1]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_lines_add_up_to_the_score(seats: int) -> None:
    s = new(seats, 5)
    while not s.over:
        s.play(s.legal()[-1])
    for seat in range(seats):
        assert sum(entry.points for entry in s.tally(seat)) == s.scores()[seat]
    assert can(changed(s)) == []
