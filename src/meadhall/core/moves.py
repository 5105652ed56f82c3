"""Moves: the buffer into which a step writes what may be chosen."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from meadhall.core import interpreted
from meadhall.core.actions import Verb
from meadhall.core.sets import MOST, SmallSet, lowest

ROOM: Final = 128  # actions that fit into a new buffer
_ZEROS: Final = vec[i64]([0] * ROOM)


@final
class Moves:
    """The action ids that a seat may choose from, in order.

    One buffer is filled again for each decision: `legal` copies it into a list, `play` searches
    it, `rollout` draws from it.

        moves.add(TAKE.id(group))
    """

    def __init__(self) -> None:
        self.count: i64 = 0
        self.room: i64 = ROOM
        self.actions: vec[i64] = _ZEROS[:]  # only the first `count` are valid

    def clear(self) -> None:
        """Empties the buffer."""
        self.count = 0

    def at(self, place: i64) -> i64:
        """The action id at that place."""
        return self.actions[place]

    def add(self, action: i64) -> None:
        """Adds an action id."""
        count = self.count
        if count == self.room:
            self._grow()
        self.actions[count] = action
        self.count = count + 1

    def _grow(self) -> None:
        """Doubles the room."""
        for _ in range(self.room):
            self.actions = append(self.actions, 0)
        self.room *= 2

    def add_places(self, verb: Verb, places: SmallSet) -> None:
        """Adds the actions of a verb at each of these places: see `Verb.nth`."""
        if self.count + MOST > self.room:
            self._grow()
        actions = self.actions
        count = self.count
        action = verb.nth(0)
        while places != 0:
            gap = lowest(places)
            action += gap
            places >>= gap
            while places & 1 != 0:
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
        actions = self.actions
        at: i64 = 0
        while at < self.count and actions[at] != action:
            at += 1
        return at < self.count

    def to_list(self) -> list[int]:
        """A new list of them."""
        actions = self.actions
        found = [0] * self.count  # of its size at once: quicker than appending
        for at in range(self.count):
            found[at] = actions[at]
        return found


if __file__.endswith(".py"):  # not compiled
    globals()["Moves"] = interpreted.ListMoves
