"""Barter and crafts: upgrades, overseas trading, the special sale, the forge."""

from typing import Final

from meadhall.core.sets import has, single, without
from meadhall.core.state import Args
from meadhall.games.feast_for_odin import moves
from meadhall.games.feast_for_odin.anytime import OwnStep
from meadhall.games.feast_for_odin.pieces import (
    FIRST_SPECIAL,
    FORGEABLE,
    GREENS,
    ITEMS,
    JEWELLERY,
    PRICE,
    SILVER,
    SPECIALS,
    UPGRADES_TO,
)
from meadhall.games.feast_for_odin.record import FROM_TRADE, FROM_UPGRADE
from meadhall.games.feast_for_odin.spaces import PARTS
from meadhall.games.feast_for_odin.state import Table
from meadhall.games.feast_for_odin.turn import for_sale, may_decline, rising


class Upgrade(OwnStep):
    """O-6.8  Goods rise one level each, or exactly two; s.arg is the part."""

    def choices(self, s: Table, seat: int) -> list[int]:
        found = [moves.UPGRADE.id(w) for w in rising(s, seat, PARTS[s.arg].levels)]
        if not found or may_decline(s, seat):
            found.append(moves.DONE.id())
        return found

    def choose(self, s: Table, seat: int, action: int) -> None:
        levels = PARTS[s.arg].levels
        if not moves.DONE.has(action):
            what = moves.UPGRADE.arg(action)
            up = UPGRADES_TO[what]
            if levels == 2:
                up = UPGRADES_TO[up]
            s.spend(seat, what, 1)
            s.receive(seat, up, 1, FROM_UPGRADE)
            s.record.fresh = [*s.record.fresh, up]
            s.record.acted = True
            s.record.left -= 1
            if s.chronicle is not None:
                args: Args = {
                    "seat": seat,
                    "item": ITEMS[what],
                    "made": {"key": f"item-{ITEMS[up]}"},
                }
                s.tell("log-upgrade", args)
            if s.record.left and rising(s, seat, levels):
                s.ask(seat, UPGRADE, s.arg)
                return
        s.carry_on(seat)

    def prompt_args(self, s: Table, seat: int) -> Args:
        return {"count": s.record.left, "levels": PARTS[s.arg].levels}


def tradable(s: Table, seat: int) -> list[int]:
    """O9  One tile of each green kind in the supply."""
    supply = s.players[seat].supply
    return [what for what in GREENS if supply[what] and not has(s.record.used, what)]


class Overseas(OwnStep):
    """O-6.9  Any number of different green goods turn to their blue side."""

    def choices(self, s: Table, seat: int) -> list[int]:
        greens = tradable(s, seat)
        found = [moves.TRADE.id(what) for what in greens]
        if len(greens) > 1:
            found.append(moves.TRADE_ALL.id())
        found.append(moves.DONE.id())
        return found

    def choose(self, s: Table, seat: int, action: int) -> None:
        if moves.DONE.has(action):
            s.carry_on(seat)
            return
        turning = tradable(s, seat) if moves.TRADE_ALL.has(action) else [moves.TRADE.arg(action)]
        for what in turning:
            s.spend(seat, what, 1)
            s.receive(seat, UPGRADES_TO[what], 1, FROM_TRADE)
            s.record.used |= single(what)
        if s.chronicle is not None:
            s.tell("log-trade", {"seat": seat, "item": [ITEMS[what] for what in turning]})
        if tradable(s, seat):
            s.ask(seat, OVERSEAS)
        else:
            s.carry_on(seat)


class Sale(OwnStep):
    """O-6.10  Up to two special tiles at their printed price."""

    def choices(self, s: Table, seat: int) -> list[int]:
        found = [moves.PURCHASE.id(what) for what in for_sale(s, seat)]
        if not found or s.record.acted:
            found.append(moves.DONE.id())
        return found

    def choose(self, s: Table, seat: int, action: int) -> None:
        if not moves.DONE.has(action):
            what = moves.PURCHASE.arg(action)
            s.spend(seat, SILVER, PRICE[what])
            take_special(s, seat, what)
            s.record.acted = True
            s.record.left -= 1
            if s.chronicle is not None:
                args = {"seat": seat, "item": ITEMS[what], "silver": PRICE[what]}
                s.tell("log-purchase", args)
            if s.record.left and for_sale(s, seat):
                s.ask(seat, SALE)
                return
        s.carry_on(seat)

    def prompt_args(self, s: Table, seat: int) -> Args:
        return {"count": s.record.left}


class Forge(OwnStep):
    """O-6.6  Jewellery, or a special tile with the tongs that is still there."""

    def choices(self, s: Table, seat: int) -> list[int]:
        found = [moves.FORGE.id(JEWELLERY)]
        for what in range(FIRST_SPECIAL, FIRST_SPECIAL + SPECIALS):
            if FORGEABLE[what] and has(s.specials, what):
                found.append(moves.FORGE.id(what))
        return found

    def choose(self, s: Table, seat: int, action: int) -> None:
        what = moves.FORGE.arg(action)
        if what >= FIRST_SPECIAL:
            take_special(s, seat, what)
        else:
            s.receive(seat, what, 1, FROM_TRADE)
        if s.chronicle is not None:
            s.tell("log-forge", {"seat": seat, "item": ITEMS[what]})
        s.carry_on(seat)


def take_special(s: Table, seat: int, what: int) -> None:
    """A special tile exists once."""
    s.specials = without(s.specials, single(what))
    s.receive(seat, what, 1, FROM_TRADE)


UPGRADE: Final = Upgrade("upgrade", "O-6.8")
OVERSEAS: Final = Overseas("trade", "O-6.9")
SALE: Final = Sale("sale", "O-6.10")
FORGE: Final = Forge("forge", "O-6.6")
