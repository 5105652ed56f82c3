"""Animals on Board as text, for the terminal."""

from collections.abc import Callable, Sequence
from textwrap import wrap

from meadhall.games.animals_on_board.pieces import SPECIES
from meadhall.games.animals_on_board.seen import AnimalsView, Kind, Player, Tile

Say = Callable[..., str]

WIDTH = 100
GLUE = "\N{NO-BREAK SPACE}"  # keeps an animal and its values on one line


def draw(view: AnimalsView, say: Say) -> str:
    """The whole table from one seat."""
    parts = [head(view, say), quay(view, say), players(view, say)]
    for seat, player in enumerate(view.players):
        if seat == view.seat and player.hand:
            parts.append(hand(player, say))
        if player.kinds:
            parts.append(ark(view, seat, say))
    return "\n\n".join(part for part in parts if part)


def head(view: AnimalsView, say: Say) -> str:
    counts = say("board-stores", stack=view.stack, supply=view.supply)
    where = say("board-round", round=view.round) if view.round else say("board-setup")
    line = f"{where} · {counts}"
    if len(view.species) == len(SPECIES):
        return line
    return f"{line}\n{flow('', say('board-species', species=view.species).split(' '), ' ')}"


def quay(view: AnimalsView, say: Say) -> str:
    """The groups with their numbers and prices."""
    if not view.round:
        return ""
    lines = [say("board-quay")]
    for at, group in enumerate(view.groups):
        label = f"  {at + 1:2}  {say('board-crates', count=len(group)):<12} "
        if at == view.splitting:
            stays = [tile for tile in group if tile.id not in view.pulled]
            pulled = [tile for tile in group if tile.id in view.pulled]
            lines.append(flow(label + say("board-stays") + " ", animals(stays, say)))
            lines.append(flow(" " * len(label) + say("board-pulled") + " ", animals(pulled, say)))
            if view.seat in view.waiting:
                lines.append(" " * len(label) + say("board-order"))
        else:
            lines.append(flow(label, animals(group, say)))
    if not view.groups:
        lines.append(flow("  ", animals([], say)))
    return "\n".join(lines)


def players(view: AnimalsView, say: Say) -> str:
    lines = [say("board-players")]
    for seat, player in enumerate(view.players):
        mark = ">" if seat in view.waiting else " "
        lines.append(flow(f"{mark} ", facts(view, seat, player, say), ", "))
    return "\n".join(lines)


def facts(view: AnimalsView, seat: int, player: Player, say: Say) -> list[str]:
    """What everybody may know of a player."""
    said = [say("board-player", seat=seat, crates=player.crates, load=player.load)]
    if not view.round:
        said.append(say("board-chosen" if player.chosen else "board-choosing"))
    if view.over:
        return said
    if seat == view.starter and view.next_starter is None:  # the flag goes to the first one out
        said.append(say("board-starter"))
    if player.out:
        said.append(say("board-out"))
    if seat == view.next_starter:
        said.append(say("board-next"))
    if view.last_turn and seat in view.waiting:
        said.append(say("board-last"))
    return said


def hand(player: Player, say: Say) -> str:
    return f"{say('board-hand')}\n{flow('  ', animals(player.hand, say))}"


def ark(view: AnimalsView, seat: int, say: Say) -> str:
    """An ark by species, and what each of them would bring."""
    player = view.players[seat]
    mine = seat == view.seat
    lines = [say("board-mine") if mine else say("board-ark", seat=seat)]
    for kind in player.kinds:
        values = " ".join(mark(tile, player) for tile in kind.tiles)
        label = f"  {say('species-' + kind.species):<14} {values}"
        lines.append(f"{label:<34} {worth(kind, player, say)}")
    crates = say("board-crates", count=player.crates)
    lines.append(f"  {crates:<32} {say('board-points', points=player.crates)}")
    if player.points is not None:
        total = say("board-points", points=player.points)
        lines.append(f"  {say('board-total' if view.over else 'board-worth'):<32} {total}")
    elif mine and seat in view.waiting:
        lines.append(f"  {say('board-order')}")
    return "\n".join(lines)


def mark(tile: str, player: Player) -> str:
    """The value of a tile, in brackets if it would not sail."""
    value = tile.rpartition("-")[2]
    return f"({value})" if tile in player.lost else value


def worth(kind: Kind, player: Player, say: Say) -> str:
    gone = [tile for tile in kind.tiles if tile in player.lost]
    points = say("board-points", points=kind.points)
    if not gone:
        return points
    return f"{points} · {say('board-pair' if len(kind.tiles) == 2 else 'board-surplus')}"


def animals(tiles: Sequence[Tile], say: Say) -> list[str]:
    """`panda 1 4`: the tiles by species, backs as they are."""
    said: dict[str, list[str]] = {}
    for tile in tiles:
        if tile.species is None:
            said.setdefault(say("tile-hidden"), [])
        else:
            said.setdefault(say(f"species-{tile.species}"), []).append(str(tile.value))
    return [" ".join([name, *values]) for name, values in said.items()] or [say("nothing")]


def flow(label: str, pieces: Sequence[str], between: str = " · ") -> str:
    """Pieces in a row after a label, wrapped under the first of them, none torn apart."""
    row = between.join(piece.replace(" ", GLUE) for piece in pieces)
    lines = wrap(row, WIDTH - len(label), break_long_words=False, break_on_hyphens=False) or [""]
    text = f"\n{' ' * len(label)}".join(lines)
    return (label + text).replace(GLUE, " ").rstrip()
