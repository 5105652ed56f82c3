"""Options of a table: typed, with defaults. They feed the lobby form, the CLI and the docs.

Names and explanations are texts: `option-<name>`, `option-<name>-help` and, for each
value of a Choice, `option-<name>-<value>`.
"""

import re
from collections.abc import Mapping, Sequence

import msgspec

Value = bool | int | str


class BadOption(ValueError):
    """An option, seat count or seed that the game does not know; says what is allowed."""


def whole(words: str) -> int | None:
    """The whole number that somebody typed, or None."""
    return int(words) if re.fullmatch(r"\s*-?[0-9]{1,18}\s*", words) else None


class Flag(msgspec.Struct, frozen=True, tag="flag"):
    """On or off: `Flag("fog", default=True)`."""

    name: str
    default: bool = False
    seats: tuple[int, ...] = ()  # the seat counts at which it may differ from its default

    def read(self, value: object) -> bool:
        """The value, given as a bool or as a word such as "on"."""
        if isinstance(value, bool):
            return value
        if isinstance(value, str) and value.lower() in WORDS:
            return WORDS[value.lower()]
        raise BadOption(f"option {self.name!r} must be on or off, not {value!r}")


class Choice(msgspec.Struct, frozen=True, tag="choice"):
    """One of some words; the first is the default: `Choice("deck", ("short", "long"))`."""

    name: str
    values: tuple[str, ...]
    seats: tuple[int, ...] = ()
    closed: tuple[str, ...] = ()  # values that no table can choose yet
    because: str = ""  # why they are closed

    @property
    def default(self) -> str:
        """The first value."""
        return self.values[0]

    @property
    def open(self) -> tuple[str, ...]:
        """The values a table can choose."""
        return tuple(value for value in self.values if value not in self.closed)

    def read(self, value: object) -> str:
        """The value, if a table can choose it."""
        if isinstance(value, str) and value in self.open:
            return value
        allowed = ", ".join(self.open)
        if value in self.closed:
            raise BadOption(
                f"option {self.name!r} cannot be {value} yet: {self.because}; it can be {allowed}"
            )
        raise BadOption(f"option {self.name!r} must be one of {allowed}; not {value!r}")


class Number(msgspec.Struct, frozen=True, tag="number"):
    """A whole number in a range: `Number("rounds", default=3, least=1, most=9)`."""

    name: str
    default: int
    least: int
    most: int
    seats: tuple[int, ...] = ()

    def read(self, value: object) -> int:
        """The value, given as a number or as its digits."""
        number = whole(value) if isinstance(value, str) else value
        if type(number) is int and self.least <= number <= self.most:
            return number
        raise BadOption(
            f"option {self.name!r} must be a number from {self.least} to {self.most}, not {value!r}"
        )


Option = Flag | Choice | Number

WORDS = {
    "on": True, "true": True, "yes": True, "1": True,
    "off": False, "false": False, "no": False, "0": False,
}  # fmt: skip


def first_player(most: int) -> Choice:
    """The option every game has: who starts."""
    return Choice("first_player", ("random", *(str(seat + 1) for seat in range(most))))


def read(specs: Sequence[Option], given: Mapping[str, object], seats: int) -> dict[str, Value]:
    """All options of a table, the given ones checked, the others at their defaults."""
    known = {spec.name: spec for spec in specs}
    for name in given:
        if name not in known:
            raise BadOption(f"no option {name!r}; there are: {', '.join(known) or 'none'}")
    values: dict[str, Value] = {}
    for spec in specs:
        value = spec.read(given[spec.name]) if spec.name in given else spec.default
        if value != spec.default and spec.seats and seats not in spec.seats:
            where = " or ".join(str(n) for n in spec.seats)
            raise BadOption(f"option {spec.name!r} is only for {where} players, not {seats}")
        values[spec.name] = value
    starter = values.get("first_player", "random")
    if starter != "random" and int(starter) > seats:
        raise BadOption(f"option 'first_player' is {starter}, but there are {seats} seats")
    return values
