"""At a table, over real sockets: moves, stale and repeated commands, preview, undo, chat."""

import asyncio
import random
from typing import Any

from tests.hall.support import Hall, Socket, asynchronous, play_on, started_pair


async def both_kept(one: Socket, two: Socket) -> tuple[Socket, Socket]:
    """Both choose their first tile; (who is asked now, who is not)."""
    first, second = await one.until("view"), await two.until("view")
    await one.play(first)
    await two.play(second)
    await one.up_to(2)
    await two.up_to(2)
    return (one, two) if one.view()["legal"] else (two, one)


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
    """They would tell what others hold."""
    a, b, table = await started_pair(hall)
    async with a.at(table) as one, b.at(table) as two:
        await both_kept(one, two)
    course = await a.get(f"/api/tables/{table}/course")
    assert sorted(course["by"]) == [0, 1]
    assert course["scores"] == []


@asynchronous
async def test_a_stale_command_gets_a_fresh_view(hall: Hall) -> None:
    a, b, table = await started_pair(hall)
    async with a.at(table) as one, b.at(table) as two:
        mover, _ = await both_kept(one, two)
        old = dict(mover.view(), number=0)
        reply = await mover.play(old)
        assert (reply["type"], reply["number"]) == ("stale", 2)
        assert (await mover.until("view"))["number"] == 2


@asynchronous
async def test_all_at_once_nobody_makes_another_stale(hall: Hall) -> None:
    a, b, table = await started_pair(hall)
    async with a.at(table) as one, b.at(table) as two:
        first, second = await one.until("view"), await two.until("view")
        await one.play(first)
        assert (await two.play(second))["type"] == "done"


@asynchronous
async def test_the_same_command_twice_is_carried_out_once(hall: Hall) -> None:
    a, b, table = await started_pair(hall)
    async with a.at(table) as one, b.at(table) as two:
        mover, _ = await both_kept(one, two)
        view = mover.view()
        first = await mover.play(view, id="same")
        second = await mover.play(view, id="same")
        assert first == second
        visitor = a if mover is one else b
        async with visitor.at(table) as elsewhere:
            assert await elsewhere.play(view, id="same") == first
        assert (await a.get(f"/api/tables/{table}"))["number"] == first["number"]


@asynchronous
async def test_several_moves_are_all_or_none(hall: Hall) -> None:
    a, b, table = await started_pair(hall)
    async with a.at(table) as one, b.at(table) as two:
        mover, _ = await both_kept(one, two)
        view = mover.view()
        split = view["legal"][0]["name"]
        assert split[0] == "split"
        reply = await mover.play(view, split, ["done"])
        assert (reply["code"], reply["details"]["at"]) == ("illegal-move", 1)
        assert (await a.get(f"/api/tables/{table}"))["number"] == 2
        tried = await mover.command("preview", seen=2, seat=view["seat"], moves=[split])
        assert tried["stopped"] is None
        pull = tried["legal"][0]["name"]
        reply = await mover.play(view, split, pull, ["done"])
        assert (reply["type"], reply["number"]) == ("done", 5)


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
async def test_undo_by_the_reveal_rule(hall: Hall) -> None:
    a, b, table = await started_pair(hall)
    async with a.at(table) as one, b.at(table) as two:
        mover, _other = await both_kept(one, two)
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
async def test_undo_by_consent(hall: Hall) -> None:
    a, b, table = await started_pair(hall)
    async with a.at(table) as one, b.at(table) as two:
        mover, other = await both_kept(one, two)
        view = mover.view()
        seat = view["seat"]
        await mover.send("ask-undo", id="ask", seen=2, seat=seat, to=2)
        asked = (await other.until("request"))["request"]
        assert (asked["kind"], asked["by"], asked["to"]) == ("undo", seat, 2)
        await other.command("answer", request=asked["id"], seat=other.view()["seat"], yes=True)
        back = await other.until("view", number=3) if other.view()["number"] < 3 else other.view()
        assert back["view"]["round"] == 0
        assert (await mover.until("request", settled="agreed"))["request"] is None
        await mover.command("refresh")


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
async def test_an_agreed_end(hall: Hall) -> None:
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
async def test_who_resigns_is_played_to_the_end_by_a_bot(hall: Hall) -> None:
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
async def test_several_tabs_see_the_same(hall: Hall) -> None:
    a, _b, table = await started_pair(hall)
    async with a.at(table) as tab, a.at(table) as phone:
        await phone.until("view", number=0)
        await tab.play(await tab.until("view"))
        assert (await phone.until("view", number=1))["view"] == (await tab.until("view"))["view"]


@asynchronous
async def test_a_seat_that_is_open_twice_is_told(hall: Hall) -> None:
    """A page that comes back after a break, before its old socket is found dead, is no second."""
    a, _b, table = await started_pair(hall)

    def pages(message: dict[str, Any]) -> int:
        return next(int(p["pages"]) for p in message["people"] if p["person"]["id"] == a.id)

    async with a.at(f"{table}?page=one") as one:
        assert pages(await one.until("people")) == 1
        async with a.at(f"{table}?page=one"):
            assert pages(await one.until("people")) == 1
            async with a.at(f"{table}?page=two"):
                assert pages(await one.until("people")) == 2
            assert pages(await one.until("people")) == 1


@asynchronous
async def test_watchers_only_where_they_are_welcome(hall: Hall) -> None:
    import pytest
    from websockets.exceptions import ConnectionClosed

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


@asynchronous
async def test_older_log_lines_can_be_asked_for(hall: Hall) -> None:
    a, b, table = await started_pair(hall)
    async with a.at(table) as one, b.at(table) as two:
        rng = random.Random(4)
        await asyncio.gather(play_on(one, rng), play_on(two, rng))
        log = await one.command("log", before=20)
        assert {line["move"] for line in log["lines"]} <= set(range(20))
        assert not log["more_lines"]
