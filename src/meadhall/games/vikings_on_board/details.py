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
    PROMOTE,
    RAISE,
    REMOVE,
    SAIL,
    SEND,
    SWAP,
    TAKE,
)
from meadhall.games.vikings_on_board.pieces import CLANS, GOODS, SPACES, clan_at, value_of
from meadhall.games.vikings_on_board.sailing import shields_aboard, shields_in_order
from meadhall.games.vikings_on_board.table import Table

OF_A_PIECE = (PROMOTE, LIFT, SWAP, GUEST)
TO_A_SHIP = (JUMP, BERTH)
WITH_GOODS = (LOAD, SAIL)
A_GOOD = (TAKE, REMOVE)


def detail(s: Table, seat: int, action: int) -> Args:
    if SEND.has(action):
        return {"effect": SPACES[SEND.arg(action)]}
    for verb in OF_A_PIECE:
        if verb.has(action):
            piece = verb.place(action)
            return {"ship": s.ship_of(piece) + 1, "place": s.places[piece] + 1}
    for verb in TO_A_SHIP:
        if verb.has(action):
            return {"clans": shields_in_order(s, verb.place(action))}
    for verb in WITH_GOODS:
        if verb.has(action):
            ship = verb.place(action)
            return {"clans": shields_in_order(s, ship), "good": goods_on(s, ship)}
    for verb in A_GOOD:
        if verb.has(action):
            return {"price": s.market[verb.arg(action)]}
    if RAISE.has(action):
        price = s.market[RAISE.arg(action)]
        return {"price": price, "after": price + 1}
    if CIRCLE.has(action):
        return {"shields": shields_aboard(s, s.berth)[CIRCLE.arg(action)]}
    if MOVE_BET.has(action):
        return placed_bet(s, seat, MOVE_BET.arg(action), MOVE_BET.arg2(action) - 1)
    return NO_ARGS


def goods_on(s: Table, ship: int) -> list[str]:
    return [GOODS[s.laid[token]] for token in range(len(s.lies)) if s.lies[token] == ship]


def placed_bet(s: Table, seat: int, owner: int, ship: int) -> Args:
    """The owner's bet at that ship: on whom, and its value, which is 0 to the others."""
    bet = s.bet_before(owner, ship)
    value = value_of(bet) if owner == seat else 0
    return {"on": {"key": f"clan-{CLANS[clan_at(s.bets[bet])]}"}, "value": value}
