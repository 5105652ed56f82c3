"""Finished games, one for each way the game can end, replayed to the last point."""

from collections.abc import Callable
from pathlib import Path

import pytest

from meadhall.core.record import Record
from meadhall.games.animals_on_board.ark import without_pairs
from meadhall.games.animals_on_board.rules import Animals
from tests.marks import clause

ENDS = Path(__file__).with_name("ends")


def read(name: str) -> tuple[Record, Animals]:
    """The record and its last state; the written result was compared on the way."""
    record = Record.open(ENDS / f"{name}.json")
    s = record.last()
    assert isinstance(s, Animals)
    assert s.over
    s.check()
    return record, s


def surplus(s: Animals) -> list[int]:
    """The seats with more than ten animals after the pairs are gone."""
    return [n for n in range(s.seats) if without_pairs(s.arks[n]).bit_count() > 10]


def best(s: Animals) -> list[int]:
    return [n for n in range(s.seats) if s.scores()[n] == max(s.scores())]


def verbs(record: Record) -> list[str]:
    return [str(name[0]) for _, name in record.moves]


def exactly_ten(record: Record, s: Animals) -> bool:
    return max(s.loads) == 10


def pairs_make_room(record: Record, s: Animals) -> bool:
    return max(s.loads) > 10 and not surplus(s)


def surplus_best(record: Record, s: Animals) -> bool:
    return bool(surplus(s)) and "shed" not in verbs(record)


def surplus_asked(record: Record, s: Animals) -> bool:
    return len(surplus(s)) == 1 and verbs(record)[-1] == "shed"


def surplus_asked_of_two(record: Record, s: Animals) -> bool:
    shed = {seat for seat, name in record.moves if name[0] == "shed"}
    return len(shed) == 2 and sorted(shed) == surplus(s)


def win_shared(record: Record, s: Animals) -> bool:
    return s.ranks().count(1) == 2


def tie_broken_by_species(record: Record, s: Animals) -> bool:
    winner = s.ranks().index(1)
    rivals = [n for n in best(s) if n != winner]
    return bool(rivals) and all(s.tie_break(winner) > s.tie_break(n) for n in rivals)


def two_full_arks(record: Record, s: Animals) -> bool:
    return len([load for load in s.loads if load >= 10]) >= 2


def a_full_ark_loses(record: Record, s: Animals) -> bool:
    return s.loads[s.ranks().index(1)] < 10


def last_player_must_pass(record: Record, s: Animals) -> bool:
    return verbs(record)[-1] == "pass" and not s.table


def last_turn_declined(record: Record, s: Animals) -> bool:
    return verbs(record)[-1] == "decline"


def last_turn_is_a_duty(record: Record, s: Animals) -> bool:
    return verbs(record)[-1] in ("split", "pull", "pull-hidden", "done") and s.players_in == 1


KINDS: list[Callable[[Record, Animals], bool]] = [
    exactly_ten, pairs_make_room, surplus_best, surplus_asked, surplus_asked_of_two, win_shared,
    tie_broken_by_species, two_full_arks, a_full_ark_loses, last_player_must_pass,
    last_turn_declined, last_turn_is_a_duty,
]  # fmt: skip


@clause("A-5.1", "A-5.3", "A-5.5", "A-4.2")
@pytest.mark.parametrize("kind", KINDS)
def test_a_finished_game_ends_so(kind: Callable[[Record, Animals], bool]) -> None:
    assert kind(*read(kind.__name__.replace("_", "-")))


def test_every_finished_game_is_replayed() -> None:
    stored = sorted(path.stem for path in ENDS.glob("*.json"))
    assert stored == sorted(kind.__name__.replace("_", "-") for kind in KINDS)
