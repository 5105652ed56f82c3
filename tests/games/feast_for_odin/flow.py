"""How many decisions a game takes, by step: random play, and a player who lays all that fits.

python -m tests.games.feast_for_odin.flow [GAMES]
"""

import sys
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from meadhall.core.rng import Rng
from meadhall.games.feast_for_odin import GAME
from meadhall.games.feast_for_odin.rules import Odin

Policy = Callable[[Odin, int, list[int], Rng], int]

# what the player who lays all that fits takes, the first verb that is offered
FIRST = (
    "put-all", "set-table", "occupy", "imitate", "done", "mine-two", "mine", "upgrade-two",
    "upgrade", "trade-all", "trade", "loot", "succeed", "roll",
)  # fmt: skip
NEVER = ("anytime", "pass", "decline", "take-off", "leave", "fail", "no-more")


class Count(NamedTuple):
    """Decisions by step, those with one choice among them, and all by verb."""

    steps: Counter[str]
    forced: Counter[str]
    verbs: Counter[tuple[str, str]]


def at_random(_s: Odin, _seat: int, legal: list[int], rng: Rng) -> int:
    return legal[rng.below(len(legal))]


def laying_all(s: Odin, seat: int, legal: list[int], rng: Rng) -> int:
    """Lays the tiles that fit before each placement and at each window, with one move; takes the
    cheapest table, the most of everything, and a space at random."""
    by_verb: dict[str, list[int]] = {}
    for action in legal:
        by_verb.setdefault(GAME.actions.verb_of(action).name, []).append(action)
    step = s.step_of(seat)
    assert step is not None
    for verb in FIRST:
        if verb in by_verb and not (verb == "done" and step.name in ("upgrade", "mine", "trade")):
            return by_verb[verb][rng.below(len(by_verb[verb]))]
    liked = [action for verb in by_verb if verb not in NEVER for action in by_verb[verb]]
    liked = liked or [action for verb in by_verb if verb != "anytime" for action in by_verb[verb]]
    return liked[rng.below(len(liked))]


def play(seed: int, policy: Policy, seats: int = 4, **options: object) -> Count:
    """One game without cards, unless the options say otherwise."""
    s = GAME.start(seats, seed, {"occupations": "none", **options})
    assert isinstance(s, Odin)
    rng = Rng(seed + 1)
    count = Count(Counter(), Counter(), Counter())
    while not s.over:
        waiting = s.waiting
        seat = waiting[rng.below(len(waiting))]
        legal = s.legal(seat)
        step = s.step_of(seat)
        assert step is not None
        action = policy(s, seat, legal, rng)
        count.steps[step.name] += 1
        count.forced[step.name] += len(legal) == 1
        count.verbs[step.name, GAME.actions.verb_of(action).name] += 1
        s.play(action, seat)
    return count


def measure(games: int, policy: Policy) -> Count:
    """All of several games."""
    total = Count(Counter(), Counter(), Counter())
    for seed in range(games):
        found = play(seed, policy)
        total.steps.update(found.steps)
        total.forced.update(found.forced)
        total.verbs.update(found.verbs)
    return total


def show(games: int, policy: Policy) -> None:
    count = measure(games, policy)
    whole = sum(count.steps.values()) / games
    print(
        f"{policy.__name__}: {whole:.1f} decisions, forced {sum(count.forced.values()) / games:.1f}"
    )
    for step, many in count.steps.most_common():
        verbs = [(n, verb) for (at, verb), n in count.verbs.items() if at == step]
        shown = ", ".join(f"{verb} {n / games:.1f}" for n, verb in sorted(verbs, reverse=True)[:8])
        print(f"  {step:14} {many / games:6.1f}  {shown}")


if __name__ == "__main__":
    many = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    show(many, at_random)
    show(many, laying_all)
