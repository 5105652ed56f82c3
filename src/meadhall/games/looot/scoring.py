"""L-8  The score."""

from meadhall.core.state import Args, TallyLine
from meadhall.games.looot.fjord import Worth
from meadhall.games.looot.pieces import KINDS, NO_TROPHY, SCORED, TROPHY_POINTS, UNFILLED
from meadhall.games.looot.state import Table


def points(s: Table, seat: int) -> list[int]:
    """L-8.1 tiles by kind, L-8.2 sites and trophy, L-8.3 what the empty longships cost."""
    worth = Worth(s.fjords[seat])
    found = [int(worth.points(kind)) for kind in SCORED]
    return [*found, worth.site_points(), trophy_points(s, seat), int(worth.unfilled * UNFILLED)]


def tally(s: Table, seat: int) -> list[TallyLine]:
    """The same line by line."""
    worth = Worth(s.fjords[seat])
    lines = []
    names: list[tuple[str, Args]] = []
    for kind in SCORED:
        count, value = int(worth.counts[kind]), int(worth.values[kind])
        names.append(("tally-tiles", {"tile": KINDS[kind], "count": count, "value": value}))
    names.append(("tally-sites", {"count": len(worth.complete)}))
    names.append(("tally-trophy", {}))
    names.append(("tally-unfilled", {"count": int(worth.unfilled)}))
    for (key, args), brought in zip(names, points(s, seat), strict=True):
        lines.append(TallyLine(key, brought, args))
    return lines


def trophy_points(s: Table, seat: int) -> int:
    """L-8.2"""
    return TROPHY_POINTS[s.trophy[seat]] if s.trophy[seat] != NO_TROPHY else 0
