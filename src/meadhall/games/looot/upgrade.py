"""Stored games of Looot whose state had other fields."""

from typing import Any


def upgrade(data: dict[str, Any], version: int) -> dict[str, Any]:
    """Version 1 had flat lists of numbers for the layout, the vikings and their groups."""
    assert version == 1, version
    data = dict(data)
    layout = data.pop("layout")  # face, rotation, q, r of each board
    boards = [laid_board(*layout[at : at + 4]) for at in range(0, len(layout), 4)]
    data["land"] = {"lands": boards[:-2], "ocean": boards[-2], "trophies": boards[-1]}
    vikings = data.pop("placed")  # space * 4 + seat
    data["placed"] = [viking // 4 for viking in vikings]
    data["placed_by"] = [viking % 4 for viking in vikings]
    ground = data.pop("ground")  # by space, the bit 2 << seat for everybody who stands there
    data["occupants"] = [here >> 1 for here in ground]
    parts = zip(data.pop("sites"), data["fjords"], data["room"], data["axes"], strict=True)
    names = ("sites", "pieces", "room", "axes")
    data["fjords"] = [dict(zip(names, fjord, strict=True)) for fjord in parts]
    for name in ("groups", "free", "room", "axes"):
        del data[name]
    return data


def laid_board(face: int, rotation: int, q: int, r: int) -> dict[str, Any]:
    return {"face": face, "place": {"rotation": rotation, "q": q, "r": r}}
