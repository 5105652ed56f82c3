"""Build hook of the wheel: compiles rules and parts of the hall with mypyc, given a C compiler.

Wheel and source distribution include the browser client built by `tools/web.py`.
`MEADHALL_COMPILE=0` builds without compiling, `MEADHALL_CLIENT=0` without the client;
`MEADHALL_BUILD=DIR` keeps C code and extension modules in DIR, so that only changed modules are
compiled again. `python hatch_build.py DIR` puts a compiled copy of the package and of `bench` into
DIR; `make` uses it. It does nothing if nothing changed.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable
from importlib.metadata import version
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

ROOT = Path(__file__).parent
SOURCE = ROOT / "src"
BENCH = ROOT / "bench"
CORE = (
    "rng.py", "sets.py", "moves.py", "actions.py", "messages.py", "component.py", "step.py",
    "state.py", "takeback.py", "view.py",
)  # fmt: skip
HALL = (
    "fleet/limits.py",
    "net/socket.py",
    "run/clock.py",
    "run/metrics.py",
    "store/journal.py",
    "table/attendance.py",
    "table/clocks.py",
    "table/decide.py",
    "table/driver.py",
    "table/match.py",
    "table/present.py",
    "table/session.py",
    "table/table.py",
)
NOT_RULES = {
    "__init__.py", "card_texts.py", "cards.py", "seen.py", "terminal.py", "shorthand.py",
    "upgrade.py",
}  # fmt: skip

APART = {"feast_for_odin"}  # a group of its own

# gcc and clang: direct calls within an extension module
FLAGS = ["-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt"]

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run as a script
    BuildHookInterface = object


# mypyc sees only the sources and msgspec; all other packages are untyped. So compiling needs no
# other runtime dependency and gives the same code with and without them. Modules that are not
# compiled are read for their types only; `make lint` checks them, with all packages.
MYPY = """
[mypy]
no_site_packages = True
ignore_missing_imports = True
follow_imports = silent
"""


def groups(bench: bool = False) -> list[tuple[list[str], str]]:
    """Files to compile, by extension module.

    `CORE`, `lab/empty.py`, the files of each game except `NOT_RULES`, and `HALL`; with `bench` also
    rules and view of noughts. A group is one C file, within which the compiler inlines. So the core
    is in the group of the smaller games; the largest game, as long as all others, has its own.
    """
    core = [f"meadhall/core/{name}" for name in CORE]
    found = [(core, "meadhall_core"), (["meadhall/lab/empty.py"], "meadhall_empty")]
    for folder in sorted((SOURCE / "meadhall/games").iterdir()):
        files = sorted(p for p in folder.glob("**/*.py") if p.name not in NOT_RULES)
        names = [p.relative_to(SOURCE).as_posix() for p in files]
        if folder.name in APART:
            found.append((names, f"meadhall_{folder.name}"))
        else:
            core += names
    found.append(([f"meadhall/hall/{name}" for name in HALL], "meadhall_hall"))
    if bench:
        noughts = [f"../bench/noughts/{name}" for name in ("rules.py", "view.py")]
        found.append((noughts, "meadhall_noughts"))
    return found


def compile_into(target: Path, build: Path, bench: bool = False) -> None:
    """Runs mypyc and the C compiler and writes the extension modules below `target`.

    Both folders are kept between builds: a module is compiled again only if its C code changed.
    """
    import msgspec

    made_with = build / "MADE_WITH"
    if not made_with.exists() or made_with.read_text() != tools():
        shutil.rmtree(build, ignore_errors=True)
        shutil.rmtree(target, ignore_errors=True)
        build.mkdir(parents=True)
        made_with.write_text(tools())
    config = build / "mypy.ini"
    config.write_text(MYPY)
    typed = build / "typed"
    shutil.rmtree(typed, ignore_errors=True)
    shutil.copytree(Path(msgspec.__file__).parent, typed / "msgspec")
    copy = build / "sources"
    write_sources(copy)
    path = os.pathsep.join(map(str, (copy / "src", copy, typed)))
    script = (
        "import sys\n"
        "from setuptools import setup\n"
        "from mypyc.build import mypycify\n"
        f"groups = {groups(bench)!r}\n"
        "files = [f for names, _ in groups for f in names]\n"
        f"options = ['--config-file', {str(config)!r}, '--cache-dir', {str(build / 'mypy')!r}]\n"
        "ext = mypycify([*options, *files], opt_level='3', debug_level='0', separate=groups,\n"
        f"               multi_file=False, target_dir={str(build)!r})\n"
        f"for one in ext:\n    one.extra_compile_args += {FLAGS if os.name == 'posix' else []!r}\n"
        "setup(name='meadhall', ext_modules=ext, py_modules=[],\n"
        f"      script_args=['build_ext', '--build-lib', {str(target)!r},\n"
        f"                   '--build-temp', {str(build / 'temp')!r}, '--parallel', '2'])\n"
    )
    done = run_script(script, copy / "src", path)
    if done.returncode and "mypyc/codegen" in done.stderr:  # its cache lacks something
        shutil.rmtree(build / "mypy", ignore_errors=True)
        done = run_script(script, copy / "src", path)
    if done.returncode:
        raise RuntimeError((done.stdout + done.stderr)[-4000:])


def run_script(script: str, folder: Path, path: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", script],
        cwd=folder,
        env={**os.environ, "MYPYPATH": path, "PYTHONHASHSEED": "0"},  # the same C code each time
        text=True,
        capture_output=True,
        check=False,
    )


def write_sources(copy: Path) -> None:
    """The sources with the methods that states get from their fields; see core/fields.py.

    A file that did not change is left alone, so that mypy need not look at it again.
    """
    with_methods = generator()
    wanted: dict[Path, str] = {}
    for home in (SOURCE / "meadhall", BENCH):
        wanted |= {file: file.read_text("utf-8") for file in home.rglob("*.py")}
    for game in [*(SOURCE / "meadhall/games").iterdir(), BENCH / "noughts"]:
        own = {str(file): text for file, text in wanted.items() if file.is_relative_to(game)}
        wanted |= {Path(file): text for file, text in with_methods(own).items()}
    for file in copy.rglob("*.py"):
        if ROOT / file.relative_to(copy) not in wanted:
            file.unlink()
    for file, text in wanted.items():
        target = copy / file.relative_to(ROOT)
        if not target.exists() or target.read_text("utf-8") != text:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, "utf-8")


def generator() -> Callable[[dict[str, str]], dict[str, str]]:
    """`with_methods` of core/fields.py, without importing the package."""
    spec = spec_from_file_location("meadhall_fields", SOURCE / "meadhall/core/fields.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look it up there
    spec.loader.exec_module(module)
    found: Callable[[dict[str, str]], dict[str, str]] = module.with_methods
    return found


def tools() -> str:
    """Versions of everything that the extension modules depend on besides the sources."""
    import sysconfig

    names = ("CC", "CFLAGS", "SOABI", "INCLUDEPY")
    made_with = [sys.version, *(str(sysconfig.get_config_var(name)) for name in names)]
    made_with += FLAGS
    made_with += [os.environ.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS")]
    made_with += [f"{name} {version(name)}" for name in ("mypy", "setuptools", "msgspec")]
    return "\n".join(made_with)


def compiler_missing() -> str | None:
    """Reason why compiling is impossible here, or None."""
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
    """Folder of the built browser client, and the reason if there is none."""
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
        sdist = self.target_name == "sdist"
        if os.environ.get("MEADHALL_CLIENT") != "0":
            built, missing = client()
            if missing:
                self.app.display_warning(f"meadhall is built without its browser client: {missing}")
            else:
                inside = "web/dist" if sdist else "meadhall/hall/static"
                build_data["force_include"][str(built)] = inside
        if sdist or os.environ.get("MEADHALL_COMPILE") == "0":
            return
        reason = compiler_missing()
        if reason:
            self.app.display_warning(f"meadhall is built interpreted: {reason}")
            return
        kept = os.environ.get("MEADHALL_BUILD")
        build = Path(kept) if kept else ROOT / ".build" / "wheel"
        if not kept:
            shutil.rmtree(build, ignore_errors=True)
        compile_into(build / "lib", build / "c")
        for module in modules_in(build / "lib", groups()):
            inside = module.relative_to(build / "lib").as_posix()
            build_data["force_include"][str(module)] = inside
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def fingerprint(paths: Iterable[Path]) -> str:
    """Hash of these files, of this script and of the running Python."""
    digest = hashlib.blake2b(sys.version.encode())
    for path in sorted([*paths, Path(__file__), ROOT / "pyproject.toml"]):
        if path.is_file() and "__pycache__" not in path.parts:
            digest.update(str(path.relative_to(ROOT)).encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


def recipe() -> str:
    """Hash of what determines the extension modules: compiled files and possible imports."""
    home = SOURCE / "meadhall"
    return fingerprint(
        [
            *home.glob("core/*.py"),
            *home.glob("games/**/*.py"),
            *home.glob("hall/**/*.py"),
            home / "lab/empty.py",
            *ROOT.glob("bench/noughts/*.py"),
        ]
    )


def main(target: Path) -> None:
    stamp = target / "STAMP"
    old = stamp.read_text().split() if stamp.exists() else ["", "", ""]
    refused = os.environ.get("MEADHALL_COMPILE") == "0"
    made = [fingerprint([*SOURCE.rglob("*"), *BENCH.rglob("*")]), recipe()]
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
    passed_over = shutil.ignore_patterns("__pycache__", ".*_cache")
    shutil.copytree(SOURCE, fresh, ignore=passed_over)
    shutil.copytree(BENCH, fresh / "bench", ignore=passed_over)
    if not reason and old[1:] == made[1:]:
        copy_modules(target, fresh)
    elif not reason:
        print("compiling the rules (a minute or two, only after a change) ...", flush=True)
        library = target.with_name("lib")  # unchanged modules are not compiled again
        compile_into(library, target.with_name("c"), bench=True)
        copy_modules(library, fresh)
    (fresh / "STAMP").write_text("\n".join(made))
    shutil.rmtree(target, ignore_errors=True)
    fresh.rename(target)


def copy_modules(old: Path, new: Path) -> None:
    """Copies the extension modules of an earlier build whose sources still exist."""
    for module in modules_in(old, groups(bench=True)):
        shutil.copy2(module, new / module.relative_to(old))


def modules_in(folder: Path, made_of: list[tuple[list[str], str]]) -> list[Path]:
    """Names of the extension modules: one for each file, and a shared one for each group."""
    wanted = {Path(f"{name}__mypyc") for _, name in made_of}
    wanted |= {
        Path(file.removeprefix("../")).with_suffix("") for names, _ in made_of for file in names
    }
    found = [path for path in folder.rglob("*") if path.suffix in {".so", ".pyd"}]
    return [
        path
        for path in found
        if path.relative_to(folder).with_name(path.name.split(".")[0]) in wanted
    ]


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1].startswith("-"):
        sys.exit("usage: python hatch_build.py DIR")
    main(Path(sys.argv[1]).resolve())
