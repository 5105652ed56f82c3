"""Somebody with a browser: opens pages, plays by mouse, keys or touch, notices errors."""

import importlib.util
import random
from pathlib import Path
from types import ModuleType
from typing import Any, Literal

from playwright.sync_api import ConsoleMessage, Locator, Page, expect

ROOT = Path(__file__).resolve().parents[2]
Way = Literal["mouse", "keys", "touch"]
READY = "main, .tablepage, .ending"

# A piece shows "3" above "fox"; its button is named for the move, "Take fox 3": the words are
# there, only not in the order in which axe would read the picture.
RULES = {"label-content-name-mismatch": {"enabled": False}}

# Text that is cut off, or runs out of its box, where no ellipsis was meant.
CLIPPED = """() => {
  const wrong = [];
  const shown = (el) => {
    const style = getComputedStyle(el);
    return style.visibility !== 'hidden' && style.display !== 'none' && el.getClientRects().length;
  };
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth + 1) wrong.push(`page is ${root.scrollWidth} px wide`);
  for (const el of document.querySelectorAll('button, a, h1, h2, h3, p, label, td, th, .chip')) {
    if (!shown(el) || el.closest('.sr, .ellip, [aria-hidden=true], svg, .sprite')) continue;
    const style = getComputedStyle(el);
    if (style.clipPath !== 'none') continue;
    const cut = style.overflowX !== 'visible' && el.scrollWidth > el.clientWidth + 1;
    const out = style.display !== 'inline' && el.scrollWidth > el.clientWidth + 2
      && el.clientWidth > 0 && style.overflowX === 'visible' && !el.querySelector('svg, select');
    if ((cut || out) && el.innerText.trim()) {
      wrong.push(`${el.tagName} ${el.className}: ${el.innerText.trim().slice(0, 60)}`);
    }
  }
  return wrong;
}"""

# Touch targets smaller than 44 px (links inside a sentence are text).
SMALL = """() => [...document.querySelectorAll('button, select, input, a.btn, a.iconbtn')]
  .filter((el) => el.getClientRects().length && !el.disabled && !el.closest('.sr, .steps'))
  .filter((el) => !['checkbox', 'range', 'file'].includes(el.type))
  .map((el) => [el, el.getBoundingClientRect()])
  .filter(([, at]) => at.height < 43.5 || at.width < 43.5)
  .map(([el, at]) => `${el.className} ${el.ariaLabel ?? el.innerText.slice(0, 30)}: `
    + `${Math.round(at.width)}x${Math.round(at.height)}`)"""


def tool(name: str) -> ModuleType:
    """A script of tools/ as a module."""
    spec = importlib.util.spec_from_file_location(f"tool_{name}", ROOT / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def chromium() -> str:
    path = tool("browser").found()
    assert path, "no Chromium: run `make browser`"
    return str(path)


class Visitor:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.errors: list[str] = []
        self.offline = False
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.errors.append(f"page error: {error}"))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not self.offline:
            self.errors.append(f"{self.page.url}: {message.text}")

    def go(self, path: str) -> None:
        self.page.goto(path)
        self.page.wait_for_selector(READY)
        self.page.wait_for_load_state("networkidle")

    def problems(self, axe: str) -> list[str]:
        """What axe finds on the page as it is."""
        self.page.evaluate(axe)
        found: dict[str, Any] = self.page.evaluate("rules => axe.run(document, { rules })", RULES)
        return [
            f"{rule['id']}: {node['html'][:160]} ({node['failureSummary'][-160:]})"
            for rule in found["violations"]
            for node in rule["nodes"]
        ]

    def clipped(self) -> list[str]:
        found: list[str] = self.page.evaluate(CLIPPED)
        return found

    def small(self) -> list[str]:
        found: list[str] = self.page.evaluate(SMALL)
        return found

    # --- around a table -------------------------------------------------------------

    def open_table(self, game: str, seats: list[str]) -> str:
        """A new table from the form, one choice for every seat after the own; its id."""
        self.go("/")
        self.page.locator(".game", has_text=game).click()
        form = self.page.locator("form.create")
        for at, wish in enumerate(seats):
            form.locator(".slot select").nth(at).select_option(label=wish)
        form.locator("button.primary").click()
        self.page.wait_for_url("**/table/*")
        return self.table

    @property
    def table(self) -> str:
        return self.page.url.split("/table/")[1].split("?")[0]

    # --- playing ----------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.page.locator(".ending").count() > 0

    def play(self, way: Way, chance: random.Random) -> bool:
        """One step towards the end, if this visitor is asked: a choice, or its confirmation."""
        confirm = self.page.locator("[data-confirm]:not([disabled])")
        targets = self.page.locator("[data-legal]:not([disabled]):visible")
        if confirm.count() and (not targets.count() or chance.random() < 0.7):
            self._press(confirm.first, way)
            return True
        count = targets.count()
        if not count:
            return False
        self._press(targets.nth(chance.randrange(count)), way)
        return True

    def _press(self, what: Locator, way: Way) -> None:
        try:
            if way == "mouse":
                what.click(timeout=2000)
            elif way == "touch":
                what.tap(timeout=2000)
            else:
                what.focus(timeout=2000)
                self.page.keyboard.press("Enter")
        except Exception as error:  # the table moved on while the hand was moving
            if "Timeout" not in str(error) and "detached" not in str(error):
                raise


def play_out(players: list[tuple[Visitor, Way]], chance: random.Random, most: int = 4000) -> None:
    """Until the tally is on every screen."""
    idle = 0
    for _ in range(most):
        if all(visitor.over for visitor, _ in players):
            return
        moved = [visitor.play(way, chance) for visitor, way in players if not visitor.over]
        if any(moved):
            idle = 0
        else:
            idle += 1
            players[0][0].page.wait_for_timeout(40)
        assert idle < 500, f"nobody can move: {[v.page.url for v, _ in players]}"
    raise AssertionError("the game does not end")


def same_tally(one: Page, other: Page) -> None:
    """Both see the same totals."""
    row = ".ending .total td"
    expect(other.locator(row)).to_have_text(one.locator(row).all_text_contents())
