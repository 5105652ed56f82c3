"""S-5  What the chieftains of a ship do when it is scored, each for its owner to decide."""

from typing import Any, Final

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
    ACTION_COUNT,
    ACTIONS_OF_CHIEFS,
    CARD_SHIELDS,
    LONGEST_SHIP,
    NONE,
    SHIP_COUNT,
    SHIPS,
    STOCK,
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
            action = s.chiefs[s.scoring][s.row - 1] % ACTION_COUNT
            s.tell("log-leave", {"seat": seat, "action": ACTIONS_OF_CHIEFS[action]})


class MoveEquipment(ChiefStep):
    """S-5.2  One stone from card to card, stock to card or card to stock, of any colours."""

    def possible(self, s: Table, seat: int) -> bool:
        return any(len(cards) > 0 for cards in s.ships)  # a Viking to equip, or one to lift from

    def options(self, s: Table, seat: int) -> list[int]:
        moves = [DECLINE.first]
        add_liftable(s, moves)
        if s.stone_on(STOCK) != NONE:
            s.add_equippable(moves, 0, NONE)
        return moves

    def take(self, s: Table, seat: int, action: int) -> None:
        if action == DECLINE.first:
            self.leave(s, seat)
        elif LIFT.has(action):
            s.lifted = s.stone_on(s.card_at(action - LIFT.first))
            s.ask(seat, SET_EQUIPMENT)
        else:
            equip(s, seat, s.stone_on(STOCK), action - EQUIP.first)


class SetEquipment(Step[Table]):
    """S-5.2  Where the stone that was picked up goes: another card, or the stock."""

    def options(self, s: Table, seat: int) -> list[int]:
        moves = [STOW_EQUIPMENT.first]
        s.add_equippable(moves, 0, s.gear[s.lifted])
        return moves

    def take(self, s: Table, seat: int, action: int) -> None:
        if action != STOW_EQUIPMENT.first:
            equip(s, seat, s.lifted, action - EQUIP.first)
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

    def options(self, s: Table, seat: int) -> list[int]:
        moves = [DECLINE.first]
        stock = s.food_on(STOCK)
        for ship in range(SHIP_COUNT):
            if stock:
                moves.append(LOAD_FOOD.first + ship)
            if s.food_on(ship) > 1:
                moves.append(STOW_FOOD.first + ship)
                for onto in range(SHIP_COUNT):
                    if onto != ship:
                        moves.append(MOVE_FOOD.first + ship * SHIP_COUNT + onto)
        return moves

    def take(self, s: Table, seat: int, action: int) -> None:
        if action == DECLINE.first:
            self.leave(s, seat)
        else:
            move_food(s, seat, action)


class RemoveViking(ChiefStep):
    """S-5.4  One Viking of any ship, without equipment and unprotected, leaves the game."""

    def possible(self, s: Table, seat: int) -> bool:
        return s.unguarded_at_least(1, seat) or (s.remove_open and s.any_open())

    def options(self, s: Table, seat: int) -> list[int]:
        moves = [DECLINE.first]
        s.add_unguarded(moves, REMOVE_VIKING.first, seat, NONE)
        if s.remove_open:  # S-10.7
            s.add_open(moves, REMOVE_OPEN.first)
        return moves

    def take(self, s: Table, seat: int, action: int) -> None:
        if action == DECLINE.first:
            self.leave(s, seat)
            return
        if REMOVE_OPEN.has(action):
            card = s.take_open(action - REMOVE_OPEN.first)
            if s.chronicle is not None:
                s.tell("log-remove-open", {"seat": seat, "card": card_name(card)})
        else:
            place = action - REMOVE_VIKING.first
            card = s.card_at(place)
            ship = place // LONGEST_SHIP
            s.ships[ship] = [other for other in s.ships[ship] if other != card]
            if s.chronicle is not None:
                args = {"seat": seat, "card": card_name(card), "ship": SHIPS[ship]}
                s.tell("log-remove", args)
        s.out = s.out + [card]  # noqa: RUF005  quicker


