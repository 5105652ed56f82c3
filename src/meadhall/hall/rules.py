"""The games of the registry, looked up once: reading the entry points takes milliseconds."""

from functools import lru_cache

from meadhall.core.game import Game
from meadhall.core.registry import UnknownGame, game


@lru_cache(maxsize=256)  # askers may name anything
def find(slug: str) -> Game | None:
    try:
        return game(slug)
    except UnknownGame:
        return None
