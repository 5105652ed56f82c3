"""Tables: list, open, sit, start, replay, export, import."""

from collections.abc import Awaitable, Callable
from typing import Annotated, Any

import msgspec
from starlette.responses import Response

from meadhall.core.record import FORMAT, Record
from meadhall.hall.lobby import seating
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


async def listing(call: Call) -> TablePage:
    wish: Listing = call.query
    hall = call.hall
    before = None
    if wish.before:
        created, _, table = wish.before.partition(".")
        before = (int(created), table)
    rows = await hall.tables.listed(wish.list, call.person.id, wish.game, before)
    people = await hall.people.shown({person for row in rows for person in row.people()})
    last = rows[-1] if len(rows) == PAGE else None
    return TablePage(
        tables=[table_info(row, people, hall.present(row.id)) for row in rows],
        next=f"{last.created}.{last.id}" if last else None,
    )


async def _room(call: Call) -> Table:
    room = await call.hall.room(call.path("id"))
    await room.up_to_date()
    return room


async def create(call: Call) -> TableInfo:
    await call.hall.limits.take("table", call.person.id)
    room = await seating.open_table(call.hall, call.person.id, call.body)
    return await room.info()


async def get(call: Call) -> TableInfo:
    return await (await _room(call)).info()


async def by_code(call: Call) -> TableInfo:
    await call.hall.limits.take("code", call.address)
    row = await call.hall.tables.by_code(call.path("code"))
    if row is None:
        raise Refused("not-found", problem="no table has this code")
    return await (await call.hall.room(row.id)).info()


async def rematch(call: Call) -> TableInfo:
    room = await _room(call)
    await call.hall.limits.take("table", call.person.id)
    return await (await seating.rematch(call.hall, room, call.person.id, call.body)).info()


async def position(call: Call) -> Position:
    room = await _room(call)
    wish: ReplayQuery = call.query
    person = call.person.id
    return await call.hall.replays.position(room.row, person, wish.at, wish.seat)


async def course(call: Call) -> Course:
    room = await _room(call)
    return await call.hall.replays.course(room.row, call.person.id)


async def record(call: Call) -> Response:
    room = await _room(call)
    file = await call.hall.replays.record(room.row)
    name = f"{room.row.game}-{room.row.code}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(file.to_json(), headers=headers, media_type="application/json")


async def import_(call: Call) -> TableInfo:
    file: Record = call.body
    if file.format != FORMAT:
        problem = f"record format {file.format}; this hall reads format {FORMAT}"
        raise Refused("bad-request", problem=problem)
    room = await seating.import_record(call.hall, call.person.id, file)
    return await room.info()


def _at(
    name: str,
    body: type,
    work: Callable[[Table, str, Any], Awaitable[None]],
    summary: str,
    *refusals: Code,
) -> Endpoint:
    """What somebody does to a table; the answer is that table."""

    async def handler(call: Call) -> TableInfo:
        room = await _room(call)
        await work(room, call.person.id, call.body)
        return await room.info()

    handler.__name__ = name
    return Endpoint(
        method="POST",
        path=f"/api/tables/{{id}}/{name}",
        handler=handler,
        body=body,
        answer=TableInfo,
        summary=summary,
        limit="seat",
        refusals=("wrong-state", *refusals),
    )


ENDPOINTS = [
    Endpoint(
        method="GET", path="/api/tables", handler=listing, query=Listing, answer=TablePage,
        summary="Open tables, yours, or finished ones, newest first",
    ),
    Endpoint(
        method="POST", path="/api/tables", handler=create, body=NewTable, answer=TableInfo,
        status=201, limit="seat", summary="Open a table",
        refusals=("no-such-game", "bad-options", "name-bad"),
    ),
    Endpoint(
        method="POST", path="/api/tables/import", handler=import_, body=Record, answer=TableInfo,
        status=201, limit="import", summary="Keep a finished game from a Record file",
        body_limit=RECORD_LIMIT, refusals=("busy",),
    ),
    Endpoint(
        method="GET", path="/api/tables/{id}", handler=get, answer=TableInfo,
        summary="A table",
    ),
    Endpoint(
        method="GET", path="/api/codes/{code}", handler=by_code, answer=TableInfo,
        summary="The table with that short code",
    ),
    _at("sit", SitDown, seating.sit, "Take a seat, or another one", "seat-taken"),
    _at("stand", Stand, seating.stand, "Leave one's seats before the start", "not-your-seat"),
    _at("hot", AddHot, seating.hot, "Somebody at your device sits down", "seat-taken", "name-bad"),
    _at("swap", Swap, seating.swap, "Two seats change places (owner)", "forbidden"),
    _at("remove", SeatNumber, seating.remove, "Empty a seat (owner)", "forbidden"),
    _at("fill", Fill, seating.fill, "Bots into open seats (owner)", "forbidden", "seat-taken"),
    _at(
        "start", Nothing, seating.start, "Begin (owner)",
        "forbidden", "seats-empty", "no-such-game",
    ),
    _at("close", Nothing, seating.close, "Give the table up before the start (owner)", "forbidden"),
    Endpoint(
        method="POST", path="/api/tables/{id}/rematch", handler=rematch, body=Rematch,
        answer=TableInfo, summary="The same people again", limit="seat",
        refusals=("wrong-state", "not-your-seat", "no-such-game"),
    ),
    Endpoint(
        method="GET", path="/api/tables/{id}/replay", handler=position, query=ReplayQuery,
        answer=Position, summary="An earlier position",
        refusals=("wrong-state", "not-your-seat", "forbidden", "read-only", "busy"),
    ),
    Endpoint(
        method="GET", path="/api/tables/{id}/course", handler=course, answer=Course,
        summary="Who moved when, rounds, and scores on the way",
        refusals=("wrong-state", "forbidden", "read-only", "busy"),
    ),
    Endpoint(
        method="GET", path="/api/tables/{id}/record", handler=record, answer=Record,
        summary="The finished game as a Record file", refusals=("wrong-state",),
    ),
]  # fmt: skip
