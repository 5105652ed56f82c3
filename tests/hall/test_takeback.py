"""Where several decide at once, each may take its own choice back until all have chosen."""

import asyncio
import random
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any

from meadhall.core.record import Record
from meadhall.hall.table import fair
from tests.hall.conftest import new_database
from tests.hall.support import ME, OPEN, Hall, Socket, Visitor, asynchronous, play_on


async def three(*halls: Hall) -> tuple[list[Visitor], str]:
    """Three people, at these halls by turns, who are asked at once for their first tile."""
    people = [await halls[at % len(halls)].visitor().arrive() for at in range(3)]
    table = str((await people[0].open_table(ME, OPEN, OPEN))["id"])
    for person in people[1:]:
        await person.post(f"/api/tables/{table}/sit")
    await people[0].post(f"/api/tables/{table}/start")
    return people, table


async def first_two_choose(one: Socket, two: Socket, three: Socket) -> dict[str, Any]:
    """Seats 0 and 1 choose; what seat 0 kept."""
    view = await one.until("view", number=0)
    kept = view["legal"][0]
    await one.play(view, kept["name"])
    await two.play(await two.until("view", number=1))
    assert [(await ws.up_to(2))["undo"] for ws in (one, two, three)] == [[1], [2], []]
    return dict(kept)


def chosen(ws: Socket) -> list[bool]:
    return [player["chosen"] for player in ws.view()["view"]["players"]]


@asynchronous
async def test_a_choice_is_taken_back_from_among_the_others(
    halls: Callable[..., Hall], database: str
) -> None:
    hall = await asyncio.to_thread(halls, database)
    people, table = await three(hall)
    async with AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(person.at(table)) for person in people]
        kept = await first_two_choose(*sockets)
        first, *others = sockets
        done = await first.command("undo", seen=2, seat=0, to=1)
        assert (done["type"], done["number"]) == ("done", 3)
        for ws in sockets:
            view = await ws.until("view", number=3)
            assert view["dropped"] == [1]
            assert chosen(ws) == [False, True, False]
        for ws in others:  # nobody learns what it was
            species, value = kept["name"][1:]
            for text in ws.raw:
                assert f'"{species}-{value}"' not in text
                assert f'"species":"{species}","value":{value}' not in text
        assert kept in first.view()["legal"]
    hall.kill()
    await asyncio.to_thread(hall.start)
    await hall.ready()
    async with AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(person.at(table)) for person in people]
        views = [await ws.until("view") for ws in sockets]
        assert [view["number"] for view in views] == [3, 3, 3]
        assert [view["undo"] for view in views] == [[], [2], []]
        assert [len(view["legal"]) for view in views] == [3, 0, 3]
        for ws in sockets:
            await ws.send("refresh")
        rngs = [random.Random(seat) for seat in range(3)]
        await asyncio.gather(*(play_on(*each) for each in zip(sockets, rngs, strict=True)))
    file = Record.from_json((await people[0].ask("GET", f"/api/tables/{table}/record")).content)
    assert [seat for seat, _ in file.moves[:3]].count(0) == 1
    assert "the rules accept" in fair.verify(file)[-1]
    course = await people[0].get(f"/api/tables/{table}/course")
    assert len(course["by"]) == len(file.moves)


@asynchronous
async def test_once_all_have_chosen_it_is_revealed(hall: Hall) -> None:
    people, table = await three(hall)
    async with AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(person.at(table)) for person in people]
        await first_two_choose(*sockets)
        await sockets[2].play(sockets[2].view())
        await sockets[0].until("view", number=3)
        refused = await sockets[0].command("undo", seen=3, seat=0)
        assert (refused["code"], refused["details"]["problem"]) == ("cannot-undo", "reveal")


@asynchronous
async def test_a_move_is_taken_back_only_once(hall: Hall) -> None:
    people, table = await three(hall)
    async with AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(person.at(table)) for person in people]
        await first_two_choose(*sockets)
        done = await sockets[0].command("undo", seen=2, seat=0, id="back")
        assert done == await sockets[0].command("undo", seen=2, seat=0, id="back")
        assert (await sockets[0].command("undo", seen=3, seat=0))["code"] == "cannot-undo"
        foreign = await sockets[0].command("undo", seen=3, seat=1)
        assert foreign["code"] == "not-your-seat"


@asynchronous
async def test_the_other_worker_follows(
    halls: Callable[..., Hall], postgres: Any, valkey: Any
) -> None:
    url, bus = new_database(postgres), valkey.connection_url
    both = [await asyncio.to_thread(halls, url, bus=bus) for _ in range(2)]
    people, table = await three(*both)
    async with AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(person.at(table)) for person in people]
        await first_two_choose(*sockets)
        assert (await sockets[1].command("undo", seen=2, seat=1))["type"] == "done"
        assert (await sockets[0].command("undo", seen=2, seat=0))["type"] == "done"
        for ws in sockets:
            await ws.up_to(4)
            assert chosen(ws) == [False, False, False]
