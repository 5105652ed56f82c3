"""The settings a game is tried at: every seat count, every option at every value. Interpreted,
where a game takes many times as long, each seat count with all defaults and with all last values:
that both builds play alike is shown by the golden playthroughs."""

from meadhall.core import state
from meadhall.core.game import Game
from meadhall.core.options import Value
from meadhall.core.registry import entries, game
from meadhall.lab.fuzz import allowed, settings

INTERPRETED = state.__file__.endswith(".py")
Case = tuple[str, int, dict[str, Value], int]


def slugs() -> list[str]:
    return sorted(entries())


def cases_of(one: Game) -> list[Case]:
    found = [(seats, options) for seats, options in settings(one) if allowed(one, seats, options)]
    plain = [(one.slug, seats, options, 11 + n) for n, (seats, options) in enumerate(found)]
    if INTERPRETED:
        most = max(len(options) for _, options in found)
        return [case for case in plain if len(case[2]) in (0, most)]
    return plain + [(one.slug, seats, {}, 97) for seats in one.seats]


def all_cases() -> list[Case]:
    return [case for slug in slugs() for case in cases_of(game(slug))]


def name(case: Case) -> str:
    slug, seats, options, seed = case
    words = ",".join(f"{key}={value}" for key, value in options.items())
    return f"{slug}-{seats}{'-' if words else ''}{words}-{seed}"
