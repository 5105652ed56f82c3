"""What was chosen and not yet sent is never lost without a word."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.visitor import Visitor

Visit = Callable[..., Visitor]
ANIMALS = "Animals on Board"


def two_at_a_table(visit: Visit) -> tuple[Visitor, Visitor]:
    """Both choose their first tile at the same time."""
    host, guest = visit(settings={"textBoard": True}), visit(settings={"textBoard": True})
    table = host.open_table(ANIMALS, ["Open"])
    guest.go(f"/table/{table}")
    guest.page.get_by_role("button", name="Sit down").click()
    host.page.get_by_role("button", name="Start the game").click()
    for visitor in (host, guest):
        visitor.page.wait_for_selector("[data-legal]:not([disabled])")
    return host, guest


def test_a_plan_stays_while_another_decides(visit: Visit) -> None:
    host, guest = two_at_a_table(visit)
    host.page.locator("[data-legal]").first.click()
    confirm = host.page.locator("[data-confirm]")
    expect(confirm).to_be_enabled()
    chosen = confirm.inner_text()
    guest.page.locator("[data-legal]").first.click()
    guest.page.locator("[data-confirm]").click()
    expect(guest.page.locator("[data-legal]")).to_have_count(0)
    ready = host.page.locator("dt", has_text="Chosen").nth(1).locator("xpath=../dd")
    expect(ready).to_have_text("yes")  # the other's choice has come
    expect(confirm).to_be_enabled()
    assert confirm.inner_text() == chosen
    confirm.click()
    expect(host.page.locator(".banner")).to_have_count(0)
    expect(host.page.locator("[data-prompt]")).not_to_contain_text("Keep")


def test_a_planned_end_of_the_turn_is_not_yet_the_next_players(visit: Visit) -> None:
    """The seats show who is really to move, not who would be after the plan."""
    visitor = visit()
    visitor.open_table(ANIMALS, ["Easy bot"])
    page = visitor.page
    page.locator("[data-legal]:not([disabled])").first.click()
    expect(page.locator("[data-confirm]")).to_be_enabled()
    expect(page.locator("[data-prompt]")).to_contain_text("when you confirm")
    expect(page.locator(".seat.turn")).to_have_attribute("data-seat", "0")
    expect(page.locator(".seat[data-seat='0'] .sub")).not_to_contain_text("Has chosen")
