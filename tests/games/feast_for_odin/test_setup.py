"""O-1, O-2  Set-up and the order of a round."""

import pytest

from meadhall.core.options import BadOption
from meadhall.core.sets import size
from meadhall.games.feast_for_odin import GAME
from meadhall.games.feast_for_odin.boards import ISLANDS
from meadhall.games.feast_for_odin.pieces import ITEMS, STRIPS, WEAPON_COUNTS
from meadhall.games.feast_for_odin.spaces import COLUMN, LEFT_OUT, SPACE_COUNT, SPACE_NAMES
from tests.games.feast_for_odin.table import (
    can,
    have,
    new,
    quietly,
    round_over,
    ships,
    until,
)
from tests.marks import clause


@clause("O-1.1")
@pytest.mark.parametrize(("length", "rounds"), [("long", 7), ("short", 6)])
def test_a_game_has_seven_or_six_rounds(length: str, rounds: int) -> None:
    s = new(length=length)
    while not s.over:
        quietly(s)
    assert (s.rounds, s.round) == (rounds, rounds)


@clause("O-1.2")
def test_the_board_has_61_spaces_in_four_columns() -> None:
    assert SPACE_COUNT == 61
    assert [list(COLUMN[:61]).count(column) for column in (1, 2, 3, 4)] == [18, 18, 16, 9]


@clause("O-1.2")
def test_four_players_have_an_imitation_tile_in_one_of_two_columns_each() -> None:
    found = {new(4, seed).imitations for seed in range(20)}
    assert found == {2 | 8, 2 | 16, 4 | 8, 4 | 16}
    assert new(3).imitations == 0


@clause("O-1.2")
def test_the_smaller_board_leaves_five_spaces_out() -> None:
    whole = can(new(2))
    small = can(new(2, small_board=True))
    assert "occupy hunting_2" in whole
    assert "occupy hunting_2" not in small
    assert sorted(SPACE_NAMES[n] for n in LEFT_OUT) == [
        "emigration_2", "hunting_2", "overseas_trading_2", "pillaging_2", "whaling_extra",
    ]  # fmt: skip
    with pytest.raises(BadOption):
        new(3, small_board=True)


@clause("O-1.3")
def test_everybody_starts_with_three_weapons_and_mead() -> None:
    s = new(3, length="short")
    for seat in range(3):
        assert have(s, "mead", seat) == 1
        assert have(s, "silver", seat) == 0
        assert ships(s, seat) == ["-"] * 7
        # a bow, a snare, a spear and the weapon of round 1
        weapons = [have(s, name, seat) for name in ("bow", "snare", "spear", "sword")]
        assert sum(weapons) == 4
        assert min(weapons[:3]) >= 1


@clause("O-1.3")
@pytest.mark.parametrize(("length", "first"), [("long", 6), ("short", 7)])
def test_vikings_of_the_first_round(length: str, first: int) -> None:
    s = new(length=length)
    assert [player.thing for player in s.players] == [first, first]


@clause("O-1.4")
@pytest.mark.parametrize(("seats", "open_strips"), [(1, 2), (2, 2), (3, 2), (4, 3)])
def test_two_strips_lie_open_three_with_four_players(seats: int, open_strips: int) -> None:
    s = new(seats)
    assert len([taken for taken in s.strips if taken == 0]) == open_strips
    assert len(s.hidden_strips) == len(STRIPS) - open_strips


@clause("O-1.5")
def test_islands_buildings_special_tiles_and_weapons_at_the_start() -> None:
    s = new(2)
    open_islands = [ISLANDS[n] for n in range(len(ISLANDS)) if s.islands[n] == 0]
    assert open_islands == ["shetland", "faroe_islands", "iceland", "greenland"]
    assert list(s.buildings) == [3, 3, 5]
    assert size(s.specials) == 15
    assert sum(WEAPON_COUNTS) == 47
    assert sum(list(s.pile)) == 47 - 2 * 3 - 2


@clause("O-1.6")
def test_the_start_player_is_agreed_on_or_drawn() -> None:
    assert GAME.start(3, 1, {"first_player": "2"}).seat == 1
    assert {GAME.start(3, seed).seat for seed in range(12)} == {0, 1, 2}


@clause("O-2.1")
def test_a_round_asks_in_the_order_of_its_phases() -> None:
    s = new(2, ask_always=True)
    asked: list[str] = []
    while s.round == 1:
        step = s.step_of(s.seat)
        assert step is not None
        if not asked or asked[-1] != step.name:
            asked.append(step.name)
        if step.name == "turn" and "occupy mead_and_silver" in can(s):
            s.play(GAME.actions.id(("occupy", "mead_and_silver")))
        else:
            quietly(s)
    assert asked == ["turn", "before-income", "feast", "before-bonus"]
    assert until(s, "turn").round == 2


@clause("O-2.2")
def test_the_last_round_ends_after_the_feast_without_bonus_or_new_strip() -> None:
    s = new(2, length="short")
    for _ in range(5):
        round_over(s)
    strips = s.strips[:]
    while not s.over:
        quietly(s)
    assert s.round == 6
    assert s.strips == strips


def test_every_item_has_a_name_of_its_own() -> None:
    assert len(set(ITEMS)) == len(ITEMS)
