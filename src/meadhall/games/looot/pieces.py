"""The components of Looot as constants, read from pieces.json.

A *space* is a number: 25 to each land board (`board * 25 + hex`), then those of the ocean
board and of the trophy board. A *field* is a building field, numbered by building and board.
A *tile* is a number too: a resource, a building by the field it came from, or a longship.
"""

from typing import Any, Final

from meadhall.core.pieces import load

_BOX: Final = load(__file__)

RESOURCES: Final = ["wood", "sheep", "gold", "axe"]
BUILDINGS: Final = ["house", "watchtower", "castle"]
KINDS: Final = RESOURCES + BUILDINGS
AXE: Final = 3
HOUSE: Final = 4
WATCHTOWER: Final = 5
CASTLE: Final = 6
VALUES: Final[list[int]] = [_BOX["base_vp"][kind] for kind in KINDS]
UNFILLED: Final[int] = _BOX["base_vp"]["unfilled_longship"]
SCORED: Final = [CASTLE, WATCHTOWER, HOUSE, 2, 1, 0]  # in the order of the score pad

VIKINGS: Final[int] = _BOX["counts"]["vikings_per_player"]
SLOTS: Final[int] = _BOX["counts"]["ocean_slots"]
SHIELDS: Final[list[str]] = [shield["id"] for shield in _BOX["shields"]["list"]]
SECOND: Final = 1  # a set of shields has one bit for each
OCCUPIED: Final = 2
DOUBLE: Final = 4
GROUP_PER_CASTLE: Final = 4  # vikings for each tile of a castle
MOST_PER_CASTLE: Final = 3

TROPHY_AXES: Final[list[int]] = [entry["axes_needed"] for entry in _BOX["trophies"]["list"]]
TROPHY_POINTS: Final[list[int]] = [entry["vp"] for entry in _BOX["trophies"]["list"]]

# --- the land ------------------------------------------------------------------

NEIGHBOURS: Final[list[list[int]]] = _BOX["conventions"]["neighbours"]
SHAPE: Final[list[list[int]]] = _BOX["land"]["shape"]["hexes"]
HEXES: Final = 25
BOARDS: Final = ["a", "b", "c", "d", "o", "t"]  # four of land, then ocean and trophies
LANDS: Final = 4
OCEAN_BOARD: Final = 4
TROPHY_BOARD: Final = 5
SPACES: Final = len(BOARDS) * HEXES
STOCK: Final[list[int]] = [_BOX["counts"]["tiles_per_building_space"][kind] for kind in BUILDINGS]

_FACES: Final[list[Any]] = [face for board in _BOX["land"]["boards"] for face in board["faces"]]
FACES: Final[list[str]] = [face["id"] for face in _FACES]  # face number = board * 2 + side


def _kinds_of(face: Any) -> list[int]:
    """The kind of each of the 25 hexes of a face."""
    return [[hex_ in face["spaces"][kind] for kind in KINDS].index(True) for hex_ in SHAPE]


FACE_KINDS: Final = [_kinds_of(face) for face in _FACES]

FIELDS: Final = 20
FIRST_FIELD: Final = [0, 9, 17]  # houses, watchtowers, castles; four boards have 9, 8 and 3
_FIELDS_BEFORE: Final = [[0, 2, 4, 6], [0, 2, 4, 6], [0, 1, 2, 3]]  # on the boards before


def field_kind(field: int) -> int:
    return HOUSE if field < FIRST_FIELD[1] else WATCHTOWER if field < FIRST_FIELD[2] else CASTLE


def _fields_of(face: int) -> list[int]:
    """The field on each hex of a face, -1 for resource spaces."""
    board = face // 2
    upcoming = [FIRST_FIELD[b] + _FIELDS_BEFORE[b][board] for b in range(3)]
    fields = []
    for kind in FACE_KINDS[face]:
        if kind >= HOUSE:
            fields.append(upcoming[kind - HOUSE])
            upcoming[kind - HOUSE] += 1
        else:
            fields.append(-1)
    return fields


