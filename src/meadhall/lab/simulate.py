"""Many games at once, and their results."""

from collections.abc import Callable, Iterator, Mapping
from statistics import fmean, pstdev
from time import perf_counter

import msgspec

from meadhall.bots import make
from meadhall.core.game import Game
from meadhall.core.observation import Observation
from meadhall.core.record import Record
from meadhall.core.rng import Rng
from meadhall.core.state import State, rollout


class SeatScores(msgspec.Struct, frozen=True):
    bot: str
    wins: float  # a shared win counts in parts
    mean: float
    deviation: float
    least: int
    most: int


class Report(msgspec.Struct, frozen=True):
    game: str
    seats: int
    options: dict[str, object]
    seed: int
    games: int
    decisions: int
    seconds: float
    games_per_second: float
    decisions_per_second: float
    shortest: int
    longest: int
    by_seat: list[SeatScores]


def seeds(seed: int, count: int) -> Iterator[int]:
    """The seed of each game of a run."""
    rng = Rng(seed)
    for _ in range(count):
        yield rng.big()


def play_out(state: State, bots: list[str], seed: int, record: Record | None = None) -> int:
    """Plays a state to its end, each seat by its bot; returns the number of decisions."""
    rng = Rng(seed)
    players = [make(name, rng.big()) for name in bots]
    count = 0
    while not state.over:
        seat = state.seat
        action = players[seat].choose(Observation(state, seat, rng))
        if record is not None:
            record.add(state, seat, action)
        state.play(action, seat)
        count += 1
    return count


def simulate(
    game: Game,
    seats: int,
    games: int,
    seed: int,
    options: Mapping[str, object] | None = None,
    bots: list[str] | None = None,
    progress: Callable[[], None] = lambda: None,
) -> Report:
    """Plays `games` games; all at random by the compiled rollout unless bots are named."""
    names = bots or ["random"] * seats
    all_random = set(names) == {"random"}
    scores: list[list[int]] = [[] for _ in range(seats)]
    wins = [0.0] * seats
    lengths = []
    began = perf_counter()
    for one in seeds(seed, games):
        state = game.start(seats, one, options)
        chooser = one + 1
        if all_random:
            lengths.append(rollout(state, Rng(chooser)))
        else:
            lengths.append(play_out(state, names, chooser))
        ranks = state.ranks()
        for seat, score in enumerate(state.scores()):
            scores[seat].append(score)
            wins[seat] += 1 / ranks.count(1) if ranks[seat] == 1 else 0
        progress()
    seconds = perf_counter() - began
    return Report(
        game=game.slug,
        seats=seats,
        options=dict(options or {}),
        seed=seed,
        games=games,
        decisions=sum(lengths),
        seconds=round(seconds, 6),
        games_per_second=round(games / seconds, 1),
        decisions_per_second=round(sum(lengths) / seconds),
        shortest=min(lengths),
        longest=max(lengths),
        by_seat=[
            SeatScores(
                bot=names[seat],
                wins=round(wins[seat], 3),
                mean=round(fmean(scores[seat]), 2),
                deviation=round(pstdev(scores[seat]), 2),
                least=min(scores[seat]),
                most=max(scores[seat]),
            )
            for seat in range(seats)
        ],
    )
