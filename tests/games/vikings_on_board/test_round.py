"""V-2  The round: who moves, where to, and what the next order is."""

import pytest

from meadhall.core.state import IllegalAction
from meadhall.games.vikings_on_board.pieces import SPACES, seat_of
from meadhall.games.vikings_on_board.rules import Vikings
from tests.games.vikings_on_board.harbour import (
    can,
    do,
    docked,
    hull,
    numbers,
    position,
    spaces,
    start,
    walk_on,
)
from tests.marks import clause
from tests.typed import step_name

FULL_MARKET = (4, 4, 4)


@clause("V-2.1")
def test_vikings_move_in_the_order_of_their_spaces() -> None:
    s = start(2)
    movers = [seat_of(viking) for viking in s.queue]
    assert movers == [0, 1, 1, 0, 0, 1, 1, 0]
    asked = []
    while s.round == 1:
        if step_name(s) == "space":
            asked.append(s.seat)
        s.play(s.legal()[0])
    assert asked == movers


@clause("V-2.1")
def test_each_viking_moves_exactly_once_in_a_round() -> None:
    s = start(3)
    figures = sorted(s.queue)
    walk_on(s)
    assert sorted(s.queue) == figures


@clause("V-2.2")
def test_a_space_takes_one_viking() -> None:
    s = do(start(4), "send first-player")
    assert "first-player" not in spaces(s)
    assert len(spaces(s)) == 10


@clause("V-2.2")
def test_a_taken_space_is_refused() -> None:
    s = do(start(4), "send first-player")
    with pytest.raises(IllegalAction):
        do(s, "send first-player")


@clause("V-2.3")
def test_only_actions_that_can_be_carried_out_may_be_chosen() -> None:
    s = position(market=FULL_MARKET, load="")
    assert "market" not in spaces(s)
    assert "load-one" not in spaces(s)
    assert "stand market" not in can(s)


@clause("V-2.3")
def test_an_action_is_compulsory() -> None:
    s = do(position(), "send market")
    assert can(s) == ["raise hides", "raise grain", "raise nails"]


def stuck(*free: str) -> Vikings:
    """Seat 0 moves last of three players, with only these spaces free: no bet is left, nothing can
    be loaded from the stack of "load 1", and no price can rise."""
    names = [space for space in SPACES if space not in free]
    seats = [1, 1, 1, 2, 2, 2, 0, 0][: len(names)]
    won = {(0, value): "won" for value in (1, 2, 3, 4)}
    taken = dict(zip(names, seats, strict=True))
    return position(seats=3, taken=taken, load="", market=FULL_MARKET, bets=won, goods={1: "hides"})


@clause("V-2.4", "V17")
def test_a_player_who_can_do_nothing_stands_anywhere_without_effect() -> None:
    s = stuck("bet", "load-one", "market")
    assert can(s) == ["stand bet", "stand load-one", "stand market"]
    do(s, "stand market")
    assert numbers(s.market) == [4, 4, 4]
    assert seat_of(s.placed[SPACES.index("market")]) == 0


@clause("V18")
@pytest.mark.parametrize("space", ["first-player", "set-sail"])
def test_a_real_action_is_left_while_first_player_or_set_sail_is_free(space: str) -> None:
    assert can(stuck(space, "bet", "load-one", "market")) == [f"send {space}"]


@clause("V17", "V-2.6")
def test_a_space_without_effect_still_gives_a_place_in_the_next_round() -> None:
    s = do(stuck("bet", "load-one", "market"), "stand bet", "sail 1")
    assert s.round == 2
    assert numbers(s.stood) == [0, 1, 2, 3, 6, 7, 8, 9, 10]
    assert seat_of(s.queue[3]) == 0


@clause("V-2.5", "V-3.10")
def test_without_set_sail_no_ship_leaves() -> None:
    s = start(4)
    while s.round == 1:
        moves = [move for move in can(s) if move != "send set-sail"]
        do(s, moves[0])
    assert len(docked(s)) == 8
    assert s.sterns == 7


@clause("V-2.5")
def test_the_captain_sails_when_all_have_moved() -> None:
    s = position(captain=2, goods={1: "hides"})
    assert s.waiting == [2]
    do(s, "sail 1")
    assert docked(s) == [2, 3, 4, 5, 6, 7, 8]


@clause("V-2.6", "V-3.1")
def test_the_spaces_taken_give_the_next_order() -> None:
    s = start(4)
    mine = s.queue[0]
    do(s, "send swap", "lift red 1 a")
    do(s, can(s)[0])
    second = s.queue[1]
    do(s, "send first-player")
    walk_on(s)
    assert s.round == 2
    assert s.queue[0] == second
    assert s.queue[-1] == mine


@clause("V-2.7")
def test_ships_that_have_sailed_are_not_touched() -> None:
    s = position([None, "R1 B2", "G3"], mover=0)
    do(s, "send jump-any")
    assert can(s) == ["lift red 1 a", "lift blue 2 a", "lift green 3 a"]
    do(s, "lift red 1 a")
    assert "jump 1" not in can(s)


@clause("V-2.7", "V7")
def test_the_last_piece_may_leave_a_ship() -> None:
    s = do(position(["R1", "B2"]), "send jump-own", "lift red 1 a", "jump 2")
    assert (hull(s, 1), hull(s, 2)) == ("", "B2 R1")
    assert 1 in docked(s)
