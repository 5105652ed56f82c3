"""The components of A Feast for Odin as constants, read from pieces.json.

Everything a player can have in the supply is an *item* with a number: goods in the
order of the goods boxes, special tiles, materials, silver, weapons.
"""

from typing import Final

from meadhall.core.pieces import load

BOX: Final = load(__file__)

_GOODS: Final = BOX["goods"]["list"] + BOX["mini_expansions"]["harvest"]["goods"]
_SPECIALS: Final = [*BOX["special_tiles"]["list"], BOX["special_tiles"]["altar"]]
_MATERIALS: Final = ["wood", "stone", "ore", "silver"]
WEAPONS: Final[list[str]] = list(BOX["weapons"]["deck"])

ITEMS: Final[list[str]] = (
    [g["id"] for g in _GOODS] + [t["id"] for t in _SPECIALS] + _MATERIALS + WEAPONS
)
GOODS: Final = len(_GOODS)  # items below this number are goods
FIRST_SPECIAL: Final = GOODS
SPECIALS: Final = len(_SPECIALS)
FIRST_WEAPON: Final = len(ITEMS) - len(WEAPONS)
NONE: Final = -1


def item(name: str) -> int:
    """The number of an item by its id."""
    return ITEMS.index(name)


WOOD: Final = item("wood")
STONE: Final = item("stone")
ORE: Final = item("ore")
SILVER: Final = item("silver")
SWORD_CARD: Final = item("sword")
MEAD: Final = item("mead")
SHEEP: Final = item("sheep")
PREGNANT_SHEEP: Final = item("pregnant_sheep")
CATTLE: Final = item("cattle")
PREGNANT_CATTLE: Final = item("pregnant_cattle")
JEWELLERY: Final = item("jewellery")
CROWN: Final = item("english_crown")
ALTAR: Final = item("altar")

# --- colours, chains, values --------------------------------------------------

ORANGE: Final = 0
RED: Final = 1
GREEN: Final = 2
BLUE: Final = 3  # special tiles follow the rules of blue goods
PLAIN: Final = 4  # silver and ore: no colour rule
COLOURS: Final[list[str]] = ["orange", "red", "green", "blue"]


def _colours() -> list[int]:
    made = [COLOURS.index(g["colour"]) for g in _GOODS] + [BLUE] * SPECIALS
    return made + [PLAIN] * (len(ITEMS) - len(made))


def _upgrades() -> list[int]:
    made = [NONE if g["upgrades_to"] is None else item(g["upgrades_to"]) for g in _GOODS]
    return made + [NONE] * (len(ITEMS) - len(made))


def _numbers(key: str, missing: int) -> list[int]:
    made = [missing if e[key] is None else int(e[key]) for e in _GOODS + _SPECIALS]
    return made + [missing] * (len(ITEMS) - len(made))


COLOUR: Final[list[int]] = _colours()
UPGRADES_TO: Final[list[int]] = _upgrades()
SWORD: Final[list[int]] = _numbers("sword", 99)  # the result a raid needs; 99 = cannot be raided
LOOT: Final[list[int]] = sorted(
    [i for i in range(len(ITEMS)) if SWORD[i] < 99], key=lambda i: (SWORD[i], i)
)
AREA: Final[list[int]] = _numbers("area", 1)
FORGEABLE: Final[list[bool]] = [bool(e["forgeable"]) for e in _GOODS + _SPECIALS]
NOT_FOR_SALE: Final = 1 << 30  # more silver than anybody can have
PRICE: Final[list[int]] = [NOT_FOR_SALE] * GOODS + [
    NOT_FOR_SALE if t["price"] is None else int(t["price"]) for t in _SPECIALS
]
GREENS: Final[list[int]] = [i for i in range(GOODS) if COLOUR[i] == GREEN]
UPGRADABLE: Final[list[int]] = [i for i in range(GOODS) if UPGRADES_TO[i] >= 0]
DOUBLE_UPGRADABLE: Final[list[int]] = [i for i in UPGRADABLE if UPGRADES_TO[UPGRADES_TO[i]] >= 0]
ANIMALS: Final[list[int]] = [SHEEP, PREGNANT_SHEEP, CATTLE, PREGNANT_CATTLE]
ANIMAL_POINTS: Final[list[int]] = [2, 3, 3, 4]


