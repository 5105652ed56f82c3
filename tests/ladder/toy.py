"""The toy game of docs/adding-a-game.md, built from the page's own code blocks."""

import importlib
import re
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from meadhall.core import registry, texts
from meadhall.core.game import Game
from meadhall.core.record import Record
from meadhall.core.rng import Rng
from tests.ladder import parts

PAGE = parts.ROOT / "docs" / "adding-a-game.md"
BLOCK = re.compile(r"^```\w+ title=\"([^\"]+)\"\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SKELETON = "skeleton: "
OUTSIDE = ("docs/", "tests/", "pyproject.toml")


def blocks() -> dict[str, str]:
    """The files that the page shows, as those of a package of its own: its chapter 9."""
    page = PAGE.read_text(encoding="utf-8").replace("meadhall.games.three_oars", "three_oars")
    return {title: text for title, text in BLOCK.findall(page) if not title.startswith(SKELETON)}


def excerpts() -> list[tuple[str, str]]:
    """What the page shows of the files that `meadhall new-game` writes: file and text."""
    found = BLOCK.findall(PAGE.read_text(encoding="utf-8"))
    return [
        (title.removeprefix(SKELETON), text) for title, text in found if title.startswith(SKELETON)
    ]


def build(root: Path, changes: Mapping[str, tuple[str, str]] | None = None) -> None:
    """Writes the game below `root`; `changes` puts mistakes in: file -> (right, wrong)."""
    files = blocks()
    for name, (right, wrong) in (changes or {}).items():
        assert right in files[name], f"{name} has no {right!r}"
        files[name] = files[name].replace(right, wrong)
    for name, text in files.items():
        path = root / name if name.startswith(OUTSIDE) else root / "three_oars" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


@contextmanager
def toy(root: Path, changes: Mapping[str, tuple[str, str]] | None = None) -> Iterator[Game]:
    """The toy, importable and registered while the block runs."""
    build(root, changes)
    metadata = root / "three_oars-1.dist-info"
    metadata.mkdir()
    group = blocks()["pyproject.toml"].split('"')[1]
    entry = blocks()["pyproject.toml"].splitlines()[1].replace('"', "")
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: three-oars\nVersion: 1\n")
    (metadata / "entry_points.txt").write_text(f"[{group}]\n{entry}\n")
    sys.path.insert(0, str(root))
    forget()
    try:
        yield registry.game("three-oars")
    finally:
        sys.path.remove(str(root))
        forget()


def forget() -> None:
    importlib.invalidate_caches()
    for name in [name for name in sys.modules if name.split(".")[0] == "three_oars"]:
        del sys.modules[name]
    registry._load.cache_clear()
    texts.bundle.cache_clear()


def finish_one(game: Game, folder: Path) -> None:
    """A finished game for ends/, as `meadhall play --save` would write it."""
    folder.mkdir(parents=True, exist_ok=True)
    state = game.start(2, 3)
    record = Record.begin(state, 3)
    rng = Rng(3)
    while not state.over:
        legal = state.legal()
        action = legal[rng.below(len(legal))]
        record.add(state, state.seat, action)
        state.play(action)
    record.finish(state)
    record.save(folder / "three-rounds.json")
