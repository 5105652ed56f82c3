"""V-3.10, V-4  A ship puts to sea: who controls it, who gets its goods; V-5.2 who wins bets.

Clause numbers are those of docs/rules/vikings-on-board.md.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.moves import Moves
from meadhall.core.sets import has, lowest, rest, single, without
from meadhall.core.state import Step
from meadhall.games.vikings_on_board.guests import invite_guest
from meadhall.games.vikings_on_board.moves import REMOVE, SAIL, TAKE
from meadhall.games.vikings_on_board.pieces import (
    CLAN_COUNT,
    CLANS,
    GOOD_KINDS,
    GOODS,
    SHIPS,
    ShipSet,
    circle_of,
    clan_of,
    owner_of,
    shields_of,
)
from meadhall.games.vikings_on_board.table import (
    MOVING,
    NOBODY,
    NOTHING,
    OUT_OF_GAME,
    PILE,
    SHARING,
    WON,
    Table,
)

# --- V-3.10, V-4.1  the choice of the ship --------------------------------------------------------


def take_stern(s: Table, seat: i64) -> None:
    """V-3.10  The stern is taken now, the ship chosen at the end of the round, or with the option
    at once."""
    s.sterns -= 1
    s.captain = seat
    if s.choose_ship_at_once:
        s.ask(seat, CHOOSE_SHIP)
    else:
        invite_guest(s, seat)


class ChooseShip(Step[Table]):
    """V-4.1  A ship with goods and hull, if one is in port; else any."""

    def offer(self, s: Table, seat: i64, moves: Moves) -> None:
        ships = ships_with_goods_and_hull(s)
        moves.add_places(SAIL, ships if ships != 0 else s.docked)

    def take(self, s: Table, seat: int, action: int) -> None:
        s.leaving = SAIL.place(action)
        if s.space == NOTHING:  # V-2.5  the round is over
            cast_off(s)
            return
        if s.chronicle is not None:
            s.tell("log-marks", {"seat": seat, "ship": s.leaving + 1})
        invite_guest(s, seat)


def ships_with_goods_and_hull(s: Table) -> ShipSet:
    found: ShipSet = 0
    for where in s.lies:
        if where < SHIPS and s.crews[where] != 0:
            found |= single(where)
    return found


# --- V-4.3, V-4.4  control ------------------------------------------------------------------------


def shields_aboard(s: Table, ship: i64) -> vec[i64]:
    """V-4.3  The shields of each clan on a ship; V-7.2 a guest counts as one more."""
    shields = vec[i64]([0] * CLAN_COUNT)
    crew = s.crews[ship]
    while crew != 0:
        piece = lowest(crew)
        shields[clan_of(piece)] += shields_of(piece) + (1 if has(s.guests, piece) else 0)
        crew = rest(crew)
    return shields


def order_of_control(s: Table, ship: i64) -> list[int]:
    """V-4.3  The clans aboard, those with more shields first; V-4.4 of equal ones that whose
    foremost piece is nearer to the bow."""
    shields = shields_aboard(s, ship)
    order: list[int] = []
    for piece in s.hull(ship):
        clan = clan_of(piece)
        if clan not in order:
            at = 0
            while at < len(order) and shields[order[at]] >= shields[clan]:
                at += 1
            order.insert(at, clan)
    return order


def cast_off(s: Table) -> None:
    """V-4.2  The ship sails: first it is settled who controls it."""
    s.phase = SHARING
    s.order = order_of_control(s, s.leaving)
    s.share = 0
    if s.chronicle is not None:
        s.tell("log-sail", {"seat": s.captain, "ship": s.leaving + 1})
        if s.order:
            s.tell("log-control", {"clans": shields_in_order(s, s.leaving)})
        else:
            s.tell("log-adrift", {})


def shields_in_order(s: Table, ship: i64) -> list[dict[str, Any]]:
    """The clans aboard and their shields, as the chronicle names them."""
    shields = shields_aboard(s, ship)
    return [
        {"key": "clan-shields", "clan": CLANS[clan], "shields": shields[clan]}
        for clan in order_of_control(s, ship)
    ]


# --- V-4.5 to V-4.8  the goods --------------------------------------------------------------------


def sharers(s: Table) -> list[int]:
    """V-4.5  The clans that take goods in turn: all aboard; V-4.7 none where no player is aboard;
    V35 with the option a player alone."""
    players = [clan for clan in s.order if clan < s.seats]
    if not players or (len(players) == 1 and s.lone_player_takes_all):
        return players
    return s.order


def sharing_clan(s: Table) -> int:
    """The clan whose turn it is."""
    clans = sharers(s)
    return clans[s.share % len(clans)]


def chooser(s: Table) -> int:
    """V-4.6  The left neighbour of the next player in the order, round and round."""
    clans = sharers(s)
    at = s.share
    while clans[at % len(clans)] >= s.seats:
        at += 1
    return (clans[at % len(clans)] + 1) % s.seats


def share_out(s: Table) -> None:
    """V-4.5  One good after the other; V-4.8 nobody is asked where there is nothing to choose."""
    counts = s.goods_at(s.leaving)
    clans = sharers(s)
    if kinds_in(counts) > 1 and is_shared(s, clans, counts[0] + counts[1] + counts[2]):
        clan = clans[s.share % len(clans)]
        if clan < s.seats:
            s.ask(clan, TAKE_GOOD)
        else:
            s.ask(chooser(s), REMOVE_GOOD)
        return
    for kind in range(GOOD_KINDS):
        for _ in range(counts[kind]):
            if clans and clans[s.share % len(clans)] < s.seats:
                take_good(s, clans[s.share % len(clans)], kind)
            else:
                remove_good(s, kind, NOBODY)
    depart(s)


def kinds_in(counts: vec[i64]) -> int:
    """How many kinds of goods there are."""
    kinds = 0
    for count in counts:
        if count > 0:
            kinds += 1
    return kinds


def is_shared(s: Table, clans: list[int], left: i64) -> bool:
    """Whether the goods left go to more than one: to several players, or also out of the game."""
    if len(clans) < 2:
        return False
    for turn in range(s.share, s.share + left - 1):
        if clans[turn % len(clans)] < s.seats or clans[(turn + 1) % len(clans)] < s.seats:
            return True
    return False


class TakeGood(Step[Table]):
    """V-4.5  A player aboard takes a good of choice."""

    def offer(self, s: Table, seat: i64, moves: Moves) -> None:
        counts = s.goods_at(s.leaving)
        for kind in range(GOOD_KINDS):
            if counts[kind] > 0:
                moves.add(TAKE.id(kind))

    def take(self, s: Table, seat: int, action: int) -> None:
        take_good(s, seat, TAKE.arg(action))

    def prompt_args(self, s: Table, seat: int) -> dict[str, Any]:
        return {"ship": s.leaving + 1}


class RemoveGood(Step[Table]):
    """V-4.6  For a neutral clan: the left neighbour of the next taker says what leaves."""

    def offer(self, s: Table, seat: i64, moves: Moves) -> None:
        counts = s.goods_at(s.leaving)
        for kind in range(GOOD_KINDS):
            if counts[kind] > 0:
                moves.add(REMOVE.id(kind))

    def take(self, s: Table, seat: int, action: int) -> None:
        remove_good(s, REMOVE.arg(action), seat)

    def prompt_args(self, s: Table, seat: int) -> dict[str, Any]:
        return {"clan": CLANS[sharing_clan(s)], "ship": s.leaving + 1}


def take_good(s: Table, seat: i64, kind: i64) -> None:
    """V-4.5  Onto the player's score pile."""
    s.move_good(s.leaving, kind, PILE + seat)
    s.share += 1
    if s.chronicle is not None:
        s.tell("log-take", {"seat": seat, "good": GOODS[kind]})


