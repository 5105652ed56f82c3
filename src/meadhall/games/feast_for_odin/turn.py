"""Phase 5: a turn. Pass, or put vikings on a free space and carry it out."""

from typing import Final

from mypy_extensions import i64

from meadhall.core.sets import has
from meadhall.games.feast_for_odin import moves, triggers
from meadhall.games.feast_for_odin.anytime import OwnStep
from meadhall.games.feast_for_odin.lookahead import usable
from meadhall.games.feast_for_odin.record import new_record
from meadhall.games.feast_for_odin.script import begin_space
from meadhall.games.feast_for_odin.spaces import (
    ALL_SPACES,
    COLUMN,
    COLUMNS,
    SPACE_COUNT,
    SPACE_NAMES,
    SPACES,
    imitation_tile,
)
from meadhall.games.feast_for_odin.state import Table


def crew(s: Table, seat: int, at: int) -> int:
    """O-5.2  As many vikings as the number of its column."""
    return s.ruled(seat, triggers.VIKINGS_NEEDED, COLUMN[at], at)


def can_use(s: Table, seat: i64, at: i64) -> bool:
    """Whether the seat has the vikings for a space, and could do something there."""
    player = s.players[seat]
    space = SPACES[at]
    needed = space.column
    if has(player.hears, triggers.VIKINGS_NEEDED):
        needed = crew(s, seat, at)
    if needed > player.thing:
        return False
    return space.surely_usable or usable(s, seat, space, needed)


def imitable(s: Table, seat: i64, column: int) -> list[int]:
    """O-5.7, O22  Spaces of a column that somebody else holds now and the seat could use."""
    mine: i64 = s.holder(seat)
    found: list[int] = []
    for at in COLUMNS[column]:
        holder = s.held[at]
        if holder > 0 and holder != mine and can_use(s, seat, at):
            found.append(at)
    return found


def free_imitations(s: Table) -> list[int]:
    """Columns with an imitation tile that nobody has occupied."""
    if s.imitations == 0:
        return []
    return [
        column
        for column in range(1, 5)
        if has(s.imitations, column) and s.held[imitation_tile(column)] == 0
    ]


class TurnStep(OwnStep):
    """O-5.1  Pass for the rest of the round, or occupy a free space."""

    def __init__(self, name: str, clause: str) -> None:
        super().__init__(name, clause)
        self.for_laying = True

    def choices(self, s: Table, seat: int) -> list[int]:
        found: list[int] = [moves.PASS.id()]
        held = s.held
        for at in range(SPACE_COUNT):
            if held[at] == 0 and can_use(s, seat, at):
                found.append(moves.OCCUPY.id(at))
        for column in free_imitations(s):
            for at in imitable(s, seat, column):
                found.append(moves.IMITATE.id(at))
        return found

    def choose(self, s: Table, seat: int, action: int) -> None:
        if moves.PASS.has(action):
            s.players[seat].passed = True
            if s.chronicle is not None:
                s.tell("log-pass", {"seat": seat})
        elif moves.IMITATE.has(action):
            copied = moves.IMITATE.arg(action)
            occupy(s, seat, imitation_tile(COLUMN[copied]), copied)
        else:
            occupy(s, seat, moves.OCCUPY.arg(action), moves.OCCUPY.arg(action))


def occupy(s: Table, seat: int, place: int, at: int) -> None:
    """O-5.2  Vikings onto a place of the board, to carry out a space there."""
    player = s.players[seat]
    vikings = crew(s, seat, at)
    s.held[place] = s.holder(seat)
    s.there[place] = vikings
    player.thing -= vikings
    player.free_first = 0
    s.last_placed = seat
    if s.chronicle is not None:
        s.tell("log-occupy", {"seat": seat, "space": ALL_SPACES[place], "vikings": vikings})
        if place != at:
            s.tell("log-imitate", {"seat": seat, "space": SPACE_NAMES[at]})
    record = new_record(0)
    record.space = place
    record.placed = vikings
    begin_space(s, seat, record, at)
    s.fire(seat, triggers.THING_COUNT, 0, player.thing)


TURN: Final = TurnStep("turn", "O-5.1")
