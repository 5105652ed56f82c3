"""Jobs: what waits in a table's mailbox, and the outcome of a decision."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Literal

from meadhall.hall.protocol.messages import Done, Error, Log, Previewed, Stale
from meadhall.hall.store.rows import TableRow
from meadhall.hall.table.match import Change

if TYPE_CHECKING:
    from meadhall.hall.table.table import Table

Reply = Done | Stale | Previewed | Log | Error
Settled = Literal["agreed", "refused", "withdrawn", "overtaken"]


class Write:
    """The outcome of a decision that changes the table: the row after it, and what led to it."""

    def __init__(
        self,
        row: TableRow,
        change: Change | None = None,  # of the match; without one only the row changes
        start: str | None = None,  # the first snapshot: the game begins
        settled: Settled | None = None,  # how a question that was open has ended
    ) -> None:
        self.row = row
        self.change = change
        self.start = start
        self.settled = settled


Decision = Callable[[], "Reply | Write | None"]


def no_decision() -> None:
    """Changes nothing."""


class Job:
    """An entry of the mailbox."""

    def __init__(self) -> None:
        self.decision: Decision = no_decision
        self.key = ""  # of a command: one that was carried out gets the same reply again
        self.fresh = False  # decided on what the database knows now, not on what we remember
        self.tries = 0

    def answered(self, reply: Reply | None) -> None:
        """The decision changes nothing; this is its reply."""
        raise NotImplementedError

    def committed(self) -> None:
        """What was decided is on the disk."""
        raise NotImplementedError

    def failed(self, error: Exception) -> None:
        raise NotImplementedError


class Work(Job):
    """A decision of the hall's own, awaited by a coroutine."""

    def __init__(self, decision: Decision, fresh: bool) -> None:
        super().__init__()
        self.decision = decision
        self.fresh = fresh
        self.future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    def answered(self, reply: Reply | None) -> None:
        self._settle(False)

    def committed(self) -> None:
        self._settle(True)

    def _settle(self, written: bool) -> None:
        if not self.future.done():  # the caller may no longer wait
            self.future.set_result(written)

    def failed(self, error: Exception) -> None:
        if not self.future.done():
            self.future.set_exception(error)


class Hold(Job):
    """Keeps the table as it is while a coroutine works: `async with Hold(table):`"""

    def __init__(self, table: "Table", fresh: bool = False) -> None:
        super().__init__()
        self.table = table
        self.fresh = fresh
        self.granted: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def __aenter__(self) -> None:
        self.table.receive(self)
        try:
            await self.granted
        except asyncio.CancelledError:
            if self.granted.done() and not self.granted.cancelled():
                self.table.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.table.release()

    def failed(self, error: Exception) -> None:
        if not self.granted.done():
            self.granted.set_exception(error)
