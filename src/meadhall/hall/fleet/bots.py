"""Bots in processes of their own: asked without the event loop waiting, replaced when they fail."""

import asyncio
import contextlib
import itertools
import logging
import secrets
import sys
import time

import msgspec

from meadhall import bots
from meadhall.core.state import State
from meadhall.hall.fleet.botworker import Chosen, Job
from meadhall.hall.problems import Refused
from meadhall.hall.run.metrics import BOT_FAILURES, BOT_SECONDS
from meadhall.hall.run.settings import Settings
from meadhall.hall.table.match import dumped

log = logging.getLogger(__name__)

TRIES = 3
LINE_LIMIT = 1 << 20


class Broken(Exception):
    """The process ended, did not answer in time, or its bot failed."""


class Thinker:
    """A process in which bots think."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, job: Job, limit: float) -> int:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "meadhall.hall.fleet.botworker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LINE_LIMIT,
                start_new_session=True,  # Ctrl-C is for the hall, which then ends its bots
            )
        assert self.process.stdin
        assert self.process.stdout
        try:
            self.process.stdin.write(msgspec.json.encode(job) + b"\n")
            await self.process.stdin.drain()
            async with asyncio.timeout(limit):
                line = await self.process.stdout.readline()
        except (TimeoutError, OSError) as error:
            await self.end()
            raise Broken("late" if isinstance(error, TimeoutError) else "crashed") from error
        except asyncio.CancelledError:
            await self.end()  # its answer would be taken for the next job's
            raise
        if not line:
            await self.end()
            raise Broken("crashed")
        answer = msgspec.json.decode(line, type=Chosen)
        if answer.action is None:
            raise Broken(answer.error or "no answer")
        return answer.action

    async def end(self) -> None:
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()
            await self.process.wait()
            self.process = None


class BotPool:
    """A few processes. Jobs wait for a free one."""

    def __init__(self, settings: Settings) -> None:
        self.budget = settings.bot_budget
        self.limit = settings.bot_limit / 1000
        self.thinkers = [Thinker() for _ in range(settings.bot_processes)]
        self._free: asyncio.Queue[Thinker] = asyncio.Queue()
        for thinker in self.thinkers:
            self._free.put_nowait(thinker)
        self._ids = itertools.count()

    async def choose(self, state: State, seat: int, bot: str) -> int:
        """A legal action. Asks again when a process fails, and after that takes any legal one."""
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        for _ in range(TRIES if self.thinkers else 0):
            thinker = await self._free.get()
            started = time.perf_counter()
            try:
                job = Job(
                    next(self._ids), state.game.slug, seat, self.with_budget(bot), dumped(state)
                )
                action = await thinker.ask(job, self.limit)
            except Broken as error:
                reason = str(error) if str(error) in ("late", "crashed") else "failed"
                BOT_FAILURES.labels(reason).inc()
                log.warning("bot %s at %s: %s; asked again", bot, state.game.slug, error)
            else:
                BOT_SECONDS.labels(bot.partition(":")[0]).observe(time.perf_counter() - started)
                return action
            finally:
                self._free.put_nowait(thinker)
        return secrets.choice(legal)

    def with_budget(self, bot: str) -> str:
        """Adds the hall's time to a bot that thinks, unless the seat names another."""
        return bot if ":" in bot or bot == "random" else f"{bot}:{self.budget}ms"

    async def stop(self) -> None:
        for thinker in self.thinkers:
            await thinker.end()


def check_bot(name: str) -> str:
    """The name of a bot that people may ask for: a kind, without a budget of their own."""
    if name not in bots.names():
        raise Refused("bad-request", problem=f"no bot {name!r}; there are {bots.names()}")
    return name
