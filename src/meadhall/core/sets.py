"""Sets of small numbers (0 to 61) held in one i64, a bit for each; and rows of i64.

    group = single(4) | single(9)
    has(group, 4) and size(group) == 2 and members(group) == [4, 9]

Union, intersection and difference are `a | b`, `a & b` and `without(a, b)`; the empty set is 0.
A row that copies of a state share is never changed: `replaced`, `inserted` and `removed` give
another one.
"""

from typing import Final, TypeAlias

from librt.vecs import append, vec
from mypy_extensions import i64

from meadhall.core import interpreted

SmallSet: TypeAlias = i64

MOST: Final = 62  # numbers that fit
_SINGLE: Final = vec[i64]([1 << n for n in range(MOST)])  # in i64 `1 << n` is wrong from 31 on


def single(member: i64) -> SmallSet:
    """The set of that number alone."""
    return _SINGLE[member]


def set_of(numbers: list[int]) -> SmallSet:
    """The set of these numbers."""
    found: i64 = 0
    for number in numbers:
        found |= _SINGLE[number]
    return found


def span(first: i64, end: i64) -> SmallSet:
    """The set of the numbers from `first` up to the one before `end`."""
    return _SINGLE[end] - _SINGLE[first]


def has(numbers: SmallSet, member: i64) -> bool:
    """Whether the number is in the set."""
    return (numbers >> member) & 1 != 0


def without(numbers: SmallSet, others: SmallSet) -> SmallSet:
    """The set without the members of the other one."""
    return numbers & ~others


def several(numbers: SmallSet) -> bool:
    """Whether the set has two members or more."""
    return numbers & (numbers - 1) != 0


def size(numbers: SmallSet) -> i64:
    """How many members the set has."""
    pairs: i64 = numbers - ((numbers >> 1) & 0x1555555555555555)
    fours: i64 = (pairs & 0x3333333333333333) + ((pairs >> 2) & 0x3333333333333333)
    bytes_: i64 = (fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F
    bytes_ += bytes_ >> 8
    bytes_ += bytes_ >> 16
    bytes_ += bytes_ >> 32
    return bytes_ & 127


def lowest(numbers: SmallSet) -> i64:
    """The lowest member of a set that is not empty."""
    length: i64 = int(numbers & -numbers).bit_length()
    return length - 1


def rest(numbers: SmallSet) -> SmallSet:
    """The set without its lowest member."""
    return numbers & (numbers - 1)


def above(numbers: SmallSet, member: i64) -> SmallSet:
    """The members that are higher than that number."""
    return numbers & ~((_SINGLE[member] << 1) - 1)


def replaced(row: vec[i64], at: i64, value: i64) -> vec[i64]:
    """A copy of the row with another value at that place."""
    new = row[:]
    new[at] = value
    return new


def inserted(row: vec[i64], at: i64, value: i64) -> vec[i64]:
    """A copy of the row with a value inserted before that place."""
    new = append(row[:], value)
    for place in range(len(row), at, -1):
        new[place] = row[place - 1]
    new[at] = value
    return new


def removed(row: vec[i64], at: i64) -> vec[i64]:
    """A copy of the row without the value at that place."""
    new = row[: len(row) - 1]
    for place in range(at, len(row) - 1):
        new[place] = row[place + 1]
    return new


def members(numbers: SmallSet) -> list[int]:
    """The members, lowest first."""
    found: list[int] = []
    while numbers != 0:
        found.append(lowest(numbers))
        numbers = rest(numbers)
    return found


if __file__.endswith(".py"):  # not compiled
    globals().update(interpreted.SETS)
