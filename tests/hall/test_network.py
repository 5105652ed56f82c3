"""What the network may do to a hall that stands behind no proxy: bounds on every request."""

import asyncio
import contextlib
import resource
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from meadhall.hall.net.http import HEAD_LIMIT, REQUEST_LIMIT, URL_LIMIT, Connections
from meadhall.hall.net.sockets import Sockets
from meadhall.hall.run import logs
from meadhall.hall.run.settings import Settings
from tests.hall.support import PATIENCE, Hall, asynchronous, started_pair
from tests.hall.test_socket import Line

GET = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    hall = Hall(tmp_path_factory.mktemp("hall")).start()
    yield hall
    hall.stop()
    assert "Traceback" not in hall.log.read_text()


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    hall = Hall(tmp_path_factory.mktemp("impatient"), request_time=2).start()
    yield hall
    hall.stop()


@contextlib.asynccontextmanager
async def line(hall: Hall) -> AsyncIterator[Streams]:
    reader, writer = await asyncio.open_connection("127.0.0.1", hall.port)
    try:
        yield reader, writer
    finally:
        writer.close()


async def status(reader: asyncio.StreamReader) -> int | None:
    """The status of the answer; None: the connection was closed without one."""
    async with asyncio.timeout(PATIENCE):
        try:
            first = await reader.readline()
        except ConnectionError:
            return None
        return int(first.split()[1]) if first else None


async def pour(streams: Streams, piece: bytes, most: int) -> int:
    """Sends the piece again and again until the hall hangs up; the bytes that it took."""
    reader, writer = streams
    sent = 0
    end = asyncio.create_task(reader.read())
    try:
        while sent < most and not end.done():
            writer.write(piece)
            sent += len(piece)
            await writer.drain()
            await asyncio.sleep(0)
    except ConnectionError:
        pass
    finally:
        end.cancel()
        await asyncio.gather(end, return_exceptions=True)
    return sent


@asynchronous
async def test_a_long_address_is_refused(hall: Hall) -> None:
    async with line(hall) as (reader, writer):
        writer.write(b"GET /" + b"a" * URL_LIMIT + b" HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert await status(reader) == 414


@pytest.mark.parametrize(
    "head",
    [b"X-Long: " + b"a" * HEAD_LIMIT, b"\r\n".join([b"X-Many: " + b"a" * 1000] * 40)],
    ids=["one header", "many headers"],
)
@asynchronous
async def test_long_headers_are_refused(hall: Hall, head: bytes) -> None:
    async with line(hall) as (reader, writer):
        writer.write(GET + head + b"\r\n\r\n")
        assert await status(reader) == 431


@pytest.mark.parametrize(
    ("start", "piece"),
    [
        (GET, b"X-Many: " + b"a" * 1000 + b"\r\n"),
        (GET + b"X-Endless: ", b"a" * 1000),
        (b"", b"\r\n" * 500),
    ],
    ids=["headers", "one header", "empty lines"],
)
@asynchronous
async def test_endless_headers_are_cut_off(hall: Hall, start: bytes, piece: bytes) -> None:
    most = 64 << 20
    async with line(hall) as streams:
        streams[1].write(start)
        assert await pour(streams, piece, most) < most


@asynchronous
async def test_an_endless_trailer_is_cut_off(hall: Hall) -> None:
    """More headers may follow a body in chunks."""
    most = 8 * REQUEST_LIMIT
    async with line(hall) as streams:
        streams[1].write(
            b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n"
            b"Content-Type: application/json\r\n\r\n2\r\n{}\r\n0\r\nX-Endless: "
        )
        assert await pour(streams, b"a" * 60_000, most) < most


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET /heal",
        GET,
        b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n"
        b"Content-Type: application/json\r\n\r\n{",
    ],
    ids=["nothing", "an address", "headers", "a body"],
)
@asynchronous
async def test_an_unfinished_request_times_out(impatient: Hall, begun: bytes) -> None:
    async with line(impatient) as (reader, writer):
        writer.write(begun)
        assert await status(reader) in (408, None)


