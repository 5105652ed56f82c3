"""The laws of conservation bite: a broken position does not pass `check`."""

from collections.abc import Callable

import pytest

from meadhall.core.sets import rest, single
from meadhall.games.vikings_on_board.pieces import circle_of
from meadhall.games.vikings_on_board.rules import Vikings
from meadhall.games.vikings_on_board.table import OUT_OF_GAME
from tests.games.vikings_on_board.harbour import numbers, position, row


def two_in_one_place(s: Vikings) -> None:
    s.places[0] = s.places[0] + 1


def lost_piece(s: Vikings) -> None:
    s.crews[0] = rest(s.crews[0])


def piece_on_two_ships(s: Vikings) -> None:
    s.crews[7] = s.crews[6]


def piece_on_a_sailed_ship(s: Vikings) -> None:
    s.docked = rest(s.docked)
    s.sterns -= 1


def stern_too_many(s: Vikings) -> None:
    s.sterns += 1


def good_changed(s: Vikings) -> None:
    s.laid = row([1 - s.laid[0], *numbers(s.laid)[1:]])


def good_in_the_water(s: Vikings) -> None:
    s.lies[0] = OUT_OF_GAME + 1


def stack_shuffled(s: Vikings) -> None:
    s.stack = s.stack[::-1]


def price_too_high(s: Vikings) -> None:
    s.market = row([5, 1, 1])


def two_bets_at_a_ship(s: Vikings) -> None:
    s.bets[1] = s.bets[0] + 1
    s.tags = row([1, 2, *numbers(s.tags)[2:]])


def bet_without_a_tag(s: Vikings) -> None:
    s.bets[2] = circle_of(7, 2)


def viking_twice(s: Vikings) -> None:
    s.placed[5] = s.queue[0]


def guest_without_the_option(s: Vikings) -> None:
    s.guests = single(0)


def too_many_rounds(s: Vikings) -> None:
    s.round = 28


BREAKS = [
    two_in_one_place,
    lost_piece,
    piece_on_two_ships,
    piece_on_a_sailed_ship,
    stern_too_many,
    good_changed,
    good_in_the_water,
    stack_shuffled,
    price_too_high,
    two_bets_at_a_ship,
    bet_without_a_tag,
    viking_twice,
    guest_without_the_option,
    too_many_rounds,
]


@pytest.mark.parametrize("spoil", BREAKS, ids=lambda spoil: spoil.__name__)
def test_a_broken_position_is_found(spoil: Callable[[Vikings], None]) -> None:
    s = position(goods={1: "hides"}, bets={(0, 1): "1 red"})
    s.check()
    spoil(s)
    with pytest.raises(AssertionError):
        s.check()
