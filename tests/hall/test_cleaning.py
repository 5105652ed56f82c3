"""What nobody needs any more goes; what somebody may come back to stays."""

import contextlib
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from meadhall.hall.fleet.cleaning import DAY, PAUSE
from meadhall.hall.net.sessions import COOKIE, Sessions
from meadhall.hall.protocol.tables import HotSeat, MySeat, NewTable, OpenSeat, SeatWish
from meadhall.hall.run.admin import hall_for
from meadhall.hall.run.hall import Hall as Worker
from meadhall.hall.run.settings import Settings
from meadhall.hall.store.people import PersonRow, hash_token, new_id
from meadhall.hall.store.reports import ReportRow
from meadhall.hall.store.rows import SeatRow, TableRow
from meadhall.hall.store.schema import sessions, tables
from tests.hall.support import GAME, asynchronous
from tests.hall.test_store import table_row


@pytest.fixture
def settings(database: str, tmp_path: Path) -> Settings:
    return Settings(data=str(tmp_path), database=database)


@contextlib.asynccontextmanager
async def cleaned(settings: Settings) -> AsyncIterator[Worker]:
    async with hall_for(settings) as worker:
        yield worker


async def guest(worker: Worker, days_ago: int, **more: Any) -> PersonRow:
    """A guest who came that many days ago and has not been here since."""
    at = worker.time.now() - days_ago * DAY
    row = PersonRow(id=new_id(), name="Runa", colour="blue", emblem="moon", created=at, **more)
    await worker.people.create(row, f"token of {row.id}")
    return row


async def there(worker: Worker, *people: PersonRow) -> list[bool]:
    for person in people:
        worker.people.forget(person.id)
    return [await worker.people.get(person.id) is not None for person in people]


def table_of(person: str, name: str, **more: Any) -> TableRow:
    row = table_row(name)
    row.seats = [SeatRow("person", person)]
    for key, value in more.items():
        setattr(row, key, value)
    return row


@asynchronous
async def test_unused_guests_without_a_game_go(settings: Settings) -> None:
    async with cleaned(settings) as worker:
        old = await guest(worker, 31)
        new = await guest(worker, 29)
        player = await guest(worker, 31)
        owner = await guest(worker, 31, password="hash", name_key="runa")
        banned = await guest(worker, 31)
        await worker.people.ban(banned.id, True)
        seen = await guest(worker, 31)
        await worker.people.used(hash_token(f"token of {seen.id}"), worker.time.now())
        closed = await guest(worker, 31)
        await worker.tables.create(table_of(player.id, "p", state="over", started=1))
        await worker.tables.create(table_of(closed.id, "c", state="abandoned", created=1))
        await worker.cleaner.remove_guests()
        assert await there(worker, old, new, player, owner, banned, seen, closed) == [
            False, True, True, True, True, True, False,
        ]  # fmt: skip


@asynchronous
async def test_nothing_goes_where_the_limit_is_zero(settings: Settings) -> None:
    never = Settings(
        data=settings.data, database=settings.database,
        guest_days=0, session_days=0, open_days=0, idle_days=0,
    )  # fmt: skip
    async with cleaned(never) as worker:
        old = await guest(worker, 3000)
        await worker.tables.create(table_of(old.id, "o"))
        await worker.cleaner.clean(at_once=True)
        assert await there(worker, old) == [True]
        assert await worker.people.of_session(hash_token(f"token of {old.id}")) is not None
        row = await worker.tables.get("o")
        assert row is not None
        assert row.state == "open"


@asynchronous
async def test_sessions_end_when_they_are_not_used(settings: Settings) -> None:
    async with cleaned(settings) as worker:
        person = await guest(worker, 366, password="hash", name_key="runa")
        await worker.people.log_in(person, "another device", worker.time.now() - 364 * DAY)
        await worker.cleaner.end_sessions()
        assert await worker.people.of_session(hash_token(f"token of {person.id}")) is None
        assert await worker.people.of_session(hash_token("another device")) is not None


