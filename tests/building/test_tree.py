"""The source tree: import directions, no registry or local paths, exact pins."""

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
from tests.building.checkout import copy_to, environment, tracked
from tests.ladder.parts import ROOT

# Built from parts, so that this file does not match its own patterns.
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
            continue  # binary file
    return found


@pytest.mark.parametrize("pattern", [REGISTRY, MACHINE], ids=["registry", "machine"])
def test_no_tracked_file_contains_a_registry_or_a_local_path(
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
def test_the_patterns_match_registries_and_local_paths(pattern: re.Pattern[str], line: str) -> None:
    assert pattern.search(line)


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def name_of(requirement: str) -> str:
    return canonicalize_name(Requirement(requirement).name)


def pins(file: str) -> dict[str, Requirement]:
    """Requirements of a file of requirements/, each an exact version."""
    lines = (ROOT / "requirements" / file).read_text("utf-8").splitlines()
    found = [Requirement(line) for line in lines if line and line[0] not in "#-"]
    exact = re.compile(r"==[0-9][\w.]*")
    assert [pin for pin in found if not exact.fullmatch(str(pin.specifier))] == []
    return {canonicalize_name(pin.name): pin for pin in found}


def test_pins_satisfy_the_ranges() -> None:
    """`make pins` writes them. Only build tools may be pinned in pyproject.toml."""
    config = project()
    extras = config["project"]["optional-dependencies"]
    ranges = [*config["project"]["dependencies"], *extras["hall"], *extras["lab"]]
    assert [each for each in ranges if "==" in each or ">=" not in each] == []
    assert "-r play.txt" in (ROOT / "requirements" / "dev.txt").read_text("utf-8")
    play, dev = pins("play.txt"), pins("dev.txt")
    assert play.keys() & dev.keys() == set()
    played = [*config["project"]["dependencies"], *extras["hall"]]
    wanted = [(each, play) for each in [*played, *config["build-system"]["requires"]]]
    wanted += [(each, dev) for each in [*extras["lab"], *config["dependency-groups"]["dev"]]]
    for requirement, pinned in wanted:
        pin = pinned[name_of(requirement)]
        version = str(pin.specifier).removeprefix("==")
        assert Requirement(requirement).specifier.contains(version), f"{requirement}: {pin}"
        assert str(Requirement(requirement).marker) == str(pin.marker)


def test_the_extra_all_contains_every_extra() -> None:
    extras = project()["project"]["optional-dependencies"]
    (everything,) = extras["all"]
    assert Requirement(everything).name == "meadhall"
    assert Requirement(everything).extras == extras.keys() - {"all"}


def foreign_imports(*folders: str) -> set[str]:
    """Third-party packages imported by modules below these folders of the package."""
    tops = set()
    for name, text in texts():
        inside = Path(*name.parts[2:])
        if name.parts[:2] == ("src", "meadhall") and name.suffix == ".py":
            part = inside.parts[0] if len(inside.parts) > 1 else "."
            if part in folders:
                tops |= {top(module) for module in imported(ast.parse(text))}
    return tops - set(sys.stdlib_module_names) - {"meadhall"}


def test_every_imported_package_is_a_declared_dependency() -> None:
    """Every import has a declared dependency, in the extra that its module belongs to."""
    config = project()["project"]
    base = {name_of(each) for each in config["dependencies"]}
    extras = {name: {name_of(each) for each in asked}
              for name, asked in config["optional-dependencies"].items()}  # fmt: skip
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
    """Distribution of a module: `fluent.runtime` and `fluent.syntax` are separate ones."""
    name = ".".join(module.split(".")[: 2 if module.startswith("fluent.") else 1])
    return canonicalize_name({"argon2": "argon2-cffi", "pyspiel": "open-spiel"}.get(name, name))


def test_package_and_client_have_the_same_version() -> None:
    config = project()
    assert config["project"]["dynamic"] == ["version"]
    source = ROOT / config["tool"]["hatch"]["version"]["path"]
    assert f'__version__ = "{meadhall.__version__}"' in source.read_text("utf-8")
    for name in ("package.json", "package-lock.json"):
        client = json.loads((ROOT / "web" / name).read_text("utf-8"))
        assert client["version"] == meadhall.__version__, name
    assert config["project"]["license"] == "Apache-2.0"
    assert config["project"]["requires-python"] == ">=3.11"


@pytest.mark.parametrize("package", ["core", "games", "bots", "hall", "lab"])
def test_every_package_documents_its_contents_and_imports(package: str) -> None:
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
def test_forbidden_imports_break_the_contracts(tmp_path: Path) -> None:
    """The contracts hold, and each forbidden import breaks them in a copy."""
    tree = copy_to(tmp_path)
    done = lint_imports(tree)
    assert done.returncode == 0, done.stdout + done.stderr
    for what, (file, line) in FORBIDDEN.items():
        path = tree / "src" / "meadhall" / file
        right = path.read_text("utf-8")
        path.write_text(f"{right}\n{line}\n", encoding="utf-8")
        done = lint_imports(tree)
        assert done.returncode == 1, what
        assert "BROKEN" in done.stdout
        path.write_text(right, encoding="utf-8")
