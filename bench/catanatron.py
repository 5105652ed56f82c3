"""Catanatron's random play, in its own environment and process."""

import subprocess
from contextlib import suppress
from pathlib import Path

SCRIPT = """
import random, sys, time
from catanatron.game import Game
from catanatron.models.player import Color, RandomPlayer
random.seed(1)
players = [RandomPlayer(c) for c in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]
for line in sys.stdin:
    seconds, ticks = float(line), 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        game = Game(players)
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            ticks += 1
    print(ticks / (time.process_time() - began), flush=True)
"""


class Catanatron:
    def __init__(self, environment: Path) -> None:
        python = environment / "bin" / "python"
        if not python.exists():
            raise FileNotFoundError(f"no Python in {environment}; `make bench-peers` makes one")
        self.process = subprocess.Popen(
            [str(python), "-c", SCRIPT],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def rate(self, seconds: float) -> float:
        """Ticks per second, measured for `seconds`."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with suppress(BrokenPipeError):  # the process has ended
            self.process.stdin.write(f"{seconds}\n")
            self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise ConnectionError("Catanatron did not answer; is it installed in that environment?")
        return float(line)

    def close(self) -> None:
        self.process.kill()
        with suppress(BrokenPipeError):
            self.process.communicate()
