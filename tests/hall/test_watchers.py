"""Watchers: told of changes only, and not without number."""

import asyncio
import contextlib
from collections.abc import Callable

import pytest
from websockets.exceptions import ConnectionClosed

from tests.hall.support import ME, OPEN, Hall, Socket, Visitor, asynchronous, started_pair


async def refused(ws: Socket) -> tuple[int, str]:
    """Code and reason with which the hall closed the socket."""
    with pytest.raises(ConnectionClosed) as closed:
        await ws.until("nothing more")
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, closed.value.rcvd.reason


@asynchronous
async def test_arrivals_and_departures_are_sent_as_changes(hall: Hall) -> None:
    a, _, table = await started_pair(hall)
    crowd = [await hall.visitor().arrive() for _ in range(8)]
    async with a.at(table) as one:
        await one.until_people(a)
        async with contextlib.AsyncExitStack() as stack:
            for watcher in crowd:
                ws = await stack.enter_async_context(watcher.at(table))
                await ws.until("hello")
            await one.until_people(a, *crowd)
            assert one.seen[-1]["watchers"] == len(crowd)
            assert (await ws.command("ping"))["type"] == "done"
            assert ws.people().keys() == one.people().keys()  # the last one had them from hello
        await one.until_people(a)
        assert one.seen[-1]["watchers"] == 0
    told = [message for message in one.seen if message["type"] == "people-changed"]
    assert {len(message["changed"]) + len(message["left"]) for message in told} == {1}


@asynchronous
async def test_a_watcher_who_sits_down_watches_no_more(hall: Hall) -> None:
    a, b = await hall.visitor().arrive(), await hall.visitor().arrive()
    table = (await a.open_table(ME, OPEN))["id"]
    async with a.at(table) as one, b.at(table) as two:
        await two.until("hello")
        await one.until_people(a, b)
        assert one.seen[-1]["watchers"] == 1
        await b.post(f"/api/tables/{table}/sit")
        await one.until("people-changed", watchers=0)  # after b's coming, if hello came late
        assert one.people()[b.id]["seats"] == [1]


@asynchronous
async def test_watchers_of_a_table_are_limited(halls: Callable[..., Hall]) -> None:
    hall = await asyncio.to_thread(halls, watchers=1)
    a, _, table = await started_pair(hall)
    first, second = await hall.visitor().arrive(), await hall.visitor().arrive()
    async with first.at(table) as watching:
        await watching.until("view")
        async with second.at(table) as ws:
            assert await refused(ws) == (4413, "too-many-watchers")
        async with a.at(table) as one, first.at(table) as again:  # players always get in
            await one.until("view")
            await again.until("view")
            assert one.people().keys() == {a.id, first.id}


@asynchronous
async def test_sockets_of_a_person_are_limited(halls: Callable[..., Hall]) -> None:
    hall = await asyncio.to_thread(halls, sockets_per_person=2)
    a, b, table = await started_pair(hall)

    async def greeted(who: Visitor) -> None:
        async with who.at(table) as ws:
            await ws.until("view")

    async with a.at(table) as one, a.lobby() as two:
        await one.until("view")
        await two.until("lobby")
        async with a.at(table) as third:
            assert await refused(third) == (4414, "too-many-sockets")
        async with a.lobby() as third:
            assert await refused(third) == (4414, "too-many-sockets")
        await greeted(b)
    for _ in range(3):  # sockets that were closed do not count
        await greeted(a)
