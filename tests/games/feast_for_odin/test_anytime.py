"""O-4  What can be done at any time."""

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
    ships,
    until,
    verbs,
    with_cards,
)
from tests.marks import clause


@clause("O-4.1")
def test_the_entry_is_there_only_when_something_is_possible() -> None:
    assert cannot(bare(new(2)), "anytime")
    assert "anytime" in can(bare(new(2), oil=1))


@clause("O-4.1")
def test_after_an_act_the_same_decision_is_asked_again() -> None:
    s = bare(new(2), silver=3)
    before = set(can(s))
    do(s, "anytime", "lay silver", "at 1 a")
    assert have(s, "silver") == 2
    assert before - set(can(s)) == {"occupy buy_cattle_milk", "occupy buy_sheep_cattle"}


@clause("O-4.1", "O42")
def test_inside_an_action_it_begins_with_the_first_part() -> None:
    s = bare(new(2), peas=2, oil=1)
    do(s, "occupy upgrade_2")
    assert cannot(s, "anytime")
    do(s, "upgrade peas")
    assert "anytime" in can(s)


@clause("O42")
def test_the_card_of_the_third_column_does_not_open_the_list() -> None:
    s = bare(with_cards(2), peas=2, oil=1)
    cards = len(s.players[0].hand)
    do(s, "occupy upgrade_4")
    assert len(s.players[0].hand) == cards + 1
    assert cannot(s, "anytime")
    do(s, "upgrade peas")
    assert "anytime" in can(s)


@clause("O-4.2")
def test_a_ship_costs_its_points_and_needs_a_berth() -> None:
    s = bare(new(2), silver=8)
    do(s, "anytime")
    assert [move for move in can(s) if move.startswith("buy")] == [
        "buy whaling_boat", "buy knarr", "buy longship",
    ]  # fmt: skip
    do(s, "buy longship")
    assert (have(s, "silver"), ships(s)[3]) == (0, "longship")
    give(s, silver=20)
    fleet(s, *["whaling_boat"] * 3, *["knarr"] * 4)
    do(s, "anytime")
    assert "buy" not in verbs(s)


@clause("O-4.3")
def test_ore_is_loaded_before_an_action_and_never_during_one() -> None:
    s = fleet(bare(new(2), ore=5, silver=1), "longship-2", "whaling_boat", "knarr")
    do(s, "anytime")
    assert [move for move in can(s) if move.startswith("load")] == ["load 1", "load 4"]
    do(s, "load 4", "anytime", "load 1", "anytime")
    assert "load" not in verbs(s)  # one place on a boat, three on a longship
    do(s, "back")
    fleet(s, "longship")
    rolls(s, 8, 6)
    do(s, "occupy raiding", "anytime")
    assert "load" not in verbs(s)


@clause("O-4.4")
def test_before_income_all_who_can_do_something_are_asked_at_once() -> None:
    s = bare(new(3), silver=1)
    bare(s, 1)
    bare(s, 2, oil=1)
    do(s, "pass", "pass", "pass")
    assert s.waiting == [0, 2]
    do(s, "anytime", "lay oil", "hold home 1", "at 12 a", seat=2)
    assert have(s, "oil", 2) == 0
    do(s, "done", seat=2)
    assert s.waiting == [0]


@clause("O-4.4")
def test_before_the_bonus_there_is_a_window_too() -> None:
    s = give(new(2), silver=30)
    assert until(s, "before-bonus").round == 1


@clause("O-4.5", "O28")
def test_coins_lie_cell_by_cell_and_nothing_can_be_thrown_away() -> None:
    s = bare(new(2), silver=10)
    do(s, "anytime", "lay silver", "at 1 a")
    assert have(s, "silver") == 9
    assert s.players[0].covered[0].bit_count() == 1
    assert not {"discard", "drop", "sell"} & set(verbs(s))


@clause("O45")
def test_the_list_can_be_left_ten_times() -> None:
    s = bare(new(2), silver=3)
    for _ in range(5):
        do(s, "anytime", "back", "anytime", "lay silver", "back")
    assert cannot(s, "anytime")
    do(s, "occupy market_beans", "pass")
    assert "anytime" in can(s)


@clause("O45", "O-4.4")
def test_trying_out_places_does_not_close_the_window_before_income() -> None:
    s = bare(new(2), oil=1)
    do(s, "pass", "pass")
    for _ in range(4):
        do(s, "anytime", "lay oil", "hold home 1", "back")
    do(s, "anytime", "lay oil", "hold home 1", "at 12 a")
    assert have(s, "oil") == 0


@clause("O-4.1")
def test_an_act_opens_the_list_again() -> None:
    s = bare(new(2), silver=3)
    do(s, *["anytime", "back"] * 9, "anytime", "lay silver", "at 1 a")
    do(s, *["anytime", "back"] * 9)
    assert "anytime" in can(s)
