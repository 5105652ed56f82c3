"""The arena: bots play each other, each pair on the same seeds and with all seats exchanged.

A *match* is one seed: the two bots of a pair play it in every arrangement of seats in which both
take part, so that neither seat nor deal favours one of them. The result of a game for a pair is the
share of its opponents' seats that a bot's seats are placed before; a shared place counts half. The
share is 0.5 between equal bots at every number of seats.

Finished games can be kept in a file, one line each. A run with the same file goes on where the last
one stopped.
"""

import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from hashlib import blake2b
from itertools import combinations, product
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean
from time import perf_counter

import msgspec

from meadhall.bots import make
from meadhall.core.game import Game
from meadhall.core.options import BadOption, Value
from meadhall.core.registry import game as find_game
from meadhall.lab.ratings import Estimate, elo, estimate
from meadhall.lab.simulate import play_out

Key = tuple[tuple[str, str], int, tuple[str, ...]]  # pair, match, bots by seat

ATTEMPTS = 3  # at a game whose process died
AHEAD = 4  # games given to each process in advance


class BadArena(ValueError):
    """A run that cannot be started, or a file that belongs to another run; says why."""


class Setting(msgspec.Struct, frozen=True):
    """What all games of a run have in common. A file of results begins with it."""

    game: str
    rules_version: int
    seats: int
    options: dict[str, Value]
    seed: int


class Played(msgspec.Struct, frozen=True):
    """One finished game."""

    pair: tuple[str, str]
    match: int
    bots: list[str]  # by seat
    scores: list[int]
    ranks: list[int]
    decisions: int
    seconds: float

    @property
    def key(self) -> Key:
        return self.pair, self.match, tuple(self.bots)


class SeatRow(msgspec.Struct, frozen=True):
    """How a bot did at one seat."""

    seat: int
    games: int
    wins: float  # share of games won; a shared win counts in parts
    score: float  # mean


class BotRow(msgspec.Struct, frozen=True):
    """How a bot did in all its games."""

    bot: str
    games: int
    elo: Estimate  # the mean of all bots is 0
    share: Estimate  # against all others
    score: float  # mean
    seats: list[SeatRow]


class PairRow(msgspec.Struct, frozen=True):
    """What the first bot of a pair got against the second."""

    bots: tuple[str, str]
    matches: int
    games: int
    share: Estimate
    difference: Estimate  # of the mean scores


class Report(msgspec.Struct, frozen=True):
    """The results of a run."""

    setting: Setting
    games: int
    seconds: float  # spent in games, by all processes together
    bots: list[BotRow]  # strongest first
    pairs: list[PairRow]


class Job(msgspec.Struct, frozen=True):
    """One game to be played."""

    setting: Setting
    pair: tuple[str, str]
    match: int
    bots: tuple[str, ...]  # by seat

    @property
    def key(self) -> Key:
        return self.pair, self.match, self.bots


def seed_of(*parts: object) -> int:
    """A seed that depends on all parts."""
    words = "/".join(map(str, parts)).encode()
    return int.from_bytes(blake2b(words, digest_size=16).digest())


def arrangements(pair: tuple[str, str], seats: int) -> list[tuple[str, ...]]:
    """All ways to seat a pair so that both take part."""
    return [bots for bots in product(pair, repeat=seats) if len(set(bots)) == 2]


