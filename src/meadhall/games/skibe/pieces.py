"""The components of Skibe as constants, read from pieces.json and the deck files.

The cards of all decks are numbered through: card 40 is the first of the second deck. Numbers that
the rules use most are written out, which makes them constants to the compiler too; the end of this
file holds them against pieces.json.
"""

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.pieces import load
from meadhall.core.sets import SmallSet, set_of

_BOX: Final = load(__file__)

COLOURS: Final[list[str]] = _BOX["colours"]["ids"]  # the colour of seat 0, 1, ...
SHIPS: Final[list[str]] = _BOX["ships"]["ids"]
ACTIONS_OF_CHIEFS: Final[list[str]] = [entry["id"] for entry in _BOX["chieftain_actions"]["list"]]
CARGOES: Final = ["food", "equipment"]

ActionSet: TypeAlias = SmallSet  # of chieftains, by their places in ACTIONS_OF_CHIEFS
ColourSet: TypeAlias = SmallSet  # of colours or, since each seat has one, of seats
ShipSet: TypeAlias = SmallSet
SlotSet: TypeAlias = SmallSet  # of the display
PlaceSet: TypeAlias = SmallSet  # of Vikings aboard: see `place`

ACTION_COUNT: Final = 5
PROTECT: Final = 4
ALL_ACTIONS: Final = set_of(list(range(ACTION_COUNT)))

COLOUR_COUNT: Final = 5
SHIP_COUNT: Final = 3
FOOD_STONES: Final = 6
EQUIPMENT_STONES: Final = 4
STERNS: Final[int] = _BOX["player_set"]["sterns"]
OPEN_CARDS: Final = 3
FIRST_CARDS: Final[int] = _BOX["setup"]["viking_cards_per_ship"]
LEAST_FOR_STERN: Final = 3

_BY_SEATS: Final = {int(n): v for n, v in _BOX["setup_by_players"].items() if n.isdigit()}
LIMIT: Final[list[int]] = [0, 0, 0, *(_BY_SEATS[n]["ship_limit"] for n in (3, 4, 5))]
CARDS_USED: Final[list[int]] = [0, 0, 0, *(_BY_SEATS[n]["viking_cards_used"] for n in (3, 4, 5))]
LONGEST_SHIP: Final = 7

DECKS: Final[list[str]] = _BOX["decks"]["names"]
_DECK_FILES: Final = [load(__file__, f"deck.{name}.json") for name in DECKS]
DECK_SIZE: Final[int] = _BOX["components"]["viking_cards"]
_CARDS: Final = [card for deck in _DECK_FILES for card in deck["cards"]]

CARD_IDS: Final[list[str]] = [card["id"] for card in _CARDS]
CARD_SHIELDS: Final[list[list[str]]] = [card["shields"] for card in _CARDS]
IS_FOOD: Final[list[bool]] = [card["cargo"] == "food" for card in _CARDS]
_SHIELDS: Final[list[list[int]]] = [[COLOURS.index(c) for c in s] for s in CARD_SHIELDS]
_COLOURS_ON: Final = vec[i64]([set_of(shields) for shields in _SHIELDS])
_SHIELDS_ON: Final = vec[i64](
    [shields.count(colour) for shields in _SHIELDS for colour in range(len(COLOURS))]
)

NONE: Final = -1
STOCK: Final = -1  # where a stone is that lies on no ship
PLACES: Final = 21


def colours_on(card: i64) -> ColourSet:
    """The colours that a card shows."""
    return _COLOURS_ON[card]


def shields_on(card: i64, colour: i64) -> i64:
    """How many shields of a colour a card shows."""
    return _SHIELDS_ON[card * COLOUR_COUNT + colour]


def place(ship: i64, berth: i64) -> i64:
    """A Viking's place as one number; berth 0 is next to the bow."""
    return ship * LONGEST_SHIP + berth


def ship_of(at: i64) -> i64:
    """The ship to which a place belongs."""
    return at // LONGEST_SHIP


def chieftain(seat: i64, action: i64) -> i64:
    """A chieftain as one number."""
    return seat * ACTION_COUNT + action


def owner_of(chief: i64) -> i64:
    """The seat whose chieftain it is."""
    return chief // ACTION_COUNT


def action_of(chief: i64) -> i64:
    """What the chieftain does."""
    return chief % ACTION_COUNT


def row_place(ship: i64, number: i64) -> i64:
    """A place in the row of chieftains outside a ship as one number; 0 is the first laid."""
    return ship * ACTION_COUNT + number


# S-1.2  by deck and number of seats: the cards that show a colour somebody plays
IN_PLAY: Final[list[list[list[int]]]] = [
    [
        [
            card
            for card in range(first, first + DECK_SIZE)
            if colours_on(card) & set_of(list(range(seats)))
        ]
        for seats in range(len(COLOURS) + 1)
    ]
    for first in range(0, len(_CARDS), DECK_SIZE)
]

assert len(COLOURS) == COLOUR_COUNT
assert len(ACTIONS_OF_CHIEFS) == ACTION_COUNT
assert ACTIONS_OF_CHIEFS[PROTECT] == "protect"
assert _BOX["setup"]["bows"] == len(SHIPS) == SHIP_COUNT
assert _BOX["components"]["food_stones"] == FOOD_STONES
assert _BOX["components"]["equipment_stones"] == EQUIPMENT_STONES
assert _BOX["setup"]["open_display"] == OPEN_CARDS
assert _BOX["stern_card"]["least_vikings"] == LEAST_FOR_STERN
assert LIMIT[5] == LONGEST_SHIP
assert SHIP_COUNT * LONGEST_SHIP == PLACES
