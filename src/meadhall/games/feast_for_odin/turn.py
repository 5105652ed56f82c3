"""Phase 5: a turn. Pass, or put vikings on a free space and carry it out."""

from typing import Final

from meadhall.core.sets import has
from meadhall.core.state import Args
from meadhall.games.feast_for_odin import moves
from meadhall.games.feast_for_odin.anytime import OwnStep
from meadhall.games.feast_for_odin.boards import ISLANDS
from meadhall.games.feast_for_odin.pieces import (
    BOAT,
    CATTLE,
    DOUBLE_UPGRADABLE,
    FIRST_SPECIAL,
    ITEMS,
    KNARR,
    LONGSHIP,
    PRICE,
    SHEEP,
    SILVER,
    SPECIALS,
    STRIPS,
    UPGRADABLE,
)
from meadhall.games.feast_for_odin.spaces import (
    ALL_SPACES,
    BUILD,
    CHOOSE,
    COLUMN,
    COLUMN_CARD_PART,
    EMIGRATE,
    EXPLORE,
    FREE_CARD,
    FREE_CARD_PART,
    GAIN,
    GAIN_SHIP,
    IF_ANIMAL,
    LOSE_BOAT,
    MOUNTAIN,
    OPTIONAL,
    PARTS,
    PAY,
    PLAY_CARDS,
    SALE,
    SPACE_COUNT,
    SPACE_NAMES,
    SPACES,
    UPGRADE,
    USE,
    USE_PART,
    Part,
    Space,
)
from meadhall.games.feast_for_odin.state import Table
from meadhall.games.feast_for_odin.triggers import (
    ACTION,
    EMIGRATION_PRICE,
    ISLANDS_IN_REACH,
    PART,
    SHIPS_ENOUGH,
    SPACE_BEFORE,
    THING_COUNT,
    VIKINGS,
)
from meadhall.games.feast_for_odin.triggers import PRICE as PART_PRICE

PART_MARK: Final = 1000  # above the card numbers: a part that a card has replaced in this action


def prices(s: Table, seat: int, part: Part) -> list[int]:
    """How many of each item a part costs the seat, after its cards."""
    return [
        s.ruled(seat, PART_PRICE, part.counts[k], part.number, part.items[k])
        for k in range(len(part.items))
    ]


def affordable(s: Table, seat: int, part: Part) -> bool:
    """O-5.4  A price is paid whole or not at all, from the supply."""
    supply = s.players[seat].supply
    items = part.items
    counts = part.counts
    if s.players[seat].played:
        counts = prices(s, seat, part)
    for k in range(len(items)):
        if supply[items[k]] < counts[k]:
            return False
    return True


def emigration_price(s: Table, seat: int) -> int:
    """O-6.13  Silver to the number of the round."""
    return s.ruled(seat, EMIGRATION_PRICE, s.round)


def can_emigrate(s: Table, seat: int) -> bool:
    """O-6.13  Silver for the round, a large ship, two free seats side by side."""
    return (
        s.players[seat].supply[SILVER] >= emigration_price(s, seat)
        and 2 * (len(s.players[seat].emigrants) + 1) <= s.free_seats()
        and (s.players[seat].ships(KNARR) > 0 or s.players[seat].ships(LONGSHIP) > 0)
    )


def can_rise(s: Table, seat: int, what: int) -> bool:
    """O10  A tile of the supply that this action has not lifted yet."""
    have = s.players[seat].supply[what]
    if have == 0:
        return False
    for made in s.record.fresh:
        if made == what:
            have -= 1
    return have > 0


def can_upgrade(s: Table, seat: int, levels: int) -> bool:
    """Whether any good can rise."""
    supply = s.players[seat].supply
    for what in UPGRADABLE if levels == 1 else DOUBLE_UPGRADABLE:
        if supply[what] and can_rise(s, seat, what):
            return True
    return False


def rising(s: Table, seat: int, levels: int) -> list[int]:
    """O-6.8  Goods that can rise by one level, or by exactly two."""
    kinds = UPGRADABLE if levels == 1 else DOUBLE_UPGRADABLE
    supply = s.players[seat].supply
    return [what for what in kinds if supply[what] and can_rise(s, seat, what)]


def open_strips(s: Table) -> list[int]:
    return [n for n in range(len(STRIPS)) if s.strips[n] >= 0 and not has(s.record.used, n)]


def for_sale(s: Table, seat: int) -> list[int]:
    """O-6.10  Special tiles still there that the silver is enough for."""
    silver = s.players[seat].supply[SILVER]
    return [
        what
        for what in range(FIRST_SPECIAL, FIRST_SPECIAL + SPECIALS)
        if has(s.specials, what) and PRICE[what] <= silver
    ]


