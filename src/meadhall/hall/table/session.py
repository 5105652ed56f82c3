"""Sessions: the commands of one socket, in order; each gets exactly one reply that bears its id."""

import logging
import secrets
import time
from collections import deque
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final

import msgspec

from meadhall.hall import names
from meadhall.hall.fleet.bus import Said
from meadhall.hall.fleet.limits import Limits
from meadhall.hall.net.socket import Connection
from meadhall.hall.problems import Refused
from meadhall.hall.protocol import commands, messages
from meadhall.hall.protocol.messages import Done, Error, Log, LogLine, Stale
from meadhall.hall.run import metrics
from meadhall.hall.store.people import PersonRow
from meadhall.hall.store.rows import Entry
from meadhall.hall.table import decide
from meadhall.hall.table.decide import Earlier, Reply
from meadhall.hall.table.loading import state_after
from meadhall.hall.table.match import log_lines
from meadhall.hall.table.table import Job, Table

log = logging.getLogger(__name__)

MESSAGE_LIMIT: Final = 32 << 10  # bytes
MAX_UNREADABLE: Final = 5  # unreadable messages before the socket is closed
MAX_WAITING: Final = 8  # commands that wait for the reply to an earlier one before reading pauses
LOG_PAGE: Final = 200  # entries

_table_commands = msgspec.json.Decoder(commands.TableCommand)
_lobby_commands = msgspec.json.Decoder(commands.Ping)


class Session(Job):
    """Reads commands and starts one after the other."""

    def __init__(self, connection: Connection, limits: Limits, decoder: Any) -> None:
        super().__init__()
        self.limits = limits
        self.connection = connection
        self.person = connection.person.id
        self._decoder = decoder
        self._unreadable = 0
        self._waiting: deque[tuple[commands.Command, float]] = deque()
        self._started = 0.0  # when the command arrived that is being carried out
        self._command: commands.Command | None = None  # the one without a reply so far
        self._starting = False
        self._paused = False

    def receive(self, text: bytes) -> bool:
        """Takes a message; False if it is not UTF-8, which the socket's protocol has to refuse."""
        try:
            if len(text) > MESSAGE_LIMIT:
                raise msgspec.DecodeError(f"{len(text)} bytes; {MESSAGE_LIMIT} are possible")
            command = self._decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            try:
                text.decode()
            except UnicodeDecodeError:
                return False
            self.refuse_unreadable(str(error))
            return True
        self._waiting.append((command, time.perf_counter()))
        if self._command is None:
            self._next()
        elif len(self._waiting) > MAX_WAITING:
            self._paused = True
            self.connection.socket.pause()
        return True

    def refuse_unreadable(self, problem: str) -> None:
        self._unreadable += 1
        details = {"problem": problem}
        self.connection.put(Error(id=None, code="bad-request", details=details))
        if self._unreadable >= MAX_UNREADABLE:
            self.connection.socket.close(4400, "unreadable")

    def _next(self) -> None:
        """Starts commands until one has to wait for its reply."""
        if self._starting:
            return
        self._starting = True
        while self._waiting and self._command is None:
            command, self._started = self._waiting.popleft()
            self._command = command
            try:
                self.start(command)
            except Exception as error:
                self.failed(error)
        self._starting = False
        if self._paused and not self._waiting:
            self._paused = False
            self.connection.socket.resume()

    def start(self, command: Any) -> None:
        raise NotImplementedError

    def reply(self, reply: Reply) -> None:
        """The one reply to the command that was started."""
        self.connection.put(reply)
        metrics.count_command(self._command, reply, self._started)
        self._command = None
        self._next()

    def failed(self, error: Exception) -> None:
        command = self._command
        if command is None:  # it has its reply; what failed came after it
            log.error("after the reply to a command", exc_info=error)
            return
        if isinstance(error, Refused):
            self.reply(Error(id=command.id, code=error.code, details=error.details))
            return
        ref = secrets.token_hex(6)
        name = type(command).__name__
        log.error("command %s failed (ref %s)", name, ref, exc_info=error)
        self.reply(Error(id=command.id, code="internal", details={"ref": ref}))

    async def carry_out(self, work: Coroutine[Any, Any, Reply | None]) -> None:
        """Work that has to wait for something; None: the reply comes otherwise."""
        try:
            reply = await work
        except Exception as error:
            self.failed(error)
            return
        if reply is not None:
            self.reply(reply)


class LobbySession(Session):
    def __init__(self, connection: Connection, limits: Limits) -> None:
        super().__init__(connection, limits, _lobby_commands)

    def start(self, command: Any) -> None:
        self.limits.take_here("ping", self.person)
        self.reply(Done(id=command.id, number=0))


