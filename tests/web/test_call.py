"""Push notifications: the service worker, the subscription and the offer."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.hall.pushing import ON, Service
from tests.hall.support import Hall
from tests.web.visitor import ROOT, Visitor

Visit = Callable[..., Visitor]
KEY = "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM"
ENDPOINT = "https://push.example/somewhere"

SUBSCRIPTION = {"endpoint": ENDPOINT, "keys": {"p256dh": "p", "auth": "a"}}

# Without a network Chromium cannot reach its push service: only that call is replaced.
SUBSCRIBE = """
  window.subscribed = null;
  PushManager.prototype.subscribe = function (options) {
    window.subscribed = { ...options };
    const made = %s;
    return Promise.resolve({ endpoint: made.endpoint, toJSON: () => made });
  };
"""
# polls an async expression until it returns a value
SOME = """async () => {
  for (let tries = 0; tries < 600; tries++) {
    const found = await %s;
    if (found && found.length !== 0) return found;
    await new Promise((later) => setTimeout(later, 50));
  }
}"""
WORDS = "caches.match('/push-words.json').then(found => found && found.json())"
NOTICES = """navigator.serviceWorker.ready.then(worker => worker.getNotifications())
  .then(shown => shown.map(({ title, body, tag }) => ({ title, body, tag })))"""


def calling_host(page: Page) -> list[dict[str, Any]]:
    """Fakes a host with push keys; returns the bodies posted to it."""
    posted: list[dict[str, Any]] = []

    def answer(route: Route) -> None:
        if route.request.method == "GET":
            route.fulfill(json={"key": KEY})
        else:
            posted.append(route.request.post_data_json or {})
            route.fulfill(json={})

    page.route("**/api/push", answer)
    page.context.grant_permissions(["notifications"])
    page.add_init_script(SUBSCRIBE % json.dumps(SUBSCRIPTION))
    return posted


def test_a_host_without_keys_offers_no_calls(visit: Visit) -> None:
    visitor = visit()
    visitor.page.route("**/api/push", lambda route: route.fulfill(json={"key": None}))
    with visitor.page.expect_response("**/api/push"):
        visitor.go("/settings")
    expect(visitor.page.get_by_role("switch", name="Browser notification")).to_be_visible()
    expect(visitor.page.get_by_role("switch", name="Push notification")).to_have_count(0)


def test_switching_calls_on_registers_the_worker_and_posts_the_subscription(
    visit: Visit, axe: str
) -> None:
    visitor = visit(language="de")
    page = visitor.page
    posted = calling_host(page)
    visitor.go("/settings")
    switch = page.get_by_role("switch", name="Mitteilung, wenn ich dran bin")
    expect(switch).not_to_be_checked()
    with page.expect_request(lambda request: request.method == "POST"):
        switch.check()
    assert page.evaluate("window.subscribed") == {
        "userVisibleOnly": True,
        "applicationServerKey": KEY,
    }
    expect(switch).to_be_checked()
    assert posted == [SUBSCRIPTION]
    worker = page.evaluate("navigator.serviceWorker.ready.then(r => r.active.scriptURL)")
    assert worker.endswith("/sw.js")
    words = page.evaluate(SOME % WORDS)
    assert words["titles"]["skibe"] == "Du bist dran: Skibe"
    assert visitor.problems(axe) == []


def test_who_leaves_a_game_of_days_is_asked_once(visit: Visit, axe: str) -> None:
    visitor = visit()
    page = visitor.page
    calling_host(page)
    visitor.go("/")
    page.locator(".game", has_text="Animals on Board").click()
    form = page.locator("form.create")
    form.locator(".slot select").first.select_option(label="Easy bot")
    form.get_by_text("Turn-based").click()
    form.locator("button.primary").click()
    page.wait_for_selector(".tablepage")
    page.locator(".brand").click()
    offer = page.get_by_text("This game takes days.")
    expect(offer).to_be_visible()
    assert visitor.problems(axe) == []
    page.get_by_role("button", name="Not now").click()
    expect(offer).to_have_count(0)
    page.go_back()
    page.wait_for_selector(".tablepage")
    page.locator(".brand").click()
    page.wait_for_selector(".game")
    expect(offer).to_have_count(0)


def deliver(page: Page, hall: Hall, message: Any) -> None:
    """Delivers a decrypted push to the page's service worker, as the browser does."""
    browser = page.context.new_cdp_session(page)
    found: list[str] = []
    browser.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    browser.send("ServiceWorker.enable")
    while not found:
        page.evaluate("0")  # process events
    browser.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": hall.url, "registrationId": found[0], "data": json.dumps(message)},
    )


def test_a_move_of_another_player_shows_a_notification(
    visit: Visit, full_browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Real page, hall and service worker; a local push service over TLS replaces the vendor's."""
    service = Service(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(service.authority))
    hall = Hall(tmp_path, web=str(ROOT / "web" / "dist"), **ON).start()
    try:
        visitor = visit(language="de", at=hall.url, within=full_browser)
        page = visitor.page
        page.context.grant_permissions(["notifications"])
        page.add_init_script(SUBSCRIBE % json.dumps(service.subscription()))
        visitor.go("/settings")
        with page.expect_response(lambda answer: answer.request.method == "POST") as posted:
            page.get_by_role("switch", name="Mitteilung, wenn ich dran bin").check()
        assert posted.value.ok
        words = page.evaluate(SOME % WORDS)
        seats = [{"type": "me"}, *({"type": "hot", "name": name} for name in ("Mila", "Jo"))]
        wish = {"game": "skibe", "seats": seats, "start": True}
        answer = page.request.post("/api/tables", data=wish)
        assert answer.ok, answer.text()
        table = answer.json()["id"]
        _, _, message = service.next()
        assert (message["type"], message["table"], message["game"]) == ("turn", table, "skibe")
        deliver(page, hall, message)
        assert page.evaluate(SOME % NOTICES) == [
            {"title": "Du bist dran: Skibe", "body": words["text"], "tag": table}
        ]
    finally:
        hall.stop()
        service.close()
