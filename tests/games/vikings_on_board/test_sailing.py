"""V-4  Sailing: which ship, who controls it, who gets the goods."""

import pytest

from meadhall.games.vikings_on_board.rules import Vikings
from tests.games.vikings_on_board.harbour import (
    bet,
    can,
    do,
    docked,
    hull,
    lost,
    order,
    pile,
    position,
)
from tests.marks import clause

FAIR = "grain hides hides nails"


def sailing(
    hull_of_one: str, goods: str, seats: int = 4, captain: int = 0, **more: object
) -> Vikings:
    """Ship 1 sails now."""
    s = position([hull_of_one], seats=seats, captain=captain, goods={1: goods}, **more)  # type: ignore[arg-type]
    return do(s, "sail 1")


# --- the choice of the ship -------------------------------------------------------------------


@clause("V-4.1")
def test_only_a_ship_with_goods_and_hull_may_sail() -> None:
    s = position(["", "R1", "B1"], captain=0, goods={1: "hides", 3: "nails"})
    assert can(s) == ["sail 3"]


@clause("V-4.1", "V4")
def test_any_ship_may_sail_if_none_has_goods_and_hull() -> None:
    s = position(["", "R1", "", None], captain=0, goods={1: "hides"})
    assert can(s) == [f"sail {ship}" for ship in (1, 2, 3, 5, 6, 7, 8)]


@clause("V4")
def test_a_ship_with_neither_goods_nor_hull_may_sail() -> None:
    s = do(position(["R1"], captain=0), "sail 8")
    assert 8 not in docked(s)
    assert s.round == 2


@clause("V-4.2", "V5")
def test_control_and_bets_are_settled_without_goods() -> None:
    s = do(position(["R1"], captain=0, bets={(1, 3): "1 red"}), "sail 1")
    assert bet(s, 1, 3) == "won"
    assert len(s.lies) == 0


@clause("V-4.7", "V6")
def test_goods_without_hull_leave_the_game_and_no_bet_wins() -> None:
    s = position(["", "R1"], captain=0, goods={1: "hides nails"}, bets={(1, 3): "1 red"})
    do(s, "sail 1")
    assert lost(s) == ["hides", "nails"]
    assert bet(s, 1, 3) == "1 red"


# --- control ------------------------------------------------------------------------------------


@clause("V-4.3", "V-4.4")
def test_control_goes_by_shields_as_in_the_rule_book() -> None:
    assert order(position(["B3 R3 G2"]), 1) == ["blue", "red", "green"]


@clause("V-4.3", "V-4.4")
def test_shields_of_several_pieces_add_up() -> None:
    assert order(position(["B1 R3 B2 G2"]), 1) == ["blue", "red", "green"]


@clause("V-4.4")
def test_the_clan_nearer_to_the_bow_wins_a_tie() -> None:
    assert order(position(["R3 B3 G2"]), 1) == ["red", "blue", "green"]


@clause("V-4.4")
def test_the_foremost_piece_decides_not_the_last() -> None:
    assert order(position(["R1 B3 R2"]), 1) == ["red", "blue"]


@clause("V-4.3")
def test_more_shields_beat_the_place() -> None:
    assert order(position(["R2 Y1 B3"]), 1) == ["blue", "red", "yellow"]


@clause("V-4.3")
def test_a_clan_without_a_piece_has_no_part() -> None:
    s = sailing("B3 R3 G2", FAIR)
    do(s, "take grain", "take hides", "take hides")
    assert pile(s, 3) == []


@clause("V-4.3", "V-4.4", "V-5.2")
def test_the_log_tells_a_sailing_as_one_event() -> None:
    s = position(["R3 B3 G2"], captain=0, bets={(1, 3): "1 red", (2, 2): "1 blue"})
    s.chronicle = []
    do(s, "sail 1")
    told = [line for line in s.chronicle if line.key != "log-round"]
    assert [line.key for line in told] == [
        "scene-sail",
        "log-sail",
        "log-crew",
        "log-lead",
        "log-win",
        "log-win-value",
        "log-bet-stays",
        "scene-end",
    ]
    crew, lead, value = told[2], told[3], told[5]
    assert [(one["clan"], one["shields"]) for one in crew.args["pieces"]] == [
        ("red", 3),
        ("blue", 3),
        ("green", 2),
    ]
    assert (lead.args["clan"], lead.args["shields"], lead.args["tie"]) == ("red", 3, 1)
    assert (value.args["value"], value.only) == (3, [1])


# --- sharing out ----------------------------------------------------------------------------------


@clause("V-4.5", "V-4.8", "V33")
def test_goods_are_shared_out_as_in_the_rule_book() -> None:
    s = sailing("B3 R3 G2", FAIR)
    assert s.waiting == [1]
    assert can(s) == ["take hides", "take grain", "take nails"]
    do(s, "take grain")
    assert s.waiting == [0]
    do(s, "take hides")
    assert s.waiting == [2]
    do(s, "take hides")
    assert sorted(pile(s, 1)) == ["grain", "nails"]  # the last one, round again
    assert (pile(s, 0), pile(s, 2)) == (["hides"], ["hides"])
    assert s.round == 2


@clause("V-4.5")
def test_the_last_clans_go_without_when_goods_are_few() -> None:
    s = do(sailing("B3 R3 G2", "grain hides"), "take grain")
    assert (pile(s, 1), pile(s, 0), pile(s, 2)) == (["grain"], ["hides"], [])


