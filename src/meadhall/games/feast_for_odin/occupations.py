"""Occupation cards: dealing, drawing, hands, playing, points.

Effects attach at the events of `triggers`.
"""

from typing import Final

from meadhall.core.sets import single
from meadhall.core.state import Step
from meadhall.games.feast_for_odin import moves, triggers
from meadhall.games.feast_for_odin.agenda import Automatic
from meadhall.games.feast_for_odin.anytime import OwnStep
from meadhall.games.feast_for_odin.pieces import (
    CARD_DECK,
    CARDS,
    HARVEST_LEFT_OUT,
    HARVEST_REMOVED,
    LIGHT,
)
from meadhall.games.feast_for_odin.state import Table


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
    """O-6.15  A dark card into the hand, or what a card does instead; O33 while there is one."""
    if not s.deck:
        return
    s.players[seat].replaced = False
    s.ask(seat, DRAW)
    s.fire(seat, triggers.OCCUPATION_DRAW)


class Draw(Automatic):
    """A card from the pile, unless a card has done something else."""

    def run(self, s: Table, seat: int) -> None:
        player = s.players[seat]
        if not player.replaced and s.deck:
            draw_dark(s, seat)
            s.reveals += 1
            if s.chronicle is not None:
                s.tell("log-draw-card", {"seat": seat})
        player.replaced = False


def play_card(s: Table, seat: int, card: int) -> None:
    """O-12.3  From the hand to the table, face up; its own effects come first."""
    player = s.players[seat]
    player.hand = [other for other in player.hand if other != card]
    player.played = [*player.played, card]
    for effect in triggers.EFFECTS[card]:
        player.hears |= single(effect.trigger)
    if player.records:
        player.record().cards_played += 1
    s.reveals += 1
    if s.chronicle is not None:
        s.tell("log-play-card", {"seat": seat, "card": card})
    s.fire(seat, triggers.PLAY, card)
    s.fire(seat, triggers.THRESHOLD)


class PlayMore(Automatic):
    """O-6.15  Another card may be played, up to s.arg of them."""

    def run(self, s: Table, seat: int) -> None:
        if s.arg and s.players[seat].hand:
            s.ask(seat, PLAY_CARDS, s.arg)


class PlayCards(OwnStep):
    """O-6.15  Cards from the hand, one after the other; up to s.arg more."""

    def choices(self, s: Table, seat: int) -> list[int]:
        player = s.players[seat]
        found: list[int] = [moves.PLAY.id(card) for card in player.hand]
        if player.record().acted:
            found.append(moves.DONE.id())
        return found

    def choose(self, s: Table, seat: int, action: int) -> None:
        if moves.PLAY.has(action):
            s.players[seat].record().acted = True
            s.ask(seat, PLAY_MORE, s.arg - 1)
            play_card(s, seat, moves.PLAY.arg(action))


class FreeCard(OwnStep):
    """O-5.6  Fourth column: one card free, just before or just after the action."""

    def choices(self, s: Table, seat: int) -> list[int]:
        return [moves.DECLINE.id(), *[moves.PLAY.id(card) for card in s.players[seat].hand]]

    def choose(self, s: Table, seat: int, action: int) -> None:
        if moves.PLAY.has(action):
            s.players[seat].record().free_card_played = True
            play_card(s, seat, moves.PLAY.arg(action))


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
        if moves.PLAY.has(action):
            play_card(s, seat, moves.PLAY.arg(action))


DRAW: Final = Draw("draw", "O-6.15")
PLAY_MORE: Final = PlayMore("play-more", "O-6.15")
PLAY_CARDS: Final = PlayCards("play", "O-6.15")
FREE_CARD: Final = FreeCard("free-card", "O-5.6")
KEEP_CARD: Final = KeepCard("keep", "O-14.2")
FIRST_CARD: Final = FirstCard("first-card", "O-14.3")
