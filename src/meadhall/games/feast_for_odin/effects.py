"""The effect engine: clauses of occupations.json as objects that the rules tell and ask.

`load_cards` turns every clause into an effect and attaches it to its card. A *deal* pays and
brings things, a *grant* lets its owner carry out parts as an action of its own, a *rule* changes a
number; the other operations have a class each. Code for a single card is in `specials`.
"""

from typing import Any, Final, final

from meadhall.core.sets import SmallSet, has, set_of
from meadhall.games.feast_for_odin import cards, moves, triggers
from meadhall.games.feast_for_odin.boards import (
    FIRST_ISLAND,
    FIRST_STONE_HOUSE,
    HOME,
    ISLANDS,
)
from meadhall.games.feast_for_odin.counters import Condition, Counter, all_hold, counter
from meadhall.games.feast_for_odin.feast import own_feast
from meadhall.games.feast_for_odin.occupations import play_card
from meadhall.games.feast_for_odin.phases import breed_own, own_bonus, surrounded
from meadhall.games.feast_for_odin.pieces import (
    BERTHS,
    CATTLE,
    COLOUR,
    COLOURS,
    DOUBLE_COIN,
    FIRST_SPECIAL,
    FIRST_WEAPON,
    GOODS,
    ITEMS,
    KNARR,
    LONGSHIP,
    NONE,
    ORE,
    ORE_SLOTS,
    PREGNANT_CATTLE,
    PREGNANT_SHEEP,
    SHEEP,
    SILVER,
    SMALL_BERTHS,
    SPECIALS,
    STRIPS,
    SWORD,
    UPGRADES_TO,
    item,
)
from meadhall.games.feast_for_odin.possible import open_strips, possible, usable_now
from meadhall.games.feast_for_odin.record import (
    FROM_ADDED,
    FROM_ANYTIME,
    FROM_PLAYED,
    FROM_STRIP,
    FROM_STRIP_END,
    ActionRecord,
    new_record,
)
from meadhall.games.feast_for_odin.script import begin_space, build_ship, grant
from meadhall.games.feast_for_odin.spaces import (
    ACTION_NAMES,
    COLUMNS,
    DICE,
    FIRST_COLUMN,
    GAIN_SHIP,
    PARTS,
    PAY,
    SPACE_COUNT,
    SPACE_SETS,
    SPACES,
    UPGRADE,
    Part,
)
from meadhall.games.feast_for_odin.state import Table
from meadhall.games.feast_for_odin.things import (
    DRAWN_WEAPON,
    FIRST_BUILDING_THING,
    FIRST_SHIP_THING,
    LADEN_LONGSHIP,
    THINGS,
    is_ship,
    thing,
)
from meadhall.games.feast_for_odin.triggers import Effect

FLAX: Final = item("flax")
GRAIN: Final = item("grain")


@final
class Filter:
    """What an event must be about: spaces, actions or things; any one entry is enough."""

    def __init__(self, words: list[str]) -> None:
        self.open = not words
        self.spaces: list[bool] = [False] * SPACE_COUNT
        self.actions: list[bool] = [False] * len(ACTION_NAMES)
        self.things: list[bool] = [False] * len(THINGS)
        self.place = ""  # where a thing comes from, or goes to
        for word in words:
            kind, name, place = cards.split_filter(word)
            if kind == "item":
                self.things[thing(name)] = True
                self.place = place
            elif kind == "action":
                self.actions[ACTION_NAMES.index(name)] = True
            else:
                for at in spaces_called(kind, name):
                    self.spaces[at] = True

    def space(self, at: int) -> bool:
        return self.open or (at >= 0 and self.spaces[at])

    def action(self, action: int) -> bool:
        return self.open or (action >= 0 and self.actions[action])

    def thing(self, what: int) -> bool:
        return self.open or self.things[what]


