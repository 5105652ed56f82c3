"""Seats: one's own shield at the table, and several people at one device."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.visitor import Visitor

Visit = Callable[..., Visitor]
SHIELD = "el => /sh-([a-z]+)/.exec(el.innerHTML)[1]"


def shield(inside: Locator) -> str:
    """Colour of the shield in this element."""
    inside.locator(".shield").wait_for()
    colour: str = inside.evaluate(SHIELD)
    return colour


def choose_shield(visitor: Visitor, emblem: str) -> None:
    visitor.go("/account")
    pick = visitor.page.get_by_role("button", name=emblem)
    pick.click()
    expect(pick).to_have_attribute("aria-pressed", "true")


def my_seat(page: Page) -> Locator:
    return page.locator(".seatlist .seat", has=page.locator(".sub", has_text=re.compile("^You")))


@pytest.mark.parametrize(
    ("game", "bots", "emblem", "colour"),
    [
        ("Vikings on Board", 2, "Pine", "green"),
        ("Skibe", 3, "Sun", "yellow"),
        ("Animals on Board", 1, "Knot", "purple"),
    ],
)
def test_the_chosen_shield_is_the_one_at_the_table(
    visit: Visit, game: str, bots: int, emblem: str, colour: str
) -> None:
    visitor = visit()
    page = visitor.page
    choose_shield(visitor, emblem)
    visitor.go("/")
    page.locator(".game", has_text=game).click()
    slots = page.locator("form.create .slot")
    for at in range(bots):
        slots.nth(at + 1).locator("select").select_option(label="Easy bot")
    shown = [shield(slots.nth(at)) for at in range(bots + 1)]
    assert shown[0] == colour
    assert len(set(shown)) == bots + 1
    expect(page.locator("form.create", has_text="Your emblem:")).to_have_count(0)
    page.locator("form.create button.primary").click()
    expect(my_seat(page)).to_be_visible()
    assert shield(my_seat(page)) == colour
    seats = page.locator(".seatlist .seat")
    expect(seats).to_have_count(bots + 1)
    assert sorted(shield(seats.nth(at)) for at in range(bots + 1)) == sorted(shown)


def test_a_guided_game_seats_you_under_your_shield(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    choose_shield(visitor, "Pine")
    visitor.go("/learn")
    card = page.locator("li.panel", has_text="Vikings on Board")
    card.get_by_role("button", name="Guided first game").click()
    expect(my_seat(page)).to_be_visible()
    assert shield(my_seat(page)) == "green"


def test_who_starts_moves_on_with_the_seats(visit: Visit) -> None:
    """Seat 1 of the form is the own seat, whatever its number at the table."""
    visitor = visit()
    choose_shield(visitor, "Pine")
    bots = ["Easy bot", "Easy bot"]
    visitor.open_table("Vikings on Board", bots, options={"First player": "Seat 1"})
    turn = visitor.page.locator(".seatlist .seat.turn")
    expect(turn).to_have_attribute("data-seat", "2")
    assert shield(turn) == "green"


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_form_says_where_the_game_gives_another_shield(
    visit: Visit, axe: str, phone: bool
) -> None:
    visitor = visit(phone=phone)
    page = visitor.page
    choose_shield(visitor, "Knot")
    visitor.go("/")
    page.locator(".game", has_text="Vikings on Board").click()
    form = page.locator("form.create")
    expect(form).to_contain_text("Your emblem: Hammer.")
    assert shield(form.locator(".slot").first) == "red"
    assert visitor.problems(axe) == []
    assert visitor.clipped() == []
    form.locator("button.primary").click()
    expect(page.locator(".waiting")).to_contain_text("Your emblem: Hammer.")
    assert shield(page.locator(".waiting .slot").first) == "red"


def test_who_joins_sits_down_under_their_shield(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = host.open_table("Vikings on Board", ["Open", "Open"])
    choose_shield(guest, "Pine")
    guest.go(f"/table/{table}")
    guest.page.get_by_role("button", name="Join", exact=True).click()
    mine = guest.page.locator(".waiting .slot", has_text="You")
    expect(mine).to_be_visible()
    assert shield(mine) == "green"


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_people_at_one_device_have_names_and_see_the_open_board(
    visit: Visit, axe: str, phone: bool
) -> None:
    """Skibe has no secrets: the board is never hidden between turns."""
    visitor = visit(phone=phone, settings={"textBoard": True, "forced": "once"})
    page = visitor.page
    visitor.go("/")
    page.locator(".game", has_text="Skibe").click()
    form = page.locator("form.create")
    for at, name in ((1, "Mila"), (2, "Bo the Bold")):
        form.locator(".slot select").nth(at - 1).select_option(label="On this device")
        form.get_by_label(f"Name at seat {at + 1}").fill(name)
    assert visitor.problems(axe) == []
    assert visitor.clipped() == []
    if phone:
        assert visitor.small() == []
    form.locator("button.primary").click()
    curtain = page.get_by_role("button", name=re.compile("^I’m "))
    deciding: set[str] = set()
    while len(deciding) < 3:
        page.locator("[data-legal]:not([disabled])").first.wait_for()
        expect(curtain).to_have_count(0)
        deciding.add(page.locator(".seatlist .seat.turn .who").inner_text())
        before = page.locator(".textboard .table").inner_text()
        page.locator("[data-legal]:not([disabled])").first.click()
        page.locator("[data-confirm]:not([disabled])").click()
        expect(page.locator(".textboard .table")).not_to_have_text(before)
    assert {"Mila", "Bo the Bold"} < deciding
