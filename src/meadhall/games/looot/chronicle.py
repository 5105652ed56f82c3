"""What the log says of a viking placed and of a tile laid."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.sets import has
from meadhall.core.state import Args
from meadhall.games.looot.fjord import NEAR, Fjord, Worth
from meadhall.games.looot.pieces import (
    BOARDS,
    CELLS,
    DOUBLE,
    HEXES,
    KINDS,
    NO_SHIP,
    SHIP_BONUS,
    SHIP_KIND,
    SHIP_NEEDS,
    SITE_KINDS,
    SITE_POINTS,
    field_of,
    is_building,
    kind_of,
    site_kind,
    tile_of,
)

if TYPE_CHECKING:
    from meadhall.games.looot.state import Table


def ship_name(ship: i64) -> Args:
    """A longship as texts name it."""
    return {"key": "longship", "tile": KINDS[SHIP_KIND[ship]], "bonus": SHIP_BONUS[ship]}


def space_name(space: i64) -> Args:
    """A space as texts and moves name it."""
    return {"board": BOARDS[space // HEXES], "hex": int(space % HEXES + 1)}


def tile_names(s: "Table", tiles: list[int]) -> list[Args]:
    """Tiles as texts name them, buildings with the field they lie on."""
    return [
        {"key": "tile-from", "tile": KINDS[kind_of(tile)]}
        | space_name(s.land.field_space[field_of(tile)])
        if is_building(tile)
        else {"key": "tile-" + KINDS[kind_of(tile)]}
        for tile in tiles
    ]


def tell_full(s: "Table", seat: int) -> None:
    """L-2.3  What is due and cannot be taken."""
    tiles = tile_names(s, [tile_of(piece) for piece in s.due])
    s.tell("log-full", {"seat": seat, "tiles": tiles})


def tell_placing(s: "Table", seat: int, space: i64, tiles: vec[i64]) -> None:
    """Where it stands, and L-5.1 what it captures."""
    args = {"seat": seat, "tile": KINDS[s.land.kind[space]], **space_name(space)}
    s.tell("log-place", args)
    resources = 2 if has(s.declared, DOUBLE) else 1
    if len(tiles) > 0 and s.fjords[seat].room >= resources + len(tiles):  # else it may change
        s.tell("log-capture", {"seat": seat, "tiles": tile_names(s, list(tiles))})
    if s.hand[seat] == 0:
        s.tell("log-last", {"seat": seat})


def tell_laying(s: "Table", seat: int, cell: i64, before: Fjord) -> None:
    """What was laid, and L-6.3 what that filled or completed."""
    fjord = s.fjords[seat]
    ship = fjord.ship(cell)
    if ship != NO_SHIP:
        s.tell("log-ship", {"seat": seat, "ship": ship_name(ship), "cell": int(cell + 1)})
    else:
        tile = KINDS[kind_of(fjord.tile(cell))]
        s.tell("log-lay", {"seat": seat, "tile": tile, "cell": int(cell + 1)})
    tell_filled(s, seat, newly_filled(before, fjord, cell))
    for site in newly_complete(before, fjord):
        args = {"seat": seat, "site": SITE_KINDS[site_kind(site)], "points": SITE_POINTS[site]}
        s.tell("scene-site", args)
        s.tell("log-site", args)
        s.tell("scene-end", {})


def tell_filled(s: "Table", seat: int, ships: list[int]) -> None:
    """L-6.1, L-8.1  Each longship that is full now, and what it makes of its kind."""
    fjord = s.fjords[seat]
    worth = Worth(fjord)
    full = 0
    for cell in range(CELLS):
        full += int(fjord.filled(cell))
    for at, ship in enumerate(ships):
        kind = SHIP_KIND[ship]
        later = sum([SHIP_BONUS[other] for other in ships[at + 1 :] if SHIP_KIND[other] == kind])
        now = worth.values[kind] - later
        args = {
            "seat": seat,
            "ship": ship_name(ship),
            "was": int(now - SHIP_BONUS[ship]),
            "now": int(now),
            "count": int(worth.counts[kind]),
        }
        s.tell("scene-filled", {"seat": seat, "nth": full - len(ships) + at + 1})
        needs: list[Args] = [{"key": "tile-" + KINDS[need]} for need in SHIP_NEEDS[ship]]
        s.tell("log-filled", {**args, "needs": needs})
        s.tell("scene-end", {})


def newly_filled(before: Fjord, after: Fjord, cell: int) -> list[int]:
    """L-6.1, L-6.3  The longships filled by what was laid on a cell, its own first."""
    cells = [cell, *NEAR[cell]]
    return [after.ship(at) for at in cells if after.filled(at) and not before.filled(at)]


def newly_complete(before: Fjord, after: Fjord) -> list[int]:
    """L-6.2, L-6.3  The sites completed since then."""
    return [site for site in after.sites if after.complete(site) and not before.complete(site)]
