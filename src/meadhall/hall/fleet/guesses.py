"""Wrong passwords: the wait before the next try grows with each failure.

Counted by account and address together, so that nobody can lock the owner out: the first try from
an address is always heard. After it, the wait grows with the failures from that address, and with
those at the account from anywhere, which slows down many addresses that guess at one account.
Workers share the counts through the bus; while it is gone each one goes by its own.
"""

import time
from collections import OrderedDict

from meadhall.hall.fleet.bus import Bus
from meadhall.hall.problems import Refused

FREE = 5  # failures of an address at an account before it has to wait
FREE_ACCOUNT = 30  # failures at an account, from anywhere, before an address that failed must wait
FIRST = 30_000  # ms; doubled with every further failure of the address, every tenth at the account
LONGEST = 15 * 60_000
KEPT = 60 * 60_000  # ms after the last try until all is forgotten
REMEMBERED = 50_000

# Counts a try at once (tries at the same time are no way around); a right password clears it.
TRY = """
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local tries = tonumber(redis.call('HGET', KEYS[1], 'tries') or '0')
local wait = tonumber(redis.call('HGET', KEYS[1], 'next') or '0') - now
if wait > 0 then return wait end
tries = tries + 1
local least, free, first, most = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]),
    tonumber(ARGV[4])
local pause = least
if tries >= free then pause = math.max(least, math.min(most, first * 2 ^ (tries - free))) end
redis.call('HSET', KEYS[1], 'tries', tries, 'next', string.format('%.0f', now + pause))
redis.call('PEXPIRE', KEYS[1], ARGV[5])
return 0
"""
READ = "return tonumber(redis.call('GET', KEYS[1]) or '0')"
COUNT = """
local count = redis.call('INCR', KEYS[1])
redis.call('PEXPIRE', KEYS[1], ARGV[1])
return count
"""
CLEAR = "return redis.call('DEL', KEYS[1])"


def pause_after(tries: int) -> int:
    """The wait after a number of failures of one address at an account."""
    return 0 if tries < FREE else min(LONGEST, FIRST << min(tries - FREE, 20))


def pause_at_account(tries: int) -> int:
    """The shortest wait of an address that has failed, by the failures at the account."""
    return (
        0 if tries < FREE_ACCOUNT else min(LONGEST, FIRST << min((tries - FREE_ACCOUNT) // 10, 20))
    )


class Guesses:
    def __init__(self, on: bool, bus: Bus) -> None:
        self.on = on
        self.bus = bus
        self._tries: OrderedDict[str, tuple[int, int, int]] = OrderedDict()  # count, next, last

    async def begin(self, account: str, address: str) -> None:
        """Counts a try, or Refused with the time to wait."""
        if not self.on:
            return
        both = f"{account}@{address}"
        here, _, _ = self._known(account)
        there = await self._ask(READ, account)
        least = pause_at_account(max(here, there or 0))
        mine = self._try(both, least)
        wait = await self._ask(TRY, both, least, FREE, FIRST, LONGEST, KEPT)
        if wait is None:
            wait = mine
        if wait:
            raise Refused("too-many", retry_after=wait)
        self._remember(account, here + 1, 0)
        await self._ask(COUNT, account, KEPT)

    async def right(self, account: str, address: str) -> None:
        """The password was right: this address may try again at once."""
        if self.on:
            self._tries.pop(f"{account}@{address}", None)
            await self._ask(CLEAR, f"{account}@{address}")

    async def _ask(self, script: str, key: str, *args: float) -> int | None:
        if not self.bus.needed:
            return None
        return await self.bus.run(script, f"meadhall:guesses:{key}", *args)

    def _try(self, key: str, least: int) -> int:
        tries, until, _ = self._known(key)
        wait = until - _now()
        if wait > 0:
            return wait
        self._remember(key, tries + 1, _now() + max(least, pause_after(tries + 1)))
        return 0

    def _known(self, key: str) -> tuple[int, int, int]:
        found = self._tries.get(key)
        return (0, 0, 0) if found is None or found[2] < _now() - KEPT else found

    def _remember(self, key: str, tries: int, until: int) -> None:
        self._tries[key] = (tries, until, _now())
        self._tries.move_to_end(key)
        if len(self._tries) > REMEMBERED:
            self._tries.popitem(last=False)


def _now() -> int:
    return int(time.monotonic() * 1000)
