"""L-5  Capturing houses, watchtowers and castles: the worked examples and their edges."""

import pytest

from meadhall.games.looot.laws import groups_of
from tests.games.looot.table import (
    CASTLES,
    TWO,
    Place,
    alone,
    can,
    do,
    field,
    fill,
    in_reach,
    position,
    space,
    stand,
    stock,
    viking,
)
from tests.marks import clause

# --- houses --------------------------------------------------------------------


@clause("L-5.3", "L-5.1")
def test_a_viking_between_two_houses_takes_one_of_each() -> None:
    s = position(alone("B2"), only=True)
    assert sorted(viking(s, (2, -1))) == ["axe", "house 2,-2", "house 3,-1"]
    assert (stock(s, (3, -1)), stock(s, (2, -2))) == (1, 1)


@clause("L-5.3", "L-4.4")
def test_with_the_doubling_shield_only_the_axe_is_doubled() -> None:
    s = do(position(alone("B2"), only=True), "shield double")
    assert sorted(viking(s, (2, -1))) == ["axe", "axe", "house 2,-2", "house 3,-1"]


@clause("L-5.1", "L-5.3")
def test_an_empty_field_pays_nothing() -> None:
    s = position(alone("B2"), only=True)
    s.stock[field(s, (3, -1))] = 0
    assert viking(s, (2, -1)) == ["axe", "house 2,-2"]


@clause("L-5.3")
def test_every_viking_beside_a_house_takes_one() -> None:
    s = position(TWO, only=True)
    assert viking(s, (-1, 0)) == ["gold", "house -2,1"]
    assert viking(s, (-3, 2)) == ["axe", "house -2,1"]
    assert viking(s, (-2, 0)) == ["sheep"]
    assert stock(s, (-2, 1)) == 0


@clause("L-5.3")
def test_other_vikings_around_a_house_do_not_matter() -> None:
    s = stand(position(TWO), 1, (-3, 2), (-2, 0))
    assert viking(s, (-1, 0)) == ["gold", "house -2,1"]


# --- watchtowers ---------------------------------------------------------------


@clause("L-5.4", "L-5.2")
def test_two_vikings_that_link_two_watchtowers_take_one_of_each() -> None:
    s = position(TWO, only=True)
    assert viking(s, (-1, 0)) == ["gold", "house -2,1"]
    assert sorted(viking(s, (-1, -1))) == ["axe", "watchtower -1,1", "watchtower 0,-2"]


@clause("L-5.4", "L-5.5")
def test_a_castle_pays_at_four_vikings_where_the_towers_have_paid() -> None:
    s = position(TWO, only=True)
    viking(s, (-1, 0))
    viking(s, (-1, -1))
    assert viking(s, (0, 0)) == ["axe"]
    assert viking(s, (0, -1)) == ["wood", "castle 1,0"]


@clause("L-5.4")
def test_a_watchtower_pays_again_with_another_one() -> None:
    s = position(TWO, only=True)
    viking(s, (-1, 0))
    viking(s, (-1, -1))
    assert viking(s, (-1, 2)) == ["sheep"]
    gained = viking(s, (-1, 3))
    assert sorted(gained) == ["house -2,4", "watchtower -1,1", "watchtower -1,4", "wood"]
    assert stock(s, (-1, 1)) == 0
    assert len(groups_of(s, 0)) == 2


@clause("L-5.4", "L12")
def test_the_same_two_watchtowers_pay_only_once() -> None:
    s = position(alone("C2"), only=True)
    assert viking(s, (1, -2)) == ["wood"]
    assert viking(s, (2, -2)) == ["sheep"]
    assert sorted(viking(s, (2, -1))) == ["watchtower 0,-2", "watchtower 1,0", "wood"]
    assert viking(s, (-1, -1)) == ["wood"]
    assert viking(s, (-1, 0)) == ["wood"]
    assert viking(s, (0, 0)) == ["gold", "house 0,1"]
    assert len(groups_of(s, 0)) == 2


