"""The table: everything that lies on it, and the small acts all chapters share.

Nothing here decides anything.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.sets import SmallSet, has, replaced, single
from meadhall.core.state import Component, Shared, State
from meadhall.games.feast_for_odin.boards import (
    BUILDINGS,
    FIRST_LONG_HOUSE,
    FIRST_STONE_HOUSE,
    SHED,
    STONE_HOUSE,
)
from meadhall.games.feast_for_odin.pieces import FIRST_WEAPON, ITEMS, SEATS, SHIPS, WEAPON_COUNTS
from meadhall.games.feast_for_odin.player import Player
from meadhall.games.feast_for_odin.record import (
    ActionRecord,
    Receipt,
    Spending,
    new_record,
)
from meadhall.games.feast_for_odin.triggers import (
    ACTION,
    BUILD,
    GAME,
    RECEIVE,
    SHIP,
    THING_COUNT,
    THRESHOLD,
    VIKING_RETURN,
    answer,
    bent,
    met,
)

# what `advance` goes on from: the set-up, the phases of a round, the end
KEEPING_LIGHT: Final = -3
PICKING: Final = -2
KEEPING_DARK: Final = -1
HARVEST_OVER: Final = 2
WEAPONS_DUE: Final = 3
ACTING: Final = 4
ACTIONS_OVER: Final = 5
INCOME_DUE: Final = 6
BEFORE_INCOME: Final = 7
FEAST_DUE: Final = 8
FEASTING: Final = 9
FEAST_OVER: Final = 10
BEFORE_BONUS: Final = 11
BONUS_OVER: Final = 12
LAST_PLACING: Final = 13
SCORED: Final = 14

# a strip is gone, face down, or face up with so many things taken
GONE: Final = -2
FACE_DOWN: Final = -1


@final
class Mark(Component):
    """A card has acted, which it remembers for the game, the round or the action. Never changes."""

    card: i64
    lasting: i64

    def __init__(self, card: i64, lasting: i64) -> None:
        self.card = card
        self.lasting = lasting


class Table(State):
    """All that lies on the table."""

    # the round
    rounds: i64
    round: i64
    phase: i64
    starter: i64
    turn: i64  # who had the last turn
    last_placed: i64  # NOBODY while nobody has placed in this round
    # by seat
    players: list[Player]
    waiting_home: vec[i64]  # solo: vikings of each colour at home
    # shared boards
    held: vec[i64]  # by space: 0, or 1 + who holds it (solo: 1 + colour); -1: not on this board
    there: vec[i64]  # vikings on each space
    imitations: SmallSet  # columns with an imitation tile
    islands: Shared[vec[i64]]  # silver on each island side that can be found now, else -1
    # stocks
    buildings: Shared[vec[i64]]  # left on the stacks
    specials: SmallSet  # special tiles not yet taken
    strips: vec[i64]
    hidden_strips: Shared[list[int]]  # those face down, in secret order
    pile: vec[i64]  # weapons by kind; every draw is by lot, so there is no order to keep
    discards: vec[i64]
    made: vec[i64]  # weapons handed out although the box had no more
    # cards
    deck: Shared[list[int]]  # occupations not yet drawn; drawn by lot
    unseen: Shared[list[int]]  # light occupations that left the game unseen
    marks: Shared[list[Shared[Mark]]]  # what cards remember, as often as it happened
    # the harvest expansion
    marker: i64  # the harvest marker lying open: its level, or -1 without the expansion
    markers: Shared[list[int]]  # levels of those face down, by lot
    brown: bool  # the resource markers show their brown side
    pool: SmallSet  # resource markers nobody has picked
    # actions
    record: ActionRecord  # of the action being carried out, or of the last one
    suspended: list[ActionRecord]  # actions that wait until it is over, the next one last

    def carry_on(self, seat: int) -> None:
        """The next part of the action under way; see script."""
        raise NotImplementedError  # in rules.py, which knows all parts

    # --- cards ------------------------------------------------------------------

    def fire(self, seat: int, trigger: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Something happened that the seat's played cards may answer."""
        played = self.players[seat].played
        if played:
            answer(self, seat, played, trigger, a, b, c)
            for effect in met(self, seat, self.players[seat].played, THRESHOLD):
                if not self.marked(effect.card, GAME):
                    self.mark(effect.card, GAME)
                    effect.act(self, seat, trigger, a, b)

    def fire_all(self, trigger: int) -> None:
        for seat in range(self.seats):
            self.fire(seat, trigger)

    def ruled(self, seat: int, question: int, value: int, a: int = 0, b: int = 0) -> int:
        """A number the rules use, as the seat's played cards change it."""
        played = self.players[seat].played
        if played:
            return bent(self, seat, played, question, value, a, b)
        return value

    def mark(self, card: int, lasting: int) -> None:
        """A card remembers that it has acted: for the game, the round or the action."""
        self.marks = [*self.marks, Mark(card, lasting)]

    def marked(self, card: int, lasting: int) -> int:
        """How often it has."""
        return len([1 for mark in self.marks if mark.card == card and mark.lasting == lasting])

    def forget(self, lasting: int) -> None:
        """Marks that last no longer are gone."""
        if self.marks:
            self.marks = [mark for mark in self.marks if mark.lasting != lasting]

    # --- items ------------------------------------------------------------------

    def receive(self, seat: int, what: int, count: int, source: int) -> None:
        """Items into the supply (animals: into the stable), and into the record."""
        player = self.players[seat]
        player.supply[what] += count
        if seat == self.record.acting:
            self.record.receipts.append(Receipt(what, count, source))
        if player.played:
            self.fire(seat, RECEIVE, what, count, source)

    def spend(self, seat: int, what: int, count: int) -> None:
        """Items out of the supply: to the stock, weapons to the discards."""
        self.players[seat].supply[what] -= count
        if what >= FIRST_WEAPON:
            self.discards[what - FIRST_WEAPON] += count
        if seat == self.record.acting:
            self.record.spendings.append(Spending(what, count))

    def draw_weapon(self, seat: int, source: int) -> int:
        """O-3.4  A weapon by lot; the discards make a new pile when it is empty (O33)."""
        if total(self.pile) == 0:
            self.pile = self.discards
            self.discards = vec[i64]([0, 0, 0, 0])
        lots = self.pile
        if total(lots) == 0:
            lots = ALL_WEAPONS  # all are in players' hands: weapons never run out
        at: i64 = self.rng.below(total(lots))
        kind: i64 = 0
        while at >= lots[kind]:
            at -= lots[kind]
            kind += 1
        if self.pile[kind]:
            self.pile[kind] -= 1
        else:
            self.made[kind] += 1
        self.reveals += 1
        self.receive(seat, FIRST_WEAPON + kind, 1, source)
        return kind

    def give_weapon(self, seat: int, what: int, source: int) -> None:
        """O14, O33  A named weapon: from the discards, else from the pile, else made."""
        kind = what - FIRST_WEAPON
        if self.discards[kind]:
            self.discards[kind] -= 1
        elif self.pile[kind]:
            self.pile[kind] -= 1
        else:
            self.made[kind] += 1
        self.receive(seat, what, 1, source)

    # --- ships and houses ---------------------------------------------------------

    def moor(self, seat: int, kind: int) -> None:
        """O-6.2  A new ship into its berth; without a free one it cannot be taken."""
        player = self.players[seat]
        if player.free_berth(kind) >= 0:
            player.moor(kind)
            if self.chronicle is not None:
                self.tell("log-ship", {"seat": seat, "ship": SHIPS[kind]})
            self.fire(seat, SHIP, kind)

    def build(self, seat: int, building: int) -> None:
        """O-6.1  A shed or house from its stack, while it lasts."""
        if self.buildings[building] == 0:
            return
        self.buildings = replaced(self.buildings, building, self.buildings[building] - 1)
        player = self.players[seat]
        if building == SHED:
            player.sheds += 1
        else:
            at: i64 = FIRST_STONE_HOUSE if building == STONE_HOUSE else FIRST_LONG_HOUSE
            while has(player.owned, at):
                at += 1
            player.owned |= single(at)
        if self.chronicle is not None:
            self.tell("log-build", {"seat": seat, "house": BUILDINGS[building]})
        self.fire(seat, BUILD, building)

    # --- vikings ----------------------------------------------------------------

    def is_last_round(self) -> bool:
        return self.round == self.rounds

    def free_seats(self) -> int:
        """Seats of the feast table without a viking."""
        return self.round + SEATS - self.rounds

    def seats_to_fill(self, seat: int) -> int:
        """O-9.1  Free seats less two for each emigrated ship."""
        return self.free_seats() - 2 * len(self.players[seat].emigrants)

    def colour_on_turn(self) -> int:
        """O-13.2  Solo: the two colours take turns, round by round."""
        return (self.round + 1) % 2

    def holder(self, seat: int) -> int:
        """How a seat is written down on a space: in the solo game by the colour on turn."""
        return seat + 1 if self.seats > 1 else 1 + self.colour_on_turn()

    def recall(self, seat: int, space: int, count: int) -> None:
        """Vikings come back from a space to the Thing square; an emptied one is free again."""
        self.there[space] -= count
        self.players[seat].thing += count
        if self.there[space] == 0:
            self.held[space] = 0
        if self.chronicle is not None and count:
            self.tell("log-call-back", {"seat": seat, "count": count})
        if count:
            self.fire(seat, VIKING_RETURN, count, space)
            self.fire(seat, THING_COUNT, self.players[seat].thing)

    # --- the record --------------------------------------------------------------

    def start_record(self, seat: int, space: int) -> None:
        """A clean record for a new action."""
        self.forget(ACTION)
        self.record = new_record(seat, space)


ALL_WEAPONS: Final = vec[i64](WEAPON_COUNTS)


def total(row: vec[i64]) -> i64:
    """The sum of a row."""
    found: i64 = 0
    for count in row:
        found += count
    return found


def item_names(items: list[int], counts: list[int]) -> list[dict[str, object]]:
    """Items as arguments of a text: `2 x oil`."""
    return [
        {"key": "count-of", "count": n, "item": ITEMS[i]}
        for i, n in zip(items, counts, strict=True)
        if n
    ]
