"""Builds the source distribution and the wheel once for all tests."""

import fcntl
import os
import shutil
import subprocess
import venv
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.building.checkout import Built, copy_to, environment
from tests.ladder.parts import ROOT


def once(folder: Path, make: Callable[[Path], None]) -> Path:
    """Creates a folder once across all test processes."""
    with folder.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.exists():
            made = folder.with_suffix(".making")
            shutil.rmtree(made, ignore_errors=True)
            made.mkdir()
            make(made)
            made.rename(folder)
    return folder


def with_client(folder: Path) -> Path:
    """Copies the sources with the client built by `make web`, so that it is not built again."""
    source = copy_to(folder)
    assert (ROOT / "web" / "dist" / "index.html").is_file(), "`make web` builds it"
    shutil.copytree(ROOT / "web" / "dist", source / "web" / "dist")
    (source / ".build").mkdir()
    shutil.copy2(ROOT / ".build" / "web", source / ".build" / "web")
    return source


def build(folder: Path) -> None:
    """Runs `python -m build` in a clean environment.

    Objects compiled earlier from the same C code are reused.
    """
    source = with_client(folder / "source")
    cache = folder / "cache"
    cache.mkdir()
    for name in ("c", "lib"):
        if (ROOT / ".build" / name).is_dir():
            shutil.copytree(ROOT / ".build" / name, cache / name)  # keeps modification times
    venv.create(folder / "clean", with_pip=True, symlinks=True)
    python = folder / "clean" / "bin" / "python"
    pip = [str(python), "-m", "pip", "install", "--quiet", "build"]
    subprocess.run(pip, env=environment(), check=True)
    done = subprocess.run(
        [str(python), "-m", "build", "--outdir", str(folder / "out"), str(source)],
        env=environment(MEADHALL_BUILD=str(cache)),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    (folder / "output").write_text(done.stdout)
    shutil.rmtree(source)


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    base = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        base = base.parent
    return Built(once(base / "built", build))
