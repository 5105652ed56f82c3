"""What a game says, as message keys with arguments: chronicle, prompts, tally.

`core.texts` turns them into a language.
"""

from typing import Any, Final

Args = dict[str, Any]  # numbers, message keys, lists of these; see core.texts
NO_ARGS: Final[Args] = {}


class ChronicleLine:
    """One line of the chronicle: a message key, its arguments, and who may read it."""

    def __init__(self, key: str, args: Args, only: list[int] | None) -> None:
        self.key = key
        self.args = args
        self.only = only  # None: everybody

    def readable(self, seat: int | None) -> bool:
        return self.only is None or seat in self.only

    def printed(self) -> bool:
        """Whether it has a text: `scene-<name>` and `scene-end` only mark the lines of an event."""
        return not self.key.startswith("scene-")

    def __repr__(self) -> str:
        return f"ChronicleLine({self.key!r}, {self.args!r}, only={self.only!r})"


class Prompt:
    """What is being asked: a message key, its arguments, and the clause that asks it."""

    def __init__(self, key: str, args: Args, clause: str) -> None:
        self.key = key
        self.args = args
        self.clause = clause

    def __repr__(self) -> str:
        return f"Prompt({self.key!r}, {self.args!r}, {self.clause!r})"


class TallyLine:
    """One line of the final sum: a message key, its arguments, the points it brings."""

    def __init__(self, key: str, points: int, args: Args | None = None) -> None:
        self.key = key
        self.points = points
        self.args: Args = args if args is not None else {}

    def __repr__(self) -> str:
        return f"TallyLine({self.key!r}, {self.points}, {self.args!r})"
