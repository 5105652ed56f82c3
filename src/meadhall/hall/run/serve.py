"""Running the hall: one process, or a supervisor with several workers behind one port."""

import asyncio
import gc
import logging
import os
import select
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Awaitable, Callable
from functools import partial
from queue import SimpleQueue

import msgspec
import uvicorn
from prometheus_client.multiprocess import mark_process_dead

from meadhall.hall.fleet.bots import BotPool
from meadhall.hall.net.app import make_app
from meadhall.hall.net.http import Connections, HttpConfig, raise_descriptor_limit
from meadhall.hall.problems import Refused
from meadhall.hall.run import logs
from meadhall.hall.run.clock import HallClock
from meadhall.hall.run.hall import Hall
from meadhall.hall.run.settings import Settings
from meadhall.hall.store.database import Database
from meadhall.hall.store.outages import OUTAGE, beat, last_instant
from meadhall.hall.table.fair import Chance

log = logging.getLogger(__name__)

SETTINGS = "MEADHALL_WORKER_SETTINGS"
FD = "MEADHALL_WORKER_FD"
ALIVE = "MEADHALL_WORKER_ALIVE"
PAUSE = 0.5  # seconds before an ended worker is replaced: one that cannot start must not spin
SIGN_OF_LIFE = 1  # seconds from one to the next
SILENCE = 30.0  # seconds without a sign of life after which a worker is replaced
START = 120.0  # the same, before the first one


class Server(uvicorn.Server):
    """uvicorn's server. Sockets close themselves (`Socket.shutdown`)."""

    def __init__(self, config: uvicorn.Config, hall: Hall) -> None:
        super().__init__(config)
        self.hall = hall

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        tune_gc()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.hall.worker.stopping = True  # no bot begins to think any more
        await super().shutdown(sockets)


def tune_gc() -> None:
    """Collects garbage rarely: moves leave no reference cycles, and a collection that visits
    thousands of tables is a pause for all of them. A thread that returns from the disk gets the
    interpreter soon."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 50)
    sys.setswitchinterval(0.001)


def _server(hall: Hall, on_alive: Callable[[], Awaitable[None]] | None = None) -> Server:
    settings = hall.settings
    app, sockets = make_app(hall)
    config = HttpConfig(
        app,
        sockets=sockets,
        connections=Connections(settings, raise_descriptor_limit()),
        request_time=settings.request_time,
        host=settings.host,
        port=settings.port,
        ws_ping_interval=settings.ping,
        loop="uvloop",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=5,
        callback_notify=on_alive,
        timeout_notify=SIGN_OF_LIFE,
        limit_concurrency=None,
        backlog=4096,
    )
    return Server(config, hall)


def _run(
    hall: Hall,
    listening: socket.socket,
    on_alive: Callable[[], Awaitable[None]] | None = None,
) -> int:
    """Serves until a signal comes; the exit code."""
    for number in (signal.SIGTERM, signal.SIGINT):
        # uvicorn raises it again after it has stopped, and to be told to stop is no failure
        signal.signal(number, lambda *_: None)
    server = _server(hall, on_alive)
    server.run([listening])
    return 0 if server.started else 1


def listen(settings: Settings) -> socket.socket:
    """Binds the port first: if that fails, nothing else has been started."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        raise OSError(f"{settings.host}:{settings.port}: {error.strerror}") from error
    listening.listen(4096)
    listening.set_inheritable(True)
    return listening


def serve(
    settings: Settings,
    clock: HallClock | None = None,
    chance: Chance | None = None,
    bots: BotPool | None = None,
) -> int:
    """Runs until told to stop; the exit code.

    Clock, chance and bots are the hall's own unless given; several workers take their own.
    """
    clock = clock or HallClock()
    try:
        settings = settings.ready()
        logs.set_up(settings.log_level, settings.log_json)
        listening = listen(settings)
        asyncio.run(_prepare(settings, clock))
    except (OSError, Refused) as error:
        reason = error.__cause__ if isinstance(error, Refused) else error
        print(f"the hall cannot open: {logs.without_secrets(str(reason))}", file=sys.stderr)
        return 1
    host, port = listening.getsockname()[:2]
    print(f"Meadhall is open at http://{host}:{port}", flush=True)
    if settings.workers == 1:
        return _run(Hall(settings, clock, chance, bots), listening)
    return Supervisor(settings, listening).run()


