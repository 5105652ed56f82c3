"""Chance: a stream of numbers that only its seed can tell.

BLAKE2b in counter mode, keyed by the seed. Two numbers (key and place) are the
whole state, so a copy is cheap, and past draws tell nothing of the next ones.
"""

from hashlib import blake2b
from struct import Struct
from typing import Final

from mypy_extensions import i64

WORDS: Final = 32  # 16-bit words in a block of 64 bytes
SPAN: Final = 1 << 16
UNPACK: Final = Struct("<32H").unpack


def key_of(seed: int) -> bytes:
    """The 32-byte key that belongs to a seed of any size."""
    return blake2b(b"%d" % seed, digest_size=32, person=b"meadhall-seed").digest()


class Rng:
    """Draws from a key; `place` counts the 16-bit words used so far."""

    def __init__(self, seed: int, twin: "Rng | None" = None) -> None:
        if twin is None:
            self.key: bytes = key_of(seed)
            self.place: i64 = 0
            self._words: list[int] = []  # the block of `place`; never changed, so copies share it
        else:
            self.key = twin.key
            self.place = twin.place
            self._words = twin._words

    def copy(self) -> "Rng":
        return Rng(0, self)

    def word(self) -> i64:
        """The next 16 bits."""
        at = self.place % WORDS
        if at == 0 or not self._words:
            counter = int(self.place // WORDS).to_bytes(8, "little")
            self._words = list(UNPACK(blake2b(self.key + counter).digest()))
        self.place += 1
        return self._words[at]

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        if n <= 0:
            raise ValueError(f"below({n}): n must be 1 or more")
        if n > SPAN:
            return self._below_big(n)
        m: i64 = n
        span: i64 = SPAN
        fair = span - span % m  # words from here on would favour small results: draw again
        word = self.word()
        while word >= fair:
            word = self.word()
        return word % m

    def _below_big(self, n: int) -> int:
        bits = n.bit_length()
        number = self.big(bits)
        while number >= n:
            number = self.big(bits)
        return number

    def shuffle(self, items: list[int]) -> None:
        """Fisher-Yates, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            item = items[i]
            items[i] = items[j]
            items[j] = item

    def big(self, bits: int = 128) -> int:
        """A number of that many bits: a seed for another Rng."""
        value = 0
        for _ in range(0, bits, 16):
            value = value * SPAN + int(self.word())  # an int: i64 would overflow
        return value >> (-bits % 16)

    def dump(self) -> list[object]:
        return [self.key.hex(), self.place]

    @staticmethod
    def load(data: list[object]) -> "Rng":
        key, place = data
        if not isinstance(key, str) or not isinstance(place, int):
            raise ValueError(f"not a dumped Rng: {data!r}")
        twin = Rng(0)
        twin.key = bytes.fromhex(key)
        twin.place = place
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return (Rng.load, (self.dump(),))
