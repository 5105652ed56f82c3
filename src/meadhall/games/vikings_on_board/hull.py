"""V-3.2, V-3.3, V-3.7, V-3.11  Pieces change places: promote, jump, swap.

Clause numbers are those of docs/rules/vikings-on-board.md.
"""

from typing import Any, Final

from mypy_extensions import i64

from meadhall.core.moves import Moves
from meadhall.core.sets import has, lowest, rest, single, size, without
from meadhall.core.state import Step
from meadhall.games.vikings_on_board.moves import JUMP, LIFT, PROMOTE, SWAP, piece_name
from meadhall.games.vikings_on_board.pieces import (
    ALL_PIECES,
    LONGEST_HULL,
    PIECES_PER_CLAN,
    SHIPS,
    PieceSet,
    pieces_of,
)
from meadhall.games.vikings_on_board.table import NOTHING, Table

# --- V-3.2  promote ------------------------------------------------------------------------------


def promotable(s: Table, seat: i64) -> PieceSet:
    """V-3.2  The own pieces in port, but for those in front, unless the table allows these too."""
    found: PieceSet = 0
    first = seat * PIECES_PER_CLAN
    for piece in range(first, first + PIECES_PER_CLAN):
        if s.places[piece] > 0 or s.promote_in_place:
            found |= single(piece)
    return found & s.pieces_in_port()


class ChoosePromoted(Step[Table]):
    """V-3.2  An own piece to the front of its ship."""

    def offer(self, s: Table, seat: i64, moves: Moves) -> None:
        moves.add_places(PROMOTE, promotable(s, seat))

    def take(self, s: Table, seat: int, action: int) -> None:
        piece = PROMOTE.place(action)
        promote(s, piece)
        if s.chronicle is not None:
            ship = s.ship_of(piece) + 1
            s.tell("log-promote", {"seat": seat, "piece": piece_name(piece), "ship": ship})


def promote(s: Table, piece: i64) -> None:
    """V-3.2  The pieces that it passes move back by one."""
    start = s.places[piece]
    goal: i64 = 0
    if s.promote_one_step and start > 0:
        goal = start - 1
    others = s.crews[s.ship_of(piece)]
    while others != 0:
        other = lowest(others)
        if goal <= s.places[other] < start:
            s.places[other] += 1
        others = rest(others)
    s.places[piece] = goal


# --- V-3.3, V-3.7  jump --------------------------------------------------------------------------


def has_room(s: Table, ship: i64) -> bool:
    """V-2.7  Whether a ship is in port and has fewer than five pieces."""
    return has(s.docked, ship) and size(s.crews[ship]) < LONGEST_HULL


def able_to_jump(s: Table, pieces: PieceSet) -> PieceSet:
    """V-3.3  Those of the pieces in port for which another ship has room."""
    in_port = s.pieces_in_port()
    pieces &= in_port
    free = size(s.docked) * LONGEST_HULL - size(in_port)
    if free > LONGEST_HULL:  # more than one ship can have
        return pieces
    goal: i64 = NOTHING
    for ship in range(SHIPS):
        if has_room(s, ship):
            if goal != NOTHING:  # one of the two is another ship, wherever a piece is
                return pieces
            goal = ship
    return without(pieces, s.crews[goal]) if goal != NOTHING else 0


class LiftAny(Step[Table]):
    """V-3.7  Any piece that another ship in port has room for."""

    def offer(self, s: Table, seat: i64, moves: Moves) -> None:
        moves.add_places(LIFT, able_to_jump(s, ALL_PIECES))

    def take(self, s: Table, seat: int, action: int) -> None:
        s.lifted = LIFT.place(action)
        s.ask(seat, JUMP_TO)


class LiftOwn(LiftAny):
    """V-3.3  The same with a piece of the own clan."""

    def offer(self, s: Table, seat: i64, moves: Moves) -> None:
        moves.add_places(LIFT, able_to_jump(s, pieces_of(seat)))


