"""Visitors: all sockets of this worker, by the person to whom they belong."""

from dataclasses import dataclass

from meadhall.hall.fleet.bus import Bus, NewSession, PersonChanged, SignedOut
from meadhall.hall.lobby.lobby import Lobby
from meadhall.hall.net.socket import Connection
from meadhall.hall.store.people import PeopleStore, PersonRow
from meadhall.hall.table.open_tables import OpenTables


@dataclass(eq=False)
class Visitors:
    """What changes for somebody reaches their sockets here, and by the bus those elsewhere."""

    tables: OpenTables
    lobby: Lobby
    people: PeopleStore
    bus: Bus

    def connections(self) -> list[Connection]:
        at_tables = [one for table in self.tables for one in table.connections]
        return [*at_tables, *self.lobby.connections]

    def change_person(self, person: PersonRow) -> None:
        """Somebody has another name, colour, or list of muted people."""
        self._change_person(person)
        self.bus.tell(PersonChanged(person.id))

    def sign_out(self, note: SignedOut) -> None:
        self.hear_signed_out(note)
        self.bus.tell(note)

    def change_session(self, note: NewSession) -> None:
        """The same device goes on with another token."""
        self.hear_new_session(note)
        self.bus.tell(note)

    async def close_ended_sessions(self) -> None:
        """Closes the sockets of all who were banned or logged out. Whoever did it may not have
        been able to tell this worker."""
        connections = self.connections()
        ended = set(await self.people.ended({one.session for one in connections}))
        for connection in connections:
            if connection.session in ended:
                connection.close("signed-out")

    # --- from other workers -----------------------------------------------------------

    async def hear_person_changed(self, note: PersonChanged) -> None:
        self.people.forget(note.person)
        person = await self.people.get(note.person)
        if person is not None:
            self._change_person(person)

    def hear_signed_out(self, note: SignedOut) -> None:
        for connection in self.connections():
            if connection.person.id == note.person:
                session = connection.session
                if session != note.but and note.only in (None, session):
                    connection.close("signed-out")

    def hear_new_session(self, note: NewSession) -> None:
        for connection in self.connections():
            if connection.session == note.old:
                connection.session = note.new

    def _change_person(self, person: PersonRow) -> None:
        for connection in self.connections():
            if connection.person.id == person.id:
                connection.person = person
        for table in self.tables:
            if person.id in table.row.people():
                table.present.table_soon()
