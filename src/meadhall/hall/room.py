"""Room: a table held in memory by this worker, with the sockets that are at it.

Everything that changes a game in play is an entry of its journal. It is worked out on a
copy, committed, and only then shown. The primary key (table, number) decides a race
between workers; the loser reads what the other has written.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Literal

import msgspec

from meadhall.hall import clocks, logs, metrics, rules
from meadhall.hall.bus import Changed, Here, Moved
from meadhall.hall.connection import Connection, encode
from meadhall.hall.match import Change, Match, dumped, loaded, log_lines, told_to_some
from meadhall.hall.problems import Refused
from meadhall.hall.protocol.messages import (
    Asked,
    Clock,
    ClockChanged,
    Done,
    Error,
    LogLine,
    PeopleChanged,
    Presence,
    Stale,
    Table,
    View,
)
from meadhall.hall.protocol.tables import NoClock, OwnPace, TableInfo
from meadhall.hall.showing import table_info, why_read_only
from meadhall.hall.standing import outcome_of
from meadhall.hall.store.lines import Commit
from meadhall.hall.store.rows import Entry, SeatRow, TableRow
from meadhall.hall.store.writer import Conflict
from meadhall.hall.turns import Turns

if TYPE_CHECKING:
    from meadhall.hall.house import House

log = logging.getLogger(__name__)

Settled = Literal["agreed", "refused", "withdrawn", "overtaken"]
Noted = Literal["away", "back", "resign"]

LEASE = 5000  # ms after which another worker may ask a bot that this one was to ask
LOOK_AGAIN = 0  # a table's `due` after the operator changed something behind our back
REMEMBERED = 64  # replies to the newest commands, and up to as many before them
TRIES = 32  # to write what others at the table write against
REACH = 32  # entries that are read again, so that they can be taken back


class Room:
    def __init__(self, house: "House", row: TableRow) -> None:
        self.house = house
        self.id = row.id
        self.row = row
        self.match: Match | None = None
        self.lock = Turns()
        self.dirty = True  # the database may know more than we do
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, Here] = {}  # who is here by way of other workers
        self.replies: dict[str, Done | Error | Stale] = {}  # oldest first
        self.vacations: list[int | None] = []
        self._shown_people: dict[str, Presence] = {}  # as the sockets here know them
        self._unshown: list[Entry] = []  # followed, but the database went away before the end
        self._driver: asyncio.Task[None] | None = None

    # --- reading --------------------------------------------------------------

    async def refresh(self) -> None:
        """Follows what the database knows, and shows it to the sockets here. Hold the lock."""
        known = self.match.number if self.match else -1
        version, state, request = self.row.version, self.row.state, self.row.request
        self.dirty = False  # before we look: who hears of a change meanwhile makes it so again
        try:
            row = await self._catch_up()
            self.vacations = await self._vacations(row)
        except BaseException:
            self.dirty = True
            raise
        self.row = row
        self._send_watchers_away()
        new, self._unshown = self._unshown, []
        if known >= 0 and new:
            await self.show(new, changed=row.state != state or _noted(new))
        elif row.version != version or row.state != state:
            await self.show_table()
            if known < 0 and self.match is not None:
                self.show_views(self.connections)
        if row.request != request:
            self.show_request()
        self.drive()

    async def _catch_up(self) -> TableRow:
        """The newest row, with the match brought up to it."""
        while True:
            row = await self.house.tables.get(self.id)
            if row is None:
                raise Refused("not-found")
            self._unshown += await self._follow(row)
            if self.match is None or self.match.number == row.number:
                return row  # else more was written between the two looks

    async def up_to_date(self) -> None:
        """Refreshes unless this worker is the only one who could know better. Hold the lock."""
        if self.dirty or self.house.bus.needed:
            await self.refresh()

    async def _follow(self, row: TableRow) -> list[Entry]:
        """Brings the match up to the journal; the entries that are new."""
        if row.state == "open" or row.started is None or why_read_only(row):
            self.match = None
            return []
        if self.match is None:
            self.match, _ = await self._load(row)
            return []
        known = self.match.number
        new = await self.house.tables.entries(self.id, known)
        if not all(self.match.follow(entry) for entry in new):
            self.match, entries = await self._load(row)
            followed = {entry.number: entry for entry in entries}
            new = [followed.get(entry.number, entry) for entry in new]
        return new

    async def _load(self, row: TableRow) -> tuple[Match, list[Entry]]:
        """From a snapshot and the entries after it: one a little back, so that what could be
        taken back still can be; else the newest."""
        game = rules.find(row.game)
        assert game is not None
        for upto in (max(0, row.number - REACH), row.number):
            found = await self.house.tables.snapshot(self.id, upto)
            if found is None:
                raise Refused("not-found", problem="the table has no snapshot")
            number, text = found
            if upto < row.number and number < upto - REACH:
                continue
            match = Match(game, loaded(game, text), number)
            entries = await self.house.tables.entries(self.id, number)
            if all(match.follow(entry) for entry in entries):
                return match, entries
        name = logs.alias(self.id)
        raise ValueError(f"table {name}: its entries do not follow on its snapshots")

    async def _vacations(self, row: TableRow) -> list[int | None]:
        found: list[int | None] = []
        for seat in row.seats:
            person = await self.house.people.get(seat.person) if seat.person else None
            found.append(person.vacation_until if person else None)
        return found

    def playing(self) -> Match:
        """The match, if it can be played on."""
        if self.row.state != "playing":
            raise Refused("wrong-state", state=self.row.state, needed="playing")
        if self.match is None:
            raise Refused("read-only", reason=why_read_only(self.row))
        return self.match

    # --- writing ---------------------------------------------------------------

    async def commit(
        self,
        change: Change,
        seats: list[SeatRow] | None = None,
        acknowledge: Callable[[], None] | None = None,
    ) -> None:
        """Writes the change, acknowledges it, and shows it. Hold the lock.

        Conflict: another worker was first.
        """
        before, row = self.row, self._after(change, seats)
        changed = row.state != before.state or seats is not None
        try:
            await self.house.writer.commit(self._written(change, row, changed))
        except BaseException:
            self.dirty = True  # it may or may not have been written
            raise
        self._accept(change, row)
        if acknowledge is not None:
            acknowledge()
        await self.show(change.entries, changed)
        self._go_on(before)

    def commit_soon(self, change: Change, told: Callable[[bool], None]) -> bool:
        """The same without waiting, for a change of nothing but the position (else False).

        Hold the lock. `told` is called between accepting the change and showing it, or with
        False if it may not have been written; then the room is dirty. It gives the lock back.
        """
        before, row = self.row, self._after(change, None)
        if row.state != before.state:
            return False

        def written(error: BaseException | None) -> None:
            accepted = False
            try:
                if error is None:
                    self._accept(change, row)
                    accepted = True
            finally:
                self.dirty |= not accepted  # it may or may not have been written
                told(accepted)
            if accepted:
                self._show_moves(change.entries)
                self._go_on(before)

        self.house.writer.put(self._written(change, row, False), written)
        return True

    def _written(self, change: Change, row: TableRow, changed: bool) -> Commit:
        if change.snapshot:
            change.entries[-1].state = dumped(change.state)
        return Commit(row, change.entries, changed)

    def _accept(self, change: Change, row: TableRow) -> None:
        match = self.match
        assert match is not None
        row.version = self.row.version + 1
        self.row = row
        match.accept(change)
        if self.house.bus.needed:
            self.house.bus.tell(Moved(self.id, row.number, row.people()))

    def _go_on(self, before: TableRow) -> None:
        if before.request is not None and self.row.request is None:
            self.show_request("overtaken")
        self.remind(before)
        self.drive()

    def _after(self, change: Change, seats: list[SeatRow] | None) -> TableRow:
        """The table's row after the change."""
        house, old, state = self.house, self.row, change.state
        now = change.entries[-1].at
        last = change.entries[-1]
        row = msgspec.structs.replace(old, seats=seats or old.seats, number=change.number)
        ended = last.kind == "end"
        moved, moves = None, 0
        if change.made:
            moved, moves = last.seat, len(change.made)
        elif last.moves and not change.snapshot:
            moved, moves = last.seat, -len(last.gone)
        row.waiting = [] if state.over or ended else state.waiting
        if row.waiting != old.waiting or moved is not None:
            row.since = now
        if not isinstance(row.pace, NoClock):
            running = [seat for seat in row.waiting if not row.seats[seat].by_bot]
            before = old.clocks
            if last.kind == "back" and last.seat is not None:
                before = clocks.back(before, row.pace, last.seat)
            row.clocks = clocks.after(
                before, row.pace, now, moved, running, self.vacations, house.outages, moves
            )
        asked = row.request.open if row.request is not None else []
        if last.moves or ended or (last.kind == "resign" and last.seat in asked):
            row.request = None
        if state.over:
            row.state, row.ended = "over", now
            row.outcome = outcome_of(state, row.seats)
        elif ended:
            row.state, row.ended = "abandoned", now
        row.due = self.due(row, now)
        return row

    def due(self, row: TableRow, now: int) -> int | None:
        """When the hall must act by itself."""
        if row.state != "playing":
            return None
        if self._bot_among(row, row.waiting) is not None:
            return now + LEASE + self.house.settings.bot_budget
        return clocks.deadline(row.clocks, row.pace, now, self.house.outages)

    async def change_row(self, row: TableRow, start: str | None = None) -> bool:
        """Writes what is not in the journal (before the start; questions; rematch)."""
        started = row.state != self.row.state
        entry: Entry | None = None
        if start is not None:
            entry = Entry(number=0, kind="start", at=self.house.time.now(), state=start)
        try:
            if not await self.house.tables.change(row, entry):
                self.dirty = True
                return False
        except BaseException:
            self.dirty = True
            raise
        before = self.row
        people = {*before.people(), *row.people()}
        self.row = row
        self.house.bus.tell(Changed(self.id, sorted(people), row.public))
        self.house.lobby.changed(self, people)
        if started:
            self._send_watchers_away()
            await self._follow(row)
            self.vacations = await self._vacations(row)
        await self.show_table()
        if started and self.match is not None:
            self.show_views(self.connections)
        self.remind(before)
        self.drive()
        return True

    # --- showing ----------------------------------------------------------------

    async def show(self, entries: Sequence[Entry], changed: bool) -> None:
        """New entries to all sockets here."""
        moved = self._show_moves(entries)
        if changed:
            await self.show_table()
        if not moved and (clock := self.clock()) is not None:
            text = encode(ClockChanged(clock=clock))
            for connection in self.connections:
                connection.put(text)
        if changed and not moved and self.house.lobby.connections:
            self.house.lobby.changed(self, set(self.row.people()))

    def _show_moves(self, entries: Sequence[Entry]) -> bool:
        moves = sum(entry.moves for entry in entries)
        if moves:
            metrics.made(moves)
            self.show_views(self.connections, entries)
            if self.house.lobby.connections:
                self.house.lobby.changed(self, set(self.row.people()))
        return moves > 0

    def clock(self) -> Clock | None:
        if isinstance(self.row.pace, NoClock):
            return None
        now = self.house.time.now()
        return clocks.shown(self.row.clocks, self.row.pace, now, self.vacations, self.house.outages)

    def show_views(self, connections: set[Connection], entries: Sequence[Entry] = ()) -> None:
        """The position to each connection, with the eyes of its seats."""
        made: dict[int | None, bytes] = {}
        clock = self.clock()
        lines = None if told_to_some(entries) else log_lines(entries, None)
        for connection in connections:
            for seat in self.eyes(connection):
                if seat not in made:
                    made[seat] = encode(self.view(seat, entries, lines, clock))
                connection.put(made[seat])

    def eyes(self, connection: Connection) -> list[int | None]:
        """Its seats, or a spectator's."""
        if connection.seats is not self.row.seats:  # somebody sat down or stood up
            mine: list[int | None] = [*self.row.seats_of(connection.person.id)]
            connection.seats, connection.eyes = self.row.seats, mine or [None]
        return connection.eyes

    def view(
        self,
        seat: int | None,
        entries: Sequence[Entry],
        lines: list[LogLine] | None,  # what they tell everybody alike
        clock: Clock | None,
    ) -> View:
        match = self.match
        assert match is not None
        over = self.row.state != "playing"
        undo = [] if over else match.may_undo(seat)
        return View(
            seat=seat,
            number=match.number,
            view=match.state.view(seat),
            legal=[] if over else match.legal(seat),
            undo=undo,
            no_undo=None if undo else match.why_no_undo(seat),
            lines=log_lines(entries, seat) if lines is None else lines,
            dropped=[number for entry in entries for number in entry.gone],
            clock=clock,
        )

    async def info(self) -> TableInfo:
        people = await self.house.people.shown(self.row.people())
        return table_info(self.row, people, self.present())

    async def show_table(self) -> None:
        if not self.connections:
            return
        info = await self.info()
        for connection in self.connections:
            seats = self.row.seats_of(connection.person.id)
            connection.put(Table(table=info, seats=seats))
        self.show_people(tell=False)  # a watcher may have sat down

    def show_request(self, settled: Settled | None = None) -> None:
        asked = Asked(request=self.row.request, settled=settled)
        for connection in self.connections:
            connection.put(asked)

    # --- who is here --------------------------------------------------------------

    def here(self) -> Here:
        """People at the table by way of this worker."""
        people: dict[str, Presence] = {}
        pages: dict[str, set[str]] = {}
        watchers: set[str] = set()
        for connection in self.connections:
            person = connection.person
            seats = self.row.seats_of(person.id)
            pages.setdefault(person.id, set()).add(connection.page)
            many = len(pages[person.id])
            people[person.id] = Presence(person=person.shown(), seats=seats, pages=many)
            if not seats:
                watchers.add(person.id)
        looking = {one.person.id for one in self.connections if one.visible}
        return Here(self.id, list(people.values()), len(watchers), sorted(looking))

    def everyone(self) -> dict[str, Presence]:
        """People at the table by way of any worker, by id."""
        people: dict[str, Presence] = {}
        for here in [*self.elsewhere.values(), self.here()]:
            for presence in here.people:
                person = presence.person
                known = people.get(person.id)
                pages = presence.pages + (known.pages if known else 0)
                seats = self.row.seats_of(person.id)  # another worker may have known older ones
                people[person.id] = Presence(person=person, seats=seats, pages=pages)
        return people

    def present(self) -> set[str]:
        return set(self.everyone())

    def looking(self) -> set[str]:
        """Who sees the table now, by way of any worker."""
        return {one for here in [*self.elsewhere.values(), self.here()] for one in here.looking}

    def remind(self, before: TableRow) -> None:
        """Whoever is asked now, was not before and does not see it gets a push."""
        if self.house.push.key is not None:
            people = _asked(self.row) - _asked(before) - self.looking()
            if people:
                self.house.soon(self.house.push.turn(self.row, people))

    def may_watch(self) -> bool:
        """Whether people without a seat may be here now."""
        return self.row.watchers or self.row.state != "playing"

    def _send_watchers_away(self) -> None:
        """Before anything of the game is shown."""
        if not self.may_watch():
            for connection in tuple(self.connections):
                if not self.row.seats_of(connection.person.id):
                    self.connections.discard(connection)
                    connection.close("no-watchers")

    def show_people(self, tell: bool = True) -> None:
        """Who came, changed or left since it was last shown."""
        before, people = self._shown_people, self.everyone()
        changed = [one for key, one in people.items() if one != before.get(key)]
        left = [key for key in before if key not in people]
        if changed or left:
            self._shown_people = people
            message = PeopleChanged(changed=changed, left=left, watchers=count_watchers(people))
            text = encode(message)
            for connection in self.connections:
                connection.put(text)
        if tell:
            self.house.bus.tell(self.here())

    # --- acting by itself: bots and clocks -------------------------------------------

    def drive(self) -> None:
        """Lets bots decide, if it is theirs to."""
        if self._driver is None and self._bot_seat() is not None and not self.house.stopping:
            self._driver = asyncio.create_task(self._drive(), name=f"bots-{logs.alias(self.id)}")

    @property
    def busy(self) -> bool:
        return self._driver is not None or self.lock.locked()

    def _bot_seat(self) -> int | None:
        if self.row.state != "playing" or self.match is None:
            return None
        return self._bot_among(self.row, self.match.state.waiting)

    def _bot_among(self, row: TableRow, waiting: list[int]) -> int | None:
        for at in waiting:
            seat = row.seats[at]
            if seat.kind == "bot" or seat.away or seat.resigned:  # compiled: faster than by_bot
                return at
        return None

    async def _drive(self) -> None:
        try:
            while await self._bot_decides():
                pass
        except Refused as error:  # out of reach: whoever finds the table due goes on
            log.warning("bots at table %s stop for now: %s", logs.alias(self.id), error.code)
        except Exception:
            log.exception("bots at table %s stop", logs.alias(self.id))
        finally:
            self._driver = None

    async def _bot_decides(self) -> bool:
        async with self.lock:
            if self.dirty:
                await self.refresh()
            seat = self._bot_seat()
            if seat is None or self.match is None or self.house.stopping:
                return False
            state, number = self.match.state, self.match.number
        if self.connections and self.house.settings.bot_pause:
            await asyncio.sleep(self.house.settings.bot_pause / 1000)
        action = await self.house.bots.choose(state, seat, self.row.seats[seat].bot or "random")
        async with self.lock:
            match = self.match
            if match is None or self._bot_seat() != seat or self.dirty:
                return True
            if match.number != number and action not in match.state.legal(seat):
                return True
            move = list(match.game.actions.name(action))
            try:
                await self.commit(match.play(seat, [move], self.house.time.now(), None))
            except Conflict:
                return True
        return True

    async def tend(self) -> None:
        """The table is due: hands timed-out seats to bots, lets bots decide."""
        async with self.lock:
            if self._driver is not None and self.row.due != LOOK_AGAIN:
                return
            await self.refresh()
            if self.row.due == LOOK_AGAIN:
                await self._check_sessions()
            if self.match is not None and self.row.state == "playing":
                now = self.house.time.now()
                for seat in clocks.used_up(self.row.clocks, self.row.pace, now, self.house.outages):
                    try:
                        await self.note("away", seat, None)
                    except Conflict:
                        return
                due = self.due(self.row, now)
            else:
                due = None
            if due != self.row.due and self._bot_seat() is None:
                await self.house.tables.set_due(self.id, due)
                self.row.due = due
        self.drive()

    async def _check_sessions(self) -> None:
        """The operator did something: does everybody here still belong here?"""
        ended = await self.house.people.ended({one.session for one in self.connections})
        for connection in tuple(self.connections):
            if connection.session in ended:
                connection.close("signed-out")

    async def note(self, kind: Noted, seat: int, command: str | None) -> None:
        """An entry that changes a seat: away, back, resign. Hold the lock."""
        match = self.playing()
        seats = [msgspec.structs.replace(row) for row in self.row.seats]
        chosen = seats[seat]
        if kind == "resign":
            chosen.resigned = True
        chosen.away = kind == "away"
        if chosen.kind != "bot":
            chosen.bot = "rollout" if chosen.by_bot else None
        entry = Entry(
            number=match.number + 1,
            kind=kind,
            seat=seat,
            at=self.house.time.now(),
            command=command,
        )
        await self.commit(match.note(entry), seats)

    async def resign_all(self, person: str) -> None:
        """Somebody is gone for good: bots play their seats to the end. Hold the lock."""
        for _ in range(TRIES):
            await self.refresh()
            seats = [
                seat for seat in self.row.seats_of(person) if not self.row.seats[seat].resigned
            ]
            if not seats or self.row.state != "playing" or self.match is None:
                return
            try:
                await self.note("resign", seats[0], None)
            except Conflict:  # another worker was first: look again
                continue
        raise Refused("unavailable", what="table", problem="others were faster; try again")

    async def hand_over_idle(self, before: int) -> None:
        """Whoever has not decided since then is away. Hold the lock."""
        await self.refresh()
        if self.match is None or self.row.state != "playing" or (self.row.since or 0) >= before:
            return
        for seat in self.row.waiting:
            if not self.row.seats[seat].by_bot:
                try:
                    await self.note("away", seat, None)
                except Conflict:  # somebody is here after all
                    return

    async def vacation_changed(self) -> None:
        """Clocks at one's own pace stand still, or run again. Hold the lock."""
        for _ in range(TRIES):
            await self.refresh()
            row = self.row
            if row.state != "playing" or not isinstance(row.pace, OwnPace):
                return
            now = self.house.time.now()
            running = [seat for seat in row.waiting if not row.seats[seat].by_bot]
            new = clocks.after(
                row.clocks, row.pace, now, None, running, self.vacations, self.house.outages
            )
            changed = msgspec.structs.replace(row, clocks=new)
            changed.due = self.due(changed, now)
            if await self.change_row(changed):
                if (clock := self.clock()) is not None:
                    for connection in self.connections:
                        connection.put(ClockChanged(clock=clock))
                return
        raise Refused("unavailable", what="table", problem="others were faster; try again")

    def remember(self, command: str, reply: Done | Error | Stale) -> None:
        self.replies[command] = reply
        if len(self.replies) > 2 * REMEMBERED:
            self.replies = dict([*self.replies.items()][REMEMBERED:])


def count_watchers(people: dict[str, Presence]) -> int:
    return sum(1 for presence in people.values() if not presence.seats)


def _asked(row: TableRow) -> set[str]:
    """People whose decision the table waits for."""
    if row.state != "playing":
        return set()
    seats = [row.seats[seat] for seat in row.waiting]
    return {seat.person for seat in seats if seat.person and not seat.by_bot}


def _noted(entries: Sequence[Entry]) -> bool:
    return any(not entry.moves for entry in entries)
