"""How much a hall carries: a load of tables with both sides played over real sockets.

The hall, the peer and the load each run in a process of their own. `play` is the load:
so many tables, two sockets each, every side moves as soon as it is asked. A move's time is
from sending the command to receiving the position that follows from it.
"""

import abc
import asyncio
import base64
import gc
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, cast

import msgspec
import uvloop

GAME = "animals-on-board"
WARM_UP = 2.0  # seconds that do not count
GAMES_AHEAD = 4  # tables a pair has ready, so that moves are measured and not the lobby


class Report(msgspec.Struct):
    system: str
    tables: int
    moves_per_second: float
    p50_ms: float
    p99_ms: float
    server_cpu: float  # cores used
    server_mb: float


class Wire(asyncio.Protocol, abc.ABC):
    """A web socket client that costs little: text frames, no extensions, masked with zeros."""

    def __init__(self, path: str, host: str, headers: dict[str, str]) -> None:
        self._buffer = b""
        self._open = False
        self.transport: asyncio.Transport | None = None
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {path} HTTP/1.1", f"Host: {host}", "Upgrade: websocket",
                 "Connection: Upgrade", f"Sec-WebSocket-Key: {key}",
                 "Sec-WebSocket-Version: 13"]  # fmt: skip
        lines += [f"{name}: {value}" for name, value in headers.items()]
        self._hello = ("\r\n".join(lines) + "\r\n\r\n").encode()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # as for all streams
        self.transport.write(self._hello)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.splitlines()[0]:
                raise ConnectionError(head.decode())
            self._open = True
            self._buffer = rest
        while self._take_frame():
            pass

    def _take_frame(self) -> bool:
        data = self._buffer
        if len(data) < 2:
            return False
        size, start = data[1] & 127, 2
        if size == 126:
            size, start = int.from_bytes(data[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(data[2:10], "big"), 10
        if len(data) < start + size or len(data) < start:
            return False
        body = data[start : start + size]
        self._buffer = data[start + size :]
        if data[0] & 15 == 9:
            self._send(0x8A, body)
        elif data[0] & 15 == 1:
            self.heard(body)
        return True

    def say(self, text: bytes) -> None:
        self._send(0x81, text)

    def _send(self, first: int, body: bytes) -> None:
        size = len(body)
        head = bytes([first, 0x80 | size]) if size < 126 else (
            bytes([first, 0xFE]) + size.to_bytes(2, "big")
        )  # fmt: skip
        assert self.transport is not None
        self.transport.write(head + b"\0\0\0\0" + body)

    @abc.abstractmethod
    def heard(self, text: bytes) -> None:
        """A whole message has come."""


class Load:
    """Moves and their times, once it is warm."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.counting = False
        self.games = 0
        self.ready = asyncio.Semaphore(0)  # released by each table that is set up
        self.begin = asyncio.Event()

    def note(self, sent: float) -> None:
        if self.counting:
            self.times.append(time.perf_counter() - sent)


class HallSide(Wire):
    """One seat at a table of the hall: plays any legal move."""

    def __init__(self, load: Load, path: str, host: str, cookie: str) -> None:
        super().__init__(path, host, {"Cookie": cookie})
        self.load = load
        self.sent = 0.0
        self.done = 0  # the number of entries after our own move
        self.over = asyncio.get_running_loop().create_future()
        self.rng = random.Random(path + cookie)
        self.count = 0

    def heard(self, text: bytes) -> None:
        if text.startswith(b'{"type":"done"'):
            self.done = _number.decode(text).number
        elif text.startswith(b'{"type":"view"'):
            self._position(_view.decode(text))
        elif text.startswith(b'{"type":"stale"'):
            self.sent = 0.0  # a fresh view follows

    def _position(self, view: "_View") -> None:
        if self.sent:
            if view.number < self.done or not self.done:
                return  # another seat was faster; ours is under way
            self.load.note(self.sent)
            self.sent = 0.0
        if view.legal:
            self.count += 1
            self.done = 0
            self.sent = time.perf_counter()
            command = {"type": "play", "id": f"b{self.count}", "seen": view.number,
                       "seat": view.seat, "moves": [self.rng.choice(view.legal).name]}  # fmt: skip
            self.say(msgspec.json.encode(command))
        elif view.view.over and not self.over.done():
            self.over.set_result(None)


class _Over(msgspec.Struct):
    over: bool


class _Move(msgspec.Struct):
    name: list[Any]


class _Number(msgspec.Struct):
    number: int


class _View(msgspec.Struct):
    seat: int
    number: int
    view: _Over
    legal: list[_Move]


_view = msgspec.json.Decoder(_View)
_number = msgspec.json.Decoder(_Number)


class PeerSide(Wire):
    """One seat at a match of boardgame.io (tic-tac-toe), by its socket.io protocol."""

    def __init__(self, load: Load, host: str, match: str, seat: int) -> None:
        super().__init__("/socket.io/?EIO=4&transport=websocket", host, {})
        self.load = load
        self.match = match
        self.seat = str(seat)
        self.sent = 0.0
        self.state = -1
        self.games = 0

    def heard(self, text: bytes) -> None:
        if text.startswith(b"0"):
            self.say(b"40/tic-tac-toe,")
        elif text == b"2":
            self.say(b"3")
        elif text.startswith(b"40/"):
            self._emit("sync", self.match, self.seat, None, 2)
        elif text.startswith(b"42/tic-tac-toe,"):
            name, *args = msgspec.json.decode(text.partition(b",")[2])
            if name in ("sync", "update") and args[0] == self.match:  # not the match before
                self._position(args[1]["state"] if name == "sync" else args[1])

    def _emit(self, *args: Any) -> None:
        self.say(b"42/tic-tac-toe," + msgspec.json.encode(args))

    def _position(self, state: Any) -> None:
        if self.sent and state["_stateID"] > self.state:
            self.load.note(self.sent)
            self.sent = 0.0
        self.state = state["_stateID"]
        if state["ctx"].get("gameover") is not None:  # the next match, over the same socket
            self.match = f"{self.match.partition('.')[0]}.{self.games}"
            self.games += 1
            self.state = -1
            self._emit("sync", self.match, self.seat, None, 2)
        elif state["ctx"]["currentPlayer"] == self.seat and not self.sent:
            cell = random.choice([i for i, c in enumerate(state["G"]["cells"]) if c is None])
            payload = {"type": "clickCell", "args": [cell], "playerID": self.seat}
            self.sent = time.perf_counter()
            action = {"type": "MAKE_MOVE", "payload": payload}
            self._emit("update", action, self.state, self.match, self.seat)


class Http:
    """One person's requests, over one connection that is kept."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._used = 0.0

    async def post(self, path: str, body: Any) -> Any:
        now = time.monotonic()
        if self._streams is None or now - self._used > 2:  # the server closes idle ones
            self._streams = await asyncio.open_connection("127.0.0.1", self.port)
        self._used = now
        reader, writer = self._streams
        data = msgspec.json.encode(body)
        lines = [f"POST /api{path} HTTP/1.1", f"Host: 127.0.0.1:{self.port}",
                 f"Content-Length: {len(data)}", "Content-Type: application/json",
                 f"Cookie: {self.cookie}"]  # fmt: skip
        writer.write(("\r\n".join(lines) + "\r\n\r\n").encode() + data)
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        status, *fields = head.split("\r\n")
        headers = {name.lower(): value for name, _, value in (f.partition(": ") for f in fields)}
        answer = await reader.readexactly(int(headers["content-length"]))
        if " 20" not in status:
            raise ConnectionError(f"{path}: {status} {answer!r}")
        if "set-cookie" in headers:
            self.cookie = headers["set-cookie"].partition(";")[0]
        return msgspec.json.decode(answer)


class Pair:
    """Two people, and tables at which they sit; they have not begun to play."""

    def __init__(self, port: int) -> None:
        self.people = (Http(port), Http(port))
        self.tables: list[str] = []

    async def arrive(self) -> None:
        for person in self.people:
            await person.post("/guest", {})

    async def open_table(self) -> None:
        body = {"game": GAME, "seats": [{"type": "me"}, {"type": "open"}], "public": False}
        table = (await self.people[0].post("/tables", body))["id"]
        await self.people[1].post(f"/tables/{table}/sit", {})
        self.tables.append(table)


async def hall_table(load: Load, port: int, pair: Pair) -> None:
    """One game after the other, each at a table of its own."""
    loop = asyncio.get_running_loop()
    while True:
        if not pair.tables:  # faster than was foreseen
            await pair.open_table()
        table = pair.tables.pop()
        sides = []
        for person in pair.people:
            path = f"/ws/tables/{table}"
            _, side = await loop.create_connection(
                partial(HallSide, load, path, f"127.0.0.1:{port}", person.cookie),
                "127.0.0.1",
                port,
            )
            sides.append(side)
        load.ready.release()
        await load.begin.wait()
        await pair.people[0].post(f"/tables/{table}/start", {})
        await asyncio.gather(*(side.over for side in sides))
        load.games += 1
        for side in sides:
            assert side.transport is not None
            side.transport.close()


async def peer_table(load: Load, port: int) -> None:
    """boardgame.io makes a match when somebody asks for one that is not there."""
    loop = asyncio.get_running_loop()
    match = os.urandom(8).hex()
    for seat in (0, 1):
        await loop.create_connection(
            partial(PeerSide, load, f"127.0.0.1:{port}", match, seat), "127.0.0.1", port
        )
    load.ready.release()
    await asyncio.Event().wait()


async def play(system: str, port: int, pid: int, tables: int, seconds: float) -> Report:
    import psutil

    gc.disable()
    load = Load()
    server = psutil.Process(pid)
    if system == "meadhall":
        pairs = [Pair(port) for _ in range(tables)]  # every seat is a person of its own
        for pair in pairs:
            await pair.arrive()
            for _ in range(GAMES_AHEAD):
                await pair.open_table()
        tasks = [asyncio.create_task(hall_table(load, port, pair)) for pair in pairs]
    else:
        tasks = [asyncio.create_task(peer_table(load, port)) for _ in range(tables)]
    for _ in tasks:
        await load.ready.acquire()
    load.begin.set()
    await asyncio.wait(tasks, timeout=WARM_UP, return_when=asyncio.FIRST_EXCEPTION)
    load.counting = True
    print("measuring", file=sys.stderr, flush=True)
    before, cpu = time.perf_counter(), sum(server.cpu_times()[:2])
    await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    spent = time.perf_counter() - before
    used = sum(server.cpu_times()[:2]) - cpu
    memory = server.memory_info().rss / 1e6
    for task in tasks:
        if task.done():
            task.result()
        task.cancel()
    times = sorted(load.times) or [0.0]
    return Report(
        system=system,
        tables=tables,
        moves_per_second=round(len(load.times) / spent, 1),
        p50_ms=round(times[len(times) // 2] * 1000, 2),
        p99_ms=round(times[int(len(times) * 0.99)] * 1000, 2),
        server_cpu=round(used / spent, 2),
        server_mb=round(memory, 1),
    )


def start_hall(folder: str, database: str) -> tuple[subprocess.Popen[str], int]:
    env = {**os.environ, "MEADHALL_DATA": folder, "MEADHALL_PORT": "0", "MEADHALL_LIMITS": "no",
           "MEADHALL_ROOMS": "20000", "MEADHALL_BOT_PROCESSES": "0", "MEADHALL_LOG_LEVEL": "error",
           "MEADHALL_DATABASE": database}  # fmt: skip
    command = [sys.executable, "-m", "meadhall.hall", "serve"]
    server = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    line = server.stdout.readline()
    return server, int(line.strip().rpartition(":")[2])


PEER = """
const { Server, Origins } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');
const lines = [[0,1,2],[3,4,5],[6,7,8],[0,3,6],[1,4,7],[2,5,8],[0,4,8],[2,4,6]];
const game = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { clickCell: ({ G, playerID }, id) => {
    if (G.cells[id] !== null) return INVALID_MOVE;
    G.cells[id] = playerID;
  } },
  endIf: ({ G, ctx }) => {
    const won = lines.some(l => l.every(i => G.cells[i] !== null && G.cells[i] === G.cells[l[0]]));
    if (won) return { winner: ctx.currentPlayer };
    if (G.cells.every(c => c !== null)) return { draw: true };
  },
};
Server({ games: [game], origins: [Origins.LOCALHOST] }).run(
  { port: 0, callback: () => {} }).then(s => console.log('port ' + s.appServer.address().port));
"""


def start_peer(folder: Path) -> tuple[subprocess.Popen[str], int]:
    script = folder / "meadhall-peer.js"
    script.write_text(PEER)
    server = subprocess.Popen(["node", script.name], cwd=folder, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    for line in server.stdout:
        if line.startswith("port "):
            return server, int(line.split()[1])
    raise RuntimeError("boardgame.io did not start")


def run(tables: int, seconds: float, database: str = "", peer: Path | None = None) -> list[Report]:
    """The hall, and boardgame.io beside it, one after the other with the same load."""
    reports = []
    with tempfile.TemporaryDirectory() as folder:
        starts: list[tuple[str, Callable[[], tuple[subprocess.Popen[str], int]]]]
        starts = [("meadhall", partial(start_hall, folder, database))]
        if peer is not None:
            starts.append(("boardgame.io", partial(start_peer, peer)))
        for system, start in starts:
            server, port = start()
            try:
                command = [sys.executable, "-m", "meadhall.hall.bench", system, str(port),
                           str(server.pid), str(tables), str(seconds)]  # fmt: skip
                done = subprocess.run(command, capture_output=True, text=True, check=True)
                reports.append(msgspec.json.decode(done.stdout, type=Report))
            finally:
                server.terminate()
                server.wait(20)
    return reports


async def open_tables(port: int, tables: int) -> None:
    """Tables in play at which nobody is: one person, one hot seat."""
    person = Http(port)
    await person.post("/guest", {})
    seats = [{"type": "me"}, {"type": "hot", "name": "Mila"}]
    body = {"game": GAME, "seats": seats, "public": False, "start": True}
    for _ in range(tables):
        await person.post("/tables", body)


def idle(tables: int) -> tuple[float, float]:
    """Megabytes of a hall before and after so many tables were opened and begun."""
    import psutil

    with tempfile.TemporaryDirectory() as folder:
        server, port = start_hall(folder, "")
        try:
            memory = psutil.Process(server.pid).memory_info
            asyncio.run(open_tables(port, 10))
            before = memory().rss / 1e6
            asyncio.run(open_tables(port, tables))
            return before, memory().rss / 1e6
        finally:
            server.terminate()
            server.wait(20)


if __name__ == "__main__":
    system, port, pid, tables, seconds = sys.argv[1:]
    report = uvloop.run(play(system, int(port), int(pid), int(tables), float(seconds)))
    sys.stdout.write(msgspec.json.encode(report).decode())
