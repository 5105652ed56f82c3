"""The components of Animals on Board as constants, read from pieces.json."""

from typing import Final, TypeAlias

from mypy_extensions import i64

from meadhall.core.pieces import load
from meadhall.core.sets import SmallSet

_BOX: Final = load(__file__)

SPECIES: Final[list[str]] = [entry["id"] for entry in _BOX["species"]["list"]]
VALUES: Final[list[int]] = _BOX["tiles"]["values"]
TILES: Final = len(SPECIES) * len(VALUES)  # tile number = species * 5 + value - 1
FACE_DOWN: Final = TILES  # stands on the table for the tile nobody has seen

TileSet: TypeAlias = SmallSet  # a group, a hand, an ark

_BY_SEATS: Final = {int(n): v for n, v in _BOX["setup_by_players"].items() if n.isdigit()}
SPECIES_USED: Final[list[int]] = [0, 0, *(_BY_SEATS[n]["species_used"] for n in (2, 3, 4))]
FACE_UP: Final[list[int]] = [0, 0, *(_BY_SEATS[n]["face_up_each_round"] for n in (2, 3, 4))]
MOST_GROUPS: Final = FACE_UP[4] + 1

CRATES: Final[int] = _BOX["components"]["food_crates"]
FIRST_CRATES: Final[int] = _BOX["setup"]["crates_per_player"]
FIRST_TILES: Final[int] = _BOX["setup"]["tiles_drawn_per_player"]
CRATE_LIMIT: Final[int] = _BOX["actions"]["split"]["crate_limit"]
ARK_SPACE: Final[int] = _BOX["game_end"]["ark_capacity"]
HERD: Final[int] = _BOX["scoring"]["herd_min"]
HERD_TILE: Final[int] = _BOX["scoring"]["herd_tile"]
CRATE_POINTS: Final[int] = _BOX["scoring"]["crate"]

# what no game can exceed (A17)
MOST_LOAD: Final[int] = _BOX["bounds"]["ark_tiles_max_at_end"]
MOST_ROUNDS: Final[list[int]] = [0, 0, *(_BOX["bounds"]["max_rounds"][n] for n in "234")]


def species_of(tile: i64) -> i64:
    return tile // 5


def value_of(tile: i64) -> i64:
    return tile % 5 + 1
