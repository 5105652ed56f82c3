"""SocketProtocol: uvicorn's web socket, with a short way for what nearly all messages are.

A whole text frame goes straight to the application, and a message straight to the transport
(`Frames`). Everything else (the handshake, control frames, fragments, whatever breaks the protocol)
goes its usual way through the `websockets` library.
"""

import asyncio
from collections.abc import Callable
from typing import Any, cast
from weakref import WeakKeyDictionary

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from meadhall.hall.net.frames import Frames, Outbox

MOST_UNREAD = 8  # messages that wait for the application before the client has to
EXTENSION = "meadhall.wire"  # where the application finds this object
_outboxes: WeakKeyDictionary[asyncio.AbstractEventLoop, Outbox] = WeakKeyDictionary()


class SocketProtocol(WebSocketsSansIOProtocol):
    whole: Frames
    on_lost: Callable[[], None] | None = None  # called once, when the connection is gone

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        outbox = _outboxes.setdefault(self.loop, Outbox(self.loop))
        there = cast(asyncio.Transport, transport)  # as for all streams
        self.whole = Frames(there, outbox, self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.whole.closed = True
        super().connection_lost(exc)
        if self.on_lost is not None:
            self.on_lost()

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            # uvicorn's type knows only dicts there; the application finds this object by it
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    # --- reading ---------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.handshake_complete:
            self.transport.set_protocol(cast(asyncio.Protocol, self.whole))  # it has all of it
            self.whole.data_received(data)
            return
        if self.handshake_initiated or not data.endswith(b"\r\n\r\n"):
            self.whole.short = False  # frames before we agreed: the library has begun to read them
        super().data_received(data)

    def usual(self, data: bytes) -> None:
        super().data_received(data)

    def idle(self) -> bool:
        return self.queue.empty()

    def text(self, body: bytes) -> bool:
        if self.close_sent:
            return True
        try:
            text = body.decode()
        except UnicodeDecodeError:
            return False
        self.take(text)
        return True

    def take(self, text: str) -> None:
        """For the application, in its turn."""
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > MOST_UNREAD:
            self.pause()

    def pause(self) -> None:
        """Lets the client wait: too many of its commands wait here."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def resume(self) -> None:
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    # --- writing ---------------------------------------------------------------

    def hang_up(self, code: int, reason: str) -> None:
        """Closes from our side, whether or not the client takes what it was sent."""
        if self.close_sent or self.transport.is_closing():
            return
        self.whole.flush()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        try:
            self.conn.send_close(code, reason)
        except InvalidState:
            self.transport.abort()
            return
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = self.whole.closed = True
        self.resume()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """Nobody answers. What could not be sent never will be: it must not hold us."""
        super().keepalive_timeout()
        self.transport.abort()
