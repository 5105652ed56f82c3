"""O-8  Dice."""

import pytest

from tests.games.feast_for_odin.table import (
    bare,
    can,
    cannot,
    do,
    fleet,
    give,
    have,
    new,
    rolls,
    row,
    ships,
    verbs,
)
from tests.marks import clause


@clause("O-8.4", "O11")
def test_pillage_with_three_ore_and_a_sword() -> None:
    s = fleet(bare(new(2), ore=1, sword=1), "longship-2")
    rolls(s, 12, 4, 6)
    do(s, "anytime", "load 4", "occupy pillaging_1", "roll", "loot jewellery")
    assert (have(s, "jewellery"), have(s, "sword")) == (1, 0)
    assert ships(s)[3] == "longship-3"


@clause("O-8.2", "O-8.4", "O39")
def test_raid_of_four_five_three() -> None:
    s = fleet(bare(new(2), stone=2, sword=1), "longship-3")
    rolls(s, 8, 4, 5, 3)
    do(s, "occupy raiding", "roll", "roll")
    assert cannot(s, "roll")
    assert [move for move in can(s) if move.startswith("loot")] == ["loot rune_stone"]
    do(s, "fail")
    assert (have(s, "stone"), have(s, "sword")) == (3, 2)


@clause("O-8.5", "O15")
def test_pillage_failure() -> None:
    s = fleet(bare(new(2)), "longship")
    rolls(s, 12, 2)
    do(s, "occupy pillaging_1", "fail")
    assert (have(s, "stone"), have(s, "sword")) == (1, 1)
    assert (s.players[0].thing, s.seat) == (5, 1)


@clause("O-8.3", "O-8.5")
def test_hunt_of_three_seven_four() -> None:
    s = bare(new(2), wood=2, bow=2)
    rolls(s, 8, 3, 7, 4)
    do(s, "occupy hunting_2", "roll", "roll")
    assert can(s) == ["succeed 2", "fail"]
    do(s, "fail")
    assert (have(s, "wood"), have(s, "bow"), s.players[0].thing, s.seat) == (3, 3, 4, 1)


@clause("O-8.3")
def test_success_is_paid_in_any_mix() -> None:
    s = bare(new(2), wood=5, bow=2)
    rolls(s, 8, 4)
    do(s, "occupy hunting_1")
    assert [move for move in can(s) if move.startswith("succeed")] == [
        "succeed 0", "succeed 1", "succeed 2",
    ]  # fmt: skip
    do(s, "succeed 1")
    assert [have(s, n) for n in ("wood", "bow", "hide", "game_meat")] == [2, 1, 1, 1]
    assert s.discards[0] == 1


@clause("O-8.5", "O15")
def test_snare_failure() -> None:
    s = bare(new(2))
    rolls(s, 8, 8)
    do(s, "occupy laying_snare", "fail")
    assert (have(s, "wood"), have(s, "snare"), s.players[0].thing) == (1, 1, 5)


@clause("O-8.3")
def test_a_snare_that_succeeds_brings_fur_and_a_snare() -> None:
    s = bare(new(2), snare=3)
    rolls(s, 8, 2)
    do(s, "occupy laying_snare", "succeed 2")
    assert (have(s, "fur"), have(s, "snare")) == (1, 2)


@clause("O-8.1", "O11", "O29")
def test_three_boats_take_off_five() -> None:
    s = fleet(bare(new(2), silver=3), "whaling_boat-1", "whaling_boat-1")
    rolls(s, 12, 8)
    do(s, "anytime", "buy whaling_boat", "occupy whaling_main", "sail 1-2-3")
    assert s.players[0].record().ore == 5


@clause("O-8.1")
def test_boats_are_chosen_alike_ones_only_once() -> None:
    s = fleet(bare(new(2)), "whaling_boat-1", "whaling_boat-1", "whaling_boat")
    do(s, "occupy whaling_main")
    assert can(s) == ["sail 1", "sail 1-2", "sail 3", "sail 1-3", "sail 1-2-3"]
    s = fleet(bare(new(2)), "whaling_boat-1", "whaling_boat-1", "whaling_boat")
    do(s, "occupy whaling_extra")
    assert can(s) == ["sail 1", "sail 3"]


@clause("O-8.3")
def test_a_roll_of_eight_costs_three() -> None:
    s = fleet(bare(new(2), wood=1, spear=2), "whaling_boat-1", "whaling_boat-1", "whaling_boat")
    rolls(s, 12, 8)
    do(s, "occupy whaling_main", "sail 1-2-3")
    assert "succeed 2" in can(s)
    do(s, "succeed 2")
    assert [have(s, n) for n in ("oil", "skin_and_bones", "whale_meat")] == [1, 1, 1]


