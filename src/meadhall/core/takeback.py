"""Which moves each seat may take back, and the position without them.

A seat may take back its own latest moves as long as nothing was revealed since and no other seat
has moved. One exception: where several seats decide at the same time, a seat may take back its
move although others have moved since, if their moves would have been possible without it and would
have had the same effect. Their moves stay.
"""

from typing import Literal

from meadhall.core.state import ChronicleLine, State

NoUndo = Literal["reveal", "other-seat", "nothing"]
# the number of a move, and the position without this move and without its seat's later moves
Undoable = tuple[int, State]


class PlayedMove:
    """A move with its number and the position before it."""

    def __init__(self, number: int, seat: int, action: int, before: State) -> None:
        self.number = number
        self.seat = seat
        self.action = action
        self.before = before


class Takebacks:
    """The moves that each seat may take back now.

    It keeps the states that it is given: do not change them afterwards.
    """

    def __init__(self) -> None:
        self._runs: dict[int, list[Undoable]] = {}  # by seat, oldest move first
        self._recent: list[PlayedMove] = []  # since the oldest move that may be taken back
        self._why: dict[int, NoUndo] = {}

    def may(self, seat: int | None) -> list[int]:
        """The numbers of the moves that the seat may take back, newest last."""
        return [number for number, _ in self._runs.get(-1 if seat is None else seat, ())]

    def why_not(self, seat: int | None) -> NoUndo:
        """Why the seat may not take back more than `may` says."""
        return self._why.get(-1 if seat is None else seat, "nothing")

    def without(self, seat: int, number: int) -> State:
        """The position without that move of the seat and without its later moves."""
        return next(state for one, state in self._runs[seat] if one == number)

    def alone(self, seat: int, number: int) -> bool:
        """Whether no other seat has moved since that move."""
        return all(made.seat == seat for made in self._recent if made.number >= number)

    def gone(self, seat: int, number: int) -> list[int]:
        """The numbers of all moves that go if the seat takes that move back."""
        return [one for one in self.may(seat) if one >= number]

    def played(self, made: PlayedMove, after: State) -> None:
        """Notes a move that led to the position `after`."""
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
        """Takes back that move of the seat and its later ones.

        The moves that stay are played again from the position before all of them.
        """
        old = self._recent
        self._recent = []
        self._runs = {}
        state = old[0].before
        for made in old:
            if made.seat != seat or made.number < number:
                before = state
                state = before.clone()
                state.play(made.action, made.seat)
                self.played(PlayedMove(made.number, made.seat, made.action, before), state)

    def forget(self) -> None:
        """Nothing can be taken back any more: the position did not come from a move."""
        self._runs = {}
        self._recent = []
        self._why = {}

    def _forget_old(self) -> None:
        """Drops moves before the oldest one that may be taken back.

        A decision of several seats at once is kept as a whole, because it is open again when its
        last answer is taken back.
        """
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

    def _move_on(
        self, other: int, made: PlayedMove, after: State, told: list[ChronicleLine] | None
    ) -> None:
        """Keeps those moves of another seat without which this move would be the same."""
        if other not in self._runs:
            self._why[other] = "other-seat"
            return
        run = self._runs.pop(other)
        kept: list[Undoable] = []
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
    """Whether several seats decide at once and the move changed no other seat's decision."""
    if not before.open_lanes or not after.open_lanes:
        return False
    return all(
        before.lanes[other] == after.lanes[other] for other in range(before.seats) if other != seat
    )


def _told(before: State, made: PlayedMove) -> list[ChronicleLine]:
    """The log lines of the move."""
    told: list[ChronicleLine] = []
    again = before.clone()
    again.chronicle = told
    again.play(made.action, made.seat)
    return told


def _without_it(
    state: State, made: PlayedMove, after: State, told: list[ChronicleLine]
) -> State | None:
    """The position after playing the move from `state`, or None if its effect differs there."""
    seat = made.seat
    if not state.open_lanes or state.lanes[seat] != made.before.lanes[seat]:
        return None
    if made.action not in state.legal(seat):
        return None
    here: list[ChronicleLine] = []
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


def _said(lines: list[ChronicleLine]) -> list[object]:
    return [(line.key, line.args, line.only) for line in lines]
