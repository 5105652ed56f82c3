"""A-3  A turn: splitting, taking, the crates, and what one must do."""

import pytest

from meadhall.core.state import IllegalAction
from meadhall.games.animals_on_board.rules import Animals
from tests.games.animals_on_board.table import (
    can,
    do,
    groups,
    on_ark,
    out,
    position,
    tiles,
    words,
)
from tests.marks import clause

FOUR = ["panda1 tiger1 tiger2 zebra5", "fox1", "camel1 camel2", "?"]


@clause("A-3.1")
def test_a_turn_is_one_split_or_one_take() -> None:
    s = position(FOUR, crates=[2, 2, 2, 2])
    assert can(s) == ["split 1", "split 3", "take 2", "take 3", "take 4"]
    do(s, "split 3")
    assert s.waiting == [1]
    do(s, "take 2")
    assert s.waiting == [2]


# --- split --------------------------------------------------------------------


@clause("A-3.2")
def test_the_splitting_example_of_the_rule_book() -> None:
    s = position(FOUR, crates=[1, 1, 1, 1])
    do(s, "split 1", "pull tiger 1", "pull zebra 5")
    assert groups(s) == ["panda1 tiger2", "tiger1 zebra5", *FOUR[1:]]
    assert s.crates[0] == 2


@clause("A-3.2")
def test_the_split_can_stop_when_the_player_says_so() -> None:
    s = position(FOUR)
    do(s, "split 1", "pull tiger 1", "done")
    assert groups(s)[:2] == ["panda1 tiger2 zebra5", "tiger1"]


@clause("A-3.2")
def test_both_parts_have_a_tile() -> None:
    s = do(position(FOUR), "split 1")
    assert can(s) == ["pull tiger 1", "pull tiger 2", "pull zebra 5"]  # not all, and not none
    do(s, "pull tiger 1")
    assert can(s) == ["pull tiger 2", "pull zebra 5", "done"]


@clause("A-3.2")
def test_a_group_of_two_has_only_one_division() -> None:
    s = do(position(FOUR), "split 3")
    assert groups(s) == [FOUR[0], FOUR[1], "camel1", "camel2", "?"]
    assert s.waiting == [1]


@clause("A-3.2")
def test_a_single_tile_cannot_be_split() -> None:
    assert "split 2" not in can(position(FOUR))


@clause("A-3.2")
def test_the_face_down_tile_may_go_to_either_part() -> None:
    table = ["panda1 tiger1 ?"]
    pulled = do(position(table), "split 1", "pull-hidden")
    assert groups(pulled) == ["panda1 tiger1", "?"]
    stays = do(position(table), "split 1", "pull tiger 1", "done")
    assert groups(stays) == ["panda1 ?", "tiger1"]


def divisions(s: Animals) -> list[frozenset[str]]:
    """The groups after every way to go through the questions of a split."""
    if s.waiting != [0]:
        return [frozenset(groups(s))]
    found = []
    for action in s.legal():
        copy = s.clone()
        copy.play(action)
        found += divisions(copy)
    return found


@clause("A-3.2")
@pytest.mark.parametrize("size", [2, 3, 4, 6, 9])
@pytest.mark.parametrize("hidden", [True, False])
def test_each_division_is_reached_in_exactly_one_way(size: int, hidden: bool) -> None:
    names = ["panda1", "panda3", "tiger1", "tiger2", "fox1", "fox4", "fox5", "zebra1", "camel2"][
        :size
    ]
    group = [*names[:-1], "?"] if hidden else names
    s = position(["gorilla1", " ".join(group)], crates=[0, 1, 1, 1])
    found = divisions(s)
    assert len(found) == 2 ** (size - 1) - 1
    assert len(set(found)) == len(found)
    for parts in found:
        both = [part.split() for part in parts - {"gorilla1"}]
        assert sorted(tiles(" ".join(both[0] + both[1]))) == sorted(tiles(" ".join(group)))


@clause("A-3.2")
def test_the_other_groups_are_not_touched_during_a_split() -> None:
    s = do(position(FOUR), "split 1")
    assert not any("camel" in move for move in can(s))
    with pytest.raises(IllegalAction, match="camel"):
        do(s, "pull camel 1")
    assert groups(s) == FOUR


