"""O-9  The feast."""

from itertools import pairwise, permutations

import pytest

from meadhall.games.feast_for_odin.cheapest import COIN, EMPTY_SEAT
from meadhall.games.feast_for_odin.feast import SERVE, cheapest_table
from meadhall.games.feast_for_odin.pieces import COLOUR, FOOD, KIND, NARROW, SILVER, WIDE, item
from meadhall.games.feast_for_odin.player import NOTHING, Plate
from meadhall.games.feast_for_odin.rules import Odin
from tests.games.feast_for_odin.table import (
    bare,
    can,
    cannot,
    changed,
    do,
    give,
    have,
    new,
    until,
)
from tests.marks import clause


def feast(seats: int = 6, **items: int) -> Odin:
    """Seat 0 lays its table alone; `seats` of it are to be filled."""
    s = until(give(new(2), silver=1), "feast")
    s.round = seats - 5
    s.players[0].plates = []
    return bare(s, 0, **items)


@clause("O-9.1")
def test_three_vikings_left_leave_nine_seats() -> None:
    s = new(2)
    s.round = 4
    assert s.seats_to_fill(0) == 9


@clause("O-9.1")
def test_two_emigrations_leave_five() -> None:
    s = new(2)
    s.round = 4
    s.players[0].emigrants = [1, 2]
    assert s.seats_to_fill(0) == 5


@clause("O-9.2")
def test_neighbours_differ_in_colour_and_silver_lies_beside_anything() -> None:
    s = feast(6, peas=1, beans=1, mead=1, silver=2)
    do(s, "serve peas wide", seat=0)
    assert cannot(s, "serve beans wide")
    assert "serve mead wide" in can(s)
    do(s, "serve-coins 2")
    assert "serve beans wide" in can(s)


@clause("O-9.3", "O38", "O17")
def test_one_tile_of_a_kind_lies_lengthwise() -> None:
    s = feast(12, salt_meat=3, silver=3, milk=2)
    do(s, "serve salt_meat narrow", "serve-coins 1", "serve salt_meat wide")
    do(s, "serve-coins 1")
    assert cannot(s, "serve salt_meat wide")
    assert "serve salt_meat narrow" in can(s)
    do(s, "serve milk wide", "serve-coins 1")
    assert "serve milk wide" in can(s)  # square tiles do not change


@clause("O-9.3", "O16")
def test_plain_and_pregnant_animals_are_one_kind() -> None:
    s = feast(12, sheep=1, pregnant_sheep=1, silver=1)
    do(s, "serve sheep wide", "serve-coins 1")
    assert cannot(s, "serve pregnant_sheep wide")
    assert "serve pregnant_sheep narrow" in can(s)


@clause("O-9.3")
def test_nothing_hangs_over_the_end() -> None:
    s = feast(6, grain=1, salt_meat=1, silver=3)
    do(s, "serve-coins 3")
    assert cannot(s, "serve grain wide")
    assert "serve grain narrow" in can(s)


@clause("O-9.4", "O27")
def test_an_empty_seat_is_a_penalty_of_three_points() -> None:
    s = feast(6, silver=6)
    score = s.scores()[0]
    do(s, "serve-coins 5", "leave")
    assert s.players[0].penalties == 1
    assert s.scores()[0] == score - 5 - 3


@clause("O27")
def test_an_empty_seat_separates_like_silver() -> None:
    s = feast(6, peas=1, beans=1, silver=1)
    do(s, "serve peas wide", "leave")
    assert "serve beans wide" in can(s)


@clause("O-9.4")
def test_seats_nothing_can_go_to_stay_empty_by_themselves() -> None:
    s = feast(6, mead=2, silver=0)
    do(s, "serve mead wide")
    # nothing may lie beside the mead: that seat stays empty, then the other mead can lie
    assert [move for move in can(s) if move.startswith("serve")] == ["serve mead narrow"]
    do(s, "serve mead narrow")
    assert s.players[0].penalties == 3


@clause("O-9.5")
def test_what_was_laid_goes_back_to_the_stock() -> None:
    s = feast(6, peas=1, mead=1, silver=9)
    do(s, "serve peas wide", "serve mead wide", "serve-coins 2")
    assert (have(s, "peas"), have(s, "mead"), have(s, "silver")) == (0, 0, 7)
    until(s, "turn")
    assert [player.plates for player in s.players] == [[], []]


def worth(row: list[Plate]) -> tuple[int, int]:
    """Empty seats, then what the plates cost by ruling O41."""
    empty = len([plate for plate in row if plate.item == NOTHING])
    cost = 0
    for plate in row:
        if plate.item != NOTHING:
            what: int = plate.item
            cost += {SILVER: 4}.get(what, 0)
            if what in FOOD:
                area = {"peas": 2, "mead": 2, "beans": 4, "stockfish": 3, "sheep": 8, "grain": 4}
                name = next(n for n in area if item(n) == what)
                cost += area[name] * (COLOUR[what] + 1) + (8 if name == "sheep" else 0)
    return empty, cost


def brute(items: dict[str, int], seats: int) -> tuple[int, int]:
    """The best table among all rows of tiles, by trying them."""
    tiles = [item(n) for n, many in items.items() if n != "silver" for _ in range(many)]
    best = (99, 0)
    for many in range(len(tiles) + 1):
        for row in set(permutations(tiles, many)):
            for sides in range(1 << many):
                long = [WIDE[t] if sides >> k & 1 else NARROW[t] for k, t in enumerate(row)]
                wide = [
                    KIND[t] for k, t in enumerate(row) if sides >> k & 1 and WIDE[t] != NARROW[t]
                ]
                gaps = sum(1 for a, b in pairwise(row) if COLOUR[a] == COLOUR[b])
                rest = seats - sum(long)
                if rest < gaps or len(set(wide)) != len(wide):
                    continue
                coins = min(rest, items.get("silver", 0))
                plates = [Plate(t, 1, False) for t in row] + [COIN] * coins
                best = min(best, worth(plates + [EMPTY_SEAT] * (rest - coins)))
    return best


