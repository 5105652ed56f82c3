"""What every view holds, as structs; `view` makes them."""

from typing import Any

import msgspec


class PromptView(msgspec.Struct, frozen=True, gc=False):
    """What a seat is being asked: a message key, its arguments, the clause behind it."""

    key: str
    args: dict[str, Any]
    clause: str


class Points(msgspec.Struct, frozen=True, gc=False):
    """One line of a seat's final sum."""

    key: str
    args: dict[str, Any]
    points: int


class Result(msgspec.Struct, frozen=True, gc=False):
    """How it ended, by seat."""

    scores: list[int]
    ranks: list[int]
    tally: list[list[Points]]


class View(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What every game shows. A game's own view is a subclass with its own fields."""

    seat: int | None  # whose view this is; None is a spectator
    over: bool
    waiting: list[int]
    prompt: PromptView | None  # what this seat is asked, else what the first one waiting is asked
    result: Result | None
