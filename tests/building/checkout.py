"""A copy of the tracked files, to build from and to break; what was built of them."""

import os
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

from tests.ladder.parts import ROOT


def tracked() -> list[Path]:
    """The files that git knows, as they stand in the working tree."""
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True
    ).stdout.decode()
    return [Path(name) for name in listed.split("\0") if name and (ROOT / name).is_file()]


def copy_to(folder: Path) -> Path:
    """The tracked files below `folder`; what was built before stays behind."""
    for name in tracked():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, folder / name)
    return folder


def environment(**more: str) -> dict[str, str]:
    """As of a person who has just opened a shell: nothing of this test run."""
    left_out = ("PYTHONPATH", "MEADHALL_COMPILE", "CC", "PYTEST_CURRENT_TEST")
    kept = {key: value for key, value in os.environ.items() if key not in left_out}
    return kept | more


@dataclass
class Built:
    """What `python -m build` made: source distribution, and from it the wheel."""

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
    def kept(self) -> str:
        """Where the results of the C compiler are, for another build of the same."""
        return str(self.folder / "kept")

    @property
    def said(self) -> str:
        return (self.folder / "said").read_text()
