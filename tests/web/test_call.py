"""Being called when it is one's turn: the worker, the subscription, and how one is asked."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.web.visitor import Visitor

Visit = Callable[..., Visitor]
KEY = "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM"
ENDPOINT = "https://push.example/somewhere"

# Without a network Chromium cannot reach its push service: only that one call is replaced.
SUBSCRIBE = f"""
  window.subscribed = null;
  PushManager.prototype.subscribe = function (options) {{
    window.subscribed = {{ ...options }};
    return Promise.resolve({{
      endpoint: "{ENDPOINT}",
      toJSON: () => ({{ endpoint: "{ENDPOINT}", keys: {{ p256dh: "p", auth: "a" }} }}),
    }});
  }};
"""


def calling_host(page: Page) -> list[dict[str, Any]]:
    """A host with keys; what is posted to it."""
    posted: list[dict[str, Any]] = []

    def answer(route: Route) -> None:
        if route.request.method == "GET":
            route.fulfill(json={"key": KEY})
        else:
            posted.append(route.request.post_data_json)
            route.fulfill(json={})

    page.route("**/api/push", answer)
    page.context.grant_permissions(["notifications"])
    page.add_init_script(SUBSCRIBE)
    return posted


def test_a_host_without_keys_offers_no_calls(visit: Visit) -> None:
    visitor = visit()
    visitor.page.route("**/api/push", lambda route: route.fulfill(json={"key": None}))
    with visitor.page.expect_response("**/api/push"):
        visitor.go("/settings")
    expect(visitor.page.get_by_role("switch", name="Tell me when")).to_be_visible()
    expect(visitor.page.get_by_role("switch", name="Call me when")).to_have_count(0)


def test_switching_calls_on_registers_the_worker_and_posts_the_subscription(
    visit: Visit, axe: str
) -> None:
    visitor = visit(language="de")
    page = visitor.page
    posted = calling_host(page)
    visitor.go("/settings")
    switch = page.get_by_role("switch", name="Ruf mich")
    expect(switch).not_to_be_checked()
    with page.expect_request(lambda request: request.method == "POST"):
        switch.check()
    assert page.evaluate("window.subscribed") == {
        "userVisibleOnly": True,
        "applicationServerKey": KEY,
    }
    expect(switch).to_be_checked()
    assert posted == [{"endpoint": ENDPOINT, "keys": {"p256dh": "p", "auth": "a"}}]
    worker = page.evaluate("navigator.serviceWorker.ready.then(r => r.active.scriptURL)")
    assert worker.endswith("/sw.js")
    page.wait_for_function("caches.match('/push-words.json').then((found) => !!found)")
    words = page.evaluate("caches.match('/push-words.json').then(r => r.json())")
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
    form.get_by_text("At your own pace").click()
    form.locator("button.primary").click()
    page.wait_for_selector(".tablepage")
    page.locator(".brand").click()
    offer = page.get_by_text("This game goes on for days.")
    expect(offer).to_be_visible()
    assert visitor.problems(axe) == []
    page.get_by_role("button", name="No, thanks").click()
    expect(offer).to_have_count(0)
    page.go_back()
    page.wait_for_selector(".tablepage")
    page.locator(".brand").click()
    page.wait_for_selector(".game")
    expect(offer).to_have_count(0)
