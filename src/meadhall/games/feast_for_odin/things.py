"""Things that cards name: items, and besides them ships, buildings and drawn weapons."""

from typing import Any, Final

from meadhall.games.feast_for_odin.boards import BUILDINGS
from meadhall.games.feast_for_odin.pieces import (
    CATTLE,
    DOUBLE_COIN,
    ITEMS,
    PREGNANT_CATTLE,
    PREGNANT_SHEEP,
    SHEEP,
    SHIPS,
    WEAPONS,
    item,
)

FIRST_SHIP_THING: Final = DOUBLE_COIN + 1
FIRST_BUILDING_THING: Final = FIRST_SHIP_THING + len(SHIPS)
DRAWN_WEAPON: Final = FIRST_BUILDING_THING + len(BUILDINGS)  # from the pile
LADEN_LONGSHIP: Final = DRAWN_WEAPON + 1  # with three ore on it
LOADED_ORE: Final = DRAWN_WEAPON + 2
THINGS: Final[list[str]] = [
    *ITEMS, "silver_2", *SHIPS, *BUILDINGS, "weapon", "laden_longship", "loaded_ore",
]  # fmt: skip

# a price may name either side of an animal, or any weapon
EITHER: Final[dict[str, list[int]]] = {
    "any_sheep": [SHEEP, PREGNANT_SHEEP],
    "any_cattle": [CATTLE, PREGNANT_CATTLE],
    "any_weapon": [item(weapon) for weapon in WEAPONS],
}


def thing(name: str) -> int:
    """The number of a thing by its id."""
    return THINGS.index(name)


def ship_thing(kind: int) -> int:
    return FIRST_SHIP_THING + kind


def building_thing(building: int) -> int:
    return FIRST_BUILDING_THING + building


def is_ship(what: int) -> bool:
    return FIRST_SHIP_THING <= what < FIRST_BUILDING_THING or what == LADEN_LONGSHIP


def choices_of(pay: dict[str, Any]) -> list[dict[int, Any]]:
    """A price with every choice of which animal or weapons pay it, each as things and amounts."""
    found: list[dict[int, Any]] = [{}]
    for name, amount in pay.items():
        if name in EITHER:
            picks = multisets(EITHER[name], amount)
            found = [{**one, **pick} for one in found for pick in picks]
        else:
            found = [{**one, thing(name): amount} for one in found]
    return found


def multisets(kinds: list[int], count: int) -> list[dict[int, int]]:
    """All ways to take so many of these kinds."""
    if len(kinds) == 1:
        return [{kinds[0]: count} if count else {}]
    found: list[dict[int, int]] = []
    for first in range(count, -1, -1):
        for rest in multisets(kinds[1:], count - first):
            found.append({kinds[0]: first, **rest} if first else rest)
    return found