async def _prepare(settings: Settings, clock: HallClock) -> None:
    """Migrates the schema and writes a sign of life: the time before it is an outage."""
    database = Database(settings.database_url())
    try:
        await database.migrate()
        if behind := clock.not_before(await last_instant(database)):
            log.warning("this machine's clock was set back by %d s or more", behind // 1000)
        shortest = OUTAGE if settings.bus else 0  # other workers may use the same database
        await beat(database, clock.now(), shortest)
    finally:
        await database.close()


Worker = subprocess.Popen[bytes]


class Supervisor:
    """Keeps the workers running; replaces one that ends or whose event loop hangs."""

    def __init__(
        self,
        settings: Settings,
        listening: socket.socket,
        start: float = START,
        silence: float = SILENCE,
    ) -> None:
        self.settings = settings
        self.listening = listening
        self.start = start
        self.silence = silence
        self.workers: list[Worker] = []
        self.events: SimpleQueue[Worker | None] = SimpleQueue()  # who ended; None: stop
        self.stopping = threading.Event()
        self.metrics = tempfile.mkdtemp(prefix="meadhall-metrics-")

    def run(self) -> int:
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._stop)
        self.workers = [self._start() for _ in range(self.settings.workers)]
        try:
            while (ended := self.events.get()) is not None:
                print(f"worker {ended.pid} ended ({ended.returncode}); starting another",
                      file=sys.stderr, flush=True)  # fmt: skip
                mark_process_dead(ended.pid, self.metrics)  # type: ignore[no-untyped-call]  # theirs
                self.workers[self.workers.index(ended)] = self._start()
            self.stopping.set()
            for worker in self.workers:
                worker.terminate()
            for worker in self.workers:
                self._wait(worker)
        finally:
            shutil.rmtree(self.metrics, ignore_errors=True)
        return 0

    def _start(self) -> Worker:
        fd = self.listening.fileno()
        signs, alive = os.pipe()
        env = {
            **os.environ,
            SETTINGS: msgspec.json.encode(self.settings).decode(),
            FD: str(fd),
            ALIVE: str(alive),
            "PROMETHEUS_MULTIPROC_DIR": self.metrics,
        }
        command = [sys.executable, "-m", "meadhall.hall.run.serve"]
        worker = subprocess.Popen(command, env=env, pass_fds=[fd, alive], start_new_session=True)
        os.close(alive)
        threading.Thread(target=self._watch, args=[worker, signs], daemon=True).start()
        return worker

    def _watch(self, worker: Worker, signs: int) -> None:
        """In a thread: kills the worker when it gives no sign of life; reports its end."""
        patience = self.start
        while select.select([signs], [], [], patience)[0]:
            if not os.read(signs, 4096):  # it has ended
                break
            patience = self.silence
        else:
            print(f"worker {worker.pid} gives no sign of life", file=sys.stderr, flush=True)
            worker.kill()
        os.close(signs)
        worker.wait()
        self.stopping.wait(PAUSE)
        self.events.put(worker)

    def _wait(self, worker: Worker) -> None:
        try:
            worker.wait(10)
        except subprocess.TimeoutExpired:
            worker.kill()
            worker.wait()

    def _stop(self, *_: object) -> None:
        self.events.put(None)  # may be called from a signal at any moment


def worker_main() -> None:
    settings = msgspec.json.decode(os.environ.pop(SETTINGS), type=Settings)
    logs.set_up(settings.log_level, settings.log_json)
    listening = socket.socket(fileno=int(os.environ.pop(FD)))
    sys.exit(_run(Hall(settings), listening, partial(_sign_of_life, int(os.environ.pop(ALIVE)))))


async def _sign_of_life(pipe: int) -> None:
    """Written by the event loop: one that hangs writes none."""
    os.write(pipe, b".")


if __name__ == "__main__":
    worker_main()
