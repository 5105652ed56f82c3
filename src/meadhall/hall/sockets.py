"""Sockets: /ws/tables/{id} and /ws/lobby, spoken as plain ASGI."""

import logging
import secrets
import time
from collections import Counter
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs

import msgspec

from meadhall.hall.connection import Connection
from meadhall.hall.limits import network
from meadhall.hall.match import log_lines
from meadhall.hall.metrics import SOCKETS, carried_out
from meadhall.hall.playing import Reply, Table, newest_log
from meadhall.hall.problems import Refused
from meadhall.hall.protocol.base import PROTOCOL
from meadhall.hall.protocol.commands import Ping, TableCommand
from meadhall.hall.protocol.messages import ChatLine, Done, Error, Hello
from meadhall.hall.room import Room, count_watchers
from meadhall.hall.security import Receive, Scope, Send, header, same_origin
from meadhall.hall.sessions import Sessions, cookies_in
from meadhall.hall.showing import table_info
from meadhall.hall.store.people import kept
from meadhall.hall.wire import EXTENSION

if TYPE_CHECKING:
    from meadhall.hall.house import House

log = logging.getLogger(__name__)

MESSAGE_LIMIT = 32 << 10
UNREADABLE = 5  # unreadable messages before the socket is closed
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
_table_commands = msgspec.json.Decoder(TableCommand)
_lobby_commands = msgspec.json.Decoder(Ping)


