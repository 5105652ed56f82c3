"""The 190 cards as data: complete, well-formed, in a language without unused words."""

import copy
import json
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from typing import Any, get_args

import msgspec
import pytest

from meadhall.games.feast_for_odin import cards
from meadhall.games.feast_for_odin.cards import OCCUPATIONS, Card, Clause

DATA = json.loads(
    files("meadhall.games.feast_for_odin").joinpath("occupations.json").read_text("utf-8")
)
TRIGGERS_OF_KIND = {
    "immediate": {"play"},
    "anytime": {"anytime"},
    "as_soon_as": {"threshold", "acquire", "scoring", "anytime"},  # anytime: once, with a test
}


def clauses() -> Iterator[tuple[Card, Clause]]:
    for card in OCCUPATIONS:
        for clause in card.clauses:
            yield card, clause


def words(data: Any, key: str) -> Iterator[str]:
    """All texts that stand under that key, at any depth."""
    if isinstance(data, dict):
        for name, value in data.items():
            if name == key and isinstance(value, str):
                yield value
            yield from words(value, key)
    elif isinstance(data, list):
        for value in data:
            yield from words(value, key)


@pytest.mark.parametrize(
    ("deck", "starting", "kinds"),
    [
        ("A", True, [1, 0, 12, 2, 0]),
        ("A", False, [23, 1, 27, 6, 0]),
        ("B", True, [2, 0, 11, 2, 0]),
        ("B", False, [9, 1, 26, 5, 3]),
        ("C", True, [2, 1, 12, 0, 0]),
        ("C", False, [16, 2, 19, 4, 3]),
    ],
)
def test_each_deck_has_the_kinds_of_the_box(deck: str, starting: bool, kinds: list[int]) -> None:
    found = Counter(
        " ".join(c.kinds) for c in OCCUPATIONS if (c.deck, c.starting) == (deck, starting)
    )
    names = ("immediate", "immediate each_time", "each_time", "anytime", "as_soon_as")
    assert [found[name] for name in names] == kinds


@pytest.mark.parametrize("card", OCCUPATIONS, ids=lambda card: str(card.number))
def test_the_triggers_of_a_card_fit_its_kinds(card: Card) -> None:
    allowed: set[str] = set()
    for kind in card.kinds:
        allowed |= TRIGGERS_OF_KIND.get(kind, set(get_args(cards.Trigger)) - {"play", "anytime"})
    assert {clause.trigger for clause in card.clauses} <= allowed


@pytest.mark.parametrize("card", OCCUPATIONS, ids=lambda card: str(card.number))
def test_every_exchange_may_be_declined(card: Card) -> None:
    for clause in card.clauses:
        if isinstance(clause.do, cards.Exchange | cards.Upgrade | cards.Replace):
            assert clause.optional


@pytest.mark.parametrize(
    ("vocabulary", "keys"),
    [
        (cards.Trigger, ["trigger"]),
        (cards.Counter, ["count", "per", "repeat", "less", "amount"]),
    ],
)
def test_every_word_is_used(vocabulary: Any, keys: list[str]) -> None:
    used = {word for key in keys for word in words(DATA["cards"], key)}
    assert used == set(get_args(vocabulary))


def test_every_operation_is_used() -> None:
    tags = {operation.__struct_config__.tag for operation in get_args(cards.Do)}
    assert tags == set(words(DATA["cards"], "op"))
    assert len(tags) == 24


def test_every_card_says_where_it_comes_from() -> None:
    for card in OCCUPATIONS:
        assert "appendix" in card.provenance
        assert set(card.provenance) <= set(DATA["provenance_legend"])


@pytest.mark.parametrize(
    ("number", "path", "value"),
    [
        (43, ["clauses", 0, "trigger"], "on_play"),
        (43, ["clauses", 0, "do", "op"], "gift"),
        (43, ["clauses", 0, "do", "offers"], []),
        (43, ["clauses", 0, "do", "offers", 0, "get"], {"apples": 1}),
        (43, ["clauses", 0, "do", "offers", 0, "get"], {"fruits": 0}),
        (43, ["clauses", 0, "do", "offers", 0, "get"], {"fruits": "many"}),
        (43, ["clauses", 0, "do", "offers", 0, "pay"], {"silver": 1}),
        (43, ["clauses", 0, "limit"], "once"),
        (43, ["clauses", 0, "note"], "a field that does not exist"),
        (43, ["clauses"], []),
        (43, ["deck"], "D"),
        (43, ["number"], 44),
        (3, ["clauses", 0, "on"], ["set:gives_exactly_3_silver"]),
        (3, ["clauses", 0, "on"], ["room:kitchen"]),
        (100, ["clauses", 0, "on"], ["item:rune_stone@strip"]),
        (16, ["clauses", 0, "do", "count"], "own.cats"),
        (16, ["clauses", 0, "do", "rows", 1, "min"], 4),
        (178, ["clauses", 0, "if"], []),
        (178, ["clauses", 0, "if", 0, "min"], 0),
        (182, ["clauses", 0, "if", 0, "max"], 1),
        (83, ["clauses", 0, "do", "colour"], "pink"),
        (70, ["clauses", 0, "do", "tile"], "cloak"),
    ],
)
def test_what_is_not_in_the_language_is_refused(
    number: int, path: list[str | int], value: object
) -> None:
    data = copy.deepcopy(DATA)
    at = data["cards"][number - 1]
    for step in path[:-1]:
        at = at[step]
    at[path[-1]] = value
    with pytest.raises((ValueError, msgspec.ValidationError)):
        cards.read(data)
    cards.read(DATA)
