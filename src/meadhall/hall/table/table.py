"""Table: one table in this worker. Jobs wait in its mailbox and are decided one at a time.

A decision is synchronous: it looks at the match and returns a reply, or what to write (`Write`).
The table is busy until the disk has it; then `on_committed` acknowledges it and shows it. The
version of the table's row decides a race between workers: the loser reloads and decides again.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Final

from meadhall.hall.fleet.bus import Changed, Moved
from meadhall.hall.net.socket import Connection
from meadhall.hall.problems import Refused
from meadhall.hall.protocol.messages import Done
from meadhall.hall.protocol.tables import TableInfo
from meadhall.hall.store.journal import Commit, Conflict
from meadhall.hall.store.rows import Entry, TableRow
from meadhall.hall.table import loading
from meadhall.hall.table.attendance import Attendance
from meadhall.hall.table.decide import Reply, Write, bot_seat
from meadhall.hall.table.driver import Driver
from meadhall.hall.table.info import table_info, why_read_only
from meadhall.hall.table.match import Match, dumped
from meadhall.hall.table.present import Presenter
from meadhall.hall.table.worker import Worker

REMEMBERED: Final = 64  # newest commands that are known to be carried out, and up to as many more
MAX_TRIES: Final = 32  # of a decision that loses races against other workers

Decision = Callable[[], Reply | Write | None]  # looks at the table; waits for nothing


def no_decision() -> None:
    """Changes nothing."""


class Job:
    """An entry of the mailbox."""

    def __init__(self) -> None:
        self.decision: Decision = no_decision
        self.key = ""  # of a command: one that was carried out gets the same reply again
        self.fresh = False  # decided on what the database knows now, not on what we remember
        self.tries = 0

    def answered(self, reply: Reply | None) -> None:
        """The decision changes nothing; this is its reply."""
        raise NotImplementedError

    def committed(self, number: int) -> None:
        """The decision is on the disk; `number`: of the table's newest entry then."""
        raise NotImplementedError

    def failed(self, error: Exception) -> None:
        raise NotImplementedError


