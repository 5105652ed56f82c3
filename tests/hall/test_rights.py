"""Who may do what: bans, passwords, deleted accounts, watchers, and the consent of the absent."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command as alembic

from meadhall.hall import names
from meadhall.hall.problems import Refused
from meadhall.hall.run.admin import hall_for
from meadhall.hall.run.hall import Hall as Worker
from meadhall.hall.run.settings import Settings
from meadhall.hall.store.database import Database, alembic_config
from meadhall.hall.store.people import PersonRow, new_id
from meadhall.hall.store.schema import people
from tests.hall.cable import Cable
from tests.hall.conftest import new_database
from tests.hall.support import (
    ME,
    OPEN,
    PATIENCE,
    Hall,
    Socket,
    Visitor,
    asynchronous,
    started_pair,
)
from tests.hall.test_files import command

PASSWORD = "a long enough one"


@pytest.fixture
def settings(database: str, tmp_path: Any) -> Settings:
    return Settings(data=str(tmp_path), database=database)


@contextlib.asynccontextmanager
async def open_worker(settings: Settings) -> AsyncIterator[Worker]:
    """A worker without a bus."""
    async with hall_for(settings) as worker:
        yield worker


async def arrive(worker: Worker, password: str | None = None, name: str = "Runa") -> PersonRow:
    row = PersonRow(
        id=new_id(), name=name, colour="blue", emblem="moon", created=1, password=password,
        name_key=names.key(name) if password else None,
    )  # fmt: skip
    await worker.people.create(row, f"token of {row.id}")
    return row


def settings_of(hall: Hall) -> Settings:
    return Settings(data=str(hall.folder), database=str(hall.settings["database"]))


async def account(visitor: Visitor) -> str:
    name = f"Keeper {''.join(c for c in visitor.id if c.isalpha())[:6]}q"
    await visitor.post("/api/account/claim", {"name": name, "password": PASSWORD})
    return name


# --- the cached person ------------------------------------------------------------


@asynchronous
async def test_a_mute_lifts_no_ban(settings: Settings) -> None:
    async with open_worker(settings) as here, open_worker(settings) as there:
        person = await arrive(here)
        await there.people.get(person.id)  # known there as not banned
        await here.people.ban(person.id, True)
        with pytest.raises(Refused) as refused:
            await there.people.mute(person.id, "somebody", True)
        assert refused.value.code == "not-signed-in"
        row = await here.people.get(person.id)
        assert row is not None
        assert row.banned


@asynchronous
async def test_a_mute_at_another_worker_reverts_no_password(settings: Settings) -> None:
    async with open_worker(settings) as here, open_worker(settings) as there:
        person = await arrive(here, "old hash")
        await there.people.get(person.id)
        await here.people.new_password(person.id, "new hash", "old hash")
        muting = await there.people.mute(person.id, "somebody", True)
        assert (muting.password, muting.muted) == ("new hash", ["somebody"])


@asynchronous
async def test_a_mute_at_another_worker_revives_no_account(settings: Settings) -> None:
    async with open_worker(settings) as here, open_worker(settings) as there:
        person = await arrive(here, "hash")
        await there.people.get(person.id)
        await here.people.delete(person.id, "hash")
        with pytest.raises(Refused):
            await there.people.mute(person.id, "somebody", True)
        here.people.forget(person.id)
        row = await here.people.get(person.id)
        assert row is not None
        assert (row.deleted, row.name, row.password) == (True, "", None)


@asynchronous
async def test_a_password_change_needs_the_current_password(
    settings: Settings,
) -> None:
    """Both requests were made with the old password; the second comes too late."""
    async with open_worker(settings) as here, open_worker(settings) as there:
        person = await arrive(here, "old hash")
        await here.people.new_password(person.id, "first", "old hash")
        for late in (
            there.people.new_password(person.id, "second", "old hash"),
            there.people.delete(person.id, "old hash"),
            there.people.change(person.id, {"name": "Other"}, "old hash"),
        ):
            with pytest.raises(Refused):
                await late
        assert not await there.people.log_in(person, "token", 1)


@asynchronous
async def test_logging_out_closes_sockets_while_the_bus_is_gone(
    halls: Callable[..., Hall], postgres: Any, valkey: Any
) -> None:
    url = new_database(postgres)
    async with Cable(valkey.port) as cable:
        bus = f"redis://127.0.0.1:{cable.port}"
        one = await asyncio.to_thread(halls, url, bus=bus, log_level="error")
        two = await asyncio.to_thread(halls, url, bus=bus, log_level="error")
        here = await one.visitor().arrive()
        await account(here)
        there = two.visitor()
        there.cookie = here.cookie
        async with there.lobby() as tab:
            await tab.until("lobby")
            await cable.cut()
            await here.post("/api/account/logout-everywhere")
            assert (await tab.until("reconnect"))["reason"] == "signed-out"


@asynchronous
async def test_a_claim_changes_the_token_and_keeps_the_tabs(hall: Hall) -> None:
    visitor = await hall.visitor().arrive()
    banned = await hall.visitor().arrive()
    guest = visitor.cookie
    async with visitor.lobby() as tab, banned.lobby() as last:
        await tab.until("lobby")
        await account(visitor)
        assert visitor.cookie != guest
        await visitor.get("/api/me")
        thief = hall.visitor()
        thief.cookie = guest
        await thief.get("/api/me", 401)
        async with open_worker(settings_of(hall)) as other:
            await other.people.ban(banned.id, True)
        await last.until("reconnect", reason="signed-out")  # the hall has looked at all sessions
        assert (await tab.command("ping"))["type"] == "done"


# --- watchers ---------------------------------------------------------------------


@asynchronous
async def test_watchers_leave_when_a_game_without_watchers_starts(hall: Hall) -> None:
    a, b, watcher = [await hall.visitor().arrive() for _ in range(3)]
    table = (await a.open_table(ME, OPEN, watchers=False))["id"]
    async with watcher.at(table) as there, b.at(table) as other:
        await there.until("hello")
        await other.until("hello")
        await b.post(f"/api/tables/{table}/sit")
        await a.post(f"/api/tables/{table}/start")
        assert (await there.until("reconnect"))["reason"] == "no-watchers"
        await other.until("view")
        assert "view" not in [message["type"] for message in there.seen]


@asynchronous
async def test_watchers_leave_at_the_other_worker_too(
    halls: Callable[..., Hall], postgres: Any, valkey: Any
) -> None:
    url = new_database(postgres)
    bus = valkey.connection_url
    one, two = [await asyncio.to_thread(halls, url, bus=bus) for _ in range(2)]
    a, watcher = await one.visitor().arrive(), await two.visitor().arrive()
    table = (await a.open_table(ME, {"type": "hot", "name": "Mila"}, watchers=False))["id"]
    async with watcher.at(table) as there:
        await there.until("hello")
        await a.post(f"/api/tables/{table}/start")
        assert (await there.until("reconnect"))["reason"] == "no-watchers"
        assert "view" not in [message["type"] for message in there.seen]


# --- absence is no consent ---------------------------------------------------------


async def both_decided(hall: Hall) -> tuple[Visitor, Visitor, str, int]:
    """Both have decided something, and it is seat 0's turn; how many entries there are."""
    a, b, table = await started_pair(hall)
    async with a.at(table) as one, b.at(table) as two:
        views = [await one.until("view"), await two.until("view")]
        moved: set[int] = set()
        number = 0
        while moved != {0, 1} or not views[0]["legal"]:
            seat = 0 if views[0]["legal"] else 1
            ws = (one, two)[seat]
            number = (await ws.play(views[seat]))["number"]
            moved.add(seat)
            views = [await one.up_to(number), await two.up_to(number)]
    return a, b, table, number


