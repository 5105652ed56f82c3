"""Load generator: recorded move latencies, and a cheap WebSocket client."""

import abc
import asyncio
import base64
import os
import subprocess
import time
from typing import cast


class SocketClient(asyncio.Protocol, abc.ABC):
    """Cheap WebSocket client: text frames only, no extensions, zero mask."""

    def __init__(self, path: str, host: str, headers: dict[str, str]) -> None:
        self._buffer = b""
        self._open = False
        self.transport: asyncio.Transport | None = None
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {path} HTTP/1.1", f"Host: {host}", "Upgrade: websocket",
                 "Connection: Upgrade", f"Sec-WebSocket-Key: {key}",
                 "Sec-WebSocket-Version: 13"]  # fmt: skip
        lines += [f"{name}: {value}" for name, value in headers.items()]
        self._hello = ("\r\n".join(lines) + "\r\n\r\n").encode()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # TCP gives a full transport
        self.transport.write(self._hello)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.splitlines()[0]:
                raise ConnectionError(head.decode())
            self._open = True
            self._buffer = rest
        while self._take_frame():
            pass

    def _take_frame(self) -> bool:
        data = self._buffer
        if len(data) < 2:
            return False
        size, start = data[1] & 127, 2
        if size == 126:
            size, start = int.from_bytes(data[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(data[2:10], "big"), 10
        if len(data) < start + size or len(data) < start:
            return False
        body = data[start : start + size]
        self._buffer = data[start + size :]
        if data[0] & 15 == 9:
            self._send(0x8A, body)
        elif data[0] & 15 == 1:
            self.receive(body)
        return True

    def send_text(self, text: bytes) -> None:
        self._send(0x81, text)

    def _send(self, first: int, body: bytes) -> None:
        size = len(body)
        head = bytes([first, 0x80 | size]) if size < 126 else (
            bytes([first, 0xFE]) + size.to_bytes(2, "big")
        )  # fmt: skip
        assert self.transport is not None
        self.transport.write(head + b"\0\0\0\0" + body)

    @abc.abstractmethod
    def receive(self, text: bytes) -> None:
        """Handles a complete message."""


async def connect(client: SocketClient, port: int) -> None:
    await asyncio.get_running_loop().create_connection(lambda: client, "127.0.0.1", port)


def stop(server: subprocess.Popen[str]) -> None:
    with server:  # waits for the process and closes its pipes
        server.terminate()


class Load:
    """Latencies of moves, recorded after the warm-up."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.counting = False
        self.late = 0  # games that were not prepared in advance

    def record(self, sent: float) -> None:
        if self.counting:
            self.times.append(time.perf_counter() - sent)
