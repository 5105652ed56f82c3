"""Looot as text: the land and the fjords as hexes whose names can be typed.

A hex is four letters wide. The upper line says where it is, the lower one what lies there:

     ____
    /b14*\\
    \\wo_2/      space b 14, open to a viking; wood, with a viking of player 2 on it
"""

from collections.abc import Callable, Sequence
from textwrap import wrap

from meadhall.games.looot.layout import turn
from meadhall.games.looot.seen import Cell, LoootView, Need, Player

Say = Callable[..., str]

WIDTH = 100
INNER = 4  # letters in a hex
GAP = 2  # between a fjord and what is written beside it


class Canvas:
    """Hexes drawn as text; neighbours share their edges."""

    def __init__(self) -> None:
        self.hexes: list[tuple[int, int, str, str]] = []

    def add(self, q: int, r: int, upper: str, lower: str) -> None:
        self.hexes.append((q, 2 * r + q, upper, lower))

    def lines(self) -> list[str]:
        left = min(q for q, _, _, _ in self.hexes)
        top = min(y for _, y, _, _ in self.hexes)
        width = (max(q for q, _, _, _ in self.hexes) - left + 1) * (INNER + 1) + 1
        height = max(y for _, y, _, _ in self.hexes) - top + 3
        grid = [[" "] * width for _ in range(height)]
        for q, y, _, _ in self.hexes:  # first all upper edges: letters are written over them
            write(grid[y - top], (q - left) * (INNER + 1) + 1, "_" * INNER)
        for q, y, upper, lower in self.hexes:
            x = (q - left) * (INNER + 1)
            line = y - top
            write(grid[line + 1], x, f"/{upper[:INNER]:^{INNER}}\\")
            write(grid[line + 2], x, f"\\{lower[:INNER]:_^{INNER}}/")
        return ["".join(row).rstrip() for row in grid]


def write(row: list[str], x: int, text: str) -> None:
    row[x : x + len(text)] = text


def draw(view: LoootView, say: Say) -> str:
    """The whole table from one seat."""
    seats = range(len(view.players))
    order = [seat for seat in seats if seat == view.seat]
    order += [seat for seat in seats if seat != view.seat]
    parts = [head(view, say), land(view, say), legend(say), ships(view, say)]
    parts += [player(view, seat, say) for seat in order]
    return "\n\n".join(part for part in parts if part)


def head(view: LoootView, say: Say) -> str:
    said = []
    if not view.over:
        said.append(say("board-turn", seat=view.turn, number=view.number, vikings=view.vikings))
    said.append(say("board-bag", count=view.bag))
    line = " · ".join(said)
    if view.due:
        line += "\n" + say("board-due", tile=[tile.kind for tile in view.due])
    return line


# --- the land --------------------------------------------------------------------


def land(view: LoootView, say: Say) -> str:
    """The map, turned so that it is as narrow as can be."""
    places = [(h.q, h.r) for h in view.land] + [(s.q, s.r) for s in view.ocean]
    places += [(t.q, t.r) for t in view.trophies]
    steps = min(range(3), key=lambda steps: breadth(places, steps))
    canvas = Canvas()
    in_reach = {prospect.hex for prospect in view.prospects}
    for here in view.land:
        upper = f"{here.board}{here.number}" + ("*" if here.id in in_reach else "")
        mark = say(f"mark-{here.kind}")
        if here.tiles is not None:
            lower = f"{mark}:{here.tiles}" if here.tiles else f"({mark})"
        else:
            lower = standing(mark, [viking.seat for viking in here.vikings])
        canvas.add(*turn(here.q, here.r, steps), upper, lower)
    for at, slot in enumerate(view.ocean):
        lower = f"{say('mark-' + slot.ship.kind)}+{slot.ship.bonus}" if slot.ship else "~~~~"
        canvas.add(*turn(slot.q, slot.r, steps), f"~{at + 1}~", lower)
    for trophy in view.trophies:
        lower = f"={trophy.points}" if trophy.seat is None else "--"
        canvas.add(*turn(trophy.q, trophy.r, steps), f"{say('mark-axe')}{trophy.axes}", lower)
    return "\n".join(canvas.lines())


def breadth(places: Sequence[tuple[int, int]], steps: int) -> int:
    columns = [turn(q, r, steps)[0] for q, r in places]
    return max(columns) - min(columns)


def standing(mark: str, seats: list[int]) -> str:
    """A resource space and who stands there; a full one has room for the numbers only."""
    numbers = "".join(str(seat + 1) for seat in seats)
    if not numbers:
        return mark
    if len(numbers) == 1:
        return f"{mark} {numbers}"
    return mark + numbers if len(numbers) == 2 else numbers[:INNER]


def legend(say: Say) -> str:
    kinds = ("wood", "sheep", "gold", "axe", "house", "watchtower", "castle")
    wood, house, axe = say("mark-wood"), say("mark-house"), say("mark-axe")
    marks = [f"{say('mark-' + kind)} {say('tile-' + kind)}" for kind in kinds]
    signs = [
        f"b14* {say('board-open')}",
        f"{wood} 1 {say('board-stands')}",
        f"{house}:2 {say('board-left')}",
        f"~1~ {say('board-slot')}",
        f"{axe}4 =10 {say('board-trophy')}",
    ]
    return flow(marks) + "\n" + flow(signs)


