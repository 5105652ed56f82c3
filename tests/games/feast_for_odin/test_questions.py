"""O-12.3  Played occupations that change a number, each shown with a made-up card."""

import pytest

from meadhall.games.feast_for_odin import triggers
from meadhall.games.feast_for_odin.boards import BOARD_NAMES
from meadhall.games.feast_for_odin.pieces import HUNTING, KNARR, LONGSHIP, RAIDING, item
from meadhall.games.feast_for_odin.spaces import CHOOSE, PARTS, SPACE_NAMES, SPACES, Part
from tests.games.feast_for_odin.effects import Rule, played
from tests.games.feast_for_odin.table import (
    bare,
    can,
    changed,
    do,
    fleet,
    give,
    have,
    new,
    own,
    rolls,
    until,
)
from tests.marks import clause

T = triggers
pytestmark = pytest.mark.usefixtures("made_up_cards")


@clause("O40")
def test_a_card_played_first_makes_a_space_usable() -> None:
    s = bare(new(2))
    assert "occupy raiding" not in can(s)
    played(s, Rule(T.SHIPS_ENOUGH, lambda value, _space, kind: value + (kind == LONGSHIP)))
    assert "occupy raiding" in can(s)


def test_prices_can_be_lower() -> None:
    s = played(bare(new(2), silver=1), Rule(T.PRICE, lambda value, _part, _what: value - 1))
    assert "occupy buy_salt_meat" in can(s)
    do(s, "occupy buy_salt_meat")
    assert (have(s, "silver"), have(s, "salt_meat")) == (0, 2)


def test_a_space_can_take_fewer_vikings() -> None:
    at = SPACE_NAMES.index("market_spices")
    s = played(bare(new(2)), Rule(T.VIKINGS, lambda value, space, _: value - 2 * (space == at)))
    s.players[0].thing = 2
    do(changed(s), "occupy market_spices")
    assert (s.players[0].thing, s.there[at], s.record.placed) == (0, 2, 2)


def test_more_islands_can_be_in_reach() -> None:
    s = fleet(bare(new(2)), "knarr")
    played(s, Rule(T.ISLANDS_IN_REACH, lambda _value, _part, _: (1 << 12) - 1))
    do(s, "occupy explore_near")
    assert "explore greenland" in can(s)


def test_emigration_can_be_cheaper() -> None:
    s = fleet(bare(new(2)), "knarr")
    assert "occupy emigration_1" not in can(s)
    played(s, Rule(T.EMIGRATION_PRICE, lambda value, _a, _b: max(0, value - 2)))
    do(s, "occupy emigration_1", "emigrate 4")
    assert s.players[0].emigrants == [KNARR]


def test_a_part_can_be_replaced_once_in_an_action() -> None:
    build = SPACES[SPACE_NAMES.index("build_shed")].parts[0]
    gain = SPACES[SPACE_NAMES.index("market_beans")].parts[0]
    either = Part(len(PARTS), CHOOSE)
    either.branches = [[build], [gain]]
    either.ways = [0, 1]
    PARTS.append(either)
    s = bare(new(2), wood=2)
    played(s, Rule(T.PART, lambda value, _a, _b: either.number if value == build else value))
    do(s, "occupy build_shed", "choose long_house_and_knarr")
    assert (have(s, "beans"), s.players[0].sheds) == (1, 1)
    s = played(bare(new(2)))
    assert "occupy build_shed" in can(s)
    do(
        changed(played(bare(new(2), wood=2))),
        "occupy build_shed",
        "choose stone_house_and_longship",
    )
    PARTS.pop()


def test_dice_can_be_rolled_more_often_and_count_otherwise() -> None:
    s = played(
        bare(new(2), wood=9),
        Rule(T.ROLLS, lambda value, _table, _: value + 1),
        Rule(T.RESULT, lambda value, table, _: value - (table == HUNTING)),
    )
    rolls(s, 8, 5, 6, 7, 8)
    do(s, "occupy hunting_1", "roll", "roll", "roll")
    dice = s.view(1).dice
    assert dice is not None
    assert (dice.result, dice.rolls_left, "roll" in can(s)) == (7, 0, False)


def test_what_is_paid_for_a_result_can_be_worth_more_and_stand_in() -> None:
    bow, spear = item("bow"), item("spear")
    s = played(
        bare(new(2), bow=1, spear=1, wood=0),
        Rule(T.WORTH, lambda value, _table, what: 2 if what == bow else value),
        Rule(T.SUBSTITUTE, lambda value, _table, weapon: spear if weapon == bow else value),
    )
    rolls(s, 8, 4)
    do(s, "occupy hunting_1")
    assert "succeed 2" in can(s)
    do(s, "succeed 2")
    assert (have(s, "bow"), have(s, "spear"), have(s, "game_meat")) == (0, 0, 1)


def test_a_raid_can_take_other_things() -> None:
    s = fleet(bare(new(2)), "longship")
    played(s, Rule(T.LOOT, lambda value, what, _: 6 if what == item("oil") else value))
    rolls(s, 8, 6)
    do(s, "occupy raiding")
    assert "loot oil" in can(s)
    do(s, "loot oil")
    assert (have(s, "oil"), s.record.table) == (1, RAIDING)


def test_a_board_can_take_other_things() -> None:
    house = BOARD_NAMES.index("stone_house_1")
    wood = item("wood")
    s = own(give(new(2), wood=1), "stone_house_1")
    s.buildings[1] -= 1
    played(
        s,
        Rule(T.ACCEPTS, lambda value, board, what: int(value or (board == house and what == wood))),
    )
    do(s, "anytime")
    assert "lay wood stone_house_1" in can(s)
    assert not any(move.startswith("lay bow") for move in can(s))
    do(s, "lay wood stone_house_1", "at 1 1 b")
    s.check()
    assert have(s, "wood") == 0


def test_more_tiles_of_a_kind_can_lie_lengthwise() -> None:
    s = until(new(2), "feast")
    peas = item("peas")
    played(
        bare(s, peas=2, silver=1),
        Rule(T.LENGTHWISE, lambda value, kind, _: 2 if kind == peas else value),
    )
    do(s, "serve peas wide", "serve-coins 1", seat=0)
    assert "serve peas wide" in can(s, 0)


def test_slots_can_be_counted_otherwise() -> None:
    s = bare(new(2))
    s.players[0].sheds, s.buildings[0] = 1, s.buildings[0] - 1
    before = s.tally(0)[10].points
    played(s, Rule(T.EMPTY_SLOTS, lambda value, _a, _b: value - 1))
    assert s.tally(0)[10].points == before + 1