async def leaves(visitor: Visitor, table: str) -> int:
    async with visitor.at(table) as ws:
        await ws.until("hello")
        return int((await ws.command("leave", seat=1))["number"])


def newest_request(ws: Socket) -> dict[str, Any]:
    return next(m for m in reversed(ws.seen) if m["type"] == "request")["request"] or {}


@asynchronous
async def test_undo_by_consent_asks_absent_players_who_decided(hall: Hall) -> None:
    a, b, table, _ = await both_decided(hall)
    now = await leaves(b, table)
    async with a.at(table) as one:
        await one.until("view")
        assert (await one.command("ask-undo", seen=now, seat=0, to=1))["number"] == now
        request = newest_request(one)
        assert request["open"] == [1]
        async with b.at(table) as two:  # only their own word counts
            assert (await two.until("hello"))["request"] == request
            await two.command("answer", request=request["id"], seat=1, yes=True)
        assert (await one.until("request"))["settled"] == "agreed"


@asynchronous
async def test_moves_of_a_substitute_bot_can_be_taken_back(hall: Hall) -> None:
    a, b, table, _ = await both_decided(hall)
    now = await leaves(b, table)
    async with a.at(table) as one:
        view = await one.until("view")
        first = now + 1
        bots = False
        while not (bots and view["legal"]):  # until the bot has moved and seat 0 is asked again
            if view["legal"]:
                number = (await one.play(view))["number"]
                view = await one.up_to(number)
            else:
                bots = True
                view = await one.until("view")
        done = await one.command("ask-undo", seen=view["number"], seat=0, to=first)
        assert done["number"] == view["number"] + 1