class SwapVikings(ChiefStep):
    """S-5.5  Two Vikings without equipment and unprotected change places: choose the first."""

    def possible(self, s: Table, seat: int) -> bool:
        return s.unguarded_at_least(1 if s.any_open() else 2, seat)

    def options(self, s: Table, seat: int) -> list[int]:
        moves = [DECLINE.first]
        s.add_unguarded(moves, SWAP_VIKING.first, seat, NONE)
        return moves

    def take(self, s: Table, seat: int, action: int) -> None:
        if action == DECLINE.first:
            self.leave(s, seat)
        else:
            s.swapped = s.card_at(action - SWAP_VIKING.first)
            s.ask(seat, SWAP_SECOND)


class SwapSecond(Step[Table]):
    """S-5.5  The other Viking: on any ship, or one of the open cards."""

    def options(self, s: Table, seat: int) -> list[int]:
        moves: list[int] = []
        s.add_unguarded(moves, SWAP_WITH.first, seat, s.swapped)
        s.add_open(moves, SWAP_OPEN.first)
        return moves

    def take(self, s: Table, seat: int, action: int) -> None:
        first = s.swapped
        place = s.place_of(first)
        if s.chronicle is not None:
            args = {"seat": seat, "card": berth_name(s, place), "other": swap_name(s, action)}
            s.tell("log-swap", args)
        if SWAP_OPEN.has(action):
            slot = action - SWAP_OPEN.first
            s.put_at(place, s.display[slot])
            s.display[slot] = first
        else:
            other = action - SWAP_WITH.first
            s.put_at(place, s.card_at(other))
            s.put_at(other, first)
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


def add_liftable(s: Table, moves: list[int]) -> None:
    """Adds the moves that pick up equipment, one for each Viking that has any."""
    one, two, three, four = s.gear
    place = LIFT.first
    for cards in s.ships:
        at = place
        for card in cards:
            if card in (one, two, three, four):
                moves.append(at)
            at += 1
        place += LONGEST_SHIP


def equip(s: Table, seat: int, stone: int, place: int) -> None:
    """A stone, from the stock or picked up from a card, onto the card at that place."""
    if s.chronicle is not None:
        goal = berth_name(s, place)
        if s.gear[stone] == STOCK:
            s.tell("log-equip", {"seat": seat, "goal": goal})
        else:
            start = berth_name(s, s.place_of(s.gear[stone]))
            s.tell("log-move-equipment", {"seat": seat, "start": start, "goal": goal})
    s.gear[stone] = s.card_at(place)
    s.lifted = NONE


def move_food(s: Table, seat: int, action: int) -> None:
    """A food stone between a bow and the stock or another bow."""
    if LOAD_FOOD.has(action):
        ship = action - LOAD_FOOD.first
        s.move_food(STOCK, ship)
        if s.chronicle is not None:
            s.tell("log-load-food", {"seat": seat, "ship": SHIPS[ship], "count": s.food_on(ship)})
    elif STOW_FOOD.has(action):
        ship = action - STOW_FOOD.first
        s.move_food(ship, STOCK)
        if s.chronicle is not None:
            s.tell("log-stow-food", {"seat": seat, "ship": SHIPS[ship], "count": s.food_on(ship)})
    else:
        ship = (action - MOVE_FOOD.first) // SHIP_COUNT
        onto = (action - MOVE_FOOD.first) % SHIP_COUNT
        s.move_food(ship, onto)
        if s.chronicle is not None:
            s.tell("log-move-food", {"seat": seat, "ship": SHIPS[ship], "onto": SHIPS[onto]})


def berth_name(s: Table, place: int) -> dict[str, Any]:
    """A Viking aboard as the chronicle names it."""
    shields = CARD_SHIELDS[s.card_at(place)]
    return {"key": "viking-aboard", "shields": shields, "ship": SHIPS[place // LONGEST_SHIP]}


def swap_name(s: Table, action: int) -> dict[str, Any]:
    """What a Viking is swapped with, as the chronicle names it."""
    if SWAP_OPEN.has(action):
        shields = CARD_SHIELDS[s.display[action - SWAP_OPEN.first]]
        return {"key": "viking-open", "shields": shields}
    return berth_name(s, action - SWAP_WITH.first)
