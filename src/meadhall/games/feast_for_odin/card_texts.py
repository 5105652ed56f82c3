"""What a card says, from its data: pure functions from a card to Fluent messages.

A sentence is a dict with a `key` and arguments, as `core.texts` shows it; arguments are numbers and
further such dicts. The messages lie in `texts/phrases.<language>.ftl`. Their keys follow from the
data, so that a card whose data change asks for another message, and a test misses it.

`tools/odin_cards.py` writes the sentences of all cards into `texts/cards.<language>.ftl`, where
server, terminal and client find them as `card-<number>` and `card-<number>.text`.
"""

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from meadhall.core.texts import Teller, source
from meadhall.games.feast_for_odin import cards
from meadhall.games.feast_for_odin.cards import Amount, Card, Clause, Do, Items, Offer, Test
from meadhall.games.feast_for_odin.pieces import ANIMALS, GOODS, ITEMS, SHIPS

Message: TypeAlias = dict[str, Any]

TOPICS = (
    "building", "ships", "hunting", "snare", "whaling", "raiding", "trading", "exploring",
    "emigrating", "crafting", "market", "mountains", "upgrades", "harvest", "income", "feast",
    "bonus", "animals", "weapons", "special_tiles", "boards", "vikings", "occupations", "scoring",
    "goods", "materials", "silver",
)  # fmt: skip


def message(key: str, **args: Any) -> Message:
    return {"key": key, **args}


def slug(*parts: str) -> str:
    """A message id out of words of the data: `dice.success` and `action:snare`."""
    return "-".join(part.replace(".", "-").replace("@", "-") for part in parts if part)


# --- things -------------------------------------------------------------------------------------


def amount(item: str, count: Amount) -> Message:
    """So many of an item: `count-chest`. A price by formula has a message of its own."""
    if isinstance(count, int):
        return message(f"count-{item}", count=count)
    return message(slug("price", item, count))


def amounts(items: Items) -> list[Message]:
    """A list of things: a, b and c."""
    return [amount(item, count) for item, count in items.items()]


def prices(items: Items) -> list[Message]:
    """A list of things to pay; a ship given away loses its ore."""
    return [
        message(f"give-{item}") if item in SHIPS else amount(item, count)
        for item, count in items.items()
    ]


def either(ways: Sequence[Any]) -> Any:
    """One of several: a, b or c. Ways that are lists themselves are set apart more clearly."""
    if len(ways) == 1:
        return ways[0]
    key = "or" if all(isinstance(way, list) and len(way) == 1 for way in ways) else "or-else"
    return message(f"{key}-{len(ways)}", **dict(zip("abc", ways, strict=False)))


def span(low: int, high: int | None) -> Message:
    """A range of a table's row."""
    if high is None:
        return message("span-from", low=low)
    if low == high:
        return message("span-one", low=low)
    if low == 0:
        return message("span-to", high=high)
    return message("span", low=low, high=high)


def table(rows: Iterable[tuple[Message, Any]]) -> Message:
    """A small table as a list: 1: this; 2: that."""
    told = [message("row", span=at, gain=gain) for at, gain in rows]
    return message(f"rows-{len(told)}", **dict(zip("abcd", told, strict=False)))


# --- acts ---------------------------------------------------------------------------------------


def offered(offers: Sequence[Offer]) -> Message:
    """An exchange, or the choice of one of several."""
    if any(offer.tests for offer in offers):  # the price is a table
        counter = offers[0].tests[0].count
        rows = [(span(o.tests[0].min, o.tests[0].max), prices(o.pay)) for o in offers]
        gain = amounts(offers[0].get)
        return message("act-buy-tier", gain=gain, counter=message(slug("by", counter)),
                       rows=table(rows))  # fmt: skip
    free = [offer for offer in offers if not offer.pay]
    if free:
        ways = [message("way-free", gain=amounts(offer.get)) for offer in free]
        ways += [pair(offer) for offer in offers if offer.pay]
        return message("act-take-one", ways=either(ways))
    paid = [offer.pay for offer in offers]
    got = [offer.get for offer in offers]
    bought = all(list(price) == ["silver"] for price in paid)
    verb = "act-buy" if bought else "act-exchange"
    if all(price == paid[0] for price in paid):
        return message(verb, price=prices(paid[0]), gain=either([amounts(g) for g in got]))
    if all(gain == got[0] for gain in got):
        return message(verb, price=either([prices(p) for p in paid]), gain=amounts(got[0]))
    return message(f"{verb}-one", ways=either([pair(offer) for offer in offers]))


def pair(offer: Offer) -> Message:
    bought = list(offer.pay) == ["silver"]
    return message("way-buy" if bought else "way-exchange", price=prices(offer.pay),
                   gain=amounts(offer.get))  # fmt: skip


