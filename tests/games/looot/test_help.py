"""The worked examples of the help, and its list of longships and sites."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.texts import LANGUAGES, Teller
from meadhall.games.looot import GAME
from meadhall.games.looot.pieces import (
    KINDS,
    SCORED,
    SHIP_BONUS,
    SHIP_KIND,
    SHIP_NEEDS,
    SITE_KINDS,
    SITE_NEEDS,
    SITE_POINTS,
    TROPHY_AXES,
)
from tests.games.looot.table import lies, position, site
from tests.games.worked import sums
from tests.marks import clause

FJORD = {
    "castle 1": [(3, 1)],  # +3: wood, 2 axes
    "sheep 3": [(2, 2)],  # +1: wood, sheep, axe
    "sheep 5": [(1, 3)],  # +2: wood, sheep, gold
    "castle 2": [(3, -2)],  # not full
    "castle": [(6, 1), (6, 0)],
    "watchtower": [(2, 0), (6, -1), (5, -1)],
    "house": [(0, 1), (0, 2), (6, -2)],
    "gold": [(0, 3)],
    "sheep": [(1, 2), (0, 5), (1, 5), (2, 4)],
    "wood": [(2, 1), (2, 3)],
    "axe": [(4, 1), (3, 2), (3, 4)],
}


@clause("help-score")
def test_the_worked_score_of_the_help_adds_up() -> None:
    s = position()
    for nth, kind in enumerate(("port 1", "altar 2", "palace 1")):
        site(s, 0, kind)
        assert s.fjords[0].sites[nth] == nth * 5 + int(kind[-1]) - 1
    for what, places in FJORD.items():
        for place in places:
            lies(s, 0, place, what)
    s.trophy[0] = TROPHY_AXES.index(3)
    me = s.view(0).players[0]
    assert (me.site_points, me.trophy_points, me.unfilled) == (7, 6, 1)
    assert s.scores()[0] == 51
    assert sums(GAME, "help-score") == [51]


def needs(say: Teller, row: vec[i64]) -> str:
    kinds = list(row)
    names = [(kinds.count(at), say(f"tile-{kind}")) for at, kind in enumerate(KINDS)]
    return ", ".join(name if many == 1 else f"{many} × {name}" for many, name in names if many)


@clause("L-10.1", "L-10.2", "L-10.3", "L-10.4", "L-10.5", "L-10.6")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_lists_every_longship(language: str) -> None:
    say = Teller(GAME, language)
    for number, kind in enumerate(SCORED, 1):
        ships = [ship for ship, raised in enumerate(SHIP_KIND) if raised == kind]
        listed = [f"+{SHIP_BONUS[ship]} ({needs(say, SHIP_NEEDS[ship])})" for ship in ships]
        head, tail = say(f"clause-L-10-{number}").split(":", 1)
        assert f"{say('tile-' + KINDS[kind])} ({len(ships)})" in head
        assert tail.strip(" .").replace("\u202f;", ";").split("; ") == listed


@clause("L-10.7", "L-10.8", "L-10.9")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_lists_every_site(language: str) -> None:
    say = Teller(GAME, language)
    each = len(SITE_NEEDS) // len(SITE_KINDS)
    for nth, kind in enumerate(SITE_KINDS):
        sites = range(nth * each, nth * each + each)
        head, tail = say(f"clause-L-10-{nth + 7}").split(":", 1)
        assert f"{say('site-' + kind)} ({SITE_POINTS[sites[0]]})" in head
        listed = [needs(say, SITE_NEEDS[one]) for one in sites]
        assert tail.strip(" .").replace("\u202f;", ";").split("; ") == listed
