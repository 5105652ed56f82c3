"""The laws of conservation bite: a table with something lost or made does not pass."""

from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from meadhall.games.skibe.pieces import ALL_ACTIONS, NONE
from meadhall.games.skibe.rules import Skibe
from tests.games.skibe.arrange import arrange, do, lay_chieftains
from tests.marks import clause


def lose_a_card(s: Skibe) -> None:
    s.take_away(0)


def double_a_card(s: Skibe) -> None:
    s.out = s.out[1:]
    s.lay_card(s.vikings(1)[0], 0)


def empty_a_bow(s: Skibe) -> None:
    s.food[0] = 1


def equip_an_open_card(s: Skibe) -> None:
    s.gear[0] = s.display[0]


def lose_a_stone(s: Skibe) -> None:
    s.gear = s.gear[1:]


def lose_food(s: Skibe) -> None:
    s.food = s.food[:5]


def play_a_chieftain_twice(s: Skibe) -> None:
    lay_chieftains(s, [["remove red"], [], ["remove red"]])


def show_an_action_twice(s: Skibe) -> None:
    lay_chieftains(s, [["remove blue", "remove red"], [], []])
    s.hands = vec[i64]([0, 0, 0])


def keep_a_chieftain_played(s: Skibe) -> None:
    s.hands[1] = ALL_ACTIONS


def lose_a_stern(s: Skibe) -> None:
    s.sterns[0] = 1


def make_points(s: Skibe) -> None:
    s.points[0] += 1


def overload_a_ship(s: Skibe) -> None:
    for card in s.out[:4]:
        s.lay_card(card, 0)
    s.out = s.out[4:]


def leave_a_gap(s: Skibe) -> None:
    s.out = [*s.out, s.display[0]]
    s.display[0] = NONE


BREAKS = [
    lose_a_card, double_a_card, empty_a_bow, equip_an_open_card, lose_a_stone, lose_food,
    play_a_chieftain_twice, show_an_action_twice, keep_a_chieftain_played, lose_a_stern,
    make_points, overload_a_ship, leave_a_gap,
]  # fmt: skip


@clause("S-3.5", "S-3.9", "S-3.10")
@pytest.mark.parametrize("harm", BREAKS, ids=lambda harm: harm.__name__)
def test_a_broken_law_is_noticed(harm: Callable[[Skibe], None]) -> None:
    s = arrange(chiefs=[["remove red"], [], []])
    s.check()
    harm(s)
    with pytest.raises(AssertionError):
        s.check()


@clause("S-10.8")
def test_two_stones_on_a_card_are_noticed_where_one_is_the_limit() -> None:
    s = arrange(one_stone_per_card=True)
    s.gear[0] = s.gear[1] = s.vikings(0)[0]
    with pytest.raises(AssertionError):
        s.check()


@clause("S-3.10")
def test_undo_stops_at_the_refill() -> None:
    s = arrange(display=["blue:f", "red", "green"])
    before = s.reveals
    do(s, "take 1", "lay top", "load-food top")
    assert s.reveals == before
    do(s, "hold")
    assert s.reveals == before + 1
