"""The ASGI application of one worker."""

import contextlib
from collections.abc import AsyncIterator

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from meadhall.hall.net.api import games, operation, people, pushes, reports, tables
from meadhall.hall.net.api.endpoint import Endpoint, Path, problem
from meadhall.hall.net.api.openapi import describe
from meadhall.hall.net.security import App, Guard, Receive, Scope, Send
from meadhall.hall.net.sessions import Sessions
from meadhall.hall.net.sockets import Sockets
from meadhall.hall.net.static import Client, client_folder, table_of
from meadhall.hall.problems import Refused
from meadhall.hall.run.hall import Hall

ENDPOINTS: list[Endpoint] = [
    *people.ENDPOINTS,
    *pushes.ENDPOINTS,
    *games.ENDPOINTS,
    *tables.ENDPOINTS,
    *reports.ENDPOINTS,
    *operation.ENDPOINTS,
]
# The same for everybody, as are the client's files: nothing beside a secret is compressed.
PLAIN = ("/api/games", "/texts/{language}/{file}")


class Asgi:
    """An endpoint that speaks ASGI itself; Starlette wraps plain functions otherwise."""

    def __init__(self, serve: App) -> None:
        self.serve = serve

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.serve(scope, receive, send)


def make_app(hall: Hall) -> App:
    """The application of a hall. Its settings must be `ready()`, the schema new."""
    settings = hall.settings
    sessions = Sessions(hall.people, settings.secret, settings.secure_cookie, settings.session_days)
    sockets = Sockets(hall, sessions)
    paths = dict.fromkeys(endpoint.path for endpoint in ENDPOINTS)
    description = msgspec.json.encode(describe(ENDPOINTS))

    async def openapi(_: Request) -> Response:
        return Response(description, media_type="application/json")

    client = Client(client_folder(settings.web))

    squeezed = Middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)

    async def page(request: Request) -> Response:
        path = request.path_params["path"]
        game = None
        if table := table_of(path):
            with contextlib.suppress(Refused):  # a page that comes without hints comes, too
                row = await hall.tables.get(table)
                game = row.game if row else None
        return client.answer(path, request.headers, game)

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
                Path(path, ENDPOINTS, hall, sessions).route(*[squeezed] * (path in PLAIN))
                for path in paths
            ),
            Route("/openapi.json", openapi),
            WebSocketRoute("/ws/tables/{id}", Asgi(sockets.table)),
            WebSocketRoute("/ws/lobby", Asgi(sockets.lobby)),
            Route("/{path:path}", page, methods=["GET"], middleware=[squeezed]),
        ],
        lifespan=lifespan,
        exception_handlers={HTTPException: _http_error, Exception: _any_error},
    )
    return Guard(app, settings.origins, settings.known_hosts())


async def _http_error(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    refused = Refused("wrong-method" if error.status_code == 405 else "not-found")
    response = problem(refused)
    if error.headers and "Allow" in error.headers:
        response.headers["allow"] = error.headers["Allow"]
    return response


async def _any_error(_: Request, __: Exception) -> Response:
    return problem(Refused("internal", ref="none"))
