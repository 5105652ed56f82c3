"""Vikings on Board: the set-up and the course of a round.

What a viking does in the village stands in village.py, what happens when a ship leaves in
sailing.py. Clause numbers are those of docs/rules/vikings-on-board.md.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from meadhall.core.rng import Rng
from meadhall.core.sets import single
from meadhall.core.state import TallyLine, number
from meadhall.games.vikings_on_board import ending, laws, secrets
from meadhall.games.vikings_on_board.bets import (
    CHOOSE_BERTH,
    CHOOSE_BET,
    CHOOSE_BET_OR_MOVE,
    CHOOSE_CIRCLE,
)
from meadhall.games.vikings_on_board.goods import LOAD_SHIP, ORDER_REST, PICK_GOOD, RAISE_PRICE
from meadhall.games.vikings_on_board.guests import PLACE_GUEST
from meadhall.games.vikings_on_board.hull import (
    CHOOSE_PROMOTED,
    JUMP_TO,
    LIFT_ANY,
    LIFT_OWN,
    LIFT_TO_SWAP,
    SWAP_WITH,
)
from meadhall.games.vikings_on_board.pieces import (
    ALL_SHIPS,
    BETS,
    CLAN_COUNT,
    DRAW_STACK,
    FIRST_HULL,
    FIRST_ORDER,
    GOOD_KINDS,
    LOAD_STACK,
    LOWEST_PRICE,
    PER_GOOD,
    PIECES,
    PIECES_PER_CLAN,
    SHIPS,
    SPACE_COUNT,
    STERNS,
    seat_of,
    viking,
)
from meadhall.games.vikings_on_board.sailing import (
    CHOOSE_SHIP,
    REMOVE_GOOD,
    TAKE_GOOD,
    cast_off,
    share_out,
)
from meadhall.games.vikings_on_board.table import (
    IN_HAND,
    MOVING,
    NOBODY,
    NOTHING,
    SHARING,
    Table,
)
from meadhall.games.vikings_on_board.village import CHOOSE_SPACE, tell_round

STEPS: Final = number(
    CHOOSE_SPACE, CHOOSE_PROMOTED, LIFT_OWN, LIFT_ANY, JUMP_TO, LIFT_TO_SWAP, SWAP_WITH,
    CHOOSE_BET, CHOOSE_BET_OR_MOVE, CHOOSE_BERTH, CHOOSE_CIRCLE, PICK_GOOD, ORDER_REST, LOAD_SHIP,
    RAISE_PRICE, PLACE_GUEST, CHOOSE_SHIP, TAKE_GOOD, REMOVE_GOOD,
)  # fmt: skip


class Vikings(Table):
    """The course of play on the table."""

    # --- V-1  set-up -----------------------------------------------------------

    def set_up(self) -> None:
        self.read_options()
        self.phase = MOVING
        self.round = 1
        self.sterns = STERNS  # V-1.7
        self.captain = NOBODY
        self.leaving = NOTHING
        self.launch_ships()
        self.deal_goods()
        self.market = vec[i64]([LOWEST_PRICE] * GOOD_KINDS)  # V-1.4
        self.bets = vec[i64]([IN_HAND] * (self.seats * BETS))  # V-1.5
        self.tags = vec[i64]([0] * (self.seats * BETS))
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

    def read_options(self) -> None:
        options = self.options
        self.promote_one_step = options["promote_mode"] == "one_step"
        self.promote_in_place = not options["promote_needs_real_move"]
        self.order_returns = options["draw_three_return_order"] == "player_choice"
        self.choose_ship_at_once = options["set_sail_ship_choice"] == "when_taken"
        self.lone_player_takes_all = not options["neutral_clan_counts_as_present"]
        self.one_bet_per_circle = not options["circle_shared_by_players"]
        self.bets_on_players_only = not options["bets_on_neutral_clans"]
        self.move_any_bet = not options["move_own_bets_only"]
        self.bets_to_sailed = options["bets_may_move_to_sailed_ship"]
        self.with_guests = options["two_player_extra_shield"]

    def launch_ships(self) -> None:
        """V-1.2  Three pieces behind each bow, no clan twice: each ship lacks one clan, and each
        clan two ships. Every such harbour is equally likely."""
        self.docked = ALL_SHIPS
        self.guests = 0
        self.crews = vec[i64]([0] * SHIPS)
        self.places = vec[i64]([0] * PIECES)
        lacking = [clan for clan in range(CLAN_COUNT) for _ in range(2)]
        self.rng.shuffle(lacking)
        pieces: list[list[int]] = []
        for clan in range(CLAN_COUNT):
            own = list(range(clan * PIECES_PER_CLAN, (clan + 1) * PIECES_PER_CLAN))
            self.rng.shuffle(own)
            pieces.append(own)
        for ship in range(SHIPS):
            hull = [pieces[clan].pop() for clan in range(CLAN_COUNT) if clan != lacking[ship]]
            self.rng.shuffle(hull)
            for place in range(FIRST_HULL):
                self.crews[ship] |= single(hull[place])
                self.places[hull[place]] = place

    def deal_goods(self) -> None:
        """V-1.3  All face down: seven beside "load 1", eight beside "draw 3"."""
        goods = [kind for kind in range(GOOD_KINDS) for _ in range(PER_GOOD)]
        self.rng.shuffle(goods)
        self.load_kinds = goods[:LOAD_STACK]
        self.loaded = 0
        self.draw_kinds = goods[LOAD_STACK:]
        self.stack = list(range(DRAW_STACK))
        self.draws = []
        self.laid = vec[i64]()
        self.lies = vec[i64]()

    def line_up(self) -> None:
        """V-1.6  The first order: by lot, then as the number of players says."""
        first = self.first_player()
        others = [seat for seat in range(self.seats) if seat != first]
        self.rng.shuffle(others)
        seats = [first, *others]
        used = [0] * self.seats
        queue = vec[i64]()
        for letter in FIRST_ORDER[self.seats]:
            seat = seats[letter]
            queue = append(queue, viking(seat, used[seat]))
            used[seat] += 1
        self.queue = queue
        self.stood = vec[i64](list(range(len(queue))))
        self.turn = 0
        self.placed = vec[i64]([NOBODY] * SPACE_COUNT)

    # --- V-2  the round ----------------------------------------------------------

    def advance(self) -> None:
        self.space = NOTHING
        if self.phase == SHARING:
            share_out(self)
        elif self.turn < len(self.queue):  # V-2.1
            self.ask(seat_of(self.queue[self.turn]), CHOOSE_SPACE)
        elif self.captain == NOBODY:
            self.next_round()
        elif self.leaving == NOTHING:  # V-2.5
            self.ask(self.captain, CHOOSE_SHIP)
        else:
            cast_off(self)

    def next_round(self) -> None:
        """V-2.6  The spaces taken give the order; the vikings cross to the other side again."""
        self.round += 1
        queue = vec[i64]()
        stood = vec[i64]()
        for space in range(SPACE_COUNT):
            if self.placed[space] != NOBODY:
                queue = append(queue, self.placed[space])
                stood = append(stood, space)
        self.queue = queue
        self.stood = stood
        self.placed = vec[i64]([NOBODY] * SPACE_COUNT)
        self.turn = 0
        tell_round(self)

    # --- V-6  the score, V-8  what is hidden, what is conserved --------------------

    def points_of(self, seat: int) -> list[int]:
        return ending.points(self, seat)

    def tally(self, seat: int) -> list[TallyLine]:
        return ending.tally(self, seat)

    def tie_break(self, seat: int) -> list[int]:
        return ending.tie_break(self, seat)

    def resample(self, seat: int | None, rng: Rng) -> None:
        secrets.resample(self, seat, rng)

    def check(self) -> None:
        laws.check(self)
