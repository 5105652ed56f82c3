"""Chance: the same for the same seed, fair, and stable over versions."""

import itertools
import pickle
from collections import Counter
from collections.abc import Iterable
from math import sqrt

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.rng import QuickRng, Rng

EDGES = [1, 2, 63, 64, 65, 255, 256, 257, 65535, 65536, 65537, 2**31, 2**32, 2**62]
EDGES += [2**63 - 1, 2**63, 2**64 - 1, 2**64, 2**64 + 1, 2**200, 3**300]


def draws(rng: Rng, n: int, count: int) -> list[int]:
    return [rng.below(n) for _ in range(count)]


def even(found: Iterable[object], kinds: int) -> bool:
    """Chi-square: whether `kinds` values are equally frequent, within five deviations."""
    counts = Counter(found)
    share = counts.total() / kinds
    squares = sum((count - share) ** 2 / share for count in counts.values())
    squares += (kinds - len(counts)) * share
    return squares < kinds - 1 + 5 * sqrt(2 * (kinds - 1))


def test_the_measure_of_fairness_finds_a_loaded_die() -> None:
    fair = [n % 6 for n in range(6000)]
    assert even(fair, 6)
    assert not even([*fair, *[5] * 300], 6)
    assert not even([n for n in fair if n], 6)


# The first draws of two seeds. If they change, every stored game plays out differently: then
# every game's rules_version must go up.
GOLDEN = {
    7: (
        [3, 5, 1, 2, 5, 3, 4, 2],
        [74, 27, 47, 19],
        [28001, 33152],
        308439909806660778113434399719192355241,
    ),
    2**200: (
        [3, 5, 4, 0, 4, 5, 4, 2],
        [80, 48, 70, 2],
        [36900, 46325],
        242130125593322300020375490849649865993,
    ),
}


@pytest.mark.parametrize("seed", GOLDEN, ids=["small", "large"])
def test_the_stream_of_a_seed_never_changes(seed: int) -> None:
    rng = Rng(seed)
    found = (draws(rng, 6, 8), draws(rng, 100, 4), draws(rng, 100_000, 2), rng.big())
    assert found == GOLDEN[seed]


def test_a_shuffle_of_a_seed_never_changes() -> None:
    items = list(range(12))
    Rng(7).shuffle(items)
    assert items == [1, 11, 7, 0, 9, 2, 5, 4, 8, 3, 10, 6]


def test_the_same_seed_gives_the_same_draws_and_another_seed_others() -> None:
    assert draws(Rng(5), 1000, 50) == draws(Rng(5), 1000, 50)
    seeds = [0, 1, 2, 255, 256, 2**32, 2**64, 2**128, 10**400]
    assert len({tuple(draws(Rng(seed), 1000, 10)) for seed in seeds}) == len(seeds)


def test_a_copy_goes_on_alike_and_apart() -> None:
    rng = Rng(3)
    for used in range(150):  # over the ends of blocks
        twin = rng.copy()
        ahead = draws(twin, 64, 70)
        assert draws(rng.copy(), 64, 70) == ahead, used
        rng.below(64)


def test_drawing_from_a_copy_leaves_the_original_where_it_was() -> None:
    rng, same = Rng(3), Rng(3)
    twin = rng.copy()
    twin.big(1000)
    assert rng.dump() == same.dump() != twin.dump()


def test_every_bound_up_to_70000_is_kept() -> None:
    rng = Rng(11)
    for n in range(1, 70_001):
        assert 0 <= rng.below(n) < n


@pytest.mark.parametrize("n", EDGES)
def test_bounds_at_the_edges_of_machine_numbers(n: int) -> None:
    found = draws(Rng(n), n, 40)
    assert all(0 <= value < n for value in found)
    assert n == 1 or max(found) >= n // 2  # the upper half is reached


