"""S-5  What the chieftains of a ship do when it is scored, each for its owner to decide."""

from typing import Any, Final

from mypy_extensions import i64

from meadhall.core.moves import Moves
from meadhall.core.sets import several
from meadhall.core.state import Step
from meadhall.games.skibe.moves import (
    DECLINE,
    EQUIP,
    LIFT,
    LOAD_FOOD,
    MOVE_FOOD,
    REMOVE_OPEN,
    REMOVE_VIKING,
    STOW_EQUIPMENT,
    STOW_FOOD,
    SWAP_OPEN,
    SWAP_VIKING,
    SWAP_WITH,
)
from meadhall.games.skibe.pieces import (
    ACTIONS_OF_CHIEFS,
    CARD_SHIELDS,
    NONE,
    SHIP_COUNT,
    SHIPS,
    STOCK,
    action_of,
    row_place,
    ship_of,
)
from meadhall.games.skibe.table import Table, card_name


class ChiefStep(Step[Table]):
    """S-5.1  A chieftain's owner may carry the action out or leave it."""

    def possible(self, s: Table, seat: int) -> bool:
        """Whether anything but leaving it can be done; if not, nobody is asked."""
        raise NotImplementedError  # each chieftain's own

    def prompt_args(self, s: Table, seat: int) -> dict[str, Any]:
        return {"ship": SHIPS[s.scoring]}

    def leave(self, s: Table, seat: int) -> None:
        if s.chronicle is not None:
            action = action_of(s.chiefs[row_place(s.scoring, s.row - 1)])
            s.tell("log-leave", {"seat": seat, "action": ACTIONS_OF_CHIEFS[action]})


class MoveEquipment(ChiefStep):
    """S-5.2  One stone from card to card, stock to card or card to stock, of any colours."""

    def possible(self, s: Table, seat: int) -> bool:
        return any(size > 0 for size in s.sizes)  # a Viking to equip, or one to lift from

    def offer(self, s: Table, seat: i64, moves: Moves) -> None:
        moves.add(DECLINE.id())
        moves.add_places(LIFT, s.equipped())
        if s.stone_on(STOCK) != NONE:
            moves.add_places(EQUIP, s.equippable(0))

    def take(self, s: Table, seat: int, action: int) -> None:
        if LIFT.has(action):
            s.lifted = s.stone_on(s.aboard[LIFT.place(action)])
            s.ask(seat, SET_EQUIPMENT)
        elif EQUIP.has(action):
            equip(s, seat, s.stone_on(STOCK), EQUIP.place(action))
        else:
            self.leave(s, seat)


class SetEquipment(Step[Table]):
    """S-5.2  Where the stone that was picked up goes: another card, or the stock."""

    def offer(self, s: Table, seat: i64, moves: Moves) -> None:
        moves.add(STOW_EQUIPMENT.id())
        moves.add_places(EQUIP, s.without_card(s.equippable(0), s.gear[s.lifted]))

    def take(self, s: Table, seat: int, action: int) -> None:
        if EQUIP.has(action):
            equip(s, seat, s.lifted, EQUIP.place(action))
            return
        if s.chronicle is not None:
            start = berth_name(s, s.place_of(s.gear[s.lifted]))
            s.tell("log-stow-equipment", {"seat": seat, "start": start})
        s.gear[s.lifted] = STOCK
        s.lifted = NONE


class MoveFood(ChiefStep):
    """S-5.3  One stone from bow to bow, stock to bow or bow to stock; a bow keeps its last."""

    def possible(self, s: Table, seat: int) -> bool:
        return True  # what is not in the stock lies on a bow

    def offer(self, s: Table, seat: i64, moves: Moves) -> None:
        moves.add(DECLINE.id())
        stock = s.food_on(STOCK)
        for ship in range(SHIP_COUNT):
            if stock > 0:
                moves.add(LOAD_FOOD.id(ship))
            if s.food_on(ship) > 1:
                moves.add(STOW_FOOD.id(ship))
                offer_other_bows(moves, ship)

    def take(self, s: Table, seat: int, action: int) -> None:
        if DECLINE.has(action):
            self.leave(s, seat)
        else:
            move_food(s, seat, action)


class RemoveViking(ChiefStep):
    """S-5.4  One Viking of any ship, without equipment and unprotected, leaves the game."""

    def possible(self, s: Table, seat: int) -> bool:
        return s.unprotected(seat) != 0 or (s.remove_open and s.open_slots() != 0)

    def offer(self, s: Table, seat: i64, moves: Moves) -> None:
        moves.add(DECLINE.id())
        moves.add_places(REMOVE_VIKING, s.unprotected(seat))
        if s.remove_open:  # S-10.7
            moves.add_places(REMOVE_OPEN, s.open_slots())

    def take(self, s: Table, seat: int, action: int) -> None:
        if DECLINE.has(action):
            self.leave(s, seat)
        elif REMOVE_OPEN.has(action):
            card = s.take_open(REMOVE_OPEN.place(action))
            s.out = [*s.out, card]
            if s.chronicle is not None:
                s.tell("log-remove-open", {"seat": seat, "card": card_name(card)})
        else:
            at = REMOVE_VIKING.place(action)
            card = s.take_away(at)
            s.out = [*s.out, card]
            if s.chronicle is not None:
                args = {"seat": seat, "card": card_name(card), "ship": SHIPS[ship_of(at)]}
                s.tell("log-remove", args)