class Sockets:
    """The ASGI side of both kinds of socket."""

    def __init__(self, house: "House", sessions: Sessions) -> None:
        self.house = house
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
            room = await self.house.room(scope["path_params"]["id"])
            try:
                await self._enter(room, connection)
            except BaseException:
                room.connections.discard(connection)  # it may have come that far
                room.show_people()
                raise
        except Refused as refused:
            await _close(send, CLOSE.get(refused.code, 1011), refused.code)
            return
        except Exception:
            log.exception("a table's greeting failed")
            await _close(send, 1011, "internal")
            return
        table = Table(self.house, room, connection)
        connection.frames.at_once = table.at_once
        SOCKETS.labels("table").inc()
        try:
            await _listen(connection, receive, _table_commands, table.carry_out)
        finally:
            SOCKETS.labels("table").dec()
            room.connections.discard(connection)
            room.show_people()

    async def lobby(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = await self._open(scope, receive, send)
        if connection is not None:
            try:
                await self._serve_lobby(connection, receive, send)
            finally:
                self._forget(connection)

    async def _serve_lobby(self, connection: Connection, receive: Receive, send: Send) -> None:
        lobby = self.house.lobby
        lobby.add(connection)
        SOCKETS.labels("lobby").inc()
        try:
            connection.put(await lobby.hello(connection))

            async def carry_out(command: Ping) -> Reply:
                await self.house.limits.take("ping", connection.person.id)
                reply = Done(id=command.id, number=0)
                connection.put(reply)
                return reply

            await _listen(connection, receive, _lobby_commands, carry_out)
        except Refused as refused:
            await _close(send, CLOSE.get(refused.code, 1011), refused.code)
        finally:
            SOCKETS.labels("lobby").dec()
            lobby.remove(connection)

    async def _open(self, scope: Scope, receive: Receive, send: Send) -> Connection | None:
        """Accepts the socket, if it comes from a page of ours and from somebody we know."""
        await receive()  # websocket.connect
        if not same_origin(scope, self.house.settings.origins):
            await send({"type": "websocket.close", "code": 4403, "reason": "wrong-origin"})
            return None
        await send({"type": "websocket.accept"})
        try:
            client = scope.get("client")
            await self.house.limits.take("socket", network(client[0]) if client else "local")
            found = await self.sessions.person_of(cookies_in(header(scope, b"cookie")))
            if found is None:
                raise Refused("not-signed-in")
            limit = self.house.settings.sockets_per_person
            if self._open_sockets[found[0].id] >= limit:
                raise Refused("too-many-sockets", limit=limit)
        except Refused as refused:
            await _close(send, CLOSE.get(refused.code, 1011), refused.code)
            return None
        query = parse_qs(scope.get("query_string", b"").decode("latin-1"))
        page = query.get("page", [""])[0][:64]
        person, token = found
        self._open_sockets[person.id] += 1
        return Connection(scope["extensions"][EXTENSION], person, kept(token), page=page)

    def _forget(self, connection: Connection) -> None:
        person = connection.person.id
        self._open_sockets[person] -= 1
        if not self._open_sockets[person]:
            del self._open_sockets[person]

    async def _enter(self, room: Room, connection: Connection) -> None:
        """Greets: everything that was so far, then every change, with no gap between."""
        house = self.house
        person = connection.person
        async with room.lock:
            await room.up_to_date()
            seats = room.row.seats_of(person.id)
            if not seats and not room.may_watch():
                raise Refused("forbidden", problem="this table has no watchers")
            limit = house.settings.watchers
            people = room.everyone()
            if not seats and person.id not in people and count_watchers(people) >= limit:
                raise Refused("too-many-watchers", limit=limit)
            entries, more = await newest_log(house, room, room.row.number + 1)
            lines = [line for eye in room.eyes(connection) for line in log_lines(entries, eye)]
            unique = {msgspec.json.encode(line): line for line in lines}
            chat = await self._chat(room, connection)
            names = await house.people.shown(room.row.people())
            room.connections.add(connection)  # from here to its hello nothing else is sent
            people = room.everyone()
            hello = Hello(
                protocol=PROTOCOL,
                server_time=house.time.now(),
                you=person.shown(),
                seats=seats,
                table=table_info(room.row, names, set(people)),
                chat=chat,
                lines=sorted(unique.values(), key=lambda line: line.move),
                more_lines=more,
                people=list(people.values()),
                watchers=count_watchers(people),
                request=room.row.request,
            )
            connection.put(hello)
            if room.match is not None:
                room.show_views({connection})
            if room.dirty:  # another worker moved on before we listened
                await room.refresh()
        room.show_people()

    async def _chat(self, room: Room, connection: Connection) -> list[ChatLine]:
        said = await self.house.tables.said(room.id)
        people = await self.house.people.shown(row["person"] for row in said)
        return [
            ChatLine(id=row["id"], at=row["at"], person=people[row["person"]], text=row["text"])
            for row in said
            if row["person"] not in connection.person.muted
        ]


async def _listen(connection: Connection, receive: Receive, decoder: Any, carry_out: Any) -> None:
    """Reads commands one after the other, until either side closes."""
    unreadable = 0
    while True:
        message = await receive()
        if message["type"] != "websocket.receive":
            return
        data = message.get("text") or message.get("bytes") or ""
        started = time.perf_counter()
        try:
            if len(data) > MESSAGE_LIMIT:
                raise msgspec.DecodeError(f"{len(data)} bytes; {MESSAGE_LIMIT} are possible")
            command = decoder.decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            unreadable += 1
            problem = {"problem": str(error)}
            connection.put(Error(id=None, code="bad-request", details=problem))
            if unreadable >= UNREADABLE:
                connection.wire.hang_up(4400, "unreadable")
                return
            continue
        try:
            reply = await carry_out(command)
        except Refused as refused:
            reply = Error(id=command.id, code=refused.code, details=refused.details)
            connection.put(reply)
        except Exception:  # every command gets a reply, even if it fails as nobody foresaw
            ref = secrets.token_hex(6)
            log.exception("command %s failed (ref %s)", type(command).__name__, ref)
            reply = Error(id=command.id, code="internal", details={"ref": ref})
            connection.put(reply)
        carried_out(command, reply, started)


async def _close(send: Send, code: int, reason: str) -> None:
    await send({"type": "websocket.close", "code": code, "reason": reason})
