"""The components of Vikings on Board as constants, read from pieces.json.

Numbers that the rules use most are written out, which makes them constants to the compiler too;
the end of this file holds them against pieces.json.
"""

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.pieces import load
from meadhall.core.sets import SmallSet, set_of

_BOX: Final = load(__file__)

PieceSet: TypeAlias = SmallSet  # of hull pieces: a crew
ShipSet: TypeAlias = SmallSet
ClanSet: TypeAlias = SmallSet

CLANS: Final[list[str]] = _BOX["clans"]["ids"]  # seat 1 plays the first, seat 2 the second ...
CLAN_COUNT: Final = 4
ALL_CLANS: Final = 0b1111
COPIES: Final[list[str]] = ["a", "b"]  # each clan has every number of shields twice
MOST_SHIELDS: Final = 3

PIECES: Final = 24
PIECES_PER_CLAN: Final = 6
ALL_PIECES: Final = 0xFFFFFF
SHIPS: Final = 8
ALL_SHIPS: Final = 0b11111111
STERNS: Final[int] = _BOX["ship_parts"]["sterns"]
FIRST_HULL: Final[int] = _BOX["ship_parts"]["hull_pieces_at_start_per_ship"]
LONGEST_HULL: Final = 5

GOODS: Final[list[str]] = [entry["id"] for entry in _BOX["supplies"]["kinds"]]
GOOD_KINDS: Final = 3
PER_GOOD: Final[int] = _BOX["supplies"]["kinds"][0]["tokens"]
LOAD_STACK: Final = 7
DRAW_STACK: Final = 8
HAND: Final = 3  # goods drawn at a time
LOWEST_PRICE: Final[int] = _BOX["market"]["start_value"]
HIGHEST_PRICE: Final = 4

BETS: Final = 4  # of each player, worth 1, 2, 3 and 4

SPACES: Final[list[str]] = [entry["id"] for entry in _BOX["village_actions"]["list"]]
FAMILIES: Final[list[str]] = [entry["family"] for entry in _BOX["village_actions"]["list"]]
SPACE_COUNT: Final = 11

FIGURES_PER_CLAN: Final = 4
_BY_SEATS: Final = {int(n): v for n, v in _BOX["setup_by_players"].items() if n.isdigit()}
FIGURES: Final[list[int]] = [0, 0, *(_BY_SEATS[n]["vikings_each"] for n in (2, 3, 4))]
FIRST_ORDER: Final[list[list[int]]] = [
    [], [], *(["ABCD".index(letter) for letter in _BY_SEATS[n]["placement"]] for n in (2, 3, 4))
]  # fmt: skip
MOST_ROUNDS: Final[list[int]] = [0, 0, *(_BOX["bounds"]["max_rounds"][n] for n in "234")]


# --- hull pieces, numbered by clan, then shields, then copy ------------------------------------


def clan_of(piece: i64) -> i64:
    return piece // PIECES_PER_CLAN


def shields_of(piece: i64) -> i64:
    return piece % PIECES_PER_CLAN // 2 + 1


def copy_of(piece: i64) -> i64:
    """The place in `COPIES`."""
    return piece % 2


def pieces_of(clan: i64) -> PieceSet:
    """All pieces of a clan, wherever they are."""
    return _PIECES_OF[clan]


_PIECES_OF: Final = vec[i64](
    [
        set_of([piece for piece in range(PIECES) if clan_of(piece) == clan])
        for clan in range(CLAN_COUNT)
    ]
)


# --- vikings, numbered by seat -----------------------------------------------------------------


def viking(seat: i64, number: i64) -> i64:
    """A viking of the village as one number."""
    return seat * FIGURES_PER_CLAN + number


def seat_of(viking: i64) -> i64:
    return viking // FIGURES_PER_CLAN


def number_of(viking: i64) -> i64:
    """Which of its clan's vikings it is, from 0."""
    return viking % FIGURES_PER_CLAN


# --- bets, numbered by owner, then value -------------------------------------------------------


def bet_of(owner: i64, value: i64) -> i64:
    """A bet as one number."""
    return owner * BETS + value - 1


def owner_of(bet: i64) -> i64:
    return bet // BETS


def value_of(bet: i64) -> i64:
    return bet % BETS + 1


# --- the circles of the harbour, numbered by ship, then clan -----------------------------------


def circle_of(ship: i64, clan: i64) -> i64:
    """A circle as one number."""
    return ship * CLAN_COUNT + clan


def ship_at(circle: i64) -> i64:
    """The ship before which the circle lies."""
    return circle // CLAN_COUNT


def clan_at(circle: i64) -> i64:
    """The clan to which the circle belongs."""
    return circle % CLAN_COUNT


_PARTS: Final = _BOX["ship_parts"]
_STACKS: Final = _BOX["supplies"]
assert len(CLANS) == CLAN_COUNT
assert _PARTS["hull_pieces"] == len(_BOX["hull_pieces"]["pieces"]) == PIECES
assert PIECES_PER_CLAN * CLAN_COUNT == PIECES
assert MOST_SHIELDS * len(COPIES) == PIECES_PER_CLAN
assert _PARTS["bows"] == _BOX["harbour"]["berths"] == SHIPS
assert _PARTS["hull_pieces_max_per_ship"] == LONGEST_HULL
assert len(GOODS) == GOOD_KINDS
assert [_STACKS["stack_load_one"], _STACKS["stack_draw_three"]] == [LOAD_STACK, DRAW_STACK]
assert _BOX["market"]["max_value"] == HIGHEST_PRICE
assert _BOX["wager_tokens"]["per_clan"] == BETS
assert _BOX["figures"]["vikings_per_clan"] == FIGURES_PER_CLAN
assert len(SPACES) == SPACE_COUNT