def jobs(setting: Setting, bots: Sequence[str], games: int) -> Iterator[Job]:
    """All games of a run, at least `games` for each pair; the pairs take turns."""
    pairs = list(combinations(bots, 2))
    matches = -(-games // len(arrangements(pairs[0], setting.seats)))
    for match in range(matches):
        for pair in pairs:
            for seated in arrangements(pair, setting.seats):
                yield Job(setting, pair, match, seated)


def play_job(job: Job) -> Played:
    """Plays one game. The deal depends on the match only, so all pairs get the same ones."""
    setting = job.setting
    rules = find_game(setting.game)
    state = rules.start(setting.seats, seed_of(setting.seed, job.match), setting.options)
    began = perf_counter()
    decisions = play_out(state, list(job.bots), seed_of(setting.seed, job.match, "bots"))
    return Played(
        pair=job.pair,
        match=job.match,
        bots=list(job.bots),
        scores=state.scores(),
        ranks=state.ranks(),
        decisions=decisions,
        seconds=round(perf_counter() - began, 3),
    )


class Results:
    """Finished games, kept in a file if there is one."""

    def __init__(self, setting: Setting, path: Path | None) -> None:
        self.setting = setting
        self.games: list[Played] = []
        self._path = path
        if path is not None:
            self._open(path)

    def _open(self, path: Path) -> None:
        """Reads what is there. A last line that was cut off is removed from the file."""
        data = path.read_bytes() if path.exists() else b""
        whole = data[: data.rfind(b"\n") + 1]
        lines = whole.splitlines()
        if not lines:
            path.write_bytes(msgspec.json.encode(self.setting) + b"\n")
            return
        try:
            found = msgspec.json.decode(lines[0], type=Setting)
            self.games = [msgspec.json.decode(line, type=Played) for line in lines[1:]]
        except msgspec.DecodeError as error:
            raise BadArena(f"{path} is no file of arena results: {error}") from error
        if found != self.setting:
            raise BadArena(
                f"{path} has games of another run: {describe(found)}; this run is "
                f"{describe(self.setting)}. Name another file, or repeat that run's settings"
            )
        if whole != data:
            path.write_bytes(whole)

    def add(self, played: Played) -> None:
        """Keeps a finished game; it is on the disk when this returns."""
        self.games.append(played)
        if self._path is not None:
            with self._path.open("ab") as file:
                file.write(msgspec.json.encode(played) + b"\n")
                file.flush()
                os.fsync(file.fileno())


def describe(setting: Setting) -> str:
    options = ", ".join(f"{name}={value}" for name, value in sorted(setting.options.items()))
    return (
        f"{setting.game} (rules {setting.rules_version}), {setting.seats} seats, "
        f"seed {setting.seed}, {options}"
    )


def run(
    game: Game,
    bots: Sequence[str],
    games: int,
    seats: int,
    seed: int = 1,
    options: Mapping[str, object] | None = None,
    processes: int = 1,
    path: Path | None = None,
    progress: Callable[[Results], None] = lambda _: None,
) -> Report:
    """Plays at least `games` games between each two bots and reports.

    Args:
        game: The rules.
        bots: Two or more different bots, as `bots.make` names them.
        games: For each pair; rounded up to whole matches.
        seats: How many seats a game has, 2 or more.
        seed: The same seed gives the same deals, and with bots that do not look at the clock the
            same results.
        options: Of the game.
        processes: How many games run at a time, each in a process of its own.
        path: Keeps finished games there, and goes on with those that are there.
        progress: Called after every game with the results so far.

    Raises:
        BadArena: Too few bots or seats, or a file of another run.
        BadBot: A bot that does not exist.
    """
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise BadArena(
            f"an arena needs two or more different bots, not {', '.join(bots) or 'none'}"
        )
    if seats < 2:
        raise BadArena(f"an arena needs games of 2 seats or more, not {seats}")
    for bot in bots:
        make(bot, 0)
    try:
        start = game.start(seats, 0, options or {})
    except BadOption as error:
        raise BadArena(str(error)) from error
    setting = Setting(game.slug, game.rules_version, seats, dict(start.options), seed)
    results = Results(setting, path)
    wanted = {job.key: job for job in jobs(setting, bots, games)}
    done = {(one.pair, one.match, tuple(one.bots)) for one in results.games}
    for played in played_in_processes(
        [wanted[key] for key in wanted if key not in done], processes
    ):
        results.add(played)
        progress(results)
    mine = [one for one in results.games if (one.pair, one.match, tuple(one.bots)) in wanted]
    return report(setting, bots, mine)


def played_in_processes(work: Sequence[Job], processes: int) -> Iterator[Played]:
    """The games in the order in which they finish.

    A process that dies is replaced and its games are played again, `ATTEMPTS` times at most.
    """
    left = {job.key: job for job in work}
    failures = 0
    while left:
        try:
            for played in _play_all(list(left.values()), processes):
                del left[played.key]
                failures = 0
                yield played
        except BrokenProcessPool as error:
            failures += 1
            if failures == ATTEMPTS:
                raise BadArena(
                    f"a process that plays a game died {ATTEMPTS} times without a finished game; "
                    f"{len(left)} games are missing, all others are kept"
                ) from error


def _play_all(work: list[Job], processes: int) -> Iterator[Played]:
    if processes == 1:
        yield from map(play_job, work)
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        waiting = iter(work)
        running: set[Future[Played]] = set()
        try:
            while True:
                while len(running) < AHEAD * processes and (job := next(waiting, None)):
                    running.add(pool.submit(play_job, job))
                if not running:
                    return
                finished, running = wait(running, return_when=FIRST_COMPLETED)
                for one in finished:
                    yield one.result()
        finally:
            for one in running:
                one.cancel()


# --- the report ---------------------------------------------------------------------------


def share(played: Played, bot: str) -> float:
    """The share of the opponents' seats that the bot's seats are placed before."""
    own = [rank for name, rank in zip(played.bots, played.ranks, strict=True) if name == bot]
    others = [rank for name, rank in zip(played.bots, played.ranks, strict=True) if name != bot]
    points = [1.0 if a < b else 0.5 if a == b else 0.0 for a in own for b in others]
    return fmean(points)


def mean_score(played: Iterable[Played], bot: str) -> float:
    return fmean(
        score
        for one in played
        for name, score in zip(one.bots, one.scores, strict=True)
        if name == bot
    )


def by_match(games: Iterable[Played]) -> list[list[Played]]:
    """The games of a pair by match: games on one seed depend on each other, matches do not."""
    found: dict[int, list[Played]] = {}
    for one in games:
        found.setdefault(one.match, []).append(one)
    return [found[match] for match in sorted(found)]


def pair_rows(
    bots: Sequence[str], games: Sequence[Played]
) -> Iterator[tuple[PairRow, list[float]]]:
    """What each pair that has met got, and the first bot's share of each match."""
    for pair in combinations(bots, 2):
        own = [one for one in games if one.pair == pair]
        if not own:
            continue
        matches = by_match(own)
        shares = [fmean(share(one, pair[0]) for one in match) for match in matches]
        gaps = [mean_score(match, pair[0]) - mean_score(match, pair[1]) for match in matches]
        yield PairRow(pair, len(matches), len(own), estimate(shares), estimate(gaps)), shares


def report(setting: Setting, bots: Sequence[str], games: Sequence[Played]) -> Report:
    """The statistics of finished games."""
    pairs = list(pair_rows(bots, games))
    ratings = elo(bots, {row.bots: shares for row, shares in pairs})
    rows = [bot_row(bot, ratings[bot], [one for one in games if bot in one.pair]) for bot in bots]
    return Report(
        setting=setting,
        games=len(games),
        seconds=round(sum(one.seconds for one in games), 1),
        bots=sorted(rows, key=lambda row: -row.elo.mean),
        pairs=[row for row, _ in pairs],
    )


def bot_row(bot: str, rating: Estimate, games: Sequence[Played]) -> BotRow:
    matches: dict[object, list[float]] = {}
    for one in games:
        matches.setdefault((one.pair, one.match), []).append(share(one, bot))
    return BotRow(
        bot=bot,
        games=len(games),
        elo=rating,
        share=estimate([fmean(values) for values in matches.values()]),
        score=round(mean_score(games, bot), 2),
        seats=[seat_row(bot, seat, games) for seat in range(len(games[0].bots))],
    )


def seat_row(bot: str, seat: int, games: Sequence[Played]) -> SeatRow:
    own = [one for one in games if one.bots[seat] == bot]
    wins = [1 / one.ranks.count(1) if one.ranks[seat] == 1 else 0.0 for one in own]
    return SeatRow(
        seat=seat,
        games=len(own),
        wins=round(fmean(wins), 4) if own else 0.0,
        score=round(fmean(one.scores[seat] for one in own), 2) if own else 0.0,
    )
