"""Games as Gymnasium environments: one seat learns, bots play the others.

    import gymnasium
    import meadhall.lab.gymnasium                      # registers meadhall/skibe and the others

    env = gymnasium.make("meadhall/skibe", seats=4, opponents="rollout:50")
    row, info = env.reset(seed=7)
    row, reward, over, _, info = env.step(env.action_space.sample(info["action_mask"]))

An observation is the seat's view as numbers (`meadhall.lab.encoder`); its legal actions are in
`info["action_mask"]` and from `action_masks()`. The reward comes with the last action.

    games = vector("skibe", games=64, processes=2, seats=4)

is a `gymnasium.vector.VectorEnv`: many games in each of several processes, which write into shared
memory. A game that ends is begun anew in the same step (`AutoresetMode.SAME_STEP`); the arrays that
`step` returns are used again by the next one.
"""

import multiprocessing
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection
from multiprocessing.sharedctypes import RawArray
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

import meadhall
from meadhall.bots import Bot, make
from meadhall.core.observation import Observation
from meadhall.core.options import BadOption, Value, read
from meadhall.core.registry import all_games
from meadhall.core.rng import Rng
from meadhall.core.state import State
from meadhall.core.texts import Teller
from meadhall.lab.encoder import encoder_of
from meadhall.lab.rewards import reward_of

PREFIX = "meadhall/"
Row = NDArray[np.float32]
Mask = NDArray[np.int8]


