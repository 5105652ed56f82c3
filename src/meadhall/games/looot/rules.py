"""Looot: set-up, the turn, shields, captures, longships, trophies, the end and the score.

Clause numbers are those of docs/rules/looot.md.
"""

from typing import Any, Final

from meadhall.core.actions import ActionSpace
from meadhall.core.rng import Rng
from meadhall.core.state import Args, State, Step, TallyLine, number
from meadhall.games.looot.captures import captured, joined_groups, new_links
from meadhall.games.looot.chronicle import ship_name, tell_full, tell_laying, tell_placing
from meadhall.games.looot.fjord import SERIAL, TILE, Worth
from meadhall.games.looot.land import Land
from meadhall.games.looot.laws import check
from meadhall.games.looot.layout import draw_layout
from meadhall.games.looot.pieces import (
    AXE,
    BOARDS,
    BUILDING,
    CELLS,
    DOUBLE,
    EMPTY,
    EXAMPLES,
    FIELDS,
    HEXES,
    HOUSE,
    KINDS,
    LANDS,
    OCCUPIED,
    RESOURCE,
    SCORED,
    SECOND,
    SHIELDS,
    SHIP,
    SHIPS,
    SITE_KINDS,
    SITES_OF_A_KIND,
    SLOTS,
    SPACES,
    STOCK,
    TILE_KIND,
    TROPHY_AXES,
    TROPHY_POINTS,
    UNFILLED,
    VIKINGS,
    field_kind,
)

ACTIONS: Final = ActionSpace()
PLACE: Final = ACTIONS.verb("place", board=BOARDS, hex=range(1, HEXES + 1))  # id = the space
SHIELD: Final = ACTIONS.verb("shield", shield=SHIELDS)
LAY: Final = ACTIONS.verb("lay", cell=range(1, CELLS + 1))
LOOT: Final = ACTIONS.verb("loot", board=BOARDS[:LANDS], hex=range(1, HEXES + 1))
TAKE_SHIP: Final = ACTIONS.verb("ship", slot=range(1, SLOTS + 1))
TAKE_TROPHY: Final = ACTIONS.verb("trophy", axes=range(2, 7))
DONE: Final = ACTIONS.declining("done")

OUT_OF_REACH: Final = 0  # what `ground` says of a space; with vikings: STANDS[seat] of each
OPEN: Final = 1
STANDS: Final = [2, 4, 8, 16]
NO_TROPHY: Final = -1
NO_SHIP: Final = -1
ALL_SHIELDS: Final = SECOND | OCCUPIED | DOUBLE


# The empty cells as moves, twelve cells at a time: a table is quicker than looking at each bit.
CELL_BIT: Final = [1 << cell for cell in range(CELLS)]
TWELVE: Final = 4095


def _moves(first: int, cells: int) -> list[list[int]]:
    return [
        [LAY.first + first + cell for cell in range(cells) if bits >> cell & 1]
        for bits in range(1 << cells)
    ]


LEFT: Final = _moves(0, 12)
MIDDLE: Final = _moves(12, 12)
RIGHT: Final = _moves(24, CELLS - 24)


def lay_moves(free: int) -> list[int]:
    """The moves that lay a tile on one of these cells."""
    return LEFT[free & TWELVE] + MIDDLE[free >> 12 & TWELVE] + RIGHT[free >> 24]


class PlaceViking(Step["Looot"]):
    """L-3.1  A viking to a space in reach; L-4.1 before that, any shields not yet used."""

    def options(self, s: "Looot", seat: int) -> list[int]:
        moves = s.occupied() if s.declared & OCCUPIED else s.open[:]
        unused = s.shields[seat]
        if unused & SECOND:
            moves.append(SHIELD.first)
        if unused & OCCUPIED and s.placed:  # L-4.3
            moves.append(SHIELD.first + 1)
        if unused & DOUBLE:
            moves.append(SHIELD.first + 2)
        return moves

    def take(self, s: "Looot", seat: int, action: int) -> None:
        if action >= SHIELD.first:
            shield = action - SHIELD.first
            s.shields[seat] &= ~(1 << shield)
            s.declared |= 1 << shield
            if s.chronicle is not None:
                s.tell("log-shield", {"seat": seat, "shield": SHIELDS[shield]})
            s.ask(seat, PLACE_VIKING)
        else:
            s.place(seat, action)

    def prompt_args(self, s: "Looot", seat: int) -> Args:
        shields = [move for move in self.options(s, seat) if move >= SHIELD.first]
        return {"shields": len(shields), "occupied": int(s.declared & OCCUPIED != 0)}


