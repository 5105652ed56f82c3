"""The boards tiles are laid on: home, islands, stone and long houses, as bit masks.

A cell is a bit: 14 to a row, of which 13 can be cells; the last one stays empty so that
a shape shifted over the edge never lands in the next row.
"""

from typing import Any, Final

from meadhall.games.feast_for_odin.pieces import BOX, ISLAND_BOARDS, item

STRIDE: Final = 14
COLUMNS: Final = 13
ROWS: Final = 12
COLUMN_NAMES: Final[list[str]] = list("abcdefghijklm")
CELLS: Final = ROWS * COLUMNS

STONE_HOUSE_BONUS: Final = 1000  # stands among a bonus's items for a whole house
WEAPON_BONUS: Final = 1001  # a weapon from the pile


class Bonus:
    """A printed symbol: where it is, what must be covered around it, what it brings."""

    def __init__(self, cells: int, around: int, gives: list[int]) -> None:
        self.cells = cells
        self.around = around
        self.gives = gives


class Board:
    """A board's geometry. Masks have one bit per cell."""

    def __init__(self, name: str, data: Any, outdoors: bool) -> None:
        self.name = name
        self.outdoors = outdoors  # home and islands; houses are indoors
        self.points: int = data.get("vp", 0)
        self.rows: int = data["rows"]
        self.cols: int = data["cols"]
        self.grid: list[str] = data["grid"]
        self.area = self._cells(".-=IB")  # what can be covered
        self.symbols = self._cells("B")
        self.minus = self._cells("-")
        self.double_minus = self._cells("=")
        self.lines: list[list[int]] = []  # values of each income line, the uncoverable last
        self.income: list[list[int]] = []  # the cells of each line, low end first
        self.before: list[list[int]] = []  # what must be covered with or before each of them
        for line in data["income_lines"]:
            cells = [e for e in line if e["status"] == "coverable"]
            self.lines.append([e["value"] for e in line])
            self.income.append([e["row"] * STRIDE + e["col"] for e in cells])
            self.before.append([self._square(e["row"], e["col"]) for e in cells])
        self.income_cells = 0
        for cells_of_line in self.income:
            for cell in cells_of_line:
                self.income_cells |= 1 << cell
        self.off_incomes = self.area & ~self.income_cells
        self.bonuses = [self._bonus(entry) for entry in data["bonuses"]]
        self.fill_order = self._fill_order()
        self.fillable = self.area & ~self.symbols

    def _cells(self, kinds: str) -> int:
        mask = 0
        for r, row in enumerate(self.grid):
            for c, kind in enumerate(row):
                if kind in kinds:
                    mask |= 1 << (r * STRIDE + c)
        return mask

    def _square(self, row: int, col: int) -> int:
        """O1  All coverable cells left of, below and lower left of a cell, symbols aside."""
        mask = 0
        for r in range(row, self.rows):
            for c in range(col + 1):
                mask |= 1 << (r * STRIDE + c)
        return mask & self.area & ~self.symbols & ~(1 << (row * STRIDE + col))

    def _fill_order(self) -> list[int]:
        """The cells as coins cover them one after the other, symbols left out.

        First what raises the income line by line, then minus points, then the rest.
        """
        order: list[int] = []
        for line in range(len(self.income)):
            for k in range(len(self.income[line])):
                order += [b for b in bits(self.before[line][k]) if b not in order]
                order.append(self.income[line][k])
        for mask in (self.double_minus, self.minus, self.area & ~self.symbols):
            order += [bit for bit in bits(mask) if bit not in order]
        return order

    def _bonus(self, entry: Any) -> Bonus:
        cells = 0
        for r, c in entry["cells"]:
            cells |= 1 << (r * STRIDE + c)
        gives = [bonus_item(g) for g in entry["gives"] for _ in range(g["n"])]
        return Bonus(cells, around(cells) & self.area, gives)


def bits(mask: int) -> list[int]:
    """The bits of a mask, lowest first."""
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


def bonus_item(gives: Any) -> int:
    if gives["kind"] == "building":
        return STONE_HOUSE_BONUS
    if gives["id"] == "random_from_deck":
        return WEAPON_BONUS
    return item(gives["id"])


def touching(mask: int) -> int:
    """The cells that share an edge with a cell of the mask, and the mask itself."""
    return mask | mask << 1 | mask >> 1 | mask << STRIDE | mask >> STRIDE


def around(mask: int) -> int:
    """The cells around a mask, corners included."""
    wide = mask | mask << 1 | mask >> 1
    return (wide | wide << STRIDE | wide >> STRIDE) & ~mask


_ISLANDS: Final = BOX["islands"]["list"]
_HOUSES: Final = {b["id"]: b for b in BOX["buildings"]["list"]}
STONE_HOUSES: Final[int] = _HOUSES["stone_house"]["copies"]
LONG_HOUSES: Final[int] = _HOUSES["long_house"]["copies"]
SHEDS: Final[int] = _HOUSES["shed"]["copies"]
BUILDINGS: Final = ["shed", "stone_house", "long_house"]
SHED: Final = 0
STONE_HOUSE: Final = 1
LONG_HOUSE: Final = 2
BUILDING_POINTS: Final[list[int]] = [_HOUSES[b]["vp"] for b in BUILDINGS]
WOOD_SLOTS: Final[list[int]] = [_HOUSES[b]["material_slots"]["wood"] for b in BUILDINGS]
STONE_SLOTS: Final[list[int]] = [_HOUSES[b]["material_slots"]["stone"] for b in BUILDINGS]

ISLANDS: Final[list[str]] = [i["id"] for i in _ISLANDS]
REVERSE: Final[list[int]] = [ISLANDS.index(i["reverse_side"]) for i in _ISLANDS]
FRONTS: Final[list[int]] = [n for n, i in enumerate(_ISLANDS) if i["side"] == "front"]
# which turn each front shares: A, B, C, D; mini-expansion 1 turns with A, 2 with B
TURNS_WITH: Final[list[int]] = [
    ISLAND_BOARDS.index(i["board"]) if i["board"] in ISLAND_BOARDS else int(i["board"][5]) - 1
    for i in _ISLANDS
]
EXPANSION: Final[list[int]] = [int(i["expansion"][5]) if i["expansion"] else 0 for i in _ISLANDS]
MULL: Final = ISLANDS.index("mull")

# the boards a player can own: home, the islands, up to 3 stone and 5 long houses
HOME: Final = 0
FIRST_ISLAND: Final = 1
FIRST_STONE_HOUSE: Final = FIRST_ISLAND + len(ISLANDS)
FIRST_LONG_HOUSE: Final = FIRST_STONE_HOUSE + STONE_HOUSES
BOARD_COUNT: Final = FIRST_LONG_HOUSE + LONG_HOUSES


def _all_boards() -> list[Board]:
    boards = [Board("home", BOX["home_board"], True)]
    boards += [Board(i["id"], i, True) for i in _ISLANDS]
    for kind, copies in (("stone_house", STONE_HOUSES), ("long_house", LONG_HOUSES)):
        boards += [Board(f"{kind}_{n + 1}", _HOUSES[kind], False) for n in range(copies)]
    return boards


BOARDS: Final[list[Board]] = _all_boards()
BOARD_NAMES: Final[list[str]] = [board.name for board in BOARDS]


def bit_of(cell: int) -> int:
    """The bit of a cell, which is numbered 13 to a row in reading order."""
    return cell // COLUMNS * STRIDE + cell % COLUMNS


def cell_of(bit: int) -> int:
    """The number of the cell that a bit stands for."""
    return bit // STRIDE * COLUMNS + bit % STRIDE
