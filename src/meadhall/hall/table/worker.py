"""Worker: what a table uses of the process in which it is open."""

from collections.abc import Collection
from typing import Protocol

from meadhall.hall.fleet.bots import BotPool
from meadhall.hall.fleet.bus import Bus
from meadhall.hall.fleet.push import Push
from meadhall.hall.run.clock import HallClock
from meadhall.hall.run.settings import Settings
from meadhall.hall.run.tasks import Tasks
from meadhall.hall.store.journal import Journal
from meadhall.hall.store.people import PeopleStore
from meadhall.hall.store.rows import TableRow
from meadhall.hall.store.tables import TableStore


class Listing(Protocol):
    """The lobby, which lists tables to its sockets."""

    @property
    def connections(self) -> Collection[object]: ...

    def row_changed(self, row: TableRow, people: set[str]) -> None: ...


class Worker:
    def __init__(
        self,
        settings: Settings,
        time: HallClock,
        tables: TableStore,
        people: PeopleStore,
        journal: Journal,
        bus: Bus,
        bots: BotPool,
        push: Push,
        tasks: Tasks,
        lobby: Listing,
    ) -> None:
        self.bot_pause = settings.bot_pause  # ms
        self.bot_budget = settings.bot_budget  # ms
        self.time = time
        self.tables = tables
        self.people = people
        self.journal = journal
        self.bus = bus
        self.bots = bots
        self.push = push
        self.tasks = tasks
        self.lobby = lobby
        self.outages: list[tuple[int, int]] = []  # (start, stop), oldest first
        self.stopping = False  # no bot begins to think any more
