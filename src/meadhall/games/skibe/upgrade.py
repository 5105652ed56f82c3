"""Stored games of Skibe whose state had other fields."""

from typing import Any

from meadhall.games.skibe.pieces import LONGEST_SHIP, NONE


def upgrade(data: dict[str, Any], version: int) -> dict[str, Any]:
    """Version 1 had a list of cards for each ship."""
    assert version == 1, version
    data = dict(data)
    ships = data.pop("ships")
    data["sizes"] = [len(cards) for cards in ships]
    empty = [NONE] * LONGEST_SHIP
    data["aboard"] = [card for cards in ships for card in [*cards, *empty][:LONGEST_SHIP]]
    return data
