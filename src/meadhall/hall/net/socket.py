"""Socket: one web socket, which uvicorn makes for each upgrade request (`ws=`). Connection: a
person's socket.

Whole text frames, nearly all that is sent, are read and written here. The opening handshake,
control frames, fragments and errors are left to the Sans-I/O part of the `websockets` library.
Compiled, like the tables.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, Final, Literal

import msgspec
from websockets.frames import CloseCode, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from meadhall.hall.protocol.messages import Reconnect
from meadhall.hall.store.people import PersonRow
from meadhall.hall.store.rows import SeatRow

try:
    from websockets.speedups import apply_mask
except ImportError:  # pragma: no cover
    from websockets.utils import apply_mask

TEXT: Final = 0x81  # a whole text message in one frame
CONTROL: Final = 0x88
LONG: Final = 126  # a size in the next two bytes
MAX_MESSAGE: Final = 64 << 10  # bytes that a client may send at once
MAX_QUEUED: Final = 400  # messages that wait because the client does not read
MAX_QUEUED_BYTES: Final = 4 << 20
CLOSE_TIMEOUT: Final = 10.0  # seconds in which the client must answer a close frame
STOP_TIMEOUT: Final = 0.3  # the same while the hall stops

Closing = Literal["stopping", "too-slow", "signed-out", "no-watchers"]
CLOSE_CODES: Final = {"stopping": 1012, "too-slow": 4408, "signed-out": 4401, "no-watchers": 4403}
COME_BACK: Final = {"stopping": 500, "too-slow": 5000, "signed-out": 0, "no-watchers": 0}  # ms

encode = msgspec.json.Encoder().encode
library_log = logging.getLogger(__name__)
library_log.setLevel(logging.WARNING)  # below, the library logs cookies and messages


class Outbox:
    """Sends what was written in a turn of the loop at its end, all of a socket in one piece."""

    def __init__(self) -> None:
        self.full: list[Socket] = []

    def add(self, socket: "Socket") -> None:
        if not self.full:
            socket.loop.call_soon(self.empty)
        self.full.append(socket)

    def empty(self) -> None:
        full = self.full
        self.full = []
        for socket in full:
            socket.flush()


class Socket:
    """`config`: an HttpConfig, whose `sockets` decides about each new socket."""

    def __init__(self, config: Any, server_state: Any, app_state: Any, _loop: Any = None) -> None:
        self.loop = _loop or asyncio.get_running_loop()
        self.transport: Any = None
        self.request: Any = None  # with path and headers
        self.receiver: Callable[[bytes], bool] | None = None  # takes messages; False: not UTF-8
        self.on_lost: list[Callable[[], None]] = []  # called when the connection is gone
        self.on_stop: Callable[[], None] | None = None  # the hall stops: say so, and close
        self.closed = False  # nothing is sent or taken any more
        self._sockets = config.sockets
        self._outbox: Outbox = config.outbox
        self._ping_interval: float = config.ws_ping_interval
        self._connections = server_state.connections
        self._library = ServerProtocol(max_size=MAX_MESSAGE, logger=library_log)
        self._response: Any = None  # that accepts the request
        self._whole = False  # frames are read here first
        self._paused = False
        self._heard = True  # from the client, since the last ping
        self._timer: Any = None  # the next ping, or the timeout of a close
        self._rest = b""  # of a frame that has not arrived whole
        self._fragments: list[bytes] = []
        self._parts: list[bytes] = []  # to be sent
        self._queued_bytes = 0  # bytes of them that the system has not taken
        self._queued = 0  # messages since the queue was empty last

    # --- called by uvicorn and the transport ----------------------------------------

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        self._connections.add(self)

    def data_received(self, data: bytes) -> None:
        self._heard = True
        if self._whole:
            self._read(data)
        else:
            self._read_by_library(data)

    def eof_received(self) -> bool | None:
        return None  # the transport closes itself

    def pause_writing(self) -> None:
        """Nothing: `write` counts what waits."""

    def resume_writing(self) -> None:
        pass

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True
        self._set_timer(None, 0)
        self._connections.discard(self)
        on_lost = self.on_lost
        self.receiver, self.on_stop, self.on_lost = None, None, []  # they refer to this socket
        for lost in on_lost:
            lost()

    def shutdown(self) -> None:
        """The hall stops."""
        if self.on_stop is not None:
            self.on_stop()
        self.close(CloseCode.SERVICE_RESTART, "stopping")
        self._set_timer(self.transport.abort, STOP_TIMEOUT)

    # --- opening ----------------------------------------------------------------------

    def _requested(self, request: Any) -> None:
        self._response = self._library.accept(request)
        if self._response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            self._library.send_response(self._response)
            return
        self.request = request
        self.pause()
        self._sockets.open(self)

    def accept(self) -> None:
        """Agrees to the web socket. Nothing is read before `listen`."""
        self._library.send_response(self._response)
        self._send_by_library()
        self._set_timer(self._ping, self._ping_interval)

    def reject(self, status: HTTPStatus, body: str) -> None:
        """Refuses the request, with JSON as the reason."""
        response = self._library.reject(status, body)
        del response.headers["Content-Type"]
        response.headers["Content-Type"] = "application/json"
        self._library.send_response(response)
        self._send_by_library()

    def listen(self, receiver: Callable[[bytes], bool]) -> None:
        """From now on messages go to the receiver."""
        self.receiver = receiver
        self._whole = True
        self.resume()

    # --- reading ----------------------------------------------------------------------

    def pause(self) -> None:
        """Makes the client wait: too many of its commands wait here."""
        if not self._paused and not self.transport.is_closing():
            self._paused = True
            self.transport.pause_reading()

    def resume(self) -> None:
        if self._paused and not self.transport.is_closing():
            self._paused = False
            self.transport.resume_reading()

    def _read(self, new: bytes) -> None:
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
            if first == TEXT:
                self._receive(apply_mask(data[body:end], data[body - 4 : body]))
            else:
                self._read_by_library(data[at:end])
            at = end
        else:
            self._rest = data[at:]
            return
        self._whole, self._rest = False, b""  # the library reads everything from here on
        self._read_by_library(data[at:])

    def _receive(self, text: bytes) -> None:
        if not self.closed and self.receiver is not None and not self.receiver(text):
            self._fail(CloseCode.INVALID_DATA, "not UTF-8")

    def _fail(self, code: int, reason: str) -> None:
        """The client broke the protocol: closes without waiting for its answer."""
        self._library.fail(code, reason)
        self._send_by_library()

    def _read_by_library(self, data: bytes) -> None:
        self._library.receive_data(data)
        events: list[Any] = self._library.events_received()
        for event in events:
            if isinstance(event, Request):
                self._requested(event)
            elif event.opcode is Opcode.BINARY:
                self._fail(CloseCode.UNSUPPORTED_DATA, "text only")
            elif event.opcode is Opcode.TEXT or event.opcode is Opcode.CONT:
                self._fragments.append(bytes(event.data))
                if event.fin:
                    text = b"".join(self._fragments)
                    self._fragments = []
                    self._receive(text)
        self._send_by_library()

    # --- writing ----------------------------------------------------------------------

    def write(self, text: bytes) -> bool:
        """Sends a text message at the end of the loop's turn; False: too many wait already."""
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
            self._queued_bytes = self.transport.get_write_buffer_size()
            if not self._queued_bytes:
                self._queued = 0
            self._outbox.add(self)
        self._parts.append(head)
        self._parts.append(text)
        self._queued_bytes += size
        self._queued += 1
        return self._queued <= MAX_QUEUED and self._queued_bytes <= MAX_QUEUED_BYTES

    def flush(self) -> None:
        parts = self._parts
        if parts:
            self._parts = []
            if not self.transport.is_closing():
                self.transport.write(b"".join(parts))

    def _send_by_library(self) -> None:
        for data in self._library.data_to_send():
            if self.transport.is_closing():
                return
            if data:
                self.transport.write(data)
            else:  # the end
                self.closed = True
                self._set_timer(self.transport.abort, CLOSE_TIMEOUT)
                self.transport.close()

    def _ping(self) -> None:
        """Drops a client that has been silent since the last ping."""
        if not self._heard and not self._paused:
            self.transport.abort()
            return
        self._heard = False
        self._library.send_ping(b"")
        self._send_by_library()
        self._set_timer(self._ping, self._ping_interval)

    def close(self, code: int, reason: str) -> None:
        """Closes from our side, whether or not the client reads what it was sent."""
        if self.closed or self.transport.is_closing():
            return
        self.closed = True
        self.flush()
        if self._library.state is not State.OPEN:
            self.transport.abort()
            return
        self._library.send_close(code, reason)
        self._send_by_library()
        self.resume()
        self._set_timer(self.transport.abort, CLOSE_TIMEOUT)

    def _set_timer(self, work: Callable[[], None] | None, seconds: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.loop.call_later(seconds, work) if work is not None else None


class Connection:
    """One person's socket. `put` never waits for the client."""

    def __init__(self, socket: Socket, person: PersonRow, session: str, page: str = "") -> None:
        self.socket = socket
        socket.on_stop = self.stop
        self.person = person
        self.session = session  # as the database knows it
        self.page = page or secrets.token_hex(8)  # the same for a window that reconnects
        self.visible = True  # its page is looked at
        self.closing: Closing | None = None
        self.seats: list[SeatRow] | None = None  # of its table, when `viewers` was found
        self.viewers: list[int | None] = []  # seats whose views it gets; None: a spectator's
        self.chat_seen: set[int] = set()  # ids of the chat lines in its hello

    def put(self, message: bytes | msgspec.Struct) -> None:
        """Sends a message; closes if the client does not take what it is sent."""
        if self.closing is None:
            text = message if isinstance(message, bytes) else encode(message)
            if not self.socket.write(text):
                self.close("too-slow")

    def close(self, reason: Closing) -> None:
        """Says why and when to connect again, then closes."""
        if self.closing is None:
            self.closing = reason
            self.socket.write(encode(Reconnect(after=COME_BACK[reason], reason=reason)))
            self.socket.close(CLOSE_CODES[reason], reason)

    def stop(self) -> None:
        """The hall stops."""
        self.close("stopping")
