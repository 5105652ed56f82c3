"""The sums that a game's help works out, checked as arithmetic, in every language."""

import re

from meadhall.core.game import Game
from meadhall.core.texts import LANGUAGES, Teller

SUM = re.compile(r"([(\d][\d ()+×−]*) = (\d+)")


def sums(game: Game, key: str, **options: object) -> list[int]:
    """The results of the sums in a paragraph, as a table with these options reads it."""
    values = game.start(game.seats[-1], 1, options).options
    found = [results(Teller(game, language).as_played(key, values)) for language in LANGUAGES]
    assert all(one == found[0] for one in found), dict(zip(LANGUAGES, found, strict=True))
    return found[0]


def results(text: str) -> list[int]:
    """The results of all sums of a text, each of which must be right."""
    found = []
    for terms, result in SUM.findall(text):
        assert eval(terms.replace("×", "*").replace("−", "-")) == int(result), (terms, result)
        found.append(int(result))
    return found
