"""The components of Looot as constants, read from pieces.json.

A *space* is a number: 25 to each land board (`board * 25 + hex`), then those of the ocean
board and of the trophy board. A *field* is a building field, numbered by building and board.
A *tile* is a number too: a resource, a building by the field it came from, or a longship.
A *piece* is a tile with its number in a fjord, so that each keeps its name.
"""

from typing import Any, Final, TypeAlias, final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.pieces import load
from meadhall.core.sets import SmallSet, set_of

_BOX: Final = load(__file__)

SeatSet: TypeAlias = SmallSet
ShieldSet: TypeAlias = SmallSet
SlotSet: TypeAlias = SmallSet  # of the ocean board
TrophySet: TypeAlias = SmallSet
FieldSet: TypeAlias = SmallSet  # building fields
PairSet: TypeAlias = SmallSet  # pairs of watchtowers: see `pair`

RESOURCES: Final = ["wood", "sheep", "gold", "axe"]
BUILDINGS: Final = ["house", "watchtower", "castle"]
KINDS: Final = RESOURCES + BUILDINGS
WOOD: Final = 0
SHEEP: Final = 1
GOLD: Final = 2
AXE: Final = 3
HOUSE: Final = 4
WATCHTOWER: Final = 5
CASTLE: Final = 6
NO_KIND: Final = -1
VALUES: Final = vec[i64]([_BOX["base_vp"][kind] for kind in KINDS])
UNFILLED: Final[int] = _BOX["base_vp"]["unfilled_longship"]
SCORED: Final = [CASTLE, WATCHTOWER, HOUSE, GOLD, SHEEP, WOOD]  # in the order of the score pad

VIKINGS: Final[int] = _BOX["counts"]["vikings_per_player"]
SLOTS: Final[int] = _BOX["counts"]["ocean_slots"]
SHIELDS: Final[list[str]] = [shield["id"] for shield in _BOX["shields"]["list"]]
SECOND: Final = 0  # members of a ShieldSet
OCCUPIED: Final = 1
DOUBLE: Final = 2
ALL_SHIELDS: Final = set_of([SECOND, OCCUPIED, DOUBLE])
GROUP_PER_CASTLE: Final = 4  # vikings for each tile of a castle
MOST_PER_CASTLE: Final = 3

TROPHY_AXES: Final[list[int]] = [entry["axes_needed"] for entry in _BOX["trophies"]["list"]]
TROPHY_POINTS: Final[list[int]] = [entry["vp"] for entry in _BOX["trophies"]["list"]]
TROPHIES: Final = len(TROPHY_AXES)
ALL_TROPHIES: Final = set_of(list(range(TROPHIES)))
NO_TROPHY: Final = -1

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

# Building fields: the houses of all boards, then the watchtowers, then the castles.
FIRST_TOWER: Final = 9
FIRST_CASTLE: Final = 17
FIELDS: Final = 20
NO_FIELD: Final = -1
HOUSES: Final = set_of(list(range(FIRST_TOWER)))
WATCHTOWERS: Final = set_of(list(range(FIRST_TOWER, FIRST_CASTLE)))
CASTLES: Final = set_of(list(range(FIRST_CASTLE, FIELDS)))
_FIRST_ON_BOARD: Final = [[0, 2, 4, 6], [9, 11, 13, 15], [17, 18, 19, 20]]  # by building, board


def field_kind(field: int) -> int:
    """The building on a field."""
    return HOUSE if field < FIRST_TOWER else WATCHTOWER if field < FIRST_CASTLE else CASTLE


FULL_STOCK: Final = [STOCK[field_kind(field) - HOUSE] for field in range(FIELDS)]  # L-1.4


