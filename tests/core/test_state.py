"""The agenda: who is asked what, in which order, and what happens to a wrong answer."""

import json
import pickle
from typing import Any

import pytest

from meadhall.core.rng import Rng
from meadhall.core.state import ChronicleLine, IllegalAction, State, Step, number, rollout, said
from tests.core.tiny import AGAIN, GAME, GIVE, NOD, SAY, TALK, Tiny, start

SIZES = [0, 1, 4095, 4096, 2**31, 2**50, 2**51, 2**52, 2**62, 2**63, 2**64, 2**200]


def say(s: State, number: int, seat: int | None = None) -> None:
    s.play(SAY.id(number), seat)


def loaded(data: dict[str, Any]) -> Tiny:
    s = GAME.load(data)
    assert isinstance(s, Tiny)
    return s


# --- order ----------------------------------------------------------------------------------


def test_what_was_asked_last_is_answered_first() -> None:
    s = start()
    s.ask(1, TALK, 11)
    s.ask(2, TALK, 22)
    s.ask(2, NOD, 33)
    order = []
    while not s.over:
        order.append((s.seat, s.step_of(s.seat)))
        say(s, 0)
    assert order == [(2, NOD), (2, TALK), (1, TALK), (0, TALK)]
    assert [line[:2] for line in s.said] == [[2, 33], [2, 22], [1, 11], [0, 0]]


def test_a_step_that_asks_again_comes_before_what_waited() -> None:
    s = start()
    s.ask(1, TALK, 5)
    s.play(AGAIN.id())
    s.play(GIVE.id(2))
    assert s.waiting == [2]
    say(s, 3)
    assert s.waiting == [0]
    assert [line[1] for line in s.said] == [5, 6, 7]


def test_one_seat_waits_unless_lanes_are_open() -> None:
    s = start()
    assert (s.waiting, s.seat) == ([0], 0)
    s.ask_together(1, TALK)
    s.ask_together(2, TALK)
    assert (s.waiting, s.seat) == ([1, 2], 1)


@pytest.mark.parametrize("order", [(1, 2), (2, 1)])
def test_lanes_are_answered_in_any_order_and_then_the_agenda_goes_on(
    order: tuple[int, int],
) -> None:
    s = start()
    for seat in (1, 2):
        s.ask_together(seat, TALK, seat * 10)
    for seat in order:
        assert s.legal(0) == []
        say(s, 4, seat)
    assert [line[:2] for line in s.said] == [[seat, seat * 10] for seat in order]
    assert s.waiting == [0]
    say(s, 1)
    assert s.over


def test_a_lane_is_a_stack_of_its_own() -> None:
    s = start()
    s.ask_together(1, TALK, 1)
    s.ask_together(1, NOD, 2)
    s.ask_together(2, TALK, 3)
    say(s, 0, 1)
    s.play(AGAIN.id(), 1)
    assert s.waiting == [1, 2]
    say(s, 0, 2)
    assert s.waiting == [1]
    say(s, 0, 1)
    assert [line[:2] for line in s.said] == [[1, 2], [1, 1], [2, 3], [1, 2]]
    assert s.waiting == [0]


def test_inside_a_lane_another_seat_can_be_asked() -> None:
    s = start()
    s.ask_together(1, TALK)
    s.play(GIVE.id(2), 1)
    assert s.waiting == [2]
    say(s, 0, 2)
    assert s.waiting == [0]


@pytest.mark.parametrize("arg", SIZES)
def test_a_step_is_asked_with_a_number_of_any_size(arg: int) -> None:
    s = start()
    s.ask(2, NOD, arg)
    s = loaded(json.loads(json.dumps(s.clone().dump())))
    assert (s.waiting, s.step_of(2)) == ([2], NOD)
    assert s.prompt is not None
    assert s.prompt.args == {"count": arg}
    say(s, 0)
    assert s.said == [[2, arg, -1]]


