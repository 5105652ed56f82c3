"""Clocks: the arithmetic, and what happens at a table when time runs out."""

import asyncio
import contextlib
import json
import sqlite3
from collections.abc import Callable

from meadhall.hall.protocol.tables import Live, NoClock, OwnPace
from meadhall.hall.run.clock import HallClock
from meadhall.hall.run.settings import Settings
from meadhall.hall.store.database import Database
from meadhall.hall.store.outages import beat, last_instant, newest_outages
from meadhall.hall.store.rows import Clocks, LogEntry
from meadhall.hall.table import clocks
from tests.hall.support import PATIENCE, Hall, Visitor, asynchronous, started_pair

MINUTE = 60_000
LIVE = Live(bank=10 * MINUTE, increment=5000)
NOBODY = [None, None]


def test_a_bank_runs_while_its_seat_is_asked_and_grows_by_a_move() -> None:
    first = clocks.after(clocks.start(LIVE, 2), LIVE, 0, None, [0], NOBODY, [])
    assert clocks.left(first, 0, MINUTE, LIVE, []) == 9 * MINUTE
    assert clocks.left(first, 1, MINUTE, LIVE, []) == 10 * MINUTE
    after = clocks.after(first, LIVE, MINUTE, 0, [1], NOBODY, [])
    assert after.left == [9 * MINUTE + 5000, 10 * MINUTE]
    assert after.since == [None, MINUTE]


def test_all_clocks_run_while_all_decide() -> None:
    both = clocks.after(clocks.start(LIVE, 2), LIVE, 0, None, [0, 1], NOBODY, [])
    one = clocks.after(both, LIVE, MINUTE, 0, [1], NOBODY, [])
    assert clocks.left(one, 1, 2 * MINUTE, LIVE, []) == 8 * MINUTE


def test_a_live_clock_starts_when_the_event_before_it_has_been_shown() -> None:
    first = clocks.after(clocks.start(LIVE, 2), LIVE, 0, None, [0], NOBODY, [])
    held = clocks.after(first, LIVE, 1000, 0, [1], NOBODY, [], hold=3000)
    assert clocks.left(held, 1, 4000, LIVE, []) == 10 * MINUTE
    assert clocks.left(held, 1, 5000, LIVE, []) == 10 * MINUTE - 1000
    assert clocks.deadline(held, LIVE, 1000, []) == 4000 + 10 * MINUTE
    seen = clocks.shown(held, LIVE, 1000, NOBODY, [])
    assert seen is not None
    assert (seen.at, seen.running, seen.left[1]) == (4000, [1], 10 * MINUTE)
    both = clocks.after(held, LIVE, 2000, 0, [1], NOBODY, [])
    assert both.since == [None, 4000]  # what somebody else does meanwhile changes nothing


def test_only_marks_of_events_hold_a_clock_and_not_for_long() -> None:
    mark = LogEntry("scene-sail", {"hold_ms": 3000})
    assert (
        clocks.hold_of([mark, LogEntry("log-sail", {"hold_ms": 9}), LogEntry("scene-end", {})])
        == 3000
    )
    assert clocks.hold_of([mark, mark]) == clocks.LONGEST_HOLD


def test_while_the_hall_was_gone_no_live_clock_ran() -> None:
    running = Clocks([MINUTE, MINUTE], [0, None])
    outage = [(10_000, 70_000)]
    assert clocks.used_up(running, LIVE, 80_000, outage) == []
    assert clocks.left(running, 0, 80_000, LIVE, outage) == 40_000
    assert clocks.used_up(running, LIVE, 80_000, []) == [0]


def test_each_decision_at_own_pace_has_its_days() -> None:
    pace = OwnPace(days=2)
    asked = clocks.after(clocks.start(pace, 2), pace, 0, None, [0], NOBODY, [])
    assert clocks.deadline(asked, pace, 0, []) == 2 * clocks.DAY
    again = clocks.after(asked, pace, clocks.DAY, 0, [0], NOBODY, [])
    assert clocks.deadline(again, pace, clocks.DAY, []) == 3 * clocks.DAY


