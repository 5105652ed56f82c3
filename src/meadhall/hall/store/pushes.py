"""Browsers that want to be told of turns, in the database. They go with their session."""

import hashlib
from collections.abc import Iterable

import msgspec
import sqlalchemy as sa

from meadhall.hall.store.database import Database
from meadhall.hall.store.people import hash_token
from meadhall.hall.store.schema import subscriptions

MOST = 10  # browsers of one person; the oldest give way


class PushRow(msgspec.Struct, kw_only=True):
    id: str
    person: str
    session: str
    endpoint: str
    p256dh: str
    auth: str
    created: int


def _key(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


class PushStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def keep(
        self, endpoint: str, p256dh: str, auth: str, person: str, token: str, now: int
    ) -> None:
        """A browser has one subscription: it belongs to whoever uses it now."""
        row = PushRow(
            id=_key(endpoint),
            person=person,
            session=hash_token(token),
            endpoint=endpoint,
            p256dh=p256dh,
            auth=auth,
            created=now,
        )
        theirs = subscriptions.c.person == person
        newest = sa.select(subscriptions.c.id).where(theirs)
        newest = newest.order_by(subscriptions.c.created.desc(), subscriptions.c.id).limit(MOST)

        def work(connection: sa.Connection) -> None:
            connection.execute(subscriptions.delete().where(subscriptions.c.id == row.id))
            connection.execute(subscriptions.insert(), msgspec.structs.asdict(row))
            left = connection.execute(newest).scalars().all()
            connection.execute(
                subscriptions.delete().where(theirs, subscriptions.c.id.not_in(left))
            )

        await self.database.write(work)

    async def remove(self, endpoint: str, person: str | None = None) -> None:
        query = subscriptions.delete().where(subscriptions.c.id == _key(endpoint))
        if person is not None:
            query = query.where(subscriptions.c.person == person)
        await self.database.execute(query)

    async def of(self, people: Iterable[str]) -> list[PushRow]:
        query = subscriptions.select().where(subscriptions.c.person.in_(list(people)))
        return [PushRow(**row) for row in await self.database.all(query)]
