"""V-6  The score.

Clause numbers are those of docs/rules/vikings-on-board.md.
"""

from meadhall.core.state import TallyLine
from meadhall.games.vikings_on_board.pieces import BETS, GOOD_KINDS, GOODS, bet_of
from meadhall.games.vikings_on_board.table import PILE, WON, Table


def won_values(s: Table, seat: int) -> list[int]:
    return [value for value in range(1, BETS + 1) if s.bets[bet_of(seat, value)] == WON]


def points(s: Table, seat: int) -> list[int]:
    """V-6.2  Each kind of goods at its market price, won bets at their value."""
    counts = s.goods_at(PILE + seat)
    goods = [counts[kind] * s.market[kind] for kind in range(GOOD_KINDS)]
    return [*goods, sum(won_values(s, seat))]


def tally(s: Table, seat: int) -> list[TallyLine]:
    """The points with their names."""
    counts = s.goods_at(PILE + seat)
    *goods, bets = points(s, seat)
    lines: list[TallyLine] = []
    for kind in range(GOOD_KINDS):
        args = {"good": GOODS[kind], "count": counts[kind], "price": s.market[kind]}
        lines.append(TallyLine("tally-goods", goods[kind], args))
    return [*lines, TallyLine("tally-bets", bets, {"count": len(won_values(s, seat))})]


def tie_break(s: Table, seat: int) -> list[int]:
    """V-6.3  More goods, then more points from goods."""
    counts = s.goods_at(PILE + seat)
    return [sum([int(count) for count in counts]), sum(points(s, seat)[:GOOD_KINDS])]