def to_be_found(s: Table, seat: int, part: Part) -> list[int]:
    """O-6.12  Islands that lie open and that a part leads to."""
    islands = part.islands
    if s.players[seat].played:
        islands = s.ruled(seat, ISLANDS_IN_REACH, islands, part.number)
    return [n for n in range(len(ISLANDS)) if islands >> n & 1 and s.islands[n] >= 0]


def possible(s: Table, seat: int, part: Part) -> bool:
    """Whether a part could be carried out now, at least in part of it."""
    op = part.op
    if op == PAY:
        return affordable(s, seat, part)
    if op == GAIN:
        return True
    if op == BUILD:
        return s.buildings[part.what] > 0
    if op == GAIN_SHIP:
        return s.players[seat].free_berth(part.what) >= 0
    if op == LOSE_BOAT:
        return s.players[seat].ships(BOAT) > 0
    if op == UPGRADE:
        return can_upgrade(s, seat, part.levels)
    if op == MOUNTAIN:
        for n in range(len(STRIPS)):
            if s.strips[n] >= 0 and not has(s.record.used, n):
                return True
        return False
    if op == SALE:
        return len(for_sale(s, seat)) > 0
    if op == EXPLORE:
        return len(to_be_found(s, seat, part)) > 0
    if op == EMIGRATE:
        return can_emigrate(s, seat)
    if op == IF_ANIMAL:
        return s.players[seat].animals(part.animal) > 0
    if op == PLAY_CARDS:
        return len(s.players[seat].hand) > 0
    if op == CHOOSE:
        for branch in part.branches:
            if some_possible(s, seat, branch):
                return True
        return False
    if op == OPTIONAL:
        return all_possible(s, seat, part.branches[0])
    return True


def all_possible(s: Table, seat: int, parts: list[int]) -> bool:
    """An exchange at will: both what is given and what is taken must be possible."""
    for number in parts:
        if not possible(s, seat, PARTS[number]):
            return False
    return True


def some_possible(s: Table, seat: int, parts: list[int]) -> bool:
    """O-5.3, O8  At least one part; behind a price that cannot be paid nothing comes."""
    for number in parts:
        part = PARTS[number]
        if possible(s, seat, part):
            return True
        if part.op == PAY or part.op == CHOOSE:
            return False
    return False


def fleet(s: Table, seat: int, space: Space, kind: int) -> int:
    """Ships of a kind, as a space counts them."""
    count = s.players[seat].ships(kind)
    if s.players[seat].played:
        return s.ruled(seat, SHIPS_ENOUGH, count, space.number, kind)
    return count


def meets(s: Table, seat: int, space: Space) -> bool:
    """O-5.3  The ships and animals a space asks for; they are not paid."""
    needs = space.ships
    if needs[BOAT] and fleet(s, seat, space, BOAT) < needs[BOAT]:
        return False
    if needs[KNARR] and fleet(s, seat, space, KNARR) < needs[KNARR]:
        return False
    if needs[LONGSHIP] and fleet(s, seat, space, LONGSHIP) < needs[LONGSHIP]:
        return False
    if space.any_ship:
        found = False
        for kind in space.any_ship:
            if fleet(s, seat, space, kind):
                found = True
        if not found:
            return False
    if space.animal == SHEEP:
        return s.players[seat].sheep() > 0
    if space.animal == CATTLE:
        return s.players[seat].cattle() > 0
    return True


def rest_possible(s: Table, seat: int) -> bool:
    """Whether something printed is still to come: only then may all before it be declined."""
    for task in s.record.todo:
        part = PARTS[task.part]
        if part.op != FREE_CARD and part.op != USE and possible(s, seat, part):
            return True
    return False


def may_decline(s: Table, seat: int) -> bool:
    """O8  At least one part of an occupied space is carried out."""
    return s.record.acted or rest_possible(s, seat)


def instead(s: Table, seat: int, number: int) -> int:
    """The part a card puts in the place of another; of each part once in an action."""
    if s.marked(PART_MARK + number, ACTION):
        return number
    return s.ruled(seat, PART, number)


def usable(s: Table, seat: int, space: Space) -> bool:
    """O-5.3  What it asks for is there, and something can be done."""
    if space.asks and not meets(s, seat, space):
        return False
    if space.gives or some_possible(s, seat, space.parts):
        return True
    if not s.players[seat].played:
        return False
    return some_possible(s, seat, [instead(s, seat, number) for number in space.parts])


def imitable(s: Table, seat: int, column: int) -> list[int]:
    """O-5.7, O22  Spaces of a column that somebody else holds now and the seat could use."""
    mine = s.holder(seat)
    return [
        n
        for n in range(SPACE_COUNT)
        if s.held[n] and s.held[n] != mine and COLUMN[n] == column and usable(s, seat, SPACES[n])
    ]


def crew(s: Table, seat: int, at: int) -> int:
    """O-5.2  As many vikings as the number of its column."""
    return s.ruled(seat, VIKINGS, COLUMN[at], at)


