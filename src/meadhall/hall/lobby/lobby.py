"""The lobby: tells its sockets of open tables, and of their own."""

import asyncio
import logging
from collections.abc import Callable

from meadhall.hall.net.socket import Connection, encode
from meadhall.hall.problems import Refused
from meadhall.hall.protocol.base import PROTOCOL
from meadhall.hall.protocol.lobby import LobbyGone, LobbyHello, LobbyTable
from meadhall.hall.run.clock import HallClock
from meadhall.hall.run.tasks import Tasks
from meadhall.hall.store.people import PeopleStore
from meadhall.hall.store.rows import TableRow
from meadhall.hall.store.tables import TableStore
from meadhall.hall.table.info import table_info

log = logging.getLogger(__name__)
SHOWN = 100


class Lobby:
    def __init__(
        self,
        tables: TableStore,
        people: PeopleStore,
        time: HallClock,
        tasks: Tasks,
        present: Callable[[str], set[str]],  # who is at a table
    ) -> None:
        self.tables = tables
        self.people = people
        self.time = time
        self.tasks = tasks
        self.present = present
        self.connections: set[Connection] = set()
        self._by_person: dict[str, int] = {}
        self._listed: set[str] = set()  # open public tables that sockets here know of

    def add(self, connection: Connection) -> None:
        self.connections.add(connection)
        person = connection.person.id
        self._by_person[person] = self._by_person.get(person, 0) + 1

    def remove(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.discard(connection)
            person = connection.person.id
            self._by_person[person] -= 1
            if not self._by_person[person]:
                del self._by_person[person]

    async def hello(self, connection: Connection) -> LobbyHello:
        person = connection.person
        open_ = await self.tables.listed("open", person.id, limit=SHOWN)
        mine = await self.tables.listed("mine", person.id, limit=SHOWN)
        self._listed.update(row.id for row in open_)
        people = await self.people.shown({p for row in [*open_, *mine] for p in row.people()})
        return LobbyHello(
            protocol=PROTOCOL,
            server_time=self.time.now(),
            you=person.shown(),
            open=[table_info(row, people, self.present(row.id)) for row in open_],
            mine=[table_info(row, people, self.present(row.id)) for row in mine],
        )

    def concerns(self, table: str, people: list[str], public: bool) -> bool:
        """Whether somebody in this worker's lobby would want to know."""
        if not self.connections:
            return False
        return public or table in self._listed or any(p in self._by_person for p in people)

    def row_changed(self, row: TableRow, people: set[str]) -> None:
        """Shows a table to those whom it concerns; `people`: who sits there or did before."""
        listed = row.state == "open" and row.public
        if not self.connections:
            return
        if listed or row.id in self._listed or any(p in self._by_person for p in people):
            self.tasks.start(self._show(row, people))

    async def _show(self, row: TableRow, people: set[str]) -> None:
        """`people`: who sits there, or has just stood up."""
        try:
            shown = await self.people.shown(row.people())
        except Refused:
            return  # they will see it when they come back
        info = table_info(row, shown, self.present(row.id))
        everyone = row.state == "open" and row.public
        was_listed = row.id in self._listed
        (self._listed.add if everyone else self._listed.discard)(row.id)
        seated = set(row.people()) if row.state in ("open", "playing") else set()
        mine = encode(LobbyTable(table=info, mine=True))
        public = encode(LobbyTable(table=info, mine=False))
        gone = encode(LobbyGone(id=row.id))
        for connection in self.connections:
            person = connection.person.id
            if person in seated:
                connection.put(mine)
            elif everyone:
                connection.put(public)
            elif was_listed or person in people:
                connection.put(gone)
        await asyncio.sleep(0)
