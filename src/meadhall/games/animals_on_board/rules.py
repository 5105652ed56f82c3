"""Animals on Board: set-up, rounds, splitting, taking, the end and the score.

Clause numbers are those of docs/rules/animals-on-board.md.
"""

from typing import Any, Final

from meadhall.core.actions import ActionSpace
from meadhall.core.rng import Rng
from meadhall.core.state import State, Step, TallyLine, number
from meadhall.games.animals_on_board.ark import (
    best_cargo,
    can_shed,
    herds_and_singles,
    mask_of,
    tiles_in,
    without_pairs,
)
from meadhall.games.animals_on_board.pieces import (
    ARK_SPACE,
    CRATE_LIMIT,
    CRATE_POINTS,
    CRATES,
    FACE_DOWN,
    FACE_UP,
    FIRST_CRATES,
    FIRST_TILES,
    HERD_TILE,
    MOST_GROUPS,
    MOST_LOAD,
    MOST_ROUNDS,
    SPECIES,
    SPECIES_USED,
    VALUES,
    species_of,
    value_of,
)

ACTIONS: Final = ActionSpace()
PULL: Final = ACTIONS.verb("pull", species=SPECIES, value=range(1, 6))
PULL_HIDDEN: Final = ACTIONS.verb("pull-hidden")
DONE: Final = ACTIONS.declining("done")
SPLIT: Final = ACTIONS.verb("split", group=range(1, MOST_GROUPS + 1))
TAKE: Final = ACTIONS.verb("take", group=range(1, MOST_GROUPS + 1))
DECLINE: Final = ACTIONS.declining("decline")
PASS: Final = ACTIONS.declining("pass")
KEEP: Final = ACTIONS.verb("keep", species=SPECIES, value=range(1, 6))
SHED: Final = ACTIONS.verb("shed", species=SPECIES, value=range(1, 6))
assert PULL.first == 0 and PULL_HIDDEN.first == FACE_DOWN  # a tile is the action that pulls it

# A group is a sorted list of tiles with DONE after the last: any rest of it is a list of moves.
# It is never changed, only replaced, so copies of a state share it.

CHOOSING: Final = 0  # what `advance` goes on from
TURNS: Final = 1
SHEDDING: Final = 2


class KeepOne(Step["Animals"]):
    """A-1.4  All at once and in secret: keep one of three tiles for the ark."""

    def options(self, s: "Animals", seat: int) -> list[int]:
        return [KEEP.first + tile for tile in s.hands[seat]]

    def take(self, s: "Animals", seat: int, action: int) -> None:
        tile = action - KEEP.first
        s.hands[seat].remove(tile)
        s.board(seat, [tile])


class Turn(Step["Animals"]):
    """A-3.1  Split a group or take one; A-3.5 pass; A-4.2 the last one in may decline."""

    def options(self, s: "Animals", seat: int) -> list[int]:
        moves: list[int] = []
        crates = s.crates[seat]
        move = SPLIT.first
        for group in s.groups:
            if len(group) > 2:
                moves.append(move)
            move += 1
        move = TAKE.first
        for group in s.groups:
            if len(group) <= crates + 1:
                moves.append(move)
            move += 1
        if not moves:
            moves.append(PASS.first)
        elif s.last_turn and s.may_decline:
            moves.append(DECLINE.first)
        return moves

    def take(self, s: "Animals", seat: int, action: int) -> None:
        if action >= DECLINE.first:
            if s.chronicle is not None:
                s.tell("log-decline" if action == DECLINE.first else "log-pass", {"seat": seat})
            s.next_turn()
        elif action >= TAKE.first:
            s.take_group(seat, action - TAKE.first)
            s.next_turn()
        else:
            s.splitting = action - SPLIT.first
            s.next_pull = 1  # the first tile stays: so each division has one way to it
            group = s.groups[s.splitting]
            if len(group) == 3:
                s.pulled.append(group[1])
                s.split(seat)
            else:
                s.ask(seat, PULL_TILES)


