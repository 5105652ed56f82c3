"""The end: the lines of the score pad."""

from meadhall.core.sets import has
from meadhall.core.state import TallyLine
from meadhall.games.feast_for_odin.boards import (
    BOARD_COUNT,
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
from meadhall.games.feast_for_odin.state import Table


def has_crown(s: Table, seat: int) -> bool:
    """O-10.3  In the supply or on a board."""
    if s.players[seat].supply[CROWN]:
        return True
    return len([1 for piece in s.players[seat].laid if piece.item == CROWN]) > 0


def empty_slots(s: Table, seat: int) -> int:
    """O-10.2  Slots of sheds and stone houses that wood and stone of the supply do not fill."""
    player = s.players[seat]
    houses = [player.houses(building) for building in range(len(BUILDINGS))]
    wood = sum([houses[b] * WOOD_SLOTS[b] for b in range(len(BUILDINGS))]) - player.shed_wood
    stone = sum([houses[b] * STONE_SLOTS[b] for b in range(len(BUILDINGS))]) - player.shed_stone
    return max(0, wood - player.supply[WOOD]) + max(0, stone - player.supply[STONE])


def score(s: Table, seat: int) -> list[TallyLine]:
    """O-10.3, O-10.4  Eight lines that add, four that take off; the last income is silver (O6)."""
    supply = s.players[seat].supply
    owned = s.players[seat].owned
    ships = [s.players[seat].ships(kind) for kind in range(len(SHIPS))]
    found = [n for n in range(len(ISLANDS)) if has(owned, FIRST_ISLAND + n)]
    houses = [s.players[seat].houses(building) for building in range(len(BUILDINGS))]
    animals = [supply[what] for what in ANIMALS]
    island_minus = sum([minus_cells(s, seat, FIRST_ISLAND + n) for n in found])
    house_minus = empty_slots(s, seat)
    for board in range(FIRST_STONE_HOUSE, BOARD_COUNT):
        if has(owned, board):
            house_minus += minus_cells(s, seat, board)
    home_minus = minus_cells(s, seat, HOME)
    emigrants = s.players[seat].emigrants
    cards = s.players[seat].played
    crown = has_crown(s, seat)
    return [
        line("tally-ships", sum(ships), dot(ships, SHIP_POINTS)),
        line("tally-emigrants", len(emigrants), sum([EMIGRANT_POINTS[k] for k in emigrants])),
        line("tally-islands", len(found), sum([BOARDS[FIRST_ISLAND + n].points for n in found])),
        line("tally-buildings", sum(houses), dot(houses, BUILDING_POINTS)),
        line("tally-animals", sum(animals), dot(animals, ANIMAL_POINTS)),
        line("tally-occupations", len(cards), sum([CARD_POINTS[card] for card in cards])),
        line("tally-silver", supply[SILVER], supply[SILVER]),
        line("tally-crown", 1 if crown else 0, 2 if crown else 0),
        line("tally-home-minus", home_minus, -home_minus),
        line("tally-island-minus", island_minus, -island_minus),
        line("tally-building-minus", house_minus, -house_minus),
        line(
            "tally-penalties", s.players[seat].penalties, PENALTY_POINTS * s.players[seat].penalties
        ),
    ]


def line(key: str, count: int, points: int) -> TallyLine:
    return TallyLine(key, points, {"count": count})


def dot(counts: list[int], values: list[int]) -> int:
    return sum([counts[k] * values[k] for k in range(len(counts))])


def points(s: Table, seat: int) -> int:
    return sum([entry.points for entry in score(s, seat)])
