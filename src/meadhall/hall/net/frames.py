"""Frames: whole text messages of a web socket, read and written without more ado.

Nearly all messages are such. Control frames are passed on one by one; whatever else comes goes to
the `websockets` library, and then everything after it does. Compiled, like the rules.
"""

import asyncio
from collections.abc import Callable
from typing import Final, Protocol

try:
    from websockets.speedups import apply_mask
except ImportError:  # pragma: no cover
    from websockets.utils import apply_mask

TEXT: Final = 0x81  # a whole text message in one frame
CONTROL: Final = 0x88
LONG: Final = 126  # a size in the next two bytes
MOST_WAITING: Final = 400  # messages that a client may leave untaken
MOST_BYTES: Final = 4 << 20


class Transport(Protocol):
    def write(self, data: bytes) -> None: ...
    def get_write_buffer_size(self) -> int: ...
    def is_closing(self) -> bool: ...


class Outbox:
    """What is sent in one turn of the loop goes out at its end, to each socket in one piece."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.full: list[Frames] = []

    def add(self, frames: "Frames") -> None:
        if not self.full:
            self.loop.call_soon(self.empty)
        self.full.append(frames)

    def empty(self) -> None:
        full = self.full
        self.full = []
        for frames in full:
            frames.flush()


class Library(Protocol):
    """The usual way: the `websockets` library, and a queue before the application."""

    def usual(self, data: bytes) -> None: ...
    def text(self, body: bytes) -> bool:
        """For the application, in its turn; false: it is no text."""

    def idle(self) -> bool:
        """Whether no message waits for the application."""

    def connection_lost(self, exc: Exception | None) -> None: ...
    def eof_received(self) -> bool | None: ...
    def pause_writing(self) -> None: ...
    def resume_writing(self) -> None: ...


class Frames:
    """What the transport talks to, once both sides have agreed on a web socket."""

    def __init__(self, transport: Transport, outbox: Outbox, library: Library) -> None:
        self.transport = transport
        self.outbox = outbox
        self.library = library
        self.receiver: Callable[[bytes], bool] | None = None  # takes messages; false: no text
        self.short = True  # false: the library reads everything from here on
        self.closed = False  # nothing is sent or taken any more
        self._rest = b""  # of a frame that has not arrived whole
        self._parts: list[bytes] = []  # to be sent
        self._unsent = 0  # bytes
        self._waiting = 0  # messages since the client had taken all

    # --- as the transport's protocol ---------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.short:
            self.read(data)
        else:
            self.library.usual(data)

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True
        self.library.connection_lost(exc)

    def eof_received(self) -> bool | None:
        return self.library.eof_received()

    def pause_writing(self) -> None:
        self.library.pause_writing()

    def resume_writing(self) -> None:
        self.library.resume_writing()

    # --- reading -------------------------------------------------------------------

    def read(self, new: bytes) -> None:
        data = self._rest + new if self._rest else new
        at, there = 0, len(data)
        while there - at >= 6:
            first, size = data[at], data[at + 1] - 128  # clients mask what they send
            body = at + 6
            if size == LONG:
                body = at + 8
                size = data[at + 2] << 8 | data[at + 3]
            elif not 0 <= size < LONG:
                break
            if first != TEXT and first & CONTROL != CONTROL:
                break
            end = body + size
            if end > there:
                self._rest = data[at:]
                return
            if first != TEXT or not self._take(apply_mask(data[body:end], data[body - 4 : body])):
                self.library.usual(data[at:end])
            at = end
        else:
            self._rest = data[at:]
            return
        self.short, self._rest = False, b""
        self.library.usual(data[at:])

    def _take(self, text: bytes) -> bool:
        """False: it is no text; the library knows what to say."""
        if self.closed:
            return True
        if self.receiver is not None and self.library.idle():
            return self.receiver(text)
        return self.library.text(text)

    # --- writing -------------------------------------------------------------------

    def write(self, text: bytes) -> bool:
        """Sends a text message, soon; false: the client has left too much untaken."""
        if self.closed:
            return True
        size = len(text)
        if size < LONG:
            head = (TEXT << 8 | size).to_bytes(2, "big")
        elif size < 1 << 16:
            head = (TEXT << 24 | LONG << 16 | size).to_bytes(4, "big")
        else:
            head = (TEXT << 72 | 127 << 64 | size).to_bytes(10, "big")
        if not self._parts:
            self._unsent = self.transport.get_write_buffer_size()
            if not self._unsent:
                self._waiting = 0
            self.outbox.add(self)
        self._parts.append(head)
        self._parts.append(text)
        self._unsent += size
        self._waiting += 1
        return self._waiting <= MOST_WAITING and self._unsent <= MOST_BYTES

    def flush(self) -> None:
        parts = self._parts
        if parts:
            self._parts = []
            if not self.transport.is_closing():
                self.transport.write(b"".join(parts))
