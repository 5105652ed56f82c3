"""The laws of conservation: what holds in every position of Looot.

Reach and the counts of a fjord are kept up to date move by move; here they are found again
from the vikings and tiles alone, by other means.
"""

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.sets import has, members, single
from meadhall.games.looot.captures import Group, new_links
from meadhall.games.looot.pieces import (
    AXE,
    CELLS,
    DOUBLE,
    EMPTY,
    FIELDS,
    FIRST_CASTLE,
    FULL_STOCK,
    GROUP_PER_CASTLE,
    HOUSE,
    MOST_PER_CASTLE,
    NO_SHIP,
    NO_TROPHY,
    OCCUPIED,
    SHIPS,
    SITE_KINDS,
    SPACES,
    TROPHIES,
    TROPHY_AXES,
    VIKINGS,
    field_of,
    is_building,
    is_ship,
    kind_of,
    number_of,
    ship_of,
    site_kind,
    tile_of,
)
from meadhall.games.looot.state import Table


def check(s: Table) -> None:
    check_vikings(s)
    check_captures(s)
    check_fjords(s)
    check_tiles(s)
    check_trophies_and_shields(s)
    check_sites(s)
    if s.over:
        assert not any(s.hand), "the game ends when no viking is left"
        assert not list(s.due), s.due


def check_vikings(s: Table) -> None:
    """Thirteen each, on resource spaces; more than one only by the shield; reach as found."""
    on_land = [0] * s.seats
    standing: dict[int, int] = {}
    for space, seat in zip(s.placed, s.placed_by, strict=True):
        assert 0 <= s.land.kind[space] < HOUSE, space
        on_land[seat] += 1
        standing[space] = standing.get(space, 0) | single(seat)
    assert all(on_land[seat] + s.hand[seat] == VIKINGS for seat in range(s.seats)), on_land
    assert list(s.occupants) == [standing.get(space, 0) for space in range(SPACES)]
    stacked = len(s.placed) - len(standing)
    spent = [seat for seat in range(s.seats) if not has(s.shields[seat], OCCUPIED)]
    assert stacked <= len(spent), (stacked, spent)
    reach: set[int] = set()
    for slot, ship in enumerate(s.ocean):
        if ship != NO_SHIP:
            reach.update(s.land.shore[slot])
    for space in standing:
        reach.update(s.land.near[space])
    reach.difference_update(standing)
    assert list(s.open) == sorted(reach), s.open
    assert s.over or len(s.open) > 0, "no space in reach"


def groups_of(s: Table, seat: int) -> list[Group]:
    """L-5.2  All groups of a seat."""
    left = [0] * SPACES
    for space, owner in zip(s.placed, s.placed_by, strict=True):
        left[space] += owner == seat
    found = []
    for start in range(SPACES):
        spaces: list[int] = []
        size, fields = 0, 0
        edge = [start] if left[start] else []
        while edge:
            space = edge.pop()
            if left[space]:
                spaces.append(space)
                size += left[space]
                fields |= s.land.fields_near[space]
                left[space] = 0
                edge.extend(s.land.near[space])
        if spaces:
            found.append(Group(vec[i64](spaces), size, fields))
    return found


def check_captures(s: Table) -> None:
    """Nothing due was forgotten: watchtowers of a group are linked, castles have paid."""
    for seat in range(s.seats):
        for group in groups_of(s, seat):
            assert new_links(group, s.linked[seat]) == 0, seat
            if len(s.due) > 0 and seat == s.turn:
                continue
            due = min(MOST_PER_CASTLE, group.size // GROUP_PER_CASTLE)
            for castle in range(FIRST_CASTLE, FIELDS):
                touched = has(group.fields, castle)
                if due and touched and s.stock[castle] > 0 and s.fjords[seat].room > 0:
                    assert s.fjords[seat].tiles_from(castle) >= due, (seat, castle)


def check_fjords(s: Table) -> None:
    """No two pieces of one number; counts as found; a resource for each viking at most."""
    for seat in range(s.seats):
        fjord = s.fjords[seat]
        pieces = [piece for piece in fjord.pieces if piece != EMPTY]
        assert len(fjord.pieces) == CELLS
        assert len({number_of(piece) for piece in pieces}) == len(pieces), "two of one number"
        assert fjord.room == CELLS - len(pieces), seat
        kinds = [kind_of(tile_of(piece)) for piece in pieces]
        assert fjord.axes == kinds.count(AXE), seat
        resources = len([kind for kind in kinds if 0 <= kind < HOUSE])
        vikings = VIKINGS - s.hand[seat]
        doubled = 0 if has(s.shields[seat], DOUBLE) else 1
        assert resources <= vikings + doubled, (seat, resources)


def check_tiles(s: Table) -> None:
    """Longships: bag, ocean and fjords; buildings: fields and fjords; nothing twice."""
    ships = [*s.ships_in_bag(), *[ship for ship in s.ocean if ship != NO_SHIP]]
    buildings = list(s.stock)
    for fjord in s.fjords:
        for piece in fjord.pieces:
            tile = tile_of(piece)
            if is_ship(tile):
                ships.append(ship_of(tile))
            elif is_building(tile):
                buildings[field_of(tile)] += 1
    assert sorted(ships) == list(range(SHIPS)), sorted(ships)
    for field in range(FIELDS):
        laid_out = FULL_STOCK[field] if s.land.field_space[field] >= 0 else 0
        assert buildings[field] == laid_out, (field, buildings[field])
        assert s.stock[field] >= 0, field
    for piece in s.due:
        tile = tile_of(piece)
        assert not is_building(tile) or s.stock[field_of(tile)] > 0, tile


def check_trophies_and_shields(s: Table) -> None:
    """Each trophy once, for enough axes; a declared shield is spent."""
    held = [trophy for trophy in s.trophy if trophy != NO_TROPHY]
    left = members(s.trophies)
    assert sorted([*held, *left]) == list(range(TROPHIES)), (held, left)
    for seat in range(s.seats):
        trophy = s.trophy[seat]
        assert trophy == NO_TROPHY or TROPHY_AXES[trophy] <= s.fjords[seat].axes, seat
    assert s.shields[s.turn] & s.declared == 0, "a declared shield is spent"


def check_sites(s: Table) -> None:
    """One site of each kind for each seat, none dealt twice."""
    dealt = [site for fjord in s.fjords for site in fjord.sites]
    assert len(set(dealt)) == len(dealt), dealt
    for fjord in s.fjords:
        kinds = [site_kind(site) for site in fjord.sites]
        assert kinds == list(range(len(SITE_KINDS))), fjord.sites
