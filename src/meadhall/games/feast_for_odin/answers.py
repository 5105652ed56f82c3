"""What played cards do when something has happened: effects wait, their owner chooses the order.

`Table.fire` collects the effects that an event concerns. Those that must be carried out and leave
no choice are carried out at once. Of the others the owner chooses which comes next and in which
way, or declines; each is tested when its turn comes. Effects of one card come in printed order.
"""

from typing import Final

from meadhall.core.state import Args, State
from meadhall.games.feast_for_odin import moves
from meadhall.games.feast_for_odin.agenda import Automatic, drop, on_top
from meadhall.games.feast_for_odin.anytime import OwnStep
from meadhall.games.feast_for_odin.lookahead import guarded, not_begun
from meadhall.games.feast_for_odin.player import Answer, Player
from meadhall.games.feast_for_odin.state import Table
from meadhall.games.feast_for_odin.triggers import BY_NUMBER, Effect


def await_answers(s: Table, seat: int, answers: list[Answer]) -> None:
    """Effects wait; those of one moment wait together."""
    player = s.players[seat]
    first = len(player.answers)
    player.answers = player.answers + answers
    if on_top(s, seat) is not ANSWERS:
        s.ask(seat, ANSWERS, first)


def effect_of(answer: Answer) -> Effect[State]:
    return BY_NUMBER[answer.effect]


def ways_of(s: Table, seat: int, answer: Answer) -> list[int]:
    return effect_of(answer).ways(s, seat, answer.a, answer.b, answer.c)


def in_turn(player: Player, first: int) -> list[Answer]:
    """Effects that could come next: of a card the first in printed order, or its alternatives."""
    found: list[Answer] = []
    for at in range(first, len(player.answers)):
        effect = effect_of(player.answers[at])
        earlier = [other for other in found if effect_of(other).card == effect.card]
        if not earlier or effect.alternative or effect.number == earlier[0].effect:
            found.append(player.answers[at])
    return found


def drop_answer(player: Player, first: int, answer: Answer) -> None:
    """An effect waits no longer; nor do its alternatives."""
    effect = effect_of(answer)
    kept = player.answers[:first]
    dropped = False
    for other in player.answers[first:]:
        if other is answer and not dropped:
            dropped = True
        elif not (effect.alternative and effect_of(other).card == effect.card):
            kept = [*kept, other]
    player.answers = kept


class Answers(Automatic):
    """Effects that wait from the place s.arg on."""

    def run(self, s: Table, seat: int) -> None:
        player = s.players[seat]
        first = s.arg
        able: list[Answer] = []
        for answer in in_turn(player, first):
            ways = ways_of(s, seat, answer)
            if len(ways) == 1 and not effect_of(answer).optional:
                self.carry_out(s, seat, first, answer, ways[0])
                return
            if ways:
                able.append(answer)
        if able:
            s.ask(seat, ANSWERS, first)
            alone = len({answer.effect for answer in able}) == 1
            if alone and effect_of(able[0]).opens:
                drop_answer(player, first, able[0])
                start(s, seat, able[0], 0)
            else:
                s.ask(seat, CARD, first)
                self.leave_if_nothing_else(s, seat, first)
        else:
            self.go_on_without(s, seat, first)

    def leave_if_nothing_else(self, s: Table, seat: int, first: int) -> None:
        """A question whose only answer is to decline is not asked."""
        if not_begun(s.players[seat]) is None:
            return
        s.arg = first
        if guarded(s, seat, CARD.choices(s, seat)) == [moves.DECLINE.id()]:
            drop(s, seat)
            s.arg = first
            CARD.choose(s, seat, moves.DECLINE.id())

    def carry_out(self, s: Table, seat: int, first: int, answer: Answer, way: int) -> None:
        drop_answer(s.players[seat], first, answer)
        s.ask(seat, ANSWERS, first)
        start(s, seat, answer, way)

    def go_on_without(self, s: Table, seat: int, first: int) -> None:
        """None of those in turn is possible: they drop out, and others of their cards follow."""
        player = s.players[seat]
        for answer in in_turn(player, first):
            drop_answer(player, first, answer)
        if len(player.answers) > first:
            s.ask(seat, ANSWERS, first)


def start(s: Table, seat: int, answer: Answer, way: int) -> None:
    if s.chronicle is not None:
        s.tell("log-use-card", {"seat": seat, "card": effect_of(answer).card})
    effect_of(answer).carry_out(s, seat, way, answer.a, answer.b, answer.c)


class CardStep(OwnStep):
    """O-12.4  Which effect comes next, and how; s.arg is the place from which they wait."""

    def choices(self, s: Table, seat: int) -> list[int]:
        found: list[int] = []
        optional = True
        for answer in in_turn(s.players[seat], s.arg):
            effect = effect_of(answer)
            ways = ways_of(s, seat, answer)
            for way in ways:
                action = moves.USE.id(effect.card, effect.first_way + way)
                if action not in found:
                    found.append(action)
            optional = optional and (effect.optional or not ways)
        if optional:
            found.append(moves.DECLINE.id())
        return found

    def choose(self, s: Table, seat: int, action: int) -> None:
        player = s.players[seat]
        for answer in in_turn(player, s.arg):
            effect = effect_of(answer)
            way = moves.USE.arg2(action) - effect.first_way
            if moves.DECLINE.has(action):
                if ways_of(s, seat, answer):
                    drop_answer(player, s.arg, answer)
            elif effect.card == moves.USE.arg(action) and way in ways_of(s, seat, answer):
                drop_answer(player, s.arg, answer)
                start(s, seat, answer, way)
                return

    def prompt_args(self, s: Table, seat: int) -> Args:
        cards = [effect_of(answer).card for answer in in_turn(s.players[seat], s.arg)]
        return {"card": sorted(set(cards))}


class CardChoice(OwnStep):
    """O-12.4  What an effect needs to know; s.arg is its number."""

    def choices(self, s: Table, seat: int) -> list[int]:
        return BY_NUMBER[s.arg].choices(s, seat)

    def choose(self, s: Table, seat: int, action: int) -> None:
        if not moves.DECLINE.has(action):
            BY_NUMBER[s.arg].choose(s, seat, action)

    def prompt_args(self, s: Table, seat: int) -> Args:
        return {"card": BY_NUMBER[s.arg].card}


CARD_CHOICE: Final = CardChoice("card-choice", "O-12.4")
ANSWERS: Final = Answers("answers", "O-12.4")
CARD: Final = CardStep("card", "O-12.4")
