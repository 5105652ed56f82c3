"""Every state of the connection, with a real hall, and what the page shows."""

import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.hall.support import Hall
from tests.web.visitor import ROOT, Visitor

Visit = Callable[..., Visitor]
TEXT = {"textBoard": True, "forced": "never"}
ANIMALS = "Animals on Board"
TARGET = "[data-legal]:not([disabled])"


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Hall]:
    """A hall that the test may stop, with a copy of the client that the test may change."""
    web = tmp_path / "web"
    shutil.copytree(ROOT / "web" / "dist", web)
    hall = Hall(tmp_path, web=str(web)).start()
    yield hall
    hall.stop()


def seated(visit: Visit, hall: Hall | None = None) -> Visitor:
    """A visitor with the first decision at a new table against a bot."""
    visitor = visit(settings=TEXT, at=hall.url if hall else None)
    visitor.open_table(ANIMALS, ["Easy bot"])
    visitor.page.wait_for_selector(TARGET)
    return visitor


def planned(visitor: Visitor) -> str:
    """Chooses a target without confirming; returns the text of the confirm button."""
    visitor.page.locator(TARGET).first.click()
    confirm = visitor.page.locator("[data-confirm]")
    expect(confirm).to_be_enabled()
    return confirm.inner_text()


def banner(page: Page, text: str) -> None:
    expect(page.locator(".banner", has_text=text)).to_be_visible()


def test_without_a_network_the_page_says_offline(visit: Visit, axe: str) -> None:
    visitor = seated(visit)
    plan = planned(visitor)
    page = visitor.page
    visitor.offline = True
    page.context.set_offline(True)
    banner(page, "You’re offline")
    expect(page.locator("[data-confirm]")).to_be_disabled()
    assert visitor.problems(axe) == []
    page.context.set_offline(False)
    expect(page.locator("[data-confirm]")).to_be_enabled()
    expect(page.locator("[data-confirm]")).to_have_text(plan, use_inner_text=True)


def test_a_hall_that_was_killed_comes_back_with_everything(
    visit: Visit, own: Hall, axe: str
) -> None:
    """After kill -9 and a restart on the same port and data: no reload, and the plan is kept."""
    visitor = seated(visit, own)
    plan = planned(visitor)
    page = visitor.page
    visitor.offline = True  # the browser logs every failed socket
    own.kill()
    banner(page, "Reconnecting")
    assert visitor.problems(axe) == []
    banner(page, "Meadhall doesn’t respond")
    expect(page.locator("[data-confirm]")).to_be_disabled()
    assert visitor.problems(axe) == []
    own.start()
    banner(page, "You’re connected again.")
    assert visitor.problems(axe) == []
    confirm = page.locator("[data-confirm]")
    expect(confirm).to_be_enabled()
    expect(confirm).to_have_text(plan, use_inner_text=True)
    confirm.click()
    expect(page.locator(".log .ln").first).to_be_visible()
    expect(page.locator("[data-prompt]")).not_to_contain_text("Keep")


def test_a_move_made_elsewhere_while_the_hall_was_away_is_told(visit: Visit, own: Hall) -> None:
    """The plan is discarded with a notice."""
    visitor = seated(visit, own)
    other = visit(settings=TEXT, like=visitor, at=own.url)
    other.go(f"/table/{visitor.table}")
    other.page.wait_for_selector(TARGET)
    planned(visitor)
    visitor.offline = other.offline = True
    visitor.page.context.set_offline(True)
    banner(visitor.page, "You’re offline")
    planned(other)
    other.page.locator("[data-confirm]").click()
    expect(other.page.locator("[data-prompt]")).not_to_contain_text("Keep")
    own.kill()
    own.start()
    visitor.page.context.set_offline(False)
    banner(visitor.page, "The board has changed.")


def test_a_hall_that_is_stopped_says_that_it_restarts(visit: Visit, own: Hall) -> None:
    visitor = seated(visit, own)
    visitor.offline = True
    own.stop()
    banner(visitor.page, "Meadhall is restarting")
    own.start()
    banner(visitor.page, "You’re connected again.")
    expect(visitor.page.locator(TARGET).first).to_be_enabled()


def test_a_seat_opened_twice_says_so_in_both_windows(visit: Visit, axe: str) -> None:
    visitor = seated(visit)
    other = visit(settings=TEXT, like=visitor)
    other.go(f"/table/{visitor.table}")
    for page in (visitor.page, other.page):
        banner(page, "This seat is also open in another window")
    assert visitor.problems(axe) == []
    planned(other)
    other.page.locator("[data-confirm]").click()
    for page in (other.page, visitor.page):  # sent and played, and shown in both windows
        expect(page.locator("[data-prompt]")).not_to_contain_text(re.compile("Keep|Ends|undo"))
    other.page.close()
    expect(visitor.page.locator(".banner")).to_have_count(0)


