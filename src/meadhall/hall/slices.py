"""Long work on the event loop, in slices: everybody else gets a turn in between."""

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import AsyncIterator

from meadhall.hall.problems import Refused

SLICE = 0.002  # seconds of work in one turn of the loop, and of rest after it
MOST_JOBS = 32  # at work or waiting
MOST_OF_ONE = 6  # of these by one person
RETRY_AFTER = 1000  # ms after which a refused request may come again


class Slices:
    """Ends the slice of work when its time is used up.

    for ...:
        ...
        await slices.yield_if_due()
    """

    def __init__(self) -> None:
        self._until = time.perf_counter() + SLICE

    async def yield_if_due(self) -> None:
        if time.perf_counter() >= self._until:
            await asyncio.sleep(SLICE)  # a move needs several turns of the loop
            self._until = time.perf_counter() + SLICE


class LongWork:
    """One job at a time; a limited number waits in line.

    async with hall.long_work.turn(person) as slices:
        ...
    """

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._jobs: Counter[str] = Counter()  # by person

    @contextlib.asynccontextmanager
    async def turn(self, person: str) -> AsyncIterator[Slices]:
        """Waits in line; Refused if the line is too long."""
        if self._jobs.total() >= MOST_JOBS or self._jobs[person] >= MOST_OF_ONE:
            raise Refused("busy", retry_after=RETRY_AFTER)
        self._jobs[person] += 1
        try:
            async with self._lock:
                yield Slices()
        finally:
            self._jobs[person] -= 1
            if not self._jobs[person]:
                del self._jobs[person]
