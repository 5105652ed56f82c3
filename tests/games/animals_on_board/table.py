"""Positions of Animals on Board in a line or two.

Tiles are written as players say them: `"panda1 panda4 ?"`; `?` is the face-down tile.
"""

from collections.abc import Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.sets import has, members, set_of, size
from meadhall.games.animals_on_board import GAME
from meadhall.games.animals_on_board.pieces import FACE_DOWN, SPECIES, SPECIES_USED
from meadhall.games.animals_on_board.rules import Animals
from meadhall.games.animals_on_board.state import NO_TILE, NOBODY, TURNS
from meadhall.games.animals_on_board.turn import LAST_TURN, TURN


def tile(word: str) -> int:
    """`tile("panda3")`"""
    return FACE_DOWN if word == "?" else SPECIES.index(word[:-1]) * 5 + int(word[-1]) - 1


def tiles(words: str) -> list[int]:
    return [tile(word) for word in words.split()]


def ark(words: str) -> int:
    return set_of(tiles(words))


def word(number: int) -> str:
    return "?" if number == FACE_DOWN else f"{SPECIES[number // 5]}{number % 5 + 1}"


def words(numbers: Sequence[int]) -> str:
    return " ".join(word(number) for number in numbers)


def on_ark(s: Animals, seat: int) -> str:
    return words(members(s.arks[seat]))


def loads(s: Animals) -> list[int]:
    """How many tiles are on each ark."""
    return [s.load(seat) for seat in range(s.seats)]


def out(s: Animals) -> list[int]:
    """The seats that are out of the round."""
    return [seat for seat in range(s.seats) if not has(s.still_in, seat)]


def table(s: Animals) -> list[int]:
    """The tiles on the table."""
    return members(s.tiles_on_table())


def start(seats: int = 4, seed: int = 7, **options: Any) -> Animals:
    """A new game: everybody still has to keep a tile."""
    s = GAME.start(seats, seed, {"first_player": "1", **options})
    assert isinstance(s, Animals)
    return s


def first_round(seats: int = 4, seed: int = 7, **options: Any) -> Animals:
    """A new game after the secret choice."""
    s = start(seats, seed, **options)
    for seat in range(seats):
        s.play(s.legal(seat)[0], seat)
    return s


def position(
    groups: Sequence[str] = (),
    *,
    seats: int = 4,
    turn: int = 0,
    crates: Sequence[int] | None = None,
    arks: Sequence[str] = (),
    out: Sequence[int] = (),
    hidden: str = "",
    **options: Any,
) -> Animals:
    """A position in a round: the groups of the table, crates, arks, and who is out.

    Tiles not named lie in the stack, in order; the face-down tile is `hidden` or the
    highest of them.
    """
    s = GAME.load(first_round(seats, **options).dump() | {"agenda": []})
    assert isinstance(s, Animals)
    parts = [tiles(group) for group in groups]
    full = [tiles(load) for load in [*arks, *[""] * (seats - len(arks))]]
    placed = [t for part in [*parts, *full, tiles(hidden)] for t in part if t != FACE_DOWN]
    used = sorted({t // 5 for t in placed})
    spare = [kind for kind in range(len(SPECIES)) if kind not in used]
    used = sorted(used + spare[: SPECIES_USED[seats] - len(used)])
    stack = [t for kind in used for t in range(kind * 5, kind * 5 + 5) if t not in placed]
    s.face_down = NO_TILE
    if any(FACE_DOWN in part for part in parts):
        s.face_down = tile(hidden) if hidden else stack.pop()
    s.stack = vec[i64](stack)
    s.drawn = 0
    s.groups = vec[i64]([set_of(part) for part in parts])
    s.arks = vec[i64]([set_of(load) for load in full])
    s.seen = vec[i64]([0] * seats)
    s.crates = vec[i64](list(crates) if crates is not None else [1] * seats)
    s.still_in = set_of([seat for seat in range(seats) if seat not in out])
    s.next_starter = out[0] if out else NOBODY
    s.turn = turn
    s.phase = TURNS
    s.last_turn = size(s.still_in) == 1
    s.ask(turn, LAST_TURN if s.last_turn else TURN)
    s.check()
    return s


def can(s: Animals, seat: int | None = None) -> list[str]:
    """The legal moves as people type them: `["split 1", "take 2"]`."""
    return [" ".join(map(str, s.game.actions.name(a))) for a in s.legal(seat)]


def do(s: Animals, *moves: str, seat: int | None = None) -> Animals:
    """Plays moves as people type them, `do(s, "split 1", "pull panda 3", "done")`."""
    for move in moves:
        name = [int(part) if part.isdigit() else part for part in move.split()]
        s.play(s.game.actions.id(name), seat)
        s.check()
    return s


def groups(s: Animals) -> list[str]:
    """The groups on the table, as `position` takes them."""
    return [words(members(group)) for group in s.groups]
