"""Endpoint: method, path, body, answer and possible refusals, in one place.

The same declaration decodes the request strictly, encodes the answer, and makes the
OpenAPI description, so that the three cannot differ.
"""

import logging
import re
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from meadhall.hall.fleet.limits import Limits, network
from meadhall.hall.net.security import Receive, Scope, Send, problem_body
from meadhall.hall.net.sessions import Sessions
from meadhall.hall.problems import STATUS, Refused
from meadhall.hall.protocol.base import Code
from meadhall.hall.run.clock import HallClock
from meadhall.hall.run.metrics import REQUEST_SECONDS
from meadhall.hall.store.people import PersonRow

log = logging.getLogger(__name__)

BODY_LIMIT = 64 << 10
RECORD_LIMIT = 4 << 20
PATH_PART = re.compile(r"[A-Za-z0-9_.-]{1,80}")


class Call:
    """One request, read."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.body: Any = None
        self.query: Any = None
        self.token = ""
        self.new_cookie: str | None = None
        self.maybe_person: PersonRow | None = None

    @property
    def person(self) -> PersonRow:
        assert self.maybe_person is not None, "not declared as signed_in"
        return self.maybe_person

    @property
    def address(self) -> str:
        return network(self.request.client.host) if self.request.client else "local"

    def path(self, name: str) -> str:
        value = str(self.request.path_params[name])
        if not PATH_PART.fullmatch(value):
            raise Refused("not-found")
        return value


Handler = Callable[[Call], Awaitable[Any]]


class Nothing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An empty body: {}"""


class Endpoint(msgspec.Struct, frozen=True):
    address: str  # "GET /api/me"
    handler: Handler
    summary: str
    answer: Any  # a struct, or None where the answer is not ours to describe
    body: Any = None
    query: Any = None
    status: int = 200
    signed_in: bool | None = True  # needed; None: looked at; False: not even looked at
    limit: str = "read"
    refusals: tuple[Code, ...] = ()
    body_limit: int = BODY_LIMIT

    @property
    def method(self) -> str:
        return self.address.partition(" ")[0]

    @property
    def path(self) -> str:
        return self.address.partition(" ")[2]

    def codes(self) -> list[Code]:
        """All refusals an asker may meet."""
        found: list[Code] = ["too-many", "unavailable", "internal"]
        if self.signed_in is not False:
            found.append("banned")
        if self.signed_in:
            found.append("not-signed-in")
        if self.method != "GET":
            found.append("wrong-origin")
        if self.body is not None:
            found += ["bad-request", "too-large"]
        if self.query is not None:
            found.append("bad-request")
        if "{" in self.path:
            found.append("not-found")
        return list(dict.fromkeys([*found, *self.refusals]))


@dataclass(eq=False)
class Server:
    """Answers requests: who asks, whether they may, what they send, and the endpoint's handler."""

    sessions: Sessions
    limits: Limits
    time: HallClock

    async def answer(self, endpoint: Endpoint, request: Request) -> Response:
        started = time.perf_counter()
        call = Call(request)
        response = await self._answer(endpoint, call)
        if call.new_cookie is not None:
            response.headers["set-cookie"] = call.new_cookie
        spent = time.perf_counter() - started
        REQUEST_SECONDS.labels(endpoint.path, str(response.status_code)).observe(spent)
        return response

    async def _answer(self, endpoint: Endpoint, call: Call) -> Response:
        try:
            if endpoint.signed_in is not False:
                await self._identify(call, needed=bool(endpoint.signed_in))
            who = call.maybe_person.id if call.maybe_person else call.address
            await self.limits.take(endpoint.limit, who)
            if endpoint.query is not None:
                call.query = _decode_query(call.request, endpoint.query)
            if endpoint.body is not None:
                call.body = await _decode_body(call.request, endpoint.body, endpoint.body_limit)
            answer = await endpoint.handler(call)
        except Refused as refused:
            if refused.code == "unavailable":
                log.warning("%s: unavailable: %r", endpoint.address, refused.__cause__)
            return problem(refused)
        except ClientDisconnect:
            return Response(status_code=400)
        except Exception:
            ref = secrets.token_hex(6)
            log.exception("%s failed (ref %s)", endpoint.address, ref)
            return problem(Refused("internal", ref=ref))
        if isinstance(answer, Response):
            return answer
        return json_response(answer, endpoint.status)

    async def _identify(self, call: Call, needed: bool) -> None:
        found = await self.sessions.renewed(call.request.cookies, self.time.now())
        if found is not None:
            call.maybe_person, call.token, call.new_cookie = found
        elif needed:
            raise Refused("not-signed-in")


class Path:
    """One address with all its methods; any other method is told which there are."""

    def __init__(self, path: str, endpoints: list[Endpoint], server: Server) -> None:
        self.path = path
        self.methods = {one.method: one for one in endpoints if one.path == path}
        self.server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive, send)
        method = "GET" if request.method == "HEAD" else request.method
        endpoint = self.methods.get(method)
        if endpoint is None:
            response = problem(Refused("wrong-method"))
            response.headers["allow"] = ", ".join(self.methods)
        else:
            response = await self.server.answer(endpoint, request)
        await response(scope, receive, send)

    def route(self, *middleware: Middleware) -> Route:
        return Route(self.path, self, middleware=middleware)


def json_response(answer: Any, status: int = 200) -> Response:
    return Response(
        msgspec.json.encode(answer),
        status,
        {"cache-control": "no-store"},
        media_type="application/json",
    )


def problem(refused: Refused) -> Response:
    headers = {"cache-control": "no-store"}
    if "retry_after" in refused.details:
        headers["retry-after"] = str(int(refused.details["retry_after"]) // 1000 + 1)
    body = problem_body(refused.code, **refused.details)
    return Response(body, STATUS[refused.code], headers, media_type="application/json")


def _decode_query(request: Request, kind: Any) -> Any:
    given = request.query_params.multi_items()
    values = dict(given)
    if len(values) != len(given) or "null" in values.values():  # convert would take it for None
        raise Refused("bad-request", problem="query: each parameter once, or left out")
    try:
        return msgspec.convert(values, kind, strict=False)
    except msgspec.ValidationError as error:
        raise Refused("bad-request", problem=f"query: {error}") from None


async def _decode_body(request: Request, kind: Any, limit: int) -> Any:
    sent = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if sent != "application/json":
        raise Refused("bad-request", problem=f"Content-Type must be application/json, not {sent!r}")
    declared = request.headers.get("content-length", "0")
    if declared.isdigit() and int(declared) > limit:
        raise Refused("too-large", limit=limit)
    parts = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > limit:
            raise Refused("too-large", limit=limit)
        parts.append(part)
    try:
        return msgspec.json.decode(b"".join(parts), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("bad-request", problem=f"body: {error}") from None
