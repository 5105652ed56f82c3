"""Telling the operator about somebody at a table."""

from dataclasses import dataclass

from meadhall.hall import names
from meadhall.hall.fleet.limits import Limits
from meadhall.hall.net.api.endpoint import Call, Endpoint, Nothing
from meadhall.hall.problems import Refused
from meadhall.hall.protocol.people import Report
from meadhall.hall.store.reports import ReportRow, ReportStore, SaidLine
from meadhall.hall.table.open_tables import OpenTables


@dataclass(eq=False)
class ReportApi:
    reports: ReportStore
    tables: OpenTables
    limits: Limits

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint(
                "POST /api/reports", self.report, body=Report, answer=Nothing,
                limit="me", summary="Tell the operator about somebody at a table",
                refusals=("not-found", "forbidden"),
            ),
        ]  # fmt: skip

    async def report(self, call: Call) -> Nothing:
        wish: Report = call.body
        me = call.person.id
        await self.limits.take("report", me)
        if wish.person == me:
            raise Refused("bad-request", problem="nobody reports themselves")
        table = await self.tables.open(wish.table)
        await table.up_to_date()
        if me not in table.row.people() and not table.may_watch():
            raise Refused("forbidden", problem="this table has no watchers")
        said = await table.worker.tables.said(table.id)
        there = {
            *table.row.people(),
            *table.attendance.present(),
            *(line["person"] for line in said),
        }
        if wish.person not in there:
            raise Refused("not-found", problem="nobody of that id is at this table")
        people = await table.worker.people.shown({wish.person, *(line["person"] for line in said)})
        chat = [
            SaidLine(line["person"], people[line["person"]].name, line["at"], line["text"])
            for line in said
        ]
        await self.reports.keep(
            ReportRow(
                at=table.worker.time.now(),
                table=table.id,
                by=me,
                person=wish.person,
                name=people[wish.person].name,
                reason=wish.reason,
                text=names.chat_line(wish.text),
                chat=chat,
            )
        )
        return Nothing()
