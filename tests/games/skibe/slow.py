"""Skibe once more, written plainly from the rule book, to be played beside the real one.

Cards are named by their ids. Each rule asks its question with `yield seat, moves` and is
sent the move that was made.
"""

from collections import Counter
from collections.abc import Generator

from meadhall.games.skibe.pieces import CARD_IDS, CARD_SHIELDS, COLOURS, IS_FOOD
from meadhall.games.skibe.rules import Skibe

Move = tuple[str | int, ...]
Asking = Generator[tuple[int, list[Move]], Move, None]
Berth = tuple[str, int, str]  # ship, berth from 1, card

SHIPS = ["top", "middle", "bottom"]
SHIELDS = dict(zip(CARD_IDS, CARD_SHIELDS, strict=True))
FOOD = {card for card, food in zip(CARD_IDS, IS_FOOD, strict=True) if food}


class SlowSkibe:
    def __init__(self, real: Skibe) -> None:
        self.options = real.options
        self.seats = range(real.seats)
        self.limit = {3: 5, 4: 6, 5: 7}[real.seats]
        self.pile = [CARD_IDS[card] for card in real.pile]
        self.ships = {ship: [self.pile.pop(0), self.pile.pop(0)] for ship in SHIPS}
        self.display: list[str | None] = [self.pile.pop(0) for _ in range(3)]
        self.food = Counter({"stock": 3, "top": 1, "middle": 1, "bottom": 1})
        self.stones = Counter({"stock": 4})
        self.rows: dict[str, list[tuple[int, str]]] = {ship: [] for ship in SHIPS}
        self.hands = [{"equipment", "food", "remove", "swap", "protect"} for _ in self.seats]
        self.sterns = [2 for _ in self.seats]
        self.points = [0 for _ in self.seats]
        self.turn = real.turn
        self.over = False
        self.asking = self.game()
        self.seat, self.legal = next(self.asking)

    def play(self, move: Move) -> None:
        try:
            self.seat, self.legal = self.asking.send(move)
        except StopIteration:
            self.over = True

    # --- what lies where ---------------------------------------------------------

    def vikings(self) -> list[Berth]:
        return [(ship, at + 1, c) for ship in SHIPS for at, c in enumerate(self.ships[ship])]

    def at(self, move: Move) -> str:
        _, ship, berth = move
        return self.ships[str(ship)][int(berth) - 1]

    def open_slots(self) -> list[int]:
        return [slot + 1 for slot, card in enumerate(self.display) if card]

    def no_cards(self) -> bool:
        return not self.pile and not self.open_slots()

    def take_open(self, slot: int) -> str:
        card = self.display[slot - 1]
        assert card is not None
        self.display[slot - 1] = None
        return card

    def refill(self) -> None:
        for slot in range(3):
            if self.display[slot] is None and self.pile:
                self.display[slot] = self.pile.pop(0)

    def has_room(self, card: str) -> bool:
        return not (self.options["one_stone_per_card"] and self.stones[card])

    def shift(self, stones: "Counter[str]", start: str, goal: str) -> None:
        assert stones[start] > 0
        stones[start] -= 1
        stones[goal] += 1

    # --- S-2, S-7  turns ---------------------------------------------------------

    def game(self) -> Asking:
        while not self.no_cards():
            if all(len(cards) == self.limit for cards in self.ships.values()):
                yield from self.all_full()
            else:
                yield from self.one_turn(self.turn)
        guards: set[tuple[str, int]] = set()
        for ship in SHIPS:
            yield from self.chieftains(ship, guards)
            if not self.options["protection_spans_rows"]:
                guards.clear()
        for ship in SHIPS:
            self.pay(ship, None)

    def one_turn(self, seat: int) -> Asking:
        moves: list[Move] = [("take", slot) for slot in self.open_slots()]
        if self.pile:
            moves.append(("draw",))
        move = yield seat, moves + self.stern_moves(seat)
        if move[0] == "stern":
            yield from self.stern(seat, str(move[1]))
        else:
            yield from self.build(seat, move)
        self.turn = (seat + 1) % len(self.seats)

    def all_full(self) -> Asking:
        for later in self.seats:
            seat = (self.turn + later) % len(self.seats)
            if self.sterns[seat]:
                move = yield seat, [("pass",), *self.stern_moves(seat)]
                if move[0] == "stern":
                    yield from self.stern(seat, str(move[1]))
                    self.turn = (seat + 1) % len(self.seats)
                    return
        for ship in SHIPS:
            if not self.no_cards():
                yield from self.score(ship, None, self.turn)

    # --- S-3  building -----------------------------------------------------------

    def build(self, seat: int, move: Move) -> Asking:
        card = self.pile.pop(0) if move[0] == "draw" else self.take_open(int(move[1]))
        room = [ship for ship in SHIPS if len(self.ships[ship]) < self.limit]
        _, ship = yield seat, [("lay", ship) for ship in room]
        self.ships[str(ship)].append(card)
        if self.no_cards() and not self.options["finish_last_turn"]:
            return
        yield from self.load_food(seat) if card in FOOD else self.load_equipment(seat, card)
        yield from self.play_chieftain(seat)
        self.refill()

    def load_food(self, seat: int) -> Asking:
        if self.food["stock"]:
            _, ship = yield seat, [("load-food", ship) for ship in SHIPS]
            self.shift(self.food, "stock", str(ship))
            return
        move = yield seat, [("decline",), *self.food_moves()]
        if move[0] != "decline":
            self.shift(self.food, str(move[1]), str(move[2]))

    def food_moves(self) -> list[Move]:
        rich = [ship for ship in SHIPS if self.food[ship] > 1]
        return [("move-food", ship, onto) for ship in rich for onto in SHIPS if onto != ship]

    def load_equipment(self, seat: int, laid: str) -> Asking:
        barred = set(SHIELDS[laid])
        goals = [v for v in self.vikings() if not barred & set(SHIELDS[v[2]])]
        goals = [v for v in goals if self.has_room(v[2])]
        if self.stones["stock"]:
            if goals:
                move = yield seat, [("equip", ship, berth) for ship, berth, _ in goals]
                self.shift(self.stones, "stock", self.at(move))
            return
        equipped = [v for v in self.vikings() if self.stones[v[2]] and set(goals) - {v}]
        if equipped:
            move = yield seat, [("decline",), *(("lift", ship, at) for ship, at, _ in equipped)]
            if move[0] == "lift":
                start = self.at(move)
                rest = [v for v in goals if v[2] != start]
                move = yield seat, [("equip", ship, berth) for ship, berth, _ in rest]
                self.shift(self.stones, start, self.at(move))

    def play_chieftain(self, seat: int) -> Asking:
        moves: list[Move] = []
        for ship in SHIPS:
            shown = {action for _, action in self.rows[ship]}
            moves += [("chieftain", action, ship) for action in self.hands[seat] - shown]
        if moves:
            move = yield seat, [("hold",), *moves]
            if move[0] != "hold":
                self.hands[seat].remove(str(move[1]))
                self.rows[str(move[2])].append((seat, str(move[1])))

    # --- S-4, S-6  sterns, points, new ships --------------------------------------

    def stern_moves(self, seat: int) -> list[Move]:
        long = [ship for ship in SHIPS if len(self.ships[ship]) >= 3]
        return [("stern", ship) for ship in long if self.sterns[seat]]

    def stern(self, seat: int, ship: str) -> Asking:
        self.sterns[seat] -= 1
        yield from self.score(ship, seat, seat)

    def score(self, ship: str, stern: int | None, chooser: int) -> Asking:
        yield from self.chieftains(ship, set())
        self.pay(ship, stern)
        for card in self.ships[ship]:
            while self.stones[card]:
                self.shift(self.stones, card, "stock")
        while self.food[ship] > 1:
            self.shift(self.food, ship, "stock")
        self.ships[ship], self.rows[ship] = [], []
        while len(self.ships[ship]) < 2 and not self.no_cards():
            if self.pile:
                self.ships[ship].append(self.pile.pop(0))
                continue
            slots = self.open_slots()
            slot = slots[0]
            choice = self.options["new_ship_cards"] == "choose"
            if choice and len(slots) > 2 - len(self.ships[ship]):
                move = yield chooser, [("start-ship", slot) for slot in slots]
                slot = int(move[1])
            self.ships[ship].append(self.take_open(slot))
        self.refill()

    def pay(self, ship: str, stern: int | None) -> None:
        for seat in self.seats:
            count = 1 if stern == seat and self.options["count_stern_shield"] else 0
            for card in self.ships[ship]:
                count += SHIELDS[card].count(COLOURS[seat])
                if COLOURS[seat] in SHIELDS[card]:
                    count += self.stones[card]
            self.points[seat] += count * self.food[ship]

    # --- S-5  chieftains ---------------------------------------------------------

    def chieftains(self, ship: str, guards: set[tuple[str, int]]) -> Asking:
        for seat, action in self.rows[ship]:
            if action == "protect":
                guards.add((ship, seat))
            elif action == "equipment":
                yield from self.move_equipment(seat)
            elif action == "food":
                yield from self.move_food(seat)
            elif action == "remove":
                yield from self.remove(seat, self.free(seat, guards))
            else:
                yield from self.swap(seat, self.free(seat, guards))

    def free(self, seat: int, guards: set[tuple[str, int]]) -> list[Berth]:
        """The Vikings that this seat's chieftain may remove or swap."""
        free = []
        for ship, berth, card in self.vikings():
            by = [g for at, g in guards if at == ship and COLOURS[g] in SHIELDS[card]]
            if not self.options["protection_blocks_owner"]:
                by = [guard for guard in by if guard != seat]
            if not by and not self.stones[card]:
                free.append((ship, berth, card))
        return free

    def move_equipment(self, seat: int) -> Asking:
        everyone = self.vikings()
        moves: list[Move] = [("lift", ship, at) for ship, at, card in everyone if self.stones[card]]
        if self.stones["stock"]:
            moves += [("equip", ship, at) for ship, at, card in everyone if self.has_room(card)]
        if not moves:
            return
        move = yield seat, [("decline",), *moves]
        if move[0] == "equip":
            self.shift(self.stones, "stock", self.at(move))
        elif move[0] == "lift":
            start = self.at(move)
            goals = [v for v in everyone if v[2] != start and self.has_room(v[2])]
            where: list[Move] = [("equip", ship, berth) for ship, berth, _ in goals]
            move = yield seat, [("stow-equipment",), *where]
            self.shift(self.stones, start, self.at(move) if move[0] == "equip" else "stock")

    def move_food(self, seat: int) -> Asking:
        moves = self.food_moves()
        moves += [("stow-food", ship) for ship in SHIPS if self.food[ship] > 1]
        moves += [("load-food", ship) for ship in SHIPS if self.food["stock"]]
        move = yield seat, [("decline",), *moves]
        if move[0] == "load-food":
            self.shift(self.food, "stock", str(move[1]))
        elif move[0] == "stow-food":
            self.shift(self.food, str(move[1]), "stock")
        elif move[0] == "move-food":
            self.shift(self.food, str(move[1]), str(move[2]))

    def remove(self, seat: int, free: list[Berth]) -> Asking:
        moves: list[Move] = [("remove", ship, berth) for ship, berth, _ in free]
        if self.options["remove_from_display"]:
            moves += [("remove-open", slot) for slot in self.open_slots()]
        if not moves:
            return
        move = yield seat, [("decline",), *moves]
        if move[0] == "remove":
            self.ships[str(move[1])].remove(self.at(move))
        elif move[0] == "remove-open":
            self.take_open(int(move[1]))

    def swap(self, seat: int, free: list[Berth]) -> Asking:
        slots = self.open_slots()
        if not free or (len(free) == 1 and not slots):
            return
        first = yield seat, [("decline",), *(("swap", ship, berth) for ship, berth, _ in free)]
        if first[0] == "decline":
            return
        card = self.at(first)
        others: list[Move] = [("swap-with", ship, at) for ship, at, c in free if c != card]
        second = yield seat, [*others, *(("swap-open", slot) for slot in slots)]
        if second[0] == "swap-open":
            other = self.take_open(int(second[1]))
            self.display[int(second[1]) - 1] = card
        else:
            other = self.at(second)
            self.ships[str(second[1])][int(second[2]) - 1] = card
        self.ships[str(first[1])][int(first[2]) - 1] = other
