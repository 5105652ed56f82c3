"""Stored games of Animals on Board whose state had other fields."""

from typing import Any

from meadhall.core.sets import set_of
from meadhall.games.animals_on_board.state import NO_GROUP


def upgrade(data: dict[str, Any], version: int) -> dict[str, Any]:
    """Version 1 had lists of tiles, groups with a mark at their end, and counted loads."""
    assert version == 1, version
    data = dict(data)
    groups = [group[:-1] for group in data["groups"]]
    place = data.pop("next_pull")  # of the first tile that may still leave; 0 without a split
    data["can_leave"] = set_of(groups[data["splitting"]][place:]) if place else 0
    if not place:
        data["splitting"] = NO_GROUP
    data["groups"] = [set_of(group) for group in groups]
    data["pulled"] = set_of(data["pulled"])
    for name in ("hands", "shed"):
        data[name] = [set_of(tiles) for tiles in data[name]]
    out = data.pop("out")
    data["still_in"] = set_of([seat for seat in range(data["seats"]) if not out[seat]])
    for name in ("loads", "players_in"):
        del data[name]
    return data
