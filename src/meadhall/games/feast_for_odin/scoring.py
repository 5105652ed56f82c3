"""The end: the lines of the score pad."""

from typing import Final

from meadhall.core.sets import members
from meadhall.core.state import TallyLine
from meadhall.games.feast_for_odin.boards import (
    BOARDS,
    BUILDING_POINTS,
    BUILDINGS,
    FIRST_ISLAND,
    FIRST_STONE_HOUSE,
    HOME,
    ISLANDS,
    STONE_SLOTS,
    WOOD_SLOTS,
)
from meadhall.games.feast_for_odin.pieces import (
    ANIMAL_POINTS,
    ANIMALS,
    CARD_POINTS,
    CROWN,
    EMIGRANT_POINTS,
    PENALTY_POINTS,
    SHIP_POINTS,
    SHIPS,
    SILVER,
    STONE,
    WOOD,
)
from meadhall.games.feast_for_odin.placing import minus_cells
from meadhall.games.feast_for_odin.player import Player
from meadhall.games.feast_for_odin.state import Table

# the lines of the score pad: eight that add, four that take off
LINES: Final[list[str]] = [
    "tally-ships",
    "tally-emigrants",
    "tally-islands",
    "tally-buildings",
    "tally-animals",
    "tally-occupations",
    "tally-silver",
    "tally-crown",
    "tally-home-minus",
    "tally-island-minus",
    "tally-building-minus",
    "tally-penalties",
]
CROWN_POINTS: Final = 2


def has_crown(player: Player) -> bool:
    """O-10.3  In the supply or on a board."""
    if player.supply[CROWN]:
        return True
    for piece in player.laid:
        if piece.item == CROWN:
            return True
    return False


def empty_slots(s: Table, seat: int) -> int:
    """O-10.2  Slots of sheds and stone houses that wood and stone of the supply do not fill."""
    player = s.players[seat]
    wood: int = -player.supply[WOOD] - player.shed_wood
    stone: int = -player.supply[STONE] - player.shed_stone
    for building in range(len(BUILDINGS)):
        wood += player.houses(building) * WOOD_SLOTS[building]
        stone += player.houses(building) * STONE_SLOTS[building]
    return max(0, wood) + max(0, stone)


def points_by_line(s: Table, seat: int) -> list[int]:
    """O-10.3, O-10.4  The points of each line; the last income is silver (O6)."""
    player = s.players[seat]
    ships = 0
    for kind in range(len(SHIPS)):
        ships += player.ships(kind) * SHIP_POINTS[kind]
    houses = 0
    for building in range(len(BUILDINGS)):
        houses += player.houses(building) * BUILDING_POINTS[building]
    animals = 0
    for species in range(len(ANIMALS)):
        animals += player.supply[ANIMALS[species]] * ANIMAL_POINTS[species]
    islands = 0
    island_minus = 0
    house_minus = empty_slots(s, seat)
    for board in members(player.owned):
        if board >= FIRST_STONE_HOUSE:
            house_minus += minus_cells(s, seat, board)
        elif board >= FIRST_ISLAND:
            islands += BOARDS[board].points
            island_minus += minus_cells(s, seat, board)
    return [
        ships,
        sum([EMIGRANT_POINTS[kind] for kind in player.emigrants]),
        islands,
        houses,
        animals,
        sum([CARD_POINTS[card] for card in player.played]),
        player.supply[SILVER],
        CROWN_POINTS if has_crown(player) else 0,
        -minus_cells(s, seat, HOME),
        -island_minus,
        -house_minus,
        PENALTY_POINTS * player.penalties,
    ]


def points(s: Table, seat: int) -> int:
    return sum(points_by_line(s, seat))


def tally_lines(s: Table, seat: int) -> list[TallyLine]:
    """The lines with their names, and how many things each of them counts."""
    player = s.players[seat]
    found = points_by_line(s, seat)
    things = [
        sum([player.ships(kind) for kind in range(len(SHIPS))]),
        len(player.emigrants),
        len([1 for n in range(len(ISLANDS)) if player.owns(FIRST_ISLAND + n)]),
        sum([player.houses(building) for building in range(len(BUILDINGS))]),
        sum([player.supply[what] for what in ANIMALS]),
        len(player.played),
        player.supply[SILVER],
        1 if has_crown(player) else 0,
        -found[8],
        -found[9],
        -found[10],
        player.penalties,
    ]
    return [
        TallyLine(key, worth, {"count": count})
        for key, worth, count in zip(LINES, found, things, strict=True)
    ]
