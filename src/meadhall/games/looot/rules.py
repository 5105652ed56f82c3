"""Looot: the set-up, the turns and the end of the game.

Placing vikings stands in placing.py, what they capture in captures.py, longships and trophies
in quay.py, the score in scoring.py. Clause numbers are those of docs/rules/looot.md.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.state import TallyLine, number
from meadhall.games.looot import laws, scoring
from meadhall.games.looot.drawing import draw_layout
from meadhall.games.looot.fjord import empty_fjord
from meadhall.games.looot.land import Land
from meadhall.games.looot.layout import EXAMPLES, NOTHING, Layout
from meadhall.games.looot.pieces import (
    ALL_SHIELDS,
    ALL_TROPHIES,
    FIELDS,
    FULL_STOCK,
    NO_TROPHY,
    SHIPS,
    SITE_KINDS,
    SITES_OF_A_KIND,
    SLOTS,
    SPACES,
    VIKINGS,
)
from meadhall.games.looot.placing import CHOOSE_LOOT, LAY_TILE, PLACE_VIKING
from meadhall.games.looot.quay import END_OF_TURN, MOOR_SHIP
from meadhall.games.looot.state import NOTHING_DUE, Table

STEPS: Final = number(PLACE_VIKING, LAY_TILE, CHOOSE_LOOT, END_OF_TURN, MOOR_SHIP)
ALL_SHIPS: Final = vec[i64](list(range(SHIPS)))
NOBODY_STANDS: Final = vec[i64]([0] * SPACES)


class Looot(Table):
    """The course of play on the table."""

    # --- L-1  set-up -----------------------------------------------------------

    def set_up(self) -> None:
        if self.options["layout"] == "random":
            layout = draw_layout(self.seats, self.rng)
        else:
            layout = EXAMPLES[self.seats - 2]
        bag = ALL_SHIPS[:]
        self.rng.shuffle_row(bag)  # L-1.2
        self.bag = bag
        self.drawn = SLOTS
        self.ocean = bag[:SLOTS]
        sites = self.draw_sites()
        self.starter = self.first_player()  # L-1.6
        self.lay_out(layout, sites)

    def draw_sites(self) -> list[list[int]]:
        """L-1.5  A port, an altar and a palace for each seat."""
        dealt: list[list[int]] = [[] for _ in range(self.seats)]
        for kind in range(len(SITE_KINDS)):
            sites = list(range(kind * SITES_OF_A_KIND, (kind + 1) * SITES_OF_A_KIND))
            self.rng.shuffle(sites)
            for seat in range(self.seats):
                dealt[seat].append(sites[seat])
        return dealt

    def lay_out(self, layout: Layout, sites: list[list[int]]) -> None:
        """L-1.3 to L-1.5  The land without vikings, and empty fjords."""
        seats = self.seats
        self.land = Land(layout)
        self.trophies = ALL_TROPHIES
        self.stock = vec[i64](FULL_STOCK)
        for field in range(FIELDS):
            if self.land.field_space[field] == NOTHING:
                self.stock[field] = 0
        self.placed = vec[i64]()
        self.placed_by = vec[i64]()
        self.occupants = NOBODY_STANDS
        self.find_open()
        self.hand = vec[i64]([VIKINGS] * seats)
        self.shields = vec[i64]([ALL_SHIELDS] * seats)
        self.trophy = vec[i64]([NO_TROPHY] * seats)
        self.linked = vec[i64]([0] * seats)
        self.fjords = [empty_fjord(sites[seat]) for seat in range(seats)]
        self.turn = (self.starter + seats - 1) % seats
        self.declared = 0
        self.second = False
        self.due = NOTHING_DUE
        self.ship_taken = False

    # --- L-2  turns, L-8.4  the end ------------------------------------------------

    def advance(self) -> None:
        """L-2.1  Clockwise; L-2.2 who has no viking is skipped; L-8.4 until nobody has one."""
        for step in range(1, self.seats + 1):
            seat = (self.turn + step) % self.seats
            if self.hand[seat] > 0:
                self.turn = seat
                self.ship_taken = False
                self.second = False
                self.ask(seat, PLACE_VIKING)
                return
        self.over = True

    # --- L-8  the score --------------------------------------------------------------

    def points_of(self, seat: int) -> list[int]:
        return scoring.points(self, seat)

    def tally(self, seat: int) -> list[TallyLine]:
        return scoring.tally(self, seat)

    def tie_break(self, seat: int) -> list[int]:
        """L-8.5  The higher trophy."""
        return [scoring.trophy_points(self, seat)]

    def round_number(self) -> int:
        """Which viking comes to play of whoever has most; one player may play two in a turn."""
        left = list(self.hand)
        if self.step_of(self.turn) is not PLACE_VIKING:
            left[self.turn] += 1  # the one just placed is still being played
        return VIKINGS + 1 - max(left)

    def check(self) -> None:
        laws.check(self)
