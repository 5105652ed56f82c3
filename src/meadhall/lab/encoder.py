"""Views as rows of numbers of a fixed size, and back.

    encoder = encoder_of(meadhall.game("skibe"))
    row = encoder.encode(state.view(seat))      # numpy, float32, encoder.size numbers
    encoder.decode(row)                         # the view as plain data, for debugging

No game has code of its own here. The order of the numbers follows from the typed view, field by
field, without `result`:

| type of a field | columns |
| --- | --- |
| `int`, `float`, `bool` | the number itself |
| `str` | its place in the vocabulary, from 2; 1: a word that is not in it; 0: none |
| `X \\| None` | 1 if there is one, else 0; then X |
| `list[X]` | its length, unless it never varies; then X as often as the layout has room |
| a struct | its fields |
| `dict[str, X]` | for each known key: 1 if it is there, then X |
| anything else | 1: a number, 2: a word, 3: a list, 4: a dict, 0: none; then room for each |

How much room a list has and which words there are is the *layout* of a game. It is found by playing
random games of all seat counts and options, and stored in `lab/layouts`, so that it stays the
same until the game's view changes. A list that is longer than its room is cut; its length still
tells how long it is. One layout serves all seat counts and options of a game.
"""

from collections.abc import Callable, Iterator
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
import numpy as np
from msgspec import inspect
from numpy.typing import NDArray

from meadhall.core.game import Game
from meadhall.core.rng import Rng
from meadhall.lab.fuzz import runs

ROOM = 1.25  # for lists whose length varies: strong play makes longer ones than random play
LEFT_OUT = "result"  # known only when the game is over

Row = list[float]
Write = Callable[[Any, Row, int], None]


class Number(msgspec.Struct, tag="number"):
    """A number or a truth value: one column."""


class Word(msgspec.Struct, tag="word"):
    """A word: its place in the vocabulary."""

    words: list[str] = []


class Maybe(msgspec.Struct, tag="maybe"):
    """A value or None."""

    of: "Node"


class Items(msgspec.Struct, tag="list", omit_defaults=True):
    """A list: how long, unless all are equally long, then its items."""

    of: "Node"
    room: int = 0
    fixed: bool = True
    lengths: set[int] = set()  # while looking: those met in the current game


class Fields(msgspec.Struct, tag="fields"):
    """A struct, or a dict whose keys are known: `keys` says which."""

    of: dict[str, "Node"]
    keys: bool = False


class Free(msgspec.Struct, tag="any"):
    """A value without a type: a number or a word, and a list or dict where one was met."""

    words: list[str] = []
    items: Items | None = None
    fields: Fields | None = None


Node = Number | Word | Maybe | Items | Fields | Free


class Layout(msgspec.Struct):
    """The columns of a game's views."""

    game: str
    root: Fields


class Column(msgspec.Struct, frozen=True):
    """One number of a row: where it comes from, what it means, which words it counts."""

    path: str
    kind: str  # number, word, present, count, kind
    words: tuple[str, ...] = ()


def node_of(kind: inspect.Type) -> Node:
    """The empty layout of a type."""
    if isinstance(kind, inspect.IntType | inspect.FloatType | inspect.BoolType):
        return Number()
    if isinstance(kind, inspect.StrType | inspect.LiteralType):
        return Word([])
    if isinstance(kind, inspect.UnionType):
        inner = [each for each in kind.types if not isinstance(each, inspect.NoneType)]
        return Maybe(node_of(inner[0])) if len(inner) == 1 else Free([])
    if isinstance(kind, inspect.ListType | inspect.VarTupleType):
        return Items(node_of(kind.item_type))
    if isinstance(kind, inspect.StructType):
        shown = [each for each in kind.fields if each.name != LEFT_OUT]
        return Fields({each.name: node_of(each.type) for each in shown})
    if isinstance(kind, inspect.DictType):
        return Fields({"": node_of(kind.value_type)}, keys=True)
    return Free([])


def look(node: Node, value: Any) -> None:
    """Widens a layout by a value that was seen, given as plain data."""
    if isinstance(node, Word):
        learn(node.words, value)
    elif isinstance(node, Maybe):
        if value is not None:
            look(node.of, value)
    elif isinstance(node, Items):
        node.lengths.add(len(value))
        for each in value:
            look(node.of, each)
    elif isinstance(node, Fields):
        for name, each in value.items():
            if node.keys and name not in node.of:
                node.of[name] = msgspec.convert(msgspec.to_builtins(node.of[""]), Node)
            if name in node.of:
                look(node.of[name], each)
    elif isinstance(node, Free):
        look_freely(node, value)


