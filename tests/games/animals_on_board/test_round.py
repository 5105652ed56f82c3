"""A-2 and A-4  Rounds: the refill, the order of turns, the last turn, the next round."""

from typing import Any

import pytest

from meadhall.games.animals_on_board.rules import Animals
from tests.games.animals_on_board.table import (
    can,
    do,
    groups,
    loads,
    on_ark,
    out,
    position,
    table,
)
from tests.marks import clause

THREE = ["panda1 tiger1", "fox1"]


def last_turn(table: list[str], seats: int = 2, crates: int = 1, **options: Any) -> Animals:
    """The last seat is the only one still in; seat 0 was the first one out."""
    held = [1] * (seats - 1) + [crates]
    out = list(range(seats - 1))
    return position(table, seats=seats, turn=seats - 1, out=out, crates=held, **options)


# --- the refill -------------------------------------------------------------


@clause("A-2.1")
def test_leftovers_are_pushed_together() -> None:
    s = do(last_turn([*THREE, "?"], seats=4), "decline")
    assert len(s.groups) == 1
    assert {"panda1", "tiger1", "fox1", "?"} < set(groups(s)[0].split())


@clause("A-2.2", "A-2.3", "A7", "A9")
def test_nine_open_tiles_are_added_and_no_second_face_down_one() -> None:
    s = last_turn([*THREE, "?"], seats=4)
    stack, face_down = s.view(None).stack, s.face_down
    do(s, "decline")
    assert s.view(None).stack == stack - 9
    assert len(table(s)) == 13
    assert s.face_down == face_down


@clause("A-2.2", "A-2.3", "A8", "A9")
def test_nine_open_tiles_and_a_new_face_down_one_are_added() -> None:
    s = last_turn(THREE, seats=4)
    stack = s.view(None).stack
    do(s, "decline")
    assert s.view(None).stack == stack - 10
    assert groups(s)[0].count("?") == 1


@clause("A-2.2", "A-2.3", "A8")
@pytest.mark.parametrize(("left", "new"), [(["?"], 12), ([], 13), (["fox1", "?"], 11)])
def test_the_chronicle_tells_what_is_new(left: list[str], new: int) -> None:
    s = last_turn(left, seats=4)
    s.chronicle = []
    do(s, can(s)[-1])
    (line,) = [line for line in s.chronicle if line.key == "log-round"]
    assert len(line.args["tiles"]) == new
    assert ({"key": "tile-hidden"} in line.args["tiles"]) == ("?" not in left)


@clause("A-2.2", "A17")
def test_an_empty_table_is_filled_anew() -> None:
    s = do(last_turn([], seats=4), "pass")
    assert len(table(s)) == 13


@clause("A-2.3")
def test_nobody_sees_the_face_down_tile_being_laid() -> None:
    s = do(last_turn(THREE, seats=2), "decline")
    for seat in (0, 1, None):
        (hidden,) = [tile for tile in s.view(seat).groups[0] if tile.id == "face-down"]
        assert (hidden.species, hidden.value) == (None, None)


@clause("A-2.4")
def test_all_are_in_again_and_keep_their_crates() -> None:
    s = position(["?", "panda1"], seats=3, turn=2, out=[0, 1], crates=[2, 0, 4])
    do(s, "decline")
    assert out(s) == []
    assert list(s.crates) == [2, 0, 4]


