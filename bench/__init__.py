"""Measures Meadhall beside its peers (`make bench-hall`, `make bench-peers`); not in the wheel.

`hall`: what the server carries, beside boardgame.io. `catanatron`: how fast the rules are, beside
Catanatron; the measuring itself is `meadhall.lab.bench`.
"""
