"""Whole games in real browsers, and events during a game."""

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import expect

from meadhall.core.registry import all_games
from meadhall.core.texts import LANGUAGES
from tests.web.visitor import DESKTOP, PHONE, Visitor, Way, play_out, replay, same_tally

Visit = Callable[..., Visitor]
TITLES = {game.slug: game for game in all_games()}
QUICK = {"forced": "once"}
ANIMALS = "Animals on Board"
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def seats_for(slug: str, open_seats: int) -> list[str]:
    """Choices for the other seats: some open, then bots up to the least number of players."""
    game = TITLES[slug]
    others = max(2, game.seats[0]) - 1
    bots = max(1, others - open_seats)
    return ["Open"] * open_seats + ["Easy bot"] * bots


@pytest.mark.soak
@pytest.mark.parametrize("slug", sorted(TITLES))
@pytest.mark.parametrize(
    ("way", "phone", "text"),
    [
        ("mouse", False, False),
        ("keys", False, False),
        ("touch", True, False),
        ("keys", False, True),
    ],
    ids=["mouse", "keyboard", "touch", "text-view"],
)
def test_a_game_from_the_lobby_to_the_tally(
    visit: Visit, slug: str, way: Way, phone: bool, text: bool
) -> None:
    """Played by two browsers and a bot."""
    chance = random.Random(f"{slug}{way}{text}")
    host = visit(phone=phone, settings={**QUICK, "textBoard": text})
    guest = visit(settings={**QUICK, "confirm": "never", "textBoard": True})
    title = TITLES[slug].title
    table = host.open_table(title, seats_for(slug, open_seats=1), way)
    guest.go("/")
    guest.page.locator(".trow", has_text=title).get_by_role("button").first.click()
    guest.page.wait_for_url(f"**/table/{table}")
    host.press(host.page.get_by_role("button", name="Start game"), way)
    host.page.wait_for_selector(".tablepage")
    guest.page.wait_for_selector(".tablepage")
    play_out([(host, way), (guest, "mouse")], chance)
    same_tally(host.page, guest.page)
    replay(host, way)


SHORT = {"feast-for-odin": {"Length": "Short, 6 rounds"}}


@pytest.mark.soak
@pytest.mark.parametrize("slug", SHORT)
@pytest.mark.parametrize(
    ("way", "phone"),
    [("mouse", False), ("keys", False), ("touch", True), ("keys", True)],
    ids=["mouse", "keyboard", "touch", "phone-keyboard"],
)
def test_a_large_game_in_the_text_view(
    visit: Visit, axe: str, slug: str, way: Way, phone: bool
) -> None:
    """Played to the end on the text board against a bot, then replayed."""
    visitor = visit(phone=phone, settings={**QUICK, "textBoard": True})
    visitor.open_table(TITLES[slug].title, ["Easy bot"], way, SHORT[slug])
    visitor.page.wait_for_selector("[data-legal]")
    assert visitor.problems(axe) == []
    play_out([(visitor, way)], random.Random(f"{slug}{way}{phone}"))
    assert visitor.clipped() == []
    replay(visitor, way)


def test_every_deck_of_occupations_can_be_chosen(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/")
    visitor.page.locator(".game", has_text="A Feast for Odin").click()
    visitor.page.get_by_role("button", name="More options").click()
    decks = visitor.page.get_by_label("Occupations")
    for deck in ("A", "B", "C", "all", "none"):
        expect(decks.locator(f"option[value={deck}]")).to_be_enabled()


def alone(visit: Visit, **more: object) -> Visitor:
    """A visitor with the first decision at a new table of Animals on Board against a bot."""
    visitor = visit(**more)
    visitor.open_table(ANIMALS, ["Easy bot"])
    visitor.page.wait_for_selector("[data-legal]")
    return visitor


def test_a_choice_is_previewed_and_can_be_taken_back(visit: Visit) -> None:
    visitor = alone(visit, settings={"textBoard": True})
    page = visitor.page
    page.locator("[data-legal]").first.click()
    confirm = page.locator("[data-confirm]")
    expect(confirm).to_be_enabled()
    expect(confirm).to_contain_text("Keep")
    page.keyboard.press("u")
    expect(confirm).to_be_disabled()
    page.keyboard.press("1")
    expect(confirm).to_be_enabled()
    page.keyboard.press("Escape")
    expect(confirm).to_be_disabled()


def test_no_such_table_says_so(visit: Visit) -> None:
    visitor = visit()
    visitor.offline = True  # the browser logs the refused socket
    visitor.go("/table/nowhere")
    expect(visitor.page.get_by_text("Table not found")).to_be_visible()


def test_others_can_watch_and_see_no_secrets(visit: Visit) -> None:
    visitor = alone(visit, settings={"textBoard": True})
    watcher = visit(settings={"textBoard": True})
    watcher.go(f"/table/{visitor.table}")
    expect(watcher.page.locator(".textboard")).to_be_visible()
    expect(watcher.page.locator("[data-legal]")).to_have_count(0)
    hand = visitor.page.locator("dt", has_text="Hand").first.locator("xpath=../dd")
    expect(hand).to_contain_text(re.compile("[a-z]+ [1-5]"))
    assert (
        "hidden"
        in watcher.page.locator("dt", has_text="Hand").first.locator("xpath=../dd").inner_text()
    )


def test_people_at_a_table_can_talk(visit: Visit) -> None:
    visitor = alone(visit)
    watcher = visit()
    watcher.go(f"/table/{visitor.table}")
    visitor.page.keyboard.press("c")
    visitor.page.keyboard.type("skål")
    visitor.page.keyboard.press("Enter")
    watcher.page.get_by_role("tab", name="Chat").click()
    expect(watcher.page.locator(".chatline")).to_contain_text("skål")


def test_somebody_is_reported_from_the_menu(visit: Visit) -> None:
    visitor = alone(visit)
    watcher = visit()
    page = watcher.page
    watcher.go(f"/table/{visitor.table}")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Report someone").click()
    who = page.get_by_label("Person")
    expect(who.locator("option")).to_have_count(1)
    expect(who).to_be_focused()  # the button that opened the form is removed
    chosen = who.input_value()
    assert chosen  # identified by id: the order of people may change before it is sent
    page.get_by_label("Reason").select_option("name")
    page.get_by_label("What happened").fill("look at it")
    page.get_by_role("button", name="Send", exact=True).last.click()
    expect(page.get_by_text("Report sent.")).to_be_visible()


def test_what_is_said_while_the_chat_is_closed_is_counted(visit: Visit) -> None:
    visitor = alone(visit, phone=True)
    watcher = visit()
    watcher.go(f"/table/{visitor.table}")
    visitor.page.keyboard.press("c")
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator("dialog")).to_have_count(0)
    watcher.page.keyboard.press("c")
    watcher.page.keyboard.type("skål")
    watcher.page.keyboard.press("Enter")
    expect(visitor.page.locator(".topbar .dot")).to_have_text("1")


