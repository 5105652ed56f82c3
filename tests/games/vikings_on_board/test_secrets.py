"""V-8  What is open, what is hidden, and what a seat may conclude from what it has seen."""

from collections import Counter
from itertools import product

import msgspec
import pytest

from meadhall.core.rng import Rng
from meadhall.games.vikings_on_board.memory import (
    Draw,
    after_draw,
    completions,
    fitting_world,
    replay,
)
from meadhall.games.vikings_on_board.pieces import DRAW_STACK, GOODS, HAND
from meadhall.games.vikings_on_board.rules import Vikings
from tests.games.vikings_on_board.harbour import bet, can, do, pile, position, stack, start
from tests.marks import clause
from tests.typed import step_name, typed

EIGHT = "hides grain nails hides grain nails hides grain"


def guesses(s: Vikings, seat: int | None, count: int = 80) -> list[Vikings]:
    """Worlds that look the same to that seat."""
    rng = Rng(11)
    return [typed(Vikings, s.sample(seat, rng)) for _ in range(count)]


def seen(s: Vikings, seat: int | None) -> bytes:
    return msgspec.json.encode(s.view(seat))


# --- open -------------------------------------------------------------------------------------


@clause("V-8.1")
def test_all_see_hulls_goods_prices_and_counts() -> None:
    s = position(goods={2: "hides nails"}, piles=["grain"], bets={(1, 3): "4 red", (1, 2): "won"})
    for seat in (0, 2, None):
        view = s.view(seat)
        assert [piece.id for piece in view.ships[0].hull] == ["red-1a", "blue-2a", "green-3a"]
        assert [good.kind for good in view.ships[1].goods] == ["hides", "nails"]
        token = view.ships[3].bets[0]
        assert (token.owner, token.clan) == (1, "red")
        assert len(view.players[0].goods) == 1
        assert (len(view.players[1].unplaced), len(view.players[1].won)) == (2, 1)


# --- hidden -----------------------------------------------------------------------------------


@clause("V-8.2")
def test_only_the_owner_sees_the_value_of_a_bet() -> None:
    s = position(bets={(1, 3): "4 red", (1, 2): "won"})
    values = {seat: s.view(seat).ships[3].bets[0].value for seat in (0, 1, 2, 3, None)}
    assert values == {0: None, 1: 3, 2: None, 3: None, None: None}
    assert s.view(0).players[1].won[0].value is None
    assert s.view(1).players[1].won[0].value == 2


@clause("V-8.2")
def test_the_name_of_a_bet_does_not_tell_its_value() -> None:
    one = position(bets={(1, 3): "4 red"})
    other = position(bets={(1, 1): "4 red"})
    assert seen(one, 0) == seen(other, 0)
    assert seen(one, None) == seen(other, None)
    assert seen(one, 1) != seen(other, 1)


@clause("V-8.2")
def test_a_bet_that_is_being_placed_does_not_tell_its_value() -> None:
    worlds = [do(position(mover=1), "send bet", f"bet {value}") for value in (1, 2, 3, 4)]
    assert len({seen(s, 0) for s in worlds}) == 1
    assert len({seen(s, 1) for s in worlds}) == 4


@clause("V-8.2")
def test_the_values_of_the_others_are_guessed_evenly() -> None:
    s = position(bets={(1, 3): "4 red", (1, 2): "won"})
    found = Counter(
        value for s in guesses(s, 0, 400) for value in (1, 2, 3, 4) if bet(s, 1, value) == "4 red"
    )
    assert set(found) == {1, 2, 3, 4}
    assert min(found.values()) > 70
    assert {bet(guess, 1, 3) for guess in guesses(s, 1)} == {"4 red"}


@clause("V-8.2", "V22")
def test_the_others_do_not_see_the_goods_drawn() -> None:
    s = do(position(mover=1, draw=EIGHT, load=""), "send draw-three")
    assert [good.kind for good in s.view(1).doing.hand] == ["hides", "grain", "nails"]
    for seat in (0, 2, 3, None):
        assert [good.kind for good in s.view(seat).doing.hand] == [None, None, None]
    do(s, "pick grain 2")
    assert s.view(1).doing.picked == 2
    assert s.view(0).doing.picked is None


@clause("V22")
def test_all_see_the_drawn_good_that_is_laid() -> None:
    s = do(position(mover=1, draw=EIGHT, load=""), "send draw-three", "pick grain 2", "load 3")
    assert [good.kind for good in s.view(0).ships[2].goods] == ["grain"]


@clause("V-8.2")
def test_the_order_of_the_stacks_is_a_guess_for_all() -> None:
    s = start(2)
    for seat in (0, 1, None):
        assert len({tuple(guess.load_kinds) for guess in guesses(s, seat)}) > 50


@clause("V-8.2", "V32")
def test_score_piles_show_backs_to_the_others() -> None:
    s = position(piles=["grain nails"])
    assert [good.kind for good in s.view(0).players[0].goods] == ["grain", "nails"]
    assert [good.kind for good in s.view(1).players[0].goods] == [None, None]
    assert s.view(1).players[0].worth is None
    assert s.view(0).players[0].worth == 2


# --- remembered -------------------------------------------------------------------------------