@asynchronous
async def test_absence_is_no_consent_to_end_the_game(hall: Hall) -> None:
    a, b, table, _ = await both_decided(hall)
    await leaves(b, table)
    async with a.at(table) as one:
        await one.until("hello")
        assert (await one.command("ask-abandon", seat=0))["type"] == "done"
        request = newest_request(one)
        assert request["open"] == [1]
        assert (await a.get(f"/api/tables/{table}"))["state"] == "playing"
        async with b.at(table) as two:
            assert (await two.until("hello"))["request"] == request
            await two.command("answer", request=request["id"], seat=1, yes=True)
        await one.until("table")
    assert (await a.get(f"/api/tables/{table}"))["state"] == "abandoned"


@asynchronous
async def test_resigned_players_are_not_asked(hall: Hall) -> None:
    a, b, table = await started_pair(hall)
    async with a.at(table) as one, b.at(table) as two:
        await one.until("hello")
        await two.until("hello")
        assert (await one.command("ask-abandon", seat=0))["type"] == "done"
        await two.command("resign", seat=1)
        assert (await one.until("request", settled="overtaken"))["request"] is None
        assert (await one.command("ask-abandon", seat=0))["type"] == "done"
    assert (await a.get(f"/api/tables/{table}"))["state"] == "abandoned"


# --- deleted accounts ---------------------------------------------------------------


@asynchronous
async def test_what_a_deleted_account_said_goes_with_it(hall: Hall) -> None:
    a, b, table = await started_pair(hall)
    async with a.at(table) as one, b.at(table) as two:
        await one.command("chat", text="my street is called so")
        await two.command("chat", text="nice")
    await b.post("/api/reports", {"table": table, "person": a.id, "reason": "other"})
    await a.post("/api/account/delete", {})
    async with b.at(table) as two:
        assert [line["text"] for line in (await two.until("hello"))["chat"]] == ["nice"]
    said = await asyncio.to_thread(command, hall, "admin", "reports")
    assert f"other: {a.id}" in said
    assert "nice" in said
    assert "my street" not in said


@asynchronous
async def test_a_deletion_that_was_cut_short_is_finished(
    halls: Callable[..., Hall], database: str
) -> None:
    """The hall dies after the account is marked as deleted, before its seats are free."""
    hall = await asyncio.to_thread(halls, database)
    leaver, stayer, playing = await started_pair(hall)
    waiting = (await stayer.open_table(ME, OPEN))["id"]
    await leaver.post(f"/api/tables/{waiting}/sit")
    hall.kill()
    async with hall_for(settings_of(hall)) as worker:
        await worker.people.delete(leaver.id, None)
    await asyncio.to_thread(hall.start)
    async with asyncio.timeout(PATIENCE):
        while not (await stayer.get(f"/api/tables/{playing}"))["seats"][0]["resigned"]:
            await asyncio.sleep(0.05)
        while (await stayer.get(f"/api/tables/{waiting}"))["seats"][1]["kind"] != "open":
            await asyncio.sleep(0.05)


