"""Where the effects of occupations attach: the events of the game, and who answers them.

`Table.fire` is called at each of these, after the record of the action has been brought
up to date. Events that are questions (what does a space cost, which ships are enough, what
may be done at any time) are asked where the rule is: they have no trigger here.
"""

from typing import Final

from meadhall.core.state import State

ON_PLAY: Final = 0  # the card itself was played
SPACE_BEFORE: Final = 1  # vikings stand on a space, its printed parts come next
SPACE_AFTER: Final = 2  # the printed parts are done
DICE_ROLL: Final = 3
DICE_SUCCESS: Final = 4
DICE_FAILURE: Final = 5
RECEIVE: Final = 6  # an item came in during the seat's own action
BUILD: Final = 7  # a house was built or a ship moored
PLACE: Final = 8  # a piece was laid on a board
VIKING_RETURN: Final = 9  # vikings came back from a space
OCCUPATION_PLAYED: Final = 10  # an action held at least one played occupation
HARVEST_DURING: Final = 11
HARVEST_NONE: Final = 12
NEW_WEAPON: Final = 13
ACTIONS_END: Final = 14
INCOME_BEFORE: Final = 15
FEAST_START: Final = 16
FEAST_AFTER: Final = 17
BONUS_DURING: Final = 18
BONUS_AFTER: Final = 19
MOUNTAINS_REMOVED: Final = 20
SCORING: Final = 21


class Effect:
    """What a card does at a trigger. The cards' effects are subclasses of this."""

    def __init__(self, card: int, trigger: int) -> None:
        self.card = card
        self.trigger = trigger

    def act(self, s: State, seat: int) -> None:
        raise NotImplementedError


EFFECTS: Final[list[Effect]] = []  # none of the 190 cards has its effect yet


def answer(s: State, seat: int, played: list[int], trigger: int) -> None:
    """The seat's played cards answer an event, in the order of their effects."""
    for effect in EFFECTS:
        if effect.trigger == trigger and effect.card in played:
            effect.act(s, seat)
