"""Stored games of Skibe whose state had other fields."""

from typing import Any

from meadhall.games.skibe.pieces import ACTION_COUNT, LONGEST_SHIP, NONE


def upgrade(data: dict[str, Any], version: int) -> dict[str, Any]:
    """Version 1 had a list of cards for each ship, version 2 a list of chieftains."""
    assert version in (1, 2), version
    data = dict(data)
    if version == 1:
        ships = data.pop("ships")
        data["sizes"] = [len(cards) for cards in ships]
        data["aboard"] = in_one_row(ships, LONGEST_SHIP)
    data["chiefs"] = in_one_row(data["chiefs"], ACTION_COUNT)
    return data


def in_one_row(rows: list[list[int]], length: int) -> list[int]:
    """The rows one after the other, each filled up with NONE."""
    return [one for row in rows for one in [*row, *[NONE] * length][:length]]
