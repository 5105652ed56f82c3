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
from meadhall.games.feast_for_odin.triggers import OCCUPATION_DRAW, ON_PLAY, Effect, effect_with_id


def cards_of(decks: str, light: bool, harvest: bool, fewer: bool) -> list[int]:
    """O-12.1, O-14.7  Cards of the chosen decks; the harvest expansion removes eight, or more."""
    found: list[int] = []
    for card in range(1, CARDS + 1):
        if harvest and (card in HARVEST_REMOVED or (fewer and card in HARVEST_LEFT_OUT)):
            continue
        if LIGHT[card] == light and (decks == "all" or CARD_DECK[card] == decks):
            found.append(card)
    return found


def draw_dark(s: Table, seat: int) -> None:
    """A card of the pile into the hand, each as likely as the others."""
    at = s.rng.below(len(s.deck))
    take_in_hand(s, seat, s.deck[at])
    s.deck = without_card(s.deck, at)


def draw_light(s: Table, seat: int) -> None:
    """A light card into the hand, each as likely as the others."""
    at = s.rng.below(len(s.unseen))
    take_in_hand(s, seat, s.unseen[at])
    s.unseen = without_card(s.unseen, at)


def take_in_hand(s: Table, seat: int, card: int) -> None:
    player = s.players[seat]
    player.hand = sorted([*player.hand, card])


def without_card(cards: list[int], at: int) -> list[int]:
    """The cards without that one, whose place the last one takes."""
    rest = cards[:-1]
    if at < len(rest):
        rest[at] = cards[-1]
    return rest


def draw_card(s: Table, seat: int) -> None:
    """O-6.15  A dark card into the hand, or what a card does instead."""
    if s.ruled(seat, OCCUPATION_DRAW, 1):
        take_card(s, seat)
    else:
        s.fire(seat, OCCUPATION_DRAW)


def take_card(s: Table, seat: int) -> None:
    """O33  An empty pile yields nothing."""
    if s.deck:
        draw_dark(s, seat)
        s.reveals += 1
        s.record.acted = s.record.acted or s.record.acting == seat
        if s.chronicle is not None:
            s.tell("log-draw-card", {"seat": seat})


def play_card(s: Table, seat: int, card: int) -> None:
    """O-12.3  From the hand to the table, face up; it acts at once."""
    player = s.players[seat]
    player.hand = [other for other in player.hand if other != card]
    player.played = [*player.played, card]
    s.record.cards_now += 1
    s.reveals += 1
    if s.chronicle is not None:
        s.tell("log-play-card", {"seat": seat, "card": card})
    s.fire(seat, ON_PLAY, card)


def offer(s: Table, seat: int, effect: Effect[Any]) -> None:
    """Asks the seat the decision of an effect: its `choices`, carried out by its `choose`."""
    s.ask(seat, CARD, effect.id())


class CardStep(OwnStep):
    """O-12.3  A decision that a played card brings; s.arg is its effect."""

    def choices(self, s: Table, seat: int) -> list[int]:
        return self.effect(s).choices(s, seat)

    def choose(self, s: Table, seat: int, action: int) -> None:
        self.effect(s).choose(s, seat, action)

    def prompt_args(self, s: Table, seat: int) -> Args:
        return {"card": self.effect(s).card}

    def effect(self, s: Table) -> Effect[State]:
        return effect_with_id(s.arg)


class PlayCards(OwnStep):
    """O-6.15  Cards from the hand, one after the other; s.arg is the part."""

    def choices(self, s: Table, seat: int) -> list[int]:
        found = [moves.PLAY.id(card) for card in s.players[seat].hand]
        if s.record.acted:
            found.append(moves.DONE.id())
        return found

    def choose(self, s: Table, seat: int, action: int) -> None:
        if not moves.DONE.has(action):
            play_card(s, seat, moves.PLAY.arg(action))
            s.record.acted = True
            s.record.left -= 1
            if s.record.left and s.players[seat].hand:
                s.ask(seat, PLAY_CARDS, s.arg)
                return
        s.carry_on(seat)


class FreeCard(OwnStep):
    """O-5.6  Fourth column: one card free, just before or just after the action."""

    def choices(self, s: Table, seat: int) -> list[int]:
        return [moves.DECLINE.id(), *[moves.PLAY.id(card) for card in s.players[seat].hand]]

    def choose(self, s: Table, seat: int, action: int) -> None:
        if not moves.DECLINE.has(action):
            play_card(s, seat, moves.PLAY.arg(action))
            todo = s.record.todo
            if todo and todo[0].part == FREE_CARD_PART:
                s.record.todo = todo[1:]
        s.carry_on(seat)


class KeepCard(Step[Table]):
    """O-14.2  Harvest expansion, all at once: keep one of two cards."""

    def options(self, s: Table, seat: int) -> list[int]:
        light = s.arg == 1
        return [moves.KEEP.id(card) for card in s.players[seat].hand if LIGHT[card] == light]

    def take(self, s: Table, seat: int, action: int) -> None:
        kept = moves.KEEP.arg(action)
        light = s.arg == 1
        gone = [card for card in s.players[seat].hand if LIGHT[card] == light and card != kept]
        player = s.players[seat]
        player.hand = [card for card in player.hand if card not in gone]
        player.dropped = player.dropped + gone
        if not light:
            player.free_first = kept


class FirstCard(OwnStep):
    """O-14.3, O35  Short game: the dark card kept may be played free in the first turn."""

    def choices(self, s: Table, seat: int) -> list[int]:
        return [moves.DECLINE.id(), moves.PLAY.id(s.players[seat].free_first)]

    def choose(self, s: Table, seat: int, action: int) -> None:
        s.players[seat].free_first = 0
        if not moves.DECLINE.has(action):
            play_card(s, seat, moves.PLAY.arg(action))


CARD: Final = CardStep("card", "O-12.3")
PLAY_CARDS: Final = PlayCards("play", "O-6.15")
FREE_CARD: Final = FreeCard("free-card", "O-5.6")
KEEP_CARD: Final = KeepCard("keep", "O-14.2")
FIRST_CARD: Final = FirstCard("first-card", "O-14.3")
