"""Stored games of Vikings on Board whose state had other fields."""

from typing import Any

from meadhall.core.sets import set_of
from meadhall.games.vikings_on_board.pieces import LONGEST_HULL, SHIPS

# the bits of `switches`, lowest first
SWITCHES = (
    "promote_one_step",
    "promote_in_place",
    "choose_ship_at_once",
    "one_bet_per_circle",
    "bets_on_players_only",
    "move_any_bet",
    "bets_to_sailed",
    "lone_player_takes_all",
    "order_returns",
    "with_guests",
)


def upgrade(data: dict[str, Any], version: int) -> dict[str, Any]:
    """Version 1 had a number for each piece's ship and place, for the options, and for a draw."""
    assert version == 1, version
    data = dict(data)
    at = data.pop("at")  # ship and place of each piece; -1 when it has sailed
    data["crews"] = [
        set_of([piece for piece, place in enumerate(at) if place // LONGEST_HULL == ship])
        for ship in range(SHIPS)
    ]
    data["places"] = [place % LONGEST_HULL if place >= 0 else 0 for place in at]
    data["docked"] = set_of(data["docked"])
    data["draws"] = [
        {"seat": draw // 6, "picked": draw % 6 // 2, "turned": draw % 2 == 1}
        for draw in data["draws"]
    ]
    switches = data.pop("switches")
    for bit, name in enumerate(SWITCHES):
        data[name] = bool(switches >> bit & 1)
    del data["length"]
    return data
