"""Chance: a stream of numbers that follows from a seed.

BLAKE2b in counter mode, keyed by the seed. Two numbers (key and place) are the
whole state, so a copy is cheap, and past draws do not reveal later ones.
"""

from hashlib import blake2b
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

BLOCK: Final = 64  # bytes that BLAKE2b gives at a time


def key_of(seed: int) -> bytes:
    """The 32-byte key that belongs to a seed of any size."""
    return blake2b(b"%d" % seed, digest_size=32, person=b"meadhall-seed").digest()


@final
class Rng:
    """Draws from a key; `place` counts the bytes used so far.

        rng = Rng(7)
        rng.below(6) + 1  # a die

    Args:
        seed: A whole number of any size; the same one gives the same draws.
        twin: Copies this one instead; `copy` calls it so.
    """

    def __init__(self, seed: int, twin: "Rng | None" = None) -> None:
        if twin is None:
            self.key: bytes = key_of(seed)
            self.place: i64 = 0
            self._block: bytes = b""  # the one `place` is in
        else:
            self.key = twin.key
            self.place = twin.place
            self._block = twin._block

    def copy(self) -> "Rng":
        """An independent one that draws the same numbers from here on."""
        return Rng(0, self)

    def byte(self) -> i64:
        """The next 8 bits."""
        at = self.place & (BLOCK - 1)
        if at == 0 or len(self._block) == 0:
            counter = int(self.place // BLOCK).to_bytes(8, "little")
            self._block = blake2b(self.key + counter).digest()
        self.place += 1
        return self._block[at]

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        if n <= 0:
            raise ValueError(f"below({n}): n must be 1 or more")
        if n <= 64:
            return self._below_64(n)
        if n <= 65536:
            m: i64 = n
            wide = (self.byte() * 256 + self.byte()) * m
            while wide & 65535 < m and wide & 65535 < 65536 % m:
                wide = (self.byte() * 256 + self.byte()) * m
            return wide >> 16
        bits = n.bit_length()
        number = self.big(bits)
        while number >= n:
            number = self.big(bits)
        return number

    def _below_64(self, n: i64) -> i64:
        """The same for n up to 64, from one byte."""
        wide = self.byte() * n  # Lemire's method: the high part is fair except for a few low parts
        while wide & 255 < n and wide & 255 < 256 % n:
            wide = self.byte() * n
        return wide >> 8

    def shuffle(self, items: list[int]) -> None:
        """Shuffles in place (Fisher-Yates)."""
        for i in range(len(items) - 1, 0, -1):
            j = self._below_64(i + 1) if i < 64 else self.below(i + 1)
            item = items[i]
            items[i] = items[j]
            items[j] = item

    def shuffle_row(self, row: vec[i64]) -> None:
        """Shuffles a row in place; the same order as `shuffle` gives."""
        for i in range(len(row) - 1, 0, -1):
            j = self._below_64(i + 1) if i < 64 else i64(self.below(i + 1))
            item = row[i]
            row[i] = row[j]
            row[j] = item

    def big(self, bits: int = 128) -> int:
        """A number of that many bits: a seed for another Rng."""
        value = 0
        for _ in range(0, bits, 8):
            value = value * 256 + int(self.byte())  # an int: i64 would overflow
        return value >> (-bits % 8)

    def dump(self) -> list[object]:
        """Plain data from which `load` makes it again."""
        return [self.key.hex(), self.place]

    @staticmethod
    def load(data: list[object]) -> "Rng":
        """The one that `dump` wrote."""
        key, place = data
        if not isinstance(key, str) or not isinstance(place, int):
            raise ValueError(f"not a dumped Rng: {data!r}")
        twin = Rng(0)
        twin.key = bytes.fromhex(key)
        twin.place = place
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return (Rng.load, (self.dump(),))


@final
class QuickRng:
    """A fast stream for rollouts (xorshift, 32 bits); games themselves draw from `Rng`.

    Args:
        seed: 1 to 2**32 - 1.
    """

    def __init__(self, seed: int) -> None:
        self._word: i64 = seed

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1; n is small beside 2**32, so that all are equally likely."""
        word = self._word
        word ^= (word << 13) & 0xFFFFFFFF
        word ^= word >> 17
        word ^= (word << 5) & 0xFFFFFFFF
        self._word = word
        return (word * n) >> 32
