"""Cards made up for a test, and what they hear, change and offer."""

from collections.abc import Callable

from meadhall.games.feast_for_odin import moves, triggers
from meadhall.games.feast_for_odin.occupations import offer
from meadhall.games.feast_for_odin.pieces import item
from meadhall.games.feast_for_odin.record import FROM_CARD
from meadhall.games.feast_for_odin.rules import Odin
from meadhall.games.feast_for_odin.triggers import Effect, attach
from tests.games.feast_for_odin.table import changed, hands

CARD = 1
Heard = list[tuple[int, int, int, int]]


class Ear(Effect[Odin]):
    """Writes down what it is told."""

    def __init__(self, card: int, trigger: int, heard: Heard) -> None:
        super().__init__(card, trigger)
        self.heard = heard

    def act(self, s: Odin, seat: int, a: int, b: int, c: int) -> None:
        self.heard.append((self.trigger, a, b, c))


class Rule(Effect[Odin]):
    """Changes a number."""

    def __init__(self, trigger: int, rule: Callable[[int, int, int], int]) -> None:
        super().__init__(CARD, trigger)
        self.rule = rule

    def change(self, s: Odin, seat: int, value: int, a: int, b: int) -> int:
        return self.rule(value, a, b)


class Gift(Effect[Odin]):
    """An optional exchange at a trigger: nothing for a silk."""

    def act(self, s: Odin, seat: int, a: int, b: int, c: int) -> None:
        if not s.marked(self.card, triggers.ACTION):
            s.mark(self.card, triggers.ACTION)
            offer(s, seat, self)

    def choices(self, s: Odin, seat: int) -> list[int]:
        return [moves.DECLINE.id(), moves.USE.id(self.card)]

    def choose(self, s: Odin, seat: int, action: int) -> None:
        if not moves.DECLINE.has(action):
            s.receive(seat, item("silk"), 1, FROM_CARD)


def played(s: Odin, *effects: Effect[Odin], seat: int = 0) -> Odin:
    """The made-up card lies before a seat, with these effects."""
    for pile in (s.deck, s.unseen, *hands(s)):
        if CARD in pile:
            pile.remove(CARD)
    if CARD not in s.players[seat].played:
        s.players[seat].played.append(CARD)
    for effect in effects:
        attach(effect)
    return changed(s)


def listening(s: Odin, *which: int) -> Heard:
    heard: Heard = []
    played(s, *[Ear(CARD, trigger, heard) for trigger in which])
    return heard