def _shapes() -> list[list[str]]:
    made = [["#" * g["w"]] * g["h"] for g in _GOODS] + [t["shape"] for t in _SPECIALS]
    return made + [["#"]] * (len(ITEMS) - len(made))


SHAPES: Final[list[list[str]]] = _shapes()
# what can lie on a board: goods but the animals (no house holds one, ruling O30), specials, coins
PLACEABLE: Final[list[int]] = [i for i in range(GOODS + SPECIALS) if i not in ANIMALS] + [
    SILVER,
    ORE,
]

# --- the feast -----------------------------------------------------------------

WIDE: Final[list[int]] = [g["feast"]["wide"] or 0 for g in _GOODS]
NARROW: Final[list[int]] = [g["feast"]["narrow"] or 0 for g in _GOODS]
FOOD: Final[list[int]] = [i for i in range(GOODS) if WIDE[i] > 0]
KIND: Final[list[int]] = [
    item(g["same_type_as"]) if "same_type_as" in g else i for i, g in enumerate(_GOODS)
]
SEATS: Final[int] = BOX["home_board"]["feast_table"]["spaces"]
PENALTY_POINTS: Final[int] = BOX["thing_penalty"]["points_each"]

# --- vikings, rounds, harvest ----------------------------------------------------

VIKINGS: Final[int] = BOX["home_board"]["vikings"]["per_player"]
LENGTHS: Final = ("long", "short")
DECKS: Final = ("A", "B", "C", "all", "none")
ROUNDS: Final[dict[str, int]] = {"long": 7, "short": 6}
_HARVEST: Final = BOX["home_board"]["harvest"]
HARVEST: Final[dict[int, list[int]]] = {
    rounds: [0] + [_HARVEST[f"{rounds}_rounds"][str(r)] for r in range(1, rounds + 1)]
    for rounds in (6, 7)
}
CROPS: Final[list[list[int]]] = [
    [item(crop) for crop in _HARVEST["levels"][str(level)]] for level in range(1, 5)
]
ISLAND_BOARDS: Final = ["A", "B", "C", "D"]  # they turn one after the other
FLIPS: Final[dict[int, list[int]]] = {
    rounds: [
        ISLAND_BOARDS.index(BOX["home_board"]["island_flips"][f"{rounds}_rounds"].get(str(r), "A"))
        if str(r) in BOX["home_board"]["island_flips"][f"{rounds}_rounds"]
        else NONE
        for r in range(rounds + 1)
    ]
    for rounds in (6, 7)
}
ISLAND_SILVER: Final[int] = BOX["islands"]["silver_rule"]["amount"]

# --- ships -------------------------------------------------------------------------

SHIPS: Final[list[str]] = [s["id"] for s in BOX["ships"]["list"]]
BOAT: Final = 0
KNARR: Final = 1
LONGSHIP: Final = 2
SHIP_PRICE: Final[list[int]] = [s["silver_cost"] for s in BOX["ships"]["list"]]
SHIP_POINTS: Final[list[int]] = [s["vp"] for s in BOX["ships"]["list"]]
EMIGRANT_POINTS: Final[list[int]] = [s["emigration_vp"] or 0 for s in BOX["ships"]["list"]]
ORE_SLOTS: Final[list[int]] = [s["ore_slots"] for s in BOX["ships"]["list"]]
PRINTED_ORE: Final[int] = BOX["ships"]["list"][BOAT]["printed_ore"]
SMALL_BERTHS: Final[int] = BOX["ships"]["berths"]["small"]
LARGE_BERTHS: Final[int] = BOX["ships"]["berths"]["large"]
BERTHS: Final = SMALL_BERTHS + LARGE_BERTHS
EMIGRANT_SEATS: Final[int] = BOX["emigration"]["seats_covered"]

