"""Long work on the event loop, in slices: everybody else gets a turn in between."""

import asyncio
import time
from typing import Any

SLICE = 0.003  # seconds of work in one turn of the loop


class LongWork:
    """One such work at a time; more of them wait in line.

    async with house.long_work as work:
        for ...:
            ...
            await work.breathe()
    """

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._until = 0.0

    async def __aenter__(self) -> "LongWork":
        await self._lock.acquire()
        self._until = time.perf_counter() + SLICE
        return self

    async def __aexit__(self, *_: Any) -> None:
        self._lock.release()

    async def breathe(self) -> None:
        if time.perf_counter() >= self._until:
            await asyncio.sleep(0)
            self._until = time.perf_counter() + SLICE
