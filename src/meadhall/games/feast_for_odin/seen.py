"""What a seat sees of A Feast for Odin, as structs; `view` makes them."""

import msgspec

from meadhall.core.seen import View


class Stack(msgspec.Struct, frozen=True):
    """So many of an item."""

    id: str
    item: str
    count: int


class TileView(msgspec.Struct, frozen=True):
    """A single thing; it keeps its id on the way from the supply to a board."""

    id: str


class SupplyView(msgspec.Struct, frozen=True):
    """So many of an item, and those that could be laid one by one, the next to be laid first."""

    id: str
    item: str
    count: int
    tiles: list[TileView]


class SpaceView(msgspec.Struct, frozen=True):
    """A space of the action board."""

    id: str
    column: int
    group: str
    holder: int | None  # a seat; in the solo game a colour, 0 or 1
    vikings: int
    why: str | None  # why this seat could not use it now: held, vikings, ships, animals, nothing


class IslandView(msgspec.Struct, frozen=True):
    """An island nobody has found yet."""

    id: str
    points: int
    silver: int
    minus: int
    turns: int | None  # the round in which it turns over


class SpecialView(msgspec.Struct, frozen=True):
    id: str
    price: int | None
    sword: int | None
    forgeable: bool


class StripView(msgspec.Struct, frozen=True):
    id: str
    number: int
    things: list[str]  # from the arrow end


class DiceView(msgspec.Struct, frozen=True):
    table: str
    rolls: list[int]
    ore: int
    result: int
    rolls_left: int
    boats: list[int]  # berths of the whaling boats used


class ActionView(msgspec.Struct, frozen=True):
    """What is being carried out."""

    seat: int
    space: str
    copied: str | None


class PieceView(msgspec.Struct, frozen=True):
    """A piece on a board: all its cells as [row, column], from 1."""

    id: str
    item: str
    turn: int
    cells: list[list[int]]


class SymbolView(msgspec.Struct, frozen=True):
    """A bonus symbol; `missing` cells must still be covered, null = covered itself."""

    id: str
    cells: list[list[int]]
    gives: list[str]
    missing: int | None


class LineView(msgspec.Struct, frozen=True):
    """An income line: what it pays now, and what keeps the next cell from being covered."""

    pays: int
    next: int | None
    missing: list[list[int]]


class BoardView(msgspec.Struct, frozen=True):
    id: str
    points: int
    income: int
    minus: int
    lines: list[LineView]
    symbols: list[SymbolView]
    pieces: list[PieceView]


class BerthView(msgspec.Struct, frozen=True):
    id: str
    number: int
    large: bool
    ship: str | None
    ore: int
    room: int  # for more ore


class PlateView(msgspec.Struct, frozen=True):
    id: str
    item: str | None
    seats: int
    wide: bool


class MarkerView(msgspec.Struct, frozen=True):
    id: str
    number: int
    orange: str
    brown: str


class PlayerView(msgspec.Struct, frozen=True):
    thing: int
    seated: int  # vikings still at the feast table
    passed: bool
    supply: list[SupplyView]
    boards: list[BoardView]
    houses: list[Stack]
    slots: int  # wood and stone slots of sheds and stone houses
    empty_slots: int
    berths: list[BerthView]
    emigrants: list[str]
    seats_to_fill: int
    plates: list[PlateView]
    penalties: int
    hand: list[int] | None  # card numbers, only for their owner
    cards: int
    played: list[int]
    markers: list[MarkerView]
    income: int  # what the next income would pay
    points: int  # if the game ended now


class OdinView(View, frozen=True):
    round: int
    rounds: int
    phase: str
    starter: int
    harvest: list[int]  # levels by round; empty with the harvest expansion
    harvest_now: int
    markers: list[int]  # harvest markers: the open one, and how many are face down
    pool: list[MarkerView]
    brown: bool
    spaces: list[SpaceView]
    islands: list[IslandView]
    houses: list[Stack]
    specials: list[SpecialView]
    strips: list[StripView]
    strips_hidden: int
    weapons: int
    discards: list[Stack]
    deck: int
    action: ActionView | None
    dice: DiceView | None  # of the action under way, or of the last one
    waiting_home: list[int]  # solo: vikings of each colour that wait
    players: list[PlayerView]
