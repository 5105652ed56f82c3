"""boardgame.io under the same load: the same game, with state in memory."""

import asyncio
import os
import random
import subprocess
import time
from pathlib import Path
from typing import Any

import msgspec

from bench.client import Load, SocketClient, connect
from bench.noughts.rules import MARKS

EVENT = b"42/noughts,"


class PeerSide(SocketClient):
    """One seat at boardgame.io matches of noughts, over its socket.io protocol."""

    def __init__(self, load: Load, host: str, matches: list[str], seat: int) -> None:
        super().__init__("/socket.io/?EIO=4&transport=websocket", host, {})
        self.load = load
        self.matches = matches  # matches still to be played, the current one first
        self.seat = str(seat)
        self.sent = 0.0
        self.playing = False
        self.ahead: dict[str, _PeerState] = {}  # states of the next matches
        self.synced = asyncio.Event()

    def receive(self, text: bytes) -> None:
        if text.startswith(EVENT):
            name, *args = _raw_list.decode(text[len(EVENT) :])
            if bytes(name) == b'"sync"':
                self._on_state(_text.decode(args[0]), _peer_sync.decode(args[1]).state)
            elif bytes(name) == b'"update"':
                self._on_state(_text.decode(args[0]), _peer_state.decode(args[1]))
        elif text.startswith(b"0"):
            self.send_text(b"40/noughts,")
        elif text == b"2":
            self.send_text(b"3")
        elif text.startswith(b"40/"):
            for match in self.matches:
                self._emit("sync", match, self.seat, None, 2)

    def _emit(self, *args: Any) -> None:
        self.send_text(EVENT + _encode(args))

    def play(self) -> None:
        self.playing = True
        self._position(self.ahead.pop(self.matches[0]))

    def _on_state(self, match: str, state: "_PeerState") -> None:
        if self.playing and match == self.matches[0]:
            self._position(state)
            return
        self.ahead[match] = state
        if len(self.ahead) == len(self.matches):
            self.synced.set()

    def _position(self, state: "_PeerState") -> None:
        if self.sent:
            self.load.record(self.sent)
            self.sent = 0.0
        match = self.matches[0]
        if state.ctx.gameover is not None:
            self._next()
        elif state.ctx.player == self.seat:
            cell = random.choice([i for i, c in enumerate(state.G.cells) if c is None])
            payload = {"type": "clickCell", "args": [cell], "playerID": self.seat}
            self.sent = time.perf_counter()
            action = {"type": "MAKE_MOVE", "payload": payload}
            self._emit("update", action, state.number, match, self.seat)

    def _next(self) -> None:
        """Starts the next match over the same socket."""
        last = self.matches.pop(0)
        if self.matches:
            self._position(self.ahead.pop(self.matches[0]))
            return
        self.matches.append(f"{last}+")
        self.load.late += 1
        self._emit("sync", self.matches[0], self.seat, None, 2)


class _PeerCells(msgspec.Struct):
    cells: list[Any]


class _PeerContext(msgspec.Struct, rename={"player": "currentPlayer"}):
    player: str
    gameover: Any = None


class _PeerState(msgspec.Struct, rename={"number": "_stateID"}):
    G: _PeerCells
    ctx: _PeerContext
    number: int


class _PeerSync(msgspec.Struct):
    state: _PeerState


_raw_list = msgspec.json.Decoder(list[msgspec.Raw])
_text = msgspec.json.Decoder(str)
_encode = msgspec.json.Encoder().encode
_peer_sync = msgspec.json.Decoder(_PeerSync)
_peer_state = msgspec.json.Decoder(_PeerState)


class PeerPair:
    """Two boardgame.io clients that play matches against each other."""

    def __init__(self, load: Load, port: int, game: str) -> None:
        self.load = load
        self.port = port
        self.game = game
        self.sides: list[PeerSide] = []

    async def arrive(self, games: int) -> None:
        name = os.urandom(8).hex()
        host = f"127.0.0.1:{self.port}"
        for seat in (0, 1):
            matches = [f"{name}.{at}" for at in range(games)]
            side = PeerSide(self.load, host, matches, seat)
            await connect(side, self.port)
            await side.synced.wait()
            self.sides.append(side)

    async def play(self) -> None:
        for side in self.sides:
            side.play()
        await asyncio.Event().wait()


PEER = """
const { Server, Origins } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');
const MARKS = %d;
const lines = [[0,1,2],[3,4,5],[6,7,8],[0,3,6],[1,4,7],[2,5,8],[0,4,8],[2,4,6]];
const game = {
  name: 'noughts',
  setup: () => ({ cells: Array(9).fill(null), marks: 0, wins: [0, 0] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { clickCell: ({ G, playerID }, id) => {
    if (G.cells[id] !== null) return INVALID_MOVE;
    G.cells[id] = playerID;
    G.marks += 1;
    const won = lines.some(l => l.every(i => G.cells[i] === playerID));
    if (won) G.wins[playerID] += 1;
    if (won || G.cells.every(c => c !== null)) {
      G.cells = Array(9).fill(null);
      G.over = G.marks >= MARKS;
    }
  } },
  endIf: ({ G }) => { if (G.over) return { wins: G.wins }; },
};
Server({ games: [game], origins: [Origins.LOCALHOST] }).run(
  { port: 0, callback: () => {} }).then(s => console.log('port ' + s.appServer.address().port));
"""


def start_peer(folder: Path) -> tuple[subprocess.Popen[str], int]:
    script = folder / "meadhall-peer.js"
    script.write_text(PEER % MARKS)
    server = subprocess.Popen(["node", script.name], cwd=folder, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    for line in server.stdout:
        if line.startswith("port "):
            return server, int(line.split()[1])
    raise RuntimeError("boardgame.io did not start")
