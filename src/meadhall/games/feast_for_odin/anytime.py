"""Any time: laying tiles, buying ships, loading ore.

Every decision of a seat is an `OwnStep`: beside its own choices it offers one entry,
`anytime`, which opens the list of these acts and then comes back to the decision.
Changing coins needs no act: silver is counted, and laid one cell at a time.
"""

from typing import Final

from meadhall.core.state import Args, State, Step
from meadhall.games.feast_for_odin import moves
from meadhall.games.feast_for_odin.boards import (
    BOARD_COUNT,
    BOARD_NAMES,
    COLUMN_NAMES,
    COLUMNS,
    bit_of,
)
from meadhall.games.feast_for_odin.pieces import (
    BERTHS,
    BOAT,
    ITEMS,
    KNARR,
    LONGSHIP,
    ORE,
    ORE_SLOTS,
    SHIP_PRICE,
    SHIPS,
    SILVER,
    SMALL_BERTHS,
)
from meadhall.games.feast_for_odin.placing import (
    TURNS,
    accepts,
    anything_fits,
    cells_in,
    fits,
    fits_on,
    lay,
    placeable,
    places,
    takes,
)
from meadhall.games.feast_for_odin.state import BOAT_0, KNARR_THERE, LONGSHIP_0, Table
from meadhall.games.feast_for_odin.triggers import ANYTIME, SHIP, Effect, met

MOST_PEEKS: Final = 10  # leaving the list so often without an act closes it until the next move


def can_buy(s: Table, seat: int, kind: int) -> bool:
    """O-4.2  For its price, if a berth of its size is free."""
    return s.supply[seat][SILVER] >= SHIP_PRICE[kind] and s.free_berth(seat, kind) >= 0


def can_load(s: Table, seat: int, berth: int) -> bool:
    """O-4.3  Ore onto boats and longships with a free slot."""
    there = s.berths[seat][berth]
    if berth < SMALL_BERTHS:
        return there == BOAT_0
    return there >= LONGSHIP_0 and there < LONGSHIP_0 + ORE_SLOTS[LONGSHIP]


def loading(s: Table, seat: int) -> list[int]:
    """Berths ore can go to; nothing is loaded in the middle of one's own action."""
    if s.acting == seat or s.supply[seat][ORE] == 0:
        return []
    return [berth for berth in range(BERTHS) if can_load(s, seat, berth)]


def anything_possible(s: Table, seat: int) -> bool:
    """Whether the any-time list would have an entry."""
    if anything_fits(s, seat):
        return True
    if s.supply[seat][SILVER] >= SHIP_PRICE[BOAT]:
        for kind in (BOAT, KNARR, LONGSHIP):
            if can_buy(s, seat, kind):
                return True
    if len(loading(s, seat)) > 0:
        return True
    return len(s.played[seat]) > 0 and len(card_acts(s, seat)) > 0


def card_acts(s: Table, seat: int) -> list[Effect[State]]:
    """What played cards add to the any-time list."""
    return met(s, seat, s.played[seat], ANYTIME)


class OwnStep(Step[Table]):
    """A decision during which its owner may also do what is possible at any time."""

    def options(self, s: Table, seat: int) -> list[int]:
        found = self.choices(s, seat)
        if (
            s.peeks[seat] < MOST_PEEKS
            and (s.acted or s.acting != seat)  # an action begins with a part of its own
            and anything_possible(s, seat)
        ):
            found.append(moves.ANYTIME.first)
        return found

    def take(self, s: Table, seat: int, action: int) -> None:
        if action == moves.ANYTIME.first:
            s.ask(seat, self, s.arg)
            s.ask(seat, ANY_TIME)
        else:
            s.peeks[seat] = 0
            self.choose(s, seat, action)

    def choices(self, s: Table, seat: int) -> list[int]:
        """The legal action ids of the decision itself."""
        raise NotImplementedError  # each step's own

    def choose(self, s: Table, seat: int, action: int) -> None:
        """Carries out one of them."""
        raise NotImplementedError  # each step's own


