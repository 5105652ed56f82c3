"""Tables: list, open, sit, start, replay, export, import."""

from dataclasses import dataclass
from typing import Annotated

import msgspec
from starlette.responses import Response

from meadhall.core.record import FORMAT, Record
from meadhall.hall.fleet.limits import Limits
from meadhall.hall.lobby.replay import Replays
from meadhall.hall.lobby.seating import Seating, Work
from meadhall.hall.net.api.endpoint import RECORD_LIMIT, Call, Endpoint, Nothing
from meadhall.hall.problems import Refused
from meadhall.hall.protocol.base import Code, Seat, Slug, Wire
from meadhall.hall.protocol.replays import Course, Position
from meadhall.hall.protocol.tables import (
    AddHot,
    Fill,
    NewTable,
    Rematch,
    SeatNumber,
    SitDown,
    Stand,
    Swap,
    TableInfo,
    TablePage,
)
from meadhall.hall.store.tables import PAGE, Listed
from meadhall.hall.table.info import table_info
from meadhall.hall.table.open_tables import OpenTables
from meadhall.hall.table.table import Table


class Listing(Wire, frozen=True):
    list: Listed = "open"
    game: Slug | None = None
    before: Annotated[str, msgspec.Meta(pattern=r"^[0-9]{1,15}\.[A-Za-z0-9_-]{1,64}\Z")] | None = (
        None
    )


class ReplayQuery(Wire, frozen=True):
    at: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] | None = None
    seat: Seat | None = None


@dataclass(eq=False)
class TableApi:
    tables: OpenTables
    seating: Seating
    replays: Replays
    limits: Limits

    def endpoints(self) -> list[Endpoint]:
        at, seats = self._at, self.seating
        return [
            Endpoint(
                "GET /api/tables", self.listing, query=Listing, answer=TablePage,
                summary="Open tables, yours, or finished ones, newest first",
            ),
            Endpoint(
                "POST /api/tables", self.create, body=NewTable, answer=TableInfo,
                status=201, limit="seat", summary="Open a table",
                refusals=("no-such-game", "bad-options", "name-bad"),
            ),
            Endpoint(
                "POST /api/tables/import", self.import_, body=Record, answer=TableInfo,
                status=201, limit="import", summary="Keep a finished game from a Record file",
                body_limit=RECORD_LIMIT, refusals=("busy",),
            ),
            Endpoint(
                "GET /api/tables/{id}", self.get, answer=TableInfo,
                summary="A table",
            ),
            Endpoint(
                "GET /api/codes/{code}", self.by_code, answer=TableInfo,
                summary="The table with that short code",
            ),
            at("sit", SitDown, seats.sit, "Take a seat, or another one", "seat-taken"),
            at("stand", Stand, seats.stand, "Leave one's seats before the start", "not-your-seat"),
            at("hot", AddHot, seats.hot, "Somebody at your device sits down", "seat-taken",
               "name-bad"),
            at("swap", Swap, seats.swap, "Two seats change places (owner)", "forbidden"),
            at("remove", SeatNumber, seats.remove, "Empty a seat (owner)", "forbidden"),
            at("fill", Fill, seats.fill, "Bots into open seats (owner)", "forbidden", "seat-taken"),
            at(
                "start", Nothing, seats.start, "Begin (owner)",
                "forbidden", "seats-empty", "no-such-game",
            ),
            at("close", Nothing, seats.close, "Give it up before the start (owner)", "forbidden"),
            Endpoint(
                "POST /api/tables/{id}/rematch", self.rematch, body=Rematch,
                answer=TableInfo, summary="The same people again", limit="seat",
                refusals=("wrong-state", "not-your-seat", "no-such-game"),
            ),
            Endpoint(
                "GET /api/tables/{id}/replay", self.position, query=ReplayQuery,
                answer=Position, summary="An earlier position",
                refusals=("wrong-state", "not-your-seat", "forbidden", "read-only", "busy"),
            ),
            Endpoint(
                "GET /api/tables/{id}/course", self.course, answer=Course,
                summary="Who moved when, rounds, and scores on the way",
                refusals=("wrong-state", "forbidden", "read-only", "busy"),
            ),
            Endpoint(
                "GET /api/tables/{id}/record", self.record, answer=Record,
                summary="The finished game as a Record file", refusals=("wrong-state",),
            ),
        ]  # fmt: skip

    async def listing(self, call: Call) -> TablePage:
        wish: Listing = call.query
        before = None
        if wish.before:
            created, _, table = wish.before.partition(".")
            before = (int(created), table)
        worker = self.tables.worker
        rows = await worker.tables.listed(wish.list, call.person.id, wish.game, before)
        people = await worker.people.shown({person for row in rows for person in row.people()})
        last = rows[-1] if len(rows) == PAGE else None
        return TablePage(
            tables=[table_info(row, people, self.tables.present(row.id)) for row in rows],
            next=f"{last.created}.{last.id}" if last else None,
        )

    async def _table(self, call: Call) -> Table:
        table = await self.tables.open(call.path("id"))
        await table.up_to_date()
        return table

    async def create(self, call: Call) -> TableInfo:
        await self.limits.take("table", call.person.id)
        table = await self.seating.open_table(call.person.id, call.body)
        return await table.info()

    async def get(self, call: Call) -> TableInfo:
        return await (await self._table(call)).info()

    async def by_code(self, call: Call) -> TableInfo:
        await self.limits.take("code", call.address)
        row = await self.tables.worker.tables.by_code(call.path("code"))
        if row is None:
            raise Refused("not-found", problem="no table has this code")
        return await (await self.tables.open(row.id)).info()

    async def rematch(self, call: Call) -> TableInfo:
        table = await self._table(call)
        await self.limits.take("table", call.person.id)
        return await (await self.seating.rematch(table, call.person.id, call.body)).info()

    async def position(self, call: Call) -> Position:
        table = await self._table(call)
        wish: ReplayQuery = call.query
        person = call.person.id
        return await self.replays.position(table.row, person, wish.at, wish.seat)

    async def course(self, call: Call) -> Course:
        table = await self._table(call)
        return await self.replays.course(table.row, call.person.id)

    async def record(self, call: Call) -> Response:
        table = await self._table(call)
        file = await self.replays.record(table.row)
        name = f"{table.row.game}-{table.row.code}.json"
        headers = {
            "content-disposition": f'attachment; filename="{name}"',
            "cache-control": "no-store",
        }
        return Response(file.to_json(), headers=headers, media_type="application/json")

    async def import_(self, call: Call) -> TableInfo:
        file: Record = call.body
        if file.format != FORMAT:
            problem = f"record format {file.format}; this hall reads format {FORMAT}"
            raise Refused("bad-request", problem=problem)
        table = await self.seating.import_record(call.person.id, file)
        return await table.info()

    def _at(
        self,
        name: str,
        body: type,
        work: Work,
        summary: str,
        *refusals: Code,
    ) -> Endpoint:
        """What somebody does to a table; the answer is that table."""

        async def handler(call: Call) -> TableInfo:
            table = await self._table(call)
            await self.seating.change(table, work, call.person.id, call.body)
            return await table.info()

        handler.__name__ = name
        return Endpoint(
            f"POST /api/tables/{{id}}/{name}",
            handler,
            body=body,
            answer=TableInfo,
            summary=summary,
            limit="seat",
            refusals=("wrong-state", *refusals),
        )
