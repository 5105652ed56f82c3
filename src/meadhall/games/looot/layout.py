"""How the boards lie: land boards, ocean board and trophy board on one map of hexes."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.state import Component
from meadhall.games.looot.pieces import (
    EXAMPLE_LAYOUTS,
    FACES,
    HEXES,
    NEIGHBOURS,
    OCEAN_BOARD,
    SHAPE,
    SIDE_SPACES,
    SLOT_HEXES,
    SLOTS,
    SPACES,
    TROPHY_BOARD,
)

# Hexes in a square grid of 48 x 48: one number each, the first board's middle at CENTRE.
# No land reaches further than 20 hexes from there.
ROW: Final = 48
CENTRE: Final = ROW // 2 * ROW + ROW // 2
NOTHING: Final = -1
EMPTY_GRID: Final = vec[i64]([NOTHING] * (ROW * ROW))
OCEAN_SLOT: Final = SPACES  # + slot: the numbers of slots on the grid, after those of the spaces
TROPHY_SLOT: Final = OCEAN_SLOT + SLOTS
STEPS: Final = vec[i64]([q * ROW + r for q, r in NEIGHBOURS])  # to the six hexes around


def turn(q: i64, r: i64, steps: i64) -> tuple[i64, i64]:
    """A hex turned about the middle by steps of 60 degrees clockwise."""
    for _ in range(steps % 6):
        q, r = -r, q + r
    return q, r


def _turned(hexes: list[list[int]]) -> list[vec[i64]]:
    """Where the hexes of a board lie on the grid, from its middle, for each of six rotations."""
    found = []
    for steps in range(6):
        places = []
        for q, r in hexes:
            tq, tr = turn(q, r, steps)
            places.append(tq * ROW + tr)
        found.append(vec[i64](places))
    return found


BOARD_CELLS: Final = _turned(SHAPE)
SIDE_CELLS: Final = _turned(SLOT_HEXES + SIDE_SPACES)  # of the ocean and of the trophy board


@final
class Place(Component):
    """Where a board lies: its middle, and its rotation in steps of 60 degrees clockwise."""

    rotation: i64
    q: i64
    r: i64

    def __init__(self, rotation: i64, q: i64, r: i64) -> None:
        self.rotation = rotation
        self.q = q
        self.r = r

    def middle(self) -> i64:
        """The hex in its middle, on the grid."""
        return CENTRE + self.q * ROW + self.r


@final
class LaidBoard(Component):
    """A board on the map, with one of its faces up."""

    face: i64
    place: Place

    def __init__(self, face: i64, place: Place) -> None:
        self.face = face
        self.place = place


@final
class Layout(Component):
    """L-1.1 to L-1.3  The land boards in the order of laying, and the two boards beside them."""

    lands: list[LaidBoard]
    ocean: LaidBoard
    trophies: LaidBoard

    def __init__(self, lands: list[LaidBoard], ocean: LaidBoard, trophies: LaidBoard) -> None:
        self.lands = lands
        self.ocean = ocean
        self.trophies = trophies


def _example(entry: Any) -> Layout:
    lands = [
        LaidBoard(FACES.index(board["face"]), Place(board["rotation"], *board["offset"]))
        for board in entry["land"]
    ]
    ocean, trophies = [
        LaidBoard(board["side"] - 1, Place(board["rotation"], *board["offset_of_middle_slot"]))
        for board in (entry["ocean"], entry["trophy"])
    ]
    return Layout(lands, ocean, trophies)


EXAMPLES: Final = [_example(entry) for entry in EXAMPLE_LAYOUTS]


def first_space(board: LaidBoard) -> i64:
    """The first of the 25 spaces of a land board."""
    return board.face // 2 * HEXES


def hexes(layout: Layout) -> list[tuple[int, int, int]]:
    """(space, q, r) of every hex of the layout; slots as OCEAN_SLOT and TROPHY_SLOT + 0..4."""
    found = []
    for board in layout.lands:
        first = first_space(board)
        found += _on_map(board.place, [first + hex_ for hex_ in range(HEXES)], SHAPE)
    for board, slot, side in (
        (layout.ocean, OCEAN_SLOT, OCEAN_BOARD * HEXES),
        (layout.trophies, TROPHY_SLOT, TROPHY_BOARD * HEXES),
    ):
        names = [slot + hex_ for hex_ in range(SLOTS)] + [side, side + 1]
        found += _on_map(board.place, names, SLOT_HEXES + SIDE_SPACES)
    return found


def _on_map(place: Place, names: list[int], shape: list[list[int]]) -> list[tuple[int, int, int]]:
    found = []
    for name, (q, r) in zip(names, shape, strict=True):
        tq, tr = turn(q, r, place.rotation)
        found.append((name, int(place.q + tq), int(place.r + tr)))
    return found