class AnyTime(Step[Table]):
    """O-4.1  What can be done at any time: lay something, buy a ship, load ore."""

    def options(self, s: Table, seat: int) -> list[int]:
        supply = s.supply[seat]
        found: list[int] = []
        for what in placeable(s, seat):
            if supply[what] and fits(s, seat, what):
                found.append(moves.LAY.first + what)
        for kind in range(len(SHIPS)):
            if can_buy(s, seat, kind):
                found.append(moves.BUY.first + kind)
        for berth in loading(s, seat):
            found.append(moves.LOAD.first + berth)
        for effect in card_acts(s, seat):
            if moves.USE.id(effect.card) not in found:
                found.append(moves.USE.id(effect.card))
        found.append(moves.BACK.first)
        return found

    def take(self, s: Table, seat: int, action: int) -> None:
        if action == moves.BACK.first:
            s.peeks[seat] += 1
        elif action >= moves.USE.first:
            s.peeks[seat] = 0
            card = moves.USE.arg(action)
            if s.chronicle is not None:
                s.tell("log-use-card", {"seat": seat, "card": card})
            next(e for e in card_acts(s, seat) if e.card == card).act(s, seat, 0, 0, 0)
        elif action >= moves.LOAD.first:
            s.peeks[seat] = 0
            berth = action - moves.LOAD.first
            s.supply[seat][ORE] -= 1
            s.berths[seat][berth] += 1
            if s.chronicle is not None:
                s.tell("log-load", {"seat": seat, "ship": SHIPS[s.kind_in(seat, berth)]})
        elif action >= moves.BUY.first:
            s.peeks[seat] = 0
            kind = action - moves.BUY.first
            s.supply[seat][SILVER] -= SHIP_PRICE[kind]
            s.berths[seat][s.free_berth(seat, kind)] = (
                LONGSHIP_0 if kind == LONGSHIP else KNARR_THERE
            )
            if s.chronicle is not None:
                args = {"seat": seat, "ship": SHIPS[kind], "silver": SHIP_PRICE[kind]}
                s.tell("log-buy", args)
            s.fire(seat, SHIP, kind, 1)
        else:
            what = action - moves.LAY.first
            ways = holds(s, seat, what)
            if len(ways) == 1:
                s.ask(seat, LAY_TILE, what << 16 | ways[0])
            else:
                s.ask(seat, HOLD_TILE, what)


def holds(s: Table, seat: int, what: int) -> list[int]:
    """Boards and turns with a legal place, as board * 8 + turn."""
    found: list[int] = []
    owned = s.owned[seat]
    cards = len(s.played[seat]) > 0
    for board in range(BOARD_COUNT):
        if owned >> board & 1 and (takes(s, seat, board, what) if cards else accepts(board, what)):
            turns = TURNS[what]
            for at in range(len(turns)):
                if fits_on(s, seat, board, what, turns[at]):
                    found.append(board * 8 + at)
    return found


class HoldTile(Step[Table]):
    """O-7.2  On which board, and how the tile is held."""

    def options(self, s: Table, seat: int) -> list[int]:
        found = [moves.HOLD.first + way for way in holds(s, seat, s.arg)]
        found.append(moves.BACK.first)
        return found

    def take(self, s: Table, seat: int, action: int) -> None:
        if action == moves.BACK.first:
            s.peeks[seat] += 1
        else:
            s.ask(seat, LAY_TILE, s.arg << 16 | (action - moves.HOLD.first))

    def prompt_args(self, s: Table, seat: int) -> Args:
        return {"item": ITEMS[s.arg]}


class LayTile(Step[Table]):
    """O-7.2  The cell its first cell, in reading order, comes to lie on."""

    def options(self, s: Table, seat: int) -> list[int]:
        what = s.arg >> 16
        board = s.arg >> 3 & 8191
        spots = places(s, seat, board, what, TURNS[what][s.arg & 7])
        first = moves.AT.first
        found = [first + cell for cell in cells_in(spots)]
        found.append(moves.BACK.first)
        return found

    def take(self, s: Table, seat: int, action: int) -> None:
        if action == moves.BACK.first:
            s.peeks[seat] += 1
            return
        s.peeks[seat] = 0
        what = s.arg >> 16
        board = s.arg >> 3 & 8191
        cell = action - moves.AT.first
        lay(s, seat, board, what, s.arg & 7, bit_of(cell))
        if s.chronicle is not None:
            args = {
                "seat": seat,
                "item": ITEMS[what],
                "board": BOARD_NAMES[board],
                "column": COLUMN_NAMES[cell % COLUMNS],
                "row": cell // COLUMNS + 1,
            }
            s.tell("log-lay", args)

    def prompt_args(self, s: Table, seat: int) -> Args:
        what = s.arg >> 16
        board = s.arg >> 3 & 8191
        return {"item": ITEMS[what], "board": BOARD_NAMES[board]}


class Window(OwnStep):
    """O-4.4  Before income, before the bonus and at the end: all at once, anything else?"""

    def choices(self, s: Table, seat: int) -> list[int]:
        return [moves.DONE.first]

    def choose(self, s: Table, seat: int, action: int) -> None:
        pass


ANY_TIME: Final = AnyTime("anytime", "O-4.1")
HOLD_TILE: Final = HoldTile("hold", "O-7.2")
LAY_TILE: Final = LayTile("at", "O-7.2")
INCOME_WINDOW: Final = Window("before-income", "O-4.4")
BONUS_WINDOW: Final = Window("before-bonus", "O-4.4")
LAST_WINDOW: Final = Window("last-placing", "O-10.1")


def open_windows(s: Table, step: Window) -> None:
    """Asks all who can do something, at once."""
    for seat in range(s.seats):
        s.peeks[seat] = 0
        if anything_possible(s, seat):
            s.ask_together(seat, step)
