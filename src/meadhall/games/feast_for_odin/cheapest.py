"""O-9.6, O41  The cheapest rest of a feast table.

Kind after kind of food is added to all tables found so far, of which only the cheapest is kept for
each number of seats filled and each *lean*: how many more orange tiles than red ones it has. Tiles
can be arranged without neighbours of one colour just when oranges and reds differ by at most one
more than the coins and empty seats between them.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.games.feast_for_odin.pieces import (
    ANIMAL_POINTS,
    ANIMALS,
    AREA,
    COLOUR,
    FOOD,
    KIND,
    NARROW,
    ORANGE,
    PLAIN,
    RED,
    SEATS,
    SILVER,
    WIDE,
)
from meadhall.games.feast_for_odin.player import NOTHING, Plate

EMPTY_SEAT: Final = Plate(NOTHING, 1, False)
COIN: Final = Plate(SILVER, 1, False)

# O41  what a seat or a tile is worth to its owner, in quarters of a silver
EMPTY_COST: Final = 1000
COIN_COST: Final = 4
DEAR: Final = 1 << 30

MOST_LEAN: Final = SEATS + 1
LEANS: Final = 2 * MOST_LEAN + 1


def tile_cost(what: int) -> int:
    """Orange goods a quarter a cell, red ones a half, animals their points besides."""
    if COLOUR[what] == ORANGE:
        return AREA[what]
    cost = 2 * AREA[what]
    if what in ANIMALS:
        cost += COIN_COST * ANIMAL_POINTS[ANIMALS.index(what)]
    return cost


COSTS: Final[list[int]] = [tile_cost(what) if what in FOOD else 0 for what in range(len(KIND))]


def table_cost(plates: list[Plate]) -> int:
    """O41  What lies on a table is worth so much, with what its empty seats cost."""
    cost = 0
    for plate in plates:
        if plate.item == NOTHING:
            cost += EMPTY_COST
        else:
            cost += COIN_COST if plate.item == SILVER else COSTS[plate.item]
    return cost


def place_of(filled: i64, lean: i64) -> i64:
    return filled * LEANS + lean + MOST_LEAN


ALL_DEAR: Final = vec[i64]([DEAR] * ((SEATS + 1) * LEANS))
NO_TILES: Final = vec[i64]([0] * ((SEATS + 1) * LEANS))


@final
class Layer:
    """The cheapest tables with some kinds of food, and what of the last kind lies on them."""

    def __init__(self, costs: vec[i64], what: int, least: i64, most: i64) -> None:
        self.what = what
        self.costs = costs
        self.wide: vec[i64] = NO_TILES[: len(costs)]
        self.narrow: vec[i64] = NO_TILES[: len(costs)]
        self.least_lean = least  # of all tables
        self.most_lean = most


def with_kind(before: Layer, what: int, tiles: list[int], most_wide: int, seats: i64) -> Layer:
    """Adds a kind of which these tiles are there, the cheapest first."""
    after = Layer(before.costs[:], what, before.least_lean, before.most_lean)
    side: i64 = 1
    if COLOUR[what] == ORANGE:
        after.most_lean = min(before.most_lean + len(tiles), MOST_LEAN)
    else:
        after.least_lean = max(before.least_lean - len(tiles), -MOST_LEAN)
        side = -1
    price: i64 = 0
    for count in range(1, len(tiles) + 1):
        price += COSTS[tiles[count - 1]]
        for wide in range(min(most_wide, count) + 1):
            long: i64 = wide * WIDE[what] + (count - wide) * NARROW[what]
            lean: i64 = side * count
            if long <= seats:
                add(before, after, price, long, lean, wide, count - wide, seats)
    return after


def add(
    before: Layer, after: Layer, price: i64, long: i64, lean: i64, wide: i64, narrow: i64,
    seats: i64,
) -> None:  # fmt: skip
    """Adds so many tiles of a kind to every table on which they find room."""
    first: i64 = max(before.least_lean, -MOST_LEAN - lean)
    last: i64 = min(before.most_lean, MOST_LEAN - lean)
    further = place_of(long, lean) - place_of(0, 0)
    costs = before.costs
    for filled in range(seats - long + 1):
        for at in range(place_of(filled, first), place_of(filled, last) + 1):
            cost = costs[at] + price
            if cost < after.costs[at + further]:
                after.costs[at + further] = cost
                after.wide[at + further] = wide
                after.narrow[at + further] = narrow


def cheapest_plates(
    supply: vec[i64], kinds: list[int], most_wide: list[int], before: int, seats: int
) -> list[Plate]:
    """The plates for the seats left, from these kinds of food and coins.

    `before` is the colour of the plate to their left, `most_wide` how many of each kind may still
    lie lengthwise.
    """
    costs = ALL_DEAR[: (seats + 1) * LEANS]
    costs[place_of(0, 0)] = 0
    layer = Layer(costs, NOTHING, 0, 0)
    layers: list[Layer] = []
    for k in range(len(kinds)):
        tiles = tiles_of(supply, kinds[k], seats)
        layer = with_kind(layer, kinds[k], tiles, most_wide[k], seats)
        layers.append(layer)
    filled, lean = cheapest_end(layer.costs, supply[SILVER], before, seats)
    oranges: list[Plate] = []
    reds: list[Plate] = []
    rest = seats - filled
    for layer in reversed(layers):
        at = place_of(filled, lean)
        wide = layer.wide[at]
        count = wide + layer.narrow[at]
        what = layer.what
        row = oranges if COLOUR[what] == ORANGE else reds
        tiles = tiles_of(supply, what, count)
        for n in range(count):
            long = WIDE[what] if n < wide else NARROW[what]
            row.append(Plate(tiles[n], long, n < wide))
            filled -= long
        lean -= count if COLOUR[what] == ORANGE else -count
    return arranged(oranges, reds, before, rest, supply[SILVER])


def cheapest_end(costs: vec[i64], silver: i64, before: int, seats: i64) -> tuple[int, int]:
    """Seats filled with food and lean of the cheapest table, the rest with coins or nothing."""
    best: i64 = DEAR
    found = (0, 0)
    for filled in range(seats + 1):
        rest: i64 = seats - filled
        coins: i64 = silver if silver < rest else rest
        extra: i64 = coins * COIN_COST + (rest - coins) * EMPTY_COST
        least: i64 = -rest if before == RED else -rest - 1  # a tile that lies there counts too
        most: i64 = rest if before == ORANGE else rest + 1
        for lean in range(max(least, -MOST_LEAN), min(most, MOST_LEAN) + 1):
            cost: i64 = costs[place_of(filled, lean)]
            if cost + extra < best:
                best = cost + extra
                found = (filled, lean)
    return found


TILES_OF_KIND: Final[list[list[int]]] = [
    [what for what in FOOD if KIND[what] == kind] for kind in range(len(KIND))
]


def stock(supply: vec[i64], kind: int) -> int:
    """Tiles of a kind, both sides of an animal together."""
    count: i64 = 0
    for what in TILES_OF_KIND[kind]:
        count += supply[what]
    return count


def tiles_of(supply: vec[i64], kind: int, most: int) -> list[int]:
    """Up to so many tiles of a kind, plain animals before pregnant ones."""
    found: list[int] = []
    for what in TILES_OF_KIND[kind]:
        for _ in range(min(supply[what], most - len(found))):
            found.append(what)
    return found


def arranged(
    oranges: list[Plate], reds: list[Plate], before: int, rest: int, silver: int
) -> list[Plate]:
    """The plates in an order without neighbours of one colour; `before` lies to their left."""
    row: list[Plate] = []
    while oranges or reds:
        more_orange = len(oranges) > len(reds) or (len(oranges) == len(reds) and before == RED)
        if oranges and before != ORANGE and (more_orange or before == RED or not reds):
            row.append(oranges.pop())
            before = ORANGE
        elif reds and before != RED:
            row.append(reds.pop())
            before = RED
        else:
            row.append(COIN if silver > 0 else EMPTY_SEAT)
            silver -= 1
            rest -= 1
            before = PLAIN
    for _ in range(rest):
        row.append(COIN if silver > 0 else EMPTY_SEAT)
        silver -= 1
    return row
