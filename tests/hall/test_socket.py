"""A web socket: whole text frames are read and written by ourselves, all else by the library."""

import os
from collections.abc import Callable
from http import HTTPStatus
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from websockets.client import ClientProtocol
from websockets.frames import Close, CloseCode, Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

from meadhall.hall.net.socket import (
    CLOSE_TIMEOUT,
    MAX_QUEUED,
    MAX_QUEUED_BYTES,
    STOP_TIMEOUT,
    Outbox,
    Socket,
)

PING = 20.0


class Timer:
    def __init__(self, seconds: float, work: Callable[[], None]) -> None:
        self.seconds = seconds
        self.work = work
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class Line:
    """A transport, a loop, uvicorn's configuration and a client, as a socket knows them."""

    def __init__(self, accepted: bool = True) -> None:
        self.sent = b""
        self.unsent = 0
        self.closing = False
        self.aborted = False
        self.peer: tuple[str, int] | None = None
        self.reading = True
        self.soon: list[Any] = []
        self.timers: list[Timer] = []
        self.texts: list[bytes] = []
        self.opened: list[Socket] = []
        # as uvicorn's configuration and its state
        self.sockets = self
        self.outbox = Outbox()
        self.ws_ping_interval = PING
        self.connections: set[Socket] = set()
        config: Any = self
        self.socket = Socket(config=config, server_state=config, app_state={}, _loop=config)
        self.socket.connection_made(config)
        self.client = ClientProtocol(parse_uri("ws://hall.example/ws/lobby"))
        self.client.send_request(self.client.connect())
        self.socket.data_received(b"".join(self.client.data_to_send()))
        if accepted:
            self.socket.accept()
            self.socket.listen(self.receive)
            self.events()
            self.sent = b""

    def open(self, socket: Socket) -> None:
        self.opened.append(socket)

    def receive(self, text: bytes) -> bool:
        if text == b"\xff":
            return False
        self.texts.append(text)
        return True

    def events(self) -> list[Any]:
        """What the client reads of all that was sent so far."""
        self.client.receive_data(self.sent)
        self.sent = b""
        return self.client.events_received()

    def closed_with(self) -> Close | None:
        self.events()
        return self.client.close_rcvd

    @property
    def timer(self) -> Timer:
        [running] = [timer for timer in self.timers if not timer.cancelled]
        return running

    def turn(self) -> None:
        """The loop comes round."""
        soon, self.soon = self.soon, []
        for work in soon:
            work()

    # --- as the loop and the transport

    def call_soon(self, work: Any) -> None:
        self.soon.append(work)

    def call_later(self, seconds: float, work: Callable[[], None]) -> Timer:
        self.timers.append(Timer(seconds, work))
        return self.timers[-1]

    def get_extra_info(self, name: str) -> tuple[str, int] | None:
        assert name == "peername"
        return self.peer

    def write(self, data: bytes) -> None:
        self.sent += data

    def get_write_buffer_size(self) -> int:
        return self.unsent

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.closing = True

    def abort(self) -> None:
        self.closing = self.aborted = True

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True


