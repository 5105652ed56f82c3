"""V-4 sailing, V-5.2 bets won, V-7 guests: what happens when a ship leaves.

Clause numbers are those of docs/rules/vikings-on-board.md.
"""

from typing import Any, Final

from meadhall.core.state import Step
from meadhall.games.vikings_on_board.moves import GUEST, REMOVE, SAIL, TAKE, piece_name
from meadhall.games.vikings_on_board.pieces import (
    BETS,
    CLANS,
    GOODS,
    LONGEST_HULL,
    PIECES,
    SET_SAIL,
)
from meadhall.games.vikings_on_board.table import (
    GONE,
    GUESTS,
    MOVING,
    NOBODY,
    NOTHING,
    OUT_OF_GAME,
    PILE,
    SAIL_AT_ONCE,
    SHARING,
    WON,
    Table,
)


class ChooseShip(Step[Table]):
    """V-4.1  A ship with goods and hull, if one is in port; else any."""

    def options(self, s: Table, seat: int) -> list[int]:
        moves: list[int] = []
        for ship in s.docked:
            if s.length[ship] > 0 and s.goods_on(ship) > 0:
                moves.append(SAIL.first + ship)
        if not moves:
            moves = [SAIL.first + ship for ship in s.docked]
        return moves

    def take(self, s: Table, seat: int, action: int) -> None:
        s.leaving = action - SAIL.first
        if s.space == SET_SAIL:  # V-3.10  with the option, before the round is over
            if s.chronicle is not None:
                s.tell("log-marks", {"seat": seat, "ship": s.leaving + 1})
            invite_guest(s, seat)
        else:
            cast_off(s)


class TakeGood(Step[Table]):
    """V-4.5  A player aboard takes a good of their choice."""

    def options(self, s: Table, seat: int) -> list[int]:
        counts = s.kinds_on(s.leaving)
        return [TAKE.first + kind for kind in range(len(GOODS)) if counts[kind]]

    def take(self, s: Table, seat: int, action: int) -> None:
        take_good(s, seat, action - TAKE.first)

    def prompt_args(self, s: Table, seat: int) -> dict[str, Any]:
        return {"ship": s.leaving + 1}


class RemoveGood(Step[Table]):
    """V-4.6  For a neutral clan: the left neighbour of the next taker says what leaves."""

    def options(self, s: Table, seat: int) -> list[int]:
        counts = s.kinds_on(s.leaving)
        return [REMOVE.first + kind for kind in range(len(GOODS)) if counts[kind]]

    def take(self, s: Table, seat: int, action: int) -> None:
        remove_good(s, action - REMOVE.first, seat)

    def prompt_args(self, s: Table, seat: int) -> dict[str, Any]:
        return {"clan": CLANS[s.sharing_clan()], "ship": s.leaving + 1}


class PlaceGuest(Step[Table]):
    """V-7.1  Two players, with the option: a neutral figure on an own piece in port."""

    def options(self, s: Table, seat: int) -> list[int]:
        return [GUEST.first + piece for piece in s.without_guest(seat)]

    def take(self, s: Table, seat: int, action: int) -> None:
        piece = action - GUEST.first
        s.guests |= 1 << piece
        if s.chronicle is not None:
            ship = s.at[piece] // LONGEST_HULL + 1
            s.tell("log-guest", {"seat": seat, "piece": piece_name(piece), "ship": ship})


CHOOSE_SHIP: Final = ChooseShip("sail", "V-4.1")
TAKE_GOOD: Final = TakeGood("take", "V-4.5")
REMOVE_GOOD: Final = RemoveGood("remove", "V-4.6")
PLACE_GUEST: Final = PlaceGuest("guest", "V-7.1")


def take_stern(s: Table, seat: int) -> None:
    """V-3.10  The stern is taken now, the ship chosen at the end of the round."""
    s.sterns -= 1
    s.captain = seat
    if s.switches & SAIL_AT_ONCE:
        s.ask(seat, CHOOSE_SHIP)
    else:
        invite_guest(s, seat)


def invite_guest(s: Table, captain: int) -> None:
    """V-7.1  The captain's opponent takes a guest aboard, if a piece can carry one."""
    if s.switches & GUESTS and s.without_guest(1 - captain):
        s.ask(1 - captain, PLACE_GUEST)


def cast_off(s: Table) -> None:
    """V-4.2  The ship sails: who controls it, who shares in its goods."""
    ship = s.leaving
    s.phase = SHARING
    s.order, shields = s.control(ship)
    s.share = 0
    if s.chronicle is not None:
        s.tell("log-sail", {"seat": s.captain, "ship": ship + 1})
        clans = [
            {"key": "clan-shields", "clan": CLANS[clan], "shields": shields[clan]}
            for clan in s.order
        ]
        if clans:
            s.tell("log-control", {"clans": clans})
        else:
            s.tell("log-adrift", {})


def share_out(s: Table) -> None:
    """V-4.5  One good after the other, until somebody has a choice (V-4.8)."""
    counts = s.kinds_on(s.leaving)
    kinds = [kind for kind in range(len(GOODS)) if counts[kind]]
    sharers = s.sharers()
    if len(kinds) > 1 and parted(s, sharers, sum(counts)):
        clan = sharers[s.share % len(sharers)]
        if clan < s.seats:
            s.ask(clan, TAKE_GOOD)
        else:
            s.ask(s.chooser(), REMOVE_GOOD)
        return
    for kind in kinds:
        for _ in range(counts[kind]):
            clan = sharers[s.share % len(sharers)] if sharers else len(CLANS)
            if clan < s.seats:
                take_good(s, clan, kind)
            else:
                remove_good(s, kind, NOBODY)
    depart(s)


def parted(s: Table, sharers: list[int], left: int) -> bool:
    """Whether the goods left go to more than one: to several players, or also out of the game."""
    if len(sharers) < 2:
        return False
    for turn in range(s.share, s.share + left - 1):
        clan = sharers[turn % len(sharers)]
        if clan < s.seats or sharers[(turn + 1) % len(sharers)] < s.seats:
            return True
    return False


def take_good(s: Table, seat: int, kind: int) -> None:
    s.shift_good(s.leaving, kind, PILE + seat)
    s.share += 1
    if s.chronicle is not None:
        s.tell("log-take", {"seat": seat, "good": GOODS[kind]})


def remove_good(s: Table, kind: int, chooser: int) -> None:
    s.shift_good(s.leaving, kind, OUT_OF_GAME)
    if s.chronicle is not None:
        if chooser == NOBODY:
            s.tell("log-lost", {"good": GOODS[kind]})
        else:
            clan = CLANS[s.sharing_clan()]
            s.tell("log-remove", {"seat": chooser, "clan": clan, "good": GOODS[kind]})
    s.share += 1


def depart(s: Table) -> None:
    """V-5.2  Bets on the leading clan are won; V-4.9 the ship is gone; V-6.1 the end."""
    ship = s.leaving
    if s.order:
        circle = ship * 4 + s.order[0]
        for bet in range(len(s.bets)):
            if s.bets[bet] == circle:
                s.bets[bet] = WON
                if s.chronicle is not None:
                    s.tell("log-win", {"seat": bet // BETS, "clan": CLANS[s.order[0]]})
    at = s.at
    first = ship * LONGEST_HULL
    for piece in range(PIECES):
        if first <= at[piece] < first + LONGEST_HULL:
            at[piece] = GONE
    s.length[ship] = 0
    s.docked = [other for other in s.docked if other != ship]
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
    else:
        s.next_round()
