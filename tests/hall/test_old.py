"""Tables that were begun by other rules, and what a restart needs of a long game."""

import asyncio
import random
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from meadhall.core.record import Record
from meadhall.hall.run.settings import Settings
from meadhall.hall.store.database import Database
from meadhall.hall.store.journal import KEPT
from meadhall.hall.table.match import SNAPSHOT_EVERY
from tests.hall.support import ME, Hall, Visitor, asynchronous, play_on, started_pair
from tests.hall.test_files import command

OTHER_RULES = "UPDATE tables SET rules_version = 999 WHERE id = :id"
RULES_OF_ODIN = "UPDATE tables SET rules_version = 2 WHERE id = :id"
SNAPSHOTS = """SELECT number FROM journal
    WHERE "table" = :id AND state IS NOT NULL ORDER BY number"""


async def in_database(hall: Hall, sql: str, table: str) -> list[Any]:
    """Changes the database directly, as no client can."""
    settings = Settings(data=str(hall.folder), database=str(hall.settings["database"]))
    database = Database(settings.database_url())

    def work(connection: sa.Connection) -> list[Any]:
        done = connection.execute(sa.text(sql), {"id": table})
        return [row[0] for row in done] if done.returns_rows else []

    try:
        return await database.write(work)
    finally:
        await database.close()


async def comes_from_other_rules(hall: Hall, table: str, sql: str = OTHER_RULES) -> None:
    hall.stop()
    await in_database(hall, sql, table)
    await asyncio.to_thread(hall.start)
    await hall.ready()


@asynchronous
async def test_a_table_of_other_rules_is_shown_and_says_why_it_cannot_go_on(
    halls: Callable[..., Hall], database: str, tmp_path: Path
) -> None:
    hall = await asyncio.to_thread(halls, database)
    a, _, table = await started_pair(hall)
    async with a.at(table) as one:
        assert (await one.play(await one.until("view")))["type"] == "done"
    await comes_from_other_rules(hall, table)
    info = await a.get(f"/api/tables/{table}")
    assert (info["read_only"], info["state"], info["number"]) == ("rules-version", "playing", 1)
    async with a.at(table) as one:
        hello = await one.until("hello")
        assert hello["table"]["read_only"] == "rules-version"
        for kind, fields in (
            ("play", {"seen": 1, "moves": [["done"]]}),
            ("undo", {"seen": 1}),
            ("preview", {"seen": 1, "moves": []}),
            ("resign", {}),
            ("ask-abandon", {}),
        ):
            refused = await one.command(kind, seat=0, **fields)
            assert (refused["code"], refused["details"]["reason"]) == ("read-only", "rules-version")
        assert (await one.command("chat", text="a pity"))["type"] == "done"
    assert (await a.get(f"/api/tables/{table}/replay", 409))["code"] == "read-only"
    assert (await a.get(f"/api/tables/{table}/record", 409))["code"] == "wrong-state"
    file = tmp_path / "game.json"
    await asyncio.to_thread(command, hall, "export", table, str(file))
    record = Record.open(file)
    assert (record.rules_version, len(record.moves), record.result) == (999, 1, None)


@asynchronous
async def test_a_table_of_odin_by_rules_2_is_read_only_and_can_be_taken_along(
    halls: Callable[..., Hall], database: str, tmp_path: Path
) -> None:
    hall = await asyncio.to_thread(halls, database)
    a, _, table = await started_pair(
        hall, game="feast-for-odin", options={"occupations": "none", "first_player": "1"}
    )
    async with a.at(table) as one:
        seen = await one.until("view")
        done = await one.command("play", seat=0, seen=seen["number"], moves=[["pass"]])
        assert done["type"] == "done"
    await comes_from_other_rules(hall, table, RULES_OF_ODIN)
    info = await a.get(f"/api/tables/{table}")
    assert (info["read_only"], info["rules_version"]) == ("rules-version", 2)
    async with a.at(table) as one:
        assert (await one.until("hello"))["table"]["read_only"] == "rules-version"
        refused = await one.command("play", seat=0, seen=1, moves=[["pass"]])
        assert (refused["code"], refused["details"]["reason"]) == ("read-only", "rules-version")
    refused = await a.get(f"/api/tables/{table}/replay", 409)
    assert refused == {"code": "read-only", "details": {"reason": "rules-version"}}
    file = tmp_path / "game.json"
    await asyncio.to_thread(command, hall, "export", table, str(file))
    record = Record.open(file)
    assert (record.rules_version, record.moves) == (2, [(0, ["pass"])])


