"""A-5  The end of the game: pairs, surplus, points.

Clause numbers are those of docs/rules/animals-on-board.md.
"""

from typing import Any, Final

from mypy_extensions import i64

from meadhall.core.moves import Moves
from meadhall.core.sets import members, single, size, without
from meadhall.core.state import Step, TallyLine
from meadhall.games.animals_on_board.ark import (
    best_cargo,
    by_species,
    can_shed,
    herds_in,
    singles_in,
    without_pairs,
)
from meadhall.games.animals_on_board.moves import SHED, tile_name, tile_names
from meadhall.games.animals_on_board.pieces import (
    ARK_SPACE,
    CRATE_POINTS,
    HERD_TILE,
    SPECIES,
    species_of,
    value_of,
)
from meadhall.games.animals_on_board.state import SHEDDING, Table


class ShedSurplus(Step[Table]):
    """A-5.3  With the option: the owner chooses what an ark of more than ten gives up."""

    def offer(self, s: Table, seat: i64, moves: Moves) -> None:
        left = s.cargo_so_far(seat)
        more = size(left) - ARK_SPACE - 1
        for tile in members(left):
            # in their order, so that there is one way to each choice
            if s.shed[seat] < single(tile) and can_shed(left, tile, more):
                moves.add(SHED.nth(tile))

    def take(self, s: Table, seat: int, action: int) -> None:
        tile = single(SHED.place(action))
        shed = s.shed[:]
        shed[seat] |= tile
        s.shed = shed
        if s.chronicle is not None:
            s.tell("log-shed", {"seat": seat, "tiles": [tile_name(SHED.place(action))]})
        if size(s.cargo_so_far(seat)) > ARK_SPACE:
            s.ask(seat, SHED_SURPLUS)

    def prompt_args(self, s: Table, seat: int) -> dict[str, Any]:
        return {"count": size(s.cargo_so_far(seat)) - ARK_SPACE}


SHED_SURPLUS: Final = ShedSurplus("shed", "A-5.3")


def open_arks(s: Table) -> None:
    """A-5.1  The game ends; who has a surplus may be asked what goes."""
    s.phase = SHEDDING
    s.reveals += 1
    if s.chronicle is not None:
        tell_the_end(s)
    if s.options["surplus"] == "ask":
        for seat in range(s.seats):
            if size(without_pairs(s.arks[seat])) > ARK_SPACE:
                s.ask_together(seat, SHED_SURPLUS)


def tell_the_end(s: Table) -> None:
    """A-5.2, A-5.3  What each ark gives up before it sails; the winner's is opened last."""
    order = opening_order(s)
    s.tell("scene-arks", {"order": order, "hold_ms": 0})
    s.tell("log-end", {})
    for seat in order:
        ark = s.arks[seat]
        s.tell("log-ark", {"seat": seat, "tiles": tile_names(ark)})
        sailing = without_pairs(ark)
        pairs = without(ark, sailing)
        if pairs != 0:
            s.tell(
                "log-pairs", {"seat": seat, "tiles": tile_names(pairs), "count": size(pairs) // 2}
            )
        surplus = without(sailing, best_cargo(ark))
        if surplus != 0 and s.options["surplus"] == "best":
            s.tell("log-shed", {"seat": seat, "tiles": tile_names(surplus)})


def opening_order(s: Table) -> list[int]:
    """The seats with fewest points first; equal ones as they sit."""
    by_points = [(sum(points(s, seat)), seat) for seat in range(s.seats)]
    return [seat for _, seat in sorted(by_points)]


def tell_the_count(s: Table) -> None:
    """A-5.4  What each ark is worth, and A-5.5 who has most."""
    order = opening_order(s)
    for seat in order:
        singles, _, crates = points(s, seat)
        cargo = s.cargo(seat)
        for herd in by_species(herds_in(cargo)):
            kind = SPECIES[species_of(members(herd)[0])]
            worth = size(herd) * HERD_TILE
            herd_args = {"seat": seat, "species": kind, "count": size(herd), "points": worth}
            s.tell("log-herd", herd_args)
        alone = size(singles_in(cargo))
        s.tell("log-loners", {"seat": seat, "count": alone, "points": singles})
        s.tell("log-crates", {"seat": seat, "count": s.crates[seat], "points": crates})
    places: list[dict[str, Any]] = [
        {"key": "place", "seat": seat, "points": sum(points(s, seat))} for seat in order[::-1]
    ]
    s.tell("log-result", {"places": places})
    s.tell("scene-end", {})


def points(s: Table, seat: int) -> list[int]:
    """A-5.4  Singles by value, herds at five a tile, crates at one."""
    cargo = s.cargo(seat)
    singles = sum([value_of(tile) for tile in members(singles_in(cargo))])
    return [singles, size(herds_in(cargo)) * HERD_TILE, s.crates[seat] * CRATE_POINTS]


def tally(s: Table, seat: int) -> list[TallyLine]:
    """The points with their names."""
    singles, herds, crates = points(s, seat)
    alone, herded = singles_in(s.cargo(seat)), herds_in(s.cargo(seat))
    count = {"count": size(herded), "herds": len(by_species(herded))}
    return [
        TallyLine("tally-singles", singles, {"count": size(alone)}),
        TallyLine("tally-herds", herds, count),
        TallyLine("tally-crates", crates, {"count": s.crates[seat]}),
    ]


def species_aboard(s: Table, seat: int) -> int:
    """A-5.5  Species on the ark that sails."""
    return len(by_species(s.cargo(seat)))
