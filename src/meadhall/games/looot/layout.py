"""Drawing a land by lot: only what the rules allow (L-1.1 to L-1.3)."""

from typing import Final

from meadhall.core.rng import Rng
from meadhall.games.looot.land import BOARD_CELLS, CENTRE, FOUR, ROW, SIDE_CELLS, turn
from meadhall.games.looot.pieces import JOINS, LANDS, SIDE_PLACES

ALL_SIDES: Final = 7  # one bit for each side of a board


def join_key(rotation: int, q: int, r: int) -> int:
    return (rotation % 6 * ROW + q) * ROW + r


JOIN_AT: Final = {join_key(rot, q, r): at for at, (_, _, rot, q, r) in enumerate(JOINS)}


class Builder:
    """A land being put together: what lies where, and which sides are still free."""

    def __init__(self) -> None:
        self.taken = [False] * (ROW * ROW)
        self.layout: list[int] = []
        self.free: list[int] = []  # by land board, in the order of laying

    def beside(self, board: int, rotation: int, q: int, r: int) -> list[int]:
        """Rotation, q and r, given as seen from a board already laid, on the map."""
        at = board * FOUR
        steps = self.layout[at + 1]
        tq, tr = turn(q, r, steps)
        return [(rotation + steps) % 6, self.layout[at + 2] + tq, self.layout[at + 3] + tr]

    def fits(self, cells: list[list[int]], place: list[int]) -> bool:
        middle = CENTRE + place[1] * ROW + place[2]
        return not any(self.taken[middle + cell] for cell in cells[place[0]])

    def lay(self, cells: list[list[int]], what: int, place: list[int]) -> None:
        middle = CENTRE + place[1] * ROW + place[2]
        for cell in cells[place[0]]:
            self.taken[middle + cell] = True
        self.layout.append(what)
        self.layout.extend(place)

    def lay_board(self, face: int, place: list[int]) -> None:
        """L-1.1  A land board; each side by which it now meets another is no longer free."""
        self.lay(BOARD_CELLS, face, place)
        self.free.append(ALL_SIDES)
        new = len(self.free) - 1
        for other in range(new):
            at = other * FOUR
            back = -self.layout[at + 1]
            q, r = turn(place[1] - self.layout[at + 2], place[2] - self.layout[at + 3], back)
            join = JOIN_AT.get(join_key(place[0] + back, q, r), -1)
            if join >= 0:
                self.free[other] &= ~(1 << JOINS[join][0])
                self.free[new] &= ~(1 << JOINS[join][1])

    def joined(self, board: int, join: int) -> list[int]:
        """Where a board joined that way to that one would lie; empty if it cannot."""
        own, _, rotation, q, r = JOINS[join]
        if not self.free[board] >> own & 1:
            return []
        place = self.beside(board, rotation, q, r)
        return place if self.fits(BOARD_CELLS, place) else []

    def along(self, board: int, which: int) -> list[int]:
        """Where the ocean or trophy board would lie along a free side; empty if it cannot."""
        side, rotation, q, r = SIDE_PLACES[which]
        if not self.free[board] >> side & 1:
            return []
        place = self.beside(board, rotation, q, r)
        return place if self.fits(SIDE_CELLS, place) else []


def draw_layout(boards: int, rng: Rng) -> list[int]:
    """A layout by lot: boards, faces, joins, and where ocean and trophies lie."""
    builder = Builder()
    order = list(range(LANDS))
    rng.shuffle(order)
    for at in range(boards):
        place = [0, 0, 0] if at == 0 else []
        while not place:
            place = builder.joined(rng.below(at), rng.below(len(JOINS)))
        builder.lay_board(order[at] * 2 + rng.below(2), place)
    for _ in range(2):  # L-1.2, L-1.3  ocean, then trophies, each along a side of its own
        place = []
        while not place:
            board = rng.below(boards)
            which = rng.below(len(SIDE_PLACES))
            place = builder.along(board, which)
        builder.free[board] &= ~(1 << SIDE_PLACES[which][0])
        builder.lay(SIDE_CELLS, rng.below(2), place)
    return builder.layout
