"""Skibe: set-up, turns, building, loading, playing chieftains, and three full ships.

Clause numbers are those of docs/rules/skibe.md. Sterns, scoring and the end stand in
scoring.py, what chieftains do then in chieftains.py, what lies on the table in table.py.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.moves import Moves
from meadhall.core.sets import has, several, single, without
from meadhall.core.state import Step, number
from meadhall.games.skibe import laws
from meadhall.games.skibe.chieftains import (
    FOOD_MOVE,
    MOVE_EQUIPMENT,
    REMOVE_ONE,
    SET_EQUIPMENT,
    SWAP_SECOND,
    SWAP_TWO,
    equip,
    move_food,
    offer_other_bows,
)
from meadhall.games.skibe.moves import (
    CHIEFTAIN,
    DECLINE,
    DRAW,
    EQUIP,
    HOLD,
    LAY,
    LIFT,
    LOAD_FOOD,
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
    LIMIT,
    NONE,
    OPEN_CARDS,
    PLACES,
    SHIP_COUNT,
    SHIPS,
    STERNS,
    STOCK,
    PlaceSet,
    chieftain,
    colours_on,
    row_place,
)
from meadhall.games.skibe.scoring import START_NEW_SHIP, Scoring
from meadhall.games.skibe.table import (
    BY_END,
    BY_FULL,
    ROW,
    TURNS,
    card_name,
)


class Turn(Step["Skibe"]):
    """S-2.1  Build with an open card or a blind one (S-3.1), or lay a stern (S-4.1)."""

    def offer(self, s: "Skibe", seat: i64, moves: Moves) -> None:
        moves.add_places(TAKE, s.open_slots())
        if s.pile_left():
            moves.add(DRAW.id())
        moves.add_places(STERN, s.ships_for_stern(seat))

    def take(self, s: "Skibe", seat: int, action: int) -> None:
        if s.turns == 1:
            s.tell_turn()  # there was no chronicle yet during the set-up
        if STERN.has(action):
            s.lay_stern(seat, STERN.place(action))
            return
        if TAKE.has(action):
            s.slot = TAKE.place(action)
            s.card = s.take_open(s.slot)
        else:
            s.card = s.draw()
            if s.chronicle is not None:
                s.tell("log-draw", {"seat": seat, "card": card_name(s.card)})
        s.ask(seat, LAY_CARD)


class SternOrPass(Step["Skibe"]):
    """S-7.1  All ships are full: lay a stern or leave it to the next player."""

    def offer(self, s: "Skibe", seat: i64, moves: Moves) -> None:
        moves.add(PASS.id())
        moves.add_places(STERN, s.ships_for_stern(seat))

    def take(self, s: "Skibe", seat: int, action: int) -> None:
        if STERN.has(action):
            s.turn = seat  # S-7.2
            s.lay_stern(seat, STERN.place(action))
            return
        s.passes += 1
        if s.chronicle is not None:
            s.tell("log-pass", {"seat": seat})


class LayCard(Step["Skibe"]):
    """S-3.2  At the right end of a ship that is not full."""

    def offer(self, s: "Skibe", seat: i64, moves: Moves) -> None:
        moves.add_places(LAY, s.ships_with_room())

    def take(self, s: "Skibe", seat: int, action: int) -> None:
        ship = LAY.place(action)
        s.lay_card(s.card, ship)
        s.laid_on = ship
        if s.chronicle is not None:
            s.tell("log-lay", {"seat": seat, "card": card_name(s.card), "ship": SHIPS[ship]})
            if s.sizes[ship] == s.limit:
                s.tell("log-ship-full", {"ship": SHIPS[ship]})
        if s.finish_last or not s.no_cards_left():  # S-8.2, S-10.3
            s.load_cargo(seat)
        else:
            s.end_build()

    def prompt_args(self, s: "Skibe", seat: int) -> dict[str, Any]:
        return {"card": card_name(s.card)}


class LoadFood(Step["Skibe"]):
    """S-3.4  A food symbol: one stone from the stock onto any bow."""

    def offer(self, s: "Skibe", seat: i64, moves: Moves) -> None:
        for ship in range(SHIP_COUNT):
            moves.add(LOAD_FOOD.id(ship))

    def take(self, s: "Skibe", seat: int, action: int) -> None:
        move_food(s, seat, action)
        s.offer_chieftain(seat)


class ShiftFood(Step["Skibe"]):
    """S-3.5  No food in the stock: one stone may change bows, but never a bow's last."""

    def offer(self, s: "Skibe", seat: i64, moves: Moves) -> None:
        moves.add(DECLINE.id())
        for ship in range(SHIP_COUNT):
            if s.food_on(ship) > 1:
                offer_other_bows(moves, ship)

    def take(self, s: "Skibe", seat: int, action: int) -> None:
        if not DECLINE.has(action):
            move_food(s, seat, action)
        elif s.chronicle is not None:
            s.tell("log-keep-food", {"seat": seat})
        s.offer_chieftain(seat)


class LoadEquipment(Step["Skibe"]):
    """S-3.6  An equipment symbol: one stone from the stock onto a Viking of other colours."""

    def offer(self, s: "Skibe", seat: i64, moves: Moves) -> None:
        moves.add_places(EQUIP, s.equippable(colours_on(s.card)))

    def take(self, s: "Skibe", seat: int, action: int) -> None:
        equip(s, seat, s.stone_on(STOCK), EQUIP.place(action))
        s.offer_chieftain(seat)

    def prompt_args(self, s: "Skibe", seat: int) -> dict[str, Any]:
        return barred_shields(s)


