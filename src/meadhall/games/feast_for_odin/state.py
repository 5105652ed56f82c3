"""The table: everything that lies on it, and the small acts all chapters share.

Nothing here decides anything.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.sets import SmallSet, has, replaced, single, without
from meadhall.core.state import Shared, State
from meadhall.games.feast_for_odin.boards import (
    BUILDINGS,
    FIRST_LONG_HOUSE,
    FIRST_STONE_HOUSE,
    SHED,
    STONE_HOUSE,
)
from meadhall.games.feast_for_odin.pieces import (
    FIRST_WEAPON,
    ITEMS,
    SEATS,
    SHIPS,
    WEAPON_COUNTS,
    WEAPONS,
)
from meadhall.games.feast_for_odin.player import Answer, Player
from meadhall.games.feast_for_odin.record import ActionRecord, Receipt, Spending
from meadhall.games.feast_for_odin.things import ship_thing
from meadhall.games.feast_for_odin.triggers import (
    ACQUIRE,
    EFFECTS,
    RECEIVE,
    THING_COUNT,
    THRESHOLD,
    VIKING_RETURN,
)

# what `advance` goes on from: the set-up, the phases of a round, the end
KEEPING_LIGHT: Final = -3
PICKING: Final = -2
KEEPING_DARK: Final = -1
HARVEST_DUE: Final = 1
HARVEST_OVER: Final = 2
WEAPONS_DUE: Final = 3
ACTING: Final = 4
ACTIONS_OVER: Final = 5
INCOME_DUE: Final = 6
BEFORE_INCOME: Final = 7
BREEDING_OVER: Final = 8
FEAST_DUE: Final = 9
FEASTING: Final = 10
FEAST_OVER: Final = 11
BEFORE_BONUS: Final = 12
BONUS_OVER: Final = 13
LAST_PLACING: Final = 14
SCORED: Final = 15

# a strip is gone, face down, or face up with so many things taken
GONE: Final = -2
FACE_DOWN: Final = -1


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
    # actions: see Player.records
    last_dice: Shared[ActionRecord]  # the last action with dice that is over
    # the harvest expansion
    marker: i64  # the harvest marker lying open: its level, or -1 without the expansion
    markers: Shared[list[int]]  # levels of those face down, by lot
    brown: bool  # the resource markers show their brown side
    pool: SmallSet  # resource markers nobody has picked

    # --- cards ------------------------------------------------------------------

    def fire(self, seat: int, trigger: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Something happened that the seat's played cards may answer; `b` is how many."""
        player = self.players[seat]
        if not has(player.hears, trigger):
            return
        found: list[Answer] = []
        for card in player.played:
            for effect in EFFECTS[card]:
                if effect.trigger == trigger:
                    for _ in range(effect.hears(self, seat, a, b, c)):
                        found.append(Answer(effect.number, a, b, c))
        if found:
            self.await_answers(seat, found)

    def fire_all(self, trigger: int) -> None:
        """The cards of all players, from the start player clockwise."""
        for seat in self.last_to_first():
            self.fire(seat, trigger)

    def last_to_first(self) -> list[int]:
        """The seats, the start player last: who is asked last answers first."""
        return [(self.starter + k) % self.seats for k in range(self.seats - 1, -1, -1)]

    def await_answers(self, seat: int, answers: list[Answer]) -> None:
        """Effects wait until their owner is asked; see `answers`."""
        raise NotImplementedError  # in rules.py, which knows the steps

    def ask_card(self, seat: int, effect: int) -> None:
        """An effect needs to know something from its owner; see `answers`."""
        raise NotImplementedError  # as above

    def ruled(
        self, seat: int, question: int, value: int, a: int = 0, b: int = 0, c: int = 0
    ) -> int:
        """A number the rules use, as the seat's played cards change it."""
        player = self.players[seat]
        if has(player.hears, question):
            for card in player.played:
                for effect in EFFECTS[card]:
                    if effect.trigger == question:
                        value = effect.change(self, seat, value, a, b, c)
        return value

    # --- items ------------------------------------------------------------------

    def receive(self, seat: int, what: int, count: int, source: int) -> None:
        """Items into the supply (animals: into the stable), and into the record."""
        player = self.players[seat]
        player.supply[what] += count
        if player.records and (player.played or player.hand):  # only cards look at it
            record = player.record()
            record.receipts = [*record.receipts, Receipt(what, count, source)]
        self.fire(seat, RECEIVE, what, count, source)

    def spend(self, seat: int, what: int, count: int) -> None:
        """The price of a printed part, into its record."""
        record = self.players[seat].record()
        record.spendings = [*record.spendings, Spending(what, count)]
        self.hand_in(seat, what, count)

    def hand_in(self, seat: int, what: int, count: int) -> None:
        """Items out of the supply: to the stock, weapons to the discards."""
        player = self.players[seat]
        player.supply[what] -= count
        if what >= FIRST_WEAPON:
            self.discards[what - FIRST_WEAPON] += count
        for record in player.records:
            if record.fresh:
                for _ in range(count):
                    record.forget_fresh(what)

    def take_special(self, seat: int, what: int, source: int) -> None:
        """A special tile exists once."""
        self.specials = without(self.specials, single(what))
        self.receive(seat, what, 1, source)

    def draw_weapons(self, seat: int, count: int, source: int) -> None:
        """Weapons by lot."""
        kinds = [self.draw_weapon(seat, source) for _ in range(count)]
        if self.chronicle is not None:
            self.tell("log-weapon", {"seat": seat, "item": [WEAPONS[k] for k in sorted(kinds)]})

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
        if self.players[seat].free_berth(kind) >= 0:
            if self.chronicle is not None:
                self.tell("log-ship", {"seat": seat, "ship": SHIPS[kind]})
            self.players[seat].moor(kind)
            self.fire_ship(seat, kind)

    def fire_ship(self, seat: int, kind: int) -> None:
        """A ship was got, built, bought or given."""
        self.fire(seat, ACQUIRE, ship_thing(kind), 1)
        self.fire(seat, THRESHOLD)

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
        self.fire(seat, THRESHOLD)

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

    def recall(self, seat: int, spaces: list[int], counts: list[int]) -> None:
        """Vikings come back to the Thing square in one move; an emptied space is free again."""
        back = 0
        for k in range(len(spaces)):
            self.there[spaces[k]] -= counts[k]
            back += counts[k]
            if self.there[spaces[k]] == 0:
                self.held[spaces[k]] = 0
        if back == 0:
            return
        self.players[seat].thing += back
        if self.chronicle is not None:
            self.tell("log-call-back", {"seat": seat, "count": back})
        if self.phase == ACTING:
            self.fire(seat, VIKING_RETURN, 0, back)
        self.fire(seat, THING_COUNT, 0, self.players[seat].thing)

    # --- log ------------------------------------------------------------------------

    def tell_items(self, key: str, seat: int, items: list[int], counts: list[int]) -> None:
        """A line about items, if there are any; ships and houses have lines of their own."""
        known = [k for k in range(len(items)) if items[k] < len(ITEMS) and counts[k]]
        if known:
            names = item_names([items[k] for k in known], [counts[k] for k in known])
            self.tell(key, {"seat": seat, "items": names})


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