@clause("O-8.3", "O12")
def test_zero_stops_the_rolling_and_succeeds() -> None:
    s = fleet(bare(new(2)), "whaling_boat-1", "whaling_boat-1", "whaling_boat")
    rolls(s, 12, 8, 4)
    do(s, "occupy whaling_main", "sail 1-2-3", "roll")
    assert s.seat == 1
    assert [have(s, n) for n in ("oil", "skin_and_bones", "whale_meat")] == [1, 1, 1]


@clause("O-8.5", "O15")
def test_whaling_failure_lets_two_vikings_back() -> None:
    s = fleet(bare(new(2)), "whaling_boat")
    rolls(s, 12, 9)
    do(s, "occupy whaling_main", "fail")
    assert (have(s, "wood"), have(s, "spear"), s.players[0].thing) == (1, 1, 5)


@clause("O12")
def test_failure_is_always_open_above_zero() -> None:
    s = bare(new(2), wood=8)
    rolls(s, 8, 1)
    do(s, "occupy hunting_1")
    assert "fail" in can(s)


@clause("O13", "O-8.4")
def test_five_or_less_fails_and_failure_may_be_declared_at_any_result() -> None:
    s = fleet(bare(new(2)), "longship")
    rolls(s, 8, 5, 5, 5)
    do(s, "occupy raiding", "roll", "roll")
    assert verbs(s) == ["fail"]
    s = fleet(bare(new(2)), "longship")
    rolls(s, 8, 8)
    do(s, "occupy raiding")
    assert {"fail", "loot silverware", "loot helmet"} <= set(can(s))


@clause("O11")
def test_ore_does_not_help_raiding_and_the_best_ship_pillages() -> None:
    s = fleet(bare(new(2)), "longship-1", "longship-3", "knarr")
    rolls(s, 8, 4)
    do(s, "occupy raiding")
    assert s.players[0].record().ore == 0
    do(s, "fail")
    fleet(bare(s, 1), "longship-1", "longship-3", seat=1)
    rolls(s, 12, 4)
    do(s, "occupy pillaging_1")
    assert s.players[1].record().ore == 3
    assert "loot silverware" in can(s)


@clause("O39", "O46")
def test_what_is_missing_is_paid_in_swords_and_stone() -> None:
    s = fleet(bare(new(2), stone=2, sword=2), "longship")
    rolls(s, 8, 6)
    do(s, "occupy raiding", "loot silk")
    assert [move for move in can(s) if move != "anytime"] == ["raise 0 0", "raise 1 0", "raise 2 0"]
    do(s, "raise 1 0")
    assert (have(s, "stone"), have(s, "sword"), have(s, "silk")) == (1, 1, 1)


@clause("O-8.4")
def test_a_special_tile_is_taken_from_the_supply_board() -> None:
    s = fleet(bare(new(2), sword=8), "longship")
    rolls(s, 8, 8)
    do(s, "occupy raiding", "loot english_crown")
    assert have(s, "english_crown") == 1
    assert have(s, "sword") == 0
    fleet(bare(s, 1, sword=9), "longship", seat=1)
    rolls(s, 12, 8)
    do(s, "occupy pillaging_1")
    assert cannot(s, "loot english_crown")


@clause("O29")
def test_a_ship_bought_between_rolls_does_not_join() -> None:
    s = fleet(bare(new(2), silver=3), "whaling_boat")
    rolls(s, 12, 9, 9)
    do(s, "occupy whaling_main", "anytime", "buy whaling_boat", "roll")
    assert s.players[0].record().ore == 1
    assert s.players[0].record().boats == 1


@clause("O-8.5")
def test_the_weapon_of_a_failure_comes_from_the_discards() -> None:
    s = bare(new(2))
    s.discards = row([1, 0, 0, 0])
    pile = list(s.pile)
    rolls(s, 8, 8)
    do(s, "occupy hunting_1", "fail")
    assert (list(s.discards), list(s.pile)) == ([0, 0, 0, 0], pile)


@pytest.mark.parametrize("space", ["hunting_1", "laying_snare"])
def test_a_roll_is_a_reveal(space: str) -> None:
    s = give(new(2))
    before = s.reveals
    do(s, f"occupy {space}")
    assert s.reveals == before + 1


@clause("O49")
def test_vikings_come_back_without_a_question_while_one_stays() -> None:
    s = rolls(bare(new(2)), 8, 5)
    before = s.players[0].thing
    do(s, "occupy laying_snare", "fail")
    assert (s.seat, s.players[0].thing) == (1, before - 1)


@clause("O49")
def test_one_is_asked_if_the_space_would_be_free_again() -> None:
    s = rolls(bare(new(2)), 8, 5)
    do(s, "occupy laying_snare")
    s.there[s.players[0].record().space] = 1
    do(s, "fail")
    assert [move for move in can(s) if move != "anytime"] == ["call-back 1", "call-back 0"]
