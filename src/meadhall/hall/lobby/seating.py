"""Tables before and around play: opening, sitting, standing, starting, rematches."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec
import sqlalchemy as sa

from meadhall.core.game import Game
from meadhall.core.options import BadOption, read
from meadhall.core.record import Player, Record
from meadhall.core.state import ChronicleLine
from meadhall.hall import names, rules
from meadhall.hall.fleet.bots import check_bot
from meadhall.hall.fleet.bus import Changed
from meadhall.hall.problems import Refused
from meadhall.hall.protocol.tables import (
    AddHot,
    BotSeat,
    Fill,
    HotSeat,
    MySeat,
    NewTable,
    Rematch,
    SeatNumber,
    SitDown,
    Stand,
    Swap,
)
from meadhall.hall.slices import LongWork
from meadhall.hall.store.people import new_id
from meadhall.hall.store.rows import Entry, Kind, LogEntry, SeatRow, TableRow
from meadhall.hall.table import clocks, decide, fair
from meadhall.hall.table.decide import Write
from meadhall.hall.table.match import dumped
from meadhall.hall.table.open_tables import OpenTables
from meadhall.hall.table.standing import outcome_of
from meadhall.hall.table.table import Table
from meadhall.hall.table.worker import Worker

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # no O and 0, no I and 1

Work = Callable[[TableRow, str, Any], str | None]  # row, person, wish -> the first snapshot


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(6))


@dataclass(eq=False)
class Seating:
    worker: Worker
    tables: OpenTables
    chance: fair.Chance
    long_work: LongWork

    async def open_table(self, person: str, wish: NewTable) -> Table:
        game, chance = find_game(wish.game), self.chance
        seats: list[SeatRow] = []
        for seat in wish.seats:
            if isinstance(seat, MySeat):
                if any(row.kind == "person" for row in seats):
                    raise Refused(
                        "bad-request", problem="one seat is yours; others here are hot seats"
                    )
                seats.append(SeatRow("person", person, nonce=wish.nonce or chance.nonce()))
            elif isinstance(seat, BotSeat):
                seats.append(SeatRow("bot", bot=check_bot(seat.bot), nonce=chance.nonce()))
            elif isinstance(seat, HotSeat):
                name = names.clean(seat.name)
                seats.append(SeatRow("hot", person, name=name, nonce=chance.nonce()))
            else:
                seats.append(SeatRow())
        options = _options(game, wish.options, len(seats))
        table = await self._create(self._new_row(game, person, seats, options, wish, wish.nonce))
        if wish.start and all(seat.kind != "open" for seat in seats):
            await self.change(table, self.start, person)
        return table

    def _new_row(
        self,
        game: Game,
        owner: str,
        seats: list[SeatRow],
        options: dict[str, object],
        like: NewTable | TableRow,
        nonce: str | None,
    ) -> TableRow:
        """A table that has not begun; `like`: who may see it, chat, pace."""
        id_, secret = self.chance.table(game.slug, nonce)
        return TableRow(
            id=id_,
            code=new_code(),
            game=game.slug,
            rules_version=game.rules_version,
            options=options,
            seats=seats,
            owner=owner,
            public=like.public,
            watchers=like.watchers,
            chat=like.chat,
            pace=like.pace,
            created=self.worker.time.now(),
            secret=secret,
        )

    async def _create(self, row: TableRow) -> Table:
        while True:
            try:
                await self.worker.tables.create(row)
                break
            except sa.exc.IntegrityError:
                if await self.worker.tables.by_code(row.code) is None:
                    raise  # something else is wrong
                row.code = new_code()
        table = await self.tables.open(row.id)
        self.worker.lobby.row_changed(table.row, set(row.people()))
        self.worker.bus.tell(Changed(row.id, row.people(), row.public))
        return table

    async def change(self, table: Table, work: Work, person: str, wish: Any = None) -> None:
        """Carries out what somebody wishes at a table that has not begun."""
        await change(table, lambda row: work(row, person, wish))

    async def left_for_good(self, id_: str, person: str) -> None:
        """An account was deleted: its seats are free, or played on by bots."""
        table = await self.tables.open(id_)
        if table.row.state == "open":
            await self.change(table, self.stand, person, Stand())
        else:
            await table.driver.resign_all(person)

    # --- wishes: each changes a copy of the table's row; see `change` ---------------------

    def sit(self, row: TableRow, person: str, wish: SitDown) -> None:
        empty = _open(row)
        at = wish.seat if wish.seat is not None else (empty[0] if empty else -1)
        mine = [i for i, seat in enumerate(row.seats) if _sits(seat, person)]
        if mine and wish.seat is None:
            return
        if at >= len(row.seats):
            raise Refused("bad-request", problem=f"seats are 0 to {len(row.seats) - 1}")
        if at < 0 or (row.seats[at].kind != "open" and at not in mine):
            raise Refused("seat-taken", open=empty)
        for old in mine:
            row.seats[old] = SeatRow()
        row.seats[at] = SeatRow("person", person, nonce=wish.nonce or self.chance.nonce())

    def hot(self, row: TableRow, person: str, wish: AddHot) -> None:
        if wish.seat >= len(row.seats) or row.seats[wish.seat].kind != "open":
            raise Refused("seat-taken", open=_open(row))
        name = names.clean(wish.name)
        row.seats[wish.seat] = SeatRow("hot", person, name=name, nonce=self.chance.nonce())

    def stand(self, row: TableRow, person: str, wish: Stand) -> None:
        """From one's own seat and all hot seats, or from the one named."""
        mine = row.seats_of(person)
        if wish.seat is not None and wish.seat not in mine:
            raise Refused("not-your-seat", yours=mine)
        for seat in mine if wish.seat is None else [wish.seat]:
            row.seats[seat] = SeatRow()
        _hand_over(row)

    def swap(self, row: TableRow, person: str, wish: Swap) -> None:
        _owned(row, person)
        if max(wish.a, wish.b) >= len(row.seats):
            raise Refused("bad-request", problem=f"seats are 0 to {len(row.seats) - 1}")
        row.seats[wish.a], row.seats[wish.b] = row.seats[wish.b], row.seats[wish.a]

    def remove(self, row: TableRow, person: str, wish: SeatNumber) -> None:
        _owned(row, person)
        if wish.seat >= len(row.seats) or row.seats[wish.seat].kind == "open":
            raise Refused("bad-request", problem="nobody sits there")
        row.seats[wish.seat] = SeatRow()
        _hand_over(row)

    def fill(self, row: TableRow, person: str, wish: Fill) -> None:
        bot = check_bot(wish.bot)
        _owned(row, person)
        seats = _open(row)
        if wish.seat is not None:
            if wish.seat not in seats:
                raise Refused("seat-taken", open=seats)
            seats = [wish.seat]
        for at in seats:
            row.seats[at] = SeatRow("bot", bot=bot, nonce=self.chance.nonce())

    def close(self, row: TableRow, person: str, _: object) -> None:
        _owned(row, person)
        row.state = "abandoned"

    def start(self, row: TableRow, person: str, _: object) -> str:
        """Begins the game; its first snapshot."""
        game = find_game(row.game)
        _owned(row, person)
        if empty := _open(row):
            raise Refused("seats-empty", seats=empty)
        now, outages = self.worker.time.now(), self.worker.outages
        seed = fair.seed_of(row.secret, row.id, [seat.nonce or "" for seat in row.seats])
        state = game.start(len(row.seats), seed, row.options)
        row.rules_version = game.rules_version
        row.seed = str(seed)
        row.state = "playing"
        row.started = row.since = now
        row.waiting = state.waiting
        running = [seat for seat in row.waiting if not row.seats[seat].by_bot]
        zero = clocks.start(row.pace, len(row.seats))
        nobody = [None] * len(row.seats)
        row.clocks = clocks.after(zero, row.pace, now, None, running, nobody, outages)
        row.due = decide.due(self.worker, row, now)
        return dumped(state)

    # --- tables after tables, tables from files --------------------------------------------

    async def rematch(self, table: Table, person: str, wish: Rematch) -> Table:
        """The same people at a new table; the same one for all who ask."""
        new = await self._rematch(table, person)
        if wish.nonce is not None and new.row.state == "open":

            def work(row: TableRow) -> None:
                for seat in row.seats:
                    if _sits(seat, person):
                        seat.nonce = wish.nonce

            await change(new, work)
        return new

    async def _rematch(self, table: Table, person: str) -> Table:
        if table.row.state not in ("over", "abandoned") or table.row.started is None:
            raise Refused("wrong-state", state=table.row.state, needed="over")
        if person not in table.row.people():
            raise Refused("not-your-seat")
        if table.row.rematch is not None:
            return await self.tables.open(table.row.rematch)
        old = table.row
        game = find_game(old.game)
        order, options = [*old.seats[1:], old.seats[0]], old.options  # another one begins
        if game.colours:  # all keep their seats, and with them their shields
            order, options = old.seats, _next_begins(old.options, len(old.seats))
        seats = [
            SeatRow(seat.kind, seat.person, seat.name, seat.bot if seat.kind == "bot" else None)
            for seat in order
        ]
        for seat in seats:
            seat.nonce = self.chance.nonce()
        row = self._new_row(game, person, seats, options, old, None)
        new = await self._create(row)

        def work(changed: TableRow) -> None:
            if changed.rematch is None:
                changed.rematch = row.id

        await change(table, work, state=old.state)
        if table.row.rematch != row.id and table.row.rematch is not None:  # somebody was faster
            await self.change(new, self.close, person)
            return await self.tables.open(table.row.rematch)
        return new

    async def import_record(self, person: str, record: Record) -> Table:
        """A finished game from a file, to be looked at. Its players have no accounts here."""
        now = self.worker.time.now()
        entries: list[Entry] = []
        try:
            state = record.start()
            players = record.players or [Player()] * record.seats
            seats = [_imported_seat(player) for player in players]
            entries.append(Entry(number=0, kind="start", at=now, state=dumped(state)))
            async with self.long_work.turn(person) as slices:
                for made, (seat, move) in enumerate(record.moves):
                    entries += _seats_left(players, made, len(entries), now)
                    number = len(entries)
                    told: list[ChronicleLine] = []
                    state.chronicle = told
                    state.play(state.game.actions.id(move), seat)
                    lines = [LogEntry(line.key, line.args, line.only) for line in told]
                    entry = Entry(
                        number=number, kind="play", seat=seat, move=move, at=now, lines=lines
                    )
                    entries.append(entry)
                    await slices.yield_if_due()
            state.chronicle = None
            entries[-1].state = dumped(state)
            entries += _seats_left(players, len(record.moves), len(entries), now)
            record.compare(state)
        except ValueError as error:  # all refusals of core are
            raise Refused("bad-request", problem=str(error)) from None
        if not state.over:
            raise Refused("bad-request", problem="the game of this record is not finished")
        row = TableRow(
            id=new_id(),
            code=new_code(),
            game=record.game,
            rules_version=record.rules_version,
            options=record.options,
            seats=seats,
            owner=person,
            public=False,
            watchers=True,
            chat=False,
            state="over",
            created=now,
            started=now,
            ended=now,
            number=entries[-1].number,
            outcome=outcome_of(state, seats),
            secret="",
            seed=str(record.seed),
        )
        await self.worker.tables.create(row, entries)
        return await self.tables.open(row.id)


