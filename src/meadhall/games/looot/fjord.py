"""A fjord: three sites, 34 cells, and what fills its longships and completes its sites.

Nothing in a fjord is ever moved, so what is filled or complete follows from what lies there.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.moves import Moves
from meadhall.core.sets import replaced
from meadhall.core.state import Component
from meadhall.games.looot.moves import LAY
from meadhall.games.looot.pieces import (
    AXE,
    CELL_HEXES,
    CELLS,
    EMPTY,
    KINDS,
    NEIGHBOURS,
    NO_KIND,
    NO_SHIP,
    SHIP_BONUS,
    SHIP_KIND,
    SHIP_NEEDS,
    SITE_HEXES,
    SITE_NEEDS,
    SITE_POINTS,
    VALUES,
    building_tile,
    kind_of,
    ship_of,
    site_kind,
    tile_of,
)


def _cells_around(q: int, r: int) -> vec[i64]:
    hexes = [[q + dq, r + dr] for dq, dr in NEIGHBOURS]
    return vec[i64]([CELL_HEXES.index(hex_) for hex_ in hexes if hex_ in CELL_HEXES])


NEAR: Final = [_cells_around(q, r) for q, r in CELL_HEXES]  # the cells around each cell
SITE_NEAR: Final = [_cells_around(q, r) for q, r in SITE_HEXES]  # and around each kind of site
EMPTY_CELLS: Final = vec[i64]([EMPTY] * CELLS)
NO_TILES: Final = vec[i64]([0] * len(KINDS))


@final
class Fjord(Component):
    """A player's fjord. It never changes: `laid` gives another one."""

    sites: list[int]  # port, altar and palace
    pieces: vec[i64]  # on each cell, or EMPTY
    room: i64  # empty cells
    axes: i64

    def __init__(self, sites: list[int], pieces: vec[i64], room: i64, axes: i64) -> None:
        self.sites = sites
        self.pieces = pieces
        self.room = room
        self.axes = axes

    def laid(self, cell: i64, piece: i64) -> "Fjord":
        """L-2.3  The fjord with a piece more, on an empty cell."""
        axes = self.axes + 1 if kind_of(tile_of(piece)) == AXE else self.axes
        return Fjord(self.sites, replaced(self.pieces, cell, piece), self.room - 1, axes)

    def next_number(self) -> i64:
        """The number that the next piece gets."""
        return CELLS - self.room

    # --- what lies there -------------------------------------------------------------

    def is_empty(self, cell: i64) -> bool:
        return self.pieces[cell] == EMPTY

    def offer_empty_cells(self, moves: Moves) -> None:
        """L-2.3  Tiles and longships go to empty cells."""
        for cell in range(CELLS):
            if self.pieces[cell] == EMPTY:
                moves.add(LAY.nth(cell))

    def tile(self, cell: i64) -> i64:
        return tile_of(self.pieces[cell])

    def ship(self, cell: i64) -> i64:
        """The longship on a cell, or NO_SHIP."""
        return ship_of(self.tile(cell))

    def tiles_from(self, field: i64) -> i64:
        """How many tiles of a building field lie here."""
        tile = building_tile(field)
        count: i64 = 0
        for piece in self.pieces:
            if tile_of(piece) == tile:
                count += 1
        return count

    def count(self, cells: vec[i64]) -> vec[i64]:
        """How many tiles of each kind lie on these cells."""
        counts = NO_TILES[:]
        for cell in cells:
            kind = kind_of(self.tile(cell))
            if kind != NO_KIND:
                counts[kind] += 1
        return counts

    def met(self, needs: vec[i64], cells: vec[i64]) -> i64:
        """How many of the tiles needed lie on these cells."""
        counts = self.count(cells)
        met: i64 = 0
        for kind in needs:
            if counts[kind] > 0:
                counts[kind] -= 1
                met += 1
        return met

    # --- L-6  longships and sites -----------------------------------------------------

    def filled(self, cell: i64) -> bool:
        """L-6.1  Whether a longship lies on this cell, with its three resources around it."""
        ship = self.ship(cell)
        if ship == NO_SHIP:
            return False
        return self.met(SHIP_NEEDS[ship], NEAR[cell]) == len(SHIP_NEEDS[ship])

    def complete(self, site: i64) -> bool:
        """L-6.2  Whether the site has all it needs around it."""
        needs = SITE_NEEDS[site]
        return self.met(needs, SITE_NEAR[site_kind(site)]) == len(needs)


def empty_fjord(sites: list[int]) -> Fjord:
    """L-1.5  A fjord at the start."""
    return Fjord(sites, EMPTY_CELLS, CELLS, 0)


@final
class Worth:
    """L-8.1 to L-8.3  What a fjord would score now, all but the trophy."""

    def __init__(self, fjord: Fjord) -> None:
        self.counts = NO_TILES[:]  # by kind
        self.values = VALUES[:]
        self.unfilled: i64 = 0  # longships
        for cell in range(CELLS):
            if fjord.is_empty(cell):
                continue
            ship = fjord.ship(cell)
            if ship == NO_SHIP:
                self.counts[kind_of(fjord.tile(cell))] += 1
            elif fjord.filled(cell):
                self.values[SHIP_KIND[ship]] += SHIP_BONUS[ship]
            else:
                self.unfilled += 1
        self.complete = [site for site in fjord.sites if fjord.complete(site)]

    def points(self, kind: i64) -> i64:
        """L-8.1  What the tiles of a kind are worth together."""
        return self.counts[kind] * self.values[kind]

    def site_points(self) -> int:
        """L-8.2"""
        return sum([SITE_POINTS[site] for site in self.complete])
