"""O-7  Laying pieces, income, bonus."""

import random
from typing import Any

import pytest

from meadhall.games.feast_for_odin.boards import (
    BOARD_NAMES,
    BOARDS,
    COLUMN_NAMES,
    ROWS,
    STRIDE,
    Board,
)
from meadhall.games.feast_for_odin.phases import pay_bonus, pay_income, surrounded
from meadhall.games.feast_for_odin.pieces import (
    ANIMALS,
    BOX,
    COLOUR,
    GREEN,
    ITEMS,
    ORANGE,
    PLACEABLE,
    RED,
    SHAPES,
    item,
)
from meadhall.games.feast_for_odin.placing import (
    TURNS,
    accepts,
    board_income,
    fitting,
    income,
    lay,
    minus_cells,
    places,
)
from meadhall.games.feast_for_odin.rules import Odin
from tests.games.feast_for_odin.table import (
    bare,
    can,
    cover,
    do,
    fill,
    give,
    have,
    holdable,
    new,
    own,
    place,
    spots,
)
from tests.marks import clause

HOME = BOARDS[0]


@clause("O-7.1")
@pytest.mark.parametrize(
    ("what", "boards"),
    [
        ("oil", ["home", "iceland", "stone_house_1", "long_house_1"]),
        ("rune_stone", ["home", "iceland", "stone_house_1", "long_house_1"]),
        ("belt", ["home", "iceland", "long_house_1"]),
        ("silver", ["home", "iceland", "stone_house_1", "long_house_1"]),
        ("ore", ["home", "iceland"]),
        ("peas", ["stone_house_1", "long_house_1"]),
        ("mead", ["stone_house_1", "long_house_1"]),
        ("wood", []),
        ("stone", []),
    ],
)
def test_what_goes_where(what: str, boards: list[str]) -> None:
    s = own(own(own(bare(new(2)), "iceland"), "stone_house_1"), "long_house_1")
    assert holdable(give(s, silver=1), what) == boards


@clause("O30")
def test_no_animal_fits_into_a_house() -> None:
    for what in ANIMALS:
        assert what not in PLACEABLE
        for house in ("stone_house_1", "long_house_1"):
            area = BOARDS[BOARD_NAMES.index(house)].area
            assert not any(fitting(area, turn) for turn in TURNS[what])


@clause("O-7.2")
def test_a_treasure_chest_in_the_upper_right_corner() -> None:
    s = bare(new(2))
    fill_all_but(s, {f"{c}{r}" for c in "klm" for r in (1, 2, 3)})
    assert spots(s, "treasure_chest", "home") == ["k1"]


def fill_all_but(s: Odin, cells: set[str]) -> None:
    for bit in range(HOME.area.bit_length()):
        name = f"{COLUMN_NAMES[bit % 14]}{bit // 14 + 1}" if bit % 14 < 13 else ""
        if HOME.area >> bit & 1 and name not in cells:
            cover(s, "home", name)


@clause("O-7.2")
def test_pieces_stay_inside_and_do_not_overlap() -> None:
    s = place(bare(new(2)), "silk", "home", "a1")
    found = spots(s, "silk", "home")
    assert not {"a1", "d1"} & set(found)
    assert "e1" in found
    assert "i6" in found  # i to l
    assert "j6" not in found  # m6 is outside


@clause("O-7.2")
def test_blocked_cells_are_never_covered() -> None:
    bear = BOARDS[BOARD_NAMES.index("bear_island")]
    assert not bear.area >> (1 * 14 + 4) & 1  # the framed 5
    assert not bear.area >> (4 * 14 + 2) & 1  # the mountain
    long_house = BOARDS[BOARD_NAMES.index("long_house_1")]
    assert not long_house.area >> (14 + 3) & 1  # a pillar


@clause("O-7.2", "O23")
def test_goods_are_turned_special_tiles_also_mirrored() -> None:
    assert len(TURNS[item("oil")]) == 2
    assert len(TURNS[item("chest")]) == 1
    assert len(TURNS[item("helmet")]) == 8
    assert len(TURNS[item("cloakpin")]) == 8
    assert len(TURNS[item("glass_beads")]) == 1
    assert len(TURNS[item("round_shield")]) == 1


