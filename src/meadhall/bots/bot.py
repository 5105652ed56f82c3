"""What a bot is, and which there are."""

from typing import Protocol

from meadhall.bots.random import RandomBot
from meadhall.bots.rollout import RolloutBot
from meadhall.core.observation import Observation
from meadhall.core.options import whole
from meadhall.core.rng import Rng


class BadBot(ValueError):
    """No bot of that name; says which there are."""


class Bot(Protocol):
    """Chooses one of the observation's legal actions.

    Any class with this method is a bot:

        class First:
            def choose(self, seen: Observation) -> int:
                return seen.legal[0]
    """

    def choose(self, seen: Observation) -> int:
        """One of `seen.legal`."""
        ...


def names() -> list[str]:
    """The kinds of bot, weakest first."""
    return ["random", "rollout"]


def make(name: str, seed: int) -> Bot:
    """A bot by its name.

    Args:
        name: `random`, or `rollout` with an optional budget: `rollout:200` playouts,
            `rollout:300ms` of time.
        seed: Of its own chance, which is not the game's.

    Raises:
        BadBot: No bot of that name; says which there are.
    """
    if name == "random":
        return RandomBot(Rng(seed))
    if name == "rollout":
        return RolloutBot(Rng(seed))
    kind, _, budget = name.partition(":")
    if kind == "rollout":
        number = whole(budget.removesuffix("ms"))
        if number is None or number < 1:
            raise BadBot(f"{name!r}: a budget is a number of playouts (200) or of time (300ms)")
        if budget.endswith("ms"):
            return RolloutBot(Rng(seed), milliseconds=number)
        return RolloutBot(Rng(seed), playouts=number)
    raise BadBot(f"no bot {name!r}; there are: {', '.join(names())} (rollout:200, rollout:300ms)")