def spaces_called(kind: str, name: str) -> list[int]:
    """The spaces of a group, a column, a set, or one by its name."""
    if kind == "set" and name != "any_space":
        return SPACE_SETS[name]
    return [
        space.number
        for space in SPACES
        if kind == "set"
        or (kind == "group" and space.group == name)
        or (kind == "column" and space.column == int(name))
        or (kind == "space" and space.name == name)
    ]


def conditions_of(tests: list[cards.Test]) -> list[Condition]:
    return [Condition(test.count, test.min, test.max) for test in tests]


class CardEffect(Effect[Table]):
    """An effect with what all clauses have: a filter, tests, and how often it may be used."""

    def __init__(self, card: int, clause: cards.Clause, trigger: int) -> None:
        super().__init__(card, trigger)
        self.optional = clause.optional
        self.filter = Filter(clause.on)
        self.conditions = conditions_of(clause.tests)
        # as soon as: once in the game, at the first event at which the tests hold
        self.once = clause.limit == "once" or clause.trigger in ("threshold", "acquire")
        self.repeat: Counter | None = None

    def source(self) -> int:
        """How the record calls what the effect brings."""
        if self.trigger == triggers.PLAY:
            return FROM_PLAYED
        return FROM_ANYTIME if self.trigger == triggers.ANYTIME else FROM_ADDED

    def hears(self, s: Table, seat: int, a: int, b: int, c: int) -> int:
        if self.trigger == triggers.PLAY and a != self.card:
            return 0
        if not self.concerns(s, seat, a, b, c):
            return 0
        if self.once and s.players[seat].has_mark(self.number):
            return 0
        if not all_hold(self.conditions, s, seat, a, b, c):
            return 0
        if self.once and self.trigger != triggers.ANYTIME:
            s.players[seat].mark(self.number)
        return 1 if self.repeat is None else self.repeat.value(s, seat, a, b, c)

    def concerns(self, s: Table, seat: int, a: int, b: int, c: int) -> bool:
        """Whether the event passes the filter."""
        if self.filter.open:
            return True
        trigger = self.trigger
        if trigger in SPACE_EVENTS:
            return self.filter.space(a)
        if trigger in ACTION_EVENTS:
            return self.filter.action(a) or self.filter.space(s.players[seat].record().at)
        if not self.filter.thing(a):
            return False
        place = self.filter.place
        if place == "islands":
            return FIRST_ISLAND <= b < FIRST_STONE_HOUSE
        if place == "houses":
            return b >= FIRST_STONE_HOUSE
        if place == "strip":
            return c in (FROM_STRIP, FROM_STRIP_END)
        return place != "strip_end" or c == FROM_STRIP_END


SPACE_EVENTS: Final = (
    triggers.CREW, triggers.SPACE_BEFORE, triggers.SPACE_USE, triggers.SPACE_AFTER,
)  # fmt: skip
ACTION_EVENTS: Final = (
    triggers.ACTION_BEFORE, triggers.ACTION_USE, triggers.DICE_SUCCESS, triggers.DICE_FAILURE,
    triggers.DICE_OVER,
)  # fmt: skip


# --- deals: gain, gain_tier, exchange, breed ------------------------------------------------


@final
class Offer:
    """What is paid and what is got for it, open while its tests hold."""

    def __init__(self, pay: dict[int, Any], get: dict[int, Any], tests: list[Condition]) -> None:
        self.pay_things = list(pay)
        self.pay_amounts = [counter(amount) for amount in pay.values()]
        self.get_things = list(get)
        self.get_amounts = [counter(amount) for amount in get.values()]
        self.conditions = tests


NO_THINGS: Final[list[int]] = []