def test_every_turn_has_the_area_of_its_shape() -> None:
    for what in range(len(ITEMS)):
        cells = sum(row.count("#") for row in SHAPES[what])
        assert all(turn.mask.bit_count() == cells for turn in TURNS[what]), ITEMS[what]


@clause("O-7.3")
def test_greens_never_share_an_edge_but_corners() -> None:
    s = place(bare(new(2)), "wool", "home", "c2")  # c2 d2 c3 d3
    found = set(spots(s, "wool", "home"))
    assert not {"a2", "e2", "c4", "b4", "e1", "d4"} & found
    assert {"a4", "e4", "f2"} <= found


@clause("O-7.3")
def test_blue_and_silver_may_touch_anything() -> None:
    s = place(place(bare(new(2)), "wool", "home", "c2"), "chest", "home", "e2")
    assert "g2" in spots(s, "chest", "home")
    assert "e4" in spots(s, "chest", "home")
    assert "g2" in spots(s, "wool", "home")  # beside blue


@clause("O-7.3", "O24")
def test_in_houses_orange_and_red_keep_apart_from_their_own_colour() -> None:
    s = own(bare(new(2)), "long_house_1")
    place(s, "beans", "long_house_1", "a1")  # a1 b1 a2 b2
    assert "c1" not in spots(s, "peas", "long_house_1")
    assert "d1" in spots(s, "peas", "long_house_1")
    assert "c1" in spots(s, "mead", "long_house_1")
    assert "c1" in spots(s, "oil", "long_house_1")
    place(s, "oil", "long_house_1", "c1")
    assert "e1" in spots(s, "oil", "long_house_1")  # green beside green, indoors
    place(s, "mead", "long_house_1", "e1")
    assert "g1" not in spots(s, "mead", "long_house_1")


def bonuses(s: Odin) -> list[int]:
    return [what for what, _ in surrounded(s, 0, s.players[0].owned)]


@clause("O-7.4", "O1", "O3")
def test_a_robe_in_the_corner_covers_three_incomes_and_the_mead() -> None:
    s = bare(new(2))
    assert "a10" in spots(s, "robe", "home")
    assert "b10" not in spots(s, "robe", "home")
    place(s, "robe", "home", "a10")
    assert income(s, 0) == 2
    assert item("mead") not in bonuses(fill(s, "home"))


@clause("O-7.4", "O1")
def test_an_income_cell_needs_its_square() -> None:
    s = bare(new(2))
    assert "a12" in spots(s, "silver", "home")  # the 0 has an empty square
    assert "b11" not in spots(s, "silver", "home")
    cover(s, "home", "a12", "a11", "b12")
    assert "b11" in spots(s, "silver", "home")


@clause("O-7.4", "O3")
def test_symbols_count_as_covered_for_the_income_rule() -> None:
    s = cover(bare(new(2)), "home", "a12", "a11", "b12", "b11", "a10", "c11", "c12")
    assert "c10" in spots(s, "silver", "home")  # b10 is the mead


@clause("O-7.4")
def test_other_cells_are_free_in_any_order() -> None:
    found = spots(bare(new(2)), "silver", "home")
    assert {"a1", "m1", "l11", "a7", "b10"} <= set(found)
    assert not {"l1", "g6"} & set(found)


@clause("O1")
def test_one_tile_covers_two_incomes_if_nothing_else_is_missing() -> None:
    s = bare(new(2))
    open_cells = {"e8", "f8", "e7", "f7", "b10", "c8", "f11"}  # the last three are symbols
    square = [f"{column}{row}" for row in range(12, 6, -1) for column in "abcdef"]
    cover(s, "home", *[cell for cell in square if cell not in open_cells])
    assert "e7" in spots(s, "wool", "home")  # covers 3 and 4
    place(s, "wool", "home", "e7")
    assert income(s, 0) == 5


@clause("O1")
def test_on_greenland_the_upper_line_waits_for_the_lower_zero() -> None:
    greenland = BOARDS[BOARD_NAMES.index("greenland")]
    assert greenland.before[0][0] >> (6 * 14 + 3) & 1


