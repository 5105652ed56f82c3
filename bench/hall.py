"""Measures the capacity of a hall: tables whose two sides are played over real sockets.

The hall, the peer and the load run in separate processes. `play` is the load: it plays `tables`
tables at a time, and every side moves as soon as it can. The latency of a move is the time from
sending the command to receiving the resulting position. The tables of both systems are opened,
joined and started before the measurement, since moves are measured and not the lobby. Both play
the same minimal game, since the servers are compared and not the games; the hall then also plays
a real one.
"""

import asyncio
import gc
import math
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec
import psutil

from bench.boardgame_io import PeerPair, start_peer
from bench.client import Load, stop
from bench.noughts import SLUG
from bench.noughts.rules import MARKS
from bench.tables import Pair, start_hall, with_path

WARM_UP = 2.0  # seconds, not measured
AHEAD = 12_000  # moves per second for which games are prepared
MOST_GAMES = 20  # prepared games per pair; a pair that needs more waits for new ones
PEER = "boardgame.io"
REAL = "animals-on-board"
LENGTH = {SLUG: MARKS, REAL: 60}  # moves of a short game


class Report(msgspec.Struct):
    system: str
    game: str
    tables: int
    moves_per_second: float
    p50_ms: float
    p99_ms: float
    server_cpu: float  # cores used
    server_mb: float
    load_cpu: float
    late: int  # games prepared during the measurement


async def play(system: str, game: str, port: int, pid: int, tables: int, seconds: float) -> Report:
    gc.disable()
    load = Load()
    server = psutil.Process(pid)
    kind = PeerPair if system == PEER else Pair
    pairs = [kind(load, port, game) for _ in range(tables)]  # every seat is a different person
    games = math.ceil(AHEAD * (WARM_UP + seconds) / tables / LENGTH[game])
    games = min(games, MOST_GAMES)
    for at in range(0, tables, 8):
        await asyncio.gather(*(pair.arrive(games) for pair in pairs[at : at + 8]))
    tasks = [asyncio.create_task(pair.play()) for pair in pairs]
    await asyncio.wait(tasks, timeout=WARM_UP, return_when=asyncio.FIRST_EXCEPTION)
    load.counting = True
    print("measuring", file=sys.stderr, flush=True)
    before, cpu, own = time.perf_counter(), sum(server.cpu_times()[:2]), time.process_time()
    load.late = 0
    await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    spent = time.perf_counter() - before
    used, own = sum(server.cpu_times()[:2]) - cpu, time.process_time() - own
    memory = server.memory_info().rss / 1e6
    for task in tasks:
        if task.done():
            task.result()
        task.cancel()
    times = sorted(load.times) or [0.0]
    return Report(
        system=system,
        game=game,
        tables=tables,
        moves_per_second=round(len(load.times) / spent, 1),
        p50_ms=round(times[len(times) // 2] * 1000, 2),
        p99_ms=round(times[int(len(times) * 0.99)] * 1000, 2),
        server_cpu=round(used / spent, 2),
        server_mb=round(memory, 1),
        load_cpu=round(own / spent, 2),
        late=load.late,
    )


def run(
    tables: int, seconds: float, database: str = "", peer: Path | None = None, rounds: int = 1
) -> list[Report]:
    """Runs the hall and boardgame.io alternately with the same load, since machine speed varies."""
    reports = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        starts: list[tuple[str, str, Callable[[], tuple[subprocess.Popen[str], int]]]]
        starts = [("meadhall", SLUG, partial(start_hall, folder, database))]
        if peer is not None:
            starts.append((PEER, SLUG, partial(start_peer, peer)))
        starts *= rounds
        starts.append(("meadhall", REAL, partial(start_hall, folder, database)))
        for system, game, start in starts:
            server, port = start()
            try:
                command = [sys.executable, "-m", "bench", "load", system, game, str(port),
                           str(server.pid), str(tables), str(seconds)]  # fmt: skip
                done = subprocess.run(
                    command, env=with_path(), capture_output=True, text=True, check=True
                )
                reports.append(msgspec.json.decode(done.stdout, type=Report))
            finally:
                stop(server)
    return reports


def beside_peer(reports: list[Report]) -> list[tuple[float, float]]:
    """Ratios of the hall's moves per second and p99 to the peer's, for each round."""
    ours = [one for one in reports if one.system != PEER and one.game == SLUG]
    peers = [one for one in reports if one.system == PEER]
    return [
        (one.moves_per_second / peer.moves_per_second, one.p99_ms / peer.p99_ms)
        for one, peer in zip(ours, peers, strict=False)
    ]
