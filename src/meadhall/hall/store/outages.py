"""Signs of life in the database. A long gap between two was an outage, on nobody's live clock."""

import sqlalchemy as sa

from meadhall.hall.store.database import Database
from meadhall.hall.store.schema import outages, pulse, tables

OUTAGE = 10_000  # ms without a sign of life that are an outage


async def beat(database: Database, now: int, shortest: int = OUTAGE) -> None:
    """A sign of life. `shortest`: which silence before it was an outage."""

    def work(connection: sa.Connection) -> None:
        mine = pulse.c.id == 1
        recent = pulse.c.at.between(now - shortest, now)
        steady = pulse.update().where(mine, recent).values(at=now)
        if connection.execute(steady).rowcount:
            return
        last = connection.execute(sa.select(pulse.c.at).where(mine)).scalar()
        if last is None:
            connection.execute(pulse.insert().values(id=1, at=now))
            return
        if last > now:  # another worker was here a moment later
            return
        first = connection.execute(pulse.update().where(mine, pulse.c.at == last).values(at=now))
        if first.rowcount:  # of several workers, the first one writes it down
            connection.execute(outages.insert().values(start=last, stop=now))

    await database.write(work)


async def last_instant(database: Database) -> int:
    """The newest that the hall has seen, by a sign of life or a move; 0: none."""
    found = [sa.select(sa.func.max(column).label("at")) for column in (pulse.c.at, tables.c.since)]
    rows = await database.all(sa.select(sa.union_all(*found).subquery()))
    return max(row["at"] or 0 for row in rows)


async def newest_outages(database: Database) -> list[tuple[int, int]]:
    """(start, stop), oldest first."""
    newest = outages.select().order_by(outages.c.start.desc()).limit(1000)
    return [(row["start"], row["stop"]) for row in reversed(await database.all(newest))]
