"""Nobody is told what they must not know: every byte that reached a socket is searched.

Whole games are played over real sockets by each seat, with previews of moves, and watched
by a spectator. Afterwards the game's record tells what was hidden from whom and when.
"""

import asyncio
import json
import random
from typing import Any

import msgspec
import pytest

from meadhall.core.record import Record
from meadhall.core.registry import all_games
from meadhall.core.rng import Rng
from meadhall.core.state import State
from meadhall.hall.table.match import Match
from tests.hall.support import ME, OPEN, Hall, Socket, Visitor, asynchronous


async def play_and_peek(ws: Socket, rng: random.Random) -> None:
    """Plays any legal move, after trying some by preview; to the end of the game."""
    ws.tried = []
    view = await ws.until("view")
    while not view["view"]["over"]:
        if view["legal"]:
            for move in rng.sample(view["legal"], min(2, len(view["legal"]))):
                moves = [move["name"]]
                reply = await ws.command(
                    "preview", seen=view["number"], seat=view["seat"], moves=moves
                )
                if reply["type"] == "preview":
                    ws.tried.append((moves, reply))
            if ws.view()["number"] == view["number"]:
                move = rng.choice(view["legal"])["name"]
                await ws.play(view, move)
        newest = ws.view()
        view = newest if newest["number"] > view["number"] else await ws.until("view")


async def look_on(ws: Socket) -> None:
    view = await ws.until("view")
    while not view["view"]["over"]:
        view = await ws.until("view")


async def played(hall: Hall, slug: str, seats: int, seed: int) -> tuple[list[Socket], Record, Any]:
    """Sockets of all seats and, last, of a spectator; the record; the finished table."""
    people = [await hall.visitor().arrive() for _ in range(seats + 1)]
    owner = people[0]
    wishes = [ME] + [OPEN] * (seats - 1)
    table = await owner.post("/api/tables", {"game": slug, "seats": wishes}, 201)
    at = f"/api/tables/{table['id']}"
    for seat in range(1, seats):
        await people[seat].post(f"{at}/sit", {"seat": seat})
    sockets: list[Socket] = []

    async def sit(person: Visitor, seat: int) -> None:
        async with person.at(table["id"]) as ws:
            sockets.append(ws)
            await ws.until("hello")
            here.release()
            if seat < seats:
                await play_and_peek(ws, random.Random(seed + seat))
            else:
                await look_on(ws)

    here = asyncio.Semaphore(0)
    async with asyncio.TaskGroup() as group:
        for seat, person in enumerate(people):
            group.create_task(sit(person, seat))
            await here.acquire()
        await owner.post(f"{at}/start")
    record = await owner.ask("GET", f"{at}/record")
    assert record.status_code == 200
    return sockets, Record.from_json(record.content), await owner.get(at)


def as_sent(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def check_views(ws: Socket, seat: int | None, states: list[State]) -> None:
    """The seat would have been sent the same if everything hidden were something else."""
    rng = Rng(len(states))
    for message in ws.seen:
        if message["type"] != "view":
            continue
        state = states[message["number"]]
        other = state if state.over else state.sample(seat, rng)
        assert message["view"] == as_sent(other.view(seat))
        match = Match(state.game, other, 0)
        assert message["legal"] == as_sent(match.legal(seat))


def check_previews(ws: Socket, seat: int, states: list[State]) -> None:
    """A preview is the same in every world that looks the same to the seat."""
    rng = Rng(7)
    assert ws.tried
    for moves, reply in ws.tried:
        other = states[reply["number"]].sample(seat, rng)
        tried = Match(other.game, other, 0).preview(seat, moves)
        assert reply["view"] == as_sent(tried.state.view(seat))
        assert (reply["played"], reply["stopped"]) == (tried.played, tried.stopped)


@pytest.mark.parametrize("slug", [game.slug for game in all_games()])
@asynchronous
async def test_nothing_hidden_reaches_a_socket(hall: Hall, slug: str) -> None:
    game = next(one for one in all_games() if one.slug == slug)
    seats = max(min(3, game.seats[-1]), game.seats[0])
    sockets, record, table = await played(hall, slug, seats, seed=5)
    states = list(record.replay())
    for at, ws in enumerate(sockets):
        seat = at if at < seats else None
        assert {m["seat"] for m in ws.seen if m["type"] == "view"} == {seat}
        check_views(ws, seat, states)
        if seat is not None:
            check_previews(ws, seat, states)
        check_secrets(ws, table)
        check_moves(ws, seat, record)


def check_secrets(ws: Socket, table: Any) -> None:
    """Seed and secret are in no message before the one that tells of the end."""
    for text, message in zip(ws.raw, ws.seen, strict=True):
        if message["type"] == "table" and message["table"]["state"] == "over":
            return
        assert table["fair"]["seed"] not in text
        assert table["fair"]["secret"] not in text
        assert '"rng"' not in text


def check_moves(ws: Socket, seat: int | None, record: Record) -> None:
    """Names of moves come only as what the seat itself may do now."""
    for message in ws.seen:
        if message["type"] in ("view", "preview") and seat is None:
            assert message["legal"] == []
        assert "moves" not in message
    assert record.moves


@asynchronous
async def test_the_tile_kept_in_secret_stays_secret(hall: Hall) -> None:
    """Animals on Board, concretely: what another seat kept is in no byte until the arks open."""
    sockets, record, _ = await played(hall, "animals-on-board", 3, seed=9)
    kept = {seat: move for seat, move in record.moves if move[0] == "keep"}
    for at, ws in enumerate(sockets):
        for seat, (_, species, value) in kept.items():
            if seat == at:
                continue
            shown = f'"species":"{species}","value":{value}'
            for text, message in zip(ws.raw, ws.seen, strict=True):
                if message["type"] == "view" and message["view"]["over"]:
                    break
                for told in (f'"{species}-{value}"', shown, f'["keep","{species}",{value}]'):
                    assert told not in text