def gained(gain: cards.Gain, optional: bool) -> Message:
    verb = "act-may-gain" if optional else "act-gain"
    things = either([amounts(offer.get) for offer in gain.offers])
    if gain.fill:
        return message("act-fill", gain=things)
    if gain.cap is not None:
        assert gain.per is not None
        return message(slug("act-double", gain.per), cap=gain.cap)
    if all(offer.tests for offer in gain.offers):  # ways with a condition
        ways = [
            message("way-if", gain=amounts(offer.get), test=tested(offer.tests))
            for offer in gain.offers
        ]
        return message("act-gain-one", ways=either(ways))
    if gain.per is not None and gain.per != "event.amount":
        return message("act-gain-per", gain=things, per=message(slug("per", gain.per)))
    return message(verb, gain=things)


def act(do: Do, optional: bool) -> Message:
    """What a clause lets its owner do, as a phrase that follows a time."""
    match do:
        case cards.Gain():
            return gained(do, optional)
        case cards.GainTier():
            rows = [(span(row.min, row.max), amounts(row.get)) for row in do.rows]
            return message("act-tier", counter=message(slug("by", do.count)), rows=table(rows))
        case cards.Exchange():
            key = "act-harvest" if do.harvest else ""
            told = offered(do.offers)
            return {**told, "key": key} if key else told
        case cards.Upgrade():
            return upgraded(do)
        case cards.MountainTake():
            kind = slug("only", *do.only) if do.only else "exact" if do.exact else ""
            return message(slug("act-mountain", kind), count=do.items)
        case cards.DieModifier():
            return message("act-raise-rolls", count=do.add, price=prices(do.pay))
        case cards.ExtraAction():
            kind = "paid" if do.pay else "less" if do.less else ""
            return message(slug("act-action", do.action, kind), **_price(do.pay))
        case cards.UseSpace():
            return message(slug("act-use", do.which), **_price(do.pay))
        case cards.ExtraPhase():
            return message(slug("act-phase", do.phase, *do.boards))
        case cards.ReturnViking():
            second = {"second": prices(do.second)} if do.second else {}
            return message(slug("act-return", do.where), **_price(do.pay), **second)
        case cards.TakeSpecial():
            return message(
                "act-take-special", tile=message(f"tile-{do.tile}"), fill=amounts(do.fill)
            )
        case cards.Breed():
            return message(slug("act-breed", do.animal))
        case cards.PlayOccupation():
            return message(slug("act-play", "paid" if do.pay else ""), **_price(do.pay))
        case cards.LayNow():
            return message(slug("act-lay", do.source, do.item, *do.boards))
        case cards.Special():
            return message(slug("act", do.name))
        case cards.Replace():
            return {**act(do.by, optional=True), "key": slug("act-instead", do.what)}
    raise TypeError(f"{type(do).__name__} is a rule, not an act")


def _price(pay: Items) -> Message:
    return {"price": prices(pay)} if pay else {}


def upgraded(do: cards.Upgrade) -> Message:
    kind = slug(
        "blue" if do.to_blue else "",
        "same" if do.same_kind else "",
        do.way if do.way != "up" else "",
        do.colour or "",
        *do.only,
        "paid" if do.pay else "",
        slug("per", do.repeat) if do.repeat else "",
    )
    steps = {"steps": do.steps} if do.steps > 1 else {}
    return message(slug("act-upgrade", kind), count=do.goods, **_price(do.pay), **steps)


# --- times, conditions, rules ---------------------------------------------------------------------

IN_THE_TIME = ("action.vikings", "action.longships", "action.received", "event.", "price.",
               "action.spent.ore", "round.")  # fmt: skip


def time(clause: Clause, follows: bool) -> Message:
    """When a clause acts, as the beginning of a sentence."""
    if clause.trigger == "play":
        return message("when-then" if follows else "when-play")
    if clause.trigger == "threshold":
        (test,) = clause.tests
        return message("when-threshold", things=message(slug("have", test.count), count=test.min))
    if clause.limit:
        (test,) = clause.tests
        return message("when-unlocked", things=message(slug("have", test.count), count=test.min))
    on = [slug(*cards.split_filter(word)[1:]) for word in clause.on]
    if isinstance(clause.do, cards.Replace) and clause.do.what == "action":
        return message(slug("when-instead", *on))
    told = [test for test in clause.tests if test.count.startswith(IN_THE_TIME)]
    counters = [slug(test.count) for test in told]
    numbers = {"count": told[-1].min} if told else {}
    if told and told[-1].max not in (None, told[-1].min):
        numbers["most"] = told[-1].max
    return message(slug("when", clause.trigger, *on, *counters), **numbers)


