"""A table for one, for drawing boards: real rules, the other seats play at random.

    python web/src/boards/stories/serve.py        # then the story page, see README.md

GET  /story/<slug>?seats=4&seed=7&seat=0&skip=30   a game, `skip` random decisions on
POST /story/<slug>/preview|play  {...the same..., "moves": [["take", 2]]}
Every answer: view, legal move names, log lines. Nothing is kept: a game is its moves.
"""

import json
import os
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from random import Random
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import msgspec

import meadhall
from meadhall.core.state import State

PORT = int(os.environ.get("STORY_PORT", "8019"))


def start(slug: str, wish: dict[str, Any]) -> State:
    """The game as wished, played on until `seat` decides again after `skip` decisions."""
    options = wish.get("options", {})
    state = meadhall.game(slug).start(int(wish.get("seats", 3)), int(wish.get("seed", 1)), options)
    state.chronicle = []
    luck = Random(int(wish.get("seed", 1)))
    for _ in range(int(wish.get("skip", 0))):
        if state.over:
            break
        seat = state.seat
        state.play(luck.choice(state.legal(seat)), seat)
    until_asked(state, wish, luck)
    for turn in wish.get("played", []):
        carry_out(state, turn, wish)
        until_asked(state, wish, Random(repr(turn)))
    return state


def until_asked(state: State, wish: dict[str, Any], luck: Random) -> None:
    me = int(wish.get("seat", 0))
    while not state.over and me not in state.waiting and not wish.get("watch"):
        seat = state.seat
        state.play(luck.choice(state.legal(seat)), seat)


def carry_out(state: State, moves: list[list[Any]], wish: dict[str, Any]) -> None:
    for move in moves:
        state.play(state.game.actions.id(move), int(wish.get("seat", 0)))


def shown(state: State, wish: dict[str, Any]) -> bytes:
    me = int(wish.get("seat", 0))
    names = [state.game.actions.name(action) for action in state.legal(me)]
    lines = [[line.key, line.args] for line in state.chronicle or [] if line.readable(me)]
    found = {"view": state.view(me), "legal": names, "lines": lines[-40:]}
    return msgspec.json.encode({**found, "colours": state.game.colours})


class Stories(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        at = urlsplit(self.path)
        self.answer(at.path, dict(parse_qsl(at.query)))

    def do_POST(self) -> None:
        length = int(self.headers["Content-Length"])
        self.answer(self.path, json.loads(self.rfile.read(length)))

    def answer(self, path: str, wish: dict[str, Any]) -> None:
        _, _, slug, *what = path.split("/")
        try:
            state = start(slug, wish)
            carry_out(state, wish.get("moves", []), wish)
            if what == ["play"]:
                until_asked(state, wish, Random(repr(wish.get("moves"))))
            body, code = shown(state, wish), 200
        except ValueError as wrong:
            body, code = json.dumps({"error": str(wrong)}).encode(), 400
        self.send_response(code)
        self.send_header("Content-Type", "application/json")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: Any) -> None:
        """Quiet."""


if __name__ == "__main__":
    ThreadingHTTPServer(("127.0.0.1", PORT), Stories).serve_forever()
