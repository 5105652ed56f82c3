"""Lines: what commits write, one for each entry of the journal, and how a database takes them.

A line has the entry's columns; then, in a commit's last line, the table's new head; what more of
the table has changed, if anything has; the number below which snapshots are no longer needed; and
the version of the table that the commit was worked out from. If the table has another version by
now, the new one would be NULL, which the database refuses: the commit fails as a whole.
"""

import sqlite3
from functools import cache
from typing import Any, Final

import sqlalchemy as sa

from meadhall.hall.store.rows import Clocks, Entry, TableRow, text
from meadhall.hall.store.schema import journal, tables

Line = list[Any]

KEPT: Final = 64  # entries back to which a game in play keeps its snapshots; the first one stays
MOST_LINES: Final = 256  # in one statement for SQLite
STEP: Final = 8  # their number is a multiple of it

ENTRY: Final = [column.name for column in journal.columns]
PLAYED: Final = ["number", "waiting", "since", "clocks", "due", "request"]
MORE: Final = ["seats", "state", "ended", "outcome"]
HEAD_AT: Final = len(ENTRY)  # the table's id, then what a move changes of it
MORE_AT: Final = HEAD_AT + 1 + len(PLAYED)  # its id once more, then the rest
BELOW_AT: Final = MORE_AT + 1 + len(MORE)
VERSION_AT: Final = BELOW_AT + 1
WIDTH: Final = VERSION_AT + 1
NO_CLOCKS: Final = text(Clocks())


class Commit:
    """What one command writes. The lines are made where it is given, since the writing thread has
    to wait for the interpreter."""

    def __init__(self, row: TableRow, entries: list[Entry], changed: bool = False) -> None:
        self.lines = [_line(row.id, entry) for entry in entries]
        last = self.lines[-1]
        last[HEAD_AT:MORE_AT] = _played(row)
        if changed:  # more than the position
            last[MORE_AT:BELOW_AT] = _more(row)
        last[BELOW_AT] = _outlived(row, entries[0].number)
        last[VERSION_AT] = row.version


def _line(table: str, entry: Entry) -> Line:
    move = None if entry.move is None else text(entry.move)
    told = text(entry.lines) if entry.lines else None
    line = [table, entry.number, entry.kind, entry.seat, move, entry.back_to, entry.at,
            entry.command, told, entry.state]  # fmt: skip
    return line + [None] * (WIDTH - HEAD_AT)


def _played(row: TableRow) -> Line:
    request = None if row.request is None else text(row.request)
    clocks = text(row.clocks) if row.clocks.left else NO_CLOCKS
    return [row.id, row.number, text(row.waiting), row.since, clocks, row.due, request]


def _more(row: TableRow) -> Line:
    outcome = None if row.outcome is None else text(row.outcome)
    return [row.id, text(row.seats), row.state, row.ended, outcome]


def _outlived(row: TableRow, first: int) -> int | None:
    """Below which number no restart needs snapshots any more: now and then, and at the end."""
    if row.state == "over":
        return row.number
    if (first - 1) // KEPT != row.number // KEPT:
        return row.number - KEPT
    return None


# --- SQLite ----------------------------------------------------------------------


def write_to_sqlite(raw: sqlite3.Connection, lines: list[Line]) -> None:
    """One statement for all of them, which is a transaction by itself: the writing thread then
    needs the interpreter some few times, and can write while others have it.

    No value is NULL but the empty text: the driver takes a microsecond for each None. Lines of
    nothing else make up their number, so that SQLite need not read ever new statements.
    """
    several = len(lines) > MOST_LINES and not raw.in_transaction
    if several:
        raw.execute("BEGIN IMMEDIATE")
    for at in range(0, len(lines), MOST_LINES):
        values: list[Any] = []
        some = lines[at : at + MOST_LINES]
        for line in some:
            for value in line:
                values.append("" if value is None else value)
        count = (len(some) + STEP - 1) // STEP * STEP
        values += [""] * ((count - len(some)) * WIDTH)
        raw.execute(_insert(count), values)
    if several:
        raw.execute("COMMIT")


@cache
def _insert(count: int) -> str:
    line = f"({', '.join('?' * WIDTH)})"
    return f"INSERT INTO lines VALUES {', '.join([line] * count)}"


def prepare_sqlite(raw: sqlite3.Connection) -> None:
    """What an insert into `lines` means: a view of this connection alone, with a trigger."""
    names = [f"c{at}" for at in range(WIDTH)]
    nothing = ", ".join("0" * WIDTH)
    raw.execute(f"CREATE TEMP VIEW IF NOT EXISTS lines ({', '.join(names)}) AS SELECT {nothing}")
    new = [f"nullif(NEW.{name}, '')" for name in names]
    played = ", ".join(f"{name} = {new[HEAD_AT + at]}" for at, name in enumerate(PLAYED, 1))
    more = ", ".join(f"{name} = {new[MORE_AT + at]}" for at, name in enumerate(MORE, 1))
    raw.execute(
        f"""CREATE TEMP TRIGGER IF NOT EXISTS take_lines INSTEAD OF INSERT ON lines
        WHEN NEW.c0 <> '' BEGIN
        INSERT INTO journal ({", ".join(f'"{name}"' for name in ENTRY)})
            VALUES ({", ".join(new[:HEAD_AT])});
        UPDATE tables SET {played},
            version = CASE WHEN version = NEW.c{VERSION_AT} THEN version + 1 END
            WHERE id = NEW.c{HEAD_AT};
        UPDATE tables SET {more} WHERE id = NEW.c{MORE_AT};
        UPDATE journal SET state = NULL WHERE NEW.c{BELOW_AT} <> '' AND "table" = NEW.c0
            AND number > 0 AND number < NEW.c{BELOW_AT} AND state IS NOT NULL;
        END"""
    )


# --- PostgreSQL --------------------------------------------------------------------

_HEAD: sa.BindParameter[str] = sa.bindparam("head")
_SEEN: sa.BindParameter[int] = sa.bindparam("seen")
_set_played = (
    tables.update()
    .where(tables.c.id == _HEAD)
    .values(
        {
            **{name: sa.bindparam(name) for name in PLAYED},
            "version": sa.case((tables.c.version == _SEEN, tables.c.version + 1)),
        }
    )
)
_set_more = (
    tables.update().where(tables.c.id == _HEAD).values({name: sa.bindparam(name) for name in MORE})
)
_prune = (
    journal.update()
    .where(
        journal.c.table == sa.bindparam("of"),
        journal.c.number > 0,
        journal.c.number < sa.bindparam("below"),
        journal.c.state.is_not(None),
    )
    .values(state=None)
)


def write_by_sql(connection: sa.Connection, lines: list[Line]) -> None:
    heads = [[*line[HEAD_AT:MORE_AT], line[VERSION_AT]] for line in lines if line[HEAD_AT]]
    more = [line[MORE_AT:BELOW_AT] for line in lines if line[MORE_AT]]
    outlived = [[line[0], line[BELOW_AT]] for line in lines if line[BELOW_AT]]
    for statement, names, rows in (
        (journal.insert(), ENTRY, [line[:HEAD_AT] for line in lines]),
        (_set_played, ["head", *PLAYED, "seen"], heads),
        (_set_more, ["head", *MORE], more),
        (_prune, ["of", "below"], outlived),
    ):
        if rows:
            connection.execute(statement, [dict(zip(names, row, strict=True)) for row in rows])
