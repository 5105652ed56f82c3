"""The lobby: opening, sitting, standing, starting; and everybody sees it live."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from tests.hall.support import BOT, ME, OPEN, Hall, Visitor, asynchronous, play_on, started_pair


@asynchronous
async def test_a_table_is_opened_filled_and_started(hall: Hall) -> None:
    owner, guest = await hall.visitor().arrive(), await hall.visitor().arrive()
    table = await owner.open_table(ME, OPEN, OPEN, options={"surplus": "ask"})
    at = f"/api/tables/{table['id']}"
    assert (await owner.post(f"{at}/start", {}, 409))["code"] == "seats-empty"
    by_code = await guest.get(f"/api/codes/{table['code']}")
    assert by_code["id"] == table["id"]
    await guest.post(f"{at}/sit", {"seat": 2})
    assert (await guest.post(f"{at}/start", {}, 403))["code"] == "forbidden"
    await owner.post(f"{at}/swap", {"a": 0, "b": 1})
    filled = await owner.post(f"{at}/fill", {"bot": "random"})
    assert [seat["kind"] for seat in filled["seats"]] == ["bot", "person", "person"]
    started = await owner.post(f"{at}/start")
    assert started["state"] == "playing"
    assert started["options"]["surplus"] == "ask"
    assert (await guest.post(f"{at}/stand", {}, 409))["code"] == "wrong-state"


@asynchronous
async def test_wrong_wishes_say_what_would_be_right(hall: Hall) -> None:
    owner = await hall.visitor().arrive()
    body: dict[str, Any] = {"game": "animals-on-board", "seats": [ME]}
    few = await owner.post("/api/tables", body, 422)
    assert "2 to 4 players" in few["details"]["problem"]
    body = {"game": "animals-on-board", "seats": [ME, BOT], "options": {"surplus": "no"}}
    assert "best, ask" in (await owner.post("/api/tables", body, 422))["details"]["problem"]
    body = {"game": "feast-for-odin", "seats": [ME, BOT], "options": {"first_card": "chosen"}}
    closed = (await owner.post("/api/tables", body, 422))["details"]["problem"]
    assert "only for 1 players" in closed
    body = {"game": "chess", "seats": [ME, BOT]}
    assert (await owner.post("/api/tables", body, 422))["code"] == "no-such-game"
    body = {"game": "animals-on-board", "seats": [ME, BOT], "colour": "red"}
    assert "colour" in (await owner.post("/api/tables", body, 400))["details"]["problem"]


@asynchronous
async def test_the_owner_hands_over_and_an_empty_table_closes(hall: Hall) -> None:
    owner, guest = await hall.visitor().arrive(), await hall.visitor().arrive()
    table = (await owner.open_table(ME, OPEN))["id"]
    await guest.post(f"/api/tables/{table}/sit")
    assert (await owner.post(f"/api/tables/{table}/stand"))["owner"] == guest.id
    assert (await guest.post(f"/api/tables/{table}/stand"))["state"] == "abandoned"


@asynchronous
async def test_the_lobby_sees_changes_live(hall: Hall) -> None:
    owner, watcher = await hall.visitor().arrive(), await hall.visitor().arrive()
    async with watcher.lobby() as lobby:
        await lobby.until("lobby")
        table = (await owner.open_table(ME, OPEN))["id"]
        new = await lobby.until("lobby-table")
        while new["table"]["id"] != table:
            new = await lobby.until("lobby-table")
        assert not new["mine"]
        await watcher.post(f"/api/tables/{table}/sit")
        assert (await lobby.until("lobby-table", mine=True))["table"]["id"] == table
        await owner.post(f"/api/tables/{table}/start")
        assert (await lobby.until("lobby-table", mine=True))["table"]["state"] == "playing"


@asynchronous
async def test_a_private_table_is_not_listed(hall: Hall) -> None:
    owner, other = await hall.visitor().arrive(), await hall.visitor().arrive()
    table = await owner.open_table(ME, OPEN, public=False)
    listed = await other.get("/api/tables?list=open")
    assert table["id"] not in [one["id"] for one in listed["tables"]]
    assert (await other.get(f"/api/tables/{table['id']}"))["id"] == table["id"]


@asynchronous
async def test_hot_seats_are_played_from_one_device(hall: Hall) -> None:
    owner = await hall.visitor().arrive()
    table = await owner.open_table(ME, {"type": "hot", "name": "Mila"}, start=True)
    async with owner.at(table["id"]) as ws:
        hello = await ws.until("hello")
        assert hello["seats"] == [0, 1]
        await ws.until("view", seat=0)
        mine = await ws.until("view", seat=1)
        reply = await ws.play(mine)
        assert reply["type"] == "done"


@asynchronous
async def test_a_rematch_seats_the_same_people(hall: Hall) -> None:
    a, b, table = await started_pair(hall)
    async with a.at(table) as one, b.at(table) as two:
        rng = random.Random(1)
        await asyncio.gather(play_on(one, rng), play_on(two, rng))
    finished = await a.get("/api/tables?list=finished")
    assert table in [row["id"] for row in finished["tables"]]
    again = await a.post(f"/api/tables/{table}/rematch")
    assert again["id"] == (await b.post(f"/api/tables/{table}/rematch"))["id"]
    assert [seat["person"]["id"] for seat in again["seats"]] == [b.id, a.id]
    for person, share in ((a, "from-a"), (b, "from-b")):  # each adds to the chance of the next game
        await person.post(f"/api/tables/{table}/rematch", {"nonce": share})
    begun = await a.post(f"/api/tables/{again['id']}/start")
    assert begun["fair"]["nonces"] == ["from-b", "from-a"]


@asynchronous
async def test_a_rematch_leaves_all_under_their_shields(hall: Hall) -> None:
    """Where each seat has its colour, people keep their seats and another seat begins."""
    owner = await hall.visitor().arrive()
    table = await owner.open_table(
        ME, BOT, game="vikings-on-board", options={"first_player": "2"}, start=True
    )
    async with owner.at(table["id"]) as ws:
        await ws.until("hello")
        reply = await ws.command("ask-abandon", seat=0)
        assert reply["type"] == "done"
    again = await owner.post(f"/api/tables/{table['id']}/rematch")
    assert [seat["kind"] for seat in again["seats"]] == ["person", "bot"]
    assert again["options"]["first_player"] == "1"


@asynchronous
async def test_names_of_people_at_one_device_are_cleaned(hall: Hall) -> None:
    owner = await hall.visitor().arrive()
    table = await owner.open_table(ME, {"type": "hot", "name": "  Bo   the Bold "})
    assert table["seats"][1]["name"] == "Bo the Bold"
    for name, problem in (("x" * 25, "long"), ("<b>Bo</b>", "characters"), ("admin", "reserved")):
        body = {"game": "animals-on-board", "seats": [ME, {"type": "hot", "name": name}]}
        refused = await owner.post("/api/tables", body, 422)
        assert refused["details"]["problem"] == problem


@asynchronous
async def test_a_guest_has_the_emblem_of_their_colour(hall: Hall) -> None:
    pairs = {"blue": "moon", "red": "hammer", "green": "pine", "yellow": "sun", "purple": "knot"}
    for _ in range(8):
        me = (await (await hall.visitor().arrive()).get("/api/me"))["person"]
        assert pairs[me["colour"]] == me["emblem"]


@asynchronous
async def test_the_owner_removes_a_guest_and_closes(hall: Hall) -> None:
    owner, guest, other = [await hall.visitor().arrive() for _ in range(3)]
    table = (await owner.open_table(ME, OPEN, OPEN))["id"]
    at = f"/api/tables/{table}"
    await guest.post(f"{at}/sit", {"seat": 1})
    await other.post(f"{at}/hot", {"seat": 2, "name": "Mila"})
    async with guest.at(table) as there, guest.lobby() as lobby:
        await there.until("hello")
        await lobby.until("lobby")
        assert (await guest.post(f"{at}/remove", {"seat": 2}, 403))["code"] == "forbidden"
        await owner.post(f"{at}/remove", {"seat": 1})
        while (await there.until("table"))["seats"]:
            pass
        changed = await lobby.until("lobby-table", mine=False)
        while changed["table"]["id"] != table:
            changed = await lobby.until("lobby-table", mine=False)
        assert [seat["kind"] for seat in changed["table"]["seats"]] == ["person", "open", "hot"]
        assert (await guest.post(f"{at}/stand", {"seat": 2}, 403))["code"] == "not-your-seat"
        await other.post(f"{at}/stand", {"seat": 2})
        assert (await guest.post(f"{at}/close", {}, 403))["code"] == "forbidden"
        await owner.post(f"{at}/close")
        while (await lobby.receive()) != {"type": "lobby-gone", "id": table}:
            pass
    assert (await guest.post(f"{at}/sit", {}, 409))["details"]["state"] == "abandoned"


@pytest.mark.parametrize("path", ["/api/tables/nothing", "/api/codes/NOCODE", "/api/nothing"])
@asynchronous
async def test_unknown_tables_are_not_found(hall: Hall, path: str) -> None:
    visitor = await hall.visitor().arrive()
    assert (await visitor.get(path, 404))["code"] == "not-found"


@asynchronous
async def test_a_seated_person_is_not_counted_as_a_watcher(hall: Hall) -> None:
    """A friend who opens the link is at the table before they have a seat."""
    owner, friend = await hall.visitor().arrive(), await hall.visitor().arrive()
    table = (await owner.open_table(ME, OPEN))["id"]
    async with owner.at(table) as one, friend.at(table) as two:
        await two.until("hello")
        await one.until("people-changed", watchers=1)
        await friend.post(f"/api/tables/{table}/sit")
        for ws in (one, two):
            await ws.until("people-changed", watchers=0)
            seats = {person: here["seats"] for person, here in ws.people().items()}
            assert seats == {owner.id: [0], friend.id: [1]}
        await friend.post(f"/api/tables/{table}/stand")
        await one.until("people-changed", watchers=1)


@asynchronous
async def test_finished_games_of_others_are_listed_apart(hall: Hall) -> None:
    ends = Path(__file__).parents[1] / "games" / "animals_on_board" / "ends"
    record = json.loads((ends / "a-full-ark-loses.json").read_text())
    a, b, table = await started_pair(hall)
    stranger = await hall.visitor().arrive()
    async with a.at(table) as one, b.at(table) as two:
        rng = random.Random(6)
        await asyncio.gather(play_on(one, rng), play_on(two, rng))
    imported = (await a.post("/api/tables/import", record, 201))["id"]

    async def listed(visitor: Visitor, which: str) -> set[str]:
        page = await visitor.get(f"/api/tables?list={which}")
        return {row["id"] for row in page["tables"]} & {table, imported}

    assert await listed(a, "finished-mine") == {table, imported}
    assert await listed(a, "finished-others") == set()
    assert await listed(b, "finished-mine") == {table}
    assert await listed(stranger, "finished-mine") == set()
    assert await listed(stranger, "finished-others") == {table}
    assert await listed(stranger, "finished") == {table}
    assert await listed(a, "finished") == {table, imported}
