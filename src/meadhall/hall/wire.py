"""Wire: uvicorn's web socket, with a short way for what nearly all messages are.

A whole text frame goes straight to the application, and a message straight to the transport.
Everything else (the handshake, control frames, fragments, whatever breaks the protocol) goes
its usual way through the `websockets` library.
"""

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

try:
    from websockets.speedups import apply_mask
except ImportError:  # pragma: no cover
    from websockets.utils import apply_mask

TEXT = 0x81  # a whole text message in one frame
CONTROL = 0x88
LONG = 126  # a size in the next two bytes
MOST_UNREAD = 8  # messages that wait for the application before the client has to
MOST_WAITING = 400  # messages that a client may leave untaken
MOST_BYTES = 4 << 20
EXTENSION = "meadhall.wire"  # where the application finds this object


class Wire(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._rest = b""  # of a frame that has not arrived whole
        self._short = True  # false: the library reads everything from here on
        self._parts: list[bytes] = []  # to be sent before the loop turns
        self._unsent = 0  # bytes
        self._waiting = 0  # messages since the client had taken all
        self.at_once: Callable[[str], bool] | None = None  # may take a message before it queues

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            # uvicorn's type knows only dicts there; the application finds this object by it
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    # --- reading ---------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self._short and self.handshake_complete:
            self._frames(self._rest + data if self._rest else data)
            return
        if self.handshake_initiated or not data.endswith(b"\r\n\r\n"):
            self._short = False  # frames before we agreed: the library has begun to read them
        super().data_received(data)

    def _frames(self, data: bytes) -> None:
        at, there = 0, len(data)
        while there - at >= 6:
            first, size = data[at], data[at + 1] - 128  # clients mask what they send
            body = at + 6
            if size == LONG:
                body = at + 8
                size = int.from_bytes(data[at + 2 : at + 4], "big")
            elif not 0 <= size < LONG:
                break
            if first != TEXT and first & CONTROL != CONTROL:
                break
            end = body + size
            if end > there:
                self._rest = data[at:]
                return
            if first != TEXT or not self._text(apply_mask(data[body:end], data[body - 4 : body])):
                super().data_received(data[at:end])
            at = end
        else:
            self._rest = data[at:]
            return
        self._short, self._rest = False, b""
        super().data_received(data[at:])

    def _text(self, body: bytes) -> bool:
        """False: it is no text; the library knows what to say."""
        try:
            text = body.decode()
        except UnicodeDecodeError:
            return False
        if self.close_sent:
            return True
        if self.at_once is None or not self.queue.empty() or not self.at_once(text):
            self.take(text)
        return True

    def take(self, text: str) -> None:
        """For the application, in its turn."""
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > MOST_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    # --- writing ---------------------------------------------------------------

    def write(self, text: bytes) -> bool:
        """Sends a text message, soon; false: the client has left too much untaken."""
        if self.close_sent or self.disconnected:
            return True
        size = len(text)
        if size < LONG:
            head = bytes((TEXT, size))
        elif size < 1 << 16:
            head = bytes((TEXT, LONG, size >> 8, size & 255))
        else:
            head = bytes((TEXT, 127)) + size.to_bytes(8, "big")
        if not self._parts:  # what comes in one turn of the loop goes out in one piece
            self._unsent = self.transport.get_write_buffer_size()
            if not self._unsent:
                self._waiting = 0
            self.loop.call_soon(self._flush)
        self._parts += head, text
        self._unsent += size
        self._waiting += 1
        return self._waiting <= MOST_WAITING and self._unsent <= MOST_BYTES

    def _flush(self) -> None:
        if self._parts:
            data = b"".join(self._parts)
            self._parts.clear()
            if not self.transport.is_closing():
                self.transport.write(data)

    def hang_up(self, code: int, reason: str) -> None:
        """Closes from our side, whether or not the client takes what it was sent."""
        if self.close_sent or self.transport.is_closing():
            return
        self._flush()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        try:
            self.conn.send_close(code, reason)
        except InvalidState:
            self.transport.abort()
            return
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """Nobody answers. What could not be sent never will be: it must not hold us."""
        super().keepalive_timeout()
        self.transport.abort()
