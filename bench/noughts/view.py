"""A seat's view of noughts and crosses."""

from bench.noughts.rules import EMPTY, Noughts
from bench.noughts.seen import NoughtsView
from meadhall.core.view import asked, result


def view(s: Noughts, seat: int | None) -> NoughtsView:
    cells = [None if cell == EMPTY else cell for cell in s.cells]
    return NoughtsView(
        seat=seat,
        over=s.over,
        waiting=s.waiting,
        prompt=asked(s, seat),
        result=result(s),
        cells=cells,
        marks=s.marks,
        wins=s.wins[:],
    )
