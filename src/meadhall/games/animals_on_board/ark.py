"""What an ark is worth: pairs given up, the surplus shed, herds and singles counted."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.sets import above, lowest, rest, set_of, single, size, without
from meadhall.games.animals_on_board.pieces import (
    ARK_SPACE,
    HERD,
    HERD_TILE,
    SPECIES,
    VALUES,
    TileSet,
    value_of,
)

IMPOSSIBLE: Final = -1
_TILES_OF: Final = vec[i64](
    [set_of([kind * len(VALUES) + n for n in range(len(VALUES))]) for kind in range(len(SPECIES))]
)


def of_species(tiles: TileSet, kind: i64) -> TileSet:
    """Those of the tiles that belong to a species."""
    return tiles & _TILES_OF[kind]


def by_species(tiles: TileSet) -> list[int]:
    """The tiles of each species held, one set for each."""
    kinds = [of_species(tiles, kind) for kind in range(len(SPECIES))]
    return [kind for kind in kinds if kind != 0]


def without_pairs(ark: TileSet) -> TileSet:
    """A-5.2  Every species held exactly twice is given up."""
    for kind in range(len(SPECIES)):
        held = of_species(ark, kind)
        if size(held) == 2:
            ark = without(ark, held)
    return ark


def can_shed(ark: TileSet, tile: i64, surplus: i64) -> bool:
    """A-5.3  Whether this tile and so many higher ones can go so that no pair is left."""
    left = without(ark, single(tile))
    possible = vec[i64]([1] + [0] * surplus)  # [n]: n tiles of the species so far can go
    for kind in range(len(SPECIES)):
        held = size(of_species(left, kind))
        free = size(above(of_species(left, kind), tile))
        now = vec[i64]([0] * (surplus + 1))
        for gone in range(min(free, surplus) + 1):
            if held - gone != 2:
                for n in range(gone, surplus + 1):
                    now[n] |= possible[n - gone]
        possible = now
    return possible[surplus] == 1


def shed_counts(held: list[int], free: list[int], surplus: int) -> list[list[int]]:
    """A-5.3  By species: how many tiles can go if so many go in all and no pair is left.

    Args:
        held: Tiles of each species.
        free: How many of them may go.
        surplus: How many go in all.
    """
    alone = [
        [gone for gone in range(min(most, surplus) + 1) if count - gone != 2]
        for count, most in zip(held, free, strict=True)
    ]
    found = []
    for at, counts in enumerate(alone):
        sums = {0}  # what the other species can give up together
        for others in alone[:at] + alone[at + 1 :]:
            sums = {total + gone for total in sums for gone in others if total + gone <= surplus}
        found.append([gone for gone in counts if surplus - gone in sums])
    return found


def best_cargo(ark: TileSet) -> TileSet:
    """A-5.3  After the pairs, the best ten tiles: most points, then most species."""
    ark = without_pairs(ark)
    surplus = size(ark) - ARK_SPACE
    if surplus <= 0:
        return ark
    # [n]: worth and tiles of the best choice that sheds n tiles of the species so far
    worths = vec[i64]([0] + [IMPOSSIBLE] * surplus)
    kept = vec[i64]([0] * (surplus + 1))
    for kind in range(len(SPECIES)):
        stays = of_species(ark, kind)
        now_worths = vec[i64]([IMPOSSIBLE] * (surplus + 1))
        now_kept = vec[i64]([0] * (surplus + 1))
        for gone in range(min(size(stays), surplus) + 1):
            if size(stays) != 2:
                for n in range(gone, surplus + 1):
                    worth = worths[n - gone] + worth_of(stays)
                    if worths[n - gone] != IMPOSSIBLE and worth > now_worths[n]:
                        now_worths[n] = worth
                        now_kept[n] = kept[n - gone] | stays
            stays = rest(stays)  # the lowest value goes
        worths = now_worths
        kept = now_kept
    return kept[surplus]


def points_of(kind: TileSet) -> i64:
    """A-5.2, A-5.4  Points of the tiles of one species: a single, nothing for two, a herd."""
    count = size(kind)
    if count >= HERD:
        return count * HERD_TILE
    return value_of(lowest(kind)) if count == 1 else 0


def worth_of(kind: TileSet) -> i64:
    """Points of the tiles of one species, and below them, one for the species itself."""
    return points_of(kind) * 100 + 1 if kind != 0 else 0


def singles_in(cargo: TileSet) -> TileSet:
    """The tiles of an ark that are alone of their species."""
    found: TileSet = 0
    for kind in range(len(SPECIES)):
        held = of_species(cargo, kind)
        if size(held) == 1:
            found |= held
    return found


def herds_in(cargo: TileSet) -> TileSet:
    """The tiles of an ark that belong to herds."""
    found: TileSet = 0
    for kind in range(len(SPECIES)):
        held = of_species(cargo, kind)
        if size(held) >= HERD:
            found |= held
    return found
