"""Carrying out a space: its parts one after the other, up to the next decision."""

from typing import Final

from meadhall.games.feast_for_odin import spaces
from meadhall.games.feast_for_odin.dice import start_dice
from meadhall.games.feast_for_odin.mountains import MINE
from meadhall.games.feast_for_odin.occupations import FREE_CARD, PLAY_CARDS, draw_card
from meadhall.games.feast_for_odin.pieces import WEAPONS
from meadhall.games.feast_for_odin.record import FROM_SPACE, NOBODY, Task
from meadhall.games.feast_for_odin.ships import EMIGRATE, EXPLORE, explore, swap_or_ask
from meadhall.games.feast_for_odin.spaces import PARTS, Part
from meadhall.games.feast_for_odin.state import Table, item_names
from meadhall.games.feast_for_odin.trade import FORGE, OVERSEAS, SALE, UPGRADE, tradable
from meadhall.games.feast_for_odin.triggers import (
    ACTION,
    ACTION_AFTER,
    ACTION_BEFORE,
    OCCUPATION_PLAYED,
    SPACE_AFTER,
    SPACE_USE,
)
from meadhall.games.feast_for_odin.turn import (
    CHOOSE_WAY,
    EXCHANGE,
    PART_MARK,
    all_possible,
    can_emigrate,
    for_sale,
    instead,
    open_strips,
    prices,
    rising,
    some_possible,
    to_be_found,
)


def carry_out(s: Table, seat: int) -> None:
    """O-5.4  Part after part, until somebody is asked or nothing is left."""
    while s.asked is None and s.record.acting >= 0:
        if s.record.todo:
            task = s.record.next_task()
            part = PARTS[task.part]
            if s.players[seat].played:
                number = with_cards(s, seat, task)
                if number == COMES_AGAIN:
                    continue
                part = PARTS[number]
            if part.op < spaces.UPGRADE:
                simple(s, seat, part)
            else:
                special(s, seat, part)
        elif s.players[seat].played and s.record.closing < LAST_WORD:
            close(s, seat)
        else:
            finish(s)


LAST_WORD: Final = 3
COMES_AGAIN: Final = -1


def with_cards(s: Table, seat: int, task: Task) -> int:
    """The part to carry out. Cards may put another in its place, or act before it; then it
    COMES_AGAIN."""
    number: int = task.part
    s.record.granted = task.card
    if not task.told:
        other = instead(s, seat, number)
        if other != number:
            s.mark(PART_MARK + number, ACTION)
            number = other
        if PARTS[number].action >= 0:
            s.record.todo = [*s.record.todo, Task(number, task.card, True)]
            s.fire(seat, ACTION_BEFORE, PARTS[number].action)
            return COMES_AGAIN
    return number


def close(s: Table, seat: int) -> None:
    """The action is over: cards look back at its record."""
    s.record.closing += 1
    if s.record.closing == 1:
        if s.record.space >= 0:
            s.fire(seat, SPACE_AFTER, s.record.now_at())
    elif s.record.closing < LAST_WORD:
        s.fire(seat, ACTION_AFTER)
    elif s.record.cards_now:
        s.fire(seat, OCCUPATION_PLAYED, s.record.cards_now)


def finish(s: Table) -> None:
    """The record stays for those who look at it."""
    s.record.acting = NOBODY
    s.record.used = 0
    s.record.fresh = []
    s.forget(ACTION)


def grant(s: Table, seat: int, parts: list[int], card: int) -> None:
    """A card lets its owner do what a space does, without vikings: at once inside an action of
    the seat, else as an action of its own."""
    if s.record.acting != seat:
        s.start_record(seat, -1)
    s.record.add_parts(parts, card)


