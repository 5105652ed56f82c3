"""What can be played."""

from meadhall.core.options import Choice, Flag, Number
from meadhall.hall.protocol.base import PROTOCOL, Colour, Wire


class VerbInfo(Wire, frozen=True):
    """A verb and the names of its arguments: the button's text is `move-<name>`."""

    name: str
    args: list[str]
    declines: bool  # passes, gives up or ends: never put the first focus on it


class GameInfo(Wire, frozen=True):
    slug: str
    title: str
    least: int
    most: int
    rules_version: int
    options: list[Flag | Choice | Number]
    secrets: bool  # whether a seat may see what another may not
    colours: list[Colour]  # by seat, where the game gives them out; else empty
    verbs: list[VerbInfo]
    minutes: int | None  # how long a game takes
    weight: int | None  # how demanding it is: 1 to 5
    art: str | None  # symbol of the client; null: a ship
    formats: dict[str, str]  # how the text board shows fields of the view: core.game.Game


class Catalogue(Wire, frozen=True):
    """GET /api/games. Texts: /texts/<language>/<slug>.ftl and <slug>.rules.ftl, those of the
    house /texts/<language>/house.ftl."""

    games: list[GameInfo]
    bots: list[str]  # weakest first
    languages: list[str]
    protocol: int = PROTOCOL
