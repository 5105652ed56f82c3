"""Real halls in processes of their own, and visitors who talk to them over real sockets."""

import asyncio
import contextlib
import functools
import itertools
import json
import os
import random
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

PATIENCE = 120  # seconds after which something awaited is taken to be stuck
LONGEST = 3000  # seconds of a test; pytest-timeout ends most of them long before
GAME = "animals-on-board"
LOST = (ConnectionClosed, InvalidMessage, InvalidStatus, OSError, EOFError, TimeoutError)

ME: dict[str, Any] = {"type": "me"}
OPEN: dict[str, Any] = {"type": "open"}
BOT: dict[str, Any] = {"type": "bot", "bot": "random"}


_clients: list[httpx.AsyncClient] = []
_ids = itertools.count()  # of commands: one person's are never the same


def asynchronous(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """An async test, run to its end in a thread of its own: the browser tests leave a loop running
    in the first one."""

    @functools.wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        async def limited() -> None:
            try:
                async with asyncio.timeout(LONGEST):
                    await test(*args, **kwargs)
            finally:
                while _clients:
                    await _clients.pop().aclose()

        with ThreadPoolExecutor(1) as thread:
            thread.submit(asyncio.run, limited()).result()

    return run


# Below the ephemeral ports, so that no outgoing connection takes one between the probe and its
# use; each test process has a hundred of its own.
_ports = itertools.cycle(range(10_000, 32_000)[os.getpid() % 220 * 100 :][:100])


def free_port() -> int:
    """A port on which nothing listens."""
    for port in itertools.islice(_ports, 100):
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(("127.0.0.1", port))
            return port
    raise AssertionError("all ports of this test process are taken")


class Hall:
    """`meadhall serve` as a process that can be killed and started again."""

    def __init__(self, folder: Path, database: str = "", bus: str = "", **settings: Any) -> None:
        self.folder = folder
        self.port = settings.pop("port", 0) or free_port()
        self.settings = {
            "data": str(folder),
            "database": database,
            "bus": bus,
            "port": self.port,
            "bot_pause": 0,
            "bot_budget": 20,
            "limits": "no",
            "log_level": "warning",
            **settings,
        }
        self.shift = 0.0  # seconds by which the clock of its machine is wrong
        self.log = folder / f"hall-{self.port}.log"
        self.process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> "Hall":
        env = {
            **os.environ,
            **{f"MEADHALL_{key.upper()}": str(value) for key, value in self.settings.items()},
        }
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", *self._module()],
                env=env,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                start_new_session=True,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "open at" not in line:
            self.kill()
            raise AssertionError(f"the hall did not open: {self.log.read_text()}")
        return self

    def _module(self) -> list[str]:
        if self.shift:
            return ["tests.hall.shifted_hall", str(self.shift)]
        return ["meadhall.hall", "serve"]

    def kill(self) -> None:
        """As when the power fails."""
        assert self.process is not None
        self.process.kill()
        self._reap()

    def stop(self) -> int:
        """As an operator does."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self._reap()

    def _reap(self) -> int:
        assert self.process is not None
        assert self.process.stdout is not None
        code = self.process.wait(PATIENCE)
        self.process.stdout.close()
        return code

    async def ready(self) -> "Hall":
        async with httpx.AsyncClient() as client:
            async with asyncio.timeout(PATIENCE):
                while True:
                    with contextlib.suppress(httpx.HTTPError):
                        if (await client.get(f"{self.url}/readyz", timeout=10)).status_code == 200:
                            return self
                    await asyncio.sleep(0.02)

    def visitor(self) -> "Visitor":
        return Visitor(self)


class Visitor:
    """Somebody with a browser: a cookie, requests, sockets."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.cookie = ""
        self.id = ""
        self._client: httpx.AsyncClient | None = None

    @property
    def client(self) -> httpx.AsyncClient:
        if self._client is None:
            self._client = httpx.AsyncClient(timeout=PATIENCE, verify=False)
            _clients.append(self._client)
        return self._client

    async def ask(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        headers = {**more.pop("headers", {})}
        if self.cookie:
            headers["cookie"] = self.cookie
        response = await self.client.request(
            method, f"{self.hall.url}{path}", json=body, headers=headers, **more
        )
        if set_cookie := response.headers.get("set-cookie"):
            self.cookie = set_cookie.partition(";")[0]
        return response

    async def get(self, path: str, status: int = 200) -> Any:
        response = await self.ask("GET", path)
        assert response.status_code == status, response.text
        return response.json()

    async def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        response = await self.ask("POST", path, {} if body is None else body)
        assert response.status_code == status, response.text
        return response.json()

    async def arrive(self, name: str | None = None) -> "Visitor":
        me = await self.post("/api/guest", {"name": name} if name else {})
        self.id = me["person"]["id"]
        return self

    async def open_table(self, *seats: dict[str, Any], **more: Any) -> Any:
        body = {"game": GAME, "seats": list(seats) or [ME, OPEN], **more}
        return await self.post("/api/tables", body, 201)

    @contextlib.asynccontextmanager
    async def at(self, table: str, path: str = "/ws/tables/") -> AsyncIterator["Socket"]:
        headers = {"Cookie": self.cookie} if self.cookie else {}
        url = f"ws://127.0.0.1:{self.hall.port}{path}{table}"
        async with connect(url, additional_headers=headers, max_size=None) as ws:
            yield Socket(ws)

    @contextlib.asynccontextmanager
    async def lobby(self) -> AsyncIterator["Socket"]:
        async with self.at("", "/ws/lobby") as ws:
            yield ws


class Socket:
    """One tab. Keeps all it was sent; `until` awaits a message of a kind."""

    def __init__(self, ws: ClientConnection) -> None:
        self.ws = ws
        self.seen: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.tried: list[tuple[list[Any], dict[str, Any]]] = []  # previews and their replies

    async def receive(self) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            text = await self.ws.recv()
        assert isinstance(text, str)
        message: dict[str, Any] = json.loads(text)
        self.raw.append(text)
        self.seen.append(message)
        return message

    async def until(self, kind: str, **fields: Any) -> dict[str, Any]:
        """The next message of that type with those fields."""
        while True:
            message = await self.receive()
            if message["type"] == kind and all(message.get(k) == v for k, v in fields.items()):
                return message

    async def send(self, kind: str, **fields: Any) -> str:
        """Sends JSON with and without spaces, by turns."""
        number = next(_ids)
        fields.setdefault("id", f"c{number}")
        tight = (",", ":") if number % 2 else None
        await self.ws.send(json.dumps({"type": kind, **fields}, separators=tight))
        return str(fields["id"])

    async def command(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Sends a command and awaits its one reply."""
        return await self.until_reply(await self.send(kind, **fields))

    async def until_reply(self, command: str) -> dict[str, Any]:
        while True:
            message = await self.receive()
            if message.get("id") == command:
                return message

    async def play(self, view: dict[str, Any], *moves: list[Any], **more: Any) -> dict[str, Any]:
        names = list(moves) or [view["legal"][0]["name"]]
        return await self.command(
            "play", seen=view["number"], seat=view["seat"], moves=names, **more
        )

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """The newest view (of that seat)."""
        return next(
            m
            for m in reversed(self.seen)
            if m["type"] == "view" and (seat is None or m["seat"] == seat)
        )

    def people(self) -> dict[str, dict[str, Any]]:
        """Who is at the table, by id, as a client knows it from what it was told."""
        found: dict[str, dict[str, Any]] = {}
        for message in self.seen:
            if message["type"] == "hello":
                found = {one["person"]["id"]: one for one in message["people"]}
            elif message["type"] == "people-changed":
                found.update({one["person"]["id"]: one for one in message["changed"]})
                for person in message["left"]:
                    found.pop(person, None)
        return found

    async def until_people(self, *people: "Visitor") -> None:
        """Until just these are at the table."""
        while self.people().keys() != {one.id for one in people}:
            await self.receive()

    async def up_to(self, number: int) -> dict[str, Any]:
        """A view of that journal entry or a later one: one that came already, or the next."""
        seen = (m for m in reversed(self.seen) if m["type"] == "view")
        found: dict[str, Any] | None = next(seen, None)
        while found is None or found["number"] < number:
            found = await self.until("view")
        return found


async def play_on(ws: Socket, rng: random.Random, most: int = 10_000) -> dict[str, Any]:
    """Plays whatever is legal until the game is over (or so many own moves are made)."""
    made = 0
    view = await ws.until("view")
    while not view["view"]["over"] and made < most:
        if view["legal"]:
            move = rng.choice(view["legal"])["name"]
            await ws.send("play", seen=view["number"], seat=view["seat"], moves=[move])
            made += 1
        view = await ws.until("view")
    return view


async def started_pair(hall: Hall, **more: Any) -> tuple[Visitor, Visitor, str]:
    """Two people at a table that has begun."""
    a, b = await hall.visitor().arrive(), await hall.visitor().arrive()
    table = (await a.open_table(ME, OPEN, **more))["id"]
    await b.post(f"/api/tables/{table}/sit")
    await a.post(f"/api/tables/{table}/start")
    return a, b, table
