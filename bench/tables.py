"""Load on the hall: each seat plays a random legal move as soon as it can."""

import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
import psutil

from bench.client import Load, SocketClient, connect, stop
from bench.noughts import registered

IDLE = "animals-on-board"  # game of the idle tables


class HallSide(SocketClient):
    """One seat at a table of the hall; plays random legal moves after `play`."""

    def __init__(self, load: Load, path: str, host: str, cookie: str) -> None:
        super().__init__(path, host, {"Cookie": cookie})
        self.load = load
        self.playing = False
        self.sent = 0.0
        self.done = 0  # number of entries after the own move
        loop = asyncio.get_running_loop()
        self.asked: asyncio.Future[_View] = loop.create_future()  # the first position
        self.over = loop.create_future()
        self.rng = random.Random(path + cookie)
        self.count = 0

    def receive(self, text: bytes) -> None:
        if text.startswith(b'{"type":"view"'):
            view = _view.decode(text)
            if self.playing:
                self._position(view)
            elif not self.asked.done():
                self.asked.set_result(view)
        elif text.startswith(b'{"type":"done"'):
            self.done = _number.decode(text).number
        elif text.startswith(b'{"type":"stale"'):
            self.sent = 0.0  # a new view follows

    def play(self) -> None:
        self.playing = True
        self._position(self.asked.result())

    def _position(self, view: "_View") -> None:
        if self.sent:
            if view.number < self.done or not self.done:
                return  # a view of another seat's move; the own command is pending
            self.load.record(self.sent)
            self.sent = 0.0
        if view.legal:
            self.count += 1
            self.done = 0
            self.sent = time.perf_counter()
            move = self.rng.choice(view.legal).name
            self.send_text(_encode(_Play(f"b{self.count}", view.number, view.seat, [move])))
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


class Http:
    """One person's HTTP requests over a keep-alive connection."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._used = 0.0

    async def post(self, path: str, body: Any) -> Any:
        now = time.monotonic()
        if self._streams is None or now - self._used > 2:  # the server closes idle connections
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
    """Two people and their tables, ready for the first move."""

    def __init__(self, load: Load, port: int, game: str) -> None:
        self.load = load
        self.port = port
        self.game = game
        self.people = (Http(port), Http(port))
        self.tables: list[list[HallSide]] = []

    async def arrive(self, games: int) -> None:
        for person in self.people:
            await person.post("/guest", {})
        for _ in range(games):
            await self.open_table()

    async def open_table(self) -> None:
        first, second = self.people
        body = {"game": self.game, "seats": [{"type": "me"}, {"type": "open"}], "public": False}
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
        """Plays one game after another, each at a new table."""
        while True:
            if not self.tables:
                self.load.late += 1
                await self.open_table()
            sides = self.tables.pop()
            for side in sides:
                side.play()
            await asyncio.gather(*(side.over for side in sides))


def with_path(*folders: Path) -> dict[str, str]:
    """Environment with `bench` on the path: from the compiled tree, else from the checkout."""
    root = str(Path(__file__).resolve().parents[1])
    given = [Path(each) for each in os.environ.get("PYTHONPATH", "").split(os.pathsep) if each]
    path = [str(folder.resolve()) for folder in [*folders, *given]]
    return {**os.environ, "PYTHONPATH": os.pathsep.join([*path, root])}


def start_hall(folder: Path, database: str) -> tuple[subprocess.Popen[str], int]:
    registered(folder)
    env = {**with_path(folder), "MEADHALL_DATA": tempfile.mkdtemp(dir=folder),
           "MEADHALL_PORT": "0", "MEADHALL_LIMITS": "no", "MEADHALL_PING": "600",
           "MEADHALL_TABLES_IN_MEMORY": "20000", "MEADHALL_BOT_PROCESSES": "0",
           "MEADHALL_LOG_LEVEL": "error", "MEADHALL_DATABASE": database}  # fmt: skip
    command = [sys.executable, "-m", "meadhall.hall", "serve"]
    server = subprocess.Popen(command, cwd=folder, env=env, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    line = server.stdout.readline()
    return server, int(line.strip().rpartition(":")[2])


async def open_tables(port: int, tables: int) -> None:
    """Opens running tables without connections: one person, one hot seat."""
    person = Http(port)
    await person.post("/guest", {})
    seats = [{"type": "me"}, {"type": "hot", "name": "Mila"}]
    body = {"game": IDLE, "seats": seats, "public": False, "start": True}
    for _ in range(tables):
        await person.post("/tables", body)


def idle(tables: int) -> tuple[float, float]:
    """Memory of a hall in MB before and after opening and starting `tables` tables."""
    with tempfile.TemporaryDirectory() as folder:
        server, port = start_hall(Path(folder), "")
        try:
            memory = psutil.Process(server.pid).memory_info
            asyncio.run(open_tables(port, 10))
            before = memory().rss / 1e6
            asyncio.run(open_tables(port, tables))
            return before, memory().rss / 1e6
        finally:
            stop(server)
