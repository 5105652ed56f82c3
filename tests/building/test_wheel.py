"""The wheel: compiled where it can be, interpreted where it cannot, complete in both cases."""

import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest

from meadhall import __version__
from tests.building.house import copy_to, environment, tracked
from tests.ladder import toy

pytestmark = [pytest.mark.built, pytest.mark.slow]
COMPILED = ["core/rng", "core/actions", "core/state", "lab/empty"]
COMPILED += [f"games/animals_on_board/{name}" for name in ("rules", "ark", "pieces")]


def build(folder: Path, **env: str) -> tuple[Path, str]:
    """Builds a wheel from a copy of the sources; gives it and what was said."""
    source = copy_to(folder / "source")
    env.setdefault("MEADHALL_CLIENT", "0")
    done = subprocess.run(
        [sys.executable, "-m", "pip", "wheel", "-v", "--no-build-isolation", "--no-deps",
         "--no-index", "--wheel-dir", str(folder / "out"), str(source)],
        env=environment(**env),
        capture_output=True,
        text=True,
        check=False,
    )  # fmt: skip
    said = done.stdout + done.stderr
    assert done.returncode == 0, said
    (wheel,) = (folder / "out").iterdir()
    return wheel, said


def modules(wheel: Path) -> list[str]:
    names = zipfile.ZipFile(wheel).namelist()
    return sorted(name for name in names if name.endswith((".so", ".pyd")))


def check_complete(wheel: Path) -> None:
    """Every file of the package is in it: code, texts and pieces."""
    names = zipfile.ZipFile(wheel).namelist()
    wanted = [path.relative_to("src").as_posix() for path in tracked() if path.parts[0] == "src"]
    assert len([name for name in wanted if name.endswith(".ftl")]) >= 21
    assert any(name.endswith("pieces.json") for name in wanted)
    assert "meadhall/py.typed" in wanted
    assert [name for name in wanted if name not in names] == []
    foreign = [name for name in names if not name.startswith(("meadhall", f"{__version__}"))]
    tops = {name.split("/")[0] for name in foreign}
    assert {top for top in tops if "__mypyc" not in top} == set()


def install(wheel: Path, folder: Path) -> Path:
    """A fresh environment with the wheel; what it needs is lent by this one. Gives its bin."""
    venv.create(folder, with_pip=False, symlinks=True)
    python = folder / "bin" / "python"
    subprocess.run(
        [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--no-deps",
         "--no-index", str(wheel)],
        env=environment(),
        check=True,
    )  # fmt: skip
    paths = "import sysconfig; print(sysconfig.get_path('purelib'))"
    home = subprocess.run([python, "-c", paths], capture_output=True, text=True, check=True)
    lent = Path(home.stdout.strip()) / "lent.pth"
    lent.write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    return folder / "bin"


def run(*words: str | Path, cwd: Path, **env: str) -> str:
    done = subprocess.run(
        [str(word) for word in words],
        cwd=cwd,
        env=environment(**env),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.timeout(1800)
def test_the_wheel_is_compiled_complete_and_carries_plain_python_games(tmp_path: Path) -> None:
    wheel, _ = build(tmp_path)
    check_complete(wheel)
    assert "none-any" not in wheel.name
    found = modules(wheel)
    for name in COMPILED:
        assert [module for module in found if module.startswith(f"meadhall/{name}.")], found
    assert [module for module in found if "/seen." in module or "/terminal." in module] == []

    commands = install(wheel, tmp_path / "fresh")
    version = run(commands / "meadhall", "--version", cwd=tmp_path)
    assert version == f"meadhall {__version__} (rules compiled)\n"
    assert "animals-on-board" in run(commands / "meadhall", "games", "--json", cwd=tmp_path)

    with toy.toy(tmp_path / "toy"):  # somebody's plain Python on the compiled core
        path = str(tmp_path / "toy")
        said = run(
            commands / "python", "-c",
            "import meadhall.core.state as s, three_oars.rules as r; print(s.__file__, r.__file__)",
            cwd=tmp_path, PYTHONPATH=path,
        ).split()  # fmt: skip
        assert said[0].startswith(str(tmp_path / "fresh"))
        assert said[0].endswith((".so", ".pyd"))
        assert said[1].endswith(".py")
        told = run(commands / "meadhall", "fuzz", "three-oars", cwd=tmp_path, PYTHONPATH=path)
        assert "three-oars: 200 games, no law broken" in told


PURE = {
    "wished so": {"MEADHALL_COMPILE": "0"},
    "a compiler that is not there": {"CC": "/no/such/cc"},
    "no compiler anywhere": {"PATH": "/no/such/folder"},
}


@pytest.mark.timeout(600)
@pytest.mark.parametrize("why", PURE)
def test_without_a_compiler_the_wheel_is_pure_and_says_so(why: str, tmp_path: Path) -> None:
    wheel, said = build(tmp_path, **PURE[why])
    check_complete(wheel)
    assert modules(wheel) == []
    assert wheel.name == f"meadhall-{__version__}-py3-none-any.whl"
    complaint = "meadhall is built interpreted: no working C compiler with Python headers"
    assert (complaint in said) == (why != "wished so")

    commands = install(wheel, tmp_path / "fresh")
    version = run(commands / "meadhall", "--version", cwd=tmp_path)
    assert version == f"meadhall {__version__} (rules interpreted)\n"
    args = ["simulate", "animals-on-board", "--games", "3", "--json"]
    assert '"games": 3' in run(commands / "meadhall", *args, cwd=tmp_path)