@clause("L-5.4", "L12")
def test_a_pair_that_found_the_fields_empty_does_not_pay_later() -> None:
    s = stand(position(TWO, only=True), 0, (-1, 0))
    tower = field(s, (0, -2))
    s.stock[tower] = 0
    assert viking(s, (-1, -1)) == ["axe", "watchtower -1,1"]
    s.stock[tower] = 2
    assert viking(s, (0, -1)) == ["wood"]


LEFT_SHORE = [(-1, 3), (-2, 3), (-3, 3), (-3, 2), (-3, 1), (-2, 0)]  # touches [-1,4] only


@clause("L-5.4", "L11")
def test_three_watchtowers_at_one_stroke_are_three_pairs() -> None:
    s = stand(position(TWO, only=True), 0, *LEFT_SHORE, (0, -1))
    assert s.linked[0] == 0
    gained = [tile for tile in viking(s, (-1, 0)) if tile.startswith("watchtower")]
    assert sorted(gained) == sorted(["watchtower -1,1", "watchtower -1,4", "watchtower 0,-2"] * 2)


@clause("L-5.1", "L-5.4", "L11")
def test_three_at_one_stroke_take_only_what_is_left() -> None:
    s = stand(position(TWO, only=True), 0, *LEFT_SHORE, (0, -1))
    s.stock[field(s, (-1, 4))] = 1
    gained = viking(s, (-1, 0))
    assert [gained.count(f"watchtower {at}") for at in ("-1,4", "-1,1", "0,-2")] == [1, 2, 2]


@clause("L-5.4", "L11")
def test_a_third_watchtower_joined_to_two_linked_ones_makes_two_new_pairs() -> None:
    s = stand(position(TWO, only=True), 0, *LEFT_SHORE[:-1])
    viking(s, (-1, 0))
    viking(s, (-1, -1))  # the first pair pays
    gained = [tile for tile in viking(s, (-2, 0)) if tile.startswith("watchtower")]
    assert sorted(gained) == [
        "watchtower -1,1",
        "watchtower -1,4",
        "watchtower -1,4",
        "watchtower 0,-2",
    ]


@clause("L-5.4", "L-5.2")
def test_vikings_of_others_link_nothing() -> None:
    s = stand(position(TWO), 1, (-1, 0))
    assert viking(s, (-1, -1)) == ["axe"]


@clause("L-5.4")
def test_what_another_player_linked_pays_me_too() -> None:
    s = stand(position(TWO), 1, (-1, 0), (-1, -1))
    stand(s, 0, (0, -1))
    assert sorted(viking(s, (0, 0))) == ["axe", "watchtower -1,1", "watchtower 0,-2"]


# --- castles -------------------------------------------------------------------

SIX: list[tuple[Place, list[str]]] = [
    ((2, 1), []),
    ((2, 2), []),
    ((3, 0), []),
    ((1, 1), ["castle 1,0"]),
    ((0, 1), []),
    ((-1, 2), []),
    ((1, 2), []),
    ((0, 3), ["castle 0,4", "castle 0,4", "castle 1,0"]),
]


@clause("L-5.5", "L10")
def test_castles_pay_at_four_and_at_eight_vikings() -> None:
    s = position(CASTLES, only=True)
    for place, castles in SIX:
        assert sorted(viking(s, place)[1:]) == castles


@clause("L-5.5", "L-5.1")
def test_a_castle_pays_no_more_than_it_has() -> None:
    s = position(CASTLES, only=True)
    s.stock[field(s, (0, 4))] = 1
    for place, _ in SIX[:-1]:
        viking(s, place)
    assert sorted(viking(s, SIX[-1][0])[1:]) == ["castle 0,4", "castle 1,0"]


@clause("L-5.5")
def test_twelve_vikings_take_the_third_and_thirteen_no_more() -> None:
    s = position(CASTLES, only=True)
    for place, _ in SIX:
        viking(s, place)
    beside = [(1, -1), (2, 0), (0, 0)]
    for place in beside:
        assert not [tile for tile in viking(s, place) if tile == "castle 1,0"]
    assert "castle 1,0" in viking(s, (0, -1))
    assert stock(s, (1, 0)) == 0
    assert not [tile for tile in viking(s, (-1, 0)) if tile.startswith("castle")]


