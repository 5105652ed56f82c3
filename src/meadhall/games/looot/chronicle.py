"""What the chronicle tells of a viking placed and of a tile laid."""

from typing import TYPE_CHECKING

from meadhall.core.state import Args
from meadhall.games.looot.fjord import NEAR, SITE_NEAR, TILE, complete, filled
from meadhall.games.looot.pieces import (
    BOARDS,
    BUILDING,
    DOUBLE,
    HEXES,
    KINDS,
    SHIP,
    SHIP_BONUS,
    SHIP_KIND,
    SITE_KINDS,
    SITE_POINTS,
    TILE_KIND,
)

if TYPE_CHECKING:
    from meadhall.games.looot.rules import Looot


def ship_name(ship: int) -> Args:
    """A longship as texts name it."""
    return {"key": "longship", "tile": KINDS[SHIP_KIND[ship]], "bonus": SHIP_BONUS[ship]}


def space_name(space: int) -> Args:
    """A space as texts and moves name it."""
    return {"board": BOARDS[space // HEXES], "hex": space % HEXES + 1}


def tile_names(s: "Looot", tiles: list[int]) -> list[Args]:
    """Tiles as texts name them, buildings with the field they lie on."""
    return [
        {"key": "tile-from", "tile": KINDS[TILE_KIND[tile]]}
        | space_name(s.land.field_space[tile - BUILDING])
        if tile >= BUILDING
        else {"key": "tile-" + KINDS[TILE_KIND[tile]]}
        for tile in tiles
    ]


def tell_full(s: "Looot", seat: int) -> None:
    """L-2.3  What is due and cannot be taken."""
    tiles = tile_names(s, [entry & TILE for entry in s.due])
    s.tell("log-full", {"seat": seat, "tiles": tiles})


def tell_placing(s: "Looot", seat: int, space: int, tiles: list[int]) -> None:
    """Where it stands, and L-5.1 what it captures."""
    args = {"seat": seat, "tile": KINDS[s.land.kind[space]], **space_name(space)}
    s.tell("log-place", args)
    resources = 2 if s.declared & DOUBLE else 1
    if tiles and s.room[seat] >= resources + len(tiles):  # else it depends on the choices
        s.tell("log-capture", {"seat": seat, "tiles": tile_names(s, tiles)})
    if s.hand[seat] == 0:
        s.tell("log-last", {"seat": seat})


def tell_laying(s: "Looot", seat: int, cell: int, before: list[int]) -> None:
    """What was laid, and L-6.3 what that filled or completed."""
    fjord = s.fjords[seat]
    tile = fjord[cell] & TILE
    if tile >= SHIP:
        args: Args = {"seat": seat, "ship": ship_name(tile - SHIP), "cell": cell + 1}
        s.tell("log-ship", args)
    else:
        args = {"seat": seat, "tile": KINDS[TILE_KIND[tile]], "cell": cell + 1}
        s.tell("log-lay", args)
    for other in [cell, *NEAR[cell]]:
        ship = (fjord[other] & TILE) - SHIP
        if ship >= 0 and filled(fjord, other) and (other == cell or not filled(before, other)):
            s.tell("log-filled", {"seat": seat, "ship": ship_name(ship)})
    for kind in range(len(SITE_KINDS)):
        site = s.sites[seat][kind]
        if cell in SITE_NEAR[kind] and complete(fjord, site) and not complete(before, site):
            args = {"seat": seat, "site": SITE_KINDS[kind], "points": SITE_POINTS[site]}
            s.tell("log-site", args)
