"""Where the effects of occupations attach. Without a played card none of this is asked.

An *event* is something that happened: `Table.fire` tells the seat's played cards, with up to
three numbers about it. A *question* is a number the rules are about to use, such as a price, the
rolls allowed or the part that comes next: `Table.ruled` lets the cards change it. Where a card
may do something else instead, the question comes first, and if its answer is 0 the event of the
same name follows: the card has taken over.

An effect that wants a decision asks for it with `occupations.offer`. The action, or the phase,
goes on when it is answered.
"""

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from meadhall.core.state import State
from meadhall.games.feast_for_odin.pieces import CARDS

# events of an action
ON_PLAY: Final = 0  # a card was played: its number
SPACE_BEFORE: Final = 1  # vikings stand on a space, nothing printed is done: the space
SPACE_USE: Final = 2  # the printed parts begin: the space
SPACE_AFTER: Final = 3  # the printed parts are done: the space
ACTION_BEFORE: Final = 4  # a hunt, a voyage, an upgrade ... comes next, from a space or a card
ACTION_AFTER: Final = 5  # an action is over; the record says what it brought
OCCUPATION_PLAYED: Final = 6  # it held so many played occupations
DICE_ROLL: Final = 7  # the dice table, the pips
DICE_SUCCESS: Final = 8  # the dice table
DICE_FAILURE: Final = 9
DICE_OVER: Final = 10  # either way
RECEIVE: Final = 11  # item, how many, where from
BUILD: Final = 12  # a shed or house
SHIP: Final = 13  # a ship got: its kind, 1 if it was bought
PLACE: Final = 14  # a piece was laid: item, board
VIKING_RETURN: Final = 15  # so many came back from a space: how many, the space
THING_COUNT: Final = 16  # the number on the Thing square is now: how many
# events of a phase
HARVEST_DURING: Final = 17  # before the crops come
HARVEST_AFTER: Final = 18
HARVEST_NONE: Final = 19
ACTIONS_END: Final = 20
INCOME_BEFORE: Final = 21
FEAST_START: Final = 22
FEAST_DURING: Final = 23  # something was served: the item; -1: no plate can be filled any more
FEAST_AFTER: Final = 24
BONUS_DURING: Final = 25
BONUS_AFTER: Final = 26
MOUNTAINS_REMOVED: Final = 27  # a thing left its strip in phase 11: the thing
SCORING: Final = 28
# at no moment of its own
THRESHOLD: Final = 29  # once, after the first event at which `holds` is true
ANYTIME: Final = 30  # an entry of the any-time list while `holds` is true
# questions that may turn into events
OCCUPATION_DRAW: Final = 31  # 1: a card is drawn
NEW_WEAPON: Final = 32  # 1: a weapon is drawn in phase 4
HOUSE_YIELD: Final = 33  # 1: a house pays a symbol: the item, the board
# questions
VIKINGS: Final = 40  # how many a space takes: the space
SHIPS_ENOUGH: Final = 41  # how many ships of a kind one has: the space, the kind
ISLANDS_IN_REACH: Final = 42  # mask: the part
PRICE: Final = 43  # how many of an item a part costs: the part, the item
EMIGRATION_PRICE: Final = 44
PART: Final = 45  # the part to carry out: once for each part of an action
ROLLS: Final = 46  # rolls allowed: the dice table
RESULT: Final = 47  # what is added to each roll: the dice table
WORTH: Final = 48  # what a thing paid for a result counts: the dice table, the item
SUBSTITUTE: Final = 49  # the item spent when a weapon runs out: the dice table, the weapon
LOOT: Final = 50  # the result an item needs: the item
ACCEPTS: Final = 51  # 1: a board takes an item: the board, the item
LENGTHWISE: Final = 52  # tiles of a kind that may lie lengthwise: the kind
EMPTY_SLOTS: Final = 53  # of sheds and stone houses

FEAST_TRIGGERS: Final = [FEAST_START, FEAST_DURING, FEAST_AFTER]

# how long a mark of a card lasts
GAME: Final = 0
ROUND: Final = 1
ACTION: Final = 2

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Generic[S]):
    """What a card does at a trigger. The cards' effects are subclasses of this."""

    def __init__(self, card: int, trigger: int) -> None:
        self.card = card
        self.trigger = trigger
        self.number = 0  # among the effects of its card

    def id(self) -> int:
        """The number by which `effect_with_id` finds it."""
        return self.card * MOST_EFFECTS + self.number

    def act(self, s: S, seat: int, a: int, b: int, c: int) -> None:
        """An event, a threshold or an any-time act; the numbers are those of the trigger."""

    def change(self, s: S, seat: int, value: int, a: int, b: int) -> int:
        """A question: the value to use instead. Only looks; it may be asked at any time."""
        return value

    def holds(self, s: S, seat: int) -> bool:
        """Whether a threshold is reached, or an any-time act is possible."""
        return False

    def choices(self, s: S, seat: int) -> list[int]:
        """The moves of a decision it has offered; never empty."""
        raise NotImplementedError  # only effects that ask something are asked this

    def choose(self, s: S, seat: int, action: int) -> None:
        """Carries one of them out."""
        raise NotImplementedError  # as above


MOST_EFFECTS: Final = 16  # of one card
EFFECTS: Final[list[list[Effect[State]]]] = [[] for _ in range(CARDS + 1)]  # by card: none yet


def attach(effect: Effect[Any]) -> None:
    """Gives a card an effect."""
    effect.number = len(EFFECTS[effect.card])
    EFFECTS[effect.card].append(effect)


def effect_with_id(number: int) -> Effect[State]:
    return EFFECTS[number // MOST_EFFECTS][number % MOST_EFFECTS]


def listens(card: int, triggers: list[int]) -> bool:
    """Whether a card has an effect at one of these."""
    for effect in EFFECTS[card]:
        if effect.trigger in triggers:
            return True
    return False


def answer(s: State, seat: int, played: list[int], trigger: int, a: int, b: int, c: int) -> None:
    """Played cards answer an event, in the order in which they were played."""
    for card in played[:]:
        for effect in EFFECTS[card]:
            if effect.trigger == trigger:
                effect.act(s, seat, a, b, c)


def met(s: State, seat: int, played: list[int], trigger: int) -> list[Effect[State]]:
    """Effects of played cards with that trigger that hold now."""
    found: list[Effect[State]] = []
    for card in played:
        for effect in EFFECTS[card]:
            if effect.trigger == trigger and effect.holds(s, seat):
                found.append(effect)
    return found


def bent(s: State, seat: int, played: list[int], question: int, value: int, a: int, b: int) -> int:
    """A question's value after all played cards."""
    for card in played:
        for effect in EFFECTS[card]:
            if effect.trigger == question:
                value = effect.change(s, seat, value, a, b)
    return value
