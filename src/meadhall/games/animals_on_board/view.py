"""What a seat sees of Animals on Board: the table, the counts, its own ark."""

import msgspec

from meadhall.core.view import View, frame
from meadhall.games.animals_on_board.ark import tiles_in
from meadhall.games.animals_on_board.pieces import CRATES, FACE_DOWN, SPECIES, species_of, value_of
from meadhall.games.animals_on_board.rules import CHOOSING, SHEDDING, Animals


class Tile(msgspec.Struct, frozen=True):
    """A tile; without species and value it shows its back."""

    id: str
    species: str | None = None
    value: int | None = None


class Player(msgspec.Struct, frozen=True):
    crates: int
    load: int  # tiles on the ark
    out: bool
    ark: list[Tile]  # backs, unless it is yours or the arks are open
    hand: list[Tile]  # the three tiles of the set-up
    chosen: bool  # has kept one already


class AnimalsView(View, frozen=True):
    round: int
    starter: int
    next_starter: int | None
    last_turn: bool
    stack: int
    supply: int
    groups: list[list[Tile]]
    splitting: int | None  # the group being split
    pulled: list[str]  # the tiles pulled out of it so far
    players: list[Player]


def face(tile: int) -> Tile:
    if tile == FACE_DOWN:
        return Tile("face-down")
    kind = SPECIES[species_of(tile)]
    return Tile(f"{kind}-{value_of(tile)}", kind, value_of(tile))


def backs(owner: int, what: str, count: int) -> list[Tile]:
    return [Tile(f"{what}-{owner}-{n}") for n in range(count)]


def view(s: Animals, seat: int | None) -> AnimalsView:
    groups = []
    start = 0
    for end in s.ends:
        groups.append([face(tile) for tile in s.table[start:end]])
        start = end
    open_arks = s.over or s.phase == SHEDDING
    players = []
    for owner in range(s.seats):
        mine = owner == seat
        # how many tiles of the hand are left would tell who has chosen: that is public
        players.append(
            Player(
                crates=s.crates[owner],
                load=s.loads[owner],
                out=s.out[owner],
                ark=[face(tile) for tile in tiles_in(s.arks[owner])]
                if mine or open_arks
                else backs(owner, "ark", s.loads[owner]),
                hand=[face(tile) for tile in s.hands[owner]]
                if mine
                else backs(owner, "hand", len(s.hands[owner])),
                chosen=s.phase != CHOOSING or s.loads[owner] > 0,
            )
        )
    return AnimalsView(
        **frame(s, seat),
        round=s.round,
        starter=s.starter,
        next_starter=s.next_starter if s.next_starter >= 0 else None,
        last_turn=s.last_turn,
        stack=len(s.stack) - s.drawn,
        supply=CRATES - sum(s.crates),
        groups=groups,
        splitting=s.splitting if s.to_pull else None,
        pulled=[face(tile).id for tile in s.pulled],
        players=players,
    )
