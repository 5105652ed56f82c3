"""Wheel and source distribution: complete, compiled where possible, installable."""

import json
import re
import subprocess
import sys
import sysconfig
import tarfile
import venv
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest

import meadhall
from tests.building.checkout import Built, copy_to, environment, tracked
from tests.ladder import toy
from tests.ladder.parts import ROOT

pytestmark = [pytest.mark.built, pytest.mark.slow, pytest.mark.timeout(1800)]
COMPILED = ["core/rng", "core/actions", "core/state", "core/sets", "lab/empty"]
COMPILED += ["hall/table/table", "hall/table/match", "hall/store/journal"]
COMPILED += [f"games/animals_on_board/{name}" for name in ("rules", "ark", "pieces")]
VERSION = meadhall.__version__


def modules(wheel: Path) -> list[str]:
    names = zipfile.ZipFile(wheel).namelist()
    return sorted(name for name in names if name.endswith((".so", ".pyd")))


def check_complete(wheel: Path) -> None:
    """Checks that it contains exactly the package's files: code, texts and pieces."""
    names = zipfile.ZipFile(wheel).namelist()
    wanted = [path.relative_to("src").as_posix() for path in tracked() if path.parts[0] == "src"]
    assert len([name for name in wanted if name.endswith(".ftl")]) >= 21
    assert any(name.endswith("pieces.json") for name in wanted)
    assert "meadhall/py.typed" in wanted
    assert [name for name in wanted if name not in names] == []
    tops = {name.split("/")[0] for name in names}
    assert {top for top in tops if "__mypyc" not in top} == {
        "meadhall",
        f"meadhall-{VERSION}.dist-info",
    }
    assert [name for name in names if "bench/" in name or "noughts" in name] == []