class Deal(CardEffect):
    """Pay and receive, by one of the offers; a gain has no price.

    A ship needs a free berth, a house or special tile its stock. What a gain brings is taken as
    far as it goes.
    """

    def __init__(self, card: int, clause: cards.Clause, trigger: int, offers: list[Offer]) -> None:
        super().__init__(card, clause, trigger)
        self.offers = offers
        self.way_count = len(offers)
        self.ship = NONE  # a ship of this kind is paid: the ways are those of them that differ
        for what in offers[0].pay_things if len(offers) == 1 else NO_THINGS:
            if is_ship(what):
                self.ship = what - FIRST_SHIP_THING
                self.way_count = ORE_SLOTS[self.ship] + 1
        self.per: Counter | None = None
        self.cap = 0  # so many are held afterwards at most
        self.fill = False  # up to so many are held afterwards
        self.harvest = False  # it is a harvest phase of its owner

    def ways(self, s: Table, seat: int, a: int, b: int, c: int) -> list[int]:
        if self.once and self.trigger == triggers.ANYTIME and s.players[seat].has_mark(self.number):
            return []
        open_now = [
            way
            for way in range(len(self.offers))
            if self.possible(s, seat, self.offers[way], a, b, c)
        ]
        if self.ship != NONE and open_now:
            return list(range(len(s.players[seat].by_load(self.ship))))
        return open_now

    def offer(self, way: int) -> Offer:
        return self.offers[0 if self.ship != NONE else way]

    def possible(self, s: Table, seat: int, offer: Offer, a: int, b: int, c: int) -> bool:
        if not all_hold(offer.conditions, s, seat, a, b, c):
            return False
        for k in range(len(offer.pay_things)):
            if held(s, seat, offer.pay_things[k]) < offer.pay_amounts[k].value(s, seat, a, b, c):
                return False
        brings = 0
        for k in range(len(offer.get_things)):
            count = self.amount(s, seat, offer, k, a, b, c)
            room = available(s, seat, offer.get_things[k])
            if room < count and (offer.pay_things or room == 0):
                return False
            brings += count
        return brings > 0

    def amount(self, s: Table, seat: int, offer: Offer, k: int, a: int, b: int, c: int) -> int:
        """How many of the k-th thing the offer brings."""
        count = offer.get_amounts[k].value(s, seat, a, b, c)
        if self.per is not None:
            count *= self.per.value(s, seat, a, b, c)
        if self.fill:
            return max(0, count - held(s, seat, offer.get_things[k]))
        if self.cap:
            return max(0, min(count, self.cap - held(s, seat, offer.get_things[k])))
        return count

    def carry_out(self, s: Table, seat: int, way: int, a: int, b: int, c: int) -> None:
        offer = self.offer(way)
        counts = [self.amount(s, seat, offer, k, a, b, c) for k in range(len(offer.get_things))]
        if self.once:
            s.players[seat].mark(self.number)
        flax, grain = s.players[seat].supply[FLAX], s.players[seat].supply[GRAIN]
        due = [amount.value(s, seat, a, b, c) for amount in offer.pay_amounts]
        if s.chronicle is not None:
            s.tell_items("log-pay", seat, offer.pay_things, due)
        for k in range(len(offer.pay_things)):
            if is_ship(offer.pay_things[k]):
                s.players[seat].sail_away(s.players[seat].by_load(self.ship)[way])
            else:
                s.hand_in(seat, offer.pay_things[k], due[k])
        for k in range(len(offer.get_things)):
            take(s, seat, offer.get_things[k], counts[k], self.source())
        if s.chronicle is not None:
            s.tell_items("log-gain", seat, offer.get_things, counts)
        if self.harvest:
            s.fire(seat, triggers.HARVEST_DURING, flax, grain)
            s.fire(seat, triggers.HARVEST_AFTER)

    def imaginable(self, s: Table, seat: int) -> list[int]:
        return self.ways(s, seat, 0, 0, 0) if self.hears_now(s, seat) else []

    def hears_now(self, s: Table, seat: int) -> bool:
        return all_hold(self.conditions, s, seat, 0, 0, 0)

    def imagine(self, s: Table, seat: int, way: int) -> None:
        offer = self.offer(way)
        player = s.players[seat]
        counts = [self.amount(s, seat, offer, k, 0, 0, 0) for k in range(len(offer.get_things))]
        for k in range(len(offer.pay_things)):
            what = offer.pay_things[k]
            count = offer.pay_amounts[k].value(s, seat, 0, 0, 0)
            if what < len(ITEMS):
                player.supply[what] -= count
            elif is_ship(what):
                player.sail_away(player.by_load(self.ship)[way])
        for k in range(len(offer.get_things)):
            what = offer.get_things[k]
            if what < len(ITEMS):
                player.supply[what] += counts[k]
            elif is_ship(what) and available(s, seat, what):
                player.moor(LONGSHIP if what == LADEN_LONGSHIP else what - FIRST_SHIP_THING)