@pytest.mark.parametrize("n", [0, -1, -(2**70)])
def test_no_number_lies_below_zero(n: int) -> None:
    with pytest.raises(ValueError, match=rf"below\({n}\): n must be 1 or more"):
        Rng(1).below(n)


@pytest.mark.parametrize("n", [2, 3, 5, 6, 7, 10, 13, 33, 48, 60, 63, 64, 65, 100, 200, 256, 300])
def test_every_number_is_equally_likely(n: int) -> None:
    assert even(draws(Rng(n), n, 400 * n), n)


@pytest.mark.parametrize("n", [49_152, 65_535, 65_536, 98_304, 3 * 2**61, 3 * 2**64])
def test_no_remainder_is_preferred_where_words_must_be_refused(n: int) -> None:
    """Three quarters of a power of two: without refusal every third number comes up twice."""
    found = draws(Rng(n), n, 30_000)
    assert even((value % 3 for value in found), 3)
    assert even((value * 7 // n for value in found), 7)


def test_all_orders_of_four_are_equally_likely() -> None:
    rng = Rng(24)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        items = [1, 2, 3, 4]
        rng.shuffle(items)
        found[tuple(items)] += 1
    assert set(found) == set(itertools.permutations([1, 2, 3, 4]))
    assert even(found.elements(), 24)


@pytest.mark.parametrize("items", [[], [5]])
def test_a_list_with_nothing_to_shuffle_costs_no_chance(items: list[int]) -> None:
    kept, rng = items[:], Rng(1)
    rng.shuffle(items)
    assert items == kept
    assert rng.dump() == Rng(1).dump()


@pytest.mark.parametrize("bits", [1, 7, 8, 9, 31, 32, 62, 63, 64, 65, 127, 128, 1000])
def test_big_numbers_have_their_bits(bits: int) -> None:
    rng = Rng(bits)
    found = [rng.big(bits) for _ in range(200)]
    assert all(0 <= value < 2**bits for value in found)
    assert any(value >> (bits - 1) for value in found)
    assert even((value & 1 for value in found), 2)


def test_a_big_number_is_a_seed_by_default() -> None:
    found = [Rng(seed).big() for seed in range(50)]
    assert len(set(found)) == 50
    assert max(found).bit_length() == 128


@pytest.mark.parametrize("used", [0, 1, 7, 63, 64, 65, 128, 1000])
def test_dump_and_load_and_pickle_go_on_exactly(used: int) -> None:
    rng = Rng(9)
    draws(rng, 64, used)
    for twin in (Rng.load(rng.dump()), pickle.loads(pickle.dumps(rng))):
        assert draws(twin, 1000, 100) == draws(rng.copy(), 1000, 100)


def test_a_dump_does_not_name_the_seed() -> None:
    assert "123456789" not in repr(Rng(123456789).dump())


@pytest.mark.parametrize("data", [[1, 2], ["00", "1"], [None, 0]])
def test_what_was_not_dumped_is_not_loaded(data: list[object]) -> None:
    with pytest.raises(ValueError, match="not a dumped Rng"):
        Rng.load(data)


def test_quick_draws_are_in_range_and_each_is_equally_likely() -> None:
    quick = QuickRng(12345)
    counts = [0] * 6
    for _ in range(60_000):
        counts[quick.below(6)] += 1
    assert min(counts) > 9_600
    assert max(counts) < 10_400


def test_quick_draws_follow_from_the_seed() -> None:
    def drawn(seed: int) -> list[int]:
        quick = QuickRng(seed)
        return [quick.below(1000) for _ in range(20)]

    assert drawn(1) == drawn(1)
    assert drawn(1) != drawn(2)
    assert drawn(0xFFFFFFFF) != [0] * 20


def test_rows_are_shuffled_like_lists() -> None:
    items, row = list(range(60)), vec[i64](range(60))
    Rng(7).shuffle(items)
    Rng(7).shuffle_row(row)
    assert list(row) == items