def test_the_rules_open_at_the_decision(visit: Visit) -> None:
    visitor = alone(visit)
    visitor.page.keyboard.press("r")
    expect(visitor.page.locator("dialog .clause.now")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator("dialog")).to_have_count(0)


def test_a_rematch_brings_both_to_the_same_table(visit: Visit) -> None:
    host = visit(settings={**QUICK, "confirm": "never", "textBoard": True})
    guest = visit(settings={**QUICK, "confirm": "never", "textBoard": True})
    table = host.open_table(ANIMALS, ["Open"])
    guest.go(f"/table/{table}")
    guest.page.get_by_role("button", name="Join", exact=True).click()
    host.page.get_by_role("button", name="Start game").click()
    play_out([(host, "mouse"), (guest, "mouse")], random.Random(5))
    for visitor in (host, guest):
        visitor.page.locator(".acts .primary").click()
        visitor.page.wait_for_url(lambda url: not url.endswith(table))
    assert host.table == guest.table


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_table_is_for_everybody(visit: Visit, axe: str, shots: Path, phone: bool) -> None:
    """No axe violations in waiting room, play in every state of a decision, drawers, tally and
    replay, in both themes."""
    visitor = visit(phone=phone, settings=QUICK)
    page = visitor.page
    look = "phone" if phone else "desktop"

    def check(state: str) -> None:
        page.wait_for_timeout(200)
        assert visitor.clipped() == [], state
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            page.screenshot(path=shots / f"{state}-{look}-{scheme}.png")
            found = visitor.problems(axe) if scheme == "light" else visitor.low_contrast(axe)
            assert found == [], (state, scheme)

    visitor.open_table(ANIMALS, ["Open"])
    check("waiting")
    page.get_by_role("button", name="Fill with bots").click()
    page.get_by_role("button", name="Start game").click()
    page.wait_for_selector("[data-legal]")
    check("table")
    visitor.play("touch" if phone else "mouse", random.Random(1))
    check("table-chosen")
    page.get_by_role("button", name="Rules").click()
    check("table-rules")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    check("table-menu")
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    check("table-text")
    page.keyboard.press("t")
    visitor.play_ahead(random.Random(2))
    page.wait_for_selector(".ending")
    check("tally")
    page.get_by_role("link", name="Watch replay").click()
    page.wait_for_selector(".replay")
    check("replay")


@pytest.mark.parametrize("slug", sorted(TITLES))
def test_a_table_speaks_every_language(visit: Visit, slug: str) -> None:
    """No missing text (logged as an error), nothing clipped or overlapping: in the form, an early
    and a later position, a choice in each, and the text view."""
    visitor = visit(settings={**QUICK, "confirm": "always"})
    page = visitor.page
    chance = random.Random(slug)
    visitor.open_table(TITLES[slug].title, seats_for(slug, open_seats=0))
    table = visitor.table

    def fits(where: str) -> None:
        for size in (PHONE, DESKTOP):
            visitor.resize(size)
            assert visitor.clipped() == [], (where, size)
            assert visitor.overlaps() == [], (where, size)

    for decisions in (8, 17):
        visitor.play_ahead(chance, decisions)
        for language in LANGUAGES[1:]:
            visitor.set_language(language)
            if decisions == 8:
                visitor.go("/")
                page.locator(".game", has_text=TITLES[slug].title).click()
                page.wait_for_selector("form.create")
                fits(f"{language}: the form")
            visitor.go(f"/table/{table}")
            page.wait_for_selector("[data-legal], .ending")
            fits(f"{language}: asked")
            visitor.play("mouse", chance)
            fits(f"{language}: a choice")
            page.keyboard.press("Escape")
            page.keyboard.press("t")
            page.wait_for_selector(".textboard, .ending")
            assert visitor.clipped() == [], f"{language}: the text view"
            page.keyboard.press("t")
