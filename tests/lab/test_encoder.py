"""Views as numbers: every game, and back again."""

from typing import Any

import msgspec
import numpy as np
import pytest
from msgspec import inspect

import meadhall
from meadhall.core.registry import all_games
from meadhall.core.rng import Rng
from meadhall.lab.encoder import (
    Encoder,
    Fields,
    Free,
    Items,
    Layout,
    Maybe,
    Node,
    encoder_of,
    find_layout,
    look,
    node_of,
    settle,
)

SLUGS = [game.slug for game in all_games()]


def agrees(decoded: Any, plain: Any) -> bool:
    """Whether decoded data is the original, but for unknown words and what had no room."""
    if decoded == "?":
        return isinstance(plain, str)
    if isinstance(plain, dict):
        return all(key not in decoded or agrees(decoded[key], plain[key]) for key in plain)
    if isinstance(plain, list):
        return all(map(agrees, decoded, plain))
    return bool(decoded == plain)


def shape(node: Node) -> Any:
    """A layout without words and room: what follows from the types alone."""
    if isinstance(node, Fields) and not node.keys:
        return {name: shape(each) for name, each in node.of.items()}
    if isinstance(node, Maybe):
        return ["maybe", shape(node.of)]
    if isinstance(node, Items):
        return ["list", shape(node.of)]
    return "dict" if isinstance(node, Fields) else type(node).__name__


@pytest.mark.parametrize("slug", SLUGS)
def test_the_stored_layout_has_the_fields_of_the_view(slug: str) -> None:
    game = meadhall.game(slug)
    today = shape(node_of(inspect.type_info(game.view_type)))
    assert shape(encoder_of(game).layout.root) == today, "run `make layouts`"


@pytest.mark.parametrize("slug", SLUGS)
def test_views_come_back_from_their_numbers(slug: str) -> None:
    game = meadhall.game(slug)
    encoder = encoder_of(game)
    rng = Rng(11)
    for seats in (game.seats[0], game.seats[-1]):
        state = game.start(seats, 5)
        count = 0
        while not state.over:
            if count % 29 == 0:
                for seat in (state.seat, None):
                    view = state.view(seat)
                    row = encoder.encode(view)
                    assert row.shape == (encoder.size,)
                    assert row.dtype == np.float32
                    plain = msgspec.to_builtins(view)
                    del plain["result"]
                    decoded = encoder.decode(row)
                    assert decoded.keys() == plain.keys()
                    assert decoded["waiting"] == plain["waiting"]
                    assert agrees(decoded, plain)
            legal = state.legal()
            state.play(legal[rng.below(len(legal))])
            count += 1


@pytest.mark.parametrize("slug", SLUGS)
def test_each_number_has_a_column_that_names_it(slug: str) -> None:
    encoder = encoder_of(meadhall.game(slug))
    columns = encoder.columns
    assert len(columns) == encoder.size
    assert len({(column.path, column.kind) for column in columns}) == len(columns)


def test_the_same_seed_finds_the_same_layout() -> None:
    game = meadhall.game("animals-on-board")
    one, other = (find_layout(game, games=6) for _ in range(2))
    assert one == other
    assert msgspec.json.decode(msgspec.json.encode(one), type=Layout) == one


class Inner(msgspec.Struct):
    name: str
    tags: dict[str, Any]


class Outer(msgspec.Struct):
    number: int
    maybe: float | None
    words: list[str]
    pair: list[int]
    inner: Inner | None


def learned(*values: Outer) -> Encoder:
    root = node_of(inspect.type_info(Outer))
    assert isinstance(root, Fields)
    for value in values:
        look(root, msgspec.to_builtins(value))
    settle(root)
    return Encoder(Layout("toy", root))


def test_every_kind_of_field_comes_back() -> None:
    tags = {"a": 3, "b": "x", "c": ["x", 2, {"d": 1}], "e": None}
    full = Outer(-2, 0.5, ["x", "y"], [1, 2], Inner("x", tags))
    empty = Outer(7, None, [], [3, 4], None)
    encoder = learned(full, empty)
    for value in (full, empty):
        assert encoder.decode(encoder.encode(value)) == msgspec.to_builtins(value)


def test_a_word_never_met_is_told_apart_and_a_long_list_keeps_its_length() -> None:
    encoder = learned(Outer(0, None, ["x"], [1, 2], None), Outer(0, None, [], [1, 2], None))
    long = Outer(0, None, ["x", "z", "x"], [1, 2], None)
    row = encoder.encode(long)
    assert encoder.decode(row)["words"] == ["x"]
    place = [(column.path, column.kind) for column in encoder.columns].index(("words", "count"))
    assert row[place] == 3
    other = encoder.encode(Outer(0, None, ["z"], [1, 2], None))
    assert encoder.decode(other)["words"] == ["?"]


def test_a_value_without_a_type_takes_what_was_met() -> None:
    node = Free([])
    for value in (1, "word", [1, "other"], {"key": 2}, None):
        look(node, value)
    settle(node)
    assert node.words == ["word"]
    assert node.items is not None
    assert node.items.room == 2
    assert node.fields is not None
    assert "key" in node.fields.of
