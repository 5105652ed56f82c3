"""Skibe: set-up, turns, building, loading, playing chieftains, and three full ships.

Clause numbers are those of docs/rules/skibe.md. Sterns, scoring and the end stand in
scoring.py, what chieftains do then in chieftains.py, what lies on the table in table.py.
"""

from typing import Any, Final

from meadhall.core.state import Step, number
from meadhall.games.skibe.chieftains import (
    FOOD_MOVE,
    MOVE_EQUIPMENT,
    REMOVE_ONE,
    SET_EQUIPMENT,
    SWAP_SECOND,
    SWAP_TWO,
    add_liftable,
    equip,
    move_food,
)
from meadhall.games.skibe.moves import (
    ACTIONS,
    CHIEFTAIN,
    DECLINE,
    DRAW,
    EQUIP,
    HOLD,
    LAY,
    LIFT,
    LOAD_FOOD,
    MOVE_FOOD,
    PASS,
    STERN,
    TAKE,
)
from meadhall.games.skibe.pieces import (
    ACTION_COUNT,
    ACTIONS_OF_CHIEFS,
    ALL_ACTIONS,
    CARD_SHIELDS,
    DECKS,
    EQUIPMENT_STONES,
    FIRST_CARDS,
    FOOD_STONES,
    IN_PLAY,
    IS_FOOD,
    LEAST_FOR_STERN,
    LIMIT,
    MASK,
    NONE,
    OPEN_CARDS,
    SHIP_COUNT,
    SHIPS,
    STERNS,
    STOCK,
)
from meadhall.games.skibe.scoring import START_NEW_SHIP, Scoring
from meadhall.games.skibe.table import (
    BY_END,
    BY_FULL,
    ROW,
    TURNS,
    card_name,
)

__all__ = ["ACTIONS", "STEPS", "Skibe"]


class Turn(Step["Skibe"]):
    """S-2.1  Build with an open card or a blind one (S-3.1), or lay a stern (S-4.1)."""

    def options(self, s: "Skibe", seat: int) -> list[int]:
        moves: list[int] = []
        s.add_open(moves, TAKE.first)
        if s.drawn < len(s.pile):
            moves.append(DRAW.first)
        s.add_sterns(moves, seat)
        return moves

    def take(self, s: "Skibe", seat: int, action: int) -> None:
        if s.turns == 1:
            s.tell_turn()  # nobody listened when the game was set up
        if STERN.has(action):
            s.lay_stern(seat, action - STERN.first)
            return
        if action == DRAW.first:
            s.card = s.draw()
            if s.chronicle is not None:
                s.tell("log-draw", {"seat": seat, "card": card_name(s.card)})
        else:
            s.slot = action - TAKE.first
            s.card = s.take_open(s.slot)
        s.ask(seat, LAY_CARD)


class SternOrPass(Step["Skibe"]):
    """S-7.1  All ships are full: lay a stern or leave it to the next player."""

    def options(self, s: "Skibe", seat: int) -> list[int]:
        moves = [PASS.first]
        s.add_sterns(moves, seat)
        return moves

    def take(self, s: "Skibe", seat: int, action: int) -> None:
        if action == PASS.first:
            s.passes += 1
            if s.chronicle is not None:
                s.tell("log-pass", {"seat": seat})
        else:
            s.turn = seat  # S-7.2
            s.lay_stern(seat, action - STERN.first)


class LayCard(Step["Skibe"]):
    """S-3.2  At the right end of a ship that is not full."""

    def options(self, s: "Skibe", seat: int) -> list[int]:
        moves: list[int] = []
        ship = LAY.first
        for cards in s.ships:
            if len(cards) < s.limit:
                moves.append(ship)
            ship += 1
        return moves

    def take(self, s: "Skibe", seat: int, action: int) -> None:
        ship = action - LAY.first
        s.lay_card(s.card, ship)
        s.laid_on = ship
        if s.chronicle is not None:
            s.tell("log-lay", {"seat": seat, "card": card_name(s.card), "ship": SHIPS[ship]})
            if len(s.ships[ship]) == s.limit:
                s.tell("log-ship-full", {"ship": SHIPS[ship]})
        if s.finish_last or not s.no_cards_left():  # S-8.2, S-10.3
            s.load_cargo(seat)
        else:
            s.end_build()

    def prompt_args(self, s: "Skibe", seat: int) -> dict[str, Any]:
        return {"card": card_name(s.card)}


