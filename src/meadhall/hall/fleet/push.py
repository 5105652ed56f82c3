"""Web Push: a browser that is closed hears that it is somebody's turn.

Only where the host has set a key pair (VAPID). A message is encrypted for the browser (RFC 8291)
and says no more than which table, which game, and that it is your turn.
"""

import asyncio
import base64
import contextlib
import hashlib
import ipaddress
import logging
import os
import re
import socket
import ssl
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from urllib.parse import SplitResult, urlsplit

import http_ece
import msgspec
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from meadhall.hall.problems import Refused
from meadhall.hall.protocol.pushes import Pushed, Subscription
from meadhall.hall.run.settings import Settings
from meadhall.hall.store.people import PeopleStore
from meadhall.hall.store.pushes import PushRow, PushStore
from meadhall.hall.store.rows import TableRow

log = logging.getLogger(__name__)

DAY = 86_400  # seconds that a push service keeps a message for a browser that is off
SENDERS = 8  # messages under way at once in a lane
TO_ONE_HOST = 4  # of these
TIMEOUT = 10.0  # seconds for one message, from the look-up of the name to the answer
PROMPT = 2.0  # seconds in which a host that is not slow has answered
PROMPT_HOSTS = 1000  # are remembered
MOST_WAITING = 1000  # messages in a lane; more are dropped: it is only a reminder
MOST_FOR_ONE = 20  # messages for one person
GONE = (404, 410)
PRINTABLE = re.compile(r"[!-~]+")  # no spaces, no control characters
STATUS = re.compile(rb"HTTP/1\.[01] ([1-5][0-9][0-9])\b")
Address = ipaddress.IPv4Address | ipaddress.IPv6Address
NAT64 = ipaddress.ip_network("64:ff9b::/96")
LOCAL_NAT64 = ipaddress.ip_network("64:ff9b:1::/48")
IPV4_COMPATIBLE = ipaddress.ip_network("::/96")


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> str:
    """A private key in the form of the setting."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return b64(number.to_bytes(32, "big"))


def public_key(private: str) -> str:
    """The public key as browsers get it: the point, uncompressed."""
    key = ec.derive_private_key(int.from_bytes(unb64(private), "big"), ec.SECP256R1())
    form = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    return b64(key.public_key().public_bytes(*form))


class Slots:
    """Limits how many work at once for each key."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.users: Counter[str] = Counter()  # at work or waiting
        self._free: dict[str, asyncio.Semaphore] = {}

    @contextlib.asynccontextmanager
    async def hold(self, key: str) -> AsyncIterator[None]:
        free = self._free.setdefault(key, asyncio.Semaphore(self.most))
        self.users[key] += 1
        try:
            async with free:
                yield
        finally:
            self.users[key] -= 1
            if not self.users[key]:
                del self.users[key], self._free[key]


class Lane:
    """A queue. Hosts that answer promptly have one and all others another, so that slow ones
    delay only each other."""

    def __init__(self, name: str) -> None:
        self.slots = Slots(SENDERS)
        self.threads = ThreadPoolExecutor(SENDERS, f"push-{name}")  # for looking up names


