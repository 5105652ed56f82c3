"""What lies on the table of Vikings on Board: vikings, ships, goods and bets.

Nothing here asks a player anything. Clause numbers are those of docs/rules/vikings-on-board.md.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.sets import has, lowest, rest
from meadhall.core.state import Shared, State
from meadhall.games.vikings_on_board.memory import Draw
from meadhall.games.vikings_on_board.pieces import (
    BETS,
    CLAN_COUNT,
    GOOD_KINDS,
    LONGEST_HULL,
    SHIPS,
    PieceSet,
    ShipSet,
    bet_of,
    seat_of,
    ship_at,
)

MOVING: Final = 0  # vikings move through the village
SHARING: Final = 1  # the goods of a ship that sails are shared out

NOBODY: Final = -1
NOTHING: Final = -1

# where a good lies that is on no ship
PILE: Final = SHIPS  # of seat 0; the other seats follow
OUT_OF_GAME: Final = PILE + CLAN_COUNT

# where a bet lies: on a circle, or one of the others
FIRST_CIRCLE: Final = 0
IN_HAND: Final = -1
WON: Final = -2


class Table(State):
    """Everything on the table."""

    phase: i64
    round: i64
    # the village
    queue: Shared[vec[i64]]  # the vikings in the order of this round
    stood: Shared[vec[i64]]  # the spaces they come from
    turn: i64  # how many of them have moved
    placed: vec[i64]  # by space: the viking that came there, or NOBODY
    # the harbour
    docked: ShipSet  # the ships in port
    crews: vec[i64]  # by ship: the pieces of its hull, a set
    places: vec[i64]  # by piece: its place in the hull, 0 next to the bow
    guests: PieceSet  # the pieces that carry one
    sterns: i64  # left
    captain: i64  # the seat that took "set sail" this round, or NOBODY
    leaving: i64  # the ship that sails, once it is chosen, or NOTHING
    # goods, as places in GOODS
    market: vec[i64]  # price of each kind
    load_kinds: Shared[list[int]]  # the stack of "load 1"
    loaded: i64  # how many of it are drawn
    draw_kinds: Shared[list[int]]  # the stack of "draw 3" as it was dealt
    stack: Shared[list[int]]  # what is left of it, by places in `draw_kinds`
    draws: Shared[list[Draw]]  # what happened to it
    laid: Shared[vec[i64]]  # kinds of the goods laid open, in that order
    lies: vec[i64]  # where each of them lies: a ship, PILE + seat or OUT_OF_GAME
    # bets
    bets: vec[i64]  # where each lies: a circle, IN_HAND or WON
    tags: Shared[vec[i64]]  # numbered as their owner placed them; 0 = never
    # an action that is being carried out
    space: i64  # of the village, or NOTHING
    lifted: i64  # piece that jumps or swaps, or NOTHING
    held: i64  # bet that is placed or moved, or NOTHING
    berth: i64  # ship that the bet goes to, or NOTHING
    good: i64  # kind drawn with "load 1", or NOTHING
    drawn: i64  # how many "draw 3" has drawn: they are still the first ones of the stack
    picked: i64  # which of these is to be laid, or NOTHING
    turned: bool  # the other two go back the other way round
    # a ship that sails
    order: Shared[list[int]]  # the clans aboard by control
    share: i64  # how many goods were shared out
    # table options
    promote_one_step: bool  # V-3.2
    promote_in_place: bool  # V-3.2  the front piece may be named
    order_returns: bool  # V-3.9
    choose_ship_at_once: bool  # V-3.10
    lone_player_takes_all: bool  # V35
    one_bet_per_circle: bool  # V-5.1
    bets_on_players_only: bool  # V-5.1
    move_any_bet: bool  # V-5.3
    bets_to_sailed: bool  # V-5.3
    with_guests: bool  # V-7.1

    # --- the village -------------------------------------------------------------

    def round_number(self) -> int:
        return self.round

    def mover(self) -> i64:
        """The seat whose viking moved last."""
        return seat_of(self.queue[self.turn - 1])

    # --- the harbour -------------------------------------------------------------

    def pieces_in_port(self) -> PieceSet:
        found: PieceSet = 0
        for crew in self.crews:
            found |= crew
        return found

    def ship_of(self, piece: i64) -> i64:
        """The ship in whose hull a piece is; it must be in port."""
        for ship in range(SHIPS):
            if has(self.crews[ship], piece):
                return ship
        raise AssertionError(f"piece {piece} has sailed")

    def hull(self, ship: i64) -> list[int]:
        """The pieces of a ship, from the bow outwards."""
        crew = self.crews[ship]
        row = [NOTHING] * LONGEST_HULL
        count = 0
        while crew != 0:
            piece = lowest(crew)
            row[self.places[piece]] = piece
            count += 1
            crew = rest(crew)
        return row[:count]

    # --- goods -------------------------------------------------------------------

    def goods_at(self, where: i64) -> vec[i64]:
        """How many goods of each kind lie on a bow, in a pile or out of the game."""
        counts = vec[i64]([0] * GOOD_KINDS)
        for token in range(len(self.lies)):
            if self.lies[token] == where:
                counts[self.laid[token]] += 1
        return counts

    def move_good(self, ship: i64, kind: i64, goal: i64) -> None:
        """One good of that kind from the bow to a pile or out of the game."""
        for token in range(len(self.lies)):
            if self.lies[token] == ship and self.laid[token] == kind:
                self.lies[token] = goal
                return
        raise AssertionError(f"no good of kind {kind} on ship {ship}")

    def hand_kinds(self) -> list[int]:
        """V-3.9  The goods that are looked at in secret."""
        return [self.draw_kinds[token] for token in self.stack[: self.drawn]]

    # --- bets --------------------------------------------------------------------

    def on_circle(self, bet: i64) -> bool:
        """Whether the bet lies at a berth of the harbour."""
        return self.bets[bet] >= FIRST_CIRCLE

    def bet_before(self, owner: i64, ship: i64) -> i64:
        """V-5.1  The bet that the owner has at that ship, or NOTHING."""
        first = bet_of(owner, 1)
        for bet in range(first, first + BETS):
            if self.bets[bet] >= FIRST_CIRCLE and ship_at(self.bets[bet]) == ship:
                return bet
        return NOTHING

    def bets_in_hand(self, seat: i64) -> list[int]:
        bets = [bet_of(seat, value) for value in range(1, BETS + 1)]
        return [bet for bet in bets if self.bets[bet] == IN_HAND]
