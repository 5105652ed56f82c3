"""Tasks in the background: a failure goes to the log, and stopping cancels what still runs."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from meadhall.hall.problems import Refused

log = logging.getLogger(__name__)


class Tasks:
    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def repeat(self, seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Runs the work again after each pause of `seconds`, also after a failure."""
        self.start(_forever(seconds, work))

    async def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("work in the background failed", exc_info=error)


async def _forever(seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    name = getattr(work, "__name__", "work")
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except Refused as refused:
            log.warning("%s: %s", name, refused.code)
        except Exception:
            log.exception("%s failed", name)
