"""All moves of Vikings on Board: the verbs and their arguments, numbered in this order."""

from typing import Any, Final

from meadhall.core.actions import ActionSpace
from meadhall.games.vikings_on_board.memory import HAND
from meadhall.games.vikings_on_board.pieces import (
    BETS,
    CLANS,
    COPIES,
    GOODS,
    SHIPS,
    SPACES,
    clan_of,
    copy_of,
    shields_of,
)

ACTIONS: Final = ActionSpace()
SEND: Final = ACTIONS.verb("send", space=SPACES)
STAND: Final = ACTIONS.verb("stand", space=SPACES)
PUT_FIRST: Final = ACTIONS.verb("promote", clan=CLANS, shields=range(1, 4), copy=COPIES)
LIFT: Final = ACTIONS.verb("lift", clan=CLANS, shields=range(1, 4), copy=COPIES)
JUMP: Final = ACTIONS.verb("jump", ship=range(1, SHIPS + 1))
SWAP_FOR: Final = ACTIONS.verb("swap", clan=CLANS, shields=range(1, 4), copy=COPIES)
WAGER: Final = ACTIONS.verb("bet", value=range(1, BETS + 1))
MOVE_BET: Final = ACTIONS.verb("move", clan=CLANS, ship=range(1, SHIPS + 1))
BERTH: Final = ACTIONS.verb("berth", ship=range(1, SHIPS + 1))
CIRCLE: Final = ACTIONS.verb("circle", clan=CLANS)
PICK: Final = ACTIONS.verb("pick", good=GOODS, place=range(1, HAND + 1))
UPPER: Final = ACTIONS.verb("upper", good=GOODS, place=range(1, HAND + 1))
LOAD: Final = ACTIONS.verb("load", ship=range(1, SHIPS + 1))
RAISE: Final = ACTIONS.verb("raise", good=GOODS)
SAIL: Final = ACTIONS.verb("sail", ship=range(1, SHIPS + 1))
TAKE: Final = ACTIONS.verb("take", good=GOODS)
REMOVE: Final = ACTIONS.verb("remove", good=GOODS)
GUEST: Final = ACTIONS.verb("guest", clan=CLANS, shields=range(1, 4), copy=COPIES)


def piece_name(piece: int) -> dict[str, Any]:
    """A hull piece as the chronicle names it."""
    return {
        "key": "piece",
        "clan": CLANS[clan_of(piece)],
        "shields": shields_of(piece),
        "copy": COPIES[copy_of(piece)],
    }
