"""O-12.3  Where played occupations attach, each shown with a card made up for the test."""

from collections.abc import Callable, Iterator

import pytest

from meadhall.games.feast_for_odin import moves, triggers
from meadhall.games.feast_for_odin.boards import BOARD_NAMES, LONG_HOUSE
from meadhall.games.feast_for_odin.feast import own_feast
from meadhall.games.feast_for_odin.occupations import offer, take_card
from meadhall.games.feast_for_odin.pieces import (
    DOUBLE_COIN,
    HUNTING,
    KNARR,
    LONGSHIP,
    RAIDING,
    SNARE,
    item,
)
from meadhall.games.feast_for_odin.rules import Odin
from meadhall.games.feast_for_odin.script import grant
from meadhall.games.feast_for_odin.spaces import (
    ACTION_NAMES,
    CHOOSE,
    FIRST_COLUMN,
    PARTS,
    SPACE_NAMES,
    SPACE_SETS,
    SPACES,
    Part,
)
from meadhall.games.feast_for_odin.state import (
    FROM_CARD,
    FROM_SPACE,
    FROM_STRIP,
    FROM_UPGRADE,
    ITEM_SHIFT,
    SOURCE_SHIFT,
)
from meadhall.games.feast_for_odin.triggers import EFFECTS, Effect, attach
from tests.games.feast_for_odin.table import (
    bare,
    can,
    changed,
    cover,
    do,
    fill,
    fleet,
    give,
    have,
    new,
    own,
    place,
    quietly,
    rolls,
    round_over,
    until,
    with_cards,
)
from tests.marks import clause

CARD = 1
Heard = list[tuple[int, int, int, int]]


class Ear(Effect[Odin]):
    """Writes down what it is told."""

    def __init__(self, card: int, trigger: int, heard: Heard) -> None:
        super().__init__(card, trigger)
        self.heard = heard

    def act(self, s: Odin, seat: int, a: int, b: int, c: int) -> None:
        self.heard.append((self.trigger, a, b, c))


class Rule(Effect[Odin]):
    """Changes a number."""

    def __init__(self, trigger: int, rule: Callable[[int, int, int], int]) -> None:
        super().__init__(CARD, trigger)
        self.rule = rule

    def change(self, s: Odin, seat: int, value: int, a: int, b: int) -> int:
        return self.rule(value, a, b)


class Gift(Effect[Odin]):
    """An optional exchange at a trigger: nothing for a silk."""

    def act(self, s: Odin, seat: int, a: int, b: int, c: int) -> None:
        if not s.marked(self.card, triggers.ACTION):
            s.mark(self.card, triggers.ACTION)
            offer(s, seat, self)

    def choices(self, s: Odin, seat: int) -> list[int]:
        return [moves.DECLINE.first, moves.USE.id(self.card)]

    def choose(self, s: Odin, seat: int, action: int) -> None:
        if action != moves.DECLINE.first:
            s.receive(seat, item("silk"), 1, FROM_CARD)


@pytest.fixture(autouse=True)
def clean() -> Iterator[None]:
    """No card has an effect before or after a test."""
    assert not any(EFFECTS)
    yield
    for effects in EFFECTS:
        effects.clear()


def played(s: Odin, *effects: Effect[Odin], seat: int = 0) -> Odin:
    """The made-up card lies before a seat, with these effects."""
    for pile in (s.deck, s.unseen, *s.hands):
        if CARD in pile:
            pile.remove(CARD)
    if CARD not in s.played[seat]:
        s.played[seat].append(CARD)
    for effect in effects:
        attach(effect)
    return changed(s)


def listening(s: Odin, *which: int) -> Heard:
    heard: Heard = []
    played(s, *[Ear(CARD, trigger, heard) for trigger in which])
    return heard


# --- events of an action ---------------------------------------------------------------------

T = triggers


