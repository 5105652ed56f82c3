"""What an end is worth to each seat."""

from typing import Any, cast

import pytest

from meadhall.core.options import BadOption
from meadhall.core.state import State
from meadhall.lab.rewards import rank, reward_of, score, win


class End:
    """Only what rewards look at."""

    def __init__(self, ranks: list[int], scores: list[int]) -> None:
        self._ranks = ranks
        self._scores = scores

    def ranks(self) -> list[int]:
        return self._ranks

    def scores(self) -> list[int]:
        return self._scores


def end(ranks: list[int], scores: list[int]) -> State:
    return cast(State, cast(Any, End(ranks, scores)))


def test_the_winner_gets_one_and_all_sum_to_nothing() -> None:
    assert win(end([2, 1, 3], [5, 9, 1])) == [-0.5, 1.0, -0.5]


def test_a_shared_win_is_shared() -> None:
    assert win(end([1, 1], [5, 5])) == [0.0, 0.0]
    assert win(end([1, 1, 3], [5, 5, 1])) == [0.25, 0.25, -0.5]


def test_places_pay_from_one_to_minus_one() -> None:
    assert rank(end([2, 1, 3], [5, 9, 1])) == [0.0, 1.0, -1.0]
    assert rank(end([1, 1, 3], [5, 5, 1])) == [0.5, 0.5, -1.0]


def test_the_score_is_the_lead_over_the_best_other() -> None:
    assert score(end([2, 1, 3], [5, 9, 1])) == [-4.0, 4.0, -8.0]
    assert score(end([1], [42])) == [42.0]


def test_unknown_rewards_and_those_that_need_others_are_refused() -> None:
    with pytest.raises(BadOption, match="there are: win, rank, score"):
        reward_of("luck", 2)
    with pytest.raises(BadOption, match="for one player use 'score'"):
        reward_of("win", 1)
    assert reward_of(None, 1) is score
    assert reward_of(None, 3) is win
