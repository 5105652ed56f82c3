"""Attendance: who is at a table, through this worker or others."""

from typing import TYPE_CHECKING

from meadhall.hall.fleet.bus import Here
from meadhall.hall.net.socket import encode
from meadhall.hall.protocol.messages import PeopleChanged, Presence
from meadhall.hall.store.rows import TableRow

if TYPE_CHECKING:
    from meadhall.hall.table.table import Table


class Attendance:
    def __init__(self, table: "Table") -> None:
        self.table = table
        self.elsewhere: dict[str, Here] = {}  # by worker: who is here through it
        self._shown: dict[str, Presence] = {}  # as the sockets here know it

    def here(self) -> Here:
        """People at the table through this worker."""
        row, connections = self.table.row, self.table.connections
        people: dict[str, Presence] = {}
        pages: dict[str, set[str]] = {}
        watchers: set[str] = set()
        for connection in connections:
            person = connection.person
            seats = row.seats_of(person.id)
            pages.setdefault(person.id, set()).add(connection.page)
            many = len(pages[person.id])
            people[person.id] = Presence(person=person.shown(), seats=seats, pages=many)
            if not seats:
                watchers.add(person.id)
        looking = {one.person.id for one in connections if one.visible}
        return Here(self.table.id, list(people.values()), len(watchers), sorted(looking))

    def everyone(self) -> dict[str, Presence]:
        """People at the table through any worker, by id."""
        people: dict[str, Presence] = {}
        for here in [*self.elsewhere.values(), self.here()]:
            for presence in here.people:
                person = presence.person
                known = people.get(person.id)
                pages = presence.pages + (known.pages if known else 0)
                seats = self.table.row.seats_of(person.id)  # another worker may know older ones
                people[person.id] = Presence(person=person, seats=seats, pages=pages)
        return people

    def present(self) -> set[str]:
        return set(self.everyone())

    def show(self, tell: bool = True) -> None:
        """Sends who came, changed or left since the last time; `tell`: to other workers as well."""
        before, people = self._shown, self.everyone()
        changed = [one for key, one in people.items() if one != before.get(key)]
        left = [key for key in before if key not in people]
        if changed or left:
            self._shown = people
            message = PeopleChanged(changed=changed, left=left, watchers=count_watchers(people))
            text = encode(message)
            for connection in self.table.connections:
                connection.put(text)
        if tell:
            self.table.worker.bus.tell(self.here())

    def send_watchers_away(self) -> None:
        """Closes the sockets of watchers where nobody may watch."""
        table = self.table
        if not table.may_watch():
            for connection in tuple(table.connections):
                if not table.row.seats_of(connection.person.id):
                    table.connections.discard(connection)
                    connection.close("no-watchers")

    def remind(self, before: TableRow) -> None:
        """Sends a push to those who are asked now, were not before and do not see the table."""
        worker, row = self.table.worker, self.table.row
        if worker.push.key is not None:
            people = _asked(row) - _asked(before) - self._looking()
            if people:
                worker.tasks.start(worker.push.turn(row, people))

    def _looking(self) -> set[str]:
        """Who sees the table now, through any worker."""
        return {one for here in [*self.elsewhere.values(), self.here()] for one in here.looking}


def count_watchers(people: dict[str, Presence]) -> int:
    return sum(1 for presence in people.values() if not presence.seats)


def _asked(row: TableRow) -> set[str]:
    """People whose decision the table waits for."""
    if row.state != "playing":
        return set()
    seats = [row.seats[seat] for seat in row.waiting]
    return {seat.person for seat in seats if seat.person and not seat.by_bot}
