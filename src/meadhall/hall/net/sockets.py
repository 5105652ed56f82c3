"""Sockets: /ws/tables/{id} and /ws/lobby, spoken as plain ASGI."""

import logging
from collections import Counter
from typing import TYPE_CHECKING
from urllib.parse import parse_qs

from meadhall.hall.fleet.limits import network
from meadhall.hall.net.security import Receive, Scope, Send, header, same_origin
from meadhall.hall.net.sessions import Sessions, cookies_in
from meadhall.hall.net.socket_protocol import EXTENSION
from meadhall.hall.problems import Refused
from meadhall.hall.protocol.base import PROTOCOL
from meadhall.hall.protocol.messages import ChatLine, Hello
from meadhall.hall.run.metrics import SOCKETS
from meadhall.hall.store.people import hash_token
from meadhall.hall.table.attendance import count_watchers
from meadhall.hall.table.connection import Connection
from meadhall.hall.table.info import table_info
from meadhall.hall.table.job import Hold
from meadhall.hall.table.session import (
    LobbySession,
    Session,
    TableSession,
    lines_for,
    newest_log,
)
from meadhall.hall.table.table import Table

if TYPE_CHECKING:
    from meadhall.hall.run.hall import Hall

log = logging.getLogger(__name__)

CLOSE = {
    "not-signed-in": 4401,
    "banned": 4403,
    "forbidden": 4403,
    "wrong-origin": 4403,
    "not-found": 4404,
    "too-many-watchers": 4413,
    "too-many-sockets": 4414,
    "too-many": 4429,
    "unavailable": 1013,
}


class Sockets:
    """The ASGI side of both kinds of socket."""

    def __init__(self, hall: "Hall", sessions: Sessions) -> None:
        self.hall = hall
        self.sessions = sessions
        self._open_sockets: Counter[str] = Counter()  # by person

    async def table(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = await self._open(scope, receive, send)
        if connection is not None:
            try:
                await self._serve_table(connection, scope, receive, send)
            finally:
                self._forget(connection)

    async def _serve_table(
        self, connection: Connection, scope: Scope, receive: Receive, send: Send
    ) -> None:
        try:
            room = await self.hall.room(scope["path_params"]["id"])
            try:
                await self._enter(room, connection)
            except BaseException:
                room.connections.discard(connection)  # it may have come that far
                room.attendance.show()
                raise
        except Refused as refused:
            await _close(send, CLOSE.get(refused.code, 1011), refused.code)
            return
        except Exception:
            log.exception("a table's greeting failed")
            await _close(send, 1011, "internal")
            return
        SOCKETS.labels("table").inc()
        try:
            await _listen(self._session(room, connection), receive)
        finally:
            SOCKETS.labels("table").dec()
            room.connections.discard(connection)
            room.attendance.show()

    def _session(self, table: Table, connection: Connection) -> TableSession:
        hall = self.hall
        return TableSession(table, connection, hall.limits, hall.person_changed)

    async def lobby(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = await self._open(scope, receive, send)
        if connection is not None:
            try:
                await self._serve_lobby(connection, receive, send)
            finally:
                self._forget(connection)

    async def _serve_lobby(self, connection: Connection, receive: Receive, send: Send) -> None:
        lobby = self.hall.lobby
        lobby.add(connection)
        SOCKETS.labels("lobby").inc()
        try:
            connection.put(await lobby.hello(connection))
            await _listen(LobbySession(connection, self.hall.limits), receive)
        except Refused as refused:
            await _close(send, CLOSE.get(refused.code, 1011), refused.code)
        finally:
            SOCKETS.labels("lobby").dec()
            lobby.remove(connection)

    async def _open(self, scope: Scope, receive: Receive, send: Send) -> Connection | None:
        """Accepts the socket, if it comes from a page of ours and from somebody we know."""
        await receive()  # websocket.connect
        if not same_origin(scope, self.hall.settings.origins):
            await send({"type": "websocket.close", "code": 4403, "reason": "wrong-origin"})
            return None
        await send({"type": "websocket.accept"})
        try:
            client = scope.get("client")
            await self.hall.limits.take("socket", network(client[0]) if client else "local")
            found = await self.sessions.person_of(cookies_in(header(scope, b"cookie")))
            if found is None:
                raise Refused("not-signed-in")
            limit = self.hall.settings.sockets_per_person
            if self._open_sockets[found[0].id] >= limit:
                raise Refused("too-many-sockets", limit=limit)
        except Refused as refused:
            await _close(send, CLOSE.get(refused.code, 1011), refused.code)
            return None
        query = parse_qs(scope.get("query_string", b"").decode("latin-1"))
        page = query.get("page", [""])[0][:64]
        person, token = found
        self._open_sockets[person.id] += 1
        return Connection(scope["extensions"][EXTENSION], person, hash_token(token), page=page)

    def _forget(self, connection: Connection) -> None:
        person = connection.person.id
        self._open_sockets[person] -= 1
        if not self._open_sockets[person]:
            del self._open_sockets[person]

    async def _enter(self, table: Table, connection: Connection) -> None:
        """Greets: everything that was so far, then every change, with no gap between."""
        async with Hold(table, fresh=True):
            self._admit(table, connection)
            await self._greet(table, connection)
        if table.dirty:  # another worker moved on before we listened
            await table.reload()
        table.attendance.show()

    def _admit(self, table: Table, connection: Connection) -> None:
        person = connection.person.id
        if table.row.seats_of(person):
            return
        if not table.may_watch():
            raise Refused("forbidden", problem="this table has no watchers")
        limit = self.hall.settings.watchers
        people = table.attendance.everyone()
        if person not in people and count_watchers(people) >= limit:
            raise Refused("too-many-watchers", limit=limit)

    async def _greet(self, table: Table, connection: Connection) -> None:
        hall, row = self.hall, table.row
        entries, more = await newest_log(table, row.number + 1)
        names = await hall.people.shown(row.people())
        chat = await self._chat(table, connection)
        table.connections.add(connection)  # from here to its hello nothing else is sent
        people = table.attendance.everyone()
        hello = Hello(
            protocol=PROTOCOL,
            server_time=hall.time.now(),
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
            said = await self.hall.tables.said(table.id)
            people = await self.hall.people.shown(row["person"] for row in said)
            if table.chat_lines == shown:
                break
        connection.chat_seen = {row["id"] for row in said}
        return [
            ChatLine(id=row["id"], at=row["at"], person=people[row["person"]], text=row["text"])
            for row in said
            if row["person"] not in connection.person.muted
        ]


async def _listen(session: Session, receive: Receive) -> None:
    """Until either side closes. Whole text frames reach the session without passing here."""
    session.connection.frames.receiver = session.receive
    while True:
        message = await receive()
        if message["type"] != "websocket.receive":
            return
        data = message.get("text") or message.get("bytes") or b""
        if not session.receive(data.encode() if isinstance(data, str) else data):
            session.refuse_unreadable("neither text nor UTF-8")


async def _close(send: Send, code: int, reason: str) -> None:
    await send({"type": "websocket.close", "code": code, "reason": reason})
