"""People and their sessions in the database, with a small cache of people."""

import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Iterable
from typing import Any, Literal

import msgspec
import sqlalchemy as sa

from meadhall.core.texts import Language
from meadhall.hall.problems import Refused
from meadhall.hall.protocol.base import Colour, Emblem
from meadhall.hall.protocol.people import Person
from meadhall.hall.store.database import Database
from meadhall.hall.store.reports import remove_lines
from meadhall.hall.store.rows import text
from meadhall.hall.store.schema import chat, people, seatings, sessions, subscriptions, tables

REMEMBERED = 20_000
BATCH = 500  # ids in one query
GONE = Person(id="", name="", colour="grey", emblem="ring", guest=True)


OF_SESSION = (
    sa.select(people, sessions.c.seen)
    .join(sessions, sessions.c.person == people.c.id)
    .where(sessions.c.id == sa.bindparam("session"), people.c.deleted.is_(False))
)
ACTIVE = sa.and_(people.c.banned.is_(False), people.c.deleted.is_(False))
MOST_MUTED = 200
YEAR = 365 * 86_400_000
DELETED = {
    "name": "", "name_key": None, "colour": "grey", "emblem": "ring", "language": None,
    "password": None, "vacation_until": None, "vacations": "[]", "muted": "[]", "deleted": True,
}  # fmt: skip
Column = Literal["name", "name_key", "colour", "emblem", "language", "password"]


_vacations = msgspec.json.Decoder(list[tuple[int, int]])


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
    vacations: list[tuple[int, int]] = []  # (start, stop) of the last year, oldest first
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


def hash_token(token: str) -> str:
    """Sessions are stored hashed: a reader of the database cannot log in with them."""
    return hashlib.sha256(token.encode()).hexdigest()


