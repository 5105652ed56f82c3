"""Any time: laying tiles, buying ships, loading ore.

Every decision of a seat is an `OwnStep`: beside its own choices it offers one entry,
`anytime`, which opens the list of these acts. The list stays open until `back`, or until
the decision itself is made: its choices stand below the acts. Changing coins needs no act:
silver is counted.
"""

from typing import Final

from mypy_extensions import i64

from meadhall.core.moves import Moves
from meadhall.core.sets import has, lowest, members, rest
from meadhall.core.state import Args, Frame, Step, act
from meadhall.games.feast_for_odin import moves
from meadhall.games.feast_for_odin.agenda import Automatic, settle
from meadhall.games.feast_for_odin.boards import (
    BOARD_COUNT,
    BOARD_NAMES,
    BOARDS,
    CELLS,
    COLUMN_NAMES,
    COLUMNS,
    FIRST_STONE_HOUSE,
    bit_of,
    cell_of,
)
from meadhall.games.feast_for_odin.lookahead import Guarded, guarded, not_begun
from meadhall.games.feast_for_odin.pieces import (
    AREA,
    BERTHS,
    BLUE,
    BOAT,
    COLOUR,
    GREEN,
    ITEMS,
    KNARR,
    LONGSHIP,
    ORANGE,
    ORE,
    PLACEABLE,
    RED,
    SHIP_PRICE,
    SHIPS,
    SILVER,
)
from meadhall.games.feast_for_odin.placing import (
    TURNS,
    anything_fits,
    best_place,
    cells_in,
    cells_to_fill,
    fill_cells,
    fits,
    fits_board,
    lay,
    lies_on,
    open_cells,
    placeable,
    places_among,
)
from meadhall.games.feast_for_odin.state import LAST_PLACING, Table
from meadhall.games.feast_for_odin.triggers import ANYTIME, EFFECTS

MOST_PEEKS: Final = 30  # so often the list is left without an act in one decision: programs stop


def can_buy(s: Table, seat: int, kind: int) -> bool:
    """O-4.2  For its price, if a berth of its size is free."""
    player = s.players[seat]
    return player.supply[SILVER] >= SHIP_PRICE[kind] and player.free_berth(kind) >= 0


def can_buy_any(s: Table, seat: int) -> bool:
    if s.players[seat].supply[SILVER] < SHIP_PRICE[BOAT]:
        return False
    return can_buy(s, seat, BOAT) or can_buy(s, seat, KNARR) or can_buy(s, seat, LONGSHIP)


def loading(s: Table, seat: int) -> list[int]:
    """O-4.3  Berths whose ship has room for ore; nothing is loaded in one's own action."""
    player = s.players[seat]
    if player.records or player.supply[ORE] == 0:
        return []
    return [berth for berth in range(BERTHS) if player.room_for_ore(berth) > 0]


def anything_possible(s: Table, seat: int) -> bool:
    """Whether the any-time list would have an entry."""
    if anything_fits(s, seat) or can_buy_any(s, seat) or len(loading(s, seat)) > 0:
        return True
    return len(card_acts(s, seat)) > 0


def card_acts(s: Table, seat: int) -> list[int]:
    """What played cards add to the any-time list."""
    player = s.players[seat]
    if not has(player.hears, ANYTIME):
        return []
    found: list[int] = []
    for card in player.played:
        for effect in EFFECTS[card]:
            if effect.trigger == ANYTIME and effect.hears(s, seat, 0, 0, 0):
                for way in effect.ways(s, seat, 0, 0, 0):
                    found.append(moves.USE.id(card, effect.first_way + way))
    return found


def use_card(s: Table, seat: int, action: int) -> None:
    """Carries out an entry of `card_acts`."""
    card = moves.USE.arg(action)
    way = moves.USE.arg2(action)
    if s.chronicle is not None:
        s.tell("log-use-card", {"seat": seat, "card": card})
    for effect in EFFECTS[card]:
        if effect.first_way <= way < effect.first_way + effect.way_count:
            effect.carry_out(s, seat, way - effect.first_way, 0, 0, 0)


