"""Any-time acts typed in one line: `oil a12 2`, `silk c3 iceland`, `buy knarr`, `load 1`.

A good, a cell and, where it matters, how the tile is turned and on which board; the row of
moves behind it (`anytime`, `lay`, `at`) follows from that.
"""

import re
from collections.abc import Iterator

from meadhall.core.game import Say, Unclear
from meadhall.core.sets import members
from meadhall.core.state import said
from meadhall.core.texts import Words
from meadhall.games.feast_for_odin import moves
from meadhall.games.feast_for_odin.anytime import ANY_TIME, LAY_TILE
from meadhall.games.feast_for_odin.boards import BOARD_NAMES, CELLS, COLUMN_NAMES, COLUMNS, HOME
from meadhall.games.feast_for_odin.pieces import ITEMS, PLACEABLE
from meadhall.games.feast_for_odin.placing import TURNS, cells_in, fits, lies_on, places
from meadhall.games.feast_for_odin.rules import Odin

CELL = re.compile(r"([a-m])([0-9]{1,2})|([0-9]{1,2})([a-m])")
SHOWN = 6  # places named when the one typed does not do


def expand(s: Odin, seat: int, typed: str, say: Say) -> list[int] | None:
    """The moves that typed words stand for, tried on `s`, which is a copy; None: no shorthand."""
    before = s.clone()
    acts = acts_of(s, seat, typed, say)
    if acts is None:
        return None
    for action in acts:
        before.play(action, seat)
    opened = moves.ANYTIME.id() in acts
    return [*acts, moves.BACK.id()] if opened and before.step_of(seat) is ANY_TIME else acts


def acts_of(s: Odin, seat: int, typed: str, say: Say) -> list[int] | None:
    """The same, with the list of any-time acts left open."""
    words = typed.lower().replace(",", " ").replace("_", " ").split()
    taken = open_list(s, seat)
    for action in s.legal(seat):
        name = said(moves.ACTIONS.name(action)).replace("_", " ").split()
        if name == words and name[0] in ("buy", "load", "use"):
            return [*taken, action]
    cell, rest = find_cell(words)
    what, rest = find(rest, {n: item_words(n, say) for n in PLACEABLE})
    if what < 0 and cell < 0:
        return None
    if what < 0 or not s.players[seat].supply[what]:
        have = [ITEMS[n] for n in PLACEABLE if s.players[seat].supply[n] and fits(s, seat, n)]
        raise Unclear(say("shorthand-good", words=Words(typed.strip()), item=have))
    if s.step_of(seat) is not ANY_TIME:
        raise Unclear(say("shorthand-not-now"))
    if not fits(s, seat, what):
        raise Unclear(say("shorthand-nowhere", item=ITEMS[what]))
    if cell < 0:
        raise Unclear(say("shorthand-cell", item=ITEMS[what], places=hints(s, seat, what, 0, say)))
    board, turn = find_way(s, seat, what, cell, rest, say)
    return [*taken, moves.LAY.id(what, board), moves.AT.nth(turn * CELLS + cell)]


def open_list(s: Odin, seat: int) -> list[int]:
    """Goes to the list of any-time acts, from wherever the seat is; the moves it took."""
    taken: list[int] = []
    if s.step_of(seat) is LAY_TILE:
        taken.append(moves.BACK.id())
        s.play(moves.BACK.id(), seat)
    if moves.ANYTIME.id() in s.legal(seat):
        taken.append(moves.ANYTIME.id())
        s.play(moves.ANYTIME.id(), seat)
    return taken


def find_cell(words: list[str]) -> tuple[int, list[str]]:
    """The cell among the words, as `a12`, `12a`, `a 12` or `12 a`, and the other words."""
    for size in (1, 2):
        for at in range(1, len(words) - size + 1):
            found = CELL.fullmatch("".join(words[at : at + size]))
            if found:
                column = found[1] or found[4]
                row = int(found[2] or found[3])
                rest = words[:at] + words[at + size :]
                return (row - 1) * COLUMNS + COLUMN_NAMES.index(column), rest
    return -1, words


def find(words: list[str], names: dict[int, list[list[str]]]) -> tuple[int, list[str]]:
    """The thing whose name the words begin with, the longest name first; and the other words."""
    for size in range(len(words), 0, -1):
        for thing, spellings in names.items():
            if words[:size] in spellings:
                return thing, words[size:]
    return -1, words


def item_words(what: int, say: Say) -> list[list[str]]:
    return [ITEMS[what].split("_"), say(f"item-{ITEMS[what]}").lower().split()]


def board_words(board: int, say: Say) -> list[list[str]]:
    return [BOARD_NAMES[board].split("_"), say(f"board-{BOARD_NAMES[board]}").lower().split()]


def find_way(
    s: Odin, seat: int, what: int, cell: int, words: list[str], say: Say
) -> tuple[int, int]:
    """Board and turn: those typed, or the only ones with which the tile fits there."""
    own = members(s.players[seat].owned)
    names = {n: board_words(n, say) for n in own}
    turn = -1
    board, rest = find(words, names)
    if rest and rest[0].isdecimal():
        turn = int(rest[0]) - 1 if int(rest[0]) else len(TURNS[what])
        rest = rest[1:]
        if board < 0:
            board, rest = find(rest, names)
    if rest:
        boards = [BOARD_NAMES[n] for n in own]
        raise Unclear(say("shorthand-board", words=Words(" ".join(rest)), board=boards))
    if not -1 <= turn < len(TURNS[what]):
        raise Unclear(say("shorthand-turns", item=ITEMS[what], count=len(TURNS[what])))
    fitting = [
        (b, t)
        for b, t, spots in ways(s, seat, what)
        if cell in spots and board in (b, -1) and turn in (t, -1)
    ]
    if not fitting:
        near = hints(s, seat, what, cell, say, board, turn) or hints(s, seat, what, cell, say)
        raise Unclear(
            say("shorthand-place", item=ITEMS[what], cell=Words(named(cell)), places=near)
        )
    if len({b for b, _ in fitting}) > 1:
        boards = [BOARD_NAMES[n] for n in sorted({b for b, _ in fitting})]
        raise Unclear(say("shorthand-boards", item=ITEMS[what], board=boards))
    return fitting[0]


def ways(s: Odin, seat: int, what: int) -> Iterator[tuple[int, int, list[int]]]:
    """Board, turn and the cells where the tile may lie so."""
    for board in members(s.players[seat].owned):
        if lies_on(s, seat, board, what):
            for turn, held in enumerate(TURNS[what]):
                yield board, turn, list(cells_in(places(s, seat, board, what, held)))


def named(cell: int) -> str:
    return f"{COLUMN_NAMES[cell % COLUMNS]}{cell // COLUMNS + 1}"


def hints(
    s: Odin, seat: int, what: int, cell: int, say: Say, board: int = -1, turn: int = -1
) -> list[Words]:
    """Legal places near a cell, spelt as they would be typed."""
    found = []
    for b, t, spots in ways(s, seat, what):
        if board in (b, -1) and turn in (t, -1):
            for spot in spots:
                row, column = divmod(spot, COLUMNS)
                far = abs(row - cell // COLUMNS) + abs(column - cell % COLUMNS)
                where = f" {say(f'board-{BOARD_NAMES[b]}')}" if b != HOME else ""
                text = f"{say(f'item-{ITEMS[what]}')} {named(spot)} {t + 1}{where}"
                found.append((b != HOME, far, t, text))
    return [Words(text) for *_, text in sorted(found)[:SHOWN]]
