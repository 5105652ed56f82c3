"""Players that are programs.

They see an Observation, never a State, and know no game. May import only `meadhall.core`.
"""
