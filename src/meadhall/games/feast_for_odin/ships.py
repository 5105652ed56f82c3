"""Exploring, emigrating, and the boat that becomes a knarr."""

from typing import Final

from meadhall.core.sets import replaced, single
from meadhall.core.state import Args
from meadhall.games.feast_for_odin import moves, triggers
from meadhall.games.feast_for_odin.anytime import OwnStep
from meadhall.games.feast_for_odin.boards import FIRST_ISLAND, ISLANDS
from meadhall.games.feast_for_odin.lookahead import may_decline
from meadhall.games.feast_for_odin.pieces import (
    BERTHS,
    KNARR,
    LONGSHIP,
    SHIPS,
    SILVER,
    SMALL_BERTHS,
)
from meadhall.games.feast_for_odin.possible import can_emigrate, emigration_price, to_be_found
from meadhall.games.feast_for_odin.record import FROM_ISLAND
from meadhall.games.feast_for_odin.spaces import PARTS, SPACES, Part
from meadhall.games.feast_for_odin.state import Table


class Explore(OwnStep):
    """O-6.12  One island that lies open and that this space leads to; s.arg is the part."""

    def choices(self, s: Table, seat: int) -> list[int]:
        return [moves.EXPLORE.id(n) for n in to_be_found(s, seat, PARTS[s.arg])]

    def choose(self, s: Table, seat: int, action: int) -> None:
        explore(s, seat, PARTS[s.arg], moves.EXPLORE.arg(action))


def explore(s: Table, seat: int, part: Part, island: int) -> None:
    """The board and the silver on it; the ship stays. A longship that will do is the one used."""
    player = s.players[seat]
    record = player.record()
    silver = s.islands[island]
    s.islands = replaced(s.islands, island, -1)
    player.owned |= single(FIRST_ISLAND + island)
    record.acted = True
    record.longship = LONGSHIP in SPACES[part.space].any_ship and player.ships(LONGSHIP) > 0
    if silver:
        s.receive(seat, SILVER, silver, FROM_ISLAND)
    if s.chronicle is not None:
        s.tell("log-explore", {"seat": seat, "island": ISLANDS[island], "silver": silver})
    s.fire(seat, triggers.ACTION_USE, part.action)


class Emigrate(OwnStep):
    """O-6.13  For silver to the number of the round a large ship goes to the feast table.

    s.arg is the part.
    """

    def choices(self, s: Table, seat: int) -> list[int]:
        player = s.players[seat]
        found: list[int] = []
        if can_emigrate(s, seat, PARTS[s.arg]):
            for berth in player.different_ships(SMALL_BERTHS, BERTHS):
                found.append(moves.EMIGRATE.nth(berth))
        if not found or player.record().acted:
            found.append(moves.DECLINE.id())
        return found

    def choose(self, s: Table, seat: int, action: int) -> None:
        if moves.DECLINE.has(action):
            return
        part = PARTS[s.arg]
        player = s.players[seat]
        record = player.record()
        berth = moves.EMIGRATE.place(action)
        kind = player.berths[berth]
        silver = emigration_price(s, seat, part)
        s.spend(seat, SILVER, silver)
        player.sail_away(berth)
        player.emigrants = [*player.emigrants, kind]
        record.acted = True
        record.longship = record.longship or kind == LONGSHIP
        if s.chronicle is not None:
            s.tell("log-emigrate", {"seat": seat, "ship": SHIPS[kind], "silver": silver})
        s.fire(seat, triggers.ACTION_USE, part.action)

    def prompt_args(self, s: Table, seat: int) -> Args:
        return {"silver": emigration_price(s, seat, PARTS[s.arg])}


class SwapBoat(OwnStep):
    """O-6.14, O32  A whaling boat may become a knarr, its ore lost."""

    def choices(self, s: Table, seat: int) -> list[int]:
        player = s.players[seat]
        found: list[int] = []
        if player.free_berth(KNARR) >= 0:
            for berth in player.different_ships(0, SMALL_BERTHS):
                found.append(moves.SWAP.nth(berth))
        if not found or may_decline(s, seat):
            found.append(moves.DECLINE.id())
        return found

    def choose(self, s: Table, seat: int, action: int) -> None:
        if moves.DECLINE.has(action):
            return
        swap(s, seat, moves.SWAP.place(action))


def swap(s: Table, seat: int, berth: int) -> None:
    s.players[seat].sail_away(berth)
    s.players[seat].record().acted = True
    s.moor(seat, KNARR)
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
