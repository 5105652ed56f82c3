"""Golden playthroughs: whole games as text, one line a decision.

python -m tests.ladder.golden [SLUG...]     writes them anew (`make golden`)
"""

import json
import sys
from hashlib import blake2b
from pathlib import Path

import msgspec

from meadhall.core.game import Game
from meadhall.core.options import Value
from meadhall.core.registry import all_games, game
from meadhall.core.rng import Rng
from meadhall.core.state import State, said
from meadhall.lab.fuzz import allowed, settings

TESTS = Path(__file__).resolve().parent.parent


def folder(one: Game) -> Path:
    return TESTS / "games" / one.slug.replace("-", "_") / "golden"


def wanted(one: Game) -> dict[str, tuple[int, dict[str, Value], int]]:
    """The playthroughs a game must have: each seat count, with and without its options."""
    found: dict[str, tuple[int, dict[str, Value], int]] = {}
    for seats, options in settings(one):
        if options and len(options) < 2:
            continue
        if not allowed(one, seats, options):
            continue
        found[f"{seats}{'-options' if options else ''}.txt"] = (seats, options, 1000 + seats)
    return found


def playthrough(one: Game, seats: int, options: dict[str, Value], seed: int) -> str:
    """A random game: seat, move, number of legal moves, reveals so far, digest of what is shown."""
    state = one.start(seats, seed, options)
    state.chronicle = []
    rng = Rng(seed)
    lines = [
        f"{one.slug} rules {one.rules_version} seats {seats} seed {seed} "
        f"options {json.dumps(state.options, sort_keys=True)}",
        f"actions {len(one.actions)} start {digest(state)}",
    ]
    while not state.over:
        waiting = state.waiting
        seat = waiting[rng.below(len(waiting))]
        legal = state.legal(seat)
        action = legal[rng.below(len(legal))]
        state.play(action, seat)
        words = said(one.actions.name(action))
        lines.append(f"{seat} {words:<24} of {len(legal):<3} {state.reveals:<3} {digest(state)}")
    for seat in range(seats):
        parts = " ".join(f"{line.key}={line.points}" for line in state.tally(seat))
        lines.append(
            f"seat {seat} place {state.ranks()[seat]} score {state.scores()[seat]} {parts}"
        )
    return "\n".join(lines) + "\n"


def digest(state: State) -> str:
    """A hash of what users see: legal moves, views, scores, and the log lines since the last call.

    It does not depend on the fields in which a state keeps these.
    """
    lines = state.chronicle or []
    shown = [
        [state.legal(seat) for seat in range(state.seats)],
        [state.view(seat) for seat in (*range(state.seats), None)],
        state.scores(),
        [[line.key, line.args, line.only] for line in lines],
    ]
    lines.clear()
    return blake2b(msgspec.json.encode(shown, order="sorted"), digest_size=4).hexdigest()


def write(one: Game) -> None:
    home = folder(one)
    home.mkdir(parents=True, exist_ok=True)
    for old in home.glob("*.txt"):
        old.unlink()
    for name, (seats, options, seed) in wanted(one).items():
        (home / name).write_text(playthrough(one, seats, options, seed), encoding="utf-8")


if __name__ == "__main__":
    for each in [game(slug) for slug in sys.argv[1:]] or all_games():
        write(each)
        print(f"written: tests/games/{each.slug.replace('-', '_')}/golden")
