"""O40  Looking ahead: what cards can still bring before the first printed part of a space.

A played card may fetch a thing from a strip just before a space, and in the fourth column a card
from the hand may be played first. A placement that lives on one of these is legal, and until the
first printed part nothing is offered after which none could be carried out.
"""

from typing import Final

from mypy_extensions import i64

from meadhall.core.moves import Moves
from meadhall.core.sets import SmallSet, has, set_of
from meadhall.core.state import State, Step, act
from meadhall.games.feast_for_odin import triggers
from meadhall.games.feast_for_odin.pieces import DOUBLE_COIN, SILVER, STRIPS
from meadhall.games.feast_for_odin.player import Player
from meadhall.games.feast_for_odin.possible import meets, possible, some_possible, usable_now
from meadhall.games.feast_for_odin.record import NO_SPACE, ActionRecord
from meadhall.games.feast_for_odin.spaces import (
    FREE_CARD,
    FREE_CARD_PART,
    PARTS,
    PLAY_CARDS,
    SPACES,
    TELL,
    TELL_BEFORE,
    TELL_CREW,
    Space,
)
from meadhall.games.feast_for_odin.state import Table
from meadhall.games.feast_for_odin.triggers import Effect

FETCHING: Final = [triggers.CREW, triggers.SPACE_BEFORE, triggers.ORE_WAY]
FETCHING_SET: Final[SmallSet] = set_of(FETCHING)
NO_FETCHES: Final[list[Effect[State]]] = []


def usable(s: Table, seat: i64, space: Space, crew: i64) -> bool:
    """Whether a space can be used by so many vikings, with what cards bring just before it."""
    if usable_now(s, seat, space):
        return True
    player = s.players[seat]
    if not player.played and not player.hand and not s.deck:
        return False  # nothing that a card could bring
    if space.column == 3 and not player.hand and s.deck and PARTS[space.parts[0]].op == PLAY_CARDS:
        return True  # the card of the third column is drawn first
    fetches = NO_FETCHES
    if player.hears & FETCHING_SET:
        fetches = [
            effect
            for effect in fetching(player, FETCHING)
            if effect.fetches(s, seat, space.number, crew)
        ]
    if fetches and fetch_helps(s, seat, space, space.parts, fetches):
        return True
    return crew == 4 and card_helps(s, seat, space, space.parts, fetches)


def fetching(player: Player, moments: list[int]) -> list[Effect[State]]:
    """Effects of played cards that take things from strips at these moments."""
    return [
        effect
        for trigger in moments
        if has(player.hears, trigger)
        for card in player.played
        for effect in triggers.EFFECTS[card]
        if effect.trigger == trigger
    ]


def fetch_helps(
    s: Table, seat: int, space: Space, parts: list[int], fetches: list[Effect[State]]
) -> bool:
    """Whether something can be done after some of these fetches, tried in every way."""
    if (not space.asks or meets(s, seat, space)) and some_possible(s, seat, parts):
        return True
    if not fetches:
        return False
    supply = s.players[seat].supply
    for strip in range(len(STRIPS)):
        taken = s.strips[strip]
        if taken < 0 or taken >= len(STRIPS[strip]):
            continue
        thing = STRIPS[strip][taken]
        if not fetches[0].may_fetch(thing):
            continue
        what, count = (SILVER, 2) if thing == DOUBLE_COIN else (thing, 1)
        supply[what] += count
        s.strips[strip] = taken + 1
        helped = fetch_helps(s, seat, space, parts, fetches[1:])
        supply[what] -= count
        s.strips[strip] = taken
        if helped:
            return True
    return fetch_helps(s, seat, space, parts, fetches[1:])


def card_helps(
    s: Table, seat: int, space: Space, parts: list[int], fetches: list[Effect[State]]
) -> bool:
    """Whether something can be done after a card from the hand is played first."""
    player = s.players[seat]
    for card in player.hand:
        for effect in triggers.EFFECTS[card]:
            if effect.trigger != triggers.PLAY:
                continue
            for way in effect.imaginable(s, seat):
                supply, berths, loaded = player.supply[:], player.berths, player.loaded
                effect.imagine(s, seat, way)
                helped = fetch_helps(s, seat, space, parts, fetches)
                player.supply, player.berths, player.loaded = supply, berths, loaded
                if helped:
                    return True
    return False


