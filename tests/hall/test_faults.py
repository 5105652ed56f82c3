"""Faults: what the hall leans on goes away for a while, and comes back. No state is wrong."""

import asyncio
import json
import random
import resource
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from meadhall.hall.run.clock import HallClock
from tests.hall.cable import Cable
from tests.hall.conftest import new_database
from tests.hall.support import (
    BOT,
    ME,
    PATIENCE,
    Hall,
    Socket,
    asynchronous,
    play_on,
    started_pair,
)


async def again(ws: Socket, view: dict[str, Any], name: str) -> dict[str, Any]:
    """Sends the same command until the hall can carry it out, as a client does."""
    async with asyncio.timeout(PATIENCE):
        while True:
            reply = await ws.play(view, id=name)
            if reply.get("code") != "unavailable":
                return reply
            await asyncio.sleep(0.05)


@asynchronous
async def test_play_goes_on_after_a_database_outage(
    halls: Callable[..., Hall], postgres: Any
) -> None:
    name = new_database(postgres).partition("?")[0].rpartition("/")[2]
    info = postgres.get_postmaster_info()
    async with Cable(str(Path(info.socket_dir) / f".s.PGSQL.{info.port}")) as cable:
        url = f"postgresql://postgres@127.0.0.1:{cable.port}/{name}"
        hall = await asyncio.to_thread(halls, url)
        a, b, table = await started_pair(hall)
        async with a.at(table) as one, b.at(table) as two:
            view = await one.until("view")
            await two.until("view")
            await cable.cut()
            reply = await one.play(view, id="k1")
            assert (reply["type"], reply["code"]) == ("error", "unavailable")
            assert (await a.ask("GET", f"/api/tables/{table}")).status_code in (200, 503)
            assert (await a.ask("GET", "/readyz")).status_code == 503
            assert (await a.ask("GET", "/healthz")).status_code == 200
            await cable.mend()
            done = await again(one, view, "k1")
            assert (done["type"], done["number"]) == ("done", 1)
            assert (await two.until("view", number=1))["number"] == 1
            rng = random.Random(1)
            await one.send("refresh")
            await two.send("refresh")
            ends = await asyncio.gather(play_on(one, rng), play_on(two, rng))
            assert ends[0]["number"] == ends[1]["number"]


@asynchronous
async def test_play_goes_on_while_the_bus_is_gone(
    halls: Callable[..., Hall], postgres: Any, valkey: Any
) -> None:
    url = new_database(postgres)
    async with Cable(valkey.port) as cable:
        bus = f"redis://127.0.0.1:{cable.port}"
        first = await asyncio.to_thread(halls, url, bus=bus)
        second = await asyncio.to_thread(halls, url, bus=bus)
        a, b = await first.visitor().arrive(), await second.visitor().arrive()
        table = (await a.open_table())["id"]
        await b.post(f"/api/tables/{table}/sit")
        await a.post(f"/api/tables/{table}/start")
        async with a.at(table) as one, b.at(table) as other:
            await other.until("view")
            await cable.cut()
            await one.play(await one.until("view"))
            # the other worker finds it in the database by itself
            assert (await other.until("view", number=1))["number"] == 1
            assert not (await b.get("/readyz"))["bus"]
            await cable.mend()
            async with asyncio.timeout(PATIENCE):
                while not (await b.get("/readyz"))["bus"]:
                    await asyncio.sleep(0.05)
            await other.play(other.view())
            assert (await one.until("view", number=2))["number"] == 2


@asynchronous
async def test_a_full_disk_refuses_moves_and_recovers(halls: Callable[..., Hall]) -> None:
    """The system lets the hall's files grow no more, as when the disk is full."""
    hall = halls()
    a, b, table = await started_pair(hall)
    assert hall.process is not None
    async with a.at(table) as one, b.at(table) as two:
        view = await one.until("view")
        await two.until("view")
        limits = resource.prlimit(hall.process.pid, resource.RLIMIT_FSIZE, (1, -1))
        assert (await one.play(view, id="k"))["code"] == "unavailable"
        assert (await a.get(f"/api/tables/{table}"))["number"] == 0
        assert (await a.get("/readyz", 503))["database"] is False
        resource.prlimit(hall.process.pid, resource.RLIMIT_FSIZE, limits)
        assert (await again(one, view, "k"))["type"] == "done"
        assert (await two.until("view", number=1))["number"] == 1
        await hall.ready()


@asynchronous
async def test_a_slow_client_holds_up_nobody(halls: Callable[..., Hall]) -> None:
    hall = halls()
    a, b, table = await started_pair(hall)
    lazy = await hall.visitor().arrive()
    reader, writer = await _bare_socket(hall, lazy.cookie, table)
    for n in range(1500):  # each asks for the whole table, and no answer is read
        writer.write(_frame(f'{{"type":"refresh","id":"r{n}"}}'))
    async with a.at(table) as one, b.at(table) as two:
        rng = random.Random(2)
        ends = await asyncio.gather(play_on(one, rng), play_on(two, rng))
        assert ends[0]["view"]["over"]
    async with asyncio.timeout(PATIENCE):
        while await reader.read(1 << 16):  # until the hall lets it go
            pass
    writer.close()


