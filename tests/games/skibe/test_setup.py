"""S-1, S-9, S-10.2: the set-up, the decks, and what is hidden."""

import json
from collections import Counter
from importlib.resources import files

import pytest

from meadhall.core.rng import Rng
from meadhall.games.skibe.pieces import CARD_SHIELDS, DECKS, IN_PLAY, IS_FOOD, NONE, STOCK
from meadhall.games.skibe.rules import Skibe
from tests.games.skibe.arrange import GAME, arrange, asked, bows, do, legal
from tests.marks import clause
from tests.typed import typed


@clause("S-1.1", "S15", "S34")
def test_each_seat_has_its_colour_five_chieftains_and_two_sterns() -> None:
    view = GAME.start(5, 1).view(None)
    assert [p.colour for p in view.players] == ["blue", "red", "green", "yellow", "purple"]
    for player in view.players:
        hand = [chief.action for chief in player.chieftains]
        assert hand == ["equipment", "food", "remove", "swap", "protect"]
        assert len(player.sterns) == 2


@clause("S-1.2", "S-1.3", "S-1.4")
@pytest.mark.parametrize(
    ("seats", "cards", "pile", "limit"), [(3, 30, 21, 5), (4, 36, 27, 6), (5, 40, 31, 7)]
)
def test_the_number_of_players_decides_cards_pile_and_limit(
    seats: int, cards: int, pile: int, limit: int
) -> None:
    for deck in DECKS:
        s = typed(Skibe, GAME.start(seats, 1, {"deck": deck}))
        assert len(s.pile) == cards
        assert len(s.pile) - s.drawn == pile
        assert s.limit == limit
        assert bows(s) == [1, 1, 1]
        assert s.food_on(STOCK) == 3
        assert list(s.gear) == [STOCK] * 4
        assert list(s.sizes) == [2, 2, 2]
        assert NONE not in s.display


@clause("S-1.2")
def test_only_cards_without_any_played_colour_leave() -> None:
    shown = {"/".join(CARD_SHIELDS[card]) for card in IN_PLAY[0][3]}
    assert "yellow" not in shown
    assert "yellow/purple" not in shown
    assert {"blue/yellow", "red/purple", "green/yellow"} <= shown


@clause("S-1.2")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_colour_played_has_twelve_shields(seats: int) -> None:
    shields = Counter(shield for card in IN_PLAY[0][seats] for shield in CARD_SHIELDS[card])
    assert [shields[colour] for colour in ("blue", "red", "green")] == [12, 12, 12]


@clause("S-1.4")
def test_the_first_cards_load_nothing() -> None:
    s = typed(Skibe, GAME.start(4, 1))
    assert s.food_on(STOCK) == 3
    assert asked(s) == (s.turn, "turn")


@clause("S-1.5")
@pytest.mark.parametrize("starter", [1, 2, 3])
def test_the_table_says_who_starts(starter: int) -> None:
    s = GAME.start(3, 1, {"first_player": str(starter)})
    assert s.seat == starter - 1


@clause("S-1.5")
def test_by_lot_everybody_can_start() -> None:
    assert {GAME.start(5, seed).seat for seed in range(60)} == {0, 1, 2, 3, 4}


@clause("S-1.6", "S-10.2", "S1")
def test_pairs_has_four_singles_of_each_colour_and_each_pair_twice() -> None:
    patterns = Counter(tuple(CARD_SHIELDS[card]) for card in IN_PLAY[DECKS.index("pairs")][5])
    assert sorted(patterns.values()) == [2] * 10 + [4] * 5
    assert all((len(shields) == 1) == (count == 4) for shields, count in patterns.items())


@clause("S-1.6", "S-10.2", "S1")
def test_twins_has_cards_with_two_shields_of_one_colour() -> None:
    patterns = Counter(tuple(CARD_SHIELDS[card]) for card in IN_PLAY[DECKS.index("twins")][5])
    assert patterns["blue",] == patterns["blue", "blue"] == patterns["blue", "red"] == 2
    assert len(patterns) == 20


@clause("S1")
@pytest.mark.parametrize("deck", range(2))
def test_half_of_each_pattern_is_food(deck: int) -> None:
    cards = IN_PLAY[deck][5]
    every = Counter(tuple(CARD_SHIELDS[card]) for card in cards)
    food = Counter(tuple(CARD_SHIELDS[card]) for card in cards if IS_FOOD[card])
    assert all(food[pattern] * 2 == every[pattern] for pattern in every)


@clause("S-10.2")
@pytest.mark.parametrize("deck", DECKS)
def test_the_cards_of_a_table_are_those_of_the_deck_file(deck: str) -> None:
    text = files("meadhall.games.skibe").joinpath(f"deck.{deck}.json").read_text("utf-8")
    written = {card["id"]: card for card in json.loads(text)["cards"]}
    s = GAME.start(5, 1, {"deck": deck})
    for ship in s.view(None).ships:
        for viking in ship.vikings:
            card = written[viking.id]
            assert (viking.shields, viking.cargo) == (card["shields"], card["cargo"])


@clause("S-9.1")
def test_all_see_the_same_and_nothing_of_the_pile() -> None:
    s = arrange(3, chiefs=[["remove red"], [], []])
    views = [s.view(seat) for seat in (0, 1, 2, None)]
    assert views[0].players == views[1].players == views[3].players
    other = typed(Skibe, s.sample(0, Rng(5)))
    assert other.pile != s.pile
    assert other.view(0) == s.view(0)


@clause("S-9.1", "S33")
def test_a_card_drawn_blind_is_seen_by_all() -> None:
    s = arrange(next_card="red/green:f")
    before = s.reveals
    do(s, "draw")
    assert s.view(2).building.card.shields == ["red", "green"]
    assert s.reveals == before + 1
    assert legal(s) == ["lay top", "lay middle", "lay bottom"]
