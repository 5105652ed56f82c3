"""Positions of A Feast for Odin in a few words, for the tests beside it."""

from itertools import count

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.actions import Word
from meadhall.core.rng import Rng
from meadhall.core.sets import has, single
from meadhall.core.state import said
from meadhall.games.feast_for_odin import GAME
from meadhall.games.feast_for_odin.boards import BOARD_NAMES, BOARDS, COLUMN_NAMES, STRIDE
from meadhall.games.feast_for_odin.pieces import ITEMS, SHIPS, item
from meadhall.games.feast_for_odin.placing import TURNS, Turn, accepts, lay, places
from meadhall.games.feast_for_odin.player import NO_ORE, NO_SHIP, NO_SHIPS
from meadhall.games.feast_for_odin.rules import Odin

QUIET = ("pass", "done", "decline", "set-table", "leave", "call-back 0", "fail")


def new(seats: int = 2, seed: int = 1, **options: object) -> Odin:
    """A game at its first decision; seat 0 starts."""
    state = GAME.start(seats, seed, {"first_player": "1", "occupations": "none", **options})
    assert isinstance(state, Odin)
    return state


def with_cards(seats: int = 2, decks: str = "A", seed: int = 1, **options: object) -> Odin:
    """A game with occupations."""
    chosen = {"first_player": "1", **options, "occupations": decks}
    state = GAME.start(seats, seed, chosen)
    assert isinstance(state, Odin)
    return state


def give(s: Odin, seat: int = 0, **items: int) -> Odin:
    """Sets how many of some items a seat has."""
    for name, many in items.items():
        s.players[seat].supply[item(name)] = many
    return changed(s)


def bare(s: Odin, seat: int = 0, **items: int) -> Odin:
    """An empty supply but for these items."""
    s.players[seat].supply = row([0] * len(ITEMS))
    return give(s, seat, **items)


def fleet(s: Odin, *ships: str, seat: int = 0) -> Odin:
    """Ships in the berths: `longship-2` carries two ore."""
    player = s.players[seat]
    player.berths, player.loaded = NO_SHIPS, NO_ORE
    for ship in ships:
        name, _, ore = ship.partition("-")
        at = player.free_berth(SHIPS.index(name))
        player.moor(SHIPS.index(name))
        for _ in range(int(ore or 0)):
            player.load_ore(at)
    return changed(s)


def ships(s: Odin, seat: int = 0) -> list[str]:
    """What lies in the berths, as `fleet` names it; `-` is an empty berth."""
    player = s.players[seat]
    return [
        "-" if ship == NO_SHIP else SHIPS[ship] + (f"-{ore}" if ore else "")
        for ship, ore in zip(list(player.berths), list(player.loaded), strict=True)
    ]


def row(numbers: list[int]) -> vec[i64]:
    """A row of numbers as the state holds it."""
    return vec[i64](numbers)


def hands(s: Odin) -> list[list[int]]:
    return [player.hand for player in s.players]


def changed(s: Odin) -> Odin:
    """The position was arranged by hand: what was legal before does not count."""
    s._known_seat = -1
    return s


def rolls(s: Odin, faces: int, *pips: int) -> Odin:
    """Makes the next draws of chance these rolls of a die."""
    for seed in count():
        rng = Rng(seed)
        if all(rng.below(faces) + 1 == wanted for wanted in pips):
            s.rng = Rng(seed)
            return s
    raise AssertionError


def words(move: str) -> list[Word]:
    verb, *rest = move.split(" ")
    args = GAME.actions.verbs[verb].args
    return [
        verb,
        *(
            int(word) if isinstance(values, range) else word
            for word, values in zip(rest, args.values(), strict=True)
        ),
    ]


def do(s: Odin, *moves: str, seat: int | None = None) -> Odin:
    """Plays moves as people type them."""
    for move in moves:
        s.play(GAME.actions.id(words(move)), seat)
    return s