class Tier(Deal):
    """Receive the row in which a counter lies."""

    def __init__(self, card: int, clause: cards.Clause, trigger: int, count: Counter) -> None:
        super().__init__(card, clause, trigger, [])
        self.count = count
        self.way_count = 1
        self.least: list[int] = []
        self.most: list[int] = []

    def ways(self, s: Table, seat: int, a: int, b: int, c: int) -> list[int]:
        """The number of the row."""
        count = self.count.value(s, seat, a, b, c)
        return [
            row
            for row in range(len(self.offers))
            if self.least[row] <= count <= self.most[row]
            and self.possible(s, seat, self.offers[row], a, b, c)
        ]


def held(s: Table, seat: int, what: int) -> int:
    """How many of a thing the seat could pay."""
    player = s.players[seat]
    return player.supply[what] if what < len(ITEMS) else player.ships(what - FIRST_SHIP_THING)


def available(s: Table, seat: int, what: int) -> int:
    """How many of a thing the seat could receive."""
    player = s.players[seat]
    if FIRST_SPECIAL <= what < FIRST_SPECIAL + SPECIALS:
        return 1 if has(s.specials, what) else 0
    if FIRST_BUILDING_THING <= what < DRAWN_WEAPON:
        return s.buildings[what - FIRST_BUILDING_THING]
    if what == LADEN_LONGSHIP:
        return player.free_berths(LONGSHIP)
    if is_ship(what):
        return player.free_berths(what - FIRST_SHIP_THING)
    return PLENTY


PLENTY: Final = 1 << 20


def take(s: Table, seat: int, what: int, count: int, source: int) -> None:
    """Things from the stock, as many as there are and as there is room for."""
    count = min(count, available(s, seat, what))
    if count <= 0:
        return
    if what == DRAWN_WEAPON:
        s.draw_weapons(seat, count, source)
    elif what == LADEN_LONGSHIP:
        berth = s.players[seat].free_berth(LONGSHIP)
        s.moor(seat, LONGSHIP)
        for _ in range(ORE_SLOTS[LONGSHIP]):
            s.players[seat].load_ore(berth)
    elif what >= FIRST_BUILDING_THING:
        s.build(seat, what - FIRST_BUILDING_THING)
    elif what >= FIRST_SHIP_THING:
        for _ in range(count):
            s.moor(seat, what - FIRST_SHIP_THING)
    elif what >= FIRST_WEAPON:
        for _ in range(count):
            s.give_weapon(seat, what, source)
    elif what >= FIRST_SPECIAL and what < FIRST_SPECIAL + SPECIALS:
        s.take_special(seat, what, source)
    else:
        s.receive(seat, what, count, source)


class Breed(CardEffect):
    """An animal turns to its pregnant side; nothing is received."""

    def ways(self, s: Table, seat: int, a: int, b: int, c: int) -> list[int]:
        return [0] if s.players[seat].supply[CATTLE] else []

    def carry_out(self, s: Table, seat: int, way: int, a: int, b: int, c: int) -> None:
        s.players[seat].supply[CATTLE] -= 1
        s.players[seat].supply[PREGNANT_CATTLE] += 1


# --- grants: upgrade, flip, mountain_take, extra_action, use_space -----------------------------