class SeatEnv(gymnasium.Env[Row, np.int64]):
    """One seat of a game; bots play the others.

    Args:
        slug: The game, such as "skibe".
        seats: How many play; the fewest if not given.
        seat: Which seat learns, from 0; without one it is drawn for each game.
        opponents: A bot for all other seats, or a list with one for each of them.
        options: Of the game; what is left out has its default.
        reward: `win`, `rank` or `score`, see `meadhall.lab.rewards`.
        render_mode: "ansi" (a string), "human" (printed), or None.

    Raises:
        UnknownGame, BadOption, BadBot: Says what there is.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human"]}  # noqa: RUF012

    def __init__(
        self,
        slug: str,
        seats: int | None = None,
        seat: int | None = None,
        opponents: str | list[str] = "random",
        options: Mapping[str, object] | None = None,
        reward: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.game = meadhall.game(slug)
        self.seats = self.game.seats[0] if seats is None else seats
        self.game.start(self.seats, 0, options)  # says what is wrong with seats and options
        self.options: dict[str, Value] = read(self.game.options, options or {}, self.seats)
        if seat is not None and seat not in range(self.seats):
            raise BadOption(f"seat must be 0 to {self.seats - 1}, not {seat!r}")
        others = self.seats - 1
        self.opponents = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != others:
            raise BadOption(f"{others} opponents are wanted, not {len(self.opponents)}")
        for name in self.opponents:
            make(name, 0)
        self.fixed_seat = seat
        self.reward = reward_of(reward, self.seats)
        self.encoder = encoder_of(self.game)
        self.render_mode = render_mode
        self.observation_space = spaces.Box(-np.inf, np.inf, (self.encoder.size,), np.float32)
        self.action_space = spaces.Discrete(len(self.game.actions))
        self.state: State | None = None
        self.seat = 0
        self.decisions = 0  # of all seats, in all games
        self._bots: list[Bot | None] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Row, dict[str, Any]]:
        """A new game; without a seed the next one of the row that the last seed began."""
        super().reset(seed=seed)
        rng = Rng(int(self.np_random.integers(1 << 62)))
        self.state = self.game.start(self.seats, rng.big(), self.options)
        self.seat = rng.below(self.seats) if self.fixed_seat is None else self.fixed_seat
        self._bots = [make(name, rng.big()) for name in self.opponents]
        self._bots.insert(self.seat, None)
        self._rng = rng
        self._let_others_play(self.state)
        return self.observe(), {"action_mask": self.action_masks()}

    def step(self, action: int | np.int64) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """Plays an action, then the bots; an illegal one raises and changes nothing."""
        state = self._running()
        state.play(int(action), self.seat)
        self.decisions += 1
        self._let_others_play(state)
        reward = self.reward(state)[self.seat] if state.over else 0.0
        if self.render_mode == "human":
            self.render()
        return self.observe(), reward, state.over, False, {"action_mask": self.action_masks()}

    def observe(self) -> Row:
        """What the seat sees, as numbers."""
        return self.encoder.encode(self._running().view(self.seat))

    def action_masks(self) -> Mask:
        """1 for each legal action of the seat."""
        mask = np.zeros(len(self.game.actions), np.int8)
        state = self._running()
        if self.seat in state.waiting:
            mask[state.legal(self.seat)] = 1
        return mask

    def render(self) -> str | None:
        """The table as the seat sees it, as text."""
        text = self.game.draw(self._running().view(self.seat), Teller(self.game, "en"))
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def _running(self) -> State:
        if self.state is None:
            raise RuntimeError("call reset() first")
        return self.state

    def _let_others_play(self, state: State) -> None:
        while not state.over and self.seat not in state.waiting:
            seat = state.seat
            bot = self._bots[seat]
            assert bot is not None
            state.play(bot.choose(Observation(state, seat, self._rng)), seat)
            self.decisions += 1


class Shared:
    """Arrays that all processes see: what `step` takes and gives, one line for each game."""

    def __init__(self, games: int, size: int, actions: int) -> None:
        self.shapes = {
            "rows": ((games, size), np.float32),
            "masks": ((games, actions), np.int8),
            "rewards": ((games,), np.float64),
            "overs": ((games,), np.int8),
            "actions": ((games,), np.int64),
        }
        self.memory = {
            name: RawArray("b", int(np.prod(shape)) * np.dtype(kind).itemsize)
            for name, (shape, kind) in self.shapes.items()
        }

    def array(self, name: str) -> NDArray[Any]:
        shape, kind = self.shapes[name]
        return np.frombuffer(self.memory[name], kind).reshape(shape)


class Batch:
    """The games of one process, from line `first` of the shared arrays on."""

    def __init__(self, first: int, games: int, shared: Shared, settings: dict[str, Any]) -> None:
        self.envs = [SeatEnv(**settings) for _ in range(games)]
        mine = slice(first, first + games)
        self.rows = shared.array("rows")[mine]
        self.masks = shared.array("masks")[mine]
        self.rewards = shared.array("rewards")[mine]
        self.overs = shared.array("overs")[mine]
        self.actions = shared.array("actions")[mine]
        self.first = first

    def reset(self, seed: int | None) -> None:
        for at, env in enumerate(self.envs):
            self.rows[at], info = env.reset(seed=None if seed is None else seed + self.first + at)
            self.masks[at] = info["action_mask"]
        self.rewards[:] = 0
        self.overs[:] = 0

    def step(self) -> None:
        for at, env in enumerate(self.envs):
            row, self.rewards[at], over, _, info = env.step(self.actions[at])
            self.overs[at] = over
            if over:
                row, info = env.reset()
            self.rows[at] = row
            self.masks[at] = info["action_mask"]

    @property
    def decisions(self) -> int:
        return sum(env.decisions for env in self.envs)


def serve(
    end: Connection, first: int, games: int, shared: Shared, settings: dict[str, Any]
) -> None:
    """What a process does: steps its games whenever it is told to, until the line is closed."""
    batch = Batch(first, games, shared, settings)
    with suppress(EOFError, KeyboardInterrupt):
        while True:
            what, seed = end.recv()
            try:
                batch.reset(seed) if what == "reset" else batch.step()
            except Exception as error:
                end.send(error)
            else:
                end.send(batch.decisions)


class GamesVectorEnv(VectorEnv[Row, NDArray[np.int64], Row]):
    """Many games at once, in this process or in several; see `vector`.

    Attributes:
        decisions: How many were made so far, by all seats of all games.
    """

    def __init__(self, games: int, processes: int, settings: dict[str, Any]) -> None:
        if games < 1 or processes < 0 or processes > games:
            raise BadOption(
                f"games must be 1 or more and processes 0 to {games}, not {games} and {processes}"
            )
        one = SeatEnv(**settings)
        self.num_envs = games
        self.metadata = {**one.metadata, "autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = one.observation_space
        self.single_action_space = one.action_space
        self.observation_space = batch_space(one.observation_space, games)
        self.action_space = batch_space(one.action_space, games)
        self.decisions = 0
        self.shared = Shared(games, one.encoder.size, len(one.game.actions))
        self.here: Batch | None = None
        self.lines: list[Connection] = []
        self.workers: list[Any] = []
        if processes == 0:
            self.here = Batch(0, games, self.shared, settings)
        context = multiprocessing.get_context("spawn")
        for at in range(processes):
            first, behind = at * games // processes, (at + 1) * games // processes
            ours, theirs = context.Pipe()
            told = (theirs, first, behind - first, self.shared, settings)
            worker = context.Process(target=serve, args=told, daemon=True)
            worker.start()
            theirs.close()
            self.lines.append(ours)
            self.workers.append(worker)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Row, dict[str, Any]]:
        """Begins all games anew; game k has the seed `seed + k`."""
        self._all("reset", seed)
        return self.shared.array("rows"), {"action_mask": self.shared.array("masks")}

    def step(self, actions: NDArray[np.int64]) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """One action in each game."""
        self.shared.array("actions")[:] = actions
        self._all("step", None)
        overs = self.shared.array("overs").astype(bool)
        rows, rewards = self.shared.array("rows"), self.shared.array("rewards")
        info = {"action_mask": self.shared.array("masks")}
        return rows, rewards, overs, np.zeros(self.num_envs, bool), info

    def _all(self, what: str, seed: int | None) -> None:
        if self.here is not None:
            self.here.reset(seed) if what == "reset" else self.here.step()
            self.decisions = self.here.decisions
            return
        for at in range(len(self.lines)):
            with self._line(at) as line:
                line.send((what, seed))
        answers = []
        for at in range(len(self.lines)):
            with self._line(at) as line:
                answers.append(line.recv())
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer
        self.decisions = sum(answers)

    @contextmanager
    def _line(self, at: int) -> Iterator[Connection]:
        """The line to a process; one that has ended becomes an error that says so."""
        try:
            yield self.lines[at]
        except (EOFError, OSError) as error:
            worker = self.workers[at]
            worker.join(5)
            code = worker.exitcode
            self.close()
            raise RuntimeError(
                f"process {at} of the vector environment ended (exit code {code}); "
                "its games are lost: make a new environment"
            ) from error

    def close_extras(self, **_: Any) -> None:
        """Ends the processes."""
        for line in self.lines:
            line.close()
        for worker in self.workers:
            worker.join(5)
            if worker.is_alive():
                worker.kill()
        self.lines, self.workers = [], []


def vector(slug: str, games: int = 64, processes: int = 0, **settings: Any) -> GamesVectorEnv:
    """Many games of one kind at once.

    Args:
        slug: The game.
        games: How many.
        processes: Over how many processes they are spread; 0: all in this one.
        settings: Of each game, see `SeatEnv`.
    """
    return GamesVectorEnv(games, processes, {"slug": slug, **settings})


def register() -> None:
    """Tells Gymnasium of all games, as `meadhall/SLUG-vN`, N being the version of the rules."""
    for game in all_games():
        name = f"{PREFIX}{game.slug}-v{game.rules_version}"
        if name not in gymnasium.registry:
            gymnasium.register(
                name, entry_point="meadhall.lab.gymnasium:SeatEnv", kwargs={"slug": game.slug},
                disable_env_checker=True,
            )  # fmt: skip


register()
