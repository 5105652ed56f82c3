"""Sockets: admits web sockets at /ws/tables/{id} and /ws/lobby and greets them.

After the greeting a socket's messages go straight to its session (`table.session`).
"""

import logging
import re
from collections import Counter
from http import HTTPStatus
from urllib.parse import parse_qs, urlsplit

from meadhall.hall.fleet.limits import Limits, network
from meadhall.hall.lobby.lobby import Lobby
from meadhall.hall.lobby.visitors import Visitors
from meadhall.hall.net.security import Origins, Scope, header, problem_body, trusted_proxies
from meadhall.hall.net.sessions import Sessions, cookies_in
from meadhall.hall.net.socket import Connection, Socket
from meadhall.hall.problems import STATUS, Refused
from meadhall.hall.protocol.base import PROTOCOL
from meadhall.hall.protocol.messages import ChatLine, Hello
from meadhall.hall.run.metrics import SOCKETS
from meadhall.hall.run.settings import Settings
from meadhall.hall.store.people import hash_token
from meadhall.hall.table.attendance import count_watchers
from meadhall.hall.table.info import table_info
from meadhall.hall.table.open_tables import OpenTables
from meadhall.hall.table.session import (
    LobbySession,
    Session,
    TableSession,
    lines_for,
    newest_log,
)
from meadhall.hall.table.table import Table
from meadhall.hall.table.worker import Worker

log = logging.getLogger(__name__)

PATH = re.compile(r"/ws/(?:lobby|tables/([A-Za-z0-9_.-]{1,80}))")
CLOSE = {
    "not-signed-in": 4401,
    "banned": 4403,
    "forbidden": 4403,
    "not-found": 4404,
    "too-many-watchers": 4413,
    "too-many-sockets": 4414,
    "too-many": 4429,
    "unavailable": 1013,
}


