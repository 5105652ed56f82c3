"""A table on a phone: the bottom sheet with three stops, pinch and pan of the board."""

import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import CDPSession, Page, expect

from tests.web.visitor import Visitor

Visit = Callable[..., Visitor]
ANIMALS = "Animals on Board"


def at_a_table(visit: Visit, game: str = ANIMALS) -> Visitor:
    visitor = visit(phone=True, settings={"forced": "never"})
    visitor.open_table(game, ["Easy bot"])
    visitor.page.wait_for_selector("[data-legal]")
    return visitor


def height(page: Page, of: str) -> float:
    box = page.locator(of).bounding_box()
    return box["height"] if box else 0


MUCH = """addEventListener('DOMContentLoaded', () => {
  const style = new CSSStyleSheet();
  style.replaceSync('.mine > * { min-height: 600px }');
  document.adoptedStyleSheets.push(style);
})"""


def with_much(visit: Visit) -> Visitor:
    """A visitor whose own things need more than half of the screen."""
    visitor = visit(phone=True, settings={"forced": "never"})
    visitor.page.add_init_script(MUCH)
    visitor.open_table(ANIMALS, ["Easy bot"])
    visitor.page.wait_for_selector("[data-legal]")
    return visitor


def test_the_sheet_grows_only_while_there_is_more(visit: Visit) -> None:
    page = at_a_table(visit).page
    bigger = page.get_by_role("button", name="Enlarge panel")
    smaller = page.get_by_role("button", name="Enlarge board")
    slider = page.get_by_role("slider", name="Panel height")
    expect(bigger).to_be_disabled()
    slider.press("End")
    expect(slider).to_have_attribute("aria-valuetext", "normal")
    expect(slider).to_have_attribute("aria-valuemax", "1")
    smaller.click()
    expect(slider).to_have_attribute("aria-valuetext", "prompt only")
    bigger.click()
    expect(page.locator(".mine")).to_be_visible()
    expect(bigger).to_be_disabled()


def test_a_sign_on_the_shield_tells_what_a_player_did(visit: Visit) -> None:
    """There is no room for the line under the name, but it is still read out."""
    page = at_a_table(visit).page
    bot = page.locator(".seat[data-seat='1']")
    expect(bot.get_by_role("img", name="Ready")).to_be_visible()
    expect(bot.locator(".sub")).to_contain_text("Ready")
    expect(page.get_by_role("heading", name=ANIMALS)).to_be_in_viewport(ratio=1)


def test_the_sheet_has_three_stops_by_button(visit: Visit, axe: str, shots: Path) -> None:
    visitor = with_much(visit)
    page = visitor.page
    bigger = page.get_by_role("button", name="Enlarge panel")
    smaller = page.get_by_role("button", name="Enlarge board")
    half = height(page, ".bench")
    bigger.click()
    expect(page.locator(".mine.full")).to_be_visible()
    assert height(page, ".bench") > half
    expect(bigger).to_be_disabled()
    page.screenshot(path=shots / "sheet-full-phone.png")
    assert visitor.problems(axe) == []
    smaller.click()
    smaller.click()
    expect(page.locator(".mine")).to_be_hidden()
    expect(smaller).to_be_disabled()
    expect(page.locator("[data-confirm]")).to_be_visible()
    assert height(page, ".bench") < half
    page.screenshot(path=shots / "sheet-peek-phone.png")
    assert visitor.problems(axe) == []
    assert visitor.clipped() == []


def test_the_sheet_has_three_stops_by_key(visit: Visit) -> None:
    page = with_much(visit).page
    slider = page.get_by_role("slider", name="Panel height")
    slider.focus()
    expect(slider).to_have_attribute("aria-valuetext", "normal")
    page.keyboard.press("ArrowDown")
    expect(slider).to_have_attribute("aria-valuetext", "prompt only")
    expect(slider).to_be_focused()  # the arrow keys did not move to the targets
    page.keyboard.press("End")
    expect(slider).to_have_attribute("aria-valuetext", "full")
    page.reload()
    expect(slider).to_have_attribute("aria-valuetext", "full")  # the stop is stored


def test_the_sheet_is_drawn_by_a_finger(visit: Visit) -> None:
    page = at_a_table(visit).page
    slider = page.get_by_role("slider", name="Panel height")
    box = slider.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def draw(start: float, to: float) -> None:
        page.mouse.move(x, start)
        page.mouse.down()
        page.mouse.move(x, (start + to) / 2, steps=8)
        page.mouse.move(x, to, steps=8)
        page.mouse.up()

    draw(y, 739)
    expect(slider).to_have_attribute("aria-valuetext", "prompt only")
    box = slider.bounding_box()
    assert box is not None
    draw(box["y"] + box["height"] / 2, 60)
    expect(page.locator(".mine")).to_be_visible()
    expect(slider).not_to_have_attribute("aria-valuetext", "prompt only")


def fingers(
    cdp: CDPSession, kind: str, *points: tuple[float, float], at: float | None = None
) -> None:
    touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
    when = {} if at is None else {"timestamp": at}
    cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches, **when})


def test_two_fingers_zoom_the_board_and_one_moves_it(visit: Visit) -> None:
    page = at_a_table(visit, "Vikings on Board").page
    scene = page.locator(".stage .pan > .scene")
    pan = page.locator(".stage .pan")
    before = scene.bounding_box()
    assert before is not None
    cx, cy = before["x"] + before["width"] / 2, before["y"] + before["height"] / 2
    cdp = page.context.new_cdp_session(page)
    fingers(cdp, "touchStart", (cx - 30, cy), (cx + 30, cy))
    for spread in (40, 50, 60, 70):
        fingers(cdp, "touchMove", (cx - spread, cy), (cx + spread, cy))
    fingers(cdp, "touchEnd")
    expect(page.locator(".pan.zoomed")).to_be_visible()
    after = scene.bounding_box()
    assert after is not None
    assert after["width"] > before["width"] * 1.8
    expect(pan).not_to_have_js_property("scrollLeft", 0)  # the zoom is centred between the fingers
    left = pan.evaluate("pan => pan.scrollLeft")
    fingers(cdp, "touchStart", (cx, cy))
    for step in (20, 40, 60, 80):
        fingers(cdp, "touchMove", (cx - step, cy))
    fingers(cdp, "touchEnd")
    expect(pan).not_to_have_js_property("scrollLeft", left)
    assert pan.evaluate("pan => pan.scrollLeft") > left
    page.locator("body").press("0")
    expect(page.locator(".pan.zoomed")).to_have_count(0)


def test_two_taps_fit_the_board_again(visit: Visit) -> None:
    page = at_a_table(visit, "Vikings on Board").page
    page.locator("body").press("+")
    zoomed = page.locator(".pan.zoomed")
    expect(zoomed).to_be_visible()
    box = zoomed.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] - 30  # beside all targets
    cdp = page.context.new_cdp_session(page)

    def tap(at: float) -> None:
        """Taps at this second of the page's clock."""
        fingers(cdp, "touchStart", (x, y), at=at)
        fingers(cdp, "touchEnd", at=at + 0.05)

    now = time.time()
    tap(now)
    expect(zoomed).to_be_visible()
    tap(now + 0.2)
    expect(zoomed).to_have_count(0)