FACE_FIELDS: Final = [_fields_of(face) for face in range(len(FACES))]

# --- joining boards --------------------------------------------------------------

SIDES: Final = ["upper_right", "bottom", "upper_left"]
# own side, other board's side, rotation, q, r: both boards as seen from the first one
JOINS: Final[list[list[int]]] = [
    [SIDES.index(j["own_side"]), SIDES.index(j["other_side"]), j["rotation"], *j["offset"]]
    for j in _BOX["joining_land_boards"]["joins"]
]
# side of the land board, rotation, q, r of the middle slot
SIDE_PLACES: Final[list[list[int]]] = [
    [SIDES.index(p["land_side"]), p["rotation"], *p["offset_of_middle_slot"]]
    for p in _BOX["side_board_placements"]["placements"]
]
SLOT_HEXES: Final[list[list[int]]] = _BOX["ocean_board"]["slots"]  # the trophy board's are alike
_SIDE_BOARDS: Final = [
    _BOX["ocean_board"]["resource_spaces"],
    _BOX["trophy_board"]["resource_spaces"],
]
SIDE_SPACES: Final[list[list[int]]] = [place[:2] for place in _SIDE_BOARDS[0]["side_1"]]
# SIDE_KINDS[board][side]: the kinds of the two spaces of the ocean or trophy board
SIDE_KINDS: Final[list[list[list[int]]]] = [
    [[RESOURCES.index(place[2]) for place in board[f"side_{side}"]] for side in (1, 2)]
    for board in _SIDE_BOARDS
]


def _placed(board: Any, where: str) -> list[int]:
    return [board["side"] - 1, board["rotation"], *board[where]]


def _example(entry: Any) -> list[int]:
    """A layout as numbers; see `layout`."""
    flat: list[int] = []
    for board in entry["land"]:
        flat += [FACES.index(board["face"]), board["rotation"], *board["offset"]]
    for name in ("ocean", "trophy"):
        flat += _placed(entry[name], "offset_of_middle_slot")
    return flat


EXAMPLES: Final = [_example(entry) for entry in _BOX["example_layouts"]["list"]]  # 2, 3, 4 seats

# --- the fjord -----------------------------------------------------------------

CELL_HEXES: Final[list[list[int]]] = _BOX["fjord"]["free_spaces_axial"]
CELLS: Final = len(CELL_HEXES)
SITE_KINDS: Final = ["port", "altar", "palace"]
_SITE_SPACES: Final = _BOX["fjord"]["site_spaces"]
SITE_HEXES: Final[list[list[int]]] = [
    _SITE_SPACES[kind]["axial"] for kind in ("port", "altar", "jarl_palace")
]
_SITES: Final[list[Any]] = _BOX["construction_sites"]["list"]
SITES_OF_A_KIND: Final = 5  # site number = kind * 5 + 0..4
SITE_POINTS: Final[list[int]] = [site["vp"] for site in _SITES]
SITE_NEEDS: Final[list[list[int]]] = [
    [site["requires"].get(kind, 0) for kind in KINDS] for site in _SITES
]

_SHIPS: Final[list[Any]] = _BOX["longships"]["list"]
SHIPS: Final = len(_SHIPS)
SHIP_KIND: Final = [KINDS.index(ship["bonus_kind"]) for ship in _SHIPS]  # what it raises
SHIP_BONUS: Final[list[int]] = [ship["bonus_value"] for ship in _SHIPS]
SHIP_NEEDS: Final[list[list[int]]] = [
    [ship["requires"].get(kind, 0) for kind in KINDS] for ship in _SHIPS
]

# --- tiles ---------------------------------------------------------------------

EMPTY: Final = 0
RESOURCE: Final = 1  # + kind
BUILDING: Final = 5  # + field
SHIP: Final = BUILDING + FIELDS  # + longship
NO_KIND: Final = -1
TILE_KIND: Final = [
    NO_KIND,
    *range(len(RESOURCES)),
    *(field_kind(field) for field in range(FIELDS)),
    *(NO_KIND for _ in range(SHIPS)),
]