# --- names and passwords ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Вера", "Bepa"),  # Cyrillic and Latin
        ("Κατο", "Kato"),  # Greek and Latin
        ("ΑΝΝΑ", "Anna"),
        ("Ήυα", "Hua"),  # a capital with an accent
        ("ΝΥΧ", "Nyx"),
        ("Sóren", "S\u00f8ren"),
        ("ᴀstrid", "Astrid"),  # a small capital
        ("Ɓoa", "Boa"),
        ("Anna\u200b", "Anna"),  # zero width space
        ("Sven ५", "Sven 5"),  # a Devanagari digit
        ("Ａnna", "Anna"),  # full width
        ("ロ田", "口田"),
    ],
)
def test_lookalikes_have_one_key(name: str, other: str) -> None:
    assert names.key(name) == names.key(other)


@pytest.mark.parametrize(
    ("name", "other"), [("Hanna", "Nanna"), ("Ольга", "Олеся"), ("Tove", "Love"), ("花子", "花")]
)
def test_other_names_have_other_keys(name: str, other: str) -> None:
    assert names.key(name) != names.key(other)


def test_a_greek_name_is_the_same_in_capitals_and_small_letters() -> None:
    """In capitals it looks like one Latin name, in small letters like another."""
    forms = ("ΑΝΝΑ", "Αννα", "αννα")
    assert all(names.key(form) in names.keys(other) for form in forms for other in forms)


@pytest.mark.parametrize("name", ["An\u200bna", "ᎪᏞᎪᎪ", "ꓮꓠꓠ"])
def test_invisible_and_lookalike_characters_are_refused(name: str) -> None:
    """Characters of zero width, Cherokee, Lisu."""
    with pytest.raises(Refused) as refused:
        names.clean(name)
    assert refused.value.details["problem"] == "characters"


@asynchronous
async def test_a_cyrillic_lookalike_of_an_account_is_taken(hall: Hall) -> None:
    owner, other = await hall.visitor().arrive(), await hall.visitor().arrive()
    mark = "oxpacey"[len(owner.id) % 3 :] + str(abs(hash(owner.id)) % 10_000)
    await owner.post("/api/account/claim", {"name": f"Bepa {mark}", "password": PASSWORD})
    cyrillic = mark.translate(str.maketrans("oxpacey", "охрасеу"))
    taken = await other.ask("PATCH", "/api/me", {"name": f"Вера {cyrillic}"})
    assert (taken.status_code, taken.json()["code"]) == (409, "name-taken")


@asynchronous
async def test_accounts_that_look_alike_survive_the_new_keys(database: str) -> None:
    """Both accounts are older than the keys; each logs in with its name as it is written."""
    store = Database(Settings(database=database).database_url())
    old = sa.text(
        "INSERT INTO people (id, name, name_key, colour, emblem, password, created) "
        "VALUES (:id, :name, :key, 'blue', 'moon', 'hash', :created)"
    )

    def older(connection: sa.Connection) -> None:
        alembic.upgrade(alembic_config(connection), "0003")
        for at, (name, key) in enumerate([("Bepa", "bepa"), ("Вера", "вера"), ("Tove", "tove")]):
            connection.execute(old, {"id": f"p{at}", "name": name, "key": key, "created": at})

    try:
        await store.write(older)
        await store.migrate()
        rows = await store.all(sa.select(people.c.id, people.c.name_key).order_by(people.c.id))
        assert [tuple(row.values()) for row in rows] == [
            ("p0", "bepa"), ("p1", "#p1"), ("p2", "tove"),
        ]  # fmt: skip
    finally:
        await store.close()
    async with hall_for(Settings(database=database, secret="s" * 16)) as worker:
        for name, person in (("Bepa", "p0"), ("BEPA", "p0"), ("Вера", "p1"), ("tove", "p2")):
            found = await worker.people.account(name, names.keys(name))
            assert found is not None
            assert found.id == person


@pytest.mark.parametrize(
    ("password", "problem"),
    [
        ("aaaaaaaa", "simple"),
        ("abababab", "simple"),
        ("11112222", "simple"),
        ("Password1", "common"),
        ("1q2w3e4r", "common"),
        ("ingrid saga", "name"),
        ("IngridSaga", "name"),
        ("short", "short"),
    ],
)
def test_weak_passwords_are_refused(password: str, problem: str) -> None:
    with pytest.raises(Refused) as refused:
        names.check_password(password, "Ingrid Saga")
    assert (refused.value.code, refused.value.details["problem"]) == ("password-bad", problem)


