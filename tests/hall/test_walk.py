"""A move's way through the hall goes from file to file in one direction, with one callback."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

# A file calls only files further down.
THERE = [  # from the socket to the disk
    "event loop",
    "net/socket.py",
    "table/session.py",
    "table/table.py",
    "table/decide.py",
    "table/match.py",
    "store/journal.py",
    "store/database.py",
]
BACK = [  # from the disk to the socket
    "event loop",
    "store/database.py",
    "store/journal.py",
    "table/table.py",
    "table/session.py",
    "table/decide.py",
    "table/present.py",
    "table/match.py",
    "net/socket.py",
]
CALLBACK = "store/journal.py -> table/table.py on_committed"


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
    files = {name for line in lines for name in line.rpartition(" ")[0].split(" -> ")}
    with capsys.disabled():
        print(f"\none move, file by file:\n{done.stdout}")
    assert files == {*THERE, *BACK}
    assert len(files - {"event loop"}) == 8
    assert lines.count(CALLBACK) == 1
    callback = lines.index(CALLBACK)
    for way, passages in ((THERE, lines[:callback]), (BACK, lines[callback:])):
        for passage in passages:
            caller, callee = passage.rpartition(" ")[0].split(" -> ")
            if caller != "event loop" or callee != "store/database.py":
                assert way.index(caller) < way.index(callee), passage
    assert "net/socket.py -> table/session.py receive" in lines[:callback]
    assert "store/journal.py -> store/database.py write" in lines[:callback]
    assert "table/table.py -> table/present.py change" in lines[callback:]
