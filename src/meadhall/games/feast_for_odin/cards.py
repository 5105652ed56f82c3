"""The 190 occupation cards: the language of `occupations.json`, strictly typed.

A card is a list of clauses. A clause says when (`trigger`, narrowed by `on` and `if`), whether its
owner may decline (`optional`), and what to do (`do`, one of the operations below). What is not
written follows from the trigger:

- how often: `play`, `threshold` and `acquire` once in the game, `anytime` as often as wanted, all
  others once for each event. `limit: once` narrows an any-time clause to once in the game.
- where: `space.*` triggers mean the printed action of a space, also of a space used through a card;
  `action.*` and `dice.*` an action from a space or a card, unless `on` names a space.

`on` filters the event, any one entry is enough: `group:`, `space:`, `set:`, `column:` name spaces,
`action:` what is done, `item:` what is got, laid or served, with `@` where from or onto.
`if` holds tests of counters; all must hold. Amounts are numbers or a counter of `Amount`.
"""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from meadhall.core.pieces import load
from meadhall.games.feast_for_odin.pieces import BOX, CARDS, ITEMS, SHIPS

Trigger: TypeAlias = Literal[
    "play",  # the card is played; clauses in printed order
    "anytime",  # an entry of the any-time list
    "static",  # a rule that holds while the card lies open
    "threshold",  # the tests hold for the first time, at the moment of playing included
    "acquire",  # the item is got the next time, in any way
    # an action
    "crew",  # just before the vikings go down on a space
    "space.before",  # vikings stand on the space, nothing printed is done
    "ore_way",  # a Crafting space is about to be paid with ore
    "space.use",  # with the printed parts
    "space.after",  # the printed parts are done
    "action.before",  # just before the named action
    "action.use",  # the named action was carried out, not if it was declined
    "action.after",  # an action is over; its record says what it used and brought
    "occupation.played",  # an action with at least one played occupation is over
    "dice.success",
    "dice.failure",
    "dice.over",  # success or failure
    # a thing that happens
    "receive",  # a thing enters supply or stable; `event.amount` at one stroke
    "build",  # a house or ship is paid for and built on a space
    "place",  # a tile is laid on a board
    "serve",  # a tile is laid on the feast table
    "viking.return",  # `event.amount` vikings come back to the Thing square in phase 5
    "thing.count",  # the Thing square now holds `event.amount` vikings
    "occupation.draw",  # an occupation would be drawn
    "new_weapon",  # phase 4: a weapon would be drawn
    "bonus.house",  # a house yields `event.amount` bonus goods
    "strip.removed",  # phase 11: `event.amount` of a thing leave the strips
    # a phase
    "harvest.none",  # phase 2 of a round without harvest
    "harvest.during",  # before the crops come
    "harvest.after",
    "actions.end",
    "income.before",
    "feast.start",
    "feast.during",
    "feast.after",
    "bonus.during",
    "bonus.after",
    "scoring",
]

Counter: TypeAlias = Literal[
    "own.whaling_boat",  # ships in berths; emigrated ones are none
    "own.knarr",
    "own.longship",
    "own.large_ships",  # knarrs and longships
    "own.ship_sets",  # the smallest of the three numbers of ships
    "own.houses",  # stone and long houses
    "own.islands",
    "own.special_tiles",  # in the supply and on boards
    "own.loaded_ore",  # on all ships, printed ore not counted
    "own.longships_with_2_ore",  # carrying 2 or 3
    "own.round_income",  # what phase 7 would pay now
    "own.red_kinds",  # in supply and stable, pregnant and plain as one
    "supply.clothing",  # in the personal supply only
    "supply.grain",
    "supply.peas",
    "supply.silk",
    "supply.spices",
    "supply.meat_pairs",  # pairs of 1 game meat and 1 whale meat
    "stable.any_sheep",  # plain and pregnant
    "stable.kinds",  # sheep, cattle: 0 to 2
    "standing.crafting",  # own vikings on Crafting spaces
    "standing.column_2",  # on spaces of that column, imitation tiles included
    "standing.column_3",
    "table.game_meat",  # tiles on the feast table in this feast
    "table.stockfish",
    "before.flax",  # in the supply before the crops came
    "before.grain",
    "round.earlier_pairs",  # placements of exactly 2 vikings earlier in this round
    "action.vikings",  # placed for the running action; 0 if a card uses a space, or none runs
    "action.rolls",
    "action.boats",  # whaling boats used
    "action.longships",  # longships required, turned over or used
    "action.strip_kinds",  # kinds of things taken from strips by the printed action
    "action.resource_kinds_paid",  # of wood, stone and ore, paid to the printed action
    "action.received.wood",  # by the printed action
    "action.received.stone",
    "action.received.stockfish",  # by the printed action and what cards added to it
    "action.spent.wood",  # paid to the printed action, for dice to the result
    "action.spent.ore",
    "action.spent.spear",
    "action.spent.sword",
    "event.amount",
    "event.wood_paid",  # for what was built
    "price.silver",  # the printed price of what the space sells
    "game.players",
]

