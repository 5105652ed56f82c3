"""Runs the Dockerfile in clean Debian roots, without Docker, and tests the result.

    python tools/image_check.py [--work DIR] [--lend FILE ...] [--share DIR ...] [--env NAME ...]

Needs root and debootstrap. A minimal Debian with its own Python replaces the base image; each
stage is a copy of it. FROM, RUN, COPY, ENV, WORKDIR and USER are executed as written in the
Dockerfile, on the tracked files of the checkout. Then the last stage runs like a container: with a
read-only root, /tmp in memory, a separate folder as volume and a separate network. ENTRYPOINT and
CMD are started as USER, HEALTHCHECK must succeed, the page and its scripts must load, STOPSIGNAL
must end the process, and a second start must find the data of the first.

With a package source of your own, pass its settings to the roots: `--lend` copies a file to the
same path, `--share` mounts a folder there, `--env` passes a variable; all of them only while RUN
lines run. Not tested: the base image itself, and Docker's isolation.
"""

import argparse
import ctypes
import fcntl
import json
import os
import re
import shlex
import shutil
import signal
import socket
import struct
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from urllib.request import urlopen

ROOT = Path(__file__).resolve().parent.parent
SUITE = "bookworm"
PACKAGES = "python3,python3-venv,python3-pip,python3-dev,ca-certificates"
NEW_MOUNTS, NEW_NETWORK = 0x00020000, 0x40000000
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"


@dataclass
class Stage:
    root: Path
    env: dict[str, str] = field(default_factory=lambda: {"PATH": PATH})
    folder: str = "/"
    user: str = "root"
    volumes: list[str] = field(default_factory=list)
    command: dict[str, list[str]] = field(default_factory=dict)  # ENTRYPOINT, CMD, HEALTHCHECK
    stop: str = "SIGTERM"

    def chroot(self, words: list[str], **more: str) -> list[str]:
        """Command line that runs `words` in this root, as its user, with only its environment."""
        env = {**self.env, **more}
        inner = f"cd {shlex.quote(self.folder)} && exec {shlex.join(words)}"
        assigned = [f"{name}={value}" for name, value in env.items()]
        return ["env", "-i", *assigned, "chroot", f"--userspec={self.user}", str(self.root),
                "/bin/sh", "-c", inner]  # fmt: skip


def done(*words: str | Path) -> None:
    subprocess.run([str(word) for word in words], check=True)


def unshare(what: int) -> None:
    if ctypes.CDLL(None, use_errno=True).unshare(what):
        raise OSError(ctypes.get_errno(), "unshare: are you root?")


def instructions() -> list[tuple[str, str]]:
    """Pairs of instruction and arguments, with continued lines joined."""
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [(line.split(None, 1)[0], line.split(None, 1)[1].strip()) for line in lines]


def debian(folder: Path) -> Path:
    """A minimal Debian whose Python has the same name as in the base image; created once."""
    if not (folder / "usr/local/bin/python").is_symlink():
        shutil.rmtree(folder, ignore_errors=True)
        done("debootstrap", "--variant=minbase", f"--include={PACKAGES}", SUITE, folder)
        (folder / "usr/local/bin/python").symlink_to("/usr/bin/python3")
    return folder


def copy_sources(target: Path) -> None:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True)
    for name in filter(None, listed.stdout.decode().split("\0")):
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, target / name)


