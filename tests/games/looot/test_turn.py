"""L-2 to L-4  The turn: who plays, where vikings go, resources, shields."""

import pytest

from meadhall.core.sets import has, single
from meadhall.core.state import IllegalAction
from meadhall.core.texts import Teller
from meadhall.games.looot import GAME
from meadhall.games.looot.moves import LAY, PLACE, TAKE_SHIP
from meadhall.games.looot.pieces import HOUSE, OCCUPIED, RESOURCES, SECOND
from tests.games.looot.table import (
    asked,
    asks,
    can,
    do,
    fill,
    in_reach,
    place_of,
    position,
    row,
    space,
    stand,
    start,
    viking,
)
from tests.marks import clause
from tests.typed import prompt_key

CALM = (-1, -2)  # wood beside the ocean; captures nothing


def names(*moves: str) -> list[int]:
    return [LAY.id(int(m.split()[1])) if "lay" in m else TAKE_SHIP.id(1) for m in moves]


# --- turns ---------------------------------------------------------------------


@clause("L-2.1")
def test_turns_go_clockwise() -> None:
    s = start(3)
    order = []
    for _ in range(4):
        order.append(s.seat)
        viking_here = s.open[0]
        s.play(viking_here)
        while s.seat == order[-1]:
            s.play(s.legal()[-1])
    assert order == [0, 1, 2, 0]


@clause("L-2.1")
def test_a_turn_is_viking_tiles_longship() -> None:
    s = position()
    steps = [asks(s, 0)]
    for action in (space(s, CALM), *names("lay 1", "ship 1", "lay 2")):
        s.play(action)
        steps.append(asks(s, 0))
    assert steps == ["place", "lay", "quay", "moor", ""]
    assert s.seat == 1


@clause("L-2.2")
def test_who_has_no_viking_left_is_skipped_with_longship_and_trophy() -> None:
    s = fill(position(seats=3), 1, but=20, what="axe")
    s.hand = row([2, 0, 2])
    viking(s, (-1, -2))
    assert s.seat == 2


@clause("L-2.3")
def test_with_a_full_fjord_the_viking_is_placed_and_nothing_gained() -> None:
    s = fill(position(), 0)
    before = s.fjords[0]
    do(s, can(s)[0])
    assert (s.hand[0], s.fjords[0], s.seat) == (12, before, 1)


@clause("L-2.3", "L-5.1", "L19")
@pytest.mark.parametrize(
    ("room", "last"),
    [
        (0, ["log-place", "Player 1 has a full fjord and can’t take gold and house a4."]),
        (1, ["log-lay", "Player 1 has a full fjord and can’t take house a4."]),
        (2, ["log-lay", "Player 1 lays house on space 34."]),
    ],
)
def test_the_chronicle_says_what_a_full_fjord_cannot_take(room: int, last: list[str]) -> None:
    s = fill(position(only=True), 0, but=room)
    s.chronicle = []
    viking(s, (-1, 0))
    before, end = s.chronicle[-2:]
    assert [before.key, Teller(GAME, "en").say(end.key, end.args)] == last
    captured = [line for line in s.chronicle if line.key == "log-capture"]
    assert len(captured) == (room == 2)


@clause("L-2.3", "L-4.4")
def test_a_doubled_resource_takes_the_room_of_a_building() -> None:
    s = do(fill(position(only=True), 0, but=2), "shield double")
    s.chronicle = []
    viking(s, (-1, 0))
    assert [line.key for line in s.chronicle] == ["log-place", "log-lay", "log-lay", "log-full"]


@clause("L-2.3", "L-7.3")
def test_with_a_full_fjord_a_trophy_can_still_be_taken_but_no_longship() -> None:
    s = fill(position(), 0, what="axe")
    do(s, can(s)[0])
    assert can(s) == ["trophy 2", "trophy 3", "trophy 4", "trophy 5", "trophy 6", "done"]


@clause("L-2.3")
def test_only_empty_spaces_can_be_laid_on() -> None:
    s = position()
    s.play(space(s, CALM))
    do(s, "lay 9", "ship 1")
    assert "lay 9" not in can(s)
    assert len(can(s)) == 33


# --- placing -------------------------------------------------------------------


@clause("L-3.1", "L10")
def test_a_viking_must_be_placed() -> None:
    assert {move.split()[0] for move in can(start())} == {"place", "shield"}


@clause("L-3.1")
def test_spaces_beside_a_viking_of_any_colour_are_in_reach() -> None:
    s = stand(position(), 1, (1, -3))
    assert {space(s, place) for place in [(0, -3), (1, -2)]} <= set(s.open)


@clause("L-3.1")
def test_an_occupied_space_is_not_in_reach() -> None:
    s = stand(position(), 1, (-1, -2))
    here = space(s, (-1, -2))
    assert here not in s.open
    with pytest.raises(IllegalAction):
        s.play(here)