@clause("O-12.3")
def test_the_events_of_a_space_come_in_order() -> None:
    s = bare(new(2))
    heard = listening(s, T.SPACE_BEFORE, T.SPACE_USE, T.RECEIVE, T.SPACE_AFTER, T.ACTION_AFTER)
    do(s, "occupy market_beans")
    at = SPACE_NAMES.index("market_beans")
    assert heard == [
        (T.SPACE_BEFORE, at, 0, 0),
        (T.SPACE_USE, at, 0, 0),
        (T.RECEIVE, item("beans"), 1, FROM_SPACE),
        (T.RECEIVE, item("silver"), 1, FROM_SPACE),
        (T.SPACE_AFTER, at, 0, 0),
        (T.ACTION_AFTER, 0, 0, 0),
    ]
    assert s.placed == 1
    assert s.acting == -1


def test_an_imitation_counts_as_the_space_it_copies() -> None:
    s = bare(new(4), 1)
    do(s, "occupy market_beans")
    s.imitations = 2
    heard: Heard = []
    played(s, Ear(CARD, T.SPACE_AFTER, heard), seat=1)
    do(s, "occupy imitate_1", "imitate market_beans")
    assert heard == [(T.SPACE_AFTER, SPACE_NAMES.index("market_beans"), 0, 0)]


@pytest.mark.parametrize(
    ("space", "ships", "action"),
    [
        ("hunting_1", [], "hunting"),
        ("laying_snare", [], "snare"),
        ("whaling_extra", ["whaling_boat"], "whaling"),
        ("raiding", ["longship"], "raiding"),
        ("plundering", ["longship", "longship"], "plundering"),
        ("overseas_trading_1", ["knarr"], "overseas_trading"),
        ("explore_near", ["knarr"], "explore"),
        ("emigration_1", ["knarr"], "emigrate"),
        ("upgrade_2", [], "upgrade"),
    ],
)
def test_what_an_action_is_called_is_told_before_it(
    space: str, ships: list[str], action: str
) -> None:
    s = fleet(bare(new(2), silver=9, oil=1, mead=1), *ships)
    heard = listening(s, T.ACTION_BEFORE)
    do(s, f"occupy {space}")
    assert heard == [(T.ACTION_BEFORE, ACTION_NAMES.index(action), 0, 0)]


def test_dice_tell_their_rolls_and_their_end() -> None:
    both = (T.DICE_ROLL, T.DICE_SUCCESS, T.DICE_FAILURE, T.DICE_OVER)
    s = bare(new(2), wood=9)
    heard = listening(s, *both)
    rolls(s, 8, 5, 3)
    do(s, "occupy hunting_1", "roll", "succeed 0")
    assert heard == [
        (T.DICE_ROLL, HUNTING, 5, 0),
        (T.DICE_ROLL, HUNTING, 3, 0),
        (T.DICE_SUCCESS, HUNTING, 0, 0),
        (T.DICE_OVER, HUNTING, 0, 0),
    ]
    s = bare(new(2))
    played(s)
    heard.clear()
    rolls(s, 8, 5)
    do(s, "occupy laying_snare", "fail", "call-back 1")
    assert heard[1:] == [(T.DICE_FAILURE, SNARE, 0, 0), (T.DICE_OVER, SNARE, 0, 0)]


def test_vikings_that_come_back_and_the_number_on_the_thing_square() -> None:
    s = bare(new(2))
    heard = listening(s, T.VIKING_RETURN, T.THING_COUNT)
    ready = s.thing[0]
    rolls(s, 8, 5)
    do(s, "occupy laying_snare", "fail", "call-back 1")
    at = SPACE_NAMES.index("laying_snare")
    assert heard == [
        (T.THING_COUNT, ready - 2, 0, 0),
        (T.VIKING_RETURN, 1, at, 0),
        (T.THING_COUNT, ready - 1, 0, 0),
    ]


def test_a_space_whose_vikings_have_all_come_back_is_free() -> None:
    s = do(new(2), "occupy market_beans")
    s.recall(0, SPACE_NAMES.index("market_beans"), 1)
    s.check()
    assert s.held[SPACE_NAMES.index("market_beans")] == 0


