"""Occupation cards: dealing, drawing, hands, playing, points.

Effects attach at the events of `triggers`.
"""

from typing import Any, Final

from meadhall.core.state import Args, State, Step
from meadhall.games.feast_for_odin import moves
from meadhall.games.feast_for_odin.anytime import OwnStep
from meadhall.games.feast_for_odin.pieces import (
    CARD_DECK,
    CARDS,
    HARVEST_LEFT_OUT,
    HARVEST_REMOVED,
    LIGHT,
)
from meadhall.games.feast_for_odin.spaces import FREE_CARD_PART
from meadhall.games.feast_for_odin.state import Table
from meadhall.games.feast_for_odin.triggers import EFFECTS, OCCUPATION_DRAW, ON_PLAY, Effect


def cards_of(decks: str, light: bool, harvest: bool, fewer: bool) -> list[int]:
    """O-12.1, O-14.7  Cards of the chosen decks; the harvest expansion removes eight, or more."""
    found: list[int] = []
    for card in range(1, CARDS + 1):
        if harvest and (card in HARVEST_REMOVED or (fewer and card in HARVEST_LEFT_OUT)):
            continue
        if LIGHT[card] == light and (decks == "all" or CARD_DECK[card] == decks):
            found.append(card)
    return found


def draw_by_lot(s: Table, cards: list[int]) -> int:
    """Takes a card out of a list, each as likely as the others."""
    at = s.rng.below(len(cards))
    card = cards[at]
    cards[at] = cards[-1]
    cards.pop()
    return card


def draw_card(s: Table, seat: int) -> None:
    """O-6.15  A dark card into the hand, or what a card does instead."""
    if s.ruled(seat, OCCUPATION_DRAW, 1):
        take_card(s, seat)
    else:
        s.fire(seat, OCCUPATION_DRAW)


def take_card(s: Table, seat: int) -> None:
    """O33  An empty pile yields nothing."""
    if s.deck:
        s.hands[seat].append(draw_by_lot(s, s.deck))
        s.hands[seat].sort()
        s.reveals += 1
        s.acted = s.acted or s.acting == seat
        if s.chronicle is not None:
            s.tell("log-draw-card", {"seat": seat})


def play_card(s: Table, seat: int, card: int) -> None:
    """O-12.3  From the hand to the table, face up; it acts at once."""
    s.hands[seat].remove(card)
    s.played[seat].append(card)
    s.cards_now += 1
    s.reveals += 1
    if s.chronicle is not None:
        s.tell("log-play-card", {"seat": seat, "card": card})
    s.fire(seat, ON_PLAY, card)


def offer(s: Table, seat: int, effect: Effect[Any]) -> None:
    """Asks the seat the decision of an effect: its `choices`, carried out by its `choose`."""
    s.ask(seat, CARD, effect.card << EFFECT_BITS | effect.number)


EFFECT_BITS: Final = 4


class CardStep(OwnStep):
    """O-12.3  A decision that a played card brings; s.arg is its effect."""

    def choices(self, s: Table, seat: int) -> list[int]:
        return self.effect(s).choices(s, seat)

    def choose(self, s: Table, seat: int, action: int) -> None:
        self.effect(s).choose(s, seat, action)

    def prompt_args(self, s: Table, seat: int) -> Args:
        return {"card": s.arg >> EFFECT_BITS}

    def effect(self, s: Table) -> Effect[State]:
        return EFFECTS[s.arg >> EFFECT_BITS][s.arg & ((1 << EFFECT_BITS) - 1)]


class PlayCards(OwnStep):
    """O-6.15  Cards from the hand, one after the other; s.arg is the part."""

    def choices(self, s: Table, seat: int) -> list[int]:
        found = [moves.PLAY.id(card) for card in s.hands[seat]]
        if s.acted:
            found.append(moves.DONE.first)
        return found

    def choose(self, s: Table, seat: int, action: int) -> None:
        if action != moves.DONE.first:
            play_card(s, seat, moves.PLAY.arg(action))
            s.acted = True
            s.left -= 1
            if s.left and s.hands[seat]:
                s.ask(seat, PLAY_CARDS, s.arg)
                return
        s.carry_on(seat)


class FreeCard(OwnStep):
    """O-5.6  Fourth column: one card free, just before or just after the action."""

    def choices(self, s: Table, seat: int) -> list[int]:
        return [moves.DECLINE.first, *[moves.PLAY.id(card) for card in s.hands[seat]]]

    def choose(self, s: Table, seat: int, action: int) -> None:
        if action != moves.DECLINE.first:
            play_card(s, seat, moves.PLAY.arg(action))
            if s.todo and s.todo[0] == FREE_CARD_PART:
                del s.todo[0]
        s.carry_on(seat)


class KeepCard(Step[Table]):
    """O-14.2  Harvest expansion, all at once: keep one of two cards."""

    def options(self, s: Table, seat: int) -> list[int]:
        light = s.arg == 1
        return [moves.KEEP.id(card) for card in s.hands[seat] if LIGHT[card] == light]

    def take(self, s: Table, seat: int, action: int) -> None:
        kept = moves.KEEP.arg(action)
        light = s.arg == 1
        gone = [card for card in s.hands[seat] if LIGHT[card] == light and card != kept]
        for card in gone:
            s.hands[seat].remove(card)
            s.dropped[seat].append(card)
        if not light:
            s.free_first[seat] = kept


class FirstCard(OwnStep):
    """O-14.3, O35  Short game: the dark card kept may be played free in the first turn."""

    def choices(self, s: Table, seat: int) -> list[int]:
        return [moves.DECLINE.first, moves.PLAY.id(s.free_first[seat])]

    def choose(self, s: Table, seat: int, action: int) -> None:
        s.free_first[seat] = 0
        if action != moves.DECLINE.first:
            play_card(s, seat, moves.PLAY.arg(action))


CARD: Final = CardStep("card", "O-12.3")
PLAY_CARDS: Final = PlayCards("play", "O-6.15")
FREE_CARD: Final = FreeCard("free-card", "O-5.6")
KEEP_CARD: Final = KeepCard("keep", "O-14.2")
FIRST_CARD: Final = FirstCard("first-card", "O-14.3")
