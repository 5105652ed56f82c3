"""The client is sent compressed and with preload hints."""

import re
import urllib.request
from collections.abc import Callable

from tests.web.visitor import Visitor

Visit = Callable[..., Visitor]


def coding(address: str, accepted: str) -> str | None:
    request = urllib.request.Request(address, headers={"Accept-Encoding": accepted})
    with urllib.request.urlopen(request, timeout=15) as answer:
        found: str | None = answer.headers.get("content-encoding")
        return found


def page(address: str, language: str = "en") -> str:
    request = urllib.request.Request(address, headers={"Accept-Language": language})
    with urllib.request.urlopen(request, timeout=15) as answer:
        return str(answer.read().decode())


def test_what_is_the_same_for_all_is_compressed_and_other_answers_are_not(hall: str) -> None:
    script = re.search(r'src="(/assets/[^"]+[.]js)"', page(hall))
    assert script is not None
    assert coding(f"{hall}{script[1]}", "gzip") == "gzip"
    assert coding(f"{hall}{script[1]}", "gzip, deflate, br") == "br"
    assert coding(f"{hall}/texts/en/skibe.ftl", "gzip") == "gzip"
    assert coding(f"{hall}/api/games", "gzip") == "gzip"
    assert coding(f"{hall}/metrics", "gzip") is None  # responses with secrets are never compressed


def test_the_page_of_a_table_names_at_once_all_that_it_loads(visit: Visit, hall: str) -> None:
    """Script, styles, board and texts of this game in this language only."""
    visitor = visit()
    table = visitor.open_table("Animals on Board", ["Easy bot"])
    visitor.page.wait_for_selector("[data-legal]")
    told = page(f"{hall}/table/{table}")
    fresh = visit(like=visitor)
    asked: list[str] = []
    fresh.page.on("request", lambda request: asked.append(request.url.removeprefix(hall)))
    fresh.page.goto(f"/table/{table}")
    fresh.page.wait_for_selector("[data-legal]")
    sorts = (".js", ".css", ".ftl", "/api/games")
    needed = {path for path in asked if path.endswith(sorts) and "sw.js" not in path}
    assert {path for path in needed if f'"{path}"' not in told} == set()
    games = ("skibe", "vikings-on-board", "feast-for-odin", "looot")
    assert [path for path in needed if any(game in path for game in games)] == []
    assert "/texts/pl/animals-on-board.ftl" in page(f"{hall}/table/{table}", "pl,en;q=0.5")
    assert "/texts/en/animals-on-board.ftl" in page(f"{hall}/table/{table}", "ja")
    assert "animals-on-board" not in page(f"{hall}/table/nowhere")
