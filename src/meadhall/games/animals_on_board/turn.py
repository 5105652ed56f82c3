"""A-1.4 the first tile, A-3 a turn: splitting and taking.

Clause numbers are those of docs/rules/animals-on-board.md.
"""

from typing import Any, Final

from mypy_extensions import i64

from meadhall.core.moves import Moves
from meadhall.core.sets import (
    above,
    has,
    removed,
    replaced,
    rest,
    several,
    single,
    size,
    without,
)
from meadhall.core.state import Step
from meadhall.games.animals_on_board.moves import (
    DECLINE,
    DONE,
    KEEP,
    PASS,
    PULL,
    PULL_HIDDEN,
    SPLIT,
    TAKE,
    tile_name,
    tile_names,
)
from meadhall.games.animals_on_board.pieces import ARK_SPACE, CRATE_LIMIT, FACE_DOWN
from meadhall.games.animals_on_board.state import NO_GROUP, NO_TILE, NOBODY, Table


class KeepOne(Step[Table]):
    """A-1.4  All at once and in secret: keep one of three tiles for the ark."""

    def offer(self, s: Table, seat: i64, moves: Moves) -> None:
        moves.add_places(KEEP, s.hands[seat])

    def take(self, s: Table, seat: int, action: int) -> None:
        tile = single(KEEP.place(action))
        s.hands = replaced(s.hands, seat, without(s.hands[seat], tile))
        s.board(seat, tile)


class Turn(Step[Table]):
    """A-3.1  Split a group or take one; A-3.5 pass; A-4.2 the last one in may decline."""

    def offer(self, s: Table, seat: i64, moves: Moves) -> None:
        groups = s.groups
        crates = s.crates[seat]
        for at in range(len(groups)):
            if several(groups[at]):
                moves.add(SPLIT.nth(at))
        for at in range(len(groups)):
            if size(groups[at]) <= crates:
                moves.add(TAKE.nth(at))
        if moves.count == 0:
            moves.add(PASS.id())
        elif s.last_turn and s.may_decline:
            moves.add(DECLINE.id())

    def take(self, s: Table, seat: int, action: int) -> None:
        if SPLIT.has(action):
            begin_split(s, seat, SPLIT.place(action))
        elif TAKE.has(action):
            take_group(s, seat, TAKE.place(action))
        elif s.chronicle is not None:
            s.tell("log-decline" if DECLINE.has(action) else "log-pass", {"seat": seat})


class PullTiles(Step[Table]):
    """A-3.2  Pull tiles out of the group, one by one in their order, into a new one."""

    def offer(self, s: Table, seat: i64, moves: Moves) -> None:
        moves.add_places(PULL, without(s.can_leave, single(FACE_DOWN)))
        if has(s.can_leave, FACE_DOWN):
            moves.add(PULL_HIDDEN.id())
        if s.pulled != 0:
            moves.add(DONE.id())

    def take(self, s: Table, seat: int, action: int) -> None:
        if not DONE.has(action):
            tile: i64 = FACE_DOWN
            if PULL.has(action):
                tile = PULL.place(action)
            s.pulled |= single(tile)
            s.can_leave = above(s.can_leave, tile)
            if s.can_leave != 0:
                s.ask(seat, PULL_TILES)
                return
        finish_split(s, seat)

    def prompt_args(self, s: Table, seat: int) -> dict[str, Any]:
        go = size(s.pulled)
        group = s.splitting + 1
        return {"group": group, "stay": size(s.groups[s.splitting]) - go, "go": go}


KEEP_ONE: Final = KeepOne("keep", "A-1.4")
TURN: Final = Turn("turn", "A-3.1")
LAST_TURN: Final = Turn("last-turn", "A-4.2")
PULL_TILES: Final = PullTiles("pull", "A-3.2")


def begin_split(s: Table, seat: int, at: i64) -> None:
    """A-3.2  The first tile stays, so that there is one way to each division."""
    s.splitting = at
    s.can_leave = rest(s.groups[at])
    if several(s.can_leave):
        s.ask(seat, PULL_TILES)
    else:
        s.pulled = s.can_leave
        finish_split(s, seat)


def finish_split(s: Table, seat: int) -> None:
    """A-3.2  Two groups of one, and a crate; A-3.4 at five crates one goes back."""
    s.part(s.splitting, s.pulled)
    crates = s.crates[seat]
    s.crates[seat] = crates_after_split(crates)
    if s.chronicle is not None:
        stay, go = size(s.groups[s.splitting]), size(s.pulled)
        s.tell(
            "log-split",
            {
                "seat": seat,
                "group": s.splitting + 1,
                "next": s.splitting + 2,
                "count": stay + go,
                "stay": stay,
                "go": go,
                "left": tile_names(s.groups[s.splitting]),
                "right": tile_names(s.pulled),
            },
        )
        key = "log-crate" if s.crates[seat] > crates else "log-crate-back"
        s.tell(key, {"seat": seat, "crates": s.crates[seat]})
    s.splitting = NO_GROUP
    s.pulled = 0
    s.can_leave = 0


def crates_after_split(crates: i64) -> i64:
    """A-3.2  One more; A-3.4 at five one less."""
    return crates + 1 if crates < CRATE_LIMIT else crates - 1


def take_group(s: Table, seat: int, at: i64) -> None:
    """A-3.3  Pay a crate for each tile; all of them go to the ark; out of the round."""
    tiles = s.groups[at]
    s.groups = removed(s.groups, at)
    s.crates[seat] -= size(tiles)
    if s.chronicle is not None:
        count = size(tiles)
        s.tell("log-take", {"seat": seat, "tiles": tile_names(tiles), "count": count})
    hidden = has(tiles, FACE_DOWN)
    tiles = without(tiles, single(FACE_DOWN))
    s.seen = replaced(s.seen, seat, s.seen[seat] | tiles)
    if hidden:
        tiles |= single(s.face_down)
        if s.chronicle is not None:
            s.tell("log-seen", {"tiles": [tile_name(s.face_down)]}, [seat])
        s.face_down = NO_TILE
        s.reveals += 1
    s.board(seat, tiles)
    s.still_in = without(s.still_in, single(seat))
    if s.next_starter == NOBODY:
        s.next_starter = seat  # the first one out starts the next round
    if s.chronicle is not None and s.load(seat) >= ARK_SPACE:
        s.tell("log-full", {"seat": seat, "count": s.load(seat)})
