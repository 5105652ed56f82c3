"""Numbers that cards look at: what one owns, holds, has done in an action, what an event brought.

Each word of occupations.json for a number becomes a `Counter` when the cards are loaded.
"""

from typing import Final, final

from mypy_extensions import mypyc_attr

from meadhall.core.sets import has, size
from meadhall.games.feast_for_odin.boards import FIRST_ISLAND, ISLANDS, LONG_HOUSE, STONE_HOUSE
from meadhall.games.feast_for_odin.pieces import (
    BOAT,
    COLOUR,
    FIRST_SPECIAL,
    FOOD,
    KIND,
    KNARR,
    LONGSHIP,
    ORE,
    RED,
    SHIP_PRICE,
    SPECIALS,
    STONE,
    WOOD,
    item,
)
from meadhall.games.feast_for_odin.placing import income
from meadhall.games.feast_for_odin.record import FROM_ADDED
from meadhall.games.feast_for_odin.spaces import COLUMN, SPACE_COUNT, SPACES
from meadhall.games.feast_for_odin.state import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Counter:
    """A number; `a`, `b` and `c` are those of the event, `b` being how many it brought."""

    def value(self, s: Table, seat: int, a: int, b: int, c: int) -> int:
        raise NotImplementedError


@final
class Constant(Counter):
    def __init__(self, number: int) -> None:
        self.number = number

    def value(self, s: Table, seat: int, a: int, b: int, c: int) -> int:
        return self.number


@final
class Supply(Counter):
    """Of an item in the personal supply."""

    def __init__(self, what: int) -> None:
        self.what = what

    def value(self, s: Table, seat: int, a: int, b: int, c: int) -> int:
        return s.players[seat].supply[self.what]


@final
class OnFeastTable(Counter):
    """Tiles of a kind laid on the feast table in this feast."""

    def __init__(self, what: int) -> None:
        self.what = what

    def value(self, s: Table, seat: int, a: int, b: int, c: int) -> int:
        return len([1 for plate in s.players[seat].plates if plate.item == self.what])


@final
class Received(Counter):
    """Of an item in the action: from its printed parts, with `added` also by cards that answer."""

    def __init__(self, what: int, added: bool) -> None:
        self.what = what
        self.added = added

    def value(self, s: Table, seat: int, a: int, b: int, c: int) -> int:
        count = 0
        for receipt in s.players[seat].record().receipts:
            if receipt.item == self.what:
                printed = receipt.source < FROM_ADDED
                if printed or (self.added and receipt.source == FROM_ADDED):
                    count += receipt.count
        return count


@final
class Spent(Counter):
    """Of an item in the printed parts of the action."""

    def __init__(self, what: int) -> None:
        self.what = what

    def value(self, s: Table, seat: int, a: int, b: int, c: int) -> int:
        count = 0
        for spending in s.players[seat].record().spendings:
            if spending.item == self.what:
                count += spending.count
        return count


@final
class Standing(Counter):
    """Own vikings on these spaces of the action board."""

    def __init__(self, spaces: list[int]) -> None:
        self.spaces = spaces

    def value(self, s: Table, seat: int, a: int, b: int, c: int) -> int:
        mine = s.holder(seat)
        return sum([s.there[at] for at in self.spaces if s.held[at] == mine])


class First(Counter):
    """The first number of the event."""

    def value(self, s: Table, seat: int, a: int, b: int, c: int) -> int:
        return a


class Second(Counter):
    def value(self, s: Table, seat: int, a: int, b: int, c: int) -> int:
        return b


class Third(Counter):
    def value(self, s: Table, seat: int, a: int, b: int, c: int) -> int:
        return c


class Round(Counter):
    def value(self, s: Table, seat: int, a: int, b: int, c: int) -> int:
        return s.round


class Players(Counter):
    def value(self, s: Table, seat: int, a: int, b: int, c: int) -> int:
        return s.seats


@final
class Ships(Counter):
    """Ships of these kinds in the berths."""

    def __init__(self, kinds: list[int]) -> None:
        self.kinds = kinds

    def value(self, s: Table, seat: int, a: int, b: int, c: int) -> int:
        return sum([s.players[seat].ships(kind) for kind in self.kinds])


