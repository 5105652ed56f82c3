"""V-3.5, V-3.9  Goods go to the ships; V-3.6 their prices rise.

Clause numbers are those of docs/rules/vikings-on-board.md.
"""

from typing import Any, Final

from librt.vecs import append
from mypy_extensions import i64

from meadhall.core.moves import Moves
from meadhall.core.state import Step
from meadhall.games.vikings_on_board.memory import Draw, after_draw
from meadhall.games.vikings_on_board.moves import LOAD, PICK, RAISE, UPPER
from meadhall.games.vikings_on_board.pieces import GOOD_KINDS, GOODS, HAND, HIGHEST_PRICE
from meadhall.games.vikings_on_board.table import NOTHING, Table

# --- V-3.5  load 1, V-3.9  draw 3 -----------------------------------------------------------------


def draw_one(s: Table, seat: i64) -> None:
    """V-3.5, V31  The top good of the stack, seen by all."""
    s.good = s.load_kinds[s.loaded]
    s.loaded += 1
    s.reveals += 1
    s.ask(seat, LOAD_SHIP)


def draw_three(s: Table, seat: i64) -> None:
    """V-3.9  Up to three from the top, seen by nobody else."""
    s.drawn = min(HAND, len(s.stack))
    s.reveals += 1
    if s.chronicle is not None:
        kinds = [GOODS[kind] for kind in s.hand_kinds()]
        s.tell("log-drawn", {"good": kinds}, [seat])
    s.ask(seat, PICK_GOOD)


class PickGood(Step[Table]):
    """V-3.9  One of the goods drawn in secret."""

    def offer(self, s: Table, seat: i64, moves: Moves) -> None:
        for place in range(s.drawn):
            moves.add(PICK.id(s.draw_kinds[s.stack[place]], place + 1))

    def take(self, s: Table, seat: int, action: int) -> None:
        s.picked = PICK.arg2(action) - 1
        if s.order_returns and s.drawn == HAND:
            s.ask(seat, ORDER_REST)
        else:
            s.ask(seat, LOAD_SHIP)


class OrderRest(Step[Table]):
    """V-3.9  With the option: which of the other two lies above when they go under the stack."""

    def offer(self, s: Table, seat: i64, moves: Moves) -> None:
        for place in range(HAND):
            if place != s.picked:
                moves.add(UPPER.id(s.draw_kinds[s.stack[place]], place + 1))

    def take(self, s: Table, seat: int, action: int) -> None:
        upper = UPPER.arg2(action) - 1
        last = HAND - 1 if s.picked != HAND - 1 else HAND - 2  # of the two, as drawn
        s.turned = upper == last
        s.ask(seat, LOAD_SHIP)


class LoadShip(Step[Table]):
    """V-3.5, V-3.9  The good goes face up onto the bow of any ship in port."""

    def offer(self, s: Table, seat: i64, moves: Moves) -> None:
        moves.add_places(LOAD, s.docked)

    def take(self, s: Table, seat: int, action: int) -> None:
        ship = LOAD.place(action)
        kind = put_rest_back(s, seat) if s.drawn > 0 else s.good
        s.good = NOTHING
        s.laid = append(s.laid[:], kind)
        s.lies = append(s.lies, ship)
        if s.chronicle is not None:
            s.tell("log-load", {"seat": seat, "good": GOODS[kind], "ship": ship + 1})


def put_rest_back(s: Table, seat: i64) -> i64:
    """V-3.9  Under the stack go all goods drawn but the one picked, whose kind all see now."""
    kind = s.draw_kinds[s.stack[s.picked]]
    s.draws = [*s.draws, Draw(seat, s.picked, s.turned)]
    s.stack = after_draw(s.stack, s.picked, s.turned)
    s.drawn = 0
    s.picked = NOTHING
    s.turned = False
    s.reveals += 1
    return kind


# --- V-3.6  market --------------------------------------------------------------------------------


def can_raise(s: Table) -> bool:
    """V-3.6  Whether a price is below the highest."""
    for price in s.market:
        if price < HIGHEST_PRICE:
            return True
    return False


class RaisePrice(Step[Table]):
    """V-3.6  The price of one kind rises by one."""

    def offer(self, s: Table, seat: i64, moves: Moves) -> None:
        for kind in range(GOOD_KINDS):
            if s.market[kind] < HIGHEST_PRICE:
                moves.add(RAISE.id(kind))

    def take(self, s: Table, seat: int, action: int) -> None:
        kind = RAISE.arg(action)
        s.market[kind] += 1
        if s.chronicle is not None:
            args: dict[str, Any] = {"good": GOODS[kind], "price": s.market[kind]}
            s.tell("log-raise", {"seat": seat, **args})


PICK_GOOD: Final = PickGood("pick", "V-3.9")
ORDER_REST: Final = OrderRest("upper", "V-3.9")
LOAD_SHIP: Final = LoadShip("load", "V-3.5")
RAISE_PRICE: Final = RaisePrice("raise", "V-3.6")
