"""Moves: the buffer into which a step writes what may be chosen."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from meadhall.core.actions import Verb
from meadhall.core.sets import MOST, SmallSet


@final
class Moves:
    """The action ids that a seat may choose from, in order.

    One buffer is filled again for each decision: `legal` copies it into a list, `play` searches
    it, `rollout` draws from it.

        moves.add(TAKE.id(group))
    """

    def __init__(self) -> None:
        self.count: i64 = 0
        self.actions: vec[i64] = vec[i64]([0] * 64)  # only the first `count` are valid

    def add(self, action: i64) -> None:
        """Adds an action id."""
        if self.count < len(self.actions):
            self.actions[self.count] = action
        else:
            self.actions = append(self.actions, action)
        self.count += 1

    def add_places(self, verb: Verb, places: SmallSet) -> None:
        """Adds the actions of a verb at each of these places: see `Verb.nth`."""
        while self.count + MOST > len(self.actions):
            self.actions = append(self.actions, 0)
        actions = self.actions
        count = self.count
        action = verb.nth(0)
        while places != 0:
            if places & 1 != 0:
                actions[count] = action
                count += 1
            action += 1
            places >>= 1
        self.count = count

    def extend(self, actions: list[int]) -> None:
        """Adds several action ids."""
        for action in actions:
            self.add(action)

    def has(self, action: i64) -> bool:
        """Whether the action is among them."""
        return any(self.actions[at] == action for at in range(self.count))

    def to_list(self) -> list[int]:
        """A new list of them."""
        found = [0] * self.count  # of its size at once: quicker than appending
        for at in range(self.count):
            found[at] = self.actions[at]
        return found
