"""Every move of Looot. A space of the land is named by its board and hex, a cell by its number."""

from typing import Final

from meadhall.core.actions import ActionSpace
from meadhall.games.looot.pieces import BOARDS, CELLS, HEXES, LANDS, SHIELDS, SLOTS, TROPHY_AXES

ACTIONS: Final = ActionSpace()
PLACE: Final = ACTIONS.verb("place", board=BOARDS, hex=range(1, HEXES + 1))  # nth: the space
SHIELD: Final = ACTIONS.verb("shield", shield=SHIELDS)
LAY: Final = ACTIONS.verb("lay", cell=range(1, CELLS + 1))
LOOT: Final = ACTIONS.verb("loot", board=BOARDS[:LANDS], hex=range(1, HEXES + 1))  # nth: the space
TAKE_SHIP: Final = ACTIONS.verb("ship", slot=range(1, SLOTS + 1))
TAKE_TROPHY: Final = ACTIONS.verb("trophy", axes=range(TROPHY_AXES[0], TROPHY_AXES[-1] + 1))
DONE: Final = ACTIONS.declining("done")
