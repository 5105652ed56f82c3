"""Tables that an older tree left in the database go on, although states are stored otherwise."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
import sqlalchemy as sa

from meadhall.core.registry import game
from meadhall.core.state import State
from meadhall.hall.run.settings import Settings
from meadhall.hall.store.database import Database
from meadhall.hall.store.schema import journal, tables
from tests.hall.support import ME, Hall, Visitor, asynchronous
from tests.ladder import running

MIDDLE = 5  # which of the moments of an old game: one in the middle
MORE = 20  # so many moves are played on


def stored(old: running.Running) -> int:
    """How many moves the database holds: one more than the last snapshot."""
    return old.moments[MIDDLE].moves + 1


def rows(table: str, old: running.Running) -> list[dict[str, Any]]:
    """The journal as that tree wrote it, with its snapshots."""
    upto = stored(old)
    empty = dict.fromkeys(("seat", "move", "back_to", "command", "lines", "state"))
    found = [{**empty, "table": table, "number": 0, "kind": "start", "at": 1}]
    for number, (seat, move) in enumerate(old.moves[:upto], 1):
        play = {"number": number, "kind": "play", "seat": seat, "at": 1 + number}
        found.append({**found[0], **play, "move": encode(move)})
    for moment in old.moments:
        if moment.moves <= upto:
            found[moment.moves]["state"] = encode(moment.dump)
    return found


def encode(data: object) -> str:
    return msgspec.json.encode(data).decode()


async def put_back(hall: Hall, table: str, old: running.Running) -> None:
    """Replaces the table's game by the old one, as if it had been played here before."""
    settings = Settings(data=str(hall.folder), database=str(hall.settings["database"]))
    database = Database(settings.database_url())
    upto = stored(old)
    waiting = encode([old.moves[upto][0]])
    here = {"number": upto, "waiting": waiting, "options": encode(old.options)}

    def work(connection: sa.Connection) -> None:
        connection.execute(sa.delete(journal).where(journal.c.table == table))
        connection.execute(sa.insert(journal), rows(table, old))
        connection.execute(sa.update(tables).where(tables.c.id == table).values(here))

    try:
        await database.write(work)
    finally:
        await database.close()


def one_of_each_game() -> list[running.Running]:
    return list({old.game: old for old in map(running.read, running.files())}.values())


async def open_table(visitor: Visitor, old: running.Running) -> str:
    """A table of that game with all seats on one device."""
    seats = [ME] + [{"type": "hot", "name": f"Mila {n}"} for n in range(1, old.seats)]
    body = {"game": old.game, "seats": seats, "start": True}
    return str((await visitor.post("/api/tables", body, 201))["id"])


@asynchronous
async def test_running_tables_of_an_older_tree_go_on(
    halls: Callable[..., Hall], database: str
) -> None:
    hall = await asyncio.to_thread(halls, database)
    a = await hall.visitor().arrive()
    olds = one_of_each_game()
    ids = [await open_table(a, old) for old in olds]
    hall.stop()
    for table, old in zip(ids, olds, strict=True):
        await put_back(hall, table, old)
    await asyncio.to_thread(hall.start)
    await hall.ready()
    for table, old in zip(ids, olds, strict=True):
        await goes_on(a, table, old)


async def goes_on(visitor: Visitor, table: str, old: running.Running) -> None:
    """Shows what that tree showed, and plays the next moves of the old game."""
    rules = game(old.game)
    begin = stored(old)
    state = rules.load(old.moments[MIDDLE].dump)
    play(state, old, begin - 1)
    async with visitor.at(table) as ws:
        for seat in range(old.seats):
            view = await ws.until("view", seat=seat)
            assert (view["number"], view["view"]) == (begin, shown(state, seat))
        for number in range(begin, min(begin + MORE, len(old.moves))):
            seat, move = old.moves[number]
            done = await ws.command("play", seen=number, seat=seat, moves=[move])
            assert done["type"] == "done", done
            play(state, old, number)
        view = await ws.until("view", seat=0, number=number + 1)
        assert view["view"] == shown(state, 0)
    info = await visitor.get(f"/api/tables/{table}")
    assert (info["read_only"], info["number"]) == (None, number + 1)


def play(state: State, old: running.Running, number: int) -> None:
    seat, move = old.moves[number]
    state.play(state.game.actions.id(move), seat)


def shown(state: State, seat: int) -> object:
    return msgspec.json.decode(msgspec.json.encode(state.view(seat)))
