"""`meadhall new-game`: in a clone, and as a package of its own, with the real commands."""

import json
import os
import subprocess
import sysconfig
import venv
from pathlib import Path

import pytest

from meadhall import skeleton
from meadhall.core.options import BadOption
from tests.building.checkout import copy_to, environment


class Clone:
    """A copy of the tracked files with an environment of its own."""

    def __init__(self, folder: Path) -> None:
        self.root = copy_to(folder / "clone")
        venv.create(folder / "env", with_pip=True, symlinks=True)
        self.bin = folder / "env" / "bin"
        own = sysconfig.get_path("purelib", vars={"base": str(folder / "env")})
        # the dependencies come from the environment of this test run, Meadhall does not
        Path(own, "dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n")
        pip = ["-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
        self.python(*pip, "--ignore-installed", "-e", str(self.root), cwd=folder)

    def python(self, *words: str, cwd: Path | None = None) -> str:
        done = subprocess.run(
            [str(self.bin / "python"), *words],
            cwd=cwd or self.root,
            env=environment(PATH=f"{self.bin}{os.pathsep}{os.environ['PATH']}"),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout
        return done.stdout

    def meadhall(self, *words: str, cwd: Path | None = None) -> str:
        return self.python("-m", "meadhall.cli", *words, cwd=cwd)


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Clone:
    return Clone(tmp_path_factory.mktemp("new-game"))


@pytest.mark.slow
def test_a_new_game_in_a_clone_passes_the_ladder(clone: Clone) -> None:
    said = clone.meadhall("new-game", "far-harbour", "--seats", "2-4", "--title", "Far Harbour")
    assert "meadhall play far-harbour" in said
    assert "far-harbour" in clone.meadhall("games")
    passed = clone.python(
        "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "not built",
        "-k", "far-harbour or far_harbour", "tests/games/far_harbour", "tests/ladder",
    )  # fmt: skip
    assert "failed" not in passed
    assert int(passed.split(" passed")[0].split()[-1]) > 50
    linted = ["src/meadhall/games/far_harbour", "tests/games/far_harbour"]
    clone.python("-m", "ruff", "check", *linted)
    clone.python("-m", "ruff", "format", "--check", *linted)
    clone.python("tools/typescript.py", "--check")
    assert "- rules/far-harbour.md" in (clone.root / "mkdocs.yml").read_text()


@pytest.mark.slow
def test_a_new_game_elsewhere_is_a_package_of_its_own(clone: Clone, tmp_path: Path) -> None:
    clone.meadhall("new-game", "lone-islet", "--seats", "1-5", cwd=tmp_path)
    assert (tmp_path / "lone-islet" / "src" / "lone_islet" / "rules.py").is_file()
    played = clone.meadhall(
        "play", "lone-islet", "--seats", "1", "--humans", "0", "--bots", "random", "--lang", "pl",
        cwd=tmp_path,
    )  # fmt: skip
    assert "takes token" in played  # it speaks English only
    assert "no law broken" in clone.meadhall("fuzz", "lone-islet", "--games", "20", cwd=tmp_path)
    assert '"lone-islet"' in clone.meadhall("games", "--json", cwd=tmp_path)


@pytest.mark.parametrize("given", ["", "0-2", "4-2", "2-6", "two", "2-", "2–4"])
def test_a_wrong_range_of_seats_is_refused(given: str) -> None:
    with pytest.raises(BadOption, match="--seats is a range such as 2-4, at most 5"):
        skeleton.plan("far-harbour", given, None, clone=True)


@pytest.mark.parametrize("slug", ["", "Far", "far_harbour", "3-oars", "far--harbour", "while"])
def test_a_wrong_slug_is_refused(slug: str) -> None:
    with pytest.raises(BadOption, match="small letters, digits and hyphens"):
        skeleton.plan(slug, "2-4", None, clone=True)


def test_a_slug_that_is_taken_is_refused() -> None:
    with pytest.raises(BadOption, match="there is a game 'skibe' already"):
        skeleton.plan("skibe", "2-4", None, clone=True)


@pytest.mark.parametrize("title", ["", " ", 'The "Hall"', "two\nlines"])
def test_a_title_that_would_break_the_code_is_refused(title: str) -> None:
    with pytest.raises(BadOption, match="--title must be plain text"):
        skeleton.plan("far-harbour", "2-4", title, clone=True)


def test_clauses_get_a_letter_that_no_other_game_has() -> None:
    assert skeleton.plan("far-harbour", "2-4", None, clone=True).letter == "F"
    assert skeleton.plan("also-new", "2-4", None, clone=True).letter == "N"  # A, L, S, O are taken


def test_nothing_is_written_over(tmp_path: Path) -> None:
    new = skeleton.plan("far-harbour", "2-4", None, clone=False)
    readme = tmp_path / "far-harbour" / "README.md"
    readme.parent.mkdir()
    readme.write_text("mine")
    with pytest.raises(BadOption, match=r"README\.md is there already"):
        skeleton.write_project(tmp_path, new)
    assert [path.name for path in readme.parent.iterdir()] == ["README.md"]
    assert readme.read_text() == "mine"


def test_a_command_that_fails_is_shown_with_its_output(tmp_path: Path) -> None:
    with pytest.raises(skeleton.CannotWrite, match="No module named nowhere"):
        skeleton.run(["-m", "nowhere"], tmp_path)


def test_every_name_in_the_templates_is_filled_in(tmp_path: Path) -> None:
    new = skeleton.plan("far-harbour", "3", "Far Harbour", clone=False)
    (root,) = skeleton.write_project(tmp_path, new)
    texts = {path: path.read_text("utf-8") for path in root.rglob("*") if path.is_file()}
    assert [str(path) for path, text in texts.items() if "{{" in text] == []
    pieces = json.loads(texts[root / "src" / "far_harbour" / "pieces.json"])
    assert pieces["tokens"]["row"] == 3
    assert "3 players" in texts[root / "src" / "far_harbour" / "__init__.py"]
