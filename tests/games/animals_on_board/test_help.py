"""The worked examples of the help."""

from meadhall.games.animals_on_board import GAME
from tests.games.animals_on_board.table import position
from tests.games.worked import sums
from tests.marks import clause

TIGERS = "tiger1 tiger2 tiger3 tiger4 tiger5"
PANDAS = "panda1 panda2 panda3 panda4 panda5"


def points(words: str, crates: int = 0) -> int:
    return position(["?"], arks=[words], crates=[crates, 0, 0, 0]).scores()[0]


@clause("help-score")
def test_the_worked_score() -> None:
    ark = f"zebra4 fox2 panda1 panda2 panda3 {TIGERS} elephant1 elephant2"
    assert points(ark, crates=2) == 48
    assert sums(GAME, "help-score") == [48]


@clause("A-5.3")
def test_the_worked_surplus_of_eleven_animals() -> None:
    assert points(f"{TIGERS} {PANDAS} turtle1") == 50
    assert points(f"tiger1 tiger2 tiger3 tiger4 {PANDAS} turtle1") == 46
