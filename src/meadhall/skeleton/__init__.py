"""Writes a new game: a small complete one, to be changed into another.

In a clone of this repository the game becomes one of `meadhall.games`, with rules, texts in all
languages, tests, golden playthroughs and TypeScript types, so that it passes the ladder. Anywhere
else it becomes a package of its own, with English texts.
"""

import keyword
import os
import re
import string
import subprocess
import sys
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path

from meadhall.core.options import BadOption
from meadhall.core.registry import all_games, entries

MOST_SEATS = 5  # as many as the texts that all games share can name
SLUG = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
SEATS = re.compile(r"([1-9])(?:-([1-9]))?")
ENTRIES = '[project.entry-points."meadhall.games"]\n'
RULES_IN_NAV = "  - Rules:\n"


class CannotWrite(Exception):
    """The game could not be written or registered; says why, and what to do."""


@dataclass(frozen=True)
class NewGame:
    """What the files of a new game are filled with."""

    slug: str
    title: str
    few: int
    many: int
    letter: str
    package: str

    @property
    def module(self) -> str:
        return self.slug.replace("-", "_")

    def fill(self, text: str) -> str:
        """The text with its `{{names}}` replaced."""
        words = {
            "slug": self.slug,
            "title": self.title,
            "few": str(self.few),
            "many": str(self.many),
            "players": f"{self.few} to {self.many} players" if self.few < self.many
            else f"{self.few} player" + ("s" if self.few > 1 else ""),
            "letter": self.letter,
            "class": "".join(word.capitalize() for word in self.slug.split("-")),
            "package": self.package,
        }  # fmt: skip
        return re.sub(r"\{\{(\w+)\}\}", lambda found: words[found[1]], text)


def is_clone(folder: Path) -> bool:
    """Whether the folder is the root of a clone of this repository."""
    project = folder / "pyproject.toml"
    return (
        (folder / "src" / "meadhall" / "games").is_dir()
        and project.is_file()
        and ENTRIES in project.read_text(encoding="utf-8")
    )


def read_seats(given: str) -> tuple[int, int]:
    """How few and how many can play: `2-4`, or `3`."""
    found = SEATS.fullmatch(given)
    if found:
        few = int(found[1])
        many = int(found[2] or found[1])
        if few <= many <= MOST_SEATS:
            return few, many
    raise BadOption(f"--seats is a range such as 2-4, at most {MOST_SEATS}, not {given!r}")


def plan(slug: str, seats: str, title: str | None, clone: bool) -> NewGame:
    """The new game, with everything checked before a file is written."""
    module = slug.replace("-", "_")
    if not SLUG.fullmatch(slug) or keyword.iskeyword(module):
        raise BadOption(
            f"a game's slug is made of small letters, digits and hyphens, such as "
            f"'three-oars', not {slug!r}"
        )
    if slug in entries():
        raise BadOption(f"there is a game {slug!r} already; choose another slug")
    if title is None:
        title = " ".join(word.capitalize() for word in slug.split("-"))
    if not title.isprintable() or '"' in title or "\\" in title or not title.strip():
        raise BadOption(f"--title must be plain text without quotation marks, not {title!r}")
    few, many = read_seats(seats)
    return NewGame(
        slug=slug,
        title=title,
        few=few,
        many=many,
        letter=free_letter(slug),
        package=f"meadhall.games.{module}" if clone else module,
    )


def free_letter(slug: str) -> str:
    """A letter for the clauses that no game has yet, from the slug if possible."""
    taken = {game.clauses for game in all_games()}
    letters = [letter for letter in slug.upper() + string.ascii_uppercase if letter.isalpha()]
    return next(letter for letter in letters if letter not in taken)


def write_in_clone(root: Path, new: NewGame) -> list[Path]:
    """Writes the game into a clone: code, page of rules, tests, registration."""
    game = root / "src" / "meadhall" / "games" / new.module
    tests = root / "tests" / "games" / new.module
    page = root / "docs" / "rules" / f"{new.slug}.md"
    written = {page: "docs/rules.md", tests / "test_rules.py": "tests/test_rules.py.txt"}
    written |= {game / name: f"game/{source}" for name, source in game_files().items()}
    write(written, new)
    (tests / "__init__.py").touch()
    add_line(root / "pyproject.toml", ENTRIES, f'{new.slug} = "{new.package}:GAME"\n')
    add_line(root / "mkdocs.yml", RULES_IN_NAV, f"      - rules/{new.slug}.md\n")
    return [game, tests, page]


def write_project(folder: Path, new: NewGame) -> list[Path]:
    """Writes the game as a package of its own, with English texts."""
    root = folder / new.slug
    game = root / "src" / new.module
    written = {
        root / "pyproject.toml": "project/pyproject.toml.txt",
        root / "README.md": "project/README.md",
        root / "docs" / "rules" / f"{new.slug}.md": "docs/rules.md",
    }
    english = {
        name: source
        for name, source in game_files().items()
        if not name.endswith(".ftl") or name.endswith("en.ftl")
    }
    written |= {game / name: f"game/{source}" for name, source in english.items()}
    write(written, new)
    return [root]


def game_files() -> dict[str, str]:
    """The files of a game's folder, and the files they are made from."""
    folder = templates().joinpath("game")
    names = [one.name for one in folder.iterdir() if one.is_file()]
    names += [f"texts/{one.name}" for one in folder.joinpath("texts").iterdir()]
    return {name.removesuffix(".txt"): name for name in sorted(names)}


def templates() -> Traversable:
    return files(__name__).joinpath("files")


def write(written: dict[Path, str], new: NewGame) -> None:
    """Writes files from templates; none of them may be there."""
    there = [path for path in written if path.exists()]
    if there:
        raise BadOption(f"{there[0]} is there already; remove it or choose another slug")
    for path, source in written.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        text = templates().joinpath(source).read_text(encoding="utf-8")
        path.write_text(new.fill(text), encoding="utf-8")


def add_line(file: Path, after: str, line: str) -> None:
    """Adds a line directly after another."""
    text = file.read_text(encoding="utf-8")
    if after not in text:
        raise CannotWrite(f"{file} has no line {after.strip()!r}; add {line.strip()!r} by hand")
    file.write_text(text.replace(after, after + line, 1), encoding="utf-8")


def register(project: Path) -> None:
    """Installs the package of the game, so that its entry point is found."""
    pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
    if find_spec("hatchling"):  # nothing has to be fetched for the build
        pip.append("--no-build-isolation")
    run([*pip, "-e", "."], project)


def complete(root: Path, new: NewGame) -> None:
    """What follows from the game's code: golden playthroughs, types, a finished game."""
    run(["-m", "tests.ladder.golden", new.slug], root)
    run(["tools/typescript.py"], root)
    ends = root / "tests" / "games" / new.module / "ends"
    ends.mkdir(exist_ok=True)
    played = ["--humans", "0", "--bots", "random", "--seed", "1"]
    saved = ["--save", str(ends / "no-token-left.json")]
    run(["-m", "meadhall.cli", "play", new.slug, *played, *saved], root)


def run(words: list[str], folder: Path) -> None:
    """Runs Python in a folder. The sources there count, not a compiled copy of them."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    done = subprocess.run(
        [sys.executable, *words],
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        raise CannotWrite(
            f"the files are written, but this failed in {folder}:\n"
            f"  {Path(sys.executable).name} {' '.join(words)}\n{done.stdout.strip()}"
        )
