"""L-1.1 to L-1.3  Drawing a layout by lot, among all that the rules allow."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.rng import Rng
from meadhall.core.sets import has, single, without
from meadhall.games.looot.layout import (
    BOARD_CELLS,
    EMPTY_GRID,
    NOTHING,
    SIDE_CELLS,
    LaidBoard,
    Layout,
    Place,
    turn,
)
from meadhall.games.looot.pieces import ALL_SIDES, JOINS, LANDS, SIDE_JOINS, Join

TAKEN: Final = 0  # any number but NOTHING


@final
class Builder:
    """A layout being put together: which hexes are taken, and which sides are still free."""

    def __init__(self) -> None:
        self.taken = EMPTY_GRID[:]
        self.lands: list[LaidBoard] = []
        self.free_sides: list[int] = []  # of each land board, as sets

    def place(self, board: i64, join: Join) -> Place:
        """Where a board joined that way to a land board lies on the map."""
        start = self.lands[board].place
        q, r = turn(join.q, join.r, start.rotation)
        return Place((join.rotation + start.rotation) % 6, start.q + q, start.r + r)

    def free_place(self, board: i64, join: Join, cells: list[vec[i64]]) -> Place | None:
        """The same, if the side is free and nothing overlaps; else None."""
        if not has(self.free_sides[board], join.side):
            return None
        place = self.place(board, join)
        return None if self.overlaps(place, cells) else place

    def overlaps(self, place: Place, cells: list[vec[i64]]) -> bool:
        middle = place.middle()
        for cell in cells[place.rotation]:
            if self.taken[middle + cell] != NOTHING:
                return True
        return False

    def take(self, place: Place, cells: list[vec[i64]]) -> None:
        middle = place.middle()
        for cell in cells[place.rotation]:
            self.taken[middle + cell] = TAKEN

    def lay_land(self, face: i64, place: Place) -> None:
        """L-1.1  Each side by which the board now meets another one is no longer free."""
        self.take(place, BOARD_CELLS)
        free = ALL_SIDES
        for board in range(len(self.lands)):
            join = self.join_between(self.lands[board].place, place)
            if join is not None:
                self.use_side(board, join.side)
                free = without(free, single(join.other_side))
        self.lands.append(LaidBoard(face, place))
        self.free_sides.append(free)

    def join_between(self, start: Place, place: Place) -> Join | None:
        """The join by which two land boards meet, as seen from the first; None if by none."""
        rotation = (place.rotation - start.rotation) % 6
        q, r = turn(place.q - start.q, place.r - start.r, -start.rotation)
        for join in JOINS:
            if join.q == q and join.r == r and join.rotation % 6 == rotation:
                return join
        return None

    def use_side(self, board: i64, side: i64) -> None:
        self.free_sides[board] = without(self.free_sides[board], single(side))


def draw_layout(boards: int, rng: Rng) -> Layout:
    """Draws boards, faces, joins, and where ocean and trophies lie."""
    builder = Builder()
    order = list(range(LANDS))
    rng.shuffle(order)
    for at in range(boards):
        place = Place(0, 0, 0) if at == 0 else draw_place_of_land(builder, rng)
        builder.lay_land(order[at] * 2 + rng.below(2), place)
    ocean = draw_side_board(builder, rng)
    return Layout(builder.lands, ocean, draw_side_board(builder, rng))


def draw_place_of_land(builder: Builder, rng: Rng) -> Place:
    """L-1.1  A board already laid and a join are drawn until they fit."""
    place: Place | None = None
    while place is None:
        board = rng.below(len(builder.lands))
        place = builder.free_place(board, JOINS[rng.below(len(JOINS))], BOARD_CELLS)
    return place


def draw_side_board(builder: Builder, rng: Rng) -> LaidBoard:
    """L-1.2, L-1.3  Ocean and trophies, each along a free side of its own."""
    place: Place | None = None
    while place is None:
        board = rng.below(len(builder.lands))
        join = SIDE_JOINS[rng.below(len(SIDE_JOINS))]
        place = builder.free_place(board, join, SIDE_CELLS)
    builder.use_side(board, join.side)
    builder.take(place, SIDE_CELLS)
    return LaidBoard(rng.below(2), place)