def test_moves_taken_back_give_back_what_they_brought() -> None:
    """Otherwise choosing and taking back would gain time."""
    first = clocks.after(clocks.start(LIVE, 2), LIVE, 0, None, [0], NOBODY, [])
    moved = clocks.after(first, LIVE, MINUTE, 0, [0], NOBODY, [], 2)
    assert moved.left[0] == 9 * MINUTE + 10_000
    back = clocks.after(moved, LIVE, MINUTE, 0, [0], NOBODY, [], -2)
    assert back.left[0] == 9 * MINUTE
    pace = OwnPace(days=2)
    asked = clocks.after(clocks.start(pace, 2), pace, 0, None, [0, 1], NOBODY, [])
    chose = clocks.after(asked, pace, clocks.DAY, 0, [1], NOBODY, [])
    assert clocks.deadline(chose, pace, clocks.DAY, []) == 2 * clocks.DAY
    again = clocks.after(chose, pace, clocks.DAY, 0, [0, 1], NOBODY, [], -1)
    assert clocks.left(again, 0, clocks.DAY, pace, []) == clocks.DAY


def test_a_vacation_does_not_count() -> None:
    pace = OwnPace(days=1)
    until = 10 * clocks.DAY
    away = clocks.after(clocks.start(pace, 2), pace, 0, None, [0], [until, None], [])
    assert clocks.deadline(away, pace, 0, []) == 11 * clocks.DAY
    assert clocks.used_up(away, pace, 5 * clocks.DAY, []) == []
    shown = clocks.shown(away, pace, 5 * clocks.DAY, [until, None], [])
    assert shown is not None
    assert shown.running == []


def test_a_vacation_that_is_cut_short_lets_the_clock_run() -> None:
    pace = OwnPace(days=1)
    away = clocks.after(clocks.start(pace, 2), pace, 0, None, [0], [10 * clocks.DAY, None], [])
    home = clocks.after(away, pace, 2 * clocks.DAY, None, [0], NOBODY, [])
    assert clocks.deadline(home, pace, 2 * clocks.DAY, []) == 3 * clocks.DAY


def test_a_clock_set_back_takes_nobodys_time() -> None:
    running = Clocks([MINUTE, MINUTE], [1_000_000, None])
    assert clocks.left(running, 0, 5, LIVE, []) == MINUTE


def test_without_a_clock_nothing_is_due() -> None:
    nothing = clocks.start(NoClock(), 2)
    assert clocks.deadline(nothing, NoClock(), 0, []) is None
    assert clocks.shown(nothing, NoClock(), 0, NOBODY, []) is None


@asynchronous
async def test_a_silence_in_the_database_was_an_outage(database: str) -> None:
    base = Database(Settings(database=database).database_url())
    await base.migrate()
    await beat(base, 1_000)
    await beat(base, 9_000)  # a busy machine
    await beat(base, 12_000, shortest=0)  # whoever opens the hall knows that nobody was there
    await beat(base, 60_000)
    await beat(base, 50_000)  # the clock was set back
    assert await last_instant(base) == 60_000
    assert await newest_outages(base) == [(9_000, 12_000), (12_000, 60_000)]
    await base.close()


@asynchronous
async def test_a_bot_plays_on_for_a_player_out_of_time(halls: Callable[..., Hall]) -> None:
    """While the hall is down, nearly all of seat 0's time is taken away in the database."""
    hall = halls()
    a, b, table = await started_pair(hall, pace={"type": "live", "bank": 600_000})
    async with a.at(table) as one:
        assert (await one.until("view"))["clock"]["running"] == [0, 1]
    await asyncio.to_thread(hall.kill)
    with contextlib.closing(sqlite3.connect(hall.folder / "hall.sqlite3")) as database:
        now = database.execute("SELECT started FROM tables").fetchone()[0]
        short = json.dumps({"left": [1, 600_000], "since": [now, now]})
        database.execute("UPDATE tables SET clocks = ?, due = ?", (short, now))
        database.commit()
    await asyncio.to_thread(hall.start)
    async with b.at(table) as two:
        view = await two.until("view")
        if not view["view"]["players"][0]["chosen"]:
            view = await two.until("view")
        assert view["view"]["players"][0]["chosen"]
        seats = (await b.get(f"/api/tables/{table}"))["seats"]
        assert [seat["away"] for seat in seats] == [True, False]
        assert 0 < view["clock"]["left"][1] <= 600_000
    async with a.at(table) as one:
        await one.until("view")
        assert (await one.command("back", seat=0))["type"] == "done"
        await one.command("refresh")
        assert one.view()["clock"]["left"][0] >= clocks.COME_BACK - 1


