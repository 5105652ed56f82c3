"""Exploring, emigrating, and the boat that becomes a knarr."""

from typing import Final

from meadhall.core.sets import replaced, single
from meadhall.core.state import Args
from meadhall.games.feast_for_odin import moves
from meadhall.games.feast_for_odin.anytime import OwnStep
from meadhall.games.feast_for_odin.boards import FIRST_ISLAND, ISLANDS
from meadhall.games.feast_for_odin.pieces import BERTHS, KNARR, SHIPS, SILVER, SMALL_BERTHS
from meadhall.games.feast_for_odin.record import FROM_ISLAND
from meadhall.games.feast_for_odin.spaces import PARTS
from meadhall.games.feast_for_odin.state import Table
from meadhall.games.feast_for_odin.turn import (
    can_emigrate,
    emigration_price,
    may_decline,
    to_be_found,
)


class Explore(OwnStep):
    """O-6.12  One island that lies open and that this space leads to; s.arg is the part."""

    def choices(self, s: Table, seat: int) -> list[int]:
        return [moves.EXPLORE.id(n) for n in to_be_found(s, seat, PARTS[s.arg])]

    def choose(self, s: Table, seat: int, action: int) -> None:
        explore(s, seat, moves.EXPLORE.arg(action))
        s.carry_on(seat)


def explore(s: Table, seat: int, island: int) -> None:
    """The board and the silver on it; the ship stays."""
    silver = s.islands[island]
    s.islands = replaced(s.islands, island, -1)
    s.players[seat].owned |= single(FIRST_ISLAND + island)
    s.record.acted = True
    if silver:
        s.receive(seat, SILVER, silver, FROM_ISLAND)
    if s.chronicle is not None:
        s.tell("log-explore", {"seat": seat, "island": ISLANDS[island], "silver": silver})


class Emigrate(OwnStep):
    """O-6.13  For silver to the number of the round a large ship goes to the feast table."""

    def choices(self, s: Table, seat: int) -> list[int]:
        found: list[int] = []
        if can_emigrate(s, seat):
            for berth in s.players[seat].different_ships(SMALL_BERTHS, BERTHS):
                found.append(moves.EMIGRATE.nth(berth))
        if not found or s.record.acted:
            found.append(moves.DECLINE.id())
        return found

    def choose(self, s: Table, seat: int, action: int) -> None:
        if not moves.DECLINE.has(action):
            berth = moves.EMIGRATE.place(action)
            kind = s.players[seat].berths[berth]
            silver = emigration_price(s, seat)
            s.spend(seat, SILVER, silver)
            player = s.players[seat]
            player.sail_away(berth)
            player.emigrants = [*player.emigrants, kind]
            s.record.acted = True
            if s.chronicle is not None:
                s.tell("log-emigrate", {"seat": seat, "ship": SHIPS[kind], "silver": silver})
        s.carry_on(seat)

    def prompt_args(self, s: Table, seat: int) -> Args:
        return {"silver": emigration_price(s, seat)}


class SwapBoat(OwnStep):
    """O-6.14, O32  A whaling boat may become a knarr, its ore lost."""

    def choices(self, s: Table, seat: int) -> list[int]:
        found: list[int] = []
        if s.players[seat].free_berth(KNARR) >= 0:
            for berth in s.players[seat].different_ships(0, SMALL_BERTHS):
                found.append(moves.SWAP.nth(berth))
        if not found or may_decline(s, seat):
            found.append(moves.DECLINE.id())
        return found

    def choose(self, s: Table, seat: int, action: int) -> None:
        if not moves.DECLINE.has(action):
            swap(s, seat, moves.SWAP.place(action))
        s.carry_on(seat)


def swap(s: Table, seat: int, berth: int) -> None:
    s.players[seat].sail_away(berth)
    s.moor(seat, KNARR)
    s.record.acted = True
    if s.chronicle is not None:
        s.tell("log-swap", {"seat": seat})


def swap_or_ask(s: Table, seat: int, part: int) -> None:
    """A boat that must become a knarr is no question if there is but one kind of boat."""
    boats = s.players[seat].different_ships(0, SMALL_BERTHS)
    if len(boats) == 1 and not may_decline(s, seat):
        swap(s, seat, boats[0])
    else:
        s.ask(seat, SWAP_BOAT, part)


EXPLORE: Final = Explore("explore", "O-6.12")
EMIGRATE: Final = Emigrate("emigrate", "O-6.13")
SWAP_BOAT: Final = SwapBoat("swap", "O-6.14")
