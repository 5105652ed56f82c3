"""All moves of Animals on Board: the verbs and their arguments, numbered in this order."""

from typing import Any, Final

from mypy_extensions import i64

from meadhall.core.actions import ActionSpace
from meadhall.core.sets import members
from meadhall.games.animals_on_board.pieces import (
    FACE_DOWN,
    MOST_GROUPS,
    SPECIES,
    TileSet,
    species_of,
    value_of,
)

ACTIONS: Final = ActionSpace()
PULL: Final = ACTIONS.verb("pull", species=SPECIES, value=range(1, 6))
PULL_HIDDEN: Final = ACTIONS.verb("pull-hidden")
DONE: Final = ACTIONS.declining("done")
SPLIT: Final = ACTIONS.verb("split", group=range(1, MOST_GROUPS + 1))
TAKE: Final = ACTIONS.verb("take", group=range(1, MOST_GROUPS + 1))
DECLINE: Final = ACTIONS.declining("decline")
PASS: Final = ACTIONS.declining("pass")
KEEP: Final = ACTIONS.verb("keep", species=SPECIES, value=range(1, 6))
SHED: Final = ACTIONS.verb("shed", species=SPECIES, value=range(1, 6))


def tile_name(tile: i64) -> dict[str, Any]:
    """A tile as the chronicle names it."""
    if tile == FACE_DOWN:
        return {"key": "tile-hidden"}
    return {"key": "tile", "species": SPECIES[species_of(tile)], "value": value_of(tile)}


def tile_names(tiles: TileSet) -> list[dict[str, Any]]:
    return [tile_name(tile) for tile in members(tiles)]
