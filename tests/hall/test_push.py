"""Web Push: whoever is away hears of their turn, and nobody learns more than that."""

import asyncio
import json
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from meadhall.hall.problems import Refused
from meadhall.hall.protocol import PushKeys, Subscription
from meadhall.hall.push import Push, b64, destination, new_key, public_key
from meadhall.hall.settings import BadSettings, Settings
from tests.hall.support import ME, OPEN, PATIENCE, Hall, Visitor, asynchronous


class Service:
    """A push service on this machine, and a browser that subscribed to it."""

    def __init__(self) -> None:
        self.got: Queue[tuple[str, dict[str, str], bytes]] = Queue()
        self.status = 201
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = bytes(range(16))
        got, service = self.got, self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                self.send_response(service.status)
                self.send_header("content-length", "0")
                self.end_headers()
                got.put((self.path, dict(self.headers.items()), body))

            def log_message(self, *_: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.thread = threading.Thread(target=self.server.serve_forever)
        self.thread.start()

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.server.server_port}"

    def subscription(self, path: str = "/one") -> dict[str, Any]:
        form = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        point = self.key.public_key().public_bytes(*form)
        keys = {"p256dh": b64(point), "auth": b64(self.auth)}
        return {"endpoint": self.origin + path, "keys": keys, "expirationTime": None}

    async def next(self) -> tuple[str, dict[str, str], Any]:
        """Path, headers and the message as the browser reads it."""
        path, headers, body = await asyncio.to_thread(self.got.get, timeout=PATIENCE)
        text = http_ece.decrypt(
            body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"
        )
        return path, {name.lower(): value for name, value in headers.items()}, json.loads(text)

    def close(self) -> None:
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()


@pytest.fixture
def service() -> Iterator[Service]:
    made = Service()
    yield made
    made.close()


KEY = new_key()
ON = {"push_key": KEY, "push_contact": "mailto:host@hall.example", "push_anywhere": "yes"}


async def table_for(a: Visitor, b: Visitor) -> str:
    table = str((await a.open_table(ME, OPEN))["id"])
    await b.post(f"/api/tables/{table}/sit")
    return table


@asynchronous
async def test_whoever_is_away_hears_of_their_turn(
    halls: Callable[..., Hall], database: str, service: Service
) -> None:
    hall = await asyncio.to_thread(halls, database, **ON)
    a, b = await hall.visitor().arrive(), await hall.visitor().arrive()
    assert (await b.get("/api/push"))["key"] == public_key(KEY)
    await b.post("/api/push", service.subscription())
    await b.ask("PATCH", "/api/me", {"language": "pl"})
    table = await table_for(a, b)
    await a.post(f"/api/tables/{table}/start")
    path, headers, message = await service.next()
    assert path == "/one"
    assert message == {
        "type": "turn",
        "table": table,
        "game": "animals-on-board",
        "language": "pl",
    }
    assert (headers["topic"], headers["ttl"], headers["urgency"]) == (table, "86400", "normal")
    token = headers["authorization"]
    assert Vapid02.verify(token)
    assert public_key(KEY) in token


@asynchronous
async def test_whoever_looks_is_not_told(halls: Callable[..., Hall], service: Service) -> None:
    hall = await asyncio.to_thread(halls, **ON)
    a, b = await hall.visitor().arrive(), await hall.visitor().arrive()
    await b.post("/api/push", service.subscription())
    looked, hidden = await table_for(a, b), await table_for(a, b)
    async with b.at(looked) as one, b.at(hidden) as other:
        await one.until("hello")
        await other.command("visible", on=False)
        await a.post(f"/api/tables/{looked}/start")
        await one.until("view")
        await a.post(f"/api/tables/{hidden}/start")
        assert (await service.next())[2]["table"] == hidden
        assert service.got.empty()


