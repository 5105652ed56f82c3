"""Exploring, emigrating, and the boat that becomes a knarr."""

from typing import Final

from meadhall.core.state import Args
from meadhall.games.feast_for_odin import moves
from meadhall.games.feast_for_odin.anytime import OwnStep
from meadhall.games.feast_for_odin.boards import FIRST_ISLAND, ISLANDS
from meadhall.games.feast_for_odin.pieces import BERTHS, KNARR, SHIPS, SILVER, SMALL_BERTHS
from meadhall.games.feast_for_odin.spaces import PARTS
from meadhall.games.feast_for_odin.state import EMPTY, FROM_ISLAND, Table
from meadhall.games.feast_for_odin.turn import (
    can_emigrate,
    emigration_price,
    may_decline,
    to_be_found,
)


class Explore(OwnStep):
    """O-6.12  One island that lies open and that this space leads to; s.arg is the part."""

    def choices(self, s: Table, seat: int) -> list[int]:
        return [moves.EXPLORE.first + n for n in to_be_found(s, seat, PARTS[s.arg])]

    def choose(self, s: Table, seat: int, action: int) -> None:
        explore(s, seat, action - moves.EXPLORE.first)
        s.carry_on(seat)


def explore(s: Table, seat: int, island: int) -> None:
    """The board and the silver on it; the ship stays."""
    silver = s.islands[island]
    s.islands[island] = -1
    s.owned[seat] |= 1 << (FIRST_ISLAND + island)
    s.acted = True
    if silver:
        s.receive(seat, SILVER, silver, FROM_ISLAND)
    if s.chronicle is not None:
        s.tell("log-explore", {"seat": seat, "island": ISLANDS[island], "silver": silver})


def different(s: Table, seat: int, first: int, last: int) -> list[int]:
    """Berths with a ship, ships that are alike only once."""
    berths = s.berths[seat]
    return [b for b in range(first, last) if berths[b] and berths[b] not in berths[first:b]]


class Emigrate(OwnStep):
    """O-6.13  For silver to the number of the round a large ship goes to the feast table."""

    def choices(self, s: Table, seat: int) -> list[int]:
        found: list[int] = []
        if can_emigrate(s, seat):
            for berth in different(s, seat, SMALL_BERTHS, BERTHS):
                found.append(moves.EMIGRATE.first + berth)
        if not found or s.acted:
            found.append(moves.DECLINE.first)
        return found

    def choose(self, s: Table, seat: int, action: int) -> None:
        if action != moves.DECLINE.first:
            berth = action - moves.EMIGRATE.first
            kind = s.kind_in(seat, berth)
            silver = emigration_price(s, seat)
            s.spend(seat, SILVER, silver)
            s.berths[seat][berth] = EMPTY  # its ore is lost with it
            s.emigrants[seat].append(kind)
            s.acted = True
            if s.chronicle is not None:
                s.tell("log-emigrate", {"seat": seat, "ship": SHIPS[kind], "silver": silver})
        s.carry_on(seat)

    def prompt_args(self, s: Table, seat: int) -> Args:
        return {"silver": emigration_price(s, seat)}


class SwapBoat(OwnStep):
    """O-6.14, O32  A whaling boat may become a knarr, its ore lost."""

    def choices(self, s: Table, seat: int) -> list[int]:
        found: list[int] = []
        if s.free_berth(seat, KNARR) >= 0:
            for berth in different(s, seat, 0, SMALL_BERTHS):
                found.append(moves.SWAP.first + berth)
        if not found or may_decline(s, seat):
            found.append(moves.DECLINE.first)
        return found

    def choose(self, s: Table, seat: int, action: int) -> None:
        if action != moves.DECLINE.first:
            s.berths[seat][action - moves.SWAP.first] = EMPTY
            s.moor(seat, KNARR)
            s.acted = True
            if s.chronicle is not None:
                s.tell("log-swap", {"seat": seat})
        s.carry_on(seat)


EXPLORE: Final = Explore("explore", "O-6.12")
EMIGRATE: Final = Emigrate("emigrate", "O-6.13")
SWAP_BOAT: Final = SwapBoat("swap", "O-6.14")
