"""`meadhall serve` and its settings: what is wrong is said in a sentence, before the hall opens."""

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from meadhall.hall.run.cli import app
from meadhall.hall.run.serve import Supervisor
from meadhall.hall.run.settings import BadSettings, Settings, load
from meadhall.hall.store.people import new_id
from tests.hall.support import PATIENCE, free_port


def refused(folder: Path, *flags: str) -> tuple[int, str]:
    """Exit code and the one line that is said."""
    done = subprocess.run(
        [sys.executable, "-m", "meadhall.hall", "serve", "--data", str(folder), *flags],
        capture_output=True, text=True, check=False, timeout=120,
    )  # fmt: skip
    assert done.stdout == ""
    [line] = done.stderr.splitlines()
    return done.returncode, line


def test_a_port_in_use_is_reported(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        code, said = refused(tmp_path, "--port", str(port))
    assert (code, said) == (1, f"the hall cannot open: 127.0.0.1:{port}: Address already in use")


def test_a_database_out_of_reach_is_reported(tmp_path: Path) -> None:
    url = f"postgresql://me:hidden@127.0.0.1:{free_port()}/hall"
    code, said = refused(tmp_path, "--port", "0", "--database", url)
    assert code == 1
    assert said.startswith("the hall cannot open: ")
    assert "hidden" not in said


def test_a_folder_that_cannot_be_made_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    code, said = refused(tmp_path / "file" / "data", "--port", "0")
    assert code == 1
    assert "Not a directory" in said


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("log_level", "loud", "log_level"),
        ("port", "99999", "<= 65535"),
        ("workers", "many", "workers"),
        ("bus", "amqp://x", "redis://"),
        ("database", "mysql://x", "sqlite:///file or postgresql"),
        ("secret", "short", "16 characters"),
    ],
)
def test_impossible_settings_are_refused(name: str, value: str, said: str) -> None:
    with pytest.raises(BadSettings, match=re.escape(said)):
        load(env={f"MEADHALL_{name.upper()}": value}).check()


def test_flags_win_over_the_environment_and_that_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / "hall.toml"
    file.write_text('port = 1\nping = 2\norigins = ["https://a.example"]\nlimits = false\n')
    env = {
        "MEADHALL_PING": "3",
        "MEADHALL_TABLES_IN_MEMORY": "4",
        "MEADHALL_LIMITS": "yes",
        "OTHER": "5",
    }
    settings = load(file, {"tables_in_memory": 6, "host": None}, env)
    assert (settings.port, settings.ping, settings.tables_in_memory) == (1, 3, 6)
    assert (settings.origins, settings.limits) == (("https://a.example",), True)
    file.write_text("colour = 1")
    with pytest.raises(BadSettings, match="unknown field `colour`"):
        load(file, env={})


def test_help_explains_every_setting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(os.environ, "COLUMNS", "200")
    monkeypatch.setitem(os.environ, "NO_COLOR", "1")
    shown = CliRunner().invoke(app, ["serve", "--help"]).output
    for field in msgspec.structs.fields(Settings):
        flag = "--origin" if field.name == "origins" else f"--{field.name.replace('_', '-')}"
        assert re.search(rf"{flag}\b.*[a-z]{{3}}", shown), flag
    for default in ("(a file in --data)", "(127.0.0.1)", "(no)", "(yes, except on a terminal)"):
        assert default in shown


def test_an_unknown_table_state_is_refused() -> None:
    done = CliRunner().invoke(app, ["admin", "list", "--state", "closed"])
    assert done.exit_code == 2
    assert "open, playing, over, abandoned" in done.output


@pytest.fixture
def supervisor() -> Iterator[Supervisor]:
    with socket.socket() as listening:
        supervisor = Supervisor(Settings(), listening, start=60, silence=0.1)
        yield supervisor
        shutil.rmtree(supervisor.metrics)


def started(code: str, pipe: int) -> subprocess.Popen[bytes]:
    """A worker that runs this code; `alive` is its end of the pipe."""
    code = f"import os, time; alive = {pipe}; {code}"
    worker = subprocess.Popen([sys.executable, "-c", code], pass_fds=[pipe])
    os.close(pipe)
    return worker


def test_a_worker_that_gives_no_sign_of_life_is_killed(supervisor: Supervisor) -> None:
    signs, alive = os.pipe()
    with started("os.write(alive, b'.'); time.sleep(600)", alive) as worker:
        supervisor._watch(worker, signs)
        assert supervisor.events.get(timeout=PATIENCE) is worker
        assert worker.returncode == -signal.SIGKILL


def test_a_worker_that_ends_is_reported_with_its_exit_code(supervisor: Supervisor) -> None:
    signs, alive = os.pipe()
    with started("os._exit(3)", alive) as worker:
        supervisor._watch(worker, signs)
        assert supervisor.events.get(timeout=PATIENCE) is worker
        assert worker.returncode == 3


def test_no_id_looks_like_a_flag() -> None:
    assert not any(new_id().startswith("-") for _ in range(2000))
