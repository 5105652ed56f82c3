"""The record of an action: what is being carried out, what is still to come, what it brought.

An action that a card grants has a record of its own; the one it interrupts waits below it. Cards
look at the record when an action is over.
"""

from typing import Final, final

from mypy_extensions import i64

from meadhall.core.sets import SmallSet
from meadhall.core.state import Component, Shared

NOBODY: Final = -1
NO_SPACE: Final = -1
NO_BERTH: Final = -1
NO_KIND: Final = -1

# where something received came from: printed parts first, then cards
FROM_SPACE: Final = 0
FROM_STRIP: Final = 1
FROM_STRIP_END: Final = 2  # the last thing of a strip
FROM_DICE: Final = 3
FROM_TRADE: Final = 4  # overseas trading, exchanges, forge, sale
FROM_ISLAND: Final = 5
FROM_INCOME: Final = 6
FROM_BONUS: Final = 7
FROM_HARVEST: Final = 8
FROM_BREEDING: Final = 9
FROM_SET_UP: Final = 10
FROM_UPGRADE: Final = 11
FROM_ADDED: Final = 12  # a card has answered an event
FROM_PLAYED: Final = 13  # the immediate effect of a card
FROM_ANYTIME: Final = 14  # a card was used at any time

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
    """Something that a printed part has cost. It never changes."""

    item: i64
    count: i64

    def __init__(self, item: i64, count: i64) -> None:
        self.item = item
        self.count = count


@final
class ActionRecord(Component):
    """An action, and what has happened in it."""

    card: i64  # the card that grants it, or 0
    space: i64  # where its vikings stand, or NO_SPACE
    at: i64  # the space that is carried out, also by imitation or through a card; or NO_SPACE
    placed: i64  # vikings placed for it
    discount: i64  # silver off its price, by the card that grants it
    closing: i64  # how far its end has been told to the cards
    todo: Shared[list[int]]  # parts still to come, the next one last
    told: i64  # the part of which cards have been told, or -1
    replaced: bool  # a card has done something else instead of it
    begun: bool  # its first printed part is being carried out
    acted: bool  # at least one part was carried out
    receipts: Shared[list[Shared[Receipt]]]
    spendings: Shared[list[Shared[Spending]]]
    cards_played: i64
    free_card_played: bool  # the one of the fourth column
    # the part being carried out
    left: i64  # goods that may still rise, tiles that may still be bought
    bought: i64  # the printed price of the special tiles bought
    used: SmallSet  # strips used, goods turned
    fresh: Shared[list[int]]  # goods made by this upgrade: none of them rises twice
    kind: i64  # of the goods that rise, where all must be of one; or NO_KIND
    far: bool  # one good has gone a step further
    strips_mined: i64  # from so many strips something was taken
    mined: Shared[list[int]]  # what was taken from strips
    longship: bool  # a longship was used
    # dice
    table: i64  # the dice table, or -1
    rolls: Shared[list[int]]
    boats: SmallSet  # berths of the whaling boats used
    berth: i64  # of the longship named before the roll, or NO_BERTH
    ore: i64  # what ore adds or takes off
    bonus: i64  # what was paid to be added to each roll
    shift: i64  # what cards add to the roll
    outcome: i64
    claim: i64  # what a raider wants to take, or -1
    second_claim: i64  # where a raid is split

    def add_parts(self, parts: list[int]) -> None:
        """Parts to be carried out next, in this order."""
        self.todo = self.todo + parts[::-1]

    def next_part(self) -> int:
        """Takes out the part that comes next."""
        part = self.todo[-1]
        self.todo = self.todo[:-1]
        return part

    def forget_fresh(self, what: i64) -> None:
        """O44  Of two alike, the one that may not rise again is laid or spent."""
        if what in self.fresh:
            fresh = self.fresh[:]
            fresh.remove(what)
            self.fresh = fresh


def new_record(card: i64) -> ActionRecord:
    """The record of an action that begins, granted by a card or, with 0, by a space."""
    one = ActionRecord()
    one.card = card
    one.space = NO_SPACE
    one.at = NO_SPACE
    one.placed = 0
    one.discount = 0
    one.closing = 0
    one.todo = []
    one.told = -1
    one.replaced = False
    one.begun = False
    one.acted = False
    one.receipts = []
    one.spendings = []
    one.cards_played = 0
    one.free_card_played = False
    one.left = 0
    one.bought = 0
    one.used = 0
    one.fresh = []
    one.kind = NO_KIND
    one.far = False
    one.strips_mined = 0
    one.mined = []
    one.longship = False
    one.table = -1
    one.rolls = []
    one.boats = 0
    one.berth = NO_BERTH
    one.ore = 0
    one.bonus = 0
    one.shift = 0
    one.outcome = UNDECIDED
    one.claim = -1
    one.second_claim = -1
    return one
