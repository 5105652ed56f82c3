"""What the interpreter does faster in another way than compiled code.

`moves.py` and `sets.py` use it when they are not compiled.
"""

from collections.abc import Callable
from typing import Any


class ListMoves(list[int]):
    """`Moves` as a list: a buffer of i64 is slow to reach from the interpreter."""

    add = list.append
    at = list.__getitem__
    count = property(len)
    has = list.__contains__
    to_list = list.copy

    def add_places(self, verb: Any, places: int) -> None:
        first = verb.nth(0)
        while places:
            one = places & -places
            self.append(first + one.bit_length() - 1)
            places ^= one


def lowest(numbers: int) -> int:
    return (numbers & -numbers).bit_length() - 1


SETS: dict[str, Callable[..., Any]] = {
    "single": [1 << n for n in range(62)].__getitem__,
    "size": int.bit_count,
    "lowest": lowest,
}
