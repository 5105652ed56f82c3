"""The table of Animals on Board: what lies on it, and what can be asked about it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.sets import SmallSet, inserted, members, replaced, size, without
from meadhall.core.state import Shared, State
from meadhall.games.animals_on_board.ark import best_cargo, without_pairs
from meadhall.games.animals_on_board.pieces import ARK_SPACE, TileSet

CHOOSING: Final = 0  # everybody keeps one of three tiles
TURNS: Final = 1
SHEDDING: Final = 2  # the arks are open
NO_TILE: Final = -1
NO_GROUP: Final = -1
NOBODY: Final = -1


class Table(State):
    """Everything on the table. Rows are by seat where nothing else is said."""

    phase: i64
    round: i64
    # tiles
    stack: Shared[vec[i64]]  # in hidden order
    drawn: i64  # how many of the stack are gone
    groups: Shared[vec[i64]]  # sets of tiles; FACE_DOWN stands for `face_down`
    face_down: i64  # the tile nobody has seen, or NO_TILE
    hands: Shared[vec[i64]]  # the three tiles of the set-up, then nothing
    arks: Shared[vec[i64]]
    seen: Shared[vec[i64]]  # the tiles of each ark that all saw going there
    shed: Shared[vec[i64]]  # what each seat chose to give up as surplus
    crates: vec[i64]
    # the round
    starter: i64
    next_starter: i64  # NOBODY until somebody took a group
    turn: i64
    still_in: SmallSet  # seats
    last_turn: bool
    may_decline: bool
    # a split
    splitting: i64  # the group being split, or NO_GROUP
    pulled: TileSet  # what has left it
    can_leave: TileSet  # what may still leave it

    def tiles_on_table(self) -> TileSet:
        tiles: TileSet = 0
        for group in self.groups:
            tiles |= group
        return tiles

    def draw(self) -> i64:
        """The next tile of the stack."""
        tile = self.stack[self.drawn]
        self.drawn += 1
        return tile

    def load(self, seat: i64) -> i64:
        """How many tiles are on an ark."""
        return size(self.arks[seat])

    def has_full_ark(self) -> bool:
        """A-5.1  Whether some ark holds ten animals or more."""
        for ark in self.arks:
            if size(ark) >= ARK_SPACE:
                return True
        return False

    def board(self, seat: i64, tiles: TileSet) -> None:
        """Tiles onto the ark, where only their owner sees them."""
        self.arks = replaced(self.arks, seat, self.arks[seat] | tiles)

    def part(self, at: i64, leaving: TileSet) -> None:
        """A-3.2  Tiles leave a group and become the next one."""
        groups = inserted(self.groups, at + 1, leaving)
        groups[at] = without(groups[at], leaving)
        self.groups = groups

    def cargo_so_far(self, seat: i64) -> TileSet:
        """The ark without its pairs and without what its owner chose to give up."""
        return without(without_pairs(self.arks[seat]), self.shed[seat])

    def cargo(self, seat: i64) -> TileSet:
        """A-5.2, A-5.3  What sails: no pairs, and at most ten, the best of them."""
        return best_cargo(self.cargo_so_far(seat))

    def hand_of(self, seat: int) -> list[int]:
        return members(self.hands[seat])