def remove_good(s: Table, kind: i64, seat: i64) -> None:
    """V-4.6  Out of the game, as a seat chose, or NOBODY."""
    s.move_good(s.leaving, kind, OUT_OF_GAME)
    if s.chronicle is not None:
        if seat == NOBODY:
            s.tell("log-lost", {"good": GOODS[kind]})
        else:
            clan = CLANS[sharing_clan(s)]
            s.tell("log-remove", {"seat": seat, "clan": clan, "good": GOODS[kind]})
    s.share += 1


# --- V-4.9, V-5.2, V-6.1  the ship is gone --------------------------------------------------------


def depart(s: Table) -> None:
    """V-5.2  Bets on the leading clan are won; V-4.9 the ship is gone; V-6.1 the end."""
    if s.order:
        win_bets(s, s.order[0])
    s.crews[s.leaving] = 0
    s.docked = without(s.docked, single(s.leaving))
    s.captain = NOBODY
    s.leaving = NOTHING
    s.order = []
    s.share = 0
    s.phase = MOVING
    if s.sterns == 0:
        s.over = True
        s.reveals += 1  # piles and bets are opened
        if s.chronicle is not None:
            s.tell("log-end", {})


def win_bets(s: Table, clan: i64) -> None:
    """V-5.2  Every bet on the clan that leads the ship."""
    circle = circle_of(s.leaving, clan)
    for bet in range(len(s.bets)):
        if s.bets[bet] == circle:
            s.bets[bet] = WON
            if s.chronicle is not None:
                s.tell("log-win", {"seat": owner_of(bet), "clan": CLANS[clan]})


CHOOSE_SHIP: Final = ChooseShip("sail", "V-4.1")
TAKE_GOOD: Final = TakeGood("take", "V-4.5")
REMOVE_GOOD: Final = RemoveGood("remove", "V-4.6")
