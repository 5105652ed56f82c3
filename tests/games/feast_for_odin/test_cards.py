"""O-12, O-15  Occupation cards: dealing, secrets, the triggers that wait for effects."""

from collections.abc import Callable

import pytest

from meadhall.core.options import BadOption, Value
from meadhall.core.rng import Rng
from meadhall.games.feast_for_odin import GAME
from meadhall.games.feast_for_odin.pieces import CARD_DECK, CARD_POINTS, LIGHT
from meadhall.games.feast_for_odin.rules import Odin
from meadhall.games.feast_for_odin.state import KEEPING_DARK
from tests.games.feast_for_odin.table import (
    bare,
    can,
    changed,
    do,
    hands,
    have,
    quietly,
    with_cards,
)
from tests.ladder import rungs
from tests.marks import clause
from tests.typed import typed


@clause("O-12.1")
@pytest.mark.parametrize(
    ("decks", "light", "dark"), [("A", 15, 57), ("B", 15, 44), ("C", 15, 44), ("all", 45, 145)]
)
def test_everybody_gets_one_light_card_the_dark_ones_are_the_pile(
    decks: str, light: int, dark: int
) -> None:
    s = with_cards(3, decks)
    assert [len(hand) for hand in hands(s)] == [1, 1, 1]
    assert all(LIGHT[card] for hand in hands(s) for card in hand)
    assert (len(s.unseen), len(s.deck)) == (light - 3, dark)
    if decks != "all":
        assert {CARD_DECK[card] for card in s.deck} == {decks}


@clause("O-12.2", "O33")
def test_from_an_empty_pile_nothing_is_drawn() -> None:
    s = bare(with_cards(2))
    s.deck = []
    do(changed(s), "occupy draw_occupation")
    assert (len(s.players[0].hand), have(s, "silver")) == (1, 1)


@clause("O-12.2", "O-15.1")
def test_hands_are_secret() -> None:
    s = with_cards(3)
    seen = s.view(1)
    assert seen.players[1].hand == s.players[1].hand
    assert (seen.players[0].hand, seen.players[0].cards) == (None, 1)
    assert all(player.hand is None for player in s.view(None).players)


@clause("O-15.1")
def test_a_sample_keeps_what_a_seat_knows_and_redraws_the_rest() -> None:
    s = with_cards(3, "all")
    do(s, "occupy market_fruits")
    samples = [typed(Odin, s.sample(0, Rng(n))) for n in range(6)]
    for sample in samples:
        sample.check()
        assert hands(sample)[0] == s.players[0].hand
        assert sample.view(0) == s.view(0)
    assert len({tuple(hands(sample)[1]) for sample in samples}) > 1
    assert len({tuple(sample.hidden_strips) for sample in samples}) > 1


@clause("O-12.3")
def test_a_played_card_lies_open() -> None:
    s = with_cards(2)
    card = s.players[0].hand[0]
    do(s, "occupy play_occupations_2", f"play {card}")
    assert s.view(1).players[0].played == [card]
    assert s.tally(0)[5].points == CARD_POINTS[card]


def test_there_are_190_cards_with_the_points_of_the_box() -> None:
    assert len(CARD_POINTS) == 191
    assert [CARD_POINTS[1:].count(points) for points in (-2, -1, 0, 1, 2, 3, 7)] == [
        1, 4, 45, 65, 50, 24, 1,
    ]  # fmt: skip


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("length", ["long", "short"])
def test_random_games_with_cards_obey_the_laws(seats: int, length: str) -> None:
    s = with_cards(seats, "all", 3, length=length, mini_harvest=True)
    rng = Rng(seats)
    while not s.over:
        waiting = s.waiting
        seat = waiting[rng.below(len(waiting))]
        legal = s.legal(seat)
        s.play(legal[rng.below(len(legal))], seat)
        s.check()
    assert s.round == s.rounds