@asynchronous
async def test_a_finished_game_of_other_rules_can_be_taken_along(
    halls: Callable[..., Hall], database: str, tmp_path: Path
) -> None:
    hall = await asyncio.to_thread(halls, database)
    a, b, table = await started_pair(hall)
    async with a.at(table) as one, b.at(table) as two:
        rng = random.Random(1)
        await asyncio.gather(play_on(one, rng), play_on(two, rng))
    before = await a.get(f"/api/tables/{table}/record")
    await comes_from_other_rules(hall, table)
    after = await a.get(f"/api/tables/{table}/record")
    assert after == {**before, "rules_version": 999}
    info = await a.get(f"/api/tables/{table}")
    outcome = {key: info["outcome"][key] for key in ("scores", "ranks")}
    assert (info["read_only"], outcome) == ("rules-version", before["result"])
    for looked in ("replay", "course"):
        refused = await a.get(f"/api/tables/{table}/{looked}", 409)
        assert refused == {"code": "read-only", "details": {"reason": "rules-version"}}
    refused = await a.post("/api/tables/import", after, 400)
    assert "rules version 999" in refused["details"]["problem"]
    file = tmp_path / "game.json"
    await asyncio.to_thread(command, hall, "export", table, str(file))
    said = await asyncio.to_thread(command, hall, "verify", str(file), code=2)
    assert "rules version 999" in said
    assert (await a.post(f"/api/tables/{table}/rematch"))["rules_version"] != 999


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
async def test_a_finished_game_keeps_its_first_and_last_snapshot(
    halls: Callable[..., Hall], database: str
) -> None:
    hall = await asyncio.to_thread(halls, database)
    a, b, table = await started_pair(hall)
    async with a.at(table) as one, b.at(table) as two:
        ends = await asyncio.gather(play_on(one, random.Random(1)), play_on(two, random.Random(2)))
    assert await in_database(hall, SNAPSHOTS, table) == [0, ends[0]["number"]]
    middle = await a.get(f"/api/tables/{table}/replay?at=10")
    assert middle["at"] == 10


async def play_alone(visitor: Visitor, table: str, number: int) -> dict[int, Any]:
    """Plays all seats from one device up to that entry; seat 0's views by entry."""
    rng = random.Random(3)
    async with visitor.at(table) as ws:
        views = {seat: await ws.until("view", seat=seat) for seat in (0, 1)}
        seen = {0: views[0]["view"]}
        for at in range(1, number + 1):
            view = next(view for view in views.values() if view["legal"])
            await ws.send(
                "play", seen=at - 1, seat=view["seat"], moves=[rng.choice(view["legal"])["name"]]
            )
            views = {seat: await ws.until("view", seat=seat, number=at) for seat in (0, 1)}
            seen[at] = views[0]["view"]
    return seen


@asynchronous
async def test_a_long_game_loses_old_snapshots_only(
    halls: Callable[..., Hall], database: str
) -> None:
    hall = await asyncio.to_thread(halls, database)
    a = await hall.visitor().arrive()
    seats = [ME, {"type": "hot", "name": "Mila"}]
    body = {"game": "feast-for-odin", "seats": seats, "start": True}
    table = (await a.post("/api/tables", body, 201))["id"]
    last = 2 * KEPT + 5
    seen = await play_alone(a, table, last)
    kept = await in_database(hall, SNAPSHOTS, table)
    assert kept[0] == 0
    assert KEPT <= kept[1] < kept[-1] <= last
    assert all(late - early >= SNAPSHOT_EVERY for early, late in pairwise(kept))
    hall.kill()
    await asyncio.to_thread(hall.start)
    await hall.ready()
    async with a.at(table) as ws:
        view = await ws.until("view", seat=0)
        assert (view["number"], view["view"]) == (last, seen[last])
        assert (await ws.command("ask-undo", seen=last, seat=0, to=8))["type"] == "done"
        back = ws.view(0)
        assert (back["number"], back["view"]) == (last + 1, seen[7])
        assert back["dropped"] == list(range(8, last + 1))
    for at in (0, 3, 7):
        position = await a.get(f"/api/tables/{table}/replay?at={at}&seat=0")
        assert position["view"] == seen[at]
