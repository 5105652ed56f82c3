"""Commands at a table: each gets exactly one reply that bears its id."""

import time
from typing import TYPE_CHECKING, Literal

import msgspec

from meadhall.hall import metrics, names
from meadhall.hall.bus import PersonChanged, Said
from meadhall.hall.connection import Connection
from meadhall.hall.match import Change, Match, log_lines
from meadhall.hall.problems import Refused
from meadhall.hall.protocol import commands as wire
from meadhall.hall.protocol import messages
from meadhall.hall.protocol.messages import Done, Error, Log, Previewed, Request, Stale
from meadhall.hall.replay import state_after
from meadhall.hall.room import Noted, Room
from meadhall.hall.store.people import new_id
from meadhall.hall.store.rows import Entry, TableRow
from meadhall.hall.store.writer import Conflict

if TYPE_CHECKING:
    from meadhall.hall.house import House

Reply = Done | Stale | Previewed | Log | Error
LOG_PAGE = 200  # entries
NOTES: dict[type, Noted] = {
    wire.Resign: "resign",
    wire.Leave: "away",
    wire.Back: "back",
}
PLAY = b'{"type":"play"'
_play = msgspec.json.Decoder(wire.Play)
LIMITS: dict[type, str] = {
    wire.Preview: "preview",
    wire.Chat: "chat",
    wire.Ping: "ping",
}