class LayTile(Step["Looot"]):
    """L-3.3, L-5.6  The next tile due, to any empty cell of the own fjord."""

    def options(self, s: "Looot", seat: int) -> list[int]:
        return lay_moves(s.free[seat])

    def take(self, s: "Looot", seat: int, action: int) -> None:
        entry = s.due[0]
        s.due = s.due[1:]
        tile = entry & TILE
        if tile >= BUILDING:
            s.stock[tile - BUILDING] = s.stock[tile - BUILDING] - 1
        s.lay(seat, action - LAY.first, entry)
        s.go_on(seat)

    def prompt_args(self, s: "Looot", seat: int) -> Args:
        return {"tile": KINDS[TILE_KIND[s.due[0] & TILE]]}


class ChooseLoot(Step["Looot"]):
    """L-5.6  Fewer cells than tiles due: whose tile comes next."""

    def options(self, s: "Looot", seat: int) -> list[int]:
        moves: list[int] = []
        for entry in s.due:
            move = LOOT.first + s.land.field_space[(entry & TILE) - BUILDING]
            if move not in moves:
                moves.append(move)
        return moves

    def take(self, s: "Looot", seat: int, action: int) -> None:
        space = action - LOOT.first
        at = 0
        while s.land.field_space[(s.due[at] & TILE) - BUILDING] != space:
            at += 1
        s.due = [s.due[at], *s.due[:at], *s.due[at + 1 :]]
        s.ask(seat, LAY_TILE)

    def prompt_args(self, s: "Looot", seat: int) -> Args:
        return {"count": s.room[seat]}


class EndOfTurn(Step["Looot"]):
    """L-7.1, L-7.3  One longship, and once a game a trophy, in either order, or neither."""

    def options(self, s: "Looot", seat: int) -> list[int]:
        moves = s.quay(seat)
        moves.append(DONE.first)
        return moves

    def take(self, s: "Looot", seat: int, action: int) -> None:
        if action == DONE.first:
            return  # the agenda is empty: the next turn
        if action >= TAKE_TROPHY.first:
            s.take_trophy(seat, action - TAKE_TROPHY.first)
            s.at_the_quay(seat)
            return
        slot = action - TAKE_SHIP.first
        s.ask(seat, MOOR_SHIP, slot)

    def prompt_args(self, s: "Looot", seat: int) -> Args:
        moves = s.quay(seat)
        trophies = [move for move in moves if move >= TAKE_TROPHY.first]
        return {"ships": len(moves) - len(trophies), "trophies": len(trophies)}


class MoorShip(Step["Looot"]):
    """L-7.1  The longship just chosen, to any empty cell of the own fjord."""

    def options(self, s: "Looot", seat: int) -> list[int]:
        return lay_moves(s.free[seat])

    def take(self, s: "Looot", seat: int, action: int) -> None:
        slot = s.arg
        s.ship_taken = True
        s.lay(seat, action - LAY.first, SHIP + s.ocean[slot] + s.next_serial(seat))
        s.refill(slot)
        s.at_the_quay(seat)

    def prompt_args(self, s: "Looot", seat: int) -> Args:
        return {"ship": ship_name(s.ocean[s.arg])}


PLACE_VIKING: Final = PlaceViking("place", "L-3.1")
LAY_TILE: Final = LayTile("lay", "L-3.3")
CHOOSE_LOOT: Final = ChooseLoot("loot", "L-5.6")
END_OF_TURN: Final = EndOfTurn("quay", "L-7.1")
MOOR_SHIP: Final = MoorShip("moor", "L-7.1")
STEPS: Final = number(PLACE_VIKING, LAY_TILE, CHOOSE_LOOT, END_OF_TURN, MOOR_SHIP)


