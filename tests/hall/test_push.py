"""Web Push: whoever is away hears of their turn, and nobody learns more than that."""

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from meadhall.hall.fleet import push as pushes
from meadhall.hall.fleet.push import Push, destination, public_key, topic
from meadhall.hall.problems import Refused
from meadhall.hall.protocol.pushes import PushKeys, Subscription
from meadhall.hall.run.settings import BadSettings, Settings
from meadhall.hall.store.pushes import PushRow
from tests.hall.pushing import CONTACT, KEY, ON, Service, in_time, signed_claims
from tests.hall.support import ME, OPEN, PATIENCE, Hall, Visitor, asynchronous


@pytest.fixture
def service(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Service]:
    """Halls that are opened in this test trust it."""
    made = Service(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(made.authority))
    yield made
    made.close()


async def table_for(a: Visitor, b: Visitor) -> str:
    table = str((await a.open_table(ME, OPEN))["id"])
    await b.post(f"/api/tables/{table}/sit")
    return table


@asynchronous
async def test_absent_players_get_a_push_at_their_turn(
    halls: Callable[..., Hall], database: str, service: Service
) -> None:
    hall = await asyncio.to_thread(halls, database, **ON)
    a, b = await hall.visitor().arrive(), await hall.visitor().arrive()
    assert (await b.get("/api/push"))["key"] == public_key(KEY)
    await b.post("/api/push", service.subscription())
    await b.ask("PATCH", "/api/me", {"language": "pl"})
    table = await table_for(a, b)
    await a.post(f"/api/tables/{table}/start")
    path, headers, message = await asyncio.to_thread(service.next)
    assert path == "/one"
    assert message == {
        "type": "turn",
        "table": table,
        "game": "animals-on-board",
        "language": "pl",
    }
    assert (headers["ttl"], headers["urgency"]) == ("86400", "normal")
    assert headers["topic"] == topic(table)
    assert table not in str(headers)  # whoever knows it may enter
    signer, claims = signed_claims(headers["authorization"])
    assert signer == public_key(KEY)
    assert (claims["aud"], claims["sub"]) == (service.origin, CONTACT)
    assert in_time(claims["exp"])


@asynchronous
async def test_a_service_that_nobody_vouches_for_gets_nothing(
    halls: Callable[..., Hall], service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SSL_CERT_FILE")
    hall = await asyncio.to_thread(halls, **ON)
    a, b = await hall.visitor().arrive(), await hall.visitor().arrive()
    await b.post("/api/push", service.subscription())
    await a.post(f"/api/tables/{await table_for(a, b)}/start")
    async with asyncio.timeout(PATIENCE):
        while "a push could not be sent" not in hall.log.read_text():
            await asyncio.sleep(0.05)
    assert service.got.empty()


@asynchronous
async def test_visible_pages_get_no_push(halls: Callable[..., Hall], service: Service) -> None:
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
        assert (await asyncio.to_thread(service.next))[2]["table"] == hidden
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
    assert (await asyncio.to_thread(service.next))[0] == "/gone"
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
    assert (await asyncio.to_thread(service.next))[0] == "/c"
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
        "https://push.example/\x00",
        "https://push.example/a b",
        "https://[::ffff:127.0.0.1]/1",
        "https://[::127.0.0.1]/1",
        "https://[2002:7f00:1::]/1",  # 6to4 of 127.0.0.1
        "https://[2002:c0a8:101::]/1",  # of 192.168.1.1
        "https://[64:ff9b::7f00:1]/1",  # NAT64 of 127.0.0.1
        "https://[64:ff9b::10.0.0.7]/1",
        "https://[64:ff9b:1::7f00:1]/1",
        "https://[2001:0:808:808::80ff:fffe]/1",  # Teredo of 127.0.0.1
    ],
)
def test_a_push_goes_to_public_hosts_only(endpoint: str) -> None:
    with pytest.raises(ValueError, match="endpoint must"):
        destination(endpoint, anywhere=False)