class OwnStep(Guarded):
    """A decision during which its owner may also do what is possible at any time."""

    def __init__(self, name: str, clause: str) -> None:
        super().__init__(name, clause)
        self.for_laying = False  # a moment at which people lay tiles

    def offer_own(self, s: Table, seat: i64, moves_now: Moves) -> None:
        """The choices that cards do not forbid now."""
        if not_begun(s.players[seat]) is None:
            self.offer_choices(s, seat, moves_now)
        else:
            found = self.choices(s, seat)
            moves_now.extend(guarded(s, seat, found) if len(found) > 1 else found)

    def offer(self, s: Table, seat: i64, moves_now: Moves) -> None:
        self.offer_own(s, seat, moves_now)
        player = s.players[seat]
        # an action begins with a part of its own
        if player.peeks < MOST_PEEKS and player.may_act_freely() and anything_possible(s, seat):
            moves_now.add(moves.ANYTIME.id())
            if self.for_laying and any_to_put(s, seat):
                moves_now.add(moves.PUT_ALL.id())

    def take(self, s: Table, seat: int, action: int) -> None:
        if moves.ANYTIME.has(action):
            s.ask(seat, self, s.arg)
            s.ask(seat, ANY_TIME)
        elif moves.PUT_ALL.has(action):
            s.players[seat].peeks = 0
            s.ask(seat, self, s.arg)
            put_all(s, seat)
            settle(s)
        else:
            s.players[seat].peeks = 0
            self.choose(s, seat, action)
            settle(s)

    def choose(self, s: Table, seat: int, action: int) -> None:
        """Carries out one of them."""
        raise NotImplementedError  # each step's own


class AnyTime(Step[Table]):
    """O-4.1  What can be done at any time: lay something, buy a ship, load ore."""

    def offer(self, s: Table, seat: i64, moves_now: Moves) -> None:
        player = s.players[seat]
        for what in placeable(s, seat):
            if player.supply[what]:
                owned = player.owned
                while owned:
                    board = lowest(owned)
                    owned = rest(owned)
                    if lies_on(s, seat, board, what) and fits_board(s, seat, board, what):
                        moves_now.add(moves.LAY.id(what, board))
                        if what != SILVER and what != ORE:
                            moves_now.add(moves.PUT.id(what, board))
        if any_to_put(s, seat):
            moves_now.add(moves.PUT_ALL.id())
        self.offer_coins(s, seat, moves_now)
        for kind in range(len(SHIPS)):
            if can_buy(s, seat, kind):
                moves_now.add(moves.BUY.id(kind))
        for berth in loading(s, seat):
            moves_now.add(moves.LOAD.nth(berth))
        moves_now.extend(card_acts(s, seat))
        moves_now.add(moves.BACK.id())
        below = decision_below(s, seat)
        s.arg = below.arg
        step = below.step
        if isinstance(step, OwnStep):
            own = Moves() if player.played else moves_now
            step.offer_own(s, seat, own)
            if player.played:  # a card that asks may offer such moves as its own
                moves_now.extend([action for action in own.to_list() if not is_listed(action)])

    def offer_coins(self, s: Table, seat: i64, moves_now: Moves) -> None:
        """O-4.5  So many coins or ores at once, on the next cells of the board's own order."""
        for coin in range(len(moves.COINS)):
            what = moves.COINS[coin]
            have = min(s.players[seat].supply[what], moves.MOST_COINS)
            if have == 0:
                continue
            for board in members(s.players[seat].owned):
                if lies_on(s, seat, board, what):
                    for count in range(1, min(have, cells_to_fill(s, seat, board)) + 1):
                        moves_now.add(moves.COVER.id(coin, board, count))

    def take(self, s: Table, seat: int, action: int) -> None:
        if moves.BACK.has(action):
            s.players[seat].peeks += 1
        elif not is_any_time(action):
            act(s, seat, action)  # the decision itself, which is on top now
        elif moves.LAY.has(action):
            s.ask(seat, LAY_TILE, in_hand(moves.LAY.arg(action), moves.LAY.arg2(action)))
        else:
            s.players[seat].peeks = 0
            if not moves.USE.has(action):  # a card may grant an action: the list is left for it
                s.ask(seat, KEEP_OPEN)
            if moves.BUY.has(action):
                buy_ship(s, seat, moves.BUY.arg(action))
            elif moves.LOAD.has(action):
                load_ore(s, seat, moves.LOAD.place(action))
            elif moves.COVER.has(action):
                what = moves.COINS[moves.COVER.arg(action)]
                cover(s, seat, moves.COVER.arg2(action), what, moves.COVER.arg3(action))
            elif moves.PUT_ALL.has(action):
                put_all(s, seat)
            elif moves.PUT.has(action):
                put(s, seat, moves.PUT.arg2(action), moves.PUT.arg(action))
            else:
                use_card(s, seat, action)
            settle(s)