def test_ships_houses_and_pieces_are_told() -> None:
    s = bare(new(2), wood=9, stone=9, silver=9, oil=1)
    heard = listening(s, T.BUILD, T.SHIP, T.PLACE)
    do(s, "occupy build_house_and_ship", "choose long_house_and_knarr")
    quietly(s)
    do(s, "anytime", "buy longship")
    do(s, "anytime", "lay oil", "hold home 1", "at 1 a")
    assert heard == [
        (T.BUILD, LONG_HOUSE, 0, 0),
        (T.SHIP, KNARR, 0, 0),
        (T.SHIP, LONGSHIP, 1, 0),
        (T.PLACE, item("oil"), 0, 0),
    ]


def test_the_record_says_what_rose_and_what_came_from_strips() -> None:
    s = played(bare(new(2), beans=1))
    s.strips[0], s.hidden_strips = 0, [n for n in s.hidden_strips if n != 0]
    do(changed(s), "occupy mountain_1_upgrade_1", "mine 1 1", "upgrade beans")
    sources = {receipt >> SOURCE_SHIFT for receipt in s.receipts}
    goods = [r >> ITEM_SHIFT & 255 for r in s.receipts if r >> SOURCE_SHIFT == FROM_UPGRADE]
    assert sources == {FROM_STRIP, FROM_UPGRADE}
    assert goods == [item("milk")]


def test_a_card_hears_that_it_was_played_and_how_many_were() -> None:
    s = bare(with_cards(2))
    card = s.hands[0][0]
    heard: Heard = []
    attach(Ear(card, T.ON_PLAY, heard))
    attach(Ear(card, T.OCCUPATION_PLAYED, heard))
    do(s, "occupy play_occupations_2", f"play {card}")
    assert heard == [(T.ON_PLAY, card, 0, 0), (T.OCCUPATION_PLAYED, 1, 0, 0)]


# --- events of a phase -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("trigger", "before"),
    [
        (T.HARVEST_DURING, 1),
        (T.HARVEST_AFTER, 1),
        (T.HARVEST_NONE, 4),
        (T.ACTIONS_END, 1),
        (T.INCOME_BEFORE, 1),
        (T.FEAST_START, 1),
        (T.FEAST_AFTER, 1),
        (T.BONUS_DURING, 1),
        (T.BONUS_AFTER, 1),
    ],
)
def test_every_phase_is_told_once_a_round(trigger: int, before: int) -> None:
    s = new(2)
    for _ in range(before - 1):
        round_over(s)
    heard = listening(s, trigger)
    round_over(s)
    assert heard == [(trigger, 0, 0, 0)]


def test_what_is_served_is_told_and_that_nothing_more_can_be() -> None:
    s = until(bare(new(2), beans=1), "feast")
    bare(s, beans=1)
    heard = listening(s, T.FEAST_DURING)
    do(s, "serve beans wide", seat=0)
    assert heard[:2] == [(T.FEAST_DURING, item("beans"), 0, 0), (T.FEAST_DURING, -1, 0, 0)]


def test_silver_that_comes_during_the_feast_can_be_served() -> None:
    class Coin(Effect[Odin]):
        def act(self, s: Odin, seat: int, a: int, b: int, c: int) -> None:
            if a < 0 and not s.marked(self.card, T.ROUND):
                s.mark(self.card, T.ROUND)
                s.receive(seat, item("silver"), 1, FROM_CARD)

    s = until(bare(new(2), beans=1), "feast")
    played(bare(s, beans=1), Coin(CARD, T.FEAST_DURING))
    do(s, "serve beans wide", seat=0)
    assert "serve silver narrow" in can(s, 0)


