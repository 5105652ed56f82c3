"""The components of Vikings on Board as constants, read from pieces.json.

The numbers that the rules use most are written out, which makes them constants to the
compiler too; the end of this file holds them against pieces.json.
"""

from typing import Final

from meadhall.core.pieces import load

_BOX: Final = load(__file__)

CLANS: Final[list[str]] = _BOX["clans"]["ids"]  # seat 1 plays the first, seat 2 the second ...
COPIES: Final[list[str]] = ["a", "b"]  # each clan has every number of shields twice
PIECES: Final[int] = _BOX["ship_parts"][
    "hull_pieces"
]  # number = clan * 6 + (shields - 1) * 2 + copy
PIECES_PER_CLAN: Final = PIECES // len(CLANS)
SHIPS: Final[int] = _BOX["ship_parts"]["bows"]
STERNS: Final[int] = _BOX["ship_parts"]["sterns"]
FIRST_HULL: Final[int] = _BOX["ship_parts"]["hull_pieces_at_start_per_ship"]
LONGEST_HULL: Final = 5

GOODS: Final[list[str]] = [entry["id"] for entry in _BOX["supplies"]["kinds"]]
PER_GOOD: Final[int] = _BOX["supplies"]["kinds"][0]["tokens"]
LOAD_STACK: Final = 7
DRAW_STACK: Final = 8
LOWEST_PRICE: Final[int] = _BOX["market"]["start_value"]
HIGHEST_PRICE: Final = 4

BETS: Final = 4  # worth 1, 2, 3 and 4

SPACES: Final[list[str]] = [entry["id"] for entry in _BOX["village_actions"]["list"]]
FAMILIES: Final[list[str]] = [entry["family"] for entry in _BOX["village_actions"]["list"]]
FIRST_PLAYER: Final = 0
PROMOTE: Final = 1
JUMP_OWN: Final = 2
BET: Final = 3
LOAD_ONE: Final = 4
MARKET: Final = 5
JUMP_ANY: Final = 6
BET_OR_MOVE: Final = 7
DRAW_THREE: Final = 8
SET_SAIL: Final = 9
SWAP: Final = 10

_BY_SEATS: Final = {int(n): v for n, v in _BOX["setup_by_players"].items() if n.isdigit()}
FIGURES: Final[list[int]] = [0, 0, *(_BY_SEATS[n]["vikings_each"] for n in (2, 3, 4))]
FIRST_ORDER: Final[list[list[int]]] = [
    [], [], *(["ABCD".index(letter) for letter in _BY_SEATS[n]["placement"]] for n in (2, 3, 4))
]  # fmt: skip
MOST_ROUNDS: Final[list[int]] = [0, 0, *(_BOX["bounds"]["max_rounds"][n] for n in "234")]


def clan_of(piece: int) -> int:
    return piece // PIECES_PER_CLAN


def shields_of(piece: int) -> int:
    return piece % PIECES_PER_CLAN // 2 + 1


def copy_of(piece: int) -> int:
    return piece % 2


_PARTS: Final = _BOX["ship_parts"]
_STACKS: Final = _BOX["supplies"]
assert PIECES == _PARTS["hull_pieces"] == len(_BOX["hull_pieces"]["pieces"])
assert PIECES_PER_CLAN * len(CLANS) == PIECES
assert SHIPS == _PARTS["bows"] == _BOX["harbour"]["berths"]
assert _PARTS["hull_pieces_max_per_ship"] == LONGEST_HULL
assert [_STACKS["stack_load_one"], _STACKS["stack_draw_three"]] == [LOAD_STACK, DRAW_STACK]
assert _BOX["market"]["max_value"] == HIGHEST_PRICE
assert _BOX["wager_tokens"]["per_clan"] == BETS
assert SPACES[FIRST_PLAYER] == "first-player"
assert SPACES[SET_SAIL] == "set-sail"