@clause("O-14.2")
def test_harvest_everybody_keeps_one_of_two_light_cards() -> None:
    s = with_cards(2, "all", mini_harvest=True)
    assert s.waiting == [0, 1]
    first, second = s.players[1].hand
    do(s, f"keep {second}", seat=1)
    assert (s.players[1].hand, s.players[1].dropped) == ([second], [first])
    everywhere = s.deck + s.unseen + s.players[0].hand + s.players[1].hand + s.players[1].dropped
    assert len(everywhere) == 190 - 8


@clause("O-14.3", "O35")
def test_harvest_short_game_one_of_two_dark_cards_may_be_played_free() -> None:
    s = with_cards(2, "all", mini_harvest=True, length="short")
    while s.phase < KEEPING_DARK:
        quietly(s)
    assert s.waiting == [0, 1]
    dark = [card for card in s.players[0].hand if not LIGHT[card]]
    assert len(dark) == 2
    do(s, f"keep {dark[0]}", seat=0)
    quietly(s)
    assert can(s)[:2] == ["decline", f"play {dark[0]}"]
    do(s, f"play {dark[0]}")
    assert (s.players[0].played, s.seat) == ([dark[0]], 0)


@clause("O35")
def test_harvest_long_game_has_no_dark_card() -> None:
    s = with_cards(2, "all", mini_harvest=True)
    while s.round == 0:
        quietly(s)
    assert [len(hand) for hand in hands(s)] == [1, 1]


@clause("O-13.5")
def test_alone_the_first_card_may_be_chosen() -> None:
    s = with_cards(1, "B", first_card="chosen")
    assert len(can(s)) == 15
    card = s.players[0].hand[3]
    do(s, f"keep {card}")
    assert (s.players[0].hand, len(s.players[0].dropped)) == ([card], 14)
    s.check()


@clause("O-13.5")
def test_with_others_it_is_dealt() -> None:
    with pytest.raises(BadOption, match="only for 1 players"):
        with_cards(2, "B", first_card="chosen")


@clause("O-14.7")
def test_the_harvest_expansion_may_leave_out_thirty_more_cards() -> None:
    s = with_cards(2, "all", mini_harvest=True, mini_harvest_cards="fewer")
    assert len(s.deck + s.unseen + s.players[0].hand + s.players[1].hand) == 190 - 38
    s = with_cards(2, "all", mini_harvest_cards="fewer")
    assert len(s.deck + s.unseen + s.players[0].hand + s.players[1].hand) == 190


CARD_CASES = [
    (1, {"occupations": "all", "length": "short", "first_card": "chosen"}),
    (2, {"occupations": "A"}),
    (2, {"occupations": "all", "mini_harvest": True, "length": "short"}),
    (3, {"occupations": "B", "mini_islands": True}),
    (4, {"occupations": "C", "mini_harvest": True, "mini_harvest_cards": "fewer"}),
]


@clause("O-12.2", "O-15.1")
@pytest.mark.parametrize("rung", rungs.RUNGS, ids=lambda rung: rung.__name__)
@pytest.mark.parametrize(("seats", "options"), CARD_CASES)
def test_a_game_with_cards_passes_the_ladder(
    seats: int, options: dict[str, Value], rung: Callable[..., None]
) -> None:
    rung(GAME, seats, options, 31)
    assert "occupations" in options


@clause("O-15.1")
@pytest.mark.parametrize("seats", [2, 3])
def test_samples_at_any_point_of_a_game_with_cards_look_the_same_to_the_seat(seats: int) -> None:
    s = with_cards(seats, "all", 9, length="short", mini_harvest=True)
    rng = Rng(9)
    while not s.over:
        if rng.below(25) == 0:
            for eyes in range(seats):
                sample = s.sample(eyes, rng)
                sample.check()
                assert sample.view(eyes) == s.view(eyes)
                assert sample.legal(eyes) == s.legal(eyes)
        waiting = s.waiting
        seat = waiting[rng.below(len(waiting))]
        legal = s.legal(seat)
        s.play(legal[rng.below(len(legal))], seat)
    assert any(player.played for player in s.players)