def test_things_that_leave_the_strips_in_phase_11_are_told() -> None:
    s = new(2)
    heard = listening(s, T.MOUNTAINS_REMOVED)
    things = [n for n, taken in enumerate(s.strips) if taken >= 0]
    round_over(s)
    assert len(heard) == len(things)
    assert DOUBLE_COIN not in [thing for _, thing, _, _ in heard]


def test_the_scoring_is_told_before_it_counts() -> None:
    class Four(Effect[Odin]):
        def act(self, s: Odin, seat: int, a: int, b: int, c: int) -> None:
            s.receive(seat, item("silver"), 4, FROM_CARD)

    s = new(2)
    until(s, "feast")
    s.round = s.rounds
    played(s, Four(CARD, T.SCORING))
    while not s.over:
        quietly(s)
    assert have(s, "silver") == 4


# --- conditions and any-time acts ------------------------------------------------------------


class TwoShips(Effect[Odin]):
    """As soon as there are two ships: a silk."""

    def holds(self, s: Odin, seat: int) -> bool:
        return s.ships(seat, KNARR) >= 2

    def act(self, s: Odin, seat: int, a: int, b: int, c: int) -> None:
        s.receive(seat, item("silk"), 1, FROM_CARD)


def test_a_threshold_fires_once_when_it_is_reached() -> None:
    s = played(fleet(bare(new(2), silver=15), "knarr"), TwoShips(CARD, T.THRESHOLD))
    do(s, "anytime", "buy knarr")
    assert have(s, "silk") == 1
    do(s, "anytime", "buy knarr")
    assert have(s, "silk") == 1


def test_a_threshold_already_reached_fires_when_the_card_is_played() -> None:
    s = fleet(bare(with_cards(2)), "knarr", "knarr")
    card = s.hands[0][0]
    attach(TwoShips(card, T.THRESHOLD))
    do(s, "occupy play_occupations_2", f"play {card}")
    assert have(s, "silk") == 1


class Baker(Effect[Odin]):
    """At any time: a bean becomes silver."""

    def holds(self, s: Odin, seat: int) -> bool:
        return s.supply[seat][item("beans")] > 0

    def act(self, s: Odin, seat: int, a: int, b: int, c: int) -> None:
        s.spend(seat, item("beans"), 1)
        s.receive(seat, item("silver"), 1, FROM_CARD)


@clause("O-4.1")
def test_a_card_adds_to_the_any_time_list() -> None:
    s = played(bare(new(2), beans=2), Baker(CARD, T.ANYTIME))
    for _ in range(2):
        do(s, "anytime", f"use {CARD}")
    assert (have(s, "beans"), have(s, "silver")) == (0, 2)
    do(s, "anytime")
    assert f"use {CARD}" not in can(s)


# --- decisions of cards ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("trigger", "asked_before"),
    [
        (T.SPACE_BEFORE, True),
        (T.SPACE_USE, True),
        (T.ACTION_BEFORE, True),
        (T.SPACE_AFTER, False),
        (T.ACTION_AFTER, False),
    ],
)
def test_a_card_that_asks_holds_the_action_up(trigger: int, asked_before: bool) -> None:
    s = played(bare(new(2), beans=1), Gift(CARD, trigger))
    do(s, "occupy upgrade_2")
    if not asked_before:
        do(s, "upgrade beans")
    assert [move for move in can(s) if move != "anytime"] == ["decline", f"use {CARD}"]
    prompt = s.prompt
    assert prompt is not None
    assert (prompt.key, prompt.args) == ("prompt-card", {"card": CARD})
    do(s, f"use {CARD}")
    assert have(s, "silk") == 1
    if asked_before:
        assert "upgrade beans" in can(s)
    else:
        assert s.seat == 1


def test_a_card_may_ask_between_two_rolls() -> None:
    s = played(bare(new(2), wood=9), Gift(CARD, T.DICE_ROLL))
    rolls(s, 8, 5)
    do(s, "occupy hunting_1")
    assert f"use {CARD}" in can(s)
    do(s, "decline")
    assert "roll" in can(s)


