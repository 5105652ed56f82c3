"""Code of single cards, by the name that occupations.json gives it."""

from typing import Final

from meadhall.core.sets import members
from meadhall.core.state import Args
from meadhall.games.feast_for_odin import cards, moves
from meadhall.games.feast_for_odin.anytime import (
    OwnStep,
    board_in_mind,
    in_hand,
    lay_down,
    tile_in_hand,
)
from meadhall.games.feast_for_odin.boards import (
    BOARD_COUNT,
    BOARD_NAMES,
    CELLS,
    FIRST_ISLAND,
    FIRST_STONE_HOUSE,
    HOME,
    SHED,
    STONE_SLOTS,
    WOOD_SLOTS,
)
from meadhall.games.feast_for_odin.counters import counter
from meadhall.games.feast_for_odin.effects import NO_PRICE, CardEffect, Rule, pay, payable
from meadhall.games.feast_for_odin.pieces import (
    ANIMALS,
    BERTHS,
    GOODS,
    ITEMS,
    MEAD,
    ORE,
    SILVER,
    STONE,
    WOOD,
    item,
)
from meadhall.games.feast_for_odin.placing import TURNS, cells_in, fits_board, places
from meadhall.games.feast_for_odin.player import Piece
from meadhall.games.feast_for_odin.record import NOBODY
from meadhall.games.feast_for_odin.spaces import COLUMN, PARTS
from meadhall.games.feast_for_odin.state import Table
from meadhall.games.feast_for_odin.triggers import BY_NUMBER


class FourthOfAKind(CardEffect):
    """One more of a good, no animal, that is held exactly three times."""

    def goods(self, s: Table, seat: int) -> list[int]:
        supply = s.players[seat].supply
        return [what for what in range(GOODS) if supply[what] == 3 and what not in ANIMALS]

    def ways(self, s: Table, seat: int, a: int, b: int, c: int) -> list[int]:
        return [0] if self.goods(s, seat) else []

    def carry_out(self, s: Table, seat: int, way: int, a: int, b: int, c: int) -> None:
        goods = self.goods(s, seat)
        if len(goods) == 1:
            s.receive(seat, goods[0], 1, self.source())
        else:
            s.ask_card(seat, self.number)

    def choices(self, s: Table, seat: int) -> list[int]:
        return [moves.TAKE.id(what) for what in self.goods(s, seat)] or [moves.DECLINE.id()]

    def choose(self, s: Table, seat: int, action: int) -> None:
        s.receive(seat, moves.TAKE.arg(action), 1, self.source())


class UnloadOre(CardEffect):
    """One loaded ore back to the supply. A way is a berth."""

    def __init__(self, card: int, clause: cards.Clause, trigger: int) -> None:
        super().__init__(card, clause, trigger)
        self.way_count = BERTHS

    def ways(self, s: Table, seat: int, a: int, b: int, c: int) -> list[int]:
        loaded = s.players[seat].loaded
        return [berth for berth in range(BERTHS) if loaded[berth]]

    def carry_out(self, s: Table, seat: int, way: int, a: int, b: int, c: int) -> None:
        s.players[seat].unload_ore(way)
        s.players[seat].supply[ORE] += 1


class WoodInHouses(Rule):
    """Wood covers a cell of a house, under the rules for silver."""

    def change(self, s: Table, seat: int, value: int, a: int, b: int, c: int) -> int:
        return 1 if b == WOOD and a >= FIRST_STONE_HOUSE else value


class StockShed(CardEffect):
    """One wood or one stone into a slot of a shed, for good; it brings a silver."""

    def __init__(self, card: int, clause: cards.Clause, trigger: int) -> None:
        super().__init__(card, clause, trigger)
        self.way_count = 2

    def ways(self, s: Table, seat: int, a: int, b: int, c: int) -> list[int]:
        player = s.players[seat]
        found: list[int] = []
        if player.supply[WOOD] and player.shed_wood < player.sheds * WOOD_SLOTS[SHED]:
            found.append(0)
        if player.supply[STONE] and player.shed_stone < player.sheds * STONE_SLOTS[SHED]:
            found.append(1)
        return found

    def carry_out(self, s: Table, seat: int, way: int, a: int, b: int, c: int) -> None:
        player = s.players[seat]
        if way == 0:
            player.shed_wood += 1
            s.hand_in(seat, WOOD, 1)
        else:
            player.shed_stone += 1
            s.hand_in(seat, STONE, 1)
        s.receive(seat, SILVER, 1, self.source())


