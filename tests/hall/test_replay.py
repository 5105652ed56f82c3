"""Replays: long ones let everybody else have their turn."""

import asyncio
import random
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.core.journal import Journal
from meadhall.core.record import Record
from meadhall.hall import replay, seating, slices
from meadhall.hall.admin import house_for
from meadhall.hall.house import House
from meadhall.hall.settings import Settings
from tests.hall.support import asynchronous


def long_game() -> Record:
    game = meadhall.game("feast-for-odin")
    journal = Journal(game, 4, 1, {})
    rng = random.Random(1)
    while not journal.state.over:
        journal.play(rng.choice(journal.state.legal()))
    return journal.record


async def turns(house: House, work: Awaitable[Any]) -> int:
    """After how many of the work's steps others had a turn."""
    steps = 0
    breathe = house.long_work.breathe

    async def counted() -> None:
        nonlocal steps
        steps += 1
        await breathe()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(house.long_work, "breathe", counted)
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
    async with house_for(settings) as house:
        assert await turns(house, seating.import_record(house, "somebody", record)) >= moves
        [row] = await house.tables.recent(1)
        assert await turns(house, replay.course(house, row, None)) >= moves
        assert await turns(house, replay.position(house, row, None, moves - 1, 0)) >= moves - 1


@asynchronous
async def test_two_replays_wait_for_each_other() -> None:
    """Or many of them would have a slice each in every turn of the loop."""
    work = slices.LongWork()
    at_work = most = 0

    async def one() -> None:
        nonlocal at_work, most
        async with work:
            at_work += 1
            most = max(most, at_work)
            await asyncio.sleep(0)
            at_work -= 1

    await asyncio.gather(*(one() for _ in range(5)))
    assert most == 1