@pytest.mark.parametrize("trigger", [T.DICE_SUCCESS, T.DICE_OVER, T.RECEIVE])
def test_a_card_may_ask_at_the_end_of_a_hunt(trigger: int) -> None:
    s = played(bare(new(2), wood=9), Gift(CARD, trigger))
    rolls(s, 8, 5)
    do(s, "occupy hunting_1", "succeed 0")
    assert f"use {CARD}" in can(s)
    do(s, f"use {CARD}")
    assert (have(s, "silk"), s.seat) == (1, 1)


@pytest.mark.parametrize(
    ("trigger", "then"),
    [
        (T.HARVEST_DURING, "turn"),
        (T.HARVEST_AFTER, "turn"),
        (T.ACTIONS_END, "feast"),
        (T.INCOME_BEFORE, "feast"),
        (T.FEAST_START, "feast"),
        (T.FEAST_AFTER, "turn"),
        (T.BONUS_AFTER, "turn"),
    ],
)
def test_a_card_that_asks_holds_the_phase_up(trigger: int, then: str) -> None:
    s = new(2)
    round_over(s)
    played(s, Gift(CARD, trigger))
    until(s, "card")
    now = s.round
    s.check()
    assert s.view(0).prompt is not None
    do(s, f"use {CARD}")
    assert have(s, "silk") == 1
    EFFECTS[CARD].clear()
    until(s, then)
    assert s.round in (now, now + 1)


def test_a_card_may_take_over_the_new_weapon_and_the_drawing_of_a_card() -> None:
    class Instead(Gift):
        def change(self, s: Odin, seat: int, value: int, a: int, b: int) -> int:
            return 0

    s = new(2)
    played(s, Instead(CARD, T.NEW_WEAPON))
    weapons = sum(s.supply[0][-4:])
    until(s, "card")
    assert sum(s.supply[0][-4:]) == weapons
    do(s, f"use {CARD}")
    assert have(s, "silk") == 1
    EFFECTS[CARD].clear()
    s = bare(with_cards(2))
    played(s, Instead(CARD, T.OCCUPATION_DRAW))
    hand = len(s.hands[0])
    do(s, "occupy draw_occupation", f"use {CARD}")
    assert (len(s.hands[0]), have(s, "silk")) == (hand, 1)
    take_card(s, 0)
    assert len(s.hands[0]) == hand + 1


def test_a_card_may_pay_for_a_house_s_symbol_instead() -> None:
    class Mason(Effect[Odin]):
        def change(self, s: Odin, seat: int, value: int, a: int, b: int) -> int:
            return 0

        def act(self, s: Odin, seat: int, a: int, b: int, c: int) -> None:
            assert BOARD_NAMES[b] == "stone_house_1"
            s.receive(seat, item("silverware"), 1, FROM_CARD)

    s = own(bare(new(2)), "stone_house_1")
    s.buildings[1] -= 1
    until(fill(s, "stone_house_1"), "feast")
    played(bare(s), Mason(CARD, T.HOUSE_YIELD))
    round_over(s)
    assert have(s, "silverware") == 1


# --- questions -------------------------------------------------------------------------------


@clause("O40")
def test_a_card_played_first_makes_a_space_usable() -> None:
    s = bare(new(2))
    assert "occupy raiding" not in can(s)
    played(s, Rule(T.SHIPS_ENOUGH, lambda value, _space, kind: value + (kind == LONGSHIP)))
    assert "occupy raiding" in can(s)


def test_prices_can_be_lower() -> None:
    s = played(bare(new(2), silver=1), Rule(T.PRICE, lambda value, _part, _what: value - 1))
    assert "occupy buy_salt_meat" in can(s)
    do(s, "occupy buy_salt_meat")
    assert (have(s, "silver"), have(s, "salt_meat")) == (0, 2)


