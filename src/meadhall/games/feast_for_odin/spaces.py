"""The action board: 61 spaces as data, each a row of parts that `script` carries out."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.sets import SmallSet, set_of
from meadhall.games.feast_for_odin import triggers
from meadhall.games.feast_for_odin.boards import BUILDINGS, ISLANDS
from meadhall.games.feast_for_odin.pieces import BOX, SHIPS, TABLES, item

# what a part does
PAY: Final = 0
GAIN: Final = 1
CHOOSE: Final = 2
OPTIONAL: Final = 3
BUILD: Final = 4
GAIN_SHIP: Final = 5
LOSE_BOAT: Final = 6
DICE: Final = 7
PER_ANIMAL: Final = 8
IF_ANIMAL: Final = 9
PER_PLAYER: Final = 10
MOUNTAIN: Final = 11
UPGRADE: Final = 12
DRAW_WEAPONS: Final = 13
FORGE: Final = 14
OVERSEAS: Final = 15
SALE: Final = 16
EXPLORE: Final = 17
EMIGRATE: Final = 18
DRAW_CARD: Final = 19
PLAY_CARDS: Final = 20
COLUMN_CARD: Final = 21  # the third column's card
FREE_CARD: Final = 22  # the fourth column's card, before or after
TELL: Final = 23  # cards hear of the space

OPS: Final[list[str]] = [
    "pay", "gain", "choose_one", "optional", "build", "gain_ship", "lose_ship", "dice",
    "gain_per_animal", "gain_if_animal", "gain_per_player", "mountain", "upgrade", "draw_weapons",
    "forge", "overseas_trading", "buy_special", "explore", "emigrate", "draw_occupation",
    "play_occupation",
]  # fmt: skip

WAYS: Final[list[str]] = [
    "stone_house_and_longship", "long_house_and_knarr", "sheep", "cattle", "wood", "stone", "ore",
    "mountains", "upgrades",
]  # fmt: skip


# what cards call an action, wherever it comes from; the dice tables first
ACTION_NAMES: Final[list[str]] = [
    *TABLES, "plundering", "overseas_trading", "explore", "emigrate", "upgrade",
]  # fmt: skip
PLUNDERING: Final = ACTION_NAMES.index("plundering")


class Part:
    """One part of a space, with whatever numbers its kind needs."""

    def __init__(self, number: int, op: int) -> None:
        self.number = number
        self.op = op
        self.items: list[int] = []  # paid or gained, and how many of each
        self.counts: list[int] = []
        self.branches: list[list[int]] = []  # parts of each alternative
        self.ways: list[int] = []  # what the alternatives are called
        self.what = 0  # building, ship, dice table or good
        self.animal = 0
        self.most = 0  # up to so many
        self.levels = 1  # of an upgrade
        self.allowances: list[int] = []  # items from each strip
        self.islands: SmallSet = 0  # to be found here
        self.space = -1  # the space it is printed on
        self.action = -1  # what it is called wherever it comes from, if cards look at that
        # an upgrade that a card grants
        self.way = 0  # how the goods move: see `grid`
        self.further = 1  # up to so many steps
        self.same_kind = False
        self.goods: list[int] = []  # the goods that can rise, found when the parts are read
        # a mountain take that a card grants
        self.exact = False
        self.only: list[int] = []  # things at the arrow end; none: any


PARTS: Final[list[Part]] = []


class Space:
    """A space of the action board."""

    def __init__(self, number: int, data: Any, parts: list[int]) -> None:
        self.number = number
        self.name: str = data["id"]
        self.column: i64 = data["column"]
        self.group: str = data["group"]
        self.parts = parts
        self._own(parts)
        requires = data["requires"]
        ships = requires.get("ships", {})
        self.ships: vec[i64] = vec[i64]([ships.get(ship, 0) for ship in SHIPS])  # of each kind
        self.any_ship: list[int] = [SHIPS.index(s) for s in requires.get("ships_any_of", [])]
        self.animal = -1
        for animal in requires.get("animals", {}):
            self.animal = item(animal)
        self.asks = bool(requires)
        self.gives = PARTS[parts[0]].op in (GAIN, DICE, PER_PLAYER)  # always possible

    def _own(self, parts: list[int]) -> None:
        for number in parts:
            part = PARTS[number]
            part.space = self.number
            if part.op == GAIN and self.name == "plundering":
                part.action = PLUNDERING
            for branch in part.branches:
                self._own(branch)


def _part(data: Any) -> int:
    part = Part(len(PARTS), OPS.index(data["op"]))
    PARTS.append(part)
    for name, count in data.get("items", {}).items():
        part.items.append(item(name))
        part.counts.append(count)
    for branch in data.get("options", []):
        part.branches.append(_parts(branch))
    if "steps" in data:
        part.branches.append(_parts(data["steps"]))
    part.ways = [WAYS.index(way) for way in data.get("ways", [])]
    if "building" in data:
        part.what = BUILDINGS.index(data["building"])
    elif "ship" in data:
        part.what = SHIPS.index(data["ship"])
    elif "table" in data:
        part.what = TABLES.index(data["table"])
        part.most = data.get("boats_max", 0)
    elif "good" in data:
        part.what = item(data["good"])
    elif "item" in data:
        part.what = item(data["item"])
    if "animal" in data:
        part.animal = item(data["animal"])
    part.most = data.get("max", data.get("up_to", data.get("up_to_goods", part.most)))
    if "count" in data:
        part.most = data["count"]
    part.levels = data.get("levels_each", 1)
    part.further = part.levels
    name = data["table"] if part.op == DICE else data["op"]
    part.action = ACTION_NAMES.index(name) if name in ACTION_NAMES else -1
    part.allowances = data.get("up_to_per_strip", [])
    part.islands = set_of(
        [ISLANDS.index(name) for name in data.get("islands", []) + data.get("mini_islands", [])]
    )
    return part.number


def _parts(steps: Any) -> list[int]:
    return [_part(step) for step in steps]


_DATA: Final = BOX["action_board"]["spaces"]
SPACES: Final[list[Space]] = [Space(n, data, _parts(data["steps"])) for n, data in enumerate(_DATA)]
SPACE_NAMES: Final[list[str]] = [space.name for space in SPACES]
SPACE_COUNT: Final = len(SPACES)


def new_part(op: int) -> Part:
    """A part that is printed on no space."""
    part = Part(len(PARTS), op)
    PARTS.append(part)
    return part


COLUMN_CARD_PART: Final[int] = new_part(COLUMN_CARD).number
FREE_CARD_PART: Final[int] = new_part(FREE_CARD).number


def _telling(trigger: int) -> int:
    part = new_part(TELL)
    part.what = trigger
    return part.number


TELL_CREW: Final[int] = _telling(triggers.CREW)
TELL_BEFORE: Final[int] = _telling(triggers.SPACE_BEFORE)
TELL_USE: Final[int] = _telling(triggers.SPACE_USE)

# O-5.7  the imitation tiles of the game for four: one space for each column it may lie in
IMITATE: Final[list[str]] = ["imitate_1", "imitate_2", "imitate_3", "imitate_4"]
ALL_SPACES: Final[list[str]] = SPACE_NAMES + IMITATE
COLUMN: Final = vec[i64]([int(space.column) for space in SPACES] + [1, 2, 3, 4])
COLUMNS: Final[list[list[int]]] = [
    [space.number for space in SPACES if space.column == column] for column in range(5)
]


# by whoever has the vikings; and the spaces for which so many are enough
SURELY_USABLE: Final[SmallSet] = set_of([s.number for s in SPACES if s.gives and not s.asks])
MOST_CREW: Final = 4
WITH_CREW: Final = vec[i64](
    [set_of([s.number for s in SPACES if s.column <= crew]) for crew in range(MOST_CREW + 1)]
)


def imitation_tile(column: int) -> int:
    """The place of a column's imitation tile among all spaces."""
    return SPACE_COUNT + column - 1


# sets of spaces that cards name, and the first column from top to bottom
SPACE_SETS: Final[dict[str, list[int]]] = {
    name: [SPACE_NAMES.index(space) for space in spaces]
    for name, spaces in BOX["action_board"]["space_sets"].items()
    if isinstance(spaces, list)
}
FIRST_COLUMN: Final[list[int]] = [
    SPACE_NAMES.index(space) for space in BOX["action_board"]["column_1_top_to_bottom"]
]
LEFT_OUT: Final[list[int]] = [
    SPACE_NAMES.index(name)
    for name in BOX["action_board"]["sides"]["1-2"]["optional_reduced_variant"]["leave_out"]
]
