"""Driver: what happens at a table without a command. Bots decide; clocks run out."""

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING, Final

from meadhall.hall.problems import Refused
from meadhall.hall.run import logs
from meadhall.hall.table import clocks, decide
from meadhall.hall.table.decide import Write

if TYPE_CHECKING:
    from meadhall.hall.table.table import Table

log = logging.getLogger(__name__)

LOOK_AGAIN: Final = 0  # a table's `due` after the operator changed something in the database


class Driver:
    def __init__(self, table: "Table") -> None:
        self.table = table
        self._task: asyncio.Task[None] | None = None

    @property
    def running(self) -> bool:
        return self._task is not None

    # --- bots ---------------------------------------------------------------------------

    def drive(self) -> None:
        """Lets bots decide, if it is their turn."""
        table = self.table
        if self._task is None and decide.bot_seat(table) is not None and not table.worker.stopping:
            self._task = asyncio.create_task(self._drive(), name=f"bots-{logs.alias(table.id)}")

    async def _drive(self) -> None:
        name = logs.alias(self.table.id)
        try:
            while await self._bot_decides():
                pass
        except Refused as error:  # out of reach: the sweep finds the table due and goes on
            log.warning("bots at table %s stop for now: %s", name, error.code)
        except Exception:
            log.exception("bots at table %s stop", name)
        finally:
            self._task = None

    async def _bot_decides(self) -> bool:
        table, worker = self.table, self.table.worker
        if table.dirty:
            await table.up_to_date()
        seat = decide.bot_seat(table)
        if seat is None or table.match is None or worker.stopping:
            return False
        state, number = table.match.state, table.match.number
        if table.connections and worker.bot_pause:
            await asyncio.sleep(worker.bot_pause / 1000)
        action = await worker.bots.choose(state, seat, table.row.seats[seat].bot or "random")
        await table.run(partial(decide.bot_move, table, seat, action, number))
        return True

    # --- clocks -------------------------------------------------------------------------

    async def tend(self) -> None:
        """The table is due: hands seats whose time is used up to bots, and lets bots decide."""
        table, worker = self.table, self.table.worker
        if self.running and table.row.due != LOOK_AGAIN:
            return
        await table.reload()
        if table.row.due == LOOK_AGAIN:
            await self._check_sessions()
        while await table.run(self._time_out):
            pass
        async with table.hold():
            due = None
            if table.match is not None and table.row.state == "playing":
                due = decide.due(worker, table.row, worker.time.now())
            if due != table.row.due and decide.bot_seat(table) is None:
                await worker.tables.set_due(table.id, due)
                table.row.due = due
        self.drive()

    def _time_out(self) -> Write | None:
        """Marks the first seat whose clock has run out as away."""
        table, worker = self.table, self.table.worker
        row = table.row
        if table.match is None or row.state != "playing":
            return None
        for seat in clocks.used_up(row.clocks, row.pace, worker.time.now(), worker.outages):
            return decide.note(table, "away", seat, None)
        return None

    async def _check_sessions(self) -> None:
        """The operator did something: closes the sockets of ended sessions."""
        table = self.table
        ended = await table.worker.people.ended({one.session for one in table.connections})
        for connection in tuple(table.connections):
            if connection.session in ended:
                connection.close("signed-out")

    # --- people who are gone --------------------------------------------------------------

    async def resign_all(self, person: str) -> None:
        """Resigns for somebody who is gone for good: bots play their seats to the end."""
        await self.table.reload()
        while await self.table.run(partial(self._resign_one, person)):
            pass

    def _resign_one(self, person: str) -> Write | None:
        table = self.table
        if table.row.state != "playing" or table.match is None:
            return None
        for seat in table.row.seats_of(person):
            if not table.row.seats[seat].resigned:
                return decide.note(table, "resign", seat, None)
        return None

    async def hand_over_idle(self, before: int) -> None:
        """Marks those as away who are asked and have not decided since then."""
        await self.table.reload()
        while await self.table.run(partial(self._idle_one, before)):
            pass

    def _idle_one(self, before: int) -> Write | None:
        table, row = self.table, self.table.row
        if table.match is None or row.state != "playing" or (row.since or 0) >= before:
            return None
        for seat in row.waiting:
            if not row.seats[seat].by_bot:
                return decide.note(table, "away", seat, None)
        return None

    async def vacation_changed(self) -> None:
        """Stops or restarts clocks at one's own pace."""
        await self.table.reload()
        await self.table.run(partial(decide.vacation, self.table))
