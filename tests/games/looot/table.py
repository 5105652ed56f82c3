"""Positions of Looot in a line or two.

Places on the land and in the fjord are written as the worked examples of the rules write
them: axial coordinates, those of the land in the frame of the first board.
"""

from collections.abc import Iterable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.texts import Teller
from meadhall.games.looot import GAME
from meadhall.games.looot.captures import Capture
from meadhall.games.looot.fjord import Fjord
from meadhall.games.looot.layout import EXAMPLES, LaidBoard, Layout, hexes
from meadhall.games.looot.layout import Place as BoardPlace
from meadhall.games.looot.moves import PLACE
from meadhall.games.looot.pieces import (
    BUILDINGS,
    CELL_HEXES,
    FACES,
    FIELDS,
    HOUSE,
    KINDS,
    RESOURCES,
    SHIP_KIND,
    SITE_KINDS,
    building_tile,
    field_kind,
    field_of,
    kind_of,
    piece,
    resource_tile,
    ship_tile,
    tile_of,
)
from meadhall.games.looot.rules import Looot
from tests.typed import typed

Place = tuple[int, int]

TWO = EXAMPLES[0]  # A1, and D1 turned by 1 at [0, 4]


def board(face: int, rotation: int, q: int, r: int) -> LaidBoard:
    return LaidBoard(face, BoardPlace(rotation, q, r))


CASTLES = Layout(
    [board(FACES.index("A1"), 0, 0, 0), board(FACES.index("B2"), 3, -1, 4)],
    board(0, 5, -3, 0),
    board(0, 1, 4, -2),
)


def row(numbers: Iterable[int]) -> vec[i64]:
    return vec[i64](list(numbers))


def alone(face: str) -> Layout:
    """A land of one board, with the ocean at its upper left and the trophies below."""
    return Layout([board(FACES.index(face), 0, 0, 0)], board(0, 5, -3, 0), board(0, 3, 1, 2))


def start(seats: int = 2, seed: int = 7, **options: Any) -> Looot:
    return typed(Looot, GAME.start(seats, seed, {"first_player": "1", **options}))


def position(layout: Layout = TWO, *, seats: int = 2, only: bool = False) -> Looot:
    """A new game on that land; with `only`, nobody but seat 0 has vikings left."""
    s = typed(Looot, GAME.load(start(seats).dump() | {"agenda": []}))
    s.lay_out(layout, [fjord.sites for fjord in s.fjords])
    if only:
        s.hand = row([13] + [0] * (seats - 1))
    s.run()
    return s


def space(s: Looot, place: Place) -> int:
    (found,) = [name for name, q, r in hexes(s.land.layout) if (q, r) == place]
    return found


def place_of(s: Looot, space: int) -> Place:
    (found,) = [(q, r) for name, q, r in hexes(s.land.layout) if name == space]
    return found


def field(s: Looot, place: Place) -> int:
    return s.land.field[space(s, place)]


def stock(s: Looot, place: Place) -> int:
    return s.stock[field(s, place)]


def cell(place: Place) -> int:
    return CELL_HEXES.index(list(place))


# --- arranging -----------------------------------------------------------------


def stand(s: Looot, seat: int, *places: Place) -> Looot:
    """Vikings that stand there already; what they brought is not in the fjord."""
    for place in places:
        in_reach(s, place)
        s.linked[seat] |= Capture(s, seat, space(s, place)).links
        s.stand(seat, space(s, place))
    s.hand[seat] = max(0, s.hand[seat])
    s.find_open()
    return s


def in_reach(s: Looot, place: Place) -> Looot:
    """A space that can be reached, whoever stands beside it."""
    s.reach(space(s, place))
    return s


def lies(s: Looot, seat: int, place: Place, what: str) -> Looot:
    """A tile that lies in the fjord already: `gold`, `castle`, or a longship `castle 4`."""
    fjord = s.fjords[seat]
    s.fjords[seat] = fjord.laid(cell(place), piece(tile(s, what), fjord.next_number()))
    return s