@clause("A-3.2", "A-6.2")
def test_everybody_sees_a_split_being_made() -> None:
    s = do(position(FOUR), "split 1", "pull tiger 1")
    for seat in (0, 1, None):
        assert (s.view(seat).splitting, s.view(seat).pulled) == (0, ["tiger-1"])
    do(s, "done")
    assert (s.view(1).splitting, s.view(1).pulled) == (None, [])


# --- take ------------------------------------------------------------------------


@clause("A-3.3")
def test_the_taking_example_of_the_rule_book() -> None:
    s = position(["? panda2 elephant4", "fox1"], crates=[3, 1, 1, 1], hidden="zebra5")
    do(s, "take 1")
    assert s.crates[0] == 0
    assert s.view(0).supply == 20 - 3
    assert on_ark(s, 0) == words(sorted(tiles("panda2 elephant4 zebra5")))
    assert out(s) == [0]
    assert s.view(1).next_starter == 0
    assert groups(s) == ["fox1"]


@clause("A-3.3")
def test_a_group_larger_than_the_crates_cannot_be_taken() -> None:
    s = position(FOUR, crates=[3, 1, 1, 1])
    assert "take 1" not in can(s)
    s.crates[0] = 4
    assert "take 1" in can(s.clone())


@clause("A-3.3", "A-6.1")
def test_only_the_taker_sees_the_face_down_tile() -> None:
    s = position(["?", "fox1"], hidden="zebra5")
    s.chronicle = []
    reveals = s.reveals
    do(s, "take 1")
    assert s.reveals == reveals + 1
    assert [tile.id for tile in s.view(0).players[0].ark] == ["zebra-5"]
    assert [tile.species for tile in s.view(1).players[0].ark] == [None]
    seen = [line for line in s.chronicle if "zebra" in repr(line.args)]
    assert [line.only for line in seen] == [[0]]


@clause("A-3.3")
def test_a_taken_group_that_was_open_reveals_nothing() -> None:
    s = position(["?", "fox1", "fox2"])
    reveals = s.reveals
    do(s, "take 2")
    assert s.reveals == reveals


@clause("A-3.3", "A10")
def test_only_the_first_one_out_gets_the_flag() -> None:
    s = position(["panda1", "tiger1", "fox1", "?"])
    do(s, "take 1", "take 1")
    assert s.next_starter == 0


# --- crates ------------------------------------------------------------------------


@clause("A-3.4", "A1")
def test_a_split_brings_the_fifth_crate_and_with_five_costs_one() -> None:
    s = position(["panda1 panda2", "fox1 fox2", "?"], crates=[4, 1, 1, 1])
    do(s, "split 1")
    assert s.crates[0] == 5
    s = position(["panda1 panda2", "fox1 fox2", "?"], crates=[5, 1, 1, 1])
    do(s, "split 1")
    assert s.crates[0] == 4
    assert s.view(None).supply == 20 - 7


@clause("A-3.4", "A-3.6", "A2")
def test_a_split_with_five_crates_is_forced_if_nothing_can_be_paid() -> None:
    s = position(["panda1 panda2 panda3 panda4 panda5 ?"], crates=[5, 1, 1, 1])
    assert can(s) == ["split 1"]


@clause("A-3.4", "A2")
def test_with_five_crates_taking_avoids_the_split() -> None:
    s = position(["panda1 panda2 panda3 panda4 ?"], crates=[5, 1, 1, 1])
    assert can(s) == ["split 1", "take 1"]


# --- what one must do ---------------------------------------------------------------


@clause("A-3.6")
def test_with_nothing_to_split_one_must_take() -> None:
    s = position(["panda1", "fox1", "?"], out=[2, 3])
    assert can(s) == ["take 1", "take 2", "take 3"]


@clause("A-3.6")
def test_without_crates_one_must_split() -> None:
    s = position(["panda1 panda2 panda3 ?"], crates=[0, 1, 1, 1], out=[2, 3])
    assert can(s) == ["split 1"]


@clause("A-3.5", "A3")
def test_who_can_do_neither_passes_and_stays_in() -> None:
    s = position(["panda1", "?"], crates=[0, 1, 1, 1], out=[3])
    assert can(s) == ["pass"]
    do(s, "pass")
    assert (out(s), s.waiting, s.crates[0]) == ([3], [1], 0)
    do(s, "take 1")
    do(s, "take 1")
    assert s.waiting == [0]
