"""The table of Vikings on Board: harbour, village, goods and bets, and the questions about them.

Nothing here asks a player anything: that is in village.py and sailing.py. Clause
numbers are those of docs/rules/vikings-on-board.md.
"""

from typing import Final

from meadhall.core.rng import Rng
from meadhall.core.state import State, TallyLine
from meadhall.games.vikings_on_board.memory import HAND, fitting_world, replay
from meadhall.games.vikings_on_board.pieces import (
    BET,
    BET_OR_MOVE,
    BETS,
    CLANS,
    DRAW_THREE,
    GOODS,
    HIGHEST_PRICE,
    JUMP_ANY,
    JUMP_OWN,
    LOAD_ONE,
    LOAD_STACK,
    LONGEST_HULL,
    MARKET,
    PIECES,
    PIECES_PER_CLAN,
    PROMOTE,
    SHIPS,
    SPACES,
    SWAP,
    clan_of,
    shields_of,
)

MOVING: Final = 0  # figures move through the village
SHARING: Final = 1  # a ship sails

GONE: Final = -1  # a piece that has sailed
NOBODY: Final = -1
NOTHING: Final = -1

# where a good lies: 0 to 7 = the bow of that ship, then the score piles by seat
PILE: Final = SHIPS
OUT_OF_GAME: Final = PILE + len(CLANS)

# where a bet lies: ship * 4 + circle, or one of these
UNPLACED: Final = -1
WON: Final = -2

# table options that differ from their defaults, as bits
ONE_STEP: Final = 1
IDLE_PROMOTE: Final = 2
SAIL_AT_ONCE: Final = 4
OWN_CIRCLES: Final = 8
NO_NEUTRAL_BETS: Final = 16
MOVE_ANY_BET: Final = 32
BETS_TO_SAILED: Final = 64
ALONE_TAKES_ALL: Final = 128
ORDER_RETURNS: Final = 256
GUESTS: Final = 512

FIGURES_PER_CLAN: Final = 4  # figure number = seat * 4 + its number