class ShiftEquipment(Step["Skibe"]):
    """S-3.8  No equipment in the stock: one stone may be moved; which?"""

    def offer(self, s: "Skibe", seat: i64, moves: Moves) -> None:
        moves.add(DECLINE.id())
        moves.add_places(LIFT, s.shiftable())

    def take(self, s: "Skibe", seat: int, action: int) -> None:
        if LIFT.has(action):
            s.lifted = s.stone_on(s.aboard[LIFT.place(action)])
            s.ask(seat, SHIFT_ONTO)
            return
        if s.chronicle is not None:
            s.tell("log-keep-equipment", {"seat": seat})
        s.offer_chieftain(seat)


class ShiftOnto(Step["Skibe"]):
    """S-3.8  Where the stone goes: a Viking of other colours than the card just laid."""

    def offer(self, s: "Skibe", seat: i64, moves: Moves) -> None:
        goals = s.equippable(colours_on(s.card))
        moves.add_places(EQUIP, s.without_card(goals, s.gear[s.lifted]))

    def take(self, s: "Skibe", seat: int, action: int) -> None:
        equip(s, seat, s.lifted, EQUIP.place(action))
        s.offer_chieftain(seat)

    def prompt_args(self, s: "Skibe", seat: int) -> dict[str, Any]:
        return barred_shields(s)


class PlayChieftain(Step["Skibe"]):
    """S-3.9  One chieftain may go to any ship that does not show its action yet."""

    def offer(self, s: "Skibe", seat: i64, moves: Moves) -> None:
        moves.add(HOLD.id())
        for ship in range(SHIP_COUNT):
            hand = s.playable(seat, ship)
            for action in range(ACTION_COUNT):
                if has(hand, action):
                    moves.add(CHIEFTAIN.id(action, ship))

    def take(self, s: "Skibe", seat: int, action: int) -> None:
        if CHIEFTAIN.has(action):
            s.play_chieftain(seat, CHIEFTAIN.arg(action), CHIEFTAIN.arg2(action))
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


class Skibe(Scoring):
    """The course of a game: set-up, turns, building."""

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
        self.hands = vec[i64]([ALL_ACTIONS] * seats)  # S-1.1
        self.sterns = vec[i64]([STERNS] * seats)
        self.points = vec[i64]([0] * seats)
        self.sheet = []
        self.out = []
        self.food = vec[i64]([STOCK] * FOOD_STONES)
        for ship in range(SHIP_COUNT):
            self.food[ship] = ship  # S-1.3
        self.gear = vec[i64]([STOCK] * EQUIPMENT_STONES)
        pile = IN_PLAY[DECKS.index(options["deck"])][seats][:]  # S-1.2
        self.rng.shuffle(pile)
        self.pile = pile
        self.drawn = 0
        self.aboard = vec[i64]([NONE] * PLACES)
        self.sizes = vec[i64]([0] * SHIP_COUNT)
        for ship in range(SHIP_COUNT):  # S-1.4
            for _ in range(FIRST_CARDS):
                self.lay_card(self.draw(), ship)
        self.display = vec[i64]([NONE] * OPEN_CARDS)
        for slot in range(OPEN_CARDS):
            self.display[slot] = self.draw()
        self.reveals = 0  # everybody knows the cards laid out at the start
        self.chiefs = vec[i64]([NONE] * row_place(SHIP_COUNT, 0))
        self.guards = vec[i64]([0] * SHIP_COUNT)
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
        if self.ships_with_room() != 0:
            self.ask(self.turn, TURN)
            return
        while self.passes < self.seats:
            seat = (self.turn + self.passes) % self.seats
            if self.sterns[seat] > 0:
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

    # --- S-3  building -------------------------------------------------------------

    def load_cargo(self, seat: int) -> None:
        """S-3.3  What the symbol of the card just laid asks for."""
        if IS_FOOD[self.card]:
            self.ask(seat, LOAD_ONE_FOOD if self.food_on(STOCK) > 0 else SHIFT_FOOD)
        elif self.stone_on(STOCK) != NONE and self.equippable(colours_on(self.card)) != 0:
            self.ask(seat, LOAD_EQUIPMENT)
        elif self.stone_on(STOCK) == NONE and self.shiftable() != 0:
            self.ask(seat, SHIFT_EQUIPMENT)
        else:  # S-3.7
            if self.chronicle is not None:
                self.tell("log-no-berth", {"seat": seat})
            self.offer_chieftain(seat)

    def shiftable(self) -> PlaceSet:
        """S-3.8  The Vikings whose equipment has another one to go to."""
        goals = self.equippable(colours_on(self.card))
        if several(goals):
            return self.equipped()
        return without(self.equipped(), goals) if goals != 0 else 0

    def offer_chieftain(self, seat: int) -> None:
        """S-3.9  Asked only if there is a chieftain to play."""
        for ship in range(SHIP_COUNT):
            if self.playable(seat, ship) != 0:
                self.ask(seat, PLAY_CHIEFTAIN)
                return
        self.end_build()

    def play_chieftain(self, seat: int, action: i64, ship: i64) -> None:
        self.hands[seat] = without(self.hands[seat], single(action))
        self.lay_chieftain(chieftain(seat, action), ship)
        if self.chronicle is not None:
            args = {"seat": seat, "action": ACTIONS_OF_CHIEFS[action], "ship": SHIPS[ship]}
            self.tell("log-chieftain", args)

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

    def check(self) -> None:
        laws.check(self)


def barred_shields(s: Skibe) -> dict[str, Any]:
    """The colours on which the equipment of this turn must not go."""
    return {"shields": CARD_SHIELDS[s.card]}
