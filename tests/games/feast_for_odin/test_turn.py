"""O-5  A turn."""

import pytest

from meadhall.games.feast_for_odin.spaces import ALL_SPACES
from tests.games.feast_for_odin.table import (
    bare,
    can,
    cannot,
    changed,
    do,
    fleet,
    give,
    hands,
    have,
    new,
    rolls,
    round_over,
    until,
    with_cards,
)
from tests.marks import clause


@clause("O-5.1")
def test_turns_go_round_until_all_have_passed() -> None:
    s = give(new(3, ask_always=True), silver=1)
    do(s, "occupy market_beans", "pass", "occupy take_stockfish")
    assert s.seat == 0
    do(s, "pass")
    assert s.seat == 2
    do(s, "pass")
    step = s.step_of(s.seat)
    assert step is not None
    assert step.name == "before-income"


@clause("O-5.1", "O37")
def test_without_a_viking_one_passes_for_good() -> None:
    s = new(2)
    s.players[1].thing = 0
    do(changed(s), "occupy market_beans")
    assert (s.seat, [player.passed for player in s.players]) == (0, [False, True])
    s.players[1].thing = 1
    do(changed(s), "occupy take_stockfish")
    assert s.seat == 0


@clause("O-5.2")
def test_a_space_takes_as_many_vikings_as_its_column_once_a_round() -> None:
    s = new(2)
    do(s, "occupy market_fruits")
    assert [player.thing for player in s.players] == [3, 6]
    assert s.there[ALL_SPACES.index("market_fruits")] == 3
    assert cannot(s, "occupy market_fruits")
    s.players[1].thing = 2
    assert cannot(changed(s), "occupy wood_per_player") is False
    assert cannot(s, "occupy mountain_3_2")


@clause("O-5.3", "O8")
def test_a_space_needs_one_part_that_can_be_carried_out() -> None:
    s = bare(new(2))
    assert cannot(s, "occupy build_shed")
    assert cannot(s, "occupy upgrade_2")
    assert "occupy mountain_1_upgrade_1" in can(s)
    assert "occupy build_shed" in can(give(s, wood=2))


@clause("O8")
def test_paying_the_price_is_enough_even_if_nothing_comes_of_it() -> None:
    s = bare(new(2), wood=2)
    s.buildings[0] = 0
    do(changed(s), "occupy build_shed")
    assert (have(s, "wood"), s.players[0].sheds) == (0, 0)


@clause("O-5.3", "O40")
def test_ships_are_asked_for_when_vikings_are_placed() -> None:
    s = bare(new(2), silver=5, oil=1)
    assert cannot(s, "occupy overseas_trading_1")
    give(s, silver=6)
    do(s, "anytime", "buy knarr", "back", "occupy overseas_trading_1", "trade oil")
    assert (have(s, "silver"), have(s, "rune_stone")) == (0, 1)


@clause("O40")
def test_a_placement_after_which_nothing_can_be_done_is_illegal() -> None:
    s = fleet(bare(new(2)), "knarr")
    assert cannot(s, "occupy emigration_1")  # no silver
    assert cannot(s, "occupy overseas_trading_1")
    assert "occupy emigration_1" in can(give(s, silver=1))


@clause("O-5.4")
def test_one_of_two_printed_ways() -> None:
    s = bare(new(2), wood=1, ore=1)
    do(s, "occupy craft_chest")
    assert can(s) == ["choose wood", "choose ore"]
    do(s, "choose ore")
    assert (have(s, "wood"), have(s, "ore"), have(s, "chest"), have(s, "silver")) == (1, 0, 1, 1)


@clause("O-5.4")
def test_a_choice_with_one_way_open_is_not_asked() -> None:
    s = bare(new(2), wood=1)
    do(s, "occupy craft_chest")
    assert (s.seat, have(s, "chest")) == (1, 1)


