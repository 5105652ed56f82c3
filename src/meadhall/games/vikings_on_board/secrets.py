"""V-8.2, V-8.3  What a seat cannot know, drawn anew from what is possible."""

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.rng import Rng
from meadhall.games.vikings_on_board.memory import fitting_world, replay
from meadhall.games.vikings_on_board.pieces import BETS, HAND, bet_of, owner_of, value_of
from meadhall.games.vikings_on_board.table import NOBODY, NOTHING, Table


def resample(s: Table, seat: int | None, rng: Rng) -> None:
    """V-8.2  Unknown to a seat: the values of the others' bets and the goods face down, but for
    what it drew itself. Which goods went into which pile all have seen (V-8.3)."""
    if s.over:
        return
    viewer = NOBODY if seat is None else seat
    for owner in range(s.seats):
        if owner != viewer:
            shuffle_bets(s, owner, rng)
    resample_goods(s, viewer, rng)


def shuffle_bets(s: Table, owner: int, rng: Rng) -> None:
    """The owner's bets change their values and lie where they lay."""
    shuffled = [bet_of(owner, value) for value in range(1, BETS + 1)]
    rng.shuffle(shuffled)
    bets: vec[i64] = s.bets[:]
    tags: vec[i64] = s.tags[:]
    for value in range(1, BETS + 1):
        old = bet_of(owner, value)
        bets[shuffled[value - 1]] = s.bets[old]
        tags[shuffled[value - 1]] = s.tags[old]
    s.bets = bets
    s.tags = tags
    if s.held != NOTHING and owner_of(s.held) == owner:
        s.held = shuffled[value_of(s.held) - 1]


def resample_goods(s: Table, viewer: int, rng: Rng) -> None:
    sees_hand = s.drawn > 0 and s.mover() == viewer
    s.load_kinds, s.draw_kinds, s.draws = fitting_world(
        viewer,
        s.load_kinds,
        s.loaded,
        s.draw_kinds,
        s.draws,
        s.drawn if sees_hand else 0,
        s.order_returns,
        rng,
    )
    s.stack = replay(s.draws)[0]
    if s.picked != NOTHING and not sees_hand:
        s.picked = rng.below(s.drawn)
        s.turned = s.order_returns and s.drawn == HAND and rng.below(2) == 1
