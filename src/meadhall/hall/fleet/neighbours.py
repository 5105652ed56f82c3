"""Neighbours: the other workers of this hall. Handles their notes on the bus; looks into the
database while the bus is down."""

import asyncio
import contextlib
from dataclasses import dataclass

from meadhall.hall.fleet import bus as notes
from meadhall.hall.fleet.bus import Bus, Note
from meadhall.hall.lobby.lobby import Lobby
from meadhall.hall.lobby.visitors import Visitors
from meadhall.hall.problems import Refused
from meadhall.hall.run.tasks import Tasks
from meadhall.hall.store.tables import TableStore
from meadhall.hall.table.open_tables import OpenTables
from meadhall.hall.table.table import Table

FORGET = 15.0  # seconds after which a silent worker's people are gone


@dataclass(eq=False)
class Neighbours:
    bus: Bus
    tables: OpenTables
    store: TableStore
    lobby: Lobby
    visitors: Visitors
    tasks: Tasks

    def __post_init__(self) -> None:
        self._heard_at: dict[str, float] = {}  # by worker

    async def look(self) -> None:
        """While the bus is down: reloads the tables with people here that have changed."""
        self._forget_silent()
        if self.bus.needed:
            self.bus.tell(notes.Alive())
        if self.bus.up:
            return
        visited = {table.id: table for table in self.tables if table.connections}
        if not visited:
            return
        for id_, (number, version) in (await self.store.heads(list(visited))).items():
            table = visited[id_]
            if number != table.row.number or version != table.row.version:
                await _refresh(table)

    def _forget_silent(self) -> None:
        now = asyncio.get_running_loop().time()
        for worker, heard in list(self._heard_at.items()):
            if now - heard > FORGET:
                del self._heard_at[worker]
                for table in self.tables:
                    if table.attendance.elsewhere.pop(worker, None) is not None:
                        table.attendance.show(tell=False)

    def bus_came_back(self) -> None:
        """Notes may have been missed: reloads all tables with people here."""
        for table in self.tables:
            table.dirty = True
            if table.connections:
                self.tasks.start(_refresh(table))
                self.bus.tell(table.attendance.here())

    async def hear(self, worker: str, note: Note) -> None:
        known = worker in self._heard_at
        self._heard_at[worker] = asyncio.get_running_loop().time()
        if not known:
            for table in self.tables:
                if table.connections:
                    self.bus.tell(table.attendance.here())
        match note:
            case notes.Moved() | notes.Changed():
                await self._table_moved(note)
            case notes.Said():
                if (found := self.tables.find(note.table)) is not None:
                    found.present.chat(note.line)
            case notes.Here():
                if (found := self.tables.find(note.table)) is not None:
                    found.attendance.elsewhere[worker] = note
                    found.attendance.show(tell=False)
            case notes.SignedOut():
                self.visitors.hear_signed_out(note)
            case notes.NewSession():
                self.visitors.hear_new_session(note)
            case notes.PersonChanged():
                await self.visitors.hear_person_changed(note)

    async def _table_moved(self, note: notes.Moved | notes.Changed) -> None:
        table = self.tables.find(note.table)
        if table is not None:
            if isinstance(note, notes.Moved) and note.number <= table.row.number:
                return
            table.dirty = True
            if table.connections:
                self.tasks.start(_refresh(table))
                return
        public = isinstance(note, notes.Changed) and note.public
        if self.lobby.concerns(note.table, note.people, public):
            row = await self.store.get(note.table)
            if row is not None:
                self.lobby.row_changed(row, set(note.people))


async def _refresh(table: Table) -> None:
    with contextlib.suppress(Refused):
        await table.reload()
