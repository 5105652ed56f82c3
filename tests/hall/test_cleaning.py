"""What nobody needs any more goes; what somebody may come back to stays."""

import contextlib
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from meadhall.hall import seating
from meadhall.hall.admin import house_for
from meadhall.hall.cleaning import DAY, PAUSE
from meadhall.hall.house import House
from meadhall.hall.protocol.tables import HotSeat, MySeat, NewTable, OpenSeat, SeatWish
from meadhall.hall.sessions import COOKIE, Sessions
from meadhall.hall.settings import Settings
from meadhall.hall.store.people import PersonRow, kept, new_id
from meadhall.hall.store.reports import ReportRow
from meadhall.hall.store.rows import SeatRow, TableRow
from meadhall.hall.store.schema import sessions, tables
from tests.hall.support import GAME, asynchronous
from tests.hall.test_store import table_row


@pytest.fixture
def settings(database: str, tmp_path: Path) -> Settings:
    return Settings(data=str(tmp_path), database=database)


@contextlib.asynccontextmanager
async def cleaned(settings: Settings) -> AsyncIterator[House]:
    async with house_for(settings) as house:
        yield house


async def guest(house: House, days_ago: int, **more: Any) -> PersonRow:
    """Somebody who came so long ago and was not here since."""
    at = house.time.now() - days_ago * DAY
    row = PersonRow(id=new_id(), name="Runa", colour="blue", emblem="moon", created=at, **more)
    await house.people.create(row, f"token of {row.id}")
    return row


async def there(house: House, *people: PersonRow) -> list[bool]:
    for person in people:
        house.people.forget(person.id)
    return [await house.people.get(person.id) is not None for person in people]


def table_of(person: str, name: str, **more: Any) -> TableRow:
    row = table_row(name)
    row.seats = [SeatRow("person", person)]
    for key, value in more.items():
        setattr(row, key, value)
    return row


@asynchronous
async def test_unused_guests_without_a_game_go(settings: Settings) -> None:
    async with cleaned(settings) as house:
        old = await guest(house, 31)
        new = await guest(house, 29)
        player = await guest(house, 31)
        owner = await guest(house, 31, password="hash", name_key="runa")
        banned = await guest(house, 31)
        await house.people.ban(banned.id, True)
        seen = await guest(house, 31)
        await house.people.used(kept(f"token of {seen.id}"), house.time.now())
        closed = await guest(house, 31)
        await house.tables.create(table_of(player.id, "p", state="over", started=1))
        await house.tables.create(table_of(closed.id, "c", state="abandoned", created=1))
        await house.cleaner.remove_guests()
        assert await there(house, old, new, player, owner, banned, seen, closed) == [
            False, True, True, True, True, True, False,
        ]  # fmt: skip


@asynchronous
async def test_nothing_goes_where_the_limit_is_zero(settings: Settings) -> None:
    never = Settings(
        data=settings.data, database=settings.database,
        guest_days=0, session_days=0, open_days=0, idle_days=0,
    )  # fmt: skip
    async with cleaned(never) as house:
        old = await guest(house, 3000)
        await house.tables.create(table_of(old.id, "o"))
        await house.cleaner.clean(at_once=True)
        assert await there(house, old) == [True]
        assert await house.people.of_session(kept(f"token of {old.id}")) is not None
        row = await house.tables.get("o")
        assert row is not None
        assert row.state == "open"


@asynchronous
async def test_sessions_end_when_they_are_not_used(settings: Settings) -> None:
    async with cleaned(settings) as house:
        person = await guest(house, 366, password="hash", name_key="runa")
        await house.people.log_in(person, "another device", house.time.now() - 364 * DAY)
        await house.cleaner.end_sessions()
        assert await house.people.of_session(kept(f"token of {person.id}")) is None
        assert await house.people.of_session(kept("another device")) is not None


@asynchronous
async def test_tables_that_were_never_started_close_and_go(settings: Settings) -> None:
    async with cleaned(settings) as house:
        person = (await guest(house, 0)).id
        now = house.time.now()
        await house.tables.create(table_of(person, "new", created=now - 13 * DAY))
        await house.tables.create(table_of(person, "old", created=now - 15 * DAY))
        await house.tables.create(
            table_of(person, "gone", state="abandoned", created=now - 29 * DAY)
        )
        await house.tables.create(
            table_of(person, "over", state="over", started=1, created=1, rematch="gone")
        )
        await house.cleaner.close_tables()
        rows = [await house.tables.get(name) for name in ("new", "old", "gone", "over")]
        assert [row and row.state for row in rows] == ["open", "abandoned", None, "over"]
        assert rows[3] is not None
        assert rows[3].rematch is None


@asynchronous
async def test_a_bot_plays_on_where_nobody_decides_for_long(settings: Settings) -> None:
    async with cleaned(settings) as house:
        person = (await guest(house, 0)).id
        seats: list[SeatWish] = [MySeat(), HotSeat(name="Mila")]
        rooms = []
        for since in (59, 61):
            wish = NewTable(game=GAME, seats=seats, start=True)
            rooms.append(await seating.open_table(house, person, wish))
            at = house.time.now() - since * DAY
            change = tables.update().where(tables.c.id == rooms[-1].id).values(since=at)
            await house.database.write(partial(sa.Connection.execute, statement=change))
        await house.cleaner.hand_over_idle()
        away = [[seat.away for seat in room.row.seats] for room in rooms]
        waiting = [[seat in room.row.waiting for seat in (0, 1)] for room in rooms]
        assert away == [[False, False], waiting[1]]


@asynchronous
async def test_a_report_goes_some_time_after_it_is_done(settings: Settings) -> None:
    async with cleaned(settings) as house:
        for _ in range(2):
            await house.reports.keep(
                ReportRow(at=1, table="t", by="a", person="b", name="B", reason="spam", text="",
                          chat=[])
            )  # fmt: skip
        first, second = await house.reports.open()
        await house.reports.done(first.id, house.time.now() - 91 * DAY)
        await house.cleaner.remove_reports()
        assert not await house.reports.done(first.id, 1)
        assert await house.reports.done(second.id, 1)


@asynchronous
async def test_of_several_workers_one_cleans(settings: Settings) -> None:
    async with cleaned(settings) as one, cleaned(settings) as two:
        now = one.time.now()
        turns = [await house.cleaner.store.take_turn(now, PAUSE) for house in (one, two, one)]
        assert turns == [True, False, False]
        assert await two.cleaner.store.take_turn(now + PAUSE, PAUSE)


@asynchronous
async def test_an_open_table_with_nobody_seated_keeps_its_owner(settings: Settings) -> None:
    async with cleaned(settings) as house:
        owner = await guest(house, 31)
        wish = NewTable(game=GAME, seats=[OpenSeat(), OpenSeat()])
        await seating.open_table(house, owner.id, wish)
        await house.cleaner.remove_guests()
        assert await there(house, owner) == [True]


@asynchronous
async def test_a_cookie_is_renewed_once_a_day(settings: Settings) -> None:
    async with cleaned(settings) as house:
        person = await guest(house, 2)
        token = f"token of {person.id}"
        found = Sessions(house.people, "s" * 16, secure=False)
        cookies = {COOKIE: found.cookie(token).partition(";")[0].partition("=")[2]}
        now = house.time.now()
        renewed = [await found.renewed(cookies, now) for _ in range(2)]
        assert [one is not None and one[2] is not None for one in renewed] == [True, False]
        query = sa.select(sessions.c.seen).where(sessions.c.id == kept(token))
        row = await house.database.one(query)
        assert row is not None
        assert row["seen"] == now
