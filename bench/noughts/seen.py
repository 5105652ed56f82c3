"""View struct of noughts and crosses."""

from meadhall.core.seen import View


class NoughtsView(View, frozen=True):
    cells: list[int | None]
    marks: int
    wins: list[int]
