"""How fast the rules are: decisions per second on one core, beside an empty engine.

The figures are measured in short turns that alternate many times; the median of the turns
counts. So a busy moment of the machine affects all figures alike. Time is processor time
(`process_time`), not wall-clock time.
"""

from collections.abc import Callable
from functools import partial
from random import Random
from statistics import median
from time import process_time
from typing import Any

import msgspec

from meadhall.core import state as core_state
from meadhall.core.game import Game
from meadhall.core.rng import Rng
from meadhall.core.state import rollout
from meadhall.lab.empty import Empty

TURN = 0.15  # seconds a figure is measured at a time


class Speed(msgspec.Struct, frozen=True):
    """One game at one seat count; decisions per second, and copies in microseconds."""

    game: str
    seats: int
    driven: float
    rollouts: float
    clone: float
    decision: float
    of_empty: float
    of_peer: float | None


class Report(msgspec.Struct, frozen=True):
    compiled: bool
    empty: float
    peer: float | None  # ticks per second
    games: list[Speed]


def drive(state: Any, random: Random) -> int:
    """Random legal play, driven from Python, legal list included.

    Moves are picked by `random.choice`, as random players of other engines do.
    """
    count = 0
    choice = random.choice
    while not state.over:
        state.play(choice(state.legal()))
        count += 1
    return count


def rate(once: Callable[[int], int]) -> float:
    """Decisions per second of `once(seed)`, which returns how many it made."""
    count = 0
    seed = 0
    began = process_time()
    while process_time() - began < TURN:
        count += once(seed)
        seed += 1
    return count / (process_time() - began)


def _driven(game: Game, seats: int, random: Random, seed: int) -> int:
    return drive(game.start(seats, seed), random)


def _rolled(game: Game, seats: int, rng: Rng, seed: int) -> int:
    return rollout(game.start(seats, seed), rng)


def clone_seconds(game: Game, seats: int) -> float:
    """The mean over copies made in the middle of some games."""
    states = []
    for seed in range(8):
        state = game.start(seats, seed)
        rng = Rng(seed)
        length = rollout(state.clone(), rng)
        state = game.start(seats, seed)
        for _ in range(length // 2):
            if state.over:
                break
            legal = state.legal()
            state.play(legal[rng.below(len(legal))])
        states.append(state)
    count = 0
    began = process_time()
    while process_time() - began < TURN:
        for state in states:
            state.clone()
        count += len(states)
    return (process_time() - began) / count


def bench(
    games: list[Game],
    rounds: int = 9,
    progress: Callable[[], None] = lambda: None,
    peer: Callable[[], float] | None = None,
) -> Report:
    """Measures every game at its highest seat count up to four.

    `peer` measures another engine for one turn of `TURN` seconds: its figure is taken by turns
    with ours, and the report compares them.
    """
    random = Random(1)
    rng = Rng(1)
    seats = {game.slug: min(4, game.seats[-1]) for game in games}
    takes: dict[str, Callable[[], float]] = {
        "empty": lambda: rate(lambda _: drive(Empty(130), random)),
    }
    if peer:
        takes["peer"] = peer
    for game in games:
        n = seats[game.slug]
        driven, rolled = partial(_driven, game, n, random), partial(_rolled, game, n, rng)
        takes[f"{game.slug} driven"] = partial(rate, driven)
        takes[f"{game.slug} rollouts"] = partial(rate, rolled)
        takes[f"{game.slug} clone"] = partial(clone_seconds, game, n)
    found: dict[str, list[float]] = {name: [] for name in takes}
    for _ in range(rounds):
        for name, take in takes.items():
            found[name].append(take())
        progress()
    middle = {name: median(figures) for name, figures in found.items()}
    ticks = middle.get("peer")
    return Report(
        compiled=not str(core_state.__file__).endswith(".py"),
        empty=round(middle["empty"]),
        peer=round(ticks) if ticks else None,
        games=[
            Speed(
                game=game.slug,
                seats=seats[game.slug],
                driven=round(driven),
                rollouts=round(middle[f"{game.slug} rollouts"]),
                clone=round(middle[f"{game.slug} clone"] * 1e6, 3),
                decision=round(1e6 / driven, 3),
                of_empty=round(driven / middle["empty"], 3),
                of_peer=round(driven / ticks, 1) if ticks else None,
            )
            for game in games
            for driven in [middle[f"{game.slug} driven"]]
        ],
    )
