"""V-5.1, V-5.3  Where bets may lie; V-3.4, V-3.8 placing and moving them.

Clause numbers are those of docs/rules/vikings-on-board.md.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.moves import Moves
from meadhall.core.sets import has, replaced, single, without
from meadhall.core.state import Step
from meadhall.games.vikings_on_board.moves import BERTH, BET, CIRCLE, MOVE_BET
from meadhall.games.vikings_on_board.pieces import (
    ALL_CLANS,
    ALL_SHIPS,
    BETS,
    CLANS,
    SHIPS,
    ClanSet,
    ShipSet,
    bet_of,
    circle_of,
    clan_at,
    owner_of,
    ship_at,
    value_of,
)
from meadhall.games.vikings_on_board.table import FIRST_CIRCLE, IN_HAND, NOTHING, Table

# --- V-5.1, V-5.3  where a bet may be put ---------------------------------------------------------


def berths(s: Table, bet: i64) -> ShipSet:
    """V-5.1  Ships in port without another bet of the same player; V-5.3 with the option a bet may
    also move to where a ship has sailed."""
    ships = s.docked
    if s.bets_to_sailed and s.on_circle(bet):
        ships = ALL_SHIPS
    first = bet_of(owner_of(bet), 1)
    for other in range(first, first + BETS):
        where = s.bets[other]
        if where >= FIRST_CIRCLE and other != bet:
            ships = without(ships, single(ship_at(where)))
    if s.one_bet_per_circle:  # only then can a ship have no circle left
        for ship in range(SHIPS):
            if circles(s, bet, ship) == 0:
                ships = without(ships, single(ship))
    return ships


def circles(s: Table, bet: i64, ship: i64) -> ClanSet:
    """V-5.1, V15  The clans at that ship on which the bet may be put: not where it lies already."""
    clans: ClanSet = ALL_CLANS
    if s.bets_on_players_only:
        clans = single(s.seats) - 1
    for other in range(len(s.bets)):
        where = s.bets[other]
        closed = where >= FIRST_CIRCLE and (other == bet or s.one_bet_per_circle)
        if closed and ship_at(where) == ship:
            clans = without(clans, single(clan_at(where)))
    return clans


def can_bet(s: Table, seat: i64) -> bool:
    """V-3.4  Whether the seat has a bet in hand and a ship for it: one can go where another can."""
    first = bet_of(seat, 1)
    for bet in range(first, first + BETS):
        if s.bets[bet] == IN_HAND:
            return berths(s, bet) != 0
    return False


def can_move_bet(s: Table, seat: i64) -> bool:
    """V-3.8  Whether a bet on the harbour can go elsewhere."""
    for owner in range(s.seats):
        if ships_to_leave(s, seat, owner) != 0:
            return True
    return False


def ships_to_leave(s: Table, seat: i64, owner: i64) -> ShipSet:
    """V-3.8  The ships at which the owner has a bet that the seat can move elsewhere; V14 its own
    only, or with the option anybody's."""
    found: ShipSet = 0
    if owner == seat or s.move_any_bet:
        first = bet_of(owner, 1)
        for bet in range(first, first + BETS):
            if s.bets[bet] >= FIRST_CIRCLE and berths(s, bet) != 0:
                found |= single(ship_at(s.bets[bet]))
    return found


# --- V-3.4, V-3.8  the steps ----------------------------------------------------------------------


class ChooseBet(Step[Table]):
    """V-3.4  A bet from the hand."""

    def offer(self, s: Table, seat: i64, moves: Moves) -> None:
        offer_hand(s, seat, moves)

    def take(self, s: Table, seat: int, action: int) -> None:
        if BET.has(action):
            s.held = bet_of(seat, BET.arg(action))
        else:
            s.held = s.bet_before(MOVE_BET.arg(action), MOVE_BET.arg2(action) - 1)
        s.ask(seat, CHOOSE_BERTH)


class ChooseBetOrMove(ChooseBet):
    """V-3.8  A bet from the hand, or one that lies on the harbour."""

    def offer(self, s: Table, seat: i64, moves: Moves) -> None:
        offer_hand(s, seat, moves)
        for owner in range(s.seats):
            ships = ships_to_leave(s, seat, owner)
            for ship in range(SHIPS):  # not by value: that would tell too much
                if has(ships, ship):
                    moves.add(MOVE_BET.id(owner, ship + 1))


def offer_hand(s: Table, seat: i64, moves: Moves) -> None:
    """The bets in hand, if one can be placed."""
    if can_bet(s, seat):
        for value in range(1, BETS + 1):
            if s.bets[bet_of(seat, value)] == IN_HAND:
                moves.add(BET.id(value))


class ChooseBerth(Step[Table]):
    """V-5.1  Before a ship in port that has no other bet of the same player."""

    def offer(self, s: Table, seat: i64, moves: Moves) -> None:
        ships = berths(s, s.held)
        moves.add_places(BERTH, ships & s.docked)
        moves.add_places(BERTH, without(ships, s.docked))

    def take(self, s: Table, seat: int, action: int) -> None:
        s.berth = BERTH.place(action)
        s.ask(seat, CHOOSE_CIRCLE)


class ChooseCircle(Step[Table]):
    """V-5.1  On the circle of the clan that is to lead the ship."""

    def offer(self, s: Table, seat: i64, moves: Moves) -> None:
        moves.add_places(CIRCLE, circles(s, s.held, s.berth))

    def take(self, s: Table, seat: int, action: int) -> None:
        clan = CIRCLE.arg(action)
        old = s.bets[s.held]
        s.bets[s.held] = circle_of(s.berth, clan)
        if old == IN_HAND:
            s.tags = replaced(s.tags, s.held, next_tag(s.tags, owner_of(s.held)))
        if s.chronicle is not None:
            tell_bet(s, seat, old)
        s.held = NOTHING
        s.berth = NOTHING

    def prompt_args(self, s: Table, seat: int) -> dict[str, Any]:
        return {"ship": s.berth + 1}


def next_tag(tags: vec[i64], owner: i64) -> i64:
    """The number of the next bet that the owner places."""
    highest: i64 = 0
    for value in range(1, BETS + 1):
        highest = max(highest, tags[bet_of(owner, value)])
    return highest + 1


def tell_bet(s: Table, seat: int, old: i64) -> None:
    """Tells of the bet just placed or moved; its value to the owner only."""
    owner = owner_of(s.held)
    clan = CLANS[clan_at(s.bets[s.held])]
    args: dict[str, Any] = {"seat": seat, "ship": s.berth + 1, "clan": clan}
    if old == IN_HAND:
        s.tell("log-bet", args)
        s.tell("log-bet-value", {"value": value_of(s.held)}, [seat])
        return
    args["from"] = ship_at(old) + 1
    if owner == seat:
        s.tell("log-move", args)
    else:
        s.tell("log-move-of", args | {"owner_seat": owner})


CHOOSE_BET: Final = ChooseBet("bet", "V-3.4")
CHOOSE_BET_OR_MOVE: Final = ChooseBetOrMove("bet-or-move", "V-3.8")
CHOOSE_BERTH: Final = ChooseBerth("berth", "V-5.1")
CHOOSE_CIRCLE: Final = ChooseCircle("circle", "V-5.1")