class PullTiles(Step["Animals"]):
    """A-3.2  Pull tiles out of the group, one by one in their order, into a new one."""

    def options(self, s: "Animals", seat: int) -> list[int]:
        group = s.groups[s.splitting]
        return group[s.next_pull : len(group) if s.pulled else -1]

    def take(self, s: "Animals", seat: int, action: int) -> None:
        if action != DONE.first:
            group = s.groups[s.splitting]
            at = s.next_pull
            while group[at] != action:
                at += 1
            s.pulled.append(action)
            s.next_pull = at + 1
            if group[at + 1] != DONE.first:
                s.ask(seat, PULL_TILES)
                return
        s.split(seat)


class ShedSurplus(Step["Animals"]):
    """A-5.3  With the option: the owner chooses what an ark of more than ten gives up."""

    def options(self, s: "Animals", seat: int) -> list[int]:
        left = s.cargo_so_far(seat)
        more = left.bit_count() - ARK_SPACE - 1
        # in their order, so that there is one way to each choice
        first = s.shed[seat][-1] + 1 if s.shed[seat] else 0
        tiles = [tile for tile in tiles_in(left) if tile >= first]
        return [SHED.first + t for t in tiles if can_shed(left & ~(1 << t), more, t + 1)]

    def take(self, s: "Animals", seat: int, action: int) -> None:
        tile = action - SHED.first
        s.shed[seat].append(tile)
        if s.chronicle is not None:
            s.tell("log-shed", {"seat": seat, "tiles": tile_names([tile])})
        if s.cargo_so_far(seat).bit_count() > ARK_SPACE:
            s.ask(seat, SHED_SURPLUS)

    def prompt_args(self, s: "Animals", seat: int) -> dict[str, Any]:
        return {"count": s.cargo_so_far(seat).bit_count() - ARK_SPACE}


KEEP_ONE: Final = KeepOne("keep", "A-1.4")
TURN: Final = Turn("turn", "A-3.1")
LAST_TURN: Final = Turn("last-turn", "A-4.2")
PULL_TILES: Final = PullTiles("pull", "A-3.2")
SHED_SURPLUS: Final = ShedSurplus("shed", "A-5.3")
STEPS: Final = number(KEEP_ONE, TURN, LAST_TURN, PULL_TILES, SHED_SURPLUS)