def install(what: Path | str, folder: Path, *flags: str, **env: str) -> Path:
    """Installs this with its dependencies into a new environment; returns its commands folder."""
    venv.create(folder, with_pip=False, symlinks=True)
    python = str(folder / "bin" / "python")
    pip = [sys.executable, "-m", "pip", "--python", python, "install", "--quiet"]
    done = subprocess.run(
        [*pip, *flags, str(what)],
        cwd=folder,
        env=environment(**env),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return folder / "bin"


def ended(*words: str | Path, cwd: Path, **env: str) -> tuple[int, str, str]:
    done = subprocess.run(
        [str(word) for word in words],
        cwd=cwd,
        env=environment(**env),
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


def run(*words: str | Path, cwd: Path, **env: str) -> str:
    code, out, problems = ended(*words, cwd=cwd, **env)
    assert code == 0, out + problems
    return out


def installed(python: Path, cwd: Path) -> set[str]:
    told = "import importlib.metadata as m; print(*(d.name for d in m.distributions()))"
    names = run(python, "-c", told, cwd=cwd).lower().split()
    return {re.sub(r"[-_.]+", "-", name) for name in names}


# --- contents -------------------------------------------------------------------------------


def test_the_source_distribution_has_the_built_client_and_builds_without_node(
    built: Built,
) -> None:
    with tarfile.open(built.sdist) as inside:
        names = inside.getnames()
    top = f"meadhall-{VERSION}"
    assert f"{top}/web/dist/index.html" in names
    assert f"{top}/web/src/main.ts" in names
    assert f"{top}/tools/backend.py" in names
    assert [name for name in names if "node_modules" in name or "/.build" in name] == []


def test_the_wheel_is_compiled_and_complete_with_the_client_inside(built: Built) -> None:
    check_complete(built.wheel)
    assert "none-any" not in built.wheel.name
    assert "built interpreted" not in built.output
    assert "without its browser client" not in built.output
    found = modules(built.wheel)
    for name in COMPILED:
        assert [module for module in found if module.startswith(f"meadhall/{name}.")], found
    assert [module for module in found if "/seen." in module or "/terminal." in module] == []
    inside = zipfile.ZipFile(built.wheel)
    static = {
        name.removeprefix("meadhall/hall/static/"): inside.read(name)
        for name in inside.namelist()
        if name.startswith("meadhall/hall/static/")
    }
    made = ROOT / "web" / "dist"
    assert static == {
        path.relative_to(made).as_posix(): path.read_bytes()
        for path in made.rglob("*")
        if path.is_file()
    }


# --- installed without the server ------------------------------------------------------------


def test_the_wheel_plays_without_extras_and_names_the_extra_for_the_server(
    built: Built, tmp_path: Path
) -> None:
    commands = install(built.wheel, tmp_path / "fresh")
    meadhall = commands / "meadhall"
    assert run(meadhall, "--version", cwd=tmp_path) == f"meadhall {VERSION} (rules compiled)\n"
    args = ["simulate", "animals-on-board", "--games", "3", "--json"]
    assert '"games": 3' in run(meadhall, *args, cwd=tmp_path)
    assert "animals-on-board" in run(meadhall, "games", "--json", cwd=tmp_path)
    assert "driven/s" in run(meadhall, "bench", "skibe", "--rounds", "1", cwd=tmp_path)
    assert "serve" in run(meadhall, "--help", cwd=tmp_path)

    have = installed(commands / "python", tmp_path)
    assert {"librt", "meadhall", "msgspec", "rich", "typer"} <= have
    server = {"starlette", "sqlalchemy", "uvicorn", "cryptography", "greenlet", "redis"}
    assert have & (server | {"psutil", "mypy", "setuptools"}) == set()
    needs = {
        "serve": ["serve", "--port", "0"],
        "admin": ["admin", "list", "--data", str(tmp_path)],
        "push keys": ["push-keys"],
    }
    for words in needs.values():
        code, out, problems = ended(meadhall, *words, cwd=tmp_path)
        assert (code, out) == (2, "")
        assert problems.startswith("meadhall: this command needs the extra 'hall' (No module named")
        assert problems.endswith("Install it with: pip install 'meadhall[hall]'\n")

    with toy.toy(tmp_path / "toy"):  # a third party's plain Python on the compiled core
        path = str(tmp_path / "toy")
        said = run(
            commands / "python", "-c",
            "import meadhall.core.state as s, three_oars.rules as r; print(s.__file__, r.__file__)",
            cwd=tmp_path, PYTHONPATH=path,
        ).split()  # fmt: skip
        assert said[0].startswith(str(tmp_path / "fresh"))
        assert said[0].endswith((".so", ".pyd"))
        assert said[1].endswith(".py")
        told = run(meadhall, "fuzz", "three-oars", cwd=tmp_path, PYTHONPATH=path)
        assert "three-oars: 200 games, no law broken" in told


# --- installed with the server, from the source distribution ---------------------------------


@contextmanager
def serving(*command: str | Path, cwd: Path, **env: str) -> Iterator[str]:
    """Runs a hall in this folder; yields its URL."""
    served = subprocess.Popen(
        [*command, "serve", "--port", "0", "--data", str(cwd / "data")],
        cwd=cwd,
        env=environment(**env),
        stdout=subprocess.PIPE,
        text=True,
    )
    assert served.stdout is not None
    try:
        yield served.stdout.readline().split()[-1]
    finally:
        served.terminate()
        served.wait(60)
        served.stdout.close()


def fetch(address: str, body: Any = None, cookie: str = "") -> tuple[bytes, str]:
    """The response, and its cookie."""
    data = None if body is None else json.dumps(body).encode()
    sent = {"Content-Type": "application/json", "Cookie": cookie}
    with urlopen(Request(address, data, sent), timeout=60) as answer:
        return answer.read(), (answer.headers["Set-Cookie"] or "").partition(";")[0]


def check_open(address: str) -> None:
    """Checks that the page and its scripts load, and that a table can be opened and played."""
    page = fetch(f"{address}/")[0].decode()
    scripts = re.findall(r'src="(/assets/[^"]+\.js)"', page)
    assert scripts
    for script in scripts:
        assert fetch(address + script)[0] == (ROOT / "web" / "dist" / script[1:]).read_bytes()
    _, cookie = fetch(f"{address}/api/guest", {})
    seats = [{"type": "me"}, {"type": "bot", "bot": "random"}]
    wish = {"game": "animals-on-board", "seats": seats, "public": False, "start": True}
    table = json.loads(fetch(f"{address}/api/tables", wish, cookie)[0])["id"]
    info = json.loads(fetch(f"{address}/api/tables/{table}", cookie=cookie)[0])
    assert (info["game"], info["state"]) == ("animals-on-board", "playing")
    assert b"<html" in fetch(f"{address}/table/{table}")[0]


def test_the_source_distribution_installs_with_the_server_and_opens_the_hall(
    built: Built, tmp_path: Path
) -> None:
    commands = install(f"{built.sdist}[hall]", tmp_path / "fresh", MEADHALL_BUILD=built.cache)
    version = run(commands / "meadhall", "--version", cwd=tmp_path)
    assert version == f"meadhall {VERSION} (rules compiled)\n"
    have = installed(commands / "python", tmp_path)
    assert have & {"psutil", "mypy", "setuptools"} == set()
    with serving(commands / "meadhall", cwd=tmp_path) as address:
        check_open(address)


# --- without compiler and Node.js ------------------------------------------------------------


def test_without_compiler_and_node_the_wheel_is_pure_and_reports_what_is_missing(
    tmp_path: Path,
) -> None:
    source = copy_to(tmp_path / "source")
    build = [sys.executable, "-m", "pip", "wheel", "-v", "--no-build-isolation", "--no-deps"]
    code, said, problems = ended(
        *build, "--no-index", "--wheel-dir", tmp_path / "out", source,
        cwd=tmp_path, PATH="/no/such/folder", PIP_NO_INDEX="1",
    )  # fmt: skip
    said += problems
    assert code == 0, said
    assert "meadhall is built interpreted: no working C compiler with Python headers" in said
    assert "meadhall is built without its browser client" in said
    assert "Node.js" in said
    (wheel,) = (tmp_path / "out").iterdir()
    assert wheel.name == f"meadhall-{VERSION}-py3-none-any.whl"
    check_complete(wheel)
    assert modules(wheel) == []

    commands = install(wheel, tmp_path / "fresh", "--no-deps", "--no-index")
    path = sysconfig.get_path("purelib")  # dependencies come from this environment
    version = run(commands / "meadhall", "--version", cwd=tmp_path, PYTHONPATH=path)
    assert version == f"meadhall {VERSION} (rules interpreted)\n"
    args = ["simulate", "animals-on-board", "--games", "3", "--json"]
    assert '"games": 3' in run(commands / "meadhall", *args, cwd=tmp_path, PYTHONPATH=path)


# --- the compiled tree of `make compile` -------------------------------------------------------


def test_the_compiled_tree_opens_the_hall_from_another_folder(tmp_path: Path) -> None:
    tree = ROOT / ".build" / "compiled"
    assert tree.is_dir(), "`make compile` builds it"
    command = [sys.executable, "-m", "meadhall.hall"]
    with serving(*command, cwd=tmp_path, PYTHONPATH=str(tree)) as address:
        check_open(address)
