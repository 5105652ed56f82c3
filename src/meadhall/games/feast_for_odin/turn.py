"""Phase 5: a turn. Pass, or put vikings on a free space and carry it out."""

from typing import Final

from mypy_extensions import i64

from meadhall.core.moves import Moves
from meadhall.core.sets import SmallSet, has, lowest, rest, single, without
from meadhall.games.feast_for_odin import moves, triggers
from meadhall.games.feast_for_odin.anytime import OwnStep
from meadhall.games.feast_for_odin.lookahead import usable
from meadhall.games.feast_for_odin.record import new_record
from meadhall.games.feast_for_odin.script import begin_space
from meadhall.games.feast_for_odin.spaces import (
    ALL_SPACES,
    COLUMN,
    COLUMNS,
    MOST_CREW,
    SPACE_COUNT,
    SPACE_NAMES,
    SPACES,
    SURELY_USABLE,
    WITH_CREW,
    imitation_tile,
)
from meadhall.games.feast_for_odin.state import Table


def crew(s: Table, seat: i64, at: i64) -> i64:
    """O-5.2  As many vikings as the number of its column."""
    if has(s.players[seat].hears, triggers.VIKINGS_NEEDED):
        return s.ruled(seat, triggers.VIKINGS_NEEDED, COLUMN[at], at)
    return COLUMN[at]


def can_use(s: Table, seat: i64, at: i64) -> bool:
    """Whether the seat has the vikings for a space, and could do something there."""
    needed = crew(s, seat, at)
    return needed <= s.players[seat].thing and usable(s, seat, SPACES[at], needed)


def usable_among(s: Table, seat: i64, spaces: SmallSet) -> SmallSet:
    """Those of these spaces that the seat can use."""
    player = s.players[seat]
    found: SmallSet = 0
    if not has(player.hears, triggers.VIKINGS_NEEDED):  # as many as the columns say
        spaces &= WITH_CREW[min(player.thing, MOST_CREW)]
        found = spaces & SURELY_USABLE
    asked = without(spaces, found)
    while asked != 0:
        at = lowest(asked)
        asked = rest(asked)
        if can_use(s, seat, at):
            found |= single(at)
    return found


def imitable(s: Table, seat: i64, column: i64) -> SmallSet:
    """O-5.7, O22  Spaces of a column that somebody else holds now and the seat could use."""
    mine: i64 = s.holder(seat)
    spaces: SmallSet = 0
    for at in COLUMNS[column]:
        holder = s.held[at]
        if holder > 0 and holder != mine:
            spaces |= single(at)
    return usable_among(s, seat, spaces)


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

    def offer_choices(self, s: Table, seat: i64, moves_now: Moves) -> None:
        moves_now.add(moves.PASS.id())
        held = s.held
        free: SmallSet = 0
        for at in range(SPACE_COUNT):
            if held[at] == 0:
                free |= single(at)
        moves_now.add_places(moves.OCCUPY, usable_among(s, seat, free))
        for column in free_imitations(s):
            moves_now.add_places(moves.IMITATE, imitable(s, seat, column))

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