class Grant(CardEffect):
    """An action without vikings, in a record of its own; it may be left at its first decision."""

    def __init__(self, card: int, clause: cards.Clause, trigger: int, part: Part) -> None:
        super().__init__(card, clause, trigger)
        self.part = part
        self.price = NO_PRICE
        self.less: Counter | None = None  # silver off the price of the action
        self.opens = part.op != DICE

    def ways(self, s: Table, seat: int, a: int, b: int, c: int) -> list[int]:
        if not payable(s, seat, self.price):
            return []
        player = s.players[seat]
        player.records.append(self.new_record(s, seat))
        able = possible(s, seat, self.part)
        player.records.pop()
        return [0] if able else []

    def new_record(self, s: Table, seat: int) -> ActionRecord:
        record = new_record(self.card)
        if self.less is not None:
            record.discount = self.less.value(s, seat, 0, 0, 0)
        return record

    def carry_out(self, s: Table, seat: int, way: int, a: int, b: int, c: int) -> None:
        record = self.new_record(s, seat)
        pay(s, seat, self.price)
        grant(s, seat, record, [self.part.number])


class MountainGrant(Grant):
    """Things from the arrow end of a strip."""

    def fetches(self, s: Table, seat: int, at: int, crew: int) -> bool:
        if self.trigger == triggers.ORE_WAY:
            return SPACES[at].group == "crafting"
        if self.trigger == triggers.CREW:
            return self.filter.space(at) and crew == 4
        return self.filter.space(at)

    def may_fetch(self, thing: int) -> bool:
        if self.trigger == triggers.ORE_WAY:
            return thing == ORE
        return not self.part.only or thing in self.part.only

    def imaginable(self, s: Table, seat: int) -> list[int]:
        return open_strips(s, s.players[seat], self.part)

    def imagine(self, s: Table, seat: int, way: int) -> None:
        """A way is a strip."""
        first = s.strips[way]
        for taken in STRIPS[way][first : first + self.part.allowances[0]]:
            if taken == DOUBLE_COIN:
                s.players[seat].supply[SILVER] += 2
            else:
                s.players[seat].supply[taken] += 1


NO_PRICE: Final = Offer({}, {}, [])


def payable(s: Table, seat: int, price: Offer) -> bool:
    for k in range(len(price.pay_things)):
        if held(s, seat, price.pay_things[k]) < price.pay_amounts[k].value(s, seat, 0, 0, 0):
            return False
    return True


def pay(s: Table, seat: int, price: Offer) -> None:
    for k in range(len(price.pay_things)):
        s.hand_in(seat, price.pay_things[k], price.pay_amounts[k].value(s, seat, 0, 0, 0))


class UseSpace(CardEffect):
    """A space is used without vikings: an occupied one of the second column, or an empty one of
    the first above or below one's own."""

    def __init__(self, card: int, clause: cards.Clause, trigger: int, occupied: bool) -> None:
        super().__init__(card, clause, trigger)
        self.occupied = occupied
        self.price = NO_PRICE
        self.opens = True

    def spaces(self, s: Table, seat: int) -> list[int]:
        """The spaces that could be used now, after the price."""
        if not payable(s, seat, self.price):
            return []
        player = s.players[seat]
        supply = player.supply[:]
        for k in range(len(self.price.pay_things)):
            paid = self.price.pay_amounts[k].value(s, seat, 0, 0, 0)
            player.supply[self.price.pay_things[k]] -= paid
        player.records.append(new_record(self.card))
        near = self.near(s, seat)
        found = [at for at in near if usable_now(s, seat, SPACES[at])]
        player.records.pop()
        player.supply = supply
        return found

    def near(self, s: Table, seat: int) -> list[int]:
        if self.occupied:
            return [at for at in COLUMNS[2] if s.held[at] > 0]
        mine = s.holder(seat)
        found: list[int] = []
        for place in range(len(FIRST_COLUMN)):
            if s.held[FIRST_COLUMN[place]] == 0:
                beside = FIRST_COLUMN[max(0, place - 1) : place + 2]
                if mine in [s.held[at] for at in beside]:
                    found.append(FIRST_COLUMN[place])
        return found

    def ways(self, s: Table, seat: int, a: int, b: int, c: int) -> list[int]:
        return [0] if self.spaces(s, seat) else []

    def carry_out(self, s: Table, seat: int, way: int, a: int, b: int, c: int) -> None:
        s.ask_card(seat, self.number)

    def choices(self, s: Table, seat: int) -> list[int]:
        found: list[int] = [moves.VISIT.id(at) for at in self.spaces(s, seat)]
        found.append(moves.DECLINE.id())
        return found

    def choose(self, s: Table, seat: int, action: int) -> None:
        pay(s, seat, self.price)
        begin_space(s, seat, new_record(self.card), moves.VISIT.arg(action))


