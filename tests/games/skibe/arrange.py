"""Positions of Skibe in a few lines.

A card is written by its shields, then `:f` or `:e` if the cargo matters, then a `*` for
each equipment stone on it: `blue`, `blue/red:e`, `green**`. A chieftain is `remove red`.
"""

from collections.abc import Sequence

from meadhall.core.registry import game
from meadhall.games.skibe.pieces import (
    ACTIONS_OF_CHIEFS,
    ALL_ACTIONS,
    CARD_SHIELDS,
    COLOURS,
    DECKS,
    IN_PLAY,
    IS_FOOD,
    NONE,
    SHIPS,
    STOCK,
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
    s.gear = [card for place, card in found.items() for _ in range(written[place].count("*"))]
    s.gear += [STOCK] * (4 - len(s.gear))
    cards = [found[place] for place in range(len(written))]
    s.ships = []
    for ship in ships:
        s.ships.append(cards[: len(ship)])
        del cards[: len(ship)]
    s.display = cards[: len(display)] + [NONE] * (3 - len(display))
    s.pile = cards[len(display) :] + left[: pile - len(top)]
    s.drawn = 0
    s.out = left[pile - len(top) :]
    s.food = [ship for ship, count in enumerate(food) for _ in range(count)]
    s.food += [STOCK] * (6 - len(s.food))
    s.chiefs = [[chief(written) for written in row] for row in chiefs]
    s.hands = [ALL_ACTIONS] * seats
    for row in s.chiefs:
        for laid in row:
            s.hands[laid // 5] &= ~(1 << laid % 5)
    s.turn = turn
    s.phase = TURNS
    s.run()
    s.check()
    return s


def fits(card: int, written: str) -> bool:
    shields, _, cargo = written.rstrip("*").partition(":")
    return CARD_SHIELDS[card] == shields.split("/") and (
        not cargo or IS_FOOD[card] == (cargo == "f")
    )


def chief(written: str) -> int:
    action, colour = written.split()
    return COLOURS.index(colour) * 5 + ACTIONS_OF_CHIEFS.index(action)


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
    return ["/".join(CARD_SHIELDS[card]) for card in s.ships[SHIPS.index(ship)]]


def shown(s: Skibe) -> list[str | None]:
    """The shields in the display, by slot."""
    return [None if card == NONE else "/".join(CARD_SHIELDS[card]) for card in s.display]


def bows(s: Skibe) -> list[int]:
    return [s.food_on(ship) for ship in range(3)]


def stones(s: Skibe) -> list[str]:
    """The places of the equipment on the ships: `top 2`."""
    found = [divmod(s.place_of(card), 7) for card in s.gear if card != STOCK]
    return sorted(f"{SHIPS[ship]} {berth + 1}" for ship, berth in found)


def equipment_stock(s: Skibe) -> int:
    return s.gear.count(STOCK)
