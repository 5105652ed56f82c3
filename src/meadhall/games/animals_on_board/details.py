"""What the position adds to the text of a move of Animals on Board."""

from meadhall.core.state import NO_ARGS, Args
from meadhall.games.animals_on_board.rules import (
    DONE,
    SPLIT,
    TAKE,
    Animals,
    crates_after_split,
    tile_names,
)


def detail(s: Animals, seat: int, action: int) -> Args:
    crates = s.crates[seat]
    if SPLIT.has(action):
        tiles = tile_names(s.groups[SPLIT.arg(action) - 1][:-1])
        return {"tiles": tiles, "crates": crates, "after": crates_after_split(crates)}
    if TAKE.has(action):
        tiles = tile_names(s.groups[TAKE.arg(action) - 1][:-1])
        return {"tiles": tiles, "count": len(tiles)}
    if action == DONE.first:
        group = s.groups[s.splitting]
        return {"left": len(group) - 1 - len(s.pulled), "right": len(s.pulled)}
    return NO_ARGS