@clause("A-2.4", "A-3.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_of_a_round_cannot_take_even_with_five_crates(seats: int) -> None:
    s = do(last_turn(["?"], seats=seats), "decline")
    s.crates[0] = 5
    assert can(s) == ["split 1"]


# --- the order of turns ---------------------------------------------------------


@clause("A-4.1")
def test_turns_go_clockwise() -> None:
    s = position(["panda1 panda2", "fox1 fox2", "tiger1 tiger2", "?"], seats=3, turn=1)
    seats = []
    for move in ("split 1", "split 3", "split 5"):
        seats.append(s.seat)
        do(s, move)
    assert [*seats, s.seat] == [1, 2, 0, 1]


@clause("A-4.1")
def test_those_who_are_out_are_skipped() -> None:
    s = position(["panda1 panda2", "?"], turn=0, out=[1, 2])
    do(s, "split 1")
    assert s.waiting == [3]
    do(s, "take 1")
    assert s.waiting == [0]


# --- the last turn ---------------------------------------------------------------


@clause("A-4.2", "A4")
def test_the_last_one_in_may_split_take_or_decline() -> None:
    assert can(last_turn(THREE)) == ["split 1", "take 2", "decline"]


@clause("A-4.2", "A4")
def test_nobody_else_may_decline() -> None:
    s = position(THREE, seats=3, turn=1, out=[0])
    assert can(s) == ["split 1", "take 2"]


@clause("A-4.2", "A4")
def test_with_the_option_off_the_last_turn_is_a_duty() -> None:
    assert can(last_turn(THREE, last_turn_optional=False)) == ["split 1", "take 2"]


@clause("A-4.2")
def test_declining_changes_nothing() -> None:
    s = do(last_turn(["panda1 tiger1", "?"], crates=3), "decline")
    assert list(s.crates) == [1, 3]
    assert loads(s) == [0, 0]
    assert s.round == 2


@clause("A-4.2", "A5", "A6")
def test_the_last_one_splits_keeps_the_crate_and_the_round_is_over() -> None:
    s = last_turn(["panda1 tiger1", "fox1", "?"])
    assert "decline" in can(s)
    do(s, "split 1")
    assert (s.round, list(s.crates), loads(s)) == (2, [1, 2], [0, 0])
    assert len(groups(s)) == 1


@clause("A-4.2", "A5")
def test_the_last_one_loses_a_crate_by_splitting_with_five() -> None:
    s = do(last_turn(["panda1 tiger1", "?"], crates=5), "split 1")
    assert s.crates[1] == 4


@clause("A-4.2", "A6")
def test_the_last_one_has_one_turn_only() -> None:
    s = do(last_turn(["panda1 tiger1", "fox1 fox2", "?"]), "split 1")
    assert s.round == 2
    assert s.waiting == [0]


@clause("A-4.2")
def test_the_last_one_may_take() -> None:
    s = do(last_turn(THREE), "take 2")
    assert on_ark(s, 1) == "fox1"
    assert s.round == 2


@clause("A-4.2")
def test_the_last_turn_comes_when_the_last_but_one_takes() -> None:
    s = position(["panda1", "tiger1", "?"], seats=3, turn=1, out=[2])
    do(s, "take 1")
    assert s.waiting == [0]
    assert s.prompt is not None
    assert (s.prompt.key, s.prompt.clause) == ("prompt-last-turn", "A-4.2")


@clause("A-3.5", "A3", "A26")
@pytest.mark.parametrize("optional", [True, False])
def test_an_empty_table_leaves_the_last_one_only_to_pass(optional: bool) -> None:
    s = position(["tiger1"], turn=2, out=[0, 1], last_turn_optional=optional)
    do(s, "take 1")
    assert can(s) == ["pass"]
    crates = list(s.crates)
    do(s, "pass")
    assert s.round == 2
    assert list(s.crates) == crates


# --- the next round --------------------------------------------------------------


@clause("A-4.3", "A-3.3", "A10")
def test_the_first_one_out_starts_the_next_round() -> None:
    s = position(["panda1", "tiger1", "fox1", "?"], seats=3, turn=1)
    do(s, "take 1", "take 1", "decline")
    assert (s.starter, s.waiting, s.round) == (1, [1], 2)


@clause("A-4.3", "A10")
def test_the_first_one_out_may_start_twice_in_a_row() -> None:
    s = position(["panda1", "tiger1", "?"], seats=2, turn=0)
    do(s, "take 1", "take 1")
    assert (s.starter, s.waiting) == (0, [0])


@clause("A-4.4")
def test_a_full_ark_is_announced() -> None:
    nine = "panda1 panda2 panda3 zebra1 zebra2 zebra3 fox1 fox2 fox3"
    s = position(["tiger1 tiger2", "?"], arks=[nine], crates=[2, 1, 1, 1])
    s.chronicle = []
    do(s, "take 1")
    (line,) = [line for line in s.chronicle if line.key == "log-full"]
    assert (line.args, line.only) == ({"seat": 0, "count": 11}, None)


@clause("A-4.4")
def test_an_ark_of_nine_is_not_announced() -> None:
    s = position(["tiger1 tiger2", "?"], arks=["panda1 panda2"], crates=[2, 1, 1, 1])
    s.chronicle = []
    do(s, "take 1")
    assert [line.key for line in s.chronicle] == ["log-take"]


@clause("A-4.4", "A25")
def test_surplus_on_an_ark_stays_its_owners_and_secret() -> None:
    nine = "panda1 panda2 panda3 zebra1 zebra2 zebra3 fox1 fox2 fox3"
    s = position(["tiger1 tiger2", "?"], arks=[nine], crates=[2, 1, 1, 1])
    do(s, "take 1")
    assert s.load(0) == 11
    seen = s.view(1).players[0]
    assert (seen.load, len(seen.ark)) == (11, 11)
    assert all(tile.species is None for tile in seen.ark)