@pytest.mark.parametrize("arg", SIZES)
def test_a_step_in_a_lane_is_asked_with_a_number_of_any_size(arg: int) -> None:
    s = start()
    s.ask_together(1, NOD, arg)
    s = s.clone()
    assert s.prompt is not None
    assert s.prompt.args == {"count": arg}
    say(s, 0, 1)
    assert s.said == [[1, arg, -1]]


def test_looking_at_another_seat_does_not_mix_up_the_numbers() -> None:
    s = start()
    s.ask_together(1, NOD, 8)
    s.ask_together(2, NOD, 9)
    s.legal(1)
    assert s.prompt_of(2) is not None
    say(s, 0, 1)
    s.legal(0)
    say(s, 0, 2)
    assert s.said == [[1, 8, -1], [2, 9, -1]]


def test_a_negative_number_is_refused() -> None:
    """A frame below zero means that nobody is asked."""
    s = start()
    before = s.dump()
    for ask in (s.ask, s.ask_together):
        with pytest.raises(ValueError, match="asked with -1: the number must be 0 or more"):
            ask(1, NOD, -1)
    assert s.dump() == before


# --- what is legal, and what is not ---------------------------------------------------------


def test_the_list_of_legal_moves_is_the_callers_own() -> None:
    s = start()
    first = s.legal()
    first.clear()
    assert len(s.legal()) == len(GAME.actions)
    assert s.legal() is not s.legal()


def test_the_others_have_nothing_to_do() -> None:
    s = start()
    assert [bool(s.legal(seat)) for seat in (-1, 0, 1, 2, 3, 15, 16)] == [
        False, True, False, False, False, False, False,
    ]  # fmt: skip
    assert s.prompt_of(1) is None
    assert s.step_of(1) is None


def test_an_illegal_action_says_what_was_asked_who_waits_and_what_is_legal() -> None:
    s = start()
    s.ask(1, NOD)
    with pytest.raises(IllegalAction) as caught:
        s.play(SAY.id(9))
    words = "seat 1 asked for say 9: not legal now; waiting for [1]; legal: say 0"
    assert str(caught.value) == words


def test_a_long_list_is_shortened() -> None:
    s = start()
    s.ask(1, NOD)
    s.ask(0, TALK)
    with pytest.raises(IllegalAction) as caught:
        s.play(len(GAME.actions) - 1, 2)
    assert str(caught.value) == ("seat 2 asked for give 3: not asked anything now; waiting for [0]")
    s.ask(0, Few("few", "Z-1.1"))
    with pytest.raises(IllegalAction) as caught:
        s.play(AGAIN.id())
    shown = ", ".join(f"say {n}" for n in range(8))
    assert str(caught.value).endswith(f"legal: {shown} and 4 more")


class Few(Step[Tiny]):
    def options(self, s: Tiny, seat: int) -> list[int]:
        return [SAY.id(n) for n in range(12)]


@pytest.mark.parametrize("action", [-1, 26, 10**30])
def test_a_number_that_is_no_action_is_refused(action: int) -> None:
    with pytest.raises(IllegalAction, match=rf"action {action}: tiny has 0 to 25"):
        start().play(action)


def test_a_move_of_the_wrong_seat_is_refused() -> None:
    s = start()
    s.ask_together(1, TALK)
    s.ask_together(2, TALK)
    with pytest.raises(IllegalAction, match=r"seat 0 asked for say 1: .* waiting for \[1, 2\]"):
        say(s, 1, 0)


def test_nothing_is_legal_after_the_end() -> None:
    s = start()
    say(s, 0)
    assert (s.over, s.waiting, s.seat, s.legal(), s.prompt) == (True, [], -1, [], None)
    with pytest.raises(IllegalAction, match="seat 0 asked for say 1: the game is over"):
        say(s, 1, 0)
    with pytest.raises(IllegalAction, match="the game is over"):
        say(s, 1)


@pytest.mark.parametrize("bad", [(-1, 0), (99, 0), (SAY.id(3), 1), (SAY.id(3), 2), (AGAIN.id(), 1)])
def test_a_refused_action_changes_nothing(bad: tuple[int, int]) -> None:
    s = start()
    s.ask(1, NOD, 3)
    s.chronicle = []
    before = s.dump()
    with pytest.raises(IllegalAction):
        s.play(*bad)
    assert s.dump() == before
    assert s.chronicle == []
    assert s.legal() == [SAY.id(0)]


