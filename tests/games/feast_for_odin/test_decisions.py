"""O-12.3  Played occupations that ask something, each shown with a made-up card."""

import pytest

from meadhall.games.feast_for_odin import triggers
from meadhall.games.feast_for_odin.boards import BOARD_NAMES
from meadhall.games.feast_for_odin.occupations import take_card
from meadhall.games.feast_for_odin.pieces import item
from meadhall.games.feast_for_odin.record import FROM_CARD
from meadhall.games.feast_for_odin.rules import Odin
from meadhall.games.feast_for_odin.triggers import EFFECTS, Effect
from tests.games.feast_for_odin.effects import CARD, Gift, played
from tests.games.feast_for_odin.table import (
    bare,
    can,
    do,
    fill,
    have,
    new,
    own,
    rolls,
    round_over,
    until,
    with_cards,
)

T = triggers
pytestmark = pytest.mark.usefixtures("made_up_cards")


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
    weapons = sum(s.players[0].supply[-4:])
    until(s, "card")
    assert sum(s.players[0].supply[-4:]) == weapons
    do(s, f"use {CARD}")
    assert have(s, "silk") == 1
    EFFECTS[CARD].clear()
    s = bare(with_cards(2))
    played(s, Instead(CARD, T.OCCUPATION_DRAW))
    hand = len(s.players[0].hand)
    do(s, "occupy draw_occupation", f"use {CARD}")
    assert (len(s.players[0].hand), have(s, "silk")) == (hand, 1)
    take_card(s, 0)
    assert len(s.players[0].hand) == hand + 1


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