def find_game(slug: str) -> Game:
    game = rules.find(slug)
    if game is None:
        raise Refused("no-such-game", game=slug)
    return game


def _options(game: Game, given: dict[str, bool | int | str], seats: int) -> dict[str, object]:
    if seats not in game.seats:
        raise Refused(
            "bad-options",
            problem=f"{game.slug} is for {game.seats[0]} to {game.seats[-1]} players, not {seats}",
        )
    try:
        return dict(read(game.options, given, seats))
    except BadOption as error:
        raise Refused("bad-options", problem=str(error)) from None


async def change(table: Table, work: Callable[[TableRow], str | None], state: str = "open") -> None:
    """Works on a copy of the table's row and writes it; again, if it has changed meanwhile.

    Work that begins the game returns its first snapshot.
    """
    await table.run(partial(_changed, table, work, state), fresh=True)


async def abandon(table: Table) -> None:
    """Nobody came, or the operator closes it before the start."""

    def work(row: TableRow) -> None:
        row.state = "abandoned"

    await change(table, work)


def _changed(table: Table, work: Callable[[TableRow], str | None], state: str) -> Write:
    if table.row.state != state:
        raise Refused("wrong-state", state=table.row.state, needed=state)
    seats = [msgspec.structs.replace(seat) for seat in table.row.seats]
    row = msgspec.structs.replace(table.row, seats=seats)
    return Write(row, start=work(row))


