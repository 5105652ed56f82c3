"""Every page of the hall: no axe violations, no clipped text, in every language."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from meadhall.core.texts import LANGUAGES
from tests.web.visitor import Visitor

PAGES = ["/", "/games", "/replays", "/learn", "/settings", "/account", "/about", "/nowhere"]
PAGES += ["/rules/animals-on-board", "/cards/feast-for-odin", "/join/NOPE00"]
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
Visit = Callable[..., Visitor]


def name(path: str) -> str:
    return path.strip("/").replace("/", "-") or "hall"


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_every_page_is_accessible_and_clips_no_text(
    visit: Visit, axe: str, shots: Path, phone: bool
) -> None:
    """In the light and in the dark theme."""
    visitor = visit(phone=phone)
    page = visitor.page
    look = "phone" if phone else "desktop"
    for path in PAGES:
        visitor.go(path)
        if path == "/join/NOPE00":
            page.get_by_role("alert").wait_for()
            visitor.errors.clear()  # the browser logs the 404 of this page
        assert visitor.clipped() == [], path
        if phone:
            assert visitor.small() == [], path
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            page.screenshot(path=shots / f"{name(path)}-{look}-{scheme}.png", full_page=True)
            found = visitor.problems(axe) if scheme == "light" else visitor.low_contrast(axe)
            assert found == [], (path, scheme)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_every_language_fits(visit: Visit, shots: Path, phone: bool) -> None:
    """Checks every page in every language."""
    visitor = visit(phone=phone)
    page = visitor.page
    look = "phone" if phone else "desktop"
    for path in PAGES[:-1]:
        visitor.go(path)
        words = page.locator("main")
        for language in [*LANGUAGES[1:], LANGUAGES[0]]:
            before = words.text_content() or ""
            page.locator(".lang select").select_option(language)
            expect(page.locator("html")).to_have_attribute("lang", language)
            expect(words).not_to_have_text(before)  # the document's language attribute follows
            assert visitor.clipped() == [], (path, language)
            if path == "/":
                page.screenshot(path=shots / f"hall-{look}-{language}.png", full_page=True)


def test_cards_are_found_by_words_deck_and_topic(visit: Visit) -> None:
    """Reached from the rules."""
    visitor = visit()
    page = visitor.page
    visitor.go("/rules/feast-for-odin")
    page.get_by_role("link", name="All cards").click()
    found = page.get_by_role("status").filter(has_text="of 190 cards")
    expect(found).to_have_text("190 of 190 cards")
    page.get_by_label("Search cards").fill("silk")
    page.get_by_role("button", name="Deck B").click()
    expect(found).to_have_text("2 of 190 cards")
    expect(page.locator(".card h2")).to_have_text(["30 Silk Merchant", "102 Fur Merchant"])
    page.get_by_label("Topic").select_option(label="upgrades")
    expect(page.locator(".card h2")).to_have_text(["102 Fur Merchant"])


def test_the_language_can_be_changed_without_a_reload(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/settings")
    visitor.page.locator(".form select").select_option("pl")
    visitor.page.get_by_role("heading", name="Ustawienia").wait_for()
    visitor.go("/")
    assert visitor.page.locator("html").get_attribute("lang") == "pl"


def test_the_lobby_speaks_the_new_language_throughout(visit: Visit) -> None:
    """Including the seats of others' tables, and an owner whose account was deleted."""
    owner = visit()
    table = owner.open_table("Looot", ["Open"])
    visitor = visit()
    page = visitor.page

    def forget(socket: WebSocketRoute) -> None:
        hall = socket.connect_to_server()
        hall.on_message(lambda text: socket.send(without_names(text, table)))

    page.route_web_socket(re.compile("/ws/lobby"), forget)
    visitor.go("/")
    row = page.locator(".trow", has=page.locator("[aria-label*='Someone, Open']"))
    expect(row.locator("small")).to_have_text("Someone")
    page.get_by_label("Language").select_option("de")
    row = page.locator(".trow", has=page.locator("[aria-label*='Jemand, Offen']"))
    expect(row.locator("small")).to_have_text("Jemand")


def without_names(text: str | bytes, table: str) -> str:
    """The lobby's message without names at this table."""
    message = json.loads(text)
    tables = [*message.get("open", []), message.get("table") or {}]
    for seat in [seat for one in tables if one.get("id") == table for seat in one["seats"]]:
        if seat["person"]:
            seat["person"]["name"] = ""
    return json.dumps(message)


def test_a_slow_language_does_not_replace_the_one_chosen_after_it(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.open_table("Animals on Board", ["Open"], options={"First player": "Seat 1"})
    option = page.locator(".chip").last
    expect(option).to_have_text("First player: Seat 1")
    held: list[Route] = []
    page.route("**/texts/de/animals-on-board.ftl", lambda route: held.append(route))
    language = page.locator(".lang select")
    with page.expect_request("**/texts/de/animals-on-board.ftl"):
        language.select_option("de")
    language.select_option("fr")
    expect(option).to_have_text("Qui commence: Place 1")
    with page.expect_response("**/texts/de/animals-on-board.ftl"):
        held[0].continue_()
    page.evaluate("new Promise((done) => setTimeout(done))")
    expect(option).to_have_text("Qui commence: Place 1")


def test_a_page_speaks_the_language_of_the_browser(visit: Visit) -> None:
    page = visit(language="nl").page
    page.goto("/learn")
    expect(page.locator("html")).to_have_attribute("lang", "nl")
    expect(page).to_have_title(re.compile("Leren"))


def test_the_theme_stays(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/")
    visitor.page.get_by_role("button", name="Switch to dark theme").click()
    visitor.go("/about")
    assert visitor.page.locator("html").get_attribute("data-theme") == "night"


def test_the_lobby_needs_little_script(visit: Visit) -> None:
    """Under 150 kB compressed."""
    import gzip

    visitor = visit()
    sizes: list[int] = []
    visitor.page.on(
        "response",
        lambda answer: (
            sizes.append(len(gzip.compress(answer.body())))
            if answer.request.resource_type == "script"
            else None
        ),
    )
    visitor.go("/")
    assert sizes
    assert sum(sizes) < 150_000


def test_a_guest_gets_a_name_and_can_keep_it(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/account")
    page = visitor.page
    page.get_by_label("Name").first.fill("Astrid the Bold")
    page.get_by_role("button", name="Save").first.click()
    page.locator(".me", has_text="Astrid the Bold").wait_for()
    page.get_by_label("Password").fill("a long ship sails by night")
    page.get_by_role("button", name="Create account").click()
    page.get_by_text("Log out everywhere").wait_for()
    other = visit()
    other.go("/account")
    other.page.get_by_label("Name").nth(1).fill("Astrid the Bold")
    other.page.get_by_label("Password").fill("a long ship sails by night")
    other.page.get_by_role("button", name="Log in").click()
    other.page.locator(".me", has_text="Astrid the Bold").wait_for()


def test_the_rules_can_be_searched(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/rules/animals-on-board")
    visitor.page.get_by_role("searchbox").fill("face-down")
    visitor.page.wait_for_function("document.querySelectorAll('.clause').length < 20")
    for text in visitor.page.locator(".clause").all_text_contents():
        assert "face-down" in text.lower()
