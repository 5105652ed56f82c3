"""A deterministic hall: `python -m tests.web.sure_hall`.

A table's seed depends only on the visitors' nonces, and an easy bot's choice only on the position,
so that a browser test gets the same table in every run. Everything else is the normal hall.
"""

import hashlib
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from meadhall.core.state import State
from meadhall.hall.fleet.bots import BotPool
from meadhall.hall.protocol.base import Colour
from meadhall.hall.run.serve import serve
from meadhall.hall.run.settings import load
from meadhall.hall.table.fair import Chance
from meadhall.hall.table.match import dumped

ROOT = Path(__file__).resolve().parents[2]
QUICK = {  # bots move at once, no rate limits
    "MEADHALL_BOT_PAUSE": "0",
    "MEADHALL_BOT_BUDGET": "20",
    "MEADHALL_LIMITS": "false",
    "MEADHALL_LOG_LEVEL": "warning",
}


class SureChance(Chance):
    """The same table for the same game and nonce, counted; the same colour for every guest."""

    def __init__(self) -> None:
        self.opened: Counter[str] = Counter()

    def table(self, game: str, nonce: str | None) -> tuple[str, str]:
        wanted = f"{game} {nonce}"
        self.opened[wanted] += 1
        digits = hashlib.sha256(f"{wanted} {self.opened[wanted]}".encode()).hexdigest()
        return digits[:12], digits

    def nonce(self) -> str:
        return "a bot's"

    def colour(self) -> Colour:
        return "red"  # it decides about the seat


class SureBots(BotPool):
    """An easy bot's choice follows from the position."""

    async def choose(self, state: State, seat: int, bot: str) -> int:
        if bot != "random":
            return await super().choose(state, seat, bot)
        return Random(f"{dumped(state)} {seat}").choice(state.legal(seat))


@contextmanager
def running(data: Path) -> Iterator[str]:
    """Runs this hall as a process with the built client and yields its URL."""
    dist = ROOT / "web" / "dist"
    if not (dist / "index.html").exists():
        raise RuntimeError("web/dist is missing: run `make web` first")
    place = {"MEADHALL_PORT": "0", "MEADHALL_DATA": str(data), "MEADHALL_WEB": str(dist)}
    with (data / "log").open("w") as log:
        server = subprocess.Popen(
            [sys.executable, "-m", "tests.web.sure_hall"],
            env={**os.environ, **QUICK, **place},
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
        assert server.stdout is not None
        line = server.stdout.readline()
        address = re.search(r"http://\S+", line)
        if address is None:
            server.kill()
            said = (data / "log").read_text()[-2000:]
            raise RuntimeError(f"the hall did not open: {line!r} {said}")
        try:
            yield address.group()
        finally:
            server.terminate()
            server.wait(20)
            server.stdout.close()


if __name__ == "__main__":
    settings = load()
    sys.exit(serve(settings, chance=SureChance(), bots=SureBots(settings)))
