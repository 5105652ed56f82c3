"""How much a hall carries: a load of tables with both sides played over real sockets.

The hall, the peer and the load each run in a process of their own. `play` is the load:
so many tables in play at a time, every side moves as soon as it is asked. A move's time is
from sending the command to receiving the position that follows from it. Both systems get their
tables before the clock starts, opened, joined and begun, for as many games as it takes: moves
are measured, not the lobby.
"""

import abc
import asyncio
import base64
import gc
import math
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
AHEAD = {"meadhall": 260, "boardgame.io": 400}  # games made ready for a second of play


class Report(msgspec.Struct):
    system: str
    tables: int
    moves_per_second: float
    p50_ms: float
    p99_ms: float
    server_cpu: float  # cores used
    server_mb: float
    load_cpu: float
    late: int  # games that had to be made ready while it was measured


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


async def connect(wire: Wire, port: int) -> None:
    await asyncio.get_running_loop().create_connection(lambda: wire, "127.0.0.1", port)


class Load:
    """Moves and their times, once it is warm."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.counting = False
        self.late = 0  # games that were not ready ahead

    def note(self, sent: float) -> None:
        if self.counting:
            self.times.append(time.perf_counter() - sent)


class HallSide(Wire):
    """One seat at a table of the hall: plays any legal move, once it is told to."""

    def __init__(self, load: Load, path: str, host: str, cookie: str) -> None:
        super().__init__(path, host, {"Cookie": cookie})
        self.load = load
        self.playing = False
        self.sent = 0.0
        self.done = 0  # the number of entries after our own move
        loop = asyncio.get_running_loop()
        self.asked: asyncio.Future[_View] = loop.create_future()  # the first position
        self.over = loop.create_future()
        self.rng = random.Random(path + cookie)
        self.count = 0

    def heard(self, text: bytes) -> None:
        if text.startswith(b'{"type":"view"'):
            view = _view.decode(text)
            if self.playing:
                self._position(view)
            elif not self.asked.done():
                self.asked.set_result(view)
        elif text.startswith(b'{"type":"done"'):
            self.done = _number.decode(text).number
        elif text.startswith(b'{"type":"stale"'):
            self.sent = 0.0  # a fresh view follows

    def play(self) -> None:
        self.playing = True
        self._position(self.asked.result())

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
            move = self.rng.choice(view.legal).name
            self.say(_encode(_Play(f"b{self.count}", view.number, view.seat, [move])))
        elif view.view.over and not self.over.done():
            self.over.set_result(None)


class _Over(msgspec.Struct):
    over: bool


class _Move(msgspec.Struct):
    name: msgspec.Raw


class _Play(msgspec.Struct, tag_field="type", tag="play"):
    id: str
    seen: int
    seat: int
    moves: list[msgspec.Raw]


class _Number(msgspec.Struct):
    number: int


class _View(msgspec.Struct):
    seat: int
    number: int
    view: _Over
    legal: list[_Move]


_view = msgspec.json.Decoder(_View)
_number = msgspec.json.Decoder(_Number)
_encode = msgspec.json.Encoder().encode


class PeerSide(Wire):
    """One seat at matches of boardgame.io (tic-tac-toe), by its socket.io protocol."""

    def __init__(self, load: Load, host: str, matches: list[str], seat: int) -> None:
        super().__init__("/socket.io/?EIO=4&transport=websocket", host, {})
        self.load = load
        self.matches = matches  # still to be played, the present one first
        self.seat = str(seat)
        self.sent = 0.0
        self.playing = False
        self.ahead: dict[str, _PeerState] = {}  # positions of matches to come
        self.synced = asyncio.Event()

    def heard(self, text: bytes) -> None:
        if text.startswith(b"42/tic-tac-toe,"):
            name, *args = _raw_list.decode(text[15:])
            if bytes(name) == b'"sync"':
                self._keep(_text.decode(args[0]), _peer_sync.decode(args[1]).state)
            elif bytes(name) == b'"update"':
                self._keep(_text.decode(args[0]), _peer_state.decode(args[1]))
        elif text.startswith(b"0"):
            self.say(b"40/tic-tac-toe,")
        elif text == b"2":
            self.say(b"3")
        elif text.startswith(b"40/"):
            for match in self.matches:
                self._emit("sync", match, self.seat, None, 2)

    def _emit(self, *args: Any) -> None:
        self.say(b"42/tic-tac-toe," + _encode(args))

    def play(self) -> None:
        self.playing = True
        self._position(self.ahead.pop(self.matches[0]))

    def _keep(self, match: str, state: "_PeerState") -> None:
        if self.playing and match == self.matches[0]:
            self._position(state)
            return
        self.ahead[match] = state
        if len(self.ahead) == len(self.matches):
            self.synced.set()

    def _position(self, state: "_PeerState") -> None:
        if self.sent:
            self.load.note(self.sent)
            self.sent = 0.0
        match = self.matches[0]
        if state.ctx.gameover is not None:
            self._next()
        elif state.ctx.player == self.seat:
            cell = random.choice([i for i, c in enumerate(state.G.cells) if c is None])
            payload = {"type": "clickCell", "args": [cell], "playerID": self.seat}
            self.sent = time.perf_counter()
            action = {"type": "MAKE_MOVE", "payload": payload}
            self._emit("update", action, state.number, match, self.seat)

    def _next(self) -> None:
        """The next match, over the same socket."""
        last = self.matches.pop(0)
        if self.matches:
            self._position(self.ahead.pop(self.matches[0]))
            return
        self.matches.append(f"{last}+")
        self.load.late += 1
        self._emit("sync", self.matches[0], self.seat, None, 2)


class _PeerCells(msgspec.Struct):
    cells: list[Any]


class _PeerContext(msgspec.Struct, rename={"player": "currentPlayer"}):
    player: str
    gameover: Any = None


class _PeerState(msgspec.Struct, rename={"number": "_stateID"}):
    G: _PeerCells
    ctx: _PeerContext
    number: int


class _PeerSync(msgspec.Struct):
    state: _PeerState


_raw_list = msgspec.json.Decoder(list[msgspec.Raw])
_text = msgspec.json.Decoder(str)
_peer_sync = msgspec.json.Decoder(_PeerSync)
_peer_state = msgspec.json.Decoder(_PeerState)


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
    """Two people, and tables at which they sit, ready for the first move."""

    def __init__(self, load: Load, port: int) -> None:
        self.load = load
        self.port = port
        self.people = (Http(port), Http(port))
        self.tables: list[list[HallSide]] = []

    async def arrive(self, games: int) -> None:
        for person in self.people:
            await person.post("/guest", {})
        for _ in range(games):
            await self.open_table()

    async def open_table(self) -> None:
        first, second = self.people
        body = {"game": GAME, "seats": [{"type": "me"}, {"type": "open"}], "public": False}
        table = (await first.post("/tables", body))["id"]
        await second.post(f"/tables/{table}/sit", {})
        sides = [await self._side(f"/ws/tables/{table}", person.cookie) for person in self.people]
        await first.post(f"/tables/{table}/start", {})
        for side in sides:
            await side.asked
        self.tables.append(sides)

    async def _side(self, path: str, cookie: str) -> HallSide:
        side = HallSide(self.load, path, f"127.0.0.1:{self.port}", cookie)
        await connect(side, self.port)
        return side

    async def play(self) -> None:
        """One game after the other, each at a table of its own."""
        while True:
            if not self.tables:
                self.load.late += 1
                await self.open_table()
            sides = self.tables.pop()
            for side in sides:
                side.play()
            await asyncio.gather(*(side.over for side in sides))


class PeerPair:
    """Two clients of boardgame.io, which makes a match when somebody asks for one."""

    def __init__(self, load: Load, port: int) -> None:
        self.load = load
        self.port = port
        self.sides: list[PeerSide] = []

    async def arrive(self, games: int) -> None:
        name = os.urandom(8).hex()
        host = f"127.0.0.1:{self.port}"
        for seat in (0, 1):
            matches = [f"{name}.{at}" for at in range(games)]
            side = PeerSide(self.load, host, matches, seat)
            await connect(side, self.port)
            await side.synced.wait()
            self.sides.append(side)

    async def play(self) -> None:
        for side in self.sides:
            side.play()
        await asyncio.Event().wait()


async def play(system: str, port: int, pid: int, tables: int, seconds: float) -> Report:
    import psutil

    gc.disable()
    load = Load()
    server = psutil.Process(pid)
    kind = Pair if system == "meadhall" else PeerPair
    pairs = [kind(load, port) for _ in range(tables)]  # every seat is a person of its own
    games = math.ceil(AHEAD[system] * (WARM_UP + seconds) / tables)
    for at in range(0, tables, 8):
        await asyncio.gather(*(pair.arrive(games) for pair in pairs[at : at + 8]))
    tasks = [asyncio.create_task(pair.play()) for pair in pairs]
    await asyncio.wait(tasks, timeout=WARM_UP, return_when=asyncio.FIRST_EXCEPTION)
    load.counting = True
    print("measuring", file=sys.stderr, flush=True)
    before, cpu, own = time.perf_counter(), sum(server.cpu_times()[:2]), time.process_time()
    load.late = 0
    await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    spent = time.perf_counter() - before
    used, own = sum(server.cpu_times()[:2]) - cpu, time.process_time() - own
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
        load_cpu=round(own / spent, 2),
        late=load.late,
    )


def start_hall(folder: str, database: str) -> tuple[subprocess.Popen[str], int]:
    env = {**os.environ, "MEADHALL_DATA": folder, "MEADHALL_PORT": "0", "MEADHALL_LIMITS": "no",
           "MEADHALL_PING": "600", "MEADHALL_ROOMS": "20000", "MEADHALL_BOT_PROCESSES": "0",
           "MEADHALL_LOG_LEVEL": "error", "MEADHALL_DATABASE": database}  # fmt: skip
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
