"""Where a tile may lie: shapes in all their turns, and legal places by bit masks.

A *turn* is a way to hold a tile. A place is the bit of the tile's first cell in reading
order, so the cell that is named is always one the tile covers.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from meadhall.core.sets import has, lowest, rest, single
from meadhall.games.feast_for_odin.boards import (
    BOARDS,
    COLUMNS,
    FIRST_STONE_HOUSE,
    HOME,
    STRIDE,
    touching,
)
from meadhall.games.feast_for_odin.pieces import (
    AREA,
    BLUE,
    COLOUR,
    FIRST_SPECIAL,
    GREEN,
    ITEMS,
    ORANGE,
    ORE,
    PLACEABLE,
    RED,
    SHAPES,
    SILVER,
    SPECIALS,
)
from meadhall.games.feast_for_odin.player import NOTHING_KNOWN, KnownFits, Piece, with_value
from meadhall.games.feast_for_odin.state import Table
from meadhall.games.feast_for_odin.triggers import ACCEPTS, PLACE


class Turn:
    """One way to hold a tile: its cells counted from the first one, in bits."""

    def __init__(self, cells: list[tuple[int, int]]) -> None:
        first_col = cells[0][1]
        self.offsets: list[int] = [r * STRIDE + c - first_col for r, c in cells]
        self.mask = 0
        for offset in self.offsets:
            self.mask |= 1 << offset
        rows = 1 + max([r for r, _ in cells])
        self.cols = 1 + max([c for _, c in cells])
        self.width = self.cols if len(cells) == rows * self.cols else 0  # 0: not a rectangle
        self.height = rows
        self.far = self.offsets[-1]
        self.mirror = 0  # the places from which the tile covers the cell `far`
        for offset in self.offsets:
            self.mirror |= 1 << (self.far - offset)

    def covering(self, cell: int) -> int:
        """The places from which the tile covers a cell."""
        return self.mirror << cell >> self.far


def turned(shape: list[str], flips: bool) -> list[Turn]:
    """O-7.2  All different ways to hold a shape; special tiles also mirrored (O23)."""
    turns: list[Turn] = []
    seen: list[list[tuple[int, int]]] = []
    for flip in range(2 if flips else 1):
        rows = [row[::-1] for row in shape] if flip else shape
        for _ in range(4):
            cells = [(r, c) for r, row in enumerate(rows) for c, x in enumerate(row) if x == "#"]
            if cells not in seen:
                seen.append(cells)
                turns.append(Turn(cells))
            rows = ["".join(column) for column in zip(*rows[::-1], strict=True)]
    return turns


TURNS: Final[list[list[Turn]]] = [
    turned(SHAPES[what], FIRST_SPECIAL <= what < FIRST_SPECIAL + SPECIALS)
    for what in range(len(ITEMS))
]


def accepts(board: int, what: int) -> bool:
    """O-7.1  Outdoors green, blue, special, silver, ore; indoors food and no ore (O24)."""
    if board < FIRST_STONE_HOUSE:
        colour = COLOUR[what]
        return colour == GREEN or colour == BLUE or what == SILVER or what == ORE
    return what != ORE


def takes(s: Table, seat: int, board: int, what: int) -> bool:
    """Whether a board of the seat takes such a piece, after its cards."""
    own = CAN_LIE[what] and accepts(board, what)
    return s.ruled(seat, ACCEPTS, 1 if own else 0, board, what) > 0


CAN_LIE: Final[list[bool]] = [what in PLACEABLE for what in range(len(ITEMS))]


def placeable(s: Table, seat: int) -> list[int]:
    """What may lie on a board at all; cards may add to it."""
    return EVERYTHING if has(s.players[seat].hears, ACCEPTS) else PLACEABLE


EVERYTHING: Final = list(range(len(ITEMS)))


def room(s: Table, seat: int, board: int, what: int) -> int:
    """Cells a tile of this kind may cover, the income rule aside."""
    free = BOARDS[board].area & ~s.players[seat].covered[board]
    colour = COLOUR[what]
    if board < FIRST_STONE_HOUSE:
        if colour == GREEN:  # O-7.3  no green beside green
            free &= ~touching(s.players[seat].touchy[board])
    elif colour == ORANGE:
        free &= ~touching(s.players[seat].touchy[board])
    elif colour == RED:
        free &= ~touching(s.players[seat].touchy_red[board - FIRST_STONE_HOUSE])
    return free


def fitting(free: int, turn: Turn) -> int:
    """Places where all cells of the tile are free."""
    if turn.width == 0:
        places = free
        for offset in turn.offsets:
            places &= free >> offset
        return places
    places = free
    for _ in range(turn.width - 1):
        free >>= 1
        places &= free
    free = places
    for _ in range(turn.height - 1):
        free >>= STRIDE
        places &= free
    return places


def shut_incomes(s: Table, seat: int, board: int, size: int) -> int:
    """Income cells that a tile of that size cannot cover yet, wherever it lies."""
    geometry = BOARDS[board]
    covered = s.players[seat].covered[board]
    shut = geometry.income_cells & ~covered
    if shut:
        for line in range(len(geometry.income)):
            cells = geometry.income[line]
            before = geometry.before[line]
            for k in range(len(cells)):
                cell = cells[k]
                if covered >> cell & 1:
                    continue
                if (before[k] & ~covered).bit_count() >= size:
                    break  # the square of the next one holds this one too
                shut ^= 1 << cell
    return shut


def open_cells(s: Table, seat: int, board: int, what: int) -> int:
    """Cells that a tile of this kind may cover somehow."""
    free = room(s, seat, board, what)
    return free & ~shut_incomes(s, seat, board, AREA[what])


def places(s: Table, seat: int, board: int, what: int, turn: Turn) -> int:
    """O-7.2 to O-7.4  All legal places of a tile held that way, one bit each."""
    return places_among(s, seat, board, open_cells(s, seat, board, what), turn)


def places_among(s: Table, seat: int, board: int, allowed: int, turn: Turn) -> int:
    """The legal places of a tile that may cover the cells allowed."""
    legal = fitting(allowed, turn)
    geometry = BOARDS[board]
    within_reach = geometry.income_cells & allowed
    if legal == 0 or within_reach == 0:
        return legal
    # O-7.4  whoever covers an income cell covers with it all that its square still lacks
    covered = s.players[seat].covered[board]
    for line in range(len(geometry.income)):
        cells = geometry.income[line]
        for k in range(len(cells)):
            cell = cells[k]
            if within_reach >> cell & 1:
                over = turn.covering(cell)
                missing = geometry.before[line][k] & ~covered
                enough = over
                while missing:
                    low = missing & -missing
                    enough &= turn.covering(low.bit_length() - 1)
                    missing ^= low
                legal &= ~(over & ~enough)
    return legal


def cells_in(mask: int) -> vec[i64]:
    """The cells of a mask in reading order, 13 to a row."""
    found = vec[i64]()
    first: i64 = 0
    while mask:
        bits: i64 = mask & ROW_MASK
        mask >>= STRIDE
        while bits:
            low: i64 = bits & -bits
            found = append(found, first + COLUMN_OF[low])
            bits ^= low
        first += COLUMNS
    return found


ROW_MASK: Final = (1 << STRIDE) - 1
COLUMN_OF: Final = vec[i64]([bit.bit_length() - 1 for bit in range(1 << (COLUMNS - 1) | 1)])


def lies_on(s: Table, seat: int, board: int, what: int) -> bool:
    """Whether a board takes such a piece at all, after the seat's cards."""
    return takes(s, seat, board, what) if s.players[seat].played else accepts(board, what)