class Animals(State):
    """One point in a game of Animals on Board."""

    phase: int
    stack: list[int]  # in hidden order; never changed, so copies share it
    drawn: int  # how many of the stack are gone
    groups: list[list[int]]  # each with DONE at its end; FACE_DOWN stands for `face_down`
    face_down: int  # the tile nobody has seen, or -1
    hands: list[list[int]]  # the three tiles of the set-up, then empty
    arks: list[int]  # one bit per tile
    seen: list[int]  # the tiles of each ark that all saw going there
    loads: list[int]  # tiles per ark
    crates: list[int]
    out: list[bool]
    players_in: int
    last_turn: bool
    may_decline: bool
    turn: int
    starter: int
    next_starter: int  # -1 until somebody took a group
    round: int
    splitting: int  # the group being split
    next_pull: int  # the first place of that group that may still leave it; 0 without a split
    pulled: list[int]  # the tiles that have left it
    shed: list[list[int]]  # what each seat chose to give up as surplus

    def fields(self) -> list[str]:
        return [
            "phase", "stack", "drawn", "groups", "face_down", "hands", "arks",
            "seen", "loads", "crates", "out", "players_in", "last_turn", "may_decline", "turn",
            "starter", "next_starter", "round", "splitting", "next_pull", "pulled",
            "shed",
        ]  # fmt: skip

    def clone(self) -> "Animals":
        new = Animals(self.game, self.seats, self.options)
        self.copy_core(new)
        new.phase = self.phase
        new.stack = self.stack
        new.drawn = self.drawn
        new.groups = self.groups[:]
        new.face_down = self.face_down
        new.hands = [hand[:] for hand in self.hands] if self.phase == CHOOSING else self.hands
        new.arks = self.arks[:]
        new.seen = self.seen[:]
        new.loads = self.loads[:]
        new.crates = self.crates[:]
        new.out = self.out[:]
        new.players_in = self.players_in
        new.last_turn = self.last_turn
        new.may_decline = self.may_decline
        new.turn = self.turn
        new.starter = self.starter
        new.next_starter = self.next_starter
        new.round = self.round
        new.splitting = self.splitting
        new.next_pull = self.next_pull
        new.pulled = self.pulled[:]
        new.shed = [shed[:] for shed in self.shed] if self.phase == SHEDDING else self.shed
        return new

    # --- A-1  set-up -----------------------------------------------------------

    def set_up(self) -> None:
        seats = self.seats
        used = list(range(len(SPECIES)))
        while len(used) > SPECIES_USED[seats]:
            del used[self.rng.below(len(used))]
        self.stack = [kind * 5 + value - 1 for kind in used for value in VALUES]
        self.rng.shuffle(self.stack)
        self.drawn = 0
        self.groups = []
        self.face_down = -1
        self.arks = [0] * seats
        self.seen = [0] * seats
        self.loads = [0] * seats
        self.crates = [FIRST_CRATES] * seats
        self.out = [False] * seats
        self.players_in = seats
        self.last_turn = False
        self.may_decline = self.options["last_turn_optional"]
        self.starter = self.first_player()
        self.turn = self.starter
        self.next_starter = -1
        self.round = 0
        self.splitting = 0
        self.next_pull = 0
        self.pulled = []
        self.shed = [[] for _ in range(seats)]
        self.phase = CHOOSING
        self.hands = [sorted([self.draw() for _ in range(FIRST_TILES)]) for _ in range(seats)]
        for seat in range(seats):
            self.ask_together(seat, KEEP_ONE)

    def draw(self) -> int:
        tile = self.stack[self.drawn]
        self.drawn += 1
        return tile

    def board(self, seat: int, tiles: list[int]) -> None:
        """Tiles onto the ark, where only their owner sees them."""
        ark = self.arks[seat]
        for tile in tiles:
            ark |= 1 << tile
        self.arks[seat] = ark
        self.loads[seat] += len(tiles)

    # --- A-2  start of a round -------------------------------------------------

    def advance(self) -> None:
        if self.phase == CHOOSING:
            self.lay_out_the_rest()
        else:  # all that was to be shed is shed
            self.over = True

    def lay_out_the_rest(self) -> None:
        """A-1.4  When all have chosen, the other tiles go face up to the table."""
        rest: list[int] = []
        for seat in range(self.seats):
            rest.extend(self.hands[seat])
            if self.chronicle is not None:
                self.tell("log-kept", {"seat": seat, "tiles": tile_names(self.hands[seat])})
            self.hands[seat] = []
        self.phase = TURNS
        self.start_round(rest)

    def start_round(self, left: list[int]) -> None:
        self.round += 1
        missing = FACE_UP[self.seats] - len(left) + (1 if self.face_down >= 0 else 0)
        new = [self.draw() for _ in range(missing)]
        if self.face_down < 0:
            self.face_down = self.draw()
            new.append(FACE_DOWN)
        tiles = left + new
        tiles.sort()  # FACE_DOWN is the highest number
        tiles.append(DONE.first)
        self.groups = [tiles]
        self.reveals += 1
        for seat in range(self.seats):
            self.out[seat] = False
        self.players_in = self.seats
        self.last_turn = False
        self.next_starter = -1
        self.turn = self.starter
        if self.chronicle is not None:
            args = {"round": self.round, "seat": self.starter, "tiles": tile_names(new)}
            self.tell("log-round", args)
        self.ask(self.turn, TURN)

    # --- A-3  a turn -----------------------------------------------------------

    def table(self) -> list[int]:
        """All tiles on the table, group after group."""
        return [tile for group in self.groups for tile in group[:-1]]

    def split(self, seat: int) -> None:
        """A-3.2  Two groups of one, and a crate; A-3.4 at five crates one goes back."""
        pulled = self.pulled
        pulled.append(DONE.first)
        stay: list[int] = []
        at = 0
        for tile in self.groups[self.splitting]:  # both are sorted, and both end with DONE
            if pulled[at] == tile:
                at += 1
            else:
                stay.append(tile)
        stay.append(DONE.first)
        self.groups[self.splitting] = stay
        self.groups.insert(self.splitting + 1, pulled)
        crates = self.crates[seat]
        self.crates[seat] = crates_after_split(crates)
        if self.chronicle is not None:
            left = tile_names(stay[:-1])
            right = tile_names(pulled[:-1])
            self.tell("log-split", {"seat": seat, "left": left, "right": right})
            key = "log-crate" if self.crates[seat] > crates else "log-crate-back"
            self.tell(key, {"seat": seat, "crates": self.crates[seat]})
        self.pulled = []
        self.next_pull = 0
        self.next_turn()

    def take_group(self, seat: int, group: int) -> None:
        """A-3.3  Pay a crate for each tile; all of them go to the ark; out of the round."""
        tiles = self.groups.pop(group)[:-1]
        size = len(tiles)
        self.crates[seat] -= size
        if self.chronicle is not None:
            self.tell("log-take", {"seat": seat, "tiles": tile_names(tiles), "count": size})
            args = {"seat": seat, "count": size, "crates": self.crates[seat]}
            self.tell("log-paid", args)
        if tiles[-1] == FACE_DOWN:
            self.seen[seat] |= mask_of(tiles[:-1])
            tiles[-1] = self.face_down
            if self.chronicle is not None:
                self.tell("log-seen", {"tiles": tile_names([self.face_down])}, [seat])
            self.face_down = -1
            self.reveals += 1
        else:
            self.seen[seat] |= mask_of(tiles)
        self.board(seat, tiles)
        self.out[seat] = True
        self.players_in -= 1
        if self.next_starter < 0:
            self.next_starter = seat  # the first one out starts the next round
        if self.chronicle is not None and self.loads[seat] >= ARK_SPACE:
            self.tell("log-full", {"seat": seat, "count": self.loads[seat]})

    def next_turn(self) -> None:
        """A-4.1  Clockwise among those still in; A-4.2 the last one has one turn."""
        if self.last_turn or self.players_in == 0:
            self.end_round()
            return
        self.last_turn = self.players_in == 1
        seat = self.turn
        while True:
            seat = (seat + 1) % self.seats
            if not self.out[seat]:
                break
        self.turn = seat
        self.ask(seat, LAST_TURN if self.last_turn else TURN)

    # --- A-4  end of the round, A-5 end of the game -----------------------------

    def end_round(self) -> None:
        if max(self.loads) < ARK_SPACE:
            self.starter = self.next_starter
            self.start_round(self.table())
            return
        self.phase = SHEDDING  # the arks are opened
        self.reveals += 1
        self.shed = [[] for _ in range(self.seats)]  # our own: until now copies shared it
        if self.chronicle is not None:
            self.tell_the_end()
        if self.options["surplus"] == "ask":
            for seat in range(self.seats):
                if without_pairs(self.arks[seat]).bit_count() > ARK_SPACE:
                    self.ask_together(seat, SHED_SURPLUS)
        if not self.open_lanes:
            self.over = True

    def tell_the_end(self) -> None:
        """A-5.2, A-5.3  What each ark gives up before it sails."""
        self.tell("log-end", {})
        for seat in range(self.seats):
            ark = self.arks[seat]
            sailing = without_pairs(ark)
            pairs = tiles_in(ark & ~sailing)
            if pairs:
                self.tell("log-pairs", {"seat": seat, "tiles": tile_names(pairs)})
            surplus = tiles_in(sailing & ~best_cargo(ark))
            if surplus and self.options["surplus"] == "best":
                self.tell("log-shed", {"seat": seat, "tiles": tile_names(surplus)})

    def cargo_so_far(self, seat: int) -> int:
        """The ark without its pairs and without what its owner chose to give up."""
        return without_pairs(self.arks[seat]) & ~mask_of(self.shed[seat])

    def cargo(self, seat: int) -> int:
        """A-5.2, A-5.3  What sails: no pairs, and at most ten, the best of them."""
        return best_cargo(self.cargo_so_far(seat))

    def scores(self) -> list[int]:
        return [sum([line.points for line in self.tally(seat)]) for seat in range(self.seats)]

    def tally(self, seat: int) -> list[TallyLine]:
        """A-5.4  Singles by value, herds at five a tile, crates at one."""
        singles, herds = herds_and_singles(self.cargo(seat))
        points = sum([value_of(tile) for tile in singles])
        animals = sum(herds)
        return [
            TallyLine("tally-singles", points, {"count": len(singles)}),
            TallyLine("tally-herds", animals * HERD_TILE, {"count": animals, "herds": len(herds)}),
            TallyLine(
                "tally-crates", self.crates[seat] * CRATE_POINTS, {"count": self.crates[seat]}
            ),
        ]

    def tie_break(self, seat: int) -> list[int]:
        """A-5.5  More species on the ark that sails."""
        singles, herds = herds_and_singles(self.cargo(seat))
        return [len(singles) + len(herds)]

    # --- what is hidden, what is conserved ---------------------------------------

    def resample(self, seat: int | None, rng: Rng) -> None:
        """A-6.1  Unknown to a seat: the stack, the face-down tile, the others' hands, and
        of the others' arks what was not seen going there."""
        unseen = self.stack[self.drawn :]
        if self.face_down >= 0:
            unseen.append(self.face_down)
        others = [s for s in range(self.seats) if s != seat and self.phase != SHEDDING]
        for other in others:
            unseen.extend(tiles_in(self.arks[other] & ~self.seen[other]))
            unseen.extend(self.hands[other])
        rng.shuffle(unseen)
        hands = self.hands[:]
        for other in others:
            secret = (self.arks[other] & ~self.seen[other]).bit_count()
            self.arks[other] = self.seen[other] | mask_of(unseen[:secret])
            del unseen[:secret]
            size = len(hands[other])
            hands[other] = sorted(unseen[:size])
            del unseen[:size]
        self.hands = hands
        if self.face_down >= 0:
            self.face_down = unseen.pop()
        self.stack = unseen
        self.drawn = 0

    def check(self) -> None:
        """Tiles (A-1.1, A-2.2, A-2.3) and crates (A-1.3, A-3.4) are never lost or made, and
        what the rules promise (A-4, A17) holds."""
        assert all(0 <= held <= CRATE_LIMIT for held in self.crates), self.crates
        assert sum(self.crates) <= CRATES, self.crates
        table = self.table()
        assert (FACE_DOWN in table) == (self.face_down >= 0), table
        tiles = self.stack[self.drawn :] + [tile for tile in table if tile != FACE_DOWN]
        if self.face_down >= 0:
            tiles.append(self.face_down)
        for seat in range(self.seats):
            assert self.arks[seat].bit_count() == self.loads[seat] <= MOST_LOAD, seat
            assert self.seen[seat] & ~self.arks[seat] == 0, seat
            assert mask_of(self.shed[seat]) & ~without_pairs(self.arks[seat]) == 0, seat
            tiles.extend(tiles_in(self.arks[seat]))
            tiles.extend(self.hands[seat])
        per_species = [0] * len(SPECIES)
        for tile in tiles:
            per_species[species_of(tile)] += 1
        assert len(set(tiles)) == len(tiles) == SPECIES_USED[self.seats] * len(VALUES), len(tiles)
        assert all(count in (0, len(VALUES)) for count in per_species), per_species
        assert self.players_in == self.out.count(False), self.out
        assert self.round <= MOST_ROUNDS[self.seats], self.round
        if self.phase == CHOOSING:
            for load, hand in zip(self.loads, self.hands, strict=True):
                assert load + len(hand) == FIRST_TILES, (load, hand)
            return
        assert len(table) <= FACE_UP[self.seats] + 1, table
        assert not any(self.hands), self.hands
        assert (self.next_starter < 0) == (self.players_in == self.seats), self.next_starter
        for group in self.groups:  # none is empty; in order, for one way to each division
            assert len(group) > 1, self.groups
            assert group == [*sorted(group[:-1]), DONE.first], group


def crates_after_split(crates: int) -> int:
    """A-3.2  One more; A-3.4 at five one less."""
    return crates + 1 if crates < CRATE_LIMIT else crates - 1


def tile_names(tiles: list[int]) -> list[dict[str, Any]]:
    """Tiles as the chronicle names them."""
    return [
        {"key": "tile-hidden"}
        if tile == FACE_DOWN
        else {"key": "tile", "species": SPECIES[species_of(tile)], "value": value_of(tile)}
        for tile in tiles
    ]
