"""The bus: how workers tell each other what changed. A single worker needs none.

Only short notes travel, never positions: who hears one reads the database.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

from meadhall.hall.protocol.messages import ChatLine, Presence

log = logging.getLogger(__name__)

CHANNEL = "meadhall:notes"
RETRY = 0.5
PATIENCE = 0.5  # seconds to wait for an answer before going on without one


class Moved(msgspec.Struct, tag="moved"):
    """A table's journal has grown."""

    table: str
    number: int
    people: list[str]  # who sits there


class Changed(msgspec.Struct, tag="changed"):
    """Something else about a table changed."""

    table: str
    people: list[str]
    public: bool


class Said(msgspec.Struct, tag="said"):
    table: str
    line: ChatLine


class Here(msgspec.Struct, tag="here"):
    """Who is at a table through the sending worker."""

    table: str
    people: list[Presence]
    watchers: int
    looking: list[str] = []  # whose page is visible


class Alive(msgspec.Struct, tag="alive"):
    """Sent regularly; the people of a worker that falls silent are gone."""


class SignedOut(msgspec.Struct, tag="signed-out"):
    """Sockets of that person are closed: all, all but those of a session, or only those."""

    person: str
    but: str | None = None  # sessions as the database knows them
    only: str | None = None


class NewSession(msgspec.Struct, tag="session"):
    """A session goes on under another id."""

    old: str
    new: str


class PersonChanged(msgspec.Struct, tag="person"):
    person: str


Note = Moved | Changed | Said | Here | Alive | SignedOut | NewSession | PersonChanged


class Envelope(msgspec.Struct):
    worker: str
    note: Note


OnNote = Callable[[str, Note], Awaitable[None]]
_decoder = msgspec.json.Decoder(Envelope)


class Bus:
    """Redis pub/sub with one channel. `up` says whether it can be relied on now."""

    def __init__(self, url: str, on_note: OnNote, on_up: Callable[[], None]) -> None:
        self.worker = secrets.token_hex(4)
        self.url = url
        self.up = not url
        self._listening = False
        self._on_note = on_note
        self._on_up = on_up
        self._redis: Redis | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._outbox: asyncio.Queue[Note] = asyncio.Queue(10_000)
        self._silent_until = 0.0  # no answer: not asked again before this time

    @property
    def needed(self) -> bool:
        return bool(self.url)

    async def start(self) -> None:
        if not self.url:
            return
        self._redis = Redis.from_url(
            self.url, socket_connect_timeout=3, socket_timeout=None, health_check_interval=5
        )
        self._tasks = [
            asyncio.create_task(self._listen(), name="bus-listen"),
            asyncio.create_task(self._publish(), name="bus-publish"),
        ]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._redis is not None:
            await self._redis.aclose()

    def tell(self, note: Note) -> None:
        """To all other workers, soon; lost while the bus is gone (they look for themselves)."""
        if self.url and self.up and not self._outbox.full():
            self._outbox.put_nowait(note)

    async def run(self, script: str, key: str, *args: float) -> int | None:
        """The number that a Lua script returns; None while the bus is gone."""
        loop = asyncio.get_running_loop()
        if self._redis is None or not self.up or loop.time() < self._silent_until:
            return None
        try:
            async with asyncio.timeout(PATIENCE):
                return int(await self._redis.register_script(script)(keys=[key], args=args))
        except (RedisError, OSError, TimeoutError) as error:
            self._silent_until = loop.time() + 2 * PATIENCE
            log.warning("the bus does not answer (%r); this worker counts for itself", error)
            return None

    async def _publish(self) -> None:
        assert self._redis is not None
        while True:
            note = await self._outbox.get()
            try:
                await self._redis.publish(CHANNEL, msgspec.json.encode(Envelope(self.worker, note)))
            except (RedisError, OSError) as error:
                self._lost(error)
                await self._wait_until_up()

    async def _wait_until_up(self) -> None:
        """Asks the bus until it answers. A note could not be sent, but the listener may not have
        noticed anything."""
        assert self._redis is not None
        while True:
            await asyncio.sleep(RETRY)
            try:
                await self._redis.publish(CHANNEL, b"")
            except (RedisError, OSError):
                continue
            if self._listening and not self.up:
                self.up = True
                self._on_up()
            return

    async def _listen(self) -> None:
        assert self._redis is not None
        while True:
            try:
                async with self._redis.pubsub() as pubsub:
                    await pubsub.subscribe(CHANNEL)
                    async for message in pubsub.listen():
                        if message["type"] == "subscribe":
                            self._listening = True
                            self.up = True
                            self._on_up()
                        elif message["type"] == "message":
                            await self._receive(message["data"])
            except (RedisError, OSError) as error:
                self._listening = False
                self._lost(error)
                await asyncio.sleep(RETRY)

    async def _receive(self, data: bytes) -> None:
        if not data:  # a worker asked whether the bus is up
            return
        try:
            envelope = _decoder.decode(data)
        except msgspec.MsgspecError as error:
            log.warning("a note on the bus cannot be read (another version?): %s", error)
            return
        if envelope.worker == self.worker:
            return
        try:
            await self._on_note(envelope.worker, envelope.note)
        except Exception:  # the next notes are still received
            log.exception("note %s could not be handled", type(envelope.note).__name__)

    def _lost(self, error: BaseException) -> None:
        if self.up:
            log.warning("the bus is gone (%s); this worker looks into the database instead", error)
        self.up = False
