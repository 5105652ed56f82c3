"""Every page of the hall: nothing for axe to find, nothing cut off, in every language."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.web.visitor import Visitor

PAGES = ["/", "/games", "/replays", "/learn", "/settings", "/account", "/about", "/nowhere"]
PAGES += ["/rules/animals-on-board", "/join/NOPE00"]
LANGUAGES = ["en", "pl", "de", "fr", "nl", "es", "it"]
LOOKS = [
    pytest.param(
        phone, night, id=f"{'phone' if phone else 'desktop'}-{'night' if night else 'day'}"
    )
    for phone in (False, True)
    for night in (False, True)
]
Visit = Callable[..., Visitor]


def name(path: str) -> str:
    return path.strip("/").replace("/", "-") or "hall"


@pytest.mark.parametrize(("phone", "night"), LOOKS)
def test_every_page_is_for_everybody(
    visit: Visit, axe: str, shots: Path, phone: bool, night: bool
) -> None:
    visitor = visit(phone=phone, night=night)
    for path in PAGES:
        visitor.go(path)
        if path == "/join/NOPE00":
            visitor.page.get_by_role("alert").wait_for()
            visitor.errors.clear()  # the browser logs the 404 that the page is about
        look = f"{'phone' if phone else 'desktop'}{'-night' if night else ''}"
        visitor.page.screenshot(path=shots / f"{name(path)}-{look}.png", full_page=True)
        assert visitor.problems(axe) == [], path
        assert visitor.clipped() == [], path
        if phone:
            assert visitor.small() == [], path


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_every_language_fits(visit: Visit, shots: Path, language: str, phone: bool) -> None:
    visitor = visit(phone=phone, language=language)
    for path in PAGES[:-1]:
        visitor.go(path)
        assert visitor.page.locator("html").get_attribute("lang") == language
        assert visitor.clipped() == [], path
    visitor.go("/")
    look = "phone" if phone else "desktop"
    visitor.page.screenshot(path=shots / f"hall-{look}-{language}.png", full_page=True)


def test_the_language_can_be_changed_without_a_reload(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/settings")
    visitor.page.locator(".form select").select_option("pl")
    visitor.page.get_by_role("heading", name="Ustawienia").wait_for()
    visitor.go("/")
    assert visitor.page.locator("html").get_attribute("lang") == "pl"


def test_the_theme_stays(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/")
    visitor.page.get_by_role("button", name="Night theme").click()
    visitor.go("/about")
    assert visitor.page.locator("html").get_attribute("data-theme") == "night"


def test_the_lobby_needs_little_script(visit: Visit) -> None:
    """Under 150 kB, compressed as a server would send it."""
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
    page.get_by_role("button", name="Make an account").click()
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
