"""Guests and accounts over HTTP."""

import pytest

from meadhall.hall import names
from meadhall.hall.problems import Refused
from tests.hall.support import ME, OPEN, Hall, asynchronous

PASSWORD = "a long enough one"


@asynchronous
async def test_a_visitor_is_a_guest_at_once(hall: Hall) -> None:
    visitor = hall.visitor()
    assert (await visitor.get("/api/me", 401))["code"] == "not-signed-in"
    me = await visitor.post("/api/guest")
    assert me["person"]["guest"]
    assert await visitor.get("/api/me") | {"server_time": 0} == me | {"server_time": 0}
    again = await visitor.post("/api/guest")
    assert again["person"]["id"] == me["person"]["id"]


@asynchronous
async def test_the_cookie_is_signed_and_hidden_from_scripts(hall: Hall) -> None:
    visitor = hall.visitor()
    response = await visitor.ask("POST", "/api/guest", {})
    flags = response.headers["set-cookie"]
    assert "HttpOnly" in flags
    assert "SameSite=Lax" in flags
    visitor.cookie = visitor.cookie[:-2] + "xx"
    assert (await visitor.get("/api/me", 401))["code"] == "not-signed-in"


@asynchronous
async def test_a_guest_claims_an_account_and_logs_in_elsewhere(hall: Hall) -> None:
    here = await hall.visitor().arrive()
    table = await here.open_table(ME, OPEN)
    name = f"Claimer {here.id[:4].strip('-_')}x"
    await here.post("/api/account/claim", {"name": name, "password": PASSWORD})
    there = hall.visitor()
    me = await there.post("/api/account/login", {"name": name.upper(), "password": PASSWORD})
    assert me["person"] == {**me["person"], "id": here.id, "name": name, "guest": False}
    mine = await there.get("/api/tables?list=mine")
    assert [one["id"] for one in mine["tables"]] == [table["id"]]


@asynchronous
async def test_wrong_name_and_wrong_password_answer_alike(hall: Hall) -> None:
    owner = await hall.visitor().arrive()
    name = f"Owner {owner.id[:5].strip('-_')}q"
    await owner.post("/api/account/claim", {"name": name, "password": PASSWORD})
    stranger = hall.visitor()
    wrong = await stranger.post("/api/account/login", {"name": name, "password": "x" * 9}, 403)
    unknown = await stranger.post(
        "/api/account/login", {"name": "nobody here", "password": "x" * 9}, 403
    )
    assert wrong == unknown == {"code": "login-failed", "details": {}}


@asynchronous
async def test_a_new_password_logs_other_devices_out(hall: Hall) -> None:
    here = await hall.visitor().arrive()
    name = f"Changer {here.id[:5].strip('-_')}w"
    await here.post("/api/account/claim", {"name": name, "password": PASSWORD})
    there = hall.visitor()
    await there.post("/api/account/login", {"name": name, "password": PASSWORD})
    await here.post("/api/account/password", {"old": PASSWORD, "new": "another long one"})
    await there.get("/api/me", 401)
    await here.get("/api/me")
    await here.post("/api/account/logout-everywhere")
    await here.get("/api/me", 401)


@asynchronous
async def test_logging_out_closes_the_tabs_of_that_device_only(hall: Hall) -> None:
    here = await hall.visitor().arrive()
    name = f"Leaver {here.id[:5].strip('-_')}z"
    await here.post("/api/account/claim", {"name": name, "password": PASSWORD})
    there = hall.visitor()
    await there.post("/api/account/login", {"name": name, "password": PASSWORD})
    async with here.lobby() as tab, there.lobby() as phone:
        await tab.until("lobby")
        await phone.until("lobby")
        await here.post("/api/account/logout")
        assert (await tab.until("reconnect"))["reason"] == "signed-out"
        assert (await phone.command("ping"))["type"] == "done"
        assert "reconnect" not in [message["type"] for message in phone.seen]
    await there.get("/api/me")


@asynchronous
async def test_a_deleted_account_leaves_its_games_but_no_name(hall: Hall) -> None:
    leaver, stayer = await hall.visitor().arrive(), await hall.visitor().arrive()
    table = (await leaver.open_table(ME, OPEN))["id"]
    await stayer.post(f"/api/tables/{table}/sit")
    await leaver.post(f"/api/tables/{table}/start")
    await leaver.post("/api/account/delete", {})
    seat = (await stayer.get(f"/api/tables/{table}"))["seats"][0]
    assert seat["person"]["name"] == ""
    assert seat["resigned"]


@asynchronous
async def test_no_name_may_look_like_an_account(hall: Hall) -> None:
    owner = await hall.visitor().arrive()
    mark = "".join(c for c in owner.id if c.isalpha())[:4]
    await owner.post("/api/account/claim", {"name": f"Ingo {mark}", "password": PASSWORD})
    other = await hall.visitor().arrive()
    taken = await other.ask("PATCH", "/api/me", {"name": f"1ng0 {mark.lower()}"})
    assert (taken.status_code, taken.json()["code"]) == (409, "name-taken")


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("x", "short"),
        ("x" * 25, "long"),
        ("a<b>", "characters"),
        ("1234", "characters"),
        ("Аdmin Аstrid".replace("strid", "strid"), "confusable"),  # Cyrillic А, Latin rest
        ("Adm1n", "reserved"),
    ],
)
def test_bad_names_are_refused(name: str, problem: str) -> None:
    with pytest.raises(Refused) as refused:
        names.clean(name)
    assert refused.value.details["problem"] == problem


@pytest.mark.parametrize("name", ["Jörg", "Zoë-Anne", "Łukasz", "O'Neill", "Ольга", "花子"])
def test_good_names_are_accepted(name: str) -> None:
    assert names.clean(name) == name
