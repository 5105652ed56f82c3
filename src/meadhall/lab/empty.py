"""An engine that does nothing, to measure what the calls alone cost. It is compiled."""

from typing import Final

ACTIONS: Final = [0, 1, 2, 3, 4, 5, 6, 7]


class Empty:
    """The methods of a State that a driving loop calls, with no game behind them."""

    def __init__(self, decisions: int) -> None:
        self.left = decisions
        self.over = False

    def legal(self, seat: int | None = None) -> list[int]:
        return ACTIONS[:]

    def play(self, action: int, seat: int | None = None) -> None:
        self.left -= 1
        if self.left == 0:
            self.over = True
