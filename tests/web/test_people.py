"""People at a table: players, those who left, spectators, muted ones."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

import meadhall
from meadhall.hall.protocol import messages
from tests.web.staged import Staged
from tests.web.visitor import Visitor

Visit = Callable[..., Visitor]
GAMES = Path(__file__).parents[1] / "games"
SEATS = [{"type": "me"}, {"type": "open"}]


def ask(page: Page, method: str, path: str, body: Any = None) -> Any:
    kind = {"content-type": "application/json"}
    answer = page.request.fetch(path, method=method, data=json.dumps(body or {}), headers=kind)
    assert answer.ok, answer.text()
    return answer.json()


def imported(page: Page, game: str, name: str, players: list[dict[str, Any]]) -> str:
    """Imports a finished game from a record file; returns the id of its table."""
    record = json.loads((GAMES / game / "ends" / name).read_text())
    ask(page, "POST", "/api/guest")
    table: str = ask(page, "POST", "/api/tables/import", {**record, "players": players})["id"]
    return table


def given_up(page: Page) -> str:
    """A record that Bjorn wins by the rules, but in which he gave up after four moves."""
    left = {"left": "resigned", "left_after": 4}
    players: list[dict[str, Any]] = [{"name": "Astrid"}, {"name": "Bjorn", **left}]
    return imported(page, "animals_on_board", "a-full-ark-loses.json", players)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_end_marks_who_gave_up_and_ranks_them_last(
    visit: Visit, axe: str, shots: Path, phone: bool
) -> None:
    visitor = visit(phone=phone)
    page = visitor.page
    table = given_up(page)
    visitor.go(f"/replay/{table}?at=46")
    page.get_by_role("button", name="Final score").click()
    expect(page.get_by_role("heading", name="Astrid wins!")).to_be_visible()
    first = page.locator(".pier", has_text="Astrid")
    last = page.locator(".pier", has_text="Bjorn")
    expect(first).to_contain_text("1st")
    expect(last).to_contain_text("2nd")
    expect(last).to_contain_text("Resigned, finished by a bot")
    expect(first).not_to_contain_text("bot")
    assert visitor.problems(axe) == []
    assert visitor.clipped() == []
    page.screenshot(path=shots / f"people-end-{phone}.png")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_replay_marks_who_gave_up_from_that_move_on(
    visit: Visit, axe: str, shots: Path, phone: bool
) -> None:
    visitor = visit(phone=phone)
    page = visitor.page
    table = given_up(page)
    seat = page.locator(".seat[data-seat='1']")
    for at, mark in ((3, None), (4, "Resigned, a bot plays"), (46, "Resigned, finished by a bot")):
        visitor.go(f"/replay/{table}?at={at}")
        expect(page.locator(".num.count")).to_have_text(f"{at} / 46")
        expect(seat).to_contain_text("Bjorn")
        if mark is None:
            expect(seat.locator(".badge")).to_have_count(0)
        else:
            expect(seat.locator(".badge").first).to_be_attached()
            expect(seat.locator(".sub")).to_have_text(mark)
    page.screenshot(path=shots / f"people-replay-{phone}.png")
    assert visitor.problems(axe) == []


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_own_replays_stand_apart_and_say_who_played(
    visit: Visit, axe: str, shots: Path, phone: bool
) -> None:
    visitor = visit(phone=phone)
    page = visitor.page
    given_up(page)
    visitor.go("/replays")
    mine = page.get_by_role("region", name="Your finished games")
    expect(mine.locator(".mygame")).to_have_count(1)
    expect(mine).to_contain_text("Winner: Astrid · From a file")
    expect(mine).to_contain_text("Astrid and Bjorn (Resigned, finished by a bot)")
    assert visitor.problems(axe) == []
    assert visitor.clipped() == []
    page.screenshot(path=shots / f"people-replays-{phone}.png")


def test_replays_of_others_have_a_place_of_their_own(visit: Visit, axe: str, shots: Path) -> None:
    a, b = visit(), visit()
    for visitor in (a, b):
        ask(visitor.page, "POST", "/api/guest")
    bots = [{"type": "bot", "bot": "random"}] * 2
    body = {"game": "animals-on-board", "seats": bots, "start": True}
    table = ask(a.page, "POST", "/api/tables", body)["id"]
    a.go(f"/table/{table}")
    a.page.wait_for_selector(".ending")
    for visitor, region in ((a, "Your finished games"), (b, "Public replays")):
        page = visitor.page
        visitor.go("/replays")
        row = page.get_by_role("region", name=region).locator(f"[href='/replay/{table}']")
        expect(row).to_contain_text("Easy bot 1 and Easy bot 2")
        expect(row).to_contain_text(re.compile("Winner: Easy bot"))
        expect(page.locator(f"[href='/replay/{table}']")).to_have_count(1)
    assert b.problems(axe) == []
    b.page.screenshot(path=shots / "people-replays-others.png")


@pytest.mark.parametrize(
    ("game", "end"),
    [
        ("animals_on_board", "exactly-ten.json"),
        ("vikings_on_board", "clear-win-3.json"),
        ("skibe", "shared-win.json"),
    ],
)
def test_a_replay_shows_the_things_of_the_seat_that_is_looked_through(
    visit: Visit, axe: str, shots: Path, game: str, end: str
) -> None:
    visitor = visit()
    page = visitor.page
    table = imported(page, game, end, [])
    visitor.go(f"/replay/{table}?at=30")
    expect(page.locator(".mine")).to_have_count(0)
    page.locator(".eyes select").select_option("1")
    mine = page.locator(".mine")
    expect(mine).to_be_visible()
    position = ask(page, "GET", f"/api/tables/{table}/replay?at=30&seat=1")
    if game == "animals_on_board":
        for tile in position["view"]["players"][1]["ark"]:
            expect(mine.locator(f"[data-piece='{tile['id']}']")).to_be_visible()
    else:
        assert mine.inner_text().strip()
    assert visitor.problems(axe) == []
    page.screenshot(path=shots / f"people-eyes-{game}.png")
    visitor.resize({"width": 390, "height": 844})
    expect(mine).to_be_visible()
    expect(page.locator(".scrub")).to_be_in_viewport(ratio=1)
    page.screenshot(path=shots / f"people-eyes-{game}-phone.png")
    page.keyboard.press("End")  # the longest log line
    visitor.resize({"width": 360, "height": 740})
    expect(page.locator(".scrub")).to_be_in_viewport(ratio=1)
    page.screenshot(path=shots / f"people-eyes-{game}-end.png")


def test_who_gave_up_is_not_told_that_it_is_their_turn(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    staged = Staged(visitor, meadhall.game("skibe").start(3, 1, {}))
    expect(page.locator(".bench.yours")).to_have_count(1)
    seat = staged.match.state.seat
    table = staged._table(staged.match.state, seat)
    gone = [
        msgspec.structs.replace(info, resigned=True, bot="random") if info.seat == seat else info
        for info in table.seats
    ]
    said = messages.Table(table=msgspec.structs.replace(table, seats=gone), seats=[seat])
    staged._evaluate("staged.say", [said])
    expect(page.locator("[data-prompt]")).to_have_text("A bot is playing for you.")
    expect(page.locator(".bench.yours")).to_have_count(0)
    expect(page.locator("[data-confirm]")).to_have_count(0)
    expect(page.get_by_text("Your turn")).to_have_count(0)


def pair(visit: Visit, **more: Any) -> tuple[Visitor, Visitor, str]:
    """Astrid at her open table, and Bjorn, who joined it by its link."""
    a, b = visit(), visit(**more)
    for visitor, name in ((a, "Astrid"), (b, "Bjorn")):
        ask(visitor.page, "POST", "/api/guest", {"name": name})
    body = {"game": "animals-on-board", "seats": SEATS, "public": False}
    table = ask(a.page, "POST", "/api/tables", body)
    a.go(f"/table/{table['id']}")
    b.go(f"/join/{table['code']}")
    b.page.get_by_role("button", name="Join", exact=True).click()
    expect(a.page.locator(".slot", has_text="Bjorn")).to_be_visible()
    a.page.get_by_role("button", name="Start").click()
    for visitor in (a, b):
        visitor.page.wait_for_selector(".tablepage")
    return a, b, table["id"]


def test_nobody_watches_after_a_friend_came_by_link(visit: Visit) -> None:
    a, b, table = pair(visit)
    for visitor in (a, b):
        expect(visitor.page.locator(".topbar .live")).to_be_visible()
        expect(visitor.page.locator(".topbar")).not_to_contain_text("watch")
    watcher = visit()
    watcher.go(f"/table/{table}")
    expect(a.page.locator(".topbar")).to_contain_text("1 watching")
    board = watcher.page.locator(".stage")
    expect(board).to_contain_text("Everyone chooses a hidden tile.")
    expect(board).not_to_contain_text("You’re ready")


def test_muting_can_be_undone(visit: Visit, axe: str, shots: Path) -> None:
    a, b, _ = pair(visit, phone=True)

    def say(text: str) -> None:
        a.page.locator("[data-chat]").fill(text)
        a.page.keyboard.press("Enter")

    a.page.get_by_role("tab", name="Chat").click()
    say("first")
    page = b.page
    page.get_by_role("button", name="Log and chat").click()
    page.get_by_role("tab", name="Chat").click()
    expect(page.locator(".chatline")).to_contain_text("first")
    page.get_by_role("button", name="Mute Astrid", exact=True).click()
    expect(page.locator(".chatline")).to_contain_text("You muted Astrid")
    page.screenshot(path=shots / "people-muted-chat.png")
    assert b.problems(axe) == []
    assert b.small() == []
    page.get_by_role("button", name="Unmute").click()
    expect(page.locator(".chatline")).to_contain_text("first")
    page.keyboard.press("Escape")

    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Mute Astrid", exact=True).click()
    expect(page.get_by_role("button", name="Unmute Astrid")).to_be_visible()
    page.get_by_role("button", name="Unmute Astrid").scroll_into_view_if_needed()
    page.screenshot(path=shots / "people-muted-menu.png")
    assert b.problems(axe) == []

    b.go("/account")
    muted = page.get_by_role("region", name="Muted people")
    expect(muted).to_contain_text("Astrid")
    assert b.problems(axe) == []
    assert b.small() == []
    muted.scroll_into_view_if_needed()
    page.screenshot(path=shots / "people-muted-account.png")
    page.get_by_role("button", name="Unmute Astrid").click()
    expect(muted).to_have_count(0)
    page.go_back()
    page.get_by_role("button", name="Log and chat").click()
    page.get_by_role("tab", name="Chat").click()
    expect(page.locator(".chatline")).to_contain_text("first")
