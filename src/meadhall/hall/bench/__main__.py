"""One load, in a process of its own: system, game, port, process id, tables, seconds."""

import sys

import msgspec
import uvloop

from meadhall.hall.bench import play

system, game, port, pid, tables, seconds = sys.argv[1:]
report = uvloop.run(play(system, game, int(port), int(pid), int(tables), float(seconds)))
sys.stdout.write(msgspec.json.encode(report).decode())