@asynchronous
async def test_a_browser_that_is_gone_is_forgotten(
    halls: Callable[..., Hall], service: Service
) -> None:
    hall = await asyncio.to_thread(halls, **ON)
    a, b = await hall.visitor().arrive(), await hall.visitor().arrive()
    await b.post("/api/push", service.subscription("/gone"))
    service.status = 410
    await a.post(f"/api/tables/{await table_for(a, b)}/start")
    assert (await service.next())[0] == "/gone"
    with closing(sqlite3.connect(hall.folder / "hall.sqlite3")) as database:
        async with asyncio.timeout(PATIENCE):
            while database.execute("SELECT count(*) FROM subscriptions").fetchone()[0]:
                await asyncio.sleep(0.05)


@asynchronous
async def test_a_subscription_ends_by_wish_and_with_its_session(
    halls: Callable[..., Hall], database: str, service: Service
) -> None:
    hall = await asyncio.to_thread(halls, database, **ON)
    a, b, c = [await hall.visitor().arrive() for _ in range(3)]
    for who, path in ((a, "/a"), (b, "/b"), (c, "/c")):
        await who.post("/api/push", service.subscription(path))
    gone = await b.ask("DELETE", "/api/push", {"endpoint": service.origin + "/b"})
    assert (gone.status_code, gone.json()) == (200, {})
    foreign = await b.ask("DELETE", "/api/push", {"endpoint": service.origin + "/c"})
    assert foreign.status_code == 200  # says nothing, and removes nothing of others
    table = str((await a.open_table(ME, OPEN, OPEN))["id"])
    await b.post(f"/api/tables/{table}/sit")
    await c.post(f"/api/tables/{table}/sit")
    other = hall.visitor()
    other.cookie = a.cookie
    await a.post("/api/account/logout")
    assert (await other.ask("GET", "/api/me")).status_code == 401
    assert (await c.post(f"/api/tables/{table}/start", status=403))["code"] == "forbidden"
    d = await hall.visitor().arrive()
    table = await table_for(d, c)
    await d.post(f"/api/tables/{table}/start")
    assert (await service.next())[0] == "/c"
    assert service.got.empty()


@asynchronous
async def test_a_host_without_a_key_offers_none(hall: Hall) -> None:
    a = await hall.visitor().arrive()
    assert (await a.get("/api/push"))["key"] is None
    made = {"endpoint": "https://push.example/1", "keys": {"p256dh": "BA", "auth": "AA"}}
    assert (await a.post("/api/push", made, 409))["details"]["state"] == "push-off"


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/1",
        "https://127.0.0.1/1",
        "https://10.0.0.7/1",
        "https://[::1]/1",
        "https://169.254.169.254/latest",
        "https://localhost/1",
        "https://push.example:8443/1",
        "https://user@push.example/1",
        "ftp://push.example/1",
        "https:///1",
    ],
)
def test_a_push_goes_to_public_hosts_only(endpoint: str) -> None:
    with pytest.raises(ValueError, match="endpoint must"):
        destination(endpoint, anywhere=False)


def test_a_public_name_with_a_private_address_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    inside = [(2, 1, 6, "", ("192.168.1.1", 443))]
    monkeypatch.setattr("socket.getaddrinfo", lambda *_, **__: inside)
    assert destination("https://push.example/1", anywhere=False)
    with pytest.raises(ValueError, match="public host"):
        destination("https://push.example/1", anywhere=False, resolve=True)


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [("BA", "A" * 22), (public_key(KEY), "AA")],
    ids=["no point", "short secret"],
)
def test_keys_that_no_browser_made_are_refused(p256dh: str, auth: str) -> None:
    push = Push(Settings(push_key=KEY, push_contact="mailto:a@b.example"), None, None)  # type: ignore[arg-type]
    wish = Subscription(endpoint="https://push.example/1", keys=PushKeys(p256dh=p256dh, auth=auth))
    with pytest.raises(Refused):
        push.check(wish)


def test_settings_of_push_are_checked() -> None:
    with pytest.raises(BadSettings, match="push_contact"):
        Settings(push_key=KEY).check()
    with pytest.raises(BadSettings, match="push_key"):
        Settings(push_key="short", push_contact="mailto:a@b.example").check()
