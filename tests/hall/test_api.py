"""The OpenAPI description is exact: schemathesis tries to catch the hall at answering otherwise."""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from meadhall.hall import rules
from meadhall.hall.net.api import games
from tests.hall.support import Hall, asynchronous

CHECKS = ",".join(
    [
        "not_a_server_error",
        "status_code_conformance",
        "content_type_conformance",
        "response_schema_conformance",
        "negative_data_rejection",
        "unsupported_method",
        "missing_required_header",
    ]
)


@pytest.mark.slow
@pytest.mark.parametrize("hall", ["sqlite"], indirect=True)
@asynchronous
async def test_schemathesis_finds_no_failure(hall: Hall, tmp_path: Path) -> None:
    visitor = await hall.visitor().arrive()
    account = {"name": f"Fuzz {visitor.id[:5].strip('-_')}q", "password": "a long enough one"}
    await visitor.post("/api/account/claim", account)  # a guest's session would change on the way
    await visitor.open_table()
    session = visitor.cookie.partition("=")[2]
    (tmp_path / "schemathesis.toml").write_text(f'[auth.openapi.session]\napi_key = "{session}"\n')
    done = subprocess.run(
        [
            str(Path(sys.executable).with_name("schemathesis")),
            "run",
            f"{hall.url}/openapi.json",
            "--checks",
            CHECKS,
            "--max-examples",
            "15",
            "--seed",
            "1",
            "--phases",
            "examples,coverage,fuzzing",
            "--exclude-path-regex",
            "/api/account/(logout|delete).*",
            "--generation-database",
            "none",
        ],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
        env={**os.environ, "NO_COLOR": "1"},
        timeout=400,
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]


@pytest.mark.parametrize("query", ["list=open&list=mine", "before=null"])
@asynchronous
async def test_a_query_names_each_parameter_once_or_leaves_it_out(hall: Hall, query: str) -> None:
    visitor = await hall.visitor().arrive()
    assert (await visitor.get(f"/api/tables?{query}", 400))["code"] == "bad-request"


@asynchronous
async def test_every_struct_of_the_description_is_strict(hall: Hall) -> None:
    described = await hall.visitor().get("/openapi.json")
    assert described["openapi"].startswith("3.1")
    bodies = [
        operation["requestBody"]["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2]
        for path in described["paths"].values()
        for operation in path.values()
        if "requestBody" in operation
    ]
    for name in bodies:
        assert described["components"]["schemas"][name]["additionalProperties"] is False, name


@asynchronous
async def test_requests_from_other_sites_are_refused(hall: Hall) -> None:
    visitor = await hall.visitor().arrive()
    for headers in ({"origin": "https://evil.example"}, {"sec-fetch-site": "cross-site"}):
        response = await visitor.ask("POST", "/api/tables", {}, headers=headers)
        assert (response.status_code, response.json()["code"]) == (403, "wrong-origin")
    form = await visitor.client.post(
        f"{hall.url}/api/tables", data={"game": "x"}, headers={"cookie": visitor.cookie}
    )
    assert (form.status_code, form.json()["code"]) == (400, "bad-request")


@pytest.mark.parametrize(
    ("method", "path", "headers", "status"),
    [
        ("POST", "/api/tables", {"origin": "http://["}, 403),
        ("GET", f"/{'a' * 300}", {}, 200),
        ("GET", f"/{'a' * 300}.js", {}, 404),
        ("GET", "/api/games", {"x-forwarded-for": "zz:yy"}, 200),
        ("POST", "/api/guest", {"x-forwarded-for": "zz:yy"}, 200),
    ],
)
@asynchronous
async def test_odd_requests_are_no_failures(
    hall: Hall, method: str, path: str, headers: dict[str, str], status: int
) -> None:
    body: dict[str, str] | None = {} if method == "POST" else None
    response = await hall.visitor().ask(method, path, body, headers=headers)
    assert response.status_code == status, response.text


def test_only_texts_that_there_are_are_cached() -> None:
    games._read_text.cache_clear()
    rules.find.cache_clear()
    for number in range(1000):
        assert games.text_file("en", f"no-game-{number}.ftl") is None
    assert games.text_file("en", "house.ftl") is not None
    assert games._read_text.cache_info().currsize == 1
    assert rules.find.cache_info().currsize <= 256


@asynchronous
async def test_sockets_from_other_sites_are_refused(hall: Hall) -> None:
    visitor = await hall.visitor().arrive()
    response = await visitor.client.get(
        f"{hall.url}/ws/lobby",
        headers={
            "cookie": visitor.cookie,
            "origin": "https://evil.example",
            "connection": "Upgrade",
            "upgrade": "websocket",
            "sec-websocket-version": "13",
            "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
        },
    )
    assert response.status_code == 403


@asynchronous
async def test_every_answer_carries_the_headers(hall: Hall) -> None:
    visitor = hall.visitor()
    for path in ("/", "/healthz", "/api/me", "/nothing.js"):
        headers = (await visitor.ask("GET", path)).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe-inline" not in policy.partition("script-src")[2].partition(";")[0]
        assert headers["x-content-type-options"] == "nosniff"


@asynchronous
async def test_a_body_too_large_is_refused(hall: Hall) -> None:
    visitor = await hall.visitor().arrive()
    response = await visitor.ask("POST", "/api/tables", {"game": "x" * 100_000})
    assert (response.status_code, response.json()["code"]) == (413, "too-large")


@asynchronous
async def test_a_body_nested_too_deeply_is_refused(hall: Hall) -> None:
    visitor = await hall.visitor().arrive()
    record = '{"game":"skibe","rules_version":1,"seats":3,"seed":1,"options":{"a":' + "[" * 100_000
    response = await visitor.client.post(
        f"{hall.url}/api/tables/import",
        content=record,
        headers={"cookie": visitor.cookie, "content-type": "application/json"},
    )
    assert (response.status_code, response.json()["code"]) == (400, "bad-request")


@asynchronous
async def test_rate_limits_say_when_to_come_back(halls: Callable[..., Hall]) -> None:
    hall = await asyncio.to_thread(halls, limits="yes")
    async with httpx.AsyncClient(verify=False) as client:
        answers = [await client.post(f"{hall.url}/api/guest", json={}) for _ in range(1)]
        client.cookies.clear()
        while answers[-1].status_code == 200:
            answers.append(await client.post(f"{hall.url}/api/guest", json={}))
            client.cookies.clear()
    assert answers[-1].status_code == 429
    assert json.loads(answers[-1].text)["details"]["retry_after"] > 0
    assert int(answers[-1].headers["retry-after"]) >= 1
