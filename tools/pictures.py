"""Takes the README's screenshots from the running client: `make pictures`.

Each screenshot shows a real table in a real hall with fixed seeds, so that it changes only when
the client or a game changes.
"""

import random
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.web import sure_hall  # noqa: E402  (needs the path above)
from tests.web.visitor import PHONE, Visitor, chromium  # noqa: E402

TARGET = ROOT / "docs" / "pictures"
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
NONCE = "crypto.getRandomValues = (all) => (all.fill(7), all)"
# file name: game, other seats, choices to make before the picture, on a phone, at night
PICTURES = {
    "vikings-on-board": ("Vikings on Board", 3, 40, False, False),
    "skibe": ("Skibe", 3, 40, False, True),
    "animals-on-board": ("Animals on Board", 2, 24, False, False),
    "animals-on-board-phone": ("Animals on Board", 2, 25, True, True),
}


def take(browser: Browser, hall: str, name: str) -> None:
    game, others, choices, phone, night = PICTURES[name]
    context = browser.new_context(
        base_url=hall,
        viewport=PHONE if phone else DESKTOP,
        has_touch=phone,
        device_scale_factor=1.5 if phone else 1,
        color_scheme="dark" if night else "light",
        reduced_motion="reduce",
    )
    context.add_init_script(NONCE)
    context.request.post("/api/guest", data={"name": "Astrid"})
    visitor = Visitor(context.new_page())
    visitor.open_table(game, ["Easy bot"] * others)
    chance = random.Random(name)
    for _ in range(choices):
        while not visitor.play("touch" if phone else "mouse", chance):
            visitor.page.wait_for_timeout(40)
    visitor.page.wait_for_selector("[data-legal]:visible")
    visitor.page.mouse.move(0, 0)
    visitor.page.wait_for_timeout(500)  # until the last animation has ended
    visitor.page.screenshot(path=TARGET / f"{name}.jpg", type="jpeg", quality=88)
    print(TARGET / f"{name}.jpg", flush=True)
    context.close()


def main() -> None:
    TARGET.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        with sure_hall.running(Path(data)) as hall:
            for name in sys.argv[1:] or PICTURES:
                take(browser, hall, name)
        browser.close()


if __name__ == "__main__":
    main()