def simple(s: Table, seat: int, part: Part) -> None:
    """Payments, gains, buildings, dice and strips."""
    op = part.op
    if op == spaces.PAY:
        counts = prices(s, seat, part) if s.players[seat].played else part.counts
        for k in range(len(part.items)):
            s.spend(seat, part.items[k], counts[k])
        s.record.acted = True
        if s.chronicle is not None:
            s.tell("log-pay", {"seat": seat, "items": item_names(part.items, counts)})
    elif op == spaces.GAIN:
        gain(s, seat, part.items, part.counts)
    elif op == spaces.CHOOSE:
        choose(s, seat, part)
    elif op == spaces.OPTIONAL:
        branch = part.branches[0]
        if all_possible(s, seat, branch):
            if PARTS[branch[0]].op == spaces.LOSE_BOAT:
                swap_or_ask(s, seat, part.number)
            else:
                s.ask(seat, EXCHANGE, part.number)
    elif op == spaces.BUILD:
        s.build(seat, part.what)
        s.record.acted = True
    elif op == spaces.GAIN_SHIP:
        s.moor(seat, part.what)
        s.record.acted = True
    elif op == spaces.DICE:
        start_dice(s, seat, part)
    elif op == spaces.PER_ANIMAL:  # O-6.4
        gain(s, seat, [part.what], [min(s.players[seat].animals(part.animal), part.most)])
    elif op == spaces.IF_ANIMAL:
        if s.players[seat].animals(part.animal) > 0:
            gain(s, seat, part.items, part.counts)
    elif op == spaces.PER_PLAYER:
        gain(s, seat, [part.what], [s.seats])
    elif op == spaces.MOUNTAIN and open_strips(s):
        s.record.strips_mined = 0
        s.ask(seat, MINE, part.number)


def special(s: Table, seat: int, part: Part) -> None:
    """Trade, ships, occupations: parts with a chapter of their own."""
    op = part.op
    if op == spaces.UPGRADE:
        s.record.left = part.most
        if rising(s, seat, part.levels):
            s.ask(seat, UPGRADE, part.number)
    elif op == spaces.DRAW_WEAPONS:
        kinds = [s.draw_weapon(seat, FROM_SPACE) for _ in range(part.most)]
        s.record.acted = True
        if s.chronicle is not None:
            s.tell("log-weapon", {"seat": seat, "item": [WEAPONS[kind] for kind in sorted(kinds)]})
    elif op == spaces.FORGE:
        s.ask(seat, FORGE)
    elif op == spaces.OVERSEAS:
        if tradable(s, seat):
            s.ask(seat, OVERSEAS)
    elif op == spaces.SALE:
        s.record.left = part.most
        if for_sale(s, seat):
            s.ask(seat, SALE)
    elif op == spaces.EXPLORE:
        found = to_be_found(s, seat, part)
        if len(found) == 1:
            explore(s, seat, found[0])
        elif found:
            s.ask(seat, EXPLORE, part.number)
    elif op == spaces.EMIGRATE:
        if can_emigrate(s, seat):
            s.ask(seat, EMIGRATE)
    elif op in (spaces.DRAW_CARD, spaces.COLUMN_CARD):
        acted = s.record.acted
        draw_card(s, seat)
        if op == spaces.COLUMN_CARD:
            s.record.acted = acted  # the column's card is not a part of the space
    elif op == spaces.PLAY_CARDS:
        s.record.left = part.most
        if s.players[seat].hand:
            s.ask(seat, PLAY_CARDS, part.number)
    elif op == spaces.USE:
        s.fire(seat, SPACE_USE, s.record.now_at())
    elif op == spaces.FREE_CARD and s.players[seat].hand:
        s.ask(seat, FREE_CARD)


def gain(s: Table, seat: int, items: list[int], counts: list[int]) -> None:
    for k in range(len(items)):
        s.receive(seat, items[k], counts[k], FROM_SPACE)
    s.record.acted = True
    if s.chronicle is not None:
        s.tell("log-gain", {"seat": seat, "items": item_names(items, counts)})


def choose(s: Table, seat: int, part: Part) -> None:
    """A choice with one way open is no question."""
    ways = [branch for branch in part.branches if some_possible(s, seat, branch)]
    if len(ways) == 1:
        s.record.add_parts(ways[0])
    elif ways:
        s.ask(seat, CHOOSE_WAY, part.number)
