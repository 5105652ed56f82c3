"""Finds or installs the Chromium for the browser tests; else says what is missing.

python tools/browser.py        prints its path
"""

import os
import shutil
import subprocess
import sys

FULL = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# Has no windows, tabs and toolbars, and uses 30 % less processor time.
SHELL = "chromium-headless-shell"


def found(full: bool = False) -> str | None:
    """Path of Chromium: `MEADHALL_CHROMIUM` if set, else the first known name on the PATH.

    The headless shell comes first, unless `full`: it has no notifications.
    """
    wish = os.environ.get("MEADHALL_CHROMIUM")
    if wish:
        return shutil.which(wish)
    names = FULL if full else (SHELL, *FULL)
    return next((path for name in names if (path := shutil.which(name))), None)


def apt_get(*words: str) -> bool:
    """Runs apt-get and returns whether it succeeded."""
    done = subprocess.run(
        ["apt-get", "--quiet", "--quiet", *words],
        env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
        stdout=sys.stderr,
        check=False,
    )
    return done.returncode == 0


def install() -> None:
    print("no Chromium found: installing it with apt-get ...", file=sys.stderr, flush=True)
    if not apt_get("update"):
        sys.exit("the browser tests need Chromium, and `apt-get update` failed")
    add = ["install", "--yes", "--no-install-recommends", "chromium"]
    if not apt_get(*add, SHELL) and not apt_get(*add):  # not every system packages the shell
        sys.exit("the browser tests need Chromium, and `apt-get install` failed")


def main() -> None:
    if not found(full=True):
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
