"""The tree itself: directions of imports, nothing of a developer's machine, exact pins."""

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import meadhall
from tests.building.house import copy_to, environment, tracked
from tests.ladder.parts import ROOT

# Put together from parts, so that this file does not contain what it looks for.
REGISTRY = re.compile(
    "|".join(["py" + r"pi\.org", "python" + r"hosted\.org", "registry" + r"\.npmjs",
              "index" + "-url", "find" + "-links", "trusted" + "-host", "file:" + "//"])
)  # fmt: skip
MACHINE = re.compile(r"(?<![\w.])/(?:home|root|work|Users|opt|mnt)/\w")


def texts() -> list[tuple[Path, str]]:
    found = []
    for name in tracked():
        try:
            found.append((name, (ROOT / name).read_text(encoding="utf-8")))
        except UnicodeDecodeError:
            continue  # a picture or a font
    return found


@pytest.mark.parametrize("pattern", [REGISTRY, MACHINE], ids=["registry", "machine"])
def test_no_tracked_file_names_a_registry_or_a_developers_machine(
    pattern: re.Pattern[str],
) -> None:
    found = [
        f"{name}:{number}: {line.strip()[:80]}"
        for name, text in texts()
        for number, line in enumerate(text.splitlines(), 1)
        if pattern.search(line)
    ]
    assert len(texts()) > 80
    assert found == []


@pytest.mark.parametrize(
    ("pattern", "line"),
    [
        (REGISTRY, "--index" + "-url https://example.org/simple"),
        (REGISTRY, "from https://files.python" + "hosted.org/packages"),
        (MACHINE, "see /home" + "/ann/src"),
        (MACHINE, 'open("/work' + '/x")'),
    ],
)
def test_and_would_be_found(pattern: re.Pattern[str], line: str) -> None:
    assert pattern.search(line)


def test_every_dependency_is_pinned_and_the_same_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    play, dev = (
        (ROOT / "requirements" / name).read_text("utf-8").splitlines()
        for name in ("play.txt", "dev.txt")
    )
    assert "-r play.txt" in dev
    dev.remove("-r play.txt")
    pins = [line for line in play + dev if line and not line.startswith("#")]
    assert [
        pin for pin in pins if not re.fullmatch(r"[A-Za-z0-9._-]+==[0-9][\w.]*(?:; .+)?", pin)
    ] == []
    wanted = project["project"]["dependencies"] + project["build-system"]["requires"]
    same = {pin.lower().replace("-", "_") for pin in pins}
    assert [pin for pin in wanted if pin.lower().replace("-", "_") not in same] == []


def test_what_the_package_imports_it_asks_for() -> None:
    """No import that works only because another package brings it along."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    asked = {re.split(r"[=<>\[]", each)[0] for each in project["project"]["dependencies"]}
    asked = {name.lower().replace("-", "_") for name in asked}
    tops = set()
    for name, text in texts():
        if name.parts[0] == "src" and name.suffix == ".py":
            tops |= {top(module) for module in imported(ast.parse(text))}
    outside = tops - set(sys.stdlib_module_names) - {"meadhall"}
    assert outside - asked == set()


def imported(code: ast.Module) -> Iterator[str]:
    for node in ast.walk(code):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def top(module: str) -> str:
    """The distribution a module comes from: `fluent.runtime` and `fluent.syntax` are two."""
    name = ".".join(module.split(".")[: 2 if module.startswith("fluent.") else 1])
    return {"argon2": "argon2_cffi"}.get(name, name)


def test_versions_agree() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["version"] == meadhall.__version__
    assert project["license"] == "Apache-2.0"
    assert project["requires-python"] == ">=3.11"


@pytest.mark.parametrize("package", ["core", "games", "bots", "hall", "lab"])
def test_every_room_says_what_lives_there_and_what_it_may_import(package: str) -> None:
    text = (ROOT / "src" / "meadhall" / package / "__init__.py").read_text("utf-8")
    words = text.partition('"""')[2].partition('"""')[0]
    assert len(words.split()) > 10
    assert "import" in words


FORBIDDEN = {
    "core knows bots": ("core/view.py", "from meadhall.bots import make"),
    "core knows a game": ("core/view.py", "import meadhall.games.animals_on_board"),
    "a game knows the lab": ("games/animals_on_board/view.py", "import meadhall.lab.fuzz"),
    "a game knows the terminal": ("games/animals_on_board/view.py", "import meadhall.terminal"),
    "bots know the lab": ("bots/random.py", "import meadhall.lab.simulate"),
    "a bot knows a game": ("bots/random.py", "import meadhall.games.animals_on_board"),
    "the lab knows the command line": ("lab/fuzz.py", "import meadhall.cli"),
    "the hall knows the lab": ("hall/__init__.py", "import meadhall.lab.fuzz"),
}


def lint_imports(folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [Path(sys.executable).with_name("lint-imports"), "--no-cache"],
        cwd=folder,
        env=environment(PYTHONPATH=str(folder / "src")),
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.slow
def test_imports_go_one_way(tmp_path: Path) -> None:
    """The contracts hold, and each forbidden import breaks them: shown on a copy."""
    house = copy_to(tmp_path)
    done = lint_imports(house)
    assert done.returncode == 0, done.stdout + done.stderr
    for what, (file, line) in FORBIDDEN.items():
        path = house / "src" / "meadhall" / file
        right = path.read_text("utf-8")
        path.write_text(f"{right}\n{line}\n", encoding="utf-8")
        done = lint_imports(house)
        assert done.returncode == 1, what
        assert "BROKEN" in done.stdout
        path.write_text(right, encoding="utf-8")
