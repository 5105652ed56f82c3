"""A visitor with a browser: opens pages, plays by mouse, keys or touch, records errors."""

import importlib.util
import json
import random
import re
from collections import Counter
from pathlib import Path
from types import ModuleType
from typing import Any, Literal
from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, ElementHandle, Locator, Page, ViewportSize, expect
from playwright.sync_api import Error as PlaywrightError
from websockets.sync.client import connect

ROOT = Path(__file__).resolve().parents[2]
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 360, "height": 740}
Way = Literal["mouse", "keys", "touch"]
READY = "main, .tablepage, .ending"

# A piece shows "3" above "fox", and its button is named after the move, "Take fox 3": the visible
# words are in the name, but not in the order that axe expects.
RULES = {"label-content-name-mismatch": {"enabled": False}}

# Text that is clipped or overflows its box without an intended ellipsis.
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

# Words of a drawn board that overlap each other or leave the board or their plate.
OVERLAPS = """() => {
  const wrong = [];
  const scene = document.querySelector('.stage .scene svg');
  if (!scene) return wrong;
  const stage = document.querySelector('.stage').getBoundingClientRect();
  const words = [...scene.querySelectorAll('text')]
    .filter((el) => el.textContent.trim() && !el.closest('[data-tag]'))
    .map((el) => ({ el, text: el.textContent.trim(), at: el.getBoundingClientRect() }));
  for (const { el, text, at } of words) {
    if (at.left < stage.left - 1 || at.right > stage.right + 1) wrong.push(`off stage: ${text}`);
    const middle = (at.left + at.right) / 2;
    const plate = [...el.parentElement.children].filter((one) => one.tagName === 'rect')
      .map((one) => one.getBoundingClientRect())
      .find((box) => box.left < middle && box.right > middle
        && box.top <= at.top + 2 && box.bottom >= at.bottom - 2);
    if (plate && (at.left < plate.left - 1 || at.right > plate.right + 1)) {
      wrong.push(`wider than its plate: ${text}`);
    }
    for (const other of el.parentElement.querySelectorAll('.figure')) {
      const figure = other.getBoundingClientRect();
      if (at.left < figure.left && at.right > figure.left + 2 && at.top < figure.bottom
          && at.bottom > figure.top && el.parentElement.matches('.queue')) {
        wrong.push(`under a figure: ${text}`);
        break;
      }
    }
  }
  words.forEach((a, n) => words.slice(n + 1).forEach((b) => {
    const width = Math.min(a.at.right, b.at.right) - Math.max(a.at.left, b.at.left);
    const ink = ({ at }) => [at.top + at.height * 0.2, at.bottom - at.height * 0.2];
    const [[top, bottom], [above, below]] = [ink(a), ink(b)]; // a line is higher than its letters
    const height = Math.min(bottom, below) - Math.max(top, above);
    if (width > 2 && height > 1) wrong.push(`over each other: ${a.text} | ${b.text}`);
  }));
  return wrong;
}"""

# Components of board and bench without a tooltip.
UNTOLD = """() => {
  const root = document.querySelector('.tablepage');
  const stop = (event) => event.stopPropagation();
  root.addEventListener('keydown', stop);
  const mute = [...document.querySelectorAll('.stage, .mine')]
    .flatMap((part) => [...part.querySelectorAll('[data-piece], [data-legal], [role=img]')])
    .filter((el) => el.getClientRects().length && !el.closest('.btn'))
    .filter((el) => {
      document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      el.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true, cancelable: true }));
      return !document.querySelector('[role=tooltip]')?.textContent.trim();
    });
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  root.removeEventListener('keydown', stop);
  return mute.map((el) => el.outerHTML.slice(0, 200));
}"""

# The container of each piece; on the text board its text.
PIECES = """() => [...document.querySelectorAll('.tablepage [data-piece], .textboard .table')]
  .map((el) => `${el.dataset.piece ?? el.textContent} in `
    + el.parentElement.closest('[role=group], [role=list], section')?.ariaLabel).sort()"""

