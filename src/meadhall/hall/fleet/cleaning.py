"""Cleaning up: removes what is no longer needed, at intervals, in one of the workers.

The limits are settings; docs/hosting.md tells them.
"""

import logging
from collections.abc import Coroutine
from typing import Any

from meadhall.hall.lobby.seating import Seating, abandon
from meadhall.hall.problems import Refused
from meadhall.hall.run import logs
from meadhall.hall.run.clock import HallClock
from meadhall.hall.run.settings import Settings
from meadhall.hall.store.cleaning import CleaningStore
from meadhall.hall.store.database import Database
from meadhall.hall.store.reports import ReportStore
from meadhall.hall.table.open_tables import OpenTables

log = logging.getLogger(__name__)

PAUSE = 10 * 60_000  # ms from one cleaning to the next
DAY = 86_400_000
REPORT_DAYS = 90  # that a report is kept after it is done


class Cleaner:
    def __init__(
        self,
        settings: Settings,
        time: HallClock,
        database: Database,
        tables: OpenTables,
        seating: Seating,
        reports: ReportStore,
    ) -> None:
        self.settings = settings
        self.time = time
        self.store = CleaningStore(database)
        self.tables = tables
        self.seating = seating
        self.reports = reports

    async def clean(self, at_once: bool = False) -> None:
        """Cleans everything, unless a worker did so lately. What fails is tried again next time."""
        if not at_once and not await self.store.take_turn(self.time.now(), PAUSE):
            return
        for work in (
            self.free_seats,
            self.end_sessions,
            self.remove_guests,
            self.close_tables,
            self.hand_over_idle,
            self.remove_reports,
        ):
            try:
                await work()
            except Refused as refused:
                log.warning("%s: %s", work.__name__, refused.code)
            except Exception:
                log.exception("%s failed", work.__name__)

    def _before(self, days: int) -> int:
        return self.time.now() - days * DAY

    async def free_seats(self) -> None:
        """Finishes the deletion of accounts that was cut short."""
        for table, person in await self.store.left_seats():
            await self._tend(table, self.seating.left_for_good(table, person))

    async def end_sessions(self) -> None:
        if days := self.settings.session_days:
            await self.store.end_sessions(self._before(days))

    async def remove_guests(self) -> None:
        if days := self.settings.guest_days:
            count = await self.store.remove_guests(self._before(days))
            if count:
                log.info("%d unused guests removed", count)

    async def close_tables(self) -> None:
        """Closes tables that were not started, and removes them after the same time again."""
        days = self.settings.open_days
        if not days:
            return
        for table in await self.store.forgotten_tables(self._before(days)):
            if not self.tables.present(table):
                await self._tend(table, self._close(table))
        for table in await self.store.remove_tables(self._before(2 * days)):
            self.tables.forget(table)

    async def hand_over_idle(self) -> None:
        """Hands seats of absent people to bots at tables without a clock."""
        if days := self.settings.idle_days:
            before = self._before(days)
            for table in await self.store.idle_tables(before):
                await self._tend(table, self._hand_over(table, before))

    async def remove_reports(self) -> None:
        """Removes reports that are dealt with, and the chat in them."""
        await self.reports.remove(self._before(REPORT_DAYS))

    async def _close(self, table: str) -> None:
        await abandon(await self.tables.open(table))

    async def _hand_over(self, table: str, before: int) -> None:
        await (await self.tables.open(table)).driver.hand_over_idle(before)

    async def _tend(self, table: str, work: Coroutine[Any, Any, None]) -> None:
        """Works at one table; a failure there does not stop the others."""
        try:
            await work
        except Refused as refused:
            if refused.code == "unavailable":
                raise
            log.warning("table %s cannot be tended: %s", logs.alias(table), refused.code)
