"""Vikings on Board, for 2 to 4 players: crew the ships, load them, bet on who leads them out."""

from meadhall.core.game import Game
from meadhall.core.options import Choice, Flag, first_player
from meadhall.games.vikings_on_board.details import detail
from meadhall.games.vikings_on_board.moves import ACTIONS
from meadhall.games.vikings_on_board.pieces import CLANS
from meadhall.games.vikings_on_board.rules import STEPS, Vikings
from meadhall.games.vikings_on_board.seen import VikingsView
from meadhall.games.vikings_on_board.terminal import draw
from meadhall.games.vikings_on_board.upgrade import upgrade
from meadhall.games.vikings_on_board.view import view

GAME = Game(
    slug="vikings-on-board",
    title="Vikings on Board",
    seats=range(2, 5),
    options=(
        first_player(4),
        Flag("two_player_extra_shield", False, seats=(2,)),
        Choice("promote_mode", ("front", "one_step")),
        Flag("promote_needs_real_move", True),
        Choice("set_sail_ship_choice", ("end_of_round", "when_taken")),
        Choice("draw_three_return_order", ("as_drawn", "player_choice")),
        Flag("circle_shared_by_players", True),
        Flag("bets_on_neutral_clans", True, seats=(2, 3)),
        Flag("move_own_bets_only", True),
        Flag("bets_may_move_to_sailed_ship", False),
        Flag("neutral_clan_counts_as_present", True, seats=(2, 3)),
    ),
    rules_version=2,
    state_version=2,
    upgrade=upgrade,
    actions=ACTIONS,
    steps=STEPS,
    state=Vikings,
    view=view,
    view_type=VikingsView,
    draw=draw,
    detail=detail,
    package=__name__,
    clauses="V",
    longest=900,
    colours=tuple(CLANS),
    minutes=45,
    weight=2,
    art="art-vikings",
    formats={
        "captain": "seat",
        "neutral": "clan",
        "lost": "good",
        "spaces": "space",
        "doing": "lines",
        "sailing": "lines",
        "good": "good",
        "kind": "good",
        "clan": "clan",
        "action": "space",
        "goods": "good",
        "owner": "seat",
    },
)
