"""Earlier positions."""

from typing import Any

from meadhall.hall.protocol.base import Move, Wire
from meadhall.hall.protocol.messages import LogLine


class Position(Wire, frozen=True):
    """GET /api/tables/{id}/replay?at=N&seat=S: the position after N moves (undone ones left out).

    Without `seat`: your own, else a spectator's. Other seats' eyes only after the end.
    """

    at: int
    of: int  # how many moves there are
    seat: int | None
    view: Any
    lines: list["LogLine"]  # what this move told
    by: int | None  # who made it
    move: Move | None  # after the end only, or your own
    away: list[int] = []  # seats that a bot played then, until their people came back
    resigned: list[int] = []  # seats whose people had given up by then


class Round(Wire, frozen=True):
    """Where a round (or a turn, in games without rounds) begins."""

    number: int
    at: int  # number of moves made before it


class Course(Wire, frozen=True):
    """GET /api/tables/{id}/course: how the game went, move by move (undone ones left out)."""

    by: list[int]  # who made each move
    rounds: list[Round]
    scores: list[list[int]]  # by seat after 0, 1, ... moves; empty before the end
