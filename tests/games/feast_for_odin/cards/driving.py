"""On to the moment at which a card answers."""

from typing import Any

from meadhall.games.feast_for_odin.pieces import WEAPONS
from meadhall.games.feast_for_odin.rules import Odin
from tests.games.feast_for_odin.cards.scene import asked
from tests.games.feast_for_odin.table import can, do, have, quietly

Kept = dict[str, Any]  # arguments of `scene`

WITHOUT_HARVEST = 2  # the round after this one has no harvest


def step(s: Odin) -> str:
    """The name of the decision that is open."""
    found = s.step_of(s.seat)
    assert found is not None
    return found.name


def weapons(s: Odin) -> int:
    """How many weapons seat 0 holds."""
    return sum(have(s, weapon) for weapon in WEAPONS)


def starting(s: Odin, verb: str) -> list[str]:
    """The moves of a verb that may be chosen now."""
    return [move for move in asked(s) if move.split(" ")[0] == verb]


def any_time_uses(s: Odin) -> list[str]:
    """The cards of the any-time list, which is open then."""
    if "anytime" not in can(s):
        return []
    return starting(do(s, "anytime"), "use")


def lay(s: Odin, what: str, board: str) -> Odin:
    """Lays a piece at the first place on a board; the list it is chosen from is open."""
    do(s, f"lay {what} {board}")
    return do(s, next(move for move in asked(s) if move.startswith("at ")))


def succeed(s: Odin) -> Odin:
    """Declares success in the first way offered."""
    return do(s, starting(s, "succeed")[0])


def on(s: Odin, *wanted: str) -> Odin:
    """On to a decision of these names, or to the next round's first turn; feasts stay empty."""
    now = s.round
    while step(s) not in wanted and not (s.round > now and step(s) == "turn"):
        if step(s) == "feast":
            do(s, "leave")
        else:
            quietly(s)
    return s


def to_feast(s: Odin) -> Odin:
    """On to the first plate of seat 0."""
    while not (step(s) == "feast" and s.seat == 0):
        if step(s) == "feast":
            do(s, "leave")
        else:
            quietly(s)
    return s


def leave_table(s: Odin) -> Odin:
    """Seat 0 leaves all other seats of its table empty."""
    while step(s) == "feast" and s.seat == 0:
        do(s, "leave")
    return s
