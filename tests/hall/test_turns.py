"""Turns at a table's lock: in order, and none lost with somebody who goes away."""

import asyncio

import pytest

from meadhall.hall.turns import Turns
from tests.hall.support import asynchronous


@asynchronous
async def test_who_waits_gets_it_in_order_and_before_newcomers() -> None:
    turns, order = Turns(), list[int]()

    async def take(number: int) -> None:
        async with turns:
            order.append(number)
            await asyncio.sleep(0)

    assert turns.take()
    waiting = [asyncio.create_task(take(number)) for number in range(3)]
    await asyncio.sleep(0)
    assert not turns.take()
    turns.release()
    assert not turns.take()  # it is the first one's, who has not come to it yet
    await asyncio.gather(*waiting)
    assert order == [0, 1, 2]
    assert not turns.locked()


@pytest.mark.parametrize("handed_over", [False, True])
@asynchronous
async def test_who_goes_away_does_not_keep_it(handed_over: bool) -> None:
    turns = Turns()

    async def take() -> None:
        async with turns:
            pass

    assert turns.take()
    first, second = asyncio.create_task(take()), asyncio.create_task(take())
    await asyncio.sleep(0)
    if handed_over:
        turns.release()
        first.cancel()
    else:
        first.cancel()
        await asyncio.sleep(0)
        turns.release()
    await second
    assert first.cancelled() or first.done()
    assert turns.take()


@asynchronous
async def test_an_error_gives_it_back() -> None:
    turns = Turns()
    with pytest.raises(ValueError, match="broken"):
        async with turns:
            raise ValueError("broken")
    assert turns.take()