# --- phases, vikings, cards ------------------------------------------------------------------


class ExtraPhase(CardEffect):
    """A feast, a bonus phase of some boards, or a breeding phase, for the owner alone."""

    def __init__(self, card: int, clause: cards.Clause, trigger: int, phase: str) -> None:
        super().__init__(card, clause, trigger)
        self.phase = phase
        self.first_board = HOME
        self.last_board = HOME

    def boards(self, s: Table, seat: int) -> SmallSet:
        return s.players[seat].owned & set_of(list(range(self.first_board, self.last_board + 1)))

    def ways(self, s: Table, seat: int, a: int, b: int, c: int) -> list[int]:
        if self.phase == "bonus":
            return [0] if surrounded(s, seat, self.boards(s, seat)) else []
        if self.phase == "breeding":
            supply = s.players[seat].supply
            pregnant = supply[PREGNANT_SHEEP] + supply[PREGNANT_CATTLE] > 0
            return [0] if pregnant or supply[SHEEP] > 1 or supply[CATTLE] > 1 else []
        return [0]

    def carry_out(self, s: Table, seat: int, way: int, a: int, b: int, c: int) -> None:
        if self.phase == "feast":
            own_feast(s, seat)
        elif self.phase == "bonus":
            own_bonus(s, seat, self.boards(s, seat))
        else:
            breed_own(s, seat)

    def imaginable(self, s: Table, seat: int) -> list[int]:
        return [0] if self.phase == "bonus" else []

    def imagine(self, s: Table, seat: int, way: int) -> None:
        for what, _ in surrounded(s, seat, self.boards(s, seat)):
            if what < len(ITEMS):
                s.players[seat].supply[what] += 1


class ReturnViking(CardEffect):
    """A viking of this action's space comes back to the Thing square."""

    def __init__(self, card: int, clause: cards.Clause, trigger: int) -> None:
        super().__init__(card, clause, trigger)
        self.price = NO_PRICE

    def ways(self, s: Table, seat: int, a: int, b: int, c: int) -> list[int]:
        record = s.players[seat].record()
        there = record.placed > 0 and s.there[record.space] > 0
        return [0] if there and payable(s, seat, self.price) else []

    def carry_out(self, s: Table, seat: int, way: int, a: int, b: int, c: int) -> None:
        pay(s, seat, self.price)
        s.recall(seat, [s.players[seat].record().space], [1])


class PlayOccupation(CardEffect):
    """One card from the hand; outside an action it is an action of its own."""

    def __init__(self, card: int, clause: cards.Clause, trigger: int) -> None:
        super().__init__(card, clause, trigger)
        self.price = NO_PRICE
        self.replaces = False  # the draw of a card
        self.opens = True

    def ways(self, s: Table, seat: int, a: int, b: int, c: int) -> list[int]:
        return [0] if s.players[seat].hand and payable(s, seat, self.price) else []

    def carry_out(self, s: Table, seat: int, way: int, a: int, b: int, c: int) -> None:
        hand = s.players[seat].hand
        if len(hand) == 1 and not self.replaces:
            self.play(s, seat, hand[0])
        else:
            s.ask_card(seat, self.number)

    def choices(self, s: Table, seat: int) -> list[int]:
        found: list[int] = []
        if payable(s, seat, self.price):  # what it costs may have been spent meanwhile
            found += [moves.PLAY.id(card) for card in s.players[seat].hand]
        found.append(moves.DECLINE.id())
        return found

    def choose(self, s: Table, seat: int, action: int) -> None:
        self.play(s, seat, moves.PLAY.arg(action))

    def play(self, s: Table, seat: int, card: int) -> None:
        player = s.players[seat]
        pay(s, seat, self.price)
        if self.replaces:
            player.replaced = True
        if not player.records:
            grant(s, seat, new_record(self.card), [])
        play_card(s, seat, card)


