"""What a tile or longship would bring on each empty cell of a fjord, for the view and the texts."""

from collections import Counter
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.games.looot.chronicle import newly_complete, newly_filled
from meadhall.games.looot.fjord import NEAR, SITE_NEAR, Fjord, Worth
from meadhall.games.looot.pieces import (
    CELLS,
    NO_SHIP,
    SCORED,
    SHIP_NEEDS,
    SITE_NEEDS,
    UNFILLED,
    kind_of,
    piece,
    ship_of,
    site_kind,
)
from meadhall.games.looot.scoring import trophy_points
from meadhall.games.looot.seen import Best, Spot
from meadhall.games.looot.state import Table


def empty_cells(fjord: Fjord) -> list[int]:
    return [cell for cell in range(CELLS) if fjord.is_empty(cell)]


def ship_id(ship: int) -> str:
    return f"ship:{ship + 1}"


def site_id(site: int) -> str:
    return f"site:{site + 1}"


def best_cell(fjord: Fjord, ship: int) -> Best | None:
    """The empty cell on which most of the needs of a longship are met; the first of several."""
    best: Best | None = None
    for cell in empty_cells(fjord):
        met = int(fjord.met(SHIP_NEEDS[ship], NEAR[cell]))
        if best is None or met > best.met:
            best = Best(cell + 1, met)
    return best


@final
class Wanting:
    """A longship or site that is not full yet: what it needs, and the cells around it."""

    def __init__(self, name: str, needs: vec[i64], cells: vec[i64]) -> None:
        self.name = name
        self.needs = needs
        self.cells = cells

    def lacks(self, fjord: Fjord) -> Counter[int]:
        """How many tiles of each kind are missing."""
        counts = fjord.count(self.cells)
        there = Counter({kind: int(count) for kind, count in enumerate(counts)})
        return Counter([int(kind) for kind in self.needs]) - there


def wanting(fjord: Fjord) -> list[Wanting]:
    """The longships and sites of a fjord that are not full yet."""
    found = []
    for cell in range(CELLS):
        ship = fjord.ship(cell)
        if ship != NO_SHIP and not fjord.filled(cell):
            found.append(Wanting(ship_id(ship), SHIP_NEEDS[ship], NEAR[cell]))
    for site in fjord.sites:
        if not fjord.complete(site):
            found.append(Wanting(site_id(site), SITE_NEEDS[site], SITE_NEAR[site_kind(site)]))
    return found


def completions(fjord: Fjord, kinds: list[int]) -> list[str]:
    """L-6.1, L-6.2  The longships and sites that these tiles could fill, each by itself."""
    gained = Counter(kinds)
    found = []
    for one in wanting(fjord):
        lacks = one.lacks(fjord)
        room = sum(fjord.is_empty(cell) for cell in one.cells)
        if lacks.total() <= room and lacks <= gained:
            found.append(one.name)
    return found


def points(s: Table, seat: int, fjord: Fjord) -> int:
    """L-8.1 to L-8.3  The score of the seat with that fjord."""
    worth = Worth(fjord)
    tiles = sum(int(worth.points(kind)) for kind in SCORED)
    return tiles + worth.site_points() + trophy_points(s, seat) + int(worth.unfilled) * UNFILLED


def spot(s: Table, seat: int, tile: int, cell: int) -> Spot:
    """The tile on that cell: points then, what it serves, what it fills."""
    before = s.fjords[seat]
    after = before.laid(cell, piece(tile, before.next_number()))
    ship = ship_of(tile)
    serves = [
        one.name
        for one in wanting(before)
        if cell in one.cells and one.lacks(before)[kind_of(tile)] > 0
    ]
    filled = [ship_id(other) for other in newly_filled(before, after, cell)]
    complete = [site_id(site) for site in newly_complete(before, after)]
    return Spot(
        cell=cell + 1,
        points=points(s, seat, after),
        serves=serves,
        fills=filled + complete,
        met=int(before.met(SHIP_NEEDS[ship], NEAR[cell])) if ship != NO_SHIP else None,
    )


def spots(s: Table, seat: int, tile: int) -> list[Spot]:
    return [spot(s, seat, tile, cell) for cell in empty_cells(s.fjords[seat])]
