"""Skibe as text, for the terminal."""

from collections.abc import Callable

from meadhall.games.skibe.view import SkibeView


def draw(view: SkibeView, say: Callable[..., str]) -> str:
    return ""