class TableSession(Session):
    """What one person does at one table."""

    def __init__(
        self,
        table: Table,
        connection: Connection,
        limits: Limits,
        on_person_changed: Callable[[PersonRow], None],
    ) -> None:
        super().__init__(connection, limits, _table_commands)
        self.table = table
        self.worker = table.worker
        self.on_person_changed = on_person_changed

    def start(self, command: Any) -> None:
        """Most commands go into the table's mailbox; the others do not touch the match."""
        limits = self.limits
        if isinstance(command, commands.Play):
            limits.take_here("command", self.person)
            self._post(command)
        elif isinstance(command, commands.Preview):
            limits.take_here("preview", self.person)
            self._post(command)
        elif isinstance(command, commands.Ping):
            limits.take_here("ping", self.person)
            self.reply(self._done(command))
        elif isinstance(command, commands.Chat):
            self._soon(self._chat(command))
        else:
            limits.take_here("command", self.person)
            self._start_other(command)

    def _start_other(self, command: commands.TableCommand) -> None:
        if isinstance(command, commands.Visible):
            self.connection.visible = command.on
            self.worker.bus.tell(self.table.attendance.here())
            self.reply(self._done(command))
        elif isinstance(command, commands.Mute):
            self._soon(self._mute(command))
        elif isinstance(command, commands.AskLog):
            self._soon(self._log(command))
        elif isinstance(command, commands.Refresh):
            self._soon(self._refresh(command))
        elif isinstance(command, commands.AskUndo | commands.Answer):
            self._soon(self._ask(command))
        else:
            self._post(command)

    def _soon(self, work: Coroutine[Any, Any, Reply | None]) -> None:
        self.worker.tasks.start(self.carry_out(work))

    # --- through the mailbox ------------------------------------------------------------

    def _post(self, command: commands.TableCommand, earlier: Earlier | None = None) -> None:
        self.key = f"{self.person}:{command.id}"
        self.tries = 0
        self.decision = partial(decide.command, self.table, self.person, command, self.key, earlier)
        self.table.receive(self)

    def committed(self, number: int) -> None:
        assert self._command is not None
        self.reply(Done(id=self._command.id, number=number))

    def answered(self, reply: Reply | None) -> None:
        assert reply is not None
        if isinstance(reply, Stale):
            if isinstance(self._command, commands.Preview):
                self._reply_stale(reply)
            else:
                self._soon(self._look_up(reply))
            return
        self.reply(reply)

    async def _look_up(self, stale: Stale) -> Reply | None:
        """A stale command may have been carried out before this worker knew the table."""
        number = await self.worker.tables.command(self.table.id, self.key)
        if number is not None:
            return Done(id=stale.id, number=number)
        self._reply_stale(stale)
        return None

    def _reply_stale(self, stale: Stale) -> None:
        """The reply first, then fresh views."""
        self.reply(stale)
        self._fresh_views()

    async def _ask(self, command: commands.AskUndo | commands.Answer) -> None:
        """Reads what a question about going back needs, then enters the mailbox."""
        table = self.table
        if table.dirty:
            await table.up_to_date()
        to, request = 0, table.row.request
        if isinstance(command, commands.AskUndo):
            to = command.to
        elif command.yes and request is not None and request.open == [command.seat]:
            to = request.to or 0
        earlier = None
        if table.match is not None and 1 <= to <= table.match.number:
            earlier = await self._read_earlier(to)
        self._post(command, earlier)

    async def _read_earlier(self, to: int) -> Earlier:
        table, tables = self.table, self.worker.tables
        assert table.match is not None
        positions = table.match.positions
        row = table.row
        decided: set[int] = set()
        if any(row.seats[seat].away for seat in decide.others(table, self.person)):
            left = await tables.left_at(table.id)
            for move in await tables.moves(table.id, to - 1):
                if move.seat is not None and move.number < left.get(move.seat, 0):
                    decided.add(move.seat)
        state = await state_after(tables, row, to - 1)
        return Earlier(positions, state, decided)

    # --- beside the mailbox ---------------------------------------------------------------

    async def _chat(self, command: commands.Chat) -> Reply:
        worker, table = self.worker, self.table
        await self.limits.take("chat", self.person)
        if not table.row.chat:
            raise Refused("chat-off")
        if await worker.people.ended([self.connection.session]):
            raise Refused("not-signed-in")  # banned, or logged out elsewhere
        text = names.chat_line(command.text)
        if not text:
            raise Refused("bad-request", problem="an empty line")
        now = worker.time.now()
        key = f"{self.person}:{command.id}"
        number = await worker.tables.say(table.id, self.person, now, text, key)
        if number is not None:
            shown = self.connection.person.shown()
            line = messages.ChatLine(id=number, at=now, person=shown, text=text)
            table.present.chat(line)
            worker.bus.tell(Said(table.id, line))
        return self._done(command)

    async def _mute(self, command: commands.Mute) -> Reply:
        if command.person == self.person:
            raise Refused("bad-request", problem="nobody mutes themselves")
        person = await self.worker.people.mute(self.person, command.person, command.on)
        self.on_person_changed(person)
        return self._done(command)

    async def _log(self, command: commands.AskLog) -> Reply:
        entries, more = await newest_log(self.table, command.before)
        lines = lines_for(self.table, self.connection, entries)
        return Log(id=command.id, lines=lines, more_lines=more)

    async def _refresh(self, command: commands.Refresh) -> Reply:
        table = self.table
        if table.dirty:
            await table.up_to_date()
        info = await table.info()
        seats = table.row.seats_of(self.person)
        self.connection.put(messages.Table(table=info, seats=seats))
        self._fresh_views()
        return self._done(command)

    def _done(self, command: commands.Command) -> Done:
        return Done(id=command.id, number=self.table.row.number)

    def _fresh_views(self) -> None:
        if self.table.match is not None:
            self.table.present.views([self.connection])


async def newest_log(table: Table, before: int) -> tuple[list[Entry], bool]:
    """The newest entries below `before` that were not taken back; whether there are older ones."""
    if before <= 1:
        return [], False
    found = await table.worker.tables.newest_entries(table.id, before, LOG_PAGE)
    undos = await table.worker.tables.undos(table.id)
    kept = [entry for entry in found if not any(undo.takes_back(entry) for undo in undos)]
    return kept, bool(found) and found[0].number > 1


def lines_for(table: Table, connection: Connection, entries: list[Entry]) -> list[LogLine]:
    """What the entries tell the seats of a connection, each line once, in order."""
    seats = table.present.viewers(connection)
    lines = [line for seat in seats for line in log_lines(entries, seat)]
    unique = {msgspec.json.encode(line): line for line in lines}
    return sorted(unique.values(), key=lambda line: line.move)
