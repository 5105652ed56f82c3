"""The server: identity, lobby, tables, clocks, storage, sockets.

Knows no rules: whatever the registry holds can be played. May import `meadhall.bots` and
`meadhall.core`.
"""
