"""Dockerfile, compose.yaml and the systemd unit name only what is there."""

import configparser
import re
import shlex
from typing import Any

import msgspec
import yaml
from typer.testing import CliRunner

from meadhall.cli import app
from meadhall.hall.run.settings import PREFIX, Settings, load
from tests.ladder.parts import ROOT

FIELDS = {field.name for field in msgspec.structs.fields(Settings)}
SETTING = re.compile(rf"\b{PREFIX}([A-Z_]+)\b")


def dockerfile() -> list[tuple[str, str]]:
    """(instruction, the rest), continued lines joined."""
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [(line.split(None, 1)[0], line.split(None, 1)[1].strip()) for line in lines]


def services() -> dict[str, Any]:
    composed = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    return dict(composed["services"])


def check_command(words: list[str]) -> None:
    """`meadhall` knows the command and its flags."""
    told = CliRunner().invoke(app, [words[0], "--help"], env={"COLUMNS": "200"})
    assert told.exit_code == 0, words
    for word in words[1:]:
        if word.startswith("--"):
            assert word in told.output, word


def test_the_dockerfile_builds_in_two_stages_from_known_instructions() -> None:
    known = {"FROM", "RUN", "WORKDIR", "COPY", "USER", "ENV", "VOLUME", "EXPOSE", "STOPSIGNAL",
             "HEALTHCHECK", "ENTRYPOINT", "CMD"}  # fmt: skip
    assert {name for name, _ in dockerfile()} <= known
    stages = [rest.split() for name, rest in dockerfile() if name == "FROM"]
    assert [stage[1:] for stage in stages] == [["AS", "build"], []]


def test_all_that_is_copied_is_there() -> None:
    stages = {"build"}
    for name, rest in dockerfile():
        if name == "COPY":
            *options, source, _ = shlex.split(rest)
            if options:
                (stage,) = options
                assert stage.removeprefix("--from=") in stages
                assert any(source in more for step, more in dockerfile() if step == "RUN")
            else:
                assert (ROOT / source).exists(), source


def test_no_address_but_its_own_is_built_in() -> None:
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8").lower()
    addresses = re.findall(r"https?://([^/'\" ]+)", text)
    assert set(addresses) <= {"127.0.0.1:8000"}


def test_the_environment_names_settings() -> None:
    files = ("Dockerfile", "compose.yaml", "deploy/meadhall.service")
    text = "".join((ROOT / name).read_text(encoding="utf-8") for name in files)
    named = {name.lower() for name in SETTING.findall(text)}
    assert {"host", "port", "data", "database", "bus", "secret"} <= named
    assert named - FIELDS == set()


def test_the_settings_of_the_composed_hall_can_be_used() -> None:
    env = {}
    for name, value in services()["hall"]["environment"].items():
        env[name] = re.sub(r"\$\{[^}]*\}", "0123456789abcdef", value)
    workers = services()["hall"]["command"][-1]
    settings = load(env=env, flags={"workers": int(workers)})
    settings.check()
    assert settings.secure_cookie


def test_commands_of_the_image_exist() -> None:
    commands = [yaml.safe_load(rest) for name, rest in dockerfile() if name == "CMD"]
    entry = [yaml.safe_load(rest) for name, rest in dockerfile() if name == "ENTRYPOINT"]
    assert entry == [["meadhall"]]
    for command in [*commands, services()["hall"]["command"]]:
        check_command(command)


def test_services_wait_for_services_that_report_their_health() -> None:
    found = services()
    for name, service in found.items():
        assert ("image" in service) != ("build" in service), name
        for other in service.get("depends_on", {}):
            assert "healthcheck" in found[other]
    hosts = re.findall(r"(?:@|redis://)(\w+)[/:]", " ".join(
        str(value) for value in found["hall"]["environment"].values()))  # fmt: skip
    assert hosts
    assert set(hosts) <= set(found)


def test_the_container_runs_as_its_own_user_and_writes_to_its_volume_only() -> None:
    steps = dict(dockerfile())
    assert steps["USER"] not in ("root", "0")
    assert steps["VOLUME"] == "/data"
    assert "MEADHALL_DATA=/data" in steps["ENV"]
    assert "HEALTHCHECK" in steps
    hall = services()["hall"]
    assert hall["read_only"] is True
    assert hall["tmpfs"] == ["/tmp"]
    composed = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    kept = {
        volume.split(":")[0] for one in services().values() for volume in one.get("volumes", [])
    }
    assert "hall:/data" in hall["volumes"]
    assert kept == set(composed["volumes"])


def test_the_image_has_the_versions_that_are_tested() -> None:
    (line,) = [rest for name, rest in dockerfile() if name == "RUN" and "[hall]" in rest]
    (file,) = re.findall(r"--constraint (\S+)", line)
    assert (ROOT / file).is_file()


def test_the_unit_serves_from_its_state_directory_as_its_own_user() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.read(ROOT / "deploy" / "meadhall.service", encoding="utf-8")
    service = unit["Service"]
    program, *words = shlex.split(service["ExecStart"])
    assert program.endswith("/bin/meadhall")
    check_command(words)
    assert service["User"] == "meadhall"
    folder = f"/var/lib/{service['StateDirectory']}"
    assert service["Environment"] == f"MEADHALL_DATA={folder}"
    assert service["WorkingDirectory"] == folder
    manual = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    for named in (program.removesuffix("/bin/meadhall"), folder, service["EnvironmentFile"][1:]):
        assert named in manual
