"""Component data: the pieces.json that lies beside a game's rules."""

import json
from pathlib import Path
from typing import Any


def load(beside: str, name: str = "pieces.json") -> Any:
    """The data file in the folder of the module `beside` (pass `__file__`)."""
    return json.loads(Path(beside).with_name(name).read_text(encoding="utf-8"))
