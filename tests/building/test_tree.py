"""The tree itself: directions of imports, nothing of a developer's machine, exact pins."""

import ast
import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

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


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def name_of(requirement: str) -> str:
    return canonicalize_name(Requirement(requirement).name)


def pins(file: str) -> dict[str, Requirement]:
    """The lines of a file of requirements/, each an exact version."""
    lines = (ROOT / "requirements" / file).read_text("utf-8").splitlines()
    found = [Requirement(line) for line in lines if line and line[0] not in "#-"]
    exact = re.compile(r"==[0-9][\w.]*")
    assert [pin for pin in found if not exact.fullmatch(str(pin.specifier))] == []
    return {canonicalize_name(pin.name): pin for pin in found}


def test_pins_satisfy_the_ranges() -> None:
    """`make pins` writes them; no range names an exact version, but for the build's own tools."""
    told = project()
    extras = told["project"]["optional-dependencies"]
    ranges = [*told["project"]["dependencies"], *extras["hall"], *extras["lab"]]
    assert [each for each in ranges if "==" in each or ">=" not in each] == []
    assert "-r play.txt" in (ROOT / "requirements" / "dev.txt").read_text("utf-8")
    play, dev = pins("play.txt"), pins("dev.txt")
    assert play.keys() & dev.keys() == set()
    wanted = [(each, play) for each in [*ranges, *told["build-system"]["requires"]]]
    wanted += [(each, dev) for each in told["dependency-groups"]["dev"]]
    for requirement, pinned in wanted:
        pin = pinned[name_of(requirement)]
        version = str(pin.specifier).removeprefix("==")
        assert Requirement(requirement).specifier.contains(version), f"{requirement}: {pin}"
        assert str(Requirement(requirement).marker) == str(pin.marker)


def test_all_extras_are_in_all() -> None:
    extras = project()["project"]["optional-dependencies"]
    (everything,) = extras["all"]
    assert Requirement(everything).name == "meadhall"
    assert Requirement(everything).extras == extras.keys() - {"all"}


def foreign_imports(*folders: str) -> set[str]:
    """The packages of others that modules below these folders of the package import."""
    tops = set()
    for name, text in texts():
        inside = Path(*name.parts[2:])
        if name.parts[:2] == ("src", "meadhall") and name.suffix == ".py":
            part = inside.parts[0] if len(inside.parts) > 1 else "."
            if part in folders:
                tops |= {top(module) for module in imported(ast.parse(text))}
    return tops - set(sys.stdlib_module_names) - {"meadhall"}


def test_what_the_package_imports_it_asks_for() -> None:
    """No import that works only because another package brings it along, none without its extra."""
    told = project()["project"]
    base = {name_of(each) for each in told["dependencies"]}
    extras = {name: {name_of(each) for each in asked}
              for name, asked in told["optional-dependencies"].items()}  # fmt: skip
    parts = {path.name for path in (ROOT / "src" / "meadhall").iterdir() if path.is_dir()}
    alone = foreign_imports(".", *parts - extras.keys())
    assert {"msgspec", "rich", "typer"} <= alone
    assert alone - base == set()
    assert foreign_imports("hall") - base - extras["hall"] == set()
    assert foreign_imports("lab") - base - extras["lab"] == set()


def imported(code: ast.Module) -> Iterator[str]:
    for node in ast.walk(code):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def top(module: str) -> str:
    """The distribution a module comes from: `fluent.runtime` and `fluent.syntax` are two."""
    name = ".".join(module.split(".")[: 2 if module.startswith("fluent.") else 1])
    return canonicalize_name({"argon2": "argon2-cffi"}.get(name, name))


def test_the_version_stands_in_one_place_and_the_client_has_the_same() -> None:
    told = project()
    assert told["project"]["dynamic"] == ["version"]
    source = ROOT / told["tool"]["hatch"]["version"]["path"]
    assert f'__version__ = "{meadhall.__version__}"' in source.read_text("utf-8")
    for name in ("package.json", "package-lock.json"):
        client = json.loads((ROOT / "web" / name).read_text("utf-8"))
        assert client["version"] == meadhall.__version__, name
    assert told["project"]["license"] == "Apache-2.0"
    assert told["project"]["requires-python"] == ">=3.11"


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
