"""Compares Meadhall's speed with peers (`make bench-hall`, `make bench-peers`); not in the wheel.

`hall`: throughput of the server, compared with boardgame.io. `catanatron`: speed of the rules,
compared with Catanatron; `meadhall.lab.bench` measures it.
"""