class Builder:
    def __init__(self, work: Path, lend: list[str], share: list[str], passed: list[str]) -> None:
        self.work = work
        self.lent = ["/etc/resolv.conf", "/etc/hosts", *lend]
        self.share = share
        self.passed = {name: os.environ[name] for name in passed}
        self.stages: dict[str, Stage] = {}
        self.last: Stage | None = None

    def build(self) -> Stage:
        for name, rest in instructions():
            print(f"--- {name} {rest}", flush=True)
            if name == "FROM":
                self.begin(rest.split())
            else:
                assert self.last is not None
                getattr(self, name.lower(), self.keep)(self.last, rest)
        assert self.last is not None
        return self.last

    def begin(self, words: list[str]) -> None:
        name = words[2] if len(words) == 3 else "final"
        root = self.work / name
        shutil.rmtree(root, ignore_errors=True)
        done("cp", "-a", debian(self.work / "debian"), root)
        self.last = self.stages[name] = Stage(root)

    def run(self, stage: Stage, line: str) -> None:
        """Executes RUN with the lent files and folders, which are removed afterwards."""
        unlent = []
        for file in map(Path, self.lent):
            copy = stage.root / file.relative_to("/")
            if file.is_file():
                unlent.append((copy, copy.read_bytes() if copy.exists() else None))
                copy.parent.mkdir(parents=True, exist_ok=True)
                copy.write_bytes(file.read_bytes())
        mounted = [("/dev", "/dev"), ("/proc", "/proc"), *((name, name) for name in self.share)]
        for source, target in mounted:
            (stage.root / target.lstrip("/")).mkdir(parents=True, exist_ok=True)
            done("mount", "--rbind", source, stage.root / target.lstrip("/"))
        began = time.monotonic()
        try:
            done(*stage.chroot(["/bin/sh", "-c", line], HOME="/root", **self.passed))
        finally:
            for _, target in reversed(mounted):
                done("umount", "--recursive", "--lazy", stage.root / target.lstrip("/"))
            for copy, before in unlent:
                copy.unlink() if before is None else copy.write_bytes(before)
        print(f"    {time.monotonic() - began:.0f} s", flush=True)

    def copy(self, stage: Stage, rest: str) -> None:
        *options, source, target = shlex.split(rest)
        into = stage.root / os.path.join(stage.folder, target).lstrip("/")
        if options:
            other = self.stages[options[0].removeprefix("--from=")]
            done("cp", "-a", other.root / source.lstrip("/"), into)
        else:
            assert source == ".", "only whole checkouts are copied"
            copy_sources(into)

    def env(self, stage: Stage, rest: str) -> None:
        for assigned in shlex.split(rest):
            name, _, value = assigned.partition("=")
            stage.env[name] = re.sub(r"\$(\w+)", lambda m: stage.env.get(m[1], ""), value)

    def workdir(self, stage: Stage, rest: str) -> None:
        stage.folder = rest
        (stage.root / rest.lstrip("/")).mkdir(parents=True, exist_ok=True)

    def user(self, stage: Stage, rest: str) -> None:
        stage.user = rest

    def volume(self, stage: Stage, rest: str) -> None:
        stage.volumes.append(rest)

    def stopsignal(self, stage: Stage, rest: str) -> None:
        stage.stop = rest

    def keep(self, stage: Stage, rest: str) -> None:
        pass  # EXPOSE

    def entrypoint(self, stage: Stage, rest: str) -> None:
        stage.command["ENTRYPOINT"] = json.loads(rest)

    def cmd(self, stage: Stage, rest: str) -> None:
        stage.command["CMD"] = json.loads(rest)

    def healthcheck(self, stage: Stage, rest: str) -> None:
        stage.command["HEALTHCHECK"] = json.loads(rest.partition(" CMD ")[2])


def loopback_up() -> None:
    """Brings up the loopback interface, the only one of the new network."""
    with socket.socket() as any_socket:
        fcntl.ioctl(any_socket, 0x8914, struct.pack("16sH14x", b"lo", 1))  # SIOCSIFFLAGS, IFF_UP


