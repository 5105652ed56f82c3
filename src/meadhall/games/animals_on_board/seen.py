"""What a seat sees of Animals on Board, as structs; `view` makes them."""

from typing import Literal

import msgspec

from meadhall.core.seen import View


class Tile(msgspec.Struct, frozen=True):
    """A tile; without species and value it shows its back."""

    id: str
    species: str | None = None
    value: int | None = None


class Kind(msgspec.Struct, frozen=True):
    """The tiles of one species on an ark, and what they bring if it sails as it is."""

    species: str
    tiles: list[str]
    points: int
    form: Literal["single", "pair", "herd"]


class Prospect(msgspec.Struct, frozen=True):
    """What keeping a tile or taking a group brings the seat that decides."""

    move: list[int | str]
    crates: int  # then
    points: int  # if the ark sailed then; a tile that nobody has seen counts nothing
    kinds: list[Kind]  # those that change


class Shed(msgspec.Struct, frozen=True):
    """The tiles of one species that can be among those given up."""

    species: str
    tiles: list[str]
    counts: list[int]  # how many of them can go


class Surplus(msgspec.Struct, frozen=True):
    """What the seat that decides has to give up: this many, a count of each species."""

    count: int
    kinds: list[Shed]


class Player(msgspec.Struct, frozen=True):
    crates: int
    load: int  # tiles on the ark
    out: bool
    ark: list[Tile]  # backs, unless it is yours or the arks are open
    kinds: list[Kind]  # the ark by species; empty while it is hidden
    lost: list[str]  # tiles that would not sail: pairs and surplus; empty while hidden
    points: int | None  # if the ark sailed now; null while hidden or surplus is being chosen
    hand: list[Tile]  # the three tiles of the set-up
    chosen: bool  # has kept one already


class AnimalsView(View, frozen=True):
    species: list[str]  # those in this game
    round: int  # 0 while the first tiles are chosen
    starter: int
    next_starter: int | None
    last_turn: bool
    last_round: bool  # an ark is full: the game ends after this round
    space: int  # of an ark that sails
    crate_limit: int
    stack: int
    supply: int
    groups: list[list[Tile]]
    splitting: int | None  # the index of the group being split
    pulled: list[str]  # the tiles pulled out of it so far
    split_crates: int | None  # those of the seat that decides, after a split
    prospects: list[Prospect]  # of that seat's moves; empty for the others
    surplus: Surplus | None  # of that seat, when it gives tiles up
    players: list[Player]


class Load(msgspec.Struct, frozen=True):
    """All that follows from the tiles on an ark and from those that sail."""

    ark: list[Tile]
    kinds: list[Kind]
    lost: list[str]
    points: int
    too_much: bool
