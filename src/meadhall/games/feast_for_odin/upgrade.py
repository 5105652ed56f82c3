"""Stored games of A Feast for Odin whose state had other fields."""

from typing import Any

from meadhall.games.feast_for_odin.boards import BOARD_COUNT
from meadhall.games.feast_for_odin.pieces import BERTHS, BOAT, KNARR, LONGSHIP, SMALL_BERTHS
from meadhall.games.feast_for_odin.player import NO_SHIP

BY_SEAT = {
    "supply": "supply", "thing": "thing", "passed": "passed", "penalties": "penalties",
    "peeks": "peeks", "owned": "owned", "covered": "covered", "touchy": "touchy",
    "touchy_red": "touchy_red", "sheds": "sheds", "emigrants": "emigrants", "hands": "hand",
    "played": "played", "dropped": "dropped", "free_first": "free_first", "resources": "resources",
}  # fmt: skip
RECORD = (
    "acting", "space", "copied", "placed", "granted", "closing", "acted", "left", "used", "fresh",
    "mined", "cards_now", "table", "rolls", "boats", "ore", "shift", "outcome", "claim",
)  # fmt: skip


def upgrade(data: dict[str, Any], version: int) -> dict[str, Any]:
    """Version 1 had a list by seat for each field of a player, and packed numbers."""
    assert version == 1, version
    data = dict(data)
    data["players"] = [player(data, seat) for seat in range(data["seats"])]
    data["record"] = record(data)
    data["suspended"] = []
    data["marks"] = [{"card": mark >> 2, "lasting": mark & 3} for mark in data["marks"]]
    data["agenda"] = [frame(data, *entry) for entry in data["agenda"]]
    moved = ("laid", "berths", "plates", "todo", "receipts", "spendings")
    for name in (*BY_SEAT, *RECORD, *moved):
        del data[name]
    return data


def player(data: dict[str, Any], seat: int) -> dict[str, Any]:
    berths = data["berths"][seat]
    return {
        **{new: data[old][seat] for old, new in BY_SEAT.items()},
        "laid": [piece(code) for code in data["laid"][seat]],
        "berths": [ship(berth, berths[berth]) for berth in range(BERTHS)],
        "loaded": [loaded(berth, berths[berth]) for berth in range(BERTHS)],
        "plates": [plate(code) for code in data["plates"][seat]],
    }


def piece(code: int) -> dict[str, int]:
    rest, place = divmod(code, 256)
    rest, turn = divmod(rest, 8)
    item, board = divmod(rest, BOARD_COUNT)
    return {"item": item, "board": board, "turn": turn, "place": place}


def ship(berth: int, code: int) -> int:
    if code == 0:
        return NO_SHIP
    if berth < SMALL_BERTHS:
        return BOAT
    return KNARR if code == 1 else LONGSHIP


def loaded(berth: int, code: int) -> int:
    return max(0, code - (1 if berth < SMALL_BERTHS else 2))


def plate(code: int) -> dict[str, Any]:
    return {"item": code // 64 - 1, "seats": code % 64 // 2, "wide": code % 2 == 1}


def record(data: dict[str, Any]) -> dict[str, Any]:
    return {
        **{name: data[name] for name in RECORD},
        "todo": [task(entry) for entry in data["todo"]],
        "receipts": [
            {"item": code >> 8 & 255, "count": code & 255, "source": code >> 16}
            for code in data["receipts"]
        ],
        "spendings": [{"item": code >> 8, "count": code & 255} for code in data["spendings"]],
        "strips_mined": 0,
    }


def task(entry: int) -> dict[str, Any]:
    return {"part": entry & 0xFFF, "card": entry >> 16, "told": entry & 0x1000 != 0}


def frame(data: dict[str, Any], step: str, seat: int, arg: int) -> list[Any]:
    """The question which strip to take from said how many there had been."""
    if step == "mine":
        data["record"]["strips_mined"] = arg >> 8
        arg &= 255
    return [step, seat, arg]
