"""Looot as text."""

from collections.abc import Callable

from meadhall.games.looot.view import LoootView


def draw(view: LoootView, say: Callable[..., str]) -> str:
    return ""
