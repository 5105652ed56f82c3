"""Ratings: means, intervals and Elo points."""

import random

import pytest

from meadhall.lab.ratings import elo, estimate, fit_elo, student


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(5, 2.571), (10, 2.228), (30, 2.042), (100, 1.984), (10000, 1.960)]
)
def test_students_quantile_is_that_of_the_tables(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=0.01)


def test_a_mean_of_one_value_has_no_interval() -> None:
    assert estimate([0.5]).low is None
    assert estimate([0.5]).mean == 0.5


def test_an_interval_covers_the_true_mean_in_95_of_100_samples() -> None:
    draw = random.Random(1)
    hits = 0
    for _ in range(1000):
        found = estimate([draw.random() for _ in range(12)])
        assert found.low is not None
        assert found.high is not None
        hits += found.low < 0.5 < found.high
    assert 930 <= hits <= 970


def test_elo_points_give_the_shares_that_were_played() -> None:
    shares = {("a", "b"): [1.0] * 640 + [0.0] * 360}
    found = fit_elo(["a", "b"], shares)
    assert found["a"] - found["b"] == pytest.approx(100, abs=1)  # 64 % is 100 points
    assert found["a"] + found["b"] == pytest.approx(0)


def test_elo_points_are_consistent_over_three_players() -> None:
    strong = [1.0] * 10 + [0.0]
    shares = {("a", "b"): strong, ("b", "c"): strong, ("a", "c"): [1.0] * 100 + [0.0]}
    found = fit_elo(["a", "b", "c"], shares)
    assert found["a"] > found["b"] > found["c"]
    assert found["a"] - found["b"] == pytest.approx(found["b"] - found["c"], rel=0.1)


def test_a_player_who_wins_everything_has_a_finite_rating() -> None:
    found = fit_elo(["a", "b"], {("a", "b"): [1.0] * 50})
    assert 500 < found["a"] - found["b"] < 2000


def test_more_matches_make_narrower_intervals() -> None:
    few, many = ([1.0, 0.0, 1.0, 0.0] * n for n in (3, 100))
    wide, narrow = (elo(["a", "b"], {("a", "b"): each})["a"] for each in (few, many))
    assert wide.low is not None and wide.high is not None
    assert narrow.low is not None and narrow.high is not None
    assert wide.high - wide.low > 3 * (narrow.high - narrow.low)
