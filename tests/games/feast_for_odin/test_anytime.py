"""O-4  What can be done at any time."""

from tests.games.feast_for_odin.table import (
    bare,
    can,
    cannot,
    changed,
    do,
    fleet,
    give,
    have,
    new,
    own,
    rolls,
    round_over,
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
    do(s, "anytime", "lay silver home", "at 1 1 a", "back")
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
    do(s, "load 4", "load 1")
    assert "load" not in verbs(s)  # one place on a boat, three on a longship
    do(s, "back")
    fleet(s, "longship")
    rolls(s, 8, 6)
    do(s, "occupy raiding", "anytime")
    assert "load" not in verbs(s)


@clause("O-4.4")
def test_before_income_all_who_can_do_something_are_asked_at_once() -> None:
    s = bare(new(3), silver=3)
    bare(s, 1)
    bare(s, 2, oil=1)
    do(s, "pass", "pass", "pass")
    assert s.waiting == [0, 2]
    do(s, "anytime", "lay oil home", "at 1 12 a", seat=2)
    assert have(s, "oil", 2) == 0
    do(s, "done", seat=2)
    assert s.waiting == [0]


@clause("O-4.4", "O47")
def test_nobody_is_asked_before_income_for_coins_alone() -> None:
    s = bare(bare(bare(new(3), silver=2, ore=5, peas=2), 1, silver=2), 2, oil=1)
    do(s, "pass", "pass", "pass")
    assert s.waiting == [2]


@clause("O-4.4", "O47")
def test_with_the_option_all_are_asked_who_can_do_anything() -> None:
    s = bare(bare(bare(new(3, ask_always=True), silver=1), 1), 2, oil=1)
    do(s, "pass", "pass", "pass")
    assert s.waiting == [0, 2]


@clause("O47")
def test_nothing_more_this_round_is_not_asked_before_the_bonus() -> None:
    s = bare(bare(new(2), oil=2, mead=9), 1, oil=2, mead=9)
    do(s, "pass", "pass", "no-more")
    do(s, "done", seat=1)
    until(s, "before-bonus")
    assert s.waiting == [1]
    assert cannot(s, "no-more")
    round_over(s)
    give(s, oil=2)
    do(changed(s), "pass", "pass")
    assert 0 in s.waiting


@clause("O47")
def test_in_the_last_round_nobody_can_waive_the_last_placing() -> None:
    s = bare(bare(new(2), oil=2), 1)
    s.round = s.rounds
    do(s, "pass", "pass")
    assert cannot(s, "no-more")


@clause("O47", "O-10.1")
def test_at_the_end_ore_is_worth_asking_for_and_ships_are_not() -> None:
    s = bare(bare(new(3), ore=1, mead=9), 1, silver=30)
    bare(s, 2, mead=9)
    s.round = s.rounds
    until(s, "last-placing")
    assert s.waiting == [0]


@clause("O-4.4")
def test_before_the_bonus_there_is_a_window_too() -> None:
    s = give(new(2), silver=30)
    assert until(s, "before-bonus").round == 1


@clause("O-4.5", "O28")
def test_coins_lie_cell_by_cell_and_nothing_can_be_thrown_away() -> None:
    s = bare(new(2), silver=10)
    do(s, "anytime", "lay silver home", "at 1 1 a")
    assert have(s, "silver") == 9
    assert s.players[0].covered[0].bit_count() == 1
    assert not {"discard", "drop", "sell"} & set(verbs(s))


@clause("O45")
def test_the_list_can_be_left_thirty_times() -> None:
    s = bare(new(2), silver=3)
    for _ in range(15):
        do(s, "anytime", "lay silver home", "back", "back")
    assert cannot(s, "anytime")
    do(s, "occupy market_beans", "pass")
    assert "anytime" in can(s)


@clause("O45", "O-4.4")
def test_trying_out_places_does_not_close_the_window_before_income() -> None:
    s = bare(new(2), oil=1)
    do(s, "pass", "pass")
    do(s, "anytime")
    for _ in range(8):
        do(s, "lay oil home", "back")
    do(s, "lay oil home", "at 1 12 a")
    assert have(s, "oil") == 0


@clause("O-4.1")
def test_an_act_opens_the_list_again() -> None:
    s = bare(new(2), silver=3)
    do(s, *["anytime", "back"] * 29, "anytime", "lay silver home", "at 1 1 a", "back")
    do(s, *["anytime", "back"] * 28)
    assert "anytime" in can(s)


@clause("O-4.1")
def test_the_list_stays_open_until_it_is_left() -> None:
    s = bare(new(2), oil=2, silver=5)
    do(s, "anytime", "lay oil home", "at 1 1 a", "buy whaling_boat", "lay oil home", "at 1 3 a")
    assert "lay silver home" in can(s)
    do(s, "back")
    assert "occupy market_beans" in can(s)


@clause("O-4.1")
def test_the_decision_can_be_made_from_the_open_list() -> None:
    s = bare(new(2), oil=2, peas=2)
    before = [move for move in can(s) if move not in ("anytime", "put-all")]
    do(s, "anytime", "lay oil home", "at 1 1 a")
    assert can(s)[can(s).index("back") + 1 :] == before
    do(s, "occupy upgrade_2", "upgrade peas", "anytime", "upgrade peas")
    assert (s.seat, have(s, "mead")) == (1, 2)


@clause("O-4.1", "O-4.4")
def test_a_window_can_be_left_from_the_open_list() -> None:
    s = bare(bare(new(2), oil=2), 1, oil=2)
    do(s, "pass", "pass")
    do(s, "anytime", "lay oil home", "at 1 1 a", "no-more", seat=1)
    assert (s.waiting, s.players[1].no_more) == ([0], True)


@clause("O-4.1", "O-9.2")
def test_the_feast_goes_on_from_the_open_list() -> None:
    s = until(new(2), "feast")
    bare(s, oil=2, peas=1, silver=9)
    do(s, "anytime", "lay oil home", "at 1 1 a", seat=0)
    view = s.view(0)
    assert view.feast.food[0].item == "peas"
    do(s, "serve peas wide", seat=0)
    assert (have(s, "peas"), len(s.players[0].plates)) == (0, 1)


@clause("O-4.1")
def test_a_list_without_entries_closes_by_itself() -> None:
    s = bare(new(2), oil=1)
    do(s, "anytime", "lay oil home", "at 1 1 a")
    assert "occupy market_beans" in can(s)


@clause("O-4.1")
def test_a_tile_put_back_leaves_the_list_open() -> None:
    s = bare(new(2), oil=1)
    do(s, "anytime", "lay oil home", "back")
    assert can(s)[:4] == ["lay oil home", "put oil home", "put-all", "back"]


@clause("O-7.2")
def test_turn_and_cell_are_one_decision() -> None:
    s = own(bare(new(2), oil=1), "shetland")
    do(s, "anytime")
    assert can(s)[:4:2] == ["lay oil home", "lay oil shetland"]
    do(s, "lay oil home")
    assert {move.split()[1] for move in can(s)[:-1]} == {"1", "2"}
    do(s, "at 2 1 a")
    assert s.players[0].laid[0].turn == 1


@clause("O-4.5", "O48")
def test_several_coins_go_where_they_raise_the_income() -> None:
    s = give(new(2), silver=12, ore=3)
    do(s, "anytime")
    assert "cover silver home 12" in can(s)
    assert "cover ore home 3" in can(s)
    assert cannot(s, "cover silver home 13")
    rise = s.view(0).own.rises[0]
    do(s, f"cover silver home {len(rise.cells)}")
    assert s.view(0).players[0].income == rise.income
    assert have(s, "silver") == 12 - len(rise.cells)
    s.check()


@clause("O48")
def test_coins_laid_at_once_leave_symbols_free() -> None:
    s = bare(new(2), silver=12)
    own(s, "shetland")
    while have(s, "silver"):
        do(s, "anytime", f"cover silver shetland {have(s, 'silver')}")
        if "anytime" not in can(s):
            break
    board = next(b for b in s.view(0).players[0].boards if b.id == "shetland")
    assert all(symbol.missing is not None for symbol in board.symbols)
    assert len(board.pieces) == 12
