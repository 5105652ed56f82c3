"""Noughts and crosses in rounds. `boardgame_io.py` has the peer's version."""

from typing import Final

from meadhall.core.actions import ActionSpace
from meadhall.core.rng import Rng
from meadhall.core.state import State, Step, TallyLine, number

ACTIONS: Final = ActionSpace()
MARK: Final = ACTIONS.verb("mark", cell=range(9))
EMPTY: Final = -1
MARKS: Final = 300  # the game ends after the round in which this many marks are reached
LINES: Final = [
    [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
]  # fmt: skip


class Mark(Step["Noughts"]):
    def options(self, s: "Noughts", seat: int) -> list[int]:
        return [MARK.first + cell for cell in range(9) if s.cells[cell] == EMPTY]

    def take(self, s: "Noughts", seat: int, action: int) -> None:
        cell = action - MARK.first
        s.cells[cell] = seat
        s.marks += 1
        if s.chronicle is not None:
            s.tell("marked", {"seat": seat, "cell": cell})
        won = s.line(seat)
        if won:
            s.wins[seat] += 1
        if won or EMPTY not in s.cells:
            s.cells = [EMPTY] * 9
            if s.marks >= MARKS:
                s.over = True


class Noughts(State):
    cells: list[int]  # seat of the mark, or EMPTY
    marks: int
    wins: list[int]

    def fields(self) -> list[str]:
        return ["cells", "marks", "wins"]

    def set_up(self) -> None:
        self.cells = [EMPTY] * 9
        self.marks = 0
        self.wins = [0, 0]

    def advance(self) -> None:
        self.ask(self.marks % 2, MARKING)

    def clone(self) -> "Noughts":
        new = Noughts(self.game, self.seats, self.options)
        self.copy_core(new)
        new.cells = self.cells[:]
        new.marks = self.marks
        new.wins = self.wins[:]
        return new

    def line(self, seat: int) -> bool:
        cells = self.cells
        return any(cells[a] == cells[b] == cells[c] == seat for a, b, c in LINES)

    def resample(self, seat: int | None, rng: Rng) -> None:
        """Nothing is hidden."""

    def scores(self) -> list[int]:
        return self.wins[:]

    def tally(self, seat: int) -> list[TallyLine]:
        return [TallyLine("wins", self.wins[seat])]

    def round_number(self) -> int:
        return self.marks // 2 + 1

    def check(self) -> None:
        assert sum(self.wins) * 3 <= self.marks


MARKING: Final = Mark("mark", "N-1")
STEPS: Final = number(MARKING)
