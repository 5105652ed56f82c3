"""What is conserved, what cannot happen, and that `check` would notice."""

from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.rng import Rng
from meadhall.core.sets import rest, set_of, size
from meadhall.games.animals_on_board import GAME
from meadhall.games.animals_on_board.rules import Animals
from tests.games.animals_on_board.table import ark, first_round, position, start
from tests.marks import clause


@clause("A-1.3", "A-3.4", "A17")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_neither_stack_nor_crates_run_out(seats: int) -> None:
    rng = Rng(seats)
    fewest = 60
    decisions = 0
    for seed in range(25):
        s = start(seats, seed, surplus="ask", last_turn_optional=seed % 2 == 0)
        while not s.over:
            who = s.waiting[0]
            s.play(s.legal(who)[rng.below(len(s.legal(who)))], who)
            s.check()
            decisions += 1
            fewest = min(fewest, len(s.stack) - s.drawn)
    assert fewest >= {2: 13, 3: 12, 4: 11}[seats]
    assert decisions < 25 * GAME.longest / 4


@clause("A-3.2", "A17")
@pytest.mark.parametrize(("seats", "most", "rounds"), [(2, 43, 17), (3, 64, 13), (4, 89, 11)])
def test_no_game_is_longer_than_it_says(seats: int, most: int, rounds: int) -> None:
    s = first_round(seats)
    decisions = 0
    # one tile is left behind by each split, the rest pulled one by one
    while max([size(group) for group in s.groups]) > 1:
        s.play(s.legal()[0])
        decisions += 1
    assert decisions == most
    everybody_keeps_takes_and_sheds = seats * (1 + rounds + 4)
    assert most * rounds + everybody_keeps_takes_and_sheds <= GAME.longest


def lose_a_tile(s: Animals) -> None:
    s.drawn += 1


def double_a_tile(s: Animals) -> None:
    s.stack = vec[i64]([*s.stack, s.stack[-1]])


def forge_a_crate(s: Animals) -> None:
    s.crates[0] = 6


def remember_what_never_was(s: Animals) -> None:
    s.seen = vec[i64]([ark("fox5"), 0, 0, 0])


def empty_a_group(s: Animals) -> None:
    s.groups = vec[i64]([0, *s.groups])


def tear_a_group(s: Animals) -> None:
    s.groups = s.groups[:1]


def forget_the_hidden_tile(s: Animals) -> None:
    s.face_down = -1


def forget_who_is_out(s: Animals) -> None:
    s.still_in = set_of([0, 1, 2, 3])


def forget_who_starts(s: Animals) -> None:
    s.next_starter = -1


def share_a_tile(s: Animals) -> None:
    s.groups = vec[i64]([s.groups[0], s.groups[0] | s.groups[1]])


def pull_out_of_no_group(s: Animals) -> None:
    s.pulled = ark("panda1")


def play_for_ever(s: Animals) -> None:
    s.round = 18


MISTAKES: list[Callable[[Animals], None]] = [
    lose_a_tile, double_a_tile, forge_a_crate, remember_what_never_was, empty_a_group,
    tear_a_group, forget_the_hidden_tile, forget_who_is_out, forget_who_starts, share_a_tile,
    pull_out_of_no_group, play_for_ever,
]  # fmt: skip


@clause("A17")
@pytest.mark.parametrize("mistake", MISTAKES)
def test_check_notices_a_mistake(mistake: Callable[[Animals], None]) -> None:
    s = position(["panda1 tiger1", "fox1 ?"], arks=["zebra1", "zebra2"], out=[1])
    s.check()
    mistake(s)
    with pytest.raises(AssertionError):
        s.check()


@clause("A-1.4")
def test_check_notices_a_lost_hand() -> None:
    s = start(2)
    s.hands = vec[i64]([s.hands[0], rest(s.hands[1])])
    with pytest.raises(AssertionError):
        s.check()


@clause("A-1.4")
def test_a_copy_made_while_choosing_is_independent() -> None:
    s = start(2)
    copy = s.clone()
    before = s.dump()
    for seat in (0, 1):
        copy.play(copy.legal(seat)[0], seat)
    assert s.dump() == before
    assert copy.dump() == first_round(2).dump()
