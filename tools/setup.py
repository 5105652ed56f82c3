"""Makes the virtual environment that `make` works in, or says what is missing.

python3 tools/setup.py .venv            everything for building and testing
python3 tools/setup.py --peers DIR      Catanatron, to measure against
"""

import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PEERS = ["catanatron==3.2.1"]


def stop(reason: str) -> None:
    sys.exit(f"Meadhall cannot be set up: {reason}")


def main(args: list[str]) -> None:
    if sys.version_info < (3, 11):
        have = ".".join(map(str, sys.version_info[:3]))
        stop(f"it needs Python 3.11 or newer, this is {have} ({sys.executable}).\n"
             "Name another one with: make PYTHON=python3.12 ...")  # fmt: skip
    peers = args[0] == "--peers"
    folder = ROOT / args[-1]
    python = folder / "bin" / "python"
    try:
        if not python.exists():
            print(f"making {args[-1]} ...", flush=True)
            venv.create(folder, with_pip=True, clear=folder.exists())
    except (subprocess.CalledProcessError, OSError) as error:
        stop(f"a virtual environment could not be made ({error}).\n"
             "On Debian and Ubuntu this helps: apt-get install python3-venv")  # fmt: skip
    pip = [str(python), "-m", "pip", "--quiet", "--disable-pip-version-check", "install"]
    wanted = PEERS if peers else ["-r", str(ROOT / "requirements" / "dev.txt")]
    print("installing what Meadhall needs (once, about a minute) ...", flush=True)
    try:
        subprocess.run([*pip, *wanted], check=True)
        if not peers:
            subprocess.run([*pip, "--no-deps", "--no-build-isolation", "-e", str(ROOT)], check=True)
    except subprocess.CalledProcessError as error:
        stop(f"packages could not be installed (pip ended with {error.returncode}; "
             "its message stands above). Is the package index in reach?")  # fmt: skip


if __name__ == "__main__":
    main(sys.argv[1:])