@asynchronous
async def test_empty_lines_do_not_keep_a_connection_open(impatient: Hall) -> None:
    async with line(impatient) as streams:
        streams[1].write(GET + b"\r\n")
        assert await status(streams[0]) == 200
        async with asyncio.timeout(PATIENCE):
            reading = asyncio.create_task(streams[0].read())
            while not reading.done():
                streams[1].write(b"\r\n")
                await asyncio.sleep(0.1)


@asynchronous
async def test_a_socket_outlives_the_time_of_a_request(impatient: Hall) -> None:
    a = await impatient.visitor().arrive()
    async with a.lobby() as ws, line(impatient) as (reader, _):
        await ws.until("lobby")
        await status(reader)  # the time of a request has passed
        assert (await ws.command("ping"))["type"] == "done"


@asynchronous
async def test_connections_are_counted_until_they_close(
    halls: Callable[..., Hall],
) -> None:
    hall = await asyncio.to_thread(halls, connections=4, proxies="192.0.2.1")
    a = await hall.visitor().arrive()
    await a.client.aclose()
    a._client = None
    async with line(hall), line(hall), a.lobby() as ws:
        await ws.until("lobby")
        async with line(hall):
            async with line(hall) as (reader, _):
                assert await status(reader) == 503
            assert "connections refused: 4 are open in all" in hall.log.read_text()
            assert (await ws.command("ping"))["type"] == "done"
    for _ in range(6):  # what was closed counts no more, sockets included
        async with a.lobby() as ws:
            await ws.until("lobby")


@asynchronous
async def test_connections_of_one_address_are_counted(halls: Callable[..., Hall]) -> None:
    hall = await asyncio.to_thread(halls, connections_per_address=2, proxies="192.0.2.1")
    async with line(hall), line(hall), line(hall) as (reader, _):
        assert await status(reader) == 503


def test_a_trusted_proxy_has_as_many_connections_as_there_may_be() -> None:
    settings = Settings(connections=50, connections_per_address=1, proxies="192.0.2.1,10.0.0.0/8")
    connections = Connections(settings, 1000)
    for proxy in ("192.0.2.1", "10.1.2.3"):
        assert all(connections.enter(proxy) is not None for _ in range(20))
    assert connections.enter("198.51.100.7") is not None
    assert connections.enter("198.51.100.7") is None


@pytest.mark.parametrize(("descriptors", "most"), [(150, 75), (1000, 900), (10_000, 5000)])
def test_connections_leave_descriptors_for_the_rest(descriptors: int, most: int) -> None:
    assert Connections(Settings(connections=5000), descriptors).most == most


def test_without_a_limit_of_descriptors_the_setting_counts() -> None:
    assert Connections(Settings(connections=5000), resource.RLIM_INFINITY).most == 5000