@clause("L-3.1", "L-3.2")
def test_at_first_only_resource_spaces_beside_longships_are_in_reach() -> None:
    s = start(4)
    reach = {n for shore in s.land.shore for n in shore}
    assert set(s.open) == reach
    assert all(0 <= s.land.kind[n] < HOUSE for n in s.open)


@clause("L-3.2")
def test_reach_goes_across_a_joint_of_boards() -> None:
    s = stand(position(), 1, (-1, 2))
    assert space(s, (-1, 3)) in s.open  # the next board


@clause("L-3.2")
def test_the_spaces_of_ocean_and_trophy_board_are_used_like_others() -> None:
    s = position()
    stand(s, 1, place_of(s, s.land.near[space(s, (3, 3))][0]))
    assert {"place o 1", "place o 2", "place t 1"} <= set(can(s))
    assert viking(s, (3, 3))[0] == "gold"


@clause("L-3.2", "L5")
def test_an_empty_slot_brings_no_space_into_reach() -> None:
    s = position()
    s.ocean = row([-1] * 5)
    stand(s, 1, (1, -3))
    assert set(s.open) == {space(s, place) for place in [(0, -3), (1, -2)]}


@clause("L-3.2", "L5")
def test_taking_the_last_longships_closes_their_shore() -> None:
    s = stand(position(), 1, (1, -3))
    s.drawn = len(s.bag)
    s.ocean = row([s.ocean[0], -1, -1, -1, -1])
    s.find_open()
    only_shore = set(s.open) - {space(s, place) for place in [(0, -3), (1, -2)]}
    assert only_shore
    s.play(space(s, (1, -2)))
    do(s, "lay 1", "ship 1", "lay 2")
    assert not only_shore & set(s.open)


@clause("L-3.3")
@pytest.mark.parametrize("resource", RESOURCES)
def test_the_resource_of_the_space_is_taken(resource: str) -> None:
    s = position()
    place = {"wood": (-1, -2), "sheep": (-2, 0), "gold": (-1, 0), "axe": (-3, 2)}[resource]
    assert viking(s, place)[0] == resource


@clause("L-3.3")
def test_a_resource_is_laid_on_any_empty_space_of_the_own_fjord() -> None:
    s = position()
    s.play(s.open[0])
    assert can(s) == [f"lay {n}" for n in range(1, 35)]
    do(s, "lay 20")
    assert [n for n, piece in enumerate(s.fjords[0].pieces) if piece] == [19]
    assert not any(s.fjords[1].pieces)


@clause("L-3.4", "L4")
def test_at_most_56_resources_are_ever_taken() -> None:
    s = start(4)
    while not s.over:
        moves = [move for move in can(s) if move.startswith("shield double")]
        do(s, moves[0] if moves else can(s)[-1] if "done" in can(s) else can(s)[0])
    taken = [
        sum(tile.kind in RESOURCES for cell in player.fjord if (tile := cell.tile))
        for player in s.view(None).players
    ]
    assert taken == [14] * 4
    assert sum(taken) == 56 < 90


# --- shields -------------------------------------------------------------------


@clause("L-4.1")
def test_a_shield_is_used_once_a_game() -> None:
    s = do(position(), "shield double")
    assert "shield double" not in can(s)
    viking(s, (-1, -2))
    viking(s, (-2, 0))
    assert "shield double" not in can(s)
    assert {"shield second", "shield occupied"} <= set(can(s))


@clause("L-4.1")
def test_several_shields_go_together_in_any_order() -> None:
    s = stand(position(), 1, (-1, -2))
    do(s, "shield double", "shield occupied", "shield second")
    assert can(s) == [f"place a {space(s, (-1, -2)) + 1}"]
    assert viking(s, (-1, -2), end=False) == ["wood", "wood"]
    assert asks(s, 0) == "place"
    assert s.seat == 0


@clause("L-4.1")
def test_no_shield_after_the_viking_is_placed() -> None:
    s = position()
    s.play(s.open[0])
    assert not [move for move in can(s) if move.startswith("shield")]


@clause("L-4.2")
def test_a_second_viking_by_the_same_rules_before_the_turn_ends() -> None:
    s = do(position(), "shield second")
    viking(s, (-1, -2), end=False)
    assert (s.seat, prompt_key(s), s.hand[0]) == (0, "prompt-place", 12)
    assert space(s, (0, -3)) in s.open
    viking(s, (0, -3))
    assert (s.seat, s.hand[0]) == (1, 11)


@clause("L-4.2", "L-5.1")
def test_all_the_first_viking_brings_is_laid_before_the_second_is_placed() -> None:
    s = do(position(), "shield second")
    s.play(space(in_reach(s, (-1, 0)), (-1, 0)))
    asked = []
    for _ in range(3):
        asked.append(prompt_key(s))
        s.play(s.legal()[0])
    assert asked == ["prompt-lay", "prompt-lay", "prompt-place"]