@asynchronous
async def test_tables_that_were_never_started_close_and_go(settings: Settings) -> None:
    async with cleaned(settings) as worker:
        person = (await guest(worker, 0)).id
        now = worker.time.now()
        await worker.tables.create(table_of(person, "new", created=now - 13 * DAY))
        await worker.tables.create(table_of(person, "old", created=now - 15 * DAY))
        await worker.tables.create(
            table_of(person, "gone", state="abandoned", created=now - 29 * DAY)
        )
        await worker.tables.create(
            table_of(person, "over", state="over", started=1, created=1, rematch="gone")
        )
        await worker.cleaner.close_tables()
        rows = [await worker.tables.get(name) for name in ("new", "old", "gone", "over")]
        assert [row and row.state for row in rows] == ["open", "abandoned", None, "over"]
        assert rows[3] is not None
        assert rows[3].rematch is None


@asynchronous
async def test_a_bot_plays_on_where_nobody_decides_for_long(settings: Settings) -> None:
    async with cleaned(settings) as worker:
        person = (await guest(worker, 0)).id
        seats: list[SeatWish] = [MySeat(), HotSeat(name="Mila")]
        opened = []
        for since in (59, 61):
            wish = NewTable(game=GAME, seats=seats, start=True)
            opened.append(await worker.seating.open_table(person, wish))
            at = worker.time.now() - since * DAY
            change = tables.update().where(tables.c.id == opened[-1].id).values(since=at)
            await worker.database.write(partial(sa.Connection.execute, statement=change))
        await worker.cleaner.hand_over_idle()
        away = [[seat.away for seat in table.row.seats] for table in opened]
        waiting = [[seat in table.row.waiting for seat in (0, 1)] for table in opened]
        assert away == [[False, False], waiting[1]]


@asynchronous
async def test_a_report_goes_some_time_after_it_is_done(settings: Settings) -> None:
    async with cleaned(settings) as worker:
        for _ in range(2):
            await worker.reports.keep(
                ReportRow(at=1, table="t", by="a", person="b", name="B", reason="spam", text="",
                          chat=[])
            )  # fmt: skip
        first, second = await worker.reports.open()
        await worker.reports.done(first.id, worker.time.now() - 91 * DAY)
        await worker.cleaner.remove_reports()
        assert not await worker.reports.done(first.id, 1)
        assert await worker.reports.done(second.id, 1)


@asynchronous
async def test_only_one_worker_cleans_up(settings: Settings) -> None:
    async with cleaned(settings) as one, cleaned(settings) as two:
        now = one.time.now()
        turns = [await worker.cleaner.store.take_turn(now, PAUSE) for worker in (one, two, one)]
        assert turns == [True, False, False]
        assert await two.cleaner.store.take_turn(now + PAUSE, PAUSE)


@asynchronous
async def test_an_open_table_with_nobody_seated_keeps_its_owner(settings: Settings) -> None:
    async with cleaned(settings) as worker:
        owner = await guest(worker, 31)
        wish = NewTable(game=GAME, seats=[OpenSeat(), OpenSeat()])
        await worker.seating.open_table(owner.id, wish)
        await worker.cleaner.remove_guests()
        assert await there(worker, owner) == [True]


@asynchronous
async def test_a_cookie_is_renewed_once_a_day(settings: Settings) -> None:
    async with cleaned(settings) as worker:
        person = await guest(worker, 2)
        token = f"token of {person.id}"
        found = Sessions(worker.people, "s" * 16, secure=False)
        cookies = {COOKIE: found.cookie(token).partition(";")[0].partition("=")[2]}
        now = worker.time.now()
        renewed = [await found.renewed(cookies, now) for _ in range(2)]
        assert [one is not None and one[2] is not None for one in renewed] == [True, False]
        query = sa.select(sessions.c.seen).where(sessions.c.id == hash_token(token))
        row = await worker.database.one(query)
        assert row is not None
        assert row["seen"] == now
