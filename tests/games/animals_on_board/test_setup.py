"""A-1  Set-up: species, crates, the secret choice, who starts."""

import pytest

from meadhall.core.sets import members
from meadhall.games.animals_on_board import GAME
from meadhall.games.animals_on_board.pieces import SPECIES, TILES
from meadhall.games.animals_on_board.rules import Animals
from tests.games.animals_on_board.table import (
    can,
    do,
    first_round,
    groups,
    loads,
    start,
    table,
    word,
    words,
)
from tests.marks import clause


def used(s: Animals) -> list[int]:
    return sorted({tile // 5 for tile in s.stack})


@clause("A-1.1")
@pytest.mark.parametrize(("seats", "species"), [(2, 8), (3, 10), (4, 12)])
def test_the_number_of_players_decides_how_many_species_are_used(seats: int, species: int) -> None:
    s = start(seats)
    assert len(used(s)) == species
    assert sorted(s.stack) == [kind * 5 + n for kind in used(s) for n in range(5)]


@clause("A-1.1", "A19")
def test_which_species_stay_in_the_box_is_drawn_by_lot() -> None:
    left_out = set()
    for seed in range(30):
        left_out |= set(range(len(SPECIES))) - set(used(start(3, seed)))
    assert left_out == set(range(len(SPECIES)))


@clause("A-1.1", "A22")
def test_the_box_holds_twelve_species_of_five() -> None:
    assert len(set(SPECIES)) == 12
    assert TILES == 60
    assert {"elephant", "giraffe", "panda", "tiger", "crocodile"} <= set(SPECIES)


@clause("A-1.2", "A18")
def test_there_is_one_stack_shuffled_by_the_seed() -> None:
    assert list(start(4, seed=1).stack) == list(start(4, seed=1).stack)
    assert list(start(4, seed=1).stack) != list(start(4, seed=2).stack)
    on_top = {start(4, seed).stack[0] for seed in range(400)}
    assert len(on_top) > 55


@clause("A-1.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_has_one_crate_and_the_rest_is_the_supply(seats: int) -> None:
    s = start(seats)
    assert list(s.crates) == [1] * seats
    assert s.view(None).supply == 20 - seats


@clause("A-1.4", "A21")
def test_all_choose_at_once_from_three() -> None:
    s = start(3)
    assert s.waiting == [0, 1, 2]
    assert [len(can(s, seat)) for seat in range(3)] == [3, 3, 3]


@clause("A-1.4", "A21")
def test_the_order_of_choosing_makes_no_difference() -> None:
    one, two = start(3), start(3)
    for seat in (0, 1, 2):
        one.play(one.legal(seat)[seat], seat)
    for seat in (2, 0, 1):
        two.play(two.legal(seat)[seat], seat)
    assert one.dump() == two.dump()


@clause("A-1.4", "A21")
def test_nothing_is_laid_out_before_all_have_chosen() -> None:
    s = start(2)
    s.play(s.legal(1)[0], 1)
    assert (s.waiting, s.view(0).groups) == ([0], [])
    s.play(s.legal(0)[0], 0)
    assert len(s.view(0).groups) == 1


@clause("A-1.4")
def test_one_tile_goes_aboard_and_two_go_to_the_table() -> None:
    s = start(2)
    kept, *rest = members(s.hands[0])
    do(s, can(s, 0)[0], seat=0)
    do(s, can(s, 1)[2], seat=1)
    assert members(s.arks[0]) == [kept]
    assert set(rest) <= set(table(s))
    assert loads(s) == [1, 1]


@clause("A-1.4", "A-6.1")
def test_the_chronicle_tells_only_what_was_laid_out() -> None:
    s = start(2)
    s.chronicle = []
    kept = word(members(s.hands[1])[0])
    for seat in (0, 1):
        s.play(s.legal(seat)[0], seat)
    told = [line.args["tiles"] for line in s.chronicle if line.key == "log-kept"]
    shown = [f"{tile['species']}{tile['value']}" for tile in told[1]]
    assert len(told) == len(shown) == 2
    assert kept not in shown
    assert set(shown) <= set(words(table(s)).split())


@clause("A-1.5")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_agreed_player_starts(seat: int) -> None:
    s = first_round(3, first_player=str(seat + 1))
    assert (s.starter, s.waiting) == (seat, [seat])


@clause("A-1.5")
def test_a_player_drawn_by_lot_starts() -> None:
    assert {GAME.start(4, seed).view(None).starter for seed in range(40)} == {0, 1, 2, 3}


@clause("A-2.1", "A-2.2", "A-2.3")
@pytest.mark.parametrize(("seats", "face_up"), [(2, 8), (3, 10), (4, 12)])
def test_the_first_round_begins_with_one_big_group(seats: int, face_up: int) -> None:
    s = first_round(seats)
    (group,) = groups(s)
    assert len(group.split()) == face_up + 1
    assert group.count("?") == 1
