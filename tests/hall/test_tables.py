"""The lobby: opening, sitting, standing, starting; and everybody sees it live."""

import asyncio
import random

import pytest

from tests.hall.support import BOT, ME, OPEN, Hall, asynchronous, play_on, started_pair


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
    body = {"game": "animals-on-board", "seats": [ME]}
    few = await owner.post("/api/tables", body, 422)
    assert "2 to 4 players" in few["details"]["problem"]
    body = {"game": "animals-on-board", "seats": [ME, BOT], "options": {"surplus": "no"}}
    assert "best, ask" in (await owner.post("/api/tables", body, 422))["details"]["problem"]
    body = {"game": "feast-for-odin", "seats": [ME, BOT], "options": {"occupations": "A"}}
    closed = (await owner.post("/api/tables", body, 422))["details"]["problem"]
    assert "cannot be A yet: the cards have no effect yet" in closed
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
async def test_all_lists_and_a_rematch(hall: Hall) -> None:
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
async def test_what_is_not_there(hall: Hall, path: str) -> None:
    visitor = await hall.visitor().arrive()
    assert (await visitor.get(path, 404))["code"] == "not-found"