@pytest.mark.parametrize("host", ["8.8.8.8", "[2001:4860:4860::8888]", "[64:ff9b::8.8.8.8]"])
def test_a_push_may_go_to_a_public_address(host: str) -> None:
    assert destination(f"https://{host}/1", anywhere=False)


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


class Subscribed:
    """The store of subscriptions and of people, as far as pushing knows them."""

    def __init__(self) -> None:
        self.rows: list[PushRow] = []

    def add(self, service: Service, path: str, origin: str = "") -> None:
        made = service.subscription(path)
        self.rows.append(
            PushRow(
                id=path,
                person=f"somebody at {path}",
                session="",
                endpoint=(origin or service.origin) + path,
                p256dh=made["keys"]["p256dh"],
                auth=made["keys"]["auth"],
                created=0,
            )
        )

    async def of(self, people: set[str]) -> list[PushRow]:
        return [row for row in self.rows if row.person in people]

    async def get(self, person: str) -> None:
        return None


class Pushing:
    """Pushes of one hall; each goes on in the background."""

    def __init__(self) -> None:
        self.subscribed = cast(Any, Subscribed())
        settings = Settings(push_key=KEY, push_contact=CONTACT, push_anywhere=True)
        self.push = Push(settings, self.subscribed, self.subscribed)
        self.tasks: list[asyncio.Task[None]] = []

    def turn(self, path: str) -> asyncio.Task[None]:
        table: Any = SimpleNamespace(id="table", game="skibe")
        task = asyncio.create_task(self.push.turn(table, {f"somebody at {path}"}))
        self.tasks.append(task)
        return task

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.push.stop()


@contextlib.asynccontextmanager
async def pushing() -> AsyncIterator[Pushing]:
    made = Pushing()
    try:
        yield made
    finally:
        await made.stop()


@asynchronous
async def test_a_slow_service_holds_up_no_other(service: Service) -> None:
    """The service accepts connections and messages and never answers."""
    slow = service.another()
    slow.answer.clear()
    try:
        async with pushing() as made:
            for number in range(20):
                made.subscribed.add(slow, f"/slow{number}")
            made.subscribed.add(service, "/prompt")
            tasks = [made.turn(f"/slow{number}") for number in range(20)]
            await asyncio.to_thread(slow.next)
            await made.turn("/prompt")
            assert service.next()[0] == "/prompt"
            assert not any(task.done() for task in tasks)
    finally:
        slow.answer.set()
        slow.close()


@asynchronous
async def test_many_slow_hosts_do_not_hold_up_one_that_is_prompt(service: Service) -> None:
    connected = asyncio.Semaphore(0)

    async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        connected.release()
        await reader.read()
        writer.close()

    async with contextlib.AsyncExitStack() as stack, pushing() as made:
        made.subscribed.add(service, "/prompt")
        await made.turn("/prompt")
        assert service.next()[0] == "/prompt"
        for number in range(2 * pushes.SENDERS):
            server = await stack.enter_async_context(
                await asyncio.start_server(silent, "127.0.0.1", 0)
            )
            origin = f"https://127.0.0.1:{server.sockets[0].getsockname()[1]}"
            made.subscribed.add(service, f"/slow{number}", origin)
            made.turn(f"/slow{number}")
        async with asyncio.timeout(PATIENCE):
            for _ in range(pushes.SENDERS):
                await connected.acquire()
        await made.turn("/prompt")
        assert service.next()[0] == "/prompt"
        await made.stop()


@asynchronous
async def test_a_service_that_answers_byte_by_byte_is_given_up(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pushes, "TIMEOUT", 1.0)
    slow = service.another()
    slow.trickle = True
    try:
        async with pushing() as made:
            made.subscribed.add(slow, "/slow")
            async with asyncio.timeout(PATIENCE):
                await made.turn("/slow")
    finally:
        slow.close()
