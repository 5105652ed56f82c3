"""V-2.3 to V-3: where a viking goes in the village, and what it does there.

Clause numbers are those of docs/rules/vikings-on-board.md.
"""

from typing import Any, Final

from meadhall.core.state import Step
from meadhall.games.vikings_on_board.memory import HAND, after_draw, draw_event
from meadhall.games.vikings_on_board.moves import (
    BERTH,
    CIRCLE,
    JUMP,
    LIFT,
    LOAD,
    MOVE_BET,
    PICK,
    PUT_FIRST,
    RAISE,
    SEND,
    STAND,
    SWAP_FOR,
    UPPER,
    WAGER,
    piece_name,
)
from meadhall.games.vikings_on_board.pieces import (
    BET,
    BET_OR_MOVE,
    BETS,
    CLANS,
    DRAW_THREE,
    GOODS,
    HIGHEST_PRICE,
    JUMP_ANY,
    JUMP_OWN,
    LOAD_ONE,
    LONGEST_HULL,
    MARKET,
    PIECES,
    PIECES_PER_CLAN,
    PROMOTE,
    SET_SAIL,
    SHIPS,
    SPACES,
    SWAP,
)
from meadhall.games.vikings_on_board.sailing import take_stern
from meadhall.games.vikings_on_board.table import NOBODY, NOTHING, ORDER_RETURNS, UNPLACED, Table


class ChooseSpace(Step[Table]):
    """V-2.3  To a free space whose action can be carried out; V-2.4 if there is none, to any."""

    def options(self, s: Table, seat: int) -> list[int]:
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

    def prompt_args(self, s: Table, seat: int) -> dict[str, Any]:
        return {"possible": 1 if self.options(s, seat)[0] < STAND.first else 0}

    def take(self, s: Table, seat: int, action: int) -> None:
        idle = action >= STAND.first
        space = action - (STAND.first if idle else SEND.first)
        s.placed[space] = s.queue[s.turn]
        s.turn += 1
        if s.chronicle is not None:
            if s.round == 1 and s.turn == 1:
                s.tell_round()  # nobody listened when the game was set up
            s.tell("log-stand" if idle else "log-send", {"seat": seat, "space": SPACES[space]})
        if not idle:
            s.space = space
            start_action(s, space, seat)


class Promote(Step[Table]):
    """V-3.2  An own piece to the front of its ship."""

    def options(self, s: Table, seat: int) -> list[int]:
        moves: list[int] = []
        for piece in range(seat * PIECES_PER_CLAN, (seat + 1) * PIECES_PER_CLAN):
            if s.promotable(s.at[piece]):
                moves.append(PUT_FIRST.first + piece)
        return moves

    def take(self, s: Table, seat: int, action: int) -> None:
        piece = action - PUT_FIRST.first
        s.promote(piece)
        if s.chronicle is not None:
            ship = s.at[piece] // LONGEST_HULL + 1
            s.tell("log-promote", {"seat": seat, "piece": piece_name(piece), "ship": ship})


class LiftToJump(Step[Table]):
    """V-3.3 an own piece, V-3.7 any piece, that another ship in port has room for."""

    def options(self, s: Table, seat: int) -> list[int]:
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

    def take(self, s: Table, seat: int, action: int) -> None:
        s.lifted = action - LIFT.first
        s.ask(seat, JUMP_TO)


class JumpTo(Step[Table]):
    """V-3.3  To the rear of another ship with fewer than five pieces."""

    def options(self, s: Table, seat: int) -> list[int]:
        here = s.at[s.lifted] // LONGEST_HULL
        moves: list[int] = []
        for ship in s.docked:
            if ship != here and s.length[ship] < LONGEST_HULL:
                moves.append(JUMP.first + ship)
        return moves

    def take(self, s: Table, seat: int, action: int) -> None:
        ship = action - JUMP.first
        piece = s.lifted
        s.lifted = NOTHING
        if s.chronicle is not None:
            old = s.at[piece] // LONGEST_HULL + 1
            args = {"seat": seat, "piece": piece_name(piece), "from": old, "ship": ship + 1}
            s.tell("log-jump", args)
        s.jump(piece, ship)

    def prompt_args(self, s: Table, seat: int) -> dict[str, Any]:
        return {"piece": piece_name(s.lifted)}


class LiftToSwap(Step[Table]):
    """V-3.11  Any piece in port ..."""

    def options(self, s: Table, seat: int) -> list[int]:
        at = s.at
        moves: list[int] = []
        for piece in range(PIECES):
            if at[piece] >= 0:
                moves.append(LIFT.first + piece)
        return moves

    def take(self, s: Table, seat: int, action: int) -> None:
        s.lifted = action - LIFT.first
        s.ask(seat, SWAP_WITH)


class SwapWith(Step[Table]):
    """V-3.11  ... changes places with any piece of another ship."""

    def options(self, s: Table, seat: int) -> list[int]:
        at = s.at
        here = at[s.lifted] // LONGEST_HULL
        moves: list[int] = []
        for piece in range(PIECES):
            place = at[piece]
            if place >= 0 and place // LONGEST_HULL != here:
                moves.append(SWAP_FOR.first + piece)
        return moves

    def take(self, s: Table, seat: int, action: int) -> None:
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

    def prompt_args(self, s: Table, seat: int) -> dict[str, Any]:
        return {"piece": piece_name(s.lifted)}


