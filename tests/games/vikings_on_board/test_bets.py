"""V-3.4, V-3.8, V-5  Bets: placing, moving, winning."""

from typing import Any

import pytest

from meadhall.core.texts import Teller
from meadhall.games.vikings_on_board import GAME
from tests.games.vikings_on_board.harbour import bet, can, do, position, spaces
from tests.marks import clause

TWO = ["R1", "B1", None, None, None, None, None, None]  # two ships in port
WON = {(0, value): "won" for value in (1, 2, 3, 4)}


@clause("V-3.4", "V-5.1")
def test_a_bet_has_a_value_a_ship_and_a_circle() -> None:
    s = do(position(), "send bet")
    assert can(s) == ["bet 1", "bet 2", "bet 3", "bet 4"]
    do(s, "bet 3")
    assert can(s) == [f"berth {ship}" for ship in range(1, 9)]
    do(s, "berth 5")
    assert can(s) == ["circle red", "circle blue", "circle green", "circle yellow"]
    do(s, "circle green")
    assert bet(s, 0, 3) == "5 green"


@clause("V-5.1")
def test_a_player_has_one_bet_at_each_ship() -> None:
    s = do(position(bets={(0, 2): "5 blue"}), "send bet", "bet 1")
    assert "berth 5" not in can(s)
    assert len(can(s)) == 7


@clause("V-5.1")
def test_no_bet_goes_to_a_ship_that_has_sailed() -> None:
    assert can(do(position(TWO), "send bet", "bet 1")) == ["berth 1", "berth 2"]


@clause("V-3.4")
def test_a_bet_needs_a_token_and_a_ship() -> None:
    assert "bet" not in spaces(position(bets=WON))
    assert "bet" not in spaces(position(TWO, bets={(0, 1): "1 red", (0, 2): "2 red"}))


@clause("V12")
def test_several_players_may_share_a_circle() -> None:
    s = do(position(bets={(1, 2): "5 blue"}), "send bet", "bet 1", "berth 5")
    assert "circle blue" in can(s)


@clause("V12", "V37", "V-5.1")
def test_with_the_option_a_circle_takes_one_bet() -> None:
    bets = {(1, 2): "5 blue", (2, 1): "5 red"}
    s = position(bets=bets, circle_shared_by_players=False)
    do(s, "send bet", "bet 1", "berth 5")
    assert can(s) == ["circle green", "circle yellow"]


@clause("V37")
def test_a_ship_with_all_circles_closed_is_no_berth() -> None:
    bets = {(0, 1): "1 red", (1, 1): "1 blue", (2, 1): "1 green", (3, 1): "1 yellow"}
    s = position(TWO, bets=bets, circle_shared_by_players=False)
    assert can(do(s, "send bet-or-move", "move red 1")) == ["berth 2"]


@clause("V13")
def test_bets_on_the_own_and_on_a_neutral_clan_are_legal() -> None:
    s = do(position(seats=2), "send bet", "bet 1", "berth 1")
    assert can(s) == ["circle red", "circle blue", "circle green", "circle yellow"]


@clause("V13", "V-5.1")
@pytest.mark.parametrize(("seats", "open_circles"), [(2, 2), (3, 3)])
def test_with_the_option_bets_are_on_clans_that_are_played(seats: int, open_circles: int) -> None:
    s = position(seats=seats, bets_on_neutral_clans=False)
    do(s, "send bet", "bet 1", "berth 1")
    assert can(s) == ["circle red", "circle blue", "circle green"][:open_circles]


# --- moving ----------------------------------------------------------------------------------


@clause("V-3.8")
def test_space_eight_places_or_moves() -> None:
    s = do(position(bets={(0, 2): "5 blue", (1, 1): "6 red"}), "send bet-or-move")
    assert can(s) == ["bet 1", "bet 3", "bet 4", "move red 5"]
    do(s, "move red 5", "berth 2", "circle yellow")
    assert bet(s, 0, 2) == "2 yellow"


@clause("V-3.8")
def test_space_eight_can_place_like_space_four() -> None:
    s = do(position(), "send bet-or-move", "bet 4", "berth 1", "circle red")
    assert bet(s, 0, 4) == "1 red"


@clause("V-3.8", "V15")
def test_a_bet_moves_to_another_circle_of_the_same_ship() -> None:
    s = do(position(bets={(0, 2): "5 blue"}), "send bet-or-move", "move red 5", "berth 5")
    assert can(s) == ["circle red", "circle green", "circle yellow"]


@clause("V15")
def test_a_bet_does_not_move_to_another_own_bet_nor_to_a_sailed_ship() -> None:
    s = position(["R1", "B1", "G1", *[None] * 5], bets={(0, 1): "1 red", (0, 2): "2 red"})
    do(s, "send bet-or-move", "move red 1")
    assert can(s) == ["berth 1", "berth 3"]


@clause("V14", "V-5.3")
def test_only_own_bets_move() -> None:
    s = do(position(bets={(1, 2): "5 blue", (0, 1): "2 red"}), "send bet-or-move")
    assert [move for move in can(s) if move.startswith("move")] == ["move red 2"]


