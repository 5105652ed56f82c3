"""Turns the 190 cards of occupations.json into effects, each clause into one or more."""

from typing import Final

from meadhall.games.feast_for_odin import cards, grid, specials, triggers
from meadhall.games.feast_for_odin.boards import BOARD_COUNT, FIRST_STONE_HOUSE
from meadhall.games.feast_for_odin.cards import OCCUPATIONS, Card, Clause, Items
from meadhall.games.feast_for_odin.counters import NO_LIMIT, counter
from meadhall.games.feast_for_odin.effects import (
    ANY,
    ActionInstead,
    AnyIsland,
    Breed,
    BuildInstead,
    CardEffect,
    Deal,
    DiceRule,
    Discount,
    ExtraPhase,
    Grant,
    GreenLoot,
    HighestSpecial,
    Instead,
    KnarrAsLongship,
    Lengthwise,
    MountainGrant,
    Offer,
    PaidModifier,
    PlayOccupation,
    ReturnViking,
    SwapTile,
    Tier,
    UseSpace,
    Worth,
    conditions_of,
)
from meadhall.games.feast_for_odin.pieces import COLOUR, GOODS, ORANGE, TABLES, item
from meadhall.games.feast_for_odin.spaces import (
    ACTION_NAMES,
    DICE,
    EMIGRATE,
    MOUNTAIN,
    UPGRADE,
    Part,
    new_part,
)
from meadhall.games.feast_for_odin.things import choices_of, thing
from meadhall.games.feast_for_odin.triggers import TRIGGERS, attach

NO_TRIGGER: Final = -1


def load_cards() -> None:
    """Gives every card its effects."""
    for card in OCCUPATIONS:
        for clause in card.clauses:
            effect = effect_of(card, clause)
            effect.alternative = card.choose_one
            attach(effect)


def effect_of(card: Card, clause: Clause) -> CardEffect:
    """The effect of a clause."""
    do = clause.do
    number = card.number
    trigger = TRIGGERS.get(clause.trigger, NO_TRIGGER)
    match do:
        case cards.Gain() | cards.Exchange():
            return deal(number, clause, trigger, do)
        case cards.GainTier():
            return tier(number, clause, trigger, do)
        case cards.Upgrade() | cards.Flip() | cards.MountainTake() | cards.ExtraAction():
            return granted(number, clause, trigger, do)
        case cards.UseSpace():
            use = UseSpace(number, clause, trigger, do.which == "occupied_in_column_2")
            use.price = price(do.pay)
            return use
        case cards.Replace():
            return replacement(number, clause, trigger, do)
        case cards.ExtraPhase():
            phase = ExtraPhase(number, clause, trigger, do.phase)
            if "houses" in do.boards:
                phase.first_board, phase.last_board = FIRST_STONE_HOUSE, BOARD_COUNT - 1
            return phase
        case cards.PlayOccupation():
            play = PlayOccupation(number, clause, trigger)
            play.price = price(do.pay)
            return play
        case cards.ReturnViking():
            return returning(number, clause, trigger, do)
        case cards.Breed():
            return Breed(number, clause, trigger)
        case cards.TakeSpecial():
            fill = [item(name) for name in do.fill]
            return specials.TakeSpecial(number, clause, trigger, item(do.tile), fill)
        case cards.LayNow():
            return specials.LayNow(number, clause, trigger, do)
        case cards.Special():
            return special(number, clause, trigger, do.name)
        case _:
            return rule(number, clause, trigger)


def price(pay: Items) -> Offer:
    return Offer(choices_of(pay)[0], {}, [])


def offers_of(offers: list[cards.Offer]) -> list[Offer]:
    """The offers, with a choice for each way to pay them."""
    return [
        Offer(pay, {thing(name): many for name, many in one.get.items()}, conditions_of(one.tests))
        for one in offers
        for pay in choices_of(one.pay)
    ]


def deal(number: int, clause: Clause, trigger: int, do: cards.Gain | cards.Exchange) -> Deal:
    made = Deal(number, clause, trigger, offers_of(do.offers))
    if isinstance(do, cards.Gain):
        made.per = None if do.per is None else counter(do.per)
        made.cap = do.cap or 0
        made.fill = do.fill
    else:
        made.repeat = None if do.repeat is None else counter(do.repeat)
        made.harvest = do.harvest
    return made


def tier(number: int, clause: Clause, trigger: int, do: cards.GainTier) -> Tier:
    made = Tier(number, clause, trigger, counter(do.count))
    for row in do.rows:
        made.offers.append(Offer({}, {thing(name): many for name, many in row.get.items()}, []))
        made.least.append(row.min)
        made.most.append(NO_LIMIT if row.max is None else row.max)
    return made