def is_listed(action: i64) -> bool:
    """Whether the any-time list offers such a move itself."""
    return is_any_time(action) or moves.BACK.has(action)


def is_any_time(action: i64) -> bool:
    """Whether a move of the list is an act, and not a choice of the decision below it."""
    return (
        moves.LAY.has(action)
        or moves.PUT.has(action)
        or moves.PUT_ALL.has(action)
        or moves.COVER.has(action)
        or moves.BUY.has(action)
        or moves.LOAD.has(action)
        or moves.USE.has(action)
    )


def decision_below(s: Table, seat: int) -> Frame:
    """The decision during which the seat has opened the list."""
    top = s.question(seat)
    assert top is not None
    below = top.below
    assert below is not None
    return below


class KeepOpen(Automatic):
    """The list comes again while it has an entry, after what the act has brought about."""

    def run(self, s: Table, seat: int) -> None:
        if anything_possible(s, seat):
            s.ask(seat, ANY_TIME)


def buy_ship(s: Table, seat: int, kind: int) -> None:
    s.players[seat].supply[SILVER] -= SHIP_PRICE[kind]
    s.players[seat].moor(kind)
    if s.chronicle is not None:
        args = {"seat": seat, "ship": SHIPS[kind], "silver": SHIP_PRICE[kind]}
        s.tell("log-buy", args)
    s.fire_ship(seat, kind)


def load_ore(s: Table, seat: int, berth: int) -> None:
    s.players[seat].supply[ORE] -= 1
    s.players[seat].load_ore(berth)
    if s.chronicle is not None:
        s.tell("log-load", {"seat": seat, "ship": SHIPS[s.players[seat].berths[berth]]})


# --- a tile in hand ------------------------------------------------------------------

# what LAY_TILE is asked: the tile and the board


def in_hand(what: int, board: int) -> int:
    return what * BOARD_COUNT + board


def tile_in_hand(arg: int) -> int:
    return arg // BOARD_COUNT


def board_in_mind(arg: int) -> int:
    return arg % BOARD_COUNT


class LayTile(Step[Table]):
    """O-7.2  How a tile is turned, and the cell on which its first cell in reading order lies."""

    def offer(self, s: Table, seat: i64, moves_now: Moves) -> None:
        what = tile_in_hand(s.arg)
        board = board_in_mind(s.arg)
        allowed = open_cells(s, seat, board, what)
        turns = TURNS[what]
        for turn in range(len(turns)):
            for cell in cells_in(places_among(s, seat, board, allowed, turns[turn])):
                moves_now.add(moves.AT.nth(turn * CELLS + cell))
        moves_now.add(moves.BACK.id())

    def take(self, s: Table, seat: int, action: int) -> None:
        if moves.BACK.has(action):
            s.players[seat].peeks += 1
            s.ask(seat, ANY_TIME)
            return
        s.players[seat].peeks = 0
        s.ask(seat, KEEP_OPEN)
        lay_down(s, seat, board_in_mind(s.arg), tile_in_hand(s.arg), moves.AT.place(action))
        settle(s)

    def prompt_args(self, s: Table, seat: int) -> Args:
        return {"item": ITEMS[tile_in_hand(s.arg)], "board": BOARD_NAMES[board_in_mind(s.arg)]}


