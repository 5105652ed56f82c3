"""What lies on the table of Looot, and where."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from meadhall.core.rng import Rng
from meadhall.core.sets import has, inserted, removed, replaced, single
from meadhall.core.state import Shared, State
from meadhall.games.looot.chronicle import tell_laying
from meadhall.games.looot.fjord import Fjord
from meadhall.games.looot.land import Land
from meadhall.games.looot.pieces import (
    NO_SHIP,
    NO_TROPHY,
    SLOTS,
    SPACES,
    TROPHIES,
    TROPHY_AXES,
    ShieldSet,
    SlotSet,
    TrophySet,
)

NOTHING_DUE: Final = vec[i64]()


class Table(State):
    """The pieces of a game and where they are."""

    land: Shared[Land]
    stock: vec[i64]  # tiles left on each building field
    # vikings on the land
    placed: Shared[vec[i64]]  # the space of each, in the order of placing
    placed_by: Shared[vec[i64]]  # the seat of each
    occupants: Shared[vec[i64]]  # who stands on each space, as sets of seats
    open: Shared[vec[i64]]  # the free spaces in reach, in rising order
    # longships and trophies
    bag: Shared[vec[i64]]  # all longships, in hidden order
    drawn: i64  # how many of the bag are gone
    ocean: vec[i64]  # the longship on each slot, or NO_SHIP
    trophies: TrophySet  # left
    # by seat
    hand: vec[i64]  # vikings left
    shields: vec[i64]  # left, as sets
    trophy: vec[i64]  # or NO_TROPHY
    linked: vec[i64]  # the pairs of watchtowers that have paid, as sets
    fjords: list[Shared[Fjord]]
    # the turn
    starter: i64
    turn: i64  # whose turn it is
    declared: ShieldSet  # for the viking to come
    second: bool  # another viking follows
    due: Shared[vec[i64]]  # the pieces to be laid
    ship_taken: bool

    # --- L-3  vikings on the land ----------------------------------------------------

    def find_open(self) -> None:
        """L-3.1, L-3.2  Free resource spaces beside a viking or a longship at sea."""
        reached = vec[i64]([0] * SPACES)
        for slot in range(SLOTS):
            if self.ocean[slot] != NO_SHIP:
                for space in self.land.shore[slot]:
                    reached[space] = 1
        for viking in self.placed:
            for space in self.land.near[viking]:
                reached[space] = 1
        found = vec[i64]()
        for space in range(SPACES):
            if reached[space] == 1 and self.occupants[space] == 0:
                found = append(found, space)
        self.open = found

    def stand(self, seat: i64, space: i64) -> None:
        """A viking from the hand to the land; the spaces around it come into reach."""
        self.hand[seat] -= 1
        self.placed = append(self.placed[:], space)
        self.placed_by = append(self.placed_by[:], seat)
        was_empty = self.occupants[space] == 0
        self.occupants = replaced(self.occupants, space, self.occupants[space] | single(seat))
        if was_empty:  # else all around was in reach before
            self.open = removed(self.open, place_in(self.open, space))
            for near in self.land.near[space]:
                self.reach(near)

    def reach(self, space: i64) -> None:
        """L-3.1  A space comes into reach."""
        at = place_in(self.open, space)
        known = at < len(self.open) and self.open[at] == space
        if not known and self.occupants[space] == 0:
            self.open = inserted(self.open, at, space)

    def vikings_on(self, seat: i64, spaces: vec[i64]) -> i64:
        """How many vikings of that seat stand on these spaces."""
        count: i64 = 0
        for at in range(len(self.placed)):
            if self.placed_by[at] == seat and self.placed[at] in spaces:
                count += 1
        return count

    # --- L-2.3  tiles in the fjord -------------------------------------------------------

    def lay(self, seat: int, cell: i64, piece: i64) -> None:
        """A piece to an empty cell, for good."""
        before = self.fjords[seat]
        self.fjords[seat] = before.laid(cell, piece)
        if self.chronicle is not None:
            tell_laying(self, seat, cell, before)

    # --- L-7  longships and trophies ---------------------------------------------------

    def ships_for(self, seat: i64) -> SlotSet:
        """L-7.1  The slots whose longship the seat may take now."""
        slots: SlotSet = 0
        if not self.ship_taken and self.fjords[seat].room > 0:
            for slot in range(SLOTS):
                if self.ocean[slot] != NO_SHIP:
                    slots |= single(slot)
        return slots

    def trophies_for(self, seat: i64) -> TrophySet:
        """L-7.3  The trophies that the seat may take now."""
        found: TrophySet = 0
        axes = self.fjords[seat].axes
        if self.trophy[seat] == NO_TROPHY:
            for trophy in range(TROPHIES):
                if has(self.trophies, trophy) and axes >= TROPHY_AXES[trophy]:
                    found |= single(trophy)
        return found

    # --- L-9  what is hidden -------------------------------------------------------------

    def ships_in_bag(self) -> vec[i64]:
        return self.bag[self.drawn :]

    def resample(self, seat: int | None, rng: Rng) -> None:
        """L-9.1  Nobody knows the order of the bag; all else is open."""
        left = self.ships_in_bag()
        rng.shuffle_row(left)
        bag = self.bag[:]
        for at in range(len(left)):
            bag[self.drawn + at] = left[at]
        self.bag = bag


def place_in(row: vec[i64], item: i64) -> i64:
    """Where an item stands, or would stand, in a row of rising order."""
    at = 0
    while at < len(row) and row[at] < item:
        at += 1
    return at
