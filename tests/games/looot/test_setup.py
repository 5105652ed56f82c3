"""L-1  Set-up: the land by lot or fixed, tiles, longships, sites, who starts."""

from collections import Counter
from itertools import pairwise

import pytest

from meadhall.core.options import BadOption
from meadhall.core.rng import Rng
from meadhall.core.sets import has, members
from meadhall.games.looot import GAME
from meadhall.games.looot.drawing import Builder, draw_layout
from meadhall.games.looot.fjord import SITE_NEAR
from meadhall.games.looot.land import Land
from meadhall.games.looot.layout import (
    BOARD_CELLS,
    EXAMPLES,
    OCEAN_SLOT,
    ROW,
    SIDE_CELLS,
    LaidBoard,
    Layout,
    Place,
    hexes,
    turn,
)
from meadhall.games.looot.pieces import (
    ALL_TROPHIES,
    CELLS,
    FACES,
    HOUSE,
    JOINS,
    KINDS,
    NEIGHBOURS,
    SHAPE,
    SIDE_JOINS,
    SITE_NEEDS,
    SPACES,
    TROPHY_AXES,
    TROPHY_POINTS,
    Join,
)
from meadhall.games.looot.rules import Looot
from tests.games.looot.table import start
from tests.marks import clause
from tests.typed import typed

Hexes = set[tuple[int, int]]


def board_hexes(place: Place) -> Hexes:
    """Where a land board lies, worked out hex by hex."""
    found = set()
    for q, r in SHAPE:
        tq, tr = turn(q, r, place.rotation)
        found.add((place.q + tq, place.r + tr))
    return found


def shared_edges(one: Hexes, other: Hexes) -> int:
    return sum((q + dq, r + dr) in other for q, r in one for dq, dr in NEIGHBOURS)


def layouts(boards: int, count: int = 150) -> list[Layout]:
    rng = Rng(boards)
    return [draw_layout(boards, rng) for _ in range(count)]


def kinds(s: Looot) -> Counter[str]:
    return Counter(
        KINDS[s.land.kind[space]] for space, _, _ in hexes(s.land.layout) if space < SPACES
    )


# --- the land ------------------------------------------------------------------


