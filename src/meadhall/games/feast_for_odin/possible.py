"""What a space asks for, and which of its parts can be carried out now."""

from mypy_extensions import i64

from meadhall.core.sets import has
from meadhall.games.feast_for_odin import triggers
from meadhall.games.feast_for_odin.boards import ISLANDS
from meadhall.games.feast_for_odin.pieces import (
    BOAT,
    FIRST_SPECIAL,
    KIND,
    KNARR,
    LONGSHIP,
    PRICE,
    SHIPS,
    SILVER,
    SPECIALS,
    STRIPS,
)
from meadhall.games.feast_for_odin.player import Player
from meadhall.games.feast_for_odin.record import NO_KIND
from meadhall.games.feast_for_odin.spaces import (
    BUILD,
    CHOOSE,
    EMIGRATE,
    EXPLORE,
    GAIN_SHIP,
    IF_ANIMAL,
    LOSE_BOAT,
    MOUNTAIN,
    OPTIONAL,
    PARTS,
    PAY,
    PLAY_CARDS,
    SALE,
    UPGRADE,
    Part,
    Space,
)
from meadhall.games.feast_for_odin.state import Table

# --- prices -----------------------------------------------------------------------


def price(s: Table, seat: int, part: Part, what: int, printed: int) -> int:
    """How many of an item a part costs the seat, after its cards."""
    return max(0, s.ruled(seat, triggers.PRICE, printed, part.number, what, printed))


def prices(s: Table, seat: int, part: Part) -> list[int]:
    """How many of each item a part costs the seat."""
    return [price(s, seat, part, part.items[k], part.counts[k]) for k in range(len(part.items))]


def affordable(s: Table, seat: i64, part: Part) -> bool:
    """O-5.4  A price is paid whole or not at all, from the supply."""
    player = s.players[seat]
    supply = player.supply
    fixed = not has(player.hears, triggers.PRICE)
    items, counts = part.items, part.counts
    for k in range(len(items)):
        what: i64 = items[k]
        count: i64 = counts[k]
        if supply[what] < count and (fixed or supply[what] < price(s, seat, part, what, count)):
            return False
    return True


def emigration_price(s: Table, seat: int, part: Part) -> int:
    """O-6.13  Silver to the number of the round."""
    player = s.players[seat]
    discount = player.record().discount if player.records else 0
    return max(0, price(s, seat, part, SILVER, s.round) - discount)


def can_emigrate(s: Table, seat: int, part: Part) -> bool:
    """O-6.13  Silver for the round, a large ship, two free seats side by side."""
    player = s.players[seat]
    return (
        (player.ships(KNARR) > 0 or player.ships(LONGSHIP) > 0)
        and 2 * (len(player.emigrants) + 1) <= s.free_seats()
        and player.supply[SILVER] >= emigration_price(s, seat, part)
    )


def sale_price(s: Table, seat: int, part: Part, what: int) -> int:
    """O-6.10  What a special tile adds to the price of the whole purchase."""
    player = s.players[seat]
    bought = player.record().bought if player.records else 0
    before = price(s, seat, part, SILVER, bought)
    return price(s, seat, part, SILVER, bought + PRICE[what]) - before


# --- goods, strips, islands ---------------------------------------------------------


def can_rise(player: Player, part: Part, what: int) -> bool:
    """O10  A tile of the supply that this action has not lifted yet."""
    have = player.supply[what]
    if have == 0 or not player.records:
        return have > 0
    record = player.record()
    if part.same_kind and record.kind != NO_KIND and KIND[what] != record.kind:
        return False
    for made in record.fresh:
        if made == what:
            have -= 1
    return have > 0


def can_upgrade(player: Player, part: Part) -> bool:
    """Whether any good can rise."""
    for what in part.goods:
        if player.supply[what] and can_rise(player, part, what):
            return True
    return False


def rising(player: Player, part: Part) -> list[int]:
    """O-6.8  Goods that can rise."""
    return [what for what in part.goods if player.supply[what] and can_rise(player, part, what)]


def strip_length(s: Table, strip: int) -> int:
    """How many things are left on a strip that lies open."""
    return len(STRIPS[strip]) - s.strips[strip]


def can_mine(s: Table, player: Player, part: Part, strip: int) -> bool:
    """O-6.7  A strip that lies open, was not used in this action, and that the part allows."""
    if s.strips[strip] < 0 or (player.records and has(player.record().used, strip)):
        return False
    if part.only and STRIPS[strip][s.strips[strip]] not in part.only:
        return False
    return not part.exact or strip_length(s, strip) >= part.allowances[0]