def tested(tests: Sequence[Test]) -> list[Message]:
    """Conditions of a clause that its time does not tell."""
    found: list[Message] = []
    for test in tests:
        if test.max is None:
            found.append(message(slug("if", test.count), count=test.min))
        else:
            kind = "exactly" if test.max == test.min else "at-most"
            found.append(message(slug("if", test.count, kind), count=test.max))
    return found


def sentence(clause: Clause, follows: bool = False) -> Message:
    """A clause as a sentence."""
    when = time(clause, follows)
    told = act(clause.do, clause.optional)
    hidden = clause.trigger == "threshold" or clause.limit is not None
    tests = [t for t in clause.tests if not hidden and not t.count.startswith(IN_THE_TIME)]
    if tests:
        key = "sentence-tier-if" if isinstance(clause.do, cards.GainTier) else "sentence-if"
        return message(key, when=when, act=told, test=tested(tests))
    return message("sentence", when=when, act=told)


def rule(clause: Clause) -> Message:
    """A rule that holds while the card lies open, as a sentence."""
    on = [slug(*cards.split_filter(word)[1:]) for word in clause.on]
    match clause.do:
        case cards.Discount(what=what, amount=count):
            return message(slug("rule-less", what, *on), count=count)
        case cards.DieModifier(add=add):
            key = "rule-rolls-more" if add > 0 else "rule-rolls-less"
            return message(key, count=abs(add), rolls=message(slug("rolls", *on)))
        case cards.PaymentWorth(item=item, worth=worth):
            return message(slug("rule-worth", item, *on), count=worth)
        case cards.DieRerolls(rolls=rolls):
            return message("rule-rerolls", count=rolls)
        case cards.SpendSubstitute(item=item, instead_of=weapon):
            return message(slug("rule-spend", item, weapon))
        case cards.LootRule(rule=name) | cards.Requirement(rule=name) | cards.Special(name=name):
            return message(slug("rule", name))
        case cards.Lengthwise(item=item, most=most):
            return message(slug("rule-lengthwise", item), count=most)
    raise TypeError(f"{type(clause.do).__name__} is an act, not a rule")


def merged(clauses: Sequence[Clause]) -> Message:
    """Clauses that differ only in a number and the count that brings it, as a table."""
    tests = [clause.tests[0] for clause in clauses]
    spans = [span(test.min, test.max) for test in tests]
    by = message(slug("by", tests[0].count))
    match clauses[0].do:
        case cards.Flip():
            flips = [message("count-tiles", count=c.do.goods) for c in clauses
                     if isinstance(c.do, cards.Flip)]  # fmt: skip
            rows = table(zip(spans, flips, strict=True))
            when = time(clauses[0], follows=False)
            return message("sentence", when=when, act=message("act-flip", counter=by, rows=rows))
        case cards.Discount(what=what):
            fewer = [message(f"count-{what}", count=c.do.amount) for c in clauses
                     if isinstance(c.do, cards.Discount)]  # fmt: skip
            on = [slug(*cards.split_filter(word)[1:]) for word in clauses[0].on]
            rows = table(zip(spans, fewer, strict=True))
            return message(slug("rule-less", what, *on), counter=by, rows=rows)
    raise TypeError(f"clauses with {type(clauses[0].do).__name__} cannot be told as a table")


def sentences(card: Card) -> list[Message]:
    """All that a card says, a message for each sentence."""
    first = card.clauses[0]
    if card.choose_one:
        acts = [act(clause.do, clause.optional) for clause in card.clauses]
        return [message("sentence", when=time(first, follows=False), act=either(acts))]
    if len(card.clauses) > 1 and isinstance(first.do, cards.Flip | cards.Discount):
        return [merged(card.clauses)]
    return [
        told(clause, follows=place > 0 and card.clauses[place - 1].trigger == "play")
        for place, clause in enumerate(card.clauses)
    ]


def told(clause: Clause, follows: bool = False) -> Message:
    """A clause as a sentence, or as a rule."""
    if clause.trigger != "static":
        return sentence(clause, follows)
    found = rule(clause)
    for test in tested(clause.tests):
        found = {**found, "key": slug(found["key"], test["key"]), "least": test["count"]}
    return found


def by_clause(card: Card) -> list[Message]:
    """A sentence for each clause, for cards that can be used in several ways."""
    if isinstance(card.clauses[0].do, cards.Flip | cards.Discount):
        return sentences(card) * len(card.clauses)
    return [told(clause) for clause in card.clauses]


# --- what a card is about -------------------------------------------------------------------------

