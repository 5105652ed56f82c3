"""Rate limits: a bucket of tokens per kind and person (or address), refilled steadily.

Each worker counts for itself. What must not depend on which worker is asked (guesses of a
password, say) is counted once more on the bus, for all of them together; while the bus is gone,
each worker's own count stands. What only guards a worker's own processor stays with the worker.
"""

import ipaddress
import time
from collections import OrderedDict

from meadhall.hall.fleet.bus import Bus
from meadhall.hall.problems import Refused

# kind: (tokens a bucket holds, tokens a second)
RATES: dict[str, tuple[float, float]] = {
    "guest": (20, 0.05),  # by address: a class of pupils at once, then one every 20 s
    "claim": (5, 0.02),
    "login": (8, 0.1),  # by address
    "password": (5, 0.05),  # by person: the old one, asked for again
    "code": (60, 0.2),  # by address: codes of tables are short
    "report": (5, 0.01),
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
OF_THE_WORKER = {"read", "command", "preview", "ping"}
REMEMBERED = 50_000

# The instant at which the bucket will be full again says how many tokens are in it.
TAKE = """
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local most, each = tonumber(ARGV[1]), tonumber(ARGV[2])
local full = math.max(tonumber(redis.call('GET', KEYS[1]) or now), now)
local wait = full - now - (most - 1) * each
if wait > 0 then return math.ceil(wait) end
redis.call('SET', KEYS[1], full + each, 'PX', math.ceil(full + each - now))
return 0
"""


class Limits:
    def __init__(self, on: bool, bus: Bus) -> None:
        self.on = on
        self.bus = bus
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    async def take(self, kind: str, who: str) -> None:
        """Takes one token, or Refused with the time to wait."""
        self.take_here(kind, who)
        if self.on and self.bus.needed and kind not in OF_THE_WORKER:
            most, rate = RATES[kind]
            wait = await self.bus.run(TAKE, f"meadhall:limit:{kind}:{who}", most, 1000 / rate)
            if wait:
                raise Refused("too-many", retry_after=int(wait))

    def take_here(self, kind: str, who: str) -> None:
        """The same by this worker's own count."""
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


def network(address: str) -> str:
    """As whom an address counts: one household has 2^64 addresses of IPv6.

    A proxy may forward anything: all that is no address counts as one.
    """
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return "unknown"
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    return str(found.ipv4_mapped or ipaddress.ip_network((found, 64), strict=False))