def open_strips(s: Table, player: Player, part: Part) -> list[int]:
    return [strip for strip in range(len(STRIPS)) if can_mine(s, player, part, strip)]


def any_strip_open(s: Table, player: Player, part: Part) -> bool:
    for strip in range(len(STRIPS)):
        if can_mine(s, player, part, strip):
            return True
    return False


def for_sale(s: Table, seat: int, part: Part) -> list[int]:
    """O-6.10  Special tiles still there that the silver is enough for."""
    silver = s.players[seat].supply[SILVER]
    return [
        what
        for what in range(FIRST_SPECIAL, FIRST_SPECIAL + SPECIALS)
        if has(s.specials, what) and sale_price(s, seat, part, what) <= silver
    ]


def to_be_found(s: Table, seat: int, part: Part) -> list[int]:
    """O-6.12  Islands that lie open and that a part leads to."""
    islands = s.ruled(seat, triggers.ISLANDS, part.islands, part.space)
    return [n for n in range(len(ISLANDS)) if s.islands[n] >= 0 and has(islands, n)]


# --- parts --------------------------------------------------------------------------


def possible(s: Table, seat: int, part: Part) -> bool:
    """Whether a part could be carried out now, at least in part of it."""
    op = part.op
    player = s.players[seat]
    if op == PAY:
        return affordable(s, seat, part)
    if op == BUILD:
        return s.buildings[part.what] > 0
    if op == GAIN_SHIP:
        return player.free_berth(part.what) >= 0
    if op == LOSE_BOAT:
        return player.ships(BOAT) > 0
    if op == UPGRADE:
        return can_upgrade(player, part) and affordable(s, seat, part)
    if op == MOUNTAIN:
        return any_strip_open(s, player, part)
    if op == SALE:
        return len(for_sale(s, seat, part)) > 0
    if op == EXPLORE:
        return len(to_be_found(s, seat, part)) > 0
    if op == EMIGRATE:
        return can_emigrate(s, seat, part)
    if op == IF_ANIMAL:
        return player.animals(part.animal) > 0
    if op == PLAY_CARDS:
        return len(player.hand) > 0
    if op == CHOOSE:
        for branch in part.branches:
            if some_possible(s, seat, branch):
                return True
        return False
    if op == OPTIONAL:
        return all_possible(s, seat, part.branches[0])
    return True


def all_possible(s: Table, seat: int, parts: list[int]) -> bool:
    """An exchange at will: both what is given and what is taken must be possible."""
    for number in parts:
        if not possible(s, seat, PARTS[number]):
            return False
    return True


def some_possible(s: Table, seat: int, parts: list[int]) -> bool:
    """O-5.3, O8  At least one part; behind a price that cannot be paid nothing comes."""
    for number in parts:
        part = PARTS[number]
        if possible(s, seat, part) or replaceable(s, seat, part):
            return True
        if part.op == PAY or part.op == CHOOSE:
            return False
    return False


def replaceable(s: Table, seat: int, part: Part) -> bool:
    """Whether a card could do something else instead of the part."""
    player = s.players[seat]
    if has(player.hears, triggers.PART_BEFORE):
        for card in player.played:
            for effect in triggers.EFFECTS[card]:
                if effect.trigger == triggers.PART_BEFORE:
                    heard = effect.hears(s, seat, part.number, 0, 0)
                    if heard and effect.ways(s, seat, part.number, 0, 0):
                        return True
    return False


# --- spaces -------------------------------------------------------------------------


def fleet(s: Table, seat: i64, space: Space, kind: i64) -> i64:
    """Ships of a kind, as a space counts them."""
    player = s.players[seat]
    ships = player.ships(kind)
    if has(player.hears, triggers.SHIPS):
        return s.ruled(seat, triggers.SHIPS, ships, space.number, kind)
    return ships


def meets(s: Table, seat: i64, space: Space) -> bool:
    """O-5.3  The ships and animals a space asks for; they are not paid."""
    for kind in range(len(SHIPS)):
        needed = space.ships[kind]
        if needed and fleet(s, seat, space, kind) < needed:
            return False
    if space.any_ship:
        found = False
        for kind in space.any_ship:
            if fleet(s, seat, space, kind):
                found = True
        if not found:
            return False
    return space.animal < 0 or s.players[seat].animals(space.animal) > 0


def usable_now(s: Table, seat: int, space: Space) -> bool:
    """O-5.3  What it asks for is there, and something can be done."""
    if space.asks and not meets(s, seat, space):
        return False
    return space.gives or some_possible(s, seat, space.parts)
