"""The record of an action: what is being carried out, what is still to come, what it brought.

Occupations look at it. It stays when the action is over, until the next one begins.
"""

from typing import Final, final

from mypy_extensions import i64

from meadhall.core.sets import SmallSet
from meadhall.core.state import Component, Shared
from meadhall.games.feast_for_odin.spaces import PARTS

NOBODY: Final = -1

# where something received came from
FROM_SPACE: Final = 0
FROM_STRIP: Final = 1
FROM_DICE: Final = 2
FROM_TRADE: Final = 3  # overseas trading, exchanges, forge, sale
FROM_ISLAND: Final = 4
FROM_INCOME: Final = 5
FROM_BONUS: Final = 6
FROM_HARVEST: Final = 7
FROM_BREEDING: Final = 8
FROM_SET_UP: Final = 9
FROM_UPGRADE: Final = 10
FROM_CARD: Final = 11

# what became of the dice action
UNDECIDED: Final = 0
SUCCESS: Final = 1
FAILURE: Final = 2


@final
class Receipt(Component):
    """Something that was received. It never changes."""

    item: i64
    count: i64
    source: i64

    def __init__(self, item: i64, count: i64, source: i64) -> None:
        self.item = item
        self.count = count
        self.source = source


@final
class Spending(Component):
    """Something that was paid. It never changes."""

    item: i64
    count: i64

    def __init__(self, item: i64, count: i64) -> None:
        self.item = item
        self.count = count


@final
class Task(Component):
    """A part that is still to be carried out. It never changes."""

    part: i64
    card: i64  # the card that grants it, or 0: the printed space
    told: bool  # cards have been told of it

    def __init__(self, part: i64, card: i64, told: bool) -> None:
        self.part = part
        self.card = card
        self.told = told


PRINTED: Final[list[Task]] = [Task(number, 0, False) for number in range(len(PARTS))]


@final
class ActionRecord(Component):
    """An action, and what has happened in it."""

    acting: i64  # the seat that carries it out; NOBODY when it is over
    space: i64  # where its vikings stand, or -1
    copied: i64  # the space an imitation tile copies, or -1
    placed: i64  # vikings placed for it
    granted: i64  # the card whose action is being carried out, or 0: the printed space
    closing: i64  # how far its end has been told to the cards
    todo: Shared[list[Shared[Task]]]  # parts still to come, the next one last
    acted: bool  # at least one part was carried out
    receipts: list[Shared[Receipt]]
    spendings: list[Shared[Spending]]
    # the part being carried out
    left: i64  # goods that may still rise, tiles that may still be bought, cards played
    used: SmallSet  # strips used, goods turned
    fresh: Shared[list[int]]  # goods made by this upgrade: none of them rises twice
    strips_mined: i64  # from so many strips something was taken
    mined: Shared[list[int]]  # what was taken from strips
    cards_now: i64  # occupations played in this action
    # dice
    table: i64  # the dice table, or -1
    rolls: Shared[list[int]]
    boats: SmallSet  # berths of the whaling boats used
    ore: i64  # what ore adds or takes off
    shift: i64  # what cards add to the roll
    outcome: i64
    claim: i64  # what a raider wants to take, or -1

    def now_at(self) -> i64:
        """The space that is being carried out, also when an imitation tile copies it."""
        return self.copied if self.copied >= 0 else self.space

    def add_parts(self, parts: list[int], card: i64 = 0) -> None:
        """Parts to be carried out next, in this order."""
        tasks = self.todo[:]
        for k in range(len(parts) - 1, -1, -1):
            tasks.append(Task(parts[k], card, False) if card else PRINTED[parts[k]])
        self.todo = tasks

    def next_task(self) -> Task:
        """Takes out the part that comes next."""
        task = self.todo[-1]
        self.todo = self.todo[:-1]
        return task


def new_record(seat: i64, space: i64) -> ActionRecord:
    """The record of an action that begins; nobody acts in seat NOBODY."""
    one = ActionRecord()
    one.acting = seat
    one.space = space
    one.copied = -1
    one.placed = 0
    one.granted = 0
    one.closing = 0
    one.todo = []
    one.acted = False
    one.receipts = []
    one.spendings = []
    one.left = 0
    one.used = 0
    one.fresh = []
    one.strips_mined = 0
    one.mined = []
    one.cards_now = 0
    one.table = -1
    one.rolls = []
    one.boats = 0
    one.ore = 0
    one.shift = 0
    one.outcome = UNDECIDED
    one.claim = -1
    return one
