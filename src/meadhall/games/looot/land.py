"""The land: boards, ocean and trophy board as one hex map, and what lies beside what.

A *layout* is a list of numbers, four to a board: face, rotation, q, r for each land board,
then side, rotation, q, r of the ocean board and of the trophy board. Within a board all is
fixed, so only what meets across the edges has to be found for each layout.
"""

from typing import Final

from meadhall.games.looot.pieces import (
    FACE_FIELDS,
    FACE_KINDS,
    FIELDS,
    HEXES,
    HOUSE,
    LANDS,
    NEIGHBOURS,
    NO_KIND,
    OCEAN_BOARD,
    SHAPE,
    SIDE_KINDS,
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
OCEAN_SLOT: Final = SPACES  # + slot; on the grid only
TROPHY_SLOT: Final = OCEAN_SLOT + SLOTS

BIT: Final = [1 << space for space in range(SPACES)]
FOUR: Final = 4  # numbers to a board in a layout


def turn(q: int, r: int, steps: int) -> tuple[int, int]:
    """A hex turned about the middle by steps of 60 degrees clockwise."""
    for _ in range(steps % 6):
        q, r = -r, q + r
    return q, r


def _turned(hexes: list[list[int]]) -> list[list[int]]:
    """For each of six rotations, where the hexes lie on the grid."""
    found = []
    for steps in range(6):
        places = []
        for q, r in hexes:
            tq, tr = turn(q, r, steps)
            places.append(tq * ROW + tr)
        found.append(places)
    return found


BOARD_CELLS: Final = _turned(SHAPE)
SIDE_CELLS: Final = _turned(SLOT_HEXES + SIDE_SPACES)
STEP: Final = [q * ROW + r for q, r in NEIGHBOURS]


def _inside() -> list[list[int]]:
    """The hexes of a board beside each of its hexes, in the order of the directions."""
    return [
        [SHAPE.index([q + dq, r + dr]) for dq, dr in NEIGHBOURS if [q + dq, r + dr] in SHAPE]
        for q, r in SHAPE
    ]


def _edges() -> list[tuple[int, int]]:
    """(hex, direction) wherever a board ends."""
    found = []
    for at, (q, r) in enumerate(SHAPE):
        for direction, (dq, dr) in enumerate(NEIGHBOURS):
            if [q + dq, r + dr] not in SHAPE:
                found.append((at, direction))
    return found


INSIDE: Final = _inside()
EDGES: Final = _edges()


def _near(face: int) -> list[list[int]]:
    """The resource spaces of the same board beside each resource space."""
    first = face // 2 * HEXES
    fields = FACE_FIELDS[face]
    return [
        [first + other for other in INSIDE[at] if fields[other] < 0] if fields[at] < 0 else []
        for at in range(HEXES)
    ]


def _near_fields(face: int) -> list[int]:
    """The building fields of the same board beside each resource space, one bit each."""
    fields = FACE_FIELDS[face]
    return [
        sum([1 << fields[other] for other in INSIDE[at] if fields[other] >= 0])
        if fields[at] < 0
        else 0
        for at in range(HEXES)
    ]


def _masks(face: int) -> list[int]:
    first = face // 2 * HEXES
    return [
        sum([BIT[space] for space in near], BIT[first + at])
        for at, near in enumerate(FACE_NEAR[face])
    ]


FACE_NEAR: Final = [_near(face) for face in range(2 * LANDS)]
FACE_NEAR_FIELDS: Final = [_near_fields(face) for face in range(2 * LANDS)]
FACE_NEAR_MASK: Final = [_masks(face) for face in range(2 * LANDS)]


class Land:
    """What lies beside what in one layout. Never changed, so copies of a game share it."""

    def __init__(self, layout: list[int]) -> None:
        self.layout = layout
        self.boards = len(layout) // FOUR - 2
        self.kind = [NO_KIND] * SPACES
        self.field_space = [NOTHING] * FIELDS  # where each building field lies, if in play
        self.near: list[list[int]] = [[]] * SPACES  # the resource spaces beside each
        self.near_mask = [0] * SPACES  # the same as bits, with the space itself
        self.near_fields = [0] * SPACES  # the building fields beside each, one bit each
        self.slot_near: list[list[int]] = [[] for _ in range(SLOTS)]
        grid = [NOTHING] * (ROW * ROW)
        for at in range(self.boards):
            self._lay_board(grid, at * FOUR)
        self._lay_side(grid, self.boards * FOUR, OCEAN_BOARD, OCEAN_SLOT)
        self._lay_side(grid, self.boards * FOUR + FOUR, TROPHY_BOARD, TROPHY_SLOT)
        for at in range(self.boards):
            middle = CENTRE + layout[at * FOUR + 2] * ROW + layout[at * FOUR + 3]
            rotation = layout[at * FOUR + 1]
            cells = BOARD_CELLS[rotation]
            for hex_, direction in EDGES:
                here = middle + cells[hex_]
                other = grid[here + STEP[(direction + rotation) % 6]]
                if other != NOTHING:
                    self._meet(grid[here], other)
        for at in range(self.boards * FOUR, len(layout), FOUR):
            middle = CENTRE + layout[at + 2] * ROW + layout[at + 3]
            cells = SIDE_CELLS[layout[at + 1]]
            for hex_ in range(SLOTS, len(cells)):
                here = middle + cells[hex_]
                for step in STEP:
                    if grid[here + step] != NOTHING:
                        self._meet(grid[here], grid[here + step])

    def _lay_board(self, grid: list[int], at: int) -> None:
        layout = self.layout
        face = layout[at]
        first = face // 2 * HEXES
        middle = CENTRE + layout[at + 2] * ROW + layout[at + 3]
        fields = FACE_FIELDS[face]
        space = first
        for cell in BOARD_CELLS[layout[at + 1]]:
            grid[middle + cell] = space
            if fields[space - first] >= 0:
                self.field_space[fields[space - first]] = space
            space += 1
        self.kind[first:space] = FACE_KINDS[face]
        self.near[first:space] = FACE_NEAR[face]
        self.near_mask[first:space] = FACE_NEAR_MASK[face]
        self.near_fields[first:space] = FACE_NEAR_FIELDS[face]

    def _lay_side(self, grid: list[int], at: int, board: int, slot: int) -> None:
        layout = self.layout
        middle = CENTRE + layout[at + 2] * ROW + layout[at + 3]
        cells = SIDE_CELLS[layout[at + 1]]
        for hex_ in range(SLOTS):
            grid[middle + cells[hex_]] = slot + hex_
        kinds = SIDE_KINDS[board - OCEAN_BOARD][layout[at]]
        for hex_ in range(len(kinds)):
            space = board * HEXES + hex_
            grid[middle + cells[SLOTS + hex_]] = space
            self.kind[space] = kinds[hex_]
            self.near_mask[space] = BIT[space]

    def _meet(self, space: int, other: int) -> None:
        """Across an edge of boards: `space`, if vikings stand there, has `other` beside it."""
        if other >= TROPHY_SLOT or self.kind[space] >= HOUSE:
            return
        if other >= OCEAN_SLOT:
            self.slot_near[other - OCEAN_SLOT].append(space)
        elif self.kind[other] >= HOUSE:
            self.near_fields[space] |= 1 << self.field_space.index(other)
        else:
            self.near[space] = [*self.near[space], other]
            self.near_mask[space] = self.near_mask[space] | BIT[other]


def hexes(layout: list[int]) -> list[tuple[int, int, int]]:
    """(space, q, r) of every hex of the layout; slots as OCEAN_SLOT and TROPHY_SLOT + 0..4."""
    found = []
    boards = len(layout) // FOUR - 2
    for at in range(boards + 2):
        face, rotation, q, r = layout[at * FOUR : at * FOUR + FOUR]
        if at < boards:
            names = [face // 2 * HEXES + hex_ for hex_ in range(HEXES)]
            shape = SHAPE
        else:
            slot = OCEAN_SLOT if at == boards else TROPHY_SLOT
            side = (OCEAN_BOARD if at == boards else TROPHY_BOARD) * HEXES
            names = [slot + hex_ for hex_ in range(SLOTS)] + [side, side + 1]
            shape = SLOT_HEXES + SIDE_SPACES
        for name, (hq, hr) in zip(names, shape, strict=True):
            tq, tr = turn(hq, hr, rotation)
            found.append((name, q + tq, r + tr))
    return found
