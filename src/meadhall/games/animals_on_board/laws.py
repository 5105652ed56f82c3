"""What is conserved in Animals on Board, and what cannot happen."""

from meadhall.core.sets import has, members, size, without
from meadhall.games.animals_on_board.ark import without_pairs
from meadhall.games.animals_on_board.pieces import (
    CRATE_LIMIT,
    CRATES,
    FACE_DOWN,
    FACE_UP,
    FIRST_TILES,
    MOST_LOAD,
    MOST_ROUNDS,
    SPECIES,
    SPECIES_USED,
    VALUES,
    species_of,
)
from meadhall.games.animals_on_board.state import CHOOSING, NO_GROUP, NO_TILE, NOBODY, Table


def check(s: Table) -> None:
    check_crates(s)
    check_tiles(s)
    assert s.round <= MOST_ROUNDS[s.seats], s.round
    if s.phase == CHOOSING:
        for seat in range(s.seats):
            assert s.load(seat) + size(s.hands[seat]) == FIRST_TILES, seat
    else:
        check_round(s)


def check_crates(s: Table) -> None:
    """A-1.3, A-3.4  Twenty crates, at most five for each player."""
    assert all(0 <= held <= CRATE_LIMIT for held in s.crates), s.crates
    assert sum([int(held) for held in s.crates]) <= CRATES, s.crates


def check_tiles(s: Table) -> None:
    """A-1.1, A-2.2, A-2.3  No tile is lost or made; A17 no ark holds too many."""
    table = members(s.tiles_on_table())
    assert (FACE_DOWN in table) == (s.face_down != NO_TILE), table
    tiles = [int(tile) for tile in s.stack[s.drawn :]]
    tiles += [tile for tile in table if tile != FACE_DOWN]
    if s.face_down != NO_TILE:
        tiles.append(s.face_down)
    for seat in range(s.seats):
        assert s.load(seat) <= MOST_LOAD, seat
        assert without(s.seen[seat], s.arks[seat]) == 0, seat
        assert without(s.shed[seat], without_pairs(s.arks[seat])) == 0, seat
        tiles.extend(members(s.arks[seat]))
        tiles.extend(members(s.hands[seat]))
    per_species = [0] * len(SPECIES)
    for tile in tiles:
        per_species[species_of(tile)] += 1
    assert len(set(tiles)) == len(tiles) == SPECIES_USED[s.seats] * len(VALUES), len(tiles)
    assert all(count in (0, len(VALUES)) for count in per_species), per_species


def check_round(s: Table) -> None:
    """A-2, A-3.2, A-3.3  The groups of the table, and who is out."""
    table = sum([int(size(group)) for group in s.groups])
    assert table == size(s.tiles_on_table()) <= FACE_UP[s.seats] + 1, table
    assert all(group != 0 for group in s.groups), "a group is empty"
    assert all(hand == 0 for hand in s.hands), "a hand was not laid out"
    assert (s.next_starter == NOBODY) == (size(s.still_in) == s.seats), s.next_starter
    assert s.next_starter == NOBODY or not has(s.still_in, s.next_starter), s.next_starter
    if s.splitting == NO_GROUP:
        assert s.pulled == 0 == s.can_leave, "tiles are pulled out of no group"
    else:
        moving = s.pulled | s.can_leave
        assert without(moving, s.groups[s.splitting]) == 0, "they are not in the group"
