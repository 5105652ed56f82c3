"""Views: all that a seat may see, as typed structs, built field by field."""

from typing import Any

from meadhall.core.seen import Points, PromptView, Result
from meadhall.core.state import State


def frame(s: State, seat: int | None) -> dict[str, Any]:
    """The fields of View for a state: `MyView(**frame(s, seat), ...)`.

    Named one by one they make a view somewhat faster.
    """
    return {
        "seat": seat,
        "over": s.over,
        "waiting": s.waiting,
        "prompt": asked(s, seat),
        "result": result(s),
    }


def asked(s: State, seat: int | None) -> PromptView | None:
    """What this seat is asked, else what the first seat waiting is asked."""
    prompt = (s.prompt_of(seat) if seat is not None else None) or s.prompt
    return None if prompt is None else PromptView(prompt.key, prompt.args, prompt.clause)


def result(s: State) -> Result | None:
    """The result, once the game is over."""
    if not s.over:
        return None
    tally = [
        [Points(line.key, line.args, line.points) for line in s.tally(seat)]
        for seat in range(s.seats)
    ]
    return Result(s.scores(), s.ranks(), tally)
