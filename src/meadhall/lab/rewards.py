"""What a finished game is worth to each seat, for programs that learn."""

from collections.abc import Callable

from meadhall.core.options import BadOption
from meadhall.core.state import State

Reward = Callable[[State], list[float]]


def win(end: State) -> list[float]:
    """1 for the winner; the others share -1. A shared win is shared alike, so that all sum to 0."""
    ranks = end.ranks()
    part = 1 / ranks.count(1)
    others = len(ranks) - 1
    return [((part if rank == 1 else 0) * len(ranks) - 1) / others for rank in ranks]


def rank(end: State) -> list[float]:
    """1 for the first place down to -1 for the last, in equal steps; equal places share theirs."""
    ranks = end.ranks()
    last = len(ranks) - 1
    middle = [place + (ranks.count(place) - 1) / 2 for place in ranks]
    return [1 - 2 * (place - 1) / last for place in middle]


def score(end: State) -> list[float]:
    """The lead over the best of the others; alone: the score itself."""
    scores = end.scores()
    if len(scores) == 1:
        return [float(scores[0])]
    return [
        float(mine - max(scores[:seat] + scores[seat + 1 :])) for seat, mine in enumerate(scores)
    ]


REWARDS: dict[str, Reward] = {"win": win, "rank": rank, "score": score}


def reward_of(name: str | None, seats: int) -> Reward:
    """The reward of that name; without one `win`, or `score` for one player.

    Raises:
        BadOption: There is no such reward, or it says nothing about one player alone.
    """
    if name is None:
        name = "win" if seats > 1 else "score"
    if name not in REWARDS:
        raise BadOption(f"no reward {name!r}; there are: {', '.join(REWARDS)}")
    if seats == 1 and name != "score":
        raise BadOption(f"reward {name!r} compares players; for one player use 'score'")
    return REWARDS[name]
