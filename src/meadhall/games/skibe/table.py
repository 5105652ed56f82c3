"""What lies on the table of Skibe: piles, ships, stones, hands and the score sheet.

The lists inside `ships`, `chiefs` and `sheet`, and the list `out`, are replaced and never
changed, so copies share them.
"""

from typing import Any, Final

from meadhall.core.rng import Rng
from meadhall.core.state import State, TallyLine
from meadhall.games.skibe.moves import EQUIP
from meadhall.games.skibe.pieces import (
    ACTION_COUNT,
    CARD_SHIELDS,
    CARDS_USED,
    CARGOES,
    COLOUR_COUNTS,
    COUNT_BITS,
    COUNT_MASK,
    EQUIPMENT_STONES,
    FOOD_STONES,
    IS_FOOD,
    LIMIT,
    LONGEST_SHIP,
    MASK,
    NONE,
    OPEN_CARDS,
    SHIELD_COUNTS,
    SHIP_COUNT,
    SHIPS,
    STERNS,
    STOCK,
)

TURNS: Final = 0  # what `advance` goes on with: the next turn,
ROW: Final = 1  # the next chieftain of the ship being scored,
NEW_SHIP: Final = 2  # the cards of a new ship

BY_STERN: Final = 0  # why a ship is scored
BY_FULL: Final = 1  # all three full, nobody laid a stern
BY_END: Final = 2
REASONS: Final = ["stern", "full", "final"]
SHEET_HEAD: Final = 5  # reason, ship, turn, who laid the stern, food; then two for each seat


