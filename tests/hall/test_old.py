"""Tables that were begun by other rules, and what a restart needs of a long game."""

import asyncio
import random
import sqlite3
from collections.abc import Callable
from contextlib import closing

from tests.hall.support import Hall, asynchronous, play_on, started_pair


def write(hall: Hall, sql: str, *values: object) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(hall.folder / "hall.sqlite3")) as database, database:
        return list(database.execute(sql, values))


@asynchronous
async def test_a_table_of_other_rules_is_shown_and_says_why_it_cannot_go_on(
    halls: Callable[..., Hall],
) -> None:
    hall = await asyncio.to_thread(halls)
    a, _, table = await started_pair(hall)
    async with a.at(table) as one:
        assert (await one.play(await one.until("view")))["type"] == "done"
    hall.stop()
    write(hall, "UPDATE tables SET rules_version = 999 WHERE id = ?", table)
    await asyncio.to_thread(hall.start)
    await hall.ready()
    info = await a.get(f"/api/tables/{table}")
    assert (info["read_only"], info["state"], info["number"]) == ("rules-version", "playing", 1)
    async with a.at(table) as one:
        hello = await one.until("hello")
        assert hello["table"]["read_only"] == "rules-version"
        refused = await one.command("play", seen=1, seat=0, moves=[["done"]])
        assert (refused["code"], refused["details"]["reason"]) == ("read-only", "rules-version")


@asynchronous
async def test_a_choice_taken_back_after_the_seat_changed_survives_a_restart(
    halls: Callable[..., Hall], database: str
) -> None:
    hall = await asyncio.to_thread(halls, database)
    a, _, table = await started_pair(hall)
    async with a.at(table) as one:
        assert (await one.play(await one.until("view")))["type"] == "done"
        view = await one.until("view", number=1)
        assert view["undo"] == [1]
        assert (await one.command("undo", seen=1, seat=0))["type"] == "done"
        legal = (await one.until("view", number=2))["legal"]
    hall.kill()
    await asyncio.to_thread(hall.start)
    await hall.ready()
    async with a.at(table) as one:
        view = await one.until("view")
        assert (view["number"], view["legal"]) == (2, legal)
        assert (await one.play(view))["type"] == "done"


@asynchronous
async def test_old_snapshots_do_not_pile_up(halls: Callable[..., Hall]) -> None:
    hall = await asyncio.to_thread(halls)
    a, b, table = await started_pair(hall)
    async with a.at(table) as one, b.at(table) as two:
        ends = await asyncio.gather(play_on(one, random.Random(1)), play_on(two, random.Random(2)))
    kept = write(hall, 'SELECT number FROM snapshots WHERE "table" = ? ORDER BY number', table)
    assert kept == [(0,), (ends[0]["number"],)]
    middle = await a.get(f"/api/tables/{table}/replay?at=10")
    assert middle["at"] == 10
