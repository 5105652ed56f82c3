"""V-7  The option for two players: guests."""

from typing import Any

import pytest

from meadhall.core.options import BadOption
from meadhall.games.vikings_on_board import GAME
from meadhall.games.vikings_on_board.pieces import SPACES
from meadhall.games.vikings_on_board.rules import Vikings
from tests.games.vikings_on_board.harbour import can, do, hull, order, position
from tests.marks import clause
from tests.typed import step_name

ON: dict[str, Any] = {"two_player_extra_shield": True}


def duel(*hulls: str, mover: int = 1, **more: Any) -> Vikings:
    return position(hulls, seats=2, mover=mover, **more, **ON)


@clause("V-7.1", "V-7.2")
def test_the_other_player_places_a_guest_at_once() -> None:
    s = do(duel("B3 R2 G1", "R1"), "send set-sail")
    assert s.waiting == [0]
    assert can(s) == ["guest red 1 a", "guest red 2 a"]
    assert order(s, 1) == ["blue", "red", "green"]
    do(s, "guest red 2 a")
    assert [line.shields for line in s.view(None).ships[0].control] == [3, 3, 1]
    assert step_name(s) == "space"


@clause("V-7.2")
def test_a_guest_can_turn_the_order() -> None:
    s = do(duel("R2 B2 G1", mover=0), "send set-sail", "guest blue 2 a")
    assert order(s, 1) == ["blue", "red", "green"]


@clause("V-7.1")
def test_a_piece_carries_one_guest() -> None:
    s = position(["B3 R2 R1", None], seats=2, mover=1, guests="R2", **ON)
    do(s, "send set-sail")
    assert can(s) == ["guest red 1 a"]


@clause("V-7.1")
def test_without_a_piece_to_carry_it_play_goes_on() -> None:
    s = position(["B3 R2", None], seats=2, mover=1, guests="R2", **ON)
    do(s, "send set-sail")
    assert step_name(s) == "space"


@clause("V-7.1")
def test_without_the_option_no_guest() -> None:
    s = do(position(["B3 R2"], seats=2, mover=1), "send set-sail")
    assert step_name(s) == "space"


@clause("V-7.1")
@pytest.mark.parametrize("seats", [3, 4])
def test_guests_are_for_two_players_only(seats: int) -> None:
    with pytest.raises(BadOption):
        GAME.start(seats, 1, ON)


@clause("V-7.3")
def test_a_guest_jumps_with_its_piece() -> None:
    s = position(["B3 R2", "G1", None], seats=2, mover=0, guests="R2", **ON)
    do(s, "send jump-own", "lift red 2 a", "jump 2")
    assert [(p.id, p.guest) for p in s.view(None).ships[1].hull] == [
        ("green-1a", False),
        ("red-2a", True),
    ]


@clause("V-7.3")
def test_a_guest_is_promoted_and_swapped_with_its_piece() -> None:
    s = position(["B3 R2", "G1", None], seats=2, mover=0, guests="R2", **ON)
    promoted = do(s.clone(), "send promote", "promote red 2 a")
    assert [p.guest for p in promoted.view(None).ships[0].hull] == [True, False]
    do(s, "send swap", "lift red 2 a", "swap green 1 a")
    assert hull(s, 2) == "R2"
    assert s.view(None).ships[1].control[0].shields == 3


@clause("V25", "V34")
def test_a_guest_on_a_ship_already_marked_to_leave_counts() -> None:
    s = position(
        ["R2 B2 G1"],
        seats=2,
        taken=dict(zip(SPACES[:7], [0, 1, 0, 1, 0, 1, 1], strict=True)),
        goods={1: "hides grain"},
        set_sail_ship_choice="when_taken",
        **ON,
    )
    do(s, "send set-sail", "sail 1")
    assert s.waiting == [1]
    do(s, "guest blue 2 a")
    assert s.view(None).sailing.clan == "blue"  # the last viking of the round: it sails now
    assert s.waiting == [1]
