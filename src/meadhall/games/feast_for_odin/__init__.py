"""A Feast for Odin, for 1 to 4 players: sixty-one ways to use a viking."""

from meadhall.core.game import Game
from meadhall.core.options import Choice, Flag, first_player
from meadhall.games.feast_for_odin.moves import ACTIONS
from meadhall.games.feast_for_odin.pieces import DECKS, LENGTHS
from meadhall.games.feast_for_odin.rules import STEPS, Odin
from meadhall.games.feast_for_odin.shorthand import expand
from meadhall.games.feast_for_odin.terminal import draw
from meadhall.games.feast_for_odin.view import OdinView, view

GAME = Game(
    slug="feast-for-odin",
    title="A Feast for Odin",
    seats=range(1, 5),
    options=(
        first_player(4),
        Choice("length", LENGTHS),
        Choice("occupations", DECKS, closed=DECKS[1:], because="the cards have no effect yet"),
        Flag("small_board", seats=(1, 2)),
        Flag("mini_islands"),
        Flag("mini_harvest"),
    ),
    rules_version=1,
    actions=ACTIONS,
    steps=STEPS,
    state=Odin,
    view=view,
    view_type=OdinView,
    draw=draw,
    package=__name__,
    clauses="O",
    longest=20000,
    shorthand=expand,
)
