"""Worker: what a table uses of the process in which it is open."""

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Protocol

from meadhall.hall.fleet.bots import BotPool
from meadhall.hall.fleet.bus import Bus
from meadhall.hall.fleet.push import Push
from meadhall.hall.run.clock import HallClock
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


@dataclass(eq=False)
class Worker:
    bot_pause: int  # ms
    bot_budget: int  # ms
    time: HallClock
    tables: TableStore
    people: PeopleStore
    journal: Journal
    bus: Bus
    bots: BotPool
    push: Push
    tasks: Tasks
    lobby: Listing
    outages: list[tuple[int, int]] = field(default_factory=list)  # (start, stop), oldest first
    stopping: bool = False  # no bot begins to think any more
