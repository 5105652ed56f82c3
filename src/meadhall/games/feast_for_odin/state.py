"""The table: everything that lies on it, and the small acts all chapters share.

Whoever carries out an action keeps a record of it (`receipts`, `spendings`, `mined`,
`fresh`, `rolls`, ...): occupations look at it. Nothing here decides anything.
"""

from typing import Final

from meadhall.core.state import State
from meadhall.games.feast_for_odin.boards import (
    BOARD_COUNT,
    BUILDINGS,
    FIRST_LONG_HOUSE,
    FIRST_STONE_HOUSE,
    LONG_HOUSE,
    SHED,
    STONE_HOUSE,
)
from meadhall.games.feast_for_odin.pieces import (
    BERTHS,
    BOAT,
    CATTLE,
    FIRST_WEAPON,
    ITEMS,
    KNARR,
    LONGSHIP,
    PREGNANT_CATTLE,
    PREGNANT_SHEEP,
    SEATS,
    SHEEP,
    SHIPS,
    SMALL_BERTHS,
    WEAPON_COUNTS,
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

# where an item of the record came from
FROM_SPACE: Final = 0
FROM_STRIP: Final = 1
FROM_DICE: Final = 2
FROM_TRADE: Final = 3  # overseas trading, exchanges, forge, sale
FROM_ISLAND: Final = 4
FROM_INCOME: Final = 5
FROM_BONUS: Final = 6
FROM_HARVEST: Final = 7
FROM_BREEDING: Final = 8
FROM_SET_UP: Final = 9
FROM_UPGRADE: Final = 10
FROM_CARD: Final = 11

# a strip is gone, face down, or face up with so many things taken
GONE: Final = -2
FACE_DOWN: Final = -1

# a berth is empty; a small one holds a boat with 0 or 1 ore; a large one a knarr, or a
# longship with 0 to 3 ore
EMPTY: Final = 0
BOAT_0: Final = 1
KNARR_THERE: Final = 1
LONGSHIP_0: Final = 2

SOURCE_SHIFT: Final = 16
ITEM_SHIFT: Final = 8

# what happened to the dice action of the record
MARK_SHIFT: Final = 2

UNDECIDED: Final = 0
SUCCESS: Final = 1
FAILURE: Final = 2


class Table(State):
    """All that lies on the table, by seat where it belongs to somebody."""

    # the round
    rounds: int
    round: int
    phase: int
    starter: int
    turn: int  # who had the last turn
    last_placed: int  # -1 while nobody has placed in this round
    passed: list[bool]
    # shared boards and stocks
    held: list[int]  # by space: 0, or 1 + who holds it (solo: 1 + colour)
    there: list[int]  # vikings on each space
    imitations: int  # one bit per column with an imitation tile
    islands: list[int]  # silver on each island side that can be found now, else -1
    buildings: list[int]  # left on the stacks
    specials: int  # one bit per item: special tiles not yet taken
    strips: list[int]
    hidden_strips: list[int]  # those face down, in secret order
    pile: list[int]  # weapons by kind; every draw is by lot, so there is no order to keep
    discards: list[int]
    made: list[int]  # weapons handed out although the box had no more
    deck: list[int]  # occupations not yet drawn; drawn by lot
    unseen: list[int]  # light occupations that left the game unseen
    marker: int  # the harvest marker lying open: its level, or -1 without the expansion
    markers: list[int]  # levels of those face down, by lot
    brown: bool  # the resource markers show their brown side
    pool: int  # resource markers nobody has picked, one bit each
    # by seat
    supply: list[list[int]]  # how many of each item
    owned: list[int]  # boards, one bit each
    covered: list[list[int]]  # by board, one bit per covered cell
    touchy: list[list[int]]  # of these: green outdoors, orange indoors
    touchy_red: list[list[int]]  # red ones indoors, by house
    laid: list[list[int]]  # what lies where, in the order it was laid
    sheds: list[int]
    berths: list[list[int]]
    emigrants: list[list[int]]
    thing: list[int]  # vikings on the Thing square
    penalties: list[int]
    plates: list[list[int]]  # the feast table from the left
    peeks: list[int]  # how often an any-time list was left without an act
    hands: list[list[int]]
    played: list[list[int]]
    dropped: list[list[int]]  # cards a seat gave up at set-up, known to it alone
    free_first: list[int]  # the card that may be played free in the first turn, or 0
    resources: list[list[int]]  # resource markers of the harvest expansion
    waiting_home: list[int]  # solo: vikings of each colour at home
    marks: list[int]  # what cards remember: card and how long it lasts, as often as it happened
    # the action being carried out, and its record
    acting: int
    space: int
    copied: int  # the space an imitation tile copies, or -1
    placed: int  # vikings placed for it
    granted: int  # the card whose action is being carried out, or 0: the printed space
    closing: int  # how far its end has been told to the cards
    todo: list[int]  # parts still to come, the next one last
    acted: bool  # at least one part was carried out
    receipts: list[int]
    spendings: list[int]
    fresh: list[int]  # goods made by this upgrade: none of them rises twice
    left: int  # goods that may still rise, tiles that may still be bought, cards played
    used: int  # strips used, goods turned: one bit each
    mined: list[int]  # what was taken from strips
    cards_now: int  # occupations played in this action
    table: int  # the dice table, or -1
    rolls: list[int]
    boats: int  # whaling boats used, one bit per berth
    ore: int  # what ore adds or takes off
    shift: int  # what cards add to the roll
    outcome: int
    claim: int  # what a raider wants to take

    def fields(self) -> list[str]:
        return [
            "rounds", "round", "phase", "starter", "turn", "last_placed", "passed", "held", "there",
            "imitations", "islands", "buildings", "specials", "strips", "hidden_strips", "pile",
            "discards", "made",
            "deck", "unseen", "marker", "markers", "brown", "pool", "supply", "owned", "covered",
            "touchy", "touchy_red", "laid", "sheds", "berths", "emigrants", "thing", "penalties",
            "plates", "peeks", "hands", "played", "dropped", "free_first", "resources",
            "waiting_home", "marks", "acting", "space", "copied", "placed", "granted", "closing",
            "todo", "acted", "receipts", "spendings",
            "fresh", "left", "used", "mined", "cards_now", "table", "rolls", "boats", "ore",
            "shift", "outcome", "claim",
        ]  # fmt: skip

    def copy_table(self, new: "Table") -> None:
        """Copies every field; lists that only set-up changes are shared."""
        new.rounds = self.rounds
        new.round = self.round
        new.phase = self.phase
        new.starter = self.starter
        new.turn = self.turn
        new.last_placed = self.last_placed
        new.passed = self.passed[:]
        new.held = self.held[:]
        new.there = self.there[:]
        new.imitations = self.imitations
        new.islands = self.islands[:]
        new.buildings = self.buildings[:]
        new.specials = self.specials
        new.strips = self.strips[:]
        new.hidden_strips = self.hidden_strips[:]
        new.pile = self.pile[:]
        new.discards = self.discards[:]
        new.made = self.made[:]
        new.deck = self.deck[:]
        new.unseen = self.unseen
        new.marker = self.marker
        new.markers = self.markers[:]
        new.brown = self.brown
        new.pool = self.pool
        new.supply = [x[:] for x in self.supply]
        new.owned = self.owned[:]
        new.covered = [x[:] for x in self.covered]
        new.touchy = [x[:] for x in self.touchy]
        new.touchy_red = [x[:] for x in self.touchy_red]
        new.laid = [x[:] for x in self.laid]
        new.sheds = self.sheds[:]
        new.berths = [x[:] for x in self.berths]
        new.emigrants = [x[:] for x in self.emigrants]
        new.thing = self.thing[:]
        new.penalties = self.penalties[:]
        new.plates = [x[:] for x in self.plates]
        new.peeks = self.peeks[:]
        new.hands = [x[:] for x in self.hands]
        new.played = [x[:] for x in self.played]
        new.dropped = [x[:] for x in self.dropped]
        new.free_first = self.free_first[:]
        new.resources = [x[:] for x in self.resources]
        new.waiting_home = self.waiting_home[:]
        new.marks = self.marks[:]
        new.acting = self.acting
        new.space = self.space
        new.copied = self.copied
        new.placed = self.placed
        new.granted = self.granted
        new.closing = self.closing
        new.todo = self.todo[:]
        new.acted = self.acted
        new.receipts = self.receipts[:]
        new.spendings = self.spendings[:]
        new.fresh = self.fresh[:]
        new.left = self.left
        new.used = self.used
        new.mined = self.mined[:]
        new.cards_now = self.cards_now
        new.table = self.table
        new.rolls = self.rolls[:]
        new.boats = self.boats
        new.ore = self.ore
        new.shift = self.shift
        new.outcome = self.outcome
        new.claim = self.claim

    def carry_on(self, seat: int) -> None:
        """The next part of the action under way; see script."""
        raise NotImplementedError  # in rules.py, which knows all parts

    # --- cards ------------------------------------------------------------------

    def fire(self, seat: int, trigger: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Something happened that the seat's played cards may answer."""
        if self.played[seat]:
            answer(self, seat, self.played[seat], trigger, a, b, c)
            for effect in met(self, seat, self.played[seat], THRESHOLD):
                if not self.marked(effect.card, GAME):
                    self.mark(effect.card, GAME)
                    effect.act(self, seat, trigger, a, b)

    def fire_all(self, trigger: int) -> None:
        for seat in range(self.seats):
            self.fire(seat, trigger)

    def ruled(self, seat: int, question: int, value: int, a: int = 0, b: int = 0) -> int:
        """A number the rules use, as the seat's played cards change it."""
        if self.played[seat]:
            return bent(self, seat, self.played[seat], question, value, a, b)
        return value

    def mark(self, card: int, lasting: int) -> None:
        """A card remembers that it has acted: for the game, the round or the action."""
        self.marks.append(card << MARK_SHIFT | lasting)

    def marked(self, card: int, lasting: int) -> int:
        """How often it has."""
        return self.marks.count(card << MARK_SHIFT | lasting)

    def forget(self, lasting: int) -> None:
        if self.marks:
            self.marks = [m for m in self.marks if m & ((1 << MARK_SHIFT) - 1) != lasting]

    # --- items ------------------------------------------------------------------

    def receive(self, seat: int, what: int, count: int, source: int) -> None:
        """Items into the supply (animals: into the stable), and into the record."""
        self.supply[seat][what] += count
        if seat == self.acting:
            self.receipts.append(source << SOURCE_SHIFT | what << ITEM_SHIFT | count)
        if self.played[seat]:
            self.fire(seat, RECEIVE, what, count, source)

    def spend(self, seat: int, what: int, count: int) -> None:
        """Items out of the supply: to the stock, weapons to the discards."""
        self.supply[seat][what] -= count
        if what >= FIRST_WEAPON:
            self.discards[what - FIRST_WEAPON] += count
        if seat == self.acting:
            self.spendings.append(what << ITEM_SHIFT | count)

    def draw_weapon(self, seat: int, source: int) -> int:
        """O-3.4  A weapon by lot; the discards make a new pile when it is empty (O33)."""
        pile = self.pile
        if pile[0] + pile[1] + pile[2] + pile[3] == 0:
            self.pile = self.discards
            self.discards = [0, 0, 0, 0]
            pile = self.pile
        lots = pile
        if pile[0] + pile[1] + pile[2] + pile[3] == 0:
            lots = WEAPON_COUNTS  # all are in players' hands: weapons never run out
        at = self.rng.below(lots[0] + lots[1] + lots[2] + lots[3])
        kind = 0
        while at >= lots[kind]:
            at -= lots[kind]
            kind += 1
        if pile[kind]:
            pile[kind] -= 1
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

    def sheep(self, seat: int) -> int:
        """Both sides of the tile."""
        return self.supply[seat][SHEEP] + self.supply[seat][PREGNANT_SHEEP]

    def cattle(self, seat: int) -> int:
        return self.supply[seat][CATTLE] + self.supply[seat][PREGNANT_CATTLE]

    # --- ships ------------------------------------------------------------------

    def ships(self, seat: int, kind: int) -> int:
        """How many ships of a kind lie in the berths."""
        berths = self.berths[seat]
        count = 0
        if kind == BOAT:
            for at in range(SMALL_BERTHS):
                if berths[at]:
                    count += 1
        elif kind == KNARR:
            for at in range(SMALL_BERTHS, BERTHS):
                if berths[at] == KNARR_THERE:
                    count += 1
        else:
            for at in range(SMALL_BERTHS, BERTHS):
                if berths[at] >= LONGSHIP_0:
                    count += 1
        return count

    def free_berth(self, seat: int, kind: int) -> int:
        """A berth of the right size for such a ship, or -1."""
        berths = self.berths[seat]
        first = 0 if kind == BOAT else SMALL_BERTHS
        last = SMALL_BERTHS if kind == BOAT else BERTHS
        for at in range(first, last):
            if berths[at] == EMPTY:
                return at
        return -1

    def moor(self, seat: int, kind: int) -> None:
        """O-6.2  A new ship into its berth; without a free one it cannot be taken."""
        at = self.free_berth(seat, kind)
        if at >= 0:
            self.berths[seat][at] = LONGSHIP_0 if kind == LONGSHIP else BOAT_0
            if self.chronicle is not None:
                self.tell("log-ship", {"seat": seat, "ship": SHIPS[kind]})
            self.fire(seat, SHIP, kind)

    def kind_in(self, seat: int, berth: int) -> int:
        """The kind of ship in a berth that is not empty."""
        if berth < SMALL_BERTHS:
            return BOAT
        return KNARR if self.berths[seat][berth] == KNARR_THERE else LONGSHIP

    def ore_in(self, seat: int, berth: int) -> int:
        """Ore loaded on the ship in a berth, the printed one not counted."""
        there = self.berths[seat][berth]
        if berth < SMALL_BERTHS:
            return there - BOAT_0 if there else 0
        return there - LONGSHIP_0 if there >= LONGSHIP_0 else 0

    # --- boards -----------------------------------------------------------------

    def build(self, seat: int, building: int) -> None:
        """O-6.1  A shed or house from its stack, while it lasts."""
        if self.buildings[building] == 0:
            return
        self.buildings[building] -= 1
        if building == SHED:
            self.sheds[seat] += 1
        else:
            at = FIRST_STONE_HOUSE if building == STONE_HOUSE else FIRST_LONG_HOUSE
            while self.owned[seat] >> at & 1:
                at += 1
            self.owned[seat] |= 1 << at
        if self.chronicle is not None:
            self.tell("log-build", {"seat": seat, "house": BUILDINGS[building]})
        self.fire(seat, BUILD, building)

    def houses(self, seat: int, building: int) -> int:
        """How many sheds, stone houses or long houses a seat has."""
        if building == SHED:
            return self.sheds[seat]
        owned = self.owned[seat]
        first = FIRST_LONG_HOUSE if building == LONG_HOUSE else FIRST_STONE_HOUSE
        last = BOARD_COUNT if building == LONG_HOUSE else FIRST_LONG_HOUSE
        count = 0
        for at in range(first, last):
            count += owned >> at & 1
        return count

    # --- vikings ----------------------------------------------------------------

    def free_seats(self) -> int:
        """Seats of the feast table without a viking."""
        return self.round + SEATS - self.rounds

    def seats_to_fill(self, seat: int) -> int:
        """O-9.1  Free seats less two for each emigrated ship."""
        return self.free_seats() - 2 * len(self.emigrants[seat])

    def holder(self, seat: int) -> int:
        """How a seat is written down on a space: in the solo game by the colour on turn."""
        return seat + 1 if self.seats > 1 else 1 + (self.round + 1) % 2

    def recall(self, seat: int, space: int, count: int) -> None:
        """Vikings come back from a space to the Thing square; an emptied one is free again."""
        self.there[space] -= count
        self.thing[seat] += count
        if self.there[space] == 0:
            self.held[space] = 0
        if self.chronicle is not None and count:
            self.tell("log-call-back", {"seat": seat, "count": count})
        if count:
            self.fire(seat, VIKING_RETURN, count, space)
            self.fire(seat, THING_COUNT, self.thing[seat])

    def start_record(self, seat: int, space: int) -> None:
        """A clean record for a new action."""
        self.acting = seat
        self.space = space
        self.copied = -1
        self.placed = 0
        self.granted = 0
        self.closing = 0
        self.forget(ACTION)
        self.todo = []
        self.acted = False
        self.receipts = []
        self.spendings = []
        self.fresh = []
        self.left = 0
        self.used = 0
        self.mined = []
        self.cards_now = 0
        self.table = -1
        self.rolls = []
        self.boats = 0
        self.ore = 0
        self.shift = 0
        self.outcome = UNDECIDED
        self.claim = -1


def item_names(items: list[int], counts: list[int]) -> list[dict[str, object]]:
    """Items as arguments of a text: `2 x oil`."""
    return [
        {"key": "count-of", "count": n, "item": ITEMS[i]}
        for i, n in zip(items, counts, strict=True)
        if n
    ]
