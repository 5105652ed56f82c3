"""Creates the virtual environment that `make` uses, or says what is missing.

python3 tools/setup.py play .venv    what playing needs
python3 tools/setup.py dev .venv     what tests and documentation need in addition
python3 tools/setup.py peers DIR     Catanatron, for comparison
"""

import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WANTED = {
    "play": ["-r", str(ROOT / "requirements" / "play.txt")],
    "dev": ["-r", str(ROOT / "requirements" / "dev.txt")],
    "peers": ["catanatron==3.2.1"],
}

SAYS = {
    "play": "Meadhall needs",
    "dev": "its tests and documents need",
    "peers": "it is measured against",
}


def stop(reason: str) -> None:
    sys.exit(f"Meadhall cannot be set up: {reason}")


def main(what: str, name: str) -> None:
    if sys.version_info < (3, 11):
        have = ".".join(map(str, sys.version_info[:3]))
        stop(f"it needs Python 3.11 or newer, this is {have} ({sys.executable}).\n"
             "Name another one with: make PYTHON=python3.12 ...")  # fmt: skip
    folder = ROOT / name
    python = folder / "bin" / "python"
    try:
        if not python.exists():
            print(f"making {name} ...", flush=True)
            venv.create(folder, with_pip=True, clear=folder.exists())
    except (subprocess.CalledProcessError, OSError) as error:
        stop(f"a virtual environment could not be made ({error}).\n"
             "On Debian and Ubuntu this helps: apt-get install python3-venv")  # fmt: skip
    pip = [str(python), "-m", "pip", "--quiet", "--disable-pip-version-check", "install"]
    print(f"installing what {SAYS[what]} (once) ...", flush=True)
    try:
        subprocess.run([*pip, *WANTED[what]], check=True)
        if what == "play":
            subprocess.run([*pip, "--no-deps", "--no-build-isolation", "-e", str(ROOT)], check=True)
    except subprocess.CalledProcessError as error:
        stop(f"packages could not be installed (pip ended with {error.returncode}; "
             "its message stands above).\n"
             "Is the package index in reach, and does it have these versions for "
             f"Python {sys.version.split()[0]}?")  # fmt: skip


if __name__ == "__main__":
    main(*sys.argv[1:])
