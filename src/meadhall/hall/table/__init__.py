"""One table: its mailbox, what a command decides, the match, and what the sockets there are sent.

A move's way: `session` (a command) -> `table` (its mailbox) -> `decide` -> `match` -> the store's
journal -> `Table.on_committed` -> `present` (views) -> the sockets.
"""