def fits_board(s: Table, seat: i64, board: i64, what: i64) -> bool:
    """Whether a tile has a place on a board; what was found is known until the board changes."""
    player = s.players[seat]
    if player.known_fits is NOTHING_KNOWN:
        player.known_fits = KnownFits()
    known = player.known_fits
    if known.covered[board] != player.covered[board]:
        known.covered[board] = player.covered[board]
        known.looked_at[board] = 0
        known.fit[board] = 0
    if not has(known.looked_at[board], what):
        known.looked_at[board] |= single(what)
        if has_place(s, seat, board, what):
            known.fit[board] |= single(what)
    return has(known.fit[board], what)


def has_place(s: Table, seat: int, board: int, what: int) -> bool:
    """Looks for a place on a board; mostly there is one off the incomes."""
    incomes = BOARDS[board].income_cells
    free = room(s, seat, board, what) & ~incomes
    for turn in TURNS[what]:
        if fitting(free, turn):
            return True
    allowed = open_cells(s, seat, board, what) if incomes else 0
    if allowed & incomes:
        for turn in TURNS[what]:
            if places_among(s, seat, board, allowed, turn):
                return True
    return False


def fits(s: Table, seat: i64, what: i64) -> bool:
    """Whether a tile can lie anywhere on the seat's boards."""
    owned = s.players[seat].owned
    while owned:
        board = lowest(owned)
        owned = rest(owned)
        if lies_on(s, seat, board, what) and fits_board(s, seat, board, what):
            return True
    return False


