"""What can be played, and the texts of it."""

import hashlib
import re
from functools import cache
from typing import cast

from starlette.responses import Response

from meadhall import bots
from meadhall.core import texts
from meadhall.core.registry import all_games
from meadhall.core.texts import HOUSE, LANGUAGES
from meadhall.hall import rules
from meadhall.hall.net.api.endpoint import Call, Endpoint
from meadhall.hall.problems import Refused
from meadhall.hall.protocol.base import Colour
from meadhall.hall.protocol.games import Catalogue, GameInfo, VerbInfo

FILE = re.compile(r"([a-z0-9-]+)(\.rules)?\.ftl")


@cache
def catalogue() -> Catalogue:
    return Catalogue(
        games=[
            GameInfo(
                slug=game.slug,
                title=game.title,
                least=game.seats[0],
                most=game.seats[-1],
                rules_version=game.rules_version,
                options=list(game.options),
                secrets=game.secrets,
                colours=[cast(Colour, colour) for colour in game.colours],
                verbs=[
                    VerbInfo(name=verb.name, args=list(verb.args), declines=verb.declines)
                    for verb in game.actions
                ],
                minutes=game.minutes,
                weight=game.weight,
                art=game.art,
                formats=dict(game.formats),
            )
            for game in all_games()
        ],
        bots=bots.names(),
        languages=list(LANGUAGES),
    )


def text_file(language: str, file: str) -> tuple[bytes, str] | None:
    """A Fluent file and its ETag."""
    parts = FILE.fullmatch(file)
    if language not in LANGUAGES or parts is None:
        return None
    slug, of_rules = parts.groups()
    game = rules.find(slug)
    package = HOUSE if slug == "house" else game.package if game else None
    if package is None:
        return None
    return _read_text(package, f"rules.{language}" if of_rules else language)


@cache
def _read_text(package: str, name: str) -> tuple[bytes, str] | None:
    """Called only for packages and languages that there are: what is cached is bounded."""
    try:
        body = texts.source(package, name).encode()
    except FileNotFoundError:
        return None
    return body, f'"{hashlib.sha256(body).hexdigest()[:20]}"'


async def get_games(_: Call) -> Catalogue:
    return catalogue()


async def get_text(call: Call) -> Response:
    found = text_file(call.path("language"), call.path("file"))
    if found is None:
        raise Refused("not-found", problem="/texts/<language>/<slug>.ftl or <slug>.rules.ftl")
    body, etag = found
    headers = {"etag": etag, "cache-control": "no-cache"}
    if call.request.headers.get("if-none-match") == etag:
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type="text/plain; charset=utf-8")


ENDPOINTS = [
    Endpoint(
        "GET /api/games", get_games, answer=Catalogue, signed_in=False,
        summary="Games, bots, languages",
    ),
    Endpoint(
        "GET /texts/{language}/{file}", get_text, answer=None,
        signed_in=False, summary="Fluent texts",
    ),
]  # fmt: skip