def lay_down(s: Table, seat: int, board: int, what: int, place: int) -> None:
    """One tile; `place` counts the turn and the cell."""
    cell = place % CELLS
    if s.chronicle is not None:
        args = {
            "seat": seat,
            "item": ITEMS[what],
            "board": BOARD_NAMES[board],
            "column": COLUMN_NAMES[cell % COLUMNS],
            "row": cell // COLUMNS + 1,
        }
        s.tell("log-lay", args)
    lay(s, seat, board, what, place // CELLS, bit_of(cell))


def put(s: Table, seat: int, board: int, what: int) -> None:
    """O51  A tile in the place that fills the board best."""
    turn, bit = best_place(s, seat, board, what)
    lay_down(s, seat, board, what, turn * CELLS + cell_of(bit))


def put_all(s: Table, seat: int) -> None:
    """O51  All tiles that fit, the largest first, each on the first board with a place for it."""
    player = s.players[seat]
    for what in to_be_put(s):
        for board in members(player.owned):
            if lies_on(s, seat, board, what):
                while player.supply[what] and fits_board(s, seat, board, what):
                    put(s, seat, board, what)


def to_be_put(s: Table) -> list[int]:
    """Food is kept for the feast until the last one is over."""
    return ALL_TILES if s.phase == LAST_PLACING else TILES


def largest_first(what: int) -> int:
    return -AREA[what]


TILES: Final[list[int]] = sorted(
    [what for what in PLACEABLE if COLOUR[what] in (BLUE, GREEN)], key=largest_first
)
ALL_TILES: Final[list[int]] = TILES + sorted(
    [what for what in PLACEABLE if COLOUR[what] in (RED, ORANGE)], key=largest_first
)


def any_to_put(s: Table, seat: int) -> bool:
    """Whether one of these tiles fits."""
    supply = s.players[seat].supply
    for what in to_be_put(s):
        if supply[what] and fits(s, seat, what):
            return True
    return False


def cover(s: Table, seat: int, board: int, what: int, count: int) -> None:
    """Coins or ores on the next cells: those that raise the income first, then minus points."""
    if s.chronicle is not None:
        args = {"seat": seat, "item": ITEMS[what], "board": BOARD_NAMES[board], "count": count}
        s.tell("log-cover", args)
    for bit in fill_cells(s, seat, board, count):
        lay(s, seat, board, what, 0, bit)


# --- windows ----------------------------------------------------------------------------


class Window(OwnStep):
    """O-4.4  Before income, before the bonus and at the end: all at once, anything else?"""

    def __init__(self, name: str, clause: str) -> None:
        super().__init__(name, clause)
        self.for_laying = True

    def choices(self, s: Table, seat: int) -> list[int]:
        found: list[int] = [moves.DONE.id()]
        if self is INCOME_WINDOW and not s.is_last_round():  # another one comes after the feast
            found.append(moves.NO_MORE.id())
        return found

    def choose(self, s: Table, seat: int, action: int) -> None:
        if moves.NO_MORE.has(action):
            s.players[seat].no_more = True


KEEP_OPEN: Final = KeepOpen("keep-open", "O-4.1")
ANY_TIME: Final = AnyTime("anytime", "O-4.1")
LAY_TILE: Final = LayTile("at", "O-7.2")
INCOME_WINDOW: Final = Window("before-income", "O-4.4")
BONUS_WINDOW: Final = Window("before-bonus", "O-4.4")
LAST_WINDOW: Final = Window("last-placing", "O-10.1")
HARVEST_WINDOW: Final = Window("before-harvest", "O-12.6")
FEAST_WINDOW: Final = Window("before-feast", "O-12.6")


def open_windows(s: Table, step: Window) -> None:
    """O-4.4  Asks all who could do something worth asking, at once."""
    always: bool = s.options["ask_always"]
    for seat in range(s.seats):
        player = s.players[seat]
        player.peeks = 0
        if player.no_more and step is BONUS_WINDOW:
            continue
        if always:
            worth = anything_possible(s, seat)
        elif step is LAST_WINDOW:
            worth = worth_asking_last(s, seat)
        else:
            worth = worth_asking(s, seat)
        if worth:
            s.ask_together(seat, step)


def open_card_windows(s: Table, step: Window) -> None:
    """O-12.6  Cards look at the supply next: asks all who have a card to use before."""
    for seat in range(s.seats):
        if has(s.players[seat].hears, ANYTIME):
            s.players[seat].peeks = 0
            if card_acts(s, seat):
                s.ask_together(seat, step)


def worth_asking(s: Table, seat: int) -> bool:
    """O47  A tile that fits, a ship that can be bought, a card that can be used; not just coins."""
    if can_buy_any(s, seat) or any_tile_fits(s, seat):
        return True
    return len(card_acts(s, seat)) > 0


def worth_asking_last(s: Table, seat: int) -> bool:
    """O47  At the end ships cost what they bring; ore, and coins on double minus, bring points."""
    player = s.players[seat]
    if any_tile_fits(s, seat) or (player.supply[ORE] and fits(s, seat, ORE)):
        return True
    if player.supply[SILVER]:
        for board in range(FIRST_STONE_HOUSE):
            if BOARDS[board].double_minus & ~player.covered[board] and player.owns(board):
                return True
    return len(card_acts(s, seat)) > 0


def any_tile_fits(s: Table, seat: int) -> bool:
    supply = s.players[seat].supply
    for what in placeable(s, seat):
        if supply[what] and what != SILVER and what != ORE and fits(s, seat, what):
            return True
    return False