class LoadFood(Step["Skibe"]):
    """S-3.4  A food symbol: one stone from the stock onto any bow."""

    def options(self, s: "Skibe", seat: int) -> list[int]:
        return [LOAD_FOOD.first + ship for ship in range(SHIP_COUNT)]

    def take(self, s: "Skibe", seat: int, action: int) -> None:
        move_food(s, seat, action)
        s.offer_chieftain(seat)


class ShiftFood(Step["Skibe"]):
    """S-3.5  No food in the stock: one stone may change bows, but never a bow's last."""

    def options(self, s: "Skibe", seat: int) -> list[int]:
        moves = [DECLINE.first]
        for ship in range(SHIP_COUNT):
            if s.food_on(ship) > 1:
                for onto in range(SHIP_COUNT):
                    if onto != ship:
                        moves.append(MOVE_FOOD.first + ship * SHIP_COUNT + onto)
        return moves

    def take(self, s: "Skibe", seat: int, action: int) -> None:
        if action != DECLINE.first:
            move_food(s, seat, action)
        elif s.chronicle is not None:
            s.tell("log-keep-food", {"seat": seat})
        s.offer_chieftain(seat)


class LoadEquipment(Step["Skibe"]):
    """S-3.6  An equipment symbol: one stone from the stock onto a Viking of other colours."""

    def options(self, s: "Skibe", seat: int) -> list[int]:
        moves: list[int] = []
        s.add_equippable(moves, MASK[s.card], NONE)
        return moves

    def take(self, s: "Skibe", seat: int, action: int) -> None:
        equip(s, seat, s.stone_on(STOCK), action - EQUIP.first)
        s.offer_chieftain(seat)

    def prompt_args(self, s: "Skibe", seat: int) -> dict[str, Any]:
        return barred_shields(s)


class ShiftEquipment(Step["Skibe"]):
    """S-3.8  No equipment in the stock: one stone may be moved; which?"""

    def options(self, s: "Skibe", seat: int) -> list[int]:
        moves = [DECLINE.first]
        s.add_shiftable(moves)
        return moves

    def take(self, s: "Skibe", seat: int, action: int) -> None:
        if action == DECLINE.first:
            if s.chronicle is not None:
                s.tell("log-keep-equipment", {"seat": seat})
            s.offer_chieftain(seat)
        else:
            s.lifted = s.stone_on(s.card_at(action - LIFT.first))
            s.ask(seat, SHIFT_ONTO)


class ShiftOnto(Step["Skibe"]):
    """S-3.8  Where the stone goes: a Viking of other colours than the card just laid."""

    def options(self, s: "Skibe", seat: int) -> list[int]:
        moves: list[int] = []
        s.add_equippable(moves, MASK[s.card], s.gear[s.lifted])
        return moves

    def take(self, s: "Skibe", seat: int, action: int) -> None:
        equip(s, seat, s.lifted, action - EQUIP.first)
        s.offer_chieftain(seat)

    def prompt_args(self, s: "Skibe", seat: int) -> dict[str, Any]:
        return barred_shields(s)


class PlayChieftain(Step["Skibe"]):
    """S-3.9  One chieftain may go to any ship that does not show its action yet."""

    def options(self, s: "Skibe", seat: int) -> list[int]:
        moves = [HOLD.first]
        hand = s.hands[seat]
        for ship in range(SHIP_COUNT):
            moves += CHIEFTAIN_MOVES[ship][s.playable(hand, ship)]
        return moves

    def take(self, s: "Skibe", seat: int, action: int) -> None:
        if action != HOLD.first:
            kind = (action - CHIEFTAIN.first) // SHIP_COUNT
            ship = (action - CHIEFTAIN.first) % SHIP_COUNT
            s.hands[seat] &= ~(1 << kind)
            s.chiefs[ship] = s.chiefs[ship] + [seat * ACTION_COUNT + kind]
            if s.chronicle is not None:
                args = {"seat": seat, "action": ACTIONS_OF_CHIEFS[kind], "ship": SHIPS[ship]}
                s.tell("log-chieftain", args)
        elif s.chronicle is not None:
            s.tell("log-hold", {"seat": seat})
        s.end_build()


