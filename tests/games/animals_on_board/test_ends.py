"""Finished games, one for each way the game can end, replayed to the last point."""

from collections.abc import Callable
from pathlib import Path

import pytest

from meadhall.core.record import Record
from meadhall.core.sets import size
from meadhall.games.animals_on_board.ark import without_pairs
from meadhall.games.animals_on_board.rules import Animals
from tests.games.animals_on_board.table import loads, table
from tests.marks import clause

ENDS = Path(__file__).with_name("ends")


class End:
    """A record and its last state; the result written down was compared on the way."""

    def __init__(self, name: str) -> None:
        record = Record.open(ENDS / f"{name}.json")
        state = record.last()
        assert isinstance(state, Animals)
        assert state.over
        state.check()
        self.s = state
        self.seats = range(state.seats)
        self.scores = state.scores()
        self.winner = state.ranks().index(1)
        self.moves = [(seat, str(move[0])) for seat, move in record.moves]
        self.last = self.moves[-1][1]
        # the seats with more than ten animals after the pairs are gone
        self.surplus = [n for n in self.seats if size(without_pairs(state.arks[n])) > 10]
        self.shed = sorted({seat for seat, verb in self.moves if verb == "shed"})


def exactly_ten(end: End) -> bool:
    return max(loads(end.s)) == 10


def pairs_make_room(end: End) -> bool:
    return max(loads(end.s)) > 10 and not end.surplus


def surplus_best(end: End) -> bool:
    return len(end.surplus) > 0 and not end.shed


def surplus_asked(end: End) -> bool:
    return len(end.shed) == 1 and end.shed == end.surplus


def surplus_asked_of_two(end: End) -> bool:
    return len(end.shed) == 2 and end.shed == end.surplus


def win_shared(end: End) -> bool:
    return end.s.ranks().count(1) == 2


def tie_broken_by_species(end: End) -> bool:
    equal = [n for n in end.seats if end.scores[n] == max(end.scores) and n != end.winner]
    more = end.s.tie_break(end.winner)
    return len(equal) > 0 and all(more > end.s.tie_break(n) for n in equal)


def two_full_arks(end: End) -> bool:
    return len([load for load in loads(end.s) if load >= 10]) == 2


def a_full_ark_loses(end: End) -> bool:
    return loads(end.s)[end.winner] < 10


def last_player_must_pass(end: End) -> bool:
    return end.last == "pass" and not table(end.s)


def last_turn_declined(end: End) -> bool:
    return end.last == "decline"


def last_turn_is_a_duty(end: End) -> bool:
    return end.last in ("split", "pull", "pull-hidden", "done") and not end.s.may_decline


KINDS: list[Callable[[End], bool]] = [
    exactly_ten, pairs_make_room, surplus_best, surplus_asked, surplus_asked_of_two, win_shared,
    tie_broken_by_species, two_full_arks, a_full_ark_loses, last_player_must_pass,
    last_turn_declined, last_turn_is_a_duty,
]  # fmt: skip


@clause("A-5.1", "A-5.3", "A-5.5", "A-4.2")
@pytest.mark.parametrize("kind", KINDS)
def test_a_finished_game_ends_in_this_way(kind: Callable[[End], bool]) -> None:
    assert kind(End(kind.__name__.replace("_", "-")))


def test_every_finished_game_is_replayed() -> None:
    stored = sorted(path.stem for path in ENDS.glob("*.json"))
    assert stored == sorted(kind.__name__.replace("_", "-") for kind in KINDS)