class TurnStep(OwnStep):
    """O-5.1  Pass for the rest of the round, or occupy a free space."""

    def choices(self, s: Table, seat: int) -> list[int]:
        found: list[int] = [moves.PASS.id()]
        vikings = s.players[seat].thing
        held = s.held
        if s.players[seat].played:
            for space in SPACES:
                at = space.number
                if held[at] == 0 and crew(s, seat, at) <= vikings and usable(s, seat, space):
                    found.append(moves.OCCUPY.id(at))
        else:
            for space in SPACES:
                at = space.number
                if held[at] == 0 and space.column <= vikings and usable(s, seat, space):
                    found.append(moves.OCCUPY.id(at))
        for column in range(1, 5):
            if has(s.imitations, column) and column <= vikings:
                at = SPACE_COUNT + column - 1
                if held[at] == 0 and imitable(s, seat, column):
                    found.append(moves.OCCUPY.id(at))
        return found

    def choose(self, s: Table, seat: int, action: int) -> None:
        if moves.PASS.has(action):
            s.players[seat].passed = True
            if s.chronicle is not None:
                s.tell("log-pass", {"seat": seat})
            return
        at = moves.OCCUPY.arg(action)
        vikings = crew(s, seat, at)
        s.held[at] = s.holder(seat)
        s.there[at] = vikings
        s.players[seat].thing -= vikings
        s.last_placed = seat
        s.players[seat].free_first = 0
        s.start_record(seat, at)
        s.record.placed = vikings
        if s.chronicle is not None:
            s.tell("log-occupy", {"seat": seat, "space": ALL_SPACES[at], "vikings": vikings})
        s.fire(seat, THING_COUNT, s.players[seat].thing)
        if at >= SPACE_COUNT:
            s.ask(seat, IMITATE)
        else:
            begin(s, seat, at)


def begin(s: Table, seat: int, at: int) -> None:
    """O-5.5, O-5.6  The column's card, the printed parts in order, the column's free card."""
    column = COLUMN[at]
    parts = SPACES[at].parts
    if s.players[seat].played or s.players[seat].hand:
        parts = [USE_PART, *parts]
    if column == 4:
        parts = [FREE_CARD_PART, *parts, FREE_CARD_PART]
    elif column == 3:
        parts = [COLUMN_CARD_PART, *parts]
    s.record.add_parts(parts)
    s.fire(seat, SPACE_BEFORE, at)
    s.carry_on(seat)


class Imitate(OwnStep):
    """O-5.7  The imitation tile works as a space of its column that another player holds."""

    def choices(self, s: Table, seat: int) -> list[int]:
        return [moves.IMITATE.id(n) for n in imitable(s, seat, COLUMN[s.record.space])]

    def choose(self, s: Table, seat: int, action: int) -> None:
        s.record.copied = moves.IMITATE.arg(action)
        if s.chronicle is not None:
            s.tell("log-imitate", {"seat": seat, "space": SPACE_NAMES[s.record.copied]})
        begin(s, seat, s.record.copied)


class ChooseWay(OwnStep):
    """O-5.4  One of the printed alternatives; s.arg is the part."""

    def choices(self, s: Table, seat: int) -> list[int]:
        part = PARTS[s.arg]
        return [
            moves.CHOOSE.id(part.ways[k])
            for k in range(len(part.branches))
            if some_possible(s, seat, part.branches[k])
        ]

    def choose(self, s: Table, seat: int, action: int) -> None:
        part = PARTS[s.arg]
        branch = part.branches[part.ways.index(moves.CHOOSE.arg(action))]
        s.record.add_parts(branch)
        s.carry_on(seat)


class ExchangeStep(OwnStep):
    """O-6.5  An exchange at will; s.arg is the part."""

    def choices(self, s: Table, seat: int) -> list[int]:
        branch = PARTS[s.arg].branches[0]
        found = [moves.DECLINE.id()]
        if all_possible(s, seat, branch):
            found.append(moves.EXCHANGE.id(PARTS[branch[0]].items[0]))
        return found

    def choose(self, s: Table, seat: int, action: int) -> None:
        if not moves.DECLINE.has(action):
            s.record.add_parts(PARTS[s.arg].branches[0])
        s.carry_on(seat)

    def prompt_args(self, s: Table, seat: int) -> Args:
        branch = PARTS[s.arg].branches[0]
        gain = ITEMS[PARTS[branch[1]].items[0]]
        return {"item": ITEMS[PARTS[branch[0]].items[0]], "gain": {"key": f"item-{gain}"}}


TURN: Final = TurnStep("turn", "O-5.1")
IMITATE: Final = Imitate("imitate", "O-5.7")
CHOOSE_WAY: Final = ChooseWay("choose", "O-5.4")
EXCHANGE: Final = ExchangeStep("exchange", "O-6.5")