TURN: Final = Turn("turn", "S-2.1")
STERN_OR_PASS: Final = SternOrPass("full", "S-7.1")
LAY_CARD: Final = LayCard("lay", "S-3.2")
LOAD_ONE_FOOD: Final = LoadFood("load-food", "S-3.4")
SHIFT_FOOD: Final = ShiftFood("shift-food", "S-3.5")
LOAD_EQUIPMENT: Final = LoadEquipment("equip", "S-3.6")
SHIFT_EQUIPMENT: Final = ShiftEquipment("shift-equipment", "S-3.8")
SHIFT_ONTO: Final = ShiftOnto("shift-onto", "S-3.8")
PLAY_CHIEFTAIN: Final = PlayChieftain("chieftain", "S-3.9")
STEPS: Final = number(
    TURN, STERN_OR_PASS, LAY_CARD, LOAD_ONE_FOOD, SHIFT_FOOD, LOAD_EQUIPMENT, SHIFT_EQUIPMENT,
    SHIFT_ONTO, PLAY_CHIEFTAIN, MOVE_EQUIPMENT, SET_EQUIPMENT, FOOD_MOVE, REMOVE_ONE, SWAP_TWO,
    SWAP_SECOND, START_NEW_SHIP,
)  # fmt: skip

# the moves that put the chieftains of a hand (a bit per action) onto a ship
CHIEFTAIN_MOVES: Final[list[list[list[int]]]] = [
    [
        [CHIEFTAIN.id(kind, ship) for kind in range(ACTION_COUNT) if hand >> kind & 1]
        for hand in range(ALL_ACTIONS + 1)
    ]
    for ship in range(SHIP_COUNT)
]


