"""Journal: a game being played, with its moves so far and the undo that is fair."""

from meadhall.core.game import Game
from meadhall.core.record import Record
from meadhall.core.state import State


class Journal:
    """Plays a state, keeps the record, and can take back what nobody has learnt from.

    Undo goes back over one seat's own unbroken decisions while the reveal counter has not
    moved, never further.
    """

    def __init__(self, game: Game, seats: int, seed: int, options: dict[str, object]) -> None:
        self.state = game.start(seats, seed, options)
        self.record = Record.begin(self.state, seed)
        # the states before each move of the current run, and how much was told by then
        self._before: list[tuple[State, int]] = []
        self._run_seat = -1

    def play(self, action: int, seat: int | None = None) -> None:
        who = self.state.seat if seat is None else seat
        before = self.state.clone()
        told = len(self.state.chronicle or [])
        self.state.play(action, who)
        self.record.add(self.state, who, action)
        if who != self._run_seat:
            self._before.clear()
            self._run_seat = who
        self._before.append((before, told))
        if self.state.reveals != before.reveals:
            self._before.clear()
        if self.state.over:
            self.record.finish(self.state)

    def can_undo(self, seat: int) -> int:
        """How many moves that seat may take back now."""
        return len(self._before) if seat == self._run_seat else 0

    def undo(self, seat: int) -> bool:
        """Takes the seat's last move back, if that is fair."""
        if not self.can_undo(seat):
            return False
        chronicle = self.state.chronicle
        self.state, told = self._before.pop()
        if chronicle is not None:
            del chronicle[told:]
        self.state.chronicle = chronicle
        self.record.moves.pop()
        self.record.result = None
        return True
