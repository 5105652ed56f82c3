"""What a seat sees of Looot, as structs; `view` makes them."""

import msgspec

from meadhall.core.seen import View


class Need(msgspec.Struct, frozen=True):
    """One thing a longship or site needs around it, and whether it is there."""

    kind: str
    met: bool


class Longship(msgspec.Struct, frozen=True):
    id: str
    kind: str  # what it raises
    bonus: int
    needs: list[Need]
    filled: bool


class Unseen(msgspec.Struct, frozen=True):
    """A longship that is still in the bag: which ones are is known, their order is not."""

    kind: str
    bonus: int
    needs: list[str]


class Viking(msgspec.Struct, frozen=True):
    id: str
    seat: int


class Hex(msgspec.Struct, frozen=True):
    """A space or building field of the land, or a space of the ocean or trophy board."""

    id: str
    q: int
    r: int
    board: str  # with `number` the name in moves
    number: int
    kind: str
    tiles: int | None  # left on a building field
    vikings: list[Viking]


class Best(msgspec.Struct, frozen=True):
    """The free space of a fjord where a longship would have most of what it needs."""

    cell: int
    met: int  # of three


class Slot(msgspec.Struct, frozen=True):
    """A slot of the ocean board; its place in the list + 1 is its name in moves."""

    id: str
    q: int
    r: int
    ship: Longship | None
    best: Best | None  # for the seat on turn


class Trophy(msgspec.Struct, frozen=True):
    id: str
    q: int
    r: int
    axes: int
    points: int
    seat: int | None  # who has it


class Board(msgspec.Struct, frozen=True):
    """A board of the land, for drawing its edge."""

    name: str
    face: str
    rotation: int
    q: int
    r: int


class Tile(msgspec.Struct, frozen=True):
    """A tile in a fjord or on its way there; a longship if `ship` is set."""

    id: str
    kind: str
    source: str | None  # the hex a building came from
    ship: Longship | None = None


class Cell(msgspec.Struct, frozen=True):
    """A space of a fjord; its place in the list + 1 is its name in moves."""

    id: str
    q: int
    r: int
    tile: Tile | None


class Site(msgspec.Struct, frozen=True):
    id: str
    q: int
    r: int
    kind: str
    points: int
    needs: list[Need]
    complete: bool


class SiteOut(msgspec.Struct, frozen=True):
    """A site that no seat of this game has."""

    kind: str
    points: int
    needs: list[str]


class Shield(msgspec.Struct, frozen=True):
    id: str
    kind: str
    used: bool
    declared: bool  # for the viking being placed
    idle: bool  # it would bring nothing now


class Sum(msgspec.Struct, frozen=True):
    """What one kind of tile would score now."""

    kind: str
    count: int
    value: int
    raised: bool  # by a longship
    points: int


class Player(msgspec.Struct, frozen=True):
    vikings: int  # still in hand
    axes: int
    free: int  # empty cells
    trophy: int | None  # its axes
    shields: list[Shield]
    fjord: list[Cell]
    sites: list[Site]
    sums: list[Sum]
    site_points: int
    trophy_points: int
    unfilled: int
    unfilled_points: int
    points: int  # if the game ended now


class Gain(msgspec.Struct, frozen=True):
    """Tiles that a viking would capture from one field."""

    hex: str
    kind: str
    count: int


class Spot(msgspec.Struct, frozen=True):
    """What the tile or longship to be laid next would bring on a free space of the fjord."""

    cell: int
    points: int  # of the seat then
    serves: list[str]  # longships and sites that need it
    fills: list[str]  # those it would fill or complete
    met: int | None  # of three, if it is a longship


class Prospect(msgspec.Struct, frozen=True):
    """What a viking on a space would bring, before a look at the room in the fjord."""

    hex: str
    kind: str
    count: int  # of the resource
    gains: list[Gain]
    group: list[str]  # the hexes of the group it would belong to
    size: int  # vikings in that group
    tiles: int  # in all
    room: int  # tiles that would find room
    fills: list[str]  # longships and sites that they could fill or complete


class LoootView(View, frozen=True):
    turn: int  # whose turn it is
    number: int  # which of its vikings that seat is playing, from 1
    vikings: int  # of each seat
    starter: int
    boards: list[Board]
    land: list[Hex]
    ocean: list[Slot]
    bag: int
    unseen: list[Unseen]  # the longships in the bag, by kind
    sites_out: list[SiteOut]
    trophies: list[Trophy]
    players: list[Player]
    due: list[Tile]  # tiles to be laid, the next one first
    mooring: int | None  # the slot of the longship being laid
    second: bool  # another viking follows
    prospects: list[Prospect]  # while a viking is being placed
    spots: list[Spot]  # while a tile or longship is being laid
