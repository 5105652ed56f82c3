"""Web Push: whoever is away hears of their turn, and nobody learns more than that."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from meadhall.hall.problems import Refused
from meadhall.hall.protocol.pushes import PushKeys, Subscription
from meadhall.hall.push import Push, destination, public_key
from meadhall.hall.settings import BadSettings, Settings
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
    path, headers, message = await asyncio.to_thread(service.next)
    assert path == "/one"
    assert message == {
        "type": "turn",
        "table": table,
        "game": "animals-on-board",
        "language": "pl",
    }
    assert (headers["topic"], headers["ttl"], headers["urgency"]) == (table, "86400", "normal")
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
