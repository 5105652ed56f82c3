"""A player: the supply, the boards with what lies on them, the ships, the cards."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.sets import SmallSet, has, replaced
from meadhall.core.state import Component, Shared
from meadhall.games.feast_for_odin.boards import (
    BOARD_COUNT,
    FIRST_LONG_HOUSE,
    FIRST_STONE_HOUSE,
    LONG_HOUSE,
    SHED,
)
from meadhall.games.feast_for_odin.pieces import (
    BERTHS,
    BOAT,
    CATTLE,
    ITEMS,
    ORE_SLOTS,
    PREGNANT_CATTLE,
    PREGNANT_SHEEP,
    SHEEP,
    SMALL_BERTHS,
)
from meadhall.games.feast_for_odin.record import ActionRecord

NO_SHIP: Final = -1
NOTHING: Final = -1  # on a plate


@final
class Piece(Component):
    """Something that lies on a board; `place` is the bit of its first cell. It never changes."""

    item: i64
    board: i64
    turn: i64
    place: i64

    def __init__(self, item: i64, board: i64, turn: i64, place: i64) -> None:
        self.item = item
        self.board = board
        self.turn = turn
        self.place = place


@final
class Plate(Component):
    """What lies on seats of the feast table, or an empty seat. It never changes."""

    item: i64  # or NOTHING
    seats: i64
    wide: bool  # lengthwise

    def __init__(self, item: i64, seats: i64, wide: bool) -> None:
        self.item = item
        self.seats = seats
        self.wide = wide


@final
class Answer(Component):
    """An effect of a card that waits to be carried out for an event. It never changes."""

    effect: i64
    a: i64  # the numbers of the event
    b: i64
    c: i64

    def __init__(self, effect: i64, a: i64, b: i64, c: i64) -> None:
        self.effect = effect
        self.a = a
        self.b = b
        self.c = c


@final
class KnownFits:
    """Which items have a place on the boards of a player, as far as somebody has looked.

    It is no field: copies look again. What is known of a board is forgotten when the board has
    changed.
    """

    def __init__(self) -> None:
        self.covered: list[int] = [NEVER_SEEN] * BOARD_COUNT  # as each board was
        self.looked_at: vec[i64] = vec[i64]([0] * BOARD_COUNT)  # sets of items
        self.fit: vec[i64] = vec[i64]([0] * BOARD_COUNT)  # those of them that have a place


NEVER_SEEN: Final = -1
NOTHING_KNOWN: Final = KnownFits()


@final
class Player(Component):
    """What one player has."""

    supply: vec[i64]  # how many of each item; animals stand in the stable
    thing: i64  # vikings on the Thing square
    passed: bool
    penalties: i64
    peeks: i64  # how often an any-time list was left without an act
    no_more: bool  # nothing more this round: no window is opened
    # boards and what lies there
    owned: SmallSet  # boards
    covered: Shared[list[int]]  # by board, one bit per covered cell
    touchy: Shared[list[int]]  # of these: green outdoors, orange indoors
    touchy_red: Shared[list[int]]  # red ones indoors, by house
    laid: Shared[list[Shared[Piece]]]  # in the order in which it was laid
    sheds: i64
    # ships
    berths: Shared[vec[i64]]  # the kind of ship in each, or NO_SHIP
    loaded: Shared[vec[i64]]  # ore on the ship in each, the printed one not counted
    emigrants: Shared[list[int]]  # kinds of ships
    # the feast table from the left
    plates: Shared[list[Shared[Plate]]]
    taken_off: i64  # how often a plate was taken back in this feast
    aside: Shared[list[Shared[Plate]]]  # a table that waits while a card brings another feast
    # cards, and resource markers of the harvest expansion
    hand: Shared[list[int]]
    played: Shared[list[int]]
    dropped: Shared[list[int]]  # given up at set-up, known to the owner alone
    free_first: i64  # the card that may be played free in the first turn, or 0
    resources: Shared[list[int]]
    # what the played cards know
    hears: SmallSet  # events and questions that they answer
    marks: Shared[list[int]]  # effects that are used up
    answers: Shared[list[Shared[Answer]]]  # effects that wait
    replaced: bool  # a card has done something else instead of what would have happened
    no_mead: bool  # promised for this feast
    shed_wood: i64  # laid into sheds before the end
    shed_stone: i64
    pairs: i64  # placements of exactly two vikings in this round
    fizzled: i64  # actions that ended without any of their parts
    # actions under way, one inside the other, the innermost last
    records: list[ActionRecord]
    known_fits = NOTHING_KNOWN

    # --- actions and cards ------------------------------------------------------------

    def record(self) -> ActionRecord:
        """The record of the action under way."""
        return self.records[-1]

    def may_act_freely(self) -> bool:
        """O42  Whether every action under way has begun with a printed part."""
        for record in self.records:
            if not record.acted:
                return False
        return True

    def mark(self, effect: i64) -> None:
        """An effect is used up."""
        if effect not in self.marks:
            self.marks = [*self.marks, effect]

    def has_mark(self, effect: i64) -> bool:
        return effect in self.marks

    def owns(self, board: i64) -> bool:
        return has(self.owned, board)

    # --- animals and houses ---------------------------------------------------------

    def sheep(self) -> i64:
        """Both sides of the tile."""
        return self.supply[SHEEP] + self.supply[PREGNANT_SHEEP]

    def cattle(self) -> i64:
        """Both sides of the tile."""
        return self.supply[CATTLE] + self.supply[PREGNANT_CATTLE]

    def animals(self, species: i64) -> i64:
        """How many sheep, or cattle."""
        return self.sheep() if species == SHEEP else self.cattle()

    def houses(self, building: i64) -> i64:
        """How many sheds, stone houses or long houses."""
        if building == SHED:
            return self.sheds
        first: i64 = FIRST_LONG_HOUSE if building == LONG_HOUSE else FIRST_STONE_HOUSE
        last: i64 = BOARD_COUNT if building == LONG_HOUSE else FIRST_LONG_HOUSE
        count: i64 = 0
        for at in range(first, last):
            if has(self.owned, at):
                count += 1
        return count

    # --- ships ------------------------------------------------------------------------

    def ships(self, kind: i64) -> i64:
        """How many ships of a kind lie in the berths."""
        count: i64 = 0
        for ship in self.berths:
            if ship == kind:
                count += 1
        return count

    def free_berth(self, kind: i64) -> i64:
        """A berth of the right size for such a ship, or -1."""
        first: i64 = 0 if kind == BOAT else SMALL_BERTHS
        last: i64 = SMALL_BERTHS if kind == BOAT else BERTHS
        for at in range(first, last):
            if self.berths[at] == NO_SHIP:
                return at
        return -1

    def free_berths(self, kind: i64) -> i64:
        """How many more ships of a kind there is room for."""
        first: i64 = 0 if kind == BOAT else SMALL_BERTHS
        last: i64 = SMALL_BERTHS if kind == BOAT else BERTHS
        count: i64 = 0
        for at in range(first, last):
            if self.berths[at] == NO_SHIP:
                count += 1
        return count

    def by_load(self, kind: i64) -> list[int]:
        """Berths with ships of a kind that differ in their ore, the least laden first."""
        differing = self.different_ships(0, BERTHS)
        return [
            at
            for ore in range(ORE_SLOTS[kind] + 1)
            for at in differing
            if self.berths[at] == kind and self.loaded[at] == ore
        ]

    def moor(self, kind: i64) -> None:
        """A ship without ore into a free berth."""
        self.berths = replaced(self.berths, self.free_berth(kind), kind)

    def sail_away(self, berth: i64) -> None:
        """The ship in a berth is gone, and its ore with it."""
        self.berths = replaced(self.berths, berth, NO_SHIP)
        self.loaded = replaced(self.loaded, berth, 0)

    def load_ore(self, berth: i64) -> None:
        """One more ore on the ship in a berth."""
        self.loaded = replaced(self.loaded, berth, self.loaded[berth] + 1)

    def unload_ore(self, berth: i64) -> None:
        """One ore less on the ship in a berth."""
        self.loaded = replaced(self.loaded, berth, self.loaded[berth] - 1)

    def room_for_ore(self, berth: i64) -> i64:
        """How much more ore the ship in a berth can carry."""
        kind = self.berths[berth]
        return 0 if kind == NO_SHIP else ORE_SLOTS[kind] - self.loaded[berth]

    def different_ships(self, first: i64, last: i64) -> list[int]:
        """Berths with a ship from the first up to the last; ships that are alike only once."""
        found: list[int] = []
        for berth in range(first, last):
            if self.berths[berth] != NO_SHIP and not self._like_an_earlier(first, berth):
                found.append(berth)
        return found

    def _like_an_earlier(self, first: i64, berth: i64) -> bool:
        for other in range(first, berth):
            same_kind = self.berths[other] == self.berths[berth]
            if same_kind and self.loaded[other] == self.loaded[berth]:
                return True
        return False


def new_player() -> Player:
    """A player with a home board and nothing else."""
    one = Player()
    one.supply = vec[i64]([0] * len(ITEMS))
    one.thing = 0
    one.passed = False
    one.penalties = 0
    one.peeks = 0
    one.no_more = False
    one.taken_off = 0
    one.owned = 1
    one.covered = NO_CELLS
    one.touchy = NO_CELLS
    one.touchy_red = NO_CELLS_INDOORS
    one.laid = []
    one.sheds = 0
    one.berths = NO_SHIPS
    one.loaded = NO_ORE
    one.emigrants = []
    one.plates = []
    one.aside = []
    one.hand = []
    one.played = []
    one.dropped = []
    one.free_first = 0
    one.resources = []
    one.hears = 0
    one.marks = []
    one.answers = []
    one.replaced = False
    one.no_mead = False
    one.shed_wood = 0
    one.shed_stone = 0
    one.pairs = 0
    one.fizzled = 0
    one.records = []
    return one


NO_CELLS: Final[list[int]] = [0] * BOARD_COUNT
NO_CELLS_INDOORS: Final[list[int]] = [0] * (BOARD_COUNT - FIRST_STONE_HOUSE)
NO_SHIPS: Final = vec[i64]([NO_SHIP] * BERTHS)
NO_ORE: Final = vec[i64]([0] * BERTHS)


def with_value(row: list[int], at: i64, value: int) -> list[int]:
    """A copy of a list with another value at that place."""
    new = row[:]
    new[at] = value
    return new