@clause("L-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_boards_as_players_each_once(seats: int) -> None:
    for layout in layouts(seats):
        boards = [board.face // 2 for board in layout.lands]
        assert len(boards) == len(set(boards)) == seats


@clause("L-1.1")
def test_any_board_and_either_face_comes_up() -> None:
    seen = {FACES[board.face] for layout in layouts(2) for board in layout.lands}
    assert seen == set(FACES)


@clause("L-1.1", "L1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_further_board_shares_eleven_edges_with_one_before_and_none_overlap(
    seats: int,
) -> None:
    for layout in layouts(seats):
        boards = [board_hexes(board.place) for board in layout.lands]
        for at in range(1, seats):
            assert max(shared_edges(boards[at], before) for before in boards[:at]) >= 11
        places = [(q, r) for _, q, r in hexes(layout)]
        assert len(places) == len(set(places)) == 25 * seats + 14


@clause("L1")
def test_the_joins_are_exactly_the_close_ones() -> None:
    first = board_hexes(Place(0, 0, 0))
    close = set()
    for rotation in range(6):
        for q in range(-8, 9):
            for r in range(-8, 9):
                other = board_hexes(Place(rotation, q, r))
                if not first & other and shared_edges(first, other) >= 11:
                    close.add((rotation, q, r))
    assert close == {(join.rotation, join.q, join.r) for join in JOINS}
    assert len(close) == 14


Arrangements = dict[frozenset[tuple[int, ...]], tuple[tuple[int, ...], ...]]


def arrangements(boards: int) -> list[tuple[tuple[int, ...], ...]]:
    """All ways to put so many boards together, the first one fixed, faces left aside."""
    found: Arrangements = {frozenset(): ((0, 0, 0),)}
    for _ in range(boards - 1):
        larger: Arrangements = {}
        for places in found.values():
            builder = built(places)
            for board in range(len(places)):
                for join in JOINS:
                    found_place = builder.free_place(board, join, BOARD_CELLS)
                    if found_place:
                        place = numbers(found_place)
                        larger[frozenset([*places[1:], place])] = (*places, place)
        found = larger
    return list(found.values())


def numbers(place: Place) -> tuple[int, ...]:
    return (place.rotation, place.q, place.r)


def built(places: tuple[tuple[int, ...], ...]) -> Builder:
    builder = Builder()
    for rotation, q, r in places:
        builder.lay_land(0, Place(rotation, q, r))
    return builder


@clause("L-1.1", "L1")
@pytest.mark.parametrize(("boards", "ways"), [(2, 14), (3, 195), (4, 2816)])
def test_how_many_lands_there_are(boards: int, ways: int) -> None:
    assert len(arrangements(boards)) == ways


@clause("L-1.1")
def test_no_land_leaves_the_grid() -> None:
    furthest = max(abs(at) for places in arrangements(4) for _, *where in places for at in where)
    side_board = max(abs(int(at)) for join in SIDE_JOINS for at in (join.q, join.r)) + 2
    assert furthest + side_board < ROW // 2 - 1


@clause("L-1.2", "L-1.3")
def test_wherever_the_ocean_lies_there_is_a_side_left_for_the_trophies() -> None:
    for places in arrangements(3):
        for board in range(3):
            for join in SIDE_JOINS:
                builder = built(places)
                place = builder.free_place(board, join, SIDE_CELLS)
                if place:
                    builder.use_side(board, join.side)
                    builder.take(place, SIDE_CELLS)
                    ways = [along(builder, b, other) for b in range(3) for other in SIDE_JOINS]
                    assert any(ways)


def along(builder: Builder, board: int, join: Join) -> Place | None:
    """Where the ocean or trophy board would lie, if it can."""
    return builder.free_place(board, join, SIDE_CELLS)


@clause("L-1.2", "L-1.3", "L3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ocean_and_trophies_lie_along_two_different_free_sides(seats: int) -> None:
    for layout in layouts(seats):
        builder = built(tuple(numbers(board.place) for board in layout.lands))
        sides = []
        for side_board in (layout.ocean, layout.trophies):
            found = [
                (at, join.side)
                for at in range(seats)
                for join in SIDE_JOINS
                if numbers(builder.place(at, join)) == numbers(side_board.place)
            ]
            assert found
            sides.append(found[0])
        assert sides[0] != sides[1]
        assert all(has(builder.free_sides[at], side) for at, side in sides)


@clause("L-1.1", "L2")
def test_the_land_is_drawn_by_the_seed() -> None:
    assert start(4, 1).land.dump() == start(4, 1).land.dump()
    assert len({str(start(4, seed).land.dump()) for seed in range(20)}) == 20


@clause("L-1.1", "L2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_example_layout_does_not_depend_on_the_seed(seats: int) -> None:
    assert start(seats, 1, layout="example").land.layout is EXAMPLES[seats - 2]
    assert start(seats, 2, layout="example").land.layout is EXAMPLES[seats - 2]


@clause("L2")
def test_no_other_layout_is_known() -> None:
    with pytest.raises(BadOption, match="layout"):
        start(layout="mine")


EXPECTED = {
    2: "axe 13 castle 1 gold 7 house 5 sheep 11 watchtower 4 wood 13",
    3: "axe 19 castle 2 gold 10 house 7 sheep 16 watchtower 6 wood 19",
    4: "axe 25 castle 3 gold 13 house 9 sheep 21 watchtower 8 wood 25",
}
FIRST_SPACES = {
    2: [(-3, 1, "axe"), (-3, 2, "axe"), (-2, -1, "sheep"), (-2, 0, "sheep"), (-1, -2, "wood")],
    3: [(5, -2, "sheep"), (6, -4, "sheep"), (6, -3, "sheep"), (7, -6, "sheep"), (7, -5, "axe")],
    4: [(2, 5, "sheep"), (3, 2, "sheep"), (3, 3, "axe")],
}


@clause("L-1.1", "L-3.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_example_lands_have_the_spaces_they_should(seats: int) -> None:
    s = start(seats, layout="example")
    assert (
        " ".join(f"{kind} {count}" for kind, count in sorted(kinds(s).items())) == EXPECTED[seats]
    )


@clause("L-1.2", "L-3.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_viking_goes_beside_a_longship(seats: int) -> None:
    s = start(seats, layout="example")
    where = {space: (q, r) for space, q, r in hexes(s.land.layout)}
    found = sorted((*where[space], KINDS[s.land.kind[space]]) for space in s.open)
    assert found == FIRST_SPACES[seats]


@clause("L-3.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_beside_means_one_of_six_neighbours_whatever_board_they_lie_on(seats: int) -> None:
    for layout in layouts(seats, 40):
        land = Land(layout)
        at = {(q, r): space for space, q, r in hexes(layout)}
        slots: list[set[int]] = [set() for _ in range(5)]
        for (q, r), space in at.items():
            if space >= SPACES or land.kind[space] >= HOUSE:
                continue
            around = [at.get((q + dq, r + dr), -1) for dq, dr in NEIGHBOURS]
            spaces = {n for n in around if 0 <= n < SPACES}
            fields = {n for n in spaces if land.kind[n] >= HOUSE}
            assert sorted(land.near[space]) == sorted(spaces - fields)
            assert members(land.fields_near[space]) == sorted(land.field[n] for n in fields)
            for slot in around:
                if OCEAN_SLOT <= slot < OCEAN_SLOT + 5:
                    slots[slot - OCEAN_SLOT].add(space)
        assert [set(shore) for shore in land.shore] == slots


@clause("L-3.1")
@pytest.mark.parametrize("face", range(8))
@pytest.mark.parametrize("which", range(len(SIDE_JOINS)))
def test_from_every_ocean_the_whole_board_can_be_reached(face: int, which: int) -> None:
    """So that there is always a space for the next viking: 20 on each board for 13 vikings."""
    builder = Builder()
    builder.lay_land(face, Place(0, 0, 0))
    ocean = SIDE_JOINS[which]
    trophies = next(join for join in SIDE_JOINS if join.side != ocean.side)
    sides = [LaidBoard(0, builder.place(0, join)) for join in (ocean, trophies)]
    land = Land(Layout(builder.lands, sides[0], sides[1]))
    reached = {space for shore in land.shore for space in shore}
    edge = list(reached)
    while edge:
        for near in land.near[edge.pop()]:
            if near not in reached:
                reached.add(near)
                edge.append(near)
    first = face // 2 * 25
    assert reached >= {n for n in range(first, first + 25) if land.kind[n] < HOUSE}


@clause("L-3.1", "L1")
@pytest.mark.parametrize("join", range(len(JOINS)))
def test_across_every_join_vikings_get_from_board_to_board(join: int) -> None:
    for one in range(8):
        for other in range(8):
            if one // 2 == other // 2:
                continue
            builder = Builder()
            builder.lay_land(one, Place(0, 0, 0))
            builder.lay_land(other, builder.place(0, JOINS[join]))
            sides = [along(builder, 0, join) for join in SIDE_JOINS]
            ocean = LaidBoard(0, next(place for place in sides if place))
            far = LaidBoard(0, Place(0, 18, 0))  # the trophies out of the way
            land = Land(Layout(builder.lands, ocean, far))
            first = one // 2 * 25
            steps = {near for space in range(first, first + 25) for near in land.near[space]}
            assert steps & set(range(other // 2 * 25, other // 2 * 25 + 25))


# --- what lies on it --------------------------------------------------------------


@clause("L-1.4")
def test_four_players_lay_out_all_43_building_tiles() -> None:
    s = start(4)
    stock = list(s.stock)
    assert (sum(stock[:9]), sum(stock[9:17]), sum(stock[17:])) == (18, 16, 9)


@clause("L-1.4")
def test_houses_and_watchtowers_have_two_tiles_castles_three() -> None:
    view = start(4).view(None)
    assert {(h.kind, h.tiles) for h in view.land if h.tiles is not None} == {
        ("house", 2),
        ("watchtower", 2),
        ("castle", 3),
    }


@clause("L-1.2")
def test_five_of_thirty_longships_lie_at_sea_and_the_rest_in_the_bag() -> None:
    s = start(3)
    assert sorted([*s.ocean, *s.ships_in_bag()]) == list(range(30))
    assert (len(s.ocean), s.view(0).bag) == (5, 25)


@clause("L-1.2")
def test_the_longships_are_drawn_by_lot() -> None:
    assert len({tuple(start(2, seed).ocean) for seed in range(20)}) == 20


@clause("L-1.3")
def test_five_trophies_lie_out() -> None:
    assert list(zip(TROPHY_AXES, TROPHY_POINTS, strict=True)) == [
        (2, 3),
        (3, 6),
        (4, 10),
        (5, 15),
        (6, 21),
    ]
    assert start().trophies == ALL_TROPHIES


@clause("L-1.3")
def test_trophies_lie_in_rising_order_in_one_row() -> None:
    row = start(layout="example").view(None).trophies
    assert [trophy.axes for trophy in row] == [2, 3, 4, 5, 6]
    for one, next_ in pairwise(row):
        assert [next_.q - one.q, next_.r - one.r] in NEIGHBOURS


@clause("L-1.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_everybody_starts_with(seats: int) -> None:
    view = start(seats).view(None)
    for player in view.players:
        assert (player.vikings, player.free, player.trophy) == (13, CELLS, None)
        assert [shield.kind for shield in player.shields] == ["second", "occupied", "double"]
        assert not any(shield.used for shield in player.shields)
        assert [site.kind for site in player.sites] == ["port", "altar", "palace"]


@clause("L-1.5")
def test_sites_are_dealt_by_lot_and_each_only_once() -> None:
    s = start(4)
    dealt = [site for fjord in s.fjords for site in fjord.sites]
    assert len(dealt) == len(set(dealt)) == 12
    assert len({start(2, seed).fjords[0].sites[0] for seed in range(40)}) == 5


@clause("L-1.5")
@pytest.mark.parametrize(("kind", "free"), [(0, 4), (1, 5), (2, 6)])
def test_every_site_has_room_for_what_it_needs(kind: int, free: int) -> None:
    assert len(SITE_NEAR[kind]) == free
    assert {len(needs) for needs in SITE_NEEDS[kind * 5 : kind * 5 + 5]} == {kind + 3}


@clause("L-1.6")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_the_table_says_who_starts(first: int) -> None:
    s = typed(Looot, GAME.start(3, 7, {"first_player": str(first)}))
    assert (s.seat, s.starter) == (first - 1, first - 1)


@clause("L-1.6")
def test_a_random_first_player_may_be_any_seat() -> None:
    assert {GAME.start(3, seed).seat for seed in range(30)} == {0, 1, 2}
