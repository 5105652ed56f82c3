"""Replays: long ones let everybody else have their turn."""

import asyncio
import contextlib
import functools
import random
from collections.abc import AsyncIterator, Awaitable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import meadhall
from meadhall.core.journal import Journal
from meadhall.core.record import Record
from meadhall.core.state import State
from meadhall.hall import slices
from meadhall.hall.lobby import replay
from meadhall.hall.problems import Refused
from meadhall.hall.run.admin import hall_for
from meadhall.hall.run.hall import Hall as Worker
from meadhall.hall.run.settings import Settings
from meadhall.hall.store.rows import Entry, TableRow
from meadhall.hall.table import loading
from meadhall.hall.table.loading import state_after
from tests.hall.support import PATIENCE, asynchronous


@functools.cache
def long_game() -> Record:
    game = meadhall.game("feast-for-odin")
    journal = Journal(game, 4, 1, {})
    rng = random.Random(1)
    while not journal.state.over:
        journal.play(rng.choice(journal.state.legal()))
    return journal.record


async def turns(work: Awaitable[Any]) -> int:
    """After how many of the work's steps others had a turn."""
    steps = 0
    yield_if_due = slices.Slices.yield_if_due

    async def counted(work: slices.Slices) -> None:
        nonlocal steps
        steps += 1
        await yield_if_due(work)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(slices.Slices, "yield_if_due", counted)
        task = asyncio.ensure_future(work)
        seen = set()
        while not task.done():
            seen.add(steps)
            await asyncio.sleep(0)
        await task
    return len(seen)


@asynchronous
async def test_others_have_their_turn_during_a_long_replay(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(slices, "SLICE", 0.0)  # every breath is a turn
    record = long_game()
    moves = len(record.moves)
    settings = Settings(data=str(tmp_path), database=database).ready()
    async with hall_for(settings) as worker:
        assert await turns(worker.seating.import_record("somebody", record)) >= moves
        [row] = await worker.tables.recent(1)
        assert await turns(worker.replays.position(row, None, moves - 1, 0)) >= moves - 1
        assert await turns(worker.replays.course(row, None)) >= moves


@asynchronous
async def test_two_replays_wait_for_each_other() -> None:
    """Otherwise each of many replays would take a slice of every turn of the loop."""
    work = slices.LongWork()
    at_work = most = 0

    async def one() -> None:
        nonlocal at_work, most
        async with work.turn("somebody"):
            at_work += 1
            most = max(most, at_work)
            await asyncio.sleep(0)
            at_work -= 1

    await asyncio.gather(*(one() for _ in range(5)))
    assert most == 1


@asynchronous
async def test_too_many_replays_are_refused_and_may_come_again() -> None:
    work = slices.LongWork()
    people = [f"person {number}" for number in range(slices.MOST_JOBS)]
    async with contextlib.AsyncExitStack() as stack:
        await stack.enter_async_context(work.turn(people[0]))
        waiting = [asyncio.ensure_future(wait_in(work, one)) for one in people[1:]]
        await asyncio.sleep(0)
        with pytest.raises(Refused) as refused:
            await wait_in(work, "one more")
        assert refused.value.code == "busy"
        assert refused.value.details["retry_after"] > 0
    await asyncio.gather(*waiting)
    await wait_in(work, "one more")


@asynchronous
async def test_one_person_does_not_fill_the_line() -> None:
    work = slices.LongWork()
    async with work.turn("hasty"):
        mine = [asyncio.ensure_future(wait_in(work, "hasty")) for _ in range(slices.MOST_JOBS)]
        await asyncio.sleep(0)
        other = asyncio.ensure_future(wait_in(work, "somebody else"))
    results = await asyncio.gather(*mine, return_exceptions=True)
    assert sum(one is None for one in results) == slices.MOST_OF_ONE - 1
    await other


async def wait_in(work: slices.LongWork, person: str) -> None:
    async with work.turn(person):
        pass


@contextlib.asynccontextmanager
async def finished(tmp_path: Path) -> AsyncIterator[tuple[Worker, TableRow, Record]]:
    record = long_game()
    async with hall_for(Settings(data=str(tmp_path)).ready()) as worker:
        await worker.seating.import_record("somebody", record)
        [row] = await worker.tables.recent(1)
        yield worker, row, record


@asynchronous
async def test_a_finished_game_is_worked_out_once(tmp_path: Path) -> None:
    async with finished(tmp_path) as (worker, row, record):
        moves = len(record.moves)
        first = await worker.replays.course(row, None)
        assert await played(worker.replays.course(row, None)) == 0
        assert await worker.replays.course(row, None) == first
        assert await played(worker.replays.position(row, None, moves, 0)) <= replay.APART


@asynchronous
async def test_the_course_says_where_each_round_begins(tmp_path: Path) -> None:
    async with finished(tmp_path) as (worker, row, record):
        course = await worker.replays.course(row, None)
    state = record.start()
    numbers = [state.round_number()]
    for seat, move in record.moves:
        state.play(state.game.actions.id(move), seat)
        numbers.append(state.round_number())
    assert [one.number for one in course.rounds] == [1, 2, 3, 4, 5, 6, 7]
    assert [one.at for one in course.rounds] == [numbers.index(number) for number in range(1, 8)]


@pytest.mark.parametrize("first", ["position", "course"])
@asynchronous
async def test_a_position_is_the_same_whatever_was_asked_before(tmp_path: Path, first: str) -> None:
    async with finished(tmp_path) as (worker, row, record):
        if first == "course":
            await worker.replays.course(row, None)
        else:
            await worker.replays.position(row, None, len(record.moves), 0)
        state = record.start()
        for at in range(100):
            if at in (0, 31, 32, 33, 99):
                found = await worker.replays.position(row, None, at, 1)
                assert msgspec.json.encode(found.view) == msgspec.json.encode(state.view(1))
            seat, move = record.moves[at]
            state.play(state.game.actions.id(move), seat)


async def played(work: Awaitable[Any]) -> int:
    """How many moves are played for the work."""
    count = 0
    play = loading.play

    def counted(state: State, entry: Entry) -> None:
        nonlocal count
        count += 1
        play(state, entry)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(loading, "play", counted)
        await work
    return count


@asynchronous
async def test_an_agreed_undo_does_not_wait_in_the_line_of_replays(tmp_path: Path) -> None:
    async with finished(tmp_path) as (worker, row, _), worker.long_work.turn("somebody"):
        async with asyncio.timeout(PATIENCE):
            await state_after(worker.tables, row, 5)
