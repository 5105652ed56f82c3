"""Which games there are: everything under the entry-point group `meadhall.games`."""

import logging
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path

from meadhall.core.game import Game

GROUP = "meadhall.games"
log = logging.getLogger(__name__)


class UnknownGame(KeyError):
    """No game of that name; says which there are."""

    def __str__(self) -> str:
        return str(self.args[0])


class BrokenGame(ImportError):
    """A registered game that cannot be loaded; says why."""


def entries() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


@cache
def _load(entry: EntryPoint) -> Game:
    try:
        return _checked(entry, entry.load())
    except (Exception, SystemExit) as error:
        why = f"game {entry.name!r} ({entry.value}) cannot be loaded"
        raise BrokenGame(f"{why}: {error!r}") from error


def _checked(entry: EntryPoint, found: object) -> Game:
    if not isinstance(found, Game):
        raise TypeError(f"{entry.value} is {type(found).__name__}, not a Game")
    if found.slug != entry.name:
        raise ValueError(f"{entry.value} calls itself {found.slug!r}, registered as {entry.name!r}")
    return found


def _unregistered(slug: str) -> str:
    """What to do about a game whose code is there but which no installed package names."""
    module = slug.replace("-", "_")
    if not module.isidentifier():
        return ""
    ours = Path(__file__).parent.parent / "games" / module / "__init__.py"
    if not ours.exists() and find_spec(module) is None:
        return ""
    return (
        f". There is a package {module!r}, but no installed package registers it: name it in "
        f'pyproject.toml under [project.entry-points."{GROUP}"], then install that package again '
        "(pip install -e .), since entry points are read from what is installed"
    )


def game(slug: str) -> Game:
    """The game of that slug.

        meadhall.game("skibe").seats == range(3, 6)

    Args:
        slug: The name under which the game is registered, such as "skibe".

    Raises:
        UnknownGame: No installed package registers a game of that name.
        BrokenGame: One does, but its code cannot be loaded.
    """
    known = entries()
    if slug not in known:
        there = ", ".join(sorted(known)) or "none"
        raise UnknownGame(f"no game {slug!r}; there are: {there}{_unregistered(slug)}")
    return _load(known[slug])


def all_games() -> list[Game]:
    """All registered games, sorted by slug.

    One that cannot be loaded is reported in the log and left out.
    """
    found = []
    for _, entry in sorted(entries().items()):
        try:
            found.append(_load(entry))
        except BrokenGame as error:  # a broken third-party game must not stop the hall
            log.warning("%s; it is left out", error)
    return found
