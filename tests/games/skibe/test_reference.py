"""Whole random games beside a plain second reading of the rule book: the same questions, the
same moves, the same table, the same points."""

from collections import Counter

import pytest

from meadhall.core.rng import Rng
from meadhall.games.skibe.rules import Skibe
from meadhall.games.skibe.seen import SkibeView
from tests.games.skibe.arrange import GAME
from tests.games.skibe.slow import SHIPS, SlowSkibe
from tests.marks import clause

FLAGS = [
    "count_stern_shield", "finish_last_turn", "protection_blocks_owner", "protection_spans_rows",
    "remove_from_display", "one_stone_per_card",
]  # fmt: skip


def same_table(view: SkibeView, slow: SlowSkibe) -> None:
    assert [[v.id for v in ship.vikings] for ship in view.ships] == list(slow.ships.values())
    assert [card.id if card else None for card in view.display] == slow.display
    assert [len(ship.food) for ship in view.ships] == [slow.food[ship] for ship in SHIPS]
    for ship in view.ships:
        assert [len(v.equipment) for v in ship.vikings] == [slow.stones[v.id] for v in ship.vikings]
        assert [(c.seat, c.action) for c in ship.chieftains] == slow.rows[ship.name]
    assert (len(view.food_stock), len(view.equipment_stock), view.pile) == (
        slow.food["stock"], slow.stones["stock"], len(slow.pile),
    )  # fmt: skip
    assert [player.score for player in view.players] == slow.points
    assert [len(player.sterns) for player in view.players] == slow.sterns
    assert [{c.action for c in player.chieftains} for player in view.players] == slow.hands


def beside(s: Skibe, rng: Rng, sterns: bool) -> Counter[str]:
    """A game to its end, at random; without sterns the ships get full."""
    slow = SlowSkibe(s)
    made: Counter[str] = Counter()
    while not s.over:
        assert s.waiting == [slow.seat]
        moves = [GAME.actions.name(action) for action in s.legal()]
        assert sorted(map(str, moves)) == sorted(map(str, slow.legal))
        wanted = [move for move in moves if sterns or move[0] != "stern"]
        move = wanted[rng.below(len(wanted))]
        made[str(move[0])] += 1
        s.play(GAME.actions.id(move))
        slow.play(move)
        same_table(s.view(None), slow)
    assert slow.over
    return made


@clause("S-2.1", "S-3.6", "S-3.8", "S-3.9", "S-5.1", "S-5.5", "S-5.6", "S-6.1", "S-7.3", "S-8.3")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_random_games_go_as_the_rule_book_says(seats: int) -> None:
    rng = Rng(seats)
    made: Counter[str] = Counter()
    for seed in range(24):
        options: dict[str, object] = {}
        if seed % 3:  # a third of the games with the defaults
            options = {flag: rng.below(2) == 1 for flag in FLAGS}
            options["new_ship_cards"] = ["slots", "choose"][rng.below(2)]
            options["deck"] = ["pairs", "twins"][rng.below(2)]
        s = GAME.start(seats, seed, options)
        assert isinstance(s, Skibe)
        made += beside(s, rng, sterns=seed % 2 == 0)
    assert {"pass", "stern", "swap-open", "swap-with", "remove", "stow-food", "lift"} <= set(made)
