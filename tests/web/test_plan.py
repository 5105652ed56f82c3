"""A plan that is not sent yet is never lost without a notice."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import meadhall
from tests.web.staged import Staged
from tests.web.visitor import Visitor

Visit = Callable[..., Visitor]
ANIMALS = "Animals on Board"


def at_a_table(visit: Visit, people: int, text: bool = True) -> list[Visitor]:
    """Visitors at a table where all choose their first tile simultaneously."""
    seated = [visit(settings={"textBoard": text, "forced": "never"}) for _ in range(people)]
    host, *guests = seated
    table = host.open_table(ANIMALS, ["Open"] * len(guests))
    for guest in guests:
        guest.go(f"/table/{table}")
        guest.page.get_by_role("button", name="Join", exact=True).click()
        expect(guest.page.get_by_role("button", name="Leave seat")).to_be_visible()
    host.page.get_by_role("button", name="Start game").click()
    for visitor in seated:
        visitor.page.wait_for_selector("[data-legal]:not([disabled])")
    return seated


def keep(visitor: Visitor, nth: int) -> str:
    """Chooses and confirms that tile; returns its text."""
    page = visitor.page
    page.locator("[data-legal]:not([disabled])").nth(nth).click()
    confirm = page.locator("[data-confirm]")
    expect(confirm).to_be_enabled()
    expect(confirm).to_contain_text("Keep")
    said = confirm.inner_text().removesuffix("↵").removeprefix("Keep").strip(": \n")
    confirm.click()
    expect(page.locator("[data-legal]")).to_have_count(0)
    return said


def test_a_plan_stays_while_another_decides(visit: Visit) -> None:
    host, guest = at_a_table(visit, 2)
    host.page.locator("[data-legal]").first.click()
    confirm = host.page.locator("[data-confirm]")
    expect(confirm).to_be_enabled()
    chosen = confirm.inner_text()
    guest.page.locator("[data-legal]").first.click()
    guest.page.locator("[data-confirm]").click()
    expect(guest.page.locator("[data-legal]")).to_have_count(0)
    ready = host.page.locator(".seat .sub", has_text="Ready")
    expect(ready).to_have_count(1)  # the other's choice has arrived
    expect(confirm).to_be_enabled()
    assert confirm.inner_text() == chosen
    confirm.click()
    expect(host.page.locator(".banner")).to_have_count(0)
    expect(host.page.locator("[data-prompt]")).not_to_contain_text("Keep")


def test_a_planned_end_of_the_turn_is_not_yet_the_next_players(visit: Visit) -> None:
    """The seats show who decides now, not who would decide after the plan."""
    visitor = visit()
    visitor.open_table(ANIMALS, ["Easy bot"])
    page = visitor.page
    page.locator("[data-legal]:not([disabled])").first.click()
    expect(page.locator("[data-confirm]")).to_be_enabled()
    expect(page.locator("[data-prompt]")).to_contain_text("can’t undo")
    expect(page.locator(".seat.turn")).to_have_attribute("data-seat", "0")
    expect(page.locator(".seat[data-seat='0'] .sub")).not_to_contain_text("Ready")


def test_what_a_notice_covers_can_still_be_chosen(visit: Visit) -> None:
    """On a phone it covers the first rows of the board until the next choice."""
    start = meadhall.game("animals-on-board").start(3, 1, {"first_player": "1"})
    later = start.clone()
    while len(later.waiting) > 1 or later.seat != start.seat:
        later.play(later.legal()[0])
    later.play(later.game.actions.id(("split", 1)))  # with tiles in the top row
    staged = Staged(visit(phone=True, settings={"forced": "never"}), start)
    staged.press(0)
    seen = staged.show(later, drop=False)
    notice = staged.page.locator(".over .banner")
    expect(notice).to_contain_text("The board has changed")
    assert seen.wrong == []
    notice.get_by_role("button").click()
    expect(notice).to_have_count(0)


@pytest.mark.parametrize("text", [False, True], ids=["drawn", "text"])
def test_who_decides_with_others_takes_back_only_their_own_choice(visit: Visit, text: bool) -> None:
    host, guest, third = at_a_table(visit, 3, text)
    first = keep(host, 0)
    keep(guest, 0)
    chosen = host.page.locator(".seat .sub", has_text="Ready")
    expect(chosen).to_have_count(2)
    host.page.keyboard.press("u")
    expect(host.page.locator("[data-legal]:not([disabled])")).to_have_count(3)
    expect(chosen).to_have_count(1)  # the guest's choice stays
    expect(guest.page.locator("[data-legal]")).to_have_count(0)
    expect(third.page.locator("[data-legal]:not([disabled])")).to_have_count(3)
    second = keep(host, 1)
    assert second != first
    guest.page.locator("[data-undo]").click()
    expect(guest.page.locator("[data-legal]:not([disabled])")).to_have_count(3)
    keep(guest, 2)
    keep(third, 0)
    for visitor in (host, guest, third):  # all have chosen: the choices are revealed
        expect(visitor.page.locator("[data-prompt]")).not_to_contain_text("Keep")
        expect(visitor.page.locator(".banner")).to_have_count(0)
        assert visitor.errors == []
    expect(host.page.locator("[data-undo]")).to_have_count(0)
    log = host.page.locator(".log")  # the other tiles are laid out
    expect(log).to_contain_text(first)
    expect(log).not_to_contain_text(second)