# --- copies, data, the rest -----------------------------------------------------------------


def test_a_copy_has_the_whole_agenda_and_its_own() -> None:
    s = start()
    s.ask(1, TALK, 4)
    s.ask_together(2, TALK, 5)
    s.ask_together(0, NOD, 6)
    twin = s.clone()
    for what, seat in ((1, 2), (0, 0), (2, 1), (3, 0)):
        say(twin, what, seat)
    assert twin.over
    assert s.waiting == [0, 2]
    for state in (GAME.load(s.dump()), s):
        for what, seat in ((1, 2), (0, 0), (2, 1), (3, 0)):
            say(state, what, seat)
        assert state.dump() == twin.dump()


def test_the_chronicle_stays_with_the_original() -> None:
    s = start()
    s.chronicle = []
    say(s.clone(), 0)
    assert s.chronicle == []
    assert s.clone().chronicle is None


def test_a_line_of_the_chronicle_is_for_all_or_for_some() -> None:
    for_all, for_one = ChronicleLine("log-a", {}, None), ChronicleLine("log-b", {}, [1])
    assert [for_all.readable(seat) for seat in (0, 1, None)] == [True, True, True]
    assert [for_one.readable(seat) for seat in (0, 1, None)] == [False, True, False]


def test_places_are_shared_by_those_who_tie() -> None:
    s = start(4)
    s.said = [[0, 0, 5], [1, 0, 5], [2, 0, 9], [3, 0, 1]]
    assert s.ranks() == [2, 2, 1, 4]
    s.said = [[0, 0, 5], [1, 0, 5], [2, 0, 5], [3, 0, 5]]
    assert s.ranks() == [1, 1, 1, 1]
    s.said += [[3, 0, 0]]
    assert s.ranks() == [2, 2, 2, 1]


def test_only_plain_data_is_dumped() -> None:
    s = start()
    s.coin = (1, 2)  # type: ignore[assignment]
    with pytest.raises(
        TypeError, match="state fields hold int, bool, str, None and lists, not tup"
    ):
        s.dump()


def test_dumped_lists_are_copies() -> None:
    s = start()
    data = s.dump()
    back = GAME.load(data)
    say(back, 1)
    assert data == s.dump()
    data["said"].append([0, 0, 0])
    assert s.said == []


def test_no_two_steps_have_the_same_name() -> None:
    with pytest.raises(ValueError, match="two steps are called 'nod'"):
        number(TALK, NOD, Few("nod", "Z-1"))


def test_frames_of_older_dumps_were_packed_into_numbers() -> None:
    s = start()
    s.ask(1, TALK, 4)
    s.ask_together(2, NOD, 2**70)
    packed = {"agenda": [0, 4 << 12 | 1], "lanes": [[], [], [2**70 << 12 | 1 << 4 | 2]]}
    assert GAME.load(s.dump() | packed).dump() == s.dump()


def test_a_rollout_plays_to_the_end_and_counts() -> None:
    s = start()
    s.ask(1, NOD)
    twin = s.clone()
    assert rollout(s, Rng(5)) == len(s.said)
    assert s.over
    rollout(twin, Rng(5))
    assert twin.dump() == s.dump()
    assert rollout(s, Rng(5)) == 0


def test_a_sample_has_other_chances_ahead() -> None:
    s = start()
    world = s.sample(0, Rng(5))
    assert world.rng.dump() != s.rng.dump()
    assert s.sample(0, Rng(5)).dump() == world.dump()


def test_states_and_games_can_be_pickled_only_by_registered_games() -> None:
    """A Game is pickled by its slug, so that workers share nothing but the name."""
    with pytest.raises(KeyError, match="no game 'tiny'"):
        pickle.loads(pickle.dumps(start()))


def test_a_move_is_said_as_people_type_it() -> None:
    assert said(("lay", 4, 2)) == "lay 4 2"
