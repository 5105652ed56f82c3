"""Finished games, one for each way a game can end, played again move by move."""

from pathlib import Path

import pytest

from meadhall.core.record import Record
from meadhall.games.feast_for_odin.rules import Odin

ENDS = Path(__file__).with_name("ends")


def ended(name: str) -> Odin:
    state = Record.open(ENDS / f"{name}.json").last()
    assert isinstance(state, Odin)
    assert state.over
    state.check()
    return state


@pytest.mark.parametrize(
    ("name", "rounds"), [("single-winner-long", 7), ("single-winner-short", 6)]
)
def test_one_player_wins(name: str, rounds: int) -> None:
    s = ended(name)
    assert s.round == rounds
    assert s.ranks().count(1) == 1


def test_a_shared_victory() -> None:
    assert ended("shared-victory").ranks() == [1, 1]


def test_a_shared_second_place() -> None:
    assert sorted(ended("shared-second-place").ranks()) == [1, 2, 2]


def test_alone() -> None:
    s = ended("solo")
    assert (s.seats, s.ranks()) == (1, [1])


def test_with_both_expansions() -> None:
    s = ended("all-expansions")
    assert s.marker >= 0
    assert any(s.players[seat].owned >> board & 1 for seat in range(2) for board in range(9, 13))
