"""What the position adds to the text of a move of Animals on Board."""

from meadhall.core.sets import size
from meadhall.core.state import NO_ARGS, Args
from meadhall.games.animals_on_board.moves import DONE, SPLIT, TAKE, tile_names
from meadhall.games.animals_on_board.state import Table
from meadhall.games.animals_on_board.turn import crates_after_split


def detail(s: Table, seat: int, action: int) -> Args:
    crates = s.crates[seat]
    if SPLIT.has(action):
        tiles = tile_names(s.groups[SPLIT.place(action)])
        return {"tiles": tiles, "crates": crates, "after": crates_after_split(crates)}
    if TAKE.has(action):
        tiles = tile_names(s.groups[TAKE.place(action)])
        return {"tiles": tiles, "count": len(tiles)}
    if DONE.has(action):
        right = size(s.pulled)
        return {"left": size(s.groups[s.splitting]) - right, "right": right}
    return NO_ARGS
