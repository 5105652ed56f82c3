"""Carrying out an action: its parts one after the other, up to the next decision.

A record on top of a player's records is the action under way; the automatic step CARRY_OUT goes on
with it whenever nothing above it on the agenda is left.
"""

from typing import Final

from meadhall.core.sets import has
from meadhall.core.state import Args
from meadhall.games.feast_for_odin import moves, spaces, triggers
from meadhall.games.feast_for_odin.agenda import Automatic, drop, on_top
from meadhall.games.feast_for_odin.anytime import OwnStep
from meadhall.games.feast_for_odin.dice import start_dice
from meadhall.games.feast_for_odin.lookahead import usable_way
from meadhall.games.feast_for_odin.mountains import MINE
from meadhall.games.feast_for_odin.occupations import FREE_CARD, PLAY_MORE, draw_card
from meadhall.games.feast_for_odin.pieces import ITEMS, LONGSHIP, ORE, WOOD
from meadhall.games.feast_for_odin.possible import (
    all_possible,
    any_strip_open,
    can_emigrate,
    can_upgrade,
    for_sale,
    possible,
    prices,
    to_be_found,
)
from meadhall.games.feast_for_odin.record import FROM_SPACE, NO_SPACE, ActionRecord
from meadhall.games.feast_for_odin.ships import EMIGRATE, EXPLORE, explore, swap_or_ask
from meadhall.games.feast_for_odin.spaces import (
    COLUMN_CARD_PART,
    FREE_CARD_PART,
    PARTS,
    PLUNDERING,
    SPACES,
    TELL_BEFORE,
    TELL_CREW,
    TELL_USE,
    Part,
)
from meadhall.games.feast_for_odin.state import Table, item_names
from meadhall.games.feast_for_odin.things import building_thing, ship_thing
from meadhall.games.feast_for_odin.trade import FORGE, OVERSEAS, SALE, UPGRADE, tradable

# --- an action begins ------------------------------------------------------------------


def start_action(s: Table, seat: int, record: ActionRecord) -> None:
    """An action of the seat; one that is under way waits until this one is over."""
    s.players[seat].records.append(record)
    s.ask(seat, CARRY_OUT)


def grant(s: Table, seat: int, record: ActionRecord, parts: list[int]) -> None:
    """A card lets its owner do what a space does, without vikings."""
    record.begun = True
    record.acted = True  # nothing of it must be done
    record.add_parts(parts)
    start_action(s, seat, record)


def begin_space(s: Table, seat: int, record: ActionRecord, at: int) -> None:
    """O-5.5, O-5.6  The column's card, the printed parts in order, the column's free card."""
    record.at = at
    space = SPACES[at]
    player = s.players[seat]
    before: list[int] = []
    if player.played or player.hand:
        if record.placed:
            before.append(TELL_CREW)
        if record.placed == 4:
            before.append(FREE_CARD_PART)
        before += [TELL_BEFORE, TELL_USE]
    if record.placed == 3 and s.deck:  # the first card drawn may be a card to be told
        before = [COLUMN_CARD_PART, *(before or [TELL_BEFORE, TELL_USE])]
    record.add_parts([*before, *space.parts] if before else space.parts)
    start_action(s, seat, record)


# --- an action goes on ------------------------------------------------------------------


class CarryOut(Automatic):
    """O-5.4  Part after part, until somebody is asked or nothing is left."""

    def run(self, s: Table, seat: int) -> None:
        s.ask(seat, CARRY_OUT)  # it stays below whatever a part asks
        player = s.players[seat]
        record = player.record()
        while on_top(s, seat) is CARRY_OUT:
            if record.todo:
                do_next(s, seat, record)
            elif record.closing < CLOSED:
                close(s, seat, record)
            else:
                drop(s, seat)
                player.records.pop()
                if record.rolls:
                    s.last_dice = record
                return


def do_next(s: Table, seat: int, record: ActionRecord) -> None:
    """The next part. Cards are told before it; one may put something else in its place."""
    part = PARTS[record.todo[-1]]
    hears = s.players[seat].hears
    if part.op == spaces.TELL:
        record.next_part()
        s.fire(seat, part.what, record.at)
        if part.what == triggers.CREW and record.placed == 2:
            s.players[seat].pairs += 1
        return
    if hears != 0 and record.told != part.number:
        record.told = part.number
        record.replaced = False
        if tell(s, seat, part):
            return
    record.next_part()
    if record.replaced:
        record.replaced = False
        record.acted = True
        record.begun = True
        return
    if part.op not in NOT_YET_BEGUN:
        record.begun = True
    if part.op < spaces.UPGRADE:
        simple(s, seat, record, part)
    else:
        special(s, seat, record, part)


