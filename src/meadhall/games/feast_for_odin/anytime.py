"""Any time: laying tiles, buying ships, loading ore.

Every decision of a seat is an `OwnStep`: beside its own choices it offers one entry,
`anytime`, which opens the list of these acts and then comes back to the decision.
Changing coins needs no act: silver is counted, and laid one cell at a time.
"""

from typing import Final

from meadhall.core.sets import has
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
    SHIP_PRICE,
    SHIPS,
    SILVER,
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
from meadhall.games.feast_for_odin.state import Table
from meadhall.games.feast_for_odin.triggers import ANYTIME, SHIP, Effect, met

MOST_PEEKS: Final = 10  # leaving the list so often without an act closes it until the next move


def can_buy(s: Table, seat: int, kind: int) -> bool:
    """O-4.2  For its price, if a berth of its size is free."""
    return (
        s.players[seat].supply[SILVER] >= SHIP_PRICE[kind] and s.players[seat].free_berth(kind) >= 0
    )


def can_load(s: Table, seat: int, berth: int) -> bool:
    """O-4.3  Ore onto boats and longships with a free slot."""
    return s.players[seat].room_for_ore(berth) > 0


def loading(s: Table, seat: int) -> list[int]:
    """Berths ore can go to; nothing is loaded in the middle of one's own action."""
    if s.record.acting == seat or s.players[seat].supply[ORE] == 0:
        return []
    return [berth for berth in range(BERTHS) if can_load(s, seat, berth)]


def anything_possible(s: Table, seat: int) -> bool:
    """Whether the any-time list would have an entry."""
    if anything_fits(s, seat):
        return True
    if s.players[seat].supply[SILVER] >= SHIP_PRICE[BOAT]:
        for kind in (BOAT, KNARR, LONGSHIP):
            if can_buy(s, seat, kind):
                return True
    if len(loading(s, seat)) > 0:
        return True
    return len(s.players[seat].played) > 0 and len(card_acts(s, seat)) > 0


def card_acts(s: Table, seat: int) -> list[Effect[State]]:
    """What played cards add to the any-time list."""
    return met(s, seat, s.players[seat].played, ANYTIME)


class OwnStep(Step[Table]):
    """A decision during which its owner may also do what is possible at any time."""

    def options(self, s: Table, seat: int) -> list[int]:
        found = self.choices(s, seat)
        if (
            s.players[seat].peeks < MOST_PEEKS
            and (
                s.record.acted or s.record.acting != seat
            )  # an action begins with a part of its own
            and anything_possible(s, seat)
        ):
            found.append(moves.ANYTIME.id())
        return found

    def take(self, s: Table, seat: int, action: int) -> None:
        if moves.ANYTIME.has(action):
            s.ask(seat, self, s.arg)
            s.ask(seat, ANY_TIME)
        else:
            s.players[seat].peeks = 0
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
        supply = s.players[seat].supply
        found: list[int] = []
        for what in placeable(s, seat):
            if supply[what] and fits(s, seat, what):
                found.append(moves.LAY.id(what))
        for kind in range(len(SHIPS)):
            if can_buy(s, seat, kind):
                found.append(moves.BUY.id(kind))
        for berth in loading(s, seat):
            found.append(moves.LOAD.nth(berth))
        for effect in card_acts(s, seat):
            if moves.USE.id(effect.card) not in found:
                found.append(moves.USE.id(effect.card))
        found.append(moves.BACK.id())
        return found

    def take(self, s: Table, seat: int, action: int) -> None:
        if moves.BACK.has(action):
            s.players[seat].peeks += 1
        elif moves.USE.has(action):
            s.players[seat].peeks = 0
            card = moves.USE.arg(action)
            if s.chronicle is not None:
                s.tell("log-use-card", {"seat": seat, "card": card})
            next(e for e in card_acts(s, seat) if e.card == card).act(s, seat, 0, 0, 0)
        elif moves.LOAD.has(action):
            s.players[seat].peeks = 0
            berth = moves.LOAD.place(action)
            s.players[seat].supply[ORE] -= 1
            s.players[seat].load_ore(berth)
            if s.chronicle is not None:
                s.tell("log-load", {"seat": seat, "ship": SHIPS[s.players[seat].berths[berth]]})
        elif moves.BUY.has(action):
            s.players[seat].peeks = 0
            kind = moves.BUY.arg(action)
            s.players[seat].supply[SILVER] -= SHIP_PRICE[kind]
            s.players[seat].moor(kind)
            if s.chronicle is not None:
                args = {"seat": seat, "ship": SHIPS[kind], "silver": SHIP_PRICE[kind]}
                s.tell("log-buy", args)
            s.fire(seat, SHIP, kind, 1)
        else:
            what = moves.LAY.arg(action)
            ways = holds(s, seat, what)
            if len(ways) == 1:
                s.ask(seat, LAY_TILE, held_tile(what, ways[0]))
            else:
                s.ask(seat, HOLD_TILE, what)