def usable_way(s: Table, seat: int, parts: list[int]) -> bool:
    """Whether one of the alternatives of a space is open, with what a card can fetch for it."""
    if some_possible(s, seat, parts):
        return True
    record = s.players[seat].record()
    if record.at == NO_SPACE:
        return False
    return fetch_helps(s, seat, SPACES[record.at], parts, still_to_fetch(s, seat, record))


def still_to_fetch(s: Table, seat: int, record: ActionRecord) -> list[Effect[State]]:
    """Effects that may still take something from a strip before the space is carried out."""
    player = s.players[seat]
    moments = [triggers.ORE_WAY]
    if TELL_CREW in record.todo:
        moments.append(triggers.CREW)
    if TELL_BEFORE in record.todo:
        moments.append(triggers.SPACE_BEFORE)
    waiting = [triggers.BY_NUMBER[answer.effect] for answer in player.answers]
    return [
        effect
        for effect in fetching(player, moments) + waiting
        if effect.fetches(s, seat, record.at, record.placed)
    ]


def may_decline(s: Table, seat: int) -> bool:
    """O8  At least one part of an occupied space is carried out."""
    record = s.players[seat].record()
    if record.acted:
        return True
    for number in record.todo:
        if PARTS[number].op not in (TELL, FREE_CARD) and possible(s, seat, PARTS[number]):
            return True
    return False


# --- the guard ------------------------------------------------------------------------


def not_begun(player: Player) -> ActionRecord | None:
    """The record of a space of which nothing printed has been carried out yet."""
    for record in player.records:
        if record.at != NO_SPACE and not record.begun:
            return record
    return None


def alive(s: Table, seat: int, depth: int) -> bool:
    """Whether something printed can still be carried out on the space just occupied, perhaps
    after what a card asks now."""
    player = s.players[seat]
    record = not_begun(player)
    if record is None or reachable(s, seat, record):
        return True
    step = s.step_of(seat)
    if depth == 0 or step is None or not isinstance(step, Guarded):
        return False
    s.arg = s.arg_of(seat)
    for action in step.choices(s, seat):
        if survives(s, seat, action, depth - 1):
            return True
    return False


def reachable(s: Table, seat: int, record: ActionRecord) -> bool:
    """Whether a printed part is possible with what cards bring before it without a question."""
    space = SPACES[record.at]
    fetches = still_to_fetch(s, seat, record)
    parts = [
        number
        for number in reversed(record.todo)
        if PARTS[number].op != TELL and number != FREE_CARD_PART
    ]
    if fetch_helps(s, seat, space, parts, fetches):
        return True
    if space.column == 3 and PARTS[space.parts[0]].op == PLAY_CARDS and s.deck:
        return True
    first_card = FREE_CARD_PART in record.todo and not record.free_card_played
    return first_card and card_helps(s, seat, space, parts, fetches)


def survives(s: Table, seat: int, action: int, depth: int) -> bool:
    """Whether something can still be done on the space after a choice."""
    after = s.clone()
    after.chronicle = None
    act(after, seat, action)
    fizzled = after.players[seat].fizzled != s.players[seat].fizzled
    return not fizzled and alive(after, seat, depth)


DEPTH: Final = 2  # questions of a card that follow each other


class Guarded(Step[Table]):
    """A decision of which no choice may leave nothing to do on a space just occupied.

    Each step writes one of the two methods.
    """

    def choices(self, s: Table, seat: int) -> list[int]:
        """The legal action ids of the decision itself."""
        found = Moves()
        self.offer_choices(s, seat, found)
        return found.to_list()

    def offer_choices(self, s: Table, seat: i64, moves_now: Moves) -> None:
        """Writes them into the buffer."""
        moves_now.extend(self.choices(s, seat))


def guarded(s: Table, seat: int, options: list[int]) -> list[int]:
    """O40  Without what would leave nothing to do on the space just occupied."""
    found = [action for action in options if survives(s, seat, action, DEPTH)]
    return found or options
