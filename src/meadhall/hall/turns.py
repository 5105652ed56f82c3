"""Turns: a lock that can also be taken on the spot, by whoever would not wait for it."""

import asyncio
from collections import deque


class Turns:
    """Those who wait get it in the order in which they came."""

    def __init__(self) -> None:
        self._held = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        return self._held

    def take(self) -> bool:
        """Takes it, if nobody has it."""
        if self._held:
            return False
        self._held = True
        return True

    def release(self) -> None:
        """Hands it to the next one."""
        while self._waiting:
            future = self._waiting.popleft()
            if not future.done():  # else: went away while waiting
                future.set_result(None)
                return
        self._held = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        future = asyncio.get_running_loop().create_future()
        self._waiting.append(future)
        try:
            await future
        except asyncio.CancelledError:
            if not future.cancelled():  # it had just been handed over
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
