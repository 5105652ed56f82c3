"""Build scripts: make, .ci/run, tools/setup.py, hatch_build.py."""

import importlib.util
import os
import re
import subprocess
import sys
import venv
from pathlib import Path
from types import ModuleType

import pytest

from tests.building.checkout import copy_to, environment
from tests.ladder.parts import ROOT

PROMISED = ["play", "test", "lint", "bench", "docs", "clean", "help"]


def load(file: str) -> ModuleType:
    """Loads a script of the checkout as a module."""
    spec = importlib.util.spec_from_file_location(Path(file).stem, ROOT / file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def script(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
    path.chmod(0o755)


def make(*words: str, cwd: Path, **env: str) -> str:
    quiet = {"MAKEFLAGS": "", "MAKELEVEL": "0"}
    done = subprocess.run(
        ["make", "--no-print-directory", *words],
        cwd=cwd,
        env=environment(**quiet, **env),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_help_lists_every_target() -> None:
    listed = [line.split()[0] for line in make("help", cwd=ROOT).splitlines()]
    phony = re.findall(r"^\.PHONY: (.*)$", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert sorted(listed) == sorted(phony[0].split())
    assert set(PROMISED) <= set(listed)
    assert make(cwd=ROOT) == make("help", cwd=ROOT)


def test_ci_runs_make_test_at_the_root(tmp_path: Path) -> None:
    script(tmp_path / "make", f'echo "$PWD: $*" > {tmp_path}/called')
    path = f"{tmp_path}{os.pathsep}{os.environ['PATH']}"
    subprocess.run([ROOT / ".ci" / "run"], cwd=tmp_path, env=environment(PATH=path), check=True)
    assert (tmp_path / "called").read_text() == f"{ROOT}: test\n"


@pytest.mark.parametrize("target", ["test", "quick", "soak", "lint", "docs"])
def test_targets_install_the_development_tools_they_need(target: str, tmp_path: Path) -> None:
    for name in ("Makefile", "pyproject.toml", "requirements/play.txt", "requirements/dev.txt"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    assert "tools/setup.py dev .venv" in make("--dry-run", target, cwd=tmp_path)


def test_a_second_run_repeats_no_setup(tmp_path: Path) -> None:
    """Uses a fake Python and fake tools that record their calls."""
    tree = tmp_path / "tree"
    for name in ("Makefile", "pyproject.toml", "requirements/play.txt", "requirements/dev.txt"):
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        (tree / name).write_bytes((ROOT / name).read_bytes())
    log = tmp_path / "log"
    tools = " ".join(f".venv/bin/{tool}" for tool in ("ruff", "mypy", "lint-imports"))
    script(
        tmp_path / "python",
        f"echo setup $* >> {log}\nmkdir -p .venv/bin\n"
        f"for tool in {tools}; do printf '#!/bin/sh\\n' > $tool; chmod +x $tool; done",
    )
    for _ in range(2):
        make("lint", f"PYTHON={tmp_path}/python", cwd=tree)
    play, dev = "setup tools/setup.py play .venv\n", "setup tools/setup.py dev .venv\n"
    assert log.read_text() == play + dev
    newer = (tree / ".venv" / "ready").stat().st_mtime + 10
    os.utime(tree / "requirements" / "dev.txt", (newer, newer))
    make("lint", f"PYTHON={tmp_path}/python", cwd=tree)
    assert log.read_text() == play + dev + dev


def test_playing_needs_no_test_tools() -> None:
    shown = make("-n", "-B", "play", cwd=ROOT)
    assert "tools/setup.py play" in shown
    assert "tools/setup.py dev" not in shown
    play = (ROOT / "requirements" / "play.txt").read_text(encoding="utf-8").splitlines()
    assert not any(line.startswith(("pytest", "playwright", "mkdocs", "ruff")) for line in play)


def test_make_test_lints_and_tests_both_builds() -> None:
    """Checks the recipe without running it."""
    shown = make("-n", "-o", ".venv/play", "-o", ".venv/ready", "test", cwd=ROOT)
    for part in ("ruff check", "ruff format --check", "/mypy", "/lint-imports"):
        assert part in shown
    runs = [line for line in shown.splitlines() if "-m pytest" in line]
    assert len(runs) == 2
    assert runs[0].startswith("PYTHONPATH=.build/compiled")
    jobs = 2 * (os.cpu_count() or 1)
    assert all(f"-n {jobs} " in line for line in runs)


# --- tools/setup.py -------------------------------------------------------------------------


def test_an_old_python_is_reported_with_the_needed_version(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = load("tools/setup.py")
    monkeypatch.setattr(sys, "version_info", (3, 9, 1))
    with pytest.raises(SystemExit) as caught:
        setup.main("play", ".venv")
    said = str(caught.value)
    assert "it needs Python 3.11 or newer, this is 3.9.1" in said
    assert "make PYTHON=python3.12" in said


def test_a_missing_venv_module_is_reported(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    setup = load("tools/setup.py")
    monkeypatch.setattr(setup, "ROOT", tmp_path)

    def fail(*_: object, **__: object) -> None:
        raise subprocess.CalledProcessError(1, "ensurepip")

    monkeypatch.setattr(venv, "create", fail)
    with pytest.raises(SystemExit, match="apt-get install python3-venv"):
        setup.main("play", ".venv")


def test_a_failed_installation_is_reported(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    setup = load("tools/setup.py")
    monkeypatch.setattr(setup, "ROOT", tmp_path)
    script(tmp_path / ".venv" / "bin" / "python", "exit 7")
    with pytest.raises(SystemExit, match=r"could not be installed .pip ended with 7"):
        setup.main("play", ".venv")


# --- hatch_build.py -------------------------------------------------------------------------


@pytest.fixture
def builder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """The build script on a copy of the tree, with a fake compiler that writes a file."""
    found = load("hatch_build.py")
    tree = copy_to(tmp_path / "tree")
    monkeypatch.setattr(found, "ROOT", tree)
    monkeypatch.setattr(found, "SOURCE", tree / "src")
    monkeypatch.setattr(found, "BENCH", tree / "bench")
    monkeypatch.setattr(found, "__file__", str(tree / "hatch_build.py"))
    monkeypatch.setattr(found, "compiler_missing", lambda: None)
    monkeypatch.delenv("MEADHALL_COMPILE", raising=False)

    def compile_into(target: Path, _build: Path, bench: bool) -> None:
        assert bench
        module = target / "meadhall" / "core" / "state.so"
        module.parent.mkdir(parents=True, exist_ok=True)
        module.write_text("compiled")

    monkeypatch.setattr(found, "compile_into", compile_into)
    return found


def test_unchanged_rules_are_compiled_once(
    builder: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "compiled"
    builder.main(target)
    assert "compiling the rules" in capsys.readouterr().out
    assert (target / "meadhall" / "core" / "state.so").exists()
    builder.main(target)
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize(
    ("file", "again"),
    [
        ("core/state.py", True),
        ("core/pieces.py", True),
        ("games/animals_on_board/rules.py", True),
        ("cli.py", False),
        ("texts/en.ftl", False),
        ("games/animals_on_board/texts/en.ftl", False),
        ("../../bench/noughts/rules.py", True),
        ("../../bench/tables.py", False),
    ],
)
def test_only_changed_rules_are_compiled_again(
    builder: ModuleType,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    file: str,
    again: bool,
) -> None:
    target = tmp_path / "compiled"
    builder.main(target)
    capsys.readouterr()
    with (builder.SOURCE / "meadhall" / file).open("a", encoding="utf-8") as text:
        text.write("# changed\n")
    builder.main(target)
    assert ("compiling" in capsys.readouterr().out) == again
    copy = target / "bench" / file.removeprefix("../../bench/")
    copy = copy if copy.exists() else target / "meadhall" / file
    assert copy.read_text("utf-8").endswith("# changed\n")
    assert (target / "meadhall" / "core" / "state.so").exists()


def test_compilation_can_be_switched_off_and_on(
    builder: ModuleType,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    target = tmp_path / "compiled"
    builder.main(target)
    monkeypatch.setenv("MEADHALL_COMPILE", "0")
    for _ in range(2):
        capsys.readouterr()
        builder.main(target)
        assert capsys.readouterr().out == "meadhall runs interpreted: MEADHALL_COMPILE=0\n"
        assert not (target / "meadhall" / "core" / "state.so").exists()
    monkeypatch.delenv("MEADHALL_COMPILE")
    builder.main(target)
    assert (target / "meadhall" / "core" / "state.so").exists()


def test_a_missing_compiler_is_reported_and_a_new_one_is_used(
    builder: ModuleType,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    target = tmp_path / "compiled"
    monkeypatch.setattr(builder, "compiler_missing", lambda: "no cc")
    builder.main(target)
    assert capsys.readouterr().out == "meadhall runs interpreted: no cc\n"
    assert (target / "meadhall" / "cli.py").exists()
    monkeypatch.setattr(builder, "compiler_missing", lambda: None)
    builder.main(target)
    assert "compiling the rules" in capsys.readouterr().out


@pytest.mark.parametrize("why", [{"CC": "/no/such/cc"}, {"PATH": "/no/such/folder"}])
def test_a_compiler_that_does_not_exist_is_detected(
    why: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    builder = load("hatch_build.py")
    for name, value in why.items():
        monkeypatch.setenv(name, value)
    assert "no working C compiler with Python headers" in builder.compiler_missing()


def test_modules_built_with_other_tools_are_not_reused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """mypyc and the C compiler run after the old results are removed."""
    builder = load("hatch_build.py")
    kept = [tmp_path / "lib" / "state.so", tmp_path / "c" / "state.c"]
    seen = []

    def run(*_: object, **__: object) -> subprocess.CompletedProcess[str]:
        seen.append([path.exists() for path in kept])
        return subprocess.CompletedProcess([], 0)

    monkeypatch.setattr(builder.subprocess, "run", run)
    for tools in ("mypy 1", "mypy 1", "mypy 2"):
        monkeypatch.setattr(builder, "tools", lambda tools=tools: tools)
        builder.compile_into(tmp_path / "lib", tmp_path / "c")
        for path in kept:
            path.parent.mkdir(exist_ok=True)
            path.touch()
    assert seen == [[False, False], [True, True], [False, False]]


def test_node_is_required_only_to_build_the_client_without_an_installed_node(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    backend = load("tools/backend.py")
    monkeypatch.delenv("MEADHALL_CLIENT", raising=False)
    monkeypatch.setattr(backend.web, "ROOT", tmp_path)
    monkeypatch.setattr(backend.web, "WEB", tmp_path / "web")
    monkeypatch.setattr(backend.web, "installed_node", lambda: "/usr/bin/node")
    assert backend.node_wanted() == []
    monkeypatch.setattr(backend.web, "installed_node", lambda: None)
    assert backend.node_wanted() == [backend.web.NODE_PACKAGE]
    monkeypatch.setenv("MEADHALL_CLIENT", "0")
    assert backend.node_wanted() == []
    monkeypatch.delenv("MEADHALL_CLIENT")
    for name in ("PKG-INFO", "web/dist/index.html"):  # a source distribution contains the client
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    assert backend.node_wanted() == []


def test_rules_and_views_are_compiled_but_structs_are_not() -> None:
    builder = load("hatch_build.py")
    groups = {name: files for files, name in builder.groups()}
    assert builder.groups(bench=True)[:-1] == builder.groups()
    core = groups["meadhall_core"]  # with the smaller games, so that the compiler inlines
    assert "meadhall/core/state.py" in core
    assert "meadhall/games/animals_on_board/rules.py" in core
    assert "meadhall/games/animals_on_board/view.py" in core
    assert "meadhall/games/feast_for_odin/rules.py" in groups["meadhall_feast_for_odin"]
    assert "meadhall/hall/table/table.py" in groups["meadhall_hall"]
    files = [file for files in groups.values() for file in files]
    assert not [file for file in files if file.endswith(("seen.py", "terminal.py"))]
    for file in files:
        assert "Struct):" not in (ROOT / "src" / file).read_text(), "it would lose its options"
        assert "frozen=True" not in (ROOT / "src" / file).read_text()
