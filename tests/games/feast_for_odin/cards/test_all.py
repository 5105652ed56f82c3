"""Every card is proven twice: where it acts, and where it must not."""

import importlib
from pathlib import Path

from meadhall.games.feast_for_odin.cards import OCCUPATIONS
from tests.games.feast_for_odin.cards import proof


def test_all_190_cards_have_their_tests() -> None:
    for file in Path(__file__).parent.glob("test_deck_*.py"):
        importlib.import_module(f"{__package__}.{file.stem}")
    cards = {card.number for card in OCCUPATIONS}
    assert len(cards) == 190
    assert sorted(cards - proof.FIRED) == []
    assert sorted(cards - proof.RESTED) == []