def cells_to_fill(s: Table, seat: int, board: int) -> int:
    """How many cells coins can still cover on a board without covering a symbol."""
    return (BOARDS[board].fillable & ~s.players[seat].covered[board]).bit_count()


def fill_cells(s: Table, seat: int, board: int, count: int) -> list[int]:
    """The next cells that so many coins cover on a board, in its own order."""
    covered = s.players[seat].covered[board]
    found: list[int] = []
    for bit in BOARDS[board].fill_order:
        if len(found) == count:
            break
        if not covered >> bit & 1:
            found.append(bit)
    return found


def best_place(s: Table, seat: int, board: int, what: int) -> tuple[int, int]:
    """O51  Turn and place of a tile: off the symbols if it can be, over the first open cell of the
    board's own order, held as little turned as possible."""
    turns = TURNS[what]
    allowed = open_cells(s, seat, board, what)
    legal = [places_among(s, seat, board, allowed, turn) for turn in turns]
    clear = [legal[k] & fitting(BOARDS[board].fillable, turns[k]) for k in range(len(turns))]
    spots = clear if any(clear) else legal
    in_reach = 0
    for k in range(len(turns)):
        for offset in turns[k].offsets:
            in_reach |= spots[k] << offset
    for cell in BOARDS[board].fill_order:
        if in_reach >> cell & 1:
            for k in range(len(turns)):
                over = spots[k] & turns[k].covering(cell)
                if over:
                    return k, lowest_bit(over)
    for k in range(len(turns)):
        if legal[k]:
            return k, lowest_bit(legal[k])  # on symbols only
    raise AssertionError(f"item {what} has no place on board {board}")


def lowest_bit(mask: int) -> int:
    return (mask & -mask).bit_length() - 1


def anything_fits(s: Table, seat: int) -> bool:
    """Whether the seat could lay anything at all now."""
    supply = s.players[seat].supply
    coins = supply[SILVER] or supply[ORE]
    if coins and BOARDS[HOME].off_incomes & ~s.players[seat].covered[HOME]:
        return True  # nearly always
    for what in placeable(s, seat):
        if supply[what] and fits(s, seat, what):
            return True
    return False


def lay(s: Table, seat: int, board: int, what: int, turn: int, place: int) -> None:
    """The tile goes from the supply to the board for good."""
    player = s.players[seat]
    mask = TURNS[what][turn].mask << place
    player.covered = with_value(player.covered, board, player.covered[board] | mask)
    colour = COLOUR[what]
    if colour == (GREEN if board < FIRST_STONE_HOUSE else ORANGE):
        player.touchy = with_value(player.touchy, board, player.touchy[board] | mask)
    elif colour == RED and board >= FIRST_STONE_HOUSE:
        house = board - FIRST_STONE_HOUSE
        player.touchy_red = with_value(player.touchy_red, house, player.touchy_red[house] | mask)
    player.supply[what] -= 1
    for record in player.records:
        if record.fresh:
            record.forget_fresh(what)
    player.laid = [*player.laid, Piece(what, board, turn, place)]
    s.fire(seat, PLACE, what, board)


# --- income and bonuses ------------------------------------------------------------


def board_income(s: Table, seat: int, board: int) -> int:
    return income_of(board, s.players[seat].covered[board])


def income_of(board: int, covered: int) -> int:
    """O-7.5  Each line pays the lowest value still to be seen (O2)."""
    geometry = BOARDS[board]
    total = 0
    for line in range(len(geometry.lines)):
        cells = geometry.income[line]
        k = 0
        while k < len(cells) and covered >> cells[k] & 1:
            k += 1
        total += geometry.lines[line][k]
    return total


def income(s: Table, seat: int) -> int:
    owned = s.players[seat].owned
    total = 0
    for board in range(FIRST_STONE_HOUSE):
        if has(owned, board):
            total += board_income(s, seat, board)
    return total


def minus_cells(s: Table, seat: int, board: int) -> int:
    return minus_of(board, s.players[seat].covered[board])


def minus_of(board: int, covered: int) -> int:
    """Minus points still to be seen on a board."""
    geometry = BOARDS[board]
    open_cells = ~covered
    return (geometry.minus & open_cells).bit_count() + 2 * (
        geometry.double_minus & open_cells
    ).bit_count()