def look_freely(node: Free, value: Any) -> None:
    if isinstance(value, str):
        learn(node.words, value)
    elif isinstance(value, list):
        node.items = node.items or Items(Free([]))
        look(node.items, value)
    elif isinstance(value, dict):
        node.fields = node.fields or Fields({"": Free([])}, keys=True)
        look(node.fields, value)


def learn(words: list[str], word: str) -> None:
    if word not in words:
        words.append(word)


def settle(node: Node) -> None:
    """Ends the looking at one game: sorts words, gives lists their room.

    A list that varies within a game gets more room than was needed; one whose length follows from
    the number of players does not.
    """
    if isinstance(node, Word):
        node.words.sort()
    elif isinstance(node, Maybe):
        settle(node.of)
    elif isinstance(node, Items):
        if node.lengths:
            most = max(node.lengths)
            varies = len(node.lengths) > 1
            node.fixed = node.fixed and not varies and node.room in (0, most)
            node.room = max(node.room, int(most * ROOM + 0.5) if varies else most)
            node.lengths.clear()
        settle(node.of)
    elif isinstance(node, Fields):
        if node.keys:
            node.of = dict(sorted(node.of.items()))
        for each in node.of.values():
            settle(each)
    elif isinstance(node, Free):
        node.words.sort()
        for part in (node.items, node.fields):
            if part is not None:
                settle(part)


def forget_patterns(node: Node) -> None:
    """Removes the pattern of unknown keys from dicts."""
    if isinstance(node, Fields):
        if node.keys:
            node.of.pop("", None)
        for each in node.of.values():
            forget_patterns(each)
    elif isinstance(node, Maybe | Items):
        forget_patterns(node.of)
    elif isinstance(node, Free):
        for part in (node.items, node.fields):
            if part is not None:
                forget_patterns(part)


def find_layout(game: Game, games: int = 200, every: int = 7, seed: int = 0) -> Layout:
    """The layout of a game, from the views of random games of all seat counts and options.

    Args:
        game: Any registered game.
        games: How many are played.
        every: Views are looked at before every so many decisions.
        seed: Of all chance.
    """
    root = node_of(inspect.type_info(game.view_type))
    assert isinstance(root, Fields)
    rng = Rng(seed)
    for seats, options, one in runs(game, games, seed):
        state = game.start(seats, one, options)
        count = 0
        while not state.over:
            if count % every == 0:
                for seat in (state.seat, None):
                    look(root, msgspec.to_builtins(state.view(seat)))
            legal = state.legal()
            state.play(legal[rng.below(len(legal))])
            count += 1
        look(root, msgspec.to_builtins(state.view(0)))
        settle(root)
    forget_patterns(root)
    return Layout(game.slug, root)


def width(node: Node) -> int:
    """How many columns it takes."""
    if isinstance(node, Maybe):
        return 1 + width(node.of)
    if isinstance(node, Items):
        return (not node.fixed) + node.room * width(node.of)
    if isinstance(node, Fields):
        return sum(map(width, node.of.values())) + (len(node.of) if node.keys else 0)
    if isinstance(node, Free):
        return 3 + sum(width(part) for part in (node.items, node.fields) if part is not None)
    return 1


def columns(node: Node, path: str) -> Iterator[Column]:
    """Every column with its meaning, in order."""
    if isinstance(node, Number):
        yield Column(path, "number")
    elif isinstance(node, Word):
        yield Column(path, "word", tuple(node.words))
    elif isinstance(node, Maybe):
        yield Column(path, "present")
        yield from columns(node.of, path)
    elif isinstance(node, Items):
        if not node.fixed:
            yield Column(path, "count")
        for at in range(node.room):
            yield from columns(node.of, f"{path}[{at}]")
    elif isinstance(node, Fields):
        for name, each in node.of.items():
            inner = f"{path}.{name}" if path else name
            if node.keys:
                yield Column(inner, "present")
            yield from columns(each, inner)
    else:
        yield Column(path, "kind")
        yield Column(path, "number")
        yield Column(path, "word", tuple(node.words))
        for part in (node.items, node.fields):
            if part is not None:
                yield from columns(part, path)


def writer(node: Node) -> Write:
    """The function that writes a value into a row of zeros."""
    if isinstance(node, Number):
        return write_number
    if isinstance(node, Word):
        return word_writer(node.words)
    if isinstance(node, Maybe):
        return maybe_writer(writer(node.of))
    if isinstance(node, Items):
        return items_writer(writer(node.of), width(node.of), node.room, node.fixed)
    if isinstance(node, Fields):
        return keys_writer(node) if node.keys else fields_writer(node)
    return free_writer(node)


def write_number(value: Any, row: Row, at: int) -> None:
    row[at] = value


def word_writer(words: list[str]) -> Write:
    places = {word: place for place, word in enumerate(words, 2)}

    def write(value: Any, row: Row, at: int) -> None:
        row[at] = places.get(value, 1)

    return write


