"""A process in which bots think: `python -m meadhall.hall.fleet.botworker`.

Reads jobs from its input and writes answers to its output, a line of JSON each. A bot
gets an Observation made here; the state never reaches it.
"""

import os
import secrets
import sys
from typing import Any

import msgspec

from meadhall import bots
from meadhall.core.observation import Observation
from meadhall.core.rng import Rng
from meadhall.hall import rules


class Job(msgspec.Struct):
    id: int
    game: str
    seat: int
    bot: str
    state: str  # as `match.dumped` wrote it


class Chosen(msgspec.Struct):
    id: int
    action: int | None = None
    error: str | None = None


def think(job: Job) -> int:
    rng = Rng(secrets.randbits(128))
    game = rules.find(job.game)
    if game is None:
        raise ValueError(f"no game {job.game!r} here")
    data: Any = msgspec.json.decode(job.state)
    seen = Observation(game.load(data), job.seat, rng)
    chosen = bots.make(job.bot, rng.big()).choose(seen)
    if chosen not in seen.legal:
        raise ValueError(f"bot {job.bot!r} chose {chosen}, which is not legal")
    return chosen


def main() -> None:
    decoder = msgspec.json.Decoder(Job)
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # a print somewhere must not look like an answer
    for line in sys.stdin.buffer:
        job = decoder.decode(line)
        try:
            answer = Chosen(job.id, action=think(job))
        except Exception as error:
            answer = Chosen(job.id, error=f"{type(error).__name__}: {error}")
        try:
            answers.write(msgspec.json.encode(answer) + b"\n")
        except BrokenPipeError:  # the worker that asked has ended
            return


if __name__ == "__main__":
    main()