class Skibe(Scoring):
    """The course of a game: set-up, turns, building."""

    def clone(self) -> "Skibe":
        new = Skibe(self.game, self.seats, self.options)
        self.copy_table(new)
        return new

    # --- S-1  set-up -----------------------------------------------------------

    def set_up(self) -> None:
        seats = self.seats
        options = self.options
        self.stern_shield = options["count_stern_shield"]
        self.finish_last = options["finish_last_turn"]
        self.choose_new = options["new_ship_cards"] == "choose"
        self.guard_owner = options["protection_blocks_owner"]
        self.guard_on = options["protection_spans_rows"]
        self.remove_open = options["remove_from_display"]
        self.one_stone = options["one_stone_per_card"]
        self.limit = LIMIT[seats]
        self.hands = [ALL_ACTIONS] * seats  # S-1.1
        self.sterns = [STERNS] * seats
        self.points = [0] * seats
        self.sheet = []
        self.out = []
        self.food = [*range(SHIP_COUNT)] + [STOCK] * (FOOD_STONES - SHIP_COUNT)  # S-1.3
        self.gear = [STOCK] * EQUIPMENT_STONES
        self.pile = IN_PLAY[DECKS.index(options["deck"])][seats][:]  # S-1.2
        self.rng.shuffle(self.pile)
        self.ships = []
        for first in range(0, SHIP_COUNT * FIRST_CARDS, FIRST_CARDS):  # S-1.4
            self.ships.append(self.pile[first : first + FIRST_CARDS])
        self.drawn = SHIP_COUNT * FIRST_CARDS + OPEN_CARDS
        self.display = self.pile[SHIP_COUNT * FIRST_CARDS : self.drawn]
        self.chiefs = [[] for _ in range(SHIP_COUNT)]
        self.guards = [0] * SHIP_COUNT
        self.turn = self.first_player()  # S-1.5
        self.turns = 0
        self.passes = 0
        self.card = NONE
        self.slot = NONE
        self.laid_on = NONE
        self.lifted = NONE
        self.swapped = NONE
        self.reason = BY_END
        self.scoring = NONE
        self.stern = NONE
        self.row = 0
        self.missing = 0
        self.phase = TURNS

    def advance(self) -> None:
        if self.phase == TURNS:
            self.next_turn()
        elif self.phase == ROW:
            self.next_chieftain()
        else:
            self.lay_new_ship()

    # --- S-2  turns, S-7  all ships full -----------------------------------------

    def next_turn(self) -> None:
        if self.passes == 0:
            self.turns += 1
            self.tell_turn()
        if not self.all_full():
            self.ask(self.turn, TURN)
            return
        while self.passes < self.seats:
            seat = (self.turn + self.passes) % self.seats
            if self.sterns[seat]:
                self.ask(seat, STERN_OR_PASS)
                return
            self.passes += 1
        self.passes = 0
        if self.chronicle is not None:
            self.tell("log-all-full", {})
        self.score(0, BY_FULL)  # S-7.3

    def tell_turn(self) -> None:
        if self.chronicle is not None:
            self.tell("log-turn", {"turn": self.turns, "seat": self.turn})

    def all_full(self) -> bool:
        return all(len(cards) >= self.limit for cards in self.ships)

    def add_sterns(self, moves: list[int], seat: int) -> None:
        """S-4.1  An own stern onto a ship of at least three Vikings."""
        if self.sterns[seat]:
            ship = STERN.first
            for cards in self.ships:
                if len(cards) >= LEAST_FOR_STERN:
                    moves.append(ship)
                ship += 1

    # --- S-3  building -------------------------------------------------------------

    def load_cargo(self, seat: int) -> None:
        """S-3.3  What the symbol of the card just laid asks for."""
        if IS_FOOD[self.card]:
            self.ask(seat, LOAD_ONE_FOOD if self.food_on(STOCK) else SHIFT_FOOD)
        elif self.stone_on(STOCK) != NONE:
            if self.can_equip(MASK[self.card]):
                self.ask(seat, LOAD_EQUIPMENT)
            else:  # S-3.7
                if self.chronicle is not None:
                    self.tell("log-no-berth", {"seat": seat})
                self.offer_chieftain(seat)
        else:
            moves: list[int] = []
            self.add_shiftable(moves)
            if moves:
                self.ask(seat, SHIFT_EQUIPMENT)
            else:
                if self.chronicle is not None:
                    self.tell("log-no-berth", {"seat": seat})
                self.offer_chieftain(seat)

    def add_shiftable(self, moves: list[int]) -> None:
        """S-3.8  Adds the moves that pick up equipment which has another card to go to."""
        goals: list[int] = []
        self.add_equippable(goals, MASK[self.card], NONE)
        if goals:
            add_liftable(self, moves)
            if len(goals) == 1:
                only = goals[0] - EQUIP.first + LIFT.first
                if only in moves:
                    moves.remove(only)

    def playable(self, hand: int, ship: int) -> int:
        """S-3.9  The chieftains of a hand whose action the ship does not show yet."""
        for chief in self.chiefs[ship]:
            hand &= ~(1 << chief % ACTION_COUNT)
        return hand

    def offer_chieftain(self, seat: int) -> None:
        hand = self.hands[seat]
        if hand:
            for ship in range(SHIP_COUNT):
                if self.playable(hand, ship):
                    self.ask(seat, PLAY_CHIEFTAIN)
                    return
        self.end_build()

    def end_build(self) -> None:
        """S-3.10  Refill the display; S-8.1 the last card ends the game."""
        if self.slot != NONE:
            self.refill()
        self.card = NONE
        self.slot = NONE
        self.laid_on = NONE
        if self.no_cards_left():
            self.score_all()
        else:
            self.turn = (self.turn + 1) % self.seats  # S-2.2


def barred_shields(s: Skibe) -> dict[str, Any]:
    """The colours on which the equipment of this turn must not go."""
    return {"shields": CARD_SHIELDS[s.card]}
