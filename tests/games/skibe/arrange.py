"""Positions of Skibe in a few lines.

A card is written by its shields, then `:f` or `:e` if the cargo matters, then a `*` for
each equipment stone on it: `blue`, `blue/red:e`, `green**`. A chieftain is `remove red`.
"""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.registry import game
from meadhall.core.sets import set_of, without
from meadhall.games.skibe.pieces import (
    ACTIONS_OF_CHIEFS,
    ALL_ACTIONS,
    CARD_SHIELDS,
    COLOURS,
    DECKS,
    IN_PLAY,
    IS_FOOD,
    LONGEST_SHIP,
    NONE,
    SHIPS,
    STOCK,
    action_of,
    chieftain,
    owner_of,
)
from meadhall.games.skibe.rules import Skibe
from meadhall.games.skibe.table import TURNS

GAME = game("skibe")
BLUE, RED, GREEN, YELLOW, PURPLE = range(5)


def arrange(
    seats: int = 3,
    *,
    ships: Sequence[Sequence[str]] = (("blue", "red"), ("green", "blue"), ("red", "green")),
    display: Sequence[str] = ("blue", "red", "green"),
    pile: int = 5,
    next_card: str | None = None,
    food: Sequence[int] = (1, 1, 1),
    chiefs: Sequence[Sequence[str]] = ((), (), ()),
    turn: int = BLUE,
    **options: object,
) -> Skibe:
    """A table at the start of a turn; cards not spoken of are in the pile or out."""
    start = GAME.start(seats, 1, {"first_player": "1", **options})
    s = GAME.load(start.dump() | {"agenda": []})  # nobody is asked anything yet
    assert isinstance(s, Skibe)
    left = IN_PLAY[DECKS.index(str(s.options["deck"]))][seats][:]
    top = [next_card] if next_card else []
    written = [*(card for cards in ships for card in cards), *display, *top]
    found: dict[int, int] = {}  # the card for each place in `written`, picky ones first
    for place in sorted(range(len(written)), key=lambda place: ":" not in written[place]):
        found[place] = next(card for card in left if fits(card, written[place]))
        left.remove(found[place])
    gear = [card for place, card in found.items() for _ in range(written[place].count("*"))]
    s.gear = vec[i64](gear + [STOCK] * (4 - len(gear)))
    cards = [found[place] for place in range(len(written))]
    crew(s, [[cards.pop(0) for _ in ship] for ship in ships])
    s.display = vec[i64](cards[: len(display)] + [NONE] * (3 - len(display)))
    s.pile = cards[len(display) :] + left[: pile - len(top)]
    s.drawn = 0
    s.out = left[pile - len(top) :]
    stones = [ship for ship, count in enumerate(food) for _ in range(count)]
    s.food = vec[i64](stones + [STOCK] * (6 - len(stones)))
    laid = lay_chieftains(s, chiefs)
    played = [set_of([action_of(one) for one in laid if owner_of(one) == n]) for n in range(seats)]
    s.hands = vec[i64]([without(ALL_ACTIONS, gone) for gone in played])
    s.turn = turn
    s.phase = TURNS
    s.run()
    s.check()
    return s


def crew(s: Skibe, ships: Sequence[Sequence[int]]) -> None:
    """Lays these cards onto the ships instead of those that are there."""
    rows = [[*cards, *[NONE] * LONGEST_SHIP][: max(LONGEST_SHIP, len(cards))] for cards in ships]
    s.aboard = vec[i64]([card for row in rows for card in row])
    s.sizes = vec[i64]([len(cards) for cards in ships])


def lay_chieftains(s: Skibe, rows: Sequence[Sequence[str]]) -> list[int]:
    """Lays these chieftains outside the ships instead of those that are there."""
    s.chiefs = vec[i64]([NONE] * len(s.chiefs))
    for ship, row in enumerate(rows):
        for written in row:
            s.lay_chieftain(chief(written), ship)
    return [one for ship in range(3) for one in s.chieftains(ship)]


def fits(card: int, written: str) -> bool:
    shields, _, cargo = written.rstrip("*").partition(":")
    return CARD_SHIELDS[card] == shields.split("/") and (
        not cargo or IS_FOOD[card] == (cargo == "f")
    )


def chief(written: str) -> int:
    action, colour = written.split()
    return chieftain(COLOURS.index(colour), ACTIONS_OF_CHIEFS.index(action))


def do(s: Skibe, *moves: str) -> None:
    """Plays moves written as people type them: `do(s, "take 1", "lay top")`."""
    for move in moves:
        s.play(GAME.actions.id(words(move)))
        s.check()


def words(move: str) -> list[int | str]:
    return [int(word) if word.isdigit() else word for word in move.split()]


def legal(s: Skibe) -> list[str]:
    """The legal moves as people type them."""
    return [" ".join(str(word) for word in GAME.actions.name(action)) for action in s.legal()]


def asked(s: Skibe) -> tuple[int, str] | None:
    """Who is asked what: the seat and the step."""
    return (s.seat, s.prompt.key.removeprefix("prompt-")) if s.prompt else None


def aboard(s: Skibe, ship: str) -> list[str]:
    """The shields on a ship, from the bow on."""
    return ["/".join(CARD_SHIELDS[card]) for card in s.vikings(SHIPS.index(ship))]


def shown(s: Skibe) -> list[str | None]:
    """The shields in the display, by slot."""
    return [None if card == NONE else "/".join(CARD_SHIELDS[card]) for card in s.display]


def bows(s: Skibe) -> list[int]:
    return [s.food_on(ship) for ship in range(3)]


def stones(s: Skibe) -> list[str]:
    """The places of the equipment on the ships: `top 2`."""
    found = [divmod(s.place_of(card), LONGEST_SHIP) for card in s.gear if card != STOCK]
    return sorted(f"{SHIPS[ship]} {berth + 1}" for ship, berth in found)


def equipment_stock(s: Skibe) -> int:
    return s.stones_on(STOCK)
