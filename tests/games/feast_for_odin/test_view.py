"""What a seat sees, what the terminal draws, what the laws refuse."""

import random
from collections.abc import Callable

import pytest

from meadhall.core.sets import replaced, single
from meadhall.core.texts import Teller
from meadhall.games.feast_for_odin import GAME
from meadhall.games.feast_for_odin.pieces import KNARR
from meadhall.games.feast_for_odin.player import with_value
from meadhall.games.feast_for_odin.rules import Odin
from meadhall.games.feast_for_odin.terminal import draw
from tests.games.feast_for_odin.table import bare, can, changed, do, fleet, new, place, rolls


def played(seats: int = 3, seed: int = 4, moves: int = 250) -> Odin:
    s = new(seats, seed)
    rng = random.Random(seed)
    for _ in range(moves):
        s.play(rng.choice(s.legal()))
    return s


def test_a_space_says_why_it_cannot_be_used() -> None:
    s = fleet(bare(new(2)), "knarr")
    do(s, "occupy market_beans")
    bare(s, 1)
    s.players[1].thing = 2
    why = {space.id: space.why for space in changed(s).view(1).spaces}
    assert why["market_beans"] == "held"
    assert why["mountain_3_2"] == "vikings"
    assert why["raiding"] == "ships"
    assert why["milk_cattle"] == "animals"
    assert why["build_shed"] == "nothing"
    assert why["take_stockfish"] is None


def test_the_view_shows_pieces_incomes_and_symbols() -> None:
    s = place(bare(new(2)), "robe", "home", "a10")
    home = s.view(1).players[0].boards[0]
    assert home.income == 2
    assert home.pieces[0].cells[0] == [10, 1]
    assert home.lines[0].pays == 2
    assert home.lines[0].next == 3
    assert [symbol.missing for symbol in home.symbols if symbol.gives == ["mead"]] == [None]


def test_the_dice_are_shown() -> None:
    s = bare(new(2))
    rolls(s, 8, 5)
    do(s, "occupy hunting_1")
    dice = s.view(1).dice
    assert dice is not None
    assert (dice.table, dice.rolls, dice.result, dice.rolls_left) == ("hunting", [5], 5, 2)


def ids_on(s: Odin, seat: int) -> tuple[list[str], list[str]]:
    """The ids of the things in a seat's supply, and of those on its boards."""
    player = s.view(0).players[seat]
    supply = [tile.id for stack in player.supply for tile in stack.tiles]
    return supply, [piece.id for board in player.boards for piece in board.pieces]


def test_a_tile_keeps_its_id_from_the_supply_to_the_board() -> None:
    s = bare(new(2), oil=2, silver=3, belt=1, wood=4)
    do(s, "anytime")
    for lay in ("lay oil home", "lay silver home", "lay belt home", "lay oil home"):
        supply, laid = ids_on(s, 0)
        do(s, lay)
        do(s, next(move for move in can(s) if move.startswith("at")))
        left, lying = ids_on(s, 0)
        moved = (set(supply) - set(left)).pop()
        assert set(lying) - set(laid) == {moved}
        assert sorted([*left, moved]) == sorted(supply)
    assert not any("wood" in tile for tile in supply)


def test_a_special_tile_keeps_its_id_from_the_stock_on() -> None:
    s = fleet(bare(new(2), silver=9), "knarr")
    assert "belt" in [special.id for special in s.view(0).specials]
    do(s, "occupy special_sale", "purchase belt")
    assert "belt" in ids_on(s, 0)[0]
    assert "belt" not in [special.id for special in s.view(0).specials]


def test_ids_of_pieces_differ() -> None:
    for player in played().view(0).players:
        ids = [piece.id for board in player.boards for piece in board.pieces]
        ids += [symbol.id for board in player.boards for symbol in board.symbols]
        ids += [stack.id for stack in player.supply] + [berth.id for berth in player.berths]
        ids += [tile.id for stack in player.supply for tile in stack.tiles]
        assert len(set(ids)) == len(ids)


def test_the_terminal_draws_the_home_board_within_100_columns() -> None:
    s = played()
    text = draw(s.view(0), Teller(GAME, "en", ["Ada", "Bo", "Cleo"]))
    assert max(len(row) for row in text.splitlines()) <= 100
    assert "  a  b  c  d  e  f  g  h  i  j  k  l  m" in text
    assert "Ada" in text


BREAKS: dict[str, Callable[[Odin], object]] = {
    "a viking too many": lambda s: setattr(s.players[0], "thing", 9),
    "a special tile twice": lambda s: s.players[0].supply.__setitem__(40, 1),
    "a weapon from nowhere": lambda s: s.players[1].supply.__setitem__(59, 9),
    "a house from nowhere": lambda s: setattr(s.players[0], "owned", 1 | single(14)),
    "an island twice": lambda s: setattr(s.players[0], "owned", 1 | single(5)),
    "a covered cell without a piece": lambda s: setattr(
        s.players[0], "covered", with_value(s.players[0].covered, 0, 1)
    ),
    "negative silver": lambda s: s.players[0].supply.__setitem__(55, -1),
    "too much ore": lambda s: fleet(s, "whaling_boat-2"),
    "ore without a ship": lambda s: s.players[0].load_ore(2),
    "a knarr in a small berth": lambda s: setattr(
        s.players[0], "berths", replaced(s.players[0].berths, 0, KNARR)
    ),
    "a strip lost": lambda s: s.hidden_strips.pop(),
    "a space without vikings": lambda s: s.held.__setitem__(3, 1),
}


@pytest.mark.parametrize("what", BREAKS)
def test_the_laws_notice(what: str) -> None:
    s = new(2)
    s.check()
    BREAKS[what](s)
    with pytest.raises(AssertionError):
        s.check()


@pytest.mark.parametrize(
    ("first", "second"), [(("wool", "c2"), ("wool", "e2")), (("wool", "c2"), ("chest", "d3"))]
)
def test_the_laws_notice_pieces_that_touch_or_overlap(
    first: tuple[str, str], second: tuple[str, str]
) -> None:
    s = place(place(new(2), first[0], "home", first[1]), second[0], "home", second[1])
    with pytest.raises(AssertionError, match=r"touches|overlaps"):
        s.check()


def test_the_laws_notice_an_income_cell_covered_too_early() -> None:
    s = place(new(2), "silver", "home", "g6")
    with pytest.raises(AssertionError, match="too early"):
        s.check()