class Table(State):
    """The pieces of a game and where they are."""

    phase: int
    limit: int  # Vikings per ship
    pile: list[int]  # in hidden order; never changed, so copies share it
    drawn: int  # how many of the pile are gone
    display: list[int]  # the open card of each slot, or NONE
    ships: list[list[int]]  # cards from the bow to the right
    chiefs: list[list[int]]  # seat * ACTION_COUNT + action, first laid first
    food: list[int]  # where each stone lies: a ship or STOCK
    gear: list[int]  # where each equipment stone lies: a card or STOCK
    hands: list[int]  # chieftains left, a bit per action
    sterns: list[int]  # left
    points: list[int]
    sheet: list[list[int]]  # one row per ship scored
    out: list[int]  # cards out of the game
    turn: int  # whose turn it is
    turns: int  # the number of the turn
    passes: int  # how many seats were asked for a stern, all ships being full
    card: int  # the card of this turn, or NONE
    slot: int  # the slot it came from, or NONE
    laid_on: int  # the ship it was laid on, or NONE
    lifted: int  # the equipment stone being moved, or NONE
    swapped: int  # the first card of a swap, or NONE
    reason: int  # why a ship is being scored
    scoring: int  # the ship being scored, or NONE
    stern: int  # who laid the stern of that ship, or NONE
    row: int  # how many chieftains of that ship have had their turn
    guards: list[int]  # protected colours of each ship, a bit per colour
    missing: int  # cards a new ship still lacks
    stern_shield: bool  # table options, S-10
    finish_last: bool
    choose_new: bool
    guard_owner: bool
    guard_on: bool
    remove_open: bool
    one_stone: bool

    def fields(self) -> list[str]:
        return [
            "phase", "limit", "pile", "drawn", "display", "ships", "chiefs", "food", "gear",
            "hands", "sterns", "points", "sheet", "out", "turn", "turns", "passes", "card", "slot",
            "laid_on", "lifted", "swapped", "reason", "scoring", "stern", "row", "guards",
            "missing", "stern_shield", "finish_last", "choose_new", "guard_owner", "guard_on",
            "remove_open", "one_stone",
        ]  # fmt: skip

    def copy_table(self, new: "Table") -> None:
        self.copy_core(new)
        new.phase = self.phase
        new.limit = self.limit
        new.pile = self.pile
        new.drawn = self.drawn
        new.display = self.display[:]
        new.ships = self.ships[:]
        new.chiefs = self.chiefs[:]
        new.food = self.food[:]
        new.gear = self.gear[:]
        new.hands = self.hands[:]
        new.sterns = self.sterns[:]
        new.points = self.points[:]
        new.sheet = self.sheet
        new.out = self.out
        new.turn = self.turn
        new.turns = self.turns
        new.passes = self.passes
        new.card = self.card
        new.slot = self.slot
        new.laid_on = self.laid_on
        new.lifted = self.lifted
        new.swapped = self.swapped
        new.reason = self.reason
        new.scoring = self.scoring
        new.stern = self.stern
        new.row = self.row
        new.guards = self.guards[:]
        new.missing = self.missing
        new.stern_shield = self.stern_shield
        new.finish_last = self.finish_last
        new.choose_new = self.choose_new
        new.guard_owner = self.guard_owner
        new.guard_on = self.guard_on
        new.remove_open = self.remove_open
        new.one_stone = self.one_stone

    # --- cards -------------------------------------------------------------------

    def draw(self) -> int:
        """The top card of the pile, now seen by all."""
        card = self.pile[self.drawn]
        self.drawn += 1
        self.reveals += 1
        return card

    def take_open(self, slot: int) -> int:
        card = self.display[slot]
        self.display[slot] = NONE
        return card

    def refill(self) -> None:
        """S-3.10  Empty slots are filled from the pile while it lasts."""
        for slot in range(OPEN_CARDS):
            if self.display[slot] == NONE and self.drawn < len(self.pile):
                self.display[slot] = self.draw()
                if self.chronicle is not None:
                    self.tell("log-refill", {"card": card_name(self.display[slot])})

    def no_cards_left(self) -> bool:
        """S-8.1  Pile and display are both empty."""
        return self.drawn == len(self.pile) and not self.any_open()

    def lay_card(self, card: int, ship: int) -> None:
        self.ships[ship] = self.ships[ship] + [card]

    def card_at(self, place: int) -> int:
        """The card at a place, which is ship * LONGEST_SHIP + berth, both from 0."""
        return self.ships[place // LONGEST_SHIP][place % LONGEST_SHIP]

    def place_of(self, card: int) -> int:
        for ship in range(SHIP_COUNT):
            for berth in range(len(self.ships[ship])):
                if self.ships[ship][berth] == card:
                    return ship * LONGEST_SHIP + berth
        raise AssertionError(f"card {card} is on no ship")

    def put_at(self, place: int, card: int) -> None:
        cards = self.ships[place // LONGEST_SHIP][:]
        cards[place % LONGEST_SHIP] = card
        self.ships[place // LONGEST_SHIP] = cards

    # --- stones ------------------------------------------------------------------

    def food_on(self, ship: int) -> int:
        """Food stones on that bow, or in the stock."""
        count = 0
        for place in self.food:
            if place == ship:
                count += 1
        return count

    def move_food(self, start: int, goal: int) -> None:
        for stone in range(FOOD_STONES - 1, -1, -1):  # the first one laid stays longest
            if self.food[stone] == start:
                self.food[stone] = goal
                return
        raise AssertionError(f"no food at {start}")

    def stone_on(self, card: int) -> int:
        """One of the equipment stones on that card, or in the stock; NONE if there is none."""
        for stone, place in enumerate(self.gear):
            if place == card:
                return stone
        return NONE

    def add_equippable(self, moves: list[int], barred: int, but: int) -> None:
        """Adds the moves that equip a Viking on any ship with none of the colours barred,
        other than `but`; S-10.8 and, with that option, without equipment."""
        place = EQUIP.first
        for cards in self.ships:
            at = place
            for card in cards:
                if (
                    card != but
                    and not MASK[card] & barred
                    and (not self.one_stone or self.stone_on(card) == NONE)
                ):
                    moves.append(at)
                at += 1
            place += LONGEST_SHIP

    def can_equip(self, barred: int) -> bool:
        """Whether there is any Viking such as `add_equippable` looks for."""
        for cards in self.ships:
            for card in cards:
                if not MASK[card] & barred and (not self.one_stone or self.stone_on(card) == NONE):
                    return True
        return False

    def add_unguarded(self, moves: list[int], verb: int, seat: int, but: int) -> None:
        """Adds the moves, numbered from `verb` on, that aim at a Viking without equipment
        that no chieftain protects from this seat, other than `but`."""
        one, two, three, four = self.gear
        place = verb
        for ship in range(SHIP_COUNT):
            guard = self.guards[ship]
            if guard and not self.guard_owner:  # S-10.5
                guard &= ~(1 << seat)
            at = place
            for card in self.ships[ship]:
                equipped = card in (one, two, three, four)
                if not equipped and card != but and not MASK[card] & guard:
                    moves.append(at)
                at += 1
            place += LONGEST_SHIP

    def unguarded_at_least(self, enough: int, seat: int) -> bool:
        """Whether there are that many Vikings such as `add_unguarded` looks for."""
        one, two, three, four = self.gear
        for ship in range(SHIP_COUNT):
            guard = self.guards[ship]
            if guard and not self.guard_owner:
                guard &= ~(1 << seat)
            for card in self.ships[ship]:
                if card not in (one, two, three, four) and not MASK[card] & guard:
                    enough -= 1
                    if not enough:
                        return True
        return False

    def any_open(self) -> bool:
        return any(card != NONE for card in self.display)

    def add_open(self, moves: list[int], verb: int) -> None:
        """Adds the moves, numbered from `verb` on, that aim at an open card."""
        slot = verb
        for card in self.display:
            if card != NONE:
                moves.append(slot)
            slot += 1

    # --- S-6.1  what a ship is worth -----------------------------------------------

    def worth(self, ship: int) -> list[int]:
        """For each seat two numbers: its shields, and the equipment on its cards."""
        cards = self.ships[ship]
        shields = 0
        for card in cards:
            shields += SHIELD_COUNTS[card]
        gear = 0
        for place in self.gear:
            if place != STOCK:
                for card in cards:
                    if place == card:
                        gear += COLOUR_COUNTS[card]
        counts: list[int] = []
        for _ in range(self.seats):  # S-6.2  a colour nobody plays counts for nobody
            counts.append(shields & COUNT_MASK)
            counts.append(gear & COUNT_MASK)
            shields >>= COUNT_BITS
            gear >>= COUNT_BITS
        if self.stern_shield and ship == self.scoring and self.stern != NONE:  # S-10.1
            counts[2 * self.stern] += 1
        return counts

    def scores(self) -> list[int]:
        return self.points[:]

    def tally(self, seat: int) -> list[TallyLine]:
        """S-6.1  A line for each ship scored."""
        lines: list[TallyLine] = []
        for row in self.sheet:
            food = row[4]
            shields = row[SHEET_HEAD + 2 * seat]
            gear = row[SHEET_HEAD + 2 * seat + 1]
            args: dict[str, Any] = {
                "ship": SHIPS[row[1]], "turn": row[2], "shields": shields, "equipment": gear,
                "food": food,
            }  # fmt: skip
            key = "tally-final" if row[0] == BY_END else "tally-scoring"
            lines.append(TallyLine(key, (shields + gear) * food, args))
        return lines

    # --- what is hidden, what is conserved -----------------------------------------

    def resample(self, seat: int | None, rng: Rng) -> None:
        """S-9.1  Only the order of the pile is hidden, and from all alike."""
        pile = self.pile[self.drawn :]
        rng.shuffle(pile)
        self.pile = pile
        self.drawn = 0

    def check(self) -> None:
        """Cards, stones, chieftains, sterns and points are never lost or made."""
        open_cards = [card for card in self.display if card != NONE]
        aboard = [card for cards in self.ships for card in cards]
        cards = self.pile[self.drawn :] + open_cards + aboard + self.out
        if self.card != NONE and self.laid_on == NONE:
            cards.append(self.card)
        assert len(set(cards)) == len(cards) == CARDS_USED[self.seats], sorted(cards)
        assert all(MASK[card] & ((1 << self.seats) - 1) for card in cards), cards  # S-1.2
        assert all(len(ship) <= self.limit == LIMIT[self.seats] for ship in self.ships)  # S-3.2
        if self.phase == TURNS and self.card == NONE and not self.over:
            assert len(open_cards) == OPEN_CARDS or self.drawn == len(self.pile), self.display
        assert len(self.food) == FOOD_STONES
        assert len(self.gear) == EQUIPMENT_STONES
        for ship in range(SHIP_COUNT):
            assert self.food_on(ship) >= 1, self.food  # S-3.5
        assert all(STOCK <= place < SHIP_COUNT for place in self.food), self.food
        assert all(place == STOCK or place in aboard for place in self.gear), self.gear
        if self.one_stone:  # S-10.8
            on_cards = [place for place in self.gear if place != STOCK]
            assert len(set(on_cards)) == len(on_cards), self.gear
        laid = [chief for row in self.chiefs for chief in row]
        assert len(set(laid)) == len(laid), self.chiefs
        for row in self.chiefs:
            assert len({chief % ACTION_COUNT for chief in row}) == len(row), row  # S-3.9
        for chief in laid:
            assert not self.hands[chief // ACTION_COUNT] >> chief % ACTION_COUNT & 1, chief
        assert all(0 <= left <= STERNS for left in self.sterns), self.sterns
        used = STERNS * self.seats - sum(self.sterns)
        scored = len([1 for row in self.sheet if row[0] == BY_STERN])
        unpaid = 1 if self.reason == BY_STERN and self.phase == ROW and not self.over else 0
        assert used == scored + unpaid, (self.sterns, scored)  # S-4.3
        for seat in range(self.seats):
            assert self.points[seat] == sum([line.points for line in self.tally(seat)]), seat


def card_name(card: int) -> dict[str, Any]:
    """A card as the chronicle names it."""
    cargo = CARGOES[0 if IS_FOOD[card] else 1]
    return {"key": "card", "shields": CARD_SHIELDS[card], "cargo": cargo}