def maybe_writer(inner: Write) -> Write:
    def write(value: Any, row: Row, at: int) -> None:
        if value is not None:
            row[at] = 1
            inner(value, row, at + 1)

    return write


def items_writer(inner: Write, stride: int, room: int, fixed: bool) -> Write:
    def write(value: Any, row: Row, at: int) -> None:
        if not fixed:
            row[at] = len(value)
            at += 1
        for each in value[:room]:
            inner(each, row, at)
            at += stride

    return write


def fields_writer(node: Fields) -> Write:
    parts = []
    offset = 0
    for name, each in node.of.items():
        parts.append((name, writer(each), offset))
        offset += width(each)

    def write(value: Any, row: Row, at: int) -> None:
        for name, inner, place in parts:
            inner(getattr(value, name), row, at + place)

    return write


def keys_writer(node: Fields) -> Write:
    parts = {}
    offset = 0
    for name, each in node.of.items():
        parts[name] = writer(each), offset
        offset += 1 + width(each)

    def write(value: Any, row: Row, at: int) -> None:
        for name, each in value.items():
            if name in parts:
                inner, place = parts[name]
                row[at + place] = 1
                inner(each, row, at + place + 1)

    return write


def free_writer(node: Free) -> Write:
    word = word_writer(node.words)
    items = writer(node.items) if node.items else None
    fields = writer(node.fields) if node.fields else None
    behind_items = 3 + (width(node.items) if node.items else 0)

    def write(value: Any, row: Row, at: int) -> None:
        if isinstance(value, str):
            row[at] = 2
            word(value, row, at + 2)
        elif isinstance(value, list):
            row[at] = 3
            if items:
                items(value, row, at + 3)
        elif isinstance(value, dict):
            row[at] = 4
            if fields:
                fields(value, row, at + behind_items)
        elif value is not None:
            row[at] = 1
            row[at + 1] = value

    return write


def read(node: Node, row: list[float], at: int) -> Any:
    """The value that was written at this place, as plain data."""
    if isinstance(node, Number):
        return number(row[at])
    if isinstance(node, Word):
        return word_at(node.words, row[at])
    if isinstance(node, Maybe):
        return read(node.of, row, at + 1) if row[at] else None
    if isinstance(node, Items):
        stride = width(node.of)
        if node.fixed:
            return [read(node.of, row, at + place * stride) for place in range(node.room)]
        shown = min(int(row[at]), node.room)
        return [read(node.of, row, at + 1 + place * stride) for place in range(shown)]
    if isinstance(node, Fields):
        return read_fields(node, row, at)
    return read_free(node, row, at)


def read_fields(node: Fields, row: list[float], at: int) -> dict[str, Any]:
    found = {}
    for name, each in node.of.items():
        if not node.keys:
            found[name] = read(each, row, at)
        else:
            if row[at]:
                found[name] = read(each, row, at + 1)
            at += 1
        at += width(each)
    return found


def read_free(node: Free, row: list[float], at: int) -> Any:
    kind = row[at]
    if kind == 1:
        return number(row[at + 1])
    if kind == 2:
        return word_at(node.words, row[at + 2])
    if kind == 3:
        return read(node.items, row, at + 3) if node.items else []
    if kind == 4:
        behind_items = 3 + (width(node.items) if node.items else 0)
        return read(node.fields, row, at + behind_items) if node.fields else {}
    return None


def word_at(words: list[str], code: float) -> str | None:
    """The word of a code; "?" is one that the layout does not know."""
    return words[int(code) - 2] if code >= 2 else "?" if code else None


def number(value: float) -> int | float:
    return int(value) if value == int(value) else value


class Encoder:
    """Turns the views of one game into rows of numbers.

    Attributes:
        size: How many numbers a row has.
        columns: What each of them means.
    """

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.size = width(layout.root)
        self._write = writer(layout.root)

    @property
    def columns(self) -> list[Column]:
        return list(columns(self.layout.root, ""))

    def encode(self, view: Any) -> NDArray[np.float32]:
        """The view that `State.view` gave, as numbers."""
        row: Row = [0.0] * self.size
        self._write(view, row, 0)
        return np.array(row, dtype=np.float32)

    def decode(self, row: NDArray[np.float32]) -> dict[str, Any]:
        """The view as plain data; what had no room in the row is missing."""
        found: dict[str, Any] = read(self.layout.root, row.tolist(), 0)
        return found


@cache
def encoder_of(game: Game) -> Encoder:
    """The encoder of a game; one without a stored layout is played a few times to find it."""
    stored = files("meadhall.lab") / "layouts" / f"{game.slug}.json"
    if stored.is_file():
        return Encoder(msgspec.json.decode(stored.read_bytes(), type=Layout))
    return Encoder(find_layout(game))