@clause("V-8.3", "V32")
def test_goods_taken_from_an_open_bow_are_remembered() -> None:
    s = position(piles=["grain nails"])
    for seat in (1, 2, None):
        assert {tuple(pile(guess, 0)) for guess in guesses(s, seat)} == {("grain", "nails")}


@clause("V-8.3")
def test_the_goods_put_back_are_remembered_by_their_drawer_only() -> None:
    s = position(draw="hides grain nails grain", load="", goods={1: "hides"})
    do(s, "send draw-three", "pick hides 1", "load 2")
    assert stack(s) == ["grain", "grain", "nails"]
    assert {tuple(stack(guess)[1:]) for guess in guesses(s, 0)} == {("grain", "nails")}
    assert len({tuple(stack(guess)) for guess in guesses(s, 1)}) > 1


@clause("V-8.3")
def test_the_goods_in_hand_are_kept_in_every_guess() -> None:
    s = do(position(draw=EIGHT, load=""), "send draw-three")
    assert {tuple(stack(guess)[:3]) for guess in guesses(s, 0)} == {("hides", "grain", "nails")}
    assert len({tuple(stack(guess)[:3]) for guess in guesses(s, 1)}) > 10


@clause("V-8.3")
def test_what_the_other_has_picked_is_a_guess() -> None:
    s = do(position(mover=1, draw=EIGHT, load=""), "send draw-three", "pick grain 2")
    assert {guess.picked for guess in guesses(s, 0)} == {0, 1, 2}
    assert {guess.picked for guess in guesses(s, 1)} == {1}


@clause("V-8.3")
def test_a_kind_known_to_be_all_gone_is_never_guessed() -> None:
    s = position(goods={1: "hides hides hides hides hides"})
    for guess in guesses(s, 3):
        assert 0 not in guess.load_kinds[guess.loaded :]
        assert "hides" not in stack(guess)


@clause("V-8.3")
def test_a_later_draw_of_another_is_read_with_what_one_knows() -> None:
    # seat 0 put grain and nails under a stack that is now just these two and one more;
    # seat 1 then lays hides: that was the one seat 0 did not know, so its two are still there
    s = position(draw="grain hides nails hides", load="", goods={1: "grain"})
    do(s, "send draw-three", "pick hides 2", "load 2")
    assert stack(s) == ["hides", "grain", "nails"]
    while s.seat != 1 or step_name(s) != "space" or "send draw-three" not in can(s):
        do(s, next(move for move in can(s) if move != "send draw-three"))
    do(s, "send draw-three", "pick hides 1", "load 3")
    assert {tuple(stack(guess)) for guess in guesses(s, 0)} == {("grain", "nails")}


def worlds(
    seat: int,
    laid: list[int],
    load_left: int,
    draw_kinds: list[int],
    draws: list[Draw],
    turns: list[bool],
) -> Counter[tuple[int, ...]]:
    """All worlds that look the same to the seat, by the kinds in the stack, the slow way."""
    true_hands = hands(draw_kinds, draws)
    found: Counter[tuple[int, ...]] = Counter()
    ways = [
        [draw]
        if draw.seat == seat
        else [Draw(draw.seat, picked, turned) for picked in range(HAND) for turned in turns]
        for draw in draws
    ]
    for kinds in product(range(3), repeat=DRAW_STACK):
        left = [5 - laid.count(kind) - kinds.count(kind) for kind in range(3)]
        weight = completions((), left, load_left)
        if not weight:
            continue
        for path in product(*ways):
            mine = hands(list(kinds), list(path))
            if all(
                (one[0] == other[0] if draw.seat == seat else True) and one[1] == other[1]
                for one, other, draw in zip(mine, true_hands, draws, strict=True)
            ):
                found[tuple(kinds[token] for token in replay(list(path))[0])] += weight
    return found


def hands(kinds: list[int], draws: list[Draw]) -> list[tuple[list[int], int]]:
    """For each draw: the kinds seen, and the kind that was laid."""
    tokens = list(range(DRAW_STACK))
    out = []
    for draw in draws:
        hand = [kinds[token] for token in tokens[:HAND]]
        out.append((hand, hand[draw.picked]))
        tokens = after_draw(tokens, draw.picked, draw.turned)
    return out


@clause("V-8.3")
@pytest.mark.parametrize("turned", [False, True])
def test_every_world_that_fits_is_equally_likely(turned: bool) -> None:
    load = [0, 1, 2, 0, 1, 2, 0]
    draw = [1, 2, 0, 1, 2, 0, 1, 2]
    draws = [Draw(0, 0, False), Draw(1, 1, turned), Draw(1, 0, False)]
    exact = worlds(0, load[:2], 5, draw, draws, [False, True] if turned else [False])
    rng = Rng(5)
    many = 3000
    got: Counter[tuple[int, ...]] = Counter()
    for _ in range(many):
        new_load, kinds, events = fitting_world(0, load, 2, draw, draws, 0, turned, rng)
        assert new_load[:2] == load[:2]
        assert Counter(new_load + kinds) == dict.fromkeys(range(len(GOODS)), 5)
        got[tuple(kinds[token] for token in replay(events)[0])] += 1
    assert set(got) <= set(exact)
    total = sum(exact.values())
    for world, weight in exact.items():
        expected = many * weight / total
        assert abs(got[world] - expected) < 5 * expected**0.5 + 5, (world, got[world], expected)
