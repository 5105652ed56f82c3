"""Games for OpenSpiel.

    import pyspiel
    from meadhall.lab import openspiel

    openspiel.register()
    game = pyspiel.load_game("meadhall_animals_on_board(players=3,reward=rank)")

OpenSpiel wants every chance event as an outcome that is listed and applied. All chance of a game
follows from its seed, so there is one chance node, the *deal*, before the first decision. Its
outcomes are the seeds 0 to `deals` - 1, equally likely. What a player may not know of the deal is
not in its observation; `State.resample_from_infostate` draws another world that looks the same.

| parameter | meaning |
| --- | --- |
| `players` | how many play; the fewest if not given |
| `reward` | `win`, `rank` or `score`, see `meadhall.lab.rewards` |
| `deals` | how many different deals there are |
| `options` | of the game: `deck=B;length=short` |

Where the rules ask several seats at once, they are asked one after the other. Observations are
views as numbers (`meadhall.lab.encoder`) or as JSON; information states are the sequence of what
a player saw when it decided, and what it chose.
"""

import random
from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np
import pyspiel

from meadhall.core.game import Game
from meadhall.core.options import BadOption
from meadhall.core.registry import all_games
from meadhall.core.rng import Rng
from meadhall.core.state import State
from meadhall.lab.encoder import encoder_of
from meadhall.lab.rewards import reward_of

DEALS = 10_000
CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
MOST_POINTS = 1000.0  # no game of ours comes near; OpenSpiel wants a bound


def name_of(game: Game) -> str:
    """The name under which OpenSpiel knows a game."""
    return "meadhall_" + game.slug.replace("-", "_")


def register() -> list[str]:
    """Tells OpenSpiel of all games; returns their names there. May be called again."""
    known = set(pyspiel.registered_names())
    for game in all_games():
        if name_of(game) not in known:
            # a class of its own: OpenSpiel keeps it until the process ends, and a function would
            # then be freed without the interpreter's lock
            parts = {"rules": game, "kind": type_of(game)}
            pyspiel.register_game(parts["kind"], type(name_of(game), (SpielGame,), parts))
    return [name_of(game) for game in all_games()]


def load(name: str) -> pyspiel.Game:
    """The game of that name, with its parameters in brackets."""
    register()
    return pyspiel.load_game(name)


def type_of(game: Game) -> pyspiel.GameType:
    """What OpenSpiel is told of a game before it is loaded."""
    return pyspiel.GameType(
        short_name=name_of(game),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.seats[0],
            "reward": "",
            "deals": DEALS,
            "options": "",
        },
    )


def chosen(text: str) -> dict[str, object]:
    """Options written as `deck=B;length=short`."""
    found: dict[str, object] = {}
    for each in filter(None, text.split(";")):
        name, sign, value = each.partition("=")
        if not sign:
            raise BadOption(f"options are NAME=VALUE;NAME=VALUE, not {text!r}")
        found[name.strip()] = value.strip()
    return found


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its parameters; `register` makes a subclass for each."""

    rules: Game
    kind: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        game = self.rules
        self.seats = int(params.get("players", game.seats[0]))
        self.deals = int(params.get("deals", DEALS))
        if self.deals < 1:
            raise BadOption(f"deals must be 1 or more, not {self.deals}")
        self.chosen = chosen(str(params.get("options", "")))
        self.reward = reward_of(str(params.get("reward", "")) or None, self.seats)
        game.start(self.seats, 0, self.chosen)  # says what is wrong with players and options
        bounded = params.get("reward", "") in ("", "win", "rank") and self.seats > 1
        most = 1.0 if bounded else MOST_POINTS
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.actions),
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=None,
            max_game_length=game.longest,
        )
        super().__init__(self.kind, info, params)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self, recall, params)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (str(self),)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """One of our states; before the deal there is none."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.spiel = game
        self.state: State | None = None
        self.seen: list[list[bytes]] = [[] for _ in range(game.seats)]

    def current_player(self) -> int:
        if self.state is None:
            return CHANCE
        return TERMINAL if self.state.over else self.state.seat

    def _legal_actions(self, player: int) -> list[int]:
        assert self.state is not None
        return sorted(self.state.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        part = 1 / self.spiel.deals
        return [(deal, part) for deal in range(self.spiel.deals)]

    def _apply_action(self, action: int) -> None:
        if self.state is None:
            game = self.spiel
            self.state = game.rules.start(game.seats, action, game.chosen)
            return
        seat = self.state.seat
        self.seen[seat].append(shown(self.state, seat) + b" " + str(action).encode())
        self.state.play(action, seat)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"deal {action}"
        return " ".join(map(str, self.spiel.rules.actions.name(action)))

    def is_terminal(self) -> bool:
        return self.state is not None and self.state.over

    def returns(self) -> list[float]:
        if self.state is None or not self.state.over:
            return [0.0] * self.spiel.seats
        return self.spiel.reward(self.state)

    def __str__(self) -> str:
        return " ".join(map(str, self.history()))

    def information_state_string(self, player: int | None = None) -> str:
        """All that the player saw when it decided, what it chose, and what it sees now."""
        seat = self._player(player)
        now = [] if self.state is None else [shown(self.state, seat)]
        return b"\n".join([*self.seen[seat], *now]).decode()

    def resample_from_infostate(
        self, player: int, probability_sampler: Callable[[], float] = random.random
    ) -> "SpielState":
        """A state that looks the same to this player, what it cannot know drawn anew."""
        other = SpielState(self.spiel)
        if self.state is not None:
            rng = Rng(int(probability_sampler() * (1 << 53)))
            other.state = self.state.sample(player, rng)
        other.seen = [list(each) for each in self.seen]
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> "SpielState":
        other = SpielState(self.spiel)
        other.state = None if self.state is None else self.state.clone()
        other.seen = [list(each) for each in self.seen]
        return other

    def _player(self, player: int | None) -> int:
        return self.current_player() if player is None else player


def shown(state: State, seat: int) -> bytes:
    return msgspec.json.encode(state.view(seat))


class Observer:
    """What a player sees, in the form that OpenSpiel's observers have."""

    def __init__(self, game: SpielGame, perfect_recall: bool, params: Any) -> None:
        if params:
            raise ValueError(f"there are no observation parameters; got {params}")
        self.recall = perfect_recall
        self.encoder = encoder_of(game.rules)
        self.tensor = np.zeros(self.encoder.size, np.float32)
        self.dict = {"view": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = 0 if state.state is None else self.encoder.encode(state.state.view(player))

    def string_from(self, state: SpielState, player: int) -> str:
        if self.recall:
            return state.information_state_string(player)
        return "" if state.state is None else shown(state.state, player).decode()
