"""What a state gets from its declared fields: interpreted, and as the build writes it."""

import ast
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core import fields
from meadhall.core.fields import Kind, with_methods
from meadhall.core.state import Component, Shared, State
from tests.core.tiny import GAME


class Purse:
    """A component: it copies, dumps and loads itself."""

    def __init__(self, coins: int) -> None:
        self.coins = coins

    def copy(self) -> "Purse":
        return Purse(self.coins)

    def dump(self) -> int:
        return self.coins

    @staticmethod
    def load(data: int) -> "Purse":
        return Purse(data)


class Tile(Component):
    """A component that never changes: it is made of all its fields."""

    kind: i64
    cells: list[int]

    def __init__(self, kind: i64, cells: list[int]) -> None:
        self.kind = kind
        self.cells = cells


class Player(Component):
    """A component that changes, with components in it."""

    silver: i64
    supply: vec[i64]
    hand: list[int]
    laid: list[Shared[Tile]]


def player() -> Player:
    one = Player()
    one.silver = 2
    one.supply = vec[i64]([1, 0])
    one.hand = [5]
    one.laid = [Tile(3, [8, 9])]
    return one


PLAYER = {"silver": 2, "supply": [1, 0], "hand": [5], "laid": [{"kind": 3, "cells": [8, 9]}]}


class Base(State):
    turn: i64
    row: vec[i64]


class Declared(Base):
    name: str
    deck: Shared[list[int]]
    hands: list[list[int]]
    rows: list[vec[i64]]
    purses: list[Purse]
    players: list[Player]
    active: Player


def declared() -> Declared:
    s = Declared(GAME, 2, {})
    s.turn = 3
    s.row = vec[i64]([1, 2])
    s.name = "Ann"
    s.deck = [7, 8]
    s.hands = [[1], []]
    s.rows = [vec[i64]([5])]
    s.purses = [Purse(4)]
    s.players = [player()]
    s.active = player()
    return s


PLAIN = {
    "turn": 3, "row": [1, 2], "name": "Ann", "deck": [7, 8], "hands": [[1], []], "rows": [[5]],
    "purses": [4], "players": [PLAYER], "active": PLAYER,
}  # fmt: skip


def test_dump_and_load_follow_from_the_fields() -> None:
    s = declared()
    assert s.dump_fields() == PLAIN
    other = Declared(GAME, 2, {})
    other.load_fields(s.dump_fields())
    assert other.dump_fields() == PLAIN
    assert repr(other.rows) == "[vec[i64]([5])]"


def test_a_copy_shares_only_what_is_declared_as_shared() -> None:
    s = declared()
    copy = s.clone()
    assert type(copy) is Declared
    assert copy.deck is s.deck
    copy.turn = 9
    copy.row[0] = 9
    copy.hands[0].append(9)
    copy.rows[0][0] = 9
    copy.purses[0].coins = 9
    assert copy.players[0].laid[0] is s.players[0].laid[0]
    for one in (copy.players[0], copy.active):
        one.silver = 9
        one.supply[0] = 9
        one.hand.append(9)
        one.laid.append(Tile(9, []))
    assert s.dump_fields() == PLAIN


def test_a_field_of_another_kind_is_refused() -> None:
    class Wrong(State):
        seen: dict[str, int]

    with pytest.raises(TypeError, match=r"a field of a state cannot be dict\[str, int\]"):
        Wrong(GAME, 2, {}).clone()


def test_a_state_without_fields_says_what_is_missing() -> None:
    class Empty(State):
        pass

    with pytest.raises(NotImplementedError, match="Empty declares no fields"):
        Empty(GAME, 2, {}).clone()


def test_a_component_follows_from_its_fields() -> None:
    assert player().dump() == PLAYER
    loaded = Player.load(player().dump())
    assert type(loaded) is Player
    assert loaded.dump() == PLAYER
    tile = loaded.laid[0].copy()
    assert (type(tile), tile.kind, tile.cells) == (Tile, 3, [8, 9])
    assert tile.cells is not loaded.laid[0].cells


def test_a_component_without_fields_says_what_is_missing() -> None:
    class Empty(Component):
        pass

    with pytest.raises(NotImplementedError, match="Empty declares no fields"):
        Empty().copy()


def test_a_dump_holds_copies_of_what_is_in_components() -> None:
    s = declared()
    data = s.dump()
    s.players[0].hand.append(9)
    assert data["players"] == [PLAYER]


MODULE = """
TileSet: TypeAlias = SmallSet


class Table(State):
    tiles: TileSet
    row: Shared[vec[i64]]

    def look(self) -> int:
        return 1


class Play(Table):
    hands: list[list[int]]


class ByHand(State):
    turn: int

    def clone(self) -> "ByHand":
        return self


class Purse:
    coins: int


@final
class Tile(Component):
    kind: i64
    cells: list[int]

    def __init__(self, kind: i64, cells: list[int]) -> None:
        self.kind = kind
        self.cells = cells


@final
class Player(Component):
    silver: i64
    laid: list[Shared[Tile]]
"""


def test_the_build_writes_the_methods_into_each_state() -> None:
    written = with_methods({"rules.py": MODULE})["rules.py"]
    _, table, play, by_hand, purse, tile, player = written.split("\nclass ")
    assert "        new.tiles = self.tiles\n        new.row = self.row\n" in table
    assert "        self.row = vec[i64](list(data['row']))" in table
    assert "self._copy_Table(new)\n        self._copy_Play(new)" in play
    assert "new.hands = [one[:] for one in self.hands]" in play
    assert "super().load_fields(data)" in play
    assert by_hand.count("def clone") == 1
    assert all("def play" in part for part in (table, play, by_hand))
    assert purse == "Purse:\n    coins: int\n\n\n@final"
    assert "        return Tile(self.kind, self.cells[:])\n" in tile
    assert "        return Tile(data['kind'], list(data['cells']))\n" in tile
    assert "        new = Player()\n        new.silver = self.silver\n" in player
    assert "        new.laid = self.laid[:]\n" in player
    assert "        new.laid = [Tile.load(one) for one in data['laid']]\n" in player
    assert all("def dump" in part and "def play" not in part for part in (tile, player))


def test_both_readers_find_the_same_kinds() -> None:
    texts = ["int", "Shared[list[int]]", "list[list[int]]", "vec[i64]", "list[vec[i64]]", "Purse"]
    for text in texts:
        read = fields.kind_in(ast.parse(text, mode="eval").body, {})
        made: Any = eval(text)
        assert read == fields.kind_of(made), text
    assert fields.kind_of(i64) == Kind("i64")
