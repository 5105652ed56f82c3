"""The fuzzer: finds laws that are broken on purpose, and writes down how."""

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import meadhall
from meadhall.core.journal import Journal
from meadhall.core.options import BadOption
from meadhall.core.record import BadRecord, Record
from meadhall.core.state import State
from meadhall.core.takeback import PlayedMove, Takebacks
from meadhall.core.texts import Teller
from meadhall.lab.fuzz import Law, allowed, fuzz, fuzz_one, runs, settings
from meadhall.terminal import replay
from tests.core.tiny import GAME
from tests.ladder import toy

ANIMALS = meadhall.game("animals-on-board")
RULES = "rules.py"
SHOWN = "self.shown[seat].append(self.chosen[seat])"
# what is broken: right, wrong, what the fuzzer says
MISTAKES = {
    "a piece is lost": (SHOWN, "self.shown[seat].append(1)", "AssertionError"),
    "the rules stumble": (
        SHOWN,
        "self.shown[seat].append(self.chosen[seat] if self.shown[seat] else self.stock[99])",
        "IndexError",
    ),
    "a dead end": (
        "return [SHOW.id(oar) for oar in s.hands[seat]]",
        "return [SHOW.id(oar) for oar in s.hands[seat]] if len(s.hands[seat]) > 1 else []",
        "Law: seat",
    ),
    "an action twice": (
        "for oar in s.hands[seat]]",
        "for oar in s.hands[seat] * 2]",
        "Law: an action is listed twice for seat",
    ),
    "the tally lies": (
        'TallyLine("tally-rounds", self.won[seat])',
        'TallyLine("tally-rounds", 7)',
        "Law: the tally of seat 0 is 7",
    ),
    "a copy shares": (
        "    hands: list[list[int]]",
        "    hands: Shared[list[list[int]]]",
        "IllegalAction: seat",
    ),
}


def show(record: Record, answers: list[str]) -> str:
    """What `meadhall replay` shows of a record, answered so and then left."""
    console = Console(file=StringIO(), width=200)
    words = iter([*answers, "q"])
    replay(record, Teller(record.rules(), "en"), console, None, None, lambda _: next(words))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_broken_law_is_found_and_the_record_opens_where_it_broke(
    mistake: str, tmp_path: Path
) -> None:
    right, wrong, words = MISTAKES[mistake]
    with toy.toy(tmp_path, {RULES: (right, wrong)}) as game:
        broken = fuzz(game, 20, 1, tmp_path)
        assert broken is not None
        assert broken.game == "three-oars"
        assert words in broken.reason
        assert broken.file is not None
        record = Record.open(Path(broken.file))
        assert (record.seats, len(record.moves)) == (broken.seats, broken.move)
        assert record.note == broken.reason
        shown = show(record, [])
        assert "Failed here: " in shown
        stumbled = mistake == "the rules stumble"
        last = broken.move - 1 if stumbled else broken.move
        assert f"Move {last} of {broken.move}" in shown
        assert "Move 0 of" in show(record, ["0"])
        assert f"Move {max(last - 1, 0)} of {broken.move}" in show(record, ["b"])
        if stumbled:
            with pytest.raises(BadRecord, match=rf"move {broken.move} of .*IndexError"):
                record.last()
            assert f"move {broken.move} of {broken.move}: IndexError" in shown


def test_a_set_up_that_breaks_is_reported(tmp_path: Path) -> None:
    change = ("self.won = [0] * self.seats", "self.won = [[0, 0]][self.seats - 2]")
    with toy.toy(tmp_path, {RULES: change}) as game:
        broken = fuzz(game, 10, 1, tmp_path)
    assert broken is not None
    assert (broken.seats, broken.move) == (3, 0)
    assert "IndexError" in broken.reason


def test_a_value_error_in_the_set_up_is_no_refused_option(tmp_path: Path) -> None:
    change = ("self.won = [0] * self.seats", "self.stock.remove(99)")
    with toy.toy(tmp_path, {RULES: change}) as game:
        broken = fuzz(game, 10, 1, tmp_path)
    assert broken is not None
    assert "ValueError" in broken.reason


def test_a_game_that_never_ends_is_found(tmp_path: Path) -> None:
    with toy.toy(tmp_path, {"__init__.py": ("longest=12", "longest=5")}) as game:
        broken = fuzz(game, 10, 1, tmp_path)
    assert broken is not None
    assert broken.move == 5
    assert "Law: more than 5 decisions" in broken.reason


def test_a_sound_game_breaks_no_law(tmp_path: Path) -> None:
    ticks: list[int] = []
    assert fuzz(ANIMALS, 14, 3, tmp_path, lambda: ticks.append(1)) is None
    assert len(ticks) == 14
    assert list(tmp_path.iterdir()) == []


def test_the_fuzzer_goes_over_all_seats_options_and_starters() -> None:
    found = list(runs(ANIMALS, 200, 1))
    for seats in ANIMALS.seats:
        mine = [options for count, options, _ in found if count == seats]
        assert any(options.get("surplus") == "ask" for options in mine)
        assert any(options.get("last_turn_optional") is False for options in mine)
        assert any(not options for options in mine)
        starters = {options.get("first_player") for options in mine}
        assert starters == {None, *(str(seat + 1) for seat in range(seats))}
    assert len({seed for _, _, seed in found}) == 200
    assert found == list(runs(ANIMALS, 200, 1))
    assert found != list(runs(ANIMALS, 200, 2))


def test_settings_leave_out_what_is_not_for_that_many() -> None:
    found = settings(GAME)
    assert (2, {"loud": True}) in found
    assert (2, {"pace": "quick"}) in found
    assert (2, {"rounds": 1}) not in found or (2, {"rounds": 9}) in found
    assert not [options for seats, options in found if seats == 2 and "rare" in options]
    assert (3, {"rare": True}) in found
    assert all(allowed(GAME, seats, options) for seats, options in found)
    assert not allowed(GAME, 2, {"rare": True})


def test_undo_over_a_reveal_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A journal that allows undo over a reveal breaks the laws of undo."""

    played = Takebacks.played

    def unmoved(self: Takebacks, made: PlayedMove, _: State) -> None:
        played(self, made, made.before)

    monkeypatch.setattr(Takebacks, "played", unmoved)
    with pytest.raises(Law, match="undo would go over a reveal"):
        fuzz_one(ANIMALS, 2, {}, 1)


def test_undo_of_anothers_move_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Journal, "can_undo", lambda *_: 1)
    with pytest.raises(Law, match=r"seat \d could undo seat \d"):
        fuzz_one(ANIMALS, 2, {}, 1)


def test_fixed_options_go_with_all_combinations_of_the_others() -> None:
    found = [(seats, options) for seats, options, _ in runs(ANIMALS, 400, 1, {"surplus": "ask"})]
    assert all(options["surplus"] == "ask" for _, options in found)
    for seats in ANIMALS.seats:
        mine = [options for count, options in found if count == seats]
        for late in (True, False):
            assert any(options["last_turn_optional"] is late for options in mine)


def test_options_with_which_no_game_starts_are_refused() -> None:
    with pytest.raises(BadOption, match="no game can be started"):
        list(runs(ANIMALS, 4, 1, {"surplus": "never"}))