@clause("O-9.6", "O41")
@pytest.mark.parametrize(
    ("items", "seats"),
    [
        ({"peas": 1, "mead": 1, "silver": 10}, 6),
        ({"peas": 2, "mead": 1, "silver": 3}, 7),
        ({"beans": 2, "stockfish": 2, "silver": 0}, 7),
        ({"peas": 2, "beans": 2, "silver": 1}, 6),
        ({"sheep": 1, "grain": 1, "mead": 1, "silver": 2}, 8),
        ({"sheep": 1, "silver": 8}, 6),
        ({"mead": 3}, 6),
        ({"grain": 2, "stockfish": 2}, 10),
        ({"silver": 2}, 6),
    ],
)
def test_the_cheapest_table_is_legal_and_as_cheap_as_any(items: dict[str, int], seats: int) -> None:
    s = feast(seats, **items)
    row = cheapest_table(s, 0)
    assert sum(plate.seats for plate in row) == seats
    colours = [COLOUR[plate.item] if plate.item != NOTHING else 9 for plate in row]
    pairs = pairwise(colours)
    assert not any(a == b and a < 2 for a, b in pairs)
    wide = [KIND[plate.item] for plate in row if plate.wide]
    assert len(set(wide)) == len(wide)
    assert worth(row) == brute(items, seats)


@clause("O-9.6")
@pytest.mark.parametrize("first", [[], ["serve peas wide"], ["serve mead wide", "serve-coins 1"]])
def test_the_cheapest_rest_is_offered_at_every_plate(first: list[str]) -> None:
    s = feast(6, peas=1, mead=1, silver=2)
    do(s, *first)
    assert "set-table" in can(s)
    do(s, "set-table")
    assert (s.players[0].penalties, sum(list(s.players[0].supply))) == (0, 0)


@clause("O-9.6", "O41")
@pytest.mark.parametrize("first", ["peas wide", "peas narrow", "mead wide", "stockfish narrow"])
def test_the_cheapest_rest_is_legal_and_as_cheap_as_any(first: str) -> None:
    items = {"peas": 2, "mead": 1, "stockfish": 2, "silver": 1}
    s = do(feast(9, **items), f"serve {first}")
    laid = s.players[0].plates[0]
    rest = cheapest_table(s, 0)
    row = [laid, *rest]
    assert sum(plate.seats for plate in row) == 9
    colours = [COLOUR[plate.item] if plate.item != NOTHING else 9 for plate in row]
    assert not any(a == b and a < 2 for a, b in pairwise(colours))
    wide = [KIND[plate.item] for plate in row if plate.wide]
    assert len(set(wide)) == len(wide)
    assert worth(row) == min(tables_after(s, laid))


def tables_after(s: Odin, laid: Plate) -> list[tuple[int, int]]:
    """What every table costs that goes on from one plate, by playing them all."""
    found: list[tuple[int, int]] = []
    queue = [s]
    while queue:
        one = queue.pop()
        for move in can(one, 0):
            if move.startswith("serve"):
                after = do(one.clone(), move, seat=0)
                if 0 in after.waiting and after.step_of(0) is SERVE:
                    queue.append(after)
                else:
                    found.append(worth(after.players[0].plates))
            elif move == "leave" and "serve" not in " ".join(can(one, 0)):
                raise AssertionError(move)
    assert laid
    return found


@clause("O-9.6")
def test_a_plate_can_be_taken_back_before_the_feast_ends() -> None:
    s = feast(6, peas=1, mead=1, silver=2)
    assert cannot(s, "take-off")
    before = can(s)
    do(s, "serve peas wide", "take-off")
    assert (have(s, "peas"), s.players[0].plates) == (1, [])
    assert can(s) == before
    do(s, "serve-coins 2", "take-off", "leave", "take-off")
    assert (have(s, "silver"), len(s.players[0].plates)) == (1, 1)


@clause("O45")
def test_a_plate_is_taken_back_at_most_ten_times() -> None:
    s = feast(6, peas=1, silver=9)
    do(s, *["serve peas wide", "take-off"] * 10, "serve peas wide")
    assert cannot(s, "take-off")


@clause("O-9.2")
def test_several_coins_are_served_at_once() -> None:
    s = feast(6, peas=1, silver=3)
    assert [move for move in can(s) if move.startswith("serve-coins")] == [
        f"serve-coins {n}" for n in (1, 2, 3)
    ]
    do(s, "serve-coins 3")
    assert (have(s, "silver"), [plate.seats for plate in s.players[0].plates]) == (0, [1, 1, 1])


def test_the_feast_is_laid_by_all_at_once() -> None:
    s = give(new(3), silver=5)
    give(give(s, 1, silver=5), 2, silver=5)
    until(s, "feast")
    assert s.waiting == [0, 1, 2]
    do(s, "serve-coins 1", seat=2)
    do(changed(s), "set-table", seat=0)
    assert s.waiting == [1, 2]


@clause("O50")
def test_with_nothing_but_coins_all_seats_left_are_left_empty_at_once() -> None:
    s = feast(6, peas=1, silver=9)
    do(s, "leave")
    assert len(s.players[0].plates) == 1
    do(s, "serve peas wide", "serve-coins 1", "leave")
    assert (s.players[0].penalties, have(s, "silver")) == (3, 8)
