"""Hall: one worker of the hall. Puts its parts together, starts and stops them."""

import contextlib

from meadhall.hall.fleet.bots import BotPool
from meadhall.hall.fleet.bus import Bus, Note
from meadhall.hall.fleet.cleaning import Cleaner
from meadhall.hall.fleet.guesses import Guesses
from meadhall.hall.fleet.limits import Limits
from meadhall.hall.fleet.neighbours import Neighbours
from meadhall.hall.fleet.push import Push
from meadhall.hall.fleet.sweep import Sweep
from meadhall.hall.lobby.lobby import Lobby
from meadhall.hall.lobby.replay import Replays
from meadhall.hall.lobby.seating import Seating
from meadhall.hall.lobby.visitors import Visitors
from meadhall.hall.problems import Refused
from meadhall.hall.run.clock import HallClock
from meadhall.hall.run.settings import Settings
from meadhall.hall.run.tasks import Tasks
from meadhall.hall.slices import LongWork
from meadhall.hall.store.database import Database
from meadhall.hall.store.journal import Journal
from meadhall.hall.store.outages import beat, last_instant
from meadhall.hall.store.people import PeopleStore
from meadhall.hall.store.pushes import PushStore
from meadhall.hall.store.reports import ReportStore
from meadhall.hall.store.tables import TableStore
from meadhall.hall.table.decide import LEASE
from meadhall.hall.table.fair import Chance
from meadhall.hall.table.open_tables import OpenTables
from meadhall.hall.table.worker import Worker

# seconds between two runs
SWEEP = 0.5
HEARTBEAT = 2.0
CLEAN = 60.0
ENDED_SESSIONS = 5.0
LOOK = 1.0


class Hall:
    def __init__(
        self,
        settings: Settings,
        time: HallClock | None = None,
        chance: Chance | None = None,
        bots: BotPool | None = None,
    ) -> None:
        self.settings = settings
        self.time = time or HallClock()
        self.chance = chance or Chance()
        self.database = Database(settings.database_url())
        self.tables = TableStore(self.database)
        self.people = PeopleStore(self.database)
        self.reports = ReportStore(self.database)
        self.journal = Journal(self.database)
        self.bots = bots or BotPool(settings)
        self.bus = Bus(settings.bus, self._hear, self._bus_came_back)
        self.push = Push(settings, PushStore(self.database), self.people)
        self.limits = Limits(settings.limits, self.bus)
        self.guesses = Guesses(settings.limits, self.bus)
        self.tasks = Tasks()
        self.lobby = Lobby(self.tables, self.people, self.time, self.tasks, self._present)
        self.worker = Worker(
            settings.bot_pause,
            settings.bot_budget,
            self.time,
            self.tables,
            self.people,
            self.journal,
            self.bus,
            self.bots,
            self.push,
            self.tasks,
            self.lobby,
        )
        self.open_tables = OpenTables(self.worker, settings.tables_in_memory)
        self.visitors = Visitors(self.open_tables, self.lobby, self.people, self.bus)
        self.neighbours = Neighbours(
            self.bus, self.open_tables, self.tables, self.lobby, self.visitors, self.tasks
        )
        self.sweep = Sweep(self.worker, self.open_tables, self.database)
        self.long_work = LongWork()
        self.seating = Seating(self.worker, self.open_tables, self.chance, self.long_work)
        self.cleaner = Cleaner(
            settings, self.time, self.database, self.open_tables, self.seating, self.reports
        )
        self.replays = Replays(self.tables, self.people, self.long_work)
        self._alive = False

    # What the bus and the lobby call stands behind them: these parts are made later.

    async def _hear(self, worker: str, note: Note) -> None:
        await self.neighbours.hear(worker, note)

    def _bus_came_back(self) -> None:
        self.neighbours.bus_came_back()

    def _present(self, table: str) -> set[str]:
        return self.open_tables.present(table)

    # --- life ------------------------------------------------------------------

    async def start(self) -> None:
        self.time.not_before(await last_instant(self.database))
        await self.sweep.heartbeat()
        self._alive = True
        await self.bus.start()
        if self.settings.workers == 1:  # nobody else asks the bots that were to be asked
            self.tasks.start(self.sweep.tend_due_tables(self.time.now() + LEASE * 2))
        self.tasks.start(self.cleaner.clean(at_once=True))  # what a crash cut short
        self.tasks.repeat(SWEEP, self.sweep.tend_due_tables)
        self.tasks.repeat(HEARTBEAT, self.sweep.heartbeat)
        self.tasks.repeat(LOOK, self.neighbours.look)
        self.tasks.repeat(CLEAN, self.cleaner.clean)
        self.tasks.repeat(ENDED_SESSIONS, self.visitors.close_ended_sessions)

    async def stop(self) -> None:
        self.worker.stopping = True
        await self.tasks.stop()
        await self.journal.stop()
        if self._alive:  # until now the clocks ran
            with contextlib.suppress(Refused):
                await beat(self.database, self.time.now())
        await self.bots.stop()
        self.push.stop()
        await self.bus.stop()
        await self.database.close()