class ShipSets(Counter):
    """As many as there are of the rarest kind of ship."""

    def value(self, s: Table, seat: int, a: int, b: int, c: int) -> int:
        player = s.players[seat]
        return min(player.ships(BOAT), player.ships(KNARR), player.ships(LONGSHIP))


class LoadedOre(Counter):
    """On all ships, the printed one not counted."""

    def value(self, s: Table, seat: int, a: int, b: int, c: int) -> int:
        return sum([int(ore) for ore in s.players[seat].loaded])


class WellLadenLongships(Counter):
    """Longships with two ore or more."""

    def value(self, s: Table, seat: int, a: int, b: int, c: int) -> int:
        player = s.players[seat]
        return len(
            [
                1
                for berth in range(len(player.berths))
                if player.berths[berth] == LONGSHIP and player.loaded[berth] >= 2
            ]
        )


class Houses(Counter):
    """Stone and long houses."""

    def value(self, s: Table, seat: int, a: int, b: int, c: int) -> int:
        player = s.players[seat]
        return player.houses(STONE_HOUSE) + player.houses(LONG_HOUSE)


class Islands(Counter):
    def value(self, s: Table, seat: int, a: int, b: int, c: int) -> int:
        owned = s.players[seat].owned
        return len([1 for n in range(len(ISLANDS)) if has(owned, FIRST_ISLAND + n)])


class SpecialTiles(Counter):
    """In the supply and on the boards."""

    def value(self, s: Table, seat: int, a: int, b: int, c: int) -> int:
        player = s.players[seat]
        tiles = range(FIRST_SPECIAL, FIRST_SPECIAL + SPECIALS)
        return sum([player.supply[what] for what in tiles]) + len(
            [1 for piece in player.laid if piece.item in tiles]
        )


class RoundIncome(Counter):
    """What phase 7 would pay now."""

    def value(self, s: Table, seat: int, a: int, b: int, c: int) -> int:
        return income(s, seat)


class RedKinds(Counter):
    """In supply and stables, both sides of an animal as one."""

    def value(self, s: Table, seat: int, a: int, b: int, c: int) -> int:
        supply = s.players[seat].supply
        return len({KIND[what] for what in FOOD if COLOUR[what] == RED and supply[what]})


class StableKinds(Counter):
    def value(self, s: Table, seat: int, a: int, b: int, c: int) -> int:
        player = s.players[seat]
        return (1 if player.sheep() else 0) + (1 if player.cattle() else 0)


class Sheep(Counter):
    def value(self, s: Table, seat: int, a: int, b: int, c: int) -> int:
        return s.players[seat].sheep()


class MeatPairs(Counter):
    def value(self, s: Table, seat: int, a: int, b: int, c: int) -> int:
        supply = s.players[seat].supply
        return min(supply[GAME_MEAT], supply[WHALE_MEAT])


