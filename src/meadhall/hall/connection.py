"""Connection: one socket, with an outbox that never makes anybody else wait."""

import asyncio
import secrets
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Literal

import msgspec

from meadhall.hall.protocol import Reconnect
from meadhall.hall.store.people import PersonRow

Send = Callable[[dict[str, Any]], Awaitable[None]]
MOST_WAITING = 400  # messages
MOST_BYTES = 4 << 20

encode = msgspec.json.Encoder().encode

CLOSE_CODES = {"stopping": 1012, "too-slow": 4408, "signed-out": 4401}


class Connection:
    def __init__(self, send: Send, person: PersonRow, session: str, page: str = "") -> None:
        self.person = person
        self.session = session
        self.page = page or secrets.token_hex(8)  # the same for a window that came back
        self.closing: Literal["stopping", "too-slow", "signed-out"] | None = None
        self._send = send
        self._outbox: deque[str] = deque()
        self._bytes = 0
        self._wake = asyncio.Event()

    def put(self, message: str | msgspec.Struct) -> None:
        """Sends, soon. A client that does not take its messages is let go."""
        if self.closing is not None:
            return
        text = message if isinstance(message, str) else encode(message).decode()
        self._outbox.append(text)
        self._bytes += len(text)
        if len(self._outbox) > MOST_WAITING or self._bytes > MOST_BYTES:
            self.close("too-slow")
        self._wake.set()

    def close(self, reason: Literal["stopping", "too-slow", "signed-out"]) -> None:
        """Says why and when to connect again, then closes."""
        if self.closing is None:
            if reason == "too-slow":
                self._outbox.clear()
            self.closing = reason
            after = {"stopping": 500, "too-slow": 5000, "signed-out": 0}[reason]
            self._outbox.append(encode(Reconnect(after=after, reason=reason)).decode())
            self._wake.set()

    async def deliver(self) -> None:
        """Carries the outbox to the client until the connection closes."""
        outbox, send = self._outbox, self._send
        while True:
            await self._wake.wait()
            self._wake.clear()
            while outbox:
                text = outbox.popleft()
                self._bytes -= len(text)
                await send({"type": "websocket.send", "text": text})
            if self.closing is not None:
                code = CLOSE_CODES[self.closing]
                await send({"type": "websocket.close", "code": code, "reason": self.closing})
                return
