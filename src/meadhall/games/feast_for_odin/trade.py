"""Barter and crafts: upgrades, overseas trading, the special sale, the forge."""

from typing import Final

from meadhall.core.sets import has, single
from meadhall.core.state import Args
from meadhall.games.feast_for_odin import moves, triggers
from meadhall.games.feast_for_odin.anytime import OwnStep
from meadhall.games.feast_for_odin.grid import risen
from meadhall.games.feast_for_odin.lookahead import may_decline
from meadhall.games.feast_for_odin.pieces import (
    FIRST_SPECIAL,
    FORGEABLE,
    GREENS,
    ITEMS,
    JEWELLERY,
    KIND,
    NONE,
    PRICE,
    SILVER,
    SPECIALS,
    UPGRADABLE,
    UPGRADES_TO,
)
from meadhall.games.feast_for_odin.player import Player
from meadhall.games.feast_for_odin.possible import (
    affordable,
    can_upgrade,
    for_sale,
    rising,
    sale_price,
)
from meadhall.games.feast_for_odin.record import FROM_TRADE, FROM_UPGRADE, ActionRecord
from meadhall.games.feast_for_odin.spaces import PARTS, Part
from meadhall.games.feast_for_odin.state import Table


def steps_allowed(s: Table, seat: int, record: ActionRecord, part: Part) -> int:
    """How far one good may rise: a card lets one of them go further."""
    if record.far:
        return part.levels
    return s.ruled(seat, triggers.STEPS, part.further, part.number)


class Upgrade(OwnStep):
    """O-6.8  Goods rise one level each, or exactly two; s.arg is the part."""

    def choices(self, s: Table, seat: int) -> list[int]:
        part = PARTS[s.arg]
        player = s.players[seat]
        found: list[int] = []
        if affordable(s, seat, part):
            steps = steps_allowed(s, seat, player.record(), part)
            for what in rising(player, part):
                found.append(moves.UPGRADE.id(what))
                if steps > part.levels and risen(what, part.way, steps) != NONE:
                    found.append(moves.UPGRADE_FAR.id(what))
            found += pairs(player, part)
        if not found or may_decline(s, seat):
            found.append(moves.DONE.id())
        return found

    def choose(self, s: Table, seat: int, action: int) -> None:
        part = PARTS[s.arg]
        player = s.players[seat]
        record = player.record()
        if moves.DONE.has(action):
            return
        if moves.UPGRADE_TWO.has(action):
            for place in (moves.UPGRADE_TWO.arg(action), moves.UPGRADE_TWO.arg2(action)):
                lift(s, seat, part, UPGRADABLE[place], part.levels)
            record.left -= 1
        elif moves.UPGRADE.has(action):
            lift(s, seat, part, moves.UPGRADE.arg(action), part.levels)
        else:
            steps = steps_allowed(s, seat, record, part)
            record.far = True
            lift(s, seat, part, moves.UPGRADE_FAR.arg(action), steps)
        record.left -= 1
        if record.left and can_upgrade(player, part) and affordable(s, seat, part):
            s.ask(seat, UPGRADE, s.arg)

    def prompt_args(self, s: Table, seat: int) -> Args:
        return {"count": s.players[seat].record().left, "levels": PARTS[s.arg].levels}


def pairs(player: Player, part: Part) -> list[int]:
    """O52  Two goods at once, where nothing is paid and no card asks for goods of one kind."""
    if player.record().left < 2 or part.items or part.same_kind:
        return []
    goods = rising(player, part)
    able = [k for k in range(len(UPGRADABLE)) if UPGRADABLE[k] in goods]
    found: list[int] = []
    for n in range(len(able)):
        what = UPGRADABLE[able[n]]
        if player.supply[what] - player.record().fresh.count(what) >= 2:
            found.append(moves.UPGRADE_TWO.id(able[n], able[n]))
        for k in able[n + 1 :]:
            found.append(moves.UPGRADE_TWO.id(able[n], k))
    return found


