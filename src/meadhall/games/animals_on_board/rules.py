"""Animals on Board: the set-up and the course of a round.

A turn stands in turn.py, the end of the game in ending.py. Clause numbers are those of
docs/rules/animals-on-board.md.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from meadhall.core.rng import Rng
from meadhall.core.sets import has, removed, several, single, size, span, without
from meadhall.core.state import TallyLine, number
from meadhall.games.animals_on_board import ending, laws, secrets
from meadhall.games.animals_on_board.ending import SHED_SURPLUS
from meadhall.games.animals_on_board.moves import tile_name, tile_names
from meadhall.games.animals_on_board.pieces import (
    FACE_DOWN,
    FACE_UP,
    FIRST_CRATES,
    FIRST_TILES,
    SPECIES,
    SPECIES_USED,
    VALUES,
    TileSet,
)
from meadhall.games.animals_on_board.state import (
    CHOOSING,
    NO_GROUP,
    NO_TILE,
    NOBODY,
    TURNS,
    Table,
)
from meadhall.games.animals_on_board.turn import KEEP_ONE, LAST_TURN, PULL_TILES, TURN

ALL_SPECIES: Final = vec[i64](list(range(len(SPECIES))))
STEPS: Final = number(KEEP_ONE, TURN, LAST_TURN, PULL_TILES, SHED_SURPLUS)


class Animals(Table):
    """The course of play on the table."""

    # --- A-1  set-up -----------------------------------------------------------

    def set_up(self) -> None:
        seats = self.seats
        used = ALL_SPECIES
        while len(used) > SPECIES_USED[seats]:
            used = removed(used, self.rng.below(len(used)))
        stack = vec[i64]()
        for kind in used:
            for n in range(len(VALUES)):
                stack = append(stack, kind * len(VALUES) + n)
        self.rng.shuffle_row(stack)
        self.stack = stack
        self.drawn = 0
        self.groups = vec[i64]()
        self.face_down = NO_TILE
        nothing = vec[i64]([0] * seats)
        self.arks = nothing
        self.seen = nothing
        self.shed = nothing
        self.crates = vec[i64]([FIRST_CRATES] * seats)
        self.still_in = span(0, seats)
        self.last_turn = False
        self.may_decline = self.options["last_turn_optional"]
        self.starter = self.first_player()
        self.turn = self.starter
        self.next_starter = NOBODY
        self.round = 0
        self.splitting = NO_GROUP
        self.pulled = 0
        self.can_leave = 0
        self.phase = CHOOSING
        hands = nothing[:]
        for seat in range(seats):
            for _ in range(FIRST_TILES):
                hands[seat] |= single(self.draw())
            self.ask_together(seat, KEEP_ONE)
        self.hands = hands

    # --- A-2  start of a round -------------------------------------------------

    def advance(self) -> None:
        if self.phase == CHOOSING:
            self.lay_out_the_rest()
        elif self.phase != TURNS:  # all that was to be shed is shed
            self.over = True
            if self.chronicle is not None:
                ending.tell_the_count(self)
        elif self.last_turn or self.still_in == 0:
            self.end_round()
        else:
            self.next_turn()

    def lay_out_the_rest(self) -> None:
        """A-1.4  When all have chosen, the other tiles go face up to the table."""
        tiles: TileSet = 0
        for seat in range(self.seats):
            tiles |= self.hands[seat]
            if self.chronicle is not None:
                self.tell("log-kept", {"seat": seat, "tiles": tile_names(self.hands[seat])})
        self.hands = vec[i64]([0] * self.seats)
        self.phase = TURNS
        self.start_round(tiles)

    def start_round(self, left: TileSet) -> None:
        self.round += 1
        face_up = size(without(left, single(FACE_DOWN)))
        before = self.drawn
        tiles = left
        for _ in range(FACE_UP[self.seats] - face_up):
            tiles |= single(self.draw())
        new = self.stack[before : self.drawn]
        if self.face_down == NO_TILE:
            self.face_down = self.draw()
            tiles |= single(FACE_DOWN)
            new = append(new, FACE_DOWN)
        self.groups = append(vec[i64](), tiles)
        self.reveals += 1
        self.still_in = span(0, self.seats)
        self.last_turn = False
        self.next_starter = NOBODY
        self.turn = self.starter
        if self.chronicle is not None:
            names = [tile_name(tile) for tile in new]
            self.tell("log-round", {"round": self.round, "seat": self.starter, "tiles": names})
        self.ask(self.turn, TURN)

    # --- A-4  course and end of a round ------------------------------------------

    def next_turn(self) -> None:
        """A-4.1  Clockwise among those still in; A-4.2 the last one has one turn."""
        self.last_turn = not several(self.still_in)
        seat = (self.turn + 1) % self.seats
        while not has(self.still_in, seat):
            seat = (seat + 1) % self.seats
        self.turn = seat
        self.ask(seat, LAST_TURN if self.last_turn else TURN)

    def end_round(self) -> None:
        if self.has_full_ark():
            ending.open_arks(self)
        else:
            self.starter = self.next_starter
            self.start_round(self.tiles_on_table())

    # --- A-5  the score, A-6 what is hidden, what is conserved ---------------------

    def points_of(self, seat: int) -> list[int]:
        return ending.points(self, seat)

    def tally(self, seat: int) -> list[TallyLine]:
        return ending.tally(self, seat)

    def tie_break(self, seat: int) -> list[int]:
        return [ending.species_aboard(self, seat)]

    def round_number(self) -> int:
        return self.round

    def resample(self, seat: int | None, rng: Rng) -> None:
        secrets.resample(self, seat, rng)

    def check(self) -> None:
        laws.check(self)