NOT_YET_BEGUN: Final = (spaces.COLUMN_CARD, spaces.FREE_CARD, spaces.CHOOSE)


def tell(s: Table, seat: int, part: Part) -> bool:
    """Cards hear of a part that comes next; whether one of them has something to do."""
    waiting = len(s.players[seat].answers)
    s.fire(seat, triggers.PART_BEFORE, part.number)
    if part.action >= 0:
        s.fire(seat, triggers.ACTION_BEFORE, part.action)
    crafting = part.space >= 0 and SPACES[part.space].group == "crafting"
    if part.op == spaces.PAY and ORE in part.items and crafting:
        s.fire(seat, triggers.ORE_WAY, part.space)
    return len(s.players[seat].answers) > waiting


# how far the end of an action has been told
CLOSED: Final = 4


def close(s: Table, seat: int, record: ActionRecord) -> None:
    """The printed parts are done: cards look back, the fourth column's card may follow."""
    record.closing += 1
    if record.closing == 1:
        if record.at != NO_SPACE:
            s.fire(seat, triggers.SPACE_AFTER, record.at)
            if not record.acted:
                s.players[seat].fizzled += 1
    elif record.closing == 2:
        s.fire(seat, triggers.ACTION_AFTER)
    elif record.closing == 3:
        if record.placed == 4 and not record.free_card_played and s.players[seat].hand:
            s.ask(seat, FREE_CARD)
    elif record.cards_played:
        s.fire(seat, triggers.OCCUPATION_PLAYED, 0, record.cards_played)


# --- the parts ----------------------------------------------------------------------------


def simple(s: Table, seat: int, record: ActionRecord, part: Part) -> None:
    """Payments, gains, buildings, dice and strips."""
    op = part.op
    player = s.players[seat]
    if op == spaces.PAY:
        pay(s, seat, record, part)
    elif op == spaces.GAIN:
        if part.action == PLUNDERING:
            record.longship = player.ships(LONGSHIP) > 0
        gain(s, seat, part.items, part.counts)
    elif op == spaces.CHOOSE:
        choose(s, seat, record, part)
    elif op == spaces.OPTIONAL:
        branch = part.branches[0]
        if all_possible(s, seat, branch):
            if PARTS[branch[0]].op == spaces.LOSE_BOAT:
                swap_or_ask(s, seat, part.number)
            else:
                s.ask(seat, EXCHANGE, part.number)
    elif op == spaces.BUILD:
        if s.buildings[part.what]:
            s.build(seat, part.what)
            s.fire(seat, triggers.BUILD, building_thing(part.what), 1)
        record.acted = True
    elif op == spaces.GAIN_SHIP:
        build_ship(s, seat, part.what)
        record.acted = True
    elif op == spaces.DICE:
        start_dice(s, seat, part)
    elif op == spaces.PER_ANIMAL:  # O-6.4
        gain(s, seat, [part.what], [min(player.animals(part.animal), part.most)])
    elif op == spaces.IF_ANIMAL:
        if player.animals(part.animal) > 0:
            gain(s, seat, part.items, part.counts)
    elif op == spaces.PER_PLAYER:
        gain(s, seat, [part.what], [s.seats])
    elif op == spaces.MOUNTAIN and any_strip_open(s, player, part):
        record.strips_mined = 0
        s.ask(seat, MINE, part.number)


