"""Other people's packages, as pip would leave them behind: for tests of the registry."""

import importlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from meadhall.core import registry


def write(root: Path, module: str, code: str, entries: str) -> None:
    """A module with its metadata; `entries` are lines of the group `meadhall.games`."""
    (root / f"{module}.py").write_text(code, encoding="utf-8")
    metadata = root / f"{module}-1.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1\n")
    (metadata / "entry_points.txt").write_text(f"[{registry.GROUP}]\n{entries}\n")


@contextmanager
def installed(root: Path) -> Iterator[None]:
    """The packages below `root` can be imported and found while the block runs."""
    before = set(sys.modules)
    sys.path.insert(0, str(root))
    importlib.invalidate_caches()
    try:
        yield
    finally:
        sys.path.remove(str(root))
        for name in set(sys.modules) - before:
            del sys.modules[name]
        importlib.invalidate_caches()
        registry._load.cache_clear()
