"""What a tile or longship would bring on each free cell of a fjord, for the view and the texts."""

from collections import Counter
from collections.abc import Iterator

from meadhall.games.looot.fjord import NEAR, SITE_NEAR, TILE, Worth, around, complete, filled
from meadhall.games.looot.pieces import (
    CELLS,
    EMPTY,
    SCORED,
    SHIP,
    SHIP_NEEDS,
    SITE_NEEDS,
    TILE_KIND,
    UNFILLED,
)
from meadhall.games.looot.rules import Looot
from meadhall.games.looot.seen import Best, Spot


def free_cells(s: Looot, seat: int) -> list[int]:
    fjord = s.fjords[seat]
    return [cell for cell in range(CELLS) if fjord[cell] == EMPTY]


def ship_id(ship: int) -> str:
    return f"ship:{ship + 1}"


def site_id(site: int) -> str:
    return f"site:{site + 1}"


def met(fjord: list[int], ship: int, cell: int) -> int:
    """How many of the needs of a longship lie around this cell."""
    counts = around(fjord, NEAR[cell])
    return sum(min(many, counts >> 4 * kind & 15) for kind, many in enumerate(SHIP_NEEDS[ship]))


def best_cell(s: Looot, seat: int, ship: int) -> Best | None:
    """The free cell on which most of the needs of a longship are met; the first of several."""
    cells = free_cells(s, seat)
    if not cells:
        return None
    cell = max(cells, key=lambda at: met(s.fjords[seat], ship, at))
    return Best(cell + 1, met(s.fjords[seat], ship, cell))


def needing(s: Looot, seat: int) -> Iterator[tuple[str, list[int], list[int]]]:
    """The longships and sites of a fjord that are not full yet: id, needs, the cells around."""
    fjord = s.fjords[seat]
    for cell in range(CELLS):
        ship = (fjord[cell] & TILE) - SHIP
        if ship >= 0 and not filled(fjord, cell):
            yield ship_id(ship), SHIP_NEEDS[ship], NEAR[cell]
    for nth, site in enumerate(s.sites[seat]):
        if not complete(fjord, site):
            yield site_id(site), SITE_NEEDS[site], SITE_NEAR[nth]


def completions(s: Looot, seat: int, kinds: list[int]) -> list[str]:
    """L-6.1, L-6.2  The longships and sites that these tiles could fill, each by itself."""
    fjord = s.fjords[seat]
    gained = Counter(kinds)
    found = []
    for name, needs, cells in needing(s, seat):
        counts = around(fjord, cells)
        lacks = [max(0, many - (counts >> 4 * kind & 15)) for kind, many in enumerate(needs)]
        room = sum(fjord[cell] == EMPTY for cell in cells)
        if sum(lacks) <= room and all(many <= gained[kind] for kind, many in enumerate(lacks)):
            found.append(name)
    return found


def points(s: Looot, seat: int, fjord: list[int]) -> int:
    """L-8.1 to L-8.3  The score of the seat with that fjord."""
    worth = Worth(fjord, s.sites[seat])
    tiles = sum(worth.counts[kind] * worth.values[kind] for kind in SCORED)
    return tiles + worth.site_points + s.trophy_points(seat) + worth.unfilled * UNFILLED


def spot(s: Looot, seat: int, tile: int, cell: int) -> Spot:
    """The tile on that cell: points then, what it serves, what it fills."""
    before = s.fjords[seat]
    fjord = before[:]
    kind = TILE_KIND[tile]
    serves = []
    if tile < SHIP:
        for name, needs, cells in needing(s, seat):
            if cell in cells and needs[kind] > around(fjord, cells) >> 4 * kind & 15:
                serves.append(name)
    fjord[cell] = tile + s.next_serial(seat)
    fills = []
    for other in [cell, *NEAR[cell]]:
        ship = (fjord[other] & TILE) - SHIP
        if ship >= 0 and filled(fjord, other) and (other == cell or not filled(before, other)):
            fills.append(ship_id(ship))
    for nth, site in enumerate(s.sites[seat]):
        if cell in SITE_NEAR[nth] and complete(fjord, site) and not complete(before, site):
            fills.append(site_id(site))
    return Spot(
        cell=cell + 1,
        points=points(s, seat, fjord),
        serves=serves,
        fills=fills,
        met=met(before, tile - SHIP, cell) if tile >= SHIP else None,
    )


def spots(s: Looot, seat: int, tile: int) -> list[Spot]:
    return [spot(s, seat, tile, cell) for cell in free_cells(s, seat)]