def _fields_of(face: int) -> list[int]:
    """The field on each hex of a face, NO_FIELD for resource spaces."""
    upcoming = [first[face // 2] for first in _FIRST_ON_BOARD]
    fields = []
    for kind in FACE_KINDS[face]:
        if kind >= HOUSE:
            fields.append(upcoming[kind - HOUSE])
            upcoming[kind - HOUSE] += 1
        else:
            fields.append(NO_FIELD)
    return fields


FACE_FIELDS: Final = [_fields_of(face) for face in range(len(FACES))]


def pair(tower: i64, other: i64) -> i64:
    """Two different watchtower fields as one number, in either order; a member of a PairSet."""
    low: i64 = min(tower, other) - FIRST_TOWER
    high: i64 = max(tower, other) - FIRST_TOWER
    return low * (FIRST_CASTLE - FIRST_TOWER) + high


# --- joining boards --------------------------------------------------------------

SIDES: Final = ["upper_right", "bottom", "upper_left"]
ALL_SIDES: Final = set_of(list(range(len(SIDES))))


@final
class Join:
    """L-1.1  How a board can be joined to a land board, as seen from that one."""

    def __init__(self, side: i64, other_side: i64, rotation: i64, q: i64, r: i64) -> None:
        self.side = side  # of the land board
        self.other_side = other_side  # of the board joined to it
        self.rotation = rotation
        self.q = q
        self.r = r


JOINS: Final[list[Join]] = [
    Join(SIDES.index(j["own_side"]), SIDES.index(j["other_side"]), j["rotation"], *j["offset"])
    for j in _BOX["joining_land_boards"]["joins"]
]
NO_SIDE: Final = -1  # the ocean and the trophy board are joined by their whole length
SIDE_JOINS: Final[list[Join]] = [
    Join(SIDES.index(p["land_side"]), NO_SIDE, p["rotation"], *p["offset_of_middle_slot"])
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


EXAMPLE_LAYOUTS: Final[list[Any]] = _BOX["example_layouts"]["list"]  # for 2, 3 and 4 seats

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


def _needs(requires: Any) -> vec[i64]:
    """The kinds that are needed, each as often as it is needed."""
    return vec[i64]([n for n, kind in enumerate(KINDS) for _ in range(requires.get(kind, 0))])


SITE_NEEDS: Final = [_needs(site["requires"]) for site in _SITES]

_SHIPS: Final[list[Any]] = _BOX["longships"]["list"]
SHIPS: Final = len(_SHIPS)
SHIP_KIND: Final = [KINDS.index(ship["bonus_kind"]) for ship in _SHIPS]  # what it raises
SHIP_BONUS: Final[list[int]] = [ship["bonus_value"] for ship in _SHIPS]
SHIP_NEEDS: Final = [_needs(ship["requires"]) for ship in _SHIPS]
NO_SHIP: Final = -1


def site_kind(site: i64) -> i64:
    """The place of a site's kind in SITE_KINDS."""
    return site // SITES_OF_A_KIND


# --- tiles ---------------------------------------------------------------------

EMPTY: Final = 0
_RESOURCE: Final = 1  # + kind
_BUILDING: Final = _RESOURCE + len(RESOURCES)  # + field
_SHIP: Final = _BUILDING + FIELDS  # + longship
_TILES: Final = 64  # more than there are
_KINDS_OF_TILES: Final = [
    NO_KIND,
    *range(len(RESOURCES)),
    *[field_kind(field) for field in range(FIELDS)],
    *[NO_KIND] * SHIPS,
]
_TILE_KIND: Final = vec[i64](_KINDS_OF_TILES)


def resource_tile(kind: i64) -> i64:
    return _RESOURCE + kind


def building_tile(field: i64) -> i64:
    return _BUILDING + field


def ship_tile(ship: i64) -> i64:
    return _SHIP + ship


def is_building(tile: i64) -> bool:
    return _BUILDING <= tile < _SHIP


def is_ship(tile: i64) -> bool:
    return tile >= _SHIP


def field_of(tile: i64) -> i64:
    """The field from which a building came."""
    return tile - _BUILDING


def ship_of(tile: i64) -> i64:
    """Which longship a tile is; NO_SHIP if it is none."""
    return tile - _SHIP if tile >= _SHIP else NO_SHIP


def kind_of(tile: i64) -> i64:
    """The kind of a resource or building; NO_KIND for EMPTY and longships."""
    return _TILE_KIND[tile]


def piece(tile: i64, number: i64) -> i64:
    """A tile with its number in a fjord."""
    return number * _TILES + tile


def tile_of(piece: i64) -> i64:
    return piece % _TILES


def number_of(piece: i64) -> i64:
    """The number of a piece in its fjord, from 0."""
    return piece // _TILES