@clause("V14", "V-5.3")
def test_with_the_option_any_bet_moves() -> None:
    bets = {(1, 2): "5 blue", (1, 3): "6 blue", (0, 1): "2 red"}
    s = do(position(bets=bets, move_own_bets_only=False), "send bet-or-move")
    assert [move for move in can(s) if move.startswith("move")] == [
        "move red 2",
        "move blue 5",
        "move blue 6",
    ]
    do(s, "move blue 5")
    assert "berth 6" not in can(s)  # another bet of the same owner lies there
    assert "berth 2" in can(s)
    do(s, "berth 2", "circle green")
    assert bet(s, 1, 2) == "2 green"


@clause("V-3.8")
@pytest.mark.parametrize(
    ("ship", "line"),
    [
        (2, "Astrid moves a bet from ship 2 to Pine, ship 3."),
        (5, "Astrid moves a bet (Torben) from ship 5 to Pine, ship 3."),
    ],
)
def test_the_log_names_the_owner_of_a_bet_that_another_moves(ship: int, line: str) -> None:
    s = position(bets={(1, 2): "5 blue", (0, 1): "2 red"}, move_own_bets_only=False)
    s.chronicle = []
    clan = "red" if ship == 2 else "blue"
    do(s, "send bet-or-move", f"move {clan} {ship}", "berth 3", "circle green")
    told = s.chronicle[-1]
    assert Teller(GAME, "en", ["Astrid", "Torben"]).say(told.key, told.args) == line


@clause("V-5.3")
def test_a_bet_left_at_an_empty_berth_can_be_moved() -> None:
    s = position(TWO, bets={(0, 2): "5 blue"})
    do(s, "send bet-or-move", "move red 5")
    assert can(s) == ["berth 1", "berth 2"]
    do(s, "berth 1")
    assert "circle blue" in can(s)


@clause("V-5.3", "V37")
def test_with_the_option_a_bet_moves_to_an_empty_berth() -> None:
    bets = {(0, 2): "1 blue", (0, 3): "4 red"}
    s = position(TWO, bets=bets, bets_may_move_to_sailed_ship=True)
    do(s, "send bet-or-move", "move red 1")
    assert can(s) == ["berth 1", "berth 2", *[f"berth {n}" for n in (3, 5, 6, 7, 8)]]


@clause("V37")
def test_a_new_bet_still_needs_a_ship_in_port() -> None:
    s = position(TWO, bets_may_move_to_sailed_ship=True)
    assert can(do(s, "send bet", "bet 1")) == ["berth 1", "berth 2"]


@clause("V16", "V-5.4")
def test_neither_bet_space_is_possible_with_all_bets_won() -> None:
    free = spaces(position(bets=WON))
    assert "bet" not in free
    assert "bet-or-move" not in free


@clause("V-3.8", "V16")
def test_space_eight_is_possible_with_a_bet_to_move_only() -> None:
    bets = {(0, 1): "1 red", **{(0, value): "won" for value in (2, 3, 4)}}
    s = position(bets=bets)
    assert "bet" not in spaces(s)
    assert can(do(s, "send bet-or-move")) == ["move red 1"]


@clause("V-3.8")
def test_space_eight_is_impossible_when_no_berth_is_left() -> None:
    bets = {(0, 1): "1 red", (0, 2): "2 red", (0, 3): "won", (0, 4): "won"}
    neutral: dict[str, Any] = {"bets_on_neutral_clans": False, "circle_shared_by_players": False}
    full = bets | {(1, 1): "1 blue", (1, 2): "2 blue"}
    assert "bet-or-move" in spaces(position(TWO, seats=2, bets=bets, **neutral))
    assert "bet-or-move" not in spaces(position(TWO, seats=2, bets=full, **neutral))


# --- winning ---------------------------------------------------------------------------------


@clause("V-5.2", "V-5.3", "V-8.2")
def test_the_bet_on_the_leader_wins_unseen_and_the_other_stays() -> None:
    bets = {(3, 4): "1 blue", (2, 3): "1 red"}
    s = position(["B3 R3 G2"], captain=0, goods={1: "grain"}, bets=bets)
    do(s, "sail 1")
    assert bet(s, 3, 4) == "won"
    assert bet(s, 2, 3) == "1 red"
    assert [token.value for token in s.view(0).players[3].won] == [None]
    assert [token.value for token in s.view(3).players[3].won] == [4]


@clause("V-5.2")
def test_several_bets_on_the_leader_all_win() -> None:
    bets = {(3, 4): "1 blue", (0, 1): "1 blue", (1, 2): "1 blue"}
    s = position(["B3 R3 G2"], captain=0, goods={1: "grain"}, bets=bets)
    do(s, "sail 1")
    assert [bet(s, 3, 4), bet(s, 0, 1), bet(s, 1, 2)] == ["won"] * 3


@clause("V-5.2")
def test_bets_on_the_same_clan_at_another_ship_stay() -> None:
    bets = {(0, 4): "2 blue"}
    s = position(["B3 R3 G2", "B1"], captain=0, goods={1: "grain"}, bets=bets)
    do(s, "sail 1")
    assert bet(s, 0, 4) == "2 blue"


@clause("V-5.4")
def test_a_won_bet_is_not_offered_again() -> None:
    s = do(position(bets={(0, 2): "won"}), "send bet")
    assert can(s) == ["bet 1", "bet 3", "bet 4"]
