"""Records in and out, fair chance, and the operator's commands."""

import asyncio
import contextlib
import json
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from unittest.mock import AsyncMock

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Close

from meadhall.core.record import BadRecord, Record
from meadhall.hall.net.security import Origins
from meadhall.hall.net.sessions import Sessions
from meadhall.hall.net.socket import Connection
from meadhall.hall.net.sockets import Sockets
from meadhall.hall.problems import Refused
from meadhall.hall.run.admin import hall_for
from meadhall.hall.run.settings import Settings
from meadhall.hall.store.people import new_token
from meadhall.hall.table import fair
from meadhall.hall.table.driver import LOOK_AGAIN
from tests.hall.support import Hall, asynchronous, play_on, started_pair
from tests.hall.test_socket import Line


def command(hall: Hall, *args: str, code: int = 0) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "meadhall.hall", *args, *_database(hall, args)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout + done.stderr


def _database(hall: Hall, args: tuple[str, ...]) -> list[str]:
    if args[0] == "verify":
        return []
    url = str(hall.settings["database"])
    return ["--data", str(hall.folder), *(["--database", url] if url else [])]


async def finished(hall: Hall) -> tuple[str, dict[str, object]]:
    a, b, table = await started_pair(hall)
    async with a.at(table) as one, b.at(table) as two:
        rng = random.Random(6)
        await asyncio.gather(play_on(one, rng), play_on(two, rng))
    return table, await a.get(f"/api/tables/{table}/record")


@asynchronous
async def test_a_finished_game_goes_out_is_verified_and_comes_back(
    hall: Hall, tmp_path: Path
) -> None:
    table, record = await finished(hall)
    file = tmp_path / "game.json"
    command(hall, "export", table, str(file))
    assert json.loads(file.read_text()) == record
    said = command(hall, "verify", str(file))
    assert "fits the commitment" in said
    assert "2 players' nonces" in said
    new = command(hall, "import", str(file)).split()[0]
    visitor = await hall.visitor().arrive()
    position = await visitor.get(f"/api/tables/{new}/replay?seat=1&at=7")
    assert position["view"]["seat"] == 1
    imported = await visitor.post("/api/tables/import", record, 201)
    assert imported["outcome"].pop("rule_ranks") == []
    assert imported["outcome"] == record["result"]


@asynchronous
async def test_a_record_that_was_changed_is_found_out(hall: Hall, tmp_path: Path) -> None:
    _, record = await finished(hall)
    file = tmp_path / "game.json"
    file.write_text(json.dumps({**record, "seed": 7}))
    assert "secret and nonces give the seed" in command(hall, "verify", str(file), code=2)
    visitor = await hall.visitor().arrive()
    for change in ({"seed": 7}, {"result": {"scores": [99, 0], "ranks": [1, 2]}}):
        refused = await visitor.post("/api/tables/import", {**record, **change}, 400)
        assert refused["code"] == "bad-request"


def test_the_seed_follows_from_the_secret_and_all_nonces() -> None:
    secret = "00" * 32
    seed = fair.seed_of(secret, "table", ["a", "b"])
    assert seed != fair.seed_of(secret, "table", ["a", "c"])
    assert seed != fair.seed_of("11" * 32, "table", ["a", "b"])
    note = fair.note_of("table", fair.commitment_of("11" * 32), secret, ["a", "b"])
    record = Record(
        game="animals-on-board", rules_version=1, seats=2, options={}, seed=seed, note=note
    )
    with pytest.raises(BadRecord, match="does not fit the commitment"):
        fair.verify(record)


@asynchronous
async def test_the_operator_lists_shows_undoes_and_ends(hall: Hall) -> None:
    a, b, table = await started_pair(hall)
    async with a.at(table) as one, b.at(table) as two:
        await one.play(await one.until("view"))
        await two.play(await two.until("view", number=1))
        await one.until("view", number=2)
        listed = await asyncio.to_thread(command, hall, "admin", "list", "--state", "playing")
        assert table in listed
        shown = await asyncio.to_thread(command, hall, "admin", "show", table)
        assert '"secret": null' in shown
        await asyncio.to_thread(command, hall, "admin", "undo", table, "2")
        back = await one.until("view", number=3)  # the running hall shows it by itself
        assert back["view"]["round"] == 0
        await two.play(await two.until("view", number=3))
        await asyncio.to_thread(command, hall, "admin", "end", table)
        while (await one.until("table"))["table"]["state"] != "abandoned":
            pass