class SecondStep(Rule):
    """One good of an upgrade of three or four goods goes two steps."""

    def change(self, s: Table, seat: int, value: int, a: int, b: int, c: int) -> int:
        part = PARTS[a]
        return value + 1 if part.most in (3, 4) and part.levels == 1 and part.action >= 0 else value


class PromiseNoMead(CardEffect):
    """A silver in a feast without mead: when nothing more can be laid, or when it is promised."""

    def hears(self, s: Table, seat: int, a: int, b: int, c: int) -> int:
        player = s.players[seat]
        served = [1 for plate in player.plates if plate.item == MEAD]
        return 0 if player.no_mead or served else 1

    def carry_out(self, s: Table, seat: int, way: int, a: int, b: int, c: int) -> None:
        s.players[seat].no_mead = True
        s.receive(seat, SILVER, 1, self.source())


class ReturnFromSpace(CardEffect):
    """One viking of a space comes back, or for a price two, in one move."""

    def __init__(self, card: int, clause: cards.Clause, trigger: int) -> None:
        super().__init__(card, clause, trigger)
        self.second = NO_PRICE
        self.opens = True

    def ways(self, s: Table, seat: int, a: int, b: int, c: int) -> list[int]:
        return [0] if s.holder(seat) in list(s.held) else []

    def carry_out(self, s: Table, seat: int, way: int, a: int, b: int, c: int) -> None:
        s.ask_card(seat, self.number)

    def choices(self, s: Table, seat: int) -> list[int]:
        mine = s.holder(seat)
        found: list[int] = []
        for at in range(len(s.held)):
            if s.held[at] == mine:
                found.append(moves.SUMMON.id(at, 1))
                if s.there[at] >= 2 and payable(s, seat, self.second):
                    found.append(moves.SUMMON.id(at, 2))
        found.append(moves.DECLINE.id())
        return found

    def choose(self, s: Table, seat: int, action: int) -> None:
        vikings = moves.SUMMON.arg2(action)
        if vikings == 2:
            pay(s, seat, self.second)
        s.recall(seat, [moves.SUMMON.arg(action)], [vikings])


class ReturnFromEach(CardEffect):
    """One viking of each chosen space of the fourth column comes back, in one move.

    A way is a set of one's spaces there, which are three at most.
    """

    def __init__(self, card: int, clause: cards.Clause, trigger: int) -> None:
        super().__init__(card, clause, trigger)
        self.way_count = 7

    def spaces(self, s: Table, seat: int) -> list[int]:
        mine = s.holder(seat)
        return [at for at in range(len(COLUMN)) if COLUMN[at] == 4 and s.held[at] == mine]

    def ways(self, s: Table, seat: int, a: int, b: int, c: int) -> list[int]:
        return list(range(min(self.way_count, 2 ** len(self.spaces(s, seat)) - 1)))

    def carry_out(self, s: Table, seat: int, way: int, a: int, b: int, c: int) -> None:
        spaces = self.spaces(s, seat)
        chosen = [spaces[k] for k in members(way + 1)]
        s.recall(seat, chosen, [1] * len(chosen))


class TakeSpecial(CardEffect):
    """A special tile leaves the board of any player; other tiles fill its cells."""

    def __init__(
        self, card: int, clause: cards.Clause, trigger: int, tile: int, fill: list[int]
    ) -> None:
        super().__init__(card, clause, trigger)
        self.tile = tile
        self.fill = fill

    def owner(self, s: Table) -> int:
        """On whose board it lies, or NOBODY."""
        for seat in range(s.seats):
            for piece in s.players[seat].laid:
                if piece.item == self.tile:
                    return seat
        return NOBODY

    def ways(self, s: Table, seat: int, a: int, b: int, c: int) -> list[int]:
        return [0] if self.owner(s) != NOBODY else []

    def carry_out(self, s: Table, seat: int, way: int, a: int, b: int, c: int) -> None:
        player = s.players[self.owner(s)]
        at = [piece.item for piece in player.laid].index(self.tile)
        piece = player.laid[at]
        pieces = fillings(piece, self.fill)
        player.laid = [*player.laid[:at], *pieces, *player.laid[at + 1 :]]
        s.receive(seat, self.tile, 1, self.source())


def fillings(piece: Piece, fill: list[int]) -> list[Piece]:
    """The pieces that fill the cells of another one, in whichever way they do."""
    cells = TURNS[piece.item][piece.turn].mask << int(piece.place)  # too wide for an i64
    found = tiling(cells, fill, piece.board)
    assert found, f"{fill} do not fill the cells of {piece.item}"
    return found