class Table:
    """What one person may do at one table."""

    def __init__(self, house: "House", room: Room, connection: Connection) -> None:
        self.house = house
        self.room = room
        self.connection = connection
        self.person = connection.person.id
        self._acknowledged = False
        self._busy = False

    def at_once(self, text: bytes) -> bool:
        """Plays, if nothing stands in the way: what nearly all commands are, without a task.

        False: the command goes the usual way, which also says what is wrong with it.
        """
        room, match = self.room, self.room.match
        if self._busy or room.dirty or match is None or not text.startswith(PLAY):
            return False
        started = time.perf_counter()
        try:
            command = _play.decode(text)
            key = f"{self.person}:{command.id}"
            if command.seen != match.number or key in room.replies or not room.lock.take():
                return False
        except (msgspec.MsgspecError, RecursionError):
            return False

        def told(written: bool) -> None:
            room.lock.release()
            if written:
                done = Done(id=command.id, number=match.number)
                room.remember(key, done)
                self.connection.put(done)
                metrics.played(started)
            else:
                self.connection.wire.take(text.decode())

        begun = False
        try:
            if not self._present(command.seat):
                return False
            self.house.limits.take_here("command", self.person)
            change = match.play(command.seat, command.moves, self.house.time.now(), key)
            begun = room.commit_soon(change, told)
        except Exception:  # the usual way will come upon the same, and report it
            return False
        finally:
            if not begun:
                room.lock.release()
        return begun

    async def carry_out(self, command: wire.TableCommand) -> Reply:
        """Replies, before anything that follows from the command is shown if it can be."""
        self._busy = True
        try:
            return await self._carry_out(command)
        finally:
            self._busy = False

    async def _carry_out(self, command: wire.TableCommand) -> Reply:
        self._acknowledged = False
        await self.house.limits.take(LIMITS.get(type(command), "command"), self.person)
        match command:
            case wire.Preview():
                reply = await self.preview(command)
            case wire.AskLog():
                reply = await self.log(command)
            case wire.Visible():
                reply = self.visible(command)
            case wire.Ping():
                reply = Done(id=command.id, number=self.room.row.number)
            case _:
                reply = await self._change(command)
        if not self._acknowledged:
            self.connection.put(reply)
        return reply

    async def _change(self, command: wire.TableCommand) -> Reply:
        """What was carried out already gets the same answer again."""
        room = self.room
        key = f"{self.person}:{command.id}"
        async with room.lock:
            if key in room.replies:
                return room.replies[key]
            for _ in range(3):
                if room.dirty:
                    await room.refresh()
                try:
                    reply = await self._dispatch(command, key)
                except Conflict:  # another worker wrote meanwhile: look again
                    continue
                if isinstance(reply, Done):
                    room.remember(key, reply)
                return reply
        raise Refused("unavailable", what="table", problem="others were faster; try again")

    async def _dispatch(self, command: wire.TableCommand, key: str) -> Reply:
        match command:
            case wire.Play():
                return await self.play(command, key)
            case wire.Undo():
                return await self.undo(command, key)
            case wire.AskUndo():
                return await self.ask_undo(command, key)
            case wire.AskAbandon():
                return await self.ask_abandon(command)
            case wire.Answer():
                return await self.answer(command)
            case wire.Chat():
                return await self.chat(command, key)
            case wire.Mute():
                return await self.mute(command)
            case wire.Resign() | wire.Leave() | wire.Back():
                return await self.seat_note(command, key)
            case wire.Refresh():
                self.connection.put(
                    messages.Table(table=await self.room.info(), seats=self.seats())
                )
                self._fresh_views()
                return self._done(command)
        raise Refused("bad-request", problem=f"no command {type(command).__name__}")

    # --- moves ------------------------------------------------------------------

    async def play(self, command: wire.Play, key: str) -> Reply:
        match = self._mine(command.seat)
        if (done := await self._already(command, match, key)) is not None:
            return done
        if not match.fresh_enough(command.seat, command.seen):
            return self._stale(command, match)
        now = self.house.time.now()
        return await self._commit(command, match.play(command.seat, command.moves, now, key))

    async def undo(self, command: wire.Undo, key: str) -> Reply:
        match = self._mine(command.seat)
        if (done := await self._already(command, match, key)) is not None:
            return done
        if not match.fresh_enough(command.seat, command.seen):
            return self._stale(command, match)
        now = self.house.time.now()
        return await self._commit(command, match.undo(command.seat, command.to, now, key))

    async def _commit(self, command: wire.Command, change: Change) -> Done:
        done = Done(id=command.id, number=change.number)

        def acknowledge() -> None:
            self.connection.put(done)
            self._acknowledged = True

        await self.room.commit(change, acknowledge=acknowledge)
        return done

    async def preview(self, command: wire.Preview) -> Reply:
        """Reads only: nobody else learns of it."""
        room = self.room
        async with room.lock:
            if room.dirty:
                await room.refresh()
            match = self._mine(command.seat)
            if not match.fresh_enough(command.seat, command.seen):
                return self._stale(command, match)
            tried = match.preview(command.seat, command.moves)
        return Previewed(
            id=command.id,
            number=match.number,
            seat=command.seat,
            played=tried.played,
            stopped=tried.stopped,
            view=tried.state.view(command.seat),
            legal=match.legal(command.seat, tried.state),
        )

    async def _already(self, command: wire.Play | wire.Undo, match: Match, key: str) -> Done | None:
        """A command that was carried out before this worker knew the table."""
        if command.seen >= match.number:
            return None  # it would have made the number grow
        number = await self.house.tables.command(self.room.id, key)
        return None if number is None else Done(id=command.id, number=number)

    def _stale(self, command: wire.Play | wire.Undo | wire.Preview, match: Match) -> Stale:
        if command.seen > match.number:  # from the future: we are the ones who are behind
            self.room.dirty = True
        return self._stale_reply(command, match)

    def _stale_reply(self, command: wire.Command, match: Match) -> Stale:
        """The reply first, then fresh views."""
        reply = Stale(id=command.id, number=match.number)
        self.connection.put(reply)
        self._acknowledged = True
        self._fresh_views()
        return reply

    # --- questions to the others ---------------------------------------------------

    async def ask_undo(self, command: wire.AskUndo, key: str) -> Reply:
        match = self._mine(command.seat)
        if (number := await self.house.tables.command(self.room.id, key)) is not None:
            return Done(id=command.id, number=number)
        if command.seen < match.positions:
            return self._stale_reply(command, match)
        if command.to > match.number:
            raise Refused("cannot-undo", problem="nothing", may=match.may_undo(command.seat))
        asked = await self._asked(command.to)
        return await self._ask(command, self._request("undo", command.seat, command.to, asked), key)

    async def ask_abandon(self, command: wire.AskAbandon) -> Reply:
        self._mine(command.seat)
        asked = self._others()
        return await self._ask(command, self._request("abandon", command.seat, None, asked), None)

    def _others(self) -> list[int]:
        """Seats of other people, also of those who are away; who resigned is no longer asked."""
        mine = self.seats()
        return [
            at
            for at, row in enumerate(self.room.row.seats)
            if row.kind in ("person", "hot") and not row.resigned and at not in mine
        ]

    async def _asked(self, to: int) -> list[int]:
        """Whose consent it takes to go back to before entry `to`: that of all others who are
        there, and that of who is away if a decision of theirs would be taken back."""
        seats = self.room.row.seats
        away = [seat for seat in self._others() if seats[seat].away]
        if not away:
            return self._others()
        left = await self.house.tables.left_at(self.room.id)
        moves = await self.house.tables.moves(self.room.id, to - 1)
        decided = {move.seat for move in moves if move.number < left.get(move.seat, 0)}
        return [seat for seat in self._others() if seat not in away or seat in decided]

    def _request(
        self, kind: Literal["undo", "abandon"], seat: int, to: int | None, asked: list[int]
    ) -> Request:
        if self.room.row.request is not None:
            raise Refused("request-open", request=self.room.row.request.id)
        return Request(id=new_id(), kind=kind, by=seat, to=to, yes=self.seats(), open=asked)

    async def _ask(
        self, command: wire.AskUndo | wire.AskAbandon, request: Request, key: str | None
    ) -> Reply:
        if not request.open:
            await self._grant(request, key)
        else:
            await self._set_request(request)
            self.room.show_request()
        return self._done(command)

    async def answer(self, command: wire.Answer) -> Reply:
        room = self.room
        request = room.row.request
        if request is None or request.id != command.request:
            raise Refused("no-request")
        if command.seat not in self.seats():
            raise Refused("not-your-seat")
        if not command.yes:
            await self._set_request(None)
            room.show_request("withdrawn" if command.seat == request.by else "refused")
        elif command.seat in request.open:
            open_ = [seat for seat in request.open if seat != command.seat]
            agreed = msgspec.structs.replace(request, yes=[*request.yes, command.seat], open=open_)
            if open_:
                await self._set_request(agreed)
                room.show_request()
            else:
                await self._grant(request, None)
        return self._done(command)

    async def _set_request(self, request: Request | None) -> None:
        room = self.room
        row: TableRow = msgspec.structs.replace(room.row, request=request)
        if not await room.change_row(row):
            raise Conflict

    async def _grant(self, request: Request, key: str | None) -> None:
        room = self.room
        match = room.playing()
        now = self.house.time.now()
        if request.kind == "abandon":
            entry = Entry(number=match.number + 1, kind="end", seat=request.by, at=now, command=key)
            change = match.note(entry)
        else:
            assert request.to is not None
            state = await state_after(self.house, room.row, request.to - 1)
            entry = Entry(
                number=match.number + 1,
                kind="undo",
                seat=request.by,
                back_to=request.to,
                at=now,
                command=key,
            )
            change = match.rewound(state, entry)
        room.row = msgspec.structs.replace(room.row, request=None)
        await room.commit(change)
        room.show_request("agreed")

    # --- the rest --------------------------------------------------------------------

    async def seat_note(self, command: wire.Resign | wire.Leave | wire.Back, key: str) -> Reply:
        match = self._mine(command.seat, present=False)
        seat = self.room.row.seats[command.seat]
        kind = NOTES[type(command)]
        if seat.resigned:
            raise Refused("wrong-state", state="resigned")
        if (kind == "away") == seat.away and kind != "resign":
            return Done(id=command.id, number=match.number)  # so it is already
        await self.room.note(kind, command.seat, key)
        return self._done(command)

    async def chat(self, command: wire.Chat, key: str) -> Reply:
        room = self.room
        if not room.row.chat:
            raise Refused("chat-off")
        if await self.house.people.ended([self.connection.session]):
            raise Refused("not-signed-in")  # banned, or logged out elsewhere
        text = names.said(command.text)
        if not text:
            raise Refused("bad-request", problem="an empty line")
        now = self.house.time.now()
        number = await self.house.tables.say(room.id, self.person, now, text, key)
        if number is not None:
            shown = self.connection.person.shown()
            line = messages.ChatLine(id=number, at=now, person=shown, text=text)
            self.house.show_chat(room, line)
            self.house.bus.tell(Said(room.id, line))
        return self._done(command)

    async def mute(self, command: wire.Mute) -> Reply:
        if command.person == self.person:
            raise Refused("bad-request", problem="nobody mutes themselves")
        person = await self.house.people.mute(self.person, command.person, command.on)
        self.house.person_changed(person)
        self.house.bus.tell(PersonChanged(person.id))
        return self._done(command)

    def visible(self, command: wire.Visible) -> Reply:
        self.connection.visible = command.on
        self.house.bus.tell(self.room.here())
        return self._done(command)

    async def log(self, command: wire.AskLog) -> Reply:
        room = self.room
        entries, more = await newest_log(self.house, room, command.before)
        lines = [line for seat in room.eyes(self.connection) for line in log_lines(entries, seat)]
        unique = {msgspec.json.encode(line): line for line in lines}
        return Log(
            id=command.id,
            lines=sorted(unique.values(), key=lambda line: line.move),
            more_lines=more,
        )

    # --- helpers ----------------------------------------------------------------------

    def seats(self) -> list[int]:
        return self.room.row.seats_of(self.person)

    def _mine(self, seat: int, present: bool = True) -> Match:
        """The match, if it runs and the seat is this person's to decide."""
        match = self.room.playing()
        if seat not in self.seats():
            raise Refused("not-your-seat", yours=self.seats())
        row = self.room.row.seats[seat]
        if present and row.by_bot:
            raise Refused(
                "wrong-state", state="resigned" if row.resigned else "away", needed="back"
            )
        return match

    def _present(self, seat: int) -> bool:
        """Whether `_mine` would find nothing wrong."""
        row = self.room.row
        if row.state != "playing" or seat >= len(row.seats):
            return False
        mine = row.seats[seat]  # compiled: faster than by_bot
        return mine.person == self.person and not (mine.away or mine.resigned)

    def _done(self, command: wire.Command) -> Done:
        return Done(id=command.id, number=self.room.row.number)

    def _fresh_views(self) -> None:
        if self.room.match is not None:
            self.room.show_views({self.connection})


async def newest_log(house: "House", room: Room, before: int) -> tuple[list[Entry], bool]:
    """The newest entries below `before` that were not taken back; whether there are older ones."""
    if before <= 1:
        return [], False
    found = await house.tables.newest_entries(room.id, before, LOG_PAGE)
    undos = await house.tables.undos(room.id)
    kept = [entry for entry in found if not any(undo.takes_back(entry) for undo in undos)]
    return kept, bool(found) and found[0].number > 1
