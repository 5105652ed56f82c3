"""Rate limits: each worker's own, and those that all workers share through the bus."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from meadhall.hall.fleet import guesses as guessing
from meadhall.hall.fleet.bus import Bus, Note
from meadhall.hall.fleet.guesses import FREE, FREE_ACCOUNT, LONGEST, Guesses
from meadhall.hall.fleet.limits import RATES, Limits, network
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
    """How many of the tries get a token, if they are made at once and at each worker in turn."""

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
async def test_limits_for_a_workers_processor_are_not_shared(valkey: Any) -> None:
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
    """The bus takes a request and never answers."""
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
async def test_wrong_passwords_count_at_all_workers(
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
        least = FREE
        assert least <= guesses < 2 * least  # minutes would have to pass for that many
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


async def wait_of(guesses: Guesses, address: str) -> int:
    """How long somebody has to wait who tries now; 0: the try was heard."""
    try:
        await guesses.begin("astrid", address)
    except Refused as refused:
        return int(refused.details["retry_after"])
    return 0


@asynchronous
async def test_the_wait_grows_with_each_wrong_password(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1_000_000
    monkeypatch.setattr(guessing, "_now", lambda: now)
    guesses = Guesses(True, Bus("", _heard, lambda: None))
    assert [await wait_of(guesses, "192.0.2.1") for _ in range(FREE)] == [0] * FREE
    waits = []
    for _ in range(10):
        waits.append(await wait_of(guesses, "192.0.2.1"))
        now += waits[-1]
        assert await wait_of(guesses, "192.0.2.1") == 0
    assert waits == sorted(waits)
    assert waits[0] * 2 == waits[1]
    assert waits[-1] == LONGEST
    assert await wait_of(guesses, "192.0.2.2") == 0  # the owner, from elsewhere
    await guesses.right("astrid", "192.0.2.1")
    assert await wait_of(guesses, "192.0.2.1") == 0


@asynchronous
async def test_many_addresses_at_one_account_are_slowed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guessing, "_now", lambda: 1_000_000)
    guesses = Guesses(True, Bus("", _heard, lambda: None))
    crowd = [f"192.0.2.{at}" for at in range(FREE_ACCOUNT + 1)]
    assert [await wait_of(guesses, one) for one in crowd] == [0] * len(crowd)
    assert await wait_of(guesses, crowd[-1]) > 0
    assert await wait_of(guesses, "203.0.113.7") == 0  # the first try is always heard


@asynchronous
async def test_workers_share_what_was_guessed(valkey: Any) -> None:
    url = valkey.connection_url
    async with worker(url) as one, worker(url) as two:
        both = [Guesses(True, one.bus), Guesses(True, two.bus)]
        for at in range(FREE):
            assert await wait_of(both[at % 2], "192.0.2.1") == 0
        for guesses in both:
            assert await wait_of(guesses, "192.0.2.1") > 0
            assert await wait_of(guesses, "192.0.2.2") == 0
        await both[0].right("astrid", "192.0.2.1")
        assert await wait_of(both[1], "192.0.2.1") == 0


@asynchronous
async def test_limits_count_by_address(halls: Callable[..., Hall]) -> None:
    """The owner logs in from elsewhere while somebody guesses; codes cannot be tried at leisure."""
    hall = await asyncio.to_thread(halls, limits="yes")
    owner = await hall.visitor().arrive("Gudrun")
    account = {"name": "Gudrun", "password": "a long enough one"}
    await owner.post("/api/account/claim", account)
    wrong = {**account, "password": "a wrong password"}
    thief = hall.visitor()
    while (await thief.ask("POST", "/api/account/login", wrong)).status_code != 429:
        pass
    elsewhere = {"x-forwarded-for": "203.0.113.9"}
    login = await hall.visitor().ask("POST", "/api/account/login", account, headers=elsewhere)
    assert login.status_code == 200
    tries = 0
    visitor = owner
    while (answer := await visitor.ask("GET", "/api/codes/AAAAAA")).status_code == 404:
        tries += 1
        if tries == 40:  # another guest is no way around
            visitor = await hall.visitor().arrive()
    assert answer.status_code == 429
    assert tries < RATES["read"][0]


def test_an_ipv6_household_is_one_asker() -> None:
    assert network("192.0.2.7") == "192.0.2.7"
    assert network("2001:db8:1:2:3:4:5:6") == network("2001:db8:1:2::9") != network("2001:db8::1")
    assert network("fe80::1%eth0") == "fe80::/64"
    assert network("::ffff:192.0.2.7") == "192.0.2.7"
