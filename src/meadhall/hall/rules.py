"""The games of the registry, looked up once: reading the entry points takes milliseconds."""

from functools import cache

from meadhall.core.game import Game
from meadhall.core.registry import UnknownGame, game


@cache
def find(slug: str) -> Game | None:
    try:
        return game(slug)
    except UnknownGame:
        return None
