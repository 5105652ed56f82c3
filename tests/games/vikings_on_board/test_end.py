"""V-6  The end of the game and the score."""

from meadhall.games.vikings_on_board.rules import Vikings
from tests.games.vikings_on_board.harbour import do, position
from tests.marks import clause

LAST = ["B3 R1", "G1 Y1", *[None] * 6]  # two ships in port: the next one to leave is the last


def scored(
    piles: list[str],
    bets: dict[tuple[int, int], str] | None = None,
    market: tuple[int, int, int] = (1, 1, 1),
    seats: int = 2,
) -> Vikings:
    """A finished game with these score piles: the last ship leaves without goods."""
    hulls = ["Y3", "G1", *[None] * 6]
    s = position(
        hulls, seats=seats, captain=0, piles=piles, bets=bets, market=market, load="", draw=""
    )
    return do(s, "sail 1")


@clause("V-6.1", "V29")
def test_the_game_ends_with_the_seventh_ship() -> None:
    s = do(position(LAST, captain=0, goods={1: "hides grain"}), "sail 1")
    assert not s.over  # its goods are still being shared out
    do(s, "take grain")
    assert s.over
    assert s.waiting == []
    assert s.round == 1


@clause("V-6.1")
def test_the_game_goes_on_after_the_sixth_ship() -> None:
    s = do(position([*LAST[:2], "R2", *[None] * 5], captain=0, goods={1: "hides"}), "sail 1")
    assert not s.over
    assert s.round == 2


@clause("V-6.3")
def test_a_tie_is_broken_by_goods_as_in_the_rule_book() -> None:
    bets = {(0, 1): "won", (0, 4): "won"}
    s = scored(["hides hides", "grain grain nails hides"], bets, (2, 2, 3))
    assert s.scores() == [9, 9]
    assert s.ranks() == [2, 1]
    two_three = scored(
        ["hides hides", "grain grain nails hides"], {(0, 2): "won", (0, 3): "won"}, (2, 2, 3)
    )
    assert two_three.scores() == [9, 9]


@clause("V-6.2")
def test_goods_at_their_price_and_won_bets_at_their_value() -> None:
    s = scored(["hides grain grain nails"], {(0, 3): "won"}, (4, 2, 1))
    lines = [(line.key, line.args["count"], line.points) for line in s.tally(0)]
    assert lines == [
        ("tally-goods", 1, 4),
        ("tally-goods", 2, 4),
        ("tally-goods", 1, 1),
        ("tally-bets", 1, 3),
    ]
    assert s.scores() == [12, 0]


@clause("V-6.2")
def test_bets_in_hand_or_on_the_harbour_count_nothing() -> None:
    s = scored(["hides"], {(0, 4): "2 red", (1, 4): "5 red"})
    assert s.scores() == [1, 0]


@clause("V-6.3")
def test_a_tie_is_broken_by_points_from_goods() -> None:
    # as many points and as many goods, but not as many points from goods
    s = scored(["hides hides", "grain grain"], {(0, 2): "won"}, (1, 2, 1))
    assert s.scores() == [4, 4]
    assert s.ranks() == [2, 1]


@clause("V-6.3")
def test_the_win_is_shared_by_those_still_tied() -> None:
    s = scored(["hides grain", "grain hides", "nails"], seats=3)
    assert s.ranks() == [1, 1, 3]


@clause("V-6.4")
def test_the_ship_left_in_port_counts_nothing() -> None:
    s = position(LAST, captain=0, goods={1: "hides", 2: "nails nails"}, bets={(2, 4): "2 green"})
    do(s, "sail 1")
    assert s.over
    assert s.scores() == [0, 1, 0, 0]
    assert len(s.view(None).ships[1].goods) == 2


@clause("V-8.2")
def test_at_the_end_everything_is_opened() -> None:
    s = scored(["hides grain", "nails"], {(0, 3): "won", (1, 2): "2 red"})
    view = s.view(None)
    assert [good.kind for good in view.players[0].goods] == ["hides", "grain"]
    assert [bet.value for bet in view.players[0].won] == [3]
    assert view.ships[1].bets[0].value == 2
    assert view.result is not None
    assert view.result.scores == [5, 1]