def _hand_over(row: TableRow) -> None:
    """The owner has gone: the next one owns the table; with nobody left it closes."""
    people = row.people()
    if not people:
        row.state = "abandoned"
    elif row.owner not in people:
        row.owner = people[0]


def _imported_seat(player: Player) -> SeatRow:
    if player.bot:
        return SeatRow("bot", bot=check_bot(player.bot), nonce="")
    return SeatRow(
        "person",
        name=names.clean(player.name) if player.name else None,
        away=player.left == "away",
        resigned=player.left == "resigned",
        nonce="",
    )


def _seats_left(players: list[Player], made: int, number: int, now: int) -> list[Entry]:
    """Notes of the seats that went to a bot after `made` moves, numbered from `number` on."""
    left = [at for at, player in enumerate(players) if player.left and player.left_after == made]
    kinds: list[Kind] = ["resign" if players[at].left == "resigned" else "away" for at in left]
    return [
        Entry(number=number + n, kind=kind, seat=seat, at=now)
        for n, (seat, kind) in enumerate(zip(left, kinds, strict=True))
    ]


def _next_begins(options: dict[str, object], seats: int) -> dict[str, object]:
    """The seat after the one that began, unless that is drawn by lot."""
    first = options.get("first_player", "random")
    if first == "random":
        return options
    return {**options, "first_player": str(int(str(first)) % seats + 1)}


def _open(row: TableRow) -> list[int]:
    return [at for at, seat in enumerate(row.seats) if seat.kind == "open"]


def _sits(seat: SeatRow, person: str) -> bool:
    return seat.kind == "person" and seat.person == person


def _owned(row: TableRow, person: str) -> None:
    if row.owner != person:
        raise Refused("forbidden", problem="only the table's owner may do that")
