"""A Feast for Odin as text, for the terminal: the action board, your boards, the others."""

from collections.abc import Iterable
from string import ascii_letters, ascii_uppercase
from textwrap import wrap

from meadhall.core.game import Say
from meadhall.core.texts import Words
from meadhall.games.feast_for_odin.boards import BOARD_NAMES, BOARDS, COLUMN_NAMES, STRIDE, Board
from meadhall.games.feast_for_odin.pieces import (
    COLOUR,
    COLOURS,
    FOOD,
    ITEMS,
    NARROW,
    ORE,
    PLACEABLE,
    SHAPES,
    SILVER,
    WIDE,
    item,
)
from meadhall.games.feast_for_odin.placing import accepts
from meadhall.games.feast_for_odin.seen import BoardView, OdinView, PlayerView

WIDTH = 100
GAP = "   "
COINS = {"silver": "$", "ore": "%", "wood": "w"}  # pieces of one cell


def draw(view: OdinView, say: Say) -> str:
    """The whole table from one seat; a spectator sees the first player's boards."""
    seat = view.seat if view.seat is not None else 0
    parts = [head(view, say), action_board(view, say), world(view, say), others(view, say)]
    parts += [estate(view, seat, say), stores(view, seat, say)]
    return "\n\n".join(part for part in parts if part)


def head(view: OdinView, say: Say) -> str:
    line = say("board-round", round=view.round, rounds=view.rounds, phase=view.phase)
    return f"{line} · {say('board-harvest', level=view.harvest_now)}"


def action_board(view: OdinView, say: Say) -> str:
    """Spaces by column: those in use, and those this seat could use now."""
    lines = []
    for column in range(1, 5):
        own = [space for space in view.spaces if space.column == column]
        if view.seat is not None and view.phase == "actions":
            free = [say(f"space-{space.id}") for space in own if space.why is None]
            lines += flow(say("board-free", column=column), free, say)
        held = [
            f"{say(f'space-{space.id}')} ({holder(view, space.holder, say)})"
            for space in own
            if space.holder is not None
        ]
        if held:
            lines += flow(say("board-held", column=column), held, say)
    return "\n".join(lines)


def holder(view: OdinView, seat: int, say: Say) -> str:
    if len(view.players) > 1:
        return say("board-name", seat=seat)
    return say("board-colour", number=seat + 1)


def world(view: OdinView, say: Say) -> str:
    """Islands, strips, houses and special tiles nobody has yet."""
    islands = [
        say("board-island", island=island.id, points=island.points, silver=island.silver)
        for island in view.islands
    ]
    strips = [
        f"{strip.number}: {' '.join(say(f'thing-{thing}') for thing in strip.things)}"
        for strip in view.strips
    ]
    houses = [say("board-house", house=stack.item, count=stack.count) for stack in view.houses]
    specials = [
        say("board-special", item=tile.id, price=sum_of(tile.price), sword=sum_of(tile.sword))
        for tile in view.specials
    ]
    lines = flow(say("board-islands"), islands, say)
    lines += flow(say("board-strips"), strips, say)
    lines += flow(say("board-houses"), houses, say)
    lines += flow(say("board-specials"), specials, say)
    return "\n".join(lines)


def sum_of(number: int | None) -> Words:
    return Words("-" if number is None else number)


def others(view: OdinView, say: Say) -> str:
    lines = []
    for seat, player in enumerate(view.players):
        mark = ">" if seat in view.waiting else " "
        facts = say(
            "board-player",
            seat=seat,
            vikings=player.thing,
            points=player.points,
            income=player.income,
            penalties=player.penalties,
        )
        lines += flow(f"{mark} {facts}", goods(player, say), say)
    return "\n".join(lines)


def goods(player: PlayerView, say: Say) -> list[str]:
    return [say("count-of", count=stack.count, item=stack.item) for stack in player.supply]


def estate(view: OdinView, seat: int, say: Say) -> str:
    """Home, islands and houses, side by side as far as they fit; then what the signs mean."""
    boards = view.players[seat].boards
    rows: list[list[list[str]]] = []
    used = WIDTH
    for board in boards:
        block = picture(board, say)
        wide = len(block[0]) + len(GAP)
        if used + wide > WIDTH + len(GAP):
            rows.append([])
            used = 0
        rows[-1].append(block)
        used += wide
    lines = [*wrap(say("board-signs"), WIDTH, subsequent_indent="    ")]
    for board in boards:
        lines += flow(say("board-key", board=board.id), key(board, say), say)
    return "\n\n".join([*(beside(row) for row in rows), "\n".join(lines)])


def beside(blocks: list[list[str]]) -> str:
    high = max(len(block) for block in blocks)
    lines = []
    for at in range(high):
        cut = [block[at] if at < len(block) else " " * len(block[0]) for block in blocks]
        lines.append(GAP.join(cut).rstrip())
    return "\n".join(lines)


def letters(board: BoardView) -> dict[str, str]:
    """The sign of each kind of thing on a board: a letter of its own, but for coins and ore."""
    kinds = list(dict.fromkeys(piece.item for piece in board.pieces if piece.item not in COINS))
    free = ascii_uppercase + ascii_letters[:26]
    return COINS | dict(zip(kinds, free, strict=False))


