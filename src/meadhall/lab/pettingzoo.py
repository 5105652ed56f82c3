"""Games as PettingZoo environments.

    from meadhall.lab.pettingzoo import env

    skibe = env("skibe", seats=4)
    skibe.reset(seed=7)
    for agent in skibe.agent_iter():
        observation, reward, termination, truncation, info = skibe.last()
        mask = observation["action_mask"]
        action = None if termination else skibe.action_space(agent).sample(mask)
        skibe.step(action)

Agents are `seat_0`, `seat_1`, and so on. An observation is a dict of `observation`, the seat's view
as numbers (`meadhall.lab.encoder`), and `action_mask`, its legal actions. Where the rules ask
several seats at once, the first of them in the order of seats is selected. Rewards come with the
last action. A game never ends early, so nothing is ever truncated.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

import meadhall
from meadhall.core.options import Value, read
from meadhall.core.state import State
from meadhall.core.texts import Teller
from meadhall.lab.encoder import encoder_of
from meadhall.lab.rewards import reward_of

Observed = dict[str, NDArray[Any]]


def env(
    slug: str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    reward: str | None = None,
    render_mode: str | None = None,
) -> Any:
    """A game as an AEC environment, with PettingZoo's usual wrappers.

    Args:
        slug: The game, such as "skibe".
        seats: How many play; the fewest if not given.
        options: Of the game; what is left out has its default.
        reward: `win` (1 to the winner, all sum to 0), `rank` (1 to -1 by place) or `score` (lead
            over the best other). Without one: `win`, alone `score`.
        render_mode: "ansi" (a string), "human" (printed), or None.

    Raises:
        UnknownGame, BadOption: Says what there is.
    """
    raw = raw_env(slug, seats, options, reward, render_mode)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw))


def parallel_env(
    slug: str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    reward: str | None = None,
    render_mode: str | None = None,
) -> Any:
    """The same as a parallel environment: only the action of the seat on turn counts."""
    return turn_based_aec_to_parallel(env(slug, seats, options, reward, render_mode))


class raw_env(AECEnv[str, Observed, int | None]):  # type: ignore[misc]  # noqa: N801
    """The environment without wrappers; see `env`.

    Attributes:
        game: The rules.
        game_state: The running game, a `meadhall.core.state.State`.
    """

    def __init__(
        self,
        slug: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        reward: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = meadhall.game(slug)
        self.seats = self.game.seats[0] if seats is None else seats
        self.game.start(self.seats, 0, options)  # says what is wrong with seats and options
        self.options: dict[str, Value] = read(self.game.options, options or {}, self.seats)
        self.reward = reward_of(reward, self.seats)
        self.encoder = encoder_of(self.game)
        self.metadata = {
            "name": f"{slug}_v{self.game.rules_version}",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        actions = len(self.game.actions)
        shape = (self.encoder.size,)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-np.inf, np.inf, shape, np.float32),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.game_state: State | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. Without a seed its chance is drawn from the system."""
        self.game_state = self.game.start(self.seats, seed, self.options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.game_state.seat]

    def observe(self, agent: str) -> Observed:
        state = self._running()
        seat = self._seat_of[agent]
        mask = np.zeros(len(self.game.actions), np.int8)
        if seat in state.waiting:
            mask[state.legal(seat)] = 1
        return {"observation": self.encoder.encode(state.view(seat)), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Plays an action of the selected agent; an illegal one raises and changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        state = self._running()
        state.play(int(action) if action is not None else -1, self._seat_of[agent])
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if state.over:
            for seat, points in enumerate(self.reward(state)):
                self.rewards[self.possible_agents[seat]] = points
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[state.seat]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table as a spectator sees it, as text."""
        state = self._running()
        text = self.game.draw(state.view(None), Teller(self.game, "en"))
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing to let go of."""

    def _running(self) -> State:
        if self.game_state is None:
            raise RuntimeError("call reset() first")
        return self.game_state
