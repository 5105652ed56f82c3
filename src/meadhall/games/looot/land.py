"""The land: what lies on each space of a layout, and what lies beside what (L-3.2)."""

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from meadhall.core.sets import set_of, single
from meadhall.games.looot.layout import (
    BOARD_CELLS,
    EMPTY_GRID,
    NOTHING,
    OCEAN_SLOT,
    SIDE_CELLS,
    STEPS,
    TROPHY_SLOT,
    LaidBoard,
    Layout,
    first_space,
)
from meadhall.games.looot.pieces import (
    FACE_FIELDS,
    FACE_KINDS,
    FIELDS,
    HEXES,
    LANDS,
    NEIGHBOURS,
    NO_FIELD,
    NO_KIND,
    OCEAN_BOARD,
    SHAPE,
    SIDE_KINDS,
    SLOTS,
    SPACES,
    TROPHY_BOARD,
)

# --- within a board, where nothing depends on the layout ---------------------------


def _hexes_around(hex_: int) -> list[int]:
    """The hexes of a board beside one of its hexes, in the order of the directions."""
    q, r = SHAPE[hex_]
    return [SHAPE.index([q + dq, r + dr]) for dq, dr in NEIGHBOURS if [q + dq, r + dr] in SHAPE]


AROUND: Final = [_hexes_around(hex_) for hex_ in range(HEXES)]
_EDGES: Final = [
    (hex_, direction)
    for hex_, (q, r) in enumerate(SHAPE)
    for direction, (dq, dr) in enumerate(NEIGHBOURS)
    if [q + dq, r + dr] not in SHAPE
]
EDGE_HEXES: Final = vec[i64]([hex_ for hex_, _ in _EDGES])  # wherever a board ends: the hex,
EDGE_DIRECTIONS: Final = vec[i64]([direction for _, direction in _EDGES])  # and the direction


def _near(face: int) -> list[vec[i64]]:
    """The resource spaces of the same board beside each resource space."""
    first = face // 2 * HEXES
    fields = FACE_FIELDS[face]
    return [
        vec[i64]([first + other for other in AROUND[at] if fields[other] == NO_FIELD])
        if fields[at] == NO_FIELD
        else NO_SPACES
        for at in range(HEXES)
    ]


def _fields_near(face: int) -> vec[i64]:
    """The building fields of the same board beside each resource space, as sets."""
    fields = FACE_FIELDS[face]
    return vec[i64](
        [
            set_of([fields[other] for other in AROUND[at] if fields[other] != NO_FIELD])
            if fields[at] == NO_FIELD
            else 0
            for at in range(HEXES)
        ]
    )


NO_SPACES: Final = vec[i64]()
FACE_NEAR: Final = [_near(face) for face in range(2 * LANDS)]
FACE_FIELDS_NEAR: Final = [_fields_near(face) for face in range(2 * LANDS)]
_FIELDS_ON: Final = [vec[i64](fields) for fields in FACE_FIELDS]
_KINDS_ON: Final = [vec[i64](kinds) for kinds in FACE_KINDS]
NO_KINDS: Final = vec[i64]([NO_KIND] * SPACES)
NO_FIELDS: Final = vec[i64]([NO_FIELD] * SPACES)
NO_NEAR: Final = [NO_SPACES] * SPACES
NO_SHORE: Final = [NO_SPACES] * SLOTS
NOWHERE: Final = vec[i64]([NOTHING] * FIELDS)
NO_FIELD_SETS: Final = vec[i64]([0] * SPACES)


# --- a whole layout ------------------------------------------------------------------


@final
class Land:
    """What lies beside what in one layout. It never changes, so copies of a game share it.

    Its rows start as copies of those that all layouts share; `append` may write into the room
    behind a row, so what is appended to is a copy too.
    """

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.kind = NO_KINDS[:]  # what lies on each space
        self.field = NO_FIELDS[:]  # the building field on each space, or NO_FIELD
        self.field_space = NOWHERE[:]  # the space of each building field, or NOTHING
        self.near = NO_NEAR[:]  # the resource spaces beside each resource space
        self.fields_near = NO_FIELD_SETS[:]  # the building fields beside it
        self.shore = NO_SHORE[:]  # the resource spaces beside each slot of the ocean board
        grid = EMPTY_GRID[:]
        for board in layout.lands:
            self._lay_land(grid, board)
        self._lay_side_board(grid, layout.ocean, OCEAN_BOARD, OCEAN_SLOT)
        self._lay_side_board(grid, layout.trophies, TROPHY_BOARD, TROPHY_SLOT)
        for board in layout.lands:
            self._join_land(grid, board)
        self._join_side_board(grid, layout.ocean)
        self._join_side_board(grid, layout.trophies)

    def _lay_land(self, grid: vec[i64], board: LaidBoard) -> None:
        first = first_space(board)
        kinds = _KINDS_ON[board.face]
        fields = _FIELDS_ON[board.face]
        fields_near = FACE_FIELDS_NEAR[board.face]
        near = FACE_NEAR[board.face]
        cells = BOARD_CELLS[board.place.rotation]
        middle = board.place.middle()
        for hex_ in range(HEXES):
            space = first + hex_
            grid[middle + cells[hex_]] = space
            self.kind[space] = kinds[hex_]
            self.near[space] = near[hex_]
            self.fields_near[space] = fields_near[hex_]
            self.field[space] = fields[hex_]
            if fields[hex_] != NO_FIELD:
                self.field_space[fields[hex_]] = space

    def _lay_side_board(self, grid: vec[i64], board: LaidBoard, which: i64, slot: i64) -> None:
        cells = SIDE_CELLS[board.place.rotation]
        middle = board.place.middle()
        for hex_ in range(SLOTS):
            grid[middle + cells[hex_]] = slot + hex_
        kinds = SIDE_KINDS[which - OCEAN_BOARD][board.face]
        for hex_ in range(len(kinds)):
            space = which * HEXES + hex_
            grid[middle + cells[SLOTS + hex_]] = space
            self.kind[space] = kinds[hex_]

    def _join_land(self, grid: vec[i64], board: LaidBoard) -> None:
        cells = BOARD_CELLS[board.place.rotation]
        middle = board.place.middle()
        for edge in range(len(EDGE_HEXES)):
            here = middle + cells[EDGE_HEXES[edge]]
            other = grid[here + STEPS[(EDGE_DIRECTIONS[edge] + board.place.rotation) % 6]]
            if other != NOTHING:
                self._meet(grid[here], other)

    def _join_side_board(self, grid: vec[i64], board: LaidBoard) -> None:
        cells = SIDE_CELLS[board.place.rotation]
        middle = board.place.middle()
        for hex_ in range(SLOTS, len(cells)):
            here = middle + cells[hex_]
            for step in STEPS:
                if grid[here + step] != NOTHING:
                    self._meet(grid[here], grid[here + step])

    def _meet(self, space: i64, other: i64) -> None:
        """Across an edge of boards: `space`, if vikings can stand there, has `other` beside it."""
        if self.field[space] != NO_FIELD or other >= TROPHY_SLOT:
            return
        if other >= OCEAN_SLOT:
            slot = other - OCEAN_SLOT
            self.shore[slot] = append(self.shore[slot][:], space)
        elif self.field[other] != NO_FIELD:
            self.fields_near[space] |= single(self.field[other])
        else:
            self.near[space] = append(self.near[space][:], other)

    def copy(self) -> "Land":
        return self

    def dump(self) -> dict[str, Any]:
        """All follows from the layout."""
        return self.layout.dump()

    @staticmethod
    def load(data: dict[str, Any]) -> "Land":
        return Land(Layout.load(data))
