"""The worked examples of the help."""

import pytest

from meadhall.games.vikings_on_board import GAME
from tests.games.vikings_on_board.harbour import bet, do, lost, order, pile, position
from tests.games.worked import sums
from tests.marks import clause


@clause("help-score")
def test_the_worked_score() -> None:
    s = position(
        ["Y3", "G1", *[None] * 6],
        seats=2,
        captain=0,
        piles=["grain grain nails hides"],
        bets={(0, 4): "won"},
        market=(2, 2, 3),
        load="",
        draw="",
    )
    assert do(s, "sail 1").scores()[0] == 13
    assert sums(GAME, "help-score") == [13]


@clause("V-4.4", "V-4.5", "V-5.2")
def test_the_worked_sailing() -> None:
    bets = {(3, 2): "1 blue", (2, 2): "1 red"}
    s = position(["B3 R3 G2"], captain=0, goods={1: "grain hides hides nails"}, bets=bets)
    assert order(s, 1) == ["blue", "red", "green"]
    do(s, "sail 1", "take grain", "take hides", "take hides")
    assert [len(pile(s, seat)) for seat in range(4)] == [1, 2, 1, 0]
    assert (bet(s, 3, 2), bet(s, 2, 2)) == ("won", "1 red")


@clause("V-4.6", "V11")
@pytest.mark.parametrize("neutral", [True, False])
def test_the_worked_sharing_with_a_neutral_clan(neutral: bool) -> None:
    s = position(
        ["Y3 B2 R1"],
        seats=3,
        captain=0,
        goods={1: "hides grain nails"},
        neutral_clan_counts_as_present=neutral,
    )
    assert order(s, 1) == ["yellow", "blue", "red"]
    assert do(s, "sail 1").waiting == [2]
    do(s, "remove grain", "take hides")
    assert (lost(s), pile(s, 1), pile(s, 0)) == (["grain"], ["hides"], ["nails"])
