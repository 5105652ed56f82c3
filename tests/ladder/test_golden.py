"""Golden playthroughs, line by line, on this build; and the same on the other build."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import meadhall.core.state
from meadhall.core.registry import game
from tests.ladder import cases, golden

ROOT = Path(__file__).resolve().parents[2]


def all_golden() -> list[tuple[str, str]]:
    return [(slug, name) for slug in cases.slugs() for name in golden.wanted(game(slug))]


@pytest.mark.parametrize(("slug", "name"), all_golden())
def test_golden_playthrough(slug: str, name: str) -> None:
    one = game(slug)
    file = golden.folder(one) / name
    assert file.exists(), f"{slug} lacks the playthrough {name}: make golden"
    wrote = file.read_text(encoding="utf-8").splitlines()
    assert golden.playthrough(one, *golden.wanted(one)[name]).splitlines() == wrote


@pytest.mark.parametrize("slug", cases.slugs())
def test_no_golden_playthrough_is_left_over(slug: str) -> None:
    one = game(slug)
    assert {file.name for file in golden.folder(one).iterdir()} == set(golden.wanted(one))


@pytest.mark.built
@pytest.mark.parametrize("slug", cases.slugs())
def test_compiled_and_interpreted_play_the_same_game(slug: str) -> None:
    assert meadhall.core.state.__file__.endswith((".so", ".pyd")), "run this on the compiled build"
    one = game(slug)
    case = list(golden.wanted(one).values())[-1]
    script = (
        "import json, sys\n"
        "import meadhall.core.state as core\n"
        "from meadhall.core.registry import game\n"
        "from tests.ladder.golden import playthrough\n"
        "assert core.__file__.endswith('.py'), core.__file__\n"
        "slug, case = json.loads(sys.argv[1])\n"
        "print(playthrough(game(slug), *case), end='')\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", script, json.dumps([slug, case])],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.splitlines() == golden.playthrough(one, *case).splitlines()
