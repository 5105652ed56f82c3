"""What a seat sees of A Feast for Odin, as structs; `view` makes them."""

import msgspec

from meadhall.core.seen import Points, View


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


class Amount(msgspec.Struct, frozen=True):
    """So many of an item, a ship or a house."""

    item: str
    count: int


class Lack(msgspec.Struct, frozen=True):
    """What a seat would need, and has of it.

    `what` is an item, a ship, `viking`, `sheep` or `cattle`; or `held` (by somebody), `island`,
    `house`, `berth`, `strip`, `good`, `card`, `seat` (of the feast table), `source` (of an
    imitation): none is left or there is none.
    """

    what: str
    need: int
    have: int


class WayView(msgspec.Struct, frozen=True):
    """One of the alternatives printed on a space."""

    way: str
    possible: bool
    pays: list[Amount]
    gains: list[Amount]
    lacks: list[Lack]


class SpaceView(msgspec.Struct, frozen=True):
    """A space of the action board."""

    id: str
    column: int
    group: str
    holder: int | None  # a seat; in the solo game a colour, 0 or 1
    vikings: int
    crew: int  # vikings that it takes from this seat; a spectator sees the column's number
    why: str | None  # why this seat could not use it now: held, vikings, ships, animals, nothing
    lacks: list[Lack]  # the same in numbers
    ways: list[WayView]
    reveals: bool  # occupying it shows a die, a weapon or a card at once: no way back


class FitView(msgspec.Struct, frozen=True):
    """In how many ways a piece of the supply can lie on a board."""

    item: str
    board: str
    count: int


class IslandView(msgspec.Struct, frozen=True):
    """An island nobody has found yet."""

    id: str
    points: int
    silver: int
    minus: int
    turns: int | None  # the round in which it turns over
    income: int  # of the empty board
    income_most: int
    gives: list[str]  # its bonus symbols
    fits: list[FitView]  # this seat's goods on the empty board


class SpecialView(msgspec.Struct, frozen=True):
    id: str
    price: int | None
    sword: int | None
    forgeable: bool


class StripView(msgspec.Struct, frozen=True):
    id: str
    number: int
    things: list[str]  # from the arrow end


class MixView(msgspec.Struct, frozen=True):
    """A way to pay what is due."""

    weapons: int
    material: int
    others: int  # weapons that stand in for them


class LootView(msgspec.Struct, frozen=True):
    """What a raid can bring, also what is out of reach."""

    item: str
    value: int
    lacks: int  # to be paid with swords and stone
    possible: bool


class DiceView(msgspec.Struct, frozen=True):
    table: str
    rolls: list[int]
    ore: int
    result: int
    rolls_left: int
    boats: list[int]  # berths of the whaling boats used
    high: bool  # high results are wanted
    weapon: str  # what is paid with, and what a failure brings
    material: str
    due: int  # what a success costs now; of a raid: once the loot is chosen
    mixes: list[MixView]  # how it can be paid; empty when the action is over
    loot: list[LootView]
    home: int  # vikings that may come back after a failure
    fails_at: int | None  # a raid whose result stays at or below it must fail


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
    score: list[Points]  # the same line by line


class RiseView(msgspec.Struct, frozen=True):
    """The next step of an income line."""

    board: str
    line: int
    income: int  # of the seat, if these cells were covered
    cells: list[list[int]]  # still to be covered, the income cell last


class OwnView(msgspec.Struct, frozen=True):
    """What a seat can do at any time, for itself."""

    anytime: str | None  # why the list is shut: first_part, peeks, nothing, other_seat
    fits: list[FitView]  # pieces that can be laid now; empty while the list is shut
    loads: str | None  # why ore cannot be loaded: action, ore, room
    usable: list[int]  # played cards that can be used now
    rises: list[RiseView]


class FoodView(msgspec.Struct, frozen=True):
    """Food of the supply: how many seats it would take now, null = it cannot lie so."""

    item: str
    wide: int | None
    narrow: int | None
    why: str | None  # what prevents one of them: colour, long, second


class FeastView(msgspec.Struct, frozen=True):
    """What this seat can serve next."""

    food: list[FoodView]
    cheapest: list[PlateView]  # the rest of the table, as `set-table` would lay it
    pays: list[int]  # played cards that look at the feast


class CardChoice(msgspec.Struct, frozen=True):
    """A legal move that a card offers, and what it changes in the supply at once."""

    move: list[int | str]
    brings: list[Amount]
    costs: list[Amount]


class CardView(msgspec.Struct, frozen=True):
    """A decision that a card brings."""

    card: int
    choices: list[CardChoice]
    must: bool  # it cannot be declined
    queue: list[int]  # cards that ask after it


class Spot(msgspec.Struct, frozen=True):
    """A legal place: the tile's first cell in reading order, and the seat's totals then."""

    row: int
    column: int
    income: int
    points: int
    lost: list[str]  # bonus symbols that it would cover


class PlaceView(msgspec.Struct, frozen=True):
    """All legal places of a tile on one board, held in one way."""

    board: str
    turn: int
    cells: list[list[int]]  # of the shape: rows and columns counted from the first cell
    spots: list[Spot]


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
    own: OwnView | None  # a spectator has none
    feast: FeastView | None  # while this seat lays its table
    card: CardView | None  # while a card asks this seat
