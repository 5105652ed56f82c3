"""A game that an older tree dumped is loaded and goes on."""

from pathlib import Path

import pytest

from meadhall.core.registry import game
from tests.ladder import cases, golden, running


def name(file: Path) -> str:
    return f"{file.parents[1].name}-{file.stem}"


@pytest.mark.parametrize("file", running.files(), ids=name)
def test_an_old_dump_shows_the_same_and_goes_on(file: Path) -> None:
    old = running.read(file)
    one = game(old.game)
    for moment in old.moments:
        state = one.load(moment.dump)
        state.check()
        assert golden.digest(state) == moment.digest, f"after {moment.moves} moves"
        assert one.load(state.dump()).dump() == state.dump()
        for seat, words in old.moves[moment.moves :]:
            state.play(one.actions.id(words), seat)
        assert state.over
        assert running.ending(state) == old.result


@pytest.mark.parametrize("slug", cases.slugs())
def test_there_is_a_dump_of_each_older_state_version(slug: str) -> None:
    one = game(slug)
    olds = [running.read(file) for file in running.files() if file.parent == running.folder(one)]
    found = {moment.dump.get("state_version", 1) for old in olds for moment in old.moments}
    assert found >= set(range(1, one.state_version))
