"""V-2.3, V-3  The eleven spaces of the village, in the order of the board.

Clause numbers are those of docs/rules/vikings-on-board.md.
"""

from typing import Any, Final

from mypy_extensions import i64

from meadhall.core.moves import Moves
from meadhall.core.state import Step
from meadhall.games.vikings_on_board.bets import (
    CHOOSE_BET,
    CHOOSE_BET_OR_MOVE,
    can_bet,
    can_move_bet,
)
from meadhall.games.vikings_on_board.goods import RAISE_PRICE, can_raise, draw_one, draw_three
from meadhall.games.vikings_on_board.hull import (
    CHOOSE_PROMOTED,
    LIFT_ANY,
    LIFT_OWN,
    LIFT_TO_SWAP,
    able_to_jump,
    can_swap,
    promotable,
)
from meadhall.games.vikings_on_board.moves import SEND, STAND
from meadhall.games.vikings_on_board.pieces import (
    ALL_PIECES,
    LOAD_STACK,
    SPACE_COUNT,
    SPACES,
    pieces_of,
)
from meadhall.games.vikings_on_board.sailing import take_stern
from meadhall.games.vikings_on_board.table import NOBODY, Table


class Space:
    """A space of the village: whether a seat can carry out its action, and how it begins."""

    def __init__(self, name: str) -> None:
        self.name = name

    def can(self, s: Table, seat: i64) -> bool:
        """V-2.3"""
        raise NotImplementedError

    def start(self, s: Table, seat: i64) -> None:
        raise NotImplementedError


class FirstPlayer(Space):
    """V-3.1  No effect but the place itself."""

    def can(self, s: Table, seat: i64) -> bool:
        return True

    def start(self, s: Table, seat: i64) -> None:
        pass


class Promote(Space):
    """V-3.2  An own piece moves to the front of its ship."""

    def can(self, s: Table, seat: i64) -> bool:
        return promotable(s, seat) != 0

    def start(self, s: Table, seat: i64) -> None:
        s.ask(seat, CHOOSE_PROMOTED)


class JumpOwn(Space):
    """V-3.3  An own piece moves to the rear of another ship."""

    def can(self, s: Table, seat: i64) -> bool:
        return able_to_jump(s, pieces_of(seat)) != 0

    def start(self, s: Table, seat: i64) -> None:
        s.ask(seat, LIFT_OWN)


class Bet(Space):
    """V-3.4  A bet from the hand goes to the harbour."""

    def can(self, s: Table, seat: i64) -> bool:
        return can_bet(s, seat)

    def start(self, s: Table, seat: i64) -> None:
        s.ask(seat, CHOOSE_BET)


class LoadOne(Space):
    """V-3.5  The top good of its stack goes to a ship."""

    def can(self, s: Table, seat: i64) -> bool:
        return s.loaded < LOAD_STACK

    def start(self, s: Table, seat: i64) -> None:
        draw_one(s, seat)


class Market(Space):
    """V-3.6  A price rises."""

    def can(self, s: Table, seat: i64) -> bool:
        return can_raise(s)

    def start(self, s: Table, seat: i64) -> None:
        s.ask(seat, RAISE_PRICE)


class JumpAny(Space):
    """V-3.7  Any piece moves to the rear of another ship."""

    def can(self, s: Table, seat: i64) -> bool:
        return able_to_jump(s, ALL_PIECES) != 0

    def start(self, s: Table, seat: i64) -> None:
        s.ask(seat, LIFT_ANY)


class BetOrMove(Space):
    """V-3.8  A bet is placed or moved."""

    def can(self, s: Table, seat: i64) -> bool:
        return can_bet(s, seat) or can_move_bet(s, seat)

    def start(self, s: Table, seat: i64) -> None:
        s.ask(seat, CHOOSE_BET_OR_MOVE)


class DrawThree(Space):
    """V-3.9  One of three goods of its stack goes to a ship."""

    def can(self, s: Table, seat: i64) -> bool:
        return len(s.stack) > 0

    def start(self, s: Table, seat: i64) -> None:
        draw_three(s, seat)


class SetSail(Space):
    """V-3.10  Take a stern: a ship sails at the end of the round."""

    def can(self, s: Table, seat: i64) -> bool:
        return True

    def start(self, s: Table, seat: i64) -> None:
        take_stern(s, seat)


class Swap(Space):
    """V-3.11  Two pieces of different ships change places."""

    def can(self, s: Table, seat: i64) -> bool:
        return can_swap(s)

    def start(self, s: Table, seat: i64) -> None:
        s.ask(seat, LIFT_TO_SWAP)


VILLAGE: Final[list[Space]] = [
    FirstPlayer("first-player"),
    Promote("promote"),
    JumpOwn("jump-own"),
    Bet("bet"),
    LoadOne("load-one"),
    Market("market"),
    JumpAny("jump-any"),
    BetOrMove("bet-or-move"),
    DrawThree("draw-three"),
    SetSail("set-sail"),
    Swap("swap"),
]
assert [space.name for space in VILLAGE] == SPACES


SILENT: Final = ("first-player", "set-sail")  # houses whose action tells no line of its own


class ChooseSpace(Step[Table]):
    """V-2.3  To a free space whose action can be carried out; V-2.4 if there is none, to any."""

    def offer(self, s: Table, seat: i64, moves: Moves) -> None:
        for space in range(SPACE_COUNT):
            if s.placed[space] == NOBODY and VILLAGE[space].can(s, seat):
                moves.add(SEND.id(space))
        if moves.count == 0:
            for space in range(SPACE_COUNT):
                if s.placed[space] == NOBODY:
                    moves.add(STAND.id(space))

    def take(self, s: Table, seat: int, action: int) -> None:
        idle = STAND.has(action)
        space = STAND.arg(action) if idle else SEND.arg(action)
        s.placed[space] = s.queue[s.turn]
        s.turn += 1
        if s.chronicle is not None:
            if s.round == 1 and s.turn == 1:
                tell_round(s)  # nobody listened when the game was set up
            told = {"seat": seat, "space": SPACES[space]}
            if idle:
                s.tell("log-stand", told)
            elif SPACES[space] in SILENT:
                s.tell("log-send", told)
        if not idle:
            s.space = space
            VILLAGE[space].start(s, seat)

    def prompt_args(self, s: Table, seat: int) -> dict[str, Any]:
        moves = Moves()
        self.offer(s, seat, moves)
        return {"possible": 1 if SEND.has(moves.at(0)) else 0}


CHOOSE_SPACE: Final = ChooseSpace("space", "V-2.3")


def tell_round(s: Table) -> None:
    if s.chronicle is not None:
        s.tell("log-round", {"round": s.round})