def confine(stage: Stage, work: Path) -> None:
    """Sets up a read-only root, /tmp in memory, and volumes initialised from the image."""
    for volume in stage.volumes:
        inside = stage.root / volume.lstrip("/")
        kept = work / "volume" / volume.lstrip("/")
        shutil.rmtree(kept, ignore_errors=True)
        kept.parent.mkdir(parents=True, exist_ok=True)
        done("cp", "-a", inside, kept)
    done("mount", "--bind", stage.root, stage.root)
    done("mount", "-o", "remount,bind,ro", stage.root)
    done("mount", "-t", "tmpfs", "-o", "mode=1777", "tmpfs", stage.root / "tmp")
    done("mount", "-t", "tmpfs", "-o", "mode=755", "tmpfs", stage.root / "dev")
    for name in ("null", "zero", "urandom", "random"):
        (stage.root / "dev" / name).touch()
        done("mount", "--bind", f"/dev/{name}", stage.root / "dev" / name)
    done("mount", "-t", "proc", "proc", stage.root / "proc")
    for volume in stage.volumes:
        kept = work / "volume" / volume.lstrip("/")
        done("mount", "--bind", kept, stage.root / volume.lstrip("/"))


def succeeds(stage: Stage, words: list[str]) -> bool:
    return not subprocess.run(stage.chroot(words), check=False, capture_output=True).returncode


def try_out(stage: Stage) -> list[str]:
    """Starts the hall, checks it and stops it; returns the files of its volumes."""
    command = stage.chroot([*stage.command["ENTRYPOINT"], *stage.command["CMD"]])
    hall = subprocess.Popen(command)
    try:
        deadline = time.monotonic() + 60
        while not succeeds(stage, stage.command["HEALTHCHECK"]):
            assert hall.poll() is None, f"the hall ended with {hall.returncode}"
            assert time.monotonic() < deadline, "HEALTHCHECK does not succeed"
            time.sleep(1)
        print("healthy", flush=True)
        assert os.stat(f"/proc/{hall.pid}").st_uid != 0, "the hall runs as root"
        address = f"http://127.0.0.1:{stage.env['MEADHALL_PORT']}"
        with urlopen(f"{address}/", timeout=30) as page:
            scripts = re.findall(r'src="(/assets/[^"]+\.js)"', page.read().decode())
        assert scripts, "the page has no scripts: the client is not inside"
        for script in scripts:
            with urlopen(address + script, timeout=30) as answer:
                assert answer.read()
        print("the page and its scripts come", flush=True)
        for place in ("/", "/venv", "/etc"):
            assert not succeeds(stage, ["touch", f"{place}/written"]), f"{place} can be written"
        hall.send_signal(getattr(signal, stage.stop))
        assert hall.wait(30) == 0, f"{stage.stop} ended it with {hall.returncode}"
    finally:
        if hall.poll() is None:
            hall.kill()
            hall.wait()
    return sorted(
        f"{file.relative_to(stage.root)} {file.stat().st_size}"
        for volume in stage.volumes
        for file in (stage.root / volume.lstrip("/")).rglob("*")
        if file.is_file() and file.stat().st_mtime > 0
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--work", type=Path, default=ROOT / ".build" / "image")
    for flag, words in (
        ("--lend", "a file that is copied into the roots"),
        ("--share", "a folder that is seen in the roots"),
        ("--env", "a variable that is passed on"),
    ):
        parser.add_argument(flag, action="append", default=[], help=words)
    args = parser.parse_args()
    if os.geteuid() or not shutil.which("debootstrap"):
        sys.exit("this needs root and debootstrap (apt-get install debootstrap)")
    work = args.work.resolve()
    work.mkdir(parents=True, exist_ok=True)
    unshare(NEW_MOUNTS)  # a private mount namespace: all mounts are removed when this process ends
    done("mount", "--make-rprivate", "/")
    stage = Builder(work, args.lend, args.share, args.env).build()
    version = subprocess.run(stage.chroot(["meadhall", "--version"]), capture_output=True,
                             text=True, check=True).stdout  # fmt: skip
    print(version, end="", flush=True)
    assert "(rules compiled)" in version
    unshare(NEW_NETWORK)
    loopback_up()
    confine(stage, work)
    first = try_out(stage)
    assert any("hall.sqlite3" in name for name in first), first
    secret = (stage.root / "data" / "secret").read_bytes()
    try_out(stage)
    assert (stage.root / "data" / "secret").read_bytes() == secret
    print("the image works: read-only, as its own user, with its data in the volume")


if __name__ == "__main__":
    main()