def test_a_password_of_words_is_accepted() -> None:
    names.check_password("correct horse", "Ingrid Saga")


# --- vacations ---------------------------------------------------------------------


@asynchronous
async def test_vacation_days_of_a_year_are_limited(settings: Settings) -> None:
    day = 86_400_000
    async with open_worker(settings) as worker:
        person = (await arrive(worker)).id
        start = 1000 * day
        row = await worker.people.vacation(person, start + 40 * day, start, 60 * day)
        assert row.vacation_until == start + 40 * day
        back = await worker.people.vacation(person, None, start + 10 * day, 60 * day)
        assert (back.vacation_until, back.vacations) == (None, [(start, start + 10 * day)])
        again = start + 20 * day
        with pytest.raises(Refused) as refused:
            await worker.people.vacation(person, again + 51 * day, again, 60 * day)
        assert refused.value.details == {"latest": again + 50 * day}
        await worker.people.vacation(person, again + 50 * day, again, 60 * day)
        later = again + 50 * day
        with pytest.raises(Refused):  # the next one, for ever on
            await worker.people.vacation(person, later + day, later, 60 * day)
        next_year = start + 376 * day
        await worker.people.vacation(person, next_year + 10 * day, next_year, 60 * day)


# --- the operator -------------------------------------------------------------------


@asynchronous
async def test_the_operator_gives_a_new_password(hall: Hall) -> None:
    visitor = await hall.visitor().arrive()
    name = await account(visitor)
    async with visitor.lobby() as tab:
        await tab.until("lobby")
        said = await asyncio.to_thread(command, hall, "admin", "password", name)
        assert (await tab.until("reconnect"))["reason"] == "signed-out"
    await visitor.get("/api/me", 401)
    new = said.split()[-1]
    await visitor.post("/api/account/login", {"name": name, "password": PASSWORD}, 403)
    await visitor.post("/api/account/login", {"name": name, "password": new})
    refused = await asyncio.to_thread(command, hall, "admin", "password", "Nobody Here", code=2)
    assert "no account has" in refused


@asynchronous
async def test_guests_are_banned_by_name_or_id(hall: Hall) -> None:
    one, two = [await hall.visitor().arrive("Hrafn Loki") for _ in range(2)]
    said = await asyncio.to_thread(command, hall, "admin", "ban", "Hrafn Loki", code=2)
    assert one.id in said
    assert two.id in said
    await asyncio.to_thread(command, hall, "admin", "ban", one.id)
    await one.get("/api/me", 401)
    await two.get("/api/me")
    alone = await hall.visitor().arrive(f"Solo {one.id[:4].strip('-_')}w")
    me = await alone.get("/api/me")
    await asyncio.to_thread(command, hall, "admin", "ban", me["person"]["name"])
    await alone.get("/api/me", 401)


@asynchronous
async def test_a_report_reaches_the_operator_with_the_chat(hall: Hall) -> None:
    a, b, table = await started_pair(hall)
    async with a.at(table) as one:
        await one.command("chat", text="something rude")
    body = {"table": table, "person": a.id, "reason": "insult", "text": "see the chat\u202e"}
    await b.post("/api/reports", body)
    said = await asyncio.to_thread(command, hall, "admin", "reports")
    assert f"insult: {a.id}" in said
    assert "something rude" in said
    assert "see the chat" in said
    assert "\u202e" not in said
    number = next(line.split()[0] for line in said.splitlines() if a.id in line)
    await asyncio.to_thread(command, hall, "admin", "reports", "--done", number)
    assert a.id not in await asyncio.to_thread(command, hall, "admin", "reports")
    assert "no report" in await asyncio.to_thread(
        command, hall, "admin", "reports", "--done", "999999", code=2
    )


@asynchronous
async def test_only_people_at_the_table_are_reported(hall: Hall) -> None:
    a, b, table = await started_pair(hall, watchers=False)
    elsewhere = await hall.visitor().arrive()
    body = {"table": table, "person": elsewhere.id, "reason": "other"}
    assert (await b.post("/api/reports", body, 404))["code"] == "not-found"
    assert (await b.post("/api/reports", {**body, "person": b.id}, 400))["code"] == "bad-request"
    refused = await elsewhere.post("/api/reports", {**body, "person": a.id}, 403)
    assert refused["code"] == "forbidden"
