"""The hall's clock: milliseconds since 1970 that never go back, not even over a restart."""

import time
from collections.abc import Callable


class HallClock:
    """Reads the wall clock once and goes on by the monotonic one.

    Somebody who sets the machine's clock moves neither deadlines nor the order of things.
    """

    def __init__(self, wall_clock: Callable[[], float] = time.time) -> None:
        self._offset = wall_clock() - time.monotonic()

    def not_before(self, instant: int) -> int:
        """Goes on from that instant if it shows less; how much it was behind."""
        behind = max(0, instant - self.now())
        self._offset += behind / 1000
        return behind

    def now(self) -> int:
        return int((time.monotonic() + self._offset) * 1000)
