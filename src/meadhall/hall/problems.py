"""Refusals: what cannot be done, as a code of the protocol with details."""

from typing import Any

from meadhall.hall.protocol.base import Code

STATUS: dict[Code, int] = {
    "bad-request": 400,
    "not-signed-in": 401,
    "forbidden": 403,
    "wrong-origin": 403,
    "wrong-host": 421,
    "not-found": 404,
    "wrong-method": 405,
    "too-large": 413,
    "too-many": 429,
    "too-many-sockets": 429,
    "too-many-watchers": 429,
    "busy": 503,
    "name-taken": 409,
    "name-bad": 422,
    "password-bad": 422,
    "login-failed": 403,
    "banned": 403,
    "vacation-spent": 422,
    "bad-options": 422,
    "no-such-game": 422,
    "seat-taken": 409,
    "seats-empty": 409,
    "wrong-state": 409,
    "not-your-seat": 403,
    "not-your-turn": 409,
    "illegal-move": 409,
    "cannot-undo": 409,
    "read-only": 409,
    "chat-off": 403,
    "no-request": 409,
    "request-open": 409,
    "unavailable": 503,
    "internal": 500,
}


class Refused(Exception):
    """Raised anywhere below the API; becomes a Problem or an Error message."""

    def __init__(self, code: Code, **details: Any) -> None:
        super().__init__(code, details)
        self.code: Code = code
        self.details = details

    @property
    def status(self) -> int:
        return STATUS[self.code]
