"""What Prometheus reads at /metrics."""

import time
from functools import partial

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()
MAX_TIMES = 1000  # times of commands that are observed at once
FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)

gauge = partial(Gauge, registry=REGISTRY, multiprocess_mode="livesum")  # sum of living workers
counter = partial(Counter, registry=REGISTRY)
histogram = partial(Histogram, registry=REGISTRY, buckets=FAST)

TABLES = gauge("meadhall_tables", "Tables held in memory")
SOCKETS = gauge("meadhall_sockets", "Open sockets", ["kind"])
DESCRIPTORS = gauge("meadhall_descriptors", "Open files and connections, about")
REFUSED_CONNECTIONS = counter("meadhall_refused_connections", "Connections refused: too many")
MOVES = counter("meadhall_moves", "Journal entries committed")
COMMANDS = counter("meadhall_commands", "Socket commands", ["type", "reply"])
COMMAND_SECONDS = histogram(
    "meadhall_command_seconds",
    "From a command to its reply; under load of a sample of the commands",
)
COMMIT_SECONDS = histogram("meadhall_commit_seconds", "One transaction of moves")
COMMIT_ROWS = histogram(
    "meadhall_commit_commands",
    "Commands that shared a transaction",
    buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500),
)
REQUEST_SECONDS = histogram("meadhall_request_seconds", "HTTP requests", ["route", "status"])
BOT_SECONDS = histogram(
    "meadhall_bot_seconds",
    "A bot's thinking",
    ["bot"],
    buckets=(0.001, 0.01, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 15),
)
BOT_FAILURES = counter("meadhall_bot_failures", "Bot processes replaced", ["reason"])


class Unflushed:
    """Counted since the last `flush`: the counters of Prometheus cost too much for every move."""

    def __init__(self) -> None:
        self.moves = 0
        self.commands: dict[tuple[type, type], int] = {}
        self.seconds: list[float] = []  # that each command took


_unflushed = Unflushed()


def count_command(command: object, reply: object, started: float) -> None:
    kinds = (type(command), type(reply))
    _unflushed.commands[kinds] = _unflushed.commands.get(kinds, 0) + 1
    _unflushed.seconds.append(time.perf_counter() - started)


def count_moves(moves: int) -> None:
    _unflushed.moves += moves


def flush() -> None:
    """Hands what was counted to Prometheus."""
    global _unflushed
    counted, _unflushed = _unflushed, Unflushed()
    MOVES.inc(counted.moves)
    for (command, reply), count in counted.commands.items():
        COMMANDS.labels(command.__name__, reply.__name__).inc(count)
    step = 1 + len(counted.seconds) // MAX_TIMES
    for seconds in counted.seconds[::step]:
        COMMAND_SECONDS.observe(seconds)
