"""What is conserved, what cannot happen, what is hidden, and that `check` would notice."""

from collections.abc import Callable

import msgspec
import pytest

from meadhall.core.rng import Rng
from meadhall.core.sets import replaced, single, without
from meadhall.games.looot import GAME
from meadhall.games.looot.fjord import Fjord
from meadhall.games.looot.pieces import (
    ALL_SHIELDS,
    CASTLE,
    CELLS,
    EMPTY,
    SPACES,
    field_of,
    kind_of,
)
from meadhall.games.looot.rules import Looot
from tests.games.looot.table import do, position, row, start, viking
from tests.marks import clause
from tests.typed import prompt_key, typed


def played(seats: int, seed: int, moves: int, **options: str) -> Looot:
    """A random game after so many moves."""
    s = typed(Looot, GAME.start(seats, seed, options))
    rng = Rng(seed)
    for _ in range(moves):
        if s.over:
            break
        options_ = s.legal()
        s.play(options_[rng.below(len(options_))])
    return s


@clause("L-3.1", "L-2.2", "L-8.4")
@pytest.mark.parametrize("layout", ["random", "example"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_keep_every_law_to_the_end(seats: int, layout: str) -> None:
    rng = Rng(seats)
    for seed in range(12):
        s = typed(Looot, GAME.start(seats, seed, {"layout": layout}))
        decisions = 0
        while not s.over:
            moves = s.legal()
            s.play(moves[rng.below(len(moves))])
            s.check()
            decisions += 1
        assert decisions <= GAME.longest
        assert len(s.placed) == 13 * seats


def lose_a_viking(s: Looot) -> None:
    s.hand[0] -= 1


def stack_without_shield(s: Looot) -> None:
    s.shields = row([ALL_SHIELDS] * s.seats)
    s.placed = row([*s.placed, s.placed[0]])
    s.placed_by = row([*s.placed_by, s.placed_by[0]])
    s.hand[s.placed_by[0]] -= 1


def open_a_far_space(s: Looot) -> None:
    far = next(n for n in range(SPACES) if n not in s.open and s.occupants[n] == 0)
    s.open = row(sorted([*s.open, far]))


def close_a_space(s: Looot) -> None:
    s.open = s.open[1:]


def forget_who_stands(s: Looot) -> None:
    s.occupants = replaced(s.occupants, s.placed[0], 0)


def forge_a_building(s: Looot) -> None:
    s.stock[next(f for f in range(20) if s.stock[f])] += 1


def draw_a_longship_away(s: Looot) -> None:
    s.drawn += 1


def double_a_longship(s: Looot) -> None:
    s.ocean[0] = s.ocean[1]


def lose_a_tile(s: Looot) -> None:
    fjord = s.fjords[0]
    at = next(n for n in range(CELLS) if not fjord.is_empty(n))
    s.fjords[0] = without_piece(fjord, at)


def without_piece(fjord: Fjord, cell: int) -> Fjord:
    pieces = replaced(fjord.pieces, cell, EMPTY)
    return Fjord(fjord.sites, pieces, fjord.room, fjord.axes)


def forget_a_free_cell(s: Looot) -> None:
    fjord = s.fjords[0]
    s.fjords[0] = Fjord(fjord.sites, fjord.pieces, fjord.room - 1, fjord.axes)


def forge_an_axe(s: Looot) -> None:
    fjord = s.fjords[0]
    s.fjords[0] = Fjord(fjord.sites, fjord.pieces, fjord.room, fjord.axes + 1)


def double_a_trophy(s: Looot) -> None:
    s.trophy = row([0] * s.seats)


def give_a_trophy_too_early(s: Looot) -> None:
    s.trophy = row([4] + [-1] * (s.seats - 1))
    s.trophies = without(s.trophies, single(4))


def deal_a_site_twice(s: Looot) -> None:
    mine, fjord = s.fjords[0], s.fjords[1]
    s.fjords[1] = Fjord(mine.sites, fjord.pieces, fjord.room, fjord.axes)


def end_too_early(s: Looot) -> None:
    s.over = True


BREACHES = [
    lose_a_viking, stack_without_shield, open_a_far_space, close_a_space, forget_who_stands,
    forge_a_building, draw_a_longship_away, double_a_longship, lose_a_tile, forget_a_free_cell,
    forge_an_axe, double_a_trophy, give_a_trophy_too_early, deal_a_site_twice, end_too_early,
]  # fmt: skip


@clause("L-1.5", "L-2.3", "L-7.2", "L-7.3")
@pytest.mark.parametrize("breach", BREACHES)
def test_check_notices(breach: Callable[[Looot], None]) -> None:
    s = start(3, 5)
    for _ in range(2 * 3):
        s.play(s.open[0])
        while s.waiting and prompt_key(s) != "prompt-place":
            s.play(s.legal()[-1])
    s.check()
    breach(s)
    with pytest.raises(AssertionError):
        s.check()


def four_in_a_row() -> Looot:
    """Seat 0 has linked two watchtowers and captured a castle."""
    s = position()
    theirs = [(-1, -2), (-2, 0), (-3, 2), (-3, 1)]
    for mine, other in zip([(-1, 0), (-1, -1), (0, 0), (0, -1)], theirs, strict=True):
        viking(s, mine)
        viking(s, other)
    s.check()
    return s


@clause("L-5.4")
def test_check_notices_a_forgotten_link() -> None:
    s = four_in_a_row()
    s.linked[0] = 0
    with pytest.raises(AssertionError):
        s.check()


@clause("L-5.5", "L10")
def test_check_notices_a_castle_that_was_not_taken() -> None:
    s = four_in_a_row()
    fjord = s.fjords[0]
    (at,) = [n for n in range(CELLS) if kind_of(fjord.tile(n)) == CASTLE]
    s.stock[field_of(fjord.tile(at))] += 1
    left = without_piece(fjord, at)
    s.fjords[0] = Fjord(left.sites, left.pieces, left.room + 1, left.axes)
    with pytest.raises(AssertionError):
        s.check()


# --- what is hidden --------------------------------------------------------------


@clause("L-9.1")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_only_the_order_of_the_bag_is_unknown(seat: int | None) -> None:
    s = played(3, 4, 60)
    rng = Rng(1)
    seen = msgspec.json.encode(s.view(seat))
    orders = set()
    for _ in range(20):
        world = typed(Looot, s.sample(seat, rng))
        assert msgspec.json.encode(world.view(seat)) == seen
        assert sorted(world.bag) == sorted(s.bag)
        orders.add(tuple(world.ships_in_bag()))
        world.check()
    assert len(orders) == 20


@clause("L-9.1")
def test_all_seats_and_spectators_see_the_same_table() -> None:
    s = played(4, 2, 80)
    tables = []
    for seat in (0, 1, 2, 3, None):
        view = msgspec.to_builtins(s.view(seat))
        tables.append({k: v for k, v in view.items() if k not in ("seat", "prompt")})
    assert all(table == tables[0] for table in tables)


@clause("L-9.1", "L-7.2")
def test_only_drawing_from_the_bag_reveals_anything() -> None:
    s = position()
    viking(s, (-1, -2), end=False)
    assert s.reveals == 0
    do(s, "ship 1")
    assert s.reveals == 0
    do(s, "lay 34")
    assert s.reveals == 1


@clause("L-9.1")
def test_the_view_does_not_tell_the_order_of_the_bag() -> None:
    s = start(2)
    text = msgspec.json.encode(s.view(0)).decode()
    for ship in s.ships_in_bag():
        assert f'"ship:{ship + 1}"' not in text