def test_a_space_can_take_fewer_vikings() -> None:
    at = SPACE_NAMES.index("market_spices")
    s = played(bare(new(2)), Rule(T.VIKINGS, lambda value, space, _: value - 2 * (space == at)))
    s.thing[0] = 2
    do(changed(s), "occupy market_spices")
    assert (s.thing[0], s.there[at], s.placed) == (0, 2, 2)


def test_more_islands_can_be_in_reach() -> None:
    s = fleet(bare(new(2)), "knarr")
    played(s, Rule(T.ISLANDS_IN_REACH, lambda _value, _part, _: (1 << 12) - 1))
    do(s, "occupy explore_near")
    assert "explore greenland" in can(s)


def test_emigration_can_be_cheaper() -> None:
    s = fleet(bare(new(2)), "knarr")
    assert "occupy emigration_1" not in can(s)
    played(s, Rule(T.EMIGRATION_PRICE, lambda value, _a, _b: max(0, value - 2)))
    do(s, "occupy emigration_1", "emigrate 4")
    assert s.emigrants[0] == [KNARR]


def test_a_part_can_be_replaced_once_in_an_action() -> None:
    build = SPACES[SPACE_NAMES.index("build_shed")].parts[0]
    gain = SPACES[SPACE_NAMES.index("market_beans")].parts[0]
    either = Part(len(PARTS), CHOOSE)
    either.branches = [[build], [gain]]
    either.ways = [0, 1]
    PARTS.append(either)
    s = bare(new(2), wood=2)
    played(s, Rule(T.PART, lambda value, _a, _b: either.number if value == build else value))
    do(s, "occupy build_shed", "choose long_house_and_knarr")
    assert (have(s, "beans"), s.sheds[0]) == (1, 1)
    s = played(bare(new(2)))
    assert "occupy build_shed" in can(s)
    do(
        changed(played(bare(new(2), wood=2))),
        "occupy build_shed",
        "choose stone_house_and_longship",
    )
    PARTS.pop()


def test_dice_can_be_rolled_more_often_and_count_otherwise() -> None:
    s = played(
        bare(new(2), wood=9),
        Rule(T.ROLLS, lambda value, _table, _: value + 1),
        Rule(T.RESULT, lambda value, table, _: value - (table == HUNTING)),
    )
    rolls(s, 8, 5, 6, 7, 8)
    do(s, "occupy hunting_1", "roll", "roll", "roll")
    dice = s.view(1).dice
    assert dice is not None
    assert (dice.result, dice.rolls_left, "roll" in can(s)) == (7, 0, False)


def test_what_is_paid_for_a_result_can_be_worth_more_and_stand_in() -> None:
    bow, spear = item("bow"), item("spear")
    s = played(
        bare(new(2), bow=1, spear=1, wood=0),
        Rule(T.WORTH, lambda value, _table, what: 2 if what == bow else value),
        Rule(T.SUBSTITUTE, lambda value, _table, weapon: spear if weapon == bow else value),
    )
    rolls(s, 8, 4)
    do(s, "occupy hunting_1")
    assert "succeed 2" in can(s)
    do(s, "succeed 2")
    assert (have(s, "bow"), have(s, "spear"), have(s, "game_meat")) == (0, 0, 1)


def test_a_raid_can_take_other_things() -> None:
    s = fleet(bare(new(2)), "longship")
    played(s, Rule(T.LOOT, lambda value, what, _: 6 if what == item("oil") else value))
    rolls(s, 8, 6)
    do(s, "occupy raiding")
    assert "loot oil" in can(s)
    do(s, "loot oil")
    assert (have(s, "oil"), s.table) == (1, RAIDING)


def test_a_board_can_take_other_things() -> None:
    house = BOARD_NAMES.index("stone_house_1")
    wood = item("wood")
    s = own(give(new(2), wood=1), "stone_house_1")
    s.buildings[1] -= 1
    played(
        s,
        Rule(T.ACCEPTS, lambda value, board, what: int(value or (board == house and what == wood))),
    )
    do(s, "anytime")
    assert "lay wood" in can(s)
    assert "lay bow" not in can(s)
    do(s, "lay wood", "at 1 b")
    s.check()
    assert have(s, "wood") == 0


