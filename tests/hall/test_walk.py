"""A move's way through the hall goes from file to file in one direction, with one callback."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

THERE = [  # from the socket to the disk
    "event loop -> net/socket.py",
    "net/socket.py -> table/session.py",
    "table/session.py -> table/table.py",
    "table/session.py -> table/decide.py",
    "table/decide.py -> table/match.py",
    "table/table.py -> store/journal.py",
    "store/journal.py -> store/database.py",
]
BACK = [  # from the disk to the socket
    "store/journal.py -> table/table.py",
    "table/table.py -> table/present.py",
    "table/present.py -> table/connection.py",
]


def test_one_move_passes_these_files(capsys: pytest.CaptureFixture[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.hall.walk"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},  # compiled code is not profiled
        capture_output=True,
        text=True,
        check=True,
    )
    lines = done.stdout.splitlines()
    with capsys.disabled():
        print(f"\none move, file by file:\n{done.stdout}")
    passages = [line.rpartition(" ")[0] for line in lines]
    at = [passages.index(one) for one in [*THERE, *BACK]]
    assert at == sorted(at)
    callbacks = [line for line in lines if line.endswith(" on_committed")]
    assert callbacks == ["store/journal.py -> table/table.py on_committed"]
    files = {part for one in passages for part in one.split(" -> ")}
    assert "lobby/seating.py" not in files
    assert len(files) <= 13, files  # with the event loop