# Touch targets smaller than 44 px (links inside a sentence are text).
SMALL = """() => [...document.querySelectorAll('button, select, input, a.btn, a.iconbtn')]
  .filter((el) => el.getClientRects().length && !el.disabled && !el.closest('.sr, .steps'))
  .filter((el) => !['checkbox', 'range', 'file'].includes(el.type))
  .map((el) => [el, el.getBoundingClientRect()])
  .filter(([, at]) => at.height < 43.5 || at.width < 43.5)
  .map(([el, at]) => `${el.className} ${el.ariaLabel ?? el.innerText.slice(0, 30)}: `
    + `${Math.round(at.width)}x${Math.round(at.height)}`)"""


# Texts of the legal targets; null while a reply of the hall is pending.
SIGHT = """() => document.querySelector('[data-busy]') ? null
  : [...document.querySelectorAll('[data-legal], [data-confirm]')]
    .filter((el) => !el.disabled && el.getClientRects().length)
    .map((el) => `${el.ariaLabel ?? el.innerText} ${el.ariaPressed}`).join('; ') || null"""

# Position of the focus relative to an element: on it, before or behind it, and the distance.
FOCUS = """(wanted) => {
  const now = document.activeElement;
  const middle = (el) => {
    const at = el.getBoundingClientRect();
    return [at.left + at.width / 2, at.top + at.height / 2];
  };
  const [x, y] = middle(wanted);
  const [fromX, fromY] = middle(now);
  return {
    here: now === wanted,
    gone: !wanted.isConnected || wanted.disabled === true,
    target: now.matches('[data-legal]'),
    nowhere: now === document.body,
    ahead: !!(now.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_FOLLOWING),
    dx: x - fromX,
    dy: y - fromY,
    number: [...document.querySelectorAll('.tablepage [data-legal]')]
      .filter((el) => el.getClientRects().length)
      .indexOf(wanted) + 1,
  };
}"""

MOST_STEPS = 400  # presses of Tab; enough for every page


