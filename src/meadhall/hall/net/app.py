"""The ASGI application of one worker."""

import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from meadhall.hall.net.api import games
from meadhall.hall.net.api.endpoint import Path, Server, problem
from meadhall.hall.net.api.openapi import describe
from meadhall.hall.net.api.operation import OperationApi
from meadhall.hall.net.api.people import PeopleApi
from meadhall.hall.net.api.pushes import PushApi
from meadhall.hall.net.api.reports import ReportApi
from meadhall.hall.net.api.tables import TableApi
from meadhall.hall.net.security import App, Guard, Origins
from meadhall.hall.net.sessions import Sessions
from meadhall.hall.net.sockets import Sockets
from meadhall.hall.net.static import Client, client_folder, table_of
from meadhall.hall.problems import Refused
from meadhall.hall.run.hall import Hall
from meadhall.hall.store.tables import TableStore

# The same for everybody, like the client's files. An answer with a secret is never compressed.
COMPRESSED = ("/api/games", "/texts/{language}/{file}")


def make_app(hall: Hall) -> tuple[App, Sockets]:
    """What answers the requests and the web sockets of a hall. Its settings must be `ready()`, the
    schema new."""
    settings = hall.settings
    sessions = Sessions(hall.people, settings.secret, settings.secure_cookie, settings.session_days)
    origins = Origins(settings.origins, settings.known_hosts())
    endpoints = [
        *PeopleApi(
            hall.people,
            sessions,
            hall.limits,
            hall.guesses,
            hall.visitors,
            hall.open_tables,
            hall.seating,
            hall.time,
            hall.chance,
            settings.vacation_days,
        ).endpoints(),
        *PushApi(hall.push, hall.time).endpoints(),
        *games.ENDPOINTS,
        *TableApi(hall.open_tables, hall.seating, hall.replays, hall.limits).endpoints(),
        *ReportApi(hall.reports, hall.open_tables, hall.limits).endpoints(),
        *OperationApi(hall.sweep).endpoints(),
    ]
    sockets = Sockets(
        settings,
        origins,
        sessions,
        hall.limits,
        hall.worker,
        hall.open_tables,
        hall.lobby,
        hall.visitors,
    )
    server = Server(sessions, hall.limits, hall.time)
    pages = Pages(Client(client_folder(settings.web)), hall.tables)
    description = msgspec.json.encode(describe(endpoints))
    gzip = Middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)

    async def openapi(_: Request) -> Response:
        return Response(description, media_type="application/json")

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await hall.start()
        try:
            yield
        finally:
            await hall.stop()

    app = Starlette(
        routes=[
            *(
                Path(path, endpoints, server).route(*[gzip] * (path in COMPRESSED))
                for path in dict.fromkeys(endpoint.path for endpoint in endpoints)
            ),
            Route("/openapi.json", openapi),
            Route("/{path:path}", pages.serve, methods=["GET"], middleware=[gzip]),
        ],
        lifespan=lifespan,
        exception_handlers={HTTPException: _http_error, Exception: _any_error},
    )
    return Guard(app, origins), sockets


@dataclass(eq=False)
class Pages:
    """The client's files. The page of a table loads what its game needs at once."""

    client: Client
    tables: TableStore

    async def serve(self, request: Request) -> Response:
        path = request.path_params["path"]
        game = None
        if table := table_of(path):
            with contextlib.suppress(Refused):  # a page that comes without hints comes, too
                row = await self.tables.get(table)
                game = row.game if row else None
        return self.client.answer(path, request.headers, game)


async def _http_error(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    refused = Refused("wrong-method" if error.status_code == 405 else "not-found")
    response = problem(refused)
    if error.headers and "Allow" in error.headers:
        response.headers["allow"] = error.headers["Allow"]
    return response


async def _any_error(_: Request, __: Exception) -> Response:
    return problem(Refused("internal", ref="none"))
