"""L-7 and L-8  The end of the turn, the end of the game, the score."""

import pytest

from meadhall.core.sets import single, without
from meadhall.games.looot.pieces import CELL_HEXES
from meadhall.games.looot.rules import Looot
from meadhall.games.looot.scoring import trophy_points
from tests.games.looot.table import (
    asked,
    asks,
    at_sea,
    can,
    do,
    fill,
    lies,
    lines,
    position,
    row,
    site,
    space,
    start,
    viking,
)
from tests.marks import clause

CALM = (-1, -2)
CORNERS = [(0, 5), (1, 5), (2, 4), (3, 4), (4, 3), (5, 2)]


def at_the_quay(s: Looot) -> Looot:
    """Seat 0 has placed its viking and laid the wood it brought."""
    viking(s, CALM, end=False)
    return s


def axes(s: Looot, count: int, seat: int = 0) -> Looot:
    for place in CORNERS[:count]:
        lies(s, seat, place, "axe")
    return s


# --- longships -----------------------------------------------------------------


@clause("L-7.1", "L-7.4")
def test_one_of_the_five_longships_or_none() -> None:
    s = at_the_quay(position())
    assert can(s) == [f"ship {slot}" for slot in range(1, 6)] + ["done"]


@clause("L-7.1")
def test_a_longship_is_laid_on_any_empty_space() -> None:
    s = do(at_the_quay(at_sea(position(), "gold 4")), "ship 1")
    assert can(s) == [f"lay {n}" for n in range(2, 35)]
    do(s, "lay 34")
    assert s.view(None).players[0].fjord[33].tile.ship.bonus == 3


@clause("L-7.1")
def test_only_one_longship_a_turn() -> None:
    s = do(at_the_quay(axes(position(), 2)), "ship 1", "lay 34")
    assert can(s) == ["trophy 2", "done"]


@clause("L-7.1", "L-2.3")
def test_no_longship_without_room() -> None:
    s = axes(position(), 2)
    fill(s, 0, but=0)
    s.play(space(s, CALM))
    assert can(s) == ["trophy 2", "done"]


@clause("L-7.2", "L16")
def test_the_slot_is_refilled_before_the_trophy_is_chosen() -> None:
    s = do(at_the_quay(axes(position(), 2)), "ship 3")
    coming = s.bag[s.drawn]
    assert (s.view(0).bag, s.reveals) == (25, 0)
    do(s, "lay 34")
    assert asks(s, 0) == "quay"
    assert (s.ocean[2], s.view(0).bag, s.reveals) == (coming, 24, 1)


@clause("L-7.2", "L5")
def test_with_an_empty_bag_the_slot_stays_empty() -> None:
    s = position()
    s.drawn = len(s.bag)
    do(at_the_quay(s), "ship 2", "lay 34")
    assert s.ocean[1] == -1
    assert s.view(None).ocean[1].ship is None
    assert s.reveals == 0
    viking(s, (-2, 0), end=False)
    assert "ship 2" not in can(s)


@clause("L-7.2", "L20")
def test_with_an_empty_ocean_and_no_trophy_the_turn_ends_by_itself() -> None:
    s = position()
    s.ocean = row([-1] * 5)
    s.drawn = len(s.bag)
    s.play(space(s, CALM))
    do(s, "lay 1")
    assert s.seat == 1


# --- trophies ------------------------------------------------------------------


@clause("L-7.3", "L17")
def test_five_axes_take_a_lower_trophy_when_that_for_five_is_gone() -> None:
    s = axes(position(), 5)
    s.trophies = without(s.trophies, single(3))
    s.trophy[1] = 3
    at_the_quay(s)
    trophies = [move for move in can(s) if move.startswith("trophy")]
    assert trophies == ["trophy 2", "trophy 3", "trophy 4"]
    do(s, "trophy 4")
    assert trophy_points(s, 0) == 10


@clause("L-7.3")
def test_nobody_takes_a_second_trophy() -> None:
    s = do(at_the_quay(axes(position(), 4)), "trophy 2")
    assert not [move for move in can(s) if move.startswith("trophy")]
    do(s, "done")
    while asks(s, 0) != "quay":
        s.play(s.legal()[-1] if "done" in can(s) else s.legal()[0])
    assert not [move for move in can(s) if move.startswith("trophy")]


@clause("L-7.3")
def test_the_axes_stay() -> None:
    s = do(at_the_quay(axes(position(), 4)), "trophy 4")
    assert s.view(0).players[0].axes == 4


@clause("L-7.3")
def test_the_axe_of_this_turn_counts() -> None:
    s = axes(position(), 1)
    viking(s, (-3, 2), end=False)
    assert "trophy 2" in can(s)


@clause("L-7.4")
@pytest.mark.parametrize(
    "order", [["ship 1", "lay 34", "trophy 2"], ["trophy 2", "ship 1", "lay 34"]]
)
def test_longship_and_trophy_are_taken_in_either_order(order: list[str]) -> None:
    s = do(at_the_quay(axes(position(), 2)), *order)
    assert s.trophy[0] == 0
    assert s.fjords[0].room == 30
    assert s.seat == 1


@clause("L-7.4", "L-2.1")
def test_a_turn_may_end_without_longship_and_trophy() -> None:
    s = do(at_the_quay(axes(position(), 2)), "done")
    assert s.seat == 1


