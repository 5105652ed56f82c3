"""Finds the Chromium that the browser tests drive, or installs it, or says what is missing.

python tools/browser.py        prints its path
"""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def found() -> str | None:
    """`MEADHALL_CHROMIUM` if set, else the first of the usual names on the PATH."""
    wish = os.environ.get("MEADHALL_CHROMIUM")
    if wish:
        return shutil.which(wish)
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def install() -> None:
    print("no Chromium found: installing it with apt-get ...", file=sys.stderr, flush=True)
    for command in (["update"], ["install", "--yes", "--no-install-recommends", "chromium"]):
        done = subprocess.run(
            ["apt-get", "--quiet", "--quiet", *command],
            env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
            stdout=sys.stderr,
            check=False,
        )
        if done.returncode:
            sys.exit(f"the browser tests need Chromium, and `apt-get {command[0]}` failed")


def main() -> None:
    if not found():
        root = hasattr(os, "geteuid") and os.geteuid() == 0
        if not root or not shutil.which("apt-get"):
            sys.exit(
                "the browser tests need Chromium, and none was found on the PATH. Install it "
                "(on Debian and Ubuntu: sudo apt-get install chromium), or name another one: "
                "MEADHALL_CHROMIUM=/path/to/chrome make test"
            )
        install()
    print(found())


if __name__ == "__main__":
    main()