@clause("O-7.5", "O2")
def test_the_lowest_value_in_sight_pays() -> None:
    s = new(2)
    assert income(s, 0) == 0
    for island, pays in (("iceland", 1), ("bear_island", 1), ("labrador", 0), ("newfoundland", 0)):
        own(s, island)
        assert board_income(s, 0, BOARD_NAMES.index(island)) == pays
    assert income(s, 0) == 2


@clause("O-7.5")
def test_at_a_lowest_value_of_five_five_silver_come_in() -> None:
    s = bare(new(2))
    for row in range(12, 6, -1):
        for column in "abcdef":
            if f"{column}{row}" not in ("b10", "c8", "f11"):
                place(s, "silver", "home", f"{column}{row}")
    pay_income(s)
    assert have(s, "silver") == 5


@clause("O5", "O-7.5")
def test_income_comes_at_one_instant() -> None:
    s = own(bare(new(2)), "iceland")
    place(s, "robe", "home", "a10")
    pay_income(s)
    assert have(s, "silver") == 2 + 1


def symbol(board: str, column: str, row: int) -> int:
    """How many cells surround a symbol."""
    bit = (row - 1) * 14 + COLUMN_NAMES.index(column)
    bonuses = BOARDS[BOARD_NAMES.index(board)].bonuses
    return next(b.around.bit_count() for b in bonuses if b.cells >> bit & 1)


@clause("O4", "O-7.6")
def test_cells_around_a_symbol() -> None:
    assert symbol("home", "a", 6) == 5
    assert symbol("bear_island", "g", 7) == 6
    assert symbol("home", "b", 10) == 8
    assert symbol("mull", "i", 7) == 6


@clause("O-7.6")
def test_mead_wood_stone_and_ore_at_home() -> None:
    s = bare(new(2))
    fill(s, "home")
    s.players[0].covered[0] &= ~(1 << (6 * 14 + 6))  # one cell beside the rune stone is open again
    pay_bonus(s)
    found = [have(s, name) for name in ("mead", "wood", "stone", "ore", "rune_stone")]
    assert found == [1, 1, 1, 1, 0]


@clause("O-7.6", "O3")
def test_a_covered_symbol_is_lost() -> None:
    s = fill(bare(new(2)), "home")
    place(s, "silver", "home", "b10")
    assert item("mead") not in bonuses(s)
    assert item("wood") in bonuses(s)


@clause("O-7.6")
def test_cloakpin_and_stone_house_come_only_while_they_last() -> None:
    s = fill(own(bare(new(2)), "newfoundland"), "newfoundland")
    s.buildings[1] = 1
    pay_bonus(s)
    assert (have(s, "cloakpin"), have(s, "skin_and_bones"), s.players[0].houses(1)) == (1, 1, 1)
    pay_bonus(s)
    assert (have(s, "cloakpin"), have(s, "skin_and_bones"), s.players[0].houses(1)) == (1, 2, 1)


@clause("O-7.6", "O5")
def test_houses_pay_their_bonus_too() -> None:
    s = fill(own(bare(new(2)), "stone_house_1"), "stone_house_1")
    pay_bonus(s)
    assert have(s, "hide") == 1


@clause("O-10.4")
def test_a_fur_over_eight_minus_cells_saves_eight_points() -> None:
    s = bare(new(2))
    assert minus_cells(s, 0, 0) == 86
    place(s, "fur", "home", "a1")
    assert minus_cells(s, 0, 0) == 78


def test_the_places_offered_are_just_those_that_a_slow_look_finds() -> None:
    s = place(place(bare(new(2)), "wool", "home", "c2"), "robe", "home", "a10")
    for what in ("oil", "hide", "wool", "skin_and_bones", "horseshoe", "throwing_axe"):
        for n, turn in enumerate(TURNS[item(what)]):
            slow = []
            for row in range(12):
                for column in range(13):
                    mask = turn.mask << (row * 14 + column)
                    if legal(s.players[0].covered[0], s.players[0].touchy[0], mask, what):
                        slow.append(f"{COLUMN_NAMES[column]}{row + 1}")
            assert spots(s, what, "home", n + 1) == slow, f"{what} {n}"
    assert "anytime" in can(s)
    do(s, "pass")


