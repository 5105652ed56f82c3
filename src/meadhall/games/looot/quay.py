"""L-7  The end of the turn: a longship and a trophy."""

from typing import Final

from mypy_extensions import i64

from meadhall.core.moves import Moves
from meadhall.core.sets import single, size, without
from meadhall.core.state import Args, Step
from meadhall.games.looot.chronicle import ship_name
from meadhall.games.looot.moves import DONE, LAY, TAKE_SHIP, TAKE_TROPHY
from meadhall.games.looot.pieces import NO_SHIP, TROPHY_AXES, TROPHY_POINTS, piece, ship_tile
from meadhall.games.looot.state import Table


class EndOfTurn(Step[Table]):
    """L-7.1, L-7.3  One longship, and once a game a trophy, in either order, or neither."""

    def offer(self, s: Table, seat: i64, moves: Moves) -> None:
        moves.add_places(TAKE_SHIP, s.ships_for(seat))
        moves.add_places(TAKE_TROPHY, s.trophies_for(seat))
        moves.add(DONE.id())

    def take(self, s: Table, seat: int, action: int) -> None:
        if TAKE_SHIP.has(action):
            s.ask(seat, MOOR_SHIP, TAKE_SHIP.place(action))
        elif TAKE_TROPHY.has(action):
            take_trophy(s, seat, TAKE_TROPHY.place(action))
            end_turn(s, seat)

    def prompt_args(self, s: Table, seat: int) -> Args:
        ships = size(s.ships_for(seat))
        return {"ships": int(ships), "trophies": int(size(s.trophies_for(seat)))}


class MoorShip(Step[Table]):
    """L-7.1  The longship just chosen, to any empty cell of the own fjord."""

    def offer(self, s: Table, seat: i64, moves: Moves) -> None:
        s.fjords[seat].offer_empty_cells(moves)

    def take(self, s: Table, seat: int, action: int) -> None:
        slot = s.arg
        s.ship_taken = True
        number = s.fjords[seat].next_number()
        s.lay(seat, LAY.place(action), piece(ship_tile(s.ocean[slot]), number))
        refill(s, slot)
        end_turn(s, seat)

    def prompt_args(self, s: Table, seat: int) -> Args:
        return {"ship": ship_name(s.ocean[s.arg])}


END_OF_TURN: Final = EndOfTurn("quay", "L-7.1")
MOOR_SHIP: Final = MoorShip("moor", "L-7.1")


def end_turn(s: Table, seat: int) -> None:
    """L-7.4, L20  Asks while there is something to take; else the turn is over."""
    if s.ships_for(seat) != 0 or s.trophies_for(seat) != 0:
        s.ask(seat, END_OF_TURN)


def take_trophy(s: Table, seat: int, trophy: i64) -> None:
    """L-7.3"""
    s.trophy[seat] = trophy
    s.trophies = without(s.trophies, single(trophy))
    if s.chronicle is not None:
        args = {"seat": seat, "axes": TROPHY_AXES[trophy], "points": TROPHY_POINTS[trophy]}
        s.tell("log-trophy", args)


def refill(s: Table, slot: i64) -> None:
    """L-7.2  A longship from the bag at once; with an empty bag the slot stays empty."""
    if s.drawn < len(s.bag):
        s.ocean[slot] = s.bag[s.drawn]
        s.drawn += 1
        s.reveals += 1
        if s.chronicle is not None:
            s.tell("log-drawn", {"ship": ship_name(s.ocean[slot]), "slot": slot + 1})
    else:
        s.ocean[slot] = NO_SHIP
        s.find_open()
