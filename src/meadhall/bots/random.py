"""Plays any legal move."""

from meadhall.core.observation import Observation
from meadhall.core.rng import Rng


class RandomBot:
    """Plays any legal move, each equally likely."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, seen: Observation) -> int:
        return seen.legal[self.rng.below(len(seen.legal))]