def masked(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


# --- opening -----------------------------------------------------------------------------


def test_nothing_is_read_before_a_socket_is_greeted() -> None:
    line = Line(accepted=False)
    assert line.opened == [line.socket]
    assert line.socket.request.path == "/ws/lobby"
    assert not line.reading
    line.socket.accept()
    assert not line.reading
    line.socket.listen(line.receive)
    assert line.reading
    [response] = line.events()
    assert isinstance(response, Response)
    assert response.status_code == 101


def test_a_refused_request_is_told_why() -> None:
    line = Line(accepted=False)
    line.socket.reject(HTTPStatus.NOT_FOUND, '{"code":"not-found"}')
    assert line.sent.startswith(b"HTTP/1.1 404 ")
    assert b"Content-Type: application/json\r\n" in line.sent
    assert line.sent.endswith(b'{"code":"not-found"}')
    assert line.closing


def test_a_request_that_breaks_the_protocol_is_not_passed_on() -> None:
    line = Line(accepted=False)
    config: Any = line
    socket = Socket(config=config, server_state=config, app_state={}, _loop=config)
    socket.connection_made(config)
    socket.data_received(b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n\r\n")
    assert line.opened == [line.socket]
    assert b" 426 " in line.sent
    assert line.closing


# --- reading -----------------------------------------------------------------------------

SIZES = (0, 1, 125, 126, 127, 255, 256, 65_535)


@pytest.mark.parametrize("piece", [1, 2, 7, 1000, 1 << 20])
def test_messages_are_read_whole_however_they_come(piece: int) -> None:
    line = Line()
    texts = [os.urandom(size).hex().encode()[:size] for size in SIZES]
    data = b"".join(masked(Opcode.TEXT, text) for text in texts[:4]) + masked(Opcode.PING, b"here?")
    data += b"".join(masked(Opcode.TEXT, text) for text in texts[4:])
    for at in range(0, len(data), piece):
        line.socket.data_received(data[at : at + piece])
    assert line.texts == texts
    assert line.events() == [Frame(Opcode.PONG, b"here?")]


@pytest.mark.parametrize("whole", [True, False], ids=["one frame", "fragments"])
def test_what_is_not_utf8_closes_the_socket(whole: bool) -> None:
    line = Line()
    data = masked(Opcode.TEXT, b"\xff", fin=whole)
    line.socket.data_received(data if whole else data + masked(Opcode.CONT, b""))
    line.socket.data_received(masked(Opcode.TEXT, b"late"))
    assert line.texts == []
    assert line.closed_with() == Close(CloseCode.INVALID_DATA, "not UTF-8")
    assert line.closing


@pytest.mark.parametrize(
    ("odd", "code"),
    [
        (masked(Opcode.BINARY, b"bytes"), CloseCode.UNSUPPORTED_DATA),
        (masked(Opcode.TEXT, b"x" * 65_537), CloseCode.MESSAGE_TOO_BIG),
        (Frame(Opcode.TEXT, b"bare").serialize(mask=False), CloseCode.PROTOCOL_ERROR),
        (b"\xc1\x80\x00\x00\x00\x00", CloseCode.PROTOCOL_ERROR),
        (masked(Opcode.CONT, b"of what?"), CloseCode.PROTOCOL_ERROR),
    ],
    ids=["binary", "too long", "unmasked", "reserved bit", "continuation"],
)
def test_what_breaks_the_protocol_closes_the_socket(odd: bytes, code: CloseCode) -> None:
    line = Line()
    text = masked(Opcode.TEXT, b"before")
    line.socket.data_received(text + odd + text)
    assert line.texts == [b"before"]
    closed = line.closed_with()
    assert closed is not None
    assert closed.code == code


@pytest.mark.parametrize("piece", [1, 1 << 20])
def test_fragments_are_put_together_and_more_is_read_after_them(piece: int) -> None:
    line = Line()
    parts = [
        (Opcode.TEXT, b"in ", False),
        (Opcode.CONT, b"three ", False),
        (Opcode.PING, b"", True),
    ]
    data = b"".join(masked(*part) for part in [*parts, (Opcode.CONT, b"parts", True)])
    data += masked(Opcode.TEXT, b"whole") + masked(Opcode.TEXT, b"x" * 65_536)
    for at in range(0, len(data), piece):
        line.socket.data_received(data[at : at + piece])
    assert line.texts == [b"in three parts", b"whole", b"x" * 65_536]
    assert line.events() == [Frame(Opcode.PONG, b"")]


def test_reading_pauses_while_commands_wait() -> None:
    line = Line()
    line.socket.pause()
    assert not line.reading
    line.socket.resume()
    assert line.reading


# --- writing -----------------------------------------------------------------------------


@pytest.mark.parametrize("size", [*SIZES, 65_536, 100_000])
def test_messages_are_written_as_the_library_would(size: int) -> None:
    line = Line()
    text = b"x" * size
    assert line.socket.write(text)
    assert line.sent == b""
    line.turn()
    assert line.sent == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_what_is_said_in_one_turn_goes_out_in_order_at_once() -> None:
    line = Line()
    for text in (b"one", b"two"):
        line.socket.write(text)
    assert len(line.soon) == 1
    line.turn()
    assert line.sent == b"\x81\x03one\x81\x03two"
    line.closing = True
    line.socket.write(b"three")
    line.turn()
    assert line.sent == b"\x81\x03one\x81\x03two"


def test_a_client_that_takes_nothing_is_noticed() -> None:
    line = Line()
    line.unsent = 1
    taken = [line.socket.write(b"x") for _ in range(MAX_QUEUED + 1)]
    assert taken == [True] * MAX_QUEUED + [False]
    line = Line()
    line.unsent = MAX_QUEUED_BYTES
    assert not line.socket.write(b"x")


# --- pings and the end -------------------------------------------------------------------


def test_a_client_that_answers_pings_stays() -> None:
    line = Line()
    for _ in range(3):
        assert line.timer.seconds == PING
        line.timer.work()
        assert line.events() == [Frame(Opcode.PING, b"")]
        line.socket.data_received(b"".join(line.client.data_to_send()))
    assert not line.closing


def test_a_client_that_answers_no_ping_is_let_go() -> None:
    line = Line()
    line.timer.work()
    line.timer.work()
    assert line.aborted


def test_a_client_that_may_not_send_need_not_answer() -> None:
    line = Line()
    line.timer.work()
    line.socket.pause()
    line.timer.work()
    assert not line.closing


def test_a_client_may_close() -> None:
    line = Line()
    line.client.send_close(1001, "off")
    line.socket.data_received(b"".join(line.client.data_to_send()))
    assert line.closed_with() == Close(1001, "off")
    assert line.closing
    assert line.timer.seconds == CLOSE_TIMEOUT  # what could not be sent does not hold us


def test_the_hall_closes_after_what_was_said_before() -> None:
    line = Line()
    line.socket.pause()
    line.socket.write(b"bye")
    line.socket.close(4401, "signed-out")
    line.socket.close(4400, "again")
    assert line.socket.write(b"late")
    assert line.reading  # for the client's answer
    assert line.events()[0] == Frame(Opcode.TEXT, b"bye")
    assert line.client.close_rcvd == Close(4401, "signed-out")
    line.socket.data_received(masked(Opcode.TEXT, b"late"))
    assert line.texts == []
    assert not line.closing
    line.socket.data_received(b"".join(line.client.data_to_send()))
    assert line.closing


def test_a_client_that_does_not_answer_a_close_is_let_go() -> None:
    line = Line()
    line.socket.close(4401, "signed-out")
    assert line.timer.seconds == CLOSE_TIMEOUT
    line.timer.work()
    assert line.aborted


@pytest.mark.parametrize("accepted", [True, False])
def test_a_hall_that_stops_waits_briefly(accepted: bool) -> None:
    line = Line(accepted)
    told: list[str] = []
    line.socket.on_stop = lambda: told.append("stop")
    line.socket.shutdown()
    assert told == ["stop"]
    assert line.timer.seconds == STOP_TIMEOUT
    if accepted:
        assert line.closed_with() == Close(1012, "stopping")
    else:
        assert line.aborted


def test_a_lost_connection_is_told_once_and_takes_nothing_more() -> None:
    line = Line()
    told: list[str] = []
    line.socket.on_lost += [lambda: told.append("one"), lambda: told.append("two")]
    assert line.connections == {line.socket}
    line.socket.connection_lost(None)
    assert line.connections == set()
    assert told == ["one", "two"]
    assert (line.socket.receiver, line.socket.on_stop, line.socket.on_lost) == (None, None, [])
    line.socket.data_received(masked(Opcode.TEXT, b"late"))
    assert line.socket.write(b"late")
    line.turn()
    assert (line.texts, line.sent) == ([], b"")
    assert all(timer.cancelled for timer in line.timers)


# --- uvicorn -----------------------------------------------------------------------------


def test_uvicorn_makes_and_stops_a_socket_as_we_expect() -> None:
    """Its version is pinned; this says what to look at when it changes."""
    line = Line()
    made: list[Any] = []

    class Made:
        def __init__(self, **given: Any) -> None:
            made.append(given)

        def connection_made(self, transport: Any) -> None:
            made.append(transport)

        def data_received(self, data: bytes) -> None:
            made.append(data)

    async def app(_scope: Any, _receive: Any, _send: Any) -> None:
        raise AssertionError("an upgrade request is not the application's")

    ws: Any = Made
    config = uvicorn.Config(app, ws=ws, http=HttpToolsProtocol, interface="asgi3", log_config=None)
    config.load()
    state = uvicorn.server.ServerState()
    protocol = HttpToolsProtocol(config, state, {}, _loop=line)  # type: ignore[arg-type]
    transport: Any = Transport()
    protocol.connection_made(transport)
    client = ClientProtocol(parse_uri("ws://hall.example/ws/lobby?page=1"))
    client.send_request(client.connect())
    protocol.data_received(b"".join(client.data_to_send()))
    assert made[0] == {"config": config, "server_state": state, "app_state": {}}
    assert made[1] is transport
    assert made[2].startswith(b"GET /ws/lobby?page=1 HTTP/1.1\r\n")
    assert isinstance(transport.protocol, Made)
    assert state.connections == set()  # it adds itself, and is stopped by `shutdown()`


class Transport:
    protocol: object = None

    def get_extra_info(self, name: str) -> None:
        return None

    def set_protocol(self, protocol: object) -> None:
        self.protocol = protocol
