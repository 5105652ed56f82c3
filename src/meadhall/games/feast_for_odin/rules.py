"""A Feast for Odin: set-up, the order of the phases, copies and the end.

The chapters: `anytime` and `placing` (4, 7), `turn` and `script` (5), `trade`,
`mountains`, `ships` (6), `dice` (8), `feast` (9), `scoring` (10), `phases` (3, 11),
`occupations` (12), `harvest` (14). Clause numbers are those of
docs/rules/feast-for-odin.md.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.rng import Rng
from meadhall.core.sets import single
from meadhall.core.state import TallyLine, number
from meadhall.games.feast_for_odin.agenda import settle
from meadhall.games.feast_for_odin.answers import ANSWERS, CARD, CARD_CHOICE, await_answers
from meadhall.games.feast_for_odin.anytime import (
    ANY_TIME,
    BONUS_WINDOW,
    FEAST_WINDOW,
    HARVEST_WINDOW,
    INCOME_WINDOW,
    KEEP_OPEN,
    LAST_WINDOW,
    LAY_TILE,
    open_card_windows,
    open_windows,
)
from meadhall.games.feast_for_odin.boards import (
    EXPANSION,
    FRONTS,
    ISLANDS,
    LONG_HOUSES,
    SHEDS,
    STONE_HOUSES,
)
from meadhall.games.feast_for_odin.deck import load_cards
from meadhall.games.feast_for_odin.dice import CALL_BACK, DICE, RAISE, SAIL, SPLIT_LOOT
from meadhall.games.feast_for_odin.feast import NEXT_PLATE, SERVE, TABLE_BACK, begin_feast
from meadhall.games.feast_for_odin.harvest import (
    PICK_MARKER,
    first_marker,
    harvest,
    level,
    next_marker,
)
from meadhall.games.feast_for_odin.laws import check
from meadhall.games.feast_for_odin.mountains import MINE, age_strips, turn_up_strip
from meadhall.games.feast_for_odin.occupations import (
    DRAW,
    FIRST_CARD,
    FREE_CARD,
    KEEP_CARD,
    PLAY_CARDS,
    PLAY_MORE,
    cards_of,
    draw_dark,
    draw_light,
)
from meadhall.games.feast_for_odin.phases import (
    HOUSE_BONUS,
    NEW_WEAPON,
    breed,
    new_viking,
    new_weapon,
    pay_bonus,
    pay_income,
    turn_islands,
    vikings_home,
)
from meadhall.games.feast_for_odin.pieces import (
    ALTAR,
    FIRST_SPECIAL,
    FIRST_STRIPS,
    FIRST_WEAPON,
    LIGHT,
    MEAD,
    ROUNDS,
    SILVER,
    SOLO_HOME,
    SPECIALS,
    START_WEAPONS,
    STRIPS,
    VIKINGS,
    WEAPON_COUNTS,
)
from meadhall.games.feast_for_odin.player import Answer, new_player
from meadhall.games.feast_for_odin.record import FROM_SET_UP, NOBODY, new_record
from meadhall.games.feast_for_odin.scoring import points_by_line, tally_lines
from meadhall.games.feast_for_odin.script import CARRY_OUT, CHOOSE_WAY, EXCHANGE
from meadhall.games.feast_for_odin.ships import EMIGRATE, EXPLORE, SWAP_BOAT
from meadhall.games.feast_for_odin.spaces import ALL_SPACES, LEFT_OUT
from meadhall.games.feast_for_odin.specials import HOLD_NOW, LAY_NOW
from meadhall.games.feast_for_odin.state import (
    ACTING,
    ACTIONS_OVER,
    BEFORE_BONUS,
    BEFORE_INCOME,
    BONUS_OVER,
    BREEDING_OVER,
    FACE_DOWN,
    FEAST_DUE,
    FEAST_OVER,
    FEASTING,
    HARVEST_DUE,
    HARVEST_OVER,
    INCOME_DUE,
    KEEPING_DARK,
    KEEPING_LIGHT,
    LAST_PLACING,
    PICKING,
    SCORED,
    WEAPONS_DUE,
    Table,
)
from meadhall.games.feast_for_odin.trade import FORGE, OVERSEAS, SALE, UPGRADE
from meadhall.games.feast_for_odin.triggers import (
    ACTIONS_END,
    FEAST_AFTER,
    FEAST_START,
    HARVEST_AFTER,
    INCOME_BEFORE,
    SCORING,
)
from meadhall.games.feast_for_odin.turn import TURN

load_cards()

STEPS: Final = number(
    KEEP_CARD, PICK_MARKER, FIRST_CARD, TURN, CHOOSE_WAY, EXCHANGE, ANY_TIME, LAY_TILE,
    UPGRADE, OVERSEAS, SALE, FORGE, MINE, EXPLORE, EMIGRATE, SWAP_BOAT, SAIL, DICE,
    SPLIT_LOOT, RAISE, CALL_BACK, PLAY_CARDS, FREE_CARD, INCOME_WINDOW, SERVE, BONUS_WINDOW,
    LAST_WINDOW, HARVEST_WINDOW, FEAST_WINDOW, CARD, CARD_CHOICE, HOLD_NOW, LAY_NOW,
    # these run by themselves
    CARRY_OUT, ANSWERS, KEEP_OPEN, DRAW, PLAY_MORE, NEXT_PLATE, TABLE_BACK, NEW_WEAPON, HOUSE_BONUS,
)  # fmt: skip

NOT_HERE: Final = -1  # a space that the reduced board leaves out


class Odin(Table):
    """A game of A Feast for Odin."""

    # --- O-1  set-up ----------------------------------------------------------------

    def set_up(self) -> None:
        seats = self.seats
        harvest_too: bool = self.options["mini_harvest"]
        self.rounds = ROUNDS[self.options["length"]]
        self.round = 0
        self.last_placed = NOBODY
        self.lay_out_boards()
        self.deal_out()
        self.starter = self.first_player()  # O-1.6
        self.turn = self.starter
        self.strips = vec[i64]([FACE_DOWN] * len(STRIPS))
        self.hidden_strips = list(range(len(STRIPS)))
        self.rng.shuffle(self.hidden_strips)
        for _ in range(FIRST_STRIPS[seats]):  # O-1.4
            turn_up_strip(self)
        self.imitations = 0
        if seats == 4:  # O-1.2
            self.imitations = single(1 + self.rng.below(2)) | single(3 + self.rng.below(2))
        self.marker = -1
        self.markers = []
        self.brown = False
        self.pool = 0
        if harvest_too:
            first_marker(self)
        self.deal_cards(2 if harvest_too else 1)
        self.last_dice = new_record(0)
        self.phase = KEEPING_LIGHT
        for seat in range(seats):
            if len(self.players[seat].hand) > 1:
                self.ask_together(seat, KEEP_CARD, 1)

    def lay_out_boards(self) -> None:
        """O-1.2, O-1.5  The action board, the islands, houses, special tiles."""
        small: bool = self.options["small_board"]
        self.held = vec[i64](
            [NOT_HERE if small and n in LEFT_OUT else 0 for n in range(len(ALL_SPACES))]
        )
        self.there = vec[i64]([0] * len(ALL_SPACES))
        used = [True, self.options["mini_islands"], self.options["mini_harvest"]]
        self.islands = vec[i64](
            [0 if n in FRONTS and used[EXPANSION[n]] else -1 for n in range(len(ISLANDS))]
        )
        self.buildings = vec[i64]([SHEDS, STONE_HOUSES, LONG_HOUSES])
        self.specials = 0
        for what in range(FIRST_SPECIAL, FIRST_SPECIAL + SPECIALS):
            if what != ALTAR or self.options["mini_harvest"]:
                self.specials |= single(what)

    def deal_out(self) -> None:
        """O-1.3  Each player's home board, vikings, three weapons and mead."""
        self.pile = vec[i64](WEAPON_COUNTS)
        self.discards = vec[i64]([0, 0, 0, 0])
        self.made = vec[i64]([0, 0, 0, 0])
        self.players = [new_player() for _ in range(self.seats)]
        for player in self.players:
            player.supply[MEAD] = 1
            for kind in START_WEAPONS:
                self.pile[kind] -= 1
                player.supply[FIRST_WEAPON + kind] += 1
            if self.seats > 1:
                player.thing = VIKINGS - self.rounds
        self.waiting_home = vec[i64](
            SOLO_HOME[self.rounds] if self.seats == 1 else [0, 0]
        )  # O-13.1

    def deal_cards(self, light: int) -> None:
        """O-12.1  Light occupations to the hands, the others leave unseen; the dark pile."""
        decks: str = self.options["occupations"]
        harvest_too: bool = self.options["mini_harvest"]
        self.deck = []
        self.unseen = []
        if decks == "none":
            return
        fewer = self.options["mini_harvest_cards"] == "fewer"
        self.unseen = cards_of(decks, True, harvest_too, fewer)
        self.deck = cards_of(decks, False, harvest_too, fewer)
        if self.options["first_card"] == "chosen":  # O-13.5
            light = len(self.unseen)
        for seat in range(self.seats):
            for _ in range(light):
                draw_light(self, seat)

    def ask_for_markers(self) -> None:
        """O-14.1  From the last player backwards, in the short game twice."""
        order = [(self.starter - 1 - k) % self.seats for k in range(self.seats)]
        if self.rounds == ROUNDS["short"]:
            order = order + order
        for seat in reversed(order):
            self.ask(seat, PICK_MARKER)

    def short_game_gifts(self) -> None:
        """O-14.3  Short game with the harvest expansion: silver, a weapon, dark cards."""
        for seat in range(self.seats):
            self.receive(seat, SILVER, 3, FROM_SET_UP)
            self.draw_weapon(seat, FROM_SET_UP)
            if self.chronicle is not None:
                self.tell("log-gift", {"seat": seat, "silver": 3})
            if len(self.deck) >= 2:
                draw_dark(self, seat)
                draw_dark(self, seat)
                self.ask_together(seat, KEEP_CARD, 0)

    # --- O-2  the round ---------------------------------------------------------------

    def advance(self) -> None:
        """From one phase to the next. Whatever cards ask at the end of one is answered before."""
        phase = self.phase
        if phase == ACTING:
            self.next_turn()
        elif phase < ACTING:
            self.prepare_round(phase)
        elif phase < FEASTING:
            self.go_on_to_feast(phase)
        else:
            self.go_on_from_feast(phase)
        settle(self)

    def prepare_round(self, phase: int) -> None:
        """The set-up, and phases 2 to 4."""
        if phase == HARVEST_DUE:
            self.phase = HARVEST_OVER
            harvest(self)
        elif phase == HARVEST_OVER:
            self.phase = WEAPONS_DUE
            if level(self) > 0:
                self.fire_all(HARVEST_AFTER)
        elif phase == WEAPONS_DUE:
            if self.marker >= 0:
                next_marker(self)
            turn_islands(self)
            new_weapon(self)
            for seat in range(self.seats):
                self.players[seat].passed = False
            self.last_placed = NOBODY
            self.turn = (self.starter - 1) % self.seats
            self.phase = ACTING
        else:
            self.go_on_with_set_up()

    def go_on_to_feast(self, phase: int) -> None:
        """Phases 6 to 9."""
        if phase == ACTIONS_OVER:
            self.phase = INCOME_DUE
            self.fire_all(INCOME_BEFORE)
        elif phase == INCOME_DUE:
            self.phase = BEFORE_INCOME
            open_windows(self, INCOME_WINDOW)
        elif phase == BEFORE_INCOME:
            pay_income(self)
            breed(self)
            self.phase = BREEDING_OVER
            open_card_windows(self, FEAST_WINDOW)
        elif phase == BREEDING_OVER:
            self.phase = FEAST_DUE
            self.fire_all(FEAST_START)
        else:
            self.phase = FEASTING
            begin_feast(self)

    def go_on_from_feast(self, phase: int) -> None:
        """Phases 9 to 12, and the end."""
        if phase == FEASTING:
            self.phase = FEAST_OVER
            self.fire_all(FEAST_AFTER)
        elif phase == FEAST_OVER:
            self.clear_tables()
        elif phase == BEFORE_BONUS:
            self.phase = BONUS_OVER
            pay_bonus(self)
        elif phase == BONUS_OVER:
            age_strips(self)
            vikings_home(self)
            self.start_round()
        elif phase == LAST_PLACING:
            self.phase = SCORED
            self.fire_all(SCORING)
        else:
            self.over = True

    def go_on_with_set_up(self) -> None:
        if self.phase == KEEPING_LIGHT:
            self.phase = PICKING
            if self.marker >= 0:
                self.ask_for_markers()
        elif self.phase == PICKING:
            self.phase = KEEPING_DARK
            if self.marker >= 0 and self.rounds == ROUNDS["short"]:
                self.short_game_gifts()
        else:
            self.start_round()

    def start_round(self) -> None:
        """Phase 1."""
        self.round += 1
        self.phase = HARVEST_DUE
        for player in self.players:
            player.no_more = False
            player.pairs = 0
        if self.chronicle is not None:
            self.tell("log-round", {"round": self.round, "seat": self.starter})
        new_viking(self)
        open_card_windows(self, HARVEST_WINDOW)

    def next_turn(self) -> None:
        """O-5.1, O37  Clockwise; whoever is on turn without a viking passes."""
        for k in range(1, self.seats + 1):
            seat = (self.turn + k) % self.seats
            if self.players[seat].passed:
                continue
            if self.players[seat].thing == 0:
                self.players[seat].passed = True
                continue
            if self.players[seat].free_first:
                self.turn = (seat - 1) % self.seats  # the turn itself comes after it
                self.ask(seat, FIRST_CARD)
            else:
                self.turn = seat
                self.ask(seat, TURN)
            return
        self.end_actions()

    def end_actions(self) -> None:
        """O-5.8, O7  Phase 6: whoever placed last starts the next round."""
        if self.last_placed >= 0:
            self.starter = self.last_placed
        self.phase = ACTIONS_OVER
        self.fire_all(ACTIONS_END)

    def clear_tables(self) -> None:
        """O-9.5, O-10.1  After the feast; in the last round only placing is left."""
        for seat in range(self.seats):
            self.players[seat].plates = []
        if self.is_last_round():
            self.phase = LAST_PLACING
            open_windows(self, LAST_WINDOW)
        else:
            self.phase = BEFORE_BONUS
            open_windows(self, BONUS_WINDOW)

    # --- O-12  cards --------------------------------------------------------------------

    def await_answers(self, seat: int, answers: list[Answer]) -> None:
        await_answers(self, seat, answers)

    def ask_card(self, seat: int, effect: int) -> None:
        self.ask(seat, CARD_CHOICE, effect)

    # --- O-10  the end -----------------------------------------------------------------

    def points_of(self, seat: int) -> list[int]:
        return points_by_line(self, seat)

    def tally(self, seat: int) -> list[TallyLine]:
        return tally_lines(self, seat)

    def round_number(self) -> int:
        return self.round

    # --- what nobody may know ------------------------------------------------------------

    def resample(self, seat: int | None, rng: Rng) -> None:
        """The strips face down, and the cards; all other piles are drawn by lot."""
        hidden = sorted(self.hidden_strips)
        rng.shuffle(hidden)
        self.hidden_strips = hidden
        if self.options["occupations"] == "none":
            return
        others = [o for o in range(self.seats) if o != seat]
        for light in (True, False):
            pool = self.unseen[:] if light else self.deck[:]
            for o in others:
                pool += [
                    c for c in self.players[o].hand + self.players[o].dropped if LIGHT[c] == light
                ]
            pool.sort()
            rng.shuffle(pool)
            for o in others:
                hand = [c for c in self.players[o].hand if LIGHT[c] == light]
                gone = [c for c in self.players[o].dropped if LIGHT[c] == light]
                self.players[o].hand = [c for c in self.players[o].hand if LIGHT[c] != light]
                self.players[o].hand = sorted(self.players[o].hand + [pool.pop() for _ in hand])
                self.players[o].dropped = [c for c in self.players[o].dropped if LIGHT[c] != light]
                self.players[o].dropped += [pool.pop() for _ in gone]
            if light:
                self.unseen = pool
            else:
                self.deck = pool
        for o in others:
            if self.players[o].free_first:
                self.players[o].free_first = next(c for c in self.players[o].hand if not LIGHT[c])

    def check(self) -> None:
        check(self)