def test_more_tiles_of_a_kind_can_lie_lengthwise() -> None:
    s = until(new(2), "feast")
    peas = item("peas")
    played(
        bare(s, peas=2, silver=1),
        Rule(T.LENGTHWISE, lambda value, kind, _: 2 if kind == peas else value),
    )
    do(s, "serve peas wide", "serve silver narrow", seat=0)
    assert "serve peas wide" in can(s, 0)


def test_slots_can_be_counted_otherwise() -> None:
    s = bare(new(2))
    s.sheds[0], s.buildings[0] = 1, s.buildings[0] - 1
    before = s.tally(0)[10].points
    played(s, Rule(T.EMPTY_SLOTS, lambda value, _a, _b: value - 1))
    assert s.tally(0)[10].points == before + 1


# --- actions and phases by a card ------------------------------------------------------------


@pytest.mark.parametrize("inside", [True, False])
def test_a_card_grants_an_action_without_vikings(inside: bool) -> None:
    class Snare(Effect[Odin]):
        def act(self, s: Odin, seat: int, a: int, b: int, c: int) -> None:
            if not s.marked(self.card, T.GAME):
                s.mark(self.card, T.GAME)
                grant(s, seat, SPACES[SPACE_NAMES.index("laying_snare")].parts, self.card)

    heard: Heard = []
    s = played(
        give(new(2), wood=9),
        Snare(CARD, T.SPACE_AFTER if inside else T.FEAST_AFTER),
        Ear(CARD, T.ACTION_BEFORE, heard),
    )
    if inside:
        do(s, "occupy market_beans")
    else:
        until(s, "dice")
    s.check()
    assert heard == [(T.ACTION_BEFORE, ACTION_NAMES.index("snare"), 0, 0)]
    assert s.granted == CARD
    vikings, snares = s.thing[0], have(s, "snare")
    do(s, "fail")
    assert (have(s, "snare"), s.acting) == (snares + 1, -1)
    assert s.thing[0] == vikings or s.round == 2


def test_marks_last_as_long_as_they_should() -> None:
    s = played(new(2))
    for lasting in (T.GAME, T.ROUND, T.ACTION):
        s.mark(CARD, lasting)
    do(s, "occupy market_beans")
    assert [s.marked(CARD, lasting) for lasting in (T.GAME, T.ROUND, T.ACTION)] == [1, 1, 0]
    round_over(s)
    assert [s.marked(CARD, lasting) for lasting in (T.GAME, T.ROUND, T.ACTION)] == [1, 0, 0]


def test_a_feast_of_one_player() -> None:
    s = bare(new(2), beans=1, peas=1)
    s.now, s.later = -1, []
    own_feast(changed(s), 0)
    do(s, "serve beans wide")
    assert have(s, "beans") == 0


def test_the_sets_of_spaces_that_cards_name() -> None:
    assert [SPACE_NAMES[n] for n in SPACE_SETS["gives_exactly_2_silver"]] == [
        "mead_and_silver",
        "craft_clothing",
    ]
    assert len(SPACE_SETS["gives_exactly_1_silver"]) == 8
    assert [SPACES[n].column for n in FIRST_COLUMN] == [1] * 18


def test_every_trigger_of_the_cards_has_a_number_of_its_own() -> None:
    numbers = [
        value
        for name, value in vars(triggers).items()
        if name.isupper()
        and isinstance(value, int)
        and name not in ("GAME", "ROUND", "ACTION", "CARDS")
    ]
    assert len(set(numbers)) == len(numbers)
    assert len(numbers) == 48


def test_home_pieces_laid_by_hand_still_fire() -> None:
    s = bare(new(2))
    heard = listening(s, T.PLACE)
    place(cover(give(s, silver=1), "home", "a6"), "hide", "home", "a12")
    assert [a for _, a, _, _ in heard] == [item("silver"), item("hide")]
