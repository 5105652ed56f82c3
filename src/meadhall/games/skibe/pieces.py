"""The components of Skibe as constants, read from pieces.json and the deck files.

The cards of all decks are numbered through: card 40 is the first of the second deck.
"""

from typing import Final

from meadhall.core.pieces import load

_BOX: Final = load(__file__)

COLOURS: Final[list[str]] = _BOX["colours"]["ids"]  # the colour of seat 0, 1, ...
SHIPS: Final[list[str]] = _BOX["ships"]["ids"]
ACTIONS_OF_CHIEFS: Final[list[str]] = [entry["id"] for entry in _BOX["chieftain_actions"]["list"]]
CARGOES: Final = ["food", "equipment"]

EQUIPMENT: Final = 0  # chieftain actions, in the order of pieces.json
FOOD: Final = 1
REMOVE: Final = 2
SWAP: Final = 3
PROTECT: Final = 4
ACTION_COUNT: Final = len(ACTIONS_OF_CHIEFS)
ALL_ACTIONS: Final = (1 << ACTION_COUNT) - 1

SHIP_COUNT: Final[int] = _BOX["setup"]["bows"]
FOOD_STONES: Final[int] = _BOX["components"]["food_stones"]
EQUIPMENT_STONES: Final[int] = _BOX["components"]["equipment_stones"]
STERNS: Final[int] = _BOX["player_set"]["sterns"]
OPEN_CARDS: Final[int] = _BOX["setup"]["open_display"]
FIRST_CARDS: Final[int] = _BOX["setup"]["viking_cards_per_ship"]
LEAST_FOR_STERN: Final[int] = _BOX["stern_card"]["least_vikings"]

_BY_SEATS: Final = {int(n): v for n, v in _BOX["setup_by_players"].items() if n.isdigit()}
LIMIT: Final[list[int]] = [0, 0, 0, *(_BY_SEATS[n]["ship_limit"] for n in (3, 4, 5))]
CARDS_USED: Final[list[int]] = [0, 0, 0, *(_BY_SEATS[n]["viking_cards_used"] for n in (3, 4, 5))]
LONGEST_SHIP: Final = LIMIT[5]

DECKS: Final[list[str]] = _BOX["decks"]["names"]
_DECK_FILES: Final = [load(__file__, f"deck.{name}.json") for name in DECKS]
DECK_SIZE: Final[int] = _BOX["components"]["viking_cards"]
_CARDS: Final = [card for deck in _DECK_FILES for card in deck["cards"]]

CARD_IDS: Final[list[str]] = [card["id"] for card in _CARDS]
CARD_SHIELDS: Final[list[list[str]]] = [card["shields"] for card in _CARDS]
_SHIELDS: Final[list[list[int]]] = [[COLOURS.index(c) for c in s] for s in CARD_SHIELDS]
MASK: Final[list[int]] = [sum([1 << c for c in set(s)]) for s in _SHIELDS]  # a bit per colour
IS_FOOD: Final[list[bool]] = [card["cargo"] == "food" for card in _CARDS]

# Five counters in one number, a colour each, so that adding up cards adds up all colours.
COUNT_BITS: Final = 6
COUNT_MASK: Final = 63
SHIELD_COUNTS: Final[list[int]] = [sum([1 << COUNT_BITS * c for c in s]) for s in _SHIELDS]
COLOUR_COUNTS: Final[list[int]] = [sum([1 << COUNT_BITS * c for c in set(s)]) for s in _SHIELDS]

NONE: Final = -1
STOCK: Final = -1  # where a stone is that lies on no ship

# S-1.2  by deck and number of seats: the cards that show a colour somebody plays
IN_PLAY: Final[list[list[list[int]]]] = [
    [
        [card for card in range(first, first + DECK_SIZE) if MASK[card] & ((1 << seats) - 1)]
        for seats in range(len(COLOURS) + 1)
    ]
    for first in range(0, len(_CARDS), DECK_SIZE)
]
