"""O-12.3  Where played occupations attach: what they hear of, each shown with a made-up card."""

import pytest

from meadhall.games.feast_for_odin import triggers
from meadhall.games.feast_for_odin.boards import LONG_HOUSE
from meadhall.games.feast_for_odin.pieces import DOUBLE_COIN, HUNTING, KNARR, LONGSHIP, SNARE, item
from meadhall.games.feast_for_odin.record import FROM_CARD, FROM_SPACE, FROM_STRIP, FROM_UPGRADE
from meadhall.games.feast_for_odin.rules import Odin
from meadhall.games.feast_for_odin.spaces import (
    ACTION_NAMES,
    FIRST_COLUMN,
    SPACE_NAMES,
    SPACE_SETS,
    SPACES,
)
from meadhall.games.feast_for_odin.triggers import Effect, attach
from tests.games.feast_for_odin.effects import CARD, Ear, Heard, listening, played
from tests.games.feast_for_odin.table import (
    bare,
    can,
    changed,
    cover,
    do,
    fleet,
    give,
    have,
    new,
    place,
    quietly,
    rolls,
    round_over,
    until,
    with_cards,
)
from tests.marks import clause

T = triggers
pytestmark = pytest.mark.usefixtures("made_up_cards")


# --- events of an action ---------------------------------------------------------------------


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
    assert s.record.placed == 1
    assert s.record.acting == -1


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
    ready = s.players[0].thing
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
    do(s, "lay oil home", "at 1 1 a")
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
    sources = {receipt.source for receipt in s.record.receipts}
    goods = [receipt.item for receipt in s.record.receipts if receipt.source == FROM_UPGRADE]
    assert sources == {FROM_STRIP, FROM_UPGRADE}
    assert goods == [item("milk")]


def test_a_card_hears_that_it_was_played_and_how_many_were() -> None:
    s = bare(with_cards(2))
    card = s.players[0].hand[0]
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
    assert "serve-coins 1" in can(s, 0)


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
        return s.players[seat].ships(KNARR) >= 2

    def act(self, s: Odin, seat: int, a: int, b: int, c: int) -> None:
        s.receive(seat, item("silk"), 1, FROM_CARD)


def test_a_threshold_fires_once_when_it_is_reached() -> None:
    s = played(fleet(bare(new(2), silver=15), "knarr"), TwoShips(CARD, T.THRESHOLD))
    do(s, "anytime", "buy knarr")
    assert have(s, "silk") == 1
    do(s, "buy knarr")
    assert have(s, "silk") == 1


def test_a_threshold_already_reached_fires_when_the_card_is_played() -> None:
    s = fleet(bare(with_cards(2)), "knarr", "knarr")
    card = s.players[0].hand[0]
    attach(TwoShips(card, T.THRESHOLD))
    do(s, "occupy play_occupations_2", f"play {card}")
    assert have(s, "silk") == 1


class Baker(Effect[Odin]):
    """At any time: a bean becomes silver."""

    def holds(self, s: Odin, seat: int) -> bool:
        return s.players[seat].supply[item("beans")] > 0

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
        and name not in ("GAME", "ROUND", "ACTION", "CARDS", "MOST_EFFECTS")
    ]
    assert len(set(numbers)) == len(numbers)
    assert len(numbers) == 48


def test_home_pieces_laid_by_hand_still_fire() -> None:
    s = bare(new(2))
    heard = listening(s, T.PLACE)
    place(cover(give(s, silver=1), "home", "a6"), "hide", "home", "a12")
    assert [a for _, a, _, _ in heard] == [item("silver"), item("hide")]
