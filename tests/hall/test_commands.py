"""Commands of one socket: each gets one reply, in order, however its JSON is written."""

import json
from typing import Any

import pytest

from tests.hall.support import Hall, Socket, asynchronous, started_pair


def written(form: str, command: dict[str, Any]) -> str:
    if form == "tight":
        return json.dumps(command, separators=(",", ":"))
    return json.dumps(dict(reversed(command.items())))  # the type comes last


async def answer(ws: Socket, form: str, **fields: Any) -> dict[str, Any]:
    await ws.ws.send(written(form, {"type": "play", **fields}))
    return await ws.until_reply(fields["id"])


@pytest.mark.parametrize("form", ["tight", "loose"])
@asynchronous
async def test_the_form_of_the_json_does_not_matter(hall: Hall, form: str) -> None:
    a, b, table = await started_pair(hall)
    async with a.at(table) as one, b.at(table) as two:
        view = await one.until("view")
        move = {"seen": 0, "seat": 0, "moves": [view["legal"][0]["name"]]}
        wrong = await answer(one, form, id="1", **{**move, "moves": [["no", "such"]]})
        assert (wrong["type"], wrong["code"]) == ("error", "illegal-move")
        wrong = await answer(one, form, id="2", **{**move, "seat": 1})
        assert (wrong["code"], wrong["details"]) == ("not-your-seat", {"yours": [0]})
        wrong = await answer(one, form, id="3", **{**move, "seen": 5})
        assert (wrong["type"], wrong["number"]) == ("stale", 0)
        await one.ws.send(written(form, {"type": "play", "id": "4", **move, "more": 1}))
        assert (await one.until("error"))["code"] == "bad-request"
        done = await answer(one, form, id="5", **move)
        assert done == {"type": "done", "id": "5", "number": 1}
        assert await answer(one, form, id="5", **move) == done
        assert (await answer(one, form, id="6", **move))["type"] == "stale"
        assert (await two.until("view", number=1))["lines"] is not None


@asynchronous
async def test_commands_in_one_packet_are_carried_out_in_order(hall: Hall) -> None:
    a, _, table = await started_pair(hall)
    async with a.at(table) as one:
        view = await one.until("view")
        for number, move in enumerate(view["legal"][:3]):
            fields = {"id": str(number), "seen": 0, "seat": 0, "moves": [move["name"]]}
            await one.ws.send(written("tight", {"type": "play", **fields}))
        replies = [await one.until_reply(str(number)) for number in range(3)]
        assert [reply["type"] for reply in replies] == ["done", "stale", "stale"]
