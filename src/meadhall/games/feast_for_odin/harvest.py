"""Phase 2, and the harvest expansion with its markers."""

from typing import Final

from meadhall.core.sets import members, set_of, single, without
from meadhall.core.state import Step
from meadhall.games.feast_for_odin import moves, triggers
from meadhall.games.feast_for_odin.pieces import (
    CROPS,
    FIRST_WEAPON,
    HARVEST,
    HARVEST_LEVELS,
    ITEMS,
    MARKER_BROWN,
    MARKER_ORANGE,
    MARKERS,
    item,
)
from meadhall.games.feast_for_odin.record import FROM_HARVEST
from meadhall.games.feast_for_odin.state import Table, item_names


def level(s: Table) -> int:
    """O-3.2  What the row of the round shows, or the open marker of the expansion."""
    return s.marker if s.marker >= 0 else HARVEST[s.rounds][s.round]


def harvest(s: Table) -> None:
    """O-3.2  One of each crop up to the level; 0 is a failed harvest."""
    crops = [crop for row in CROPS[: level(s)] for crop in row]
    flax = [player.supply[FLAX] for player in s.players]
    grain = [player.supply[GRAIN] for player in s.players]
    for seat in range(s.seats):
        for crop in crops:
            s.receive(seat, crop, 1, FROM_HARVEST)
        for marker in s.players[seat].resources:  # O-14.4
            what = MARKER_BROWN[marker] if s.brown else MARKER_ORANGE[marker]
            if s.chronicle is not None:
                s.tell("log-gain", {"seat": seat, "items": item_names([what], [1])})
            if what >= FIRST_WEAPON:
                s.give_weapon(seat, what, FROM_HARVEST)
            else:
                s.receive(seat, what, 1, FROM_HARVEST)
    if s.chronicle is not None:
        s.tell("log-harvest", {"item": [ITEMS[crop] for crop in crops]})
    for seat in s.last_to_first():
        trigger = triggers.HARVEST_DURING if crops else triggers.HARVEST_NONE
        s.fire(seat, trigger, flax[seat], grain[seat])


FLAX: Final = item("flax")
GRAIN: Final = item("grain")


def next_marker(s: Table) -> None:
    """O-14.4  The marker leaves, another is turned up, the resource markers follow it."""
    at = s.rng.below(len(s.markers))
    s.marker = s.markers[at]
    s.markers = s.markers[:at] + s.markers[at + 1 :]
    s.brown = s.marker == 0
    s.reveals += 1
    if s.chronicle is not None:
        s.tell("log-marker", {"level": s.marker})


def first_marker(s: Table) -> None:
    """O-14.1  One of the four harvests lies open; the others join the four failures."""
    good = [m for m in HARVEST_LEVELS if m > 0]
    s.marker = good[s.rng.below(len(good))]
    s.markers = [m for m in HARVEST_LEVELS if m != s.marker]
    s.brown = False
    s.pool = set_of(list(range(MARKERS)))


class PickMarker(Step[Table]):
    """O-14.1  From the last player backwards: one resource marker."""

    def options(self, s: Table, seat: int) -> list[int]:
        return [moves.PICK.nth(m) for m in members(s.pool)]

    def take(self, s: Table, seat: int, action: int) -> None:
        marker = moves.PICK.place(action)
        s.pool = without(s.pool, single(marker))
        player = s.players[seat]
        player.resources = [*player.resources, marker]
        if s.chronicle is not None:
            s.tell("log-pick", {"seat": seat, "marker": marker + 1})


PICK_MARKER: Final = PickMarker("pick", "O-14.1")
