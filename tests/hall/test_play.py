"""At a table, over real sockets: moves, stale and repeated commands, preview, undo, chat."""

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from tests.hall.support import ME, Hall, Socket, Visitor, asynchronous, play_on, started_pair


class Pair(msgspec.Struct):
    """Two people at a table whose first tiles are kept: one is asked now."""

    table: str
    mover: Socket
    other: Socket
    person: Visitor  # whose tab `mover` is


@contextlib.asynccontextmanager
async def under_way(hall: Hall) -> AsyncIterator[Pair]:
    a, b, table = await started_pair(hall)
    async with a.at(table) as one, b.at(table) as two:
        await one.play(await one.until("view"))
        await two.play(await two.until("view"))
        await one.up_to(2)
        await two.up_to(2)
        yield Pair(table, one, two, a) if one.view()["legal"] else Pair(table, two, one, b)


@asynchronous
async def test_a_game_is_played_to_its_end_and_replayed(hall: Hall) -> None:
    a, b, table = await started_pair(hall)
    async with a.at(table) as one, b.at(table) as two:
        rng = random.Random(3)
        ends = await asyncio.gather(play_on(one, rng), play_on(two, rng))
    assert ends[0]["view"]["result"] == ends[1]["view"]["result"]
    last = await a.get(f"/api/tables/{table}/replay")
    assert last["at"] == last["of"] == ends[0]["number"]
    for at in (0, 1, last["of"] // 2, last["of"]):
        for seat in (0, 1):
            there = await a.get(f"/api/tables/{table}/replay?at={at}&seat={seat}")
            assert there["view"]["seat"] == seat
    assert there["view"] == ends[1]["view"]
    course = await a.get(f"/api/tables/{table}/course")
    assert len(course["by"]) == last["of"] == len(course["scores"]) - 1
    assert course["scores"][-1] == ends[0]["view"]["result"]["scores"]
    # when both have kept a tile, the first round begins
    assert course["rounds"][:2] == [{"number": 0, "at": 0}, {"number": 1, "at": 2}]


@asynchronous
async def test_scores_on_the_way_are_told_only_after_the_end(hall: Hall) -> None:
    """Scores during the game would reveal what others hold."""
    async with under_way(hall) as pair:
        course = await pair.person.get(f"/api/tables/{pair.table}/course")
    assert sorted(course["by"]) == [0, 1]
    assert course["scores"] == []


@asynchronous
async def test_a_stale_command_gets_a_fresh_view(hall: Hall) -> None:
    async with under_way(hall) as pair:
        old = dict(pair.mover.view(), number=0)
        reply = await pair.mover.play(old)
        assert (reply["type"], reply["number"]) == ("stale", 2)
        assert (await pair.mover.until("view"))["number"] == 2


@asynchronous
async def test_simultaneous_choices_do_not_make_others_stale(hall: Hall) -> None:
    a, b, table = await started_pair(hall)
    async with a.at(table) as one, b.at(table) as two:
        first, second = await one.until("view"), await two.until("view")
        await one.play(first)
        assert (await two.play(second))["type"] == "done"


@asynchronous
async def test_the_same_command_twice_is_carried_out_once(hall: Hall) -> None:
    async with under_way(hall) as pair:
        view = pair.mover.view()
        first = await pair.mover.play(view, id="same")
        assert await pair.mover.play(view, id="same") == first
        async with pair.person.at(pair.table) as elsewhere:
            assert await elsewhere.play(view, id="same") == first
        info = await pair.person.get(f"/api/tables/{pair.table}")
        assert info["number"] == first["number"]


@asynchronous
async def test_several_moves_are_all_or_none(hall: Hall) -> None:
    async with under_way(hall) as pair:
        mover = pair.mover
        view = mover.view()
        split = view["legal"][0]["name"]
        assert split[0] == "split"
        reply = await mover.play(view, split, ["done"])
        assert (reply["code"], reply["details"]["at"]) == ("illegal-move", 1)
        assert (await pair.person.get(f"/api/tables/{pair.table}"))["number"] == 2
        tried = await mover.command("preview", seen=2, seat=view["seat"], moves=[split])
        assert tried["stopped"] is None
        pull = tried["legal"][0]["name"]
        reply = await mover.play(view, split, pull, ["done"])
        assert (reply["type"], reply["number"]) == ("done", 5)


@asynchronous
async def test_a_preview_says_where_a_thing_could_go_if_the_game_tells_it(hall: Hall) -> None:
    one = await hall.visitor().arrive()
    seats = [ME, {"type": "hot", "name": "Mila"}]
    body = {"game": "feast-for-odin", "seats": seats, "start": True}
    table = (await one.post("/api/tables", body, 201))["id"]
    async with one.at(table) as ws:
        seat = (await ws.until("view"))["view"]["waiting"][0]
        tried = await ws.command("preview", seen=0, seat=seat, moves=[], places="oil")
        assert tried["places"][0]["board"] == "home"
        assert set(tried["places"][0]["spots"][0]) == {"row", "column", "income", "points", "lost"}
        tried = await ws.command("preview", seen=0, seat=seat, moves=[])
        assert tried["places"] is None
        reply = await ws.command("preview", seen=0, seat=seat, moves=[], places="bow")
        assert (reply["type"], reply["code"]) == ("error", "bad-request")
    async with under_way(hall) as pair:
        seat = pair.mover.view()["seat"]
        reply = await pair.mover.command("preview", seen=2, seat=seat, moves=[], places="oil")
        assert reply["details"]["problem"] == "animals-on-board tells no places"


@asynchronous
async def test_a_preview_stops_at_a_reveal_and_nobody_sees_it(hall: Hall) -> None:
    a, b, table = await started_pair(hall)
    async with a.at(table) as one, b.at(table) as two:
        await one.play(await one.until("view"))
        view = await two.until("view", number=1)
        tried = await two.command("preview", seen=1, seat=1, moves=[view["legal"][0]["name"]])
        # the second choice would turn up the first round's tiles
        assert (tried["played"], tried["stopped"]) == (0, "reveal")
        assert tried["view"]["round"] == 0
        assert (await one.command("ping"))["number"] == 1
        assert [m["number"] for m in one.seen if m["type"] == "view"] == [0, 1]


@asynchronous
async def test_undo_follows_the_reveal_rule(hall: Hall) -> None:
    async with under_way(hall) as pair:
        mover = pair.mover
        view = mover.view()
        assert (view["undo"], view["no_undo"]) == ([], "reveal")
        await mover.play(view, view["legal"][0]["name"])
        begun = await mover.until("view")
        assert begun["undo"] == [3]
        reply = await mover.command("undo", seen=3, seat=begun["seat"])
        assert (reply["type"], reply["number"]) == ("done", 4)
        back = await mover.until("view")
        assert back["view"] == view["view"]
        assert back["dropped"] == [3]
        refused = await mover.command("undo", seen=4, seat=begun["seat"])
        assert refused["code"] == "cannot-undo"


@asynchronous
async def test_undo_by_consent_goes_back(hall: Hall) -> None:
    async with under_way(hall) as pair:
        mover, other = pair.mover, pair.other
        seat = mover.view()["seat"]
        await mover.send("ask-undo", id="ask", seen=2, seat=seat, to=2)
        asked = (await other.until("request"))["request"]
        assert (asked["kind"], asked["by"], asked["to"]) == ("undo", seat, 2)
        await other.command("answer", request=asked["id"], seat=other.view()["seat"], yes=True)
        assert (await other.up_to(3))["view"]["round"] == 0
        assert (await mover.until("request", settled="agreed"))["request"] is None


@asynchronous
async def test_a_refused_question_changes_nothing(hall: Hall) -> None:
    a, b, table = await started_pair(hall)
    async with a.at(table) as one, b.at(table) as two:
        await one.until("view")
        await two.until("view")
        await one.command("ask-abandon", seat=0)
        asked = (await two.until("request"))["request"]
        assert (await one.command("ask-abandon", seat=0))["code"] == "request-open"
        await two.command("answer", request=asked["id"], seat=1, yes=False)
        assert (await one.until("request", settled="refused"))["request"] is None
        assert (await a.get(f"/api/tables/{table}"))["state"] == "playing"


@asynchronous
async def test_the_game_ends_when_all_agree(hall: Hall) -> None:
    a, b, table = await started_pair(hall)
    async with a.at(table) as one, b.at(table) as two:
        await two.until("hello")
        await one.command("ask-abandon", seat=0)
        asked = (await two.until("request"))["request"]
        await two.command("answer", request=asked["id"], seat=1, yes=True)
        ended = await one.until("table")
        assert ended["table"]["state"] == "abandoned"
        assert ended["table"]["fair"]["secret"]


@asynchronous
async def test_a_bot_plays_on_until_they_come_back(hall: Hall) -> None:
    a, b, table = await started_pair(hall)
    async with a.at(table) as one, b.at(table) as two:
        await two.until("view")
        await one.command("leave", seat=0)
        away = await two.until("table")
        assert away["table"]["seats"][0]["away"]
        moved = await two.until("view", number=2)  # the bot chose for the one who left
        assert moved["view"]["players"][0]["chosen"]
        assert (await one.play(one.view(), ["done"]))["code"] == "wrong-state"
        await one.command("back", seat=0)
        back = await two.until("table")
        assert not back["table"]["seats"][0]["away"]


@asynchronous
async def test_a_bot_plays_on_for_a_player_who_resigned(hall: Hall) -> None:
    a, b, table = await started_pair(hall)
    async with a.at(table) as one, b.at(table) as two:
        await one.command("resign", seat=0)
        end = await play_on(two, random.Random(5))
        assert end["view"]["over"]
        assert (await one.command("back", seat=0))["code"] == "wrong-state"


@asynchronous
async def test_chat_reaches_all_but_those_who_mute(hall: Hall) -> None:
    a, b, table = await started_pair(hall)
    c = await hall.visitor().arrive()
    async with a.at(table) as one, b.at(table) as two, c.at(table) as three:
        await two.until("hello")
        assert (await three.command("mute", person=a.id))["type"] == "done"
        await one.command("chat", text="  skål   all ", id="hi")
        await one.command("chat", text="skål all", id="hi")
        assert (await two.until("chat"))["line"]["text"] == "skål all"
        await two.command("chat", text="skål")
        assert (await three.until("chat"))["line"]["person"]["id"] == b.id
    async with a.at(table) as again:
        said = (await again.until("hello"))["chat"]
        assert [line["text"] for line in said] == ["skål all", "skål"]


@asynchronous
async def test_a_mute_can_be_lifted(hall: Hall) -> None:
    """At the table, and from the account page after the muted person has left."""
    a, b, table = await started_pair(hall)
    async with a.at(table) as one, b.at(table) as two:
        await two.until("hello")
        for unmute in ("table", "account"):
            await two.command("mute", person=a.id)
            assert [p["id"] for p in (await b.get("/api/me/muted"))["people"]] == [a.id]
            await one.command("chat", text=f"unheard {unmute}")
            if unmute == "table":
                await two.command("mute", person=a.id, on=False)
            else:
                assert (await b.post("/api/me/unmute", {"person": a.id}))["muted"] == []
            assert (await b.get("/api/me/muted"))["people"] == []
            await one.command("chat", text=f"heard {unmute}")
            assert (await two.until("chat"))["line"]["text"] == f"heard {unmute}"


@asynchronous
async def test_what_is_said_is_one_plain_line(hall: Hall) -> None:
    a, b, table = await started_pair(hall)
    async with a.at(table) as one, b.at(table) as two:
        await two.until("hello")
        said = "a\x00b\u202ecba\u2066\n\tc  d 👩\u200d👧"
        assert (await one.command("chat", text=said))["type"] == "done"
        assert (await two.until("chat"))["line"]["text"] == "a b cba c d 👩\u200d👧"
        nothing = await one.command("chat", text="\x00\u202e")
        assert nothing["code"] == "bad-request"
        assert (await one.command("mute", person=a.id))["code"] == "bad-request"


@asynchronous
async def test_several_tabs_see_the_same(hall: Hall) -> None:
    a, _b, table = await started_pair(hall)
    async with a.at(table) as tab, a.at(table) as phone:
        await phone.until("view", number=0)
        await tab.play(await tab.until("view"))
        assert (await phone.until("view", number=1))["view"] == (await tab.until("view"))["view"]


@asynchronous
async def test_a_seat_that_is_open_twice_is_told(hall: Hall) -> None:
    """A page that reconnects before its old socket is closed is not counted twice."""
    a, _b, table = await started_pair(hall)
    async with a.at(f"{table}?page=one") as one:
        await one.until("hello")
        assert one.people()[a.id]["pages"] == 1
        async with a.at(f"{table}?page=one") as again:
            await again.until("view")
            assert (await one.command("ping"))["type"] == "done"
            assert one.people()[a.id]["pages"] == 1
            async with a.at(f"{table}?page=two"):
                await one.until("people-changed")
                assert one.people()[a.id]["pages"] == 2
            await one.until("people-changed")
            assert one.people()[a.id]["pages"] == 1


@asynchronous
async def test_watchers_are_refused_where_they_are_not_allowed(hall: Hall) -> None:
    _a, _, table = await started_pair(hall, watchers=False)
    stranger = await hall.visitor().arrive()
    async with stranger.at(table) as ws:
        with pytest.raises(ConnectionClosed) as closed:
            await ws.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403


@asynchronous
async def test_unreadable_messages_are_refused_with_the_reason(hall: Hall) -> None:
    a, _, table = await started_pair(hall)
    async with a.at(table) as ws:
        for text in ("{", '{"type":"dance","id":"1"}', '{"type":"ping","id":"1","more":1}'):
            await ws.ws.send(text)
            error = await ws.until("error")
            assert (error["id"], error["code"]) == (None, "bad-request")
        assert (await ws.command("ping"))["type"] == "done"
        for _ in range(2):
            await ws.ws.send("[]")
        with pytest.raises(ConnectionClosed) as closed:
            await ws.until("nothing more")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4400


@pytest.mark.parametrize(
    "text",
    [
        '{"a":' + "[" * 30_000,
        '{"type":"play","id":"c","seen":0,"seat":0,"moves":' + "[" * 30_000,
        '{"type":"log","id":"c","before":' + "9" * 30 + "}",
        '{"type":"log","id":"c","before":' + str(2**40) + "}",
    ],
    ids=["nested", "a nested move", "more than 64 bits", "more than 32 bits"],
)
@asynchronous
async def test_odd_messages_are_refused_and_the_socket_stays(hall: Hall, text: str) -> None:
    a, _, table = await started_pair(hall)
    async with a.at(table) as one:
        await one.until("view")
        await one.ws.send(text)
        assert (await one.until("error"))["code"] == "bad-request"
        assert (await one.command("ping"))["type"] == "done"


@asynchronous
async def test_older_log_lines_can_be_asked_for(hall: Hall) -> None:
    a, b, table = await started_pair(hall)
    async with a.at(table) as one, b.at(table) as two:
        rng = random.Random(4)
        await asyncio.gather(play_on(one, rng), play_on(two, rng))
        log = await one.command("log", before=20)
        numbers = [line["move"] for line in log["lines"]]
        assert numbers
        assert set(numbers) <= set(range(20))
        assert not log["more_lines"]
