"""The event stage: what decides a game is told as it happens."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from meadhall.core.state import ChronicleLine, State
from tests.games.animals_on_board.table import do as do_animals
from tests.games.animals_on_board.table import position as quay
from tests.games.looot.table import cell, lies, space
from tests.games.looot.table import do as do_looot
from tests.games.looot.table import position as fjords
from tests.games.skibe.arrange import arrange
from tests.games.skibe.arrange import do as do_skibe
from tests.games.vikings_on_board.harbour import do as do_vikings
from tests.games.vikings_on_board.harbour import position as harbour
from tests.web.staged import Staged, turn_with
from tests.web.visitor import Visitor

Visit = Callable[..., Visitor]
PHONE = pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])


def told(state: State, act: Callable[[], Any]) -> list[ChronicleLine]:
    """What the log tells while this happens."""
    lines: list[ChronicleLine] = []
    state.chronicle = lines
    act()
    state.chronicle = None
    return lines


# Longer timers wait until the test lets them end: a slow machine sees every beat.
HELD = """() => {
  const { setTimeout, clearTimeout } = window;
  let held = [];
  window.setTimeout = (act, wait, ...more) => {
    if (!(wait >= 120)) return setTimeout(act, wait, ...more);
    held.push(act);
    return act;
  };
  window.clearTimeout = (timer) => {
    held = held.filter((act) => act !== timer);
    if (typeof timer !== 'function') clearTimeout(timer);
  };
  window.elapse = () => held.splice(0).forEach((act) => act());
}"""


class Watched:
    """A table page that shows an event, seen by one seat."""

    def __init__(self, visitor: Visitor, before: State, seat: int = 0) -> None:
        self.visitor, self.page, self.seat = visitor, visitor.page, seat
        self.staged = Staged(visitor, before)
        self.staged.show(before, seat)
        self.page.evaluate(HELD)

    def happens(self, after: State, lines: list[ChronicleLine]) -> None:
        self.staged.show(after, self.seat, drop=False, told=lines)

    @property
    def layer(self) -> Any:
        return self.page.locator(".moment, .stage .ribbon")

    def elapse(self) -> None:
        """Lets the timers end that run now."""
        self.page.evaluate("elapse()")

    def to_beat(self, name: str) -> None:
        for _ in range(12):
            if self.page.locator(".beats .now", has_text=name).count():
                return
            self.elapse()
        raise AssertionError(f"no beat {name}")

    def to_end(self) -> None:
        for _ in range(12):
            self.elapse()
        expect(self.layer).to_have_count(0)


def sound(watched: Watched, axe: str) -> None:
    """The layer is accessible, and no text is cut."""
    assert watched.visitor.problems(axe) == []
    assert watched.visitor.clipped() == []


def sailing() -> tuple[State, State, list[ChronicleLine]]:
    s = harbour(
        ["R3 B3 G2"], captain=0, goods={1: "hides hides"}, bets={(0, 3): "1 red", (1, 2): "1 blue"}
    )
    before = s.clone()
    return before, s, told(s, lambda: do_vikings(s, "sail 1"))


@PHONE
def test_a_ship_sails_before_all_eyes(visit: Visit, axe: str, phone: bool) -> None:
    before, after, lines = sailing()
    watched = Watched(visit(phone=phone, settings={"events": "full", "forced": "never"}), before)
    watched.happens(after, lines)
    page = watched.page
    expect(page.get_by_role("group", name="Ship 1 sails")).to_be_visible()
    sound(watched, axe)
    watched.to_beat("Lead")
    expect(page.locator(".moment h2")).to_have_text("Hammer leads ship 1")
    expect(page.locator(".moment p")).to_contain_text("nearer the bow than Moon")
    expect(page.locator(".m-row").first).to_have_class(re.compile("lead"))
    watched.to_beat("Bets")
    expect(page.locator(".moment p")).to_contain_text("Your bet is worth 3.")
    sound(watched, axe)
    watched.to_end()


def test_the_value_of_a_bet_is_shown_to_its_owner_only(visit: Visit) -> None:
    before, after, lines = sailing()
    watched = Watched(visit(settings={"events": "full", "forced": "never"}), before, seat=1)
    watched.happens(after, lines)
    watched.to_beat("Bets")
    expect(watched.page.locator(".moment p")).to_contain_text("wins a bet on Hammer")
    expect(watched.page.locator(".moment")).not_to_contain_text("worth")


@PHONE
def test_any_key_or_press_skips_and_does_not_reach_the_board(visit: Visit, phone: bool) -> None:
    before, after, lines = sailing()
    watched = Watched(visit(phone=phone, settings={"events": "full", "forced": "never"}), before)
    watched.happens(after, lines)
    page = watched.page
    if phone:
        page.get_by_role("button", name="Skip").tap()
    else:
        page.keyboard.press("r")  # it would open the rules
    expect(page.locator(".beats .now")).to_have_text("Bets")
    watched.elapse()
    expect(watched.layer).to_have_count(0)
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.wait_for_timeout(200)  # until input reaches the board
    page.keyboard.press("r")
    expect(page.get_by_role("dialog")).to_be_visible()


def test_the_bench_stays_usable_and_says_whose_turn_follows(visit: Visit) -> None:
    before, after, lines = sailing()
    watched = Watched(
        visit(settings={"events": "full", "forced": "never"}), before, seat=after.seat
    )
    watched.happens(after, lines)
    expect(watched.page.locator(".kick")).to_contain_text("Your turn next")
    expect(watched.page.locator(".bench.yours")).to_be_visible()


def test_events_that_are_off_are_a_ribbon_and_the_log_tells_the_same(visit: Visit) -> None:
    before, after, lines = sailing()
    watched = Watched(visit(settings={"events": "off", "forced": "never"}), before)
    watched.happens(after, lines)
    page = watched.page
    expect(page.locator(".stage .ribbon")).to_contain_text("Hammer leads ship 1")
    expect(page.locator(".moment")).to_have_count(0)
    log = page.get_by_role("tabpanel")
    expect(log).to_contain_text("Hammer leads with 3 (nearer the bow than Moon).")
    expect(log).not_to_contain_text("scene")
    heard = page.get_by_role("status").filter(has_text="Hammer leads with 3")
    expect(heard).to_have_count(1)


def test_an_event_can_be_shown_again_from_the_log(visit: Visit) -> None:
    before, after, lines = sailing()
    watched = Watched(visit(settings={"events": "full", "forced": "never"}), before)
    watched.happens(after, lines)
    watched.page.keyboard.press("Escape")
    expect(watched.layer).to_have_count(0)
    watched.page.get_by_role("button", name="Show again").click()
    expect(watched.page.get_by_role("group", name="Ship 1 sails")).to_be_visible()


def test_a_sailing_waits_as_a_ribbon_while_goods_are_chosen(visit: Visit) -> None:
    s = harbour(["R3 B2"], captain=0, goods={1: "hides grain"})
    before = s.clone()
    lines = told(s, lambda: do_vikings(s, "sail 1"))
    watched = Watched(visit(settings={"events": "full", "forced": "never"}), before)
    watched.happens(s, lines)
    for _ in range(4):
        watched.elapse()
    expect(watched.page.locator(".stage .ribbon")).to_contain_text("Hammer leads ship 1")
    lines = told(s, lambda: do_vikings(s, "take grain"))
    watched.happens(s, lines)
    watched.to_beat("Goods")
    expect(watched.page.locator(".m-row .token")).to_have_count(2)
    watched.to_end()


def scoring() -> tuple[State, State, list[ChronicleLine]]:
    s = arrange(
        ships=[["blue*", "red", "green"], [], []], food=[2, 1, 1], chiefs=[["protect red"], [], []]
    )
    before = s.clone()
    return before, s, told(s, lambda: do_skibe(s, "stern top"))


@PHONE
def test_a_scored_ship_pays_seat_by_seat(visit: Visit, axe: str, phone: bool) -> None:
    before, after, lines = scoring()
    watched = Watched(visit(phone=phone, settings={"events": "full", "forced": "never"}), before)
    watched.happens(after, lines)
    page = watched.page
    expect(page.get_by_role("group", name="The top ship is scored")).to_be_visible()
    watched.to_beat("Chieftains")
    expect(page.locator(".m-row")).to_contain_text("protects")
    sound(watched, axe)
    watched.to_beat("Points")
    expect(page.locator(".m-row .n")).to_have_text(["4", "2", "2"])
    sound(watched, axe)
    watched.to_beat("New ship")
    expect(page.locator(".moment p")).to_contain_text("Returned: food 1")
    expect(page.locator(".m-row")).to_have_count(3)  # what was shown stays
    watched.to_end()


def opening() -> tuple[State, State, list[ChronicleLine]]:
    herds = "panda1 panda2 panda3 panda4 zebra1 zebra2 zebra3 fox1 fox2 fox3"
    arks = [herds, "tiger1 tiger4 camel1", "camel5 turtle2", "gorilla3"]
    s = quay(["?"], turn=3, out=[0, 1, 2], arks=arks, crates=[1, 2, 0, 1])
    before = s.clone()
    return before, s, told(s, lambda: do_animals(s, "decline"))


@PHONE
def test_the_arks_open_and_the_score_page_does_not_count_again(
    visit: Visit, axe: str, phone: bool
) -> None:
    before, after, lines = opening()
    settings = {"events": "full", "forced": "never"}
    watched = Watched(visit(phone=phone, motion=True, settings=settings), before)
    watched.happens(after, lines)
    page = watched.page
    expect(page.get_by_role("group", name="The arks open")).to_be_visible()
    watched.to_beat("Pairs leave")
    expect(page.locator(".token.lost")).to_have_count(2)
    watched.to_beat("Count")
    expect(page.locator(".m-row")).to_have_count(4)
    assert watched.visitor.clipped() == []
    watched.to_beat("Result")
    best = max(after.scores())
    expect(page.locator(".m-row.lead .n")).to_have_text(str(best))
    expect(page.locator(".ending")).to_have_count(0)
    sound(watched, axe)
    watched.visitor.offline = True  # the hall has no chart of a staged table
    watched.to_end()
    expect(page.get_by_role("status").filter(has_text="win")).to_have_count(1)


def filling() -> tuple[State, State, list[ChronicleLine]]:
    """The third resource fills a longship of sheep."""
    s = fjords()
    for place, what in (((3, 1), "sheep 5"), ((3, 0), "gold"), ((2, 2), "wood")):
        lies(s, 0, place, what)
    s.play(space(s, (-2, 0)))  # a sheep
    before = s.clone()
    return before, s, told(s, lambda: do_looot(s, f"lay {cell((4, 1)) + 1}"))


@PHONE
def test_a_filled_longship_shows_what_its_kind_is_worth_now(
    visit: Visit, axe: str, phone: bool
) -> None:
    before, after, lines = filling()
    watched = Watched(visit(phone=phone, settings={"events": "full", "forced": "never"}), before)
    watched.happens(after, lines)
    page = watched.page
    expect(page.get_by_role("group", name="Longship filled")).to_be_visible()
    expect(page.locator(".token.met")).to_have_count(3)
    watched.to_beat("New value")
    expect(page.locator(".moment p")).to_have_text("sheep: 1 → 3 each.")
    expect(page.locator(".plus")).to_have_text("1 × 2 = +2")
    sound(watched, axe)
    watched.to_end()


@PHONE
def test_a_trophy_is_large_for_its_taker_and_small_for_others(
    visit: Visit, axe: str, phone: bool
) -> None:
    def trophies(state: State) -> list[int]:
        return [m for m in state.legal() if state.game.actions.name(m)[0] == "trophy"]

    _, before = turn_with("looot", lambda s: bool(trophies(s)))
    taker = before.seat
    for seat in (taker, 1 - taker):
        after = before.clone()
        lines = told(after, lambda s=after: s.play(trophies(s)[0]))  # type: ignore[misc]
        watched = Watched(
            visit(phone=phone, settings={"events": "full", "forced": "never"}), before, seat
        )
        watched.happens(after, lines)
        large = watched.page.locator(".moment")
        expect(large).to_have_count(1 if seat == taker else 0)
        expect(watched.layer).to_contain_text("takes the trophy for")
        sound(watched, axe)
        watched.to_end()
