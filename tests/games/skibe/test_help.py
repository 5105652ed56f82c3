"""The worked examples of the help."""

from tests.games.skibe.arrange import BLUE, GAME, arrange, do
from tests.games.worked import sums
from tests.marks import clause

SHIP = ["blue*", "blue*", "blue"]


@clause("help-score")
def test_the_worked_score() -> None:
    s = arrange(ships=[SHIP, [], []], food=[3, 1, 1])
    do(s, "stern top")
    assert s.points[BLUE] == 15
    both = arrange(ships=[["blue/red*"], [], []], food=[2, 1, 1])
    assert [pay.points for pay in both.view(None).ships[0].pays] == [4, 4, 0]
    assert sums(GAME, "help-score") == [15, 4]


@clause("help-score", "S-10.1")
def test_the_worked_score_counts_the_shield_of_the_stern() -> None:
    s = arrange(ships=[SHIP, [], []], food=[3, 1, 1], count_stern_shield=True)
    do(s, "stern top")
    assert s.points[BLUE] == 18
    assert sums(GAME, "help-score", count_stern_shield=True) == [15, 4, 18]