class PriceByWeapons(Counter):
    """A longship, less 1 for each sword and a half for each spear or bow, rounded down."""

    def value(self, s: Table, seat: int, a: int, b: int, c: int) -> int:
        supply = s.players[seat].supply
        halves = 2 * supply[SWORD] + supply[SPEAR] + supply[BOW]
        return max(0, (2 * SHIP_PRICE[LONGSHIP] - halves) // 2)


class StripKinds(Counter):
    """Different things taken from strips by printed parts of the action."""

    def value(self, s: Table, seat: int, a: int, b: int, c: int) -> int:
        return len(set(s.players[seat].record().mined))


class ResourceKindsPaid(Counter):
    """Wood, stone and ore paid in the printed parts of the action: how many of the three."""

    def value(self, s: Table, seat: int, a: int, b: int, c: int) -> int:
        spendings = s.players[seat].record().spendings
        return len({spending.item for spending in spendings if spending.item in (WOOD, STONE, ORE)})


class BoatsUsed(Counter):
    """Whaling boats that the action used."""

    def value(self, s: Table, seat: int, a: int, b: int, c: int) -> int:
        return size(s.players[seat].record().boats)


class LongshipsUsed(Counter):
    """1 if the action used a longship."""

    def value(self, s: Table, seat: int, a: int, b: int, c: int) -> int:
        return 1 if s.players[seat].record().longship else 0


class RollsMade(Counter):
    def value(self, s: Table, seat: int, a: int, b: int, c: int) -> int:
        return len(s.players[seat].record().rolls)


class VikingsPlaced(Counter):
    """For the action; none outside one, and on a space used through a card."""

    def value(self, s: Table, seat: int, a: int, b: int, c: int) -> int:
        player = s.players[seat]
        return player.record().placed if player.records else 0


class EarlierPairs(Counter):
    """Placements of exactly two vikings in this round, before this one."""

    def value(self, s: Table, seat: int, a: int, b: int, c: int) -> int:
        return s.players[seat].pairs


GAME_MEAT: Final = item("game_meat")
WHALE_MEAT: Final = item("whale_meat")
SWORD: Final = item("sword")
SPEAR: Final = item("spear")
BOW: Final = item("bow")

COUNTERS: Final[dict[str, Counter]] = {
    "own.whaling_boat": Ships([BOAT]), "own.knarr": Ships([KNARR]),
    "own.longship": Ships([LONGSHIP]), "own.large_ships": Ships([KNARR, LONGSHIP]),
    "own.ship_sets": ShipSets(), "own.loaded_ore": LoadedOre(),
    "own.longships_with_2_ore": WellLadenLongships(), "own.houses": Houses(),
    "own.islands": Islands(), "own.special_tiles": SpecialTiles(),
    "own.round_income": RoundIncome(), "own.red_kinds": RedKinds(),
    "stable.kinds": StableKinds(), "stable.any_sheep": Sheep(),
    "supply.meat_pairs": MeatPairs(), "price.by_weapons": PriceByWeapons(),
    "action.boats": BoatsUsed(), "action.longships": LongshipsUsed(),
    "action.rolls": RollsMade(), "action.vikings": VikingsPlaced(),
    "action.strip_kinds": StripKinds(), "action.resource_kinds_paid": ResourceKindsPaid(),
    "round.earlier_pairs": EarlierPairs(), "game.round": Round(), "game.players": Players(),
    "event.amount": Second(), "event.wood_paid": Third(), "price.silver": Third(),
    "before.flax": First(), "before.grain": Second(),
    "standing.crafting": Standing(
        [at for at in range(SPACE_COUNT) if SPACES[at].group == "crafting"]
    ),
    "standing.column_2": Standing([at for at in range(len(COLUMN)) if COLUMN[at] == 2]),
    "standing.column_3": Standing([at for at in range(len(COLUMN)) if COLUMN[at] == 3]),
}  # fmt: skip


def counter(word: str | int) -> Counter:
    """The counter of a word, or of a number."""
    if isinstance(word, int):
        return Constant(word)
    if word in COUNTERS:
        return COUNTERS[word]
    family, _, what = word.rpartition(".")
    if family == "supply":
        return Supply(item(what))
    if family == "table":
        return OnFeastTable(item(what))
    if family == "action.spent":
        return Spent(item(what))
    if family == "action.received":
        return Received(item(what), what == "stockfish")  # E8 of the cards page
    raise ValueError(f"no counter is called {word!r}")


@final
class Condition:
    """A counter within bounds."""

    def __init__(self, count: str, least: int, most: int | None) -> None:
        self.counter = counter(count)
        self.least = least
        self.most = NO_LIMIT if most is None else most

    def holds(self, s: Table, seat: int, a: int, b: int, c: int) -> bool:
        return self.least <= self.counter.value(s, seat, a, b, c) <= self.most


NO_LIMIT: Final = 1 << 30


def all_hold(conditions: list[Condition], s: Table, seat: int, a: int, b: int, c: int) -> bool:
    for condition in conditions:
        if not condition.holds(s, seat, a, b, c):
            return False
    return True
