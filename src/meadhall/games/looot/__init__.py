"""Looot, for 2 to 4 players: vikings on the land, loot for the fjord."""

from meadhall.core.game import Game
from meadhall.core.options import Choice, first_player
from meadhall.games.looot.details import detail
from meadhall.games.looot.moves import ACTIONS
from meadhall.games.looot.rules import STEPS, Looot
from meadhall.games.looot.seen import LoootView
from meadhall.games.looot.terminal import draw
from meadhall.games.looot.upgrade import upgrade
from meadhall.games.looot.view import view

GAME = Game(
    slug="looot",
    title="Looot",
    seats=range(2, 5),
    options=(
        first_player(4),
        Choice("layout", ("random", "example")),
    ),
    rules_version=1,
    state_version=2,
    upgrade=upgrade,
    actions=ACTIONS,
    steps=STEPS,
    state=Looot,
    view=view,
    view_type=LoootView,
    draw=draw,
    detail=detail,
    package=__name__,
    clauses="L",
    longest=450,
    secrets=False,
    minutes=35,
    weight=3,
    art="art-looot",
    formats={
        "turn": "seat",
        "starter": "seat",
        "land": "tile",
        "near": "land",
        "ocean": "places",
        "unseen": "tile",
        "due": "tile",
        "board": "board",
        "kind": "tile",
        "needs": "tile",
        "shields": "shield",
        "fjord": "places",
        "sites": "site",
        "sums": "tile",
        "sites_out": "site",
    },
)
