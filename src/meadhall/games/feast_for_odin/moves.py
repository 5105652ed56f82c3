"""Every move of A Feast for Odin by name."""

from typing import Final

from meadhall.core.actions import ActionSpace
from meadhall.games.feast_for_odin.boards import BOARD_NAMES, COLUMN_NAMES, ISLANDS, ROWS
from meadhall.games.feast_for_odin.pieces import (
    BERTHS,
    CARDS,
    FOOD,
    ITEMS,
    KIND,
    MARKERS,
    ORE,
    SEATS,
    SHIPS,
    SILVER,
    STRIPS,
    UPGRADABLE,
)
from meadhall.games.feast_for_odin.spaces import ALL_SPACES, SPACE_NAMES, WAYS

# whaling boats by the berths they lie in: bit 0 is berth 1
BOAT_SETS: Final[list[str]] = ["1", "2", "1-2", "3", "1-3", "2-3", "1-2-3"]

# goods that can rise, and kinds of food, by their place in these lists
RISING: Final[list[str]] = [ITEMS[what] for what in UPGRADABLE]
FOOD_KINDS: Final[list[int]] = [what for what in FOOD if KIND[what] == what]
FOOD_NAMES: Final[list[str]] = [ITEMS[what] for what in FOOD_KINDS]

MOST_COINS: Final = 12  # coins or ores that can be laid in one decision
COINS: Final[list[int]] = [SILVER, ORE]
MOST_WAYS: Final = 10  # in which a card can be used

ACTIONS: Final = ActionSpace()
# a turn
OCCUPY: Final = ACTIONS.verb("occupy", space=ALL_SPACES)
PASS: Final = ACTIONS.declining("pass")
IMITATE: Final = ACTIONS.verb("imitate", space=SPACE_NAMES)
# any time
ANYTIME: Final = ACTIONS.verb("anytime")
LAY: Final = ACTIONS.verb("lay", item=ITEMS, board=BOARD_NAMES)
BUY: Final = ACTIONS.verb("buy", ship=SHIPS)
LOAD: Final = ACTIONS.verb("load", berth=range(1, BERTHS + 1))
AT: Final = ACTIONS.verb("at", turn=range(1, 9), row=range(1, ROWS + 1), column=COLUMN_NAMES)
COVER: Final = ACTIONS.verb(
    "cover", item=["silver", "ore"], board=BOARD_NAMES, count=range(1, MOST_COINS + 1)
)
PUT: Final = ACTIONS.verb("put", item=ITEMS, board=BOARD_NAMES)
PUT_ALL: Final = ACTIONS.verb("put-all")
BACK: Final = ACTIONS.verb("back")
# inside an action
CHOOSE: Final = ACTIONS.verb("choose", way=WAYS)
EXCHANGE: Final = ACTIONS.verb("exchange", item=ITEMS)
SWAP: Final = ACTIONS.verb("swap", berth=range(1, BERTHS + 1))
DECLINE: Final = ACTIONS.declining("decline")
DONE: Final = ACTIONS.declining("done")
NO_MORE: Final = ACTIONS.declining("no-more")
MINE: Final = ACTIONS.verb("mine", strip=range(1, len(STRIPS) + 1), count=range(1, 5))
MINE_TWO: Final = ACTIONS.verb(
    "mine-two", strip=range(1, len(STRIPS) + 1), other=range(1, len(STRIPS) + 1)
)
UPGRADE: Final = ACTIONS.verb("upgrade", item=ITEMS)
UPGRADE_TWO: Final = ACTIONS.verb("upgrade-two", item=RISING, also=RISING)
UPGRADE_FAR: Final = ACTIONS.verb("upgrade-far", item=ITEMS)
TRADE: Final = ACTIONS.verb("trade", item=ITEMS)
TRADE_ALL: Final = ACTIONS.verb("trade-all")
PURCHASE: Final = ACTIONS.verb("purchase", item=ITEMS)
FORGE: Final = ACTIONS.verb("forge", item=ITEMS)
EXPLORE: Final = ACTIONS.verb("explore", island=ISLANDS)
EMIGRATE: Final = ACTIONS.verb("emigrate", berth=range(1, BERTHS + 1))
# dice
SAIL: Final = ACTIONS.verb("sail", boats=BOAT_SETS)
ROLL: Final = ACTIONS.verb("roll")
SUCCEED: Final = ACTIONS.verb("succeed", weapons=range(13))
LOOT: Final = ACTIONS.verb("loot", item=ITEMS)
RAISE: Final = ACTIONS.verb("raise", swords=range(16), spears=range(16))
FAIL: Final = ACTIONS.declining("fail")
CALL_BACK: Final = ACTIONS.verb("call-back", vikings=range(3))
# the feast
SERVE: Final = ACTIONS.verb("serve", item=ITEMS, side=["wide", "narrow"])
SERVE_COINS: Final = ACTIONS.verb("serve-coins", count=range(1, SEATS + 1))
LEAVE: Final = ACTIONS.declining("leave")
SET_TABLE: Final = ACTIONS.verb("set-table")
SPARE: Final = ACTIONS.verb("spare", item=FOOD_NAMES)
TAKE_OFF: Final = ACTIONS.verb("take-off")
# occupations and the harvest expansion
KEEP: Final = ACTIONS.verb("keep", card=range(1, CARDS + 1))
PLAY: Final = ACTIONS.verb("play", card=range(1, CARDS + 1))
PICK: Final = ACTIONS.verb("pick", marker=range(1, MARKERS + 1))
USE: Final = ACTIONS.verb("use", card=range(1, CARDS + 1), way=range(1, MOST_WAYS + 1))
VISIT: Final = ACTIONS.verb("visit", space=SPACE_NAMES)
SUMMON: Final = ACTIONS.verb("summon", space=ALL_SPACES, vikings=range(1, 3))
TAKE: Final = ACTIONS.verb("take", item=ITEMS)

WIDE: Final = 0
NARROW: Final = 1
