"""V-1  The set-up."""

from collections import Counter

import pytest

from meadhall.games.vikings_on_board import GAME
from meadhall.games.vikings_on_board.pieces import (
    CLANS,
    FIRST_ORDER,
    PIECES,
    clan_of,
    seat_of,
    shields_of,
)
from meadhall.games.vikings_on_board.rules import Vikings
from tests.games.vikings_on_board.harbour import do, start
from tests.marks import clause
from tests.typed import typed

SEEDS = range(40)


def line(seats: int, seed: int, **options: str) -> str:
    """The first order as letters, A being the first."""
    s = typed(Vikings, GAME.start(seats, seed, options))
    letters: dict[int, str] = {}
    seats_in_line = [seat_of(viking) for viking in s.queue]
    for seat in seats_in_line:
        letters.setdefault(seat, "ABCD-"[len(letters)])
    return "".join(letters[seat] for seat in seats_in_line)


@clause("V-1.1")
def test_each_clan_has_two_pieces_of_each_kind() -> None:
    s = start(2)
    aboard = [p for ship in range(8) for p in s.hull(ship)]
    found = Counter((clan_of(p), shields_of(p)) for p in aboard)
    assert sorted(found) == [(clan, shields) for clan in range(4) for shields in (1, 2, 3)]
    assert set(found.values()) == {2}


@clause("V-1.1", "V30")
def test_clans_by_seat_and_the_others_neutral() -> None:
    view = start(3).view(None)
    assert [player.clan for player in view.players] == ["red", "blue", "green"]
    assert view.neutral == ["yellow"]


@clause("V-1.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_ship_has_three_different_clans(seats: int) -> None:
    for seed in SEEDS:
        s = start(seats, seed)
        hulls = [[clan_of(p) for p in s.hull(ship)] for ship in range(8)]
        assert all(len(hull) == len(set(hull)) == 3 for hull in hulls)
        for clan in range(len(CLANS)):
            assert sum(clan not in hull for hull in hulls) == 2
        assert sorted(p for ship in range(8) for p in s.hull(ship)) == list(range(PIECES))


@clause("V-1.2")
def test_every_piece_can_lie_at_every_place_of_every_ship() -> None:
    fronts = {(ship, start(2, seed).hull(ship)[0]) for seed in range(400) for ship in range(8)}
    assert len(fronts) > 8 * PIECES * 0.95


@clause("V-1.3")
def test_fifteen_goods_in_two_stacks_and_none_aboard() -> None:
    s = start()
    assert (len(s.load_kinds), len(s.draw_kinds)) == (7, 8)
    assert Counter(s.load_kinds + s.draw_kinds) == {0: 5, 1: 5, 2: 5}
    view = s.view(0)
    assert (view.load_stack, view.draw_stack) == (7, 8)
    assert all(ship.goods == [] for ship in view.ships)


@clause("V-1.4")
def test_the_market_starts_at_one() -> None:
    prices = [(line.good, line.price) for line in start().view(0).market]
    assert prices == [("hides", 1), ("grain", 1), ("nails", 1)]


@clause("V-1.5")
def test_each_player_has_four_bets() -> None:
    view = start(3).view(1)
    assert [bet.value for bet in view.players[1].unplaced] == [1, 2, 3, 4]
    assert [len(player.unplaced) for player in view.players] == [4, 4, 4]


@clause("V-1.6", "V24")
def test_two_players_line_up_abbaabba() -> None:
    assert {line(2, seed) for seed in SEEDS} == {"ABBAABBA"}


@clause("V-1.6")
def test_three_and_four_players_line_up() -> None:
    assert {line(3, seed) for seed in SEEDS} == {"ABCBCACAB"}
    assert {line(4, seed) for seed in SEEDS} == {"ABCDDCBA"}


@clause("V-1.6")
def test_lots_decide_who_is_who() -> None:
    orders = {
        tuple(map(seat_of, start(4, seed, first_player="random").queue[:4])) for seed in range(300)
    }
    assert len(orders) == 24


@clause("V36")
def test_a_named_first_player_is_a_and_the_others_are_drawn() -> None:
    orders = {
        tuple(map(seat_of, start(4, seed, first_player="3").queue[:4])) for seed in range(100)
    }
    assert {order[0] for order in orders} == {2}
    assert len(orders) == 6


@clause("V-1.6", "V-2.1")
def test_the_figures_stand_on_the_first_spaces() -> None:
    s = start(3)
    assert [figure.space for figure in s.view(None).queue] == list(range(1, 10))
    assert len(FIRST_ORDER[3]) == 9


@clause("V-1.7")
def test_seven_sterns_lie_ready() -> None:
    s = start()
    assert s.view(None).sterns == 7
    do(s, "send set-sail")
    assert s.view(None).sterns == 6
