"""A copy of the tracked files, to build from and to break."""

import os
import shutil
import subprocess
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
