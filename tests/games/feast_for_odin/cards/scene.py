"""A scene for a test of cards in two or three lines.

    s = scene(played=[3, 118], silver=2, space="market_beans")
    use(s, 118)

`scene` stands at seat 0's turn of round 1 with an empty supply; cards named are taken out of hands
and piles. `asked(s)` is what may be chosen now, without the any-time list; `answer` plays moves as
people type them; `held` is what the supply holds, by name.
"""

from meadhall.core.sets import single, without
from meadhall.games.feast_for_odin.agenda import settle
from meadhall.games.feast_for_odin.harvest import harvest
from meadhall.games.feast_for_odin.pieces import (
    DOUBLE_COIN,
    FACES,
    FIRST_WEAPON,
    ITEMS,
    STRIPS,
    TABLES,
    WEAPON_COUNTS,
    item,
)
from meadhall.games.feast_for_odin.rules import Odin
from meadhall.games.feast_for_odin.spaces import ALL_SPACES
from meadhall.games.feast_for_odin.state import FACE_DOWN, GONE
from meadhall.games.feast_for_odin.triggers import EFFECTS, HARVEST_AFTER
from tests.games.feast_for_odin.table import bare, can, changed, do, fleet, new, rolls, row

Held = dict[str, int]
NAMES = {**dict(enumerate(ITEMS)), DOUBLE_COIN: "silver_2"}


def scene(
    played: list[int] | None = None,
    hand: list[int] | None = None,
    ships: list[str] | None = None,
    strips: list[str] | None = None,
    vikings: int | None = None,
    seats: int = 2,
    round: int = 1,
    **supply: int,
) -> Odin:
    """A position at seat 0's turn.

    Args:
        played: Cards on seat 0's table, without their immediate effects.
        hand: Cards in seat 0's hand.
        ships: In seat 0's berths: `longship-2` carries two ore.
        strips: Things left on the open strips, the arrow end first: `"stone ore silver_2"`.
        vikings: On seat 0's Thing square.
        seats: How many play.
        round: The number of the round.
        supply: What seat 0 holds; nothing else.
    """
    s = new(seats)
    for seat in range(seats):
        bare(s, seat)
    s.round = round
    bare(s, 0, **supply)
    have = s.players[0].supply
    s.pile = row([n - have[FIRST_WEAPON + kind] for kind, n in enumerate(WEAPON_COUNTS)])
    fleet(s, *(ships or []))
    for card in played or []:
        lay_open(s, card)
    s.players[0].hand = list(hand or [])
    if strips is not None:
        open_strips(s, strips)
    if vikings is not None:
        s.players[0].thing = vikings
    return changed(s)


def lay_open(s: Odin, card: int, seat: int = 0) -> Odin:
    """A card lies before a seat; what it does when it is played is not done."""
    player = s.players[seat]
    player.played = [*player.played, card]
    for effect in EFFECTS[card]:
        player.hears |= single(effect.trigger)
    return changed(s)


def open_strips(s: Odin, strips: list[str]) -> Odin:
    """Just these strips lie open, each with just these things left."""
    s.strips = row([FACE_DOWN] * len(STRIPS))
    for wanted in strips:
        for strip, things in enumerate(STRIPS):
            names = [NAMES[thing] for thing in things]
            first = len(names) - len(wanted.split())
            if s.strips[strip] == FACE_DOWN and names[first:] == wanted.split():
                s.strips[strip] = first
                break
        else:
            raise AssertionError(f"no strip ends with {wanted}")
    for strip in range(len(STRIPS)):
        if s.strips[strip] == FACE_DOWN:
            s.strips[strip] = GONE
    s.hidden_strips = []
    return changed(s)


def occupied(s: Odin, space: str, seat: int = 1, vikings: int = 1) -> Odin:
    """Vikings of a seat stand on a space."""
    at = ALL_SPACES.index(space)
    s.held[at] = s.holder(seat)
    s.there[at] = vikings
    return changed(s)


def dice(s: Odin, table: str, *pips: int) -> Odin:
    """The next rolls of a dice table."""
    return rolls(s, FACES[TABLES.index(table)], *pips)


def gone(s: Odin, *tiles: str) -> Odin:
    """Special tiles that are no longer in the stock: another player holds them."""
    for tile in tiles:
        s.specials = without(s.specials, single(item(tile)))
        s.players[-1].supply[item(tile)] += 1
    return changed(s)


def held(s: Odin, seat: int = 0) -> Held:
    """What the supply holds, by name, without what there is none of."""
    supply = s.players[seat].supply
    return {ITEMS[what]: int(supply[what]) for what in range(len(ITEMS)) if supply[what]}


def asked(s: Odin, seat: int | None = None) -> list[str]:
    """What may be chosen now, without the any-time list."""
    return [move for move in can(s, seat) if move != "anytime"]


def occupy(s: Odin, space: str, *moves: str) -> Odin:
    """Seat 0 places vikings on a space, and answers."""
    return do(s, f"occupy {space}", *moves)


def play(s: Odin, card: int, *moves: str) -> Odin:
    """Seat 0 plays a card from hand on the space for two cards, and answers."""
    s.players[0].hand = sorted({*s.players[0].hand, card})
    return do(changed(s), "occupy play_occupations_2", f"play {card}", *moves)


def failed_harvest(s: Odin) -> Odin:
    """Phase 2 of a round without harvest, in the middle of whatever is asked."""
    s.round = 3
    harvest(s)
    settle(s)
    return changed(s)


def good_harvest(s: Odin) -> Odin:
    """Phase 2 of a round with a harvest of peas, beans and flax, and what comes after it."""
    s.round = 1
    harvest(s)
    settle(s)
    s.fire_all(HARVEST_AFTER)
    settle(s)
    return changed(s)
