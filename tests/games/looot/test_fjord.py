"""L-6  Filling longships and completing sites."""

import pytest

from meadhall.core.state import ChronicleLine
from meadhall.games.looot.fjord import Worth
from meadhall.games.looot.pieces import SHIP_BONUS, SHIP_KIND, SHIP_NEEDS, SITE_NEEDS, SITE_POINTS
from meadhall.games.looot.rules import Looot
from tests.games.looot.table import (
    Place,
    asks,
    at_sea,
    cell,
    do,
    lies,
    position,
    site,
    space,
)
from tests.marks import clause


def sheep_ship() -> Looot:
    """The rule book's longship: sheep +2 for sheep, gold and wood; the sheep is missing."""
    s = lies(position(), 0, (3, 1), "sheep 5")
    return lies(lies(s, 0, (3, 0), "gold"), 0, (2, 2), "wood")


def value(s: Looot, kind: int) -> int:
    return Worth(s.fjords[0]).values[kind]


def lay(s: Looot, place: Place) -> list[ChronicleLine]:
    """Lays the tile or longship being asked about; the lines this brings to the chronicle."""
    s.chronicle = []
    do(s, f"lay {cell(place) + 1}")
    told = s.chronicle
    s.chronicle = None
    return [line for line in told if line.printed()]


@clause("L-6.1")
def test_the_third_resource_fills_the_longship() -> None:
    s = sheep_ship()
    assert not s.fjords[0].filled(cell((3, 1)))
    s.play(space(s, (-2, 0)))  # a sheep
    told = lay(s, (4, 1))
    assert s.fjords[0].filled(cell((3, 1)))
    assert value(s, 1) == 3
    (filled,) = [line.args for line in told if line.key == "log-filled"]
    assert (filled["was"], filled["now"], filled["count"]) == (1, 3, Worth(s.fjords[0]).counts[1])


@clause("L-6.1", "L-8.3")
def test_a_resource_elsewhere_does_not_fill_the_longship() -> None:
    s = sheep_ship()
    s.play(space(s, (-2, 0)))
    told = lay(s, (5, 0))
    assert not s.fjords[0].filled(cell((3, 1)))
    assert (value(s, 1), Worth(s.fjords[0]).unfilled) == (1, 1)
    assert "log-filled" not in [line.key for line in told]


@clause("L-6.1")
def test_two_gold_are_two_tiles() -> None:
    s = lies(position(), 0, (3, 1), "castle 4")
    for place, what in [((3, 0), "gold"), ((2, 2), "axe"), ((4, 0), "axe")]:
        lies(s, 0, place, what)
    assert not s.fjords[0].filled(cell((3, 1)))
    lies(s, 0, (4, 1), "gold")
    assert s.fjords[0].filled(cell((3, 1)))


@clause("L-6.1")
def test_buildings_and_longships_around_fill_nothing_and_do_no_harm() -> None:
    s = sheep_ship()
    for place, what in [((4, 1), "sheep 1"), ((4, 0), "house"), ((2, 1), "castle")]:
        lies(s, 0, place, what)
    assert not s.fjords[0].filled(cell((3, 1)))
    lies(s, 0, (3, 2), "sheep")
    assert s.fjords[0].filled(cell((3, 1)))


@clause("L-6.2", "L-8.2")
def test_the_altar_is_complete_with_its_fourth_tile() -> None:
    s = site(position(), 0, "altar 4")
    lies(lies(s, 0, (0, 2), "watchtower"), 0, (1, 2), "gold")
    lies(s, 0, (2, 1), "wood")
    assert not s.fjords[0].complete(s.fjords[0].sites[1])
    lies(s, 0, (2, 0), "house")
    assert s.fjords[0].complete(s.fjords[0].sites[1])
    assert Worth(s.fjords[0]).site_points() == 7


@clause("L-6.2", "L-6.3")
def test_the_chronicle_tells_of_a_site_when_it_is_completed() -> None:
    s = site(position(), 0, "port 5")
    lies(lies(s, 0, (4, -2), "house"), 0, (4, -1), "sheep")
    s.play(space(s, (-1, -2)))  # wood
    (line,) = [line for line in lay(s, (5, -1)) if line.key == "log-site"]
    assert line.args == {"seat": 0, "site": "port", "points": 5}


