"""The mountain strips: taking from them, and how they age in phase 11."""

from typing import Final

from meadhall.core.sets import single
from meadhall.core.state import Args
from meadhall.games.feast_for_odin import moves
from meadhall.games.feast_for_odin.anytime import OwnStep
from meadhall.games.feast_for_odin.lookahead import may_decline
from meadhall.games.feast_for_odin.pieces import DOUBLE_COIN, ITEMS, SILVER, STRIPS
from meadhall.games.feast_for_odin.possible import any_strip_open, open_strips, strip_length
from meadhall.games.feast_for_odin.record import FROM_STRIP, FROM_STRIP_END
from meadhall.games.feast_for_odin.spaces import PARTS, Part
from meadhall.games.feast_for_odin.state import GONE, Table
from meadhall.games.feast_for_odin.triggers import RECEIVE, STRIP_REMOVED


class Mine(OwnStep):
    """O-6.7  Up to so many things from the arrow end of one strip, each time another.

    s.arg is the part.
    """

    def choices(self, s: Table, seat: int) -> list[int]:
        part = PARTS[s.arg]
        player = s.players[seat]
        most = part.allowances[player.record().strips_mined]
        found: list[int] = []
        for strip in open_strips(s, player, part):
            least = most if part.exact else 1
            for count in range(least, min(most, strip_length(s, strip)) + 1):
                found.append(moves.MINE.id(strip + 1, count))
        if player.record().strips_mined + 1 < len(part.allowances):
            found += pairs(open_strips(s, player, part), part)
        if not found or may_decline(s, seat):
            found.append(moves.DONE.id())
        return found

    def choose(self, s: Table, seat: int, action: int) -> None:
        if moves.DONE.has(action):
            return
        part = PARTS[s.arg]
        player = s.players[seat]
        record = player.record()
        if moves.MINE_TWO.has(action):
            mine_all(s, seat, part, moves.MINE_TWO.arg(action) - 1)
            mine_all(s, seat, part, moves.MINE_TWO.arg2(action) - 1)
        else:
            mine(s, seat, moves.MINE.arg(action) - 1, moves.MINE.arg2(action))
            record.strips_mined += 1
        if record.strips_mined < len(part.allowances) and any_strip_open(s, player, part):
            s.ask(seat, MINE, s.arg)

    def prompt_args(self, s: Table, seat: int) -> Args:
        return {"count": PARTS[s.arg].allowances[s.players[seat].record().strips_mined]}


def pairs(strips: list[int], part: Part) -> list[int]:
    """O52  All that two strips allow, in one decision; the order matters if the numbers differ."""
    alike = part.allowances[0] == part.allowances[-1]
    return [
        moves.MINE_TWO.id(strip + 1, other + 1)
        for strip in strips
        for other in strips
        if strip < other or (strip != other and not alike)
    ]


def mine_all(s: Table, seat: int, part: Part, strip: int) -> None:
    """As many things of a strip as its allowance goes."""
    record = s.players[seat].record()
    most = part.allowances[record.strips_mined]
    mine(s, seat, strip, min(most, strip_length(s, strip)))
    record.strips_mined += 1


def mine(s: Table, seat: int, strip: int, count: int) -> None:
    """Takes things from the arrow end; an emptied strip leaves the game."""
    record = s.players[seat].record()
    first = s.strips[strip]
    taken = STRIPS[strip][first : first + count]
    record.mined = record.mined + taken
    record.used |= single(strip)
    record.acted = True
    s.strips[strip] = first + count if first + count < len(STRIPS[strip]) else GONE
    if s.chronicle is not None:
        s.tell("log-mine", {"seat": seat, "strip": strip + 1, "thing": thing_names(taken)})
    for k in range(count):
        source = FROM_STRIP_END if first + k + 1 == len(STRIPS[strip]) else FROM_STRIP
        if taken[k] == DOUBLE_COIN:
            s.receive(seat, SILVER, 2, source)
            s.fire(seat, RECEIVE, DOUBLE_COIN, 1, source)
        else:
            s.receive(seat, taken[k], 1, source)


def thing_names(things: list[int]) -> list[str]:
    return ["silver_2" if thing == DOUBLE_COIN else ITEMS[thing] for thing in things]


# --- phase 11 ---------------------------------------------------------------------


def age_strips(s: Table) -> None:
    """O-11.2, O20  Every open strip loses a thing; poor ones leave; one is turned up."""
    removed: list[int] = []
    for strip in range(len(STRIPS)):
        taken = s.strips[strip]
        if taken >= 0:
            removed.append(STRIPS[strip][taken])
            left = STRIPS[strip][taken + 1 :]
            if not left or left == [DOUBLE_COIN]:
                s.strips[strip] = GONE
                removed += left
            else:
                s.strips[strip] = taken + 1
    for thing in sorted(set(removed)):
        for seat in range(s.seats):
            s.fire(seat, STRIP_REMOVED, thing, removed.count(thing))
    turn_up_strip(s)


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
