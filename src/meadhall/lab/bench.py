"""How fast the rules are: decisions per second on one core, beside peers in the same run.

Every figure is taken in short turns, one after the other, over and over, and the median of
the turns counts: so a busy moment of the machine strikes all of them alike. Time is the
processor's own (`process_time`), not the clock on the wall.
"""

import subprocess
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any

import msgspec

from meadhall.core.game import Game
from meadhall.core.rng import Rng
from meadhall.core.state import rollout
from meadhall.lab.empty import Empty

TURN = 0.15  # seconds a figure is measured at a time

CATANATRON = """
import random, sys, time
from catanatron.game import Game
from catanatron.models.player import Color, RandomPlayer
random.seed(1)
players = [RandomPlayer(c) for c in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]
for line in sys.stdin:
    seconds, ticks = float(line), 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        game = Game(players)
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            ticks += 1
    print(ticks / (time.process_time() - began), flush=True)
"""


class Speed(msgspec.Struct, frozen=True):
    """One game at one seat count; decisions per second, and copies in microseconds."""

    game: str
    seats: int
    driven: float
    rollouts: float
    clone: float
    decision: float
    of_empty: float
    of_catanatron: float | None


class Report(msgspec.Struct, frozen=True):
    compiled: bool
    empty: float
    catanatron: float | None
    games: list[Speed]


def drive(state: Any, random: Random) -> int:
    """Random legal play, driven from Python, legal list included.

    Moves are picked by `random.choice`, as Catanatron's random player does.
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


class Peer:
    """Catanatron's random play, in its own environment, asked for a turn at a time."""

    def __init__(self, environment: Path) -> None:
        python = environment / "bin" / "python"
        if not python.exists():
            raise FileNotFoundError(f"no Python in {environment}; `make bench-peers` makes one")
        self.process = subprocess.Popen(
            [str(python), "-c", CATANATRON],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def rate(self) -> float:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with suppress(BrokenPipeError):  # it has ended: then it does not answer
            self.process.stdin.write(f"{TURN}\n")
            self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise ConnectionError("Catanatron did not answer; is it installed in that environment?")
        return float(line)

    def close(self) -> None:
        self.process.kill()
        with suppress(BrokenPipeError):
            self.process.communicate()


def bench(
    games: list[Game],
    rounds: int = 9,
    peers: Path | None = None,
    progress: Callable[[], None] = lambda: None,
) -> Report:
    """Measures every game at its highest seat count up to four."""
    random = Random(1)
    rng = Rng(1)
    peer = Peer(peers) if peers else None
    seats = {game.slug: min(4, game.seats[-1]) for game in games}
    takes: dict[str, Callable[[], float]] = {
        "empty": lambda: rate(lambda _: drive(Empty(130), random)),
    }
    if peer:
        takes["catanatron"] = peer.rate
    for game in games:
        n = seats[game.slug]
        driven, rolled = partial(_driven, game, n, random), partial(_rolled, game, n, rng)
        takes[f"{game.slug} driven"] = partial(rate, driven)
        takes[f"{game.slug} rollouts"] = partial(rate, rolled)
        takes[f"{game.slug} clone"] = partial(clone_seconds, game, n)
    found: dict[str, list[float]] = {name: [] for name in takes}
    try:
        for _ in range(rounds):
            for name, take in takes.items():
                found[name].append(take())
            progress()
    finally:
        if peer:
            peer.close()
    middle = {name: median(figures) for name, figures in found.items()}
    ticks = middle.get("catanatron")
    from meadhall.core import state as compiled_or_not

    return Report(
        compiled=not str(compiled_or_not.__file__).endswith(".py"),
        empty=round(middle["empty"]),
        catanatron=round(ticks) if ticks else None,
        games=[
            Speed(
                game=game.slug,
                seats=seats[game.slug],
                driven=round(driven),
                rollouts=round(middle[f"{game.slug} rollouts"]),
                clone=round(middle[f"{game.slug} clone"] * 1e6, 3),
                decision=round(1e6 / driven, 3),
                of_empty=round(driven / middle["empty"], 3),
                of_catanatron=round(driven / ticks, 1) if ticks else None,
            )
            for game in games
            for driven in [middle[f"{game.slug} driven"]]
        ],
    )
