"""Several processes serve the same tables, over PostgreSQL and Valkey."""

import asyncio
import contextlib
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psutil
import pytest

from tests.hall.conftest import new_database
from tests.hall.support import (
    BOT,
    LOST,
    ME,
    OPEN,
    PATIENCE,
    Hall,
    Socket,
    Visitor,
    asynchronous,
    free_port,
    play_on,
)


@pytest.fixture
def two(halls: Callable[..., Hall], postgres: Any, valkey: Any) -> tuple[Hall, Hall]:
    """Two halls over one database and one bus."""
    url = new_database(postgres)
    bus = valkey.connection_url
    return halls(url, bus=bus), halls(url, bus=bus)


async def pair(one: Hall, two: Hall, *more: dict[str, Any]) -> tuple[Visitor, Visitor, str]:
    """The two sides of a table, each at its own worker."""
    a, b = await one.visitor().arrive(), await two.visitor().arrive()
    table = (await a.open_table(ME, OPEN, *more))["id"]
    await b.post(f"/api/tables/{table}/sit")
    await a.post(f"/api/tables/{table}/start")
    return a, b, table


@asynchronous
async def test_two_workers_serve_two_sides_of_a_table(two: tuple[Hall, Hall]) -> None:
    tables = [await pair(*two, *more) for more in ([], [BOT], [])]

    async def side(visitor: Visitor, table: str, seed: int) -> Any:
        async with visitor.at(table) as ws:
            return await play_on(ws, random.Random(seed))

    async with asyncio.TaskGroup() as group:
        ends = [
            (group.create_task(side(a, table, 1)), group.create_task(side(b, table, 2)))
            for a, b, table in tables
        ]
    for one, other in ends:
        assert one.result()["number"] == other.result()["number"]
        assert one.result()["view"]["result"] == other.result()["view"]["result"]


@asynchronous
async def test_chat_people_and_lobby_cross_workers(two: tuple[Hall, Hall]) -> None:
    a, b, table = await pair(*two)
    async with a.at(table) as one, b.at(table) as other, b.lobby() as lobby:
        await one.until("hello")
        await other.until_people(a, b)
        await one.command("chat", text="hello over there")
        assert (await other.until("chat"))["line"]["person"]["id"] == a.id
        new = await a.open_table(ME, OPEN)
        while (await lobby.until("lobby-table"))["table"]["id"] != new["id"]:
            pass


@asynchronous
async def test_a_newcomer_misses_no_move_of_the_other_worker(
    two: tuple[Hall, Hall],
) -> None:
    a, b, table = await pair(*two)
    rng = random.Random(1)
    async with a.at(table) as one:
        view = await one.until("view")
        for _ in range(60):
            if not view["legal"]:
                async with b.at(table) as other:
                    await other.play(await other.up_to(view["number"]))
                view = await one.up_to(view["number"] + 1)
                continue
            async with b.at(table) as other:  # is greeted while the move is made
                await asyncio.sleep(rng.random() / 100)
                made = (await one.play(view))["number"]
                assert (await other.up_to(made))["number"] == made
            view = await one.up_to(made)


@asynchronous
async def test_one_worker_is_killed_and_play_goes_on(two: tuple[Hall, Hall]) -> None:
    first, second = two
    games = [await pair(first, second, *more) for more in ([], [BOT], [BOT, BOT])]
    moved = asyncio.Semaphore(0)

    async def steadfast(visitor: Visitor, table: str, seed: int) -> None:
        """Goes to the other worker when its own is gone."""
        while True:
            try:
                async with visitor.at(table) as ws:
                    view = await ws.until("view")
                    while not view["view"]["over"]:
                        if view["legal"]:
                            await ws.send(
                                "play",
                                seen=view["number"],
                                seat=view["seat"],
                                moves=[random.Random(seed).choice(view["legal"])["name"]],
                            )
                        moved.release()
                        view = await ws.until("view")
                    return
            except LOST:
                visitor.hall = second

    async with asyncio.TaskGroup() as group:
        for a, b, table in games:
            group.create_task(steadfast(a, table, 1))
            group.create_task(steadfast(b, table, 2))
        for _ in range(30):
            await moved.acquire()
        await asyncio.to_thread(first.kill)
    for a, _, table in games:
        a.hall = second
        assert (await a.get(f"/api/tables/{table}"))["state"] == "over"


@asynchronous
async def test_a_supervisor_replaces_a_worker_that_ended(
    halls: Callable[..., Hall], postgres: Any, valkey: Any
) -> None:
    hall = halls(new_database(postgres), bus=valkey.connection_url, workers=2)
    visitor = await hall.visitor().arrive()
    assert hall.process is not None
    supervisor = psutil.Process(hall.process.pid)
    before = {child.pid for child in supervisor.children()}
    assert len(before) == 2
    async with contextlib.AsyncExitStack() as stack:
        tabs = [await stack.enter_async_context(visitor.lobby()) for _ in range(6)]
        for tab in tabs:
            await tab.until("lobby")
        assert await sockets(visitor) == 6
        psutil.Process(min(before)).kill()
        async with asyncio.timeout(PATIENCE):
            while len({c.pid for c in supervisor.children() if c.is_running()} - before) != 1:
                await asyncio.sleep(0.05)
        left = [tab for tab in tabs if await answers(tab)]
        async with asyncio.timeout(PATIENCE):
            while await sockets(visitor) != len(left):  # those of the dead are not counted
                await asyncio.sleep(0.05)
    await visitor.get("/api/me")
    assert hall.stop() == 0


async def sockets(visitor: Visitor) -> float:
    """Open in the lobby, as the metrics say."""
    text = (await visitor.ask("GET", "/metrics")).text
    lines = [line for line in text.splitlines() if line.startswith("meadhall_sockets{")]
    return sum(float(line.split()[-1]) for line in lines)


async def answers(tab: Socket) -> bool:
    with contextlib.suppress(*LOST):
        return bool((await tab.command("ping"))["type"] == "done")
    return False


def test_several_workers_without_a_bus_are_refused(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "meadhall.hall", "serve", "--workers", "2",
         "--port", str(free_port()), "--data", str(tmp_path)],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 2
    assert "--bus redis://" in done.stderr


@asynchronous
async def test_sitting_down_at_another_worker_ends_watching(two: tuple[Hall, Hall]) -> None:
    owner, friend = await two[0].visitor().arrive(), await two[1].visitor().arrive()
    table = (await owner.open_table(ME, OPEN))["id"]
    async with owner.at(table) as here, friend.at(table) as there:
        await here.until_people(owner, friend)
        await there.until_people(owner, friend)
        await friend.post(f"/api/tables/{table}/sit")
        for ws in (here, there):
            await ws.until("people-changed", watchers=0)
            assert sorted(one["seats"] for one in ws.people().values()) == [[0], [1]]