def ships(view: LoootView, say: Say) -> str:
    """The longships at sea, with what they need, and what those in the bag would raise."""
    lines = [say("board-ships")]
    for at, slot in enumerate(view.ocean):
        name = say("nothing")
        if slot.ship is not None:
            name = say("longship", tile=slot.ship.kind, bonus=slot.ship.bonus)
            name += f" ({cargo(slot.ship.needs, say)})"
        lines.append(f"  {at + 1}  {name}")
    bonuses: dict[str, str] = {}
    for ship in view.unseen:
        bonuses[ship.kind] = bonuses.get(ship.kind, "") + f" +{ship.bonus}"
    if bonuses:
        lines.append(say("board-unseen"))
        lines.append(flow([say(f"tile-{kind}") + many for kind, many in bonuses.items()]))
    return "\n".join(lines)


# --- the players -------------------------------------------------------------------


def player(view: LoootView, seat: int, say: Say) -> str:
    """A fjord, and beside it what its owner has."""
    owner = view.players[seat]
    left = fjord(owner, say)
    wide = max(len(line) for line in left) + GAP
    right = notes(view, seat, owner, say, WIDTH - wide)
    rows = []
    for at in range(max(len(left), len(right))):
        drawn = left[at] if at < len(left) else ""
        noted = right[at] if at < len(right) else ""
        rows.append(f"{drawn:<{wide}}{noted}".rstrip())
    return "\n".join(rows)


def fjord(owner: Player, say: Say) -> list[str]:
    canvas = Canvas()
    for at, cell in enumerate(owner.fjord):
        canvas.add(cell.q, cell.r, *contents(at, cell, say))
    for site in owner.sites:
        canvas.add(site.q, site.r, say(f"mark-{site.kind}"), progress(site.needs))
    return canvas.lines()


def contents(at: int, cell: Cell, say: Say) -> tuple[str, str]:
    """The two lines of a cell: its number while it is empty, else the tile."""
    if cell.tile is None:
        return str(at + 1), ""
    if cell.tile.ship is None:
        return "", say(f"mark-{cell.tile.kind}")
    ship = cell.tile.ship
    return f"{say('mark-' + ship.kind)}+{ship.bonus}", progress(ship.needs)


def cargo(needs: Sequence[Need], say: Say) -> str:
    """What is needed around a longship or site: `wood, 2 × gold`."""
    kinds = [need.kind for need in needs]
    said = []
    for kind in dict.fromkeys(kinds):
        many = f"{kinds.count(kind)} × " if kinds.count(kind) > 1 else ""
        said.append(many + say(f"tile-{kind}"))
    return ", ".join(said)


def progress(needs: Sequence[Need]) -> str:
    return f"{sum(need.met for need in needs)}/{len(needs)}"


def notes(view: LoootView, seat: int, owner: Player, say: Say, width: int) -> list[str]:
    mark = ">" if seat in view.waiting else " "
    facts = say("board-facts", vikings=owner.vikings, axes=owner.axes, free=owner.free)
    lines = [f"{mark} {say('board-player', seat=seat)}", *fitted(facts, width)]
    left = [shield.kind for shield in owner.shields if not shield.used]
    lines += fitted(say("board-shields", shield=left), width)
    declared = [shield.kind for shield in owner.shields if shield.declared]
    if declared:
        lines += fitted(say("board-declared", shield=declared), width)
    for site in owner.sites:
        name = f"{say('site-' + site.kind)} {progress(site.needs)}"
        lines += fitted(f"{name} ({cargo(site.needs, say)})", width)
    for at, cell in enumerate(owner.fjord):
        if cell.tile is not None and cell.tile.ship is not None and not cell.tile.ship.filled:
            ship = cell.tile.ship
            name = f"{say('longship', tile=ship.kind, bonus=ship.bonus)} {progress(ship.needs)}"
            lines += fitted(f"{at + 1}: {name} ({cargo(ship.needs, say)})", width)
    return [*lines, *score(owner, say)]


def score(owner: Player, say: Say) -> list[str]:
    """What the fjord is worth now, line by line, without lines that bring nothing."""
    rows = [
        (say("tally-tiles", tile=sum_.kind, count=sum_.count, value=sum_.value), sum_.points)
        for sum_ in owner.sums
    ]
    complete = sum(site.complete for site in owner.sites)
    rows.append((say("tally-sites", count=complete), owner.site_points))
    rows.append((say("tally-trophy"), owner.trophy_points))
    rows.append((say("tally-unfilled", count=owner.unfilled), owner.unfilled_points))
    rows = [(text, points) for text, points in rows if points]
    rows.append((say("board-points"), owner.points))
    return [f"  {text:<34}{points:>4}" for text, points in rows]


def fitted(text: str, width: int) -> list[str]:
    return wrap(text, width, initial_indent="  ", subsequent_indent="    ")


def flow(pieces: Sequence[str]) -> str:
    """Pieces in a row, wrapped between them."""
    lines = [""]
    for piece in pieces:
        joined = f"{lines[-1]} · {piece}" if lines[-1] else piece
        if len(joined) > WIDTH:
            lines.append(piece)
        else:
            lines[-1] = joined
    return "\n".join(lines)
