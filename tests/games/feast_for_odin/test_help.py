"""The worked examples of the help."""

from meadhall.games.feast_for_odin import GAME
from meadhall.games.feast_for_odin.boards import BOARD_NAMES, BOARDS, COLUMN_NAMES, STRIDE
from meadhall.games.feast_for_odin.rules import Odin
from tests.games.feast_for_odin.table import bare, cover, fleet, give, new, own
from tests.games.worked import sums
from tests.marks import clause


def leave_open(s: Odin, board: str, many: int) -> Odin:
    """Covers all minus cells of a board but so many."""
    minus = BOARDS[BOARD_NAMES.index(board)].minus
    cells = [
        f"{COLUMN_NAMES[at % STRIDE]}{at // STRIDE + 1}"
        for at in range(minus.bit_length())
        if minus >> at & 1
    ]
    return cover(s, board, *cells[many:])


@clause("help-score")
def test_the_worked_score() -> None:
    s = fleet(bare(new(2)), "knarr")
    assert s.scores()[0] == 5 - 86
    s.players[0].emigrants = [2]  # a longship
    s.players[0].penalties = 1
    leave_open(own(s, "shetland"), "shetland", 4)
    leave_open(own(s, "stone_house_1"), "stone_house_1", 2)
    leave_open(s, "home", 10)
    give(s, sheep=2, silver=7, wood=1, stone=1)
    found = {line.key.removeprefix("tally-"): line.points for line in s.tally(0)}
    assert found["buildings"] == 10
    assert found["islands"] == 6
    assert s.scores()[0] == 34
    assert sums(GAME, "help-score") == [34]
