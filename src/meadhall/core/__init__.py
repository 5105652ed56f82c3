"""What a game is: the contract, actions, chance, views, records, texts.

Knows no game and imports nothing else of Meadhall. `rng`, `actions` and `state` are
compiled by mypyc; the rest is plain Python.
"""
