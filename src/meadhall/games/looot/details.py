"""What the position adds to the text of a move of Looot."""

from meadhall.core.sets import has, members
from meadhall.core.state import NO_ARGS, Args
from meadhall.games.looot.captures import Capture
from meadhall.games.looot.chronicle import ship_name, space_name, tile_names
from meadhall.games.looot.fjord import NEAR, SITE_NEAR
from meadhall.games.looot.moves import LAY, LOOT, PLACE, TAKE_SHIP, TAKE_TROPHY
from meadhall.games.looot.outlook import best_cell, spot
from meadhall.games.looot.pieces import (
    DOUBLE,
    KINDS,
    NO_SHIP,
    SHIP_NEEDS,
    SITE_KINDS,
    SITE_NEEDS,
    TROPHY_POINTS,
    kind_of,
    ship_tile,
    site_kind,
    tile_of,
)
from meadhall.games.looot.quay import MOOR_SHIP
from meadhall.games.looot.state import Table


def detail(s: Table, seat: int, action: int) -> Args:
    if PLACE.has(action):
        return placing(s, seat, PLACE.place(action))
    if LAY.has(action):
        return laying(s, seat, LAY.place(action))
    if LOOT.has(action):
        return {"tile": KINDS[s.land.kind[LOOT.place(action)]]}
    if TAKE_SHIP.has(action):
        return taking(s, seat, s.ocean[TAKE_SHIP.place(action)])
    if TAKE_TROPHY.has(action):
        return {"points": TROPHY_POINTS[TAKE_TROPHY.place(action)]}
    return NO_ARGS


def placing(s: Table, seat: int, space: int) -> Args:
    """L-3.3, L-5.1  The resource of the space, and what the viking would capture."""
    capture = Capture(s, seat, space)
    count = 2 if has(s.declared, DOUBLE) else 1
    room = int(s.fjords[seat].room)
    return {
        "tile": KINDS[s.land.kind[space]],
        "count": count,
        "captures": len(capture.tiles),
        "tiles": tile_names(s, list(capture.tiles)),
        "short": int(room < count + len(capture.tiles)),
        "room": room,
        "size": int(capture.group.size),
        "near": neighbours(s, space),
    }


def neighbours(s: Table, space: int) -> list[Args]:
    """What lies beside a space of the land."""
    fields = members(s.land.fields_near[space])
    beside = [s.land.field_space[field] for field in fields] + list(s.land.near[space])
    return [
        {"key": "tile-from", "tile": KINDS[s.land.kind[other]], **space_name(other)}
        for other in beside
    ]


def taking(s: Table, seat: int, ship: int) -> Args:
    """What the longship needs, and where most of that lies."""
    best = best_cell(s.fjords[seat], ship)
    met = {"met": best.met, "cell": best.cell} if best else {"met": 0, "cell": 0}
    return {"ship": ship_name(ship), "needs": tiles_of(list(SHIP_NEEDS[ship])), **met}


def laying(s: Table, seat: int, cell: int) -> Args:
    """What the tile or longship would do on that cell, and what lies around it."""
    moors = s.step_of(seat) is MOOR_SHIP
    if moors:
        ship = s.ocean[s.arg_of(seat)]
        near = needed_by_ship(s, seat, ship, cell)
        tile = ship_tile(ship)
    else:
        tile = tile_of(s.due[0])
        near = needed_beside(s, seat, kind_of(tile), cell)
    found = spot(s, seat, tile, cell)
    return {
        "moor": int(moors),
        "needed": len(near),
        "near": near,
        "fills": len(found.fills),
        "points": found.points,
        "cells": sorted([int(other) + 1 for other in NEAR[cell]]),
    }


def tiles_of(kinds: list[int]) -> list[Args]:
    return [{"key": "tile-" + KINDS[kind]} for kind in kinds]


def needed_beside(s: Table, seat: int, kind: int, cell: int) -> list[Args]:
    """The longships and sites around a cell that lack a tile of this kind."""
    fjord = s.fjords[seat]
    found: list[Args] = []
    for other in NEAR[cell]:
        ship = fjord.ship(other)
        if ship != NO_SHIP:
            needed = list(SHIP_NEEDS[ship]).count(kind)
            if needed > fjord.count(NEAR[other])[kind]:
                found.append({**ship_name(ship), "key": "near-longship"})
    for site in fjord.sites:
        nth = site_kind(site)
        needed = list(SITE_NEEDS[site]).count(kind)
        if cell in SITE_NEAR[nth] and needed > fjord.count(SITE_NEAR[nth])[kind]:
            found.append({"key": "site-" + SITE_KINDS[nth]})
    return found


def needed_by_ship(s: Table, seat: int, ship: int, cell: int) -> list[Args]:
    """The tiles around a cell that this longship needs."""
    counts = s.fjords[seat].count(NEAR[cell])
    there: list[int] = []
    for kind in SHIP_NEEDS[ship]:
        if counts[kind] > 0:
            counts[kind] -= 1
            there.append(kind)
    return tiles_of(there)
