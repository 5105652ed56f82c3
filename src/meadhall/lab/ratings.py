"""Statistics of matches: means with intervals, and Elo ratings fitted to all pairs."""

from collections.abc import Mapping, Sequence
from math import log10, sqrt
from random import Random
from statistics import NormalDist, fmean, stdev

import msgspec

CONFIDENCE = 0.95
ELO_SCALE = 400  # points for odds of ten to one
ROUNDS = 1000  # of the fit, at most
PRECISION = 1e-5  # relative change of a strength at which the fit ends: below 0.01 Elo points
RESAMPLES = 200

Pair = tuple[str, str]


class Estimate(msgspec.Struct, frozen=True):
    """A mean with its 95 % interval; without an interval if there is only one value."""

    mean: float
    low: float | None
    high: float | None


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of independent values, with a Student interval."""
    mean = fmean(values)
    if len(values) < 2:
        return Estimate(round(mean, 4), None, None)
    wide = student(len(values) - 1) * stdev(values) / sqrt(len(values))
    return Estimate(round(mean, 4), round(mean - wide, 4), round(mean + wide, 4))


def student(freedom: int) -> float:
    """The two-sided 95 % quantile of Student's distribution (Cornish-Fisher expansion)."""
    z = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2)
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )


def fit_elo(players: Sequence[str], shares: Mapping[Pair, Sequence[float]]) -> dict[str, float]:
    """Bradley-Terry strengths as Elo points, with a mean of 0.

    Args:
        players: All players.
        shares: For each pair that met, what the first one got of each match, from 0 to 1.
    """
    won: dict[str, float] = dict.fromkeys(players, 0.0)
    met: dict[Pair, float] = {}
    for (one, other), values in shares.items():
        # one drawn match more: a player who won or lost everything keeps a finite rating
        got = sum(values) + 0.5
        total = len(values) + 1.0
        won[one] += got
        won[other] += total - got
        met[one, other] = met.get((one, other), 0) + total
    strength: dict[str, float] = dict.fromkeys(players, 1.0)
    for _ in range(ROUNDS):
        against: dict[str, float] = dict.fromkeys(players, 0.0)
        for (one, other), total in met.items():
            each = total / (strength[one] + strength[other])
            against[one] += each
            against[other] += each
        old = strength
        strength = {
            player: won[player] / against[player] if against[player] else 1.0 for player in players
        }
        if all(abs(strength[one] - old[one]) <= PRECISION * old[one] for one in players):
            break
    points = {player: ELO_SCALE * log10(strength[player]) for player in players}
    middle = fmean(points.values())
    return {player: points[player] - middle for player in players}


def elo(
    players: Sequence[str], shares: Mapping[Pair, Sequence[float]], seed: int = 1
) -> dict[str, Estimate]:
    """Elo ratings of all players, with bootstrap intervals over the matches of each pair."""
    best = fit_elo(players, shares)
    random = Random(seed)
    drawn: dict[str, list[float]] = {player: [] for player in players}
    for _ in range(RESAMPLES):
        again = {pair: random.choices(values, k=len(values)) for pair, values in shares.items()}
        for player, points in fit_elo(players, again).items():
            drawn[player].append(points)
    tail = round(RESAMPLES * (1 - CONFIDENCE) / 2)
    found = {}
    for player in players:
        row = sorted(drawn[player])
        found[player] = Estimate(round(best[player]), round(row[tail]), round(row[-1 - tail]))
    return found