def can(s: Odin, seat: int | None = None) -> list[str]:
    """The legal moves as people type them."""
    return [said(GAME.actions.name(action)) for action in s.legal(seat)]


def cannot(s: Odin, move: str) -> bool:
    return move not in can(s)


def verbs(s: Odin, seat: int | None = None) -> list[str]:
    return sorted({move.split(" ")[0] for move in can(s, seat)})


def quietly(s: Odin) -> None:
    """One decision, with as little done as possible."""
    moves = can(s)
    do(s, next((move for move in QUIET if move in moves), moves[0]))


def until(s: Odin, step: str) -> Odin:
    """On to the first decision of that name."""
    while not s.over:
        asked = s.step_of(s.seat)
        if asked is not None and asked.name == step:
            return s
        quietly(s)
    raise AssertionError(f"the game ended before {step}")


def round_over(s: Odin) -> Odin:
    """Everybody passes; on to the first turn of the next round."""
    now = s.round
    while s.round == now and not s.over:
        quietly(s)
    return s


def have(s: Odin, name: str, seat: int = 0) -> int:
    return s.players[seat].supply[item(name)]


def place(s: Odin, what: str, board: str, cell: str, turn: int = 1, seat: int = 0) -> Odin:
    """Lays a piece without asking anybody: `c10` is column c, row 10."""
    at = (int(cell[1:]) - 1) * STRIDE + COLUMN_NAMES.index(cell[0])
    give(s, seat, **{what: have(s, what, seat) + 1})
    lay(s, seat, BOARD_NAMES.index(board), item(what), turn - 1, at)
    return changed(s)


def own(s: Odin, board: str, seat: int = 0) -> Odin:
    s.players[seat].owned |= single(BOARD_NAMES.index(board))
    return changed(s)


def cover(s: Odin, board: str, *cells: str, seat: int = 0) -> Odin:
    """Covers cells with coins."""
    for cell in cells:
        place(s, "silver", board, cell, seat=seat)
    return changed(s)


def spots(s: Odin, what: str, board: str, turn: int = 1, seat: int = 0) -> list[str]:
    """The cells a piece may be laid at now, asked the way a player asks."""
    give(s, seat, **{what: max(1, have(s, what, seat))})
    do(s, "anytime")
    moves: list[list[str]] = []
    if f"lay {what} {board}" in can(s):
        do(s, f"lay {what} {board}")
        moves = [move.split(" ") for move in can(s) if move.startswith(f"at {turn} ")]
        do(s, "back")
    do(s, "back")
    s.players[seat].peeks = 0
    return [f"{column}{row}" for _, _, row, column in moves]


def holdable(s: Odin, what: str, seat: int = 0) -> list[str]:
    """The boards a piece can be laid on now."""
    give(s, seat, **{what: max(1, have(s, what, seat))})
    do(s, "anytime")
    if not any(move.startswith(f"lay {what} ") for move in can(s)):
        do(s, "back")
        return []
    do(s, "back")
    s.players[seat].peeks = 0
    return [
        name
        for n, name in enumerate(BOARD_NAMES)
        if has(s.players[seat].owned, n)
        and any(has_place(s, seat, n, what, t) for t in TURNS[item(what)])
    ]


def has_place(s: Odin, seat: int, board: int, what: str, turn: Turn) -> bool:
    return accepts(board, item(what)) and places(s, seat, board, item(what), turn) > 0


def fill(s: Odin, board: str, seat: int = 0) -> Odin:
    """Covers every cell of a board but its symbols with coins."""
    geometry = BOARDS[BOARD_NAMES.index(board)]
    mask = geometry.area & ~geometry.symbols & ~s.players[seat].covered[BOARD_NAMES.index(board)]
    for bit in range(mask.bit_length()):
        if mask >> bit & 1:
            cover(s, board, f"{COLUMN_NAMES[bit % STRIDE]}{bit // STRIDE + 1}", seat=seat)
    return s