class Sockets:
    def __init__(
        self,
        settings: Settings,
        origins: Origins,
        sessions: Sessions,
        limits: Limits,
        worker: Worker,
        tables: OpenTables,
        lobby: Lobby,
        visitors: Visitors,
    ) -> None:
        self.max_per_person = settings.sockets_per_person
        self.max_watchers = settings.watchers
        self.proxies = trusted_proxies(settings.proxies)
        self.origins = origins
        self.sessions = sessions
        self.limits = limits
        self.worker = worker
        self.tables = tables
        self.lobby = lobby
        self.visitors = visitors
        self._open: Counter[str] = Counter()  # sockets by person

    def open(self, socket: Socket) -> None:
        """A new socket asks to be accepted."""
        self.worker.tasks.start(self._admit(socket))

    async def _admit(self, socket: Socket) -> None:
        address = urlsplit(socket.request.path)
        log.debug("socket %s", address.path)
        pairs = socket.request.headers.raw_items()
        headers = [(name.lower().encode(), value.encode("latin-1")) for name, value in pairs]
        scope: Scope = {"path": address.path, "headers": headers}
        path = PATH.fullmatch(address.path)
        refusal = self.origins.refusal(scope, changes=True)
        if refusal is not None or path is None:
            code = refusal or "not-found"
            socket.reject(HTTPStatus(STATUS[code]), problem_body(code).decode())
            return
        socket.accept()
        try:
            await self.limits.take("socket", self._client(socket, scope))
            page = parse_qs(address.query).get("page", [""])[0][:64]
            connection = await self._identify(socket, header(scope, b"cookie"), page)
            if path[1] is None:
                await self._enter_lobby(connection)
            else:
                await self._enter_table(connection, await self.tables.open(path[1]))
        except Refused as refused:
            socket.close(CLOSE.get(refused.code, 1011), refused.code)
        except Exception:
            log.exception("a socket could not be greeted")
            socket.close(1011, "internal")

    def _client(self, socket: Socket, scope: Scope) -> str:
        """Whom the client's address stands for; a trusted proxy says which address that is."""
        peer = socket.transport.get_extra_info("peername")
        if not isinstance(peer, tuple):
            return "local"
        forwarded = header(scope, b"x-forwarded-for")
        if forwarded and peer[0] in self.proxies:
            return network(self.proxies.get_trusted_client_address(forwarded)[0])
        return network(peer[0])

    async def _identify(self, socket: Socket, cookies: str, page: str) -> Connection:
        found = await self.sessions.person_of(cookies_in(cookies))
        if found is None:
            raise Refused("not-signed-in")
        person, token = found
        if self._open[person.id] >= self.max_per_person:
            raise Refused("too-many-sockets", limit=self.max_per_person)
        self._open[person.id] += 1
        socket.on_lost.append(lambda: self._forget(person.id))
        return Connection(socket, person, hash_token(token), page=page)

    def _forget(self, person: str) -> None:
        self._open[person] -= 1
        if not self._open[person]:
            del self._open[person]

    # --- the lobby ----------------------------------------------------------------------

    async def _enter_lobby(self, connection: Connection) -> None:
        lobby = self.lobby
        lobby.add(connection)
        connection.socket.on_lost.append(lambda: lobby.remove(connection))
        connection.put(await lobby.hello(connection))
        _listen(connection, LobbySession(connection, self.limits), "lobby")

    # --- a table ------------------------------------------------------------------------

    async def _enter_table(self, connection: Connection, table: Table) -> None:
        """Greets: everything that was so far, then every change, with no gap between."""
        connection.socket.on_lost.append(lambda: _leave_table(connection, table))
        try:
            async with table.hold(fresh=True):
                self._check_watcher(table, connection.person.id)
                await self._greet(table, connection)
            if table.dirty:  # another worker moved on before we listened
                await table.reload()
        except BaseException:
            _leave_table(connection, table)  # it may have come that far
            raise
        table.attendance.show()
        session = TableSession(table, connection, self.limits, self.visitors.change_person)
        _listen(connection, session, "table")

    def _check_watcher(self, table: Table, person: str) -> None:
        if table.row.seats_of(person):
            return
        if not table.may_watch():
            raise Refused("forbidden", problem="this table has no watchers")
        people = table.attendance.everyone()
        if person not in people and count_watchers(people) >= self.max_watchers:
            raise Refused("too-many-watchers", limit=self.max_watchers)

    async def _greet(self, table: Table, connection: Connection) -> None:
        row = table.row
        entries, more = await newest_log(table, row.number + 1)
        names = await self.worker.people.shown(row.people())
        chat = await self._chat(table, connection)
        if connection.socket.closed:  # the client has gone meanwhile
            return
        table.connections.add(connection)  # from here to its hello nothing else is sent
        people = table.attendance.everyone()
        hello = Hello(
            protocol=PROTOCOL,
            server_time=self.worker.time.now(),
            you=connection.person.shown(),
            seats=row.seats_of(connection.person.id),
            table=table_info(row, names, set(people)),
            chat=chat,
            lines=lines_for(table, connection, entries),
            more_lines=more,
            people=list(people.values()),
            watchers=count_watchers(people),
            request=row.request,
        )
        connection.put(hello)
        if table.match is not None:
            table.present.views([connection])

    async def _chat(self, table: Table, connection: Connection) -> list[ChatLine]:
        """The newest lines. Chat does not wait for the table: reads again what was said
        meanwhile."""
        while True:
            shown = table.chat_lines
            said = await self.worker.tables.said(table.id)
            people = await self.worker.people.shown(row["person"] for row in said)
            if table.chat_lines == shown:
                break
        connection.chat_seen = {row["id"] for row in said}
        return [
            ChatLine(id=row["id"], at=row["at"], person=people[row["person"]], text=row["text"])
            for row in said
            if row["person"] not in connection.person.muted
        ]


def _listen(connection: Connection, session: Session, kind: str) -> None:
    """From now on the session gets the socket's messages."""
    socket = connection.socket
    if not socket.closed:
        SOCKETS.labels(kind).inc()
        socket.on_lost.append(SOCKETS.labels(kind).dec)
        socket.listen(session.receive)


def _leave_table(connection: Connection, table: Table) -> None:
    table.connections.discard(connection)
    table.attendance.show()
