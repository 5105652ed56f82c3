"""No acknowledged move is lost: the hall is killed again and again while people play."""

import asyncio
import contextlib
import random
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
import pytest

from meadhall.hall import rules
from meadhall.hall.run.settings import Settings
from meadhall.hall.store.database import Database
from meadhall.hall.store.rows import in_force
from meadhall.hall.store.tables import TableStore
from tests.hall.support import BOT, LOST, ME, OPEN, PATIENCE, Hall, Visitor, asynchronous

RETRY = ("unavailable", "not-your-turn", "wrong-state", "illegal-move")


class Load:
    """Tables in play, and what their players were promised."""

    def __init__(self, hall: Hall, seed: int) -> None:
        self.hall = hall
        self.rng = random.Random(seed)
        self.acknowledged: dict[tuple[str, str], int] = {}  # (table, person:command) -> number
        self.tables: list[str] = []
        self.kill_at = 0
        self.killing = asyncio.Event()
        self.last_kill_done = False

    async def player(self, visitor: Visitor, table: str) -> None:
        """Plays to the end, through any number of crashes."""
        pending: dict[str, object] | None = None
        view: dict[str, Any] = {"legal": []}
        count = 0
        while True:
            with contextlib.suppress(*LOST):
                async with visitor.at(table) as ws:
                    if pending is not None:  # no answer came: sent again with the same id
                        await ws.send("play", **pending)
                    while True:
                        message = await ws.receive()
                        if message["type"] == "done":
                            self.note(table, visitor, message)
                        elif message["type"] == "error":
                            assert message["code"] in RETRY, message
                        elif message["type"] == "view":
                            view = message
                        if message.get("id") is not None:  # the one reply to the one command
                            pending = None
                        if view["legal"] == [] and view.get("view", {}).get("over"):
                            return
                        if message["type"] == "done" or not view["legal"] or pending:
                            continue  # (after a done the next view is on its way)
                        count += 1
                        pending = {
                            "id": f"m{count}",
                            "seen": view["number"],
                            "seat": view["seat"],
                            "moves": [self.rng.choice(view["legal"])["name"]],
                        }
                        await ws.send("play", **pending)
            await asyncio.sleep(0.01)

    def note(self, table: str, visitor: Visitor, done: dict[str, object]) -> None:
        number = done["number"]
        assert isinstance(number, int)
        key = (table, f"{visitor.id}:{done['id']}")
        assert self.acknowledged.setdefault(key, number) == number, "two answers to one command"
        if len(self.acknowledged) >= self.kill_at:
            self.killing.set()

    async def games(self) -> None:
        """One table after the other, until no more kills are to come."""
        while not self.last_kill_done:
            await self.game()

    async def game(self) -> None:
        hall = self.hall
        while True:
            with contextlib.suppress(AssertionError, OSError, httpx.HTTPError):
                a, b = await hall.visitor().arrive(), await hall.visitor().arrive()
                seats = self.rng.choice([[ME, OPEN], [ME, OPEN, BOT]])
                table = (await a.open_table(*seats))["id"]
                await b.post(f"/api/tables/{table}/sit")
                await a.post(f"/api/tables/{table}/start")
                break
            await asyncio.sleep(0.01)
        self.tables.append(table)
        await asyncio.gather(self.player(a, table), self.player(b, table))

    async def kill(self, kills: int) -> None:
        for _ in range(kills):
            self.kill_at = len(self.acknowledged) + self.rng.randrange(5, 60)
            self.killing.clear()
            async with asyncio.timeout(PATIENCE * 4):
                await self.killing.wait()
            await asyncio.to_thread(self.hall.kill)
            await asyncio.to_thread(self.hall.start)
        self.last_kill_done = True


async def check_promises(load: Load, url: str) -> None:
    """Every acknowledged move is there, in order, once; every game came to its end."""
    database = Database(Settings(database=url).database_url())
    store = TableStore(database)
    kept: dict[tuple[str, str], list[int]] = {}
    for table in load.tables:
        row = await store.get(table)
        assert row is not None
        assert row.state == "over", "a table is stuck"
        entries = await store.entries(table)
        assert [entry.number for entry in entries] == list(range(1, row.number + 1))
        for entry in entries:
            if entry.command is not None:
                kept.setdefault((table, entry.command), []).append(entry.number)
        game = rules.find(row.game)
        assert game is not None
        assert row.seed is not None
        state = game.start(len(row.seats), int(row.seed), row.options)
        for entry in in_force(entries):
            assert entry.move is not None
            state.play(game.actions.id(entry.move), entry.seat)
        state.check()
        assert state.over
        assert row.outcome is not None
        assert row.outcome.scores == state.scores()
        shot = await store.snapshot(table)
        assert shot is not None
        assert msgspec.json.decode(shot[1]) == state.dump()
    for key, number in load.acknowledged.items():
        assert kept.get(key) == [number], f"{key} was acknowledged as {number}"
    await database.close()


async def run(hall: Hall, url: str, kills: int, tables: int, seed: int) -> None:
    load = Load(hall, seed)
    async with asyncio.TaskGroup() as group:
        group.create_task(load.kill(kills))
        for _ in range(tables):
            group.create_task(load.games())
    assert len(load.acknowledged) > 5 * kills
    hall.stop()
    await check_promises(load, url)


@asynchronous
async def test_no_acknowledged_move_is_lost(halls: Callable[..., Hall], database: str) -> None:
    await run(halls(database), database, kills=5, tables=6, seed=1)


@pytest.mark.soak
@pytest.mark.timeout(3000)
@asynchronous
async def test_fifty_kills(halls: Callable[..., Hall], database: str) -> None:
    await run(halls(database), database, kills=50, tables=8, seed=2)