@clause("L-7.4")
def test_the_question_names_only_what_can_be_taken() -> None:
    both = at_the_quay(axes(position(), 2))
    assert asked(both) == "Take a longship or a trophy, or end your turn."
    assert asked(do(both.clone(), "trophy 2")) == "Take a longship, or end your turn."
    assert asked(do(both, "ship 1", "lay 34")) == "Take a trophy, or end your turn."


# --- the end ---------------------------------------------------------------------


@clause("L-8.4", "L18")
def test_the_last_viking_is_followed_by_the_end_of_that_turn() -> None:
    s = axes(position(only=True), 2)
    s.hand[0] = 1
    at_the_quay(s)
    assert (s.over, asks(s, 0)) == (False, "quay")
    do(s, "ship 1", "lay 34", "trophy 2")
    assert s.over
    assert (s.waiting, s.legal(), s.prompt) == ([], [], None)


@clause("L-8.4")
def test_the_game_goes_on_while_anybody_has_vikings() -> None:
    s = position(seats=3)
    s.hand = row([1, 0, 1])
    viking(s, CALM)
    assert (s.over, s.seat) == (False, 2)
    viking(s, (-2, 0))
    assert s.over


@clause("L-8.4", "L-2.2")
def test_second_viking_shields_let_a_player_finish_early() -> None:
    s = position()
    s.hand = row([2, 2])
    do(s, "shield second")
    viking(s, CALM, end=False)
    viking(s, (0, -3))
    viking(s, (-2, 0))
    assert s.seat == 1
    viking(s, (-3, 2))
    assert s.over


# --- the score -------------------------------------------------------------------


@clause("L-8.1")
def test_two_full_longships_raise_three_castles() -> None:
    s = position()
    for place, what in zip([(3, 1), (0, 3)], ["castle 2", "castle 4"], strict=True):
        lies(s, 0, place, what)
    for place in [(3, 0), (4, 0), (4, 1)]:
        lies(s, 0, place, "wood")
    for place, what in [((0, 2), "axe"), ((0, 4), "gold"), ((1, 3), "gold")]:
        lies(s, 0, place, what)
    for place in [(6, 1), (6, 0), (6, -1)]:
        lies(s, 0, place, "castle")
    assert lines(s, 0)["castle"] == 33


@clause("L-8.1")
@pytest.mark.parametrize(
    ("kind", "points"),
    [
        ("castle", 4),
        ("watchtower", 2),
        ("house", 1),
        ("gold", 2),
        ("sheep", 1),
        ("wood", 1),
        ("axe", 0),
    ],
)
def test_what_a_tile_is_worth(kind: str, points: int) -> None:
    s = lies(position(), 0, (6, 1), kind)
    assert s.scores()[0] == points


@clause("L-8.1", "L-8.3")
def test_an_empty_longship_raises_nothing_and_costs_five() -> None:
    s = lies(lies(position(), 0, (6, 1), "gold"), 0, (0, 5), "gold 1")
    assert lines(s, 0)["gold"] == 2
    assert lines(s, 0)["unfilled"] == -5
    assert s.scores()[0] == -3


@clause("L-8.1")
def test_bonuses_of_several_longships_add_up() -> None:
    s = position()
    for place, what in [((3, 1), "wood 6"), ((4, 0), "wood 5")]:
        lies(s, 0, place, what)
    for place, what in [((4, 1), "gold"), ((3, 0), "wood"), ((3, 2), "gold"), ((5, 0), "gold")]:
        lies(s, 0, place, what)
    lies(s, 0, (4, -1), "sheep")
    worth = {sum_.kind: (sum_.value, sum_.raised) for sum_ in s.view(0).players[0].sums}
    assert worth["wood"] == (4, True)
    assert worth["gold"] == (2, False)


@clause("L-8.2")
def test_sites_and_trophy_are_added() -> None:
    s = site(position(), 0, "port 5")
    for place, what in [((4, -2), "house"), ((4, -1), "sheep"), ((5, -1), "wood")]:
        lies(s, 0, place, what)
    s.trophy[0] = 4
    assert (lines(s, 0)["sites"], lines(s, 0)["trophy"]) == (5, 21)
    assert s.scores()[0] == 3 + 5 + 21


@clause("L-8.5")
@pytest.mark.parametrize(
    ("trophies", "ranks"), [((2, 1), [1, 2]), ((2, -1), [1, 2]), ((-1, -1), [1, 1])]
)
def test_the_higher_trophy_breaks_a_tie(trophies: tuple[int, int], ranks: list[int]) -> None:
    s = position()
    for seat, trophy in enumerate(trophies):
        s.trophy[seat] = trophy
    points = [trophy_points(s, seat) for seat in range(2)]
    for q, r in CELL_HEXES[: points[0] - points[1]]:
        lies(s, 1, (q, r), "wood")
    assert s.scores()[0] == s.scores()[1]
    assert s.ranks() == ranks


@clause("L-8.5")
def test_more_points_win_whatever_the_trophies() -> None:
    s = lies(position(), 1, (0, 1), "gold")
    s.trophy[0] = -1
    assert s.ranks() == [2, 1]


@clause("L-8.1", "L-8.2", "L-8.3")
def test_the_tally_adds_up_at_every_point_of_a_game() -> None:
    s = start(4, 3)
    nth = 0
    while not s.over:
        nth += 1
        moves = s.legal()
        s.play(moves[nth * 7 % len(moves)])
        scores = s.scores()
        assert [sum(line.points for line in s.tally(seat)) for seat in range(4)] == scores
        assert [player.points for player in s.view(None).players] == scores