GOOD_NAMES = tuple(name for place, name in enumerate(ITEMS[:GOODS]) if place not in ANIMALS)
_WORDS: dict[str, tuple[str, ...]] = {
    "building": ("group:build_houses", "stone_house", "long_house", "own.houses", "stock_shed"),
    "ships": ("group:build_ships", "space:build_whaling_boat", "whaling_boat", "knarr", "longship",
              "laden_longship", "own.whaling_boat", "own.knarr", "own.longship", "own.large_ships",
              "own.ship_sets", "own.loaded_ore", "own.longships_with_2_ore", "unload_ore",
              "loaded_ore", "knarr_as_longship", "action.longships"),
    "hunting": ("action:hunting", "space:hunting_2"),
    "snare": ("action:snare", "space:laying_snare"),
    "whaling": ("action:whaling", "action.boats"),
    "raiding": ("action:raiding", "action:pillaging", "action:plundering", "space:plundering"),
    "trading": ("action:overseas_trading", "space:overseas_trading_1", "space:overseas_trading_2"),
    "exploring": ("action:explore", "space:explore_near", "own.islands", "any_island"),
    "emigrating": ("action:emigrate",),
    "crafting": ("group:crafting", "ore_way", "standing.crafting"),
    "market": ("group:weekly_market", "group:livestock_market"),
    "mountains": ("mountain_take", "set:takes_from_mountain", "item:stone@strip",
                  "item:silver_2@strip_end", "strip.removed"),
    "upgrades": ("upgrade", "flip", "second_step", "set:has_upgrade_1", "set:upgrade_3_or_4_goods"),
    "harvest": ("harvest.none", "harvest.during", "harvest.after", "harvest"),
    "income": ("income.before", "own.round_income"),
    "feast": ("feast.start", "feast.during", "feast.after", "serve", "feast", "lengthwise"),
    "bonus": ("bonus.during", "bonus.after", "bonus.house", "bonus"),
    "animals": ("sheep", "cattle", "any_sheep", "any_cattle", "item:cattle", "item:sheep",
                "stable.any_sheep", "stable.kinds", "breeding"),
    "weapons": ("bow", "snare", "spear", "sword", "weapon", "any_weapon", "new_weapon"),
    "special_tiles": ("crucifix", "cloakpin", "drinking_horn", "chalice", "belt",
                      "own.special_tiles", "highest_special"),
    "boards": ("place", "lay_now", "wood_in_houses", "stock_shed", "bonus.house"),
    "vikings": ("vikings", "return_viking", "viking.return", "thing.count", "crew", "use_space"),
    "occupations": ("play_occupation", "occupation.played", "occupation.draw"),
    "scoring": ("scoring",),
    "goods": ("own.red_kinds", "fourth_of_a_kind", "item:spices", "item:chest",
              "item:treasure_chest", *GOOD_NAMES),
    "materials": ("wood", "stone", "ore", "item:ore", "item:stone@strip", "action.received.wood",
                  "action.received.stone", "action.resource_kinds_paid"),
    "silver": ("silver", "price.silver"),
}  # fmt: skip


def _words(data: Any) -> Iterable[str]:
    if isinstance(data, dict):
        for key, value in data.items():
            yield key
            yield from _words(value)
    elif isinstance(data, list):
        for value in data:
            yield from _words(value)
    elif isinstance(data, str):
        yield data


def topics(card: Card) -> list[str]:
    """What a card is about, for searching: some of `TOPICS`."""
    words = set(_words(msgspec.to_builtins(card.clauses)))
    words |= {
        f"action:{clause.do.action}"
        for clause in card.clauses
        if isinstance(clause.do, cards.ExtraAction)
    }
    return [topic for topic in TOPICS if words & set(_WORDS[topic])]


# --- in a language --------------------------------------------------------------------------------


class Phrases(Teller):
    """Says the sentences and names of cards in one language."""

    def __init__(self, language: str) -> None:
        super().__init__(None, language)
        self.bundle = FluentBundle([language], use_isolating=False)
        self.bundle.add_resource(FluentResource(source(__package__, f"phrases.{language}")))

    def name(self, card: Card) -> str:
        return self.say(f"name-{card.number}", {})

    def text(self, card: Card) -> str:
        """All sentences of a card."""
        return " ".join(map(self.sentence, sentences(card)))

    def sentence(self, told: Message) -> str:
        return self.say(told["key"], without_key(told))


def labels(card: Card) -> list[Message]:
    """The kinds of a card and what it is about, as words."""
    return [message(f"kind-{kind}") for kind in card.kinds] + [
        message(f"topic-{topic}") for topic in topics(card)
    ]


def without_key(told: Message) -> Message:
    return {name: value for name, value in told.items() if name != "key"}
