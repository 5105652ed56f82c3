"""Measures the load time of a table's page on a slow phone.

    python tools/slowphone.py [URL of a hall]

Chromium is slowed down four times, 360 px wide, on Slow 4G (400 ms round trip, 400 kbit/s) and
Fast 3G (150 ms, 1.6 Mbit/s). First visit: no cookie, empty cache. Second visit: the same person.
Prints the time until the board is drawn and the bytes transferred by then; medians of three.
"""

import statistics
import sys
from pathlib import Path

from playwright.sync_api import BrowserContext, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.web.visitor import PHONE, Visitor, chromium

LINES = {"Fast 3G": (150, 1600), "Slow 4G": (400, 400)}  # ms, kbit/s
GAMES = {  # seats
    "Animals on Board": 2,
    "Vikings on Board": 2,
    "Skibe": 3,
    "Looot": 2,
    "A Feast for Odin": 2,
}
SLOWER = 4
TRIES = 3
DRAWN = """new MutationObserver(() => {
  const board = document.querySelector('.stage :is(.scene, .looot, .odin) svg *');
  if (board) window.drawn ??= performance.now();
}).observe(document, { childList: true, subtree: true })"""


def visit(context: BrowserContext, path: str, line: str) -> tuple[float, float]:
    """Seconds until the board is drawn, and kB transferred by then."""
    page = context.new_page()
    page.add_init_script(DRAWN)
    cdp = context.new_cdp_session(page)
    cdp.send("Network.enable")
    latency, kbit = LINES[line]
    speed = {"downloadThroughput": kbit * 125, "uploadThroughput": kbit * 125}
    cdp.send("Network.emulateNetworkConditions", {"offline": False, "latency": latency, **speed})
    cdp.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    loaded: list[int] = []
    cdp.on("Network.loadingFinished", lambda event: loaded.append(event["encodedDataLength"]))
    page.goto(path, wait_until="commit")
    page.wait_for_function("() => window.drawn", timeout=120_000)
    found = page.evaluate("window.drawn") / 1000, sum(loaded) / 1000
    page.wait_for_timeout(2000)  # later requests fill the cache for the next visit
    page.close()
    return found


def main(hall: str) -> None:
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        host = Visitor(browser.new_page(base_url=hall))
        tables = {}
        for game, seats in GAMES.items():
            tables[game] = host.open_table(game, ["Easy bot"] * (seats - 1))
            host.page.wait_for_selector("[data-legal]")
        for line in LINES:
            for game, table in tables.items():
                found: dict[str, list[tuple[float, float]]] = {"newcomer": [], "again": []}
                for _ in range(TRIES):
                    context = browser.new_context(base_url=hall, viewport=PHONE, has_touch=True)
                    for visits in found.values():
                        visits.append(visit(context, f"/table/{table}", line))
                    context.close()
                told = (
                    f"{who} {statistics.median(seconds for seconds, _ in visits):.1f} s, "
                    f"{statistics.median(size for _, size in visits):.0f} kB"
                    for who, visits in found.items()
                )
                print(f"{line}, {game}: {'; '.join(told)}", flush=True)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000")
