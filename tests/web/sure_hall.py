"""The hall without chance of its own: `python -m tests.web.sure_hall serve`.

A table's seed follows from the nonces that the visitors bring, and an easy bot's choice from the
position, so that a browser test meets the same table each time. All else is the hall as it is.
"""

import hashlib
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from random import Random
from unittest.mock import patch

from meadhall.core.state import State
from meadhall.hall.fleet import bots
from meadhall.hall.lobby import seating
from meadhall.hall.net.api import people as guests
from meadhall.hall.protocol.tables import NewTable
from meadhall.hall.run.cli import app
from meadhall.hall.run.hall import Hall as Worker
from meadhall.hall.store import people
from meadhall.hall.table import fair
from meadhall.hall.table.match import dumped
from meadhall.hall.table.table import Table

ROOT = Path(__file__).resolve().parents[2]
QUICK = {  # bots answer at once, nobody is asked to slow down
    "MEADHALL_BOT_PAUSE": "0",
    "MEADHALL_BOT_BUDGET": "20",
    "MEADHALL_LIMITS": "false",
    "MEADHALL_LOG_LEVEL": "warning",
}

opened: Counter[str] = Counter()
opening: ContextVar[str | None] = ContextVar("opening", default=None)
open_table = seating.open_table
new_secret = fair.new_secret
choose = bots.BotPool.choose


async def open_sure_table(worker: Worker, person: str, wish: NewTable) -> Table:
    wanted = f"{wish.game} {wish.nonce}"
    opened[wanted] += 1
    digits = hashlib.sha256(f"{wanted} {opened[wanted]}".encode()).hexdigest()
    before = opening.set(digits)
    try:
        return await open_table(worker, person, wish)
    finally:
        opening.reset(before)


def sure_id() -> str:
    digits = opening.get()
    return digits[:12] if digits else people.new_id()


def sure_secret() -> str:
    return opening.get() or new_secret()


async def choose_surely(pool: bots.BotPool, state: State, seat: int, bot: str) -> int:
    if bot != "random":
        return await choose(pool, state, seat, bot)
    return Random(f"{dumped(state)} {seat}").choice(state.legal(seat))


@contextmanager
def running(data: Path) -> Iterator[str]:
    """Runs this hall as a process with the built client and yields its address."""
    dist = ROOT / "web" / "dist"
    if not (dist / "index.html").exists():
        raise RuntimeError("web/dist is missing: run `make web` first")
    command = [sys.executable, "-m", "tests.web.sure_hall", "serve", "--port", "0"]
    with (data / "log").open("w") as log:
        server = subprocess.Popen(
            [*command, "--data", str(data), "--web", str(dist)],
            env={**os.environ, **QUICK},
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
    patch.object(seating, "open_table", open_sure_table).start()
    patch.object(seating, "new_id", sure_id).start()
    patch.object(fair, "new_secret", sure_secret).start()
    patch.object(guests, "any_colour", lambda: "red").start()  # it decides about the seat
    patch.object(fair, "new_nonce", lambda: "a bot's").start()
    patch.object(bots.BotPool, "choose", choose_surely).start()
    app()
