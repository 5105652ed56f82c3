"""What every HTTP answer carries, and what no request may do."""

import ipaddress
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

import msgspec
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from meadhall.hall.problems import STATUS
from meadhall.hall.protocol.base import Code, Problem

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

CONTENT_POLICY = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # positions of pieces
        "img-src 'self' data: blob:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = [
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
SAFE = {"GET", "HEAD", "OPTIONS"}
PROBES = ("/healthz", "/readyz")


def header(scope: Scope, name: bytes) -> str:
    for key, value in scope["headers"]:
        if key == name:
            return bytes(value).decode("latin-1")
    return ""


def same_origin(scope: Scope, allowed: tuple[str, ...]) -> bool:
    """Whether a page of ours sent this, or a program: those send no Origin."""
    origin = header(scope, b"origin")
    if not origin:
        return header(scope, b"sec-fetch-site") in ("", "same-origin", "none")
    if origin in allowed:
        return True
    try:
        return urlsplit(origin).netloc.lower() == header(scope, b"host").lower()
    except ValueError:  # "http://["
        return False


def trusted_proxies(addresses: str) -> Any:
    """Addresses that may forward others': uvicorn's list, as its middleware makes it."""

    async def no_app(*_: Any) -> None:
        pass

    return ProxyHeadersMiddleware(no_app, addresses).trusted_hosts


def private(scope: Scope) -> bool:
    """Whether the asker is this machine or a private network (metrics are for those)."""
    client = scope.get("client")
    if not client:
        return True  # a unix socket
    try:
        address = ipaddress.ip_address(client[0])
    except ValueError:
        return False
    return address.is_private or address.is_loopback


def problem_body(code: Code, **details: Any) -> bytes:
    return msgspec.json.encode(Problem(code=code, details=details))


class Origins:
    """Host names of this hall, and the pages from which something may be changed."""

    def __init__(self, origins: tuple[str, ...], hosts: frozenset[str] | None) -> None:
        self.origins = origins
        self.hosts = hosts  # None: any

    def refusal(self, scope: Scope, changes: bool) -> Code | None:
        """Why a request is refused, if it is. Probes may ask for an address."""
        known = self.hosts is None or host_of(scope) in self.hosts or scope["path"] in PROBES
        if not known:
            return "wrong-host"
        return "wrong-origin" if changes and not same_origin(scope, self.origins) else None


class Guard:
    """Outermost: checks host and origin, and adds headers to every answer."""

    def __init__(self, app: App, origins: Origins) -> None:
        self.app = app
        self.origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def guarded(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        code = self.origins.refusal(scope, changes=scope["method"] not in SAFE)
        if code is None:
            await self.app(scope, receive, guarded)
        else:
            await _refuse(guarded, code, host_of(scope)[:100])


def host_of(scope: Scope) -> str:
    """The name without the port; empty if there is none."""
    try:
        return (urlsplit(f"//{header(scope, b'host')}").hostname or "").lower()
    except ValueError:
        return ""


async def _refuse(send: Send, code: Code, host: str) -> None:
    body = problem_body(code, host=host)
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
    ]
    await send({"type": "http.response.start", "status": STATUS[code], "headers": headers})
    await send({"type": "http.response.body", "body": body})
