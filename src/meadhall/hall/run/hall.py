"""Hall: one worker of the hall, with all that it holds together."""

import asyncio
import contextlib
import logging
from collections import OrderedDict

from meadhall.hall.fleet import bus as notes
from meadhall.hall.fleet.bots import BotPool
from meadhall.hall.fleet.bus import Bus, Note, SignedOut
from meadhall.hall.fleet.cleaning import Cleaner
from meadhall.hall.fleet.descriptors import Descriptors
from meadhall.hall.fleet.guesses import Guesses
from meadhall.hall.fleet.limits import Limits
from meadhall.hall.fleet.push import Push
from meadhall.hall.lobby import seating
from meadhall.hall.lobby.lobby import Lobby
from meadhall.hall.lobby.replay import Replays
from meadhall.hall.problems import Refused
from meadhall.hall.protocol.tables import Stand
from meadhall.hall.run import logs
from meadhall.hall.run.clock import HallClock
from meadhall.hall.run.metrics import TABLES, hand_over
from meadhall.hall.run.settings import Settings
from meadhall.hall.run.tasks import Tasks
from meadhall.hall.slices import LongWork
from meadhall.hall.store.database import Database
from meadhall.hall.store.journal import Journal
from meadhall.hall.store.outages import beat, last_instant, newest_outages
from meadhall.hall.store.people import PeopleStore, PersonRow
from meadhall.hall.store.pushes import PushStore
from meadhall.hall.store.reports import ReportStore
from meadhall.hall.store.tables import TableStore
from meadhall.hall.table.connection import Connection
from meadhall.hall.table.decide import LEASE
from meadhall.hall.table.fair import Chance
from meadhall.hall.table.table import Table
from meadhall.hall.table.worker import Worker

log = logging.getLogger(__name__)

SWEEP = 0.5  # seconds between looks for tables that are due
PULSE = 2.0  # seconds between signs of life
CLEAN = 60.0  # seconds between looks whether it is time to clean up
SIGNED_OUT = 5.0  # seconds between looks for sockets whose sessions are no more
LOOK = 1.0  # seconds between looks into the database while the bus is gone
WRITE_CHECK = 1.0  # seconds for which a write shows that the database can be written
FORGET = 15.0  # seconds after which a silent worker's people are gone