class ChooseBet(Step[Table]):
    """V-3.4  A bet from the hand; V-3.8 or one of the own bets on the harbour."""

    def options(self, s: Table, seat: int) -> list[int]:
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

    def take(self, s: Table, seat: int, action: int) -> None:
        if action < MOVE_BET.first:
            s.held = seat * BETS + action - WAGER.first
        else:
            owner = (action - MOVE_BET.first) // SHIPS
            ship = (action - MOVE_BET.first) % SHIPS
            for bet in range(owner * BETS, (owner + 1) * BETS):
                if s.bets[bet] >= 0 and s.bets[bet] // 4 == ship:
                    s.held = bet
        s.ask(seat, CHOOSE_BERTH)


class ChooseBerth(Step[Table]):
    """V-5.1  Before a ship in port that has no other bet of the same player."""

    def options(self, s: Table, seat: int) -> list[int]:
        return [BERTH.first + ship for ship in s.berths(s.held)]

    def take(self, s: Table, seat: int, action: int) -> None:
        s.berth = action - BERTH.first
        s.ask(seat, CHOOSE_CIRCLE)


class ChooseCircle(Step[Table]):
    """V-5.1  On the circle of the clan that is to lead the ship."""

    def options(self, s: Table, seat: int) -> list[int]:
        free = s.circles(s.held, s.berth)
        return [CIRCLE.first + clan for clan in range(len(CLANS)) if free >> clan & 1]

    def take(self, s: Table, seat: int, action: int) -> None:
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
                args["from"] = old // 4 + 1
                if owner == seat:
                    s.tell("log-move", args)
                else:
                    s.tell("log-move-of", args | {"owner_seat": owner})
        s.held = NOTHING
        s.berth = NOTHING

    def prompt_args(self, s: Table, seat: int) -> dict[str, Any]:
        return {"ship": s.berth + 1}


class PickGood(Step[Table]):
    """V-3.9  One of the goods drawn in secret."""

    def options(self, s: Table, seat: int) -> list[int]:
        kinds = s.hand_kinds()
        return [PICK.first + kinds[place] * HAND + place for place in range(s.drawn)]

    def take(self, s: Table, seat: int, action: int) -> None:
        s.picked = (action - PICK.first) % HAND
        if s.switches & ORDER_RETURNS and s.drawn == HAND:
            s.ask(seat, ORDER_REST)
        else:
            s.ask(seat, LOAD_SHIP)


class OrderRest(Step[Table]):
    """V-3.9  With the option: which of the other two lies above when they go under the stack."""

    def options(self, s: Table, seat: int) -> list[int]:
        kinds = s.hand_kinds()
        rest = [place for place in range(HAND) if place != s.picked]
        return [UPPER.first + kinds[place] * HAND + place for place in rest]

    def take(self, s: Table, seat: int, action: int) -> None:
        place = (action - UPPER.first) % HAND
        s.turned = place == 2 or (place == 1 and s.picked == 2)
        s.ask(seat, LOAD_SHIP)


class LoadShip(Step[Table]):
    """V-3.5, V-3.9  The good goes face up onto the bow of any ship in port."""

    def options(self, s: Table, seat: int) -> list[int]:
        return [LOAD.first + ship for ship in s.docked]

    def take(self, s: Table, seat: int, action: int) -> None:
        ship = action - LOAD.first
        if s.drawn:
            kind = s.draw_kinds[s.stack[s.picked]]
            draws = s.draws[:]
            draws.append(draw_event(seat, s.picked, s.turned))
            s.draws = draws
            s.stack = after_draw(s.stack, s.picked, s.turned)
            s.drawn = 0
            s.picked = NOTHING
            s.turned = False
            s.reveals += 1  # the others see it now
        else:
            kind = s.good
            s.good = NOTHING
        laid = s.laid[:]
        laid.append(kind)
        s.laid = laid
        s.lies.append(ship)
        if s.chronicle is not None:
            s.tell("log-load", {"seat": seat, "good": GOODS[kind], "ship": ship + 1})


class RaisePrice(Step[Table]):
    """V-3.6  One kind becomes dearer by one."""

    def options(self, s: Table, seat: int) -> list[int]:
        kinds = range(len(GOODS))
        return [RAISE.first + kind for kind in kinds if s.market[kind] < HIGHEST_PRICE]

    def take(self, s: Table, seat: int, action: int) -> None:
        kind = action - RAISE.first
        market = s.market[:]
        market[kind] += 1
        s.market = market
        if s.chronicle is not None:
            s.tell("log-raise", {"seat": seat, "good": GOODS[kind], "price": market[kind]})


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


def start_action(s: Table, space: int, seat: int) -> None:
    if space == PROMOTE:
        s.ask(seat, CHOOSE_PROMOTED)
    elif space == JUMP_OWN:
        s.ask(seat, LIFT_OWN)
    elif space == BET:
        s.ask(seat, CHOOSE_BET)
    elif space == LOAD_ONE:
        s.good = s.load_kinds[s.loaded]
        s.loaded += 1
        s.reveals += 1
        s.ask(seat, LOAD_SHIP)
    elif space == MARKET:
        s.ask(seat, RAISE_PRICE)
    elif space == JUMP_ANY:
        s.ask(seat, LIFT_ANY)
    elif space == BET_OR_MOVE:
        s.ask(seat, CHOOSE_BET_OR_MOVE)
    elif space == DRAW_THREE:
        draw(s, seat)
    elif space == SET_SAIL:
        take_stern(s, seat)
    elif space == SWAP:
        s.ask(seat, LIFT_TO_SWAP)


def draw(s: Table, seat: int) -> None:
    """V-3.9  Up to three from the top, seen by nobody else."""
    s.drawn = min(HAND, len(s.stack))
    s.reveals += 1
    if s.chronicle is not None:
        kinds = [GOODS[kind] for kind in s.hand_kinds()]
        s.tell("log-drawn", {"good": kinds}, [seat])
    s.ask(seat, PICK_GOOD)