UPGRADE = (
    b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


@pytest.mark.parametrize("more", [b"", UPGRADE], ids=["request", "socket"])
@pytest.mark.parametrize(
    ("host", "fine"),
    [
        (b"localhost:8000", True),
        (b"[::1]:8000", True),
        (b"evil.example", False),
        (b"localhost.evil.example:8000", False),
        (b"[", False),
    ],
)
@asynchronous
async def test_a_hall_on_this_machine_is_asked_by_no_other_name(
    hall: Hall, host: bytes, fine: bool, more: bytes
) -> None:
    async with line(hall) as (reader, writer):
        path = b"/ws/lobby" if more else b"/api/games"
        writer.write(b"GET " + path + b" HTTP/1.1\r\nHost: " + host + b"\r\n" + more + b"\r\n")
        assert await status(reader) == ((101 if more else 200) if fine else 421)


@pytest.mark.parametrize(
    ("path", "headers", "answer"),
    [
        (b"/ws/lobby", b"Origin: http://localhost\r\n", 101),
        (b"/ws/lobby", b"Origin: https://evil.example\r\n", 403),
        (b"/ws/lobby", b"Sec-Fetch-Site: cross-site\r\n", 403),
        (b"/ws/other", b"", 404),
        (b"/ws/tables/", b"", 404),
        (b"/api/games", b"", 404),
    ],
)
@asynchronous
async def test_which_sockets_are_accepted(
    hall: Hall, path: bytes, headers: bytes, answer: int
) -> None:
    async with line(hall) as (reader, writer):
        request = b"GET " + path + b" HTTP/1.1\r\nHost: localhost\r\n"
        writer.write(request + headers + UPGRADE + b"\r\n")
        assert await status(reader) == answer


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        (("198.51.100.7", 1), b"203.0.113.9", "198.51.100.7"),
        (("192.0.2.1", 1), b"203.0.113.9", "203.0.113.9"),
        (("192.0.2.1", 1), b"198.51.100.1, 203.0.113.9, 192.0.2.1", "203.0.113.9"),
        (("192.0.2.1", 1), b"", "192.0.2.1"),
        (None, b"203.0.113.9", "local"),
    ],
)
def test_only_a_trusted_proxy_says_whose_socket_it_is(
    peer: tuple[str, int] | None, forwarded: bytes, client: str
) -> None:
    settings = Settings(proxies="192.0.2.1")
    parts: list[Any] = [None] * 7
    socket = Line()
    socket.peer = peer
    scope = {"headers": [(b"x-forwarded-for", forwarded)] if forwarded else []}
    assert Sockets(settings, *parts)._client(socket.socket, scope) == client


@asynchronous
async def test_a_probe_may_ask_for_an_address(hall: Hall) -> None:
    async with line(hall) as (reader, writer):
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: 10.0.0.7\r\n\r\n")
        assert await status(reader) == 200


@pytest.mark.parametrize(
    ("settings", "known"),
    [
        (Settings(), {"localhost", "127.0.0.1", "::1"}),
        (Settings(host="0.0.0.0"), None),
        (Settings(host="0.0.0.0", hosts=("*",)), None),
        (
            Settings(host="0.0.0.0", hosts=("Hall.example",), origins=("https://b.example",)),
            {"hall.example", "b.example", "localhost", "127.0.0.1", "::1"},
        ),
    ],
)
def test_which_hosts_a_hall_knows(settings: Settings, known: set[str] | None) -> None:
    assert settings.known_hosts() == known


@asynchronous
async def test_running_out_of_descriptors_is_logged(halls: Callable[..., Hall]) -> None:
    hall = await (await asyncio.to_thread(halls)).ready()
    assert hall.process is not None
    pid = hall.process.pid
    used = len(list(Path(f"/proc/{pid}/fd").iterdir()))
    before = resource.prlimit(pid, resource.RLIMIT_NOFILE)
    resource.prlimit(pid, resource.RLIMIT_NOFILE, (used + 20, before[1]))
    async with contextlib.AsyncExitStack() as stack:
        for _ in range(40):
            await stack.enter_async_context(line(hall))
        async with asyncio.timeout(PATIENCE):
            while "descriptors in use" not in hall.log.read_text():
                await asyncio.sleep(0.1)
    resource.prlimit(pid, resource.RLIMIT_NOFILE, before)
    await hall.ready()


@asynchronous
async def test_ids_of_tables_are_not_in_the_log(halls: Callable[..., Hall]) -> None:
    hall = await asyncio.to_thread(halls, log_level="debug")
    a, _, table = await started_pair(hall, public=False)
    async with a.at(table) as one:
        await one.until("view")
    async with a.at(table + "x") as one:
        with pytest.raises(ConnectionClosed):
            await one.until("hello")
    await asyncio.to_thread(hall.stop)
    text = hall.log.read_text()
    assert f"/ws/tables/{logs.alias(table)}" in text
    assert table not in text
