"""Observation: what a bot gets. It holds no reference to the true State."""

from typing import Any

from meadhall.core.game import Game
from meadhall.core.rng import Rng
from meadhall.core.state import State


class Observation:
    """A view, the legal actions, and sampled worlds that could be the true one.

    It holds a sampled state, never the true one. Sampling again from a sample has the
    same distribution, so nothing is lost by it.

    Attributes:
        game: The rules.
        seat: Who is asked.
        view: What that seat sees.
        legal: Its legal action ids.
    """

    def __init__(self, state: State, seat: int, rng: Rng) -> None:
        self.game: Game = state.game
        self.seat = seat
        self.view: Any = state.view(seat)
        self.legal = state.legal(seat)
        self._world = state.sample(seat, rng)

    def sample(self, rng: Rng) -> State:
        """A complete state that looks the same to this seat, to be played on at will."""
        return self._world.sample(self.seat, rng)
