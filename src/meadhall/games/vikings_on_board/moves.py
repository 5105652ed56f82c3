"""All moves of Vikings on Board: the verbs and their arguments, numbered in this order."""

from typing import Any, Final

from mypy_extensions import i64

from meadhall.core.actions import ActionSpace
from meadhall.games.vikings_on_board.pieces import (
    BETS,
    CLANS,
    COPIES,
    GOODS,
    HAND,
    MOST_SHIELDS,
    SHIPS,
    SPACES,
    clan_of,
    copy_of,
    shields_of,
)

SHIELDS: Final = range(1, MOST_SHIELDS + 1)
BERTHS: Final = range(1, SHIPS + 1)
DRAWN: Final = range(1, HAND + 1)

ACTIONS: Final = ActionSpace()
SEND: Final = ACTIONS.verb("send", space=SPACES)
STAND: Final = ACTIONS.verb("stand", space=SPACES)  # without effect
PROMOTE: Final = ACTIONS.verb("promote", clan=CLANS, shields=SHIELDS, copy=COPIES)
LIFT: Final = ACTIONS.verb("lift", clan=CLANS, shields=SHIELDS, copy=COPIES)  # to jump or swap
JUMP: Final = ACTIONS.verb("jump", ship=BERTHS)
SWAP: Final = ACTIONS.verb("swap", clan=CLANS, shields=SHIELDS, copy=COPIES)
BET: Final = ACTIONS.verb("bet", value=range(1, BETS + 1))
MOVE_BET: Final = ACTIONS.verb("move", clan=CLANS, ship=BERTHS)
BERTH: Final = ACTIONS.verb("berth", ship=BERTHS)
CIRCLE: Final = ACTIONS.verb("circle", clan=CLANS)
PICK: Final = ACTIONS.verb("pick", good=GOODS, place=DRAWN)
UPPER: Final = ACTIONS.verb("upper", good=GOODS, place=DRAWN)  # of the two that go back
LOAD: Final = ACTIONS.verb("load", ship=BERTHS)
RAISE: Final = ACTIONS.verb("raise", good=GOODS)
SAIL: Final = ACTIONS.verb("sail", ship=BERTHS)
TAKE: Final = ACTIONS.verb("take", good=GOODS)
REMOVE: Final = ACTIONS.verb("remove", good=GOODS)
GUEST: Final = ACTIONS.verb("guest", clan=CLANS, shields=SHIELDS, copy=COPIES)


def piece_name(piece: i64) -> dict[str, Any]:
    """A hull piece as the chronicle names it."""
    return {
        "key": "piece",
        "clan": CLANS[clan_of(piece)],
        "shields": shields_of(piece),
        "copy": COPIES[copy_of(piece)],
    }
