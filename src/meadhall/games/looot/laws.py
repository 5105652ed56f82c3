"""The laws of conservation: what holds in every position of Looot.

Groups, links, reach and free cells are kept up to date move by move; here they are found
anew from the vikings and tiles alone, by other means.
"""

from typing import TYPE_CHECKING

from meadhall.games.looot.captures import new_links, taken
from meadhall.games.looot.fjord import SERIAL, TILE
from meadhall.games.looot.land import BIT
from meadhall.games.looot.pieces import (
    BUILDING,
    CELLS,
    EMPTY,
    FIELDS,
    FIRST_FIELD,
    GROUP_PER_CASTLE,
    HOUSE,
    MOST_PER_CASTLE,
    SHIP,
    SHIPS,
    SITES_OF_A_KIND,
    SPACES,
    STOCK,
    TROPHY_AXES,
    VIKINGS,
    field_kind,
)

if TYPE_CHECKING:
    from meadhall.games.looot.rules import Looot


def check(s: "Looot") -> None:
    check_vikings(s)
    check_groups(s)
    check_captures(s)
    check_tiles(s)
    check_trophies_and_shields(s)


def check_vikings(s: "Looot") -> None:
    """Thirteen each, on resource spaces; more than one only by the shield; reach as found."""
    on_map = [0] * s.seats
    standing: dict[int, int] = {}
    for viking in s.placed:
        space, seat = viking >> 2, viking & 3
        assert 0 <= s.land.kind[space] < HOUSE, space
        on_map[seat] += 1
        standing[space] = standing.get(space, 0) | 2 << seat
    assert all(on_map[seat] + s.hand[seat] == VIKINGS for seat in range(s.seats)), on_map
    stacked = len(s.placed) - len(standing)
    spent = [seat for seat in range(s.seats) if not s.shields[seat] & 2]
    assert stacked <= len(spent), (stacked, spent)
    reach = set()
    for slot, ship in enumerate(s.ocean):
        if ship >= 0:
            reach.update(s.land.slot_near[slot])
    for space in standing:
        reach.update(s.land.near[space])
    reach.difference_update(standing)
    assert s.open == sorted(reach), s.open
    assert s.over or s.open, "no space in reach"
    ground = [0] * SPACES
    for space in reach:
        ground[space] = 1
    for space, seats in standing.items():
        ground[space] = seats
    assert s.ground == ground


def check_groups(s: "Looot") -> None:
    """Groups are connected, apart from each other, and touch what they say they touch."""
    for seat in range(s.seats):
        own = [viking >> 2 for viking in s.placed if viking & 3 == seat]
        left = [0] * SPACES
        for space in own:
            left[space] += 1
        found = []
        for start in own:
            if not left[start]:
                continue
            mask, size, fields = 0, 0, 0
            edge = [start]
            while edge:
                space = edge.pop()
                mask |= BIT[space]
                size += left[space]
                fields |= s.land.near_fields[space]
                left[space] = 0
                edge.extend([near for near in s.land.near[space] if left[near]])
            found.append([mask, size, fields])
        flat = s.groups[seat]
        kept = [flat[at : at + 3] for at in range(0, len(flat), 3)]
        assert sorted(kept) == sorted(found), (seat, kept, found)


def check_captures(s: "Looot") -> None:
    """Nothing due was forgotten: watchtowers in a group are linked, castles have paid."""
    for seat in range(s.seats):
        flat = s.groups[seat]
        for at in range(0, len(flat), 3):
            size, fields = flat[at + 1], flat[at + 2]
            assert not new_links(fields, s.linked[seat]), seat
            if s.due and seat == s.turn:
                continue
            for castle in range(FIRST_FIELD[2], FIELDS):
                due = min(MOST_PER_CASTLE, size // GROUP_PER_CASTLE) if fields >> castle & 1 else 0
                if due and s.stock[castle] and s.room[seat]:
                    assert taken(s.fjords[seat], castle) >= due, (seat, castle)


def check_tiles(s: "Looot") -> None:
    """Longships: bag, ocean and fjords; buildings: fields and fjords; nothing twice."""
    ships = s.bag[s.drawn :] + [ship for ship in s.ocean if ship >= 0]
    buildings = s.stock[:]
    for seat in range(s.seats):
        fjord = s.fjords[seat]
        entries = [entry for entry in fjord if entry != EMPTY]
        assert len(fjord) == CELLS
        assert len({entry // SERIAL for entry in entries}) == len(entries), "two tiles, one name"
        free = [cell for cell in range(CELLS) if fjord[cell] == EMPTY]
        assert s.free[seat] == sum([1 << cell for cell in free]), seat
        assert s.room[seat] == len(free), seat
        gained = 0
        for entry in entries:
            tile = entry & TILE
            if tile >= SHIP:
                ships.append(tile - SHIP)
            elif tile >= BUILDING:
                buildings[tile - BUILDING] += 1
            else:
                gained += 1
        vikings = VIKINGS - s.hand[seat]
        assert gained <= vikings + (0 if s.shields[seat] & 4 else 1), (seat, gained)
    assert sorted(ships) == list(range(SHIPS)), sorted(ships)
    for field in range(FIELDS):
        laid_out = STOCK[field_kind(field) - HOUSE] if s.land.field_space[field] >= 0 else 0
        assert buildings[field] == laid_out, (field, buildings[field])
        assert s.stock[field] >= 0, field
    for entry in s.due:
        tile = entry & TILE
        assert tile < BUILDING or s.stock[tile - BUILDING] > 0, tile


def check_trophies_and_shields(s: "Looot") -> None:
    """Each trophy once, for enough axes; each site dealt once."""
    held = [trophy for trophy in s.trophy if trophy >= 0]
    left = [trophy for trophy in range(len(TROPHY_AXES)) if s.trophies >> trophy & 1]
    assert sorted(held + left) == list(range(len(TROPHY_AXES))), (held, left)
    for seat in range(s.seats):
        axes = len([entry for entry in s.fjords[seat] if entry & TILE == 4])
        assert s.axes[seat] == axes, seat
        assert s.trophy[seat] < 0 or TROPHY_AXES[s.trophy[seat]] <= axes, seat
        assert 0 <= s.shields[seat] <= 7, seat
    assert not s.shields[s.turn] & s.declared, "a declared shield is spent"
    dealt = [site for sites in s.sites for site in sites]
    assert len(set(dealt)) == len(dealt) == 3 * s.seats, dealt
    for kind in range(3):
        assert all(sites[kind] // SITES_OF_A_KIND == kind for sites in s.sites), s.sites
    if s.over:
        assert not any(s.hand), "the game ends when no viking is left"
        assert not s.due, s.due
