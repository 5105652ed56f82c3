"""Vikings on Board: set-up, the round, the eleven spaces of the village, sailing, the end.

Clause numbers are those of docs/rules/vikings-on-board.md.
"""

from typing import Any, Final

from meadhall.core.actions import ActionSpace
from meadhall.core.state import Step, number
from meadhall.games.vikings_on_board.memory import HAND, after_draw, draw_event
from meadhall.games.vikings_on_board.pieces import (
    BET,
    BET_OR_MOVE,
    BETS,
    CLANS,
    COPIES,
    DRAW_STACK,
    DRAW_THREE,
    FIRST_HULL,
    FIRST_ORDER,
    GOODS,
    HIGHEST_PRICE,
    JUMP_ANY,
    JUMP_OWN,
    LOAD_ONE,
    LOAD_STACK,
    LONGEST_HULL,
    LOWEST_PRICE,
    MARKET,
    PER_GOOD,
    PIECES,
    PIECES_PER_CLAN,
    PROMOTE,
    SET_SAIL,
    SHIPS,
    SPACES,
    STERNS,
    SWAP,
    clan_of,
    copy_of,
    shields_of,
)
from meadhall.games.vikings_on_board.table import (
    ALONE_TAKES_ALL,
    BETS_TO_SAILED,
    FIGURES_PER_CLAN,
    GONE,
    GUESTS,
    IDLE_PROMOTE,
    MOVE_ANY_BET,
    NO_NEUTRAL_BETS,
    NOBODY,
    NOTHING,
    ONE_STEP,
    ORDER_RETURNS,
    OUT_OF_GAME,
    OWN_CIRCLES,
    PILE,
    SAIL_AT_ONCE,
    UNPLACED,
    WON,
    Table,
)

ACTIONS: Final = ActionSpace()
SEND: Final = ACTIONS.verb("send", space=SPACES)
STAND: Final = ACTIONS.verb("stand", space=SPACES)
PUT_FIRST: Final = ACTIONS.verb("promote", clan=CLANS, shields=range(1, 4), copy=COPIES)
LIFT: Final = ACTIONS.verb("lift", clan=CLANS, shields=range(1, 4), copy=COPIES)
JUMP: Final = ACTIONS.verb("jump", ship=range(1, SHIPS + 1))
SWAP_FOR: Final = ACTIONS.verb("swap", clan=CLANS, shields=range(1, 4), copy=COPIES)
WAGER: Final = ACTIONS.verb("bet", value=range(1, BETS + 1))
MOVE_BET: Final = ACTIONS.verb("move", clan=CLANS, ship=range(1, SHIPS + 1))
BERTH: Final = ACTIONS.verb("berth", ship=range(1, SHIPS + 1))
CIRCLE: Final = ACTIONS.verb("circle", clan=CLANS)
PICK: Final = ACTIONS.verb("pick", good=GOODS, place=range(1, HAND + 1))
UPPER: Final = ACTIONS.verb("upper", good=GOODS, place=range(1, HAND + 1))
LOAD: Final = ACTIONS.verb("load", ship=range(1, SHIPS + 1))
RAISE: Final = ACTIONS.verb("raise", good=GOODS)
SAIL: Final = ACTIONS.verb("sail", ship=range(1, SHIPS + 1))
TAKE: Final = ACTIONS.verb("take", good=GOODS)
REMOVE: Final = ACTIONS.verb("remove", good=GOODS)
GUEST: Final = ACTIONS.verb("guest", clan=CLANS, shields=range(1, 4), copy=COPIES)

MOVING: Final = 0  # figures move through the village
SHARING: Final = 1  # a ship sails


class ChooseSpace(Step["Vikings"]):
    """V-2.3  To a free space whose action can be carried out; V-2.4 if there is none, to any."""

    def options(self, s: "Vikings", seat: int) -> list[int]:
        placed = s.placed
        moves: list[int] = []
        for space in range(len(SPACES)):
            if placed[space] == NOBODY and s.can(space, seat):
                moves.append(SEND.first + space)
        if not moves:
            for space in range(len(SPACES)):
                if placed[space] == NOBODY:
                    moves.append(STAND.first + space)
        return moves

    def take(self, s: "Vikings", seat: int, action: int) -> None:
        idle = action >= STAND.first
        space = action - (STAND.first if idle else SEND.first)
        s.placed[space] = s.queue[s.turn]
        s.turn += 1
        if s.chronicle is not None:
            s.tell("log-stand" if idle else "log-send", {"seat": seat, "space": SPACES[space]})
        if not idle:
            s.space = space
            s.start_action(space, seat)