def picture(board: BoardView, say: Say) -> list[str]:
    """A board as a grid whose rows and columns can be typed; `board-signs` says what is what."""
    geometry = BOARDS[BOARD_NAMES.index(board.id)]
    signs = printed(geometry)
    sign_of = letters(board)
    for piece in board.pieces:
        for row, column in piece.cells:
            signs[row - 1][column - 1] = sign_of[piece.item]
    title = say("board-title", board=board.id, income=board.income, minus=board.minus)
    lines = [title, "   " + "".join(f"{name:>3}" for name in COLUMN_NAMES[: geometry.cols])]
    for at, row_signs in enumerate(signs):
        lines.append(f"{at + 1:>3}" + "".join(f"{sign:>3}" for sign in row_signs))
    wide = max(len(line) for line in lines)
    return [line.ljust(wide) for line in lines]


def key(board: BoardView, say: Say) -> list[str]:
    """What the letters on a board stand for, and what its symbols in sight bring."""
    lying = [
        say("board-piece", letter=Words(sign), item=name, colour=COLOURS[COLOUR[item(name)]])
        for name, sign in letters(board).items()
        if name not in COINS
    ]
    symbols = [
        say("board-symbol", cell=Words(cell_name(s.cells[0])), item=s.gives, missing=s.missing)
        for s in board.symbols
        if s.missing is not None
    ]
    return lying + symbols


def cell_name(cell: list[int]) -> str:
    return f"{COLUMN_NAMES[cell[1] - 1]}{cell[0]}"


def printed(geometry: Board) -> list[list[str]]:
    shown = {"_": "", "X": "x", "B": "*", "F": "x"}
    signs = [[shown.get(kind, kind) for kind in row] for row in geometry.grid]
    for line, own in enumerate(geometry.income):
        for k, cell in enumerate(own):
            signs[cell // STRIDE][cell % STRIDE] = str(geometry.lines[line][k])
    return signs


def tiles(player: PlayerView, say: Say) -> list[str]:
    """Tiles of the supply that some board of the player takes, with their shapes unturned."""
    boards = [BOARD_NAMES.index(board.id) for board in player.boards]
    have = [item(stack.item) for stack in player.supply]
    return [
        f"{say(f'item-{ITEMS[n]}')} {shape(SHAPES[n])}"
        for n in have
        if n in PLACEABLE and n not in (SILVER, ORE) and any(accepts(b, n) for b in boards)
    ]


def food(player: PlayerView, say: Say) -> list[str]:
    """What can be served, with the seats it takes lengthwise and upright."""
    have = [item(stack.item) for stack in player.supply]
    return [f"{say(f'item-{ITEMS[n]}')} {WIDE[n]}/{NARROW[n]}" for n in have if n in FOOD]


def shape(rows: list[str]) -> str:
    """`3x2` is three cells wide and two high; anything else row by row."""
    if all("." not in row for row in rows):
        return f"{len(rows[0])}x{len(rows)}"
    return "/".join(rows)


def stores(view: OdinView, seat: int, say: Say) -> str:
    """Tiles to lay, ships, the feast table and the hand."""
    player = view.players[seat]
    ships = [
        say("board-ship", number=berth.number, ship=berth.ship, ore=berth.ore)
        for berth in player.berths
        if berth.ship is not None
    ]
    lines = flow(say("board-tiles"), tiles(player, say), say)
    lines += flow(say("board-ships"), ships, say)
    if player.emigrants:
        lines += flow(
            say("board-emigrants"), [say(f"ship-{ship}") for ship in player.emigrants], say
        )
    if view.phase == "feast":
        lines += flow(say("board-food"), food(player, say), say)
    if player.plates:
        plates = [say(f"item-{p.item}") if p.item else "-" for p in player.plates]
        lines += flow(say("board-table", count=player.seats_to_fill), plates, say)
    if player.hand:
        lines.append(say("board-hand"))
        lines += occupations(player.hand, say)
    if player.played:
        lines.append(say("board-played"))
        lines += occupations(player.played, say)
    if player.markers:
        shown = [say(f"item-{m.brown if view.brown else m.orange}") for m in player.markers]
        lines += flow(say("board-markers"), shown, say)
    if view.pool and not view.round:
        picks = [
            f"{m.number}: {say(f'item-{m.orange}')} / {say(f'item-{m.brown}')}" for m in view.pool
        ]
        lines += flow(say("board-pool"), picks, say)
    return "\n".join(lines)


def occupations(cards: Iterable[int], say: Say) -> list[str]:
    """Cards with their texts, one below the other."""
    lines: list[str] = []
    for card in cards:
        text = say(f"occupation-{card}")
        lines += wrap(text, WIDTH, initial_indent="  ", subsequent_indent="    ")
    return lines


def flow(label: str, pieces: Iterable[str], say: Say) -> list[str]:
    """Pieces in a row after a label, wrapped with an indent."""
    row = f"{label} {' · '.join(pieces) or say('nothing')}"
    return wrap(row, WIDTH, subsequent_indent="    ")
