"""Actions: every move a game knows, as a number and as a name.

Rule code declares its verbs and their ranges once; the numbering follows from that.

    ACTIONS = ActionSpace()
    LAY = ACTIONS.verb("lay", card=range(40), ship=range(3))
    LAY.id(4, 2) == 14 and ACTIONS.name(14) == ("lay", 4, 2)
"""

from collections.abc import Iterator, Sequence
from typing import final

from mypy_extensions import i64

Word = int | str
Name = tuple[Word, ...]


@final
class Verb:
    """One kind of move: a word with up to four arguments, each from a fixed range.

    An argument declared as a range is a number. One declared as a list of words is a
    number to the rules (its place in the list) and a word in names.

        LAY = ACTIONS.verb("lay", card=range(40), ship=range(3))
        LAY.has(action) and LAY.arg(action) == 4 and LAY.arg2(action) == 2

    Where all arguments together number the pieces of a box, `nth` and `place` count them through:
    `KEEP.nth(17)` keeps tile 17, and `KEEP.place(action) == 17`.
    """

    def __init__(self, name: str, first: int, args: dict[str, Sequence[Word]]) -> None:
        if len(args) > 4:
            raise ValueError(f"verb {name!r} has {len(args)} arguments; 4 are possible")
        self.name = name
        self.args = args
        self.declines = False  # it passes, gives up or ends: clients never preselect it
        self.first = first  # its lowest action id
        starts = []
        sizes = []
        for values in args.values():
            if not len(values):
                raise ValueError(f"verb {name!r}: every argument needs at least one value")
            if isinstance(values, range) and values.step != 1:
                raise ValueError(f"verb {name!r}: a range of arguments goes up by ones")
            if len(set(values)) < len(values):
                raise ValueError(f"verb {name!r}: an argument has a value twice")
            starts.append(values.start if isinstance(values, range) else 0)
            sizes.append(len(values))
        while len(sizes) < 4:
            starts.append(0)
            sizes.append(1)
        self.strides = [sizes[1] * sizes[2] * sizes[3], sizes[2] * sizes[3], sizes[3], 1]
        self.count = sizes[0] * self.strides[0]
        self.end = first + self.count
        # the same as i64, for the methods that rules call for each option
        self._first: i64 = first
        self._end: i64 = self.end
        self._a: i64 = self.strides[0]
        self._b: i64 = self.strides[1]
        self._c: i64 = self.strides[2]
        self._start: i64 = starts[0]
        self._start2: i64 = starts[1]
        self._start3: i64 = starts[2]
        self._start4: i64 = starts[3]
        self._zero: i64 = first - sum(
            [start * stride for start, stride in zip(starts, self.strides, strict=True)]
        )

    def id(self, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> i64:
        """The action id of this verb with these arguments, which are not checked."""
        return self._zero + a * self._a + b * self._b + c * self._c + d

    def nth(self, place: i64) -> i64:
        """The action id at that place, counted from 0 through all arguments."""
        return self._first + place

    def place(self, action: i64) -> i64:
        """The place of the action, counted from 0 through all arguments."""
        return action - self._first

    def has(self, action: i64) -> bool:
        """Whether the action is one of this verb's."""
        return self._first <= action < self._end

    def arg(self, action: i64) -> i64:
        """The first argument of the action."""
        place = action - self._first
        return (place if self._a == 1 else place // self._a) + self._start

    def arg2(self, action: i64) -> i64:
        """The second argument of the action."""
        return (action - self._first) % self._a // self._b + self._start2

    def arg3(self, action: i64) -> i64:
        """The third argument of the action."""
        return (action - self._first) % self._b // self._c + self._start3

    def arg4(self, action: i64) -> i64:
        """The fourth argument of the action."""
        return (action - self._first) % self._c + self._start4

    def words(self, action: int) -> list[Word]:
        """The arguments as they stand in a name."""
        rest = action - self.first
        out: list[Word] = []
        for stride, values in zip(self.strides, self.args.values(), strict=False):
            out.append(values[rest // stride])
            rest %= stride
        return out

    def __repr__(self) -> str:
        shown = ", ".join(f"{k}={_shown(v)}" for k, v in self.args.items())
        return f"{self.name}({shown})"


class ActionSpace:
    """All verbs of a game, numbered in the order in which they were declared.

    `len(space)` is the number of actions: a mask of that length fits a network.
    """

    def __init__(self) -> None:
        self.verbs: dict[str, Verb] = {}
        self.count = 0

    def verb(self, name: str, **args: Sequence[Word]) -> Verb:
        """Declares a verb.

        Args:
            name: The first word of the move's name.
            args: Its arguments in order, each with the values it can have.
        """
        if name in self.verbs:
            raise ValueError(f"verb {name!r} is declared twice")
        verb = Verb(name, self.count, args)
        self.verbs[name] = verb
        self.count = verb.end
        return verb

    def declining(self, name: str) -> Verb:
        """A verb that passes, declines, fails or ends; clients never put the first focus on it."""
        verb = self.verb(name)
        verb.declines = True
        return verb

    def __len__(self) -> int:
        return self.count

    def __iter__(self) -> Iterator[Verb]:
        return iter(self.verbs.values())

    def verb_of(self, action: int) -> Verb:
        """The verb to which the action belongs."""
        if 0 <= action < self.count:
            for verb in self.verbs.values():
                if verb.has(action):
                    return verb
        raise ValueError(f"action {action}: there are only 0 to {self.count - 1}")

    def name(self, action: int) -> Name:
        """`name(17) == ("lay", 4, 2)`"""
        verb = self.verb_of(action)
        return (verb.name, *verb.words(action))

    def args(self, action: int) -> dict[str, Word]:
        """The arguments by their names, for texts."""
        verb = self.verb_of(action)
        return dict(zip(verb.args, verb.words(action), strict=True))

    def id(self, name: Sequence[Word]) -> int:
        """`id(("lay", 4, 2)) == 17`; the error for a wrong name says what is possible."""
        if not len(name) or not isinstance(name[0], str) or name[0] not in self.verbs:
            raise ValueError(f"no such move: {list(name)!r}; verbs: {', '.join(self.verbs)}")
        verb = self.verbs[name[0]]
        if len(name) - 1 != len(verb.args):
            raise ValueError(f"{list(name)!r}: the move is {verb!r}")
        at = verb.first
        for i, (key, values) in enumerate(verb.args.items()):
            word = name[i + 1]
            if isinstance(word, bool) or word not in values:
                raise ValueError(f"{list(name)!r}: {key} must be one of {_shown(values)}")
            at += values.index(word) * verb.strides[i]
        return at


def _shown(values: Sequence[Word]) -> str:
    if isinstance(values, range):
        return f"{values.start}..{values.stop - 1}"
    return "|".join(str(v) for v in values)
