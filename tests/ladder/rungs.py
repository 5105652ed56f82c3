"""The rungs: what every game must pass. Each is a function of a game and one setting.

They raise AssertionError (or whatever the game raises) when the game is not sound; the tests
beside this file run them over all registered games, and over the toy game of the docs with
deliberate mistakes, to show that they find them.
"""

import json
import pickle
import random
from collections.abc import Iterator

import msgspec

from meadhall.core.game import Game
from meadhall.core.observation import Observation
from meadhall.core.options import Value
from meadhall.core.rng import Rng
from meadhall.core.state import ChronicleLine, IllegalAction, State, rollout
from meadhall.lab.fuzz import fuzz_one

Options = dict[str, Value]
POINTS = 30  # about how many points of a game a rung looks at


def walk(game: Game, seats: int, options: Options, seed: int) -> Iterator[tuple[State, int, int]]:
    """A random game: yields (state, seat, action) before each move is played."""
    state = game.start(seats, seed, options)
    rng = Rng(seed + 1)
    while not state.over:
        waiting = state.waiting
        seat = waiting[rng.below(len(waiting))]
        legal = state.legal(seat)
        action = legal[rng.below(len(legal))]
        yield state, seat, action
        state.play(action, seat)


def points(
    game: Game, seats: int, options: Options, seed: int, many: int = POINTS
) -> Iterator[tuple[State, int, int]]:
    """Some of the points of a random game, the first one always."""
    length = rollout(game.start(seats, seed, options), Rng(seed + 2))
    every = max(1, length // many)
    pick = Rng(seed + 3)
    first = True
    for state, seat, action in walk(game, seats, options, seed):
        if first or pick.below(every) == 0:
            yield state, seat, action
        first = False


def viewers(state: State) -> list[int | None]:
    return [*range(state.seats), None]


def seen(state: State, seat: int | None) -> bytes:
    """All that a seat gets to know of a state, as bytes."""
    view = msgspec.to_builtins(state.view(seat))
    if seat is None:
        return msgspec.json.encode(view)
    prompt = repr(state.prompt_of(seat))
    return msgspec.json.encode([view, state.legal(seat), state.details(seat), prompt])


def same_but_chance(state: State) -> dict[str, object]:
    return {k: v for k, v in state.dump().items() if k != "rng"}


# --- the rungs -------------------------------------------------------------------------------


def contract(game: Game, seats: int, options: Options, seed: int) -> None:
    """Never a dead end; names and numbers agree; an illegal move changes nothing."""
    for state, seat, action in points(game, seats, options, seed):
        assert state.waiting, "not over, yet nobody is waiting"
        assert state.seat == state.waiting[0]
        assert state.prompt is not None
        for who in range(seats):
            legal = state.legal(who)
            assert bool(legal) == (who in state.waiting), f"seat {who}: {legal}"
            assert len(set(legal)) == len(legal), f"an action is listed twice: {legal}"
            assert all(0 <= a < len(game.actions) for a in legal)
            assert all(game.actions.id(game.actions.name(a)) == a for a in legal)
            asked = state.prompt_of(who)
            assert (asked is not None) == (who in state.waiting)
            assert asked is None or asked.clause.startswith(f"{game.clauses}-"), asked
        before = state.dump()
        state.legal(seat).clear()
        assert action in state.legal(seat), "a caller could change the list of legal moves"
        wrong = [a for a in range(len(game.actions)) if a not in state.legal(seat)]
        strangers = [(action, s) for s in (*range(seats), -1, seats) if s not in state.waiting]
        for bad, who in [(a, seat) for a in wrong[:: max(1, len(wrong) // 5)]] + strangers:
            try:
                state.play(bad, who)
            except IllegalAction as error:
                assert str(state.waiting) in str(error)
            else:
                raise AssertionError(f"illegal action {bad} of seat {who} was carried out")
        assert state.dump() == before, "looking, or an illegal move, changed the state"
    ended(game, seats, options, seed)


def ended(game: Game, seats: int, options: Options, seed: int) -> None:
    """At the end: nobody waits, places and sums fit together."""
    state = game.start(seats, seed, options)
    rollout(state, Rng(seed))
    assert state.over
    assert state.waiting == []
    assert state.seat == -1
    assert state.legal() == []
    assert state.prompt is None
    scores, ranks = state.scores(), state.ranks()
    assert len(scores) == len(ranks) == seats
    best = max(range(seats), key=lambda s: (scores[s], state.tie_break(s)))
    assert ranks[best] == 1
    for seat in range(seats):
        total = sum(line.points for line in state.tally(seat))
        assert total == scores[seat], f"the tally of seat {seat} gives {total}, not {scores[seat]}"


def determinism(game: Game, seats: int, options: Options, seed: int) -> None:
    """The same seed gives the same game, whatever else is drawn meanwhile."""
    random.seed(1)
    first = [state.dump() for state, _, _ in points(game, seats, options, seed)]
    random.seed(2)
    second = [state.dump() for state, _, _ in points(game, seats, options, seed)]
    assert first == second, "the same seed gave another game"
    other = game.start(seats, seed + 1, options).dump()
    assert other != first[0], "another seed gave the same game"


def clone_isolation(game: Game, seats: int, options: Options, seed: int) -> None:
    """A copy is equal and independent; old copies never change."""
    old: list[tuple[State, dict[str, object]]] = []
    for state, seat, action in points(game, seats, options, seed):
        copy = state.clone()
        assert copy.dump() == state.dump(), "the copy differs"
        assert type(copy) is type(state)
        old.append((copy, copy.dump()))
        twin = copy.clone()
        twin.play(action, seat)
        rollout(twin, Rng(seed))
        assert copy.dump() == state.dump(), "playing a copy changed the original"
    for copy, dump in old:
        assert copy.dump() == dump, "playing on changed an old copy"
        legal = copy.legal()
        again = copy.clone()
        again.play(legal[0])
        copy.play(legal[0])
        assert again.dump() == copy.dump(), "a copy played the same move differently"


def dump_and_load(game: Game, seats: int, options: Options, seed: int) -> None:
    """Through JSON and through pickle, exactly, at any point."""
    for state, seat, action in points(game, seats, options, seed):
        back = game.load(json.loads(json.dumps(state.dump())))
        pickled = pickle.loads(pickle.dumps(state))
        state = state.clone()
        for other in (back, pickled):
            assert other.dump() == state.dump(), "load gave another state"
            assert seen(other, seat) == seen(state, seat)
        state.play(action, seat)
        back.play(action, seat)
        assert back.dump() == state.dump(), "the loaded state played on differently"


def sampling(game: Game, seats: int, options: Options, seed: int) -> None:
    """A sample looks the same to the seat, obeys the laws, plays to the end, and is a guess."""
    rng = Rng(seed + 4)
    redrawn = False
    for state, _, _ in points(game, seats, options, seed, many=12):
        before = state.dump()
        for seat in viewers(state):
            sample = state.sample(seat, rng)
            assert seen(sample, seat) == seen(state, seat), f"seat {seat} sees another state"
            assert sample.waiting == state.waiting
            sample.check()
            again = sample.sample(seat, rng)
            assert seen(again, seat) == seen(state, seat), "a sample of a sample differs"
            assert sample.rng.dump() != state.rng.dump(), "the sample knows the chances to come"
            redrawn = redrawn or same_but_chance(sample) != same_but_chance(state)
            rollout(again, rng)
            again.check()
        assert state.dump() == before, "sampling changed the state"
    assert redrawn, "nothing hidden was ever redrawn"


def secrecy(game: Game, seats: int, options: Options, seed: int) -> None:
    """Replace all that a seat cannot see: its view must not change by a byte. And where worlds that
    it could not tell apart still look alike after a move, the chronicle has told it the same."""
    rng = Rng(seed + 5)
    for state, seat, action in points(game, seats, options, seed, many=20):
        for viewer in viewers(state):
            worlds = [state.clone(), state.sample(viewer, rng), state.sample(viewer, rng)]
            assert len({seen(world, viewer) for world in worlds}) == 1, (
                f"seat {viewer} sees too much"
            )
            told: dict[bytes, list[tuple[str, str]]] = {}
            for world in worlds:
                legal = world.legal(seat)
                # a move that another world does not have is the mover's secret: take another
                move = action if action in legal else legal[rng.below(len(legal))]
                world.chronicle = []
                world.play(move, seat)
                lines = heard(world.chronicle, viewer)
                first = told.setdefault(seen(world, viewer), lines)
                assert lines == first, f"the log tells seat {viewer} too much: {lines}"


def reveals(game: Game, seats: int, options: Options, seed: int) -> None:
    """While the reveal counter stands still nobody learns anything: the same move in another world
    that a seat cannot tell from this one leaves it with the same view."""
    rng = Rng(seed + 7)
    for state, seat, action in points(game, seats, options, seed):
        after = state.clone()
        after.play(action, seat)
        if after.reveals != state.reveals:
            continue
        for viewer in viewers(state):
            world = state.sample(viewer, rng)
            if action in world.legal(seat):
                world.play(action, seat)
                same = seen(world, viewer) == seen(after, viewer)
                assert same, (
                    f"{game.actions.name(action)} showed seat {viewer} something in silence"
                )


def heard(lines: list[ChronicleLine], viewer: int | None) -> list[tuple[str, str]]:
    return [(line.key, repr(line.args)) for line in lines if line.readable(viewer)]


def laws(game: Game, seats: int, options: Options, seed: int) -> None:
    """Conservation, an end in time, and undo that leaks nothing, checked after every move."""
    fuzz_one(game, seats, options, seed)


def views(game: Game, seats: int, options: Options, seed: int) -> None:
    """Views are the declared struct, and JSON gives them back exactly."""
    for state, _, _ in points(game, seats, options, seed, many=10):
        for viewer in viewers(state):
            view = state.view(viewer)
            assert (view.seat, view.over, view.waiting) == (viewer, False, state.waiting)
            assert type(view) is game.view_type, f"a view is a {type(view).__name__}"
            raw = msgspec.json.encode(view)
            assert msgspec.json.decode(raw, type=game.view_type) == view


def openness(game: Game, seats: int, options: Options, seed: int) -> None:
    """In a game declared to be without secrets everybody sees and hears the same."""
    if game.secrets:
        return
    for state, seat, action in points(game, seats, options, seed):
        assert len(shared(state)) == 1, "a seat sees what another does not, yet `secrets` is false"
        after = state.clone()
        after.chronicle = []
        after.play(action, seat)
        assert all(line.only is None for line in after.chronicle), "a line is not for everybody"


def shared(state: State) -> set[bytes]:
    """The table as each viewer sees it, without whose it is and what is asked."""
    found = set()
    for viewer in viewers(state):
        view = msgspec.to_builtins(state.view(viewer))
        found.add(msgspec.json.encode({**view, "seat": None, "prompt": None}))
    return found


def rounds(game: Game, seats: int, options: Options, seed: int) -> None:
    """The number of the round starts at 0 or 1, rises one at a time, and is known to everybody."""
    rng = Rng(seed + 7)
    state = game.start(seats, seed, options)
    before = state.round_number()
    assert before in (0, 1), f"a game starts with round {before}"
    for state, seat, action in walk(game, seats, options, seed):
        after = state.clone()
        after.play(action, seat)
        now = after.round_number()
        assert now in (before, before + 1), f"round {now} after round {before}"
        if now != before:
            assert game.load(after.dump()).round_number() == now
            for viewer in viewers(after):
                assert after.sample(viewer, rng).round_number() == now, "the round is a secret"
        before = now
    assert before > 0, "a whole game, and no round"


def chronicle(game: Game, seats: int, options: Options, seed: int) -> None:
    """With and without a chronicle the game is the same."""
    quiet = game.start(seats, seed, options)
    for state, seat, action in walk(game, seats, options, seed):
        if state.chronicle is None:
            state.chronicle = []
        assert quiet.legal(seat) == state.legal(seat), "telling changed what is legal"
        quiet.play(action, seat)
    assert state.chronicle, "a whole game, and nothing to tell"
    assert quiet.over
    assert quiet.dump() == state.dump(), "telling the game changed it"


def observation(game: Game, seats: int, options: Options, seed: int) -> None:
    """A bot that follows all references finds neither the true chances nor the true state."""
    rng = Rng(seed + 6)
    for state, seat, _ in points(game, seats, options, seed, many=8):
        given = Observation(state, seat, rng)
        assert given.legal == state.legal(seat)
        secrets = {id(state), id(state.rng)}
        key = state.rng.key
        for thing in reach(given):
            assert id(thing) not in secrets, "the bot can reach the true state"
            if isinstance(thing, Rng):
                assert thing.key != key, "the bot can reach the true chances"
            assert not (isinstance(thing, (bytes, str)) and thing in (key, key.hex()))
        assert seen(given.sample(rng), seat) == seen(state, seat)


def reach(thing: object) -> Iterator[object]:
    """Everything that can be got at from an object by its attributes and items."""
    found: dict[int, object] = {}
    todo = [thing]
    while todo:
        one = todo.pop()
        if id(one) in found or isinstance(one, (type, Game)) or callable(one):
            continue
        found[id(one)] = one
        if isinstance(one, (str, bytes, int, float, range)):
            continue
        if isinstance(one, dict):
            todo.extend(one.values())
        elif isinstance(one, (list, tuple, set)):
            todo.extend(one)
        else:
            for name in dir(one):
                if not name.startswith("__"):
                    todo.append(getattr(one, name, None))
    return iter(found.values())


RUNGS = [
    contract,
    determinism,
    clone_isolation,
    dump_and_load,
    sampling,
    secrecy,
    reveals,
    laws,
    views,
    openness,
    rounds,
    chronicle,
    observation,
]