@asynchronous
async def test_the_operator_bans(halls: Callable[..., Hall]) -> None:
    hall = halls()
    a, _, table = await started_pair(hall)
    async with a.at(table) as one:
        await one.until("view")
        await asyncio.to_thread(command, hall, "admin", "ban", a.id)
        assert (await one.until("reconnect"))["reason"] == "signed-out"
    await a.get("/api/me", 401)


@asynchronous
async def test_a_ban_closes_all_sockets(halls: Callable[..., Hall]) -> None:
    """At tables that they watch and in the lobby as well; they can no longer chat."""
    hall = await asyncio.to_thread(halls)
    a, _, table = await started_pair(hall)
    watcher = await hall.visitor().arrive()
    async with watcher.at(table) as there, watcher.lobby() as lobby, a.at(table) as one:
        await there.until("view")
        await lobby.until("lobby")
        await asyncio.to_thread(command, hall, "admin", "ban", watcher.id)
        with contextlib.suppress(ConnectionClosed):  # they may have had to leave already
            silenced = await there.command("chat", text="one more word")
            assert silenced["code"] == "not-signed-in"
        for ws in (there, lobby):
            with contextlib.suppress(ConnectionClosed):
                await ws.until("nothing more")
            told = [message["reason"] for message in ws.seen if message["type"] == "reconnect"]
            assert told == ["signed-out"]
        assert (await one.command("ping"))["type"] == "done"
        assert "chat" not in [message["type"] for message in one.seen]
    await asyncio.to_thread(command, hall, "admin", "ban", watcher.id, "--lift")
    assert (await hall.visitor().arrive()).id


@asynchronous
async def test_people_may_leave_while_sessions_are_checked(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A socket closes while its session is being checked; the others are still checked."""
    a, _, table = await started_pair(hall)
    settings = Settings(data=hall.settings["data"], database=hall.settings["database"])
    async with hall_for(settings) as worker:
        opened = await worker.open_tables.open(table)
        person = await worker.people.get(a.id)
        assert person is not None
        connections: dict[str, Connection] = {}

        async def ended(sessions: set[str]) -> list[str]:
            opened.connections.discard(connections["one"])
            return sorted(sessions)

        monkeypatch.setattr(worker.people, "ended", ended)
        for session in ("one", "two", "three"):
            connections[session] = Connection(Line().socket, person, session)
        opened.connections.update(connections.values())
        await worker.tables.set_due(table, LOOK_AGAIN)
        await opened.driver.tend()
        assert [one.closing for one in connections.values()] == [None, "signed-out", "signed-out"]


@asynchronous
async def test_a_connection_whose_greeting_failed_is_not_at_the_table(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database goes away in the middle of a greeting."""
    a, _, table = await started_pair(hall)
    settings = Settings(data=hall.settings["data"], database=hall.settings["database"])
    async with hall_for(settings) as worker:
        opened = await worker.open_tables.open(table)
        person = await worker.people.get(a.id)
        token = new_token()
        assert person is not None
        await worker.people.log_in(person, token, worker.time.now())
        sessions = Sessions(worker.people, "s" * 16, secure=False)
        shown = AsyncMock(side_effect=[{}, Refused("unavailable", what="database")])
        monkeypatch.setattr(worker.people, "shown", shown)
        sockets = Sockets(
            settings,
            Origins((), None),
            sessions,
            worker.limits,
            worker.worker,
            worker.open_tables,
            worker.lobby,
            worker.visitors,
        )
        line = Line(accepted=False)
        line.socket.request.path = f"/ws/tables/{table}"
        line.socket.request.headers["Cookie"] = sessions.cookie(token).partition(";")[0]
        await sockets._admit(line.socket)
        assert shown.await_count == 2
        assert line.closed_with() == Close(1013, "unavailable")
        assert opened.connections == set()


@asynchronous
async def test_metrics_texts_and_pages_are_served(hall: Hall) -> None:
    a, _, table = await started_pair(hall)
    async with a.at(table) as one:
        await one.play(await one.until("view"))
        metrics = (await a.ask("GET", "/metrics")).text
    for name in ("meadhall_sockets", "meadhall_moves_total", "meadhall_commit_seconds_count"):
        assert name in metrics
    text = await a.ask("GET", "/texts/pl/house.ftl")
    assert text.status_code == 200
    again = await a.ask(
        "GET", "/texts/pl/house.ftl", headers={"if-none-match": text.headers["etag"]}
    )
    assert again.status_code == 304
    assert (await a.ask("GET", "/texts/xx/house.ftl")).status_code == 404
    assert (await a.ask("GET", "/some/page")).status_code == 200
    assert (await a.ask("GET", "/../../etc/passwd.txt")).status_code == 404
