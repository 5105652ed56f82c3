"""What a seat sees of Animals on Board: the table, the counts, its own ark."""

from functools import cache, lru_cache

from meadhall.core.view import asked, result
from meadhall.games.animals_on_board.ark import best_cargo, by_species, points_of, tiles_in
from meadhall.games.animals_on_board.pieces import (
    ARK_SPACE,
    CRATE_POINTS,
    CRATES,
    FACE_DOWN,
    SPECIES,
    SPECIES_USED,
    TILES,
    species_of,
    value_of,
)
from meadhall.games.animals_on_board.rules import CHOOSING, SHEDDING, Animals
from meadhall.games.animals_on_board.seen import AnimalsView, Kind, Load, Player, Tile

NAMES = [f"{SPECIES[species_of(tile)]}-{value_of(tile)}" for tile in range(TILES)]
FACES = [Tile(NAMES[tile], SPECIES[species_of(tile)], value_of(tile)) for tile in range(TILES)]
FACES.append(Tile("face-down"))  # FACE_DOWN comes after the last tile


@cache
def backs(owner: int, what: str, count: int) -> list[Tile]:
    return [Tile(f"{what}-{owner}-{n}") for n in range(count)]


def in_game(s: Animals) -> list[str]:
    """A-1.1  Everybody saw which species were taken out."""
    kinds = kinds_of(tuple(s.stack))
    if len(kinds) < SPECIES_USED[s.seats]:  # the rest of the stack only: look at the others too
        tiles = s.stack + [tile for tile in s.table() if tile != FACE_DOWN]
        for seat in range(s.seats):
            tiles += tiles_in(s.arks[seat]) + s.hands[seat]
        kinds = kinds_of(tuple(tiles))
    return kinds


@lru_cache(1000)
def kinds_of(tiles: tuple[int, ...]) -> list[str]:
    return [SPECIES[kind] for kind in sorted({species_of(tile) for tile in tiles})]


@lru_cache(20_000)
def load_of(ark: int, so_far: int, choosing: bool) -> Load:
    cargo = so_far if choosing else best_cargo(so_far)
    points = 0
    kinds = []
    for kind in by_species(ark):
        worth = points_of([tile for tile in kind if cargo >> tile & 1])
        points += worth
        kinds.append(Kind(SPECIES[species_of(kind[0])], [NAMES[tile] for tile in kind], worth))
    return Load(
        [FACES[tile] for tile in tiles_in(ark)],
        kinds,
        [NAMES[tile] for tile in tiles_in(ark & ~cargo)],
        points,
        cargo.bit_count() > ARK_SPACE,
    )


def shown(s: Animals, owner: int) -> Player:
    """A player whose ark and hand may be seen."""
    choosing = s.phase == SHEDDING and not s.over
    load = load_of(s.arks[owner], s.cargo_so_far(owner), choosing)
    return Player(
        crates=s.crates[owner],
        load=s.loads[owner],
        out=s.out[owner],
        ark=load.ark,
        kinds=load.kinds,
        lost=load.lost,
        points=None if load.too_much else load.points + s.crates[owner] * CRATE_POINTS,
        hand=[FACES[tile] for tile in s.hands[owner]],
        chosen=has_chosen(s, owner),
    )


def hidden(s: Animals, owner: int) -> Player:
    """A-6.1, A-6.2  A player of whom only counts may be seen."""
    return Player(
        crates=s.crates[owner],
        load=s.loads[owner],
        out=s.out[owner],
        ark=backs(owner, "ark", s.loads[owner]),
        kinds=[],
        lost=[],
        points=None,
        hand=backs(owner, "hand", len(s.hands[owner])),
        chosen=has_chosen(s, owner),
    )


def has_chosen(s: Animals, owner: int) -> bool:
    return s.phase != CHOOSING or s.loads[owner] > 0


def view(s: Animals, seat: int | None) -> AnimalsView:
    open_arks = s.phase == SHEDDING
    return AnimalsView(
        seat=seat,
        over=s.over,
        waiting=s.waiting,
        prompt=asked(s, seat),
        result=result(s),
        species=in_game(s),
        round=s.round,
        starter=s.starter,
        next_starter=s.next_starter if s.next_starter >= 0 else None,
        last_turn=s.last_turn,
        stack=len(s.stack) - s.drawn,
        supply=CRATES - sum(s.crates),
        groups=[[FACES[tile] for tile in group[:-1]] for group in s.groups],
        splitting=s.splitting if s.next_pull else None,
        pulled=[FACES[tile].id for tile in s.pulled],
        players=[
            shown(s, owner) if owner == seat or open_arks else hidden(s, owner)
            for owner in range(s.seats)
        ],
    )
