"""The registry: registered games, and broken third-party games."""

import logging
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

import meadhall
from meadhall.core.registry import BrokenGame, UnknownGame
from tests.core import package

TINY = "from tests.core.tiny import GAME\n"
BROKEN = {
    "raises": ("raise RuntimeError('out of oars')\n", "sunk = sunk:GAME", "out of oars"),
    "no such module": ("", "sunk = sunk.deep:GAME", "sunk.deep"),
    "no such name": ("", "sunk = sunk:GAME", "GAME"),
    "no game": ("GAME = 5\n", "sunk = sunk:GAME", "sunk:GAME is int, not a Game"),
    "another name": (TINY, "sunk = sunk:GAME", "calls itself 'tiny', registered as 'sunk'"),
    "not Python": ("this is no code\n", "sunk = sunk:GAME", "SyntaxError"),
    "exits": ("raise SystemExit(3)\n", "sunk = sunk:GAME", "SystemExit"),
}


def test_a_game_by_its_slug() -> None:
    one = meadhall.game("animals-on-board")
    assert one.slug == "animals-on-board"
    assert meadhall.game("animals-on-board") is one
    assert one in meadhall.all_games()


def test_an_unknown_game_names_those_there_are() -> None:
    with pytest.raises(UnknownGame) as caught:
        meadhall.game("ludo")
    assert str(caught.value).startswith("no game 'ludo'; there are: ")
    assert "animals-on-board" in str(caught.value)


def test_a_game_that_is_there_but_not_registered_says_what_to_do(tmp_path: Path) -> None:
    (tmp_path / "four_sails").mkdir()
    (tmp_path / "four_sails" / "__init__.py").write_text("raise RuntimeError('not imported')")
    with package.installed(tmp_path), pytest.raises(UnknownGame) as caught:
        meadhall.game("four-sails")
    said = str(caught.value)
    assert "'four_sails'" in said
    assert '[project.entry-points."meadhall.games"]' in said
    assert "pip install -e ." in said


def test_an_unknown_name_that_is_no_package_gets_no_such_advice() -> None:
    for name in ("ludo", "", "../core", "three oars"):
        with pytest.raises(UnknownGame) as caught:
            meadhall.game(name)
        assert "install" not in str(caught.value)


def test_a_registered_game_is_pickled_by_its_name() -> None:
    one = meadhall.game("animals-on-board")
    assert pickle.loads(pickle.dumps(one)) is one


def test_a_game_of_another_package(tmp_path: Path) -> None:
    package.write(tmp_path, "small", TINY, "tiny = small:GAME")
    with package.installed(tmp_path):
        assert meadhall.game("tiny").title == "Tiny"
        assert [one.slug for one in meadhall.all_games()] == sorted(
            one.slug for one in meadhall.all_games()
        )
        assert "tiny" in [one.slug for one in meadhall.all_games()]
    with pytest.raises(UnknownGame):
        meadhall.game("tiny")


@pytest.mark.parametrize("kind", BROKEN)
def test_a_broken_game_is_reported_and_left_out(
    kind: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    code, entry, reason = BROKEN[kind]
    others = [one.slug for one in meadhall.all_games()]
    package.write(tmp_path, "sunk", code, entry)
    package.write(tmp_path, "small", TINY, "tiny = small:GAME")
    with package.installed(tmp_path), caplog.at_level(logging.WARNING):
        found = [one.slug for one in meadhall.all_games()]
        assert found == sorted([*others, "tiny"])
        (line,) = caplog.messages
        assert line.startswith("game 'sunk' (sunk")
        assert "cannot be loaded: " in line
        assert line.endswith("; it is left out")
        assert reason in line
        with pytest.raises(BrokenGame) as caught:
            meadhall.game("sunk")
        assert str(caught.value).startswith("game 'sunk' (sunk")
        assert reason in str(caught.value)


def test_the_list_of_games_and_the_package_of_games_share_a_name() -> None:
    """In a fresh interpreter: importing a game must not take `meadhall.all_games()` away."""
    script = (
        "import meadhall\n"
        "first = meadhall.all_games()\n"
        "import meadhall.games.animals_on_board as room\n"
        "assert meadhall.all_games() == first and room.GAME in first\n"
        "assert meadhall.games.animals_on_board is room\n"
    )
    subprocess.run([sys.executable, "-c", script], check=True)


def test_a_rollout_and_the_api_of_the_readme() -> None:
    """What the package exports at its top level."""
    state = meadhall.game("animals-on-board").start(seats=3, seed=7, options={})
    while not state.over:
        state.play(state.legal()[0])
    assert len(state.scores()) == len(state.ranks()) == 3
    again = meadhall.game("animals-on-board").start(seats=3, seed=7)
    assert meadhall.rollout(again, meadhall.Rng(1)) > 0
    with pytest.raises(meadhall.IllegalAction):
        again.play(0)