class Push:
    def __init__(self, settings: Settings, store: PushStore, people: PeopleStore) -> None:
        self.store = store
        self.people = people
        self.key = public_key(settings.push_key) if settings.push_key else None
        self._contact = settings.push_contact
        self._anywhere = settings.push_anywhere
        self._vapid = Vapid02.from_raw(settings.push_key.encode()) if settings.push_key else None
        self._tls: ssl.SSLContext | None = None
        self._prompt_lane, self._other_lane = Lane("prompt"), Lane("other")
        self._prompt: OrderedDict[str, None] = OrderedDict()  # hosts, the newest last
        self._of_host = Slots(TO_ONE_HOST)
        self._of_person = Slots(1)

    def check(self, wish: Subscription) -> None:
        """Refuses what no browser gives."""
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
        if self.key is not None:
            found = await self.store.of(people)
            await asyncio.gather(*(self._send(one, row) for one in found))

    async def _send(self, to: PushRow, row: TableRow) -> None:
        host = urlsplit(to.endpoint).netloc
        lane = self._prompt_lane if host in self._prompt else self._other_lane
        waiting, for_one = lane.slots.users[""], self._of_person.users[to.person]
        if waiting >= MOST_WAITING or for_one >= MOST_FOR_ONE:
            log.warning("too many pushes wait; one is dropped")
            return
        person = await self.people.get(to.person)
        language = person.language if person else None
        message = msgspec.json.encode(Pushed(table=row.id, game=row.game, language=language))
        async with (
            self._of_person.hold(to.person),
            self._of_host.hold(host),
            lane.slots.hold(""),
        ):
            status = await self._try_post(lane, host, to, row.id, message)
        if status in GONE:
            await self.store.remove(to.endpoint)
        elif status is not None and status >= 300:
            log.warning("a push service answered %d", status)

    async def _try_post(
        self, lane: Lane, host: str, to: PushRow, table: str, message: bytes
    ) -> int | None:
        started = time.monotonic()
        status = None
        try:
            async with asyncio.timeout(TIMEOUT):
                status = await self._post(lane, to, table, message)
        except (OSError, ValueError) as error:  # a TimeoutError is an OSError
            log.warning("a push could not be sent: %s", str(error) or "no answer in time")
        self._prompt.pop(host, None)
        if status is not None and time.monotonic() - started < PROMPT:
            self._prompt[host] = None
            if len(self._prompt) > PROMPT_HOSTS:
                self._prompt.popitem(last=False)
        return status

    async def _post(self, lane: Lane, to: PushRow, table: str, message: bytes) -> int:
        """Follows no redirect, and connects to the addresses that were checked."""
        loop = asyncio.get_running_loop()
        prepared = loop.run_in_executor(lane.threads, self._prepare, to, table, message)
        name, address, request = await prepared
        reader, writer = await asyncio.open_connection(
            *address, ssl=self._tls, server_hostname=name
        )
        try:
            writer.write(request)
            found = STATUS.match(await reader.readline())
        finally:
            writer.transport.abort()
        if found is None:
            raise ValueError("the answer is no HTTP")
        return int(found[1])

    def _prepare(
        self, to: PushRow, table: str, message: bytes
    ) -> tuple[str, tuple[Any, ...], bytes]:
        """Name and address of the service, and the request. In a thread: names are looked up."""
        parts, address = destination(to.endpoint, self._anywhere, resolve=True)
        assert self._vapid is not None
        assert parts.hostname is not None
        self._tls = self._tls or ssl.create_default_context()
        body = http_ece.encrypt(
            message,
            salt=os.urandom(16),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=unb64(to.p256dh),
            auth_secret=unb64(to.auth),
            version="aes128gcm",
        )
        claims = {
            "sub": self._contact,
            "aud": f"https://{parts.netloc}",
            "exp": int(time.time()) + DAY // 2,
        }
        headers = {
            "Host": parts.netloc,
            **self._vapid.sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "Content-Length": str(len(body)),
            "Connection": "close",
            "TTL": str(DAY),
            "Urgency": "normal",
            "Topic": topic(table),
        }
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        lines = [f"POST {path} HTTP/1.1", *(f"{name}: {text}" for name, text in headers.items())]
        head = "\r\n".join([*lines, "", ""]).encode("ascii")
        return parts.hostname, address, head + body

    def stop(self) -> None:
        for lane in (self._prompt_lane, self._other_lane):
            lane.threads.shutdown(wait=False, cancel_futures=True)


def topic(table: str) -> str:
    """A newer message with the same topic replaces an older one. Services do not learn the id."""
    return b64(hashlib.sha256(table.encode()).digest())[:32]


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
    if not parts.hostname or parts.username or parts.fragment or not PRINTABLE.fullmatch(endpoint):
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
    if not anywhere and not all(public(one) for one in found):
        raise ValueError("endpoint must be at a public host")
    return parts, address


def public(address: Address) -> bool:
    """Whether the address, and one embedded in it, is of a public network."""
    within: list[Address | None] = []
    if isinstance(address, ipaddress.IPv6Address):
        if address in LOCAL_NAT64:
            return False
        within = [address.ipv4_mapped, address.sixtofour, *(address.teredo or ())]
        if address in NAT64 or address in IPV4_COMPATIBLE:
            within.append(ipaddress.IPv4Address(int(address) & 0xFFFFFFFF))
    if not address.is_global or address.is_multicast:
        return False
    return all(public(one) for one in within if one is not None)
