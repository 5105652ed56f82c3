"""Sweep: what a worker does at intervals: tables that are due, heartbeats, checks."""

import asyncio
import logging

from meadhall.hall.fleet.descriptors import Descriptors
from meadhall.hall.problems import Refused
from meadhall.hall.run import logs
from meadhall.hall.run.metrics import flush
from meadhall.hall.store.database import Database
from meadhall.hall.store.outages import beat, newest_outages
from meadhall.hall.table.open_tables import OpenTables
from meadhall.hall.table.worker import Worker

log = logging.getLogger(__name__)

WRITE_CHECK = 1.0  # seconds for which a write shows that the database can be written


class Sweep:
    def __init__(self, worker: Worker, tables: OpenTables, database: Database) -> None:
        self.worker = worker
        self.tables = tables
        self.database = database
        self._descriptors = Descriptors()
        self._write_check: asyncio.Future[None] | None = None
        self._write_checked = 0.0

    async def tend_due_tables(self, until: int | None = None) -> None:
        """Acts at tables where a clock has run out or a bot waits to be asked."""
        if self.worker.stopping:
            return
        for id_ in await self.worker.tables.due(until or self.worker.time.now()):
            try:
                table = await self.tables.open(id_)
                await table.driver.tend()
            except Refused as refused:
                if refused.code == "unavailable":
                    raise
                log.warning("table %s cannot be tended: %s", logs.alias(id_), refused.code)
            except Exception:
                log.exception("table %s cannot be tended", logs.alias(id_))

    async def heartbeat(self) -> None:
        """Writes a sign of life. A long gap before it was an outage, on nobody's live clock."""
        flush()
        self._descriptors.look()
        await beat(self.database, self.worker.time.now())
        self.worker.outages = await newest_outages(self.database)

    async def check_writing(self) -> None:
        """Refused if nothing can be written. One write serves all who ask within a second."""
        now = asyncio.get_running_loop().time()
        if self._write_check is None or now - self._write_checked >= WRITE_CHECK:
            self._write_checked = now
            self._write_check = asyncio.ensure_future(beat(self.database, self.worker.time.now()))
            self._write_check.add_done_callback(_retrieve)
        await asyncio.shield(self._write_check)


def _retrieve(future: asyncio.Future[None]) -> None:
    """Marks the error as seen: there may be no caller left that awaits it."""
    if not future.cancelled():
        future.exception()