@clause("V-4.5", "V-4.8", "V33")
def test_a_clan_alone_takes_everything_without_a_question() -> None:
    s = sailing("B3 B1", "grain hides")
    assert sorted(pile(s, 1)) == ["grain", "hides"]
    assert s.round == 2


@clause("V33", "V-4.8")
def test_goods_of_one_kind_are_handed_out_without_a_question() -> None:
    s = sailing("B3 R3 G2", "nails nails nails nails")
    assert [len(pile(s, seat)) for seat in range(4)] == [1, 2, 1, 0]
    assert s.round == 2


# --- neutral clans --------------------------------------------------------------------------------


@clause("V-4.6", "V9", "V28")
def test_the_left_neighbour_of_the_next_taker_removes_one() -> None:
    s = sailing("Y3 B2", "hides grain", seats=3)
    assert s.waiting == [2]
    assert can(s) == ["remove hides", "remove grain"]
    do(s, "remove grain")
    assert lost(s) == ["grain"]
    assert pile(s, 1) == ["hides"]


@clause("V-4.6", "V28")
def test_left_is_the_next_seat_whoever_moves_first() -> None:
    for captain in range(3):
        s = sailing("Y3 G2", "hides grain", seats=3, captain=captain)
        assert s.waiting == [0]


@clause("V9")
def test_with_two_players_the_opponent_of_the_next_taker_removes_one() -> None:
    assert sailing("Y3 R2", "hides grain", seats=2).waiting == [1]
    assert sailing("Y3 B2", "hides grain", seats=2).waiting == [0]


@clause("V9")
def test_further_neutral_clans_are_skipped_round_and_round() -> None:
    s = sailing("R3 Y2 G1", "hides hides grain grain nails nails", seats=2)
    do(s, "take nails")
    assert s.waiting == [1]  # Sun is due, Pine after it, then red: blue sits to the left of red
    do(s, "remove hides")
    assert s.waiting == [1]
    do(s, "remove hides")
    assert s.waiting == [0]


@clause("V10", "V-4.8")
def test_the_last_good_for_a_neutral_clan_leaves_without_a_question() -> None:
    s = sailing("R3 Y2", "hides grain", seats=2)
    do(s, "take grain")
    assert lost(s) == ["hides"]
    assert s.round == 2


@clause("V10", "V-4.8")
def test_nobody_is_asked_when_all_goods_left_fall_to_neutral_clans() -> None:
    s = do(sailing("R3 Y2 G1", "hides grain nails", seats=2), "take nails")
    assert sorted(lost(s)) == ["grain", "hides"]
    assert pile(s, 0) == ["nails"]
    assert s.round == 2


@clause("V10", "V-4.7")
def test_all_goods_leave_with_neutral_clans_only() -> None:
    s = sailing("Y3 G2", "hides grain nails", seats=2, bets={(0, 1): "1 yellow"})
    assert sorted(lost(s)) == ["grain", "hides", "nails"]
    assert bet(s, 0, 1) == "won"


@clause("V8", "V-5.2")
def test_a_neutral_leader_wins_bets() -> None:
    bets = {(0, 3): "1 yellow"}
    s = sailing("Y3 B2", "hides", seats=3, bets=bets)
    assert bet(s, 0, 3) == "won"
    assert lost(s) == ["hides"]


@clause("V8")
def test_neutral_clans_stand_in_the_order() -> None:
    s = position(["R1 Y2 B3"], seats=2)
    assert order(s, 1) == ["blue", "yellow", "red"]
    assert [line.seat for line in s.view(None).ships[0].control] == [1, None, 0]


@clause("V11")
def test_neutral_clans_take_turns_beside_a_single_player() -> None:
    s = do(sailing("R3 Y2", "hides grain nails", seats=2), "take nails")
    assert s.waiting == [1]
    do(s, "remove grain")
    assert sorted(pile(s, 0)) == ["hides", "nails"]


@clause("V11", "V35")
def test_with_the_option_the_single_player_takes_everything() -> None:
    options = {"neutral_clan_counts_as_present": False}
    s = sailing("Y3 R1", "hides grain nails", seats=2, bets={(1, 1): "1 yellow"}, **options)
    assert len(pile(s, 0)) == 3
    assert bet(s, 1, 1) == "won"  # V35  the neutral clan still leads


@clause("V35")
def test_the_option_does_nothing_with_two_players_aboard() -> None:
    options = {"neutral_clan_counts_as_present": False}
    s = sailing("Y3 R2 B1", "hides grain nails", seats=2, **options)
    assert can(s) == ["remove hides", "remove grain", "remove nails"]


# --- afterwards -----------------------------------------------------------------------------------


@clause("V-4.9")
def test_the_ship_is_gone_with_its_pieces() -> None:
    s = sailing("B3 R3 G2", "hides")
    assert hull(s, 1) == ""
    assert docked(s) == [2, 3, 4, 5, 6, 7, 8]
    assert s.pieces_in_port() == 0
    assert not s.view(None).ships[0].docked


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_sailing_ship_shows(seats: int) -> None:
    s = sailing("B3 R3", "hides grain nails", seats=seats)
    shown = s.view(None).sailing
    assert (shown.ship, shown.clan, shown.seat, shown.removing) == (1, "blue", 1, False)
