"""Looking for broken laws: random play over all seat counts and options, checked at every step."""

import itertools
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import msgspec

from meadhall.core.game import Game
from meadhall.core.journal import Journal
from meadhall.core.options import BadOption, Choice, Flag, Option, Value
from meadhall.core.rng import Rng
from meadhall.core.state import State

NOTHING_FIXED: Mapping[str, Value] = {}


class Broken(msgspec.Struct, frozen=True):
    """A law that broke, and the record that shows it."""

    game: str
    seats: int
    move: int
    reason: str
    file: str | None


class Law(AssertionError):
    """What a game must never do."""


def values(option: Option) -> list[Value]:
    if isinstance(option, Flag):
        return [option.default, not option.default]
    if isinstance(option, Choice):
        return list(option.open)
    return sorted({option.default, option.least, option.most})


def settings(game: Game) -> list[tuple[int, dict[str, Value]]]:
    """Seat counts with options: all defaults, each option at each other value, and the last values
    of all of them together."""
    found: list[tuple[int, dict[str, Value]]] = []
    for seats in game.seats:
        free = [o for o in game.options if o.name != "first_player"]
        free = [o for o in free if not o.seats or seats in o.seats]
        found.append((seats, {}))
        found += [(seats, {o.name: value}) for o in free for value in values(o)[1:]]
        if len(free) > 1:
            found.append((seats, {o.name: values(o)[-1] for o in free}))
    return found


def settings_with(game: Game, fixed: Mapping[str, Value]) -> list[tuple[int, dict[str, Value]]]:
    """Seat counts with these options fixed, and every combination of all others."""
    found: list[tuple[int, dict[str, Value]]] = []
    for seats in game.seats:
        free = [o for o in game.options if o.name != "first_player" and o.name not in fixed]
        free = [o for o in free if not o.seats or seats in o.seats]
        for row in itertools.product(*[values(o) for o in free]):
            chosen = {o.name: value for o, value in zip(free, row, strict=True)}
            found.append((seats, {**fixed, **chosen}))
    return found


def allowed(game: Game, seats: int, options: dict[str, Value]) -> bool:
    """Whether a game may be started so (a game may refuse some options together)."""
    try:
        game.start(seats, 0, options)
    except BadOption:
        return False
    except Exception:  # allowed but broken: playing it shows the mistake
        return True
    return True


def runs(
    game: Game, games: int, seed: int, fixed: Mapping[str, Value] = NOTHING_FIXED
) -> Iterator[tuple[int, dict[str, Value], int]]:
    rng = Rng(seed)
    every = settings_with(game, fixed) if fixed else settings(game)
    kinds = [kind for kind in every if allowed(game, *kind)]
    if not kinds:
        raise BadOption(f"{game.slug}: no game can be started with these options")
    lots = "first_player" in {option.name for option in game.options}
    for seats, options in itertools.islice(itertools.cycle(kinds), games):
        starter = rng.below(seats + 1)
        first: dict[str, Value] = {"first_player": str(starter)} if lots and starter else {}
        yield seats, {**options, **first}, rng.big()


def fuzz_one(game: Game, seats: int, options: dict[str, Value], seed: int) -> Journal:
    """Plays one random game and checks every law after every move; raises if one is broken."""
    journal = Journal(game, seats, seed, dict(options))
    play_out(journal, seed)
    return journal


def play_out(journal: Journal, seed: int) -> None:
    """Plays to the end or to the first broken law; the journal holds the moves that led there."""
    rng = Rng(seed + 1)
    while not journal.state.over:
        step(journal, rng)
    state = journal.state
    law(sorted(state.ranks())[0] == 1, "somebody must have won")
    for seat in range(state.seats):
        total = sum(line.points for line in state.tally(seat))
        law(total == state.scores()[seat], f"the tally of seat {seat} is {total}")


def step(journal: Journal, rng: Rng) -> None:
    state = journal.state
    waiting = state.waiting
    law(len(waiting) > 0, "nobody is waiting, yet the game is not over")
    seat = waiting[rng.below(len(waiting))]
    legal = state.legal(seat)
    law(len(legal) > 0, f"seat {seat} is asked, but nothing is legal")
    law(len(set(legal)) == len(legal), f"an action is listed twice for seat {seat}")
    law(len(journal.record.moves) < state.game.longest, f"more than {state.game.longest} decisions")
    before = state.clone()
    action = legal[rng.below(len(legal))]
    try:
        journal.play(action, seat)
    except Exception:
        journal.record.add(state, seat, action)  # the replay must show the move that breaks
        raise
    journal.state.check()
    if rng.below(max(4, len(journal.record.moves) // 16)) == 0:  # costs more the later it is
        moves = journal.record.moves[:]
        try:
            check_undo(journal, before, seat)
        except Exception:
            journal.record.moves = moves  # the record includes the move whose undo broke
            raise


def check_undo(journal: Journal, before: State, seat: int) -> None:
    """Undo gives exactly the state before, and none goes over a reveal or another's move."""
    after = journal.state
    old = before.dump()
    if after.reveals != before.reveals:
        undoing = [other for other in range(after.seats) if journal.can_undo(other)]
        law(not undoing, "undo would go over a reveal")
        return
    move = journal.record.moves[-1]
    law(journal.undo(seat), "an own move that revealed nothing could not be undone")
    law(journal.state.dump() == old, "undo did not give the state before")
    journal.play(after.game.actions.id(move[1]), seat)
    law(journal.state.dump() == after.dump(), "the same move again gave another state")
    for other in range(after.seats):
        if other != seat and journal.can_undo(other):
            check_undo_beside(journal, other, seat)


def check_undo_beside(journal: Journal, seat: int, last: int) -> None:
    """What is taken back from among the moves of others changes nothing for them."""
    after = journal.state
    name = [move for by, move in journal.record.moves if by == seat][-1]
    law(after.open_lanes > 0 and journal.undo(seat), f"seat {seat} could undo seat {last}")
    state = journal.state
    law(state.reveals == after.reveals, "undo would go over a reveal")
    state.check()
    for other in range(state.seats):
        if other != seat:
            law(state.legal(other) == after.legal(other), f"undo asks seat {other} anew")
    journal.play(state.game.actions.id(name), seat)
    law(journal.state.dump() == after.dump(), "the same choice again gave another state")


def law(holds: bool, words: str) -> None:
    if not holds:
        raise Law(words)


def fuzz(
    game: Game,
    games: int,
    seed: int,
    folder: Path,
    progress: Callable[[], None] = lambda: None,
    fixed: Mapping[str, Value] = NOTHING_FIXED,
) -> Broken | None:
    """Plays `games` games; stops at the first broken law and writes its record.

    With options that are fixed, the games go through all combinations of the others.
    """
    for seats, options, one in runs(game, games, seed, fixed):
        journal = None
        try:
            journal = Journal(game, seats, one, dict(options))
            play_out(journal, one)
        except Exception as error:
            file = None
            if journal is not None:
                journal.record.note = f"{type(error).__name__}: {error}"
                path = folder / f"broken-{game.slug}-{one % 10**8}.json"
                journal.record.save(path)
                file = str(path)
            move = len(journal.record.moves) if journal else 0
            return Broken(game.slug, seats, move, f"{type(error).__name__}: {error}", file)
        progress()
    return None
