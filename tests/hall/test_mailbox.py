"""A table's mailbox: one job at a time, in order, whatever happens to those who wait."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace

from meadhall.hall.problems import Refused
from meadhall.hall.protocol.tables import HotSeat, MySeat, NewTable
from meadhall.hall.run.admin import hall_for
from meadhall.hall.run.hall import Hall as Worker
from meadhall.hall.run.settings import Settings
from meadhall.hall.store.people import PersonRow, new_id
from meadhall.hall.table.decide import Write
from meadhall.hall.table.table import Table
from tests.hall.support import GAME, asynchronous


@asynccontextmanager
async def open_table(tmp_path: Path, database: str) -> AsyncIterator[tuple[Worker, Table]]:
    settings = Settings(data=str(tmp_path), database=database, secret="s")
    async with hall_for(settings) as worker:
        person = PersonRow(id=new_id(), name="Astrid", colour="blue", emblem="moon", created=0)
        await worker.people.create(person, "token")
        wish = NewTable(game=GAME, seats=[MySeat(), HotSeat(name="Bjorn")])
        yield worker, await worker.seating.open_table(person.id, wish)


def rename(table: Table, owner: str, seen: list[str]) -> Write:
    """A decision that changes the owner; `seen` gets the owner that it found."""
    seen.append(table.row.owner)
    return Write(replace(table.row, owner=owner))


@asynchronous
async def test_jobs_are_decided_one_after_the_other(tmp_path: Path, database: str) -> None:
    async with open_table(tmp_path, database) as (worker, table):
        seen: list[str] = []
        first = table.row.owner
        jobs = [table.run(partial(rename, table, name, seen)) for name in ("a", "b", "c")]
        assert await asyncio.gather(*jobs) == [True] * 3
        assert seen == [first, "a", "b"]  # each saw what the one before it had written
        stored = await worker.tables.get(table.id)
        assert stored is not None
        assert stored.owner == "c"


@asynchronous
async def test_a_decision_that_loses_a_race_is_made_again(tmp_path: Path, database: str) -> None:
    async with open_table(tmp_path, database) as (_, table):
        seen: list[str] = []
        first = table.row.owner
        async with hall_for(Settings(data=str(tmp_path), database=database, secret="s")) as other:
            there = await other.open_tables.open(table.id)
            await there.run(partial(rename, there, "other worker", []))
        await table.run(partial(rename, table, "we", seen))
        assert seen == [first, "other worker"]
        assert table.row.owner == "we"
        assert (table.row.version, table.dirty) == (2, False)


@asynchronous
async def test_a_failure_reaches_its_job_and_nobody_else(tmp_path: Path, database: str) -> None:
    def refuse() -> Write | None:
        raise Refused("wrong-state")

    async with open_table(tmp_path, database) as (_, table):
        jobs = [table.run(refuse), table.run(partial(rename, table, "a", []))]
        refused, written = await asyncio.gather(*jobs, return_exceptions=True)
        assert isinstance(refused, Refused)
        assert written is True


@pytest.mark.parametrize("granted", [False, True])
@asynchronous
async def test_a_hold_that_is_cancelled_keeps_nobody_waiting(tmp_path: Path, granted: bool) -> None:
    async def hold(table: Table) -> None:
        async with table.hold():
            await asyncio.sleep(3600)

    async with open_table(tmp_path, "") as (_, table):
        first = asyncio.create_task(hold(table))
        second = asyncio.create_task(hold(table))
        work = asyncio.create_task(table.run(partial(rename, table, "a", [])))
        await asyncio.sleep(0)
        assert table.busy
        for one in (first, second) if granted else (second, first):
            one.cancel()  # the second one: while it waits, or in the turn in which it is granted
            await asyncio.sleep(0)
        assert await work
        assert table.row.owner == "a"
