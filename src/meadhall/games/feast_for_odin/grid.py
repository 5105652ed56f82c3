"""The goods grid: what a good becomes when it rises, moves across, or is turned over."""

from typing import Final

from meadhall.games.feast_for_odin.pieces import (
    ANIMALS,
    BLUE,
    COLOUR,
    GOODS,
    GREEN,
    KIND,
    NONE,
    ORANGE,
    RED,
    UPGRADES_TO,
    item,
)
from meadhall.games.feast_for_odin.spaces import PARTS, UPGRADE, Part

# how a good moves
UP: Final = 0
UP_LEFT: Final = 1
UP_RIGHT: Final = 2
TO_BLUE: Final = 3
FLIP: Final = 4
WAYS: Final = ["up", "up_left", "up_right"]

_ROWS: Final[dict[int, str]] = {
    ORANGE: "peas flax beans grain cabbage - fruits -",
    RED: "mead stockfish milk salt_meat game_meat sheep whale_meat cattle",
    GREEN: "oil hide wool linen skin_and_bones fur robe clothing",
    BLUE: "rune_stone silverware chest silk spices jewellery treasure_chest silver_hoard",
}
GRID: Final[list[list[int]]] = [
    [NONE if name == "-" else item(name) for name in _ROWS[colour].split()]
    for colour in (ORANGE, RED, GREEN, BLUE)
]


def _across(what: int, columns: int) -> int:
    """One row up and some columns to the right."""
    row = COLOUR[what]
    if row == BLUE or KIND[what] not in GRID[row]:
        return NONE
    column = GRID[row].index(KIND[what]) + columns
    return GRID[row + 1][column] if 0 <= column < len(GRID[row + 1]) else NONE


def _other_side(what: int) -> int:
    """A tile has an orange and a red side, or a green and a blue one."""
    if what in ANIMALS:
        return NONE
    if COLOUR[what] in (ORANGE, GREEN):
        return UPGRADES_TO[what]
    return UPGRADES_TO.index(what) if what in UPGRADES_TO else NONE


def _blue(what: int) -> int:
    if COLOUR[what] == BLUE:
        return NONE
    while what != NONE and COLOUR[what] != BLUE:
        what = UPGRADES_TO[what]
    return what


# what each good becomes in one step, by way
STEP: Final[list[list[int]]] = [
    UPGRADES_TO[:GOODS],
    [_across(what, -1) for what in range(GOODS)],
    [_across(what, 1) for what in range(GOODS)],
    [_blue(what) for what in range(GOODS)],
    [_other_side(what) for what in range(GOODS)],
]


def risen(what: int, way: int, steps: int) -> int:
    """What a good becomes in so many steps; NONE if there are not so many."""
    for _ in range(steps):
        if what != NONE:
            what = STEP[way][what]
    return what


def find_goods(part: Part) -> None:
    """Writes down which goods an upgrade can lift."""
    only = part.only or range(GOODS)
    part.goods = [what for what in only if risen(what, part.way, part.levels) != NONE]


for _part in PARTS:
    if _part.op == UPGRADE:
        find_goods(_part)
