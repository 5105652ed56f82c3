"""O-13  Alone."""

import pytest

from meadhall.games.feast_for_odin.spaces import ALL_SPACES
from meadhall.games.feast_for_odin.state import ACTING
from tests.games.feast_for_odin.table import bare, cannot, do, new, round_over
from tests.marks import clause


@clause("O-13.1", "O-13.2", "O26")
@pytest.mark.parametrize(
    ("length", "vikings"),
    [("long", [6, 7, 8, 9, 10, 11, 12]), ("short", [7, 8, 9, 10, 11, 12])],
)
def test_vikings_by_round(length: str, vikings: list[int]) -> None:
    s = new(1, length=length)
    found: list[int] = []
    while not s.over:
        if s.phase == ACTING and len(found) < s.round:
            found.append(s.players[0].thing)
            do(s, "occupy market_beans" if s.round % 2 else "occupy take_stockfish")
        round_over(s)
    assert found == vikings


@clause("O-13.3", "O26")
def test_last_round_s_vikings_block_for_one_round() -> None:
    s = do(new(1), "occupy market_beans")
    round_over(s)
    assert cannot(s, "occupy market_beans")
    assert s.there[ALL_SPACES.index("market_beans")] == 1
    round_over(s)
    assert not cannot(s, "occupy market_beans")


@clause("O-13.3", "O36")
def test_unplaced_vikings_wait_with_their_colour() -> None:
    s = do(new(1), "occupy market_beans", "pass")
    round_over(s)
    assert list(s.waiting_home) == [5, 0]
    assert s.players[0].thing == 7
    s.check()


@clause("O-13.4")
def test_one_always_starts_and_there_is_nothing_to_imitate() -> None:
    s = do(new(1), "occupy market_beans")
    round_over(s)
    assert (s.starter, s.imitations) == (0, 0)
    do(bare(s), "occupy wood_per_player")
    assert sum(s.players[0].supply) == 2
