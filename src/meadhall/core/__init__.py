"""What a game is: the contract, actions, chance, views, records, texts.

Knows no game and imports nothing else of Meadhall. What is compiled by mypyc stands in
hatch_build.py (`CORE`); the rest is plain Python.
"""
