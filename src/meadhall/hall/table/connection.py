"""Connection: one person's socket. `put` never waits for the client."""

import secrets
from typing import Literal

import msgspec

from meadhall.hall.net.socket import Socket
from meadhall.hall.protocol.messages import Reconnect
from meadhall.hall.store.people import PersonRow
from meadhall.hall.store.rows import SeatRow

encode = msgspec.json.Encoder().encode

Closing = Literal["stopping", "too-slow", "signed-out", "no-watchers"]
CLOSE_CODES = {"stopping": 1012, "too-slow": 4408, "signed-out": 4401, "no-watchers": 4403}


class Connection:
    def __init__(self, socket: Socket, person: PersonRow, session: str, page: str = "") -> None:
        self.socket = socket
        socket.on_stop = self.stop
        self.person = person
        self.session = session  # as the database knows it
        self.page = page or secrets.token_hex(8)  # the same for a window that came back
        self.visible = True  # its page is looked at
        self.closing: Closing | None = None
        self.seats: list[SeatRow] | None = None  # of its table, when `viewers` was found
        self.viewers: list[int | None] = []  # seats whose views it gets; None: a spectator's
        self.chat_seen: set[int] = set()  # ids of the chat lines in its hello

    def put(self, message: bytes | msgspec.Struct) -> None:
        """Sends it. A client that does not take its messages is let go."""
        if self.closing is None:
            text = message if isinstance(message, bytes) else encode(message)
            if not self.socket.write(text):
                self.close("too-slow")

    def close(self, reason: Closing) -> None:
        """Says why and when to connect again, then closes."""
        if self.closing is None:
            self.closing = reason
            after = {"stopping": 500, "too-slow": 5000, "signed-out": 0, "no-watchers": 0}[reason]
            self.socket.write(encode(Reconnect(after=after, reason=reason)))
            self.socket.close(CLOSE_CODES[reason], reason)

    def stop(self) -> None:
        """The hall stops."""
        self.close("stopping")
