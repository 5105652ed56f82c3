"""Everything that crosses the wire, as structs: REST bodies and answers, socket messages.

The flow is explained in docs/protocol.md. Rules of the house:

- JSON; unknown fields are refused, on both sides.
- An instant is whole milliseconds since 1970 (UTC), a duration whole milliseconds.
- Nothing here is a sentence: what people read is a message key with arguments.
- A *number* counts the entries of a table's journal (moves and undos). It only grows.
"""
