"""L-5  What a new viking captures: houses, watchtowers, castles."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from meadhall.core.sets import has, lowest, rest, single, without
from meadhall.games.looot.fjord import Fjord
from meadhall.games.looot.pieces import (
    CASTLES,
    GROUP_PER_CASTLE,
    HOUSES,
    MOST_PER_CASTLE,
    WATCHTOWERS,
    FieldSet,
    PairSet,
    building_tile,
    pair,
)
from meadhall.games.looot.state import Table


@final
class Group:
    """L-5.2  Vikings of one colour that are connected by neighbouring spaces."""

    def __init__(self, spaces: vec[i64], size: i64, fields: FieldSet) -> None:
        self.spaces = spaces  # where they stand
        self.size = size  # vikings; L14: two on one space are two
        self.fields = fields  # the building fields beside them


def group_with(s: Table, seat: i64, start: i64) -> Group:
    """L-5.2  The group that one more viking of that seat would belong to on a space."""
    spaces = append(vec[i64](), start)
    fields = s.land.fields_near[start]
    at = 0
    while at < len(spaces):
        for near in s.land.near[spaces[at]]:
            if has(s.occupants[near], seat) and near not in spaces:
                spaces = append(spaces, near)
                fields |= s.land.fields_near[near]
        at += 1
    return Group(spaces, s.vikings_on(seat, spaces) + 1, fields)


@final
class Capture:
    """L-5.1  What one more viking of that seat would capture on a space."""

    def __init__(self, s: Table, seat: i64, space: i64) -> None:
        self.group = group_with(s, seat, space)
        self.links = new_links(self.group, s.linked[seat])
        self.tiles = vec[i64]()  # L9: houses, watchtowers, castles
        self._take_houses(s.land.fields_near[space] & HOUSES, s.stock)
        self._take_watchtowers(s.stock)
        self._take_castles(s.fjords[seat], s.stock)

    def _take_houses(self, houses: FieldSet, stock: vec[i64]) -> None:
        """L-5.3  One tile from each house beside the viking."""
        while houses != 0:
            self._take(lowest(houses), 1, stock)
            houses = rest(houses)

    def _take_watchtowers(self, stock: vec[i64]) -> None:
        """L-5.4  A tile from both of any two watchtowers that are linked for the first time."""
        if self.links == 0:
            return
        towers = self.group.fields & WATCHTOWERS
        left = towers
        while left != 0:
            tower = lowest(left)
            self._take(tower, links_of(tower, towers, self.links), stock)
            left = rest(left)

    def _take_castles(self, fjord: Fjord, stock: vec[i64]) -> None:
        """L-5.5  From each castle a tile for every four vikings, counting those taken before."""
        due = min(MOST_PER_CASTLE, self.group.size // GROUP_PER_CASTLE)
        if due == 0:
            return
        castles = self.group.fields & CASTLES
        while castles != 0:
            castle = lowest(castles)
            self._take(castle, due - fjord.tiles_from(castle), stock)
            castles = rest(castles)

    def _take(self, field: i64, count: i64, stock: vec[i64]) -> None:
        """L-5.1  So many tiles from a field, as long as they last."""
        for _ in range(min(count, stock[field])):
            self.tiles = append(self.tiles, building_tile(field))


def new_links(group: Group, linked: PairSet) -> PairSet:
    """L-5.4  The pairs of watchtowers beside the group that have not paid yet."""
    pairs: PairSet = 0
    towers = group.fields & WATCHTOWERS
    while towers != 0:
        tower = lowest(towers)
        towers = rest(towers)
        others = towers
        while others != 0:
            pairs |= single(pair(tower, lowest(others)))
            others = rest(others)
    return without(pairs, linked)


def links_of(tower: i64, towers: FieldSet, links: PairSet) -> i64:
    """How many of the links have this watchtower at one end."""
    count: i64 = 0
    others = without(towers, single(tower))
    while others != 0:
        if has(links, pair(tower, lowest(others))):
            count += 1
        others = rest(others)
    return count
