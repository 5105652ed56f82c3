"""When occupations act, and where their effects are found.

An *event* is something that happened: `Table.fire` lets the seat's played cards answer it, with
up to three numbers about it. A *question* is a number that the rules are about to use, such as a
price or the rolls allowed: `Table.ruled` lets the cards change it. A player knows which events
and questions the played cards hear; for all others nothing is looked up.
"""

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from meadhall.core.state import State
from meadhall.games.feast_for_odin.pieces import CARDS

# events of an action, with the numbers that go with each
PLAY: Final = 0  # a card was played: its number; only that card hears it
CREW: Final = 1  # vikings are about to go to a space: the space
SPACE_BEFORE: Final = 2  # nothing printed on the space is done yet: the space
SPACE_USE: Final = 3  # its printed parts begin: the space
SPACE_AFTER: Final = 4  # its printed parts are done: the space
PART_BEFORE: Final = 5  # a part comes next that a card may replace: the part
ACTION_BEFORE: Final = 6  # a hunt, a voyage, an upgrade ... comes next: the action
ACTION_USE: Final = 7  # an island was explored, a ship has emigrated: the action
ACTION_AFTER: Final = 8  # an action is over; its record says what it brought
ORE_WAY: Final = 9  # ore is about to be exchanged on a crafting space: the space
OCCUPATION_PLAYED: Final = 10  # the action is over in which so many cards were played
OCCUPATION_DRAW: Final = 11  # a card is about to be drawn
DICE_SUCCESS: Final = 12  # the action
DICE_FAILURE: Final = 13
DICE_OVER: Final = 14  # either way
RECEIVE: Final = 15  # the thing, how many, where from
BUILD: Final = 16  # a house or ship was built: the thing, the wood paid
ACQUIRE: Final = 17  # a ship was got in any way: the thing
PLACE: Final = 18  # a piece was laid: the item, the board
VIKING_RETURN: Final = 19  # so many came back to the Thing square
THING_COUNT: Final = 20  # so many stand there now
# events of a phase
HARVEST_DURING: Final = 21  # the crops have come: flax and grain held before
HARVEST_AFTER: Final = 22
HARVEST_NONE: Final = 23
NEW_WEAPON: Final = 24  # a weapon is about to be drawn
ACTIONS_END: Final = 25
INCOME_BEFORE: Final = 26
FEAST_START: Final = 27
SERVE: Final = 28  # a tile was laid on the feast table: the item
FEAST_DURING: Final = 29  # nothing more can be laid there
FEAST_AFTER: Final = 30
BONUS_DURING: Final = 31
BONUS_HOUSE: Final = 32  # a house is about to yield: the board, how many goods
BONUS_AFTER: Final = 33
STRIP_REMOVED: Final = 34  # things left the strips in phase 11: the thing, how many
SCORING: Final = 35
# at no moment of their own
THRESHOLD: Final = 36  # ships or houses have changed
ANYTIME: Final = 37  # an entry of the any-time list
# questions, and the numbers that go with each
VIKINGS_NEEDED: Final = 40  # the space
SHIPS: Final = 41  # how many ships of a kind one has: the space, the kind
ISLANDS: Final = 42  # set of islands in reach: the space
PRICE: Final = 43  # the item, the space or NO_SPACE, the action or NO_ACTION
ROLLS: Final = 44  # the dice table
RESULT: Final = 45  # what is added to each roll: the dice table
WORTH: Final = 46  # of a thing paid for a result: the dice table, the item
SUBSTITUTE: Final = 47  # what may be spent instead of a weapon: the dice table, the weapon
LOOT: Final = 48  # the result an item needs: the item
SPLIT: Final = 49  # goods that one raid may take: the dice table
STEPS: Final = 50  # steps that one good of an upgrade may rise: the part
ACCEPTS: Final = 51  # 1: a board takes an item: the board, the item
LENGTHWISE: Final = 52  # tiles of a kind that may lie lengthwise: the kind

FEAST_TRIGGERS: Final = [FEAST_START, SERVE, FEAST_DURING, FEAST_AFTER]