# --- replacements ----------------------------------------------------------------------------


class Instead(Deal):
    """Something else happens instead of a draw, a part or a bonus good."""

    part_replaced: int = UPGRADE

    def hears(self, s: Table, seat: int, a: int, b: int, c: int) -> int:
        if self.trigger == triggers.PART_BEFORE:
            part = PARTS[a]
            return 1 if self.filter.space(part.space) and part.op == self.part_replaced else 0
        return super().hears(s, seat, a, b, c)

    def carry_out(self, s: Table, seat: int, way: int, a: int, b: int, c: int) -> None:
        super().carry_out(s, seat, way, a, b, c)
        if self.trigger == triggers.PART_BEFORE:
            s.players[seat].record().replaced = True
        else:
            s.players[seat].replaced = True


class BuildInstead(Instead):
    """Another ship is built on a Ship Building space, for its own price."""

    part_replaced: int = PAY

    def carry_out(self, s: Table, seat: int, way: int, a: int, b: int, c: int) -> None:
        record = s.players[seat].record()
        offer = self.offers[way]
        for k in range(len(offer.pay_things)):
            s.spend(seat, offer.pay_things[k], offer.pay_amounts[k].value(s, seat, a, b, c))
        build_ship(s, seat, offer.get_things[0] - FIRST_SHIP_THING)
        record.replaced = True
        record.todo = [number for number in record.todo if PARTS[number].op != GAIN_SHIP]


class SwapTile(CardEffect):
    """One of two tiles just received is another one instead."""

    def __init__(self, card: int, clause: cards.Clause, trigger: int, what: int) -> None:
        super().__init__(card, clause, trigger)
        self.what = what

    def carry_out(self, s: Table, seat: int, way: int, a: int, b: int, c: int) -> None:
        s.hand_in(seat, a, 1)
        s.receive(seat, self.what, 1, c)


class ActionInstead(Grant):
    """Another action is carried out instead of the one that comes next."""

    def __init__(self, card: int, clause: cards.Clause, trigger: int, part: Part) -> None:
        super().__init__(card, clause, trigger, part)
        self.opens = False  # once it is begun the other one is gone

    def carry_out(self, s: Table, seat: int, way: int, a: int, b: int, c: int) -> None:
        s.players[seat].record().replaced = True
        super().carry_out(s, seat, way, a, b, c)


# --- rules: numbers that cards change ----------------------------------------------------------


class Rule(CardEffect):
    """Changes a number that the rules use."""

    def applies(self, s: Table, seat: int, a: int, b: int, c: int) -> bool:
        return all_hold(self.conditions, s, seat, a, b, c)


class Discount(Rule):
    """A price is lower, or a space needs fewer vikings."""

    def __init__(self, card: int, clause: cards.Clause, trigger: int, what: int, less: int) -> None:
        super().__init__(card, clause, trigger)
        self.what = what
        self.less = less

    def change(self, s: Table, seat: int, value: int, a: int, b: int, c: int) -> int:
        if self.trigger == triggers.VIKINGS_NEEDED:
            lower = self.filter.space(a) and self.applies(s, seat, a, b, c)
            return value - self.less if lower else value
        part = PARTS[a]
        if b != self.what or not (self.filter.space(part.space) or self.filter.action(part.action)):
            return value
        return value - self.less if self.applies(s, seat, a, b, c) else value


