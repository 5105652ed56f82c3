"""L-3 placing a viking, L-4 shields, L-5.6 laying what it brings."""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from meadhall.core.moves import Moves
from meadhall.core.sets import has, removed, single, size, without
from meadhall.core.state import Args, Step
from meadhall.games.looot.captures import Capture
from meadhall.games.looot.chronicle import tell_full, tell_placing
from meadhall.games.looot.moves import LAY, LOOT, PLACE, SHIELD
from meadhall.games.looot.pieces import (
    DOUBLE,
    KINDS,
    OCCUPIED,
    SECOND,
    SHIELDS,
    SPACES,
    ShieldSet,
    field_of,
    is_building,
    kind_of,
    piece,
    resource_tile,
    tile_of,
)
from meadhall.games.looot.quay import end_turn
from meadhall.games.looot.state import NOTHING_DUE, Table


class PlaceViking(Step[Table]):
    """L-3.1  A viking to a space in reach; L-4.1 before that, any shields not yet used."""

    def offer(self, s: Table, seat: i64, moves: Moves) -> None:
        if has(s.declared, OCCUPIED):
            offer_occupied(s, moves)
        else:
            for space in s.open:
                moves.add(PLACE.nth(space))
        moves.add_places(SHIELD, usable_shields(s, seat))

    def take(self, s: Table, seat: int, action: int) -> None:
        if PLACE.has(action):
            place_viking(s, seat, PLACE.place(action))
        else:
            declare(s, seat, SHIELD.place(action))

    def prompt_args(self, s: Table, seat: int) -> Args:
        shields = size(usable_shields(s, seat))
        return {"shields": int(shields), "occupied": int(has(s.declared, OCCUPIED))}


class LayTile(Step[Table]):
    """L-3.3, L-5.6  The next tile due, to any empty cell of the own fjord."""

    def offer(self, s: Table, seat: i64, moves: Moves) -> None:
        s.fjords[seat].offer_empty_cells(moves)

    def take(self, s: Table, seat: int, action: int) -> None:
        laid = s.due[0]
        s.due = s.due[1:]
        if is_building(tile_of(laid)):
            s.stock[field_of(tile_of(laid))] -= 1
        s.lay(seat, LAY.place(action), laid)
        go_on(s, seat)

    def prompt_args(self, s: Table, seat: int) -> Args:
        return {"tile": KINDS[kind_of(tile_of(s.due[0]))]}


class ChooseLoot(Step[Table]):
    """L-5.6  Fewer empty cells than tiles due: which field's tile comes next."""

    def offer(self, s: Table, seat: i64, moves: Moves) -> None:
        for captured in s.due:
            move = LOOT.nth(space_of(s, captured))
            if not moves.has(move):
                moves.add(move)

    def take(self, s: Table, seat: int, action: int) -> None:
        at = 0
        while space_of(s, s.due[at]) != LOOT.place(action):
            at += 1
        chosen = append(NOTHING_DUE, s.due[at])
        for other in removed(s.due, at):
            chosen = append(chosen, other)
        s.due = chosen
        s.ask(seat, LAY_TILE)

    def prompt_args(self, s: Table, seat: int) -> Args:
        return {"count": int(s.fjords[seat].room)}


PLACE_VIKING: Final = PlaceViking("place", "L-3.1")
LAY_TILE: Final = LayTile("lay", "L-3.3")
CHOOSE_LOOT: Final = ChooseLoot("loot", "L-5.6")


# --- L-4  shields --------------------------------------------------------------------


def usable_shields(s: Table, seat: i64) -> ShieldSet:
    """L-4.1  The shields not yet used; L-4.3 that for an occupied space needs one."""
    shields = s.shields[seat]
    return shields if len(s.placed) > 0 else without(shields, single(OCCUPIED))


def declare(s: Table, seat: int, shield: i64) -> None:
    """L-4.1  A shield is used for the viking to come."""
    s.shields[seat] = without(s.shields[seat], single(shield))
    s.declared |= single(shield)
    if s.chronicle is not None:
        s.tell("log-shield", {"seat": seat, "shield": SHIELDS[shield]})
    s.ask(seat, PLACE_VIKING)


def offer_occupied(s: Table, moves: Moves) -> None:
    """L-4.3  The spaces with vikings on them."""
    for space in range(SPACES):
        if s.occupants[space] != 0:
            moves.add(PLACE.nth(space))


# --- L-3  placing ----------------------------------------------------------------------


def place_viking(s: Table, seat: int, space: i64) -> None:
    """L-3.1  The viking stands; L-3.3 its resource and L-5.1 what it captures are due."""
    capture = Capture(s, seat, space)
    s.stand(seat, space)
    s.linked[seat] |= capture.links
    if s.chronicle is not None:
        tell_placing(s, seat, space, capture.tiles)
    s.due = NOTHING_DUE
    resource = resource_tile(s.land.kind[space])
    add_due(s, seat, resource)
    if has(s.declared, DOUBLE):  # L-4.4
        add_due(s, seat, resource)
    for tile in capture.tiles:
        add_due(s, seat, tile)
    if has(s.declared, SECOND):
        s.second = True
    s.declared = 0
    go_on(s, seat)


def add_due(s: Table, seat: i64, tile: i64) -> None:
    """A tile to be laid, with the number it will have in the fjord."""
    s.due = append(s.due, piece(tile, s.fjords[seat].next_number() + len(s.due)))


# --- L-5.6  laying -----------------------------------------------------------------------


def go_on(s: Table, seat: int) -> None:
    """L-5.6  The next tile due; L-4.2 the second viking; L-7 then the end of the turn."""
    room = s.fjords[seat].room
    if len(s.due) > 0 and room == 0:  # L-2.3
        if s.chronicle is not None:
            tell_full(s, seat)
        s.due = NOTHING_DUE
    if len(s.due) > 0:
        s.ask(seat, CHOOSE_LOOT if len(s.due) > room and can_choose(s) else LAY_TILE)
    elif s.second and s.hand[seat] > 0:
        s.second = False
        s.ask(seat, PLACE_VIKING)
    else:
        end_turn(s, seat)


def can_choose(s: Table) -> bool:
    """L-5.6  Whether the tiles due are buildings of more than one field."""
    first = tile_of(s.due[0])
    return is_building(first) and any(tile_of(other) != first for other in s.due)


def space_of(s: Table, captured: i64) -> i64:
    """The space of the land from which a building is captured."""
    return s.land.field_space[field_of(tile_of(captured))]
