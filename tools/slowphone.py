"""How long the table page takes on a slow phone: python tools/slowphone.py [address of a hall].

Chromium with a processor four or six times slower, an empty cache, and Slow 4G (400 ms round trip,
400 kbit/s) or Fast 3G (150 ms, 1.6 Mbit/s). Interactive: the first target can be clicked, and the
main thread was free for a moment. The best of some tries: whatever else runs here only delays it.
"""

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.web.visitor import Visitor, chromium


def line(latency: int, kbit: int) -> dict[str, object]:
    speed = kbit * 128
    return {
        "offline": False,
        "latency": latency,
        "downloadThroughput": speed,
        "uploadThroughput": speed,
    }


LINES = {"Fast 3G": line(150, 1600), "Slow 4G": line(400, 400)}
PROFILES = ((1, None), (4, "Fast 3G"), (4, "Slow 4G"), (6, "Slow 4G"))
PHONE = {"width": 360, "height": 740}
TRIES = 5
IDLE = "() => new Promise(r => requestIdleCallback(() => r(performance.now())))"


def main(hall: str) -> None:
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for rate, slow in PROFILES:
            times, sizes = [], []
            for _ in range(TRIES):
                context = browser.new_context(base_url=hall, viewport=PHONE, has_touch=True)
                page = context.new_page()
                page.set_default_timeout(120_000)
                visitor = Visitor(page)
                table = visitor.open_table("Animals on Board", ["Easy bot"])
                page.wait_for_selector("[data-legal]")
                page.close()
                fresh = context.new_page()  # the same person, nothing in the cache
                fresh.set_default_timeout(120_000)
                cdp = context.new_cdp_session(fresh)
                cdp.send("Network.enable")
                cdp.send("Network.setCacheDisabled", {"cacheDisabled": True})
                if slow:
                    cdp.send("Network.emulateNetworkConditions", LINES[slow])
                cdp.send("Emulation.setCPUThrottlingRate", {"rate": rate})
                loaded: list[int] = []
                cdp.on(
                    "Network.loadingFinished",
                    lambda event, to=loaded: to.append(event["encodedDataLength"]),
                )
                fresh.goto(f"/table/{table}", wait_until="commit")
                fresh.wait_for_selector("[data-legal]:not([disabled])")
                times.append(fresh.evaluate(IDLE))
                sizes.append(sum(loaded))
                context.close()
            kind = f"processor 1/{rate}" + (f", {slow}" if slow else "")
            print(f"{kind}: {min(times) / 1000:.1f} s to interactive, {min(sizes) / 1000:.0f} kB")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000")
