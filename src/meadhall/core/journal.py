"""Journal: a game being played, with its moves so far and fair undo."""

from meadhall.core.game import Game
from meadhall.core.record import Record
from meadhall.core.takeback import PlayedMove, Takebacks


class Journal:
    """Plays a state, keeps the record, and takes back moves that revealed nothing.

    Undo goes back over one seat's own unbroken decisions while the reveal counter has not
    moved, never further (`core.takeback`).

        journal = Journal(meadhall.game("skibe"), seats=3, seed=7, options={})
        seat = journal.state.seat
        journal.play(journal.state.legal()[0])
        journal.undo(seat)

    Args:
        game: The rules.
        seats: How many play.
        seed: Of the game's chance.
        options: Values by name; what is left out has its default.
    """

    def __init__(self, game: Game, seats: int, seed: int, options: dict[str, object]) -> None:
        self.state = game.start(seats, seed, options)
        self.record = Record.begin(self.state, seed)
        self._takebacks = Takebacks()
        self._numbers: list[int] = []  # of the record's moves; what was taken back leaves gaps
        self._told: list[int] = []  # how many lines each of them told

    def play(self, action: int, seat: int | None = None) -> None:
        """Plays the action as `State.play` does, and notes it."""
        who = self.state.seat if seat is None else seat
        before = self.state.clone()
        told = len(self.state.chronicle or [])
        self.state.play(action, who)
        self.record.add(self.state, who, action)
        self._numbers.append(self._numbers[-1] + 1 if self._numbers else 1)
        self._told.append(len(self.state.chronicle or []) - told)
        self._takebacks.played(PlayedMove(self._numbers[-1], who, action, before), self.state)
        if self.state.over:
            self.record.finish(self.state)

    def can_undo(self, seat: int) -> int:
        """How many moves that seat may take back now."""
        return len(self._takebacks.may(seat))

    def undo(self, seat: int) -> bool:
        """Takes the seat's last move back, if that is fair."""
        numbers = self._takebacks.may(seat)
        if not numbers:
            return False
        number = numbers[-1]
        chronicle = self.state.chronicle
        self.state = self._takebacks.without(seat, number).clone()
        self._takebacks.take_back(seat, number)
        at = self._numbers.index(number)
        if chronicle is not None:
            end = max(0, len(chronicle) - sum(self._told[at + 1 :]))
            del chronicle[max(0, end - self._told[at]) : end]
        self.state.chronicle = chronicle
        for row in (self._numbers, self._told, self.record.moves):
            del row[at]
        self.record.result = None
        return True