class DiceRule(Rule):
    """A number of a dice table: added to each roll, or the rolls allowed."""

    def __init__(self, card: int, clause: cards.Clause, trigger: int, add: int, least: int) -> None:
        super().__init__(card, clause, trigger)
        self.add = add
        self.least = least

    def change(self, s: Table, seat: int, value: int, a: int, b: int, c: int) -> int:
        return max(value + self.add, self.least) if self.filter.action(a) else value


ANY: Final = -(1 << 20)


class Worth(Rule):
    """What an item paid for a result counts, or which item may be paid instead of another."""

    def __init__(self, card: int, clause: cards.Clause, trigger: int, what: int, new: int) -> None:
        super().__init__(card, clause, trigger)
        self.what = what
        self.new = new

    def change(self, s: Table, seat: int, value: int, a: int, b: int, c: int) -> int:
        return self.new if b == self.what and self.filter.action(a) else value


class PaidModifier(CardEffect):
    """Ore of a longship is given back: each roll of the action counts more. A way is a berth."""

    def __init__(self, card: int, clause: cards.Clause, trigger: int, add: int) -> None:
        super().__init__(card, clause, trigger)
        self.add = add
        self.way_count = BERTHS

    def ways(self, s: Table, seat: int, a: int, b: int, c: int) -> list[int]:
        player = s.players[seat]
        return [
            berth
            for berth in player.different_ships(SMALL_BERTHS, BERTHS)
            if player.berths[berth] == LONGSHIP and player.loaded[berth]
        ]

    def carry_out(self, s: Table, seat: int, way: int, a: int, b: int, c: int) -> None:
        player = s.players[seat]
        player.unload_ore(way)
        player.record().berth = way
        player.record().bonus += self.add


class GreenLoot(Rule):
    """Green goods can be raided, at the value of their blue side less 1."""

    def change(self, s: Table, seat: int, value: int, a: int, b: int, c: int) -> int:
        if a < GOODS and COLOUR[a] == GREEN_COLOUR and SWORD[UPGRADES_TO[a]] < NEVER:
            return SWORD[UPGRADES_TO[a]] - 1
        return value


class HighestSpecial(Rule):
    """The highest special tile in the stock needs 1 less, all that tie."""

    def change(self, s: Table, seat: int, value: int, a: int, b: int, c: int) -> int:
        if a < FIRST_SPECIAL or value >= NEVER:
            return value
        there = [what for what in SPECIAL_TILES if has(s.specials, what) and SWORD[what] < NEVER]
        return (
            value - 1 if a in there and SWORD[a] == max([SWORD[what] for what in there]) else value
        )


GREEN_COLOUR: Final = COLOURS.index("green")
NEVER: Final = 99
SPECIAL_TILES: Final = list(range(FIRST_SPECIAL, FIRST_SPECIAL + SPECIALS))


class KnarrAsLongship(Rule):
    """A knarr stands in for a longship."""

    def change(self, s: Table, seat: int, value: int, a: int, b: int, c: int) -> int:
        if b != LONGSHIP:
            return value
        for number in SPACES[a].parts:
            if self.filter.action(PARTS[number].action):
                return value + s.players[seat].ships(KNARR)
        return value


ALL_ISLANDS: Final = set_of(list(range(len(ISLANDS))))


class AnyIsland(Rule):
    """Every island that lies open is in reach of a space."""

    def change(self, s: Table, seat: int, value: int, a: int, b: int, c: int) -> int:
        return ALL_ISLANDS if self.filter.space(a) else value


class Lengthwise(Rule):
    """More tiles of a kind may lie lengthwise on the feast table."""

    def __init__(self, card: int, clause: cards.Clause, trigger: int, what: int, most: int) -> None:
        super().__init__(card, clause, trigger)
        self.what = what
        self.most = most

    def change(self, s: Table, seat: int, value: int, a: int, b: int, c: int) -> int:
        return max(value, self.most) if a == self.what else value
