"""What nobody needs any more, found and removed. Each step may be repeated, by any worker."""

import msgspec
import sqlalchemy as sa

from meadhall.hall.protocol.tables import NoClock, Pace
from meadhall.hall.store.database import Database
from meadhall.hall.store.rows import SeatRow
from meadhall.hall.store.schema import chat, people, pulse, seatings, sessions, tables

BATCH = 500  # rows in one step; the others are left for the next time
CLEANED = 2  # the row of `pulse`

_seats = msgspec.json.Decoder(list[SeatRow])
_pace: msgspec.json.Decoder[Pace] = msgspec.json.Decoder(Pace)


class CleaningStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def take_turn(self, now: int, pause: int) -> bool:
        """Whether the last cleaning is at least `pause` ago; if so, this worker has the turn."""
        mine = pulse.c.id == CLEANED

        def work(connection: sa.Connection) -> bool:
            if connection.execute(sa.select(pulse.c.at).where(mine)).first() is None:
                connection.execute(pulse.insert().values(id=CLEANED, at=now))
                return True
            # a clock that was set back must not end the cleaning
            old = sa.or_(pulse.c.at <= now - pause, pulse.c.at > now + pause)
            return bool(connection.execute(pulse.update().where(mine, old).values(at=now)).rowcount)

        try:
            return await self.database.write(work)
        except sa.exc.IntegrityError:  # another worker was first
            return False

    async def left_seats(self) -> list[tuple[str, str]]:
        """(table, person) where a deleted account still has a seat to decide for."""
        query = (
            sa.select(seatings.c.table, seatings.c.person, tables.c.state, tables.c.seats)
            .join(people, people.c.id == seatings.c.person)
            .join(tables, tables.c.id == seatings.c.table)
            .where(people.c.deleted.is_(True), tables.c.state.in_(("open", "playing")))
        )
        return [
            (row["table"], row["person"])
            for row in await self.database.all(query)
            if any(
                seat.person == row["person"] and not seat.resigned
                for seat in _seats.decode(row["seats"])
            )
        ]

    async def end_sessions(self, before: int) -> int:
        """Those that were not used since then."""
        query = sessions.delete().where(sessions.c.seen < before)
        return await self.database.execute(query)

    async def remove_guests(self, before: int) -> int:
        """Guests who were not here since then and have no game: nothing is lost with them."""
        games = (
            sa.select(seatings.c.person)
            .join(tables, tables.c.id == seatings.c.table)
            .where(sa.or_(tables.c.state == "open", tables.c.started.is_not(None)))
        )
        unused = sa.and_(
            people.c.password.is_(None),
            people.c.deleted.is_(False),
            people.c.banned.is_(False),
            people.c.created < before,
            ~sa.exists().where(sessions.c.person == people.c.id, sessions.c.seen >= before),
            ~games.where(seatings.c.person == people.c.id).correlate(people).exists(),
            people.c.id.not_in(sa.select(tables.c.owner).where(tables.c.state == "open")),
        )

        def work(connection: sa.Connection) -> int:
            found = connection.execute(sa.select(people.c.id).where(unused).limit(BATCH))
            ids = list(found.scalars())
            connection.execute(
                sessions.delete().where(sessions.c.person.in_(ids), sessions.c.seen < before)
            )
            gone = people.delete().where(people.c.id.in_(ids), unused)  # who came back stays
            count = connection.execute(gone).rowcount
            gone_now = sa.select(people.c.id).where(people.c.id.in_(ids))
            for one in (chat, seatings):
                connection.execute(
                    one.delete().where(one.c.person.in_(ids), one.c.person.not_in(gone_now))
                )
            return count

        return await self.database.write(work)

    async def forgotten_tables(self, before: int) -> list[str]:
        """Opened before then and never started."""
        query = sa.select(tables.c.id).where(tables.c.state == "open", tables.c.created < before)
        return [row["id"] for row in await self.database.all(query.limit(BATCH))]

    async def remove_tables(self, before: int) -> list[str]:
        """Tables that were closed without a game and opened before then; their ids."""
        closed = sa.select(tables.c.id).where(
            tables.c.state == "abandoned", tables.c.started.is_(None), tables.c.created < before
        )

        def work(connection: sa.Connection) -> list[str]:
            ids = list(connection.execute(closed.limit(BATCH)).scalars())
            asked_again = tables.update().where(tables.c.rematch.in_(ids))
            connection.execute(asked_again.values(rematch=None, version=tables.c.version + 1))
            for one in (seatings, chat):
                connection.execute(one.delete().where(one.c.table.in_(ids)))
            connection.execute(tables.delete().where(tables.c.id.in_(ids)))
            return ids

        return await self.database.write(work)

    async def idle_tables(self, before: int) -> list[str]:
        """Tables without a clock at which nobody has decided since then."""
        query = sa.select(tables.c.id, tables.c.pace).where(
            tables.c.state == "playing", tables.c.since < before
        )
        rows = await self.database.all(query.order_by(tables.c.since).limit(BATCH))
        return [row["id"] for row in rows if isinstance(_pace.decode(row["pace"]), NoClock)]