def _frame(text: str) -> bytes:
    """A client's text frame, masked with zeros."""
    data = text.encode()
    assert len(data) < 126
    return bytes([0x81, 0x80 | len(data), 0, 0, 0, 0]) + data


async def _bare_socket(
    hall: Hall, cookie: str, table: str
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A web socket that shakes hands and then reads nothing."""
    bare = socket.socket()
    bare.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    bare.setblocking(False)
    await asyncio.get_running_loop().sock_connect(bare, ("127.0.0.1", hall.port))
    reader, writer = await asyncio.open_connection(sock=bare, limit=1024)
    writer.write(
        f"GET /ws/tables/{table} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


@pytest.mark.parametrize("unread", [0, 300])
@asynchronous
async def test_a_peer_that_vanished_without_a_word_is_noticed(
    halls: Callable[..., Hall], unread: int
) -> None:
    """Its socket stays open, it answers no ping; with `unread` even the hall's buffer is full."""
    hall = halls(ping=1)
    a, _, table = await started_pair(hall)
    lost = await hall.visitor().arrive()
    async with a.at(table) as one:
        await one.until("hello")
        _, writer = await _bare_socket(hall, lost.cookie, table)
        for n in range(unread):
            writer.write(_frame(f'{{"type":"refresh","id":"r{n}"}}'))
        await one.until_people(a, lost)
        await one.until_people(a)
        assert not writer.is_closing()
        writer.transport.abort()


@pytest.mark.parametrize("shift", [7200, -7200])
@asynchronous
async def test_a_clock_that_was_set_wrong_between_two_runs_costs_nobody_time(
    halls: Callable[..., Hall], database: str, shift: int
) -> None:
    hall = await asyncio.to_thread(halls, database)
    bank = 3_600_000
    a, b, table = await started_pair(hall, pace={"type": "live", "bank": bank, "increment": 0})
    async with a.at(table) as one:
        view = await one.until("view")
        assert (await one.play(view))["type"] == "done"
    hall.kill()
    hall.shift = shift
    await asyncio.to_thread(hall.start)
    await hall.ready()
    async with a.at(table) as one, b.at(table) as two:
        view = await two.until("view")
        assert view["number"] == 1
        assert all(bank - 120_000 < left <= bank for left in view["clock"]["left"])
        assert (await two.play(view))["type"] == "done"
        shown = await one.until("view", number=2)
        assert all(bank - 120_000 < left <= bank for left in shown["clock"]["left"])
        seats = (await a.get(f"/api/tables/{table}"))["seats"]
        assert not any(seat["away"] for seat in seats)


@asynchronous
async def test_a_stopping_hall_tells_its_sockets(halls: Callable[..., Hall]) -> None:
    hall = halls()
    a, _, table = await started_pair(hall)
    async with a.at(table) as one:
        view = await one.until("view")
        await one.play(view)
        stopped = asyncio.create_task(asyncio.to_thread(hall.stop))
        goodbye = await one.until("reconnect")
        assert goodbye["reason"] == "stopping"
        with pytest.raises(ConnectionClosed) as closed:
            await one.until("nothing more")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        assert await stopped == 0
    await asyncio.to_thread(hall.start)
    async with a.at(table) as one:
        assert (await one.until("view"))["number"] == 1


@asynchronous
async def test_a_bot_process_that_dies_is_replaced(halls: Callable[..., Hall]) -> None:
    import psutil

    hall = halls(bot_budget=30)
    visitor = await hall.visitor().arrive()
    table = await visitor.open_table(ME, {**BOT, "bot": "rollout"}, start=True)
    assert hall.process is not None
    process = psutil.Process(hall.process.pid)
    killed = 0
    async with visitor.at(table["id"]) as ws:
        view = await ws.until("view")
        while not view["view"]["over"]:
            if view["legal"]:
                await ws.play(view, random.Random(3).choice(view["legal"])["name"])
            elif killed < 3:
                for child in process.children():
                    child.kill()
                    killed += 1
            newest = ws.view()
            view = newest if newest["number"] > view["number"] else await ws.until("view")
    assert killed >= 3


def test_a_clock_that_is_set_moves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = HallClock()
    before = clock.now()
    monkeypatch.setattr("time.time", lambda: 0.0)
    assert before <= clock.now() < before + 60_000


@asynchronous
async def test_a_message_too_large_is_refused(halls: Callable[..., Hall]) -> None:
    hall = halls()
    a, _, table = await started_pair(hall)
    async with a.at(table) as one:
        await one.ws.send(json.dumps({"type": "chat", "id": "1", "text": "x" * 40_000}))
        assert (await one.until("error"))["code"] == "bad-request"
        assert (await one.command("ping"))["type"] == "done"
