"""Runs the `meadhall` command with pipes and at a pseudo-terminal."""

import codecs
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[()][A-Z0-9]|\r")
CLEAR = "\x1b[2J"
COMMAND = [sys.executable, "-m", "meadhall.cli"]
TIMEOUT = 120  # seconds without output after which the program counts as hung
WIDTH, HEIGHT = 120, 50


def environment(**more: str) -> dict[str, str]:
    env = {key: value for key, value in os.environ.items() if key not in ("COLUMNS", "NO_COLOR")}
    return env | {"PYTHONPATH": os.pathsep.join(sys.path), "TERM": "xterm-256color"} | more


def run(*words: str, cwd: Path | None = None, stdin: str = "") -> subprocess.CompletedProcess[str]:
    """Runs the command with pipes."""
    return subprocess.run(
        [*COMMAND, *words],
        input=stdin,
        capture_output=True,
        text=True,
        cwd=cwd,
        env=environment(COLUMNS="120"),
        check=False,
    )


class Terminal:
    """Terminal emulator: collects output and sends keys."""

    def __init__(self, process: subprocess.Popen[bytes], master: int) -> None:
        self.process = process
        self.master = master
        self.raw = ""  # all output
        self.ended = False
        self.decoder = codecs.getincrementaldecoder("utf-8")()

    def until(self, *prompts: str) -> str:
        """Reads until the output ends with one of the prompts or the program ends; returns the
        new output without colours."""
        start = len(self.raw)
        while not self.ended and not plain(self.raw[start:]).rstrip("\n").endswith(prompts):
            ready, _, _ = select.select([self.master], [], [], TIMEOUT)
            assert ready, f"the terminal hangs; it shows:\n{plain(self.raw[start:])}"
            try:
                data = os.read(self.master, 65536)
            except OSError:  # the program has closed the terminal
                data = b""
            self.ended = not data
            self.raw += self.decoder.decode(data)  # a character may be split between two reads
        return plain(self.raw[start:])

    def type(self, words: str) -> None:
        os.write(self.master, f"{words}\n".encode())

    def press(self, key: bytes) -> None:
        os.write(self.master, key)

    def interrupt(self) -> None:
        """Sends Ctrl-C once the program waits for a key. Between printing the prompt and reading,
        Python would handle the signal only with the next key."""
        status = Path(f"/proc/{self.process.pid}/stat")
        while status.exists() and status.read_text().rpartition(")")[2].split()[0] != "S":
            time.sleep(0.01)
        self.process.send_signal(signal.SIGINT)

    def screen(self) -> str:
        """Output since the screen was last cleared."""
        return plain(self.raw.rpartition(CLEAR)[2])

    def code(self) -> int:
        """Reads to the end and returns the exit code."""
        self.until()
        return self.process.wait()


@contextmanager
def terminal(
    *words: str, cwd: Path | None = None, parent: signal.Handlers = signal.SIG_DFL
) -> Iterator[Terminal]:
    """Runs the command at a pseudo-terminal; `parent`: the inherited handler of Ctrl-C."""
    env = signal.signal(signal.SIGINT, parent)  # inherited by the child
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", HEIGHT, WIDTH, 0, 0))
    try:
        process = subprocess.Popen(
            [*COMMAND, *words],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=cwd,
            env=environment(),
            start_new_session=True,
        )
    finally:
        signal.signal(signal.SIGINT, env)
    os.close(slave)
    try:
        yield Terminal(process, master)
    finally:
        process.kill()
        process.wait()
        os.close(master)


def plain(text: str) -> str:
    return ESCAPES.sub("", text)


def choices(shown: str) -> dict[int, str]:
    """The numbered moves listed before the last prompt."""
    found = {}
    block = shown[shown.rindex("  1  ") :]
    for number, label in re.findall(r"(?:^|\s)(\d+)  ([^ \n]+(?: [^ \n]+)*)", block):
        found[int(number)] = label
    return dict(sorted(found.items()))