class Table(State):
    """Everything on the table. Lists marked `shared` are replaced, never changed, so that copies
    can share them."""

    switches: int
    phase: int
    round: int
    sterns: int
    captain: int  # the seat that took "set sail" this round
    leaving: int  # the ship that sails, once it is chosen
    # the harbour
    docked: list[int]  # shared; ships in port
    at: list[int]  # by piece: ship * 5 + place, place 0 being next to the bow
    length: list[int]  # by ship: pieces in the hull
    guests: int  # one bit per piece that carries one
    # goods
    market: list[int]  # shared; by kind
    load_kinds: list[int]  # shared; the stack of "load 1"
    loaded: int  # how many of them are drawn
    draw_kinds: list[int]  # shared; the stack of "draw 3" as it was dealt
    stack: list[int]  # shared; what is left of it, by places in `draw_kinds`
    draws: list[int]  # shared; what happened to it, see memory.py
    laid: list[int]  # shared; kinds of the tokens laid open, in that order
    lies: list[int]  # where each of them lies now
    # bets
    bets: list[int]  # by seat * 4 + value - 1: where it lies
    tags: list[int]  # shared; the same, numbered as placed by their owner, 0 = never
    # the village
    queue: list[int]  # shared; figures in the order of this round
    stood: list[int]  # shared; the spaces they come from
    turn: int  # how many of them have moved
    placed: list[int]  # by space: the figure there
    # an action being carried out
    space: int
    lifted: int  # piece
    held: int  # bet
    berth: int  # ship that the bet goes to
    good: int  # kind drawn with "load 1"
    drawn: int  # tokens in hand from "draw 3", still the first ones of the stack
    picked: int  # which of them is to be laid
    turned: bool  # the other two go back the other way round
    # a ship that sails
    order: list[int]  # shared; clans by control
    share: int  # how many goods were shared out

    def fields(self) -> list[str]:
        return [
            "switches", "phase", "round", "sterns", "captain", "leaving", "docked", "at", "length",
            "guests", "market", "load_kinds", "loaded", "draw_kinds", "stack", "draws", "laid",
            "lies", "bets", "tags", "queue", "stood", "turn", "placed", "space", "lifted", "held",
            "berth", "good", "drawn", "picked", "turned", "order", "share",
        ]  # fmt: skip

    def copy_table(self, new: "Table") -> None:
        new.switches = self.switches
        new.phase = self.phase
        new.round = self.round
        new.sterns = self.sterns
        new.captain = self.captain
        new.leaving = self.leaving
        new.docked = self.docked
        new.at = self.at[:]
        new.length = self.length[:]
        new.guests = self.guests
        new.market = self.market
        new.load_kinds = self.load_kinds
        new.loaded = self.loaded
        new.draw_kinds = self.draw_kinds
        new.stack = self.stack
        new.draws = self.draws
        new.laid = self.laid
        new.lies = self.lies[:]
        new.bets = self.bets[:]
        new.tags = self.tags
        new.queue = self.queue
        new.stood = self.stood
        new.turn = self.turn
        new.placed = self.placed[:]
        new.space = self.space
        new.lifted = self.lifted
        new.held = self.held
        new.berth = self.berth
        new.good = self.good
        new.drawn = self.drawn
        new.picked = self.picked
        new.turned = self.turned
        new.order = self.order
        new.share = self.share

    # --- the harbour -----------------------------------------------------------

    def hull(self, ship: int) -> list[int]:
        """The pieces of a ship, from the bow outwards."""
        row = [GONE] * self.length[ship]
        first = ship * LONGEST_HULL
        for piece in range(PIECES):
            place = self.at[piece] - first
            if 0 <= place < LONGEST_HULL:
                row[place] = piece
        return row

    def control(self, ship: int) -> tuple[list[int], list[int]]:
        """V-4.3, V-4.4  Clans by control, and the shields of every clan."""
        shields = [0] * len(CLANS)
        order: list[int] = []
        for piece in self.hull(ship):
            clan = clan_of(piece)
            if shields[clan] == 0:
                order.append(clan)  # so far by their foremost pieces
            shields[clan] += shields_of(piece) + (self.guests >> piece & 1)
        for i in range(1, len(order)):  # a stable sort: nearness to the bow decides a tie
            clan = order[i]
            j = i
            while j > 0 and shields[order[j - 1]] < shields[clan]:
                order[j] = order[j - 1]
                j -= 1
            order[j] = clan
        return order, shields

    def promote(self, piece: int) -> None:
        """V-3.2  To the front of its ship, or one place with the option."""
        at = self.at
        here = at[piece]
        front = here - here % LONGEST_HULL
        if self.switches & ONE_STEP and here > front:
            front = here - 1
        for other in range(PIECES):
            if front <= at[other] < here:
                at[other] += 1
        at[piece] = front

    def jump(self, piece: int, ship: int) -> None:
        """V-3.3  To the rear of another ship; those behind it move up."""
        at = self.at
        here = at[piece]
        old = here // LONGEST_HULL
        end = (old + 1) * LONGEST_HULL
        for other in range(PIECES):
            if here < at[other] < end:
                at[other] -= 1
        at[piece] = ship * LONGEST_HULL + self.length[ship]
        self.length[old] -= 1
        self.length[ship] += 1

    def without_guest(self, seat: int) -> list[int]:
        pieces = range(seat * PIECES_PER_CLAN, (seat + 1) * PIECES_PER_CLAN)
        return [p for p in pieces if self.at[p] >= 0 and not self.guests >> p & 1]

    def sharers(self) -> list[int]:
        """The clans that take goods in turn: all aboard (V-4.5), or the only player with the
        option; none where no player is aboard (V-4.6, V-4.7)."""
        players = [clan for clan in self.order if clan < self.seats]
        if not players or (len(players) == 1 and self.switches & ALONE_TAKES_ALL):
            return players
        return self.order

    def sharing_clan(self) -> int:
        sharers = self.sharers()
        return sharers[self.share % len(sharers)]

    def chooser(self) -> int:
        """V-4.6  The left neighbour of the next player in the order, round and round."""
        sharers = self.sharers()
        at = self.share
        while sharers[at % len(sharers)] >= self.seats:
            at += 1
        return (sharers[at % len(sharers)] + 1) % self.seats

    # --- goods -----------------------------------------------------------------

    def goods_on(self, ship: int) -> int:
        return self.lies.count(ship)

    def kinds_on(self, ship: int) -> list[int]:
        """How many goods of each kind lie on a bow (or in a pile)."""
        counts = [0] * len(GOODS)
        lies = self.lies
        for token in range(len(lies)):
            if lies[token] == ship:
                counts[self.laid[token]] += 1
        return counts

    def shift_good(self, ship: int, kind: int, to: int) -> None:
        """One good of that kind from the bow to a pile or out of the game."""
        lies = self.lies
        for token in range(len(lies)):
            if lies[token] == ship and self.laid[token] == kind:
                lies[token] = to
                return
        raise AssertionError(f"no good of kind {kind} on ship {ship}")

    def hand_kinds(self) -> list[int]:
        return [self.draw_kinds[token] for token in self.stack[: self.drawn]]

    # --- bets ------------------------------------------------------------------

    def circles(self, bet: int, ship: int) -> int:
        """V-5.1  The circles of a ship on which this bet may be put, as bits."""
        bets = self.bets
        mine = bets[bet]
        owner = bet - bet % BETS
        for other in range(owner, owner + BETS):
            if other != bet and bets[other] >= 0 and bets[other] // 4 == ship:
                return 0  # one bet per player and ship
        free = 15
        if self.switches & NO_NEUTRAL_BETS:
            free = (1 << self.seats) - 1
        if mine >= 0 and mine // 4 == ship:
            free &= ~(1 << mine % 4)
        if self.switches & OWN_CIRCLES:
            for place in bets:
                if place >= 0 and place // 4 == ship:
                    free &= ~(1 << place % 4)
        return free

    def berths(self, bet: int) -> list[int]:
        """The ships before which this bet may be put."""
        ships = [ship for ship in self.docked if self.circles(bet, ship)]
        if self.switches & BETS_TO_SAILED and self.bets[bet] >= 0:
            for ship in range(SHIPS):
                if ship not in self.docked and self.circles(bet, ship):
                    ships.append(ship)
        return ships

    def has_berth(self, bet: int) -> bool:
        for ship in self.docked:
            if self.circles(bet, ship):
                return True
        return len(self.berths(bet)) > 0

    def unplaced(self, seat: int) -> list[int]:
        """The seat's bets in hand."""
        first = seat * BETS
        return [bet for bet in range(first, first + BETS) if self.bets[bet] == UNPLACED]

    def movable(self, seat: int) -> list[int]:
        """V-3.8  Bets on the harbour that this seat could move."""
        first = seat * BETS
        bets = range(first, first + BETS)
        if self.switches & MOVE_ANY_BET:
            bets = range(self.seats * BETS)
        return [bet for bet in bets if self.bets[bet] >= 0 and self.has_berth(bet)]

    # --- the village: which actions can be carried out --------------------------

    def can(self, space: int, seat: int) -> bool:
        """V-2.3  Whether the seat can carry out the action of this space."""
        if space == PROMOTE:
            return self.can_promote(seat)
        if space == JUMP_OWN:
            return self.can_jump(seat * PIECES_PER_CLAN, (seat + 1) * PIECES_PER_CLAN)
        if space == BET:
            return self.can_bet(seat)
        if space == LOAD_ONE:
            return self.loaded < LOAD_STACK
        if space == MARKET:
            market = self.market
            return (
                market[0] < HIGHEST_PRICE or market[1] < HIGHEST_PRICE or market[2] < HIGHEST_PRICE
            )
        if space == JUMP_ANY:
            return self.can_jump(0, PIECES)
        if space == BET_OR_MOVE:
            return self.can_bet(seat) or self.can_move_bet(seat)
        if space == DRAW_THREE:
            return len(self.stack) > 0
        if space == SWAP:
            return self.can_swap()
        return True  # V-3.1, V-3.10

    def can_promote(self, seat: int) -> bool:
        at = self.at
        for piece in range(seat * PIECES_PER_CLAN, (seat + 1) * PIECES_PER_CLAN):
            if self.promotable(at[piece]):
                return True
        return False

    def promotable(self, place: int) -> bool:
        """V-3.2  Not a piece that is in front already, unless the table allows it."""
        if place < 0:
            return False
        return place % LONGEST_HULL > 0 or self.switches & IDLE_PROMOTE != 0

    def roomy(self) -> int:
        """How many ships in port have room for another piece; 2 stands for several."""
        count = 0
        length = self.length
        for ship in self.docked:
            if length[ship] < LONGEST_HULL:
                count += 1
                if count == 2:
                    break
        return count

    def can_jump(self, first: int, end: int) -> bool:
        at = self.at
        roomy = self.roomy()
        if roomy == 0:
            return False
        for piece in range(first, end):
            if at[piece] >= 0 and (
                roomy > 1 or self.length[at[piece] // LONGEST_HULL] == LONGEST_HULL
            ):
                return True
        return False

    def can_swap(self) -> bool:
        """Whether two ships in port have a hull."""
        count = 0
        length = self.length
        for ship in self.docked:
            if length[ship] > 0:
                count += 1
                if count == 2:
                    return True
        return False

    def can_bet(self, seat: int) -> bool:
        bets = self.bets
        for bet in range(seat * BETS, (seat + 1) * BETS):
            if bets[bet] == UNPLACED:
                return self.has_berth(bet)  # one token in hand can go where another can
        return False

    def can_move_bet(self, seat: int) -> bool:
        if self.switches & MOVE_ANY_BET:
            return len(self.movable(seat)) > 0
        bets = self.bets
        for bet in range(seat * BETS, (seat + 1) * BETS):
            if bets[bet] >= 0 and self.has_berth(bet):
                return True
        return False

    def next_round(self) -> None:
        """V-2.6  The spaces taken give the order; the figures cross to the other side again."""
        self.round += 1
        self.stood = [space for space in range(len(SPACES)) if self.placed[space] != NOBODY]
        self.queue = [self.placed[space] for space in self.stood]
        self.placed = [NOBODY] * len(SPACES)
        self.turn = 0
        self.tell_round()

    def tell_round(self) -> None:
        if self.chronicle is not None:
            self.tell("log-round", {"round": self.round})

    # --- V-6  the score ----------------------------------------------------------

    def scores(self) -> list[int]:
        return [self.goods_points(s) + self.bet_points(s) for s in range(self.seats)]

    def goods_points(self, seat: int) -> int:
        counts = self.kinds_on(PILE + seat)
        return sum([counts[kind] * self.market[kind] for kind in range(len(GOODS))])

    def bet_points(self, seat: int) -> int:
        return sum(self.won_values(seat))

    def won_values(self, seat: int) -> list[int]:
        return [v + 1 for v in range(BETS) if self.bets[seat * BETS + v] == WON]

    def tally(self, seat: int) -> list[TallyLine]:
        """V-6.2  Goods at their market price, won bets at their value."""
        counts = self.kinds_on(PILE + seat)
        lines = [
            TallyLine(
                "tally-goods",
                counts[kind] * self.market[kind],
                {"good": GOODS[kind], "count": counts[kind], "price": self.market[kind]},
            )
            for kind in range(len(GOODS))
        ]
        won = self.won_values(seat)
        lines.append(TallyLine("tally-bets", sum(won), {"count": len(won)}))
        return lines

    def tie_break(self, seat: int) -> list[int]:
        """V-6.3  More goods, then more points from goods."""
        return [self.lies.count(PILE + seat), self.goods_points(seat)]

    def round_number(self) -> int:
        return self.round

    # --- V-8  what is hidden, what is conserved ------------------------------------

    def resample(self, seat: int | None, rng: Rng) -> None:
        """V-8.2  Unknown to a seat: the values of the others' bets and the goods face down,
        but for what it drew itself. Which goods went into which pile all have seen (V-8.3)."""
        if self.over:
            return
        eyes = NOBODY if seat is None else seat
        bets = self.bets[:]
        tags = self.tags[:]
        held = self.held
        for other in range(self.seats):
            if other != eyes:
                first = other * BETS
                new = [first, first + 1, first + 2, first + 3]
                rng.shuffle(new)
                for value in range(BETS):
                    bets[new[value]] = self.bets[first + value]
                    tags[new[value]] = self.tags[first + value]
                if first <= self.held < first + BETS:
                    held = new[self.held - first]
        self.bets = bets
        self.tags = tags
        self.held = held
        sees_hand = self.drawn > 0 and self.mover() == eyes
        may_turn = self.switches & ORDER_RETURNS != 0
        load_kinds, draw_kinds, draws = fitting_world(
            eyes,
            self.load_kinds,
            self.loaded,
            self.draw_kinds,
            self.draws,
            self.drawn if sees_hand else 0,
            may_turn,
            rng,
        )
        self.load_kinds = load_kinds
        self.draw_kinds = draw_kinds
        self.draws = draws
        self.stack = replay(draws)[0]
        if self.picked >= 0 and not sees_hand:
            self.picked = rng.below(self.drawn)
            self.turned = may_turn and self.drawn == HAND and rng.below(2) == 1

    def mover(self) -> int:
        """The seat whose figure moved last."""
        return self.queue[self.turn - 1] // FIGURES_PER_CLAN
