"""A fjord: 34 cells, and what fills its longships and completes its sites.

A fjord is a list of numbers, one to a cell: the tile's code and, above it, which tile of
this fjord it is (`tile + serial * 64`), so that each keeps its name. Nothing in a fjord is
ever moved, so what is filled or complete follows from what lies there.
"""

from typing import Final

from meadhall.games.looot.pieces import (
    CELL_HEXES,
    CELLS,
    EMPTY,
    NEIGHBOURS,
    SHIP,
    SHIP_BONUS,
    SHIP_KIND,
    SHIP_NEEDS,
    SITE_HEXES,
    SITE_NEEDS,
    SITE_POINTS,
    TILE_KIND,
    VALUES,
)

SERIAL: Final = 64
TILE: Final = SERIAL - 1


def _cells_around(q: int, r: int) -> list[int]:
    return [
        CELL_HEXES.index([q + dq, r + dr])
        for dq, dr in NEIGHBOURS
        if [q + dq, r + dr] in CELL_HEXES
    ]


NEAR: Final = [_cells_around(q, r) for q, r in CELL_HEXES]
SITE_NEAR: Final = [_cells_around(q, r) for q, r in SITE_HEXES]

# Counts of all kinds in one number, four bits to a kind; no hex has more than six around.
ROOM: Final = 0x8888888


def packed(counts: list[int]) -> int:
    return sum([count << 4 * kind for kind, count in enumerate(counts)])


PACKED: Final = [0 if kind < 0 else 1 << 4 * kind for kind in TILE_KIND]
SHIP_NEED: Final = [packed(needs) for needs in SHIP_NEEDS]
SITE_NEED: Final = [packed(needs) for needs in SITE_NEEDS]


def around(fjord: list[int], cells: list[int]) -> int:
    """How many of each kind lie on these cells."""
    counts = 0
    for cell in cells:
        counts = counts + PACKED[fjord[cell] & TILE]
    return counts


def meets(counts: int, need: int) -> bool:
    """Whether there are enough of every kind."""
    return (counts + ROOM - need) & ROOM == ROOM


def filled(fjord: list[int], cell: int) -> bool:
    """L-6.1  Whether the longship on this cell has its three resources around it."""
    return meets(around(fjord, NEAR[cell]), SHIP_NEED[(fjord[cell] & TILE) - SHIP])


def complete(fjord: list[int], site: int) -> bool:
    """L-6.2  Whether the site has all it needs around it."""
    return meets(around(fjord, SITE_NEAR[site // 5]), SITE_NEED[site])


class Worth:
    """L-8.1 to L-8.3  What a fjord would score now, all but the trophy."""

    def __init__(self, fjord: list[int], sites: list[int]) -> None:
        self.counts = [0] * len(VALUES)
        self.values = VALUES[:]
        self.unfilled = 0
        for cell in range(CELLS):
            tile = fjord[cell] & TILE
            if tile >= SHIP:
                if filled(fjord, cell):
                    self.values[SHIP_KIND[tile - SHIP]] += SHIP_BONUS[tile - SHIP]
                else:
                    self.unfilled += 1
            elif tile != EMPTY:
                self.counts[TILE_KIND[tile]] += 1
        self.complete = [site for site in sites if complete(fjord, site)]
        self.site_points = sum([SITE_POINTS[site] for site in self.complete])
