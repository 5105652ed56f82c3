"""Carrying out a space: its parts one after the other, up to the next decision."""

from meadhall.games.feast_for_odin.dice import start_dice
from meadhall.games.feast_for_odin.mountains import MINE
from meadhall.games.feast_for_odin.occupations import (
    FREE_CARD,
    PLAY_CARDS,
    draw_card,
)
from meadhall.games.feast_for_odin.pieces import SHEEP
from meadhall.games.feast_for_odin.ships import EMIGRATE, EXPLORE, SWAP_BOAT, explore
from meadhall.games.feast_for_odin.spaces import (
    BUILD,
    CHOOSE,
    COLUMN_CARD,
    DICE,
    DRAW_CARD,
    DRAW_WEAPONS,
    GAIN,
    GAIN_SHIP,
    IF_ANIMAL,
    LOSE_BOAT,
    MOUNTAIN,
    OPTIONAL,
    OVERSEAS,
    PARTS,
    PAY,
    PER_ANIMAL,
    PER_PLAYER,
    Part,
)
from meadhall.games.feast_for_odin.spaces import (
    EMIGRATE as EMIGRATE_PART,
)
from meadhall.games.feast_for_odin.spaces import (
    EXPLORE as EXPLORE_PART,
)
from meadhall.games.feast_for_odin.spaces import (
    FORGE as FORGE_PART,
)
from meadhall.games.feast_for_odin.spaces import (
    FREE_CARD as FREE_PART,
)
from meadhall.games.feast_for_odin.spaces import (
    PLAY_CARDS as PLAY_PART,
)
from meadhall.games.feast_for_odin.spaces import (
    SALE as SALE_PART,
)
from meadhall.games.feast_for_odin.spaces import (
    UPGRADE as UPGRADE_PART,
)
from meadhall.games.feast_for_odin.state import FROM_SPACE, Table, item_names
from meadhall.games.feast_for_odin.trade import FORGE, SALE, UPGRADE, tradable
from meadhall.games.feast_for_odin.trade import OVERSEAS as TRADE
from meadhall.games.feast_for_odin.triggers import OCCUPATION_PLAYED, SPACE_AFTER
from meadhall.games.feast_for_odin.turn import (
    CHOOSE_WAY,
    EXCHANGE,
    all_possible,
    can_emigrate,
    for_sale,
    open_strips,
    rising,
    some_possible,
    to_be_found,
)


def carry_out(s: Table, seat: int) -> None:
    """O-5.4  Part after part, until somebody is asked or nothing is left."""
    asked = len(s.agenda)
    while s.todo:
        part = PARTS[s.todo.pop()]
        if part.op < UPGRADE_PART:
            simple(s, seat, part)
        else:
            special(s, seat, part)
        if len(s.agenda) > asked or s.acting < 0:
            return
    finish(s, seat)


def finish(s: Table, seat: int) -> None:
    """The action is over; its record stays for the cards that look back at it."""
    if s.acting == seat:
        s.fire(seat, SPACE_AFTER)
        if s.cards_now:
            s.fire(seat, OCCUPATION_PLAYED)
        s.acting = -1
        s.used = 0
        s.fresh = []


def simple(s: Table, seat: int, part: Part) -> None:
    """Payments, gains, buildings, dice and strips."""
    op = part.op
    if op == PAY:
        for k in range(len(part.items)):
            s.spend(seat, part.items[k], part.counts[k])
        s.acted = True
        if s.chronicle is not None:
            s.tell("log-pay", {"seat": seat, "items": item_names(part.items, part.counts)})
    elif op == GAIN:
        gain(s, seat, part.items, part.counts)
    elif op == CHOOSE:
        choose(s, seat, part)
    elif op == OPTIONAL:
        branch = part.branches[0]
        if all_possible(s, seat, branch):
            s.ask(seat, SWAP_BOAT if PARTS[branch[0]].op == LOSE_BOAT else EXCHANGE, part.number)
    elif op == BUILD:
        s.build(seat, part.what)
        s.acted = True
    elif op == GAIN_SHIP:
        s.moor(seat, part.what)
        s.acted = True
    elif op == DICE:
        start_dice(s, seat, part)
    elif op == PER_ANIMAL:  # O-6.4
        animals = s.sheep(seat) if part.animal == SHEEP else s.cattle(seat)
        gain(s, seat, [part.what], [min(animals, part.most)])
    elif op == IF_ANIMAL:
        if (s.sheep(seat) if part.animal == SHEEP else s.cattle(seat)) > 0:
            gain(s, seat, part.items, part.counts)
    elif op == PER_PLAYER:
        gain(s, seat, [part.what], [s.seats])
    elif op == MOUNTAIN and open_strips(s):
        s.ask(seat, MINE, part.number)


def special(s: Table, seat: int, part: Part) -> None:
    """Trade, ships, occupations: parts with a chapter of their own."""
    op = part.op
    if op == UPGRADE_PART:
        s.left = part.most
        if rising(s, seat, part.levels):
            s.ask(seat, UPGRADE, part.number)
    elif op == DRAW_WEAPONS:
        for _ in range(part.most):
            s.draw_weapon(seat, FROM_SPACE)
        s.acted = True
    elif op == FORGE_PART:
        s.ask(seat, FORGE)
    elif op == OVERSEAS:
        if tradable(s, seat):
            s.ask(seat, TRADE)
    elif op == SALE_PART:
        s.left = part.most
        if for_sale(s, seat):
            s.ask(seat, SALE)
    elif op == EXPLORE_PART:
        found = to_be_found(s, part.islands)
        if len(found) == 1:
            explore(s, seat, found[0])
        elif found:
            s.ask(seat, EXPLORE, part.number)
    elif op == EMIGRATE_PART:
        if can_emigrate(s, seat):
            s.ask(seat, EMIGRATE)
    elif op in (DRAW_CARD, COLUMN_CARD):
        acted = s.acted
        draw_card(s, seat)
        if op == COLUMN_CARD:
            s.acted = acted  # the column's card is not a part of the space
    elif op == PLAY_PART:
        s.left = part.most
        if s.hands[seat]:
            s.ask(seat, PLAY_CARDS, part.number)
    elif op == FREE_PART and s.hands[seat]:
        s.ask(seat, FREE_CARD)


def gain(s: Table, seat: int, items: list[int], counts: list[int]) -> None:
    for k in range(len(items)):
        s.receive(seat, items[k], counts[k], FROM_SPACE)
    s.acted = True
    if s.chronicle is not None:
        s.tell("log-gain", {"seat": seat, "items": item_names(items, counts)})


def choose(s: Table, seat: int, part: Part) -> None:
    """A choice with one way open is no question."""
    ways = [branch for branch in part.branches if some_possible(s, seat, branch)]
    if len(ways) == 1:
        s.todo.extend(reversed(ways[0]))
    elif ways:
        s.ask(seat, CHOOSE_WAY, part.number)
