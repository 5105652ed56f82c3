"""Fixtures: one hall per test process, and visitors with real browsers."""

import hashlib
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.web import sure_hall
from tests.web.visitor import DESKTOP, PHONE, ROOT, Visitor, chromium

expect.set_options(timeout=15_000)  # a busy machine is slow


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """URL of a running hall that serves the built client."""
    with sure_hall.running(tmp_path_factory.mktemp("hall")) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as play:
        found = play.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        yield found
        found.close()


@pytest.fixture(scope="session")
def full_browser(browser: Browser) -> Iterator[Browser]:
    """A full Chromium: the headless shell has no notifications."""
    found = browser.browser_type.launch(executable_path=chromium(full=True), args=["--no-sandbox"])
    yield found
    found.close()


@pytest.fixture
def visit(
    hall: str, browser: Browser, request: pytest.FixtureRequest
) -> Iterator[Callable[..., Visitor]]:
    """Creates visitors. Their nonces are derived from the test's name and their number, so that
    tables are reproducible. Fails if any of them has logged an error."""
    visitors: list[Visitor] = []
    contexts: list[BrowserContext] = []

    def make(
        *,
        phone: bool = False,
        night: bool = False,
        motion: bool = False,
        language: str = "en",
        settings: dict[str, Any] | None = None,
        like: Visitor | None = None,
        at: str | None = None,
        within: Browser | None = None,
    ) -> Visitor:
        context = (within or browser).new_context(
            base_url=at or hall,
            viewport=PHONE if phone else DESKTOP,
            has_touch=phone,
            locale=language,
            color_scheme="dark" if night else "light",
            reduced_motion="no-preference" if motion else "reduce",
            storage_state=like.page.context.storage_state() if like else None,
        )
        stored = json.dumps({"sounds": False, "events": "off", **(settings or {})})
        context.add_init_script(
            f"if (location.host && !localStorage.getItem('meadhall.settings'))"
            f" localStorage.setItem('meadhall.settings', {json.dumps(stored)})"
        )
        nonce = list(hashlib.sha256(f"{request.node.name} {len(contexts)}".encode()).digest())
        context.add_init_script(
            f"crypto.getRandomValues = (all) => (all.set({nonce}.slice(0, all.length)), all)"
        )
        contexts.append(context)
        page: Page = context.new_page()
        page.set_default_timeout(15_000)
        visitor = Visitor(page)
        visitors.append(visitor)
        return visitor

    yield make
    errors = [error for visitor in visitors for error in visitor.errors]
    for context in contexts:
        context.close()
    assert errors == []


@pytest.fixture(scope="session")
def axe() -> str:
    return (ROOT / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")


@pytest.fixture(scope="session")
def shots() -> Path:
    folder = ROOT / "shots"
    folder.mkdir(exist_ok=True)
    return folder
