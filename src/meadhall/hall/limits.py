"""Rate limits: a bucket of tokens per kind and person (or address), refilled steadily."""

import time
from collections import OrderedDict

from meadhall.hall.problems import Refused

# kind: (tokens a bucket holds, tokens a second)
RATES: dict[str, tuple[float, float]] = {
    "guest": (20, 0.05),  # by address: a class of pupils at once, then one every 20 s
    "claim": (5, 0.02),
    "login": (8, 0.1),  # by address
    "login-name": (5, 0.05),  # by name, so that many addresses cannot try one account
    "account": (5, 0.05),
    "me": (20, 0.5),
    "read": (120, 20),
    "table": (20, 0.2),
    "seat": (40, 2),
    "import": (5, 0.05),
    "socket": (40, 2),
    "command": (60, 15),
    "preview": (60, 15),
    "chat": (6, 0.5),
    "ping": (10, 1),
}
REMEMBERED = 50_000


class Limits:
    def __init__(self, on: bool) -> None:
        self.on = on
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, kind: str, who: str) -> None:
        """One token, or Refused with the time to wait."""
        if not self.on:
            return
        most, rate = RATES[kind]
        now = time.monotonic()
        key = (kind, who)
        tokens, at = self._buckets.get(key, (most, now))
        tokens = min(most, tokens + (now - at) * rate)
        if tokens < 1:
            self._buckets[key] = (tokens, now)
            raise Refused("too-many", retry_after=int((1 - tokens) / rate * 1000) + 1)
        self._buckets[key] = (tokens - 1, now)
        self._buckets.move_to_end(key)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
