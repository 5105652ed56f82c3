"""What the position adds to the text of a move of Vikings on Board."""

from meadhall.core.state import NO_ARGS, Args
from meadhall.games.vikings_on_board.moves import (
    BERTH,
    CIRCLE,
    GUEST,
    JUMP,
    LIFT,
    LOAD,
    MOVE_BET,
    PUT_FIRST,
    RAISE,
    REMOVE,
    SAIL,
    SEND,
    SWAP_FOR,
    TAKE,
)
from meadhall.games.vikings_on_board.pieces import BETS, CLANS, GOODS, LONGEST_HULL, SPACES
from meadhall.games.vikings_on_board.table import Table

OF_A_PIECE = (PUT_FIRST, LIFT, SWAP_FOR, GUEST)
TO_A_SHIP = (JUMP, BERTH)
WITH_GOODS = (LOAD, SAIL)
A_GOOD = (TAKE, REMOVE)


def detail(s: Table, seat: int, action: int) -> Args:
    if SEND.has(action):
        return {"effect": SPACES[SEND.arg(action)]}
    for verb in OF_A_PIECE:
        if verb.has(action):
            at = s.at[action - verb.first]
            return {"ship": at // LONGEST_HULL + 1, "place": at % LONGEST_HULL + 1}
    for verb in TO_A_SHIP:
        if verb.has(action):
            return {"clans": shields_on(s, verb.arg(action) - 1)}
    for verb in WITH_GOODS:
        if verb.has(action):
            ship = verb.arg(action) - 1
            return {"clans": shields_on(s, ship), "good": goods_on(s, ship)}
    for verb in A_GOOD:
        if verb.has(action):
            return {"price": s.market[verb.arg(action)]}
    if RAISE.has(action):
        price = s.market[RAISE.arg(action)]
        return {"price": price, "after": price + 1}
    if CIRCLE.has(action):
        return {"shields": s.control(s.berth)[1][CIRCLE.arg(action)]}
    if MOVE_BET.has(action):
        return placed_bet(s, seat, MOVE_BET.arg(action), MOVE_BET.arg2(action) - 1)
    return NO_ARGS


def shields_on(s: Table, ship: int) -> list[Args]:
    """The clans aboard, in the order of control."""
    order, shields = s.control(ship)
    return [{"key": "clan-shields", "clan": CLANS[c], "shields": shields[c]} for c in order]


def goods_on(s: Table, ship: int) -> list[str]:
    return [GOODS[s.laid[token]] for token in range(len(s.lies)) if s.lies[token] == ship]


def placed_bet(s: Table, seat: int, owner: int, ship: int) -> Args:
    """The owner's bet at that ship: on whom, and its value, which is 0 to the others."""
    bet = next(b for b in range(owner * BETS, (owner + 1) * BETS) if s.bets[b] // 4 == ship)
    value = bet % BETS + 1 if owner == seat else 0
    return {"on": {"key": f"clan-{CLANS[s.bets[bet] % 4]}"}, "value": value}
