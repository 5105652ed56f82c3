"""S-8: the last card, the final scoring and the winner."""

from tests.games.skibe.arrange import BLUE, GREEN, RED, aboard, arrange, asked, do, legal, shown
from tests.marks import clause

SHORT = [["blue", "red"], ["green"], ["red"]]


@clause("S-8.1", "S-8.2", "S26")
def test_the_player_of_the_last_card_finishes_the_turn() -> None:
    s = arrange(ships=SHORT, pile=0, display=["blue:f"])
    do(s, "take 1", "lay top")
    assert asked(s) == (BLUE, "load-food")
    do(s, "load-food top")
    assert asked(s) == (BLUE, "chieftain")
    do(s, "hold")
    assert s.over
    assert asked(s) is None


@clause("S-8.2")
def test_a_chieftain_played_with_the_last_card_acts_in_the_final_scoring() -> None:
    s = arrange(ships=SHORT, pile=0, display=["blue:f"])
    do(s, "take 1", "lay top", "load-food top", "chieftain remove top")
    assert asked(s) == (BLUE, "remove")


@clause("S-8.1", "S25")
def test_the_last_card_may_go_to_a_new_ship() -> None:
    s = arrange(ships=[["blue", "red", "green"], ["blue"], ["red"]], pile=0, display=["blue/green"])
    do(s, "stern top")
    assert aboard(s, "top") == ["blue/green"]
    assert s.over
    assert [row.reason for row in s.view(None).sheet] == ["stern", "final", "final", "final"]


@clause("S-8.1")
def test_an_empty_pile_alone_does_not_end_the_game() -> None:
    s = arrange(pile=1, next_card="blue:f")
    do(s, "draw", "lay top", "load-food top", "hold")
    assert not s.over
    assert asked(s) == (RED, "turn")
    s = arrange(pile=0, display=["blue:f", "red", "green"])
    do(s, "take 1", "lay top", "load-food top", "hold")
    assert not s.over
    assert shown(s) == [None, "red", "green"]


@clause("S-8.3", "S-8.4")
def test_all_chieftains_act_from_top_to_bottom_before_any_points() -> None:
    s = arrange(
        ships=[["blue", "red"], ["green"], ["red"]],
        food=[1, 1, 2],
        pile=0,
        display=["blue:f"],
        chiefs=[["food green", "remove red"], [], ["swap blue"]],
    )
    do(s, "take 1", "lay top", "load-food top", "hold")
    assert asked(s) == (GREEN, "move-food")
    do(s, "decline")
    assert asked(s) == (RED, "remove")
    do(s, "remove top 1")
    assert asked(s) == (BLUE, "swap")
    assert s.scores() == [0, 0, 0]
    do(s, "decline")
    assert s.over
    assert s.scores() == [1 * 2, 1 * 2 + 1 * 2, 1 * 1]


@clause("S-8.4")
def test_a_ship_of_one_card_pays() -> None:
    s = arrange(ships=[["blue"], [], []], pile=0, display=["red:f"])
    do(s, "take 1", "lay middle", "load-food top", "hold")
    assert s.scores() == [2, 1, 0]


@clause("S22")
def test_protection_ends_before_the_chieftains_of_the_ships_below_act() -> None:
    s = arrange(
        ships=[["blue"], ["red"], []],
        pile=0,
        display=["green:f"],
        chiefs=[["protect blue"], ["remove red"], []],
    )
    do(s, "take 1", "lay bottom", "load-food top", "hold")
    assert "remove top 1" in legal(s)


@clause("S-8.5")
def test_most_points_win() -> None:
    s = arrange(ships=[["blue", "blue"], ["red"], []], pile=0, display=["green:f"])
    do(s, "take 1", "lay bottom", "load-food top", "hold")
    assert s.scores() == [4, 1, 1]
    assert s.ranks() == [1, 2, 2]


@clause("S-8.5", "S31")
def test_equal_totals_share_the_win() -> None:
    s = arrange(ships=[["blue"], ["red"], []], pile=0, display=["green:f"])
    do(s, "take 1", "lay bottom", "load-food bottom", "hold")
    assert s.scores() == [1, 1, 2]
    s = arrange(ships=[["blue", "red"], [], []], pile=0, display=["green:f"])
    do(s, "take 1", "lay bottom", "load-food top", "hold")
    assert s.scores() == [2, 2, 1]
    assert s.ranks() == [1, 1, 3]


@clause("S-6.1", "S-8.4")
def test_the_tally_has_a_line_for_each_ship_scored() -> None:
    s = arrange(ships=[["blue", "red", "green"], ["blue"], ["red"]], pile=0, display=["blue/green"])
    do(s, "stern top")
    assert [line.key for line in s.tally(BLUE)] == ["tally-scoring"] + ["tally-final"] * 3
    assert [line.points for line in s.tally(BLUE)] == [1, 1, 1, 0]
    assert sum(line.points for line in s.tally(BLUE)) == s.scores()[BLUE]
