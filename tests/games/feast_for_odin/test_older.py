"""Games of older rules: what of them can still be read, and why they cannot go on."""

from pathlib import Path

import pytest

from meadhall.core.game import WrongRules
from meadhall.core.record import Ending, Record
from meadhall.games.feast_for_odin import GAME
from tests.games.feast_for_odin.table import new

OLDER = Path(__file__).with_name("older") / "rules-2.json"


def test_a_record_of_older_rules_can_be_read_but_not_replayed() -> None:
    record = Record.open(OLDER)
    assert (record.rules_version, record.seats, record.result) == (2, 1, Ending([-75], [1]))
    assert record.moves[0] == (0, ["occupy", "draw_occupation"])
    assert Record.from_json(record.to_json()) == record
    reason = "played by rules version 2 of feast-for-odin, these are version 3"
    for see in (record.rules, record.start, record.last, lambda: next(record.replay())):
        with pytest.raises(WrongRules, match=reason):
            see()


def test_a_running_game_of_older_rules_is_refused_with_the_reason() -> None:
    dump = {**new().dump(), "rules": 2}
    with pytest.raises(WrongRules, match="version 2"):
        GAME.load(dump)