# 8 less 1 for each sword and a half for each spear and bow held, rounded down, not below 0
Amount: TypeAlias = Annotated[int, msgspec.Meta(ge=1)] | Literal["game.round", "price.by_weapons"]
Items: TypeAlias = dict[str, Amount]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=1)]

# what a card can pay or bring besides the items of the supply
OTHER_ITEMS: Final = (
    *SHIPS,
    "laden_longship",  # a longship whose 3 ore come from the price
    "loaded_ore",  # ore on the longship used
    "stone_house",
    "weapon",  # drawn from the pile
    "any_weapon",  # chosen among the weapons held
    "any_sheep",  # plain or pregnant
    "any_cattle",
)
STRIP_ITEMS: Final = ("silver_2",)  # the double coin of a mountain strip
BUILT: Final = (*SHIPS, "stone_house", "long_house")
PLACES: Final = {"receive": ("strip", "strip_end"), "place": ("houses", "islands")}


class Word(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Base of all parts of a card: unknown fields and words are errors."""


class Test(Word, frozen=True):
    """A counter lies between `min` and `max`, both included."""

    count: Counter
    min: int = 0
    max: int | None = None

    def __post_init__(self) -> None:
        if self.min == 0 and self.max is None:
            raise ValueError(f"test of {self.count} always holds")
        if self.max is not None and self.max < self.min:
            raise ValueError(f"test of {self.count} never holds: {self.min} to {self.max}")


class Offer(Word, frozen=True):
    """One way of a gain or an exchange, open while its tests hold. Exactly one is taken."""

    get: Items
    pay: Items = {}
    tests: list[Test] = msgspec.field(default_factory=list, name="if")


class Row(Word, frozen=True):
    """A row of a small table, for counts from `min` to `max`."""

    min: int
    get: Items
    max: int | None = None


class Operation(Word, frozen=True, tag_field="op"):
    """What a clause does."""


class Gain(Operation, frozen=True, tag="gain"):
    """Receive things: one of the offers, times a counter. A named weapon is searched for.

    With `fill` the amounts are what one holds afterwards; with `cap` no more than so many are held.
    """

    offers: list[Offer]
    per: Counter | None = None
    cap: Count | None = None
    fill: bool = False


class GainTier(Operation, frozen=True, tag="gain_tier"):
    """Receive the row in which a counter lies; binding, and nothing outside the rows."""

    count: Counter
    rows: list[Row]


class Exchange(Operation, frozen=True, tag="exchange"):
    """Pay and receive: one of the offers. Ships need room, houses and special tiles their stock.

    It is no Ship Building and no House Building. `repeat`: up to so many times for one event.
    `harvest`: for other cards a harvest phase of its owner.
    """

    offers: list[Offer]
    repeat: Counter | None = None
    harvest: bool = False


class Upgrade(Operation, frozen=True, tag="upgrade"):
    """Move up to `goods` goods of supply and stable up to `steps` steps in the goods grid.

    Only goods of a colour, only some goods, all of one kind; `to_blue`: always up to the blue good
    of the same shape. `pay` is due for each time, `repeat` says how many times.
    """

    goods: Count = 1
    steps: Count = 1
    way: Literal["up", "up_left", "up_right"] = "up"
    to_blue: bool = False
    same_kind: bool = False
    colour: Literal["orange"] | None = None
    only: list[str] = []
    pay: Items = {}
    repeat: Counter | None = None


class Flip(Operation, frozen=True, tag="flip"):
    """Turn up to `goods` tiles of the supply to their other side. It is no upgrade action."""

    goods: Count


class MountainTake(Operation, frozen=True, tag="mountain_take"):
    """Take up to `items` things from the arrow end of one mountain strip, or exactly so many."""

    items: Count = 1
    exact: bool = False
    only: list[str] = []


class Discount(Operation, frozen=True, tag="discount"):
    """A space or action costs less, not below 0; one reduction for the whole action."""

    what: Literal["silver", "stone", "vikings"]
    amount: Count


class DieModifier(Operation, frozen=True, tag="die_modifier"):
    """Added to each roll, in the action for which `pay` was paid if there is a price."""

    add: int
    pay: Items = {}


class PaymentWorth(Operation, frozen=True, tag="payment_worth"):
    """What one item paid for a result counts."""

    item: str
    worth: Count


class DieRerolls(Operation, frozen=True, tag="die_rerolls"):
    """How many rolls an action may have."""

    rolls: Count


class SpendSubstitute(Operation, frozen=True, tag="spend_substitute"):
    """One weapon may be paid as if it were another, in any mix."""

    item: str
    instead_of: str


class LootRule(Operation, frozen=True, tag="loot_rule"):
    """What a raid or pillage can take.

    `split`: two things whose sword values add up to at most the result. `green`: green goods, at
    the value of their blue side less 1. `highest_special`: the highest special tile in the general
    supply counts 1 less, all that tie.
    """

    rule: Literal["split", "green", "highest_special"]


class Requirement(Operation, frozen=True, tag="requirement"):
    """`any_island`: any face-up island with any ship. `knarr_as_longship`: a knarr will do."""

    rule: Literal["any_island", "knarr_as_longship"]


class Lengthwise(Operation, frozen=True, tag="lengthwise"):
    """How many tiles of a good may lie lengthwise on the feast table."""

    item: str
    most: Count


class ExtraAction(Operation, frozen=True, tag="extra_action"):
    """The named action without vikings, at the normal price; `less` silver by a counter."""

    action: Literal["hunting", "snare", "emigrate"]
    pay: Items = {}
    less: Counter | None = None


class UseSpace(Operation, frozen=True, tag="use_space"):
    """A space is used without placing vikings; see E4 of the rules page."""

    which: Literal["occupied_in_column_2", "empty_in_column_1_beside_own"]
    pay: Items = {}


class ExtraPhase(Operation, frozen=True, tag="extra_phase"):
    """A phase for the owner alone; the bonus phase only of some boards."""

    phase: Literal["feast", "bonus", "breeding"]
    boards: list[Literal["home", "houses"]] = []


class ReturnViking(Operation, frozen=True, tag="return_viking"):
    """Take a viking back to the Thing square; for the price `second` another in the same move."""

    where: Literal["this_space", "one_space", "each_of_column_4"]
    pay: Items = {}
    second: Items = {}


class TakeSpecial(Operation, frozen=True, tag="take_special"):
    """Take a special tile off any player's board; tiles of the general supply fill its cells."""

    tile: str
    fill: Items


class Breed(Operation, frozen=True, tag="breed"):
    """Turn one animal to its pregnant side."""

    animal: Literal["cattle"]


class PlayOccupation(Operation, frozen=True, tag="play_occupation"):
    """Play one occupation from the hand."""

    pay: Items = {}


class LayNow(Operation, frozen=True, tag="lay_now"):
    """Lay up to `amount` of an item on boards at once; the rest goes to the general supply."""

    item: str
    source: Literal["stock", "feast_table"]
    amount: Counter
    boards: list[Literal["home", "islands", "houses"]]


class Special(Operation, frozen=True, tag="special"):
    """Code of its own.

    fourth_of_a_kind: gain one more of a good, no animal, that is held exactly three times.
    unload_ore: loaded ore of a boat or longship back to the supply.
    wood_in_houses: wood covers a cell of a house, under the rules for silver.
    stock_shed: lay 1 wood or 1 stone into a shed slot, 1 silver for it.
    second_step: one good of an upgrade of 3 or 4 goods goes two steps.
    promise_no_mead: 1 silver in a feast without mead, at once if promised; then none can be laid.
    """

    name: Literal[
        "fourth_of_a_kind",
        "unload_ore",
        "wood_in_houses",
        "stock_shed",
        "second_step",
        "promise_no_mead",
    ]


class Replace(Operation, frozen=True, tag="replace"):
    """Do something else instead of what would happen, decided anew each time.

    `upgrade` and `build` are the parts of the space; `tile` is one of two tiles received; `action`
    is the named action as a whole.
    """

    what: Literal[
        "draw_weapon", "draw_occupation", "upgrade", "build", "tile", "bonus_good", "action"
    ]
    by: Gain | Exchange | Upgrade | PlayOccupation


Do: TypeAlias = (
    Gain
    | GainTier
    | Exchange
    | Upgrade
    | Flip
    | MountainTake
    | Discount
    | DieModifier
    | PaymentWorth
    | DieRerolls
    | SpendSubstitute
    | LootRule
    | Requirement
    | Lengthwise
    | ExtraAction
    | UseSpace
    | ExtraPhase
    | ReturnViking
    | TakeSpecial
    | Breed
    | PlayOccupation
    | LayNow
    | Special
    | Replace
)


class Clause(Word, frozen=True):
    """One effect of a card."""

    trigger: Trigger
    do: Do
    on: list[str] = []
    tests: list[Test] = msgspec.field(default_factory=list, name="if")
    optional: bool = False
    limit: Literal["once"] | None = None


Kind: TypeAlias = Literal["immediate", "anytime", "each_time", "as_soon_as"]


class Card(Word, frozen=True):
    """An occupation. With `choose_one` exactly one of its clauses is carried out."""

    number: int
    deck: Literal["A", "B", "C"]
    kinds: list[Kind]
    points: int
    provenance: list[Literal["rulebook", "appendix", "open_board_game"]]
    clauses: list[Clause]
    starting: bool = False
    choose_one: bool = False


class _File(Word, frozen=True):
    meta: dict[str, str]
    provenance_legend: dict[str, str]
    cards: list[Card]


_BOARD: Final = BOX["action_board"]
SPACE_IDS: Final[dict[str, tuple[str, ...]]] = {
    "group": tuple(_BOARD["groups_top_to_bottom"]),
    "space": tuple(space["id"] for space in _BOARD["spaces"]),
    "set": tuple(name for name in _BOARD["space_sets"] if not name.endswith("_note")),
    "column": ("1", "2", "3", "4"),
    "action": (*_BOARD["action_ids"]["dice"], *_BOARD["action_ids"]["other"]),
}


def split_filter(word: str) -> tuple[str, str, str]:
    """The kind, the id and the place of an entry of `on`: `item:grain@houses`."""
    kind, _, rest = word.partition(":")
    name, _, place = rest.partition("@")
    return kind, name, place


def _check_filter(clause: Clause, word: str) -> None:
    kind, name, place = split_filter(word)
    if kind == "item":
        known = name in ITEMS or name in BUILT or name in STRIP_ITEMS
        at_place = not place or place in PLACES.get(clause.trigger, ())
    else:
        known = name in SPACE_IDS.get(kind, ())
        at_place = not place
    if not (known and at_place):
        raise ValueError(f"no filter {word!r} for {clause.trigger}")


def _check_items(operation: Do) -> None:
    found: list[str] = []
    if isinstance(operation, Replace):
        _check_items(operation.by)
    if isinstance(operation, Gain | Exchange):
        if not operation.offers:
            raise ValueError("no offers")
        for offer in operation.offers:
            found += [*offer.get, *offer.pay]
            if isinstance(operation, Gain) and offer.pay:
                raise ValueError("a gain has no price")
    if isinstance(operation, GainTier):
        last = -1
        for row in operation.rows:
            found += row.get
            if row.min <= last or (row.max is not None and row.max < row.min):
                raise ValueError(f"rows of {operation.count} overlap at {row.min}")
            last = 1 << 30 if row.max is None else row.max
    if isinstance(operation, Upgrade | DieModifier | ExtraAction | UseSpace | PlayOccupation):
        found += operation.pay
    if isinstance(operation, Upgrade | MountainTake):
        found += operation.only
    if isinstance(operation, PaymentWorth | Lengthwise | LayNow):
        found.append(operation.item)
    if isinstance(operation, SpendSubstitute):
        found += [operation.item, operation.instead_of]
    if isinstance(operation, ReturnViking):
        found += [*operation.pay, *operation.second]
    if isinstance(operation, TakeSpecial):
        found += [operation.tile, *operation.fill]
    for item in found:
        if item not in ITEMS and item not in OTHER_ITEMS:
            raise ValueError(f"no item {item!r}")


def check(card: Card) -> None:
    """Raises ValueError for ids that do not exist and parts that do not fit together."""
    try:
        for clause in card.clauses:
            for word in clause.on:
                _check_filter(clause, word)
            _check_items(clause.do)
            if clause.trigger == "threshold" and not clause.tests:
                raise ValueError("a threshold without a test")
            if clause.limit and clause.trigger != "anytime":
                raise ValueError(f"{clause.trigger} has its own limit")
        if not card.clauses:
            raise ValueError("no clauses")
    except ValueError as error:
        raise ValueError(f"card {card.number}: {error}") from None


def read(data: object) -> list[Card]:
    """The cards of a data file, checked, in the order of their numbers."""
    cards = msgspec.convert(data, _File).cards
    for card in cards:
        check(card)
    if [card.number for card in cards] != list(range(1, CARDS + 1)):
        raise ValueError(f"cards are not numbered 1 to {CARDS}")
    return cards


OCCUPATIONS: Final[list[Card]] = read(load(__file__, "occupations.json"))


def card(number: int) -> Card:
    """The card of that number."""
    return OCCUPATIONS[number - 1]
