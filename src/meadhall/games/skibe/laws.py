"""What is conserved in Skibe, and what cannot happen."""

from meadhall.core.sets import has
from meadhall.games.skibe.pieces import (
    CARDS_USED,
    EQUIPMENT_STONES,
    FOOD_STONES,
    LIMIT,
    NONE,
    OPEN_CARDS,
    SHIP_COUNT,
    STERNS,
    STOCK,
    action_of,
    colours_on,
    owner_of,
)
from meadhall.games.skibe.table import BY_STERN, ROW, TURNS, Table, all_of


def check(s: Table) -> None:
    """Cards, stones, chieftains, sterns and points are never lost or made."""
    check_cards(s)
    check_stones(s)
    check_chieftains(s)
    check_sterns(s)
    for seat in range(s.seats):
        assert s.points[seat] == sum(s.points_of(seat)), seat


def crew(s: Table) -> list[int]:
    return [int(card) for ship in range(SHIP_COUNT) for card in s.vikings(ship)]


def check_cards(s: Table) -> None:
    open_cards = [int(card) for card in s.display if card != NONE]
    cards = s.pile[s.drawn :] + open_cards + crew(s) + s.out
    if s.card != NONE and s.laid_on == NONE:
        cards.append(s.card)
    assert len(set(cards)) == len(cards) == CARDS_USED[s.seats], sorted(cards)
    assert all(colours_on(card) & all_of(s.seats) for card in cards), cards  # S-1.2
    assert all(size <= s.limit == LIMIT[s.seats] for size in s.sizes), s.sizes  # S-3.2
    assert sum([1 for card in s.aboard if card != NONE]) == len(crew(s)), s.aboard
    if s.phase == TURNS and s.card == NONE and not s.over:
        assert len(open_cards) == OPEN_CARDS or not s.pile_left(), s.display


def check_stones(s: Table) -> None:
    aboard = crew(s)
    assert len(s.food) == FOOD_STONES
    assert len(s.gear) == EQUIPMENT_STONES
    for ship in range(SHIP_COUNT):
        assert s.food_on(ship) >= 1, s.food  # S-3.5
    assert all(STOCK <= ship < SHIP_COUNT for ship in s.food), s.food
    assert all(card == STOCK or card in aboard for card in s.gear), s.gear
    if s.one_stone:  # S-10.8
        on_cards = [int(card) for card in s.gear if card != STOCK]
        assert len(set(on_cards)) == len(on_cards), s.gear


def check_chieftains(s: Table) -> None:
    rows = [s.chieftains(ship) for ship in range(SHIP_COUNT)]
    laid = [chief for row in rows for chief in row]
    assert len(set(laid)) == len(laid), rows
    for row in rows:
        assert len({action_of(chief) for chief in row}) == len(row), row  # S-3.9
    for chief in laid:
        assert not has(s.hands[owner_of(chief)], action_of(chief)), chief


def check_sterns(s: Table) -> None:
    """S-4.3  Each stern that was laid has scored a ship, or scores one now."""
    assert all(0 <= left <= STERNS for left in s.sterns), s.sterns
    used = STERNS * s.seats - sum([int(left) for left in s.sterns])
    scored = len([1 for line in s.sheet if line.reason == BY_STERN])
    unpaid = 1 if s.reason == BY_STERN and s.phase == ROW and not s.over else 0
    assert used == scored + unpaid, (s.sterns, scored)
