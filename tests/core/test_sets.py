"""Sets of small numbers in one i64, and rows of i64."""

from itertools import pairwise

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core import sets
from meadhall.core.rng import Rng

HIGHEST = sets.MOST - 1


def examples() -> list[list[int]]:
    rng = Rng(1)
    drawn = [[n for n in range(sets.MOST) if rng.below(3) == 0] for _ in range(50)]
    return [[], [0], [HIGHEST], [31, 32], list(range(sets.MOST)), *drawn]


@pytest.mark.parametrize("numbers", examples())
def test_a_set_has_its_members_in_order(numbers: list[int]) -> None:
    found = sets.set_of(numbers)
    assert sets.members(found) == numbers
    assert sets.size(found) == len(numbers)
    assert sets.several(found) == (len(numbers) > 1)
    assert [n for n in range(sets.MOST) if sets.has(found, n)] == numbers


@pytest.mark.parametrize("numbers", examples()[1:])
def test_lowest_rest_and_above_part_a_set(numbers: list[int]) -> None:
    found = sets.set_of(numbers)
    assert sets.lowest(found) == numbers[0]
    assert sets.members(sets.rest(found)) == numbers[1:]
    for n in (0, 30, 31, HIGHEST):
        assert sets.members(sets.above(found, n)) == [other for other in numbers if other > n]


def test_without_takes_the_common_members_away() -> None:
    for one, two in pairwise(examples()):
        left = sets.without(sets.set_of(one), sets.set_of(two))
        assert sets.members(left) == [n for n in one if n not in two]


def test_a_number_that_does_not_fit_is_refused() -> None:
    with pytest.raises(IndexError):
        sets.single(sets.MOST)


def test_rows_are_copied_when_a_value_changes() -> None:
    row = vec[i64]([4, 5, 6])
    assert list(sets.replaced(row, 1, 9)) == [4, 9, 6]
    assert [list(sets.inserted(row, at, 9)) for at in range(4)] == [
        [9, 4, 5, 6], [4, 9, 5, 6], [4, 5, 9, 6], [4, 5, 6, 9],
    ]  # fmt: skip
    assert [list(sets.removed(row, at)) for at in range(3)] == [[5, 6], [4, 6], [4, 5]]
    assert list(row) == [4, 5, 6]


@pytest.mark.parametrize(("first", "end"), [(0, 0), (0, 3), (7, 14), (60, 61)])
def test_a_span_holds_the_numbers_up_to_its_end(first: int, end: int) -> None:
    assert sets.members(sets.span(first, end)) == list(range(first, end))
