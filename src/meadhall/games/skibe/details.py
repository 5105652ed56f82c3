"""What the position adds to the text of a move of Skibe."""

from meadhall.core.state import NO_ARGS, Args
from meadhall.games.skibe.moves import (
    EQUIP,
    LAY,
    LIFT,
    LOAD_FOOD,
    MOVE_FOOD,
    REMOVE_OPEN,
    REMOVE_VIKING,
    START_SHIP,
    STERN,
    STOW_FOOD,
    SWAP_OPEN,
    SWAP_VIKING,
    SWAP_WITH,
    TAKE,
)
from meadhall.games.skibe.pieces import CARD_SHIELDS
from meadhall.games.skibe.table import Table, card_name

OPEN_CARD = (TAKE, REMOVE_OPEN, SWAP_OPEN, START_SHIP)  # by slot
ABOARD = (EQUIP, LIFT, REMOVE_VIKING, SWAP_VIKING, SWAP_WITH)  # by ship and berth


def detail(s: Table, seat: int, action: int) -> Args:
    for verb in OPEN_CARD:
        if verb.has(action):
            return {"card": card_name(s.display[verb.arg(action) - 1])}
    for verb in ABOARD:
        if verb.has(action):
            card = s.aboard[verb.place(action)]
            return {"shields": CARD_SHIELDS[card], "stones": s.stones_on(card)}
    if STERN.has(action):
        return {"pays": pays(s, STERN.arg(action), seat)}
    if LAY.has(action):
        ship = LAY.arg(action)
        return {"count": s.sizes[ship], "limit": s.limit, "food": s.food_on(ship)}
    if LOAD_FOOD.has(action):
        food = s.food_on(LOAD_FOOD.arg(action))
        return {"food": food, "after": food + 1}
    if STOW_FOOD.has(action):
        food = s.food_on(STOW_FOOD.arg(action))
        return {"food": food, "after": food - 1}
    if MOVE_FOOD.has(action):
        return {
            "food": s.food_on(MOVE_FOOD.arg(action)),
            "there": s.food_on(MOVE_FOOD.arg2(action)),
        }
    return NO_ARGS


def pays(s: Table, ship: int, seat: int) -> list[Args]:
    """What the ship would bring each seat now if this one laid the stern."""
    worth = s.worth(ship)
    if s.stern_shield:  # S-10.1
        worth.shields[seat] += 1
    food = s.food_on(ship)
    return [
        {"key": "pay", "seat": who, "points": worth.points(who, food)} for who in range(s.seats)
    ]