# the words of occupations.json for them
TRIGGERS: Final[dict[str, int]] = {
    "play": PLAY, "crew": CREW, "space.before": SPACE_BEFORE, "space.use": SPACE_USE,
    "space.after": SPACE_AFTER, "action.before": ACTION_BEFORE, "action.use": ACTION_USE,
    "action.after": ACTION_AFTER, "ore_way": ORE_WAY, "occupation.played": OCCUPATION_PLAYED,
    "occupation.draw": OCCUPATION_DRAW, "dice.success": DICE_SUCCESS,
    "dice.failure": DICE_FAILURE, "dice.over": DICE_OVER, "receive": RECEIVE, "build": BUILD,
    "acquire": ACQUIRE, "place": PLACE, "viking.return": VIKING_RETURN,
    "thing.count": THING_COUNT, "harvest.during": HARVEST_DURING, "harvest.after": HARVEST_AFTER,
    "harvest.none": HARVEST_NONE, "new_weapon": NEW_WEAPON, "actions.end": ACTIONS_END,
    "income.before": INCOME_BEFORE, "feast.start": FEAST_START, "serve": SERVE,
    "feast.during": FEAST_DURING, "feast.after": FEAST_AFTER, "bonus.during": BONUS_DURING,
    "bonus.house": BONUS_HOUSE, "bonus.after": BONUS_AFTER, "strip.removed": STRIP_REMOVED,
    "scoring": SCORING, "threshold": THRESHOLD, "anytime": ANYTIME,
}  # fmt: skip

NO_SPACE: Final = -1
NO_ACTION: Final = -1

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Generic[S]):
    """What a card does at a trigger; a card has one or more of them."""

    def __init__(self, card: int, trigger: int) -> None:
        self.card = card
        self.trigger = trigger
        self.number = NOT_ATTACHED  # among all effects
        self.optional = False
        self.alternative = False  # only one of the effects of its card is carried out
        self.opens = False  # it begins with a decision that can be left
        self.first_way = 1  # the ways of a card are numbered through all its effects
        self.way_count = 1

    def hears(self, s: S, seat: int, a: int, b: int, c: int) -> int:
        """How often the effect may be carried out for an event with these numbers."""
        return 1

    def ways(self, s: S, seat: int, a: int, b: int, c: int) -> list[int]:
        """The ways in which it can be carried out now, from 0; none: it is not possible."""
        return [0]

    def carry_out(self, s: S, seat: int, way: int, a: int, b: int, c: int) -> None:
        """Carries it out in one of these ways."""

    def change(self, s: S, seat: int, value: int, a: int, b: int, c: int) -> int:
        """A question: the value to use instead. Only looks; it may be asked at any time."""
        return value

    # a decision of its own: see `answers.CardChoice`

    def choices(self, s: S, seat: int) -> list[int]:
        """What may be chosen when it is carried out; never empty."""
        raise NotImplementedError  # only effects that ask something are asked this

    def choose(self, s: S, seat: int, action: int) -> None:
        """Goes on with what was chosen."""
        raise NotImplementedError  # as above

    # looking ahead: see `lookahead`

    def fetches(self, s: S, seat: int, at: int, crew: int) -> bool:
        """Whether it may take a thing from a strip before a space is carried out by a crew."""
        return False

    def may_fetch(self, thing: int) -> bool:
        """Whether it may take that thing."""
        return False

    def imaginable(self, s: S, seat: int) -> list[int]:
        """The ways in which playing the card surely brings something."""
        return []

    def imagine(self, s: S, seat: int, way: int) -> None:
        """Changes supply and berths of the seat as that way would, and nothing else."""


NOT_ATTACHED: Final = -1
EFFECTS: Final[list[list[Effect[State]]]] = [[] for _ in range(CARDS + 1)]  # by card
BY_NUMBER: Final[list[Effect[State]]] = []


def attach(effect: Effect[Any]) -> None:
    """Gives a card an effect."""
    effect.number = len(BY_NUMBER)
    effect.first_way = 1 + sum([other.way_count for other in EFFECTS[effect.card]])
    EFFECTS[effect.card].append(effect)
    BY_NUMBER.append(effect)


def listens(card: int, triggers: list[int]) -> bool:
    """Whether a card has an effect at one of these."""
    for effect in EFFECTS[card]:
        if effect.trigger in triggers:
            return True
    return False