class SwapVikings(ChiefStep):
    """S-5.5  Two Vikings without equipment and unprotected change places: choose the first."""

    def possible(self, s: Table, seat: int) -> bool:
        free = s.unprotected(seat)
        return several(free) or (free != 0 and s.open_slots() != 0)

    def offer(self, s: Table, seat: i64, moves: Moves) -> None:
        moves.add(DECLINE.id())
        moves.add_places(SWAP_VIKING, s.unprotected(seat))

    def take(self, s: Table, seat: int, action: int) -> None:
        if DECLINE.has(action):
            self.leave(s, seat)
        else:
            s.swapped = s.aboard[SWAP_VIKING.place(action)]
            s.ask(seat, SWAP_SECOND)


class SwapSecond(Step[Table]):
    """S-5.5  The other Viking: on any ship, or one of the open cards."""

    def offer(self, s: Table, seat: i64, moves: Moves) -> None:
        moves.add_places(SWAP_WITH, s.without_card(s.unprotected(seat), s.swapped))
        moves.add_places(SWAP_OPEN, s.open_slots())

    def take(self, s: Table, seat: int, action: int) -> None:
        first = s.swapped
        at = s.place_of(first)
        if s.chronicle is not None:
            args = {"seat": seat, "card": berth_name(s, at), "other": swap_name(s, action)}
            s.tell("log-swap", args)
        if SWAP_OPEN.has(action):
            slot = SWAP_OPEN.place(action)
            s.aboard[at] = s.display[slot]
            s.display[slot] = first
        else:
            other = SWAP_WITH.place(action)
            s.aboard[at] = s.aboard[other]
            s.aboard[other] = first
        s.swapped = NONE

    def prompt_args(self, s: Table, seat: int) -> dict[str, Any]:
        return {"card": card_name(s.swapped)}


MOVE_EQUIPMENT: Final = MoveEquipment("move-equipment", "S-5.2")
SET_EQUIPMENT: Final = SetEquipment("set-equipment", "S-5.2")
FOOD_MOVE: Final = MoveFood("move-food", "S-5.3")
REMOVE_ONE: Final = RemoveViking("remove", "S-5.4")
SWAP_TWO: Final = SwapVikings("swap", "S-5.5")
SWAP_SECOND: Final = SwapSecond("swap-with", "S-5.5")
BY_ACTION: Final[list[ChiefStep]] = [MOVE_EQUIPMENT, FOOD_MOVE, REMOVE_ONE, SWAP_TWO]


# --- what cargo (S-3) and chieftains have in common -------------------------------


def offer_other_bows(moves: Moves, ship: i64) -> None:
    """The moves that take a food stone from that bow to each other one."""
    for onto in range(SHIP_COUNT):
        if onto != ship:
            moves.add(MOVE_FOOD.id(ship, onto))


def equip(s: Table, seat: int, stone: i64, at: i64) -> None:
    """A stone, from the stock or picked up from a card, onto the card at that place."""
    if s.chronicle is not None:
        goal = berth_name(s, at)
        if s.gear[stone] == STOCK:
            s.tell("log-equip", {"seat": seat, "goal": goal})
        else:
            start = berth_name(s, s.place_of(s.gear[stone]))
            s.tell("log-move-equipment", {"seat": seat, "start": start, "goal": goal})
    s.gear[stone] = s.aboard[at]
    s.lifted = NONE


def move_food(s: Table, seat: int, action: int) -> None:
    """A food stone between a bow and the stock or another bow."""
    if LOAD_FOOD.has(action):
        ship = LOAD_FOOD.arg(action)
        s.move_food(STOCK, ship)
        if s.chronicle is not None:
            s.tell("log-load-food", {"seat": seat, "ship": SHIPS[ship], "count": s.food_on(ship)})
    elif STOW_FOOD.has(action):
        ship = STOW_FOOD.arg(action)
        s.move_food(ship, STOCK)
        if s.chronicle is not None:
            s.tell("log-stow-food", {"seat": seat, "ship": SHIPS[ship], "count": s.food_on(ship)})
    else:
        ship = MOVE_FOOD.arg(action)
        onto = MOVE_FOOD.arg2(action)
        s.move_food(ship, onto)
        if s.chronicle is not None:
            s.tell("log-move-food", {"seat": seat, "ship": SHIPS[ship], "onto": SHIPS[onto]})


def berth_name(s: Table, at: i64) -> dict[str, Any]:
    """A Viking aboard as the chronicle names it."""
    shields = CARD_SHIELDS[s.aboard[at]]
    return {"key": "viking-aboard", "shields": shields, "ship": SHIPS[ship_of(at)]}


def swap_name(s: Table, action: int) -> dict[str, Any]:
    """What a Viking is swapped with, as the chronicle names it."""
    if SWAP_OPEN.has(action):
        shields = CARD_SHIELDS[s.display[SWAP_OPEN.place(action)]]
        return {"key": "viking-open", "shields": shields}
    return berth_name(s, SWAP_WITH.place(action))
