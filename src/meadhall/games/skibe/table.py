"""What lies on the table of Skibe: piles, ships, stones, hands and the score sheet."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.rng import Rng
from meadhall.core.sets import SmallSet, has, set_of, single, span, without
from meadhall.core.state import Shared, State, TallyLine
from meadhall.games.skibe.pieces import (
    ACTION_COUNT,
    CARD_SHIELDS,
    CARGOES,
    FOOD_STONES,
    IS_FOOD,
    LEAST_FOR_STERN,
    NONE,
    OPEN_CARDS,
    PLACES,
    SHIP_COUNT,
    SHIPS,
    STOCK,
    ActionSet,
    ColourSet,
    PlaceSet,
    ShipSet,
    SlotSet,
    action_of,
    colours_on,
    place,
    row_place,
    shields_on,
    ship_of,
)

TURNS: Final = 0  # what `advance` continues with: the next turn,
ROW: Final = 1  # the next chieftain of the ship being scored,
NEW_SHIP: Final = 2  # the cards of a new ship

BY_STERN: Final = 0  # why a ship is scored
BY_FULL: Final = 1  # all three full, nobody laid a stern
BY_END: Final = 2
REASONS: Final = ["stern", "full", "final"]


@final
class Worth:
    """S-6.1  What counts on a ship, by seat: its shields, and the equipment on its cards."""

    def __init__(self, shields: vec[i64], equipment: vec[i64]) -> None:
        self.shields = shields
        self.equipment = equipment

    def points(self, seat: i64, food: i64) -> i64:
        return (self.shields[seat] + self.equipment[seat]) * food


@final
class Scored:
    """A line of the score sheet: a ship that was scored. It never changes."""

    def __init__(
        self, reason: i64, ship: i64, turn: i64, stern: i64, food: i64, worth: Worth
    ) -> None:
        self.reason = reason
        self.ship = ship
        self.turn = turn
        self.stern = stern  # who laid it, or NONE
        self.food = food
        self.worth = worth

    def points(self, seat: i64) -> i64:
        return self.worth.points(seat, self.food)

    def copy(self) -> "Scored":
        return self

    def dump(self) -> list[int]:
        counts: list[int] = []
        for seat in range(len(self.worth.shields)):
            counts += [self.worth.shields[seat], self.worth.equipment[seat]]
        return [self.reason, self.ship, self.turn, self.stern, self.food, *counts]

    @staticmethod
    def load(data: list[int]) -> "Scored":
        worth = Worth(vec[i64](data[5::2]), vec[i64](data[6::2]))
        return Scored(data[0], data[1], data[2], data[3], data[4], worth)


class Table(State):
    """The pieces of a game and where they are."""

    phase: i64
    # cards
    pile: Shared[list[int]]  # in hidden order
    drawn: i64  # how many of the pile are gone
    display: vec[i64]  # the open card of each slot, or NONE
    out: Shared[list[int]]  # cards out of the game
    # ships
    limit: i64  # Vikings per ship
    aboard: vec[i64]  # the card at each place, or NONE
    sizes: vec[i64]  # Vikings on each ship
    chiefs: vec[i64]  # the chieftain at each place of the ships' rows, or NONE
    guards: vec[i64]  # protected colours of each ship, as sets
    food: vec[i64]  # where each stone lies: a ship or STOCK
    gear: vec[i64]  # where each equipment stone lies: a card or STOCK
    # players
    hands: vec[i64]  # chieftains left, as sets
    sterns: vec[i64]  # left
    points: vec[i64]
    sheet: Shared[list[Scored]]
    # the turn
    turn: i64  # whose turn it is
    turns: i64  # the number of the turn
    passes: i64  # how many seats were asked for a stern, all ships being full
    card: i64  # the card of this turn, or NONE
    slot: i64  # the slot it came from, or NONE
    laid_on: i64  # the ship it was laid on, or NONE
    lifted: i64  # the equipment stone being moved, or NONE
    swapped: i64  # the first card of a swap, or NONE
    # scoring
    reason: i64  # why a ship is being scored
    scoring: i64  # the ship being scored, or NONE
    stern: i64  # who laid the stern of that ship, or NONE
    row: i64  # how many chieftains of that ship have had their turn
    missing: i64  # cards a new ship still lacks
    # table options, S-10
    stern_shield: bool
    finish_last: bool
    choose_new: bool
    guard_owner: bool
    guard_on: bool
    remove_open: bool
    one_stone: bool

    # --- cards -------------------------------------------------------------------

    def pile_left(self) -> bool:
        return self.drawn < len(self.pile)

    def draw(self) -> i64:
        """The top card of the pile, now seen by all."""
        card = self.pile[self.drawn]
        self.drawn += 1
        self.reveals += 1
        return card

    def open_slots(self) -> SlotSet:
        """The slots of the display that hold a card."""
        found: SlotSet = 0
        for slot in range(OPEN_CARDS):
            if self.display[slot] != NONE:
                found |= single(slot)
        return found

    def take_open(self, slot: i64) -> i64:
        card = self.display[slot]
        self.display[slot] = NONE
        return card

    def refill(self) -> None:
        """S-3.10  Empty slots are filled from the pile while it lasts."""
        for slot in range(OPEN_CARDS):
            if self.display[slot] == NONE and self.pile_left():
                self.display[slot] = self.draw()
                if self.chronicle is not None:
                    self.tell("log-refill", {"card": card_name(self.display[slot])})

    def no_cards_left(self) -> bool:
        """S-8.1  Pile and display are both empty."""
        return not self.pile_left() and self.open_slots() == 0

    # --- Vikings aboard ------------------------------------------------------------

    def vikings(self, ship: i64) -> vec[i64]:
        """The cards of a ship, from the bow on."""
        bow = place(ship, 0)
        return self.aboard[bow : bow + self.sizes[ship]]

    def lay_card(self, card: i64, ship: i64) -> None:
        """S-3.2  At the right end of a ship."""
        self.aboard[place(ship, self.sizes[ship])] = card
        self.sizes[ship] += 1

    def take_away(self, at: i64) -> i64:
        """The Viking at a place leaves its ship; those behind it move up."""
        card = self.aboard[at]
        ship = ship_of(at)
        last = place(ship, self.sizes[ship] - 1)
        for behind in range(at, last):
            self.aboard[behind] = self.aboard[behind + 1]
        self.aboard[last] = NONE
        self.sizes[ship] -= 1
        return card

    def clear(self, ship: i64) -> None:
        """All Vikings of a ship leave the game."""
        out = self.out[:]
        for card in self.vikings(ship):
            out.append(card)
        self.out = out
        for berth in range(self.sizes[ship]):
            self.aboard[place(ship, berth)] = NONE
        self.sizes[ship] = 0

    def place_of(self, card: i64) -> i64:
        aboard = self.aboard
        for at in range(PLACES):
            if aboard[at] == card:
                return at
        raise AssertionError(f"card {card} is on no ship")

    def ships_with_room(self) -> ShipSet:
        """S-3.2  The ships that are not full."""
        found: ShipSet = 0
        for ship in range(SHIP_COUNT):
            if self.sizes[ship] < self.limit:
                found |= single(ship)
        return found

    def ships_for_stern(self, seat: i64) -> ShipSet:
        """S-4.1  Where the seat can lay a stern: ships of at least three Vikings."""
        found: ShipSet = 0
        if self.sterns[seat] > 0:
            for ship in range(SHIP_COUNT):
                if self.sizes[ship] >= LEAST_FOR_STERN:
                    found |= single(ship)
        return found

    # --- stones ------------------------------------------------------------------

    def food_on(self, where: i64) -> i64:
        """Food stones on that bow, or in the stock."""
        count: i64 = 0
        for at in self.food:
            if at == where:
                count += 1
        return count

    def move_food(self, start: i64, goal: i64) -> None:
        for stone in range(FOOD_STONES - 1, -1, -1):  # the first one laid stays longest
            if self.food[stone] == start:
                self.food[stone] = goal
                return
        raise AssertionError(f"no food at {start}")

    def stone_on(self, where: i64) -> i64:
        """One of the equipment stones on that card, or in the stock; NONE if there is none."""
        for stone in range(len(self.gear)):
            if self.gear[stone] == where:
                return stone
        return NONE

    def stones_on(self, card: i64) -> i64:
        """How many equipment stones are on that card."""
        count: i64 = 0
        for at in self.gear:
            if at == card:
                count += 1
        return count

    def equipped(self) -> PlaceSet:
        """The Vikings aboard that have equipment."""
        found: PlaceSet = 0
        for card in self.gear:
            if card != STOCK:
                found |= single(self.place_of(card))
        return found

    def equippable(self, barred: ColourSet) -> PlaceSet:
        """The Vikings that show none of the barred colours; S-10.8 with that option only those
        without equipment."""
        found: PlaceSet = 0
        for ship in range(SHIP_COUNT):
            found |= self.of_other_colours(ship, barred)
        return without(found, self.equipped()) if self.one_stone else found

    def of_other_colours(self, ship: i64, colours: ColourSet) -> PlaceSet:
        """The Vikings of a ship that show none of these colours."""
        bow = place(ship, 0)
        end = bow + self.sizes[ship]
        if colours == 0:
            return span(bow, end)
        found: PlaceSet = 0
        aboard = self.aboard
        for at in range(bow, end):
            if colours_on(aboard[at]) & colours == 0:
                found |= single(at)
        return found

    def without_card(self, places: PlaceSet, card: i64) -> PlaceSet:
        """The places but for that of a card."""
        return without(places, single(self.place_of(card)))

    # --- chieftains ----------------------------------------------------------------

    def playable(self, seat: i64, ship: i64) -> ActionSet:
        """S-3.9  The chieftains in hand whose action the ship does not show yet."""
        hand = self.hands[seat]
        chiefs = self.chiefs
        first = row_place(ship, 0)
        for at in range(first, first + ACTION_COUNT):
            if chiefs[at] == NONE:
                break
            hand = without(hand, single(action_of(chiefs[at])))
        return hand

    def chieftains(self, ship: i64) -> list[int]:
        """The chieftains of a ship, first laid first."""
        row = [self.chiefs[row_place(ship, number)] for number in range(ACTION_COUNT)]
        return [chief for chief in row if chief != NONE]

    def lay_chieftain(self, chief: i64, ship: i64) -> None:
        """S-3.9  Outside the last one; there is room, since a ship shows each action once."""
        at = row_place(ship, 0)
        while self.chiefs[at] != NONE:
            at += 1
        self.chiefs[at] = chief

    def unprotected(self, seat: i64) -> PlaceSet:
        """S-5.4, S-5.6  The Vikings without equipment that no chieftain protects from this seat."""
        found: PlaceSet = 0
        for ship in range(SHIP_COUNT):
            guard = self.guards[ship]
            if not self.guard_owner:  # S-10.5
                guard = without(guard, single(seat))
            found |= self.of_other_colours(ship, guard)
        return without(found, self.equipped())

    # --- S-6.1  what a ship is worth -----------------------------------------------

    def worth(self, ship: i64) -> Worth:
        seats: i64 = self.seats
        shields = vec[i64]([0] * seats)  # S-6.2  a colour nobody plays counts for nobody
        equipment = vec[i64]([0] * seats)
        for card in self.vikings(ship):
            colours = colours_on(card)
            stones = self.stones_on(card)
            for seat in range(seats):
                if has(colours, seat):
                    shields[seat] += shields_on(card, seat)
                    equipment[seat] += stones
        if self.stern_shield and ship == self.scoring and self.stern != NONE:  # S-10.1
            shields[self.stern] += 1
        return Worth(shields, equipment)

    def points_of(self, seat: int) -> list[int]:
        return [line.points(seat) for line in self.sheet]

    def scores(self) -> list[int]:
        return [int(points) for points in self.points]

    def tally(self, seat: int) -> list[TallyLine]:
        """S-6.1  A line for each ship scored."""
        lines: list[TallyLine] = []
        for scored in self.sheet:
            args: dict[str, Any] = {
                "ship": SHIPS[scored.ship],
                "turn": scored.turn,
                "shields": scored.worth.shields[seat],
                "equipment": scored.worth.equipment[seat],
                "food": scored.food,
            }
            key = "tally-final" if scored.reason == BY_END else "tally-scoring"
            lines.append(TallyLine(key, scored.points(seat), args))
        return lines

    def round_number(self) -> int:
        """Skibe has turns only."""
        return self.turns

    # --- what is hidden ------------------------------------------------------------

    def resample(self, seat: int | None, rng: Rng) -> None:
        """S-9.1  Only the order of the pile is hidden, and from all alike."""
        pile = self.pile[self.drawn :]
        rng.shuffle(pile)
        self.pile = pile
        self.drawn = 0


def all_of(count: int) -> SmallSet:
    """The set of the numbers below that one."""
    return set_of(list(range(count)))


def card_name(card: i64) -> dict[str, Any]:
    """A card as the chronicle names it."""
    cargo = CARGOES[0 if IS_FOOD[card] else 1]
    return {"key": "card", "shields": CARD_SHIELDS[card], "cargo": cargo}
