"""After the game: tally, chart and table of points, rounds in the replay."""

import json
import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from tests.web.visitor import DESKTOP, Visitor, play_out

Visit = Callable[..., Visitor]
QUICK = {"sounds": False, "forced": "once", "confirm": "never", "textBoard": True}


@pytest.fixture(scope="module")
def finished(hall: str, browser: Browser) -> str:
    """A finished table of Animals on Board."""
    context = browser.new_context(base_url=hall, viewport=DESKTOP, reduced_motion="reduce")
    kept = json.dumps(json.dumps(QUICK))
    context.add_init_script(f"localStorage.setItem('meadhall.settings', {kept})")
    visitor = Visitor(context.new_page())
    table = visitor.open_table("Animals on Board", ["Easy bot"])
    play_out([(visitor, "mouse")], random.Random(7))
    context.close()
    return table


# Records what a passive visitor is shown, one entry per change of the page. A live region is read
# out only if it was on the page before its text.
WATCH = """() => {
  window.seen = [];
  window.heard = [];
  const known = new Map();
  new MutationObserver(() => {
    for (const region of document.querySelectorAll('[aria-live], [role=status]')) {
      const text = region.textContent.trim();
      if (known.has(region) && known.get(region) !== text) window.heard.push(text);
      known.set(region, text);
    }
    const ending = document.querySelector('.ending');
    if (!ending) return;
    const all = (where) => [...ending.querySelectorAll(where)];
    window.seen.push({
      counting: all('.pl').length === 0,
      chart: all('.chart').length > 0,
      lines: all('.tally tbody tr:not(.total)').filter((row) => row.checkVisibility({
        visibilityProperty: true })).length,
    });
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}"""


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("motion", [False, True], ids=["still", "motion"])
def test_the_count_ends_by_itself(visit: Visit, finished: str, motion: bool, phone: bool) -> None:
    """Without any input all lines are counted, the winner is announced, and the chart appears."""
    visitor = visit(motion=motion, phone=phone)
    page = visitor.page
    page.add_init_script(f"({WATCH})()")
    page.goto(f"/table/{finished}")
    expect(page.locator(".ending h1")).to_have_text(re.compile(" wins"))
    expect(page.locator(".ending .chart")).to_be_visible()
    scores = page.request.get(f"/api/tables/{finished}").json()["outcome"]["scores"]
    expect(page.locator(".ending .total td")).to_have_text([str(score) for score in scores])
    assert sorted(page.locator(".pier .pts").all_text_contents(), key=int) == [
        str(score) for score in sorted(scores)
    ]
    seen = page.evaluate("window.seen")
    assert not any(one["chart"] for one in seen if one["counting"])
    lines = [one["lines"] for one in seen]
    assert lines[0] == (0 if motion else lines[-1])
    assert lines[-1] == page.locator(".tally tbody tr:not(.total)").count()
    said = page.evaluate("window.heard")
    assert any(page.locator(".ending h1").inner_text() in text for text in said), said


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_end_shows_points_over_time(visit: Visit, axe: str, finished: str, phone: bool) -> None:
    """One line per player, distinguished by more than colour; the table ends with the totals."""
    visitor = visit(phone=phone)
    page = visitor.page
    visitor.go(f"/table/{finished}")
    chart = page.get_by_role("region", name="Points over time").first
    expect(chart.locator("path.line")).to_have_count(2)
    lines = chart.locator("path.line")
    dashes = lines.evaluate_all("all => all.map((el) => el.getAttribute('stroke-dasharray'))")
    assert len(set(dashes)) == 2
    assert lines.evaluate_all("all => all.every((el) => el.getTotalLength() > 100)")
    chart.locator("summary").click()
    expect(chart.get_by_role("table")).to_be_visible()
    last = chart.locator("tbody tr").last.locator("td")
    expect(last).to_have_text(page.locator(".ending .total td").all_text_contents())
    assert visitor.problems(axe) == []
    assert visitor.clipped() == []
    if phone:
        assert visitor.small() == []


@pytest.mark.parametrize("size", [(1280, 800), (1440, 900), (1920, 1080)])
def test_the_totals_are_in_sight(visit: Visit, finished: str, size: tuple[int, int]) -> None:
    visitor = visit()
    visitor.resize({"width": size[0], "height": size[1]})
    visitor.go(f"/table/{finished}")
    total = visitor.page.locator(".ending .total").bounding_box()
    acts = visitor.page.locator(".ending .acts").bounding_box()
    assert total is not None
    assert acts is not None
    assert total["y"] + total["height"] <= acts["y"]


def test_rounds_and_moves_stand_along_the_replay(visit: Visit, finished: str) -> None:
    """A mark for every move, past ones darker; a tick for each round, reached by the Page keys."""
    visitor = visit()
    page = visitor.page
    visitor.go(f"/replay/{finished}")
    page.wait_for_selector(".replay .mark")
    expect(page.locator(".num.count")).not_to_have_text("0 / 0")  # it may load after the marks
    of = int(page.locator(".num.count").inner_text().split("/")[1])
    expect(page.locator(".lanes .dot")).to_have_count(of)
    expect(page.locator(".lanes .dot.past")).to_have_count(0)
    ticks = page.locator(".marks .mark").evaluate_all("all => all.map((el) => el.offsetLeft)")
    assert len(ticks) > 2
    assert ticks == sorted(set(ticks))
    page.keyboard.press("PageDown")
    count = page.locator(".num.count")
    expect(count).not_to_have_text(f"0 / {of}")
    begins = int(count.inner_text().split("/")[0])
    expect(page.locator(".lanes .dot.past")).to_have_count(begins)
    page.keyboard.press(".")
    slider = page.locator(".slide input")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("[Rr]ound 1"))
    page.keyboard.press("PageUp")
    page.keyboard.press("PageUp")
    expect(count).to_have_text(f"0 / {of}")
