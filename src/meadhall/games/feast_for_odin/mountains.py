"""The mountain strips: taking from them, and how they age in phase 11."""

from typing import Final

from meadhall.core.sets import single
from meadhall.core.state import Args
from meadhall.games.feast_for_odin import moves
from meadhall.games.feast_for_odin.anytime import OwnStep
from meadhall.games.feast_for_odin.pieces import DOUBLE_COIN, ITEMS, SILVER, STRIPS
from meadhall.games.feast_for_odin.record import FROM_STRIP
from meadhall.games.feast_for_odin.spaces import PARTS
from meadhall.games.feast_for_odin.state import GONE, Table
from meadhall.games.feast_for_odin.triggers import MOUNTAINS_REMOVED
from meadhall.games.feast_for_odin.turn import may_decline, open_strips


class Mine(OwnStep):
    """O-6.7  Up to so many things from the arrow end of one strip, each time another.

    s.arg is the part.
    """

    def choices(self, s: Table, seat: int) -> list[int]:
        most = PARTS[s.arg].allowances[s.record.strips_mined]
        found: list[int] = []
        for strip in open_strips(s):
            there = len(STRIPS[strip]) - s.strips[strip]
            for count in range(1, min(most, there) + 1):
                found.append(moves.MINE.id(strip + 1, count))
        if may_decline(s, seat):
            found.append(moves.DONE.id())
        return found

    def choose(self, s: Table, seat: int, action: int) -> None:
        if not moves.DONE.has(action):
            mine(s, seat, moves.MINE.arg(action) - 1, moves.MINE.arg2(action))
            s.record.strips_mined += 1
            if s.record.strips_mined < len(PARTS[s.arg].allowances) and open_strips(s):
                s.ask(seat, MINE, s.arg)
                return
        s.carry_on(seat)

    def prompt_args(self, s: Table, seat: int) -> Args:
        return {"count": PARTS[s.arg].allowances[s.record.strips_mined]}


def mine(s: Table, seat: int, strip: int, count: int) -> None:
    """Takes things from the arrow end; an emptied strip leaves the game."""
    first = s.strips[strip]
    taken = STRIPS[strip][first : first + count]
    for thing in taken:
        if thing == DOUBLE_COIN:
            s.receive(seat, SILVER, 2, FROM_STRIP)
        else:
            s.receive(seat, thing, 1, FROM_STRIP)
    s.record.mined = s.record.mined + taken
    s.record.used |= single(strip)
    s.record.acted = True
    s.strips[strip] = first + count if first + count < len(STRIPS[strip]) else GONE
    if s.chronicle is not None:
        s.tell("log-mine", {"seat": seat, "strip": strip + 1, "thing": thing_names(taken)})


def thing_names(things: list[int]) -> list[str]:
    return ["silver_2" if thing == DOUBLE_COIN else ITEMS[thing] for thing in things]


# --- phase 11 ---------------------------------------------------------------------


def age_strips(s: Table) -> None:
    """O-11.2, O20  Every open strip loses a thing; poor ones leave; one is turned up."""
    for strip in range(len(STRIPS)):
        taken = s.strips[strip]
        if taken >= 0:
            left = STRIPS[strip][taken + 1 :]
            removed(s, STRIPS[strip][taken])
            if not left or left == [DOUBLE_COIN]:
                s.strips[strip] = GONE
                if left:
                    removed(s, DOUBLE_COIN)
            else:
                s.strips[strip] = taken + 1
    turn_up_strip(s)


def removed(s: Table, thing: int) -> None:
    for seat in range(s.seats):
        s.fire(seat, MOUNTAINS_REMOVED, thing)


def turn_up_strip(s: Table) -> None:
    """The top one of the strips lying face down, if there is one."""
    if s.hidden_strips:
        strip = s.hidden_strips[-1]
        s.hidden_strips = s.hidden_strips[:-1]
        s.strips[strip] = 0
        s.reveals += 1
        if s.chronicle is not None:
            s.tell("log-strip", {"strip": strip + 1, "thing": thing_names(STRIPS[strip])})


MINE: Final = Mine("mine", "O-6.7")
