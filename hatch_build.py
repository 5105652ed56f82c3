"""Builds the wheel: compiles the rules with mypyc where a C compiler is found.

The built browser client goes along (`tools/web.py` builds it). `MEADHALL_COMPILE=0` builds
interpreted, `MEADHALL_CLIENT=0` without the client. `python hatch_build.py DIR` puts a compiled
copy of the package into DIR, which is what `make` runs; it does nothing when nothing changed.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parent
SOURCE = ROOT / "src"
CORE = ("rng.py", "actions.py", "state.py", "takeback.py", "view.py")
HALL = (
    "match.py",
    "clocks.py",
    "room.py",
    "playing.py",
    "connection.py",
    "frames.py",
    "turns.py",
    "time.py",
    "limits.py",
    "metrics.py",
    "store/lines.py",
    "store/writer.py",
)
NOT_RULES = {"__init__.py", "seen.py", "terminal.py", "shorthand.py", "sense.py"}

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run by hand
    BuildHookInterface = object


def groups() -> list[tuple[list[str], str]]:
    """What is compiled: core, of each game all files but views and drawings, the empty engine."""
    core = [f"meadhall/core/{name}" for name in CORE]
    found = [(core, "meadhall_core"), (["meadhall/lab/empty.py"], "meadhall_empty")]
    for folder in sorted((SOURCE / "meadhall/games").iterdir()):
        files = sorted(p for p in folder.glob("**/*.py") if p.name not in NOT_RULES)
        if files:
            names = [p.relative_to(SOURCE).as_posix() for p in files]
            found.append((names, f"meadhall_{folder.name}"))
    found.append(([f"meadhall/hall/{name}" for name in HALL], "meadhall_hall"))
    noughts = [f"meadhall/hall/bench/noughts/{name}" for name in ("rules.py", "view.py")]
    found.append((noughts, "meadhall_noughts"))
    return found


def compile_into(target: Path, build: Path) -> None:
    """Runs mypyc and the C compiler; the extension modules end up below `target`."""
    script = (
        "import sys\n"
        "from setuptools import setup\n"
        "from mypyc.build import mypycify\n"
        f"groups = {groups()!r}\n"
        "files = [f for names, _ in groups for f in names]\n"
        f"options = ['--strict', '--config-file={ROOT / 'pyproject.toml'}']\n"
        "ext = mypycify([*options, *files], opt_level='3', debug_level='0', separate=groups,\n"
        f"               multi_file=False, target_dir={str(build)!r})\n"
        "setup(name='meadhall', ext_modules=ext, py_modules=[],\n"
        f"      script_args=['build_ext', '--build-lib', {str(target)!r},\n"
        f"                   '--build-temp', {str(build / 'temp')!r}, '--parallel', '2'])\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=SOURCE, text=True, capture_output=True, check=False
    )
    if done.returncode:
        raise RuntimeError((done.stdout + done.stderr)[-4000:])


def compiler_missing() -> str | None:
    """Why compiling cannot work here, or None."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler

    compiler = new_compiler()
    customize_compiler(compiler)
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\nint main(void) { return 0; }\n")
        try:
            import sysconfig

            compiler.compile(
                [str(probe)], output_dir=folder, include_dirs=[sysconfig.get_path("include")]
            )
        except Exception as error:
            return f"no working C compiler with Python headers ({error})"
    return None


def client() -> tuple[Path, str | None]:
    """The built browser client, and why there is none if so."""
    built = ROOT / "web" / "dist"
    if not (ROOT / "web" / "package.json").exists():
        return built, "its sources (web/) are not here"
    done = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "web.py")],
        text=True,
        capture_output=True,
        check=False,
    )
    if done.returncode:
        return built, (done.stdout + done.stderr).strip()[-2000:]
    return built, None


class CustomBuildHook(BuildHookInterface):
    def initialize(self, version: str, build_data: dict) -> None:
        if version == "editable":
            return
        if os.environ.get("MEADHALL_CLIENT") != "0":
            built, missing = client()
            if missing:
                self.app.display_warning(f"meadhall is built without its browser client: {missing}")
            else:
                build_data["force_include"][str(built)] = "meadhall/hall/static"
        if os.environ.get("MEADHALL_COMPILE") == "0":
            return
        reason = compiler_missing()
        if reason:
            self.app.display_warning(f"meadhall is built interpreted: {reason}")
            return
        build = ROOT / ".build" / "wheel"
        shutil.rmtree(build, ignore_errors=True)
        compile_into(build / "lib", build / "c")
        for module in modules_in(build / "lib"):
            inside = module.relative_to(build / "lib").as_posix()
            build_data["force_include"][str(module)] = inside
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def fingerprint(paths: Iterable[Path]) -> str:
    """A hash of files, of this one and of the Python that runs it."""
    digest = hashlib.blake2b(sys.version.encode())
    for path in sorted([*paths, Path(__file__), ROOT / "pyproject.toml"]):
        if path.is_file() and "__pycache__" not in path.parts:
            digest.update(str(path.relative_to(ROOT)).encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


def recipe() -> str:
    """A hash of all that the extension modules are made from: the compiled files and what they
    may import."""
    home = SOURCE / "meadhall"
    return fingerprint(
        [
            *home.glob("core/*.py"),
            *home.glob("games/**/*.py"),
            *home.glob("hall/**/*.py"),
            home / "lab/empty.py",
        ]
    )


def main(target: Path) -> None:
    stamp = target / "STAMP"
    old = stamp.read_text().split() if stamp.exists() else ["", "", ""]
    refused = os.environ.get("MEADHALL_COMPILE") == "0"
    made = [fingerprint(SOURCE.rglob("*")), recipe()]
    if old == [*made, "compiled"] and not refused:
        return
    reason = "MEADHALL_COMPILE=0" if refused else compiler_missing()
    made.append("interpreted" if reason else "compiled")
    if reason:
        print(f"meadhall runs interpreted: {reason}", flush=True)
    if old == made:
        return
    fresh = target.with_name(target.name + ".new")
    shutil.rmtree(fresh, ignore_errors=True)
    shutil.copytree(SOURCE, fresh, ignore=shutil.ignore_patterns("__pycache__"))
    if not reason and old[1:] == made[1:]:
        copy_modules(target, fresh)
    elif not reason:
        print("compiling the rules (a minute or two, only after a change) ...", flush=True)
        library = target.with_name("lib")  # kept: what did not change is not compiled again
        compile_into(library, target.with_name("c"))
        copy_modules(library, fresh)
    (fresh / "STAMP").write_text("\n".join(made))
    shutil.rmtree(target, ignore_errors=True)
    fresh.rename(target)


def copy_modules(old: Path, new: Path) -> None:
    """The extension modules of an earlier build, as far as their sources are still there."""
    for module in modules_in(old):
        copy = new / module.relative_to(old)
        name = module.name.split(".")[0]
        if name.endswith("__mypyc") or copy.with_name(f"{name}.py").exists():
            shutil.copy2(module, copy)


def modules_in(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.suffix in {".so", ".pyd"}]


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1].startswith("-"):
        sys.exit("usage: python hatch_build.py DIR")
    main(Path(sys.argv[1]).resolve())