class Hall:
    def __init__(
        self,
        settings: Settings,
        time: HallClock | None = None,
        chance: Chance | None = None,
        bots: BotPool | None = None,
    ) -> None:
        time = time or HallClock()
        self.settings = settings
        self.time = time
        self.database = Database(settings.database_url())
        self.tables = TableStore(self.database)
        self.people = PeopleStore(self.database)
        self.reports = ReportStore(self.database)
        self.journal = Journal(self.database)
        self.bots = bots or BotPool(settings)
        self.bus = Bus(settings.bus, self._heard, self._bus_came_back)
        self.push = Push(settings, PushStore(self.database), self.people)
        self.limits = Limits(settings.limits, self.bus)
        self.guesses = Guesses(settings.limits, self.bus)
        self.tasks = Tasks()
        self.lobby = Lobby(self.tables, self.people, time, self.tasks, self.present)
        self.worker = Worker(
            settings,
            time,
            chance or Chance(),
            self.tables,
            self.people,
            self.journal,
            self.bus,
            self.bots,
            self.push,
            self.tasks,
            self.lobby,
        )
        self.cleaner = Cleaner(self)
        self.long_work = LongWork()
        self.replays = Replays(self.tables, self.people, self.long_work)
        self.open_tables: OrderedDict[str, Table] = OrderedDict()
        self._alive = False
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self._workers: dict[str, float] = {}
        self._descriptors = Descriptors()
        self._write_check: asyncio.Future[None] | None = None
        self._write_checked = 0.0

    # --- life ------------------------------------------------------------------

    async def start(self) -> None:
        self.time.not_before(await last_instant(self.database))
        await self._pulse()
        self._alive = True
        await self.bus.start()
        first = self.time.now() + LEASE * 2 if self.settings.workers == 1 else None
        self.tasks.repeat(SWEEP, self._sweep)
        self.tasks.repeat(PULSE, self._pulse)
        self.tasks.repeat(LOOK, self._look)
        self.tasks.repeat(CLEAN, self.cleaner.clean)
        self.tasks.start(self.cleaner.clean(at_once=True))  # what a crash cut short
        self.tasks.repeat(SIGNED_OUT, self._let_signed_out_go)
        if first is not None:
            self.tasks.start(self._sweep(first))  # nobody else asks the bots that were to be asked

    def goodbye(self) -> None:
        """Tells all sockets to connect again; no bot begins to think any more."""
        self.worker.stopping = True
        for connection in self.all_connections():
            connection.close("stopping")

    async def stop(self) -> None:
        self.goodbye()
        await self.tasks.stop()
        await self.journal.stop()
        if self._alive:  # until now the clocks ran
            with contextlib.suppress(Refused):
                await beat(self.database, self.time.now())
        await self.bots.stop()
        self.push.stop()
        await self.bus.stop()
        await self.database.close()

    # --- tables -----------------------------------------------------------------

    async def room(self, table: str) -> Table:
        """The table, read if need be; Refused if there is none."""
        found = self.open_tables.get(table)
        if found is not None:
            self.open_tables.move_to_end(table)
            return found
        if table not in self._opening:
            self._opening[table] = asyncio.create_task(self._open(table))
        return await asyncio.shield(self._opening[table])

    async def _open(self, table: str) -> Table:
        try:
            row = await self.tables.get(table)
            if row is None:
                raise Refused("not-found", problem="no such table")
            room = Table(self.worker, row)
            await room.reload()
            self.open_tables[table] = room
            room.dirty = self.bus.needed  # notes for a table that is not there yet are not heard
            self._forget_some()
            return room
        finally:
            del self._opening[table]

    def _forget_some(self) -> None:
        """Tables at which nobody is need no memory."""
        if len(self.open_tables) > self.settings.rooms:
            for room in list(self.open_tables.values())[:50]:
                if not room.in_use():
                    del self.open_tables[room.id]
        TABLES.set(len(self.open_tables))

    def forget_room(self, table: str) -> None:
        """The table is no more."""
        room = self.open_tables.get(table)
        if room is not None and not room.in_use():
            del self.open_tables[table]

    def present(self, table: str) -> set[str]:
        room = self.open_tables.get(table)
        return room.attendance.present() if room else set()

    def all_connections(self) -> list[Connection]:
        at_tables = [c for room in self.open_tables.values() for c in room.connections]
        return [*at_tables, *self.lobby.connections]

    def person_changed(self, person: PersonRow) -> None:
        """Sockets know the person anew; tables show the new name."""
        for connection in self.all_connections():
            if connection.person.id == person.id:
                connection.person = person
        for room in self.open_tables.values():
            if person.id in room.row.people() and room.connections:
                room.present.table_soon()

    def sign_out(self, who: SignedOut) -> None:
        for connection in self.all_connections():
            if connection.person.id == who.person:
                session = connection.session
                if session != who.but and who.only in (None, session):
                    connection.close("signed-out")

    def session_changed(self, note: notes.NewSession) -> None:
        """The same device goes on with another token."""
        for connection in self.all_connections():
            if connection.session == note.old:
                connection.session = note.new

    async def left_for_good(self, table: str, person: str) -> None:
        """An account was deleted: its seats are free, or played on by bots."""
        room = await self.room(table)
        if room.row.state == "open":
            await seating.stand(room, person, Stand())
            return
        await room.driver.resign_all(person)

    async def hand_over_idle(self, table: str, before: int) -> None:
        room = await self.room(table)
        await room.driver.hand_over_idle(before)

    async def vacation_changed(self, table: str) -> None:
        room = await self.room(table)
        await room.driver.vacation_changed()

    # --- regular work --------------------------------------------------------------

    async def _sweep(self, until: int | None = None) -> None:
        """Acts at tables where a clock has run out or a bot waits to be asked."""
        if self.worker.stopping:
            return
        for table in await self.tables.due(until or self.time.now()):
            try:
                room = await self.room(table)
                await room.driver.tend()
            except Refused as refused:
                if refused.code == "unavailable":
                    raise
                log.warning("table %s cannot be tended: %s", logs.alias(table), refused.code)
            except Exception:
                log.exception("table %s cannot be tended", logs.alias(table))

    async def _pulse(self) -> None:
        """A sign of life. A long silence before it was an outage: nobody's live clock ran."""
        hand_over()
        self._descriptors.look()
        await beat(self.database, self.time.now())
        self.worker.outages = await newest_outages(self.database)

    async def check_writing(self) -> None:
        """Refused if nothing can be written. One write serves all who ask within a second."""
        now = asyncio.get_running_loop().time()
        if self._write_check is None or now - self._write_checked >= WRITE_CHECK:
            self._write_checked = now
            self._write_check = asyncio.ensure_future(beat(self.database, self.time.now()))
            self._write_check.add_done_callback(_retrieve)
        await asyncio.shield(self._write_check)

    async def _let_signed_out_go(self) -> None:
        """Who was banned or logged out, wherever they are: at tables where they sit, where they
        watch, in the lobby. Whoever did it may not have been able to tell this worker."""
        ended = set(await self.people.ended({one.session for one in self.all_connections()}))
        for connection in self.all_connections():
            if connection.session in ended:
                connection.close("signed-out")

    async def _look(self) -> None:
        """Without a bus: which of the tables with people here have moved on elsewhere?"""
        self._forget_silent_workers()
        if self.bus.needed:
            self.bus.tell(notes.Alive())
        if self.bus.up:
            return
        rooms = {room.id: room for room in self.open_tables.values() if room.connections}
        if not rooms:
            return
        for table, (number, version) in (await self.tables.heads(list(rooms))).items():
            room = rooms[table]
            if number != room.row.number or version != room.row.version:
                await self._refresh(room)

    def _forget_silent_workers(self) -> None:
        now = asyncio.get_running_loop().time()
        for worker, heard in list(self._workers.items()):
            if now - heard > FORGET:
                del self._workers[worker]
                for room in self.open_tables.values():
                    if room.attendance.elsewhere.pop(worker, None) is not None:
                        room.attendance.show(tell=False)

    # --- the bus ----------------------------------------------------------------------

    def _bus_came_back(self) -> None:
        """Notes may have been missed: look at everything that people look at."""
        for room in self.open_tables.values():
            room.dirty = True
            if room.connections:
                self.tasks.start(self._refresh(room))
                self.bus.tell(room.attendance.here())

    async def _refresh(self, room: Table) -> None:
        with contextlib.suppress(Refused):
            await room.reload()

    async def _heard(self, worker: str, note: Note) -> None:
        known = worker in self._workers
        self._workers[worker] = asyncio.get_running_loop().time()
        if not known:
            for room in self.open_tables.values():
                if room.connections:
                    self.bus.tell(room.attendance.here())
        match note:
            case notes.Moved() | notes.Changed():
                await self._table_moved(note)
            case notes.Said():
                if note.table in self.open_tables:
                    self.open_tables[note.table].present.chat(note.line)
            case notes.Here():
                if note.table in self.open_tables:
                    attendance = self.open_tables[note.table].attendance
                    attendance.elsewhere[worker] = note
                    attendance.show(tell=False)
            case notes.SignedOut():
                self.sign_out(note)
            case notes.NewSession():
                self.session_changed(note)
            case notes.PersonChanged():
                self.people.forget(note.person)
                person = await self.people.get(note.person)
                if person is not None:
                    self.person_changed(person)

    async def _table_moved(self, note: notes.Moved | notes.Changed) -> None:
        room = self.open_tables.get(note.table)
        if room is not None:
            if isinstance(note, notes.Moved) and note.number <= room.row.number:
                return
            room.dirty = True
            if room.connections:
                self.tasks.start(self._refresh(room))
                return
        public = isinstance(note, notes.Changed) and note.public
        if self.lobby.concerns(note.table, note.people, public):
            row = await self.tables.get(note.table)
            if row is not None:
                self.lobby.row_changed(row, set(note.people))


def _retrieve(future: asyncio.Future[None]) -> None:
    """Nobody may be left who waits for the error."""
    if not future.cancelled():
        future.exception()
