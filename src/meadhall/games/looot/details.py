"""What the position adds to the text of a move of Looot."""

from meadhall.core.state import NO_ARGS, Args
from meadhall.games.looot.captures import foreseen
from meadhall.games.looot.chronicle import ship_name, space_name, tile_names
from meadhall.games.looot.fjord import NEAR, SITE_NEAR, TILE, around
from meadhall.games.looot.outlook import best_cell, spot
from meadhall.games.looot.pieces import (
    DOUBLE,
    FIELDS,
    KINDS,
    SHIP,
    SHIP_NEEDS,
    SITE_KINDS,
    SITE_NEEDS,
    TILE_KIND,
    TROPHY_POINTS,
)
from meadhall.games.looot.rules import (
    LAY,
    LOOT,
    MOOR_SHIP,
    PLACE,
    TAKE_SHIP,
    TAKE_TROPHY,
    Looot,
)


def detail(s: Looot, seat: int, action: int) -> Args:
    if PLACE.has(action):
        return placing(s, seat, action - PLACE.first)
    if LAY.has(action):
        return laying(s, seat, action - LAY.first)
    if LOOT.has(action):
        return {"tile": KINDS[s.land.kind[action - LOOT.first]]}
    if TAKE_SHIP.has(action):
        ship = s.ocean[action - TAKE_SHIP.first]
        needs = [{"key": "tile-" + kind} for kind in kinds_in(SHIP_NEEDS[ship])]
        best = best_cell(s, seat, ship)
        met = {"met": best.met, "cell": best.cell} if best else {"met": 0, "cell": 0}
        return {"ship": ship_name(ship), "needs": needs, **met}
    if TAKE_TROPHY.has(action):
        return {"points": TROPHY_POINTS[action - TAKE_TROPHY.first]}
    return NO_ARGS


def placing(s: Looot, seat: int, space: int) -> Args:
    """L-3.3, L-5.1  The resource of the space, and what the viking would capture."""
    fjord = s.fjords[seat]
    group, tiles = foreseen(s.land, s.groups[seat], s.linked[seat], fjord, s.stock, space)
    count = 2 if s.declared & DOUBLE else 1
    return {
        "tile": KINDS[s.land.kind[space]],
        "count": count,
        "captures": len(tiles),
        "tiles": tile_names(s, tiles),
        "short": int(s.room[seat] < count + len(tiles)),
        "room": s.room[seat],
        "size": group[1],
        "near": neighbours(s, space),
    }


def neighbours(s: Looot, space: int) -> list[Args]:
    """What lies beside a space of the land."""
    fields = s.land.near_fields[space]
    beside = [s.land.field_space[field] for field in range(FIELDS) if fields >> field & 1]
    beside += s.land.near[space]
    return [
        {"key": "tile-from", "tile": KINDS[s.land.kind[other]], **space_name(other)}
        for other in beside
    ]


def laying(s: Looot, seat: int, cell: int) -> Args:
    """What the tile or longship would do on that cell, and what lies around it."""
    if s.step_of(seat) is MOOR_SHIP:
        ship = s.ocean[s.arg_of(seat)]
        near = needed_by_ship(s, seat, ship, cell)
        tile = SHIP + ship
    else:
        tile = s.due[0] & TILE
        near = needed_beside(s, seat, TILE_KIND[tile], cell)
    found = spot(s, seat, tile, cell)
    return {
        "moor": int(tile >= SHIP),
        "needed": len(near),
        "near": near,
        "fills": len(found.fills),
        "points": found.points,
        "cells": sorted([other + 1 for other in NEAR[cell]]),
    }


def kinds_in(needs: list[int]) -> list[str]:
    return [KINDS[kind] for kind, many in enumerate(needs) for _ in range(many)]


def lacks(s: Looot, seat: int, needs: list[int], cells: list[int], kind: int) -> bool:
    """Whether more of a kind is needed on these cells."""
    return needs[kind] > around(s.fjords[seat], cells) >> 4 * kind & 15


def needed_beside(s: Looot, seat: int, kind: int, cell: int) -> list[Args]:
    """The longships and sites around a cell that lack a tile of this kind."""
    found: list[Args] = []
    for other in NEAR[cell]:
        ship = (s.fjords[seat][other] & TILE) - SHIP
        if ship >= 0 and lacks(s, seat, SHIP_NEEDS[ship], NEAR[other], kind):
            found.append({**ship_name(ship), "key": "near-longship"})
    for nth, site in enumerate(s.sites[seat]):
        if cell in SITE_NEAR[nth] and lacks(s, seat, SITE_NEEDS[site], SITE_NEAR[nth], kind):
            found.append({"key": "site-" + SITE_KINDS[nth]})
    return found


def needed_by_ship(s: Looot, seat: int, ship: int, cell: int) -> list[Args]:
    """The tiles around a cell that this longship needs."""
    counts = around(s.fjords[seat], NEAR[cell])
    there = [min(many, counts >> 4 * kind & 15) for kind, many in enumerate(SHIP_NEEDS[ship])]
    return [{"key": "tile-" + kind} for kind in kinds_in(there)]