class Table:
    def __init__(self, worker: Worker, row: TableRow) -> None:
        self.worker = worker
        self.id = row.id
        self.row = row
        self.match: Match | None = None
        self.dirty = True  # the database may know more than we do
        self.busy = False  # a decision is being written, or the table is being loaded or held
        self.mailbox: deque[Job] = deque()
        self.connections: set[Connection] = set()
        self.carried_out: dict[str, int] = {}  # by key of a command: the number after it
        self.vacations: list[int | None] = []  # by seat
        self.chat_lines = 0  # shown here so far
        self.attendance = Attendance(self)
        self.present = Presenter(self)
        self.driver = Driver(self)
        self._followed: list[Entry] = []  # entries that were followed but not yet shown

    # --- from the mailbox to the disk -----------------------------------------------------

    def receive(self, job: Job) -> None:
        """Decides the job when all earlier ones are done."""
        self.mailbox.append(job)
        if not self.busy:
            self._next()

    def _next(self) -> None:
        while self.mailbox and not self.busy:
            job = self.mailbox.popleft()
            if self.dirty or (job.fresh and self.worker.bus.needed):
                self._reload_for(job)
            else:
                self._decide(job)

    def _decide(self, job: Job) -> None:
        if isinstance(job, Hold):
            self.busy = job.grant()
            return
        try:
            number = self.carried_out.get(job.key)
            if number is not None:
                job.committed(number)
                return
            outcome = job.decision()
            if isinstance(outcome, Write):
                commit = self._commit_of(outcome)
                self.busy = True
                self.worker.journal.append(commit, partial(self.on_committed, job, outcome))
                return
            if isinstance(outcome, Done):  # it is so already
                self._remember(job.key, outcome.number)
            job.answered(outcome)
        except Exception as error:
            job.failed(error)

    def _commit_of(self, write: Write) -> Commit:
        entries: list[Entry] = []
        change = write.change
        if change is not None:
            entries = change.entries
            if change.snapshot:
                entries[-1].state = dumped(change.state)
        elif write.start is not None:
            now = self.worker.time.now()
            entries = [Entry(number=0, kind="start", at=now, state=write.start)]
        return Commit(self.row, write.row, entries)

    # --- from the disk to the sockets -----------------------------------------------------

    def on_committed(self, job: Job, write: Write, error: Exception | None) -> None:
        """Called once, when the decision is on the disk or could not be written."""
        if error is not None:
            self.dirty = True  # it may or may not have been written
            if isinstance(error, Conflict) and job.tries < MAX_TRIES:
                job.tries += 1
                self._reload_for(job)
                return
            job.failed(_too_many_races() if isinstance(error, Conflict) else error)
        elif write.start is not None:  # a game that begins is loaded like any other
            self._tell_others(self.row, write)
            self.dirty = True
            self._reload_for(job, started=self.row)
            return
        else:
            try:
                self._accept(job, write)
            except Exception as failure:
                self.dirty = True
                job.failed(failure)
        self.release()

    def _accept(self, job: Job, write: Write) -> None:
        before, row, change = self.row, write.row, write.change
        row.version = before.version + 1
        self.row = row
        if change is not None:
            assert self.match is not None
            self.match.accept(change)
        self._tell_others(before, write)
        if job.key:
            self._remember(job.key, row.number)
        moved = change is not None and write.settled is None and change.entries[-1].moves
        if moved:  # a move is acknowledged first, anything else after it has been shown
            job.committed(row.number)
        if change is not None:
            changed = row.seats is not before.seats or row.state != before.state
            self.present.change(change.entries, changed)
        else:
            self._show_row(before)
        if before.request != row.request:
            self.present.request(write.settled or ("overtaken" if change is not None else None))
        if not moved:
            job.committed(row.number)
        if self.worker.push.key is not None:
            self.attendance.remind(before)
        if bot_seat(self) is not None:
            self.driver.drive()

    def _tell_others(self, before: TableRow, write: Write) -> None:
        """Tells the other workers."""
        bus, row = self.worker.bus, write.row
        if bus.needed:
            if write.change is not None:
                bus.tell(Moved(self.id, row.number, row.people()))
            else:
                bus.tell(Changed(self.id, sorted({*before.people(), *row.people()}), row.public))

    def _remember(self, key: str, number: int) -> None:
        """The command with this key is carried out: it is not carried out again."""
        self.carried_out[key] = number
        if len(self.carried_out) > 2 * REMEMBERED:
            self.carried_out = dict([*self.carried_out.items()][REMEMBERED:])

    def _show_row(self, before: TableRow) -> None:
        row = self.row
        if row.clocks != before.clocks:
            self.present.clock_changed()
        if row.request == before.request:  # otherwise only that changed
            self.worker.lobby.row_changed(self.row, {*before.people(), *row.people()})
            self.present.table_soon()

    def release(self) -> None:
        """Goes on with the mailbox."""
        self.busy = False
        self._next()

    # --- the hall's own jobs --------------------------------------------------------------

    async def run(self, decision: Decision, fresh: bool = False) -> bool:
        """Waits for a decision of the hall's own; whether it changed the table."""
        work = Work(decision, fresh)
        self.receive(work)
        return await work.future

    async def up_to_date(self) -> None:
        """Reloads, unless no other worker could have changed the table."""
        await self.run(no_decision, fresh=True)

    async def reload(self) -> None:
        """Follows what the database knows, and shows it."""
        self.dirty = True
        await self.run(no_decision)

    def hold(self, fresh: bool = False) -> "Hold":
        """`async with table.hold():` nothing is decided meanwhile."""
        return Hold(self, fresh)

    # --- reading ------------------------------------------------------------------------

    def _reload_for(self, job: Job, started: TableRow | None = None) -> None:
        """Reloads and goes on with the job: decides it, or reports that the game has started."""
        self.busy = True
        self.worker.tasks.start(self._reload(job, started))

    async def _reload(self, job: Job, started: TableRow | None) -> None:
        failure: Exception | None = None
        try:
            await self._follow_journal()
        except Exception as error:
            failure = error
        self.busy = False
        if failure is not None:
            job.failed(failure)
        elif started is None:
            self._decide(job)
        else:
            job.committed(self.row.number)
            self.worker.lobby.row_changed(self.row, {*started.people(), *self.row.people()})
            self.attendance.remind(started)
        self._next()

    async def _follow_journal(self) -> None:
        """Follows what the database knows, and shows it to the sockets here."""
        known = self.match.number if self.match else -1
        version, state, request = self.row.version, self.row.state, self.row.request
        self.dirty = False  # before we look: a change that is heard of meanwhile sets it again
        try:
            row = await self._newest_row()
            self.vacations = await loading.vacations(self.worker.people, row)
        except BaseException:
            self.dirty = True
            raise
        self.row = row
        self.attendance.send_watchers_away()
        new, self._followed = self._followed, []
        if known >= 0 and new:
            noted = any(not entry.moves for entry in new)
            self.present.change(new, changed=row.state != state or noted)
        elif row.version != version or row.state != state:
            self.present.table_soon()
            if known < 0 and self.match is not None:
                self.present.views(self.connections)
        if row.request != request:
            self.present.request()
        self.driver.drive()

    async def _newest_row(self) -> TableRow:
        """The newest row, with the match brought up to it."""
        while True:
            row = await self.worker.tables.get(self.id)
            if row is None:
                raise Refused("not-found")
            self._followed += await self._follow(row)
            if self.match is None or self.match.number == row.number:
                return row  # otherwise more was written between the two reads

    async def _follow(self, row: TableRow) -> list[Entry]:
        """Brings the match up to the journal; the entries that are new."""
        if row.state == "open" or row.started is None or why_read_only(row):
            self.match = None
            return []
        if self.match is None:
            self.match, entries = await loading.load(self.worker.tables, row)
            self._remember_commands(entries)
            return []
        new = await self.worker.tables.entries(self.id, self.match.number)
        self._remember_commands(new)
        if not all(self.match.follow(entry) for entry in new):
            self.match, entries = await loading.load(self.worker.tables, row)
            followed = {entry.number: entry for entry in entries}
            new = [followed.get(entry.number, entry) for entry in new]
        return new

    def _remember_commands(self, entries: list[Entry]) -> None:
        """Commands that other workers carried out, or this one before it was restarted."""
        for entry in entries:
            if entry.command is not None and entry.command not in self.carried_out:
                self._remember(entry.command, entry.number)

    # --- looking --------------------------------------------------------------------------

    def in_use(self) -> bool:
        return self.busy or self.driver.running or bool(self.connections)

    def may_watch(self) -> bool:
        """Whether people without a seat may be here now."""
        return self.row.watchers or self.row.state != "playing"

    async def info(self) -> TableInfo:
        people = await self.worker.people.shown(self.row.people())
        return table_info(self.row, people, self.attendance.present())


