"""What a seat sees of Animals on Board: the table, the counts, its own ark."""

from functools import cache, lru_cache
from typing import Literal

from meadhall.core.sets import above, has, lowest, members, single, size, without
from meadhall.core.view import asked, result
from meadhall.games.animals_on_board.ark import best_cargo, by_species, points_of, shed_counts
from meadhall.games.animals_on_board.moves import ACTIONS, KEEP, TAKE
from meadhall.games.animals_on_board.pieces import (
    ARK_SPACE,
    CRATE_LIMIT,
    CRATE_POINTS,
    CRATES,
    FACE_DOWN,
    HERD,
    SPECIES,
    SPECIES_USED,
    TILES,
    species_of,
    value_of,
)
from meadhall.games.animals_on_board.seen import (
    AnimalsView,
    Kind,
    Load,
    Player,
    Prospect,
    Shed,
    Surplus,
    Tile,
)
from meadhall.games.animals_on_board.state import CHOOSING, NO_GROUP, NOBODY, SHEDDING, Table
from meadhall.games.animals_on_board.turn import crates_after_split

NAMES = [f"{SPECIES[species_of(tile)]}-{value_of(tile)}" for tile in range(TILES)]
FACES = [Tile(NAMES[tile], SPECIES[species_of(tile)], value_of(tile)) for tile in range(TILES)]
FACES.append(Tile("face-down"))  # FACE_DOWN comes after the last tile
FORMS: list[Literal["single", "pair", "herd"]] = ["single", "pair", "herd"]


@cache
def backs(owner: int, what: str, count: int) -> list[Tile]:
    return [Tile(f"{what}-{owner}-{n}") for n in range(count)]


def in_game(s: Table) -> list[str]:
    """A-1.1  Everybody saw which species were taken out."""
    kinds = kinds_of(tuple(s.stack))
    if len(kinds) < SPECIES_USED[s.seats]:  # the rest of the stack only: look at the others too
        tiles = [int(tile) for tile in s.stack]
        tiles += [tile for tile in members(s.tiles_on_table()) if tile != FACE_DOWN]
        for seat in range(s.seats):
            tiles += members(s.arks[seat]) + members(s.hands[seat])
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
        worth = points_of(kind & cargo)
        points += worth
        names = [NAMES[tile] for tile in members(kind)]
        form = FORMS[min(len(names), HERD) - 1]
        kinds.append(Kind(SPECIES[species_of(lowest(kind))], names, worth, form))
    return Load(
        [FACES[tile] for tile in members(ark)],
        kinds,
        [NAMES[tile] for tile in members(without(ark, cargo))],
        points,
        size(cargo) > ARK_SPACE,
    )


def shown(s: Table, owner: int) -> Player:
    """A player whose ark and hand may be seen."""
    choosing = s.phase == SHEDDING and not s.over
    load = load_of(s.arks[owner], s.cargo_so_far(owner), choosing)
    return Player(
        crates=s.crates[owner],
        load=s.load(owner),
        out=not has(s.still_in, owner),
        ark=load.ark,
        kinds=load.kinds,
        lost=load.lost,
        points=None if load.too_much else load.points + s.crates[owner] * CRATE_POINTS,
        hand=[FACES[tile] for tile in members(s.hands[owner])],
        chosen=has_chosen(s, owner),
    )


def hidden(s: Table, owner: int) -> Player:
    """A-6.1, A-6.2  A player of whom only counts may be seen."""
    return Player(
        crates=s.crates[owner],
        load=s.load(owner),
        out=not has(s.still_in, owner),
        ark=backs(owner, "ark", s.load(owner)),
        kinds=[],
        lost=[],
        points=None,
        hand=backs(owner, "hand", size(s.hands[owner])),
        chosen=has_chosen(s, owner),
    )


def has_chosen(s: Table, owner: int) -> bool:
    return s.phase != CHOOSING or s.load(owner) > 0


def prospects(s: Table, seat: int) -> list[Prospect]:
    """What comes of keeping each tile and of taking each group."""
    found = []
    ark = s.arks[seat]
    now = load_of(ark, ark, choosing=False)
    for action in s.legal(seat):
        crates = s.crates[seat]
        if KEEP.has(action):
            tiles = single(KEEP.place(action))
        elif TAKE.has(action):
            tiles = s.groups[TAKE.place(action)]
            crates -= size(tiles)
        else:
            continue
        then = ark | without(tiles, single(FACE_DOWN))
        load = load_of(then, then, choosing=False)
        points = load.points + crates * CRATE_POINTS
        changed = [kind for kind in load.kinds if kind not in now.kinds]
        found.append(Prospect(list(ACTIONS.name(action)), crates, points, changed))
    return found


def surplus_of(s: Table, seat: int) -> Surplus | None:
    """A-5.3  What may be given up, in the order of the tiles."""
    left = s.cargo_so_far(seat)
    count = size(left) - ARK_SPACE
    if s.phase != SHEDDING or count <= 0:
        return None
    gone = members(s.shed[seat])
    free = above(left, gone[-1]) if gone else left
    held = by_species(left)
    counts = shed_counts([size(kind) for kind in held], [size(kind & free) for kind in held], count)
    kinds = [
        Shed(
            SPECIES[species_of(lowest(kind))],
            [NAMES[tile] for tile in members(kind & free)],
            may_go,
        )
        for kind, may_go in zip(held, counts, strict=True)
        if any(may_go)
    ]
    return Surplus(count, kinds)


def view(s: Table, seat: int | None) -> AnimalsView:
    open_arks = s.phase == SHEDDING
    deciding = seat if not s.over and seat in s.waiting else None
    return AnimalsView(
        seat=seat,
        over=s.over,
        waiting=s.waiting,
        prompt=asked(s, seat),
        result=result(s),
        species=in_game(s),
        round=s.round,
        starter=s.starter,
        next_starter=s.next_starter if s.next_starter != NOBODY else None,
        last_turn=s.last_turn,
        last_round=not s.over and s.has_full_ark(),
        space=ARK_SPACE,
        crate_limit=CRATE_LIMIT,
        stack=len(s.stack) - s.drawn,
        supply=CRATES - sum([int(crates) for crates in s.crates]),
        groups=[[FACES[tile] for tile in members(group)] for group in s.groups],
        splitting=s.splitting if s.splitting != NO_GROUP else None,
        pulled=[FACES[tile].id for tile in members(s.pulled)],
        split_crates=crates_after_split(s.crates[deciding]) if deciding is not None else None,
        prospects=prospects(s, deciding) if deciding is not None else [],
        surplus=surplus_of(s, deciding) if deciding is not None else None,
        players=[
            shown(s, owner) if owner == seat or open_arks else hidden(s, owner)
            for owner in range(s.seats)
        ],
    )
