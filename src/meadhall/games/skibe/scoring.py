"""S-4, S-6 and S-8: sterns, the scoring of ships, new ships and the end."""

from typing import Any, Final

from mypy_extensions import i64

from meadhall.core.moves import Moves
from meadhall.core.sets import lowest, single, size
from meadhall.core.state import Step
from meadhall.games.skibe.chieftains import BY_ACTION
from meadhall.games.skibe.moves import START_SHIP
from meadhall.games.skibe.pieces import (
    ACTION_COUNT,
    ACTIONS_OF_CHIEFS,
    EQUIPMENT_STONES,
    FIRST_CARDS,
    NONE,
    PROTECT,
    SHIP_COUNT,
    SHIPS,
    STOCK,
    action_of,
    owner_of,
    row_place,
    ship_of,
)
from meadhall.games.skibe.table import (
    BY_END,
    BY_FULL,
    BY_STERN,
    NEW_SHIP,
    ROW,
    TURNS,
    Scored,
    Table,
    card_name,
)


class StartShip(Step["Scoring"]):
    """S-10.4  With the option: which open card the new ship gets when the pile is short."""

    def offer(self, s: "Scoring", seat: i64, moves: Moves) -> None:
        moves.add_places(START_SHIP, s.open_slots())

    def take(self, s: "Scoring", seat: int, action: int) -> None:
        s.start_with(s.take_open(START_SHIP.place(action)))

    def prompt_args(self, s: "Scoring", seat: int) -> dict[str, Any]:
        return {"ship": SHIPS[s.scoring]}


START_NEW_SHIP: Final = StartShip("start-ship", "S-10.4")


class Scoring(Table):
    """What happens from a stern, or from the last card, on."""

    # --- S-4  sterns and scoring ---------------------------------------------------

    def lay_stern(self, seat: int, ship: i64) -> None:
        self.sterns[seat] -= 1
        self.stern = seat
        self.passes = 0
        if self.chronicle is not None:
            self.tell("log-stern", {"seat": seat, "ship": SHIPS[ship]})
        self.score(ship, BY_STERN)

    def score(self, ship: i64, reason: i64) -> None:
        """S-4.2  Chieftains, points, clean-up: begin with the chieftains of that ship."""
        self.reason = reason
        self.scoring = ship
        self.row = 0
        self.phase = ROW
        if self.chronicle is not None and reason != BY_STERN and self.chieftains(ship):
            self.tell("log-row", {"ship": SHIPS[ship]})

    def next_chieftain(self) -> None:
        """S-5.1  First laid, first to act."""
        ship = self.scoring
        while self.row < ACTION_COUNT:
            chief = self.chiefs[row_place(ship, self.row)]
            if chief == NONE:
                break
            self.row += 1
            seat = owner_of(chief)
            kind = action_of(chief)
            if kind == PROTECT:  # S-5.6
                self.guards[ship] |= single(seat)
                if self.chronicle is not None:
                    self.tell("log-protect", {"seat": seat, "ship": SHIPS[ship]})
            elif BY_ACTION[kind].possible(self, seat):
                self.ask(seat, BY_ACTION[kind])
                return
            elif self.chronicle is not None:
                self.tell("log-skip", {"seat": seat, "action": ACTIONS_OF_CHIEFS[kind]})
        if self.reason == BY_END:
            self.end_row()
        else:
            self.pay(ship)
            self.clean_up(ship)

    def pay(self, ship: i64) -> None:
        """S-6.1  (own shields + equipment on own cards) × food on the bow."""
        food = self.food_on(ship)
        scored = Scored(self.reason, ship, self.turns, self.stern, food, self.worth(ship))
        for seat in range(self.seats):
            self.points[seat] += scored.points(seat)
        self.sheet = [*self.sheet, scored]
        if self.chronicle is not None:
            pays: list[dict[str, Any]] = [
                {"key": "pay", "seat": seat, "points": scored.points(seat)}
                for seat in range(self.seats)
            ]
            self.tell("log-scored", {"ship": SHIPS[ship], "pays": pays})

    def clean_up(self, ship: i64) -> None:
        """S-6.3  Stones to the stock, but one food; cards, chieftains and stern are gone."""
        for stone in range(EQUIPMENT_STONES):
            card = self.gear[stone]
            if card != STOCK and ship_of(self.place_of(card)) == ship:
                self.gear[stone] = STOCK
        for _ in range(self.food_on(ship) - 1):
            self.move_food(ship, STOCK)
        self.clear(ship)
        for number in range(ACTION_COUNT):
            self.chiefs[row_place(ship, number)] = NONE
        self.guards[ship] = 0
        self.stern = NONE
        self.row = 0
        self.missing = FIRST_CARDS
        self.phase = NEW_SHIP

    def lay_new_ship(self) -> None:
        """S-6.4  Two cards: from the pile, then from the display, as far as there are any."""
        while self.missing > 0 and not self.no_cards_left():
            if self.pile_left():
                self.start_with(self.draw())
                continue
            slots = self.open_slots()
            if self.choose_new and size(slots) > self.missing:  # S-10.4
                self.ask(self.turn, START_NEW_SHIP)
                return
            self.start_with(self.take_open(lowest(slots)))
        self.missing = 0
        self.refill()  # S-10.7
        self.after_scoring()

    def start_with(self, card: i64) -> None:
        self.lay_card(card, self.scoring)
        self.missing -= 1
        if self.chronicle is not None:
            args = {"card": card_name(card), "ship": SHIPS[self.scoring]}
            self.tell("log-start-ship", args)

    def after_scoring(self) -> None:
        if self.no_cards_left():
            self.score_all()  # S-8.1
        elif self.reason == BY_FULL and self.scoring + 1 < SHIP_COUNT:
            self.score(self.scoring + 1, BY_FULL)  # S-7.3
        else:
            if self.reason == BY_STERN:
                self.turn = (self.turn + 1) % self.seats  # S-4.3; S-7.4 else the same player
            self.scoring = NONE
            self.phase = TURNS

    # --- S-8  the end ----------------------------------------------------------------

    def score_all(self) -> None:
        """S-8.3  All chieftains of the top ship, of the middle one, of the bottom one."""
        if self.chronicle is not None:
            self.tell("log-final", {})
        self.score(0, BY_END)

    def end_row(self) -> None:
        if not self.guard_on:  # S-10.6
            self.guards[self.scoring] = 0
        if self.scoring + 1 < SHIP_COUNT:
            self.score(self.scoring + 1, BY_END)
            return
        for ship in range(SHIP_COUNT):  # S-8.4
            self.pay(ship)
        self.scoring = NONE
        self.over = True
