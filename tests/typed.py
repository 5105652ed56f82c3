"""Narrows what the core gives to what a test knows of it, and fails where that is wrong."""

from typing import TypeVar

from meadhall.core.state import State

T = TypeVar("T")


def typed(kind: type[T], value: object) -> T:
    """The value, which has to be of that type: `typed(Skibe, GAME.start(3))`."""
    assert isinstance(value, kind), f"{value!r} is not a {kind.__name__}"
    return value


def step_name(state: State) -> str:
    """The name of the step that the first seat waiting is asked."""
    step = state.step_of(state.seat)
    assert step is not None, "nobody is asked anything"
    return step.name


def prompt_key(state: State) -> str:
    """The message of what the first seat waiting is asked."""
    prompt = state.prompt
    assert prompt is not None, "nobody is asked anything"
    return prompt.key