def test_who_was_signed_out_elsewhere_is_told_and_can_come_back(visit: Visit, axe: str) -> None:
    visitor = visit(settings=TEXT)
    page = visitor.page
    visitor.go("/account")
    page.get_by_label("Name").first.fill("Ragna the Sailor")
    page.get_by_label("Password").fill("a long ship sails by night")
    page.get_by_role("button", name="Save").first.click()
    page.get_by_text("Saved", exact=True).wait_for()  # changes only the name
    page.get_by_role("button", name="Create account").click()
    page.get_by_text("Log out everywhere").wait_for()
    other = visit(like=visitor)
    visitor.open_table(ANIMALS, ["Easy bot"])
    page.wait_for_selector(TARGET)
    table = visitor.table
    other.go("/account")
    other.page.get_by_role("button", name="Log out everywhere").click()
    banner(page, "You were logged out. You’re watching as")
    expect(page.locator("[data-legal]")).to_have_count(0)  # no view of the seat is shown
    assert visitor.problems(axe) == []
    page.get_by_role("link", name="Log in").click()
    page.get_by_label("Name").nth(1).fill("Ragna the Sailor")
    page.get_by_label("Password").fill("a long ship sails by night")
    page.get_by_role("button", name="Log in").click()
    page.locator(".me", has_text="Ragna the Sailor").wait_for()
    visitor.go(f"/table/{table}")
    expect(page.locator(TARGET).first).to_be_enabled()


def test_a_page_of_an_older_build_offers_the_newer_one(
    visit: Visit, own: Hall, tmp_path: Path, axe: str
) -> None:
    """The hall restarts with another build: one button reloads the page, and the plan is kept."""
    visitor = seated(visit, own)
    plan = planned(visitor)
    page = visitor.page
    visitor.offline = True
    own.kill()
    index = tmp_path / "web" / "index.html"
    markup = index.read_text()
    script = re.search(r'src="/assets/(index-[^"]+\.js)"', markup)
    assert script is not None
    newer = tmp_path / "web" / "assets" / "index-newer.js"
    newer.write_text(f'import "./{script[1]}"')
    index.write_text(markup.replace(script[1], "index-newer.js"))
    own.start()
    banner(page, "A new version is ready.")
    assert visitor.problems(axe) == []
    page.get_by_role("button", name="Update").click()
    page.wait_for_selector('script[src="/assets/index-newer.js"]', state="attached")
    confirm = page.locator("[data-confirm]")
    expect(confirm).to_be_enabled()
    expect(confirm).to_have_text(plan, use_inner_text=True)
    expect(page.locator(".banner")).to_have_count(0)


def test_a_hall_of_another_protocol_is_no_dead_end(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page

    def older(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "protocol": 999})

    page.route("**/api/games", older)
    visitor.go("/")
    banner(page, "This page is out of date.")
    page.unroute("**/api/games")
    page.get_by_role("button", name="Update").click()
    expect(page.locator(".banner")).to_have_count(0)
    expect(page.locator(".game").first).to_be_visible()


def test_a_page_whose_script_is_gone_offers_a_way_on(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("/")
    visitor.offline = True  # the browser logs the missing script
    page.route("**/assets/About-*.js", lambda route: route.abort())
    page.get_by_role("contentinfo").get_by_role("link").click()
    expect(page.get_by_role("alert")).to_be_visible()
    page.unroute("**/assets/About-*.js")
    page.get_by_role("button", name="Try now").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_nobody_sees_the_hand_of_who_sits_at_the_same_device(visit: Visit, axe: str) -> None:
    """Between two players at one device the game is hidden and not in the page."""
    visitor = visit(settings=TEXT)
    page = visitor.page
    visitor.open_table(ANIMALS, ["On this device"])
    first = page.get_by_role("button", name=re.compile("^I’m "))
    expect(first).to_be_focused()
    expect(page.locator("[data-legal], .textboard")).to_have_count(0)
    assert visitor.problems(axe) == []
    mine = first.inner_text()
    page.keyboard.press("Enter")
    expect(page.locator(TARGET).first).to_be_visible()
    planned(visitor)
    page.locator("[data-confirm]").click()
    second = page.get_by_role("button", name=re.compile("^I’m "))
    expect(second).to_be_visible()
    assert second.inner_text() != mine
    expect(page.locator("[data-legal], .textboard")).to_have_count(0)
    second.click()
    expect(page.locator(TARGET).first).to_be_visible()
