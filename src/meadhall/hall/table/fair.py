"""Fair chance: the hall commits to a secret before anybody sits down, everybody adds a
nonce, and after the end the secret is shown. Neither side alone can choose the seed."""

import hashlib
import secrets
from collections.abc import Sequence
from typing import get_args

from meadhall.core.record import BadRecord, Record
from meadhall.hall.protocol.base import Colour
from meadhall.hall.store.people import new_id

COLOURS: tuple[Colour, ...] = get_args(Colour)  # the last, grey, is the watchers'


class Chance:
    """What the hall draws by lot. A test gives it another one to get the same table each time."""

    def table(self, game: str, nonce: str | None) -> tuple[str, str]:
        """Id and secret of a new table; `nonce`: that of whoever opens it."""
        return new_id(), secrets.token_hex(32)

    def nonce(self) -> str:
        """A nonce for somebody who sent none."""
        return secrets.token_urlsafe(12)

    def colour(self) -> Colour:
        """The colour of a guest who chose none."""
        return secrets.choice(COLOURS[:-1])


def commitment_of(secret: str) -> str:
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def seed_of(secret: str, table: str, nonces: Sequence[str]) -> int:
    text = "\n".join(["", table, *nonces]).encode()
    return int.from_bytes(hashlib.sha256(bytes.fromhex(secret) + text).digest(), "big")


def hash_of_seed(seed: int) -> str:
    return hashlib.sha256(str(seed).encode()).hexdigest()


def note_of(table: str, commitment: str, secret: str, nonces: Sequence[str]) -> str:
    """What a record's note says about its chance."""
    return "\n".join(
        [f"table: {table}", f"commitment: {commitment}", f"secret: {secret}", *nonce_lines(nonces)]
    )


def nonce_lines(nonces: Sequence[str]) -> list[str]:
    return [f"nonce: {nonce}" for nonce in nonces]


def verify(record: Record) -> list[str]:
    """Checks a finished game: a sentence for each thing that is right, or BadRecord."""
    lines = [line.split(": ", 1) for line in record.note.splitlines() if ": " in line]
    said = {key: value for key, value in lines if key != "nonce"}
    nonces = [value for key, value in lines if key == "nonce"]
    found = []
    if {"table", "commitment", "secret"} <= said.keys():
        try:
            commitment = commitment_of(said["secret"])
        except ValueError as error:
            raise BadRecord(f"the note's secret is no hexadecimal number: {error}") from error
        if commitment != said["commitment"]:
            raise BadRecord(
                f"the secret does not fit the commitment: its SHA-256 is {commitment}, "
                f"the hall had shown {said['commitment']}"
            )
        seed = seed_of(said["secret"], said["table"], nonces)
        if seed != record.seed:
            raise BadRecord(f"secret and nonces give the seed {seed}, the record has {record.seed}")
        found.append("the secret fits the commitment shown before the game")
        found.append(f"the seed follows from the secret and {len(nonces)} players' nonces")
    else:
        found.append("the record tells nothing of how its seed was drawn (no note of a hall)")
    state = record.last()
    if not state.over:
        raise BadRecord(f"the game is not finished after {len(record.moves)} moves")
    found.append(
        f"the rules accept all {len(record.moves)} moves and reach the result {state.scores()}"
    )
    return found