class Work(Job):
    """A decision of the hall's own, awaited by a coroutine."""

    def __init__(self, decision: Decision, fresh: bool) -> None:
        super().__init__()
        self.decision = decision
        self.fresh = fresh
        self.future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    def answered(self, reply: Reply | None) -> None:
        self._settle(False)

    def committed(self, number: int) -> None:
        self._settle(True)

    def _settle(self, written: bool) -> None:
        if not self.future.done():  # the caller may no longer wait
            self.future.set_result(written)

    def failed(self, error: Exception) -> None:
        if not self.future.done():
            self.future.set_exception(error)


class Hold(Job):
    """Keeps the table as it is while a coroutine works: see `Table.hold`."""

    def __init__(self, table: Table, fresh: bool) -> None:
        super().__init__()
        self.table = table
        self.fresh = fresh
        self.granted: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def __aenter__(self) -> None:
        self.table.receive(self)
        try:
            await self.granted
        except asyncio.CancelledError:
            if self.granted.done() and not self.granted.cancelled():
                self.table.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.table.release()

    def grant(self) -> bool:
        """The table stands still now; False: the caller no longer waits."""
        if self.granted.done():
            return False
        self.granted.set_result(None)
        return True

    def failed(self, error: Exception) -> None:
        if not self.granted.done():
            self.granted.set_exception(error)


def _too_many_races() -> Refused:
    return Refused("unavailable", what="table", problem="others were faster; try again")
