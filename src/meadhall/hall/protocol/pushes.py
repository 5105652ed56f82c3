"""Web Push."""

from typing import Annotated

import msgspec

from meadhall.core.texts import Language
from meadhall.hall.protocol.base import Wire

PushText = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
Endpoint = Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]


class PushKey(Wire, frozen=True):
    """GET /api/push: `applicationServerKey`; null: this host sends none."""

    key: str | None


class PushKeys(Wire, frozen=True):
    p256dh: PushText
    auth: PushText


class Subscription(Wire, frozen=True):
    """POST /api/push: what the browser's PushSubscription says of itself."""

    endpoint: Endpoint
    keys: PushKeys
    expires: float | None = msgspec.field(default=None, name="expirationTime")


class Unsubscribe(Wire, frozen=True):
    """DELETE /api/push"""

    endpoint: Endpoint


class Pushed(Wire, frozen=True, tag="turn"):
    """What a push says, once decrypted: it is your turn there."""

    table: str
    game: str
    language: Language | None
