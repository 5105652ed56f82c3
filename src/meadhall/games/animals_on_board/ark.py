"""What an ark is worth: pairs lost, the surplus shed, herds and singles counted.

An ark is a number with one bit per tile.
"""

from typing import Final

from meadhall.games.animals_on_board.pieces import (
    ARK_SPACE,
    FACE_DOWN,
    HERD,
    HERD_TILE,
    SPECIES,
    species_of,
    value_of,
)

TOO_FEW: Final = -1


def mask_of(tiles: list[int]) -> int:
    mask = 0
    for tile in tiles:
        mask |= 1 << tile
    return mask


def tiles_in(ark: int) -> list[int]:
    return [tile for tile in range(FACE_DOWN) if ark >> tile & 1]


def by_species(ark: int) -> list[list[int]]:
    """The tiles of each species held, lowest value first."""
    kinds: list[list[int]] = [[] for _ in SPECIES]
    for tile in tiles_in(ark):
        kinds[species_of(tile)].append(tile)
    return [kind for kind in kinds if kind]


def without_pairs(ark: int) -> int:
    """A-5.2  Every species held exactly twice is given up."""
    return mask_of([tile for kind in by_species(ark) if len(kind) != 2 for tile in kind])


def can_shed(ark: int, more: int, first: int) -> bool:
    """A-5.3  Whether `more` tiles numbered `first` or higher can go so that no pair is left."""
    reach = [True] + [False] * more  # reach[k]: k tiles can go from the species looked at so far
    for kind in by_species(ark):
        free = len([tile for tile in kind if tile >= first])
        ways = [gone for gone in range(min(free, more) + 1) if len(kind) - gone != 2]
        reach = [any(k >= gone and reach[k - gone] for gone in ways) for k in range(more + 1)]
    return reach[more]


def best_cargo(ark: int) -> int:
    """A-5.3  After the pairs, the best ten tiles: most points, then most species."""
    kinds = by_species(without_pairs(ark))
    surplus = sum([len(kind) for kind in kinds]) - ARK_SPACE
    if surplus <= 0:
        return without_pairs(ark)
    # best[k]: worth and tiles of the best choice that sheds k tiles of the species so far
    worths = [0] + [TOO_FEW] * surplus
    kept: list[int] = [0] * (surplus + 1)
    for kind in kinds:
        new_worths = [TOO_FEW] * (surplus + 1)
        new_kept = [0] * (surplus + 1)
        for gone in range(min(len(kind), surplus) + 1):
            rest = kind[gone:]  # the lowest values go
            if len(rest) == 2:
                continue
            worth = worth_of(rest)
            for k in range(gone, surplus + 1):
                before = worths[k - gone]
                if before >= 0 and before + worth > new_worths[k]:
                    new_worths[k] = before + worth
                    new_kept[k] = kept[k - gone] | mask_of(rest)
        worths = new_worths
        kept = new_kept
    return kept[surplus]


def points_of(kind: list[int]) -> int:
    """A-5.2, A-5.4  Points of the tiles of one species: a single, nothing for two, a herd."""
    if len(kind) >= HERD:
        return len(kind) * HERD_TILE
    return value_of(kind[0]) if len(kind) == 1 else 0


def worth_of(kind: list[int]) -> int:
    """Points of the tiles of one species, and below them, one for the species itself."""
    return points_of(kind) * 100 + 1 if kind else 0


def herds_and_singles(cargo: int) -> tuple[list[int], list[int]]:
    """The single tiles, and the sizes of the herds, of an ark that sails."""
    kinds = by_species(cargo)
    singles = [kind[0] for kind in kinds if len(kind) == 1]
    herds = [len(kind) for kind in kinds if len(kind) >= HERD]
    return singles, herds
