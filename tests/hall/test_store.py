"""The storage by itself."""

import asyncio
import threading

import sqlalchemy as sa
from alembic import command
from msgspec.structs import replace

from meadhall.hall.problems import Refused
from meadhall.hall.protocol.messages import Request
from meadhall.hall.run.settings import Settings
from meadhall.hall.store.database import Database, alembic_config
from meadhall.hall.store.journal import Commit, Conflict, Journal
from meadhall.hall.store.rows import Entry, LogEntry, SeatRow, TableRow, table_values
from meadhall.hall.store.schema import tables
from meadhall.hall.store.tables import TableStore
from tests.hall.support import asynchronous


@asynchronous
async def test_an_error_does_not_tell_what_was_to_be_stored(database: str) -> None:
    """Errors go to the log; what is stored holds secrets of seats."""
    store = Database(Settings(database=database).database_url())
    wrong = sa.text("INSERT INTO nowhere VALUES (:state)")
    try:
        await store.write(lambda connection: connection.execute(wrong, {"state": "hidden"}))
    except Refused as refused:
        assert "nowhere" in str(refused.__cause__)
        assert "hidden'" not in str(refused.__cause__)
        assert "parameters hidden" in str(refused.__cause__)
    else:
        raise AssertionError("there is no such table")
    finally:
        await store.close()


@asynchronous
async def test_a_group_of_many_commits_is_written_whole(database: str) -> None:
    """Values and NULLs are read back as they were written."""
    store = Database(Settings(database=database).database_url())
    await store.migrate()
    held, journal = TableStore(store), Journal(store)
    try:
        rows = [table_row(f"t{at}") for at in range(300)]
        for row in rows:
            await held.create(row)
        waits = []
        for at, before in enumerate(rows):
            row = replace(before, number=2, since=at or None, waiting=[at % 2])
            entries = [
                Entry(number=1, kind="play", seat=0, move=["mark", at], at=at),
                Entry(
                    number=2,
                    kind="resign",
                    at=at,
                    command=f"c{at}",
                    lines=[LogEntry("k", {"a": 1})],
                    state=f'["{at}"]',
                ),
            ]
            if at % 3 == 0:
                row.state = "abandoned"
                row.seats = [SeatRow("person", f"p{at}")]
            waits.append(written(journal, Commit(before, row, entries)))
        await asyncio.gather(*waits)
        for at in (0, 1, 2, 128, 299):
            found = await held.get(f"t{at}")
            assert found is not None
            assert (found.number, found.since, found.waiting) == (2, at or None, [at % 2])
            assert found.state == ("abandoned" if at % 3 == 0 else "open")
            assert found.people() == ([f"p{at}"] if at % 3 == 0 else [])
            mine = await held.listed("mine", f"p{at}")
            assert mine == []  # seated, but the table is closed
            assert found.version == 1
            first, second = await held.entries(f"t{at}", 0)
            assert (first.seat, first.move, first.command) == (0, ["mark", at], None)
            assert (second.seat, second.move, second.command) == (None, None, f"c{at}")
            assert (first.lines, second.lines) == ([], [LogEntry("k", {"a": 1})])
            assert await held.snapshot(f"t{at}", 2) == (2, f'["{at}"]')
    finally:
        await store.close()


@asynchronous
async def test_snapshots_of_an_older_database_move_into_the_journal(database: str) -> None:
    store = Database(Settings(database=database).database_url())

    def older(connection: sa.Connection) -> None:
        command.upgrade(alembic_config(connection), "0002")
        connection.execute(tables.insert(), table_values(table_row("t")))
        for sql in OLDER:
            connection.execute(sa.text(sql))

    def back(connection: sa.Connection) -> list[tuple[int, str]]:
        command.downgrade(alembic_config(connection), "0002")
        found = connection.execute(sa.text("SELECT number, state FROM snapshots ORDER BY number"))
        return [(row[0], row[1]) for row in found]

    try:
        await store.write(older)
        await store.migrate()
        held = TableStore(store)
        assert [await held.snapshot("t", upto) for upto in range(4)] == [
            (0, "[0]"), (0, "[0]"), (2, "[2]"), (2, "[2]"),
        ]  # fmt: skip
        assert [entry.number for entry in await held.entries("t")] == [1, 2, 3]
        assert [entry.number for entry in await held.newest_entries("t", 4, 9)] == [1, 2, 3]
        assert await store.write(back) == [(0, "[0]"), (2, "[2]")]
        await store.migrate()
        assert await held.snapshot("t", 3) == (2, "[2]")
    finally:
        await store.close()