@asynchronous
async def test_a_clock_set_back_over_a_restart_runs_on(
    halls: Callable[..., Hall], database: str
) -> None:
    """Without this, nobody would run out of time for the hour by which the clock was set back."""
    hall = await asyncio.to_thread(halls, database)
    a, _, table = await started_pair(hall, pace={"type": "live", "bank": 60_000, "increment": 0})
    before = (await a.get("/api/me"))["server_time"]
    await asyncio.to_thread(hall.kill)
    hall.shift = -3600
    await asyncio.to_thread(hall.start)
    await hall.ready()
    assert (await a.get("/api/me"))["server_time"] >= before - 3000  # as the last sign of life
    async with a.at(table) as one:
        clock = (await one.until("view"))["clock"]
        assert clock["running"] == [0, 1]
        async with asyncio.timeout(PATIENCE):
            while clock["left"][0] >= 60_000:
                await one.command("refresh")
                clock = one.view()["clock"]


def test_a_clock_never_goes_back() -> None:
    clock = HallClock()
    seen = clock.now() + 3_600_000
    assert 3_599_000 < clock.not_before(seen) <= 3_600_000
    assert clock.now() >= seen
    assert clock.not_before(seen - 1000) == 0
    assert clock.now() >= seen


async def set_out(hall: Hall, days: int) -> tuple[Visitor, Visitor, str, list[int]]:
    """A table at one's own pace, one day a decision, that waits for seat 0, who is on vacation;
    and the time left."""
    a, b, table = await started_pair(hall, pace={"type": "own-pace", "days": 1})
    async with a.at(table) as one, b.at(table) as two:
        await two.play(await two.until("view"))
        await one.up_to(1)
        now = (await a.get("/api/me"))["server_time"]
        until = now + days * clocks.DAY
        me = await a.post("/api/me/vacation", {"until": until})
        assert me["vacation_until"] == until
        for ws in (one, two):
            clock = (await ws.until("clock"))["clock"]
            assert (clock["running"], clock["vacation"]) == ([], [until, None])
    return a, b, table, clock["left"]


async def later(hall: Hall, days: int) -> None:
    """The hall is killed and opens again so many days after it was first opened."""
    await asyncio.to_thread(hall.kill)
    hall.shift = days * 86_400
    await asyncio.to_thread(hall.start)
    await hall.ready()


@asynchronous
async def test_the_clock_stands_still_on_vacation_over_restarts(
    halls: Callable[..., Hall], database: str
) -> None:
    hall = await asyncio.to_thread(halls, database)
    a, b, table, left = await set_out(hall, days=10)
    await later(hall, days=5)
    async with a.at(table) as one:
        view = await one.until("view")
        assert (view["clock"]["running"], view["clock"]["left"]) == ([], left)
        assert not any(seat["away"] for seat in (await a.get(f"/api/tables/{table}"))["seats"])
    await later(hall, days=12)
    async with b.at(table) as two:  # the vacation is over, and so is the day after it
        await two.up_to(3)
        seats = (await b.get(f"/api/tables/{table}"))["seats"]
        assert [seat["away"] for seat in seats] == [True, False]


@asynchronous
async def test_a_vacation_can_be_cut_short(halls: Callable[..., Hall], database: str) -> None:
    hall = await asyncio.to_thread(halls, database)
    a, b, table, _ = await set_out(hall, days=30)
    async with b.at(table) as two:
        await two.until("view")
        assert (await a.post("/api/me/vacation", {"until": None}))["vacation_until"] is None
        assert (await two.until("clock"))["clock"]["running"] == [0]
    await later(hall, days=2)
    async with b.at(table) as two:
        await two.up_to(3)
        assert (await b.get(f"/api/tables/{table}"))["seats"][0]["away"]


@asynchronous
async def test_a_vacation_lies_ahead_and_ends(hall: Hall) -> None:
    visitor = await hall.visitor().arrive()
    now = (await visitor.get("/api/me"))["server_time"]
    for until in (now - 1, now + 61 * clocks.DAY):
        refused = await visitor.post("/api/me/vacation", {"until": until}, 400)
        assert "60 days" in refused["details"]["problem"]


@asynchronous
async def test_no_vacation_from_a_live_clock(hall: Hall) -> None:
    a, b, table = await started_pair(hall, pace={"type": "live", "bank": 600_000})
    now = (await a.get("/api/me"))["server_time"]
    await a.post("/api/me/vacation", {"until": now + clocks.DAY})
    async with b.at(table) as two:
        assert (await two.until("view"))["clock"]["running"] == [0, 1]
