"""Vikings on Board as text, for the terminal."""

from collections.abc import Callable

from meadhall.games.vikings_on_board.view import VikingsView


def draw(view: VikingsView, say: Callable[..., str]) -> str:
    return ""
