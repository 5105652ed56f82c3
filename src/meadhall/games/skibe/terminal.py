"""Skibe as text, for the terminal."""

from collections.abc import Callable, Sequence
from textwrap import wrap
from typing import Any

from meadhall.games.skibe.seen import Ship, SkibeView, Viking

Say = Callable[..., str]

WIDTH = 100
LABEL = 14  # what stands before the berths of a ship
CELL = 12  # a berth
STONE = "●"
MARK = "✓"
GLUE = "\N{NO-BREAK SPACE}"  # keeps what belongs together on one line


def draw(view: SkibeView, say: Say) -> str:
    """The whole table; all seats see the same."""
    ships = [ship(view, at, say) for at in range(len(view.ships))]
    return "\n\n".join([head(view, say), *ships, players(view, say)])


def head(view: SkibeView, say: Say) -> str:
    stock = {"food": len(view.food_stock), "equipment": len(view.equipment_stock)}
    facts = [
        say("board-turn", turn=view.turn),
        say("board-pile", count=view.pile),
        say("board-stock", **stock),
    ]
    if view.scoring and view.scoring.reason == "final":
        facts.append(say("board-final"))
    slots = [
        f"{slot + 1} {say('card', **card(viking)) if viking else say('board-empty')}"
        for slot, viking in enumerate(view.display)
    ]
    lines = [" · ".join(facts), flow(f"{say('board-open')} ", slots)]
    if view.building:
        lines.append(say("board-card", card={"key": "card", **card(view.building.card)}))
    return "\n".join(lines)


def ship(view: SkibeView, at: int, say: Say) -> str:
    """A ship berth by berth, its chieftains, and what it pays now."""
    one = view.ships[at]
    facts = [
        say("board-food", food=len(one.food)),
        say("board-vikings", count=len(one.vikings), limit=view.limit),
    ]
    if one.full:
        facts.append(say("board-full"))
    if view.scoring and view.scoring.ship == at:
        facts.append(say("board-scored"))
    if one.stern is not None:
        facts.append(say("board-stern", seat=one.stern))
    lines = [flow(f"{say('ship-' + one.name).upper()} · ", facts), *berths(one, say)]
    if one.chieftains:
        row = [say("board-chieftain", seat=c.seat, action=c.action) for c in one.chieftains]
        lines.append(flow(f"  {say('board-chieftains')} ", row))
    pays = [say("pay", seat=seat, points=pay.points) for seat, pay in enumerate(one.pays)]
    lines.append(flow(f"  {say('board-pays')} ", pays))
    return "\n".join(lines)


def berths(one: Ship, say: Say) -> list[str]:
    """The Vikings side by side, berth 1 next to the bow; rows without anything are left out."""
    first = [say(f"shields-{viking.shields[0]}") for viking in one.vikings]
    second = [
        say(f"shields-{viking.shields[1]}") if len(viking.shields) > 1 else ""
        for viking in one.vikings
    ]
    rows = [
        (say("board-berth"), [str(berth + 1) for berth in range(len(one.vikings))]),
        (say("board-shields"), first),
        ("", second),
        (say("board-symbol"), [say(f"cargo-{viking.cargo}") for viking in one.vikings]),
        (say("board-equipment"), [STONE * len(viking.equipment) for viking in one.vikings]),
        (say("board-protected"), [MARK if viking.guarded else "" for viking in one.vikings]),
    ]
    return [
        f"  {label:<{LABEL - 2}}{''.join(f'{cell:<{CELL}}' for cell in cells)}".rstrip()
        for label, cells in rows
        if any(cells)
    ]


def players(view: SkibeView, say: Say) -> str:
    lines = [say("board-players")]
    for seat, player in enumerate(view.players):
        mark = ">" if seat in view.waiting else " "
        hand = [chieftain.action for chieftain in player.chieftains]
        said = say(
            "board-player",
            seat=seat,
            shields=player.colour,
            points=player.score,
            sterns=len(player.sterns),
            action=hand,
        )
        lines.append(flow(f"{mark} ", said.split(" "), " "))
    return "\n".join(lines)


def card(viking: Viking) -> dict[str, Any]:
    """The arguments of the message `card`."""
    return {"shields": viking.shields, "cargo": viking.cargo}


def flow(label: str, pieces: Sequence[str], between: str = " · ") -> str:
    """Pieces in a row after a label, wrapped under the first of them, none torn apart."""
    row = between.join(piece.replace(" ", GLUE) for piece in pieces)
    lines = wrap(row, WIDTH - len(label), break_long_words=False, break_on_hyphens=False) or [""]
    text = f"\n{' ' * len(label)}".join(lines)
    return (label + text).replace(GLUE, " ").rstrip()
