"""Every move of Skibe. A berth is a Viking's place on a ship, 1 next to the bow."""

from typing import Final

from meadhall.core.actions import ActionSpace
from meadhall.games.skibe.pieces import ACTIONS_OF_CHIEFS, LONGEST_SHIP, OPEN_CARDS, SHIPS

BERTHS: Final = range(1, LONGEST_SHIP + 1)
SLOTS: Final = range(1, OPEN_CARDS + 1)

ACTIONS: Final = ActionSpace()
TAKE: Final = ACTIONS.verb("take", slot=SLOTS)  # an open card
DRAW: Final = ACTIONS.verb("draw")  # blind
STERN: Final = ACTIONS.verb("stern", ship=SHIPS)
PASS: Final = ACTIONS.declining("pass")  # lay no stern though all ships are full
LAY: Final = ACTIONS.verb("lay", ship=SHIPS)
LOAD_FOOD: Final = ACTIONS.verb("load-food", ship=SHIPS)  # from the stock
MOVE_FOOD: Final = ACTIONS.verb("move-food", ship=SHIPS, onto=SHIPS)
STOW_FOOD: Final = ACTIONS.verb("stow-food", ship=SHIPS)  # back to the stock
EQUIP: Final = ACTIONS.verb("equip", ship=SHIPS, berth=BERTHS)
LIFT: Final = ACTIONS.verb("lift", ship=SHIPS, berth=BERTHS)  # pick equipment up to move it
STOW_EQUIPMENT: Final = ACTIONS.verb("stow-equipment")
CHIEFTAIN: Final = ACTIONS.verb("chieftain", action=ACTIONS_OF_CHIEFS, ship=SHIPS)
HOLD: Final = ACTIONS.declining("hold")  # play no chieftain
DECLINE: Final = ACTIONS.declining("decline")  # leave an optional action undone
REMOVE_VIKING: Final = ACTIONS.verb("remove", ship=SHIPS, berth=BERTHS)
REMOVE_OPEN: Final = ACTIONS.verb("remove-open", slot=SLOTS)
SWAP_VIKING: Final = ACTIONS.verb("swap", ship=SHIPS, berth=BERTHS)
SWAP_WITH: Final = ACTIONS.verb("swap-with", ship=SHIPS, berth=BERTHS)
SWAP_OPEN: Final = ACTIONS.verb("swap-open", slot=SLOTS)
START_SHIP: Final = ACTIONS.verb("start-ship", slot=SLOTS)
