"""What a seat sees of Skibe, as structs; `view` makes them."""

import msgspec

from meadhall.core.seen import View


class Viking(msgspec.Struct, frozen=True):
    """A Viking card."""

    id: str
    shields: list[str]  # one or two colours
    cargo: str  # its symbol: food or equipment
    equipment: list[str]  # the stones on it
    guarded: bool  # protected while this row of chieftains acts


class Chieftain(msgspec.Struct, frozen=True):
    """A chieftain card, in a hand or at a ship."""

    id: str
    seat: int
    action: str


class Pay(msgspec.Struct, frozen=True):
    """What a ship brings one seat: (shields + equipment) × food."""

    shields: int
    equipment: int
    points: int


class Ship(msgspec.Struct, frozen=True):
    name: str  # top, middle, bottom
    food: list[str]  # the stones on its bow
    vikings: list[Viking]  # from the bow to the right
    chieftains: list[Chieftain]  # from the bow outwards: first laid first
    stern: int | None  # who laid the stern, while the ship is being scored
    full: bool
    pays: list[Pay]  # to each seat, if it were scored now


class Player(msgspec.Struct, frozen=True):
    colour: str
    score: int
    chieftains: list[Chieftain]  # in hand
    sterns: list[str]  # in hand


class Building(msgspec.Struct, frozen=True):
    """The card of this turn."""

    card: Viking
    slot: int | None  # the slot of the display it came from, from 0; null: drawn blind
    ship: int | None  # where it was laid


class Scoring(msgspec.Struct, frozen=True):
    """A ship being scored."""

    reason: str  # stern, full, final
    ship: int
    acting: int | None  # the place in its row of the chieftain whose owner decides
    seat: int | None  # that owner


class Scored(msgspec.Struct, frozen=True):
    """A row of the score sheet."""

    reason: str
    ship: int
    turn: int
    stern: int | None  # who laid the stern
    food: int
    pays: list[Pay]


class SkibeView(View, frozen=True):
    turn: int  # its number, from 1
    on_turn: int | None
    limit: int  # Vikings per ship
    pile: int  # cards left in it
    display: list[Viking | None]  # by slot
    ships: list[Ship]
    food_stock: list[str]
    equipment_stock: list[str]
    building: Building | None
    lifted: str | None  # the equipment stone being moved
    swapping: str | None  # the first card of a swap
    scoring: Scoring | None
    sheet: list[Scored]
    out: int  # Viking cards out of the game
    players: list[Player]
