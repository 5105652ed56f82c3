"""Telling the operator about somebody at a table."""

from meadhall.hall import names
from meadhall.hall.net.api.endpoint import Call, Endpoint, Nothing
from meadhall.hall.problems import Refused
from meadhall.hall.protocol.people import Report
from meadhall.hall.store.reports import ReportRow, SaidLine


async def report(call: Call) -> Nothing:
    wish: Report = call.body
    hall, me = call.hall, call.person.id
    await hall.limits.take("report", me)
    if wish.person == me:
        raise Refused("bad-request", problem="nobody reports themselves")
    room = await hall.room(wish.table)
    await room.up_to_date()
    if me not in room.row.people() and not room.may_watch():
        raise Refused("forbidden", problem="this table has no watchers")
    said = await hall.tables.said(room.id)
    there = {*room.row.people(), *room.attendance.present(), *(line["person"] for line in said)}
    if wish.person not in there:
        raise Refused("not-found", problem="nobody of that id is at this table")
    people = await hall.people.shown({wish.person, *(line["person"] for line in said)})
    chat = [
        SaidLine(line["person"], people[line["person"]].name, line["at"], line["text"])
        for line in said
    ]
    await hall.reports.keep(
        ReportRow(
            at=hall.time.now(),
            table=room.id,
            by=me,
            person=wish.person,
            name=people[wish.person].name,
            reason=wish.reason,
            text=names.said(wish.text),
            chat=chat,
        )
    )
    return Nothing()


ENDPOINTS = [
    Endpoint(
        method="POST", path="/api/reports", handler=report, body=Report, answer=Nothing,
        limit="me", summary="Tell the operator about somebody at a table",
        refusals=("not-found", "forbidden"),
    ),
]  # fmt: skip
