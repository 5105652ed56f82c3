"""L-1  Set-up: the land by lot or fixed, tiles, longships, sites, who starts."""

from collections import Counter
from itertools import pairwise

import pytest

from meadhall.core.options import BadOption
from meadhall.core.rng import Rng
from meadhall.games.looot import GAME
from meadhall.games.looot.fjord import SITE_NEAR
from meadhall.games.looot.land import OCEAN_SLOT, ROW, SIDE_CELLS, Land, hexes, turn
from meadhall.games.looot.layout import Builder, draw_layout
from meadhall.games.looot.pieces import (
    CELLS,
    EXAMPLES,
    FACES,
    HOUSE,
    JOINS,
    KINDS,
    NEIGHBOURS,
    SHAPE,
    SIDE_PLACES,
    SITE_NEEDS,
    SPACES,
    TROPHY_AXES,
    TROPHY_POINTS,
)
from meadhall.games.looot.rules import Looot
from tests.games.looot.table import start
from tests.marks import clause
from tests.typed import typed

Hexes = set[tuple[int, int]]


def board_hexes(layout: list[int], at: int) -> Hexes:
    """Where a land board lies, worked out hex by hex."""
    _, rotation, q, r = layout[at * 4 : at * 4 + 4]
    found = set()
    for hq, hr in SHAPE:
        tq, tr = turn(hq, hr, rotation)
        found.add((q + tq, r + tr))
    return found


def shared_edges(one: Hexes, other: Hexes) -> int:
    return sum((q + dq, r + dr) in other for q, r in one for dq, dr in NEIGHBOURS)


def layouts(boards: int, count: int = 150) -> list[list[int]]:
    rng = Rng(boards)
    return [draw_layout(boards, rng) for _ in range(count)]


def kinds(s: Looot) -> Counter[str]:
    return Counter(KINDS[s.land.kind[space]] for space, _, _ in hexes(s.layout) if space < SPACES)


# --- the land ------------------------------------------------------------------