def lift(s: Table, seat: int, part: Part, what: int, steps: int) -> None:
    """A good becomes another one; a card may ask a price for it."""
    record = s.players[seat].record()
    made = risen(what, part.way, steps)
    for k in range(len(part.items)):
        s.hand_in(seat, part.items[k], part.counts[k])
    s.players[seat].supply[what] -= 1
    record.fresh = [*record.fresh, made]
    record.kind = KIND[what]
    record.acted = True
    s.receive(seat, made, 1, FROM_UPGRADE)
    if s.chronicle is not None:
        args: Args = {"seat": seat, "item": ITEMS[what], "made": {"key": f"item-{ITEMS[made]}"}}
        s.tell("log-upgrade", args)


def tradable(player: Player) -> list[int]:
    """O9  One tile of each green kind in the supply."""
    turned = player.record().used
    return [what for what in GREENS if player.supply[what] and not has(turned, what)]


class Overseas(OwnStep):
    """O-6.9  Any number of different green goods turn to their blue side."""

    def choices(self, s: Table, seat: int) -> list[int]:
        greens = tradable(s.players[seat])
        found: list[int] = [moves.TRADE.id(what) for what in greens]
        if len(greens) > 1:
            found.append(moves.TRADE_ALL.id())
        found.append(moves.DONE.id())
        return found

    def choose(self, s: Table, seat: int, action: int) -> None:
        if moves.DONE.has(action):
            return
        player = s.players[seat]
        record = player.record()
        everything = moves.TRADE_ALL.has(action)
        turning = tradable(player) if everything else [moves.TRADE.arg(action)]
        for what in turning:
            player.supply[what] -= 1
            s.receive(seat, UPGRADES_TO[what], 1, FROM_TRADE)
            record.used |= single(what)
        if s.chronicle is not None:
            s.tell("log-trade", {"seat": seat, "item": [ITEMS[what] for what in turning]})
        if tradable(player):
            s.ask(seat, OVERSEAS)


class Sale(OwnStep):
    """O-6.10  Up to two special tiles at their printed price; s.arg is the part."""

    def choices(self, s: Table, seat: int) -> list[int]:
        found: list[int] = [moves.PURCHASE.id(what) for what in for_sale(s, seat, PARTS[s.arg])]
        if not found or s.players[seat].record().acted:
            found.append(moves.DONE.id())
        return found

    def choose(self, s: Table, seat: int, action: int) -> None:
        if moves.DONE.has(action):
            return
        part = PARTS[s.arg]
        record = s.players[seat].record()
        what = moves.PURCHASE.arg(action)
        silver = sale_price(s, seat, part, what)
        s.spend(seat, SILVER, silver)
        record.bought += PRICE[what]
        record.acted = True
        record.left -= 1
        s.take_special(seat, what, FROM_TRADE)
        if s.chronicle is not None:
            s.tell("log-purchase", {"seat": seat, "item": ITEMS[what], "silver": silver})
        if record.left and for_sale(s, seat, part):
            s.ask(seat, SALE, s.arg)

    def prompt_args(self, s: Table, seat: int) -> Args:
        return {"count": s.players[seat].record().left}


class Forge(OwnStep):
    """O-6.6  Jewellery, or a special tile with the tongs that is still there."""

    def choices(self, s: Table, seat: int) -> list[int]:
        found: list[int] = [moves.FORGE.id(JEWELLERY)]
        for what in range(FIRST_SPECIAL, FIRST_SPECIAL + SPECIALS):
            if FORGEABLE[what] and has(s.specials, what):
                found.append(moves.FORGE.id(what))
        return found

    def choose(self, s: Table, seat: int, action: int) -> None:
        what = moves.FORGE.arg(action)
        if what >= FIRST_SPECIAL:
            s.take_special(seat, what, FROM_TRADE)
        else:
            s.receive(seat, what, 1, FROM_TRADE)
        if s.chronicle is not None:
            s.tell("log-forge", {"seat": seat, "item": ITEMS[what]})


UPGRADE: Final = Upgrade("upgrade", "O-6.8")
OVERSEAS: Final = Overseas("trade", "O-6.9")
SALE: Final = Sale("sale", "O-6.10")
FORGE: Final = Forge("forge", "O-6.6")
