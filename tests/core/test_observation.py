"""What a bot gets: all that its seat may know, and no more."""

import gc
from collections import Counter
from collections.abc import Callable
from itertools import combinations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.observation import Observation
from meadhall.core.rng import Rng
from meadhall.core.sets import members, set_of
from meadhall.core.state import State
from meadhall.games.animals_on_board.rules import Animals
from tests.core.test_rng import even
from tests.games.animals_on_board.table import do, first_round, position, start
from tests.ladder.rungs import reach

SEED = 987_654_321_987_654_321


class Cheat:
    """Walks everything it can reach and looks for states and streams of chance in it."""

    def __init__(self, seen: Observation) -> None:
        self.things = list(reach(seen))
        self.worlds = [thing for thing in self.things if isinstance(thing, Animals)]
        self.chances = [thing for thing in self.things if isinstance(thing, Rng)]
        self.numbers = {thing for thing in self.things if type(thing) is int}
        self.words = {thing for thing in self.things if isinstance(thing, (str, bytes))}


def secrets_of(s: Animals) -> tuple[object, ...]:
    """All that seat 0 must not learn."""
    return (s.face_down, s.stack[s.drawn :], s.arks[1:], s.hands[1:])


def test_the_cheat_would_find_the_truth_if_it_were_there() -> None:
    s = first_round(3, SEED)
    seen = Observation(s, 0, Rng(1))
    seen._world = s
    cheat = Cheat(seen)
    assert s in cheat.worlds
    assert s.rng in cheat.chances


def test_a_cheating_agent_finds_neither_hidden_tiles_nor_the_seed() -> None:
    matches = 0
    for number in range(20):
        s = first_round(3, SEED + number)
        cheat = Cheat(Observation(s, 0, Rng(number)))
        assert cheat.worlds, "there is a world to think with"
        assert s not in cheat.worlds
        assert all(chance.key != s.rng.key for chance in cheat.chances)
        assert SEED + number not in cheat.numbers
        assert not cheat.words & {str(SEED + number), s.rng.key, s.rng.key.hex()}
        for world in cheat.worlds:
            assert world.stack[world.drawn :] != s.stack[s.drawn :]
            matches += world.face_down == s.face_down
    # one of about fifty tiles lies face down: a lucky guess now and then is no leak
    assert matches <= 3


def test_a_cheating_agent_finds_nothing_by_following_references() -> None:
    """`gc.get_referents` sees also what has no attribute."""
    s = first_round(3, SEED)
    seen = Observation(s, 0, Rng(1))
    found: dict[int, object] = {}
    todo: list[object] = [seen.view, seen._world, seen.legal]
    while todo:
        one = todo.pop()
        if id(one) in found or isinstance(one, type) or callable(one) or one is seen.game:
            continue
        found[id(one)] = one
        todo.extend(gc.get_referents(one))
    assert id(s) not in found
    assert id(s.rng) not in found
    assert s.rng.key not in [thing for thing in found.values() if isinstance(thing, bytes)]


def test_what_the_agent_does_to_its_world_does_not_reach_the_table() -> None:
    s = first_round(3, SEED)
    before = s.dump()
    seen = Observation(s, 0, Rng(1))
    for world in (seen._world, seen.sample(Rng(2))):
        while not world.over:
            world.play(world.legal()[0])
    seen.legal.clear()
    assert s.dump() == before
    assert s.legal()


def test_it_gives_view_legal_actions_and_seat() -> None:
    s = start(3)
    seen = Observation(s, 2, Rng(1))
    assert (seen.seat, seen.legal, seen.view) == (2, s.legal(2), s.view(2))
    assert seen.game is s.game


def test_the_same_chance_gives_the_same_world() -> None:
    s = first_round(3)
    seen = Observation(s, 0, Rng(1))
    assert seen.sample(Rng(4)).dump() == seen.sample(Rng(4)).dump()
    assert seen.sample(Rng(4)).dump() != seen.sample(Rng(5)).dump()


# --- sampling from a sample -----------------------------------------------------------------


def twelve_unseen() -> Animals:
    """Two seats; unknown to seat 0: two tiles on the other ark, the face-down one, the stack."""
    s = do(position(["fox1 ?", "fox2", "fox3"], seats=2, crates=[1, 2]), "split 1")
    mine, theirs = list(s.stack[8:]), list(s.stack[:2])
    s.arks = vec[i64]([s.arks[0] | set_of(mine), set_of(theirs)])
    s.stack = s.stack[2:8]
    return s


Draw = Callable[[Animals, Rng], State]
WAYS: dict[str, Draw] = {
    "once": lambda s, rng: s.sample(0, rng),
    "through an observation": lambda s, rng: Observation(s, 0, rng).sample(rng),
    "many times": lambda s, rng: s.sample(0, rng).sample(0, rng).sample(0, rng).sample(0, rng),
}


@pytest.mark.parametrize("way", WAYS)
def test_a_sample_of_a_sample_is_as_likely_as_a_sample(way: str) -> None:
    """Every pair on the other ark, and every face-down tile, is equally likely either way."""
    s = twelve_unseen()
    unseen = [*s.stack, s.face_down, *members(s.arks[1])]
    rng = Rng(len(way))
    arks: Counter[tuple[int, ...]] = Counter()
    hidden: Counter[int] = Counter()
    nexts: Counter[int] = Counter()
    for _ in range(4_500):
        world = WAYS[way](s, rng)
        assert isinstance(world, Animals)
        arks[tuple(members(world.arks[1]))] += 1
        hidden[world.face_down] += 1
        nexts[world.stack[world.drawn]] += 1
    pairs = set(combinations(sorted(unseen), 2))
    assert set(arks) == pairs
    assert even(arks.elements(), len(pairs))
    assert set(hidden) == set(nexts) == set(unseen)
    assert even(hidden.elements(), len(unseen))
    assert even(nexts.elements(), len(unseen))