class JumpTo(Step[Table]):
    """V-3.3  To the rear of another ship with fewer than five pieces."""

    def offer(self, s: Table, seat: i64, moves: Moves) -> None:
        start = s.ship_of(s.lifted)
        for ship in range(SHIPS):
            if ship != start and has_room(s, ship):
                moves.add(JUMP.nth(ship))

    def take(self, s: Table, seat: int, action: int) -> None:
        ship = JUMP.place(action)
        piece = s.lifted
        s.lifted = NOTHING
        if s.chronicle is not None:
            old = s.ship_of(piece) + 1
            args = {"seat": seat, "piece": piece_name(piece), "from": old, "ship": ship + 1}
            s.tell("log-jump", args)
        jump(s, piece, ship)

    def prompt_args(self, s: Table, seat: int) -> dict[str, Any]:
        return {"piece": piece_name(s.lifted)}


def jump(s: Table, piece: i64, ship: i64) -> None:
    """V-3.3  Those behind it move up."""
    old = s.ship_of(piece)
    others = without(s.crews[old], single(piece))
    s.crews[old] = others
    while others != 0:
        other = lowest(others)
        if s.places[other] > s.places[piece]:
            s.places[other] -= 1
        others = rest(others)
    s.places[piece] = size(s.crews[ship])
    s.crews[ship] |= single(piece)


# --- V-3.11  swap --------------------------------------------------------------------------------


def can_swap(s: Table) -> bool:
    """V-3.11  Whether two ships in port have a hull."""
    hulls = 0
    for crew in s.crews:
        if crew != 0:
            hulls += 1
    return hulls > 1


class LiftToSwap(Step[Table]):
    """V-3.11  Any piece in port ..."""

    def offer(self, s: Table, seat: i64, moves: Moves) -> None:
        moves.add_places(LIFT, s.pieces_in_port())

    def take(self, s: Table, seat: int, action: int) -> None:
        s.lifted = LIFT.place(action)
        s.ask(seat, SWAP_WITH)


class SwapWith(Step[Table]):
    """V-3.11  ... changes places with any piece of another ship."""

    def offer(self, s: Table, seat: i64, moves: Moves) -> None:
        moves.add_places(SWAP, without(s.pieces_in_port(), s.crews[s.ship_of(s.lifted)]))

    def take(self, s: Table, seat: int, action: int) -> None:
        one = s.lifted
        other = SWAP.place(action)
        s.lifted = NOTHING
        if s.chronicle is not None:
            args = {
                "seat": seat,
                "piece": piece_name(one),
                "ship": s.ship_of(one) + 1,
                "other": piece_name(other),
                "other_ship": s.ship_of(other) + 1,
            }
            s.tell("log-swap", args)
        swap(s, one, other)

    def prompt_args(self, s: Table, seat: int) -> dict[str, Any]:
        return {"piece": piece_name(s.lifted)}


def swap(s: Table, one: i64, other: i64) -> None:
    """V-3.11  Each takes the other's place in the row."""
    ship = s.ship_of(one)
    other_ship = s.ship_of(other)
    s.crews[ship] = without(s.crews[ship], single(one)) | single(other)
    s.crews[other_ship] = without(s.crews[other_ship], single(other)) | single(one)
    place = s.places[one]
    s.places[one] = s.places[other]
    s.places[other] = place


CHOOSE_PROMOTED: Final = ChoosePromoted("promote", "V-3.2")
LIFT_OWN: Final = LiftOwn("lift-own", "V-3.3")
LIFT_ANY: Final = LiftAny("lift-any", "V-3.7")
JUMP_TO: Final = JumpTo("jump", "V-3.3")
LIFT_TO_SWAP: Final = LiftToSwap("lift-swap", "V-3.11")
SWAP_WITH: Final = SwapWith("swap", "V-3.11")