class Promote(Step["Vikings"]):
    """V-3.2  An own piece to the front of its ship."""

    def options(self, s: "Vikings", seat: int) -> list[int]:
        moves: list[int] = []
        for piece in range(seat * PIECES_PER_CLAN, (seat + 1) * PIECES_PER_CLAN):
            if s.promotable(s.at[piece]):
                moves.append(PUT_FIRST.first + piece)
        return moves

    def take(self, s: "Vikings", seat: int, action: int) -> None:
        piece = action - PUT_FIRST.first
        s.promote(piece)
        if s.chronicle is not None:
            ship = s.at[piece] // LONGEST_HULL + 1
            s.tell("log-promote", {"seat": seat, "piece": piece_name(piece), "ship": ship})


class LiftToJump(Step["Vikings"]):
    """V-3.3 an own piece, V-3.7 any piece, that another ship in port has room for."""

    def options(self, s: "Vikings", seat: int) -> list[int]:
        own = s.space == JUMP_OWN
        first = seat * PIECES_PER_CLAN if own else 0
        end = first + PIECES_PER_CLAN if own else PIECES
        at = s.at
        many = s.roomy() > 1
        moves: list[int] = []
        for piece in range(first, end):
            place = at[piece]
            if place >= 0 and (many or s.length[place // LONGEST_HULL] == LONGEST_HULL):
                moves.append(LIFT.first + piece)
        return moves

    def take(self, s: "Vikings", seat: int, action: int) -> None:
        s.lifted = action - LIFT.first
        s.ask(seat, JUMP_TO)


class JumpTo(Step["Vikings"]):
    """V-3.3  To the rear of another ship with fewer than five pieces."""

    def options(self, s: "Vikings", seat: int) -> list[int]:
        here = s.at[s.lifted] // LONGEST_HULL
        moves: list[int] = []
        for ship in s.docked:
            if ship != here and s.length[ship] < LONGEST_HULL:
                moves.append(JUMP.first + ship)
        return moves

    def take(self, s: "Vikings", seat: int, action: int) -> None:
        ship = action - JUMP.first
        piece = s.lifted
        s.lifted = NOTHING
        if s.chronicle is not None:
            old = s.at[piece] // LONGEST_HULL + 1
            args = {"seat": seat, "piece": piece_name(piece), "from": old, "ship": ship + 1}
            s.tell("log-jump", args)
        s.jump(piece, ship)


class LiftToSwap(Step["Vikings"]):
    """V-3.11  Any piece in port ..."""

    def options(self, s: "Vikings", seat: int) -> list[int]:
        at = s.at
        moves: list[int] = []
        for piece in range(PIECES):
            if at[piece] >= 0:
                moves.append(LIFT.first + piece)
        return moves

    def take(self, s: "Vikings", seat: int, action: int) -> None:
        s.lifted = action - LIFT.first
        s.ask(seat, SWAP_WITH)


class SwapWith(Step["Vikings"]):
    """V-3.11  ... changes places with any piece of another ship."""

    def options(self, s: "Vikings", seat: int) -> list[int]:
        at = s.at
        here = at[s.lifted] // LONGEST_HULL
        moves: list[int] = []
        for piece in range(PIECES):
            place = at[piece]
            if place >= 0 and place // LONGEST_HULL != here:
                moves.append(SWAP_FOR.first + piece)
        return moves

    def take(self, s: "Vikings", seat: int, action: int) -> None:
        one = s.lifted
        other = action - SWAP_FOR.first
        s.lifted = NOTHING
        place = s.at[one]
        s.at[one] = s.at[other]
        s.at[other] = place
        if s.chronicle is not None:
            args = {
                "seat": seat,
                "piece": piece_name(one),
                "ship": place // LONGEST_HULL + 1,
                "other": piece_name(other),
                "other_ship": s.at[one] // LONGEST_HULL + 1,
            }
            s.tell("log-swap", args)


class ChooseBet(Step["Vikings"]):
    """V-3.4  A bet from the hand; V-3.8 or one of the own bets on the harbour."""

    def options(self, s: "Vikings", seat: int) -> list[int]:
        moves: list[int] = []
        first = seat * BETS
        if s.can_bet(seat):
            for bet in s.unplaced(seat):
                moves.append(WAGER.first + bet - first)
        if s.space == BET_OR_MOVE:
            for bet in s.movable(seat):
                moves.append(MOVE_BET.first + bet // BETS * SHIPS + s.bets[bet] // 4)
            moves.sort()  # by ship: the order of their values would tell too much
        return moves

    def take(self, s: "Vikings", seat: int, action: int) -> None:
        if action < MOVE_BET.first:
            s.held = seat * BETS + action - WAGER.first
        else:
            owner = (action - MOVE_BET.first) // SHIPS
            ship = (action - MOVE_BET.first) % SHIPS
            for bet in range(owner * BETS, (owner + 1) * BETS):
                if s.bets[bet] >= 0 and s.bets[bet] // 4 == ship:
                    s.held = bet
        s.ask(seat, CHOOSE_BERTH)


class ChooseBerth(Step["Vikings"]):
    """V-5.1  Before a ship in port that has no other bet of the same player."""

    def options(self, s: "Vikings", seat: int) -> list[int]:
        return [BERTH.first + ship for ship in s.berths(s.held)]

    def take(self, s: "Vikings", seat: int, action: int) -> None:
        s.berth = action - BERTH.first
        s.ask(seat, CHOOSE_CIRCLE)


class ChooseCircle(Step["Vikings"]):
    """V-5.1  On the circle of the clan that is to lead the ship."""

    def options(self, s: "Vikings", seat: int) -> list[int]:
        free = s.circles(s.held, s.berth)
        return [CIRCLE.first + clan for clan in range(len(CLANS)) if free >> clan & 1]

    def take(self, s: "Vikings", seat: int, action: int) -> None:
        clan = action - CIRCLE.first
        bet = s.held
        owner = bet // BETS
        old = s.bets[bet]
        s.bets[bet] = s.berth * 4 + clan
        if old == UNPLACED:
            tags = s.tags[:]
            tags[bet] = max(tags[owner * BETS : (owner + 1) * BETS]) + 1
            s.tags = tags
        if s.chronicle is not None:
            args: dict[str, Any] = {"seat": seat, "ship": s.berth + 1, "clan": CLANS[clan]}
            if old == UNPLACED:
                s.tell("log-bet", args)
                s.tell("log-bet-value", {"value": bet % BETS + 1}, [seat])
            else:
                args["owner_seat"] = owner
                args["from"] = old // 4 + 1
                s.tell("log-move", args)
        s.held = NOTHING
        s.berth = NOTHING


class PickGood(Step["Vikings"]):
    """V-3.9  One of the goods drawn in secret."""

    def options(self, s: "Vikings", seat: int) -> list[int]:
        kinds = s.hand_kinds()
        return [PICK.first + kinds[place] * HAND + place for place in range(s.drawn)]

    def take(self, s: "Vikings", seat: int, action: int) -> None:
        s.picked = (action - PICK.first) % HAND
        if s.switches & ORDER_RETURNS and s.drawn == HAND:
            s.ask(seat, ORDER_REST)
        else:
            s.ask(seat, LOAD_SHIP)


class OrderRest(Step["Vikings"]):
    """V-3.9  With the option: which of the other two lies above when they go under the stack."""

    def options(self, s: "Vikings", seat: int) -> list[int]:
        kinds = s.hand_kinds()
        rest = [place for place in range(HAND) if place != s.picked]
        return [UPPER.first + kinds[place] * HAND + place for place in rest]

    def take(self, s: "Vikings", seat: int, action: int) -> None:
        place = (action - UPPER.first) % HAND
        s.turned = place == 2 or (place == 1 and s.picked == 2)
        s.ask(seat, LOAD_SHIP)


class LoadShip(Step["Vikings"]):
    """V-3.5, V-3.9  The good goes face up onto the bow of any ship in port."""

    def options(self, s: "Vikings", seat: int) -> list[int]:
        return [LOAD.first + ship for ship in s.docked]

    def take(self, s: "Vikings", seat: int, action: int) -> None:
        ship = action - LOAD.first
        if s.drawn:
            kind = s.draw_kinds[s.stack[s.picked]]
            s.draws = [*s.draws, draw_event(seat, s.picked, s.turned)]
            s.stack = after_draw(s.stack, s.picked, s.turned)
            s.drawn = 0
            s.picked = NOTHING
            s.turned = False
            s.reveals += 1  # the others see it now
        else:
            kind = s.good
            s.good = NOTHING
        s.laid = [*s.laid, kind]
        s.lies.append(ship)
        if s.chronicle is not None:
            s.tell("log-load", {"seat": seat, "good": GOODS[kind], "ship": ship + 1})


class RaisePrice(Step["Vikings"]):
    """V-3.6  One kind becomes dearer by one."""

    def options(self, s: "Vikings", seat: int) -> list[int]:
        kinds = range(len(GOODS))
        return [RAISE.first + kind for kind in kinds if s.market[kind] < HIGHEST_PRICE]

    def take(self, s: "Vikings", seat: int, action: int) -> None:
        kind = action - RAISE.first
        market = s.market[:]
        market[kind] += 1
        s.market = market
        if s.chronicle is not None:
            s.tell("log-raise", {"seat": seat, "good": GOODS[kind], "price": market[kind]})


class PlaceGuest(Step["Vikings"]):
    """V-7.1  Two players, with the option: a neutral figure on an own piece in port."""

    def options(self, s: "Vikings", seat: int) -> list[int]:
        return [GUEST.first + piece for piece in s.without_guest(seat)]

    def take(self, s: "Vikings", seat: int, action: int) -> None:
        piece = action - GUEST.first
        s.guests |= 1 << piece
        if s.chronicle is not None:
            ship = s.at[piece] // LONGEST_HULL + 1
            s.tell("log-guest", {"seat": seat, "piece": piece_name(piece), "ship": ship})


class ChooseShip(Step["Vikings"]):
    """V-4.1  A ship with goods and hull, if one is in port; else any."""

    def options(self, s: "Vikings", seat: int) -> list[int]:
        moves: list[int] = []
        for ship in s.docked:
            if s.length[ship] > 0 and s.goods_on(ship) > 0:
                moves.append(SAIL.first + ship)
        if not moves:
            moves = [SAIL.first + ship for ship in s.docked]
        return moves

    def take(self, s: "Vikings", seat: int, action: int) -> None:
        s.leaving = action - SAIL.first
        if s.space == SET_SAIL:  # V-3.10  with the option, before the round is over
            if s.chronicle is not None:
                s.tell("log-marks", {"seat": seat, "ship": s.leaving + 1})
            s.invite_guest(seat)
        else:
            s.cast_off()


class TakeGood(Step["Vikings"]):
    """V-4.5  A player aboard takes a good of their choice."""

    def options(self, s: "Vikings", seat: int) -> list[int]:
        counts = s.kinds_on(s.leaving)
        return [TAKE.first + kind for kind in range(len(GOODS)) if counts[kind]]

    def take(self, s: "Vikings", seat: int, action: int) -> None:
        s.take_good(seat, action - TAKE.first)


class RemoveGood(Step["Vikings"]):
    """V-4.6  For a neutral clan: the left neighbour of the next taker says what leaves."""

    def options(self, s: "Vikings", seat: int) -> list[int]:
        counts = s.kinds_on(s.leaving)
        return [REMOVE.first + kind for kind in range(len(GOODS)) if counts[kind]]

    def take(self, s: "Vikings", seat: int, action: int) -> None:
        s.remove_good(action - REMOVE.first, seat)

    def prompt_args(self, s: "Vikings", seat: int) -> dict[str, Any]:
        return {"clan": CLANS[s.sharing_clan()]}


CHOOSE_SPACE: Final = ChooseSpace("space", "V-2.3")
CHOOSE_PROMOTED: Final = Promote("promote", "V-3.2")
LIFT_OWN: Final = LiftToJump("lift-own", "V-3.3")
LIFT_ANY: Final = LiftToJump("lift-any", "V-3.7")
JUMP_TO: Final = JumpTo("jump", "V-3.3")
LIFT_TO_SWAP: Final = LiftToSwap("lift-swap", "V-3.11")
SWAP_WITH: Final = SwapWith("swap", "V-3.11")
CHOOSE_BET: Final = ChooseBet("bet", "V-3.4")
CHOOSE_BET_OR_MOVE: Final = ChooseBet("bet-or-move", "V-3.8")
CHOOSE_BERTH: Final = ChooseBerth("berth", "V-5.1")
CHOOSE_CIRCLE: Final = ChooseCircle("circle", "V-5.1")
PICK_GOOD: Final = PickGood("pick", "V-3.9")
ORDER_REST: Final = OrderRest("upper", "V-3.9")
LOAD_SHIP: Final = LoadShip("load", "V-3.5")
RAISE_PRICE: Final = RaisePrice("raise", "V-3.6")
PLACE_GUEST: Final = PlaceGuest("guest", "V-7.1")
CHOOSE_SHIP: Final = ChooseShip("sail", "V-4.1")
TAKE_GOOD: Final = TakeGood("take", "V-4.5")
REMOVE_GOOD: Final = RemoveGood("remove", "V-4.6")
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
            self.share_out()
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
            self.cast_off()

    def next_round(self) -> None:
        """V-2.6  The spaces taken give the order; the figures cross to the other side again."""
        self.round += 1
        self.stood = [space for space in range(len(SPACES)) if self.placed[space] != NOBODY]
        self.queue = [self.placed[space] for space in self.stood]
        self.placed = [NOBODY] * len(SPACES)
        self.turn = 0
        if self.chronicle is not None:
            self.tell("log-round", {"round": self.round})

    # --- V-3  the village ----------------------------------------------------------

    def start_action(self, space: int, seat: int) -> None:
        if space == PROMOTE:
            self.ask(seat, CHOOSE_PROMOTED)
        elif space == JUMP_OWN:
            self.ask(seat, LIFT_OWN)
        elif space == BET:
            self.ask(seat, CHOOSE_BET)
        elif space == LOAD_ONE:
            self.good = self.load_kinds[self.loaded]
            self.loaded += 1
            self.reveals += 1
            self.ask(seat, LOAD_SHIP)
        elif space == MARKET:
            self.ask(seat, RAISE_PRICE)
        elif space == JUMP_ANY:
            self.ask(seat, LIFT_ANY)
        elif space == BET_OR_MOVE:
            self.ask(seat, CHOOSE_BET_OR_MOVE)
        elif space == DRAW_THREE:
            self.draw(seat)
        elif space == SET_SAIL:
            self.take_stern(seat)
        elif space == SWAP:
            self.ask(seat, LIFT_TO_SWAP)

    def draw(self, seat: int) -> None:
        """V-3.9  Up to three from the top, seen by nobody else."""
        self.drawn = min(HAND, len(self.stack))
        self.reveals += 1
        if self.chronicle is not None:
            kinds = [GOODS[kind] for kind in self.hand_kinds()]
            self.tell("log-drawn", {"good": kinds}, [seat])
        self.ask(seat, PICK_GOOD)

    def hand_kinds(self) -> list[int]:
        return [self.draw_kinds[token] for token in self.stack[: self.drawn]]

    def take_stern(self, seat: int) -> None:
        """V-3.10  The stern is taken now, the ship chosen at the end of the round."""
        self.sterns -= 1
        self.captain = seat
        if self.switches & SAIL_AT_ONCE:
            self.ask(seat, CHOOSE_SHIP)
        else:
            self.invite_guest(seat)

    def invite_guest(self, captain: int) -> None:
        """V-7.1  The captain's opponent takes a guest aboard, if a piece can carry one."""
        if self.switches & GUESTS and self.without_guest(1 - captain):
            self.ask(1 - captain, PLACE_GUEST)

    def without_guest(self, seat: int) -> list[int]:
        pieces = range(seat * PIECES_PER_CLAN, (seat + 1) * PIECES_PER_CLAN)
        return [p for p in pieces if self.at[p] >= 0 and not self.guests >> p & 1]

    # --- V-4  sailing ----------------------------------------------------------------

    def cast_off(self) -> None:
        """V-4.2  The ship sails: who controls it, who shares in its goods."""
        ship = self.leaving
        self.phase = SHARING
        self.order, shields = self.control(ship)
        self.share = 0
        if self.chronicle is not None:
            self.tell("log-sail", {"seat": self.captain, "ship": ship + 1})
            for clan in self.order:
                args = {"clan": CLANS[clan], "shields": shields[clan], "ship": ship + 1}
                self.tell("log-control", args)

    def sharers(self) -> list[int]:
        """The clans that take goods in turn: all aboard (V-4.5), or the only player with the
        option; none where no player is aboard (V-4.6, V-4.7)."""
        players = [clan for clan in self.order if clan < self.seats]
        if not players or (len(players) == 1 and self.switches & ALONE_TAKES_ALL):
            return players
        return self.order

    def sharing_clan(self) -> int:
        sharers = self.sharers()
        return sharers[self.share % len(sharers)]

    def chooser(self) -> int:
        """V-4.6  The left neighbour of the next player in the order, round and round."""
        sharers = self.sharers()
        at = self.share
        while sharers[at % len(sharers)] >= self.seats:
            at += 1
        return (sharers[at % len(sharers)] + 1) % self.seats

    def share_out(self) -> None:
        """One good; without a choice nobody is asked (V-4.8)."""
        counts = self.kinds_on(self.leaving)
        kinds = [kind for kind in range(len(GOODS)) if counts[kind]]
        if not kinds:
            self.depart()
        elif not self.sharers():
            self.remove_good(kinds[0], NOBODY)
        else:
            clan = self.sharing_clan()
            if clan >= self.seats:
                if len(kinds) > 1:
                    self.ask(self.chooser(), REMOVE_GOOD)
                else:
                    self.remove_good(kinds[0], NOBODY)
            elif len(kinds) > 1:
                self.ask(clan, TAKE_GOOD)
            else:
                self.take_good(clan, kinds[0])

    def take_good(self, seat: int, kind: int) -> None:
        self.shift_good(self.leaving, kind, PILE + seat)
        self.share += 1
        if self.chronicle is not None:
            self.tell("log-take", {"seat": seat, "good": GOODS[kind]})

    def remove_good(self, kind: int, chooser: int) -> None:
        self.shift_good(self.leaving, kind, OUT_OF_GAME)
        if self.chronicle is not None:
            if chooser == NOBODY:
                self.tell("log-lost", {"good": GOODS[kind]})
            else:
                clan = CLANS[self.sharing_clan()]
                self.tell("log-remove", {"seat": chooser, "clan": clan, "good": GOODS[kind]})
        self.share += 1

    def depart(self) -> None:
        """V-5.2  Bets on the leading clan are won; V-4.9 the ship is gone; V-6.1 the end."""
        ship = self.leaving
        if self.order:
            circle = ship * 4 + self.order[0]
            for bet in range(len(self.bets)):
                if self.bets[bet] == circle:
                    self.bets[bet] = WON
                    if self.chronicle is not None:
                        self.tell("log-win", {"seat": bet // BETS, "clan": CLANS[self.order[0]]})
        for piece in range(PIECES):
            if self.at[piece] // LONGEST_HULL == ship:
                self.at[piece] = GONE
        self.length[ship] = 0
        self.docked = [other for other in self.docked if other != ship]
        self.captain = NOBODY
        self.leaving = NOTHING
        self.order = []
        self.share = 0
        self.phase = MOVING
        if self.sterns == 0:
            self.over = True
            self.reveals += 1  # piles and bets are opened
        else:
            self.next_round()


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


def piece_name(piece: int) -> dict[str, Any]:
    """A hull piece as the chronicle names it."""
    return {
        "key": "piece",
        "clan": CLANS[clan_of(piece)],
        "shields": shields_of(piece),
        "copy": COPIES[copy_of(piece)],
    }
