"""Animals on Board, for 2 to 4 players: split the herd or take a part of it aboard."""

from meadhall.core.game import Game
from meadhall.core.options import Choice, Flag, first_player
from meadhall.games.animals_on_board.details import detail
from meadhall.games.animals_on_board.moves import ACTIONS
from meadhall.games.animals_on_board.rules import STEPS, Animals
from meadhall.games.animals_on_board.seen import AnimalsView
from meadhall.games.animals_on_board.terminal import draw
from meadhall.games.animals_on_board.upgrade import upgrade
from meadhall.games.animals_on_board.view import view

GAME = Game(
    slug="animals-on-board",
    title="Animals on Board",
    seats=range(2, 5),
    options=(
        first_player(4),
        Flag("last_turn_optional", True),
        Choice("surplus", ("best", "ask")),
    ),
    rules_version=1,
    state_version=2,
    upgrade=upgrade,
    actions=ACTIONS,
    steps=STEPS,
    state=Animals,
    view=view,
    view_type=AnimalsView,
    draw=draw,
    detail=detail,
    package=__name__,
    clauses="A",
    longest=1100,
    minutes=20,
    weight=1,
    art="art-animals",
    formats={
        "starter": "seat",
        "next_starter": "seat",
        "splitting": "index",
    },
)