def tiling(cells: int, fill: list[int], board: int) -> list[Piece]:
    """Pieces that cover just these cells; none if there is no way."""
    what = fill[0]
    for turn in range(len(TURNS[what])):
        shape = TURNS[what][turn].mask
        for place in range(cells.bit_length()):
            covered = shape << place
            if covered & ~cells:
                continue
            rest = cells & ~covered
            piece = Piece(what, board, turn, place)
            if len(fill) == 1:
                if rest == 0:
                    return [piece]
            else:
                others = tiling(rest, fill[1:], board)
                if others:
                    return [piece, *others]
    return []


class LayNow(CardEffect):
    """Pieces that are laid at once or lost, one by one."""

    def __init__(self, card: int, clause: cards.Clause, trigger: int, do: cards.LayNow) -> None:
        super().__init__(card, clause, trigger)
        self.what = item(do.item)
        self.amount = counter(do.amount)
        self.from_table = do.source == "feast_table"
        self.boards: list[int] = []
        if "home" in do.boards:
            self.boards.append(HOME)
        if "islands" in do.boards:
            self.boards += list(range(FIRST_ISLAND, FIRST_STONE_HOUSE))
        if "houses" in do.boards:
            self.boards += list(range(FIRST_STONE_HOUSE, BOARD_COUNT))
        self.repeat = self.amount
        self.opens = True
        self.optional = True  # a piece may be left

    def ways(self, s: Table, seat: int, a: int, b: int, c: int) -> list[int]:
        return [0] if self.open_boards(s, seat) else []

    def open_boards(self, s: Table, seat: int) -> list[int]:
        """The boards it may go to that have a legal place for the piece."""
        player = s.players[seat]
        return [
            board
            for board in self.boards
            if player.owns(board) and fits_board(s, seat, board, self.what)
        ]

    def carry_out(self, s: Table, seat: int, way: int, a: int, b: int, c: int) -> None:
        s.ask(seat, HOLD_NOW, self.number)


def laying(number: int) -> LayNow:
    effect = BY_NUMBER[number]
    assert isinstance(effect, LayNow)
    return effect


class HoldNow(OwnStep):
    """O-12.9  A piece that is laid at once or lost: on which board; s.arg is the effect."""

    def choices(self, s: Table, seat: int) -> list[int]:
        effect = laying(s.arg)
        found: list[int] = [
            moves.LAY.id(effect.what, board) for board in effect.open_boards(s, seat)
        ]
        found.append(moves.LEAVE.id())
        return found

    def choose(self, s: Table, seat: int, action: int) -> None:
        if not moves.LEAVE.has(action):
            s.ask(seat, LAY_NOW, in_hand(s.arg, moves.LAY.arg2(action)))

    def prompt_args(self, s: Table, seat: int) -> Args:
        return {"item": ITEMS[laying(s.arg).what]}


class LayAtOnce(OwnStep):
    """O-12.9  How it is turned, and the cell; s.arg is the effect and the board."""

    def choices(self, s: Table, seat: int) -> list[int]:
        what = laying(tile_in_hand(s.arg)).what
        board = board_in_mind(s.arg)
        turns = TURNS[what]
        found: list[int] = [
            moves.AT.nth(turn * CELLS + cell)
            for turn in range(len(turns))
            for cell in cells_in(places(s, seat, board, what, turns[turn]))
        ]
        found.append(moves.BACK.id())
        return found

    def choose(self, s: Table, seat: int, action: int) -> None:
        effect = laying(tile_in_hand(s.arg))
        if moves.BACK.has(action):
            s.ask(seat, HOLD_NOW, effect.number)
            return
        s.players[seat].supply[effect.what] += 1  # it never was there: laying takes it out again
        lay_down(s, seat, board_in_mind(s.arg), effect.what, moves.AT.place(action))
        if effect.from_table:
            take_plate(s, seat, effect.what)

    def prompt_args(self, s: Table, seat: int) -> Args:
        board = BOARD_NAMES[board_in_mind(s.arg)]
        return {"item": ITEMS[laying(tile_in_hand(s.arg)).what], "board": board}


def take_plate(s: Table, seat: int, what: int) -> None:
    """A tile leaves the feast table after the feast."""
    player = s.players[seat]
    at = [plate.item for plate in player.plates].index(what)
    player.plates = [*player.plates[:at], *player.plates[at + 1 :]]


HOLD_NOW: Final = HoldNow("hold-now", "O-12.9")
LAY_NOW: Final = LayAtOnce("lay-now", "O-12.9")