class PeopleStore:
    def __init__(self, database: Database) -> None:
        self.database = database
        self._known: OrderedDict[str, PersonRow] = OrderedDict()

    async def create(self, row: PersonRow, token: str) -> None:
        def work(connection: sa.Connection) -> None:
            connection.execute(people.insert(), _values(row))
            connection.execute(sessions.insert(), _session(token, row.id, row.created))

        await self.database.write(work)
        self._remember(row)

    # --- changes: of the named columns only, unless the person is banned or deleted ------------

    async def change(
        self, person: str, values: dict[Column, str | None], password: str | None
    ) -> PersonRow:
        """Refused if the password is no longer the one given: then it was changed meanwhile.

        IntegrityError if another account has such a name.
        """

        def work(connection: sa.Connection) -> PersonRow:
            named: dict[str, Any] = {str(name): value for name, value in values.items()}
            return _change(connection, person, named, password)

        return self._remember(await self.database.write(work))

    async def claim(
        self, person: str, name: str, name_key: str, password: str, old: str, new: str, now: int
    ) -> PersonRow:
        """A guest becomes an account; the session gets another token, and keeps its pushes."""
        values = {"name": name, "name_key": name_key, "password": password}

        def work(connection: sa.Connection) -> PersonRow:
            row = _change(connection, person, values, None)
            connection.execute(sessions.insert(), _session(new, person, now))
            moved = subscriptions.update().where(subscriptions.c.session == hash_token(old))
            connection.execute(moved.values(session=hash_token(new)))
            connection.execute(sessions.delete().where(sessions.c.id == hash_token(old)))
            return row

        return self._remember(await self.database.write(work))

    async def new_password(
        self, person: str, new: str, old: str | None = None, but: str | None = None
    ) -> PersonRow:
        """Ends all sessions but that of the token `but`. `old`: the hash that was looked at."""

        def work(connection: sa.Connection) -> PersonRow:
            if old is None:  # the operator's
                change = people.update().where(people.c.id == person, people.c.deleted.is_(False))
                connection.execute(change.values(password=new))
                row = _read(connection, person)
            else:
                row = _change(connection, person, {"password": new}, old)
            ended = sessions.delete().where(sessions.c.person == person)
            connection.execute(ended.where(sessions.c.id != hash_token(but)) if but else ended)
            return row

        return self._remember(await self.database.write(work))

    async def delete(self, person: str, password: str | None) -> PersonRow:
        """The name goes, and with it sessions and all that was said, in reports too. Seats are
        left to others."""

        def work(connection: sa.Connection) -> PersonRow:
            row = _change(connection, person, DELETED, password)
            connection.execute(sessions.delete().where(sessions.c.person == person))
            connection.execute(chat.delete().where(chat.c.person == person))
            remove_lines(connection, person)
            return row

        return self._remember(await self.database.write(work))

    async def mute(self, person: str, other: str, on: bool) -> PersonRow:
        def work(connection: sa.Connection) -> PersonRow:
            known = _read(connection, person, lock=True)
            muted = [one for one in known.muted if one != other]
            if on:
                muted = [*muted[1 - MOST_MUTED :], other]
            return _change(connection, person, {"muted": text(muted)})

        return self._remember(await self.database.write(work))

    async def vacation(self, person: str, until: int | None, now: int, most: int) -> PersonRow:
        """Until then clocks stand still; `most` milliseconds a year. The current one ends now."""

        def work(connection: sa.Connection) -> PersonRow:
            known = _read(connection, person, lock=True)
            taken = [(start, min(stop, now)) for start, stop in known.vacations]
            taken = [(start, stop) for start, stop in taken if stop > now - YEAR]
            used = sum(stop - max(start, now - YEAR) for start, stop in taken)
            if until is not None:
                if most and until - now > most - used:
                    raise Refused("vacation-spent", latest=max(now, now + most - used))
                taken.append((now, until))
            values = {"vacation_until": until, "vacations": text(taken)}
            return _change(connection, person, values)

        return self._remember(await self.database.write(work))

    async def ban(self, person: str, banned: bool) -> PersonRow:
        """Ends their sessions."""

        def work(connection: sa.Connection) -> PersonRow:
            change = people.update().where(people.c.id == person).values(banned=banned)
            connection.execute(change)
            if banned:
                connection.execute(sessions.delete().where(sessions.c.person == person))
            return _read(connection, person)

        return self._remember(await self.database.write(work))

    # --- reading: what is shown of people may be cached, rights are read each time --------------

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

    async def owners(self, name_keys: Iterable[str]) -> set[str]:
        """Ids of the accounts with such keys."""
        query = sa.select(people.c.id).where(people.c.name_key.in_(name_keys))
        return {row["id"] for row in await self.database.all(query)}

    async def account(self, name: str, name_keys: Iterable[str]) -> PersonRow | None:
        """By the name as it is written, or by one that looks like it."""
        written = sa.and_(people.c.name == name, people.c.name_key.is_not(None))
        found = await self.database.all(
            people.select().where(sa.or_(written, people.c.name_key.in_(name_keys)))
        )
        rows = [_row(row) for row in found]
        return next((row for row in rows if row.name == name), rows[0] if rows else None)

    async def guests(self) -> list[PersonRow]:
        """For the operator: all of them, newest first."""
        query = people.select().where(people.c.password.is_(None), people.c.deleted.is_(False))
        return [
            _row(row) for row in await self.database.all(query.order_by(people.c.created.desc()))
        ]

    def forget(self, person: str) -> None:
        """Drops somebody from the cache: another worker changed them."""
        self._known.pop(person, None)

    # --- sessions -----------------------------------------------------------------

    async def log_in(self, row: PersonRow, token: str, now: int) -> bool:
        """False if they were banned or changed the password since the row was read."""
        same = people.select().where(
            people.c.id == row.id, people.c.password == row.password, ACTIVE
        )

        def work(connection: sa.Connection) -> bool:
            if connection.execute(same.with_for_update()).first() is None:
                return False
            connection.execute(sessions.insert(), _session(token, row.id, now))
            return True

        return await self.database.write(work)

    async def of_session(self, session: str) -> tuple[PersonRow, int] | None:
        """Whose session that is, and when it was last used."""
        row = await self.database.one(OF_SESSION, {"session": session})
        if row is None:
            return None
        values = dict(row)
        seen = values.pop("seen")
        return self._remember(_row(values)), seen

    async def used(self, session: str, now: int) -> None:
        change = sessions.update().where(sessions.c.id == session).values(seen=now)
        await self.database.execute(change)

    async def ended(self, ids: Iterable[str]) -> list[str]:
        """Which of these sessions have ended, or belong to somebody who is banned."""
        wanted = list(ids)
        found: set[str] = set()
        for at in range(0, len(wanted), BATCH):
            query = sa.select(sessions.c.id).join(people, sessions.c.person == people.c.id)
            query = query.where(sessions.c.id.in_(wanted[at : at + BATCH]), ACTIVE)
            found.update(row["id"] for row in await self.database.all(query))
        return [session for session in wanted if session not in found]

    async def log_out(self, token: str) -> None:
        query = sessions.delete().where(sessions.c.id == hash_token(token))
        await self.database.execute(query)

    async def log_out_everywhere(self, person: str) -> None:
        query = sessions.delete().where(sessions.c.person == person)
        await self.database.execute(query)

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


def _change(
    connection: sa.Connection,
    person: str,
    values: dict[str, Any],
    password: str | Literal[False] | None = False,
) -> PersonRow:
    """The person after the change; Refused if they were banned or deleted, or (where a password is
    given) if theirs is another one by now."""
    change = people.update().where(people.c.id == person, ACTIVE).values(values)
    if password is not False:
        change = change.where(people.c.password.is_not_distinct_from(password))
    if not connection.execute(change).rowcount:
        raise Refused("not-signed-in")
    return _read(connection, person)


def _read(connection: sa.Connection, person: str, lock: bool = False) -> PersonRow:
    query = people.select().where(people.c.id == person)
    row = connection.execute(query.with_for_update() if lock else query).mappings().first()
    if row is None:
        raise Refused("not-signed-in")
    return _row(row)


def _session(token: str, person: str, now: int) -> dict[str, Any]:
    return {"id": hash_token(token), "person": person, "created": now, "seen": now}


def _row(row: Any) -> PersonRow:
    values = dict(row)
    values["muted"] = msgspec.json.decode(values["muted"])
    values["vacations"] = _vacations.decode(values["vacations"])
    return PersonRow(**values)


def _values(row: PersonRow) -> dict[str, Any]:
    values = msgspec.structs.asdict(row)
    values["muted"] = text(row.muted)
    values["vacations"] = text(row.vacations)
    return values
