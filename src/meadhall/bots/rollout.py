"""Flat Monte Carlo: tries each legal move in sampled worlds and plays them to the end.

The same worlds are used for every move, so that luck does not decide between them. With a
budget of playouts the same seed gives the same choice; with one of time it need not.
"""

from time import perf_counter

from meadhall.core.observation import Observation
from meadhall.core.rng import Rng
from meadhall.core.state import State, rollout


class RolloutBot:
    """Plays the move whose playouts came out best.

    Args:
        rng: Its own chance.
        playouts: How many for a decision, if there is no limit of time.
        milliseconds: How long it thinks.
    """

    def __init__(self, rng: Rng, playouts: int = 200, milliseconds: int | None = None) -> None:
        self.rng = rng
        self.playouts = playouts
        self.milliseconds = milliseconds

    def choose(self, seen: Observation) -> int:
        moves = seen.legal
        if len(moves) == 1:
            return moves[0]
        sums = [0.0] * len(moves)
        for _ in range(self._worlds(len(moves))):
            world = seen.sample(self.rng)
            for at, move in enumerate(moves):
                trial = world.clone()
                trial.act(seen.seat, move)
                rollout(trial, self.rng)
                sums[at] += worth(trial, seen.seat)
            if self.milliseconds is not None and perf_counter() >= self._deadline:
                break
        best = max(sums)
        return moves[sums.index(best)]

    def _worlds(self, moves: int) -> int:
        """How many worlds the budget allows; each costs one playout a move."""
        if self.milliseconds is None:
            return max(1, self.playouts // moves)
        self._deadline = perf_counter() + self.milliseconds / 1000
        return 1 << 30


def worth(end: State, seat: int) -> float:
    """A finished game to that seat: a win counts most, then the lead over the best other."""
    scores = end.scores()
    others = [score for other, score in enumerate(scores) if other != seat]
    if not others:
        return float(scores[seat])
    ranks = end.ranks()
    won = 1.0 / ranks.count(1) if ranks[seat] == 1 else 0.0
    return won + (scores[seat] - max(others)) * 0.02