# --- weapons and dice ---------------------------------------------------------------

WEAPON_COUNTS: Final[list[int]] = list(BOX["weapons"]["deck"].values())
START_WEAPONS: Final[list[int]] = [WEAPONS.index(w) for w in BOX["weapons"]["start_each"]]
MOST_ROLLS: Final[int] = BOX["dice"]["max_rolls"]
TABLES: Final[list[str]] = list(BOX["dice"]["tables"])
HUNTING: Final = TABLES.index("hunting")
SNARE: Final = TABLES.index("snare")
WHALING: Final = TABLES.index("whaling")
RAIDING: Final = TABLES.index("raiding")
PILLAGING: Final = TABLES.index("pillaging")
_FACES: Final = {d["id"]: d["faces"] for d in BOX["dice"]["dice"]}
FACES: Final[list[int]] = [_FACES[t["die"]] for t in BOX["dice"]["tables"].values()]
HIGH: Final[list[bool]] = [t["aim"] == "high" for t in BOX["dice"]["tables"].values()]
FAILS_AT: Final[int] = BOX["dice"]["tables"]["raiding"]["fails_at_or_below"]
# what is paid with, and what failure brings: the same material and weapon
DICE_MATERIAL: Final[list[int]] = [
    item((t.get("pay_with") or t.get("raise_with"))[0]) for t in BOX["dice"]["tables"].values()
]
DICE_WEAPON: Final[list[int]] = [
    item((t.get("pay_with") or t.get("raise_with"))[1]) for t in BOX["dice"]["tables"].values()
]
CATCH: Final[list[list[int]]] = [
    [] if isinstance(t["success"], str) else [item(name) for name in t["success"]]
    for t in BOX["dice"]["tables"].values()
]
VIKINGS_BACK: Final[list[int]] = [
    t["vikings_back_on_failure"] for t in BOX["dice"]["tables"].values()
]

# --- mountain strips ------------------------------------------------------------------

DOUBLE_COIN: Final = len(ITEMS)  # one thing on a strip, worth two silver
STRIPS: Final[list[list[int]]] = [
    [DOUBLE_COIN if name == "silver_2" else item(name) for name in strip]
    for strip in BOX["mountain_strips"]["list"]
]
FIRST_STRIPS: Final[list[int]] = [
    0,
    *[BOX["mountain_strips"]["face_up_at_start"]["1-3 players"]] * 3,
    BOX["mountain_strips"]["face_up_at_start"]["4 players"],
]

# --- solo, harvest markers, occupations -------------------------------------------------

SOLO_HOME: Final[dict[int, list[int]]] = {7: [5, 5], 6: [5, 6]}  # thing square, waiting
SOLO_ROUND: Final[dict[int, list[int]]] = {7: [0, 1, 2, 2, 2, 2, 2, 2], 6: [0, 2, 2, 2, 2, 2, 2]}
_MINI: Final = BOX["mini_expansions"]["harvest"]
HARVEST_LEVELS: Final[list[int]] = [m["level"] for m in _MINI["harvest_markers"]]
MARKERS: Final = len(_MINI["resource_markers"])
MARKER_ORANGE: Final[list[int]] = [item(m["orange"]) for m in _MINI["resource_markers"]]
MARKER_BROWN: Final[list[int]] = [item(m["brown"]) for m in _MINI["resource_markers"]]
_CARDS: Final = load(__file__, "occupations.json")["cards"]  # `cards` gives them types
CARDS: Final = len(_CARDS)  # card numbers are 1 to 190
CARD_POINTS: Final[list[int]] = [0] + [c["points"] for c in _CARDS]
CARD_DECK: Final[list[str]] = [""] + [c["deck"] for c in _CARDS]
LIGHT: Final[list[bool]] = [False] + [c.get("starting", False) for c in _CARDS]
HARVEST_REMOVED: Final[list[int]] = list(_MINI["occupations_removed"])
HARVEST_LEFT_OUT: Final[list[int]] = list(_MINI["occupations_optionally_removed"])
