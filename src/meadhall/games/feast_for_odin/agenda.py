"""The agenda of the game: decisions, and frames that run by themselves.

An *automatic* step asks nobody. It stands on the agenda below what must happen first, and runs as
soon as it is on top: the next part of an action, the answers of cards to an event. So an action
that a card grants in the middle of another, or of somebody's feast, is finished before whatever
was open comes back.
"""

from meadhall.core.state import Step
from meadhall.games.feast_for_odin.state import Table


class Automatic(Step[Table]):
    """Runs by itself when it is on top of the agenda; s.arg is the number it was asked with."""

    def __init__(self, name: str, clause: str) -> None:
        super().__init__(name, clause)
        self.asks = False

    def options(self, s: Table, seat: int) -> list[int]:
        raise AssertionError(f"{self.name} runs by itself")

    def run(self, s: Table, seat: int) -> None:
        """What it does; it is off the agenda: ask it again to go on later."""
        raise NotImplementedError


def settle(s: Table) -> None:
    """Runs automatic steps until a decision is on top of the agenda, or of the lane in play."""
    if s.lane >= 0:
        frame = s.lanes[s.lane]
        while frame is not None and isinstance(frame.step, Automatic):
            drop(s, frame.seat)
            s.arg = frame.arg
            frame.step.run(s, frame.seat)
            frame = s.lanes[s.lane]
        return
    step = s.asked
    while step is not None and isinstance(step, Automatic):
        seat = s.asked_seat
        s.arg = s.asked_arg
        drop(s, seat)
        step.run(s, seat)
        step = s.asked


def on_top(s: Table, seat: int) -> Step[Table] | None:
    """The step on top of the seat's lane, or of the agenda if it is the seat's."""
    if s.lane >= 0:
        frame = s.lanes[seat]
        return None if frame is None else frame.step
    return s.asked if s.asked_seat == seat else None


def drop(s: Table, seat: int) -> None:
    """Takes the step on top off the seat's lane, or off the agenda."""
    if s.lane >= 0:
        frame = s.lanes[seat]
        assert frame is not None
        s.lanes[seat] = frame.below
        if frame.below is None:
            s.open_lanes -= 1
        return
    below = s.later
    if below is None:
        s.asked = None
    else:
        s.asked = below.step
        s.asked_seat = below.seat
        s.asked_arg = below.arg
        s.later = below.below
