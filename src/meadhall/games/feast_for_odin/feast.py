"""Phase 9: the feast. Plates are laid from the left; what is missing costs penalties."""

from typing import Final

from mypy_extensions import i64

from meadhall.core.moves import Moves
from meadhall.core.sets import has
from meadhall.core.state import Args
from meadhall.games.feast_for_odin import moves, triggers
from meadhall.games.feast_for_odin.agenda import Automatic, settle
from meadhall.games.feast_for_odin.anytime import OwnStep, use_card
from meadhall.games.feast_for_odin.cheapest import (
    COIN,
    COIN_COST,
    EMPTY_SEAT,
    cheapest_plates,
    stock,
    table_cost,
)
from meadhall.games.feast_for_odin.pieces import (
    COLOUR,
    FOOD,
    ITEMS,
    KIND,
    MEAD,
    NARROW,
    NONE,
    PLAIN,
    SILVER,
    WIDE,
)
from meadhall.games.feast_for_odin.player import NOTHING, Plate, Player
from meadhall.games.feast_for_odin.state import Table


def seats_laid(s: Table, seat: int) -> int:
    laid: i64 = 0
    for plate in s.players[seat].plates:
        laid += plate.seats
    return laid


def last_colour(s: Table, seat: int) -> int:
    """The colour of the last plate; silver and empty seats have none (O17, O27)."""
    plates = s.players[seat].plates
    if not plates or plates[-1].item == NOTHING:
        return PLAIN
    return COLOUR[plates[-1].item]


def lengthwise_left(s: Table, seat: int, kind: int) -> int:
    """O16  How many more of a kind may lie lengthwise; both sides of an animal are one kind."""
    most = s.ruled(seat, triggers.LENGTHWISE, 1, kind)
    for plate in s.players[seat].plates:
        if plate.wide and KIND[plate.item] == kind:
            most -= 1
    return max(0, most)


def lies_wide(s: Table, seat: int, kind: int) -> bool:
    """Whether no more of a kind may lie lengthwise."""
    return lengthwise_left(s, seat, kind) == 0


def may_serve(player: Player, what: i64, before: i64, left: i64) -> bool:
    """Whether a tile may lie beside that colour, at least the narrow way."""
    if player.supply[what] == 0 or (what == MEAD and player.no_mead):
        return False
    return COLOUR[what] != before and NARROW[what] <= left


def offer_plates(s: Table, seat: i64, left: i64, moves_now: Moves) -> None:
    """O-9.2, O-9.3  What may lie on the next seats; coins several at once."""
    player = s.players[seat]
    before = last_colour(s, seat)
    for what in FOOD:
        if may_serve(player, what, before, left):
            wide = WIDE[what]
            if wide <= left and (wide == NARROW[what] or not lies_wide(s, seat, KIND[what])):
                moves_now.add(moves.SERVE.id(what, moves.WIDE))
            if NARROW[what] < wide:
                moves_now.add(moves.SERVE.id(what, moves.NARROW))
    for count in range(1, min(player.supply[SILVER], left) + 1):
        moves_now.add(moves.SERVE_COINS.id(count))


def can_serve(s: Table, seat: i64, left: i64) -> bool:
    """Whether something may lie on the next seats."""
    player = s.players[seat]
    if player.supply[SILVER]:
        return True
    before = last_colour(s, seat)
    for what in FOOD:
        if may_serve(player, what, before, left):
            return True
    return False


