"""What each seat may take back, and the position without it.

A seat goes back over its own unbroken decisions, as long as nothing has been revealed. A decision
of another seat breaks them, unless both were asked at once: if it could have been made without
them, to the same effect, it is left as it is and only they are taken out.
"""

from typing import Literal

from meadhall.core.state import Line, State

NoUndo = Literal["reveal", "other-seat", "nothing"]
Left = tuple[int, State]  # a move's number, and the position without it and its seat's later ones


class Made:
    """A move that was made: its number, and the position before it."""

    def __init__(self, number: int, seat: int, action: int, before: State) -> None:
        self.number = number
        self.seat = seat
        self.action = action
        self.before = before


class Takebacks:
    """States given to it are kept, and must not change any more."""

    def __init__(self) -> None:
        self._runs: dict[int, list[Left]] = {}
        self._recent: list[Made] = []  # from the oldest move on that may be taken back
        self._why: dict[int, NoUndo] = {}

    def may(self, seat: int | None) -> list[int]:
        """Numbers of the moves that seat may take back, newest last."""
        return [number for number, _ in self._runs.get(-1 if seat is None else seat, ())]

    def why_not(self, seat: int | None) -> NoUndo:
        """Why it may take back none, or none further back."""
        return self._why.get(-1 if seat is None else seat, "nothing")

    def without(self, seat: int, number: int) -> State:
        """The position without that move of the seat and its later ones."""
        return next(state for one, state in self._runs[seat] if one == number)

    def alone(self, seat: int, number: int) -> bool:
        """Whether nobody else has moved since."""
        return all(made.seat == seat for made in self._recent if made.number >= number)

    def gone(self, seat: int, number: int) -> list[int]:
        """All that would be taken back with it."""
        return [one for one in self.may(seat) if one >= number]

    def played(self, made: Made, after: State) -> None:
        before, seat = made.before, made.seat
        if after.reveals != before.reveals:
            self._why = dict.fromkeys([seat, *self._runs], "reveal")
            self._runs = {}
            self._recent = []
            return
        told = _told(before, made) if self._several(seat) and beside(before, after, seat) else None
        for other in range(before.seats):
            if other != seat:
                self._move_on(other, made, after, told)
        self._runs.setdefault(seat, []).append((made.number, before))
        self._recent.append(made)
        self._forget_old()

    def take_back(self, seat: int, number: int) -> None:
        """The moves that stay are made once more, from the position before all of them."""
        old = self._recent
        self._recent = []
        self._runs = {}
        state = old[0].before
        for made in old:
            if made.seat != seat or made.number < number:
                before = state
                state = before.clone()
                state.play(made.action, made.seat)
                self.played(Made(made.number, made.seat, made.action, before), state)

    def forget(self) -> None:
        """The position was set otherwise: nothing before it can be taken back."""
        self._runs = {}
        self._recent = []
        self._why = {}

    def _forget_old(self) -> None:
        """What came before the oldest move that may be taken back; but a question to several at
        once is kept whole, since it is open again when its last answer is taken back."""
        recent = self._recent
        oldest = recent[-1].number
        for run in self._runs.values():
            oldest = min(oldest, run[0][0])
        first = 0
        while recent[first].number != oldest:
            first += 1
        while first and recent[first - 1].before.open_lanes and recent[first].before.open_lanes:
            first -= 1
        if first:
            del recent[:first]

    def _several(self, seat: int) -> bool:
        return len(self._runs) > (1 if seat in self._runs else 0)

    def _move_on(self, other: int, made: Made, after: State, told: list[Line] | None) -> None:
        """Of another seat's moves those stay without which this one would be the same."""
        if other not in self._runs:
            self._why[other] = "other-seat"
            return
        run = self._runs.pop(other)
        kept: list[Left] = []
        for number, state in reversed(run):
            ahead = None if told is None else _without_it(state, made, after, told)
            if ahead is None:
                break
            kept.append((number, ahead))
        if kept:
            self._runs[other] = kept[::-1]
        if len(kept) < len(run):
            self._why[other] = "other-seat"


def beside(before: State, after: State, seat: int) -> bool:
    """Whether several are asked at once, and the seat's move changed nobody else's question."""
    if not before.open_lanes or not after.open_lanes:
        return False
    return all(
        before.lanes[other] == after.lanes[other] for other in range(before.seats) if other != seat
    )


def _told(before: State, made: Made) -> list[Line]:
    """What the move tells."""
    told: list[Line] = []
    again = before.clone()
    again.chronicle = told
    again.play(made.action, made.seat)
    return told


def _without_it(state: State, made: Made, after: State, told: list[Line]) -> State | None:
    """The position that the move leads to from here, if it is the same move here."""
    seat = made.seat
    if not state.open_lanes or state.lanes[seat] != made.before.lanes[seat]:
        return None
    if made.action not in state.legal(seat):
        return None
    here: list[Line] = []
    ahead = state.clone()
    ahead.chronicle = here
    ahead.play(made.action, seat)
    ahead.chronicle = None
    same = (
        ahead.reveals == state.reveals
        and beside(state, ahead, seat)
        and ahead.lanes[seat] == after.lanes[seat]
        and _said(here) == _said(told)
    )
    return ahead if same else None


def _said(lines: list[Line]) -> list[object]:
    return [(line.key, line.args, line.only) for line in lines]
