"""What a viking captures: houses beside it, watchtowers its group links, castles it touches.

The groups of a seat are a flat list, three numbers to a group: its spaces and the building
fields it touches as bits, and how many vikings it has. The group that grew last stands last.
"""

from typing import Final

from meadhall.games.looot.fjord import TILE
from meadhall.games.looot.land import BIT, Land
from meadhall.games.looot.pieces import (
    BUILDING,
    FIRST_FIELD,
    GROUP_PER_CASTLE,
    MOST_PER_CASTLE,
)

THREE: Final = 3  # numbers to a group: spaces, size, fields
TOWER: Final = FIRST_FIELD[1]
TOWERS: Final = FIRST_FIELD[2] - FIRST_FIELD[1]
FIRST_CASTLE: Final = FIRST_FIELD[2]
CASTLES: Final = 3
HOUSES_MASK: Final = (1 << TOWER) - 1
TOWERS_MASK: Final = (1 << TOWERS) - 1


def _members(bits: int, first: int) -> list[int]:
    return [first + at for at in range(bits.bit_length()) if bits >> at & 1]


HOUSES_IN: Final = [_members(bits, 0) for bits in range(1 << TOWER)]
TOWERS_IN: Final = [_members(bits, 0) for bits in range(1 << TOWERS)]
CASTLES_IN: Final = [_members(bits, FIRST_CASTLE) for bits in range(1 << CASTLES)]
# A pair of watchtowers a < b has the bit a * 8 + b (at most 55, so it stays a small number).
PAIR: Final = [
    [1 << (min(a, b) * TOWERS + max(a, b)) for b in range(TOWERS)] for a in range(TOWERS)
]
PAIRS: Final = [
    sum([PAIR[a][b] for a in towers for b in towers if a < b]) for towers in TOWERS_IN
]  # all pairs within a set of watchtowers


def joined_groups(land: Land, groups: list[int], space: int) -> list[int]:
    """L-5.2  The groups with one more viking; its own stands last."""
    near = land.near_mask[space]
    spaces = BIT[space]
    size = 1
    fields = land.near_fields[space]
    result: list[int] = []
    for at in range(0, len(groups), THREE):
        if groups[at] & near:
            spaces |= groups[at]
            size += groups[at + 1]
            fields |= groups[at + 2]
        else:
            result.append(groups[at])
            result.append(groups[at + 1])
            result.append(groups[at + 2])
    result.append(spaces)
    result.append(size)
    result.append(fields)
    return result


def new_links(fields: int, linked: int) -> int:
    """L-5.4  The pairs of watchtowers among these fields that have not paid yet."""
    return PAIRS[fields >> TOWER & TOWERS_MASK] & ~linked


def captured(
    beside: int, links: int, size: int, fields: int, fjord: list[int], stock: list[int]
) -> list[int]:
    """The tiles due to a new viking: L-5.3 houses, L-5.4 watchtowers, L-5.5 castles.

    `beside` are the fields beside the viking, `size` and `fields` those of its group, and
    `links` the pairs of watchtowers that pay now.
    """
    tiles: list[int] = []
    for house in HOUSES_IN[beside & HOUSES_MASK]:
        if stock[house]:
            tiles.append(BUILDING + house)
    if links:
        towers = TOWERS_IN[fields >> TOWER & TOWERS_MASK]
        for tower in towers:
            pairs = 0
            for other in towers:
                if tower != other and links & PAIR[tower][other]:
                    pairs += 1
            for _ in range(min(pairs, stock[TOWER + tower])):
                tiles.append(BUILDING + TOWER + tower)
    if size >= GROUP_PER_CASTLE:
        for castle in CASTLES_IN[fields >> FIRST_CASTLE]:
            due = min(MOST_PER_CASTLE, size // GROUP_PER_CASTLE) - taken(fjord, castle)
            for _ in range(min(due, stock[castle])):
                tiles.append(BUILDING + castle)
    return tiles


def foreseen(
    land: Land, groups: list[int], linked: int, fjord: list[int], stock: list[int], space: int
) -> tuple[list[int], list[int]]:
    """The group of a viking placed on that space (spaces, size, fields), and the tiles due to it,
    before a look at the room in the fjord."""
    group = joined_groups(land, groups, space)[-THREE:]
    fields = group[2]
    links = new_links(fields, linked)
    return group, captured(land.near_fields[space], links, group[1], fields, fjord, stock)


def taken(fjord: list[int], field: int) -> int:
    """How many tiles of that field lie in the fjord."""
    many = 0
    for entry in fjord:
        if entry & TILE == BUILDING + field:
            many += 1
    return many