class Serve(OwnStep):
    """O-9.2  The next plate: a tile wide or narrow, a coin, or nothing."""

    def offer_choices(self, s: Table, seat: i64, moves_now: Moves) -> None:
        before = moves_now.count
        offer_plates(s, seat, s.seats_to_fill(seat) - seats_laid(s, seat), moves_now)
        if moves_now.count > before:
            moves_now.add(moves.SET_TABLE.id())
            moves_now.extend(sparing(s, seat))
        if may_take_off(s, seat):
            moves_now.add(moves.TAKE_OFF.id())
        moves_now.extend(promises(s, seat))
        moves_now.add(moves.LEAVE.id())

    def choose(self, s: Table, seat: int, action: int) -> None:
        s.ask(seat, NEXT_PLATE)
        if moves.USE.has(action):
            use_card(s, seat, action)
        elif moves.SET_TABLE.has(action):
            lay_cheapest(s, seat, NONE)
        elif moves.SPARE.has(action):
            lay_cheapest(s, seat, moves.FOOD_KINDS[moves.SPARE.arg(action)])
        elif moves.LEAVE.has(action):
            for _ in range(seats_left_empty(s, seat)):
                put(s, seat, EMPTY_SEAT)
        elif moves.TAKE_OFF.has(action):
            take_off(s, seat)
        elif moves.SERVE_COINS.has(action):
            for _ in range(moves.SERVE_COINS.arg(action)):
                put(s, seat, COIN)
        else:
            what = moves.SERVE.arg(action)
            if moves.SERVE.arg2(action) == moves.WIDE:
                put(s, seat, Plate(what, WIDE[what], WIDE[what] != NARROW[what]))
            else:
                put(s, seat, Plate(what, NARROW[what], False))

    def prompt_args(self, s: Table, seat: int) -> Args:
        laid = seats_laid(s, seat)
        return {"next": laid + 1, "count": s.seats_to_fill(seat)}


def put(s: Table, seat: int, plate: Plate) -> None:
    """O-9.5  What is laid on the table goes back to the stock after the feast."""
    player = s.players[seat]
    player.plates = [*player.plates, plate]
    if plate.item != NOTHING:
        player.supply[plate.item] -= 1
        s.fire(seat, triggers.SERVE, plate.item, 1)


def seats_left_empty(s: Table, seat: int) -> int:
    """O50  One; all that are left if nothing but coins could be served there."""
    left = s.seats_to_fill(seat) - seats_laid(s, seat)
    for what in FOOD:
        if s.players[seat].supply[what] and NARROW[what] <= left:
            return 1
    return left


def may_take_off(s: Table, seat: int) -> bool:
    """O-9.6  The last plate, unless cards look at what is served; no program does it for ever."""
    player = s.players[seat]
    if not player.plates or player.taken_off == MOST_TAKEN_OFF:
        return False
    looks = has(player.hears, triggers.SERVE) or has(player.hears, triggers.FEAST_DURING)
    return not looks


MOST_TAKEN_OFF: Final = 10


def take_off(s: Table, seat: int) -> None:
    """O-9.6  The last plate is taken back before the feast ends."""
    player = s.players[seat]
    plate = player.plates[-1]
    player.plates = player.plates[:-1]
    player.taken_off += 1
    if plate.item != NOTHING:
        player.supply[plate.item] += 1


def begin_feast(s: Table) -> None:
    """All at once."""
    for seat in range(s.seats):
        clear_table(s, seat)
        s.ask_together(seat, NEXT_PLATE)
    for seat in range(s.seats):
        s.lane = seat
        settle(s)
    s.lane = -1


def own_feast(s: Table, seat: int) -> None:
    """A feast of one player only, by a card; a table that is being laid waits aside."""
    s.players[seat].aside = s.players[seat].plates
    clear_table(s, seat)
    s.ask(seat, TABLE_BACK)
    s.ask(seat, NEXT_PLATE)


def clear_table(s: Table, seat: int) -> None:
    player = s.players[seat]
    player.plates = []
    player.no_mead = False
    player.taken_off = 0
    player.peeks = 0


def promises(s: Table, seat: int) -> list[int]:
    """Cards that may be used while the table is laid."""
    player = s.players[seat]
    if not has(player.hears, triggers.FEAST_DURING):
        return []
    return [
        moves.USE.id(card, effect.first_way)
        for card in player.played
        for effect in triggers.EFFECTS[card]
        if effect.trigger == triggers.FEAST_DURING and effect.hears(s, seat, 0, 0, 0)
    ]


