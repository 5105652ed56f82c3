"""Whole text frames are read and written by ourselves, everything else by the library."""

import os
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from meadhall.hall.net.frames import MOST_BYTES, MOST_WAITING, Frames, Outbox


class Line:
    """A transport, the library behind it, and a loop, as far as frames know them."""

    def __init__(self) -> None:
        self.sent = b""
        self.unsent = 0
        self.closing = False
        self.texts: list[bytes] = []
        self.library = b""
        self.soon: list[Any] = []
        loop: Any = self
        self.frames = Frames(self, Outbox(loop), self)
        self.waits = False  # a message for the application
        self.told: list[Any] = []

    def call_soon(self, work: Any) -> None:
        self.soon.append(work)

    def turn(self) -> None:
        """The loop comes round."""
        soon, self.soon = self.soon, []
        for work in soon:
            work()

    def write(self, data: bytes) -> None:
        self.sent += data

    def get_write_buffer_size(self) -> int:
        return self.unsent

    def is_closing(self) -> bool:
        return self.closing

    def text(self, body: bytes) -> bool:
        if body == b"\xff":
            return False
        self.texts.append(body)
        return True

    def idle(self) -> bool:
        return not self.waits

    def connection_lost(self, exc: Exception | None) -> None:
        self.told.append(("lost", exc))

    def eof_received(self) -> bool | None:
        self.told.append("eof")
        return None

    def pause_writing(self) -> None:
        self.told.append("pause")

    def resume_writing(self) -> None:
        self.told.append("resume")

    def usual(self, data: bytes) -> None:
        self.library += data


def masked(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


SIZES = (0, 1, 125, 126, 127, 255, 256, 65_535)


@pytest.mark.parametrize("piece", [1, 2, 7, 1000, 1 << 20])
def test_messages_are_read_whole_however_they_come(piece: int) -> None:
    line = Line()
    texts = [os.urandom(size).hex().encode()[:size] for size in SIZES]
    ping = masked(Opcode.PING, b"there?")
    data = b"".join(masked(Opcode.TEXT, text) for text in texts[:4]) + ping
    data += b"".join(masked(Opcode.TEXT, text) for text in texts[4:])
    for at in range(0, len(data), piece):
        line.frames.read(data[at : at + piece])
    assert line.texts == texts
    assert line.library == ping
    assert line.frames.short


def test_what_is_no_text_is_the_librarys() -> None:
    line = Line()
    frame = masked(Opcode.TEXT, b"\xff")
    line.frames.read(frame + masked(Opcode.TEXT, b"fine"))
    assert (line.library, line.texts) == (frame, [b"fine"])


@pytest.mark.parametrize(
    "odd",
    [
        masked(Opcode.TEXT, b"in two", fin=False),
        masked(Opcode.BINARY, b"bytes"),
        masked(Opcode.TEXT, b"x" * 65_536),
        Frame(Opcode.TEXT, b"bare").serialize(mask=False),
        b"\xc1\x80\x00\x00\x00\x00",
    ],
    ids=["fragment", "binary", "long", "unmasked", "reserved bit"],
)
def test_after_anything_else_the_library_reads_on(odd: bytes) -> None:
    line = Line()
    text = masked(Opcode.TEXT, b"before")
    line.frames.read(text + odd + text)
    assert line.texts == [b"before"]
    assert line.library == odd + text
    assert not line.frames.short


def test_a_receiver_gets_messages_unless_an_earlier_one_waits() -> None:
    line = Line()
    taken: list[bytes] = []

    def receiver(text: bytes) -> bool:
        taken.append(text)
        return text != b"\xff"

    line.frames.receiver = receiver
    bad = masked(Opcode.TEXT, b"\xff")
    line.frames.data_received(masked(Opcode.TEXT, b"now") + bad)
    line.waits = True
    line.frames.data_received(masked(Opcode.TEXT, b"queue"))
    assert (taken, line.texts) == ([b"now", b"\xff"], [b"queue"])
    assert line.library == bad


def test_a_line_that_is_lost_takes_and_sends_nothing_more() -> None:
    line = Line()
    line.frames.pause_writing()
    line.frames.resume_writing()
    line.frames.eof_received()
    line.frames.connection_lost(None)
    assert line.told == ["pause", "resume", "eof", ("lost", None)]
    line.frames.data_received(masked(Opcode.TEXT, b"late"))
    assert line.frames.write(b"late")
    line.turn()
    assert (line.texts, line.sent) == ([], b"")


@pytest.mark.parametrize("size", [*SIZES, 65_536, 100_000])
def test_messages_are_written_as_the_library_would(size: int) -> None:
    line = Line()
    text = b"x" * size
    assert line.frames.write(text)
    assert line.sent == b""
    line.turn()
    assert line.sent == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_what_is_said_in_one_turn_goes_out_in_order_in_one_piece() -> None:
    line = Line()
    for text in (b"one", b"two"):
        line.frames.write(text)
    assert len(line.soon) == 1
    line.turn()
    assert line.sent == b"\x81\x03one\x81\x03two"
    line.closing = True
    line.frames.write(b"three")
    line.turn()
    assert line.sent == b"\x81\x03one\x81\x03two"


def test_a_client_that_takes_nothing_is_noticed() -> None:
    line = Line()
    line.unsent = 1
    taken = [line.frames.write(b"x") for _ in range(MOST_WAITING + 1)]
    assert taken == [True] * MOST_WAITING + [False]
    line = Line()
    line.unsent = MOST_BYTES
    assert not line.frames.write(b"x")