def special(s: Table, seat: int, record: ActionRecord, part: Part) -> None:
    """Trade, ships, occupations: parts with a chapter of their own."""
    op = part.op
    player = s.players[seat]
    if op == spaces.UPGRADE:
        record.left = part.most
        if can_upgrade(player, part):
            s.ask(seat, UPGRADE, part.number)
    elif op == spaces.DRAW_WEAPONS:
        s.draw_weapons(seat, part.most, FROM_SPACE)
        record.acted = True
    elif op == spaces.FORGE:
        s.ask(seat, FORGE)
    elif op == spaces.OVERSEAS:
        if tradable(player):
            s.ask(seat, OVERSEAS)
    elif op == spaces.SALE:
        record.left = part.most
        if for_sale(s, seat, part):
            s.ask(seat, SALE, part.number)
    elif op == spaces.EXPLORE:
        found = to_be_found(s, seat, part)
        if len(found) == 1:
            explore(s, seat, part, found[0])
        elif found:
            s.ask(seat, EXPLORE, part.number)
    elif op == spaces.EMIGRATE:
        if can_emigrate(s, seat, part):
            s.ask(seat, EMIGRATE, part.number)
    elif op == spaces.DRAW_CARD:
        record.acted = record.acted or len(s.deck) > 0
        draw_card(s, seat)
    elif op == spaces.COLUMN_CARD:
        draw_card(s, seat)
    elif op == spaces.PLAY_CARDS:
        s.ask(seat, PLAY_MORE, part.most)
    elif op == spaces.FREE_CARD and player.hand:
        s.ask(seat, FREE_CARD)


def pay(s: Table, seat: int, record: ActionRecord, part: Part) -> None:
    """O-5.4  A price is tested when it is due: if it cannot be paid, all behind it lapses."""
    if not possible(s, seat, part):
        record.todo = []
        return
    counts = prices(s, seat, part)
    for k in range(len(part.items)):
        if counts[k]:
            s.spend(seat, part.items[k], counts[k])
    record.acted = True
    if s.chronicle is not None:
        s.tell("log-pay", {"seat": seat, "items": item_names(part.items, counts)})


def gain(s: Table, seat: int, items: list[int], counts: list[int]) -> None:
    for k in range(len(items)):
        s.receive(seat, items[k], counts[k], FROM_SPACE)
    s.players[seat].record().acted = True
    if s.chronicle is not None:
        s.tell("log-gain", {"seat": seat, "items": item_names(items, counts)})


def build_ship(s: Table, seat: int, kind: int) -> None:
    """O-6.2  A ship that is paid for on a space."""
    if s.players[seat].free_berth(kind) < 0:
        return
    s.moor(seat, kind)
    if has(s.players[seat].hears, triggers.BUILD):
        wood = 0
        for spending in s.players[seat].record().spendings:
            if spending.item == WOOD:
                wood += spending.count
        s.fire(seat, triggers.BUILD, ship_thing(kind), 1, wood)


def choose(s: Table, seat: int, record: ActionRecord, part: Part) -> None:
    """A choice with one way open is no question."""
    ways = open_ways(s, seat, part)
    if len(ways) == 1:
        record.add_parts(part.branches[ways[0]])
    elif ways:
        s.ask(seat, CHOOSE_WAY, part.number)


def open_ways(s: Table, seat: int, part: Part) -> list[int]:
    return [k for k in range(len(part.branches)) if usable_way(s, seat, part.branches[k])]


class ChooseWay(OwnStep):
    """O-5.4  One of the printed alternatives; s.arg is the part."""

    def choices(self, s: Table, seat: int) -> list[int]:
        part = PARTS[s.arg]
        return [moves.CHOOSE.id(part.ways[k]) for k in open_ways(s, seat, part)]

    def choose(self, s: Table, seat: int, action: int) -> None:
        part = PARTS[s.arg]
        way = part.ways.index(moves.CHOOSE.arg(action))
        s.players[seat].record().add_parts(part.branches[way])


class ExchangeStep(OwnStep):
    """O-6.5  An exchange at will; s.arg is the part."""

    def choices(self, s: Table, seat: int) -> list[int]:
        branch = PARTS[s.arg].branches[0]
        found = [moves.DECLINE.id()]
        if all_possible(s, seat, branch):
            found.append(moves.EXCHANGE.id(PARTS[branch[0]].items[0]))
        return found

    def choose(self, s: Table, seat: int, action: int) -> None:
        if moves.EXCHANGE.has(action):
            s.players[seat].record().add_parts(PARTS[s.arg].branches[0])

    def prompt_args(self, s: Table, seat: int) -> Args:
        branch = PARTS[s.arg].branches[0]
        gain = ITEMS[PARTS[branch[1]].items[0]]
        return {"item": ITEMS[PARTS[branch[0]].items[0]], "gain": {"key": f"item-{gain}"}}


CARRY_OUT: Final = CarryOut("carry-out", "O-5.4")
CHOOSE_WAY: Final = ChooseWay("choose", "O-5.4")
EXCHANGE: Final = ExchangeStep("exchange", "O-6.5")
