"""The shapes and boards of A Feast for Odin as TypeScript, for its drawn board."""

import json
from typing import Any

from meadhall.games.feast_for_odin import pieces
from meadhall.games.feast_for_odin.boards import BOARDS

COLOURS = {
    pieces.ORANGE: "orange",
    pieces.RED: "red",
    pieces.GREEN: "green",
    pieces.BLUE: "blue",
}


def colour(what: int) -> str:
    if pieces.FIRST_SPECIAL <= what < pieces.FIRST_SPECIAL + pieces.SPECIALS:
        return "special"
    return COLOURS.get(pieces.COLOUR[what], "plain")


def item(what: int) -> list[Any]:
    """Colour, shape, what it rises to, seats wide and narrow, sword value."""
    up = pieces.UPGRADES_TO[what]
    sword = pieces.SWORD[what]
    return [
        colour(what),
        pieces.SHAPES[what],
        pieces.ITEMS[up] if up >= 0 else None,
        pieces.WIDE[what] if what < len(pieces.WIDE) else 0,
        pieces.NARROW[what] if what < len(pieces.NARROW) else 0,
        sword if sword < 99 else None,
    ]


def board(name: str) -> dict[str, Any]:
    """The grid, and each income line as values and their cells; the last value has none."""
    geometry = next(one for one in BOARDS if one.name in (name, f"{name}_1"))
    kind = "home" if name == "home" else "island" if geometry.outdoors else "house"
    return {
        "kind": kind,
        "grid": geometry.grid,
        "values": geometry.lines,
        "cells": [[[c // 14 + 1, c % 14 + 1] for c in line] for line in geometry.income],
    }


def text() -> str:
    """The whole file, without its head."""
    names = dict.fromkeys(
        one.name.removesuffix(f"_{one.name[-1]}") if one.name[-1].isdigit() else one.name
        for one in BOARDS
    )
    used = [
        what
        for what in range(len(pieces.ITEMS))
        if pieces.AREA[what] > 1 or colour(what) != "plain"
    ]
    lines = [
        "/** Colour, shape, what it rises to, seats wide and narrow, sword value. */",
        "export type ItemRow = [string, string[], string | null, number, number, number | null];",
        "export const ITEMS: Record<string, ItemRow> = {",
        *[f"  {pieces.ITEMS[what]}: {json.dumps(item(what))}," for what in used],
        "};",
        "",
        "export interface BoardShape {",
        '  kind: "home" | "island" | "house";',
        "  grid: string[];",
        "  values: number[][];",
        "  cells: number[][][];",
        "}",
        "export const BOARDS: Record<string, BoardShape> = {",
    ]
    for name in names:
        inside = ", ".join(f"{key}: {json.dumps(value)}" for key, value in board(name).items())
        lines.append(f"  {name}: {{ {inside} }},")
    lines.append("};")
    return "\n".join(lines)
