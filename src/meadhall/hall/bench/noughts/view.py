"""The view of a seat, of noughts and crosses."""

from meadhall.core.view import asked, result
from meadhall.hall.bench.noughts.rules import EMPTY, Noughts
from meadhall.hall.bench.noughts.seen import NoughtsView


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