def tool(name: str) -> ModuleType:
    """Loads a script of tools/ as a module."""
    spec = importlib.util.spec_from_file_location(f"tool_{name}", ROOT / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def chromium(full: bool = False) -> str:
    path = tool("browser").found(full)
    assert path, "no Chromium: run `make browser`"
    return str(path)


class Visitor:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.errors: list[str] = []
        self.offline = False
        self.salts: dict[int, float] = {}
        self.sights: Counter[str] = Counter()
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.errors.append(f"page error: {error}"))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not self.offline:
            self.errors.append(f"{self.page.url}: {message.text}")

    def go(self, path: str) -> None:
        self.page.goto(path)
        self.page.wait_for_selector(READY)
        self.page.wait_for_load_state("networkidle")

    def set_language(self, language: str) -> None:
        """Sets the language of the next page."""
        self.page.evaluate(
            """language => {
              const stored = JSON.parse(localStorage.getItem('meadhall.settings'));
              localStorage.setItem('meadhall.settings', JSON.stringify({ ...stored, language }));
            }""",
            language,
        )

    def problems(self, axe: str, only: str | None = None) -> list[str]:
        """Violations that axe finds on the current page, by all rules or by one."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(axe)
        options: dict[str, Any] = {"rules": RULES}
        if only:
            options = {"runOnly": {"type": "rule", "values": [only]}}
        found: dict[str, Any] = self.page.evaluate("options => axe.run(document, options)", options)
        return [
            f"{rule['id']}: {node['html'][:160]} ({node['failureSummary'][-160:]})"
            for rule in found["violations"]
            for node in rule["nodes"]
        ]

    def clipped(self) -> list[str]:
        found: list[str] = self.page.evaluate(CLIPPED)
        return found

    def low_contrast(self, axe: str) -> list[str]:
        """Text with low contrast: the only violations that depend on the theme."""
        return self.problems(axe, only="color-contrast")

    def resize(self, size: ViewportSize) -> None:
        """Changes the viewport and waits for the layout."""
        self.page.set_viewport_size(size)
        self.page.evaluate(
            "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
        )

    def overlaps(self) -> list[str]:
        found: list[str] = self.page.evaluate(OVERLAPS)
        return found

    def untold(self) -> list[str]:
        found: list[str] = self.page.evaluate(UNTOLD)
        return found

    def pieces(self) -> list[str]:
        found: list[str] = self.page.evaluate(PIECES)
        return found

    def settles(self, pieces: list[str]) -> None:
        """Waits until the pieces are in these places."""
        self.page.wait_for_function(
            f"(wanted) => JSON.stringify(({PIECES})()) === JSON.stringify(wanted)", arg=pieces
        )

    def small(self) -> list[str]:
        found: list[str] = self.page.evaluate(SMALL)
        return found

    # --- opening tables --------------------------------------------------------------

    def open_table(
        self, game: str, seats: list[str], way: Way = "mouse", options: dict[str, str] | None = None
    ) -> str:
        """Opens a table with the form, with one choice for every other seat; returns its id."""
        self.go("/")
        self.press(self.page.locator(".game", has_text=game), way)
        form = self.page.locator("form.create")
        for at, wish in enumerate(seats):
            self._pick(form.locator(".slot select").nth(at), wish, way)
        if options:
            self.press(form.get_by_role("button", name="More options"), way)
            for name, wish in options.items():
                self._pick(form.get_by_label(name), wish, way)
        self.press(form.locator("button.primary"), way)
        self.page.wait_for_url("**/table/*")
        return self.table

    def _pick(self, choice: Locator, wish: str, way: Way) -> None:
        if way == "keys":
            self.reach(choice)
            self.page.keyboard.type(wish)
            expect(choice.locator("option:checked")).to_have_text(wish)
        else:
            choice.select_option(label=wish)

    @property
    def table(self) -> str:
        return self.page.url.split("/table/")[1].split("?")[0]

    def play_ahead(self, chance: random.Random, decisions: int = 10_000) -> None:
        """Makes the next decisions of the own seat (by default all) over a socket, then opens the
        table's page again: a fast way to reach a position."""
        table, host = self.table, urlsplit(self.page.url).netloc
        cookies = "; ".join(f"{one['name']}={one['value']}" for one in self.page.context.cookies())
        self.page.goto("about:blank")
        made = 0
        with connect(
            f"ws://{host}/ws/tables/{table}", additional_headers={"Cookie": cookies}, max_size=None
        ) as socket:
            while True:
                message = json.loads(socket.recv(timeout=60))
                assert message["type"] != "error", message
                if message["type"] != "view":
                    continue
                if message["view"]["over"] or (message["legal"] and made == decisions):
                    break
                if message["legal"]:
                    made += 1
                    command = {
                        "type": "play",
                        "id": f"ahead-{message['number']}",
                        "seen": message["number"],
                        "seat": message["seat"],
                        "moves": [chance.choice(message["legal"])["name"]],
                    }
                    socket.send(json.dumps(command))
        self.page.goto(f"/table/{table}")
        self.page.wait_for_selector(".tablepage, .ending")

    # --- playing ----------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.page.locator(".ending").count() > 0

    def play(self, way: Way, chance: random.Random) -> bool:
        """Makes one choice or confirms it, if this visitor decides; returns whether it did."""
        sight = self.page.evaluate(SIGHT)
        if sight is None:
            return False
        chance = self._seeded(sight, chance)
        confirm = self.page.locator("[data-confirm]:not([disabled])")
        targets = self.page.locator("[data-legal]:not([disabled]):visible")
        # targets that are chosen already come last
        fresh = self.page.locator("[data-legal]:not([disabled], [aria-pressed=true]):visible")
        close = self.page.locator("[role=dialog] [data-legal]:not([disabled])")
        if close.count():  # an open loupe covers the other targets
            wanted = close.element_handles()
        elif confirm.count() and (not fresh.count() or chance.random() < 0.7):
            wanted = confirm.element_handles()
        else:
            wanted = fresh.element_handles() or targets.element_handles()
        if not wanted:
            return False
        self._act(chance.choice(wanted), way, chance)
        return True

    def _seeded(self, sight: str, chance: random.Random) -> random.Random:
        """Random numbers that depend on what is shown, not on how often the page was polled."""
        salt = self.salts.setdefault(id(chance), chance.random())
        self.sights[sight] += 1
        return random.Random(f"{salt} {self.sights[sight]} {sight}")

    def press(self, what: Locator, way: Way) -> None:
        """Presses a button or link, which must be reachable."""
        if way == "mouse":
            what.click()
        elif way == "touch":
            what.tap()
        else:
            self.reach(what)
            self.page.keyboard.press("Enter")

    def reach(self, what: Locator) -> None:
        """Moves the focus there by Tab."""
        what.wait_for()
        wanted = what.element_handle()
        assert self._tab_to(wanted), f"Tab does not reach {what}"

    def _act(self, wanted: ElementHandle, way: Way, chance: random.Random) -> None:
        try:
            if way == "mouse":
                wanted.click(timeout=15_000)
            elif way == "touch":
                wanted.tap(timeout=15_000)
            else:
                self._by_keys(wanted, chance)
        except PlaywrightError as error:  # the view may change during the click
            if "not attached" in str(error) or self._gone(wanted):
                return
            raise AssertionError(f"out of reach by {way}: {error}") from error

    def _gone(self, wanted: ElementHandle) -> bool:
        gone: bool = wanted.evaluate(
            "el => !el.isConnected || el.disabled || !el.getClientRects().length"
            " || !el.matches('[data-legal], [data-confirm]')"
        )
        return gone

    def _by_keys(self, wanted: ElementHandle, chance: random.Random) -> None:
        """Chooses by keyboard: number keys, arrows and Tab, then Enter or Space."""
        at = wanted.evaluate(FOCUS)
        keys = self.page.keyboard
        if at["number"] == 0:  # the confirm button: Enter confirms unless a target has the focus
            if not at["nowhere"] and not self._tab_to(wanted):
                return
            keys.press("Enter")
            return
        if at["number"] <= 9 and chance.random() < 0.2:
            keys.press(str(at["number"]))
            return
        if (self._walk_to(wanted) if chance.random() < 0.8 else False) or self._tab_to(wanted):
            keys.press(chance.choice(["Enter", "Enter", "Space"]))

    def _walk_to(self, wanted: ElementHandle) -> bool:
        """Moves the focus there by arrow keys; False if they do not lead there."""
        known: Counter[tuple[int, int]] = Counter()
        while True:
            at = wanted.evaluate(FOCUS)
            place = (round(at["dx"]), round(at["dy"]))
            if at["here"] or at["gone"]:
                return bool(at["here"])
            if known[place] > (0 if at["target"] else 1):  # a tile in hand has the arrow keys
                return False
            known[place] += 1
            if abs(at["dx"]) > abs(at["dy"]):
                self.page.keyboard.press("ArrowRight" if at["dx"] > 0 else "ArrowLeft")
            else:
                self.page.keyboard.press("ArrowDown" if at["dy"] > 0 else "ArrowUp")
            if len(known) > 40:
                return False

    def _tab_to(self, wanted: ElementHandle) -> bool:
        for _ in range(MOST_STEPS):
            at = wanted.evaluate(FOCUS)
            if at["here"]:
                return True
            if at["gone"]:
                return False
            self.page.keyboard.press("Tab" if at["ahead"] or at["nowhere"] else "Shift+Tab")
        raise AssertionError(f"Tab does not reach {wanted.evaluate('el => el.outerHTML')[:200]}")


def play_out(players: list[tuple[Visitor, Way]], chance: random.Random, most: int = 4000) -> None:
    """Plays until every visitor sees the tally."""
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
    """Checks that both pages show the same totals."""
    row = ".ending .total td"
    expect(other.locator(row)).to_have_text(one.locator(row).all_text_contents())


def replay(visitor: Visitor, way: Way) -> None:
    """Opens the replay from the tally: steps by keys, changes the viewer, goes to the end."""
    page = visitor.page
    visitor.press(page.get_by_role("link", name="Watch replay"), way)
    page.wait_for_selector(".replay")
    count = page.locator(".count")
    page.keyboard.press(".")
    expect(count).to_have_text(re.compile(r"^1 / "))
    page.keyboard.press(",")
    expect(count).to_have_text(re.compile(r"^0 / "))
    page.locator(".eyes select").select_option("")
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="Final score")).to_be_visible()
    visitor.press(page.get_by_role("button", name="Final score"), way)
    page.wait_for_selector(".ending")