def granted(
    number: int,
    clause: Clause,
    trigger: int,
    do: cards.Upgrade | cards.Flip | cards.MountainTake | cards.ExtraAction,
) -> Grant:
    if isinstance(do, cards.MountainTake):
        part = new_part(MOUNTAIN)
        part.allowances = [do.items]
        part.exact = do.exact
        part.only = [thing(name) for name in do.only]
        return MountainGrant(number, clause, trigger, part)
    if isinstance(do, cards.ExtraAction):
        part = new_part(DICE if do.action in TABLES else EMIGRATE)
        part.action = ACTION_NAMES.index(do.action)
        part.what = TABLES.index(do.action) if do.action in TABLES else 0
        action = Grant(number, clause, trigger, part)
        action.price = price(do.pay)
        action.less = None if do.less is None else counter(do.less)
        return action
    if isinstance(do, cards.Flip):
        part = new_part(UPGRADE)
        part.most = do.goods
        part.way = grid.FLIP
        grid.find_goods(part)
        return Grant(number, clause, trigger, part)
    upgrade = Grant(number, clause, trigger, upgrade_part(do))
    upgrade.repeat = None if do.repeat is None else counter(do.repeat)
    return upgrade


def upgrade_part(do: cards.Upgrade) -> Part:
    part = new_part(UPGRADE)
    part.action = ACTION_NAMES.index("upgrade")
    part.most = do.goods
    part.further = do.steps
    part.way = grid.TO_BLUE if do.to_blue else grid.WAYS.index(do.way)
    part.same_kind = do.same_kind
    part.only = [item(name) for name in do.only]
    if do.colour is not None:
        part.only = [what for what in range(GOODS) if COLOUR[what] == ORANGE]
    for name, amount in do.pay.items():
        assert isinstance(amount, int)
        part.items.append(item(name))
        part.counts.append(amount)
    grid.find_goods(part)
    return part


def replacement(number: int, clause: Clause, trigger: int, do: cards.Replace) -> CardEffect:
    by = do.by
    if isinstance(by, cards.PlayOccupation):
        play = PlayOccupation(number, clause, trigger)
        play.replaces = True
        return play
    if isinstance(by, cards.Upgrade):
        return ActionInstead(number, clause, trigger, upgrade_part(by))
    offers = offers_of(by.offers)
    if do.what == "tile":
        return SwapTile(number, clause, trigger, offers[0].get_things[0])
    if do.what == "build":
        return BuildInstead(number, clause, triggers.PART_BEFORE, offers)
    if do.what == "upgrade":
        return Instead(number, clause, triggers.PART_BEFORE, offers)
    return Instead(number, clause, trigger, offers)


def returning(number: int, clause: Clause, trigger: int, do: cards.ReturnViking) -> CardEffect:
    if do.where == "one_space":
        one = specials.ReturnFromSpace(number, clause, trigger)
        one.second = price(do.second)
        return one
    if do.where == "each_of_column_4":
        return specials.ReturnFromEach(number, clause, trigger)
    back = ReturnViking(number, clause, trigger)
    back.price = price(do.pay)
    return back


def special(number: int, clause: Clause, trigger: int, name: str) -> CardEffect:
    match name:
        case "fourth_of_a_kind":
            return specials.FourthOfAKind(number, clause, trigger)
        case "unload_ore":
            return specials.UnloadOre(number, clause, trigger)
        case "wood_in_houses":
            return specials.WoodInHouses(number, clause, triggers.ACCEPTS)
        case "stock_shed":
            return specials.StockShed(number, clause, trigger)
        case "second_step":
            return specials.SecondStep(number, clause, triggers.STEPS)
        case "promise_no_mead":
            return specials.PromiseNoMead(number, clause, trigger)
        case _:
            raise ValueError(f"no special is called {name!r}")


def rule(number: int, clause: Clause, trigger: int) -> CardEffect:
    """A number that the card changes."""
    match clause.do:
        case cards.Discount(what="vikings", amount=amount):
            return Discount(number, clause, triggers.VIKINGS_NEEDED, 0, amount)
        case cards.Discount(what=what, amount=amount):
            return Discount(number, clause, triggers.PRICE, item(what), amount)
        case cards.DieModifier(add=add, pay=pay):
            if pay:
                return PaidModifier(number, clause, trigger, add)
            return DiceRule(number, clause, triggers.RESULT, add, ANY)
        case cards.DieRerolls(rolls=rolls):
            return DiceRule(number, clause, triggers.ROLLS, 0, rolls)
        case cards.PaymentWorth(item=name, worth=worth):
            return Worth(number, clause, triggers.WORTH, item(name), worth)
        case cards.SpendSubstitute(item=name, instead_of=weapon):
            return Worth(number, clause, triggers.SUBSTITUTE, item(weapon), item(name))
        case cards.LootRule(rule="split"):
            return DiceRule(number, clause, triggers.SPLIT, 0, 2)
        case cards.LootRule(rule="green"):
            return GreenLoot(number, clause, triggers.LOOT)
        case cards.LootRule():
            return HighestSpecial(number, clause, triggers.LOOT)
        case cards.Requirement(rule="any_island"):
            return AnyIsland(number, clause, triggers.ISLANDS)
        case cards.Requirement():
            return KnarrAsLongship(number, clause, triggers.SHIPS)
        case cards.Lengthwise(item=name, most=most):
            return Lengthwise(number, clause, triggers.LENGTHWISE, item(name), most)
        case other:
            raise ValueError(f"card {number}: no rule for {other!r}")
