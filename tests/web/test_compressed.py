"""The client comes compressed: on a slow line that is most of the wait."""

import re
import urllib.request


def test_scripts_are_compressed_and_answers_of_the_api_are_not(hall: str) -> None:
    def coding(path: str) -> tuple[str | None, bytes]:
        request = urllib.request.Request(f"{hall}{path}", headers={"Accept-Encoding": "gzip"})
        with urllib.request.urlopen(request, timeout=15) as answer:
            return answer.headers.get("content-encoding"), answer.read()

    with urllib.request.urlopen(hall, timeout=15) as answer:
        page = answer.read().decode()
    script = re.search(r'src="(/assets/[^"]+[.]js)"', page)
    assert script is not None
    assert coding(script[1])[0] == "gzip"
    assert coding("/api/games")[0] is None  # nothing beside a secret is ever compressed