# A way to hold a tile in one number: board and turn. With the tile: what LAY_TILE is asked.
# These and `moves.HOLD` count alike.
MOST_TURNS: Final = 8
MOST_WAYS: Final = 1 << 16


def way(board: int, turn: int) -> int:
    return board * MOST_TURNS + turn


def board_of(way: int) -> int:
    return way // MOST_TURNS


def turn_of(way: int) -> int:
    return way % MOST_TURNS


def held_tile(what: int, way: int) -> int:
    return what * MOST_WAYS + way


def tile_held(arg: int) -> int:
    return arg // MOST_WAYS


def way_held(arg: int) -> int:
    return arg % MOST_WAYS


def holds(s: Table, seat: int, what: int) -> list[int]:
    """Ways to hold a tile that have a legal place."""
    found: list[int] = []
    owned = s.players[seat].owned
    cards = len(s.players[seat].played) > 0
    for board in range(BOARD_COUNT):
        if has(owned, board) and (takes(s, seat, board, what) if cards else accepts(board, what)):
            turns = TURNS[what]
            for at in range(len(turns)):
                if fits_on(s, seat, board, what, turns[at]):
                    found.append(way(board, at))
    return found


class HoldTile(Step[Table]):
    """O-7.2  On which board, and how the tile is held."""

    def options(self, s: Table, seat: int) -> list[int]:
        found: list[int] = [moves.HOLD.nth(way) for way in holds(s, seat, s.arg)]
        found.append(moves.BACK.id())
        return found

    def take(self, s: Table, seat: int, action: int) -> None:
        if moves.BACK.has(action):
            s.players[seat].peeks += 1
        else:
            s.ask(seat, LAY_TILE, held_tile(s.arg, moves.HOLD.place(action)))

    def prompt_args(self, s: Table, seat: int) -> Args:
        return {"item": ITEMS[s.arg]}


class LayTile(Step[Table]):
    """O-7.2  The cell its first cell, in reading order, comes to lie on."""

    def options(self, s: Table, seat: int) -> list[int]:
        what = tile_held(s.arg)
        way = way_held(s.arg)
        spots = places(s, seat, board_of(way), what, TURNS[what][turn_of(way)])
        found: list[int] = [moves.AT.nth(cell) for cell in cells_in(spots)]
        found.append(moves.BACK.id())
        return found

    def take(self, s: Table, seat: int, action: int) -> None:
        if moves.BACK.has(action):
            s.players[seat].peeks += 1
            return
        s.players[seat].peeks = 0
        what = tile_held(s.arg)
        board = board_of(way_held(s.arg))
        cell = moves.AT.place(action)
        lay(s, seat, board, what, turn_of(way_held(s.arg)), bit_of(cell))
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
        board = board_of(way_held(s.arg))
        return {"item": ITEMS[tile_held(s.arg)], "board": BOARD_NAMES[board]}


class Window(OwnStep):
    """O-4.4  Before income, before the bonus and at the end: all at once, anything else?"""

    def choices(self, s: Table, seat: int) -> list[int]:
        return [moves.DONE.id()]

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
        s.players[seat].peeks = 0
        if anything_possible(s, seat):
            s.ask_together(seat, step)
