"""A-6.1  What a seat of Animals on Board cannot know, drawn anew from what is possible."""

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.rng import Rng
from meadhall.core.sets import members, set_of, size, without
from meadhall.games.animals_on_board.state import NO_TILE, SHEDDING, Table


def resample(s: Table, seat: int | None, rng: Rng) -> None:
    """Unknown are the stack, the face-down tile, the others' hands, and of the others' arks what
    was not seen going there."""
    unseen = [int(tile) for tile in s.stack[s.drawn :]]
    if s.face_down != NO_TILE:
        unseen.append(s.face_down)
    others = [other for other in range(s.seats) if other != seat and s.phase != SHEDDING]
    for other in others:
        unseen.extend(members(without(s.arks[other], s.seen[other])))
        unseen.extend(members(s.hands[other]))
    rng.shuffle(unseen)
    arks: vec[i64] = s.arks[:]
    hands: vec[i64] = s.hands[:]
    for other in others:
        secret = size(without(arks[other], s.seen[other]))
        arks[other] = s.seen[other] | set_of(unseen[:secret])
        del unseen[:secret]
        held = size(hands[other])
        hands[other] = set_of(unseen[:held])
        del unseen[:held]
    s.arks = arks
    s.hands = hands
    if s.face_down != NO_TILE:
        s.face_down = unseen.pop()
    s.stack = vec[i64](unseen)
    s.drawn = 0
