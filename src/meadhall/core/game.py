"""Game: the static description of a rule book, and the way to start one."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from meadhall.core import options as opts
from meadhall.core.actions import ActionSpace
from meadhall.core.rng import Rng
from meadhall.core.state import State, Step


class WrongRules(ValueError):
    """Stored data that these rules cannot reproduce; says why."""


class Unclear(ValueError):
    """Shorthand that names no row of moves; says what would be right, in the reader's language."""


Say = Callable[..., str]


@dataclass(frozen=True, kw_only=True, eq=False)
class Game:
    """A rule book: what it is called, who can play it, which moves it knows."""

    slug: str
    title: str
    seats: range
    options: tuple[opts.Option, ...]
    rules_version: int  # goes up whenever stored games would play out differently
    actions: ActionSpace
    steps: Sequence[Step[Any]]
    state: Callable[["Game", int, dict[str, Any]], State]
    view: Callable[[Any, int | None], Any]  # state, seat -> a msgspec struct
    view_type: type  # that struct, for the generated TypeScript
    draw: Callable[[Any, Say], str]  # view, say -> the table as text
    package: str  # where its texts lie
    clauses: str  # the letter before its clause numbers
    longest: int  # no game has more decisions than this
    # a copy of the state, seat, typed words, say -> moves to be played all or none
    shorthand: Callable[[Any, int, str, Say], list[int] | None] | None = None

    def start(
        self, seats: int, seed: int | None = None, options: Mapping[str, object] | None = None
    ) -> State:
        """A new game. Without a seed one is drawn from the system's entropy."""
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            few, many = self.seats[0], self.seats[-1]
            raise opts.BadOption(f"{self.slug} is for {few} to {many} players, not {seats!r}")
        if seed is None:
            seed = secrets.randbits(128)
        if isinstance(seed, bool) or not isinstance(seed, int) or seed < 0:
            raise opts.BadOption(f"a seed is a whole number, 0 or more, not {seed!r}")
        chosen = opts.read(self.options, options, seats) if options else self._defaults(seats)
        state = self.state(self, seats, chosen)
        state.rng = Rng(seed)
        state.set_up()
        state.run()
        return state

    def _defaults(self, seats: int) -> dict[str, opts.Value]:
        """All options at their defaults; states share it."""
        known: dict[int, dict[str, opts.Value]] = self.__dict__.setdefault("_known_defaults", {})
        if seats not in known:
            known[seats] = opts.read(self.options, {}, seats)
        return known[seats]

    def load(self, data: Mapping[str, Any]) -> State:
        """The state that `dump` wrote."""
        if data.get("game") != self.slug:
            raise WrongRules(f"this is a state of {data.get('game')!r}, not of {self.slug!r}")
        if data.get("rules") != self.rules_version:
            raise WrongRules(
                f"the state was made by rules version {data.get('rules')} of {self.slug}, "
                f"these are version {self.rules_version}"
            )
        state = self.state(self, data["seats"], dict(data["options"]))
        state.restore(dict(data))
        return state

    def __reduce__(self) -> tuple[Any, ...]:
        from meadhall.core.registry import game

        return (game, (self.slug,))

    def __repr__(self) -> str:
        return f"<Game {self.slug} version {self.rules_version}>"
