"""Finished games, one for each way a game can end, replayed move by move."""

from collections.abc import Callable
from pathlib import Path

import pytest

from meadhall.core.record import Record
from meadhall.games.looot.rules import Looot
from meadhall.games.looot.scoring import trophy_points
from tests.marks import clause
from tests.typed import typed

ENDS = Path(__file__).with_name("ends")


def leaders(s: Looot) -> list[int]:
    scores = s.scores()
    return [seat for seat in range(s.seats) if scores[seat] == max(scores)]


def most_points_win(s: Looot) -> bool:
    return len(leaders(s)) == 1 and s.ranks()[leaders(s)[0]] == 1


def the_trophy_decides(s: Looot) -> bool:
    points = [trophy_points(s, seat) for seat in leaders(s)]
    winner = leaders(s)[points.index(max(points))]
    return len(set(points)) == len(points) > 1 and s.ranks()[winner] == 1


def the_win_is_shared(s: Looot) -> bool:
    points = [trophy_points(s, seat) for seat in leaders(s)]
    return len(points) == s.ranks().count(1) > 1 and len(set(points)) == 1


def the_bag_ran_out(s: Looot) -> bool:
    return s.drawn == len(s.bag) and -1 in s.ocean


def a_fjord_is_full(s: Looot) -> bool:
    return any(fjord.room == 0 for fjord in s.fjords)


def somebody_was_skipped(s: Looot) -> bool:
    """The last viking of somebody stands long before the last of all."""
    order = list(s.placed_by)
    return any(seat not in order[-s.seats - 1 :] for seat in range(s.seats))


@clause("L-8.4", "L-8.5", "L-7.2", "L-2.3", "L-2.2")
@pytest.mark.parametrize(
    ("file", "kind"),
    [
        ("win", most_points_win),
        ("tie-trophy", the_trophy_decides),
        ("shared-win", the_win_is_shared),
        ("empty-bag", the_bag_ran_out),
        ("full-fjord", a_fjord_is_full),
        ("early-finish", somebody_was_skipped),
    ],
)
def test_the_game_ends_that_way(file: str, kind: Callable[[Looot], bool]) -> None:
    s = Record.open(ENDS / f"{file}.json").last()
    assert s.over
    assert kind(typed(Looot, s))
    s.check()
