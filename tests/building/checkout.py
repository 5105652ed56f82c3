"""Copies of the tracked files for build tests, and the results of a build."""

import os
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

from tests.ladder.parts import ROOT


def tracked() -> list[Path]:
    """Files tracked by git that exist in the working tree."""
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True
    ).stdout.decode()
    return [Path(name) for name in listed.split("\0") if name and (ROOT / name).is_file()]


def copy_to(folder: Path) -> Path:
    """Copies the tracked files, without build results, into `folder`."""
    for name in tracked():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, folder / name)
    return folder


def environment(**more: str) -> dict[str, str]:
    """The environment of a fresh shell, without the variables of this test run."""
    left_out = ("PYTHONPATH", "MEADHALL_COMPILE", "CC", "PYTEST_CURRENT_TEST")
    variables = {key: value for key, value in os.environ.items() if key not in left_out}
    return variables | more


@dataclass
class Built:
    """Results of `python -m build`: the source distribution, and the wheel built from it."""

    folder: Path

    @property
    def sdist(self) -> Path:
        (found,) = (self.folder / "out").glob("*.tar.gz")
        return found

    @property
    def wheel(self) -> Path:
        (found,) = (self.folder / "out").glob("*.whl")
        return found

    @property
    def cache(self) -> str:
        """Folder of compiled objects, for another build of the same sources."""
        return str(self.folder / "cache")

    @property
    def output(self) -> str:
        return (self.folder / "output").read_text()
