"""`rollout:200` beats `random` clearly, as the README says."""

import os
import subprocess
import sys

import pytest

from tests.ladder.parts import ROOT

NEEDED = 0.85
PARTS = 2

# One part of the games: `rollout:200` against `random`, the seats alternating from game to game.
SCRIPT = """
import sys
import meadhall
from meadhall.lab.simulate import play_out, seeds
first, step, count = map(int, sys.argv[1:])
game = meadhall.game("animals-on-board")
won = played = 0
for number, seed in enumerate(seeds(2024, count)):
    if number % step != first:
        continue
    mine = number // step % 2
    bots = ["random", "random"]
    bots[mine] = "rollout:200"
    state = game.start(2, seed)
    play_out(state, bots, seed + 1)
    ranks = state.ranks()
    won += 1 / ranks.count(1) if ranks[mine] == 1 else 0
    played += 1
print(won, played)
"""


@pytest.mark.timeout(1200)
@pytest.mark.parametrize(
    "games",
    [pytest.param(50, marks=pytest.mark.slow), pytest.param(200, marks=pytest.mark.soak)],
)
def test_rollout_beats_random_in_most_games(games: int) -> None:
    parts = [
        subprocess.Popen(
            [sys.executable, "-c", SCRIPT, str(part), str(PARTS), str(games)],
            cwd=ROOT,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for part in range(PARTS)
    ]
    won = 0.0
    played = 0
    for part in parts:
        out, errors = part.communicate()
        assert part.returncode == 0, errors
        won += float(out.split()[0])
        played += int(out.split()[1])
    assert played == games
    assert won / played >= NEEDED, f"{won} of {played} games"