class NextPlate(Automatic):
    """O-9.2  The next plate is asked; seats nothing can go to stay empty."""

    def run(self, s: Table, seat: int) -> None:
        left = s.seats_to_fill(seat) - seats_laid(s, seat)
        while left > 0:
            if can_serve(s, seat, left) or promises(s, seat):
                s.ask(seat, SERVE)
                return
            put(s, seat, EMPTY_SEAT)
            left -= 1
        s.fire(seat, triggers.FEAST_DURING)
        end_feast(s, seat)


class TableBack(Automatic):
    """The table of a private feast is cleared."""

    def run(self, s: Table, seat: int) -> None:
        s.players[seat].plates = s.players[seat].aside
        s.players[seat].aside = []


def end_feast(s: Table, seat: int) -> None:
    """O-9.4  A Thing penalty for each empty seat."""
    plates = s.players[seat].plates
    empty = len([1 for plate in plates if plate.item == NOTHING])
    s.players[seat].penalties += empty
    if s.chronicle is not None:
        eaten = [ITEMS[plate.item] for plate in plates if plate.item != NOTHING]
        s.tell("log-feast", {"seat": seat, "item": eaten})
        if empty:
            s.tell("log-penalty", {"seat": seat, "count": empty})


def sparing(s: Table, seat: int) -> list[int]:
    """O53  The cheapest rest without a kind of food, for each kind if there are several."""
    supply = s.players[seat].supply
    kinds = [k for k in range(len(moves.FOOD_KINDS)) if stock(supply, moves.FOOD_KINDS[k])]
    return [moves.SPARE.id(k) for k in kinds] if len(kinds) > 1 else []


def lay_cheapest(s: Table, seat: int, spared: int) -> None:
    """O-9.6  The rest of the table, after a promise if that makes it cheaper."""
    promise, plates = cheapest_rest(s, seat, spared)
    if promise:
        use_card(s, seat, promises(s, seat)[0])
    for plate in plates:
        put(s, seat, plate)


def cheapest_rest(s: Table, seat: int, spared: int = NONE) -> tuple[bool, list[Plate]]:
    """O54  Whether to promise first, and the plates."""
    plain = cheapest_table(s, seat, spared)
    if not promises(s, seat):
        return False, plain
    cost = table_cost(plain)
    if MEAD not in [plate.item for plate in plain]:
        cost -= COIN_COST  # the silver comes after the feast
    player = s.players[seat]
    player.supply[SILVER] += 1
    player.no_mead = True
    promised = cheapest_table(s, seat, spared)
    player.supply[SILVER] -= 1
    player.no_mead = False
    if table_cost(promised) - COIN_COST < cost:
        return True, promised
    return False, plain


def cheapest_table(s: Table, seat: int, spared: int = NONE) -> list[Plate]:
    """O-9.6  The rest of a legal table with the fewest empty seats, and of those a cheapest one.

    One kind of food may be spared.
    """
    player = s.players[seat]
    kinds: list[int] = []
    most_wide: list[int] = []
    for what in FOOD:
        if KIND[what] == what and stock(player.supply, what):
            if what == spared or (what == MEAD and player.no_mead):
                continue
            kinds.append(what)
            upright = WIDE[what] == NARROW[what]
            most_wide.append(0 if upright else lengthwise_left(s, seat, what))
    left = s.seats_to_fill(seat) - seats_laid(s, seat)
    return cheapest_plates(player.supply, kinds, most_wide, last_colour(s, seat), left)


NEXT_PLATE: Final = NextPlate("next-plate", "O-9.2")
TABLE_BACK: Final = TableBack("table-back", "O-9.5")
SERVE: Final = Serve("feast", "O-9.2")