def tile(s: Looot, what: str) -> int:
    """The code of a tile, taken from where it is now."""
    if what in RESOURCES:
        return resource_tile(RESOURCES.index(what))
    if what in BUILDINGS:
        here = [f for f in range(FIELDS) if field_kind(f) == KINDS.index(what) and s.stock[f]]
        s.stock[here[-1]] -= 1
        return building_tile(here[-1])
    return ship_tile(ship(what))


def ship(what: str) -> int:
    """The number of a longship: `castle 4` is the fourth that raises castles."""
    kind, nth = what.split()
    return [n for n, k in enumerate(SHIP_KIND) if KINDS[k] == kind][int(nth) - 1]


def fill(s: Looot, seat: int, but: int = 0, what: str = "wood") -> Looot:
    """The fjord full of something, but for so many cells (the last ones)."""
    for q, r in CELL_HEXES[: len(CELL_HEXES) - but]:
        if s.fjords[seat].is_empty(cell((q, r))):
            lies(s, seat, (q, r), what)
    return s


def at_sea(s: Looot, *ships: str) -> Looot:
    """Longships on the first slots; they change places with what lay there."""
    ocean, bag = list(s.ocean), list(s.bag)
    for slot, what in enumerate(ships):
        wanted = ship(what)
        there = ocean if wanted in ocean else bag
        there[there.index(wanted)], ocean[slot] = ocean[slot], wanted
    s.ocean, s.bag = row(ocean), row(bag)
    s.find_open()
    return s


# --- playing -------------------------------------------------------------------


def do(s: Looot, *moves: str) -> Looot:
    """Plays moves as people type them: `lay 4`, `shield second`, `done`."""
    for move in moves:
        s.play(s.game.actions.id([int(w) if w.isdigit() else w for w in move.split()]))
    return s


def can(s: Looot) -> list[str]:
    return [" ".join(map(str, s.game.actions.name(action))) for action in s.legal()]


def viking(s: Looot, place: Place, *, end: bool = True) -> list[str]:
    """Places a viking, lays what it brings on the first free cells, and says what that was.

    If nobody stands beside the space, it is taken as in reach. With `end` the turn is over.
    """
    here = PLACE.nth(space(s, place))
    if here not in s.clone().legal():
        in_reach(s, place)
    who = s.seat
    s.play(here)
    gained = [name(s, tile_of(due)) for due in s.due]
    while asks(s, who) == "lay":
        s.play(s.legal()[0])
    if end and asks(s, who) == "quay":
        do(s, "done")
    return gained


def asks(s: Looot, seat: int) -> str:
    """The name of the step that seat is asked now, if any."""
    step = s.step_of(seat)
    return step.name if step is not None else ""


def asked(s: Looot) -> str:
    """The question as its player reads it."""
    prompt = s.prompt
    assert prompt is not None
    return Teller(GAME, "en").say(prompt.key, prompt.args)


def name(s: Looot, tile: int) -> str:
    """A tile as the worked examples write it: `axe`, `house 3,-1`."""
    kind: str = KINDS[kind_of(tile)]
    if kind_of(tile) < HOUSE:
        return kind
    q, r = place_of(s, s.land.field_space[field_of(tile)])
    return f"{kind} {q},{r}"


def site(s: Looot, seat: int, what: str) -> Looot:
    """Deals that site (`altar 4`) to the seat."""
    kind, nth = what.split()
    at = SITE_KINDS.index(kind)
    fjord = s.fjords[seat]
    sites = fjord.sites[:]
    sites[at] = at * 5 + int(nth) - 1
    s.fjords[seat] = Fjord(sites, fjord.pieces, fjord.room, fjord.axes)
    return s


def lines(s: Looot, seat: int) -> dict[str, int]:
    """The tally by line: `castle` -> points."""
    return {
        line.args.get("tile", line.key.removeprefix("tally-")): line.points
        for line in s.tally(seat)
    }
