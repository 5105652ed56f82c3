"""Positions of Animals on Board in a line or two.

Tiles are written as players say them: `"panda1 panda4 ?"`; `?` is the face-down tile.
"""

from collections.abc import Sequence
from typing import Any

from meadhall.games.animals_on_board import GAME
from meadhall.games.animals_on_board.ark import mask_of, tiles_in
from meadhall.games.animals_on_board.pieces import FACE_DOWN, SPECIES, SPECIES_USED
from meadhall.games.animals_on_board.rules import DONE, LAST_TURN, TURN, TURNS, Animals


def tile(word: str) -> int:
    """`tile("panda3")`"""
    return FACE_DOWN if word == "?" else SPECIES.index(word[:-1]) * 5 + int(word[-1]) - 1


def tiles(words: str) -> list[int]:
    return [tile(word) for word in words.split()]


def ark(words: str) -> int:
    return mask_of(tiles(words))


def word(number: int) -> str:
    return "?" if number == FACE_DOWN else f"{SPECIES[number // 5]}{number % 5 + 1}"


def words(numbers: Sequence[int]) -> str:
    return " ".join(word(number) for number in numbers)


def on_ark(s: Animals, seat: int) -> str:
    return words(tiles_in(s.arks[seat]))


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
    table = [sorted(tiles(group)) for group in groups]
    full = [tiles(load) for load in [*arks, *[""] * (seats - len(arks))]]
    placed = [t for part in [*table, *full, tiles(hidden)] for t in part if t != FACE_DOWN]
    used = sorted({t // 5 for t in placed})
    spare = [kind for kind in range(len(SPECIES)) if kind not in used]
    used = sorted(used + spare[: SPECIES_USED[seats] - len(used)])
    s.stack = [t for kind in used for t in range(kind * 5, kind * 5 + 5) if t not in placed]
    s.drawn = 0
    s.face_down = -1
    if any(FACE_DOWN in group for group in table):
        s.face_down = tile(hidden) if hidden else s.stack.pop()
    s.groups = [[*group, DONE.first] for group in table]
    s.arks = [mask_of(load) for load in full]
    s.seen = [0] * seats
    s.loads = [len(load) for load in full]
    s.crates = list(crates) if crates is not None else [1] * seats
    s.out = [seat in out for seat in range(seats)]
    s.players_in = seats - len(out)
    s.next_starter = out[0] if out else -1
    s.turn = turn
    s.phase = TURNS
    s.last_turn = s.players_in == 1
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
    return [words(group[:-1]) for group in s.groups]
