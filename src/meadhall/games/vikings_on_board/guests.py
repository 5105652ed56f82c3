"""V-7  The option for two players: guests.

Clause numbers are those of docs/rules/vikings-on-board.md.
"""

from typing import Final

from mypy_extensions import i64

from meadhall.core.moves import Moves
from meadhall.core.sets import single, without
from meadhall.core.state import Step
from meadhall.games.vikings_on_board.moves import GUEST, piece_name
from meadhall.games.vikings_on_board.pieces import PieceSet, pieces_of
from meadhall.games.vikings_on_board.table import Table


def carriers(s: Table, seat: i64) -> PieceSet:
    """V-7.1  The own pieces in port that can take a guest aboard: each carries at most one."""
    return without(pieces_of(seat) & s.pieces_in_port(), s.guests)


def invite_guest(s: Table, captain: i64) -> None:
    """V-7.1  The captain's opponent takes a guest aboard, if a piece can carry one."""
    if s.with_guests and carriers(s, 1 - captain) != 0:
        s.ask(1 - captain, PLACE_GUEST)


class PlaceGuest(Step[Table]):
    """V-7.1  A neutral figure on an own piece in port."""

    def offer(self, s: Table, seat: i64, moves: Moves) -> None:
        moves.add_places(GUEST, carriers(s, seat))

    def take(self, s: Table, seat: int, action: int) -> None:
        piece = GUEST.place(action)
        s.guests |= single(piece)
        if s.chronicle is not None:
            ship = s.ship_of(piece) + 1
            s.tell("log-guest", {"seat": seat, "piece": piece_name(piece), "ship": ship})


PLACE_GUEST: Final = PlaceGuest("guest", "V-7.1")
