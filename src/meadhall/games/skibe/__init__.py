"""Skibe, for 3 to 5 players: crew three shared ships, load them, and let them sail in time."""

from meadhall.core.game import Game
from meadhall.core.options import Choice, Flag, first_player
from meadhall.games.skibe.details import detail
from meadhall.games.skibe.moves import ACTIONS
from meadhall.games.skibe.pieces import COLOURS, DECKS
from meadhall.games.skibe.rules import STEPS, Skibe
from meadhall.games.skibe.seen import SkibeView
from meadhall.games.skibe.terminal import draw
from meadhall.games.skibe.upgrade import upgrade
from meadhall.games.skibe.view import view

GAME = Game(
    slug="skibe",
    title="Skibe",
    seats=range(3, 6),
    options=(
        first_player(5),
        Choice("deck", tuple(DECKS)),
        Flag("count_stern_shield"),
        Flag("finish_last_turn", True),
        Choice("new_ship_cards", ("slots", "choose")),
        Flag("protection_blocks_owner", True),
        Flag("protection_spans_rows"),
        Flag("remove_from_display"),
        Flag("one_stone_per_card"),
    ),
    rules_version=1,
    state_version=3,
    upgrade=upgrade,
    actions=ACTIONS,
    steps=STEPS,
    state=Skibe,
    view=view,
    view_type=SkibeView,
    draw=draw,
    detail=detail,
    package=__name__,
    clauses="S",
    longest=400,
    secrets=False,
    colours=tuple(COLOURS),
    minutes=20,
    weight=2,
    art="art-skibe",
    formats={
        "on_turn": "seat",
        "display": "places",
        "ships": "ship",
        "food_stock": "count",
        "equipment_stock": "count",
        "building": "lines",
        "lifted": "count",
        "scoring": "lines",
        "equipment": "count",
        "name": "ship",
        "food": "count",
        "vikings": "places",
        "stern": "seat",
        "pays": "players",
        "ship": "ships",
        "colour": "shields",
        "sterns": "count",
    },
)
