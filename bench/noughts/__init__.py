"""Noughts and crosses: a minimal game to measure the hall itself.

Only the benchmark registers it, through an entry point as any third-party game (`registered`).
"""

from pathlib import Path

from bench.noughts.rules import ACTIONS, MARKS, STEPS, Noughts
from bench.noughts.seen import NoughtsView
from bench.noughts.view import view
from meadhall.core.game import Game, Say

SLUG = "noughts"


def draw(view: NoughtsView, _: Say) -> str:
    return "".join("." if cell is None else "ox"[cell] for cell in view.cells)


GAME = Game(
    slug=SLUG,
    title="Noughts",
    seats=range(2, 3),
    options=(),
    rules_version=1,
    actions=ACTIONS,
    steps=STEPS,
    state=Noughts,
    view=view,
    view_type=NoughtsView,
    draw=draw,
    package=__name__,
    clauses="N",
    longest=MARKS + 9,
)


def registered(folder: Path) -> None:
    """Writes package metadata into a folder; with it on the path the game is an entry point."""
    info = folder / f"{SLUG}-1.dist-info"
    info.mkdir(exist_ok=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {SLUG}\nVersion: 1\n")
    (info / "entry_points.txt").write_text(f"[meadhall.games]\n{SLUG} = {__name__}:GAME\n")
