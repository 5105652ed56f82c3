"""Rate limits: each worker's own, and those that all workers share through the bus."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from meadhall.hall.bus import Bus, Note
from meadhall.hall.limits import RATES, Limits, network
from meadhall.hall.problems import Refused
from tests.hall.cable import Cable
from tests.hall.conftest import new_database
from tests.hall.support import PATIENCE, Hall, asynchronous

WRONG = {"name": "Somebody Else", "password": "a wrong password"}


@contextlib.asynccontextmanager
async def worker(url: str) -> AsyncIterator[Limits]:
    """The limits of one worker at that bus."""
    there = asyncio.Event()
    bus = Bus(url, _heard, there.set)
    await bus.start()
    async with asyncio.timeout(PATIENCE):
        await there.wait()
    try:
        yield Limits(True, bus)
    finally:
        await bus.stop()


async def _heard(_: str, __: Note) -> None:
    pass


async def taken(limits: list[Limits], kind: str, tries: int) -> int:
    """How many of so many tries at once, by turns at these workers, get a token."""

    async def one(at: int) -> bool:
        with contextlib.suppress(Refused):
            await limits[at % len(limits)].take(kind, "somebody")
            return True
        return False

    return sum(await asyncio.gather(*(one(at) for at in range(tries))))


@asynchronous
async def test_workers_share_what_a_person_may_do(valkey: Any) -> None:
    url = valkey.connection_url
    async with worker(url) as one, worker(url) as two:
        assert await taken([one, two], "import", 20) == RATES["import"][0]
        with pytest.raises(Refused) as refused:
            await two.take("import", "somebody")
        assert 0 < refused.value.details["retry_after"] <= 20_000
        await two.take("import", "somebody else")


@asynchronous
async def test_what_guards_a_workers_processor_is_its_own(valkey: Any) -> None:
    url = valkey.connection_url
    async with worker(url) as one, worker(url) as two:
        assert await taken([one], "command", 40) == 40
        assert await taken([two], "command", 40) == 40


@asynchronous
async def test_without_the_bus_a_worker_counts_for_itself(valkey: Any) -> None:
    async with Cable(valkey.port) as cable, worker(f"redis://127.0.0.1:{cable.port}") as one:
        assert await taken([one], "import", 2) == 2
        await cable.cut()
        assert await taken([one], "import", 20) == RATES["import"][0] - 2


@asynchronous
async def test_a_bus_that_is_silent_holds_nobody_up() -> None:
    """It takes the question and never answers."""
    asked = asyncio.Event()

    async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked.set()
        await reader.read()
        writer.close()

    async with await asyncio.start_server(silent, "127.0.0.1", 0) as server:
        bus = Bus(f"redis://127.0.0.1:{server.sockets[0].getsockname()[1]}", _heard, asked.clear)
        await bus.start()
        bus.up = True  # as if it had fallen silent just now
        async with asyncio.timeout(PATIENCE):
            await Limits(True, bus).take("import", "somebody")
        assert asked.is_set()
        await bus.stop()


@asynchronous
async def test_guesses_of_a_password_count_at_whatever_worker(
    halls: Callable[..., Hall], postgres: Any, valkey: Any
) -> None:
    url = new_database(postgres)
    async with Cable(valkey.port) as cable:
        bus = f"redis://127.0.0.1:{cable.port}"
        both = [
            await asyncio.to_thread(halls, url, bus=bus, limits="yes", log_level="error")
            for _ in range(2)
        ]
        for hall in both:
            while not (await hall.visitor().get("/readyz"))["bus"]:
                await asyncio.sleep(0.05)
        guesses = 0
        while await guess(both[guesses % 2]) == 403:
            guesses += 1
        least, _ = RATES["login-name"]
        assert least <= guesses < 2 * least  # 100 s would have to pass for that many
        assert [await guess(hall) for hall in both] == [429, 429]
        await cable.cut()
        left = [0, 0]
        for at, hall in enumerate(both):  # each has what it counted itself
            while await guess(hall) == 403:
                left[at] += 1
        assert sum(left) + guesses <= 3 * least


async def guess(hall: Hall) -> int:
    response = await hall.visitor().ask("POST", "/api/account/login", WRONG)
    assert response.status_code in (403, 429), response.text
    return response.status_code


def test_an_ipv6_household_is_one_asker() -> None:
    assert network("192.0.2.7") == "192.0.2.7"
    assert network("2001:db8:1:2:3:4:5:6") == network("2001:db8:1:2::9") != network("2001:db8::1")
    assert network("fe80::1%eth0") == "fe80::/64"
    assert network("::ffff:192.0.2.7") == "192.0.2.7"