@clause("O-5.4", "O31")
def test_a_price_is_paid_whole_or_not_at_all() -> None:
    s = bare(new(2), stone=2, wood=1)
    assert cannot(s, "occupy craft_runes_chests")
    do(give(s, wood=2), "occupy craft_runes_chests")
    found = [have(s, name) for name in ("stone", "wood", "rune_stone", "chest")]
    assert found == [0, 0, 2, 2]


@clause("O-5.4")
def test_up_to_may_be_declined_once_something_was_done() -> None:
    s = bare(new(2), peas=1)
    do(s, "occupy mountain_1_upgrade_1")
    assert "done" in can(s)  # an upgrade is still to come
    do(s, "done")
    assert can(s) == ["upgrade peas"]  # now it must be done


@clause("O-5.5")
def test_the_third_column_draws_a_card_before_the_action() -> None:
    s = with_cards(2)
    deck = len(s.deck)
    do(s, "occupy market_fruits")
    assert (len(s.players[0].hand), len(s.deck)) == (2, deck - 1)
    do(s, "occupy mead_and_silver")
    assert len(s.players[1].hand) == 1


@clause("O-5.6")
def test_the_fourth_column_plays_a_card_before_or_after() -> None:
    s = with_cards(2)
    card = s.players[0].hand[0]
    do(s, "occupy master_crafting")
    assert can(s) == ["decline", f"play {card}"]
    do(s, f"play {card}")
    assert (s.players[0].played, s.seat) == ([card], 1)
    s = with_cards(2)
    do(s, "occupy master_crafting", "decline")
    assert f"play {card}" in can(s)
    assert have(s, "silver") == 4
    do(s, f"play {card}")
    assert (s.players[0].played, s.seat) == ([card], 1)


@clause("O-5.7", "O22")
def test_an_imitation_tile_copies_a_space_another_player_holds() -> None:
    s = new(4)
    s.imitations = 2 | 8
    changed(s)
    assert cannot(s, "imitate market_beans")  # nothing to imitate yet
    do(s, "occupy market_beans")
    assert "imitate market_beans" in can(s)
    assert not [move for move in can(s) if "imitate" in move and move != "imitate market_beans"]
    do(s, "imitate market_beans")
    assert (have(s, "silver"), have(s, "silver", 1)) == (1, 1)
    assert cannot(s, "imitate market_beans")


@clause("O22")
def test_own_spaces_cannot_be_imitated() -> None:
    s = new(4)
    s.imitations = 2 | 8
    do(changed(s), "occupy market_beans", "pass", "pass", "pass")
    assert s.seat == 0
    assert cannot(s, "imitate market_beans")


@clause("O21", "O-5.7")
def test_the_bonus_of_the_column_holds_on_imitation_tiles() -> None:
    s = with_cards(4)
    s.imitations = 2 | 8
    do(changed(s), "occupy market_fruits", "imitate market_fruits")
    assert [len(hand) for hand in hands(s)] == [2, 2, 1, 1]
    assert have(s, "fruits", 1) == 1


@clause("O-5.7")
def test_vikings_come_back_from_the_imitation_tile() -> None:
    s = new(4)
    s.imitations = 4 | 8
    for seat in range(4):
        bare(s, seat)
    rolls(s, 8, 5)
    do(changed(s), "occupy laying_snare", "fail")
    rolls(s, 8, 5)
    do(s, "imitate laying_snare", "fail")
    assert s.there[ALL_SPACES.index("imitate_2")] == 1
    assert s.players[1].thing == 5


@clause("O-5.8", "O7")
def test_whoever_placed_last_starts_not_whoever_passed_last() -> None:
    s = new(3)
    do(s, "occupy market_beans", "occupy take_stockfish", "pass", "pass", "pass")
    round_over(s)
    assert (s.starter, s.seat) == (1, 1)


@clause("O-5.8")
def test_if_nobody_placed_the_start_player_stays() -> None:
    assert round_over(new(3)).starter == 0


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_there_is_always_a_way_on(seats: int) -> None:
    s = new(seats)
    until(s, "feast")
    assert can(s)
