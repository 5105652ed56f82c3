"""Vikings on Board as text: village, harbour, what each player has."""

from collections.abc import Callable

from meadhall.games.vikings_on_board.pieces import CLANS
from meadhall.games.vikings_on_board.seen import Bet, Piece, Ship, VikingsView

Say = Callable[..., str]
ROWS = 4  # of the village
GAP = "   "


def draw(view: VikingsView, say: Say) -> str:
    parts = [head(view, say), village(view, say), harbour(view, say), players(view, say)]
    return "\n\n".join("\n".join(part) for part in parts)


def short(clan: str, say: Say) -> str:
    """Two letters for a clan; the players' lines say which."""
    return say(f"short-{clan}")


def head(view: VikingsView, say: Say) -> list[str]:
    first = [say("board-round", round=view.round), say("board-sterns", count=view.sterns)]
    if view.captain is not None:
        first.append(say("board-captain", seat=view.captain))
    prices = GAP.join(f"{say(f'good-{line.good}')} {line.price}" for line in view.market)
    stacks = GAP.join(
        f"{say(f'space-{space}')}: {count}"
        for space, count in (("load-one", view.load_stack), ("draw-three", view.draw_stack))
    )
    return [
        GAP.join(first),
        f"{say('board-market')}: {prices}",
        f"{say('board-stacks')}: {stacks}",
    ]


def village(view: VikingsView, say: Say) -> list[str]:
    """The spaces in columns, each with the viking that came there this round."""
    cells = []
    for space in view.spaces:
        figure = short(space.figure.clan, say) if space.figure else "--"
        cells.append(f"{space.number:2} {figure} {say(f'space-{space.action}')}")
    wide = max(len(cell) for cell in cells) + len(GAP)
    lines = ["".join(cell.ljust(wide) for cell in cells[row::ROWS]).rstrip() for row in range(ROWS)]
    queue = " ".join(short(figure.clan, say) for figure in view.queue) or "--"
    return [*lines, f"{say('board-queue')}: {queue}"]


def harbour(view: VikingsView, say: Say) -> list[str]:
    """A line for each ship, and below it the bets at its berth."""
    goods = [line.good for line in view.market]
    titles = [say("board-ship"), *(say(f"good-{good}") for good in goods)]
    titles += [say("board-hull"), say("board-control")]
    rows = [titles] + [ship_row(ship, goods, say) for ship in view.ships]
    widths = [max(len(row[i]) for row in rows) for i in range(len(titles))]
    lines = []
    for number, row in enumerate(rows):
        cells = [cell.ljust(width) for cell, width in zip(row, widths, strict=True)]
        lines.append("  ".join(cells).rstrip())
        if number and view.ships[number - 1].bets:
            bets = ", ".join(bet_text(bet, say) for bet in view.ships[number - 1].bets)
            lines.append(f"    {say('board-bets')}: {bets}")
    return lines


def ship_row(ship: Ship, goods: list[str], say: Say) -> list[str]:
    if not ship.docked:
        return [str(ship.number), "", "", "", say("board-sailed"), ""]
    counts = [len([good for good in ship.goods if good.kind == kind]) for kind in goods]
    hull = " ".join(piece_text(piece, say) for piece in ship.hull) or "--"
    if ship.leaving:
        hull += f" ({say('board-leaving')})"
    control = " ".join(f"{short(line.clan, say)} {line.shields}" for line in ship.control)
    return [str(ship.number), *(str(count) if count else "-" for count in counts), hull, control]


def piece_text(piece: Piece, say: Say) -> str:
    """`Ha2a` = Hammer, two shields, the first of its kind; `+` = carries a guest."""
    return f"{short(piece.clan, say)}{piece.shields}{piece.copy}{'+' if piece.guest else ''}"


def bet_text(bet: Bet, say: Say) -> str:
    """`Mo? > Ha` = a bet of Moon on Hammer, its value hidden."""
    owner = CLANS[bet.owner]
    value = "?" if bet.value is None else str(bet.value)
    return f"{short(owner, say)}{value} > {short(bet.clan or owner, say)}"


def players(view: VikingsView, say: Say) -> list[str]:
    lines = []
    for seat, player in enumerate(view.players):
        counts = {"goods": len(player.goods), "hand": len(player.unplaced), "won": len(player.won)}
        lines.append(say("board-leads", short=player.clan, clan=player.clan, seat=seat, **counts))
    lines += [say("board-neutral", short=clan, clan=clan) for clan in view.neutral]
    if view.seat is not None:
        lines += own(view, view.seat, say)
    return lines


def own(view: VikingsView, seat: int, say: Say) -> list[str]:
    """What only this seat sees."""
    player = view.players[seat]
    kinds = [good.kind for good in player.goods]
    goods = [
        {"key": "board-good", "good": line.good, "count": kinds.count(line.good)}
        for line in view.market
        if line.good in kinds
    ]
    hand = [bet.value for bet in player.unplaced]
    won = [bet.value for bet in player.won]
    lines = [
        say("board-own", goods=goods),
        say("board-own-bets", hand=hand, won=won),
        say("board-worth", points=player.worth),
    ]
    doing = view.doing
    if doing is not None:
        seen = [doing.good] if doing.good else doing.hand
        if doing.picked is not None:
            seen = [doing.hand[doing.picked - 1]]
        drawn = [good.kind for good in seen if good.kind]
        if drawn:
            lines.append(say("board-drawn", good=drawn))
    return lines
