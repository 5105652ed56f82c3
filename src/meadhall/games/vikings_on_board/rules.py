"""Vikings on Board: the set-up and the course of a round.

What a viking does in the village stands in village.py, what happens when a ship leaves in
sailing.py. Clause numbers are those of docs/rules/vikings-on-board.md.
"""

from typing import Any, Final

from meadhall.core.state import number
from meadhall.games.vikings_on_board import laws
from meadhall.games.vikings_on_board.pieces import (
    BETS,
    CLANS,
    DRAW_STACK,
    FIRST_HULL,
    FIRST_ORDER,
    GOODS,
    LOAD_STACK,
    LONGEST_HULL,
    LOWEST_PRICE,
    PER_GOOD,
    PIECES,
    PIECES_PER_CLAN,
    SHIPS,
    SPACES,
    STERNS,
)
from meadhall.games.vikings_on_board.sailing import (
    CHOOSE_SHIP,
    PLACE_GUEST,
    REMOVE_GOOD,
    TAKE_GOOD,
    cast_off,
    share_out,
)
from meadhall.games.vikings_on_board.table import (
    ALONE_TAKES_ALL,
    BETS_TO_SAILED,
    FIGURES_PER_CLAN,
    GONE,
    GUESTS,
    IDLE_PROMOTE,
    MOVE_ANY_BET,
    MOVING,
    NO_NEUTRAL_BETS,
    NOBODY,
    NOTHING,
    ONE_STEP,
    ORDER_RETURNS,
    OWN_CIRCLES,
    SAIL_AT_ONCE,
    SHARING,
    UNPLACED,
    Table,
)
from meadhall.games.vikings_on_board.village import (
    CHOOSE_BERTH,
    CHOOSE_BET,
    CHOOSE_BET_OR_MOVE,
    CHOOSE_CIRCLE,
    CHOOSE_PROMOTED,
    CHOOSE_SPACE,
    JUMP_TO,
    LIFT_ANY,
    LIFT_OWN,
    LIFT_TO_SWAP,
    LOAD_SHIP,
    ORDER_REST,
    PICK_GOOD,
    RAISE_PRICE,
    SWAP_WITH,
)

STEPS: Final = number(
    CHOOSE_SPACE, CHOOSE_PROMOTED, LIFT_OWN, LIFT_ANY, JUMP_TO, LIFT_TO_SWAP, SWAP_WITH,
    CHOOSE_BET, CHOOSE_BET_OR_MOVE, CHOOSE_BERTH, CHOOSE_CIRCLE, PICK_GOOD, ORDER_REST, LOAD_SHIP,
    RAISE_PRICE, PLACE_GUEST, CHOOSE_SHIP, TAKE_GOOD, REMOVE_GOOD,
)  # fmt: skip


class Vikings(Table):
    """The course of play on the table."""

    def clone(self) -> "Vikings":
        new = Vikings(self.game, self.seats, self.options)
        self.copy_core(new)
        self.copy_table(new)
        return new

    # --- V-1  set-up -----------------------------------------------------------

    def set_up(self) -> None:
        seats = self.seats
        self.switches = switches_of(self.options)
        self.phase = MOVING
        self.round = 1
        self.sterns = STERNS  # V-1.7
        self.captain = NOBODY
        self.leaving = NOTHING
        self.docked = list(range(SHIPS))
        self.length = [FIRST_HULL] * SHIPS
        self.guests = 0
        self.launch()
        goods = [kind for kind in range(len(GOODS)) for _ in range(PER_GOOD)]
        self.rng.shuffle(goods)  # V-1.3
        self.load_kinds = goods[:LOAD_STACK]
        self.loaded = 0
        self.draw_kinds = goods[LOAD_STACK:]
        self.stack = list(range(DRAW_STACK))
        self.draws = []
        self.laid = []
        self.lies = []
        self.market = [LOWEST_PRICE] * len(GOODS)  # V-1.4
        self.bets = [UNPLACED] * (seats * BETS)  # V-1.5
        self.tags = [0] * (seats * BETS)
        self.line_up()
        self.space = NOTHING
        self.lifted = NOTHING
        self.held = NOTHING
        self.berth = NOTHING
        self.good = NOTHING
        self.drawn = 0
        self.picked = NOTHING
        self.turned = False
        self.order = []
        self.share = 0

    def launch(self) -> None:
        """V-1.2  Three pieces behind each bow, no clan twice: each ship lacks one clan, and each
        clan two ships. Every such harbour is equally likely."""
        missing = [clan for clan in range(len(CLANS)) for _ in range(2)]
        self.rng.shuffle(missing)
        pieces: list[list[int]] = []
        for clan in range(len(CLANS)):
            own = list(range(clan * PIECES_PER_CLAN, (clan + 1) * PIECES_PER_CLAN))
            self.rng.shuffle(own)
            pieces.append(own)
        self.at = [GONE] * PIECES
        for ship in range(SHIPS):
            hull = [pieces[clan].pop() for clan in range(len(CLANS)) if clan != missing[ship]]
            self.rng.shuffle(hull)
            for place in range(FIRST_HULL):
                self.at[hull[place]] = ship * LONGEST_HULL + place

    def line_up(self) -> None:
        """V-1.6  The first order: by lot, then as the number of players says."""
        first = self.first_player()
        others = [seat for seat in range(self.seats) if seat != first]
        self.rng.shuffle(others)
        seats = [first, *others]
        used = [0] * self.seats
        queue: list[int] = []
        for letter in FIRST_ORDER[self.seats]:
            seat = seats[letter]
            queue.append(seat * FIGURES_PER_CLAN + used[seat])
            used[seat] += 1
        self.queue = queue
        self.stood = list(range(len(queue)))
        self.turn = 0
        self.placed = [NOBODY] * len(SPACES)

    # --- V-2  the round ----------------------------------------------------------

    def advance(self) -> None:
        if self.phase == SHARING:
            share_out(self)
        elif self.turn < len(self.queue):  # V-2.1
            self.space = NOTHING
            self.ask(self.queue[self.turn] // FIGURES_PER_CLAN, CHOOSE_SPACE)
        else:
            self.end_round()

    def end_round(self) -> None:
        """V-2.5  The captain's ship sails, if there is a captain."""
        self.space = NOTHING
        if self.captain == NOBODY:
            self.next_round()
        elif self.leaving == NOTHING:
            self.ask(self.captain, CHOOSE_SHIP)
        else:
            cast_off(self)

    def check(self) -> None:
        laws.check(self)


def switches_of(options: dict[str, Any]) -> int:
    """The table options that differ from their defaults, as bits."""
    bits = 0
    if options["promote_mode"] == "one_step":
        bits |= ONE_STEP
    if not options["promote_needs_real_move"]:
        bits |= IDLE_PROMOTE
    if options["set_sail_ship_choice"] == "when_taken":
        bits |= SAIL_AT_ONCE
    if not options["circle_shared_by_players"]:
        bits |= OWN_CIRCLES
    if not options["bets_on_neutral_clans"]:
        bits |= NO_NEUTRAL_BETS
    if not options["move_own_bets_only"]:
        bits |= MOVE_ANY_BET
    if options["bets_may_move_to_sailed_ship"]:
        bits |= BETS_TO_SAILED
    if not options["neutral_clan_counts_as_present"]:
        bits |= ALONE_TAKES_ALL
    if options["draw_three_return_order"] == "player_choice":
        bits |= ORDER_RETURNS
    if options["two_player_extra_shield"]:
        bits |= GUESTS
    return bits