@clause("L-5.5", "L13")
def test_a_second_small_group_at_the_same_castle_brings_nothing() -> None:
    s = position(CASTLES, only=True)
    for place, _ in SIX[:4]:
        viking(s, place)
    for place in [(1, -2), (1, -3), (0, -3)]:
        viking(s, place)
    assert [t for t in viking(s, (1, -1)) if t.startswith("castle")] == []
    assert [group.size for group in groups_of(s, 0)] == [4, 4]


@clause("L-5.2", "L14", "L-4.3")
def test_two_vikings_on_one_space_are_two_in_the_group() -> None:
    s = position(CASTLES, only=True)
    for place, _ in SIX[:3]:
        viking(s, place)
    do(s, "shield occupied")
    viking(s, (3, 0))
    assert [group.size for group in groups_of(s, 0)] == [4]
    assert viking(s, (1, 1)) == ["axe", "castle 1,0"]


@clause("L-5.2", "L14", "L-4.3")
def test_the_fourth_viking_on_an_own_space_makes_it_four() -> None:
    s = position(CASTLES, only=True)
    for place in [(2, 1), (2, 2), (1, 1)]:
        viking(s, place)
    do(s, "shield occupied")
    assert viking(s, (2, 2)) == ["sheep", "castle 1,0"]


# --- laying what was captured -----------------------------------------------------


@clause("L-5.6", "L9")
def test_tiles_come_as_resource_houses_watchtowers_castles() -> None:
    s = stand(position(TWO, only=True), 0, (-1, -1), (0, -1), (0, 0))
    s.linked[0] = 0  # as if the pair had not paid
    gained = viking(s, (-1, 0))
    assert [tile.split()[0] for tile in gained] == [
        "gold",
        "house",
        "watchtower",
        "watchtower",
        "castle",
    ]


@clause("L-5.6", "L9", "L19")
def test_with_too_little_room_the_player_chooses() -> None:
    s = fill(position(alone("B2"), only=True), 0, but=2)
    in_reach(s, (2, -1))
    do(s, f"place b {space(s, (2, -1)) - 24}")
    do(s, "lay 33")
    houses = [f"loot b {space(s, place) - 24}" for place in [(2, -2), (3, -1)]]
    assert sorted(can(s)) == sorted(houses)
    do(s, houses[1], "lay 34")
    assert (stock(s, (3, -1)), stock(s, (2, -2))) == (1, 2)


@clause("L-5.6", "L9")
def test_with_just_enough_room_there_is_nothing_to_choose() -> None:
    s = fill(position(alone("B2"), only=True), 0, but=3)
    viking(s, (2, -1))  # lays as long as it is asked to
    assert s.fjords[0].room == 0
    assert (stock(s, (3, -1)), stock(s, (2, -2))) == (1, 1)


@clause("L-5.6", "L9")
def test_tiles_of_one_field_leave_no_choice() -> None:
    s = position(CASTLES, only=True)
    stand(s, 0, *[place for place, _ in SIX[:-1]])
    s.stock[field(s, (1, 0))] = 0
    fill(s, 0, but=2)
    viking(s, (0, 3))
    assert s.fjords[0].room == 0
    assert stock(s, (0, 4)) == 2


@clause("L-2.3", "L-5.1", "L19")
def test_without_room_buildings_stay_but_the_pair_is_linked() -> None:
    s = fill(stand(position(TWO, only=True), 0, (-1, 0)), 0)
    viking(s, (-1, -1))
    assert (stock(s, (0, -2)), stock(s, (-1, 1))) == (2, 2)
    assert s.linked[0] != 0


@clause("L-5.1", "L10")
@pytest.mark.parametrize("room", [1, 5])
def test_what_is_due_cannot_be_declined(room: int) -> None:
    s = fill(position(TWO, only=True), 0, but=room)
    s.play(space(in_reach(s, (-1, 0)), (-1, 0)))
    assert {move.split()[0] for move in can(s)} == {"lay"}
    assert len(can(s)) == room