@asynchronous
async def test_a_conflict_among_other_work_harms_nothing_after_it(database: str) -> None:
    store = Database(Settings(database=database).database_url())
    await store.migrate()
    held, journal = TableStore(store), Journal(store)
    entry = Entry(number=1, kind="play", seat=0, move=["mark", 1], at=1)
    try:
        await held.create(table_row("t"), [entry])
        gate = threading.Event()
        if store.sqlite:  # its thread waits, and then takes what has come meanwhile together
            waits = asyncio.create_task(store.write(lambda _: gate.wait()))
            await asyncio.sleep(0)
        both = asyncio.gather(
            written(journal, Commit(table_row("t"), table_row("t"), [entry])),
            held.create(table_row("u")),
            return_exceptions=True,
        )
        for _ in range(10):  # turns of the loop, until both are on their way
            await asyncio.sleep(0)
        gate.set()
        refused, made = await both
        assert isinstance(refused, Conflict)
        assert made is None
        if store.sqlite:
            assert await waits
        await written(journal, Commit(table_row("u"), replace(table_row("u"), number=1), [entry]))
        assert [one.move for one in await held.entries("u")] == [["mark", 1]]
    finally:
        await store.close()


@asynchronous
async def test_a_commit_sees_what_was_changed_beside_the_journal(database: str) -> None:
    """Another worker wrote a question and clocks meanwhile: a commit does not overwrite them."""
    store = Database(Settings(database=database).database_url())
    await store.migrate()
    held, journal = TableStore(store), Journal(store)
    entry = Entry(number=1, kind="resign", seat=0, at=1)
    try:
        await held.create(table_row("t"))
        stale = await held.get("t")
        assert stale is not None
        other = replace(stale, request=Request(id="r", kind="abandon", by=0, open=[1]), due=77)
        await written(journal, Commit(stale, other, []))
        late = Commit(stale, replace(stale, number=1), [entry])
        both = [written(journal, late), held.create(table_row("u"))]
        refused, _ = await asyncio.gather(*both, return_exceptions=True)
        assert isinstance(refused, Conflict)
        now = await held.get("t")
        assert now is not None
        assert (now.request, now.due, now.number, now.version) == (other.request, 77, 0, 1)
        assert await held.entries("t") == []
        await written(journal, Commit(now, replace(now, number=1), [entry]))
        after = await held.get("t")
        assert after is not None
        assert (after.number, after.version, after.due) == (1, 2, 77)
    finally:
        await store.close()


async def written(journal: Journal, commit: Commit) -> None:
    """Waits until a commit is on the disk."""
    future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def on_done(error: Exception | None) -> None:
        if error is None:
            future.set_result(None)
        else:
            future.set_exception(error)

    journal.append(commit, on_done)
    await future


OLDER = (
    """INSERT INTO journal ("table", number, kind, seat, move, at) VALUES
        ('t', 1, 'play', 0, '["a"]', 1), ('t', 2, 'play', 0, '["b"]', 2),
        ('t', 3, 'play', 1, '["c"]', 3)""",
    """INSERT INTO snapshots ("table", number, state) VALUES ('t', 0, '[0]'), ('t', 2, '[2]')""",
)


def table_row(name: str) -> TableRow:
    return TableRow(
        id=name, code=name, game="noughts", rules_version=1, options={}, seats=[SeatRow()],
        owner="somebody", public=False, watchers=True, chat=True, created=1, secret="s" * 64,
    )  # fmt: skip