class Looot(State):
    """The table. Lists marked "replaced" are never changed in place, so copies share them."""

    land: Land  # made from `layout`
    layout: list[int]  # never changed
    sites: list[list[int]]  # port, altar and palace of each seat; never changed
    bag: list[int]  # the longships in hidden order; never changed
    drawn: int  # how many of the bag are gone
    ocean: list[int]  # the longship on each slot, or NO_SHIP
    trophies: int  # those left, one bit each
    placed: list[int]  # every viking on the map in order, space * 4 + seat; replaced
    ground: list[int]  # by space: OUT_OF_REACH, OPEN, or who stands there; replaced
    open: list[int]  # the spaces that are OPEN, in order; replaced
    groups: list[list[int]]  # by seat: spaces, size, fields of each group; replaced
    stock: list[int]  # tiles left on each building field
    linked: list[int]  # by seat: the pairs of watchtowers that have paid
    hand: list[int]  # vikings left
    shields: list[int]  # by seat: those left, one bit each
    trophy: list[int]  # by seat, or NO_TROPHY
    fjords: list[list[int]]  # by seat, see `fjord`; replaced
    free: list[int]  # by seat: the empty cells, one bit each
    room: list[int]  # by seat: how many those are
    axes: list[int]  # by seat, in the fjord
    starter: int
    turn: int
    declared: int  # the shields declared for the viking to come
    second: bool  # another viking follows
    due: list[int]  # tiles to be laid, as they will stand in the fjord; replaced
    ship_taken: bool

    def fields(self) -> list[str]:
        return [
            "layout", "sites", "bag", "drawn", "ocean", "trophies", "placed", "ground", "open",
            "groups", "stock", "linked", "hand", "shields", "trophy", "fjords", "free", "room",
            "axes", "starter", "turn", "declared", "second", "due", "ship_taken",
        ]  # fmt: skip

    def clone(self) -> "Looot":
        new = Looot(self.game, self.seats, self.options)
        self.copy_core(new)
        new.land = self.land
        new.layout = self.layout
        new.sites = self.sites
        new.bag = self.bag
        new.drawn = self.drawn
        new.ocean = self.ocean[:]
        new.trophies = self.trophies
        new.placed = self.placed
        new.ground = self.ground
        new.open = self.open
        new.groups = self.groups[:]
        new.stock = self.stock[:]
        new.linked = self.linked[:]
        new.hand = self.hand[:]
        new.shields = self.shields[:]
        new.trophy = self.trophy[:]
        new.fjords = self.fjords[:]
        new.free = self.free[:]
        new.room = self.room[:]
        new.axes = self.axes[:]
        new.starter = self.starter
        new.turn = self.turn
        new.declared = self.declared
        new.second = self.second
        new.due = self.due
        new.ship_taken = self.ship_taken
        return new

    def restore(self, data: dict[str, Any]) -> None:
        State.restore(self, data)
        self.land = Land(self.layout)

    # --- L-1  set-up -----------------------------------------------------------

    def set_up(self) -> None:
        seats = self.seats
        if self.options["layout"] == "random":
            layout = draw_layout(seats, self.rng)
        else:
            layout = EXAMPLES[seats - 2][:]
        self.bag = list(range(SHIPS))
        self.rng.shuffle(self.bag)  # L-1.2
        self.drawn = SLOTS
        self.ocean = self.bag[:SLOTS]
        self.sites = [[] for _ in range(seats)]
        for kind in range(len(SITE_KINDS)):  # L-1.5
            sites = list(range(kind * SITES_OF_A_KIND, (kind + 1) * SITES_OF_A_KIND))
            self.rng.shuffle(sites)
            for seat in range(seats):
                self.sites[seat].append(sites[seat])
        self.starter = self.first_player()  # L-1.6
        self.lay_out(layout)

    def lay_out(self, layout: list[int]) -> None:
        """L-1.3 to L-1.5  The map without vikings, and empty fjords."""
        seats = self.seats
        self.layout = layout
        self.land = Land(layout)
        self.trophies = (1 << len(TROPHY_AXES)) - 1
        self.stock = [
            STOCK[field_kind(field) - HOUSE] if self.land.field_space[field] >= 0 else 0
            for field in range(FIELDS)
        ]
        self.placed = []
        self.ground = [OUT_OF_REACH] * SPACES
        self.find_open()
        self.groups = [[] for _ in range(seats)]
        self.linked = [0] * seats
        self.hand = [VIKINGS] * seats
        self.shields = [ALL_SHIELDS] * seats
        self.trophy = [NO_TROPHY] * seats
        self.fjords = [[EMPTY] * CELLS for _ in range(seats)]
        self.free = [(1 << CELLS) - 1] * seats
        self.room = [CELLS] * seats
        self.axes = [0] * seats
        self.turn = (self.starter + seats - 1) % seats
        self.declared = 0
        self.second = False
        self.due = []
        self.ship_taken = False

    # --- L-2  turns --------------------------------------------------------------

    def advance(self) -> None:
        """L-2.1  Clockwise; L-2.2 who has no viking is skipped; L-8.4 until nobody has one."""
        for step in range(1, self.seats + 1):
            seat = (self.turn + step) % self.seats
            if self.hand[seat]:
                self.turn = seat
                self.ship_taken = False
                self.second = False
                self.ask(seat, PLACE_VIKING)
                return
        self.over = True

    # --- L-3  placing a viking -----------------------------------------------------

    def find_open(self) -> None:
        """L-3.1, L-3.2  Free resource spaces beside a viking or a longship at sea."""
        ground = [OUT_OF_REACH if here == OPEN else here for here in self.ground]
        for slot in range(SLOTS):
            if self.ocean[slot] != NO_SHIP:
                for space in self.land.slot_near[slot]:
                    if ground[space] == OUT_OF_REACH:
                        ground[space] = OPEN
        for viking in self.placed:
            for space in self.land.near[viking >> 2]:
                if ground[space] == OUT_OF_REACH:
                    ground[space] = OPEN
        self.ground = ground
        self.open = [space for space in range(SPACES) if ground[space] == OPEN]

    def occupied(self) -> list[int]:
        """L-4.3  The spaces with vikings on them."""
        return [space for space in range(SPACES) if self.ground[space] > OPEN]

    def place(self, seat: int, space: int) -> None:
        """L-3.1  The viking stands; L-3.3, L-5.1 what it brings is due."""
        self.stand(seat, space)
        land = self.land
        groups = joined_groups(land, self.groups[seat], space)
        self.groups[seat] = groups
        size, fields = groups[-2], groups[-1]
        links = new_links(fields, self.linked[seat])
        beside = land.near_fields[space]
        tiles = captured(beside, links, size, fields, self.fjords[seat], self.stock)
        if links:
            self.linked[seat] = self.linked[seat] | links
        if self.chronicle is not None:
            tell_placing(self, seat, space, tiles)
        resource = RESOURCE + land.kind[space]
        tiles.insert(0, resource)
        if self.declared & DOUBLE:  # L-4.4
            tiles.insert(0, resource)
        serial = self.next_serial(seat)
        for at in range(len(tiles)):
            tiles[at] = tiles[at] + serial
            serial += SERIAL
        self.due = tiles
        if self.declared & SECOND:
            self.second = True
        self.declared = 0
        self.go_on(seat)

    def stand(self, seat: int, space: int) -> None:
        """A viking from the hand to the map; the spaces around it come into reach."""
        self.hand[seat] = self.hand[seat] - 1  # compiled, `-=` on an element is slower
        self.placed = self.placed + [space << 2 | seat]  # noqa: RUF005  quicker
        ground = self.ground[:]
        was_open = ground[space] == OPEN
        ground[space] = (ground[space] & ~OPEN) | STANDS[seat]
        if was_open:  # else all around was in reach before
            spaces = self.open[:]
            spaces.pop(place_of(spaces, space))
            for near in self.land.near[space]:
                if ground[near] == OUT_OF_REACH:
                    ground[near] = OPEN
                    spaces.insert(place_of(spaces, near), near)
            self.open = spaces
        self.ground = ground

    def next_serial(self, seat: int) -> int:
        """The number of the next tile of this fjord, in its place above the tile's code."""
        return (CELLS - self.room[seat]) * SERIAL

    def go_on(self, seat: int) -> None:
        """L-5.6  The next tile due; L-4.2 the second viking; L-7 then the end of the turn."""
        room = self.room[seat]
        if self.due and room == 0:  # L-2.3
            if self.chronicle is not None:
                tell_full(self, seat)
            self.due = []
        if self.due:
            first = self.due[0] & TILE
            if first >= BUILDING and len(self.due) > room and self.differing(first):
                self.ask(seat, CHOOSE_LOOT)
            else:
                self.ask(seat, LAY_TILE)
        elif self.second and self.hand[seat]:
            self.second = False
            self.ask(seat, PLACE_VIKING)
        else:
            self.at_the_quay(seat)

    def differing(self, tile: int) -> bool:
        """Whether the tiles due come from more than one field."""
        return any(entry & TILE != tile for entry in self.due)

    def lay(self, seat: int, cell: int, entry: int) -> None:
        """A tile to an empty cell, for good; L-6.3 what it fills or completes, it does at once."""
        before = self.fjords[seat]
        fjord = before[:]
        fjord[cell] = entry
        self.fjords[seat] = fjord
        self.free[seat] = self.free[seat] ^ CELL_BIT[cell]
        self.room[seat] = self.room[seat] - 1
        if entry & TILE == RESOURCE + AXE:
            self.axes[seat] = self.axes[seat] + 1
        if self.chronicle is not None:
            tell_laying(self, seat, cell, before)

    # --- L-7  end of the turn --------------------------------------------------------

    def quay(self, seat: int) -> list[int]:
        """L-7.1  The longships and L-7.3 the trophies this seat may take now."""
        moves: list[int] = []
        if not self.ship_taken and self.room[seat]:
            for slot in range(SLOTS):
                if self.ocean[slot] != NO_SHIP:
                    moves.append(TAKE_SHIP.first + slot)
        axes = self.axes[seat]
        if self.trophy[seat] == NO_TROPHY and axes >= TROPHY_AXES[0]:
            for trophy in range(len(TROPHY_AXES)):
                if TROPHY_AXES[trophy] <= axes and self.trophies >> trophy & 1:
                    moves.append(TAKE_TROPHY.first + trophy)
        return moves

    def at_the_quay(self, seat: int) -> None:
        """L-7.4  Asks while there is something to take; else the turn is over."""
        sailing = self.drawn < len(self.bag)  # then no slot is empty
        if (sailing and not self.ship_taken and self.room[seat]) or self.quay(seat):
            self.ask(seat, END_OF_TURN)

    def refill(self, slot: int) -> None:
        """L-7.2  A longship from the bag at once; with an empty bag the slot stays empty."""
        if self.drawn < len(self.bag):
            self.ocean[slot] = self.bag[self.drawn]
            self.drawn += 1
            self.reveals += 1
            if self.chronicle is not None:
                self.tell("log-drawn", {"ship": ship_name(self.ocean[slot]), "slot": slot + 1})
        else:
            self.ocean[slot] = NO_SHIP
            self.find_open()

    def take_trophy(self, seat: int, trophy: int) -> None:
        self.trophy[seat] = trophy
        self.trophies &= ~(1 << trophy)
        if self.chronicle is not None:
            args = {"seat": seat, "axes": TROPHY_AXES[trophy], "points": TROPHY_POINTS[trophy]}
            self.tell("log-trophy", args)

    # --- L-8  the score ----------------------------------------------------------------

    def trophy_points(self, seat: int) -> int:
        return TROPHY_POINTS[self.trophy[seat]] if self.trophy[seat] != NO_TROPHY else 0

    def score(self, seat: int) -> int:
        worth = Worth(self.fjords[seat], self.sites[seat])
        points = worth.site_points + self.trophy_points(seat) + worth.unfilled * UNFILLED
        for kind in SCORED:
            points += worth.counts[kind] * worth.values[kind]
        return points

    def scores(self) -> list[int]:
        return [self.score(seat) for seat in range(self.seats)]

    def tally(self, seat: int) -> list[TallyLine]:
        """L-8.1 tiles, L-8.2 sites and trophy, L-8.3 what the empty longships cost."""
        worth = Worth(self.fjords[seat], self.sites[seat])
        lines = []
        for kind in SCORED:
            count = worth.counts[kind]
            value = worth.values[kind]
            args: Args = {"tile": KINDS[kind], "count": count, "value": value}
            lines.append(TallyLine("tally-tiles", count * value, args))
        lines.append(TallyLine("tally-sites", worth.site_points, {"count": len(worth.complete)}))
        lines.append(TallyLine("tally-trophy", self.trophy_points(seat)))
        lines.append(
            TallyLine("tally-unfilled", worth.unfilled * UNFILLED, {"count": worth.unfilled})
        )
        return lines

    def tie_break(self, seat: int) -> list[int]:
        """L-8.5  The higher trophy."""
        return [self.trophy_points(seat)]

    def round_number(self) -> int:
        """Which viking comes to play of whoever has most; one player may play two in a turn."""
        left = self.hand[:]
        if self.step_of(self.turn) is not PLACE_VIKING:
            left[self.turn] = left[self.turn] + 1  # the one just placed is still being played
        return VIKINGS + 1 - max(left)

    # --- L-9  what is hidden, what is conserved ------------------------------------------

    def resample(self, seat: int | None, rng: Rng) -> None:
        """L-9.1  Nobody knows the order of the bag; all else is open."""
        left = self.bag[self.drawn :]
        rng.shuffle(left)
        self.bag = self.bag[: self.drawn] + left

    def check(self) -> None:
        check(self)


def place_of(ordered: list[int], item: int) -> int:
    """Where the item stands, or would stand, in a list in rising order."""
    at = 0
    for other in ordered:
        if other >= item:
            break
        at += 1
    return at
