"""Step: one decision of a rule book. Frame: a decision that waits on a state's agenda."""

from typing import TYPE_CHECKING, Any, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from meadhall.core.messages import Args
from meadhall.core.moves import Moves

if TYPE_CHECKING:
    from meadhall.core.state import State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One decision: what may be chosen, and what each choice does, side by side.

    `s.arg` is the number the step was asked with.

        class Draw(Step["MyState"]):
            def options(self, s: "MyState", seat: int) -> list[int]:
                return [DRAW.id(pile) for pile in range(3) if s.piles[pile]]

            def take(self, s: "MyState", seat: int, action: int) -> None:
                s.hands[seat].append(s.piles[DRAW.arg(action)].pop())

    A compiled game gains by writing `offer` instead of `options`: it makes no list.

            def offer(self, s: "MyState", seat: i64, moves: Moves) -> None:
                for pile in range(3):
                    if s.piles[pile]:
                        moves.add(DRAW.id(pile))
    """

    def __init__(self, name: str, clause: str) -> None:
        self.name = name
        self.prompt = "prompt-" + name  # its message
        self.clause = clause
        self.asks = True  # False: the game runs it itself, nobody sees it

    # every step writes one of the first two, and `take`

    def options(self, s: S, seat: int) -> list[int]:
        """The legal action ids; never empty."""
        raise NotImplementedError

    def offer(self, s: S, seat: i64, moves: Moves) -> None:
        """Writes the legal action ids into the buffer, which is empty; at least one."""
        moves.extend(self.options(s, seat))

    def take(self, s: S, seat: int, action: int) -> None:
        """Carries the action out. The step is no longer on the agenda: ask again to continue it."""
        raise NotImplementedError

    def prompt_args(self, s: S, seat: int) -> Args:
        """Arguments of the prompt, public ones only."""
        return {}


def number(*steps: Step[Any]) -> list[Step[Any]]:
    """A game's steps. Stored states refer to them by name, so names must be unique."""
    names = [step.name for step in steps]
    for name in names:
        if names.count(name) > 1:
            raise ValueError(f"two steps are called {name!r}")
    return list(steps)


@final
class Frame:
    """One decision that waits: the step, who is asked, the number, and the frame below it.

    Frames never change, so copies of a state share them.
    """

    def __init__(self, step: Step[Any], seat: int, arg: int, below: "Frame | None") -> None:
        self.step = step
        self.seat = seat
        self.arg = arg
        self.below = below

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Frame):
            return False
        return (
            self.step is other.step
            and self.seat == other.seat
            and self.arg == other.arg
            and self.below == other.below
        )

    def __hash__(self) -> int:
        return hash((self.step.name, self.seat, self.arg))

    def __repr__(self) -> str:
        return f"Frame({self.step.name!r}, seat {self.seat}, {self.arg})"


def stacked(top: Frame | None) -> list[Frame]:
    """The frames of a stack, the one on top last."""
    found: list[Frame] = []
    while top is not None:
        found.append(top)
        top = top.below
    found.reverse()
    return found


def dumped_frames(top: Frame | None) -> list[Any]:
    """A stack of frames as plain data; `State.restore` reads it."""
    return [[frame.step.name, frame.seat, frame.arg] for frame in stacked(top)]
