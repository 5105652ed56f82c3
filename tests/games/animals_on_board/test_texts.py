"""What the log tells of crates, and what the moves say."""

from meadhall.core.texts import Teller
from meadhall.games.animals_on_board import GAME
from meadhall.games.animals_on_board.rules import Animals
from tests.games.animals_on_board.table import do, position

SAY = Teller(GAME, "en", ["Ann", "Bo", "Cleo", "Dag"])
GROUPS = ["panda1 tiger1 tiger2 zebra5", "camel1 camel2", "?"]


def told(s: Animals, *moves: str) -> list[str]:
    s.chronicle = []
    do(s, *moves)
    return [SAY.say(line.key, line.args) for line in s.chronicle if line.readable(None)]


def test_the_log_tells_that_a_split_brings_a_crate() -> None:
    s = position(GROUPS, crates=[2, 1, 1, 1])
    assert told(s, "split 2") == [
        "Ann splits 2 into 1 (group 2) and 1 (group 3).",
        "Ann gets 1 crate (now 3).",
    ]


def test_the_log_tells_that_a_sixth_crate_costs_one() -> None:
    s = position(GROUPS, crates=[5, 1, 1, 1])
    assert told(s, "split 2")[1:] == ["Ann returns 1 crate (now 4)."]


def test_the_log_tells_what_a_group_costs() -> None:
    s = position(GROUPS, crates=[3, 1, 1, 1])
    assert told(s, "take 2") == ["Ann takes camel 1 and camel 2 for 2 crates."]


def test_the_moves_say_what_is_in_a_group_and_what_it_costs() -> None:
    s = position(GROUPS, crates=[5, 1, 1, 1], hidden="fox5")
    offered = list(map(SAY.move, s.legal(), s.details(0)))
    assert offered == [
        "Split group 1 (crates 5 → 4): panda 1, tiger 1, tiger 2, and zebra 5",
        "Split group 2 (crates 5 → 4): camel 1 and camel 2",
        "Take group 1 for 4 crates: panda 1, tiger 1, tiger 2, and zebra 5",
        "Take group 2 for 2 crates: camel 1 and camel 2",
        "Take group 3 for 1 crate: the hidden tile",
    ]
    do(s, "split 1", "pull tiger 2")
    assert SAY.move(s.legal()[-1], s.details(0)[-1]) == "Finish splitting (3 | 1)"