def legal(covered: int, greens: int, mask: int, what: str) -> bool:
    """The rules of laying at home, cell by cell."""
    if mask & covered or mask & ~HOME.area:
        return False
    if what in ("oil", "hide", "wool", "skin_and_bones"):
        for shift in (1, 14):
            if mask << shift & greens or mask >> shift & greens:
                return False
    for cell, before in zip(HOME.income[0], HOME.before[0], strict=True):
        if mask >> cell & 1 and before & ~(covered | mask):
            return False
    return True


@clause("O-7.1", "O-7.2", "O-7.3", "O-7.4", "O-7.5", "O-7.6")
@pytest.mark.parametrize("name", [name for name in BOARD_NAMES if name[-1] not in "2345"])
def test_on_every_board_a_slow_look_finds_the_same_places_income_and_bonus(name: str) -> None:
    board = BOARD_NAMES.index(name)
    pieces: dict[tuple[int, int], int] = {}
    s = bare(new(2))
    s.players[0].owned = 1 << board
    rng = random.Random(name)
    for _ in range(25):
        what = rng.choice(PLACEABLE)
        found = []
        for n, turn in enumerate(TURNS[what]):
            if accepts(board, what):
                found += [(n, bit) for bit in bits(places(s, 0, board, what, turn))]
            slow = [
                bit
                for bit in range(ROWS * STRIDE)
                if may_lie(BOARDS[board], pieces, what, bits(turn.mask << bit))
            ]
            assert [bit for k, bit in found if k == n] == slow, f"{ITEMS[what]} turned {n}"
        if found:
            n, bit = rng.choice(found)
            s.players[0].supply[what] += 1
            lay(s, 0, board, what, n, bit)
            pieces |= {divmod(cell, STRIDE): what for cell in bits(TURNS[what][n].mask << bit)}
        assert income(s, 0) == slow_income(name, pieces)
        assert len(surrounded(s, 0, s.players[0].owned)) == slow_bonus(name, pieces)


def bits(mask: int) -> list[int]:
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


def printed_on(board: Board, cell: tuple[int, int]) -> str:
    row, column = cell
    inside = 0 <= row < board.rows and 0 <= column < board.cols
    return board.grid[row][column] if inside else "_"


def may_lie(
    board: Board, pieces: dict[tuple[int, int], int], what: int, covering: list[int]
) -> bool:
    """The rules of laying, cell by cell."""
    cells = {divmod(cell, STRIDE) for cell in covering}
    colour = COLOUR[what]
    if board.outdoors and (colour in (ORANGE, RED)):
        return False
    if not board.outdoors and ITEMS[what] == "ore":
        return False
    if any(cell in pieces or printed_on(board, cell) in "_XF" for cell in cells):
        return False
    shy = (GREEN,) if board.outdoors else (ORANGE, RED)
    for row, column in cells:
        for beside in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
            if colour in shy and beside in pieces and COLOUR[pieces[beside]] == colour:
                return False
        if printed_on(board, (row, column)) == "I":
            square = {(r, c) for r in range(row, board.rows) for c in range(column + 1)}
            lacking = square - cells - set(pieces)
            if any(printed_on(board, cell) in ".-=I" for cell in lacking):
                return False
    return True


def data_of(name: str) -> Any:
    if name == "home":
        return BOX["home_board"]
    kinds = BOX["islands"]["list"] + BOX["buildings"]["list"]
    return next(entry for entry in kinds if entry["id"] == name.removesuffix("_1"))


def slow_income(name: str, pieces: dict[tuple[int, int], int]) -> int:
    lines = data_of(name)["income_lines"]
    return sum(
        min(e["value"] for e in line if (e["row"], e["col"]) not in pieces) for line in lines
    )


def slow_bonus(name: str, pieces: dict[tuple[int, int], int]) -> int:
    """How many things the surrounded symbols give."""
    board = BOARDS[BOARD_NAMES.index(name)]
    things = 0
    for entry in data_of(name)["bonuses"]:
        symbol = {(r, c) for r, c in entry["cells"]}
        near = {(r + i, c + j) for r, c in symbol for i in (-1, 0, 1) for j in (-1, 0, 1)} - symbol
        open_cells = {cell for cell in near if printed_on(board, cell) not in "_XF"} - set(pieces)
        if not symbol & set(pieces) and not open_cells:
            things += sum(gift["n"] for gift in entry["gives"])
    return things
