"""Running games of an older tree: dumps from the middle of a game, and how the game went on.

The files lie in tests/games/<game>/running and are not written again when a state changes its
shape: `Game.load` must go on with them. A game whose rules_version goes up gets new ones:

python -m tests.ladder.running SLUG...
"""

import sys
from pathlib import Path
from typing import Any

import msgspec

from meadhall.core.game import Game
from meadhall.core.options import Value
from meadhall.core.record import Ending
from meadhall.core.registry import game
from meadhall.core.rng import Rng
from meadhall.core.state import State
from tests.ladder import golden

DUMPS = 8  # of each game, spread evenly over its moves


class Moment(msgspec.Struct):
    """The state after so many moves, and the digest of what it shows."""

    moves: int
    digest: str
    dump: dict[str, Any]


class Running(msgspec.Struct):
    """A whole game, and its state at some moments."""

    game: str
    seats: int
    options: dict[str, Value]
    moves: list[tuple[int, list[int | str]]]  # seat, name of the action
    result: Ending
    moments: list[Moment]


def folder(one: Game) -> Path:
    return golden.folder(one).with_name("running")


def files() -> list[Path]:
    return sorted(golden.TESTS.glob("games/*/running/*.json"))


def read(file: Path) -> Running:
    return msgspec.json.decode(file.read_bytes(), type=Running)


def play(one: Game, seats: int, options: dict[str, Value], seed: int) -> Running:
    """Plays a random game to its end, with a dump every few moves."""
    states = [one.start(seats, seed, options)]
    moves: list[tuple[int, list[int | str]]] = []
    rng = Rng(seed)
    while not states[-1].over:
        state = states[-1].clone()
        seat = state.waiting[rng.below(len(state.waiting))]
        legal = state.legal(seat)
        action = legal[rng.below(len(legal))]
        state.play(action, seat)
        states.append(state)
        moves.append((seat, list(one.actions.name(action))))
    last = len(moves)
    at = sorted({0, 1, *(last * n // DUMPS for n in range(1, DUMPS + 1))})
    return Running(
        game=one.slug,
        seats=seats,
        options=states[0].options,
        moves=moves,
        result=ending(states[-1]),
        moments=[Moment(n, golden.digest(states[n]), states[n].dump()) for n in at],
    )


def ending(state: State) -> Ending:
    return Ending(state.scores(), state.ranks())


def write(one: Game) -> None:
    folder(one).mkdir(parents=True, exist_ok=True)
    most = one.seats[-1]
    for name, (seats, options, seed) in golden.wanted(one).items():
        if seats == most:
            raw = msgspec.json.encode(play(one, seats, options, seed))
            (folder(one) / name).with_suffix(".json").write_bytes(raw + b"\n")


if __name__ == "__main__":
    for slug in sys.argv[1:]:
        write(game(slug))
