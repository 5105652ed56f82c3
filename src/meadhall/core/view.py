"""Views: all that a seat may see, as typed structs, built field by field."""

from typing import Any

import msgspec

from meadhall.core.state import State


class Asked(msgspec.Struct, frozen=True):
    """What a seat is being asked: a message key, its arguments, the clause behind it."""

    key: str
    args: dict[str, Any]
    clause: str


class Points(msgspec.Struct, frozen=True):
    """One line of a seat's final sum."""

    key: str
    args: dict[str, Any]
    points: int


class Result(msgspec.Struct, frozen=True):
    """How it ended, by seat."""

    scores: list[int]
    ranks: list[int]
    tally: list[list[Points]]


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What every game shows. A game's own view is a subclass with its own fields."""

    seat: int | None  # whose eyes; null = a spectator
    over: bool
    waiting: list[int]
    prompt: Asked | None  # what this seat is asked, else what the first one waiting is asked
    result: Result | None


def frame(s: State, seat: int | None) -> dict[str, Any]:
    """The fields of View for a state: `MyView(**frame(s, seat), ...)`."""
    return {
        "seat": seat,
        "over": s.over,
        "waiting": s.waiting,
        "prompt": asked(s, seat),
        "result": result(s) if s.over else None,
    }


def asked(s: State, seat: int | None) -> Asked | None:
    prompt = (s.prompt_of(seat) if seat is not None else None) or s.prompt
    return None if prompt is None else Asked(prompt.key, prompt.args, prompt.clause)


def result(s: State) -> Result:
    tally = [
        [Points(line.key, line.args, line.points) for line in s.tally(seat)]
        for seat in range(s.seats)
    ]
    return Result(s.scores(), s.ranks(), tally)
