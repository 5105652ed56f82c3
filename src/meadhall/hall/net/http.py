"""HTTP with bounds: on a request's head, its size and its time, and on connections.

uvicorn's protocol sets none of these, and a hall need not stand behind a proxy that does.
"""

import asyncio
import contextlib
import logging
import resource
import time
from collections import Counter
from http import HTTPStatus
from typing import Any, cast

import uvicorn
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from meadhall.hall.fleet.limits import network
from meadhall.hall.net.security import trusted_proxies
from meadhall.hall.net.socket import Outbox, Socket
from meadhall.hall.net.sockets import Sockets
from meadhall.hall.run.metrics import REFUSED_CONNECTIONS
from meadhall.hall.run.settings import Settings

log = logging.getLogger(__name__)

URL_LIMIT = 8 << 10
HEAD_LIMIT = 32 << 10
REQUEST_LIMIT = 9 << 20  # bytes on the wire: the largest body is 4 MB, chunks make it longer
PIPELINE_LIMIT = 16  # requests that wait for the answers to earlier ones
SPARE_DESCRIPTORS = 100  # for the database, the bus, bots, pushes and files
QUIET = 10.0  # seconds between two log lines about refused connections


def raise_descriptor_limit() -> int:
    """Raises the soft limit of open files to the hard one; the limit."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):  # some systems allow less than they say
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


class Connections:
    """Counts open connections, in all and by address. Trusted proxies count in all only."""

    def __init__(self, settings: Settings, descriptors: int) -> None:
        self.most = settings.connections
        if descriptors != resource.RLIM_INFINITY:
            spare = min(SPARE_DESCRIPTORS, descriptors // 2)
            self.most = min(self.most, descriptors - spare)
        self.most_per_address = settings.connections_per_address
        self.count = 0
        self._by_address: Counter[str] = Counter()
        self._proxies = trusted_proxies(settings.proxies)
        self._quiet_until = 0.0
        self._refused = 0

    def enter(self, host: str | None) -> str | None:
        """Counts a connection; the key for `leave`, or None if there are too many."""
        key = "" if host is None or host in self._proxies else network(host)
        if self.count >= self.most:
            self._refuse(f"{self.count} are open in all")
            return None
        if key and self._by_address[key] >= self.most_per_address:
            self._refuse(f"{self._by_address[key]} are open from one address")
            return None
        self.count += 1
        self._by_address[key] += 1
        return key

    def leave(self, key: str) -> None:
        self.count -= 1
        self._by_address[key] -= 1
        if not self._by_address[key]:
            del self._by_address[key]

    def _refuse(self, why: str) -> None:
        REFUSED_CONNECTIONS.inc()
        self._refused += 1
        now = time.monotonic()
        if now >= self._quiet_until:
            self._quiet_until = now + QUIET
            log.error("%d connections refused: %s", self._refused, why)
            self._refused = 0


class HttpConfig(uvicorn.Config):
    """uvicorn's configuration, with what our own protocols need."""

    def __init__(
        self,
        app: Any,
        sockets: Sockets,
        connections: Connections,
        request_time: float,
        **more: Any,
    ) -> None:
        super().__init__(app, http=Http, ws=cast(type[asyncio.Protocol], Socket), **more)
        self.sockets = sockets
        self.outbox = Outbox()
        self.connections = connections
        self.request_time = request_time


class TooMuch(Exception):
    """Raised within the parser: the request is refused with that status."""


class Http(HttpToolsProtocol):
    def __init__(self, config: HttpConfig, *args: Any, **more: Any) -> None:
        super().__init__(config, *args, **more)
        self._open = config.connections
        self._request_time = config.request_time
        self._key: str | None = None
        self._timer: asyncio.TimerHandle | None = None  # until the request is complete
        self._in_head = True
        self._head = 0  # bytes of the header lines read so far
        self._size = 0  # bytes of the request so far
        self._piece = 0  # bytes of the piece that is being parsed
        self._status = HTTPStatus.BAD_REQUEST

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        self._key = self._open.enter(self.client[0] if self.client else None)
        if self._key is None:
            self._refuse(HTTPStatus.SERVICE_UNAVAILABLE)
        else:
            self._start_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        if self._key is not None:
            self._open.leave(self._key)
            self._key = None

    # --- reading ---------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self._start_timer()
        self._piece = len(data)
        self._size += self._piece
        super().data_received(data)
        if self._size > (HEAD_LIMIT if self._in_head else REQUEST_LIMIT):
            head = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
            self._refuse(head if self._in_head else HTTPStatus.REQUEST_ENTITY_TOO_LARGE)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = 0
        self._size = self._piece
        self._start_timer()

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > URL_LIMIT:
            self._status = HTTPStatus.REQUEST_URI_TOO_LONG
            raise TooMuch

    def on_header(self, name: bytes, value: bytes) -> None:
        self._head += len(name) + len(value) + 4
        if self._head > HEAD_LIMIT:
            self._status = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
            raise TooMuch
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._in_head = False
        if len(self.pipeline) >= PIPELINE_LIMIT:
            self._status = HTTPStatus.TOO_MANY_REQUESTS
            raise TooMuch
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._stop_timer()
        self._in_head = True
        self._size = 0

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        self._stop_timer()
        socket = cast(object, self.transport.get_protocol())
        assert isinstance(socket, Socket)
        socket.on_lost.append(self._leave)

    # --- refusing --------------------------------------------------------------

    def _start_timer(self) -> None:
        if self._timer is None:
            self._timer = self.loop.call_later(self._request_time, self._too_slow)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_slow(self) -> None:
        self._timer = None
        if self._size:
            self._refuse(HTTPStatus.REQUEST_TIMEOUT)
        else:
            self.transport.close()

    def _refuse(self, status: HTTPStatus) -> None:
        self._status = status
        if not self.transport.is_closing():
            self.send_400_response("")

    def send_400_response(self, msg: str) -> None:
        """Answers with the status set before; uvicorn calls this when it cannot parse a request."""
        answered = self.cycle is not None and self.cycle.scope is self.scope
        if answered or (self.cycle is not None and not self.cycle.response_complete):
            self.transport.abort()  # there is an answer already, or one is under way
            return
        self.transport.write(
            STATUS_LINE[self._status] + b"content-length: 0\r\nconnection: close\r\n\r\n"
        )
        self.transport.close()
