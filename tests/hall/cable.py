"""A cable between a hall and one of its servers that a test can cut and mend."""

import asyncio
import contextlib
from typing import Any

from tests.hall.support import free_port


class Cable:
    """Forwards a local port to a TCP port or a unix socket."""

    def __init__(self, target: int | str) -> None:
        self.target = target
        self.port = free_port()
        self._server: asyncio.Server | None = None
        self._writers: set[asyncio.StreamWriter] = set()

    async def __aenter__(self) -> "Cable":
        await self.mend()
        return self

    async def __aexit__(self, *_: Any) -> None:
        await self.cut()

    async def mend(self) -> None:
        self._server = await asyncio.start_server(self._connect, "127.0.0.1", self.port)

    async def cut(self) -> None:
        """Nobody gets through any more, and whoever was through is thrown out."""
        assert self._server is not None
        self._server.close()
        for writer in list(self._writers):
            writer.transport.abort()
        await asyncio.sleep(0)

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            if isinstance(self.target, int):
                there = await asyncio.open_connection("127.0.0.1", self.target)
            else:
                there = await asyncio.open_unix_connection(self.target)
        except OSError:
            writer.transport.abort()
            return
        await asyncio.gather(
            self._pump(reader, there[1]), self._pump(there[0], writer), return_exceptions=True
        )

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.add(writer)
        try:
            with contextlib.suppress(OSError):
                while data := await reader.read(65536):
                    writer.write(data)
                    await writer.drain()
        finally:
            self._writers.discard(writer)
            writer.close()
