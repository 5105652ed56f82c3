"""A Feast for Odin as text, for the terminal."""

from collections.abc import Callable

from meadhall.games.feast_for_odin.view import OdinView


def draw(view: OdinView, say: Callable[..., str]) -> str:
    return ""
