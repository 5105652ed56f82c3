"""People and their sessions in the database, with a small memory of who is who."""

import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Iterable
from typing import Any

import msgspec
import sqlalchemy as sa

from meadhall.hall.protocol.base import Colour, Emblem, Language
from meadhall.hall.protocol.people import Person
from meadhall.hall.store.database import Database
from meadhall.hall.store.rows import text
from meadhall.hall.store.schema import people, seatings, sessions, tables

REMEMBERED = 20_000
SOME = 500  # ids in one question
GONE = Person(id="", name="", colour="grey", emblem="ring", guest=True)


OF_SESSION = (
    people.select()
    .join(sessions, sessions.c.person == people.c.id)
    .where(sessions.c.id == sa.bindparam("session"))
)


class PersonRow(msgspec.Struct, kw_only=True):
    id: str
    name: str
    colour: Colour
    emblem: Emblem
    created: int
    name_key: str | None = None
    language: Language | None = None
    password: str | None = None
    vacation_until: int | None = None
    muted: list[str] = []
    banned: bool = False
    deleted: bool = False

    def shown(self) -> Person:
        return Person(
            id=self.id,
            name=self.name,
            colour=self.colour,
            emblem=self.emblem,
            guest=self.password is None,
        )


def new_id() -> str:
    """Never taken for an option of a command."""
    found = secrets.token_urlsafe(9)
    return new_id() if found.startswith("-") else found


def new_token() -> str:
    return secrets.token_urlsafe(24)


def kept(token: str) -> str:
    """Sessions are stored hashed: whoever reads the database cannot log in with it."""
    return hashlib.sha256(token.encode()).hexdigest()


class PeopleStore:
    def __init__(self, database: Database) -> None:
        self.database = database
        self._known: OrderedDict[str, PersonRow] = OrderedDict()

    async def create(self, row: PersonRow, token: str) -> None:
        session = {"id": kept(token), "person": row.id, "created": row.created}

        def work(connection: sa.Connection) -> None:
            connection.execute(people.insert(), _values(row))
            connection.execute(sessions.insert(), session)

        await self.database.write(work)
        self._remember(row)

    async def change(self, row: PersonRow) -> None:
        """IntegrityError if another account has such a name."""
        change = people.update().where(people.c.id == row.id).values(_values(row))
        await self.database.write(lambda connection: connection.execute(change))
        self._remember(row)

    async def get(self, person: str) -> PersonRow | None:
        if person in self._known:
            self._known.move_to_end(person)
            return self._known[person]
        row = await self.database.one(people.select().where(people.c.id == person))
        return None if row is None else self._remember(_row(row))

    async def shown(self, ids: Iterable[str]) -> dict[str, Person]:
        """Persons by id; all are there, even those gone from the database."""
        wanted = set(ids)
        missing = [person for person in wanted if person not in self._known]
        if missing:
            for row in await self.database.all(people.select().where(people.c.id.in_(missing))):
                self._remember(_row(row))
        return {
            person: self._known[person].shown()
            if person in self._known
            else msgspec.structs.replace(GONE, id=person)
            for person in wanted
        }

    async def banned(self, ids: Iterable[str]) -> list[str]:
        """Who of these was shut out."""
        wanted = list(ids)
        found: list[str] = []
        for at in range(0, len(wanted), SOME):
            some = people.c.id.in_(wanted[at : at + SOME])
            query = sa.select(people.c.id).where(people.c.banned.is_(True), some)
            found += [row["id"] for row in await self.database.all(query)]
        return found

    async def by_name(self, name_key: str) -> PersonRow | None:
        row = await self.database.one(people.select().where(people.c.name_key == name_key))
        return None if row is None else _row(row)

    def forget(self, person: str) -> None:
        """Read anew next time: another worker changed them."""
        self._known.pop(person, None)

    # --- sessions -----------------------------------------------------------------

    async def log_in(self, person: str, token: str, now: int) -> None:
        session = {"id": kept(token), "person": person, "created": now}
        await self.database.write(lambda connection: connection.execute(sessions.insert(), session))

    async def of_token(self, token: str) -> PersonRow | None:
        row = await self.database.one(OF_SESSION, {"session": kept(token)})
        return None if row is None else self._remember(_row(row))

    async def log_out(self, token: str) -> None:
        query = sessions.delete().where(sessions.c.id == kept(token))
        await self.database.write(lambda connection: connection.execute(query))

    async def log_out_everywhere(self, person: str, but: str | None = None) -> None:
        query = sessions.delete().where(sessions.c.person == person)
        if but:
            query = query.where(sessions.c.id != kept(but))
        await self.database.write(lambda connection: connection.execute(query))

    async def playing(self, person: str) -> list[str]:
        """Tables not yet over at which somebody sits."""
        query = (
            sa.select(tables.c.id)
            .join(seatings, seatings.c.table == tables.c.id)
            .where(seatings.c.person == person, tables.c.state.in_(("open", "playing")))
        )
        return [row["id"] for row in await self.database.all(query)]

    def _remember(self, row: PersonRow) -> PersonRow:
        self._known[row.id] = row
        self._known.move_to_end(row.id)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return row


def _row(row: Any) -> PersonRow:
    values = dict(row)
    values["muted"] = msgspec.json.decode(values["muted"])
    return PersonRow(**values)


def _values(row: PersonRow) -> dict[str, Any]:
    values = msgspec.structs.asdict(row)
    values["muted"] = text(row.muted)
    return values
