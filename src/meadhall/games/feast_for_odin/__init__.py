"""A Feast for Odin, for 1 to 4 players: sixty-one ways to use a viking."""

from meadhall.core.game import Game
from meadhall.core.options import Choice, Flag, first_player
from meadhall.games.feast_for_odin.details import detail
from meadhall.games.feast_for_odin.moves import ACTIONS
from meadhall.games.feast_for_odin.outlook import where
from meadhall.games.feast_for_odin.pieces import DECKS, LENGTHS
from meadhall.games.feast_for_odin.rules import STEPS, Odin
from meadhall.games.feast_for_odin.seen import OdinView, PlaceView
from meadhall.games.feast_for_odin.shorthand import expand
from meadhall.games.feast_for_odin.terminal import draw
from meadhall.games.feast_for_odin.view import view

GAME = Game(
    slug="feast-for-odin",
    title="A Feast for Odin",
    seats=range(1, 5),
    options=(
        first_player(4),
        Choice("length", LENGTHS),
        Choice("occupations", DECKS),
        Choice("first_card", ("dealt", "chosen"), seats=(1,)),
        Flag("small_board", seats=(1, 2)),
        Flag("mini_islands"),
        Flag("mini_harvest"),
        Choice("mini_harvest_cards", ("usual", "fewer")),
        Flag("ask_always"),
    ),
    rules_version=3,
    actions=ACTIONS,
    steps=STEPS,
    state=Odin,
    view=view,
    view_type=OdinView,
    places=where,
    places_type=PlaceView,
    draw=draw,
    detail=detail,
    package=__name__,
    clauses="O",
    longest=20000,
    shorthand=expand,
    minutes=120,
    weight=5,
    art="art-odin",
    formats={
        "starter": "seat",
        "pool": "item",
        "brown": "item",
        "spaces": "space",
        "islands": "island",
        "houses": "house",
        "specials": "item",
        "strips": "thing",
        "discards": "item",
        "action": "lines",
        "dice": "lines",
        "orange": "item",
        "holder": "seat",
        "item": "item",
        "things": "thing",
        "space": "space",
        "copied": "space",
        "table": "dice",
        "supply": "item",
        "boards": "board",
        "berths": "ship",
        "emigrants": "ship",
        "plates": "item",
        "hand": "occupation",
        "played": "occupation",
        "pieces": "item",
        "cells": "cells",
        "gives": "item",
        "ship": "ship",
    },
)
