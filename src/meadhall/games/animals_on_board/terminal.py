"""Animals on Board as text, for the terminal."""

from collections.abc import Callable

from meadhall.games.animals_on_board.view import AnimalsView


def draw(view: AnimalsView, say: Callable[..., str]) -> str:
    return ""
