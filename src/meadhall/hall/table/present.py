"""Presenter: what happens at a table, as messages to the sockets there."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from meadhall.hall.net.socket import Connection, encode
from meadhall.hall.protocol import messages
from meadhall.hall.protocol.messages import Asked, Clock, ClockChanged, LogLine, View
from meadhall.hall.protocol.tables import NoClock
from meadhall.hall.run import metrics
from meadhall.hall.store.rows import Entry
from meadhall.hall.table import clocks
from meadhall.hall.table.decide import Settled
from meadhall.hall.table.match import log_lines, some_lines_are_secret

if TYPE_CHECKING:
    from meadhall.hall.table.table import Table


class Presenter:
    def __init__(self, table: "Table") -> None:
        self.table = table

    def change(self, entries: Sequence[Entry], changed: bool) -> None:
        """Shows new entries of the journal; `changed`: seats or state of the table changed, too."""
        table = self.table
        moves = sum(entry.moves for entry in entries)
        if moves:
            metrics.count_moves(moves)
            self.views(table.connections, entries)
        if changed:
            self.table_soon()
        if not moves:
            self.clock_changed()
        if (moves or changed) and table.worker.lobby.connections:
            table.worker.lobby.row_changed(table.row, set(table.row.people()))

    def views(self, connections: Iterable[Connection], entries: Sequence[Entry] = ()) -> None:
        """Sends the position to each connection, as its seats see it."""
        made: dict[int | None, bytes] = {}
        clock = self.clock()
        lines = None if some_lines_are_secret(entries) else log_lines(entries, None)
        for connection in connections:
            for seat in self.viewers(connection):
                if seat not in made:
                    made[seat] = encode(self._view(seat, entries, lines, clock))
                connection.put(made[seat])

    def viewers(self, connection: Connection) -> list[int | None]:
        """The seats whose views a connection gets; None: a spectator's."""
        seats = self.table.row.seats
        if connection.seats is not seats:  # somebody sat down or stood up
            mine: list[int | None] = [*self.table.row.seats_of(connection.person.id)]
            connection.seats, connection.viewers = seats, mine or [None]
        return connection.viewers

    def _view(
        self,
        seat: int | None,
        entries: Sequence[Entry],
        lines: list[LogLine] | None,  # the same for every seat; None: each has its own
        clock: Clock | None,
    ) -> View:
        match = self.table.match
        assert match is not None
        over = self.table.row.state != "playing"
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

    def clock(self) -> Clock | None:
        row, worker = self.table.row, self.table.worker
        if isinstance(row.pace, NoClock):
            return None
        now = worker.time.now()
        return clocks.shown(row.clocks, row.pace, now, self.table.vacations, worker.outages)

    def clock_changed(self) -> None:
        clock = self.clock()
        if clock is not None:
            self._to_all(encode(ClockChanged(clock=clock)))

    def request(self, settled: Settled | None = None) -> None:
        """Shows the question that is open now, or how the last one ended."""
        self._to_all(encode(Asked(request=self.table.row.request, settled=settled)))

    def table_soon(self) -> None:
        """Sends the table's info soon: names of people may have to be read first."""
        if self.table.connections:
            self.table.worker.tasks.start(self.show_table())

    async def show_table(self) -> None:
        table = self.table
        info = await table.info()
        for connection in table.connections:
            seats = table.row.seats_of(connection.person.id)
            connection.put(messages.Table(table=info, seats=seats))
        table.attendance.show(tell=False)  # a watcher may have sat down

    def chat(self, line: messages.ChatLine) -> None:
        """Sends a line of chat to those who have not muted its author and do not have it yet."""
        self.table.chat_lines += 1
        text = encode(messages.Chatted(line=line))
        for connection in self.table.connections:
            if (
                line.id not in connection.chat_seen
                and line.person.id not in connection.person.muted
            ):
                connection.put(text)

    def _to_all(self, text: bytes) -> None:
        for connection in self.table.connections:
            connection.put(text)