@clause("L-6.3")
def test_a_complete_site_is_told_only_once() -> None:
    s = site(position(), 0, "port 5")
    for place, what in [((4, -2), "house"), ((4, -1), "sheep"), ((5, -1), "wood")]:
        lies(s, 0, place, what)
    s.play(space(s, (-1, -2)))
    assert [line.key for line in lay(s, (6, -2))] == ["log-lay"]


@clause("L-6.2")
def test_a_site_needs_two_houses_where_it_shows_two() -> None:
    s = site(position(), 0, "port 1")
    lies(lies(s, 0, (4, -2), "house"), 0, (4, -1), "sheep")
    assert not s.fjords[0].complete(s.fjords[0].sites[0])
    lies(s, 0, (5, -1), "house")
    assert s.fjords[0].complete(s.fjords[0].sites[0])


@clause("L-6.3", "L15")
def test_a_longship_laid_last_is_full_at_once() -> None:
    s = at_sea(position(), "sheep 5")
    for place, what in [((3, 0), "gold"), ((2, 2), "wood"), ((4, 1), "sheep")]:
        lies(s, 0, place, what)
    s.play(space(s, (-1, -2)))
    do(s, "lay 1", "ship 1")
    told = lay(s, (3, 1))
    assert [line.key for line in told][:2] == ["log-ship", "log-filled"]
    assert value(s, 1) == 3


@clause("L-6.3")
def test_one_tile_serves_every_longship_and_site_it_touches() -> None:
    s = site(position(), 0, "altar 4")
    lies(s, 0, (3, 0), "castle 2")  # three wood
    lies(s, 0, (3, -1), "wood 5")  # gold, sheep, wood
    for place in [(3, 1), (4, -1)]:
        lies(s, 0, place, "wood")
    for place, what in [((2, 1), "wood"), ((1, 2), "gold"), ((0, 2), "watchtower")]:
        lies(s, 0, place, what)
    lies(s, 0, (4, -2), "sheep")
    lies(s, 0, (2, 0), "house")
    assert s.fjords[0].filled(cell((3, 0)))
    assert s.fjords[0].complete(s.fjords[0].sites[1])
    assert not s.fjords[0].filled(cell((3, -1)))  # no gold around
    lies(s, 0, (3, -2), "gold")
    assert s.fjords[0].filled(cell((3, -1)))


@clause("L-6.3")
def test_a_full_longship_is_told_only_once() -> None:
    s = sheep_ship()
    lies(s, 0, (4, 1), "sheep")
    s.play(space(s, (-2, 0)))
    assert "log-filled" not in [line.key for line in lay(s, (4, 0))]


@clause("L-6.1", "L-6.3")
def test_the_view_shows_which_needs_are_met() -> None:
    s = sheep_ship()
    ship = s.view(None).players[0].fjord[cell((3, 1))].tile.ship
    assert [(need.kind, need.met) for need in ship.needs] == [
        ("wood", True),
        ("sheep", False),
        ("gold", True),
    ]
    assert not ship.filled
    assert asks(s, 0) == "place"


@clause("L-6.1", "L-8.1")
def test_each_of_thirty_longships_needs_three_resources() -> None:
    assert all(len(needs) == 3 for needs in SHIP_NEEDS)
    assert [SHIP_KIND.count(kind) for kind in (0, 1, 2, 4, 5, 6)] == [6, 6, 4, 5, 5, 4]
    best = {
        kind: max(b for b, k in zip(SHIP_BONUS, SHIP_KIND, strict=True) if k == kind)
        for kind in set(SHIP_KIND)
    }
    assert best == {0: 2, 1: 2, 2: 3, 4: 2, 5: 2, 6: 4}


@clause("L-6.2", "L-8.2")
@pytest.mark.parametrize(("kind", "points"), [(0, 5), (1, 7), (2, 9)])
def test_sites_of_a_kind_bring_the_same_for_different_needs(kind: int, points: int) -> None:
    sites = range(kind * 5, kind * 5 + 5)
    assert {SITE_POINTS[site] for site in sites} == {points}
    assert len({tuple(SITE_NEEDS[site]) for site in sites}) == 5