@clause("L-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_boards_as_players_each_once(seats: int) -> None:
    for layout in layouts(seats):
        boards = [face // 2 for face in layout[: seats * 4 : 4]]
        assert len(boards) == len(set(boards)) == seats


@clause("L-1.1")
def test_any_board_and_either_face_comes_up() -> None:
    seen = {FACES[face] for layout in layouts(2) for face in layout[:8:4]}
    assert seen == set(FACES)


@clause("L-1.1", "L1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_l1_each_further_board_shares_eleven_edges_with_one_before_and_none_overlap(
    seats: int,
) -> None:
    for layout in layouts(seats):
        boards = [board_hexes(layout, at) for at in range(seats)]
        for at in range(1, seats):
            assert max(shared_edges(boards[at], before) for before in boards[:at]) >= 11
        places = [(q, r) for _, q, r in hexes(layout)]
        assert len(places) == len(set(places)) == 25 * seats + 14


@clause("L1")
def test_l1_the_joins_are_exactly_the_close_ones() -> None:
    first = board_hexes([0, 0, 0, 0], 0)
    close = set()
    for rotation in range(6):
        for q in range(-8, 9):
            for r in range(-8, 9):
                other = board_hexes([0, rotation, q, r], 0)
                if not first & other and shared_edges(first, other) >= 11:
                    close.add((rotation, q, r))
    assert close == {(rotation, q, r) for _, _, rotation, q, r in JOINS}
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
                for join in range(len(JOINS)):
                    place = tuple(builder.joined(board, join))
                    if place:
                        larger[frozenset([*places[1:], place])] = (*places, place)
        found = larger
    return list(found.values())


def built(places: tuple[tuple[int, ...], ...]) -> Builder:
    builder = Builder()
    for place in places:
        builder.lay_board(0, list(place))
    return builder


@clause("L-1.1", "L1")
@pytest.mark.parametrize(("boards", "ways"), [(2, 14), (3, 195), (4, 2816)])
def test_how_many_lands_there_are(boards: int, ways: int) -> None:
    assert len(arrangements(boards)) == ways


@clause("L-1.1")
def test_no_land_leaves_the_grid() -> None:
    furthest = max(abs(at) for places in arrangements(4) for _, *where in places for at in where)
    side_board = max(abs(at) for _, _, *where in SIDE_PLACES for at in where) + 2
    assert furthest + side_board < ROW // 2 - 1


@clause("L-1.2", "L-1.3")
def test_wherever_the_ocean_lies_there_is_a_side_left_for_the_trophies() -> None:
    for places in arrangements(3):
        for board in range(3):
            for which in range(len(SIDE_PLACES)):
                builder = built(places)
                place = builder.along(board, which)
                if place:
                    builder.free[board] &= ~(1 << SIDE_PLACES[which][0])
                    builder.lay(SIDE_CELLS, 0, place)
                    ways = [builder.along(b, w) for b in range(3) for w in range(len(SIDE_PLACES))]
                    assert any(ways)


@clause("L-1.2", "L-1.3", "L3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_l3_ocean_and_trophies_lie_along_two_different_free_sides(seats: int) -> None:
    for layout in layouts(seats):
        sides = []
        for board_at in (seats * 4, seats * 4 + 4):
            _, rotation, q, r = layout[board_at : board_at + 4]
            found = []
            for at in range(seats):
                _, turned, bq, br = layout[at * 4 : at * 4 + 4]
                for side, steps, sq, sr in SIDE_PLACES:
                    tq, tr = turn(sq, sr, turned)
                    if ((steps + turned) % 6, bq + tq, br + tr) == (rotation, q, r):
                        found.append((at, side))
            assert found
            sides.append(found[0])
        assert sides[0] != sides[1]
        builder = built(tuple(tuple(layout[at * 4 + 1 : at * 4 + 4]) for at in range(seats)))
        assert all(builder.free[at] >> side & 1 for at, side in sides)


@clause("L-1.1", "L2")
def test_l2_the_land_is_drawn_by_the_seed() -> None:
    assert start(4, 1).layout == start(4, 1).layout
    assert len({tuple(start(4, seed).layout) for seed in range(20)}) == 20


@clause("L-1.1", "L2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_l2_or_it_is_the_fixed_example(seats: int) -> None:
    assert start(seats, 1, layout="example").layout == EXAMPLES[seats - 2]
    assert start(seats, 2, layout="example").layout == EXAMPLES[seats - 2]


@clause("L2")
def test_l2_no_other_layout_is_known() -> None:
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
    where = {space: (q, r) for space, q, r in hexes(s.layout)}
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
            assert land.near_mask[space] == sum(1 << n for n in (spaces - fields) | {space})
            expected = {land.field_space.index(n) for n in fields}
            assert land.near_fields[space] == sum(1 << f for f in expected)
            for slot in around:
                if OCEAN_SLOT <= slot < OCEAN_SLOT + 5:
                    slots[slot - OCEAN_SLOT].add(space)
        assert [set(near) for near in land.slot_near] == slots


@clause("L-3.1")
@pytest.mark.parametrize("face", range(8))
@pytest.mark.parametrize("which", range(len(SIDE_PLACES)))
def test_from_every_ocean_the_whole_board_can_be_reached(face: int, which: int) -> None:
    """So that there is always a space for the next viking: 20 on each board for 13 vikings."""
    side, *place = SIDE_PLACES[which]
    trophies = next(entry[1:] for entry in SIDE_PLACES if entry[0] != side)
    land = Land([face, 0, 0, 0, 0, *place, 0, *trophies])
    reached = {space for near in land.slot_near for space in near}
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
            builder.lay_board(one, [0, 0, 0])
            builder.lay_board(other, builder.joined(0, join))
            sides = [builder.along(0, which) for which in range(len(SIDE_PLACES))]
            ocean = next(place for place in sides if place)
            far = [0, 0, 18, 0]  # the trophies out of the way
            land = Land([*builder.layout, 0, *ocean, *far])
            first = one // 2 * 25
            steps = {near for space in range(first, first + 25) for near in land.near[space]}
            assert steps & set(range(other // 2 * 25, other // 2 * 25 + 25))


# --- what lies on it --------------------------------------------------------------


@clause("L-1.4")
def test_four_players_lay_out_all_43_building_tiles() -> None:
    s = start(4)
    assert (sum(s.stock[:9]), sum(s.stock[9:17]), sum(s.stock[17:])) == (18, 16, 9)


@clause("L-1.4")
def test_two_on_houses_and_watchtowers_three_on_castles() -> None:
    view = start(4).view(None)
    assert {(h.kind, h.tiles) for h in view.land if h.tiles is not None} == {
        ("house", 2),
        ("watchtower", 2),
        ("castle", 3),
    }


@clause("L-1.2")
def test_five_of_thirty_longships_lie_at_sea_and_the_rest_in_the_bag() -> None:
    s = start(3)
    assert sorted(s.ocean + s.bag[s.drawn :]) == list(range(30))
    assert (len(s.ocean), s.view(0).bag) == (5, 25)


@clause("L-1.2")
def test_the_longships_are_drawn_by_lot() -> None:
    assert len({tuple(start(2, seed).ocean) for seed in range(20)}) == 20


@clause("L-1.3")
def test_five_trophies() -> None:
    assert list(zip(TROPHY_AXES, TROPHY_POINTS, strict=True)) == [
        (2, 3),
        (3, 6),
        (4, 10),
        (5, 15),
        (6, 21),
    ]
    assert start().trophies == 0b11111


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
    dealt = [site for sites in s.sites for site in sites]
    assert len(dealt) == len(set(dealt)) == 12
    assert len({start(2, seed).sites[0][0] for seed in range(40)}) == 5


@clause("L-1.5")
@pytest.mark.parametrize(("kind", "free"), [(0, 4), (1, 5), (2, 6)])
def test_every_site_has_room_for_what_it_needs(kind: int, free: int) -> None:
    assert len(SITE_NEAR[kind]) == free
    assert {sum(needs) for needs in SITE_NEEDS[kind * 5 : kind * 5 + 5]} == {kind + 3}


@clause("L-1.6")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_the_table_says_who_starts(first: int) -> None:
    s = typed(Looot, GAME.start(3, 7, {"first_player": str(first)}))
    assert (s.seat, s.starter) == (first - 1, first - 1)


@clause("L-1.6")
def test_or_the_lot_decides() -> None:
    assert {GAME.start(3, seed).seat for seed in range(30)} == {0, 1, 2}