@clause("L-4.2", "L-7.1")
def test_two_vikings_in_a_turn_bring_only_one_longship() -> None:
    s = do(position(), "shield second")
    viking(s, (-1, -2), end=False)
    viking(s, (0, -3), end=False)
    do(s, "ship 1", "lay 30")
    assert s.seat == 1


@clause("L-4.2", "L7")
def test_with_the_last_viking_the_shield_is_spent_for_nothing() -> None:
    s = position()
    s.hand[0] = 1
    do(s, "shield second")
    viking(s, (-1, -2), end=False)
    assert asks(s, 0) == "quay"
    assert not has(s.shields[0], SECOND)


@clause("L-4.2", "L7")
def test_nobody_is_told_of_a_second_viking_that_cannot_come() -> None:
    s = position()
    s.hand = row([2, 2])
    s.play(do(s, "shield second").open[0])
    assert s.view(1).second
    s = position()
    s.hand = row([1, 2])
    s.play(do(s, "shield second").open[0])
    assert not s.view(1).second


@clause("L-4.1", "L-4.4", "L8")
def test_doubling_works_for_its_own_viking_only() -> None:
    s = do(position(), "shield second", "shield double")
    assert viking(s, (-1, -2), end=False) == ["wood", "wood"]
    assert viking(s, (0, -3)) == ["gold"]


@clause("L-4.1", "L8")
def test_an_unused_shield_may_go_with_the_second_viking() -> None:
    s = do(position(), "shield second")
    viking(s, (-1, -2), end=False)
    do(s, "shield double")
    assert viking(s, (0, -3)) == ["gold", "gold"]


@clause("L-4.3", "L6")
def test_on_an_empty_land_the_occupied_space_shield_cannot_be_used() -> None:
    assert "shield occupied" not in can(position())


@clause("L-4.3", "L6")
def test_the_occupied_space_shield_offers_occupied_spaces_of_any_colour_only() -> None:
    s = stand(stand(position(), 1, (1, -3)), 0, (3, 0))
    do(s, "shield occupied")
    chosen = {space(s, (1, -3)), space(s, (3, 0))}
    assert {PLACE.place(move) for move in s.legal() if PLACE.has(move)} == chosen


@clause("L-4.3")
def test_nobody_is_removed_and_the_space_pays_again() -> None:
    s = stand(position(), 1, (-1, 0))
    do(s, "shield occupied")
    assert viking(s, (-1, 0)) == ["gold", "house -2,1"]
    (hex_,) = [h for h in s.view(None).land if (h.q, h.r) == (-1, 0)]
    assert [viking.seat for viking in hex_.vikings] == [1, 0]


@clause("L-4.3", "L-5.2")
def test_the_viking_on_top_belongs_to_its_own_group() -> None:
    s = stand(stand(position(), 1, (-1, 0)), 0, (-1, -1))
    do(s, "shield occupied")
    assert "watchtower -1,1" in viking(s, (-1, 0))


@clause("L-4.3", "L6")
def test_three_vikings_may_stand_on_one_space() -> None:
    s = stand(stand(position(seats=3), 1, (-1, 0)), 2, (-1, 0))
    do(s, "shield occupied")
    assert viking(s, (-1, 0))[0] == "gold"


@clause("L-4.4")
def test_double_is_laid_one_after_the_other() -> None:
    s = do(position(), "shield double")
    s.play(space(s, CALM))
    do(s, "lay 1")
    assert asks(s, 0) == "lay"
    do(s, "lay 2")
    assert asks(s, 0) == "quay"


@clause("L-4.4", "L-2.3")
def test_double_with_one_space_left_brings_one() -> None:
    s = do(fill(position(), 0, but=1), "shield double")
    viking(s, (-1, -2))
    assert s.fjords[0].room == 0
    assert s.seat == 1


@clause("L-3.1", "L-4.1", "L-4.3")
def test_the_question_speaks_of_shields_only_while_there_are_any() -> None:
    s = stand(position(), 1, (-1, -2))
    assert asked(s) == "Place a Viking. You can use a shield first."
    do(s, "shield occupied")
    assert asked(s) == "Place a Viking on an occupied space."
    s.shields[1] = 0
    viking(s, (-1, -2))
    assert (s.seat, asked(s)) == (1, "Place a Viking.")


@clause("L-3.1", "L-4.3", "L6")
def test_the_occupied_space_shield_alone_is_no_shield_on_an_empty_land() -> None:
    s = position()
    s.shields[0] = single(OCCUPIED)
    assert asked(s) == "Place a Viking."


@clause("L-4.1")
def test_a_declared_shield_is_shown_to_all() -> None:
    s = do(position(), "shield double")
    (shield,) = [shield for shield in s.view(1).players[0].shields if shield.declared]
    assert (shield.kind, shield.used) == ("double", True)
    assert {prospect.count for prospect in s.view(1).prospects} == {2}
