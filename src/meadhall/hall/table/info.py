"""A table's row as the protocol shows it."""

from collections.abc import Mapping
from typing import Literal

from meadhall.hall import rules
from meadhall.hall.protocol.people import Person
from meadhall.hall.protocol.tables import Fair, SeatInfo, TableInfo
from meadhall.hall.store.rows import SeatRow, TableRow
from meadhall.hall.table import fair


def why_read_only(row: TableRow) -> Literal["rules-version", "game-missing"] | None:
    """Why the rules here cannot go on with this table, if they cannot."""
    game = rules.find(row.game)
    if game is None:
        return "game-missing"
    return "rules-version" if game.rules_version != row.rules_version else None


def table_info(row: TableRow, people: Mapping[str, Person], present: set[str]) -> TableInfo:
    ended = row.state in ("over", "abandoned")
    return TableInfo(
        id=row.id,
        code=row.code,
        game=row.game,
        rules_version=row.rules_version,
        options=row.options,
        seats=[_seat(at, seat, people, present) for at, seat in enumerate(row.seats)],
        owner=row.owner,
        public=row.public,
        watchers=row.watchers,
        chat=row.chat,
        pace=row.pace,
        fair=_fair(row, ended),
        state=row.state,
        created=row.created,
        started=row.started,
        ended=row.ended,
        number=row.number,
        waiting=row.waiting,
        since=row.since,
        outcome=row.outcome,
        rematch=row.rematch,
        read_only=why_read_only(row),
    )


def _seat(at: int, seat: SeatRow, people: Mapping[str, Person], present: set[str]) -> SeatInfo:
    return SeatInfo(
        seat=at,
        kind=seat.kind,
        person=people.get(seat.person) if seat.person else None,
        name=seat.name,
        bot=seat.bot,
        away=seat.away,
        resigned=seat.resigned,
        connected=seat.kind == "bot" or seat.person in present,
    )


def _fair(row: TableRow, ended: bool) -> Fair:
    return Fair(
        commitment=fair.commitment_of(row.secret) if row.secret else "",
        nonces=[seat.nonce or "" for seat in row.seats] if row.seed else [],
        seed_hash=fair.hash_of_seed(int(row.seed)) if row.seed else None,
        secret=row.secret if ended and row.seed else None,
        seed=row.seed if ended else None,
    )
