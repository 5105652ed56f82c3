"""What a seat sees of Vikings on Board, as structs; `view` makes them."""

import msgspec

from meadhall.core.seen import View


class Piece(msgspec.Struct, frozen=True):
    """A hull piece: `red-2a` is the first of the two red ones with two shields."""

    id: str
    clan: str
    shields: int
    copy: str
    guest: bool  # carries a neutral figure: one shield more


class Good(msgspec.Struct, frozen=True):
    """A good; without a kind it lies face down. Numbered in the order they were laid open."""

    id: str
    kind: str | None


class Bet(msgspec.Struct, frozen=True):
    """A bet token; only its owner sees the value, until the game is over."""

    id: str
    owner: int
    value: int | None
    ship: int | None  # the berth where it lies, from 1
    clan: str | None  # and the circle there


class Control(msgspec.Struct, frozen=True):
    """A clan aboard and its shields; ships list them in the order of control."""

    clan: str
    shields: int
    seat: int | None  # who plays it; null = neutral


class Ship(msgspec.Struct, frozen=True):
    number: int
    docked: bool
    leaving: bool  # chosen to sail at the end of the round, or sailing now
    hull: list[Piece]  # from the bow outwards
    goods: list[Good]
    control: list[Control]
    bets: list[Bet]


class Figure(msgspec.Struct, frozen=True):
    id: str
    seat: int
    clan: str
    space: int  # where it stands, from 1


class Space(msgspec.Struct, frozen=True):
    number: int
    action: str
    family: str
    figure: Figure | None  # the one that came here this round


class Price(msgspec.Struct, frozen=True):
    good: str
    price: int


class Player(msgspec.Struct, frozen=True):
    clan: str
    unplaced: list[Bet]
    won: list[Bet]
    goods: list[Good]  # the score pile; kinds only for its owner
    worth: int | None  # what pile and won bets would score now; only for its owner
    figures_left: int  # still to move this round


class Sailing(msgspec.Struct, frozen=True):
    """A ship whose goods are being shared out."""

    ship: int
    order: list[Control]
    clan: str | None  # whose turn it is to take (or to lose) a good
    seat: int | None  # who chooses it
    removing: bool  # it leaves the game


class Doing(msgspec.Struct, frozen=True):
    """The action that the figure on `space` carries out just now."""

    action: str
    seat: int
    lifted: str | None  # id of the piece that jumps or swaps
    bet: Bet | None  # the bet that is being placed or moved
    berth: int | None  # the ship it goes to
    good: Good | None  # drawn with "load 1"
    hand: list[Good]  # drawn with "draw 3": backs for the others
    picked: int | None  # which of these is laid, from 1; only its drawer knows


class VikingsView(View, frozen=True):
    round: int
    sterns: int
    sailed: int
    captain: int | None  # the seat that sails a ship at the end of this round
    neutral: list[str]  # clans that nobody plays
    market: list[Price]
    load_stack: int
    draw_stack: int
    lost: list[Good]  # goods that left the game
    queue: list[Figure]  # figures still to move, in order
    spaces: list[Space]
    ships: list[Ship]
    players: list[Player]
    doing: Doing | None
    sailing: Sailing | None
