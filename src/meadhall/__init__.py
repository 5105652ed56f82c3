"""Meadhall: five ship-themed board games, to play and to study."""

from meadhall.core.game import Game, WrongRules
from meadhall.core.options import BadOption
from meadhall.core.registry import UnknownGame, all_games, game
from meadhall.core.rng import Rng
from meadhall.core.state import IllegalAction, State, rollout

__version__ = "0.1.0"
__all__ = [
    "BadOption",
    "Game",
    "IllegalAction",
    "Rng",
    "State",
    "UnknownGame",
    "WrongRules",
    "all_games",
    "game",
    "rollout",
]
