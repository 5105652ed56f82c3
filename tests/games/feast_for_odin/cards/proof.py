"""Which cards the tests of this folder prove: once where a card acts, once where it must not."""

from collections.abc import Callable
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., None])

FIRED: set[int] = set()
RESTED: set[int] = set()


def fires(*cards: int) -> Callable[[Test], Test]:
    """The test shows what these cards do, with the exact result."""

    def mark(test: Test) -> Test:
        FIRED.update(cards)
        return test

    return mark


def rests(*cards: int) -> Callable[[Test], Test]:
    """The test shows a case in which these cards do nothing."""

    def mark(test: Test) -> Test:
        RESTED.update(cards)
        return test

    return mark
