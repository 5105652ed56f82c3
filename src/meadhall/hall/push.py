"""Web Push: a browser that is closed hears that it is somebody's turn.

Only where the host has set a key pair (VAPID). A message is encrypted for the browser (RFC 8291)
and says no more than which table, which game, and that it is your turn.
"""

import asyncio
import base64
import http.client
import ipaddress
import logging
import os
import socket
import ssl
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from urllib.parse import SplitResult, urlsplit

import http_ece
import msgspec
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from meadhall.hall.problems import Refused
from meadhall.hall.protocol.base import Language
from meadhall.hall.protocol.pushes import Pushed, Subscription
from meadhall.hall.settings import Settings
from meadhall.hall.store.people import PeopleStore
from meadhall.hall.store.pushes import PushRow, PushStore
from meadhall.hall.store.rows import TableRow

log = logging.getLogger(__name__)

DAY = 86_400  # seconds that a push service keeps a message for a browser that is off
SENDERS = 4
TIMEOUT = 10.0  # seconds
MOST_WAITING = 1000  # messages; more are dropped: it is only a reminder
GONE = (404, 410)


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> str:
    """A private key as the setting wants it."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return b64(number.to_bytes(32, "big"))


def public_key(private: str) -> str:
    """What browsers get: the point, uncompressed."""
    key = ec.derive_private_key(int.from_bytes(unb64(private), "big"), ec.SECP256R1())
    form = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    return b64(key.public_key().public_bytes(*form))


class Push:
    def __init__(self, settings: Settings, store: PushStore, people: PeopleStore) -> None:
        self.store = store
        self.people = people
        self.key = public_key(settings.push_key) if settings.push_key else None
        self._contact = settings.push_contact
        self._anywhere = settings.push_anywhere
        self._vapid = Vapid02.from_raw(settings.push_key.encode()) if settings.push_key else None
        self._senders = ThreadPoolExecutor(SENDERS, "push")
        self._waiting = 0

    def check(self, wish: Subscription) -> None:
        """Refused, if it cannot be what a browser gave."""
        try:
            destination(wish.endpoint, self._anywhere)
            point = unb64(wish.keys.p256dh)
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
            if len(unb64(wish.keys.auth)) != 16:
                raise ValueError("keys.auth must be 16 bytes")
        except ValueError as error:
            raise Refused("bad-request", problem=str(error)) from None

    async def turn(self, row: TableRow, people: set[str]) -> None:
        """Tells these people that it is their turn at the table."""
        if self.key is None:
            return
        for found in await self.store.of(people):
            if self._waiting >= MOST_WAITING:
                log.warning("too many pushes wait; one is dropped")
                return
            person = await self.people.get(found.person)
            self._waiting += 1
            try:
                await self._send(found, row, person.language if person else None)
            finally:
                self._waiting -= 1

    async def _send(self, to: PushRow, row: TableRow, language: Language | None) -> None:
        message = msgspec.json.encode(Pushed(table=row.id, game=row.game, language=language))
        loop = asyncio.get_running_loop()
        try:
            status = await loop.run_in_executor(self._senders, self._post, to, row.id, message)
        except (OSError, ValueError, http.client.HTTPException) as error:
            log.warning("a push could not be sent: %s", error)
            return
        if status in GONE:
            await self.store.remove(to.endpoint)
        elif status >= 300:
            log.warning("a push service answered %d", status)

    def _post(self, to: PushRow, table: str, message: bytes) -> int:
        """In a thread. Neither follows another address nor believes a name twice."""
        parts, address = destination(to.endpoint, self._anywhere, resolve=True)
        assert self._vapid is not None
        claims = {
            "sub": self._contact,
            "aud": f"https://{parts.netloc}",
            "exp": int(time.time()) + DAY // 2,
        }
        headers = {
            **self._vapid.sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(DAY),
            "Urgency": "normal",
            "Topic": table,  # a newer one replaces it
        }
        body = http_ece.encrypt(
            message,
            salt=os.urandom(16),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=unb64(to.p256dh),
            auth_secret=unb64(to.auth),
            version="aes128gcm",
        )
        connection = http.client.HTTPConnection(parts.netloc, timeout=TIMEOUT)
        with socket.create_connection(address, TIMEOUT) as plain:
            context = ssl.create_default_context()
            connection.sock = context.wrap_socket(plain, server_hostname=parts.hostname)
            with connection.sock:
                path = parts.path + (f"?{parts.query}" if parts.query else "")
                connection.request("POST", path or "/", body, headers)
                return connection.getresponse().status

    def stop(self) -> None:
        self._senders.shutdown(wait=False, cancel_futures=True)


def destination(
    endpoint: str, anywhere: bool, resolve: bool = False
) -> tuple[SplitResult, tuple[Any, ...]]:
    """Where a message may go: https, and no address of this machine or a private network.

    ValueError says why not. With `resolve` the name's address is looked up and checked, and
    that very address is to be used.
    """
    parts = urlsplit(endpoint)
    if parts.scheme != "https":
        raise ValueError("endpoint must begin with https://")
    if not parts.hostname or parts.username or parts.fragment or not endpoint.isprintable():
        raise ValueError("endpoint must be https://host/path")
    port = parts.port or 443
    if port != 443 and not anywhere:
        raise ValueError("endpoint must not name a port")
    if not resolve:
        try:
            found = [ipaddress.ip_address(parts.hostname)]
        except ValueError:
            found = []
        if "." not in parts.hostname and not found and not anywhere:
            raise ValueError("endpoint must be at a public host")
        address: tuple[Any, ...] = ()
    else:
        known = socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
        found = [ipaddress.ip_address(entry[4][0]) for entry in known]
        address = known[0][4][:2]
    if not anywhere and not all(one.is_global and not one.is_multicast for one in found):
        raise ValueError("endpoint must be at a public host")
    return parts, address
