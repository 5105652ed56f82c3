"""Writes requirements/*.txt: exact versions of all packages that `make` installs.

    python tools/pins.py            keeps existing pins and adds missing ones
    python tools/pins.py --upgrade  the newest versions that the ranges allow

pip resolves the ranges of pyproject.toml (dependencies, extras, build tools, development tools).
Only names and versions are written, no URLs. Run it with the oldest supported Python: newer
versions need a subset of its packages.
"""

import re
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable
from json import loads
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PLAY = "What playing needs: the packages Meadhall runs with and those that compile its rules."
DEV = "What testing and the documents need beside."
HOW = [
    "# Written by `make pins` from the ranges in pyproject.toml.",
    "# The direct ones first; what they bring along below.",
]


def name_of(requirement: str) -> str:
    """The normalised name of a package."""
    return re.sub(r"[-_.]+", "-", re.split(r"[\s\[<>=!~;]", requirement, maxsplit=1)[0]).lower()


def direct_requirements() -> tuple[list[str], list[str]]:
    """Ranges of the direct requirements: for playing, and for development."""
    config = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    project = config["project"]
    extras = project["optional-dependencies"]
    play = [*project["dependencies"], *extras["hall"], *config["build-system"]["requires"]]
    return play, [*extras["lab"], *config["dependency-groups"]["dev"]]


def resolve(requirements: Iterable[str], pins: Iterable[str] = ()) -> dict[str, str]:
    """Maps normalised names to `Name==version`, for these packages and their dependencies."""
    with tempfile.TemporaryDirectory() as folder:
        limits = Path(folder, "pins.txt")
        limits.write_text("\n".join(pins))
        report = Path(folder, "report.json")
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--dry-run",
                   "--ignore-installed", "--report", str(report), "--constraint", str(limits),
                   *requirements]  # fmt: skip
        subprocess.run(command, check=True)
        installed = loads(report.read_text("utf-8"))["install"]
    found = [(each["metadata"]["name"], each["metadata"]["version"]) for each in installed]
    return {name_of(name): f"{name}=={version}" for name, version in found}


def lines(direct: list[str], found: dict[str, str]) -> list[str]:
    """Lines of a file: direct requirements with their markers, then transitive ones."""
    markers = {name_of(each): each.partition(";")[2] for each in direct}
    first = {name: f"{found[name]};{marker}" if marker else found[name]
             for name, marker in markers.items()}  # fmt: skip
    rest = [pin for name, pin in found.items() if name not in first]
    return [*sorted(first.values(), key=str.lower), "", *sorted(rest, key=str.lower)]


def pinned(name: str) -> list[str]:
    """Pins in a file of requirements/."""
    text = (ROOT / "requirements" / name).read_text("utf-8")
    return [line for line in text.splitlines() if "==" in line]


def main(upgrade: bool) -> None:
    play, dev = direct_requirements()
    with_play = resolve(play, [] if upgrade else pinned("play.txt"))
    with_dev = resolve(
        [*play, *dev], [*with_play.values(), *([] if upgrade else pinned("dev.txt"))]
    )
    only_dev = {name: pin for name, pin in with_dev.items() if name not in with_play}
    texts = {
        "play.txt": [f"# {PLAY}", *HOW, *lines(play, with_play)],
        "dev.txt": [f"# {DEV}", *HOW, "-r play.txt", *lines(dev, only_dev)],
    }
    for name, text in texts.items():
        (ROOT / "requirements" / name).write_text("\n".join(text) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main("--upgrade" in sys.argv[1:])
