"""OpenTables: the tables that this worker holds in memory."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterator

from meadhall.hall.problems import Refused
from meadhall.hall.run.metrics import TABLES
from meadhall.hall.table.table import Table
from meadhall.hall.table.worker import Worker


class OpenTables:
    def __init__(self, worker: Worker, limit: int) -> None:
        self.worker = worker
        self.limit = limit  # of tables at which nobody is
        self._tables: OrderedDict[str, Table] = OrderedDict()  # used last, last
        self._opening: dict[str, asyncio.Task[Table]] = {}

    def __iter__(self) -> Iterator[Table]:
        return iter(list(self._tables.values()))

    def find(self, table: str) -> Table | None:
        """The table if it is in memory."""
        return self._tables.get(table)

    async def open(self, table: str) -> Table:
        """The table, read if need be; Refused if there is none."""
        found = self._tables.get(table)
        if found is not None:
            self._tables.move_to_end(table)
            return found
        if table not in self._opening:
            self._opening[table] = asyncio.create_task(self._open(table))
        return await asyncio.shield(self._opening[table])

    async def _open(self, id_: str) -> Table:
        try:
            row = await self.worker.tables.get(id_)
            if row is None:
                raise Refused("not-found", problem="no such table")
            table = Table(self.worker, row)
            await table.reload()
            self._tables[id_] = table
            table.dirty = self.worker.bus.needed  # notes that came meanwhile were not heard
            self._forget_some()
            return table
        finally:
            del self._opening[id_]

    def _forget_some(self) -> None:
        if len(self._tables) > self.limit:
            for table in list(self._tables.values())[:50]:
                self.forget(table.id)
        TABLES.set(len(self._tables))

    def forget(self, id_: str) -> None:
        """Frees its memory, unless somebody is there."""
        table = self._tables.get(id_)
        if table is not None and not table.in_use():
            del self._tables[id_]

    def present(self, id_: str) -> set[str]:
        """People at a table, as far as it is in memory."""
        table = self._tables.get(id_)
        return table.attendance.present() if table else set()
